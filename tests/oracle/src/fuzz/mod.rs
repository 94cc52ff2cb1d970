//! Differential fuzzing: small programs that are well typed, compiled by rustc and scanned; every disagreement is shown as small as possible.

mod compile;
mod grammar;
mod judge;
mod program;
mod random;
mod shrink;
mod text;

use crate::error::Error;
use compile::Place;
use judge::{Disagreement, Judged};
use program::Program;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many programs rustc gets at once.
const BATCH: u64 = 100;
/// After how many programs a run says how far it is.
const PATIENCE: u64 = 1000;
/// How many disagreements are made small and shown.
const SHOWN: usize = 4;

/// What is asked for.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) seed: u64,
    /// Number of the first program.
    pub(crate) from: u64,
    pub(crate) programs: u64,
    pub(crate) jobs: usize,
    /// Show how often each construct occurs, and fail where one is rare.
    pub(crate) constructs: bool,
    /// Stop at the first batch with a disagreement, and do not make it smaller.
    pub(crate) first: bool,
    /// Where rustc's results are kept for the next time.
    pub(crate) keep: Option<PathBuf>,
    /// Print this one program instead.
    pub(crate) show: Option<u64>,
}

/// Every third program computes with integers alone: nothing may be found in it.
const TWIN: u64 = 3;

fn make(seed: u64, number: u64) -> Program {
    program::program(seed, number, number % TWIN == TWIN - 1)
}

/// What a run has come to.
#[derive(Default)]
struct Outcome {
    programs: u64,
    operations: u64,
    constructs: BTreeMap<&'static str, u64>,
    invalid: BTreeMap<u64, String>,
    disagreeing: BTreeMap<u64, (String, Vec<Disagreement>)>,
}

/// Judges programs; whether scanner and compiler agree about all of them.
pub(crate) fn run(wanted: &Wanted, out: &mut dyn Write) -> Result<bool, Error> {
    if let Some(number) = wanted.show {
        write!(out, "{}", make(wanted.seed, number).text)?;
        return Ok(true);
    }
    let folder = tempfile::tempdir()?;
    let outcome = judged(wanted, folder.path())?;
    for (number, why) in &outcome.invalid {
        writeln!(out, "program {number} is refused by rustc: {why}")?;
    }
    report(wanted, &outcome, folder.path(), out)?;
    let rare = if wanted.constructs { constructs(&outcome, out)? } else { false };
    writeln!(
        out,
        "seed {}: {} programs, {} float operations, {} refused, {} with disagreements",
        wanted.seed,
        outcome.programs,
        outcome.operations,
        outcome.invalid.len(),
        outcome.disagreeing.len(),
    )?;
    Ok(outcome.invalid.is_empty() && outcome.disagreeing.is_empty() && !rare)
}

/// Judges programs that lie in files; whether scanner and compiler agree about all of them.
pub(crate) fn files(files: &[PathBuf], smaller: bool, out: &mut dyn Write) -> Result<bool, Error> {
    let folder = tempfile::tempdir()?;
    let texts = files.iter().map(|file| crate::error::read(file)).collect::<Result<Vec<String>, Error>>()?;
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let mut agreed = true;
    let all = judge::judge(&texts, &Place::new(folder.path()))?;
    for ((file, text), judged) in files.iter().zip(&texts).zip(all) {
        let name = file.display();
        let disagreements = match judged {
            Judged::Invalid(why) => {
                writeln!(out, "{name} is refused by rustc: {why}")?;
                agreed = false;
                continue;
            }
            Judged::Compared { disagreements, .. } => disagreements,
        };
        agreed &= disagreements.is_empty();
        disagreements.iter().try_for_each(|one| line(&name.to_string(), one, out))?;
        if let (true, Some(one)) = (smaller, disagreements.first()) {
            made_smaller(&name.to_string(), text, one, folder.path(), out)?;
        }
    }
    Ok(agreed)
}

/// The batches of a run, shared by the workers; the outcome is the same for any number of them.
fn judged(wanted: &Wanted, folder: &Path) -> Result<Outcome, Error> {
    let end = wanted.from.saturating_add(wanted.programs);
    let next = AtomicU64::new(wanted.from);
    let outcome = Mutex::new(Outcome::default());
    let work = |worker: usize| -> Result<(), Error> {
        let place = Place::keeping(&folder.join(format!("worker-{worker}")), wanted.keep.as_deref());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= end {
                return Ok(());
            }
            let numbers: Vec<u64> = (first..end.min(first + BATCH)).collect();
            let programs: Vec<Program> = numbers.iter().map(|number| make(wanted.seed, *number)).collect();
            let texts: Vec<&str> = programs.iter().map(|program| program.text.as_str()).collect();
            let judged = judge::judge(&texts, &place)?;
            let mut outcome = outcome.lock().unwrap_or_else(PoisonError::into_inner);
            for ((number, program), judged) in numbers.iter().zip(&programs).zip(judged) {
                outcome.add(*number, program, judged);
            }
            progress(wanted, outcome.programs)?;
            if wanted.first && !outcome.disagreeing.is_empty() {
                next.store(end, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..wanted.jobs.max(1))
            .map(|worker| {
                scope.spawn({
                    let work = &work;
                    move || work(worker)
                })
            })
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    Ok(outcome.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// A line of long runs now and then.
fn progress(wanted: &Wanted, done: u64) -> Result<(), Error> {
    if wanted.programs > PATIENCE && done.is_multiple_of(PATIENCE) {
        writeln!(std::io::stderr(), "{done} of {} programs", wanted.programs)?;
    }
    Ok(())
}

impl Outcome {
    fn add(&mut self, number: u64, program: &Program, judged: Judged) {
        self.programs += 1;
        for label in &program.constructs {
            *self.constructs.entry(label).or_default() += 1;
        }
        match judged {
            Judged::Invalid(why) => {
                self.invalid.insert(number, why);
            }
            Judged::Compared { operations, disagreements } => {
                self.operations += operations as u64;
                if !disagreements.is_empty() {
                    self.disagreeing.insert(number, (program.text.clone(), disagreements));
                }
            }
        }
    }
}

fn report(wanted: &Wanted, outcome: &Outcome, folder: &Path, out: &mut dyn Write) -> Result<(), Error> {
    for (number, (text, disagreements)) in outcome.disagreeing.iter().take(SHOWN) {
        for one in disagreements {
            line(&program_name(*number), one, out)?;
        }
        if let (false, Some(one)) = (wanted.first, disagreements.first()) {
            made_smaller(&program_name(*number), text, one, folder, out)?;
        }
    }
    for (number, (_, disagreements)) in outcome.disagreeing.iter().skip(SHOWN) {
        disagreements.iter().try_for_each(|one| line(&program_name(*number), one, out))?;
    }
    Ok(())
}

fn made_smaller(
    name: &str,
    text: &str,
    one: &Disagreement,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let (smaller, one) = shrink::shrink(text, one, &folder.join("shrink"))?;
    writeln!(out, "made smaller:")?;
    line(name, &one, out)?;
    writeln!(out, "{smaller}")?;
    Ok(())
}

fn program_name(number: u64) -> String {
    format!("program {number}")
}

fn line(name: &str, one: &Disagreement, out: &mut dyn Write) -> Result<(), Error> {
    let what = if one.missed {
        "the compiler computes and the scanner is silent"
    } else {
        "the scanner reports what the compiler does not compute"
    };
    writeln!(out, "{name}, line {}: {what}: {}: `{}`", one.line, one.rule, one.code)?;
    Ok(())
}

/// The table of constructs; whether one is in less than a hundredth of the programs.
fn constructs(outcome: &Outcome, out: &mut dyn Write) -> Result<bool, Error> {
    let mut rare = false;
    for label in grammar::labels() {
        let count = outcome.constructs.get(label).copied().unwrap_or(0);
        let few = count * 100 < outcome.programs;
        rare |= few;
        writeln!(out, "{count:>7} {label}{}", if few { ": in less than 1 % of the programs" } else { "" })?;
    }
    Ok(rare)
}
