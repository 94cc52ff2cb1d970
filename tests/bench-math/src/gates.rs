//! What simmath promises about its speed, each figure against a named peer of the same run.

use crate::peer::Peer;
use crate::runs::{Build, Figures};

/// One required figure.
pub(crate) struct Gate {
    pub(crate) op: &'static str,
    /// Which type of simmath.
    pub(crate) ours: Peer,
    pub(crate) peer: Peer,
    pub(crate) build: Build,
    pub(crate) measure: Measure,
    pub(crate) bound: Bound,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Instructions,
    Time,
}

#[derive(Clone, Copy)]
pub(crate) enum Bound {
    /// So many times the peer's cost at most.
    Cost(f64),
    /// The peer's cost is at least so many times as large.
    Faster(f64),
}

pub(crate) const GATES: &[Gate] = &[
    counted("add", Bound::Cost(1.1)),
    counted("mul", Bound::Cost(1.1)),
    counted("div", Bound::Cost(1.15)),
    timed("sqrt", Peer::FixedSaturating, Bound::Faster(5.0)),
    timed("sin", Peer::Cordic, Bound::Faster(4.0)),
    timed("cos", Peer::Cordic, Bound::Faster(4.0)),
    timed("sin", Peer::FixedAnalytics, Bound::Faster(25.0)),
    timed("cos", Peer::FixedAnalytics, Bound::Faster(25.0)),
    timed("atan2", Peer::Cordic, Bound::Faster(4.0)),
    timed("exp", Peer::FixedAnalytics, Bound::Faster(18.0)),
    timed("ln", Peer::FixedAnalytics, Bound::Faster(18.0)),
    timed("normalize 2D", Peer::FixedSaturating, Bound::Faster(4.0)),
    timed("tick", Peer::F32, Bound::Cost(5.0)),
    Gate { build: Build::Integer, ..timed("tick", Peer::F32, Bound::Cost(6.5)) },
    timed("tick", Peer::FixedSaturating, Bound::Faster(3.0)),
    pinned_counted("add"),
    pinned_counted("sub"),
    pinned_counted("mul"),
    pinned_counted("div"),
    pinned_counted("sqrt"),
    pinned("sin", Peer::Libm),
    pinned("sin", Peer::F32),
    pinned("cos", Peer::Libm),
    pinned("cos", Peer::F32),
    pinned("tan", Peer::Libm),
    pinned("atan2", Peer::Libm),
    pinned("atan2", Peer::F32),
    pinned("exp", Peer::Libm),
    pinned("ln", Peer::Libm),
    Gate { bound: Bound::Cost(1.15), ..pinned("tick", Peer::F32) },
];

const fn counted(op: &'static str, bound: Bound) -> Gate {
    let (ours, peer, build) = (Peer::Simmath, Peer::FixedSaturating, Build::Guess);
    Gate { op, ours, peer, build, measure: Measure::Instructions, bound }
}

const fn timed(op: &'static str, peer: Peer, bound: Bound) -> Gate {
    Gate { op, ours: Peer::Simmath, peer, build: Build::Guess, measure: Measure::Time, bound }
}

/// The pinned float, at least as fast.
const fn pinned(op: &'static str, peer: Peer) -> Gate {
    Gate { ours: Peer::Pinned, ..timed(op, peer, Bound::Faster(1.0)) }
}

/// The pinned float against the raw one.
const fn pinned_counted(op: &'static str) -> Gate {
    Gate { ours: Peer::Pinned, peer: Peer::F32, ..counted(op, Bound::Cost(1.05)) }
}

impl Gate {
    /// The figure that is bounded. Where instructions could not be counted, it is that of the times.
    pub(crate) fn figure(&self, figures: &Figures, build: Build) -> Option<f64> {
        let cost = |peer| match self.measure {
            Measure::Instructions if figures.are_counted() => figures.instructions(self.op, peer),
            _ => figures.time(self.op, peer, build),
        };
        let (ours, theirs) = (cost(self.ours)?, cost(self.peer)?);
        Some(match self.bound {
            Bound::Cost(_) => ours / theirs,
            Bound::Faster(_) => theirs / ours,
        })
    }

    pub(crate) fn holds(&self, figures: &Figures) -> bool {
        self.figure(figures, self.build).is_some_and(|figure| match self.bound {
            Bound::Cost(most) => figure <= most,
            Bound::Faster(least) => figure >= least,
        })
    }
}
