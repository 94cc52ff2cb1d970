//! Two peers of one game over a loopback that loses, delays, doubles and reorders: prediction, rollback, confirmed hashes.

use std::collections::BTreeMap;

use simmath::desync::{Desync, Detector};
use simmath::state::StateHash;
use simmath::world::{Query, Res, RngMut, Rollback, SimRng, World};
use simmath::{DeterminismSafe, FixedPoint, Fpx16_16, fx};

/// What both players press in a tick.
#[derive(DeterminismSafe, Clone, Debug, Default, PartialEq)]
struct Inputs([i8; 2]);

/// A fault of one build: what it adds to the step after so many ticks.
#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
struct Fault {
    from: u64,
}

fn walk(
    mut things: Query<&mut Fpx16_16>,
    inputs: Res<Inputs>,
    fault: Res<Fault>,
    tick: simmath::world::Tick,
    mut rng: RngMut,
) {
    for (player, at) in things.iter_mut().enumerate() {
        *at += Fpx16_16::from_int(inputs.0[player].into()) * fx!(0.1) + rng.unit() * fx!(0.01);
        if tick.0 >= fault.from {
            *at += Fpx16_16::EPSILON;
        }
    }
}

fn world() -> World {
    let mut builder = World::<FixedPoint>::builder(9);
    builder.register_component::<Fpx16_16>("at").insert_resource("inputs", Inputs::default());
    // No state of the game, so it has the same value on both sides: the fault is told from outside.
    builder.insert_resource("fault", Fault { from: u64::MAX }).register_system(walk);
    let mut world = builder.build().expect("all is registered");
    for _ in 0..2 {
        let entity = world.spawn();
        world.insert(entity, Fpx16_16::ZERO);
    }
    world
}

const TICKS: u64 = 300;
/// Ticks that a peer plays ahead of the last input that it knows of the other.
const AHEAD: u64 = 12;

#[derive(Clone)]
enum Message {
    /// The last inputs of a player, from a tick on.
    Inputs(u64, Vec<i8>),
    Hash(u64, StateHash),
}

struct Peer {
    side: usize,
    world: World,
    ring: Rollback,
    detector: Detector,
    own: Vec<i8>,
    other: Vec<i8>,
    /// What was played in place of the other's input.
    guessed: BTreeMap<u64, i8>,
    confirmed: BTreeMap<u64, StateHash>,
    fault_from: u64,
    rolled_back: u64,
    found: Option<Desync>,
}

impl Peer {
    fn new(side: usize, fault_from: u64) -> Self {
        Self {
            side,
            world: world(),
            ring: Rollback::new(AHEAD as usize + 2),
            detector: Detector::new(10, 16),
            own: Vec::new(),
            other: Vec::new(),
            guessed: BTreeMap::new(),
            confirmed: BTreeMap::new(),
            fault_from,
            rolled_back: 0,
            found: None,
        }
    }

    fn tick(&mut self) {
        let now = self.world.tick();
        let known = self.other.get(now as usize).copied();
        let other = known.unwrap_or_else(|| self.other.last().copied().unwrap_or(0));
        if known.is_none() {
            self.guessed.insert(now, other);
        }
        let mut inputs = [self.own[now as usize]; 2];
        inputs[1 - self.side] = other;
        self.ring.save(&self.world);
        self.world.set_resource(Inputs(inputs));
        // The build with the fault computes with it, and its state shows nothing but the results.
        self.world.set_resource(Fault { from: self.fault_from });
        self.world.step();
        self.world.set_resource(Fault { from: u64::MAX });
        let done = self.world.tick();
        if done <= self.other.len() as u64 {
            self.confirm(done);
        }
    }

    /// Tells the hash of a state that no input can change any more.
    fn confirm(&mut self, tick: u64) {
        if self.detector.is_due(tick) {
            let hash = self.world.state_hash();
            self.detector.confirm(tick, hash);
            self.confirmed.insert(tick, hash);
        }
    }

    /// Goes back to the first guess that was wrong, and plays again from there.
    fn correct(&mut self) {
        let end = self.world.tick();
        let known = self.other.len() as u64;
        let wrong = self
            .guessed
            .iter()
            .find(|(tick, guess)| **tick < known && self.other[**tick as usize] != **guess);
        // A right guess is confirmed too, so its states are walked through again.
        let from =
            wrong.map(|(tick, _)| *tick).or_else(|| self.guessed.keys().find(|tick| **tick < known).copied());
        self.guessed.retain(|tick, _| *tick >= known);
        let Some(from) = from else { return };
        self.ring.restore(&mut self.world, from).expect("nobody plays further ahead than the ring is long");
        self.rolled_back += end - from;
        while self.world.tick() < end {
            self.tick();
        }
    }

    fn receive(&mut self, message: Message) {
        match message {
            Message::Inputs(from, inputs) => {
                let new = (self.other.len() as u64).saturating_sub(from) as usize;
                if from <= self.other.len() as u64 {
                    self.other.extend(inputs.iter().skip(new));
                    self.correct();
                }
            }
            Message::Hash(tick, hash) => self.detector.receive(1, tick, hash),
        }
    }

    /// The last inputs, and the last hash.
    fn messages(&self) -> Vec<Message> {
        let from = self.own.len().saturating_sub(40);
        let mut messages = vec![Message::Inputs(from as u64, self.own[from..].to_vec())];
        messages.extend(self.confirmed.last_key_value().map(|(tick, hash)| Message::Hash(*tick, *hash)));
        messages
    }
}

/// A whole session; the second peer's build computes something else from a tick on.
fn session(seed: u64, fault_from: u64) -> [Peer; 2] {
    let mut rng = SimRng::new(seed, 0);
    let mut peers = [Peer::new(0, u64::MAX), Peer::new(1, fault_from)];
    let mut network: Vec<(u64, usize, Message)> = Vec::new();
    for now in 0..10 * TICKS {
        for (side, peer) in peers.iter_mut().enumerate() {
            let tick = peer.world.tick();
            if tick < TICKS && tick < peer.other.len() as u64 + AHEAD {
                if peer.own.len() as u64 == tick {
                    peer.own.push(rng.between(-3, 3) as i8);
                }
                peer.tick();
            }
            for message in peer.messages() {
                // A third is lost, a third comes twice, and all of it up to eight rounds late.
                for _ in 0..rng.below(3) {
                    network.push((now + u64::from(rng.below(8)), 1 - side, message.clone()));
                }
            }
        }
        for (_, to, message) in network.extract_if(.., |(due, ..)| *due <= now) {
            peers[to].receive(message);
        }
        for peer in &mut peers {
            peer.found = peer.found.or(peer.detector.poll());
        }
    }
    peers
}

#[test]
fn peers_that_compute_the_same_end_the_same_and_report_nothing() {
    for seed in 0..6 {
        let [one, other] = session(seed, u64::MAX);
        assert_eq!((one.world.tick(), other.world.tick()), (TICKS, TICKS), "seed {seed}");
        assert_eq!(one.world.state_hash(), other.world.state_hash(), "seed {seed}");
        assert!(one.rolled_back > 100 && other.rolled_back > 100, "seed {seed}: it was no smooth session");
        assert_eq!((one.found, other.found), (None, None), "seed {seed}");
    }
}

#[test]
fn peers_that_part_find_the_tick() {
    for seed in 0..6 {
        for peer in session(seed, 137) {
            let desync =
                peer.found.unwrap_or_else(|| panic!("seed {seed}: side {} found nothing", peer.side));
            assert!((140..=200).contains(&desync.tick), "{desync}");
            assert!(desync.last_equal.is_some_and(|last| (60..140).contains(&last)), "{desync}");
        }
    }
}
