//! The report as a page: all that it says about a machine and a day comes in as an argument.

use std::fmt::Write;

use crate::gates::{Bound, GATES, Gate, Measure};
use crate::ops;
use crate::peer::Peer;
use crate::runs::{Build, Figures};

/// Where and when the figures were measured.
pub(crate) struct Place {
    pub(crate) date: String,
    pub(crate) processor: String,
    /// What else ran: the load average.
    pub(crate) load: String,
    pub(crate) compiler: String,
}

const INTRODUCTION: &str = "\
`Fpx16_16` beside what people would take instead: `fixed` 1.31, `cordic` 0.1.5 and `fixed_analytics` 5.0.0 on the same
16.16 format; and `Fp32Pinned` beside `f32` with the functions of std, here those of glibc, and with those of `libm` 0.2.16.";

const METHOD: &str = "\
The command builds simmath with the feature `std` (a guess of the hardware's square root, decided by integers) and without it (integers only); both give the same bits.
The profile is `opt-level = 3`, fat LTO, one codegen unit and no overflow checks, for the baseline of the target: on x86-64 that is SSE2.
Each figure is the smallest of at least 45 passes over 65 536 independent arguments, so it is throughput and not latency.
All peers get the same pseudo-random arguments of a game's usual range and take turns pass by pass.
Instructions are counted by valgrind.
";

const TICK: &str = "\
A tick moves 10 000 entities by `place += velocity * dt`, clamps them to the world, takes the distance to the next entity, and sets `velocity = normalize(velocity) * speed`.
Entities lie in an array of structs, as games keep them.
The column of `cordic` takes its square root and the arithmetic of `fixed` saturating; the column of `fixed_analytics` its rounded product, `hypot` and `normalize`; the column of `libm` its `hypotf`.
";

const MEANING: &str = "\
The peers do not compute the same thing.
`simmath` and the arithmetic of `fixed_analytics` round to nearest, ties to even, and are total; both saturate.
`fixed` rounds products down, quotients towards zero and roots down, and its division by zero panics.
`cordic` is off by tens of steps for `sin`, by hundreds for `asin` and by thousands for `tan`, `atan2` and `exp`, and its square root never returns from 16384 on.
The lengths of `simmath` are exact; the expression `sqrt(x * x + y * y)` in the format itself overflows above 181 and is wrong for short vectors.
`simmath f32` is `Fp32Pinned`: every function of one number is correctly rounded, the same bits wherever IEEE 754 is kept.
Its length is `sqrt(x * x + y * y)`, its `hypot` is correctly rounded.
`f32` is the float with the functions of std: outside of arithmetic, square roots and lengths its bits differ between platforms.
";

pub(crate) fn markdown(figures: &Figures, place: &Place) -> String {
    let mut page = String::from("# Bench of simmath\n\n");
    page += &INTRODUCTION.replace('\n', " ");
    page += "\n\n![Nanoseconds of one operation, by peer](../images/bench-simmath.svg)\n\n";
    page += "```text\ncd tests/bench-math && cargo run --release -- report --check\n```\n\n";
    let Place { date, processor, load, compiler } = place;
    let _ = writeln!(page, "{date}, {processor}, load average {load} before the run, {compiler}.\n");
    page += METHOD;
    page += "\n## Required figures\n\n";
    page += &gates(figures);
    page += "\n## Nanoseconds of one operation\n\n";
    page += &times(figures);
    page += "\n## How many times as long the peers take\n\n";
    page += "Each is the peer's time over that of simmath with guesses; below 1 the peer is faster.\n\n";
    page += &ratios(figures);
    page += "\n## The tick\n\n";
    page += TICK;
    page += "\n";
    page += &tick(figures);
    page += "\n## What the figures compare\n\n";
    page + MEANING
}

fn gates(figures: &Figures) -> String {
    let mut table = String::from(
        "| operation | of | against | required | figure | integers only | |\n|---|---|---|---|---|---|---|\n",
    );
    for gate in GATES {
        let figure =
            |build| gate.figure(figures, build).map_or_else(String::new, |figure| format!("{figure:.2}"));
        // A gate of the integers has no figure of guesses.
        let guess = if gate.build == Build::Guess { figure(Build::Guess) } else { String::new() };
        let integer = if gate.measure == Measure::Time && gate.ours == Peer::Simmath {
            figure(Build::Integer)
        } else {
            String::new()
        };
        let verdict = if gate.holds(figures) { "holds" } else { "**fails**" };
        let (op, ours, peer) = (gate.op, gate.ours.name(), gate.peer.name());
        let _ = writeln!(
            table,
            "| {op} | {ours} | {peer} | {} | {guess} | {integer} | {verdict} |",
            required(gate, figures)
        );
    }
    table
}

/// What a gate asks for, in words.
pub(crate) fn required(gate: &Gate, figures: &Figures) -> String {
    let of = match gate.measure {
        Measure::Instructions if figures.are_counted() => "instructions",
        Measure::Instructions => "time, as nothing counted the instructions",
        Measure::Time => "time",
    };
    match gate.bound {
        Bound::Cost(most) => format!("≤ {most} × the {of}"),
        Bound::Faster(least) => format!("≥ {least} × faster"),
    }
}

fn times(figures: &Figures) -> String {
    let mut table = header("| operation | simmath | simmath, integers only |", 2);
    for (op, _) in ops::ALL {
        let ours = [Build::Guess, Build::Integer].map(|build| figures.time(op, Peer::Simmath, build));
        let peers = others().map(|peer| figures.time(op, peer, Build::Guess));
        row(&mut table, op, ours.into_iter().chain(peers));
    }
    table
}

fn ratios(figures: &Figures) -> String {
    let mut table = header("| operation |", 0);
    for (op, _) in ops::ALL {
        let ours = figures.time(op, Peer::Simmath, Build::Guess);
        row(&mut table, op, others().map(|peer| Some(figures.time(op, peer, Build::Guess)? / ours?)));
    }
    table
}

fn tick(figures: &Figures) -> String {
    let mut table = String::from("| | µs for 10 000 entities | × `f32` |\n|---|---|---|\n");
    let float = figures.time("tick", Peer::F32, Build::Guess);
    let integer = ("simmath, integers only", Peer::Simmath, Build::Integer);
    let all = Peer::ALL.map(|peer| (peer.name(), peer, Build::Guess));
    for (name, peer, build) in all.into_iter().take(1).chain([integer]).chain(all.into_iter().skip(1)) {
        if let (Some(time), Some(float)) = (figures.time("tick", peer, build), float) {
            let _ = writeln!(table, "| {name} | {:.0} | {:.1} |", time * 10.0, time / float);
        }
    }
    table
}

fn others() -> impl Iterator<Item = Peer> {
    Peer::ALL.into_iter().filter(|peer| *peer != Peer::Simmath)
}

fn header(first: &str, ours: usize) -> String {
    let names: String = others().map(|peer| format!(" {} |", peer.name())).collect();
    format!("{first}{names}\n|---|{}\n", "---|".repeat(ours + Peer::ALL.len() - 1))
}

fn row(table: &mut String, op: &str, values: impl Iterator<Item = Option<f64>>) {
    let cells =
        values.map(|value| value.map_or_else(|| " |".to_owned(), |value| format!(" {} |", short(value))));
    let _ = writeln!(table, "| {op} |{}", cells.collect::<String>());
}

/// Three digits or so.
fn short(value: f64) -> String {
    match value {
        ..10.0 => format!("{value:.2}"),
        ..100.0 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}
