//! Times of this build, as lines `operation, peer, nanoseconds` with tabs between.

use std::time::{Duration, Instant};

use crate::op::Op;
use crate::ops;

/// How much is measured.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) elements: usize,
    /// At least so many passes of each peer.
    pub(crate) passes: usize,
    /// Cheap operations get more passes, up to this time for all peers together.
    pub(crate) at_least: Duration,
}

/// Each part of the arrays has its own best time, and the sum counts: a whole pass of a slow peer is longer than the system
/// leaves a busy processor to one program.
const PARTS: usize = 16;

impl Effort {
    pub(crate) const FULL: Self =
        Self { elements: 1 << 16, passes: 15, at_least: Duration::from_millis(100) };
    /// Only shows that everything runs.
    pub(crate) const QUICK: Self = Self { elements: 256, passes: 1, at_least: Duration::ZERO };
}

/// Prints the times of all operations, or of those that are named.
pub(crate) fn print(effort: Effort, only: &[String]) {
    for (name, make) in ops::ALL {
        if only.is_empty() || only.iter().any(|wanted| wanted == name) {
            print_op(make(effort.elements), effort);
        }
    }
}

fn print_op(mut op: Op, effort: Effort) {
    let mut best = vec![vec![Duration::MAX; PARTS]; op.cases.len()];
    let begin = Instant::now();
    let mut passes = 0;
    // The peers take turns, so that whatever else the machine does meets all of them.
    while passes < effort.passes || begin.elapsed() < effort.at_least {
        for (case, best) in op.cases.iter_mut().zip(&mut best) {
            for (part, best) in best.iter_mut().enumerate() {
                let range = op.elements * part / PARTS..op.elements * (part + 1) / PARTS;
                let begin = Instant::now();
                (case.run)(range);
                *best = begin.elapsed().min(*best);
            }
        }
        passes += 1;
    }
    for (case, best) in op.cases.iter().zip(best) {
        let nanoseconds = best.iter().sum::<Duration>().as_secs_f64() * 1e9 / op.elements as f64;
        println!("{}\t{}\t{nanoseconds}", op.name, case.peer.name());
    }
}
