//! Finding the first tick at which peers differ, while they play.
//! Must not know: the world, the network.

mod peers;

use alloc::collections::BTreeMap;
use core::fmt;

use crate::state::StateHash;

pub use peers::{PeerFacts, PeerFactsError, PeerMismatch, Support, SupportList, SupportListError};

/// The first tick at which a peer's state is not ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Desync {
    /// The peer.
    pub peer: u32,
    /// The number of ticks after which the states differ.
    pub tick: u64,
    /// The last number of ticks before it after which they were known to be equal.
    pub last_equal: Option<u64>,
    /// Our hash.
    pub here: StateHash,
    /// The peer's hash.
    pub there: StateHash,
}

impl fmt::Display for Desync {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { peer, tick, last_equal, here, there } = self;
        write!(out, "after {tick} ticks peer {peer} has {there} and this side {here}; ")?;
        match last_equal {
            Some(last) => write!(out, "after {last} they were the same"),
            None => write!(out, "they were never seen to be the same"),
        }
    }
}

/// What a side knows of a tick.
#[derive(Clone, Default)]
struct Seen {
    here: Option<StateHash>,
    peers: BTreeMap<u32, StateHash>,
}

/// Compares the hashes of confirmed ticks with those of peers.
///
/// Only *confirmed* states are compared: those that no late input can change any more. So a tick is told to the detector when its
/// inputs are all there and the rollback that they caused is done, and not before; of a prediction a hash says nothing.
///
/// Messages may be lost, come late, twice and in any order. A hash that is told again replaces the one before, on either side.
/// What is reported is the earliest difference among the ticks that both sides told, with the last tick before it that was equal:
/// where messages were lost, the fault lies between the two.
pub struct Detector {
    interval: u64,
    capacity: usize,
    seen: BTreeMap<u64, Seen>,
    last_equal: BTreeMap<u32, u64>,
    reported: BTreeMap<u32, Desync>,
}

impl Detector {
    /// A detector for every `interval`-th tick, which remembers up to `capacity` of them; at least one of each.
    pub fn new(interval: u64, capacity: usize) -> Self {
        Self {
            interval: interval.max(1),
            capacity: capacity.max(1),
            seen: BTreeMap::new(),
            last_equal: BTreeMap::new(),
            reported: BTreeMap::new(),
        }
    }

    /// Whether the state after so many ticks is one to hash, tell the peers and tell the detector.
    pub fn is_due(&self, tick: u64) -> bool {
        tick.is_multiple_of(self.interval)
    }

    /// Tells our hash of the state after so many ticks, once it is confirmed; again if a rollback corrected it after all.
    pub fn confirm(&mut self, tick: u64, hash: StateHash) {
        if let Some(seen) = self.entry(tick) {
            seen.here = Some(hash);
        }
        self.forget();
    }

    /// Tells the hash that a peer sent for the state after so many ticks.
    pub fn receive(&mut self, peer: u32, tick: u64, hash: StateHash) {
        if let Some(seen) = self.entry(tick) {
            seen.peers.insert(peer, hash);
        }
        self.forget();
    }

    /// The first difference of each peer that was not reported yet. Once a peer is reported it stays so.
    pub fn poll(&mut self) -> Option<Desync> {
        let mut found: Option<Desync> = None;
        for (tick, seen) in &self.seen {
            let Some(here) = seen.here else { continue };
            for (peer, there) in &seen.peers {
                if self.reported.contains_key(peer) {
                    continue;
                }
                if here == *there {
                    let last = self.last_equal.entry(*peer).or_insert(*tick);
                    *last = (*last).max(*tick);
                } else if found.is_none() {
                    let last_equal = self.last_equal.get(peer).copied().filter(|last| last < tick);
                    found = Some(Desync { peer: *peer, tick: *tick, last_equal, here, there: *there });
                }
            }
            if found.is_some() {
                break;
            }
        }
        let desync = found?;
        self.reported.insert(desync.peer, desync);
        Some(desync)
    }

    /// What was reported of a peer.
    pub fn reported(&self, peer: u32) -> Option<Desync> {
        self.reported.get(&peer).copied()
    }

    /// What is known of a tick, unless it is none of the interval or older than what is remembered.
    fn entry(&mut self, tick: u64) -> Option<&mut Seen> {
        let too_old = self.seen.len() >= self.capacity
            && self.seen.first_key_value().is_some_and(|(oldest, _)| tick < *oldest);
        if !self.is_due(tick) || too_old {
            return None;
        }
        Some(self.seen.entry(tick).or_default())
    }

    fn forget(&mut self) {
        while self.seen.len() > self.capacity {
            self.seen.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Desync, Detector};
    use crate::state::StateHash;
    use crate::world::SimRng;

    fn hash(value: u128) -> StateHash {
        StateHash(value)
    }

    #[test]
    fn equal_states_are_no_desync() {
        let mut detector = Detector::new(4, 16);
        for tick in (0..100).filter(|tick| tick % 4 == 0) {
            detector.confirm(tick, hash(tick.into()));
            detector.receive(1, tick, hash(tick.into()));
            assert_eq!(detector.poll(), None);
        }
        assert!(detector.is_due(8) && !detector.is_due(9));
    }

    #[test]
    fn the_first_difference_is_reported_once() {
        let mut detector = Detector::new(1, 16);
        for tick in [3, 1, 2] {
            detector.receive(7, tick, hash(if tick < 2 { 0 } else { 1 }));
        }
        for tick in [1, 2, 3] {
            detector.confirm(tick, hash(0));
        }
        let desync = Desync { peer: 7, tick: 2, last_equal: Some(1), here: hash(0), there: hash(1) };
        assert_eq!(detector.poll(), Some(desync));
        assert_eq!(detector.poll(), None);
        assert_eq!(detector.reported(7), Some(desync));
    }

    #[test]
    fn a_correction_replaces_what_was_told_before() {
        let mut detector = Detector::new(1, 16);
        detector.receive(1, 5, hash(9));
        detector.receive(1, 5, hash(2));
        detector.confirm(5, hash(2));
        assert_eq!(detector.poll(), None);
        detector.confirm(6, hash(1));
        detector.confirm(6, hash(3));
        detector.receive(1, 6, hash(3));
        assert_eq!(detector.poll(), None);
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut detector = Detector::new(1, 4);
        for tick in 0..100 {
            detector.confirm(tick, hash(0));
        }
        detector.receive(1, 3, hash(1));
        assert_eq!((detector.seen.len(), detector.poll()), (4, None), "older than what is remembered");
        detector.receive(1, 98, hash(1));
        assert_eq!(detector.poll().map(|desync| desync.tick), Some(98));
    }

    /// Two peers whose messages are lost, doubled and late; the states part after a tick.
    fn session(parts_at: u64, seed: u64) -> [Option<Desync>; 2] {
        let mut rng = SimRng::new(seed, 0);
        let mut detectors = [Detector::new(2, 64), Detector::new(2, 64)];
        let mut network: Vec<(u64, usize, u64, StateHash)> = Vec::new();
        let mut found = [None, None];
        for now in 0..400_u64 {
            for (side, detector) in detectors.iter_mut().enumerate() {
                let state = hash(u128::from(now) << 1 | u128::from(side == 1 && now >= parts_at));
                if !detector.is_due(now) {
                    continue;
                }
                detector.confirm(now, state);
                // A third is lost, and what arrives does so up to 20 ticks later, some of it twice.
                for _ in 0..rng.below(3) {
                    network.push((now + u64::from(rng.below(20)), 1 - side, now, state));
                }
            }
            for (_, to, tick, state) in network.extract_if(.., |(due, ..)| *due <= now) {
                detectors[to].receive(0, tick, state);
            }
            for (detector, found) in detectors.iter_mut().zip(&mut found) {
                *found = found.or(detector.poll());
            }
        }
        found
    }

    #[test]
    fn peers_over_a_lossy_network_find_where_they_part() {
        for seed in 0..20 {
            assert_eq!(session(u64::MAX, seed), [None, None]);
            for desync in session(101, seed) {
                let desync = desync.expect("they part");
                assert!((102..150).contains(&desync.tick), "{desync}");
                assert!(desync.last_equal.is_some_and(|last| last <= 100), "{desync}");
            }
        }
    }
}
