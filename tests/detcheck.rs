//! `detcheck` without other targets: desyncs made on purpose are found where they were made, the ways of a run agree, and what does
//! not agree is said.

mod command;
mod pages;
mod world;

use determinism_lint::detcheck::{Ask, Compared, Divergence, Outcome, Traced, Verdict, compare, drill};
use simmath::detcheck::{Mode, Request, Scenario, Setup, Task, Trace, answer, parse_state};
use world::{Careless, Early, Village};

/// A leg in this process.
struct Here<S> {
    name: &'static str,
    mode: Mode,
    injection: Option<String>,
    scenario: std::marker::PhantomData<S>,
}

fn leg<S>(name: &'static str) -> Here<S> {
    Here { name, mode: Mode::Plain, injection: None, scenario: std::marker::PhantomData }
}

impl<S: Scenario> Ask for Here<S> {
    fn name(&self) -> &str {
        self.name
    }

    fn ask(&self, request: &Request) -> Result<Vec<u8>, String> {
        let mut request = Request { mode: self.mode, ..request.clone() };
        if let Some(injection) = &self.injection {
            request.injection = Some(injection.parse()?);
        }
        let mut bytes = Vec::new();
        answer::<S>(&request, &mut bytes).map(|()| bytes)
    }
}

fn request(ticks: u64, seed: u64) -> Request {
    Request { task: Task::Trace, ticks, setup: Setup { seed, ..Setup::default() }, ..Request::default() }
}

fn trace(leg: &dyn Ask, request: &Request) -> Trace {
    let bytes = leg.ask(request).unwrap_or_else(|why| panic!("{}: {why}", leg.name()));
    Trace::from_bytes(&bytes).expect("what a runner writes")
}

/// The comparison of two legs, with the places where they part.
fn compared(request: &Request, legs: [&dyn Ask; 2]) -> Compared {
    let traces = legs.map(|leg| trace(leg, request));
    let traced = [0, 1].map(|side| Traced {
        leg: legs[side].name().to_owned(),
        trace: Ok(traces[side].clone()),
        unsupported: None,
        lacks_scenario: false,
    });
    let mut compared = compare(&traced).expect("there are traces");
    let parts = compared.parts.clone();
    for divergence in &mut compared.divergences {
        drill(divergence, request, &parts, [(legs[0], &traces[0]), (legs[1], &traces[1])]);
    }
    compared
}

#[test]
fn a_hundred_desyncs_are_each_found_at_their_exact_place() {
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let request = request(40, seed % 4);
        let injected = Here { injection: Some(format!("random/{seed}")), ..leg::<Village>("injected") };
        let compared = compared(&request, [&leg::<Village>("plain"), &injected]);
        let place = injected.ask(&Request { task: Task::Place, ..request.clone() }).expect("a place");
        let place = parse_state(&String::from_utf8(place).expect("text")).expect("two lines");
        let [before, after] = &place[..] else { panic!("{place:?}") };
        let [Divergence { tick, parts, found: Some(found), .. }] = &compared.divergences[..] else {
            panic!("seed {seed}: {before}: {:?}", compared.divergences);
        };
        assert_eq!(*parts, std::slice::from_ref(&before.part), "seed {seed}");
        assert_eq!(
            (found.system_name.as_str(), found.fields.len(), found.more),
            ("end of tick", 1, 0),
            "seed {seed}"
        );
        let field = &found.fields[0];
        assert_eq!([&field.part, &field.owner, &field.path], [&before.part, &before.owner, &before.path]);
        let bits = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let sides = [&field.left, &field.right].map(|side| side.as_ref().expect("both have it").bits.clone());
        assert_eq!(sides, [bits(&before.bytes), bits(&after.bytes)], "seed {seed}");
        places.insert((*tick, field.part.clone(), field.owner.clone(), field.path.clone()));
    }
    let parts: std::collections::BTreeSet<&String> = places.iter().map(|(_, part, ..)| part).collect();
    assert!(places.len() > 80 && parts.len() >= 6, "the places are spread: {parts:?}");
}

#[test]
fn the_system_after_which_a_bit_was_changed_is_named() {
    for (system, number) in [("grow", 2), ("wander", 3)] {
        let system = format!("workspace::detcheck::world::{system}");
        let injected =
            Here { injection: Some(format!("17/body/5.0/at.x/9/{system}")), ..leg::<Village>("injected") };
        let compared = compared(&request(30, 1), [&leg::<Village>("plain"), &injected]);
        let divergence = &compared.divergences[0];
        let found = divergence.found.as_ref().expect("a place");
        assert_eq!((divergence.tick, found.system, &found.system_name), (17, number, &system));
        assert_eq!(
            (found.fields[0].path.as_str(), found.fields[0].apart.as_deref()),
            ("at.x", Some("512 steps"))
        );
    }
}

#[test]
fn all_ways_of_a_run_come_to_the_same_states() {
    for seed in [1, 2] {
        for mode in Mode::all() {
            let other = Here { mode, ..leg::<Village>(mode.name()) };
            let compared = compared(&request(120, seed), [&leg::<Village>("plain"), &other]);
            assert_eq!(compared.divergences, [], "{}", mode.name());
        }
    }
}

#[test]
fn state_that_no_part_shows_is_found_by_restoring() {
    let differs = |mode: Mode| {
        let other = Here { mode, ..leg::<Careless>(mode.name()) };
        !compared(&request(120, 1), [&leg::<Careless>("plain"), &other]).divergences.is_empty()
    };
    let found: Vec<&str> = Mode::all().filter(|mode| differs(*mode)).map(Mode::name).collect();
    assert_eq!(found, ["restore", "rollback"]);
}

#[test]
fn a_difference_before_the_first_tick_is_shown() {
    let compared = compared(&request(5, 1), [&leg::<Careless>("empty"), &leg::<Early>("early")]);
    let divergence = &compared.divergences[0];
    let found = divergence.found.as_ref().expect("a place");
    assert_eq!((divergence.tick, found.fields.len()), (0, 1), "{found:?}");
    assert!(found.fields.iter().all(|field| field.part == "shown" && field.left.is_none()));
}

#[test]
fn a_long_trace_with_six_parts_is_below_eight_mebibytes() {
    let bytes = |ticks: u64| leg::<Village>("plain").ask(&request(ticks, 1)).expect("a trace").len();
    let (short, long) = (bytes(10), bytes(30));
    let parts = trace(&leg::<Village>("plain"), &request(1, 1)).header.parts.len();
    let of_tick = (long - short) / 20;
    assert_eq!(of_tick, 16 * (parts + 1));
    assert!(16 * 7 * 20_000 + short < 8 << 20, "six parts, 20,000 ticks");
}

#[test]
fn a_scenario_that_a_runner_lacks_is_refused_where_that_is_declared_and_not_run_elsewhere() {
    let there = |name: &str| Traced {
        leg: name.to_owned(),
        trace: Ok(trace(&leg::<Village>("plain"), &request(5, 1))),
        unsupported: None,
        lacks_scenario: false,
    };
    let lacking = |name: &str, declared: bool, lacks_scenario: bool| Traced {
        leg: name.to_owned(),
        trace: Err("it ended".to_owned()),
        unsupported: declared.then(|| "80 bits".to_owned()),
        lacks_scenario,
    };
    let legs = [
        there("one"),
        lacking("declared", true, true),
        lacking("not declared", false, true),
        lacking("failed", true, false),
    ];
    let compared = compare(&legs).expect("there is a trace");
    let verdicts: Vec<Verdict> = compared.cells.iter().map(|cell| cell.verdict).collect();
    assert_eq!(verdicts, [Verdict::Reference, Verdict::Refused, Verdict::NotRun, Verdict::NotRun]);
    assert_eq!(compared.cells[1].note.as_deref(), Some("80 bits"));
    assert!(compared.is_lone(), "what is refused was not compared");
    let compared = compare(&[there("one"), there("two"), lacking("declared", true, true)]);
    let compared = compared.expect("there are traces");
    assert!(!compared.is_lone());
    let outcome = Outcome { runs: vec![compared], ..Outcome::default() };
    assert!(!outcome.incomplete() && !outcome.diverged());
}

#[test]
fn traces_of_different_runs_are_not_compared() {
    let traced = |seed: u64| Traced {
        leg: format!("seed {seed}"),
        trace: Ok(trace(&leg::<Village>("plain"), &request(5, seed))),
        unsupported: None,
        lacks_scenario: false,
    };
    let compared = compare(&[traced(1), traced(2)]).expect("there are traces");
    let note = compared.divergences[0].note.as_deref().expect("a reason");
    assert!(note.contains("the seed is 1 and 2"), "{note}");
}

#[test]
fn a_bit_that_makes_no_other_value_is_refused() {
    for injection in
        ["3/body/5.0/nothing/0", "3/body/5.0/at.x/32", "3/body/99.0/at.x/1", "3/tools/5.0/sharp/7"]
    {
        let injected = Here { injection: Some(injection.to_owned()), ..leg::<Village>("injected") };
        let why = injected.ask(&request(10, 1)).expect_err("nothing to change");
        assert!(why.contains("found nothing to change in tick 3"), "{injection}: {why}");
    }
}
