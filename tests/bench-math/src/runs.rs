//! The measurements of both builds of simmath: this binary, and one of the same source without the feature `std`.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::count;
use crate::gates::{GATES, Measure};
use crate::ops;
use crate::peer::Peer;

/// How often both builds are measured in turn.
const ROUNDS: usize = 3;

/// Why there is no report.
pub(crate) struct Failure(pub(crate) String);

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

/// How simmath was built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Build {
    /// With guesses of the hardware's `f64` square root.
    Guess,
    /// With integers only.
    Integer,
}

/// What was measured, for each operation and peer.
#[derive(Default)]
pub(crate) struct Figures {
    times: BTreeMap<(&'static str, Peer, Build), f64>,
    instructions: BTreeMap<(&'static str, Peer), f64>,
}

impl Figures {
    /// Nanoseconds of one operation. A peer is the same code in both builds, so its time is the smaller one.
    pub(crate) fn time(&self, op: &'static str, peer: Peer, build: Build) -> Option<f64> {
        let of = |build| self.times.get(&(op, peer, build)).copied();
        if [Peer::Simmath, Peer::Pinned].contains(&peer) {
            return of(build);
        }
        of(Build::Guess).into_iter().chain(of(Build::Integer)).min_by(f64::total_cmp)
    }

    pub(crate) fn instructions(&self, op: &'static str, peer: Peer) -> Option<f64> {
        self.instructions.get(&(op, peer)).copied()
    }

    pub(crate) fn are_counted(&self) -> bool {
        !self.instructions.is_empty()
    }

    fn read(&mut self, lines: &str, build: Build) -> Result<(), Failure> {
        for line in lines.lines() {
            let (key, time) = figure(line, build).ok_or_else(|| Failure(format!("not a figure: {line}")))?;
            let best = self.times.entry(key).or_insert(time);
            *best = best.min(time);
        }
        Ok(())
    }
}

type Key = (&'static str, Peer, Build);

fn figure(line: &str, build: Build) -> Option<(Key, f64)> {
    let mut parts = line.split('\t');
    let name = parts.next()?;
    let (op, _) = ops::ALL.iter().find(|(known, _)| *known == name)?;
    let peer = Peer::of_name(parts.next()?)?;
    Some(((op, peer, build), parts.next()?.parse().ok()?))
}

/// Measures everything that a report needs.
pub(crate) fn all(quick: bool) -> Result<Figures, Failure> {
    let guess = std::env::current_exe()?;
    let integer = build_integer_only(&guess)?;
    let mut figures = Figures::default();
    for round in 1..=if quick { 1 } else { ROUNDS } {
        for (build, binary) in [(Build::Guess, &guess), (Build::Integer, &integer)] {
            eprintln!(
                "round {round}: {}",
                if build == Build::Guess { "with guesses" } else { "integers only" }
            );
            figures.read(&measured(binary, quick)?, build)?;
        }
    }
    if !quick && count::is_possible() {
        eprintln!("instructions");
        for gate in GATES.iter().filter(|gate| gate.measure == Measure::Instructions) {
            for peer in [gate.ours, gate.peer] {
                figures.instructions.insert((gate.op, peer), count::instructions(gate.op, peer)?);
            }
        }
    }
    Ok(figures)
}

fn measured(binary: &Path, quick: bool) -> Result<String, Failure> {
    let effort = if quick { "quick" } else { "full" };
    let output = Command::new(binary).args(["measure", effort]).output()?;
    if !output.status.success() {
        return Err(Failure(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Beside this binary's own target folder, so that neither build throws away the other's files.
fn build_integer_only(this: &Path) -> Result<PathBuf, Failure> {
    let target = this.ancestors().nth(2).map(|folder| folder.join("integer-only"));
    let target = target.ok_or_else(|| Failure("this binary does not lie in a target folder".to_owned()))?;
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--locked", "--no-default-features", "--manifest-path"]);
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).arg("--target-dir").arg(&target);
    if !command.status()?.success() {
        return Err(Failure("simmath without `std` was not built".to_owned()));
    }
    Ok(target.join("release").join(env!("CARGO_PKG_NAME")))
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}
