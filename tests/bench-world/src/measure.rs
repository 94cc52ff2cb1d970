//! Times of all sides in many short rounds, in which they take turns: what else the machine does meets all of them.

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use simmath::detcheck::{Header, Simulation, TraceWriter};
use simmath::replay::Facts;
use simmath::state::StateHash;

use crate::game;
use crate::worlds::{Bevy, Hecs, Plain, Side, Simmath};

/// What is measured in each round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Case {
    TickPlain,
    TickWorld,
    /// The tick of a second world, and what `detcheck` does after it: the hash of each part and of all, written into a trace.
    TickTraced,
    TickHecs,
    TickBevy,
    /// `state_hash`.
    Hash,
    /// `snapshot_into`, then `restore`.
    SaveRestore,
    /// `snapshot` in new memory, then `restore`.
    SaveNewRestore,
    /// A copy of the canonical bytes of the state.
    Copy,
}

/// In the order of a round.
pub(crate) const CASES: [Case; 9] = [
    Case::TickPlain,
    Case::TickWorld,
    Case::TickTraced,
    Case::TickHecs,
    Case::TickBevy,
    Case::Hash,
    Case::SaveRestore,
    Case::SaveNewRestore,
    Case::Copy,
];

/// Microseconds of every case in every round.
pub(crate) struct Figures {
    pub(crate) rounds: usize,
    /// Canonical bytes of the state.
    pub(crate) bytes: usize,
    times: [Vec<f64>; CASES.len()],
}

impl Figures {
    /// The median of a case.
    pub(crate) fn time(&self, case: Case) -> f64 {
        median(self.times[case as usize].clone())
    }

    /// The median of how many times as long one case takes as another in the same round.
    pub(crate) fn ratio(&self, case: Case, other: Case) -> f64 {
        let (times, others) = (&self.times[case as usize], &self.times[other as usize]);
        median(times.iter().zip(others).map(|(time, other)| time / other).collect())
    }

    /// The faster of the other crates.
    pub(crate) fn faster_crate(&self) -> Case {
        if self.time(Case::TickHecs) <= self.time(Case::TickBevy) { Case::TickHecs } else { Case::TickBevy }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Measures everything that a report needs.
///
/// # Errors
///
/// Where the sides do not play the same game.
pub(crate) fn all(rounds: usize) -> Result<Figures, Box<dyn Error>> {
    let mut sides = Sides::new()?;
    sides.compare(60)?;
    let bytes = sides.bytes.len();
    let mut times = [(); CASES.len()].map(|()| Vec::with_capacity(rounds));
    for round in 0..rounds {
        // Each round begins with another case, so that none always comes after the same one.
        for turn in 0..CASES.len() {
            let case = CASES[(round + turn) % CASES.len()];
            let repeat = if matches!(case, Case::SaveRestore | Case::Copy) { 8 } else { 2 };
            let begin = Instant::now();
            (0..repeat).for_each(|_| sides.run(case));
            times[case as usize].push(begin.elapsed().as_secs_f64() * 1e6 / f64::from(repeat));
        }
    }
    sides.compare(1)?;
    Ok(Figures { rounds, bytes, times })
}

/// A world with a trace in memory, as long as the report wants it.
struct Traced {
    simmath: Simmath,
    writer: TraceWriter<Vec<u8>>,
    parts: Vec<StateHash>,
}

impl Traced {
    fn new(mut simmath: Simmath) -> Result<Self, Box<dyn Error>> {
        let mut parts = Vec::new();
        simmath.world.parts(&mut |name, _| parts.push(name.to_owned()));
        let header = Header {
            scenario: "bench".to_owned(),
            scenario_version: 1,
            arithmetic: "fixed-point".to_owned(),
            config: StateHash::default(),
            seed: 0,
            facts: Facts::here(),
            parts,
            ticks: u64::MAX,
        };
        Ok(Self { simmath, writer: TraceWriter::new(Vec::new(), &header)?, parts: Vec::new() })
    }

    fn tick(&mut self) {
        self.simmath.step();
        let total = self.simmath.world.hashes(&mut self.parts);
        self.writer
            .record(total, &self.parts)
            .expect("the header announced these parts, and memory takes all");
    }
}

struct Sides {
    plain: Plain,
    simmath: Simmath,
    hecs: Hecs,
    bevy: Bevy,
    snapshot: simmath::world::Snapshot,
    traced: Traced,
    bytes: Vec<u8>,
    copy: Vec<u8>,
}

impl Sides {
    fn new() -> Result<Self, Box<dyn Error>> {
        let entities = game::entities();
        let simmath = Simmath::new(&entities)?;
        let bytes = simmath.world.to_bytes();
        Ok(Self {
            plain: Plain::new(&entities),
            hecs: Hecs::new(&entities),
            bevy: Bevy::new(&entities),
            snapshot: simmath.world.snapshot(),
            traced: Traced::new(Simmath::new(&entities)?)?,
            copy: bytes.clone(),
            bytes,
            simmath,
        })
    }

    /// After so many more ticks on every side, every entity must be the same everywhere.
    fn compare(&mut self, ticks: usize) -> Result<(), Box<dyn Error>> {
        let Self { plain, simmath, hecs, bevy, .. } = self;
        let sides: [(&str, &mut dyn Side); 4] =
            [("plain vectors", plain), ("simmath", simmath), ("hecs", hecs), ("bevy_ecs", bevy)];
        let mut first = None;
        for (name, side) in sides {
            (0..ticks).for_each(|_| side.step());
            let entities = side.entities();
            if entities.len() != game::ENTITIES || first.get_or_insert_with(|| entities.clone()) != &entities
            {
                return Err(format!("{name} plays another game than plain vectors").into());
            }
        }
        Ok(())
    }

    fn run(&mut self, case: Case) {
        let world = &mut self.simmath.world;
        match case {
            Case::TickPlain => self.plain.step(),
            Case::TickWorld => self.simmath.step(),
            Case::TickTraced => self.traced.tick(),
            Case::TickHecs => self.hecs.step(),
            Case::TickBevy => self.bevy.step(),
            Case::Hash => drop(black_box(world.state_hash())),
            Case::SaveRestore => {
                world.snapshot_into(&mut self.snapshot);
                world.restore(&self.snapshot);
            }
            Case::SaveNewRestore => world.restore(&black_box(world.snapshot())),
            Case::Copy => black_box(&mut self.copy).copy_from_slice(black_box(&self.bytes)),
        }
    }
}
