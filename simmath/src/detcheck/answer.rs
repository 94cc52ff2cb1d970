//! A runner's answers: a trace, or lines of text.
//! Must not know: where they are written to, which scenarios there are.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::io::{self, Write};

use super::run::{Observer, run};
use super::runner::allocations;
use super::{Header, Request, Scenario, Simulation, SystemHashes, Task, TraceWriter, state};
use crate::state::StateHash;

/// Where an answer goes to.
pub type Answer<'a> = &'a mut dyn Write;

/// Answers a request about a scenario.
///
/// # Errors
///
/// Those of the run and of `out`, as text.
pub fn answer<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    match request.task {
        Task::List => text(list::<S>(out)),
        Task::Trace => trace::<S>(request, out),
        Task::Systems => systems::<S>(request, out),
        Task::State => fields::<S>(request, out),
        Task::Place => place::<S>(request, out),
        Task::Allocations => memory::<S>(request, out),
    }
}

fn text<T>(result: io::Result<T>) -> Result<T, String> {
    result.map_err(|error| error.to_string())
}

/// Name, version, arithmetic, and pairs of targets and reasons, between tabs.
fn list<S: Scenario>(out: Answer<'_>) -> io::Result<()> {
    write!(out, "{}\t{}\t{}", S::NAME, S::VERSION, S::ARITHMETIC)?;
    for unsupported in S::UNSUPPORTED {
        write!(out, "\t{}\t{}", unsupported.target, unsupported.reason)?;
    }
    writeln!(out)
}

fn trace<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    struct Tracing<'a> {
        writer: TraceWriter<Answer<'a>>,
        parts: Vec<StateHash>,
    }
    impl<S: Simulation> Observer<S> for Tracing<'_> {
        fn tick(&mut self, _: u64, simulation: &mut S) -> Result<(), String> {
            let total = simulation.hashes(&mut self.parts);
            text(self.writer.record(total, &self.parts))
        }
    }
    let mut names = Vec::new();
    S::build(&request.setup)?.parts(&mut |name, _| names.push(name.to_string()));
    let header = Header::of::<S>(&request.setup, &request.leg, names, request.ticks);
    let writer = text(TraceWriter::new(out, &header))?;
    let mut tracing = Tracing { writer, parts: Vec::new() };
    run::<S>(request, &mut tracing)?;
    text(tracing.writer.finish()).map(drop)
}

/// A run that ends with the tick that is asked for; the injection is the same as in the whole run.
fn until_tick(request: &Request) -> Result<Request, String> {
    if request.tick == 0 || request.tick > request.ticks {
        return Err(alloc::format!("tick {} is none of 1 to {}", request.tick, request.ticks));
    }
    Ok(request.clone())
}

/// Ends a run without an error.
const SEEN: &str = "";

fn ended<T>(result: Result<T, String>) -> Result<(), String> {
    match result {
        Err(error) if error == SEEN => Ok(()),
        other => other.map(drop),
    }
}

fn systems<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    struct Systems<'a> {
        wanted: u64,
        out: Answer<'a>,
        result: io::Result<()>,
    }
    impl<S: Simulation> Observer<S> for Systems<'_> {
        fn tick(&mut self, tick: u64, _: &mut S) -> Result<(), String> {
            if tick == self.wanted { Err(SEEN.to_string()) } else { Ok(()) }
        }

        fn system(&mut self, tick: u64, _: usize, name: &str, simulation: &mut S) {
            if tick != self.wanted || self.result.is_err() {
                return;
            }
            let mut parts = Vec::new();
            let total = simulation.hashes(&mut parts);
            let hashes = SystemHashes { name: name.to_string(), total, parts };
            self.result = writeln!(self.out, "{hashes}");
        }
    }
    let request = until_tick(request)?;
    let mut systems = Systems { wanted: request.tick, out, result: Ok(()) };
    ended(run::<S>(&request, &mut systems))?;
    text(systems.result)
}

fn fields<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    struct Fields<'a> {
        request: &'a Request,
        out: Answer<'a>,
        result: io::Result<bool>,
    }
    impl<S: Simulation> Observer<S> for Fields<'_> {
        fn tick(&mut self, tick: u64, _: &mut S) -> Result<(), String> {
            if tick == self.request.tick { Err(SEEN.to_string()) } else { Ok(()) }
        }

        fn system(&mut self, tick: u64, number: usize, _: &str, simulation: &mut S) {
            if tick == self.request.tick && number == self.request.system {
                self.result = state::write(simulation, &self.request.parts, self.out).map(|()| true);
            }
        }
    }
    if request.tick == 0 {
        return text(state::write(&mut S::build(&request.setup)?, &request.parts, out));
    }
    let request = until_tick(request)?;
    let mut fields = Fields { request: &request, out, result: Ok(false) };
    ended(run::<S>(&request, &mut fields))?;
    if text(fields.result)? { Ok(()) } else { Err("there is no system of that number".to_string()) }
}

/// The line of the field before and that after, with the tick before each.
fn place<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    struct Nothing;
    impl<S> Observer<S> for Nothing {}
    let place = run::<S>(request, &mut Nothing)?.ok_or("the request has no `inject=`")?;
    for field in [place.before, place.after] {
        let line = state::Line {
            part: place.part.clone(),
            owner: place.owner.clone(),
            path: field.path,
            text: field.text,
            bytes: field.bytes,
        };
        text(writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// For each system: its name, how often it asked for memory in all, in how many ticks, and in which last.
fn memory<S: Scenario>(request: &Request, out: Answer<'_>) -> Result<(), String> {
    #[derive(Default)]
    struct Memory {
        before: u64,
        systems: Vec<(String, u64, u64, u64)>,
    }
    impl<S> Observer<S> for Memory {
        fn system(&mut self, tick: u64, number: usize, name: &str, _: &mut S) {
            let asked = allocations() - self.before;
            if self.systems.len() <= number {
                self.systems.push((name.to_string(), 0, 0, 0));
            }
            if let Some((_, times, ticks, last)) = self.systems.get_mut(number)
                && asked > 0
            {
                *times += asked;
                *ticks += 1;
                *last = tick;
            }
            self.before = allocations();
        }

        fn tick(&mut self, _: u64, _: &mut S) -> Result<(), String> {
            self.before = allocations();
            Ok(())
        }
    }
    let mut memory = Memory::default();
    run::<S>(request, &mut memory)?;
    for (name, times, ticks, last) in memory.systems {
        text(writeln!(out, "{name}\t{times}\t{ticks}\t{last}"))?;
    }
    Ok(())
}
