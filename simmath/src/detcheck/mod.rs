//! One scenario on many builds: what a runner does, and what it writes down of it.
//! Must not know: how runners are built and started, and what becomes of their traces.
//!
//! A [`Scenario`] builds a [`Simulation`] from a seed and says the inputs of each tick. [`runner!`](crate::detcheck_runner) makes a
//! program of a list of scenarios. `cargo determinism-lint detcheck` builds that program for many targets, compares the
//! [`Trace`]s, and asks for the state where two of them part.
//!
//! [`World`](crate::World) is a simulation already; for any other engine, see [`Simulation`].

mod answer;
mod header;
mod inject;
mod part;
mod request;
mod run;
mod runner;
mod simulation;
mod state;
mod trace;
mod world;

#[cfg(test)]
mod tests;

pub use crate::detcheck_runner as runner;
pub use answer::{Answer, answer};
pub use header::Header;
pub use inject::{Injection, Place};
pub use part::{Out, Part, Shown, Values};
pub use request::{Mode, Request, Task};
pub use run::{Observer, SystemHashes, run};
#[doc(hidden)]
pub use runner::{Entry, count_allocation, main, start};
pub use simulation::{Scenario, Setup, Simulation, Unsupported};
pub use state::{Line, parse as parse_state};
pub use trace::{Trace, TraceError, TraceWriter};
