//! The generator of random numbers, which is part of the state.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::fixed::Fixed;
use crate::state::{CanonicalState, DecodeError, Decoder, Sink, Visitor};

/// ChaCha with 8 rounds, as the crates `chacha20` and `rand_chacha` have it: one stream for each system, from the seed of the
/// world.
///
/// The numbers are the same on every target. All draws are of explicit width; there is none of `usize` and none of floats.
#[derive(Debug, PartialEq, Eq)]
pub struct SimRng(ChaCha8Rng);

/// The same numbers come out of both.
impl Clone for SimRng {
    fn clone(&self) -> Self {
        Self::at(self.0.get_seed(), self.0.get_stream(), self.0.get_word_pos())
    }
}

impl SimRng {
    /// The stream of a seed with a number.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A stream from a place in it, which is a number of words.
    fn at(seed: [u8; 32], stream: u64, position: u128) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed);
        // This sets the place back to the beginning.
        rng.set_stream(stream);
        rng.set_word_pos(position);
        Self(rng)
    }

    /// 32 random bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `end`, each with the same chance; 0 for an `end` of 0.
    ///
    /// The high half of `end` times 32 random bits, and again while the low half is one of the few that would favour some numbers.
    pub fn below(&mut self, end: u32) -> u32 {
        if end == 0 {
            return 0;
        }
        let favoured = end.wrapping_neg() % end;
        loop {
            let product = u64::from(self.next_u32()) * u64::from(end);
            if product as u32 >= favoured {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number in `low ..= high`, each with the same chance; `low` where `high` is below it.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        let Some(span) = u32::try_from(i64::from(high) - i64::from(low)).ok() else { return low };
        match span.checked_add(1) {
            Some(count) => low.wrapping_add_unsigned(self.below(count)),
            None => self.next_u32().cast_signed(),
        }
    }

    /// A number in 0 .. 1, each step with the same chance.
    pub fn unit<const FRAC: u32>(&mut self) -> Fixed<FRAC> {
        Fixed::from_raw((self.next_u32() >> (32 - FRAC)).cast_signed())
    }

    /// Whether something with a chance of `numerator / denominator` happens.
    pub fn chance(&mut self, numerator: u32, denominator: u32) -> bool {
        self.below(denominator) < numerator
    }

    /// Brings the elements into an order, each with the same chance.
    pub fn shuffle<T>(&mut self, elements: &mut [T]) {
        for last in (1..elements.len().min(u32::MAX as usize)).rev() {
            let other = self.below(last as u32 + 1);
            elements.swap(last, other as usize);
        }
    }
}

/// Seed, stream and place in the stream.
// determinism-lint: allow(vouched-state, why = "exact-op", reason = "all of the generator's state is encoded; a test compares")
impl CanonicalState for SimRng {
    const SIZE: Option<usize> = Some(32 + 8 + 16);
    const LEAST_SIZE: usize = 32 + 8 + 16;

    fn encode<S: Sink>(&self, sink: &mut S) {
        sink.put(&self.0.get_seed());
        self.0.get_stream().encode(sink);
        self.0.get_word_pos().encode(sink);
    }

    fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
        let (seed, stream, position) = (input.array()?, u64::decode(input)?, u128::decode(input)?);
        // Blocks of 16 words are counted in 64 bits.
        if position >> 68 != 0 {
            return Err(input.invalid("SimRng"));
        }
        Ok(Self::at(seed, stream, position))
    }

    fn visit(&self, visitor: &mut dyn Visitor) {
        use crate::state::{Segment, visit_at};
        visit_at(Segment::Field("seed"), &self.0.get_seed(), visitor);
        visit_at(Segment::Field("stream"), &self.0.get_stream(), visitor);
        visit_at(Segment::Field("position"), &self.0.get_word_pos(), visitor);
    }
}
