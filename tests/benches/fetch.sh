#!/usr/bin/env bash
# Lays out the crates that the bench reads below the given folder, each as a workspace of its own with its dependencies
# downloaded. Uses cargo alone.
set -euo pipefail
[ $# -eq 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
mkdir -p "$1"
target=$(cd "$1" && pwd)
crates=(
    kurbo@0.11.3 sgp4@2.4.0 noise@0.9.0 parry2d@0.17.6 salva2d@0.9.0 euclid@0.22.14
    glam@0.30.10 fixed@1.31.0 nalgebra@0.33.2
)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/src"
: > "$work/src/lib.rs"
{
    printf '[package]\nname = "layout"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n[dependencies]\n'
    for crate in "${crates[@]}"; do printf '%s = "=%s"\n' "${crate%@*}" "${crate#*@}"; done
} > "$work/Cargo.toml"
(cd "$work" && cargo vendor --quiet --versioned-dirs vendor > /dev/null)

for crate in "${crates[@]}"; do
    folder=$target/${crate/@/-}
    rm -rf "$folder"
    cp -r "$work/vendor/${crate/@/-}" "$folder"
    rm -f "$folder/.cargo-checksum.json"
    # A crate of the registry is no workspace; without this line cargo would look for one above.
    grep -q '^\[workspace\]' "$folder/Cargo.toml" || printf '\n[workspace]\n' >> "$folder/Cargo.toml"
    (cd "$folder" && cargo fetch --quiet) || echo "note: the dependencies of $crate could not be fetched" >&2
    echo "$folder"
done
