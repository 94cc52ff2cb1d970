//! `explain-finding`: what is said of a line, by kind of line.

use crate::support::{Ran, lint};
use serde_json::Value;

const MANIFEST: &str = "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n";

const CONFIG: &str = "arithmetic = \"exact-float\"\npresentation = [\"game::view\"]\n\
                      [[sim]]\nmodules = [\"game::sim\"]\nroots = [{ call = \"register_system\" }]\n";

const LIB: &str = "\
pub mod sim;
pub mod view;
pub fn late(hp: u32) -> u32 {
    hp * 2
}
pub fn setup(world: &mut World) {
    world.register_system(late);
}
#[cfg(test)]
mod tests {
    fn f() {}
}
";

const SIM: &str = "\
use std::collections::HashMap;
pub struct Unit {
    pub speed: f32,
}
macro_rules! lerp {
    ($a:expr, $b:expr) => { ($a + $b) * 0.5 };
}
pub fn step(unit: &Unit, seen: &HashMap<u32, u32>, far: &other::Far) -> f32 {
    let angle = unit.speed.sin();
    let mut ids: Vec<u32> = seen.keys().copied().collect();
    ids.sort_unstable();
    let half = lerp!(unit.speed, angle);
    let near = far.distance() * 2;
    // determinism-lint: allow(approximate-float-fn, reason = \"only for the log\")
    let shown = half.cos();
    other::show!(near shown);
    shown
}
";

fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let files = [
        ("Cargo.toml", MANIFEST),
        ("determinism-lint.toml", CONFIG),
        ("src/lib.rs", LIB),
        ("src/sim.rs", SIM),
        ("src/view.rs", "pub fn draw(x: f32) -> f32 {\n    x.sin()\n}\n"),
        ("src/lost.rs", "fn f() {}\n"),
    ];
    for (path, text) in files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("inside the folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    folder
}

fn ask(arguments: &str) -> Ran {
    lint(project().path(), &format!("explain-finding {arguments}"))
}

fn json(place: &str) -> Value {
    let ran = ask(&format!("{place} --format json"));
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).expect("it is JSON")
}

/// The texts of the steps that lead to an operand's type, with their places.
fn steps(answer: &Value, operand: &str) -> Vec<String> {
    let operations = answer["known"].as_array().expect("a list").iter();
    let operands = operations.flat_map(|operation| operation["operands"].as_array().expect("a list"));
    let of =
        operands.into_iter().find(|found| found["text"] == operand).unwrap_or_else(|| panic!("{answer:#}"));
    let step = |step: &Value| match step["place"].as_str() {
        Some(place) => format!("{} ({place})", step["text"].as_str().unwrap_or_default()),
        None => step["text"].as_str().unwrap_or_default().to_owned(),
    };
    of["from"].as_array().expect("a list").iter().map(step).collect()
}

#[test]
fn a_finding_comes_with_its_types_scope_level_and_certainty() {
    let answer = json("src/sim.rs:9");
    let [finding] = &answer["findings"].as_array().expect("a list")[..] else { panic!("{answer:#}") };
    assert_eq!((&finding["rule"], &finding["certainty"]), (&"approximate-float-fn".into(), &"proven".into()));
    assert_eq!(finding["why"], "types, resolved paths or settings show it");
    assert_eq!(finding["level_reason"], "default");
    let expected = [
        "field `speed` of `game::sim::Unit`, declared as `f32` (src/sim.rs:3)",
        "`unit`, a parameter or part of a pattern (src/sim.rs:8)",
    ];
    assert_eq!(steps(&answer, "unit.speed"), expected);
    let scope = answer["scope"].as_array().expect("a list").last().expect("there is one");
    assert_eq!((&scope["path"], &scope["arithmetic"]), (&"game::sim::step".into(), &"exact-float".into()));
    assert_eq!(scope["reasons"][0], "`[[sim]]` entry 1 names the module `game::sim`");
    let human = ask("src/sim.rs:9:20").stdout;
    assert!(human.contains("\nknown\n") && human.contains("resolved to `f32::sin`"), "{human}");
}

#[test]
fn a_silent_line_says_what_made_it_harmless() {
    let collected = json("src/sim.rs:10");
    assert_eq!(collected["findings"], Value::Array(Vec::new()));
    assert_eq!(collected["silent"][0]["rule"], "hash-iteration");
    assert_eq!(collected["silent"][0]["why"], "collected and at once sorted by what no two elements share");
    assert_eq!(json("src/sim.rs:11")["silent"][0]["rule"], "unstable-sort");
}

#[test]
fn a_macro_is_shown_written_out_or_named_as_opaque() {
    let written = json("src/sim.rs:12");
    let used = &written["macros"][0];
    assert_eq!((&used["reading"], &used["place"]), (&"written out".into(), &"src/sim.rs:5".into()));
    assert!(used["becomes"].as_str().is_some_and(|text| text.contains("* 0.5")), "{written:#}");
    assert!(written["known"].as_array().expect("a list").iter().any(|known| known["of_macro"] == true));
    let off: Vec<&Value> = written["off"].as_array().expect("a list").iter().collect();
    assert!(off.iter().any(|off| off["rule"] == "float-arithmetic"), "{written:#}");
    assert_eq!(off[0]["level_reason"], "default under exact-float");
    assert_eq!(json("src/sim.rs:16")["macros"][0]["reading"], "not looked into");
}

#[test]
fn unknown_operands_are_counted_and_said_to_be_unknown() {
    let answer = json("src/sim.rs:13");
    assert_eq!(answer["findings"], Value::Array(Vec::new()));
    assert!(answer["unknown_types"].as_u64().is_some_and(|count| count >= 1), "{answer:#}");
    let human = ask("src/sim.rs:13").stdout;
    assert!(
        human.contains("not resolved: only the name `distance` is known")
            || human.contains("of unknown type"),
        "{human}"
    );
}

#[test]
fn suppressed_and_baselined_findings_are_shown_as_such() {
    let answer = json("src/sim.rs:15");
    let finding = &answer["findings"][0];
    assert_eq!(finding["suppressed"]["reason"], "only for the log");
    assert_eq!(finding["suppressed"]["line"], 14);
    let folder = project();
    assert_eq!(lint(folder.path(), "check --write-baseline known.toml").status, 0);
    let ran = lint(folder.path(), "explain-finding src/sim.rs:9 --baseline known.toml");
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert!(ran.stdout.contains("stands in the baseline"), "{}", ran.stdout);
}

#[test]
fn code_that_is_no_simulation_code_says_why() {
    let view = json("src/view.rs:2");
    let scope = view["scope"].as_array().expect("a list").last().expect("there is one");
    assert_eq!(
        (&scope["simulation"], &scope["reasons"][0]),
        (&false.into(), &"`presentation` names the module `game::view`".into())
    );
    assert!(view["notes"][0].as_str().is_some_and(|note| note.starts_with("no simulation code")));
    let root = json("src/lib.rs:4");
    let scope = root["scope"].as_array().expect("a list").last().expect("there is one");
    assert_eq!(
        (&scope["simulation"], &scope["reasons"][0]),
        (&true.into(), &"a `roots` entry of the config names it".into())
    );
    let test = json("src/lib.rs:11");
    let scope = test["scope"].as_array().expect("a list").last().expect("there is one");
    assert_eq!(scope["reasons"][0], "it is only compiled for tests");
    assert!(ask("src/lost.rs:1").stdout.contains("no module names the file"));
    assert!(ask("Cargo.toml:1").stdout.contains("DET206 build-profile"));
}

#[test]
fn what_cannot_be_answered_ends_with_two_and_the_same_question_has_the_same_answer() {
    for wrong in ["src/sim.rs", "src/sim.rs:0", "src/gone.rs:1", "src/sim.rs:999"] {
        let ran = ask(wrong);
        assert_eq!(ran.status, 2, "{wrong}: {}", ran.stdout);
        assert!(ran.stdout.is_empty() && !ran.stderr.is_empty(), "{wrong}");
    }
    let folder = project();
    std::fs::remove_file(folder.path().join("determinism-lint.toml")).expect("it was there");
    assert_eq!(lint(folder.path(), "explain-finding src/sim.rs:9").status, 2);
    let everything = lint(folder.path(), "explain-finding src/view.rs:2 --everything");
    assert!(everything.stdout.contains("DET105"), "{}", everything.stdout);
    let twice = [1, 4].map(|threads| ask(&format!("src/sim.rs:12 --format json --threads {threads}")).stdout);
    assert_eq!(twice[0], twice[1]);
}
