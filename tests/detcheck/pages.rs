//! The pages that are written from the last full run say what it measured, and nothing else.

use crate::support::{golden, read};
use determinism_lint::detcheck::{Outcome, Verdict, evidence, support_page};

const BEGIN: &str = "<!-- detcheck evidence:";
/// The ticks of the last full run, at least.
const LEAST_TICKS: u64 = 20_000;
const END: &str = "<!-- end of detcheck evidence -->";

fn measured() -> Outcome {
    serde_json::from_str(&read("docs/reference/platform-support.json")).expect("what the command wrote")
}

#[test]
fn the_page_about_platforms_is_what_was_measured() {
    golden("docs/reference/platform-support.md", &support_page(&measured()));
}

#[test]
fn the_evidence_of_the_readme_is_what_was_measured() {
    let readme = read("README.md");
    let begin = readme.find(BEGIN).expect("the mark of the table");
    let begin = begin + readme[begin..].find('\n').expect("a line ends") + 1;
    let end = readme.find(END).expect("the end of the table");
    golden("README.md", &format!("{}\n{}\n{}", &readme[..begin], evidence(&measured()), &readme[end..]));
}

#[test]
fn fixed_point_agreed_on_at_least_eighteen_legs_of_six_instruction_sets() {
    let outcome = measured();
    let mut seen = 0;
    for run in outcome.runs.iter().filter(|run| run.arithmetic == "fixed-point" && run.seed == 1) {
        let agrees = |leg: &str| {
            let cell = run.cells.iter().find(|cell| cell.leg == leg);
            cell.is_some_and(|cell| {
                matches!(cell.verdict, Verdict::Reference | Verdict::Equal) && cell.ticks == run.ticks
            })
        };
        let legs: Vec<_> = outcome.legs.iter().filter(|leg| !leg.is_mode && agrees(&leg.name)).collect();
        let native = legs.iter().filter(|leg| leg.target == outcome.host).count();
        let sets: std::collections::BTreeSet<&str> =
            legs.iter().filter_map(|leg| leg.target.split('-').next()).collect();
        assert!(legs.len() >= 18 && native <= 6, "{}: {} legs, {native} native", run.scenario, legs.len());
        assert!(sets.len() >= 6, "{sets:?}");
        for wanted in ["i586", "s390x", "chromium", "firefox", "webkit"] {
            assert!(legs.iter().any(|leg| leg.name == wanted), "{wanted}");
        }
        assert!(run.ticks >= LEAST_TICKS);
        seen += 1;
    }
    assert!(seen >= 2, "tiles and the fort on fixed point");
}

#[test]
fn exact_floats_agreed_on_all_legs_but_those_of_x87() {
    let outcome = measured();
    let runs: Vec<_> = outcome.runs.iter().filter(|run| run.arithmetic == "exact-float").collect();
    assert!(runs.len() >= 2);
    for run in runs {
        for cell in &run.cells {
            let right = match cell.verdict {
                // simmath's pinned floats are not built there at all.
                Verdict::Refused => cell.leg.starts_with("i586"),
                Verdict::Reference | Verdict::Equal => true,
                Verdict::Unsupported | Verdict::Differs | Verdict::NotRun => false,
            };
            assert!(right, "{}, seed {}: {} {:?}", run.scenario, run.seed, cell.leg, cell.verdict);
        }
    }
}
