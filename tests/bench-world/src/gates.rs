//! What a world promises about its speed, each figure a ratio within one run.

use crate::measure::{Case, Figures};

/// One required figure.
pub(crate) struct Gate {
    pub(crate) name: &'static str,
    of: fn(&Figures) -> f64,
    most: f64,
    shown_as: Shown,
}

#[derive(Clone, Copy)]
enum Shown {
    Times,
    Percent,
}

pub(crate) const GATES: &[Gate] = &[
    Gate {
        name: "tick, against plain vectors",
        of: |figures| figures.ratio(Case::TickWorld, Case::TickPlain),
        most: 1.3,
        shown_as: Shown::Times,
    },
    Gate {
        name: "tick, against the faster of hecs and bevy_ecs",
        of: |figures| figures.ratio(Case::TickWorld, figures.faster_crate()),
        most: 1.3,
        shown_as: Shown::Times,
    },
    Gate {
        name: "state hash, of the tick",
        of: |figures| figures.ratio(Case::Hash, Case::TickWorld),
        most: 0.15,
        shown_as: Shown::Percent,
    },
    Gate {
        name: "a trace, of the tick",
        of: |figures| figures.ratio(Case::TickTraced, Case::TickWorld) - 1.0,
        most: 0.15,
        shown_as: Shown::Percent,
    },
    Gate {
        name: "snapshot and restore, against a copy of the state's bytes",
        of: |figures| figures.ratio(Case::SaveRestore, Case::Copy),
        most: 3.0,
        shown_as: Shown::Times,
    },
];

impl Gate {
    pub(crate) fn holds(&self, figures: &Figures) -> bool {
        (self.of)(figures) <= self.most
    }

    pub(crate) fn shown(&self, figures: &Figures) -> String {
        self.text((self.of)(figures))
    }

    pub(crate) fn required(&self) -> String {
        format!("≤ {}", self.text(self.most))
    }

    fn text(&self, figure: f64) -> String {
        match self.shown_as {
            Shown::Times => format!("{figure:.2} ×"),
            Shown::Percent => format!("{:.1} %", figure * 100.0),
        }
    }
}
