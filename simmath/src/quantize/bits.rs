//! Bits one behind the other: the first bit is the lowest one of the first byte, whatever the machine's byte order.

use alloc::vec::Vec;
use core::fmt;

/// A packet that is being written.
#[derive(Clone, Debug, Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that do not fill a byte yet, the lowest first.
    open: u64,
    count: u32,
}

impl BitWriter {
    /// An empty packet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts the lowest `count` bits of a value behind the others, for a count of up to 32; of a larger one, 32.
    pub fn write(&mut self, value: u32, count: u32) {
        let count = count.min(32);
        self.open |= (u64::from(value) & ((1 << count) - 1)) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.open as u8);
            self.open >>= 8;
            self.count -= 8;
        }
    }

    /// Bits so far.
    pub fn len(&self) -> usize {
        8 * self.bytes.len() + self.count as usize
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The packet; the bits that are missing in its last byte are 0.
    pub fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.open as u8);
        }
        self.bytes
    }
}

/// A packet that is being read.
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    /// Bits that were read.
    at: usize,
}

impl<'a> BitReader<'a> {
    /// From the first bit on.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Takes the next `count` bits, for a count of up to 32; of a larger one, 32. Where it fails nothing is taken.
    ///
    /// # Errors
    ///
    /// [`OutOfBits`] where the packet ends before.
    pub fn read(&mut self, count: u32) -> Result<u32, OutOfBits> {
        let count = count.min(32);
        let left = self.left();
        if left < count as usize {
            return Err(OutOfBits { wanted: count, left });
        }
        let (mut value, mut taken) = (0_u64, 0);
        while taken < count {
            let (byte, from) = (self.bytes.get(self.at / 8).copied().unwrap_or(0), (self.at % 8) as u32);
            let bits = (8 - from).min(count - taken);
            let part = u64::from(byte >> from) & ((1 << bits) - 1);
            value |= part << taken;
            taken += bits;
            self.at += bits as usize;
        }
        Ok(value as u32)
    }

    /// Bits that were not read yet, those that fill the last byte among them.
    pub fn left(&self) -> usize {
        8 * self.bytes.len() - self.at
    }
}

/// A packet ends within a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBits {
    /// Bits that the number has.
    pub wanted: u32,
    /// Bits that were there.
    pub left: usize,
}

impl fmt::Display for OutOfBits {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a number of {} bits where the packet has {} left", self.wanted, self.left)
    }
}

impl core::error::Error for OutOfBits {}
