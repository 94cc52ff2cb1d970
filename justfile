# Short names for what is typed most. `just` lists them.

_list:
    @just --list

# All that CI runs.
ci:
    .ci/run

# The tests, without the rest of CI.
test *args:
    cargo test --workspace {{args}}

# Write golden files and generated pages instead of comparing them; read the difference afterwards.
bless:
    cargo bless

# The scanner on the game with faults.
demo:
    -cargo lint --manifest-path fixtures/crates/skirmish/Cargo.toml

# simmath beside other crates; writes docs/reference/bench-simmath.md. See tests/bench-math/README.md.
bench-math:
    cd tests/bench-math && cargo run --release --locked -- report --check

# A world beside plain vectors, hecs and bevy_ecs; writes docs/reference/bench-world.md.
bench-world:
    cd tests/bench-world && cargo run --release --locked -- report --check

# Time and memory against `syn::parse_file`; see tests/benches/README.md.
bench folder:
    cargo bench --package determinism-tests --bench scan -- {{folder}}
