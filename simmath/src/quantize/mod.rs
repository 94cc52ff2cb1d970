//! The bandwidth ladder: fewer fraction bits for clients that are farther away, packed bit by bit.
//!
//! What is sent is for showing; the simulation goes on with its own numbers. A [`Rung`] says how many bits a number gets and how wrong
//! it may then be, a [`Ladder`] which rung a distance gets, and [`BitWriter`] and [`BitReader`] put numbers one behind the other
//! without a gap.
//!
//! ```
//! use simmath::quantize::{BitReader, BitWriter, Ladder, Rung};
//! use simmath::{Fpx16_16, Vec2, fx};
//!
//! // Up to 50 units away all bits, up to 400 steps of 1/256, beyond that of 1/16; the world ends at ±2048.
//! let rung = |fraction_bits| Rung::<16>::new(fraction_bits, 12);
//! let ladder = Ladder::new([(fx!(50), rung(16)?), (fx!(400), rung(8)?)], rung(4)?);
//!
//! let (at, client) = (Vec2::new(fx!(100.37), fx!(-7.1)), Vec2::new(fx!(0), fx!(0)));
//! let rung = ladder.rung(at.distance(client));
//! let mut packet = BitWriter::new();
//! rung.write_all(&mut packet, at.to_array());
//! let packet = packet.finish();
//! assert_eq!(packet.len(), 5, "two numbers of 20 bits");
//!
//! let seen = Vec2::from(rung.read_all(&mut BitReader::new(&packet))?);
//! assert!((seen - at).length() <= rung.error_bound() * fx!(1.5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Only fixed point has a ladder: floats lose bits by their size and not by their place, so a step would mean nothing.
//!
//! ```compile_fail
//! use simmath::{Fp32Pinned, quantize::{BitWriter, Rung}};
//!
//! let mut packet = BitWriter::new();
//! Rung::<16>::new(8, 12)?.write(&mut packet, Fp32Pinned::new(0.5));
//! # Ok::<(), simmath::quantize::InvalidRung>(())
//! ```

mod bits;

use alloc::vec::Vec;
use core::fmt;

pub use bits::{BitReader, BitWriter, OutOfBits};

use crate::fixed::Fixed;

/// How a number of a format is sent: with some of its fraction bits, and within a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung<const FRAC: u32> {
    fraction_bits: u32,
    /// All bits of a number, with its sign.
    bits: u32,
}

impl<const FRAC: u32> Rung<FRAC> {
    /// A rung of so many fraction bits and, with the sign, so many integer bits: numbers from −2^(integer bits − 1) on, in steps of
    /// 2^−fraction bits.
    ///
    /// # Errors
    ///
    /// [`InvalidRung`] for more fraction bits than the format has, for no integer bit or more than the format has.
    pub const fn new(fraction_bits: u32, integer_bits: u32) -> Result<Self, InvalidRung> {
        if fraction_bits > FRAC || integer_bits == 0 || integer_bits > 32 - FRAC {
            return Err(InvalidRung { fraction_bits, integer_bits, of: FRAC });
        }
        Ok(Self { fraction_bits, bits: fraction_bits + integer_bits })
    }

    /// Bits of one number in a packet.
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// The step between neighbours, 2^−fraction bits.
    pub const fn step(self) -> Fixed<FRAC> {
        Fixed::from_raw(1 << self.dropped())
    }

    /// How far a number within [`range`](Rung::range) is from what the other side reads, at most: half a step, and 0 where no bit is
    /// dropped. Numbers outside are read as the nearest end.
    pub const fn error_bound(self) -> Fixed<FRAC> {
        Fixed::from_raw(1 << self.dropped() >> 1)
    }

    /// The smallest and the largest number that the rung has.
    pub const fn range(self) -> (Fixed<FRAC>, Fixed<FRAC>) {
        let end = 1_i64 << (self.bits - 1);
        (self.number(-end), self.number(end - 1))
    }

    /// What the other side will read: the nearest number of the rung, ties to even, saturating.
    pub const fn quantize(self, value: Fixed<FRAC>) -> Fixed<FRAC> {
        self.number(self.code(value))
    }

    /// Puts a number behind the others.
    pub fn write(self, packet: &mut BitWriter, value: Fixed<FRAC>) {
        packet.write(self.code(value) as u32, self.bits);
    }

    /// Puts the numbers of an array, such as the components of a vector, behind the others.
    pub fn write_all<const N: usize>(self, packet: &mut BitWriter, values: [Fixed<FRAC>; N]) {
        values.into_iter().for_each(|value| self.write(packet, value));
    }

    /// Takes the next number.
    ///
    /// # Errors
    ///
    /// [`OutOfBits`] where the packet ends before.
    pub fn read(self, packet: &mut BitReader<'_>) -> Result<Fixed<FRAC>, OutOfBits> {
        let unused = 32 - self.bits;
        // The sign fills what the number does not have.
        let code = (packet.read(self.bits)? << unused) as i32 >> unused;
        Ok(self.number(code as i64))
    }

    /// Takes the next numbers.
    ///
    /// # Errors
    ///
    /// [`OutOfBits`] where the packet ends before.
    pub fn read_all<const N: usize>(self, packet: &mut BitReader<'_>) -> Result<[Fixed<FRAC>; N], OutOfBits> {
        let mut values = [Fixed::ZERO; N];
        for value in &mut values {
            *value = self.read(packet)?;
        }
        Ok(values)
    }

    const fn dropped(self) -> u32 {
        FRAC - self.fraction_bits
    }

    /// The number of steps nearest to a value, ties to even, within the range.
    const fn code(self, value: Fixed<FRAC>) -> i64 {
        let (raw, dropped) = (value.to_raw() as i64, self.dropped());
        let half = if dropped == 0 { 0 } else { (1 << (dropped - 1)) - 1 + (raw >> dropped & 1) };
        let (code, end) = ((raw + half) >> dropped, 1 << (self.bits - 1));
        if code < -end {
            -end
        } else if code >= end {
            end - 1
        } else {
            code
        }
    }

    const fn number(self, code: i64) -> Fixed<FRAC> {
        Fixed::from_raw((code << self.dropped()) as i32)
    }
}

/// A rung that a format does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidRung {
    fraction_bits: u32,
    integer_bits: u32,
    of: u32,
}

impl fmt::Display for InvalidRung {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fraction_bits, integer_bits, of } = self;
        write!(
            out,
            "no rung has {fraction_bits} fraction bits and {integer_bits} integer bits; the format has {of} and {}, of which at least one \
             integer bit is needed",
            32 - of
        )
    }
}

impl core::error::Error for InvalidRung {}

/// Which rung a distance gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder<const FRAC: u32> {
    /// In ascending order of the distance.
    rungs: Vec<(Fixed<FRAC>, Rung<FRAC>)>,
    beyond: Rung<FRAC>,
}

impl<const FRAC: u32> Ladder<FRAC> {
    /// Rungs up to their distances, in any order, and one for everything beyond. Of two with one distance the first counts.
    pub fn new(rungs: impl IntoIterator<Item = (Fixed<FRAC>, Rung<FRAC>)>, beyond: Rung<FRAC>) -> Self {
        let mut rungs: Vec<_> = rungs.into_iter().collect();
        rungs.sort_by_key(|(distance, _)| *distance);
        Self { rungs, beyond }
    }

    /// The rung of the smallest distance that is not below.
    pub fn rung(&self, distance: Fixed<FRAC>) -> Rung<FRAC> {
        let near = self.rungs.iter().find(|(limit, _)| distance <= *limit);
        near.map_or(self.beyond, |(_, rung)| *rung)
    }

    /// The rungs with the distances up to which they count; the last one has none.
    pub fn rungs(&self) -> impl Iterator<Item = (Option<Fixed<FRAC>>, Rung<FRAC>)> {
        let near = self.rungs.iter().map(|(limit, rung)| (Some(*limit), *rung));
        near.chain(core::iter::once((None, self.beyond)))
    }
}
