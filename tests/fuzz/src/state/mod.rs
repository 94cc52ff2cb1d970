//! What the fuzz targets of simmath do with some bytes: read them as a value, as the state of a world, or as a replay.
//!
//! What was read must be written as the same bytes, whatever one flipped bit makes of them must be refused or be something else,
//! nothing may panic, and reading may ask for little more memory than the bytes are long.

pub mod meter;
pub mod mutate;
pub mod replay;
pub mod snapshot;
pub mod values;

use super::random::Random;

/// What reading may ask for whatever the bytes are: room for first elements, and elements that have no bytes.
const MEMORY: usize = 4 << 20;
/// What reading may ask for each byte: the largest ratio of a value's memory to its shortest form, doubled as vectors grow.
const MEMORY_OF_BYTE: usize = 256;

/// Reads some bytes. Panics where that asks for more memory than they are worth.
fn within_memory<T>(bytes: &[u8], read: impl FnOnce() -> T) -> T {
    let (value, peak) = meter::peak(read);
    let most = MEMORY + MEMORY_OF_BYTE * bytes.len();
    assert!(peak <= most, "{} bytes ask for {peak} bytes of memory, which is more than {most}", bytes.len());
    value
}

/// The bytes with one bit flipped, which they choose themselves.
fn flipped(bytes: &[u8]) -> Option<Vec<u8>> {
    let sum = bytes.iter().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    let mut random = Random::new(sum);
    let mut flipped = bytes.to_vec();
    *flipped.get_mut(random.below(bytes.len()))? ^= 1 << random.below(8);
    Some(flipped)
}
