//! The binary on projects that are made for one question each: hostile files, scope, editions, exit codes.

use crate::support::{Ran, lint};
use determinism_lint::meta::Arithmetic;
use determinism_lint::snippets::{self, Snippet};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// Profiles that build simulation code alike.
const EQUAL: &str = "[profile.release]\noverflow-checks = true\ndebug-assertions = true\n";

/// A project in a temporary folder.
struct Project(tempfile::TempDir);

impl Project {
    fn new(edition: &str) -> Self {
        let project = Self(tempfile::tempdir().expect("a temporary folder"));
        project.write(
            "Cargo.toml",
            format!(
                "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"{edition}\"\n\n[workspace]\n\n{EQUAL}"
            )
            .as_bytes(),
        );
        project.write("rust-toolchain.toml", b"[toolchain]\nchannel = \"1.95.0\"\n");
        project
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.path().join(path);
        std::fs::create_dir_all(path.parent().expect("inside the project")).expect("a folder");
        std::fs::write(path, bytes).expect("a file");
    }

    fn config(&self, text: &str) {
        self.write("determinism-lint.toml", text.as_bytes());
    }

    fn check(&self, arguments: &str) -> Ran {
        lint(self.path(), &format!("check {arguments}"))
    }

    fn json(&self) -> (i32, Value) {
        let ran = self.check("--format json");
        let report =
            serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {}", ran.stderr));
        (ran.status, report)
    }
}

/// `file: rule` of every finding.
fn found(report: &Value) -> BTreeSet<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = report["findings"].as_array().expect("a list");
    list.iter().map(|finding| format!("{}: {}", text(&finding["file"]), text(&finding["rule"]))).collect()
}

const ALL: &str = "arithmetic = \"fixed-point\"\n[[sim]]\npackages = [\"game\"]\n";

#[test]
fn hostile_files_are_findings_and_the_others_are_checked_all_the_same() {
    let project = Project::new("2024");
    project.config(ALL);
    let bad = ["deep", "prefix", "chain", "half", "latin", "nul", "folder", "huge", "missing"];
    let good = ["empty", "marked", "windows", "fine"];
    let modules: String = bad.iter().chain(&good).map(|name| format!("mod {name};\n")).collect();
    project.write("src/lib.rs", format!("#!/usr/bin/env run\n{modules}").as_bytes());
    project.write(
        "src/deep.rs",
        format!("fn f() {{ {}{} }}", "(".repeat(100_000), ")".repeat(100_000)).as_bytes(),
    );
    project.write("src/prefix.rs", format!("fn f() -> bool {{ {}true }}", "!".repeat(100_000)).as_bytes());
    project.write("src/chain.rs", format!("fn f() -> u8 {{ 1{} }}", " + 1".repeat(100_000)).as_bytes());
    project.write("src/half.rs", b"fn f() { let x = ");
    project.write("src/latin.rs", b"fn f() { \"\xe4\"; }");
    project.write("src/nul.rs", b"fn f() {} \0");
    project.write("src/folder.rs/keep.txt", b"");
    project.write("src/huge.rs", &vec![b' '; 50 << 20]);
    project.write("src/empty.rs", b"");
    project.write("src/marked.rs", "\u{feff}pub fn f(x: f32) -> f32 { x.sin() }".as_bytes());
    project.write("src/windows.rs", b"pub fn f(x: f32) -> f32 {\r\n    x.sin()\r\n}\r\n");
    project.write("src/fine.rs", b"pub fn f(x: u32) -> u32 { x }");
    let (status, report) = project.json();
    assert_eq!(status, 1);
    let found = found(&report);
    for name in bad {
        let file = if name == "missing" { "src/lib.rs".to_owned() } else { format!("src/{name}.rs") };
        assert!(found.contains(&format!("{file}: unreadable-file")), "{name} is missing in {found:#?}");
    }
    for name in ["marked", "windows"] {
        assert!(found.contains(&format!("src/{name}.rs: approximate-float-fn")), "{found:#?}");
    }
    assert!(
        !found
            .iter()
            .any(|finding| finding.starts_with("src/empty.rs") || finding.starts_with("src/fine.rs"))
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_and_a_dangling_link_are_findings_and_nothing_waits_for_them() {
    let project = Project::new("2021");
    project.config(ALL);
    project.write("src/lib.rs", b"mod pipe;\nmod dangling;\n");
    let pipe = project.path().join("src/pipe.rs");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo can be run");
    assert!(made.success());
    std::os::unix::fs::symlink("nowhere.rs", project.path().join("src/dangling.rs")).expect("a link");
    std::os::unix::fs::symlink(".", project.path().join("src/around")).expect("a link");
    let (status, report) = project.json();
    assert_eq!(status, 1);
    let found = found(&report);
    assert!(found.contains("src/pipe.rs: unreadable-file"), "{found:#?}");
    assert!(
        found.iter().any(|finding| finding.ends_with("unreadable-file") && !finding.contains("pipe")),
        "{found:#?}"
    );
}

#[test]
fn modules_are_found_by_every_way_to_name_them() {
    let project = Project::new("2018");
    project.config("[[sim]]\nmodules = [\"game::sim\"]\n");
    project.write("src/lib.rs", b"pub mod sim;\n#[path = \"../odd/place.rs\"]\npub mod view;\n");
    project.write("src/sim/mod.rs", b"mod deep;\n#[cfg_attr(unix, path = \"unix.rs\")]\n#[cfg_attr(windows, path = \"windows.rs\")]\nmod os;\nmod inline { mod inner; }\n");
    for file in [
        "src/sim/deep.rs",
        "src/sim/unix.rs",
        "src/sim/windows.rs",
        "src/sim/inline/inner.rs",
        "odd/place.rs",
        "src/orphan.rs",
    ] {
        project.write(file, b"pub fn f() -> std::time::Instant { std::time::Instant::now() }\n");
    }
    let (status, report) = project.json();
    assert_eq!(status, 1);
    let expected = ["src/sim/deep.rs", "src/sim/inline/inner.rs", "src/sim/unix.rs", "src/sim/windows.rs"];
    assert_eq!(found(&report), expected.iter().map(|file| format!("{file}: wall-clock")).collect());
    assert_eq!(report["summary"]["orphan_files"], serde_json::json!(["src/orphan.rs"]));
}

#[test]
fn a_file_that_only_tests_name_is_no_simulation_code() {
    let project = Project::new("2024");
    project.config(ALL);
    project.write(
        "src/lib.rs",
        b"pub mod sim;\n#[cfg(test)]\nmod tests;\n#[cfg(all(test, unix))]\nmod unix;\n#[cfg(any(test, feature = \"x\"))]\nmod both;\n#[cfg(test)]\n#[path = \"sim.rs\"]\nmod again;\n",
    );
    project.write("src/tests/mod.rs", b"mod deep;\nconst A: f32 = 1.0;\n");
    for file in ["src/sim.rs", "src/unix.rs", "src/both.rs", "src/tests/deep.rs"] {
        project.write(file, b"pub fn f() -> std::time::Instant { std::time::Instant::now() }\n");
    }
    let (status, report) = project.json();
    assert_eq!(status, 1);
    let expected = ["src/both.rs: wall-clock", "src/sim.rs: wall-clock"];
    assert_eq!(found(&report), expected.map(String::from).into());
}

#[test]
fn a_file_that_several_mod_items_name_is_known_under_each() {
    let step =
        "pub fn step(a: f32) -> bool {\n    let (v, w) = (m::f(a), m::f(a));\n    v.q * w.q > 1.0\n}\n";
    for mods in [
        "#[cfg(feature = \"x\")] pub mod m; #[cfg(not(feature = \"x\"))] mod m;",
        "#[cfg(not(feature = \"x\"))] mod m; #[cfg(feature = \"x\")] pub mod m;",
        "#[cfg(test)] pub mod m; #[cfg(not(test))] mod m;",
        "#[path = \"m.rs\"] mod other; mod m;",
        "mod m; #[path = \"m.rs\"] mod other;",
        "mod deep { #[path = \"../m.rs\"] pub mod other; } mod m;",
    ] {
        let project = Project::new("2021");
        project.config(ALL);
        project.write("src/lib.rs", format!("{mods}\n{step}").as_bytes());
        project.write("src/m.rs", b"pub struct V { pub q: f32 }\npub fn f(q: f32) -> V { V { q } }\n");
        let (_, report) = project.json();
        let list = report["findings"].as_array().expect("a list");
        let arithmetic = list.iter().filter(|finding| finding["rule"] == "float-arithmetic");
        let lines: Vec<u64> = arithmetic.filter_map(|finding| finding["line"].as_u64()).collect();
        assert_eq!(lines, [4], "{mods}");
        assert_eq!(report["summary"]["unknown_types"], 0, "{mods}");
    }
}

#[test]
fn every_edition_resolves_its_paths() {
    for (edition, text) in [
        (
            "2015",
            "extern crate std as base; mod names { pub use std::time::Instant as Clock; } fn f() { let _ = names::Clock::now(); let _ = ::std::env::args(); }",
        ),
        (
            "2018",
            "mod names { pub use std::time::Instant as Clock; } fn f() { let _ = names::Clock::now(); let _ = ::std::env::args(); }",
        ),
        (
            "2021",
            "mod names { pub use std::time::*; } use names::*; fn f() { let _ = Instant::now(); let _ = std::env::args(); }",
        ),
        (
            "2024",
            "use std::{env, time::{self, Instant as T}}; fn f() { let _ = (T::now(), time::SystemTime::now()); let _ = env::args(); }",
        ),
    ] {
        let project = Project::new(edition);
        project.config(ALL);
        project.write("src/lib.rs", text.as_bytes());
        let (_, report) = project.json();
        let expected: BTreeSet<String> =
            ["environment", "wall-clock"].iter().map(|rule| format!("src/lib.rs: {rule}")).collect();
        assert_eq!(found(&report), expected, "edition {edition}");
    }
}

#[test]
fn the_marker_comment_makes_an_item_or_a_file_simulation_code() {
    let project = Project::new("2021");
    project.config("[[sim]]\nmodules = [\"game::sim\"]\n");
    project.write("src/lib.rs", b"mod sim;\nmod marked;\nmod other;\n");
    project.write("src/sim.rs", b"pub fn f() {}\n");
    project.write("src/marked.rs", b"// determinism-lint: sim\n\npub fn f() { let _ = std::env::args(); }\n");
    project.write(
        "src/other.rs",
        b"pub fn f() { let _ = std::env::args(); }\n\n// determinism-lint: sim\npub fn g() { let _ = std::env::vars(); }\n",
    );
    let (_, report) = project.json();
    let lines: Vec<(&str, u64)> = report["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|finding| (finding["file"].as_str().expect("a path"), finding["line"].as_u64().expect("a line")))
        .collect();
    assert_eq!(lines, [("src/marked.rs", 3), ("src/other.rs", 4)]);
}

#[test]
fn without_a_config_there_is_a_preview_and_with_an_empty_scope_an_error() {
    let project = Project::new("2021");
    project.write("src/lib.rs", b"pub mod sim { pub fn f(x: f32) -> f32 { x.sin() } }\n");
    let preview = project.check("");
    assert_eq!(preview.status, 2);
    assert!(preview.stdout.contains("This is a preview, not a check"), "{}", preview.stdout);
    assert!(preview.stdout.contains("DET105"), "{}", preview.stdout);
    project.config("[[sim]]\nmodules = [\"game::sin\"]\n");
    let unmatched = project.check("");
    assert_eq!(unmatched.status, 2);
    assert!(unmatched.stderr.contains("game::sim"), "did you mean: {}", unmatched.stderr);
    project.config("[[sim]]\nmodules = [\"game::sim\"]\nexclude = [\"game::sim\"]\n");
    assert_eq!(project.check("").status, 2);
    assert_eq!(project.check("--everything").status, 1);
}

#[test]
fn init_proposes_a_config_that_the_next_check_accepts() {
    let project = Project::new("2021");
    project.write("src/lib.rs", b"pub mod sim { pub fn f(x: f32) -> f32 { x.sin() } }\n");
    assert_eq!(lint(project.path(), "init").status, 0);
    let checked = project.check("--format short");
    assert_eq!(checked.status, 1, "{}{}", checked.stdout, checked.stderr);
    assert!(checked.stdout.contains("DET105"), "{}", checked.stdout);
    assert_eq!(lint(project.path(), "init").status, 2, "an existing config is never overwritten");
}

#[test]
fn nothing_of_the_scanned_project_is_run_or_written() {
    let project = Project::new("2021");
    project.config(ALL);
    let trap = project.path().join("trap");
    let script = format!("#!/bin/sh\ntouch {}\nexec \"$@\"\n", trap.display());
    project.write("wrapper.sh", script.as_bytes());
    project.write(".cargo/config.toml", b"[build]\nrustc-wrapper = \"./wrapper.sh\"\n");
    project.write("rust-toolchain.toml", b"[toolchain]\nchannel = \"nightly-2001-01-01\"\n");
    project.write("build.rs", format!("fn main() {{ std::fs::write({trap:?}, \"\").unwrap(); }}").as_bytes());
    project.write("src/lib.rs", b"pub fn f() {}\n");
    let ran = project.check("");
    assert_eq!(ran.status, 0, "{}{}", ran.stdout, ran.stderr);
    assert!(
        !trap.exists()
            && !project.path().join("Cargo.lock").exists()
            && !project.path().join("target").exists()
    );
}

#[test]
fn a_file_whose_body_is_no_rust_is_reported_and_its_neighbour_is_checked() {
    let snippet = |path: &str, text: &str| Snippet { path: path.to_owned(), text: text.as_bytes().to_vec() };
    let whole = "pub fn f(a: f32) -> f32 { a.sin() }";
    let scanned = snippets::scan(
        &[snippet("a.rs", "fn broken() { let }"), snippet("b.rs", whole)],
        Arithmetic::FixedPoint,
    );
    let unreadable: Vec<u32> = scanned.unreadable.iter().map(|(file, ..)| file.0).collect();
    assert_eq!(unreadable, [0]);
    assert!(scanned.findings.iter().any(|finding| finding.file.0 == 1), "the other file has findings");
}

#[test]
fn a_file_that_two_packages_share_has_one_path_and_its_findings_stand_there_once() {
    let project = Project::new("2024");
    project.write(
        "Cargo.toml",
        format!("[workspace]\nmembers = [\"crates/*\"]\nresolver = \"3\"\n{EQUAL}").as_bytes(),
    );
    let library = "[lib]\npath = \"../../src/lib.rs\"";
    for name in ["sim2d", "sim3d"] {
        let manifest =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n{library}\n");
        project.write(&format!("crates/{name}/Cargo.toml"), manifest.as_bytes());
    }
    project.write("src/lib.rs", b"pub mod step;\n");
    project.write("src/step.rs", b"pub fn at() -> std::time::Instant {\n    std::time::Instant::now()\n}\n");
    project.config("arithmetic = \"exact-float\"\n[[sim]]\npackages = [\"sim2d\", \"sim3d\"]\n");
    let (status, report) = project.json();
    assert_eq!((status, report["summary"]["denied"].as_u64()), (1, Some(1)), "{report:#}");
    assert_eq!(found(&report), BTreeSet::from(["src/step.rs: wall-clock".to_owned()]));
    let explained = lint(project.path(), "explain-finding src/step.rs:2");
    assert!(
        explained.status == 0 && explained.stdout.contains("DET401"),
        "{}{}",
        explained.stdout,
        explained.stderr
    );
}
