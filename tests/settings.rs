//! Build settings through the whole binary: where findings stand, what silences them, what cannot be read.

use crate::support::{Ran, binary, clean};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

const MANIFEST: &str = "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
                        [profile.release]\noverflow-checks = true\ndebug-assertions = true\n";

/// A project with simulation code and nothing wrong, and these files.
fn project(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let sound = [
        ("Cargo.toml", MANIFEST),
        ("determinism-lint.toml", "[[sim]]\npackages = [\"game\"]\n"),
        ("rust-toolchain.toml", "[toolchain]\nchannel = \"1.95.0\"\n"),
        ("src/lib.rs", "pub fn step(hp: u32) -> u32 {\n    hp + 1\n}\n"),
    ];
    for (path, text) in sound.iter().chain(files) {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("inside the folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

fn run(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Ran {
    let mut command = Command::new(binary());
    clean(command.current_dir(folder).args(arguments)).envs(variables.iter().copied());
    command.output().expect("the binary was built").into()
}

/// `file:line:column rule level` of each finding, with its suppression, and the exit code.
fn found(files: &[(&str, &str)], variables: &[(&str, &str)]) -> (i32, Vec<String>) {
    let folder = project(files);
    let ran = run(folder.path(), &["check", "--format", "json", "--today", "2026-06-15"], variables);
    let report: Value =
        serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {}", ran.stderr));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let each = report["findings"].as_array().expect("a list").iter().map(|found| {
        let silenced = if found["suppressed"].is_null() { "" } else { " suppressed" };
        let place = format!("{}:{}:{}", text(&found["file"]), found["line"], found["column"]);
        format!("{place} {} {}{silenced}", text(&found["rule"]), text(&found["level"]))
    });
    (ran.status, each.collect())
}

#[test]
fn a_sound_project_has_no_finding() {
    assert_eq!(found(&[], &[]), (0, Vec::new()));
}

#[test]
fn every_setting_is_reported_where_it_stands() {
    let files = [
        (".cargo/config.toml", "[build]\nrustflags = [\"-C\", \"target-cpu=native\"]\n"),
        ("build.rs", "fn main() {\n    println!(\"cargo:rustc-link-arg=-ffast-math\");\n}\n"),
        ("clippy.toml", "disallowed-methods = [\"simmath::f32::sin\"]\n"),
        ("rust-toolchain.toml", "[toolchain]\nchannel = \"stable\"\n"),
        ("src/lib.rs", "#![warn(clippy::nursery)]\npub fn step(hp: u32) -> u32 {\n    hp + 1\n}\n"),
        ("Cargo.toml", &MANIFEST.replace("overflow-checks = true", "overflow-checks = false")),
    ];
    let expected = [
        ".cargo/config.toml:2:20 float-flags deny",
        "Cargo.toml:9:19 build-profile warn",
        "build.rs:2:36 float-flags deny",
        "clippy.toml:1:23 conflicting-lint warn",
        "rust-toolchain.toml:2:11 unpinned-toolchain warn",
        "src/lib.rs:1:9 conflicting-lint warn",
    ];
    assert_eq!(found(&files, &[]), (1, expected.map(str::to_owned).to_vec()));
}

#[test]
fn the_environment_counts_and_is_the_same_every_time() {
    let variables = [("RUSTFLAGS", "-Ctarget-cpu=native"), ("CFLAGS", "-O2 -Ofast")];
    let expected = ["<environment>:1:12 float-flags deny", "<environment>:2:11 float-flags deny"];
    assert_eq!(found(&[], &variables), (1, expected.map(str::to_owned).to_vec()));
    let folder = project(&[]);
    for format in ["human", "short", "json", "sarif", "github", "junit"] {
        let once = run(folder.path(), &["check", "--format", format], &variables);
        let twice = run(folder.path(), &["check", "--format", format, "--threads", "1"], &variables);
        assert_eq!((once.status, &once.stdout), (1, &twice.stdout), "{format}: {}", once.stderr);
        assert!(once.stdout.contains("environment"), "{format}: {}", once.stdout);
    }
}

#[test]
fn allow_comments_hold_in_toml_and_in_build_scripts_and_are_audited() {
    let reason = "allow(float-flags, reason = \"measured on both targets\")";
    let config =
        format!("# determinism-lint: {reason}\n[build]\nrustflags = [\n    \"-Ctarget-cpu=native\",\n]\n");
    let script = format!(
        "fn main() {{\n    println!(\"cargo:rustc-link-arg=-Ofast\"); // determinism-lint: {reason}\n}}\n"
    );
    let (status, all) = found(&[(".cargo/config.toml", &config), ("build.rs", &script)], &[]);
    let expected =
        [".cargo/config.toml:4:5 float-flags deny suppressed", "build.rs:2:36 float-flags deny suppressed"];
    assert_eq!((status, all), (0, expected.map(str::to_owned).to_vec()));
    let unused = format!("# determinism-lint: {reason}\n[build]\njobs = 1\n");
    let (status, all) = found(&[(".cargo/config.toml", &unused)], &[]);
    assert_eq!((status, all), (1, vec![".cargo/config.toml:1:1 unused-allow deny".to_owned()]));
}

#[test]
fn what_cannot_be_read_fails_the_check_and_names_the_cure() {
    let files = [
        (".cargo/config.toml", "[build\n"),
        ("build.rs", "fn main( {}\n"),
        ("clippy.toml", "a = 1\na = 2\n"),
        ("rust-toolchain.toml", "[toolchain]\nchannel = 1\n"),
    ];
    let (status, all) = found(&files, &[]);
    assert_eq!(status, 1);
    assert_eq!(all.len(), 4, "{all:?}");
    assert!(all.iter().all(|found| found.ends_with("unreadable-file deny")), "{all:?}");
    let folder = project(&files);
    let ran = run(folder.path(), &["check"], &[]);
    assert!(ran.stdout.contains("mend `.cargo/config.toml`"), "{}", ran.stdout);
}

#[test]
fn packages_without_simulation_code_are_their_own_business() {
    let manifest =
        |name: &str| format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
    let script = "fn main() { println!(\"cargo:rustc-link-arg=-Ofast\"); }\n";
    let root = format!(
        "[workspace]\nmembers = [\"game\", \"tool\"]\nresolver = \"3\"\n{}",
        &MANIFEST[MANIFEST.find("[profile").expect("it has one")..]
    );
    let files = [
        ("Cargo.toml", root.as_str()),
        ("game/Cargo.toml", &manifest("game")),
        ("game/src/lib.rs", "pub fn step(hp: u32) -> u32 { hp }\n"),
        ("tool/Cargo.toml", &manifest("tool")),
        ("tool/src/lib.rs", "#![warn(clippy::nursery)]\n"),
        ("tool/build.rs", script),
        ("tool/.cargo/config.toml", "[build]\nrustflags = \"-Ctarget-cpu=native\"\n"),
    ];
    assert_eq!(found(&files, &[]), (0, Vec::new()));
    let depends = format!("{}[dependencies]\ntool = {{ path = \"../tool\" }}\n", manifest("game"));
    let (_, all) = found(&[&files[..], &[("game/Cargo.toml", &depends)]].concat(), &[]);
    let expected = ["tool/.cargo/config.toml:2:14 float-flags deny", "tool/build.rs:1:44 float-flags deny"];
    assert_eq!(all, expected);
}
