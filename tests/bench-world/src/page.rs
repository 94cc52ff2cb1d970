//! The report as a page: all that it says about a machine and a day comes in as an argument.

use std::fmt::Write;

use crate::gates::GATES;
use crate::measure::{Case, Figures};

/// Where and when the figures were measured.
pub(crate) struct Place {
    pub(crate) date: String,
    pub(crate) processor: String,
    /// What else ran: the load average.
    pub(crate) load: String,
    pub(crate) compiler: String,
}

const METHOD: &str = "\
Every side plays the same game of 10 000 entities with four components, all of `Fpx16_16`: `place`, `velocity`, `goal` and `energy`.
A tick is three systems one after the other: turn towards the goal (`normalize`), go on within the map, tire (`length`).
All sides call the same three functions and visit entities in the order of their ids; the report ends in an error if any entity differs anywhere at the end.

- Plain vectors are one `Vec` for each component and a loop of `zip` for each system.
- In `hecs` 0.11 and `bevy_ecs` 0.20 all entities have the same components, so they lie in one table, in the order of their creation.
  `bevy_ecs` runs prepared queries without a schedule, which is its fastest way.

Sides take turns in short rounds of two ticks, and each round begins with another side.
Times are medians over all rounds, and ratios are medians of the ratios within a round, so that other work on the machine meets all sides.
The profile is `opt-level = 3` with fat LTO, one codegen unit and no overflow checks, for the baseline of the target.
";

const MEANING: &str = "\
`state_hash` reads everything: XXH3-128 over the canonical bytes of tick, entities and components.
A trace is what `detcheck` adds to each tick: the hash of every component and of all, written with a checksum; here by a second world, which is stepped and then hashed.
A snapshot and its restore are two copies of the state, here by `snapshot_into` in memory that is used again, as `Rollback` does it.
Who has which component is copied only where that changed since.
What it is compared with is one `memcpy` of the canonical bytes.
";

pub(crate) fn markdown(figures: &Figures, place: &Place) -> String {
    let mut page = String::from("# Bench of a world\n\n");
    page += "A `World` of `simmath` beside plain vectors, `hecs` and `bevy_ecs`.\n\n";
    page += "```text\ncd tests/bench-world && cargo run --release -- report --check\n```\n\n";
    let Place { date, processor, load, compiler } = place;
    let rounds = figures.rounds;
    let _ = writeln!(
        page,
        "{date}, {processor}, load average {load} before the run, {compiler}, {rounds} rounds.\n"
    );
    page += "## Required figures\n\n| figure | required | measured | |\n|---|---|---|---|\n";
    for gate in GATES {
        let verdict = if gate.holds(figures) { "holds" } else { "**fails**" };
        let _ =
            writeln!(page, "| {} | {} | {} | {verdict} |", gate.name, gate.required(), gate.shown(figures));
    }
    page += "\n## Times\n\n";
    page += &times(figures);
    let _ = writeln!(page, "\nThe state has {} canonical bytes.\n", figures.bytes);
    page += "## What is measured\n\n";
    page += METHOD;
    page += "\n";
    page + MEANING
}

fn times(figures: &Figures) -> String {
    let mut table = String::from("| | µs |\n|---|---|\n");
    for (name, case) in [
        ("tick, plain vectors", Case::TickPlain),
        ("tick, simmath", Case::TickWorld),
        ("tick, simmath, with a trace", Case::TickTraced),
        ("tick, hecs", Case::TickHecs),
        ("tick, bevy_ecs", Case::TickBevy),
        ("state hash", Case::Hash),
        ("snapshot and restore", Case::SaveRestore),
        ("snapshot in new memory, and restore", Case::SaveNewRestore),
        ("copy of the bytes", Case::Copy),
    ] {
        let _ = writeln!(table, "| {name} | {:.1} |", figures.time(case));
    }
    table
}
