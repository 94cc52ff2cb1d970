//! Traces, requests and states as what is written and read again.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

use super::*;
use crate::state::StateHash;

/// Numbers that count, one of them in a part of its own.
#[derive(Default)]
struct Counters {
    many: Vec<i32>,
    one: u64,
}

impl Simulation for Counters {
    fn step(&mut self, after: &mut dyn FnMut(&str, &mut Self)) {
        for (index, number) in self.many.iter_mut().enumerate() {
            *number += index as i32;
        }
        after("many", self);
        self.one += 1;
        after("one", self);
    }

    fn parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part)) {
        see("many", &mut Values::each(&mut self.many));
        see("one", &mut Values::one(&mut self.one));
    }
}

struct Counting;

impl Scenario for Counting {
    type Simulation = Counters;
    const NAME: &'static str = "counting";
    const VERSION: u32 = 3;
    const ARITHMETIC: &'static str = "fixed-point";
    const UNSUPPORTED: &'static [Unsupported] = &[Unsupported { target: "none-", reason: "there is none" }];

    fn build(setup: &Setup) -> Result<Counters, String> {
        match setup.config.as_str() {
            "" => Ok(Counters { many: vec![-1, 0, 1], one: setup.seed }),
            other => Err(format!("{other} is no config")),
        }
    }

    fn input(_: &Setup, tick: u64, counters: &mut Counters) {
        counters.many[0] += tick as i32;
    }
}

fn asked(words: &[&str]) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    answer::<Counting>(&Request::parse(words)?, &mut bytes).map(|()| bytes)
}

fn text(words: &[&str]) -> String {
    String::from_utf8(asked(words).expect("an answer")).expect("text")
}

fn traced() -> Vec<u8> {
    asked(&["task=trace", "scenario=counting", "seed=5", "ticks=9", "leg=here"]).expect("a trace")
}

#[test]
fn a_trace_says_what_it_is_of_and_the_hash_of_each_tick() {
    let trace = Trace::from_bytes(&traced()).expect("just written");
    let Header { scenario, scenario_version, seed, ticks, parts, .. } = &trace.header;
    assert_eq!((scenario.as_str(), *scenario_version, *seed, *ticks), ("counting", 3, 5, 9));
    assert_eq!(
        (parts.as_slice(), trace.header.leg()),
        (&["many".to_string(), "one".to_string()][..], "here")
    );
    assert!(trace.header.facts.0.contains_key("target"));
    let totals: Vec<StateHash> = (0..=9).filter_map(|tick| trace.total(tick)).collect();
    assert!(totals.len() == 10 && totals.windows(2).all(|pair| pair[0] != pair[1]));
    assert_eq!((trace.total(10), trace.part(0, 2)), (None, None));
}

#[test]
fn the_hashes_of_the_counters_are_pinned() {
    let trace = Trace::from_bytes(&traced()).expect("just written");
    assert_eq!(trace.fingerprint().to_string(), "ba8b8d4aae8ffac397f0334df8f4f075");
}

#[test]
fn damaged_traces_are_refused() {
    let bytes = traced();
    for end in 0..bytes.len() {
        assert!(Trace::from_bytes(&bytes[..end]).is_err(), "{end} bytes");
    }
    for place in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1 << (place % 8);
        assert!(Trace::from_bytes(&flipped).is_err(), "a bit of byte {place}");
    }
    assert_eq!(Trace::from_bytes(b"PK"), Err(TraceError::NotATrace));
    let mut later = bytes.clone();
    later[8] = 7;
    assert_eq!(Trace::from_bytes(&later), Err(TraceError::UnknownVersion { found: 7, read: 1 }));
    // Records that the header does not announce, under a right checksum.
    let mut body = bytes[..bytes.len() - 16].to_vec();
    body.extend([0; 16]);
    let checksum = StateHash::of_bytes(&body).0.to_le_bytes();
    body.extend(checksum);
    assert!(matches!(Trace::from_bytes(&body), Err(TraceError::Invalid(_))));
}

#[test]
fn a_writer_takes_the_records_that_its_header_announced() {
    let header = Trace::from_bytes(&traced()).expect("just written").header;
    let writer = || TraceWriter::new(Vec::new(), &header).expect("memory");
    assert!(writer().record(StateHash(1), &[]).is_err());
    assert!(writer().finish().is_err(), "records are missing");
    let mut full = writer();
    for _ in 0..10 {
        full.record(StateHash(1), &[StateHash(2), StateHash(3)]).expect("announced");
    }
    assert!(full.record(StateHash(1), &[StateHash(2), StateHash(3)]).is_err());
    assert_eq!(
        Trace::from_bytes(&full.finish().expect("all are there")).map(|trace| trace.header),
        Ok(header)
    );
}

#[test]
fn a_request_is_the_words_that_ask_it() {
    let words = [
        "task=state", "scenario=a", "seed=4", "config=b = c", "ticks=9", "mode=churn", "leg=d", "tick=3",
        "system=2", "parts=x,y", "inject=3/x/1/at/5/move", "out=file",
    ];
    let request = Request::parse(words).expect("all keys are known");
    assert_eq!(Request::parse(request.words()), Ok(request.clone()));
    assert_eq!((request.setup.config.as_str(), request.parts.len(), request.mode), ("b = c", 2, Mode::Churn));
    for wrong in
        ["task", "task=dance", "seed=x", "speed=3", "inject=1/2", "inject=random/x", "inject=1/a/b/c/d"]
    {
        assert!(Request::parse([wrong]).is_err(), "{wrong}");
    }
}

#[test]
fn answers_are_lines() {
    assert_eq!(text(&["task=list"]), "counting\t3\tfixed-point\tnone-\tthere is none\n");
    let systems = text(&["task=systems", "scenario=counting", "ticks=4", "tick=2"]);
    let systems: Vec<SystemHashes> = systems.lines().filter_map(SystemHashes::parse).collect();
    let names: Vec<&str> = systems.iter().map(|system| system.name.as_str()).collect();
    assert_eq!(names, ["inputs", "many", "one", "end of tick"]);
    assert_eq!(systems[2].total, systems[3].total);
    let state = text(&["task=state", "scenario=counting", "ticks=4", "tick=2", "system=1", "parts=many"]);
    assert_eq!(state, "many\t0\t\t0\t00000000\nmany\t1\t\t2\t02000000\nmany\t2\t\t5\t05000000\n");
    assert_eq!(parse_state(&state).map(|lines| lines.len()), Some(3));
    assert_eq!(parse_state("many\t0\n"), None);
    let first = text(&["task=state", "scenario=counting", "ticks=4", "tick=0", "seed=5", "parts=one"]);
    assert_eq!(first, "one\t\t\t5\t0500000000000000\n");
    let place = text(&["task=place", "scenario=counting", "ticks=4", "inject=3/many/1//4"]);
    assert_eq!(place, "many\t1\t\t3\t03000000\nmany\t1\t\t19\t13000000\n");
}

#[test]
fn what_cannot_be_answered_says_why() {
    let why = |words: &[&str]| asked(words).expect_err("no answer");
    assert_eq!(why(&["task=trace", "config=x"]), "x is no config");
    assert_eq!(why(&["task=state", "ticks=3", "tick=4"]), "tick 4 is none of 1 to 3");
    assert_eq!(why(&["task=state", "ticks=3", "tick=3", "system=9"]), "there is no system of that number");
    assert_eq!(why(&["task=place", "ticks=3"]), "the request has no `inject=`");
    assert!(why(&["task=trace", "ticks=3", "inject=2/many/7//1"]).contains("nothing to change in tick 2"));
}

#[test]
fn a_module_answers_what_was_put_into_its_exchange() {
    let entries = [Entry::of::<Counting>()];
    let ask = |take, length| start(&entries, take, length);
    let place = ask(0, 0);
    assert!(place > 0 && ask(2, 0) == 0);
    // No words ask for the list.
    assert_eq!((ask(1, 0), ask(2, 0)), (0, "counting\t3\tfixed-point\tnone-\tthere is none\n".len()));
    // A list is no request.
    assert_eq!(ask(1, 0), 1);
    assert!(ask(2, 0) > 0);
}
