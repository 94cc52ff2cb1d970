//! Tells the crate what it is built with: facts that a replay records.

use std::env;
use std::process::Command;

fn main() {
    let variable = |name| env::var(name).unwrap_or_default();
    let rustc = Command::new(variable("RUSTC")).arg("--version").output();
    let rustc =
        rustc.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default();
    // Cargo separates the flags by this character, since they may hold spaces.
    let flags = variable("CARGO_ENCODED_RUSTFLAGS").replace('\u{1f}', " ");
    println!("cargo::rustc-env=SIMMATH_TARGET={}", variable("TARGET"));
    println!("cargo::rustc-env=SIMMATH_RUSTC={rustc}");
    println!("cargo::rustc-env=SIMMATH_RUSTFLAGS={flags}");
    println!("cargo::rustc-env=SIMMATH_OPT_LEVEL={}", variable("OPT_LEVEL"));
    println!("cargo::rerun-if-changed=build.rs");
}
