//! Every dependency may be used under a licence of the list.

use crate::support::workspace_root;
use serde_json::Value;
use std::process::Command;

/// The same list stands in `deny.toml`.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[test]
fn every_dependency_has_an_allowed_licence() {
    let packages = metadata();
    let packages = packages["packages"].as_array().expect("cargo lists packages");
    assert!(packages.len() > 20, "cargo lists {} packages", packages.len());
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("");
        assert!(allowed(licence), "{} has the licence `{licence}`", package["id"]);
    }
}

#[test]
fn the_same_licences_stand_in_the_config_of_cargo_deny() {
    let deny = crate::support::read("deny.toml");
    let listed: Vec<&str> =
        deny.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\",")).collect();
    assert_eq!(listed, ALLOWED);
}

#[test]
fn alternatives_need_one_allowed_side_and_sums_need_both() {
    assert!(allowed("MIT OR GPL-3.0"));
    assert!(allowed("MIT/Apache-2.0"));
    assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!allowed("MIT AND GPL-3.0"));
    assert!(!allowed(""));
}

/// Reads `A OR B`, `A AND B` and one level of parentheses, as they occur in manifests.
fn allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let clauses = expression.split(" AND ").map(|clause| clause.trim_matches(['(', ')', ' ']).to_owned());
    let mut clauses = clauses.peekable();
    clauses.peek().is_some()
        && clauses.all(|clause| {
            clause.split(" OR ").any(|name| ALLOWED.contains(&name.trim_matches(['(', ')', ' '])))
        })
}

// Only packages of this platform: others need not be on the disk.
fn metadata() -> Value {
    let version =
        Command::new("rustc").arg("-vV").current_dir(workspace_root()).output().expect("rustc can be run");
    let version = String::from_utf8(version.stdout).expect("rustc writes UTF-8");
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host");
    let output = Command::new(env!("CARGO"))
        .current_dir(workspace_root())
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}
