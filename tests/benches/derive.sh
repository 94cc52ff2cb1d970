#!/usr/bin/env bash
# How long a derive takes to build: 200 types with `simmath::DeterminismSafe`, and the same with serde's two derives.
#
#     tests/benches/derive.sh [runs]
#
# The crates are written to `target/bench-derive`. Each run builds one crate anew, with its dependencies built already, and the
# shortest of the runs counts. `used` also stores and restores a value of each type, so that all code is generated.
set -euo pipefail
shopt -s inherit_errexit
runs=${1:-5}
root=$(cd "$(dirname "$0")/../.." && pwd)
bench=${CARGO_TARGET_DIR:-$root/target}/bench-derive

# 160 structs with six fields and 40 enums with four variants.
types() {
    local derive=$1
    for i in $(seq 160); do
        cat << END
#[derive($derive)]
pub struct S$i { pub id: u32, pub at: (i32, i32), pub name: String, pub items: Vec<u16>, pub target: Option<u64>, pub alive: bool }
END
    done
    for i in $(seq 40); do
        cat << END
#[derive($derive)]
pub enum E$i { Idle, Move { to: (i32, i32), speed: i32 }, Attack(u32), Carry(S$i) }
END
    done
}

# One function for each type that stores and restores a value.
uses() {
    local store=$1
    for name in $(seq -f 'S%g' 160) $(seq -f 'E%g' 40); do
        echo "pub fn use_${name,,}(value: &$name) -> bool { ${store//TYPE/$name} }"
    done
}

# Writes a crate: name, dependencies, source from standard input.
crate() {
    mkdir -p "$bench/$1/src"
    printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n[dependencies]\n%b\n' "$1" "$2" > "$bench/$1/Cargo.toml"
    cat > "$bench/$1/src/lib.rs"
}

simmath="simmath = { path = \"$root/simmath\" }"
serde='serde = { version = "1.0", features = ["derive"] }\nserde_json = "1.0"'
safe() { echo 'use simmath::DeterminismSafe;'; types DeterminismSafe; }
both() { echo 'use serde::{Deserialize, Serialize};'; types 'Serialize, Deserialize'; }
safe | crate derive_declared "$simmath"
both | crate serde_declared "$serde"
{ safe; uses 'simmath::state::from_bytes::<TYPE>(&simmath::state::to_bytes(value)).is_ok()'; } | crate derive_used "$simmath"
{ both; uses 'serde_json::to_vec(value).is_ok_and(|bytes| serde_json::from_slice::<TYPE>(&bytes).is_ok())'; } | crate serde_used "$serde"

# The shortest processor time of a build, in milliseconds.
measure() {
    cd "$bench/$1"
    # Otherwise a build after the first would find that nothing has changed.
    export CARGO_TARGET_DIR=$bench/target-$1 CARGO_INCREMENTAL=0
    cargo build --quiet
    local best= time
    TIMEFORMAT=%U
    for _ in $(seq "$runs"); do
        touch src/lib.rs
        { time cargo build --quiet; } 2> "$bench/time"
        time=$(awk 'END { printf "%d", $1 * 1000 }' "$bench/time")
        if [ -z "$best" ] || [ "$time" -lt "$best" ]; then best=$time; fi
    done
    echo "$best"
}

for kind in declared used; do
    ours=$(measure "derive_$kind")
    theirs=$(measure "serde_$kind")
    awk "BEGIN { printf \"%-9s DeterminismSafe %5d ms   Serialize + Deserialize %5d ms   ratio %.2f\n\", \"$kind\", $ours, $theirs, $ours / $theirs }"
done
