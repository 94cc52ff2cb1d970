//! The command on the landscape: this machine only, some ticks.

use crate::support::{lint, workspace_root};
use serde_json::Value;

/// Runs the command on the landscape's own config.
fn detcheck(arguments: &str) -> (i32, Value) {
    let ran =
        lint(&workspace_root().join("fixtures/crates/tiles"), &format!("detcheck --format json {arguments}"));
    let value = serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {}", ran.stderr));
    (ran.status, value)
}

#[test]
fn the_command_compares_controls_and_says_what_it_could_not_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let traces = folder.path().to_string_lossy().into_owned();

    let (status, outcome) = detcheck(&format!("--legs native --ticks 50 --traces {traces}"));
    let cells = outcome["runs"][0]["cells"].as_array().expect("a list");
    assert_eq!(status, 0, "{outcome:#}");
    assert!(cells.len() >= 6 && cells.iter().skip(1).all(|cell| cell["verdict"] == "equal"), "{outcome:#}");

    let (status, outcome) = detcheck("--legs native --ticks 50 --inject random/3");
    assert_eq!((status, &outcome["control"]["places"][0]["found"]), (0, &Value::Bool(true)), "{outcome:#}");

    // What is nowhere to be had is not run, and never equal.
    let (status, outcome) = detcheck("--legs native,elsewhere --ticks 50 --no-modes");
    let elsewhere = &outcome["legs"][1]["not_run"];
    assert!(elsewhere["why"].as_str().is_some_and(|why| why.contains("no-such-emulator")), "{outcome:#}");
    assert_eq!(status, 4);
    let (status, _) = detcheck("--legs native,elsewhere --ticks 50 --allow-not-run");
    assert_eq!(status, 0);

    let names: Vec<String> = ["native", "native_again", "native_churn"]
        .iter()
        .map(|leg| format!("{traces}/{leg}-tiles-1.trace"))
        .collect();
    let compare =
        |names: &[String]| lint(folder.path(), &format!("detcheck compare {}", names.join(" "))).status;
    assert_eq!([compare(&names), compare(&names[..1])], [0, 4]);
    let damaged = folder.path().join("damaged.trace");
    std::fs::write(&damaged, b"simtracE").expect("the folder can be written");
    assert_eq!(compare(&[names[0].clone(), damaged.to_string_lossy().into_owned()]), 2);
}

#[test]
fn what_does_not_exist_is_told_with_what_does() {
    let ran = lint(&workspace_root().join("fixtures/crates/tiles"), "detcheck --legs nativ");
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("the legs are native, elsewhere, refused"), "{}", ran.stderr);
    let ran = lint(&workspace_root().join("fixtures/crates/skirmish-clean"), "detcheck");
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("names no scenarios"), "{}", ran.stderr);
}

#[test]
fn a_run_of_one_leg_says_that_nothing_was_compared_and_why() {
    let folder = workspace_root().join("fixtures/crates/tiles");
    // Without optimisation, it takes the first seed only.
    let ran = lint(&folder, "detcheck --legs native --ticks 5 --seeds 1,2 --no-modes");
    assert_eq!(ran.status, 4);
    for told in ["nothing was compared: `native` alone has a trace of seed 1", "seed 2 was run by no leg"] {
        assert!(ran.stdout.contains(told), "{}", ran.stdout);
    }
    let ran = lint(&folder, "detcheck --legs native --ticks 5 --seeds 1");
    assert_eq!(ran.status, 0);
    assert!(!ran.stdout.contains("nothing was compared"), "{}", ran.stdout);
}

#[test]
fn a_leg_that_must_not_build_holds_only_with_the_announced_words() {
    let (status, outcome) = detcheck("--legs native,refused --ticks 50");
    assert_eq!(
        (status, &outcome["legs"].as_array().expect("a list").last().expect("a leg")["refused"]["held"]),
        (0, &Value::Bool(true)),
        "{outcome:#}"
    );
    let (status, outcome) = detcheck("--legs native,refused-otherwise --ticks 50");
    let why =
        outcome["legs"].as_array().expect("a list").last().expect("a leg")["not_run"]["why"].to_string();
    assert!(status == 4 && why.contains("not for the announced reason"), "{outcome:#}");
    let (status, outcome) = detcheck("--legs native,not-refused --ticks 50");
    assert_eq!(status, 1, "{outcome:#}");
}
