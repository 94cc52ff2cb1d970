//! The contraction canaries: they are quiet in a plain build, and each of them fails where the compiler may fuse products and sums.

use crate::support::workspace_root;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Flags that break every promise about floats.
const FUSED: &str = "-Cllvm-args=-fp-contract=fast -Ctarget-feature=+fma";

const NAMES: [&str; 8] = [
    "dot of f32", "dot of f64", "dot of three f32", "cross of f32", "lerp of f32", "lerp of f64",
    "length of f32", "length of f64",
];

/// Builds the canaries with flags, in a folder of their own, and runs them.
fn canaries(flags: &str, folder: &str) -> Output {
    let target: PathBuf = [env!("CARGO_TARGET_TMPDIR"), folder].iter().collect();
    let manifest = workspace_root().join("fixtures/crates/float-canaries/Cargo.toml");
    let build = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--locked", "--manifest-path"])
        .arg(&manifest)
        .env("CARGO_TARGET_DIR", &target)
        .env("RUSTFLAGS", flags)
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(build.status.success(), "{}", String::from_utf8_lossy(&build.stderr));
    Command::new(target.join("release/float-canaries")).output().expect("the canaries were built")
}

#[test]
fn the_canaries_are_quiet_in_a_plain_build() {
    let output = canaries("", "canaries");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.is_empty(), "{text}");
}

/// Only a processor with the instruction can run what is built here; elsewhere the canaries have nothing to find.
#[cfg(target_arch = "x86_64")]
#[test]
fn every_canary_fails_where_products_and_sums_are_fused() {
    let output = canaries(FUSED, "canaries-fused");
    if !std::arch::is_x86_feature_detected!("fma") {
        assert!(!output.status.success(), "an unknown instruction");
        return;
    }
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    for name in NAMES {
        assert!(text.lines().any(|line| line.starts_with(&format!("{name}: "))), "{name} is quiet:\n{text}");
    }
    assert!(text.contains("products and sums are fused"), "{text}");
}
