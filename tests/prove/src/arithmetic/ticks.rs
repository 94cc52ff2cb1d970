//! A known answer: 4096 ticks of a small world whose every operation is arithmetic, through simmath and through the reference. One
//! wrong bit anywhere changes all that follows.

use super::reference::Reference;
use crate::format::{Format, of_format};
use crate::log::hex;
use crate::random::Random;
use sha2::{Digest, Sha256};
use simmath::SimMath;
use std::marker::PhantomData;

const TICKS: u32 = 4096;
const CELLS: usize = 8;

/// The operations of a world, on raw numbers.
trait Machine {
    fn apply(&self, operation: u64, a: i32, b: i32, c: i32) -> i32;
}

struct Real<M>(PhantomData<M>);

impl<M: SimMath<Raw = i32>> Machine for Real<M> {
    fn apply(&self, operation: u64, a: i32, b: i32, c: i32) -> i32 {
        let (x, y, z) = (M::from_raw(a), M::from_raw(b), M::from_raw(c));
        let result = match operation {
            0 => x + y,
            1 => x - y,
            2 => x * y,
            3 => x / y,
            4 => x % y,
            5 => -x,
            6 => x.lerp(y, z),
            7 => x.floor() + y.fract(),
            8 => x.ceil() - y.trunc(),
            9 => x.round(),
            10 => M::from_int(x.to_int() ^ b),
            11 => M::from_ratio(i64::from(a) << 9, i64::from(b)),
            12 => M::from_f64(x.to_f64() / 3.0),
            _ => M::from_f32(x.to_f32() * 0.75),
        };
        result.to_raw()
    }
}

impl Machine for Reference {
    fn apply(&self, operation: u64, a: i32, b: i32, c: i32) -> i32 {
        match operation {
            0 => self.add(a, b),
            1 => self.sub(a, b),
            2 => self.mul(a, b),
            3 => self.div(a, b),
            4 => self.rem(a, b),
            5 => self.neg(a),
            6 => self.lerp(a, b, c),
            7 => self.add(self.floor(a), self.fract(b)),
            8 => self.sub(self.ceil(a), self.trunc(b)),
            9 => self.round(a),
            10 => self.of_int(self.to_int(a) ^ b),
            11 => self.of_ratio(i64::from(a) << 9, i64::from(b)),
            12 => self.of_f64(self.to_f64(a) / 3.0),
            _ => self.of_f32(self.to_f32(a) * 0.75),
        }
    }
}

/// Each tick gives every cell a new value from itself and two others, by an operation that the generator chooses, and every fourth
/// one a fresh number, so that nothing stays saturated.
fn run(machine: &impl Machine) -> String {
    let mut random = Random::new(0x5eed);
    let mut cells: [i32; CELLS] = std::array::from_fn(|_| random.raw());
    let mut hash = Sha256::new();
    for tick in 0..TICKS {
        for cell in 0..CELLS {
            let (operation, other, third) = (random.below(14), random.below(8), random.below(8));
            let [a, b, c] = [cell, other as usize, third as usize].map(|index| cells[index]);
            cells[cell] = machine.apply(operation, a, b, c);
        }
        if tick % 4 == 0 {
            cells[random.below(CELLS as u64) as usize] = random.raw();
        }
        cells.iter().for_each(|cell| hash.update(cell.to_le_bytes()));
    }
    hex(&hash.finalize())
}

/// The hash of all states, by the reference.
pub(crate) fn expected(format: Format) -> String {
    run(&Reference { frac: format.frac() })
}

/// The hash of all states, by simmath.
pub(crate) fn found(format: Format) -> String {
    of_format!(format, M => run(&Real::<M>(PhantomData)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simmath_and_the_reference_end_in_the_committed_state() {
        let path = crate::tests::root().join("fixtures/vectors/ticks.tsv");
        let committed = std::fs::read_to_string(path).unwrap();
        for &format in Format::ALL {
            let expected = expected(format);
            assert_eq!(found(format), expected, "{format}");
            assert!(committed.contains(&format!("{format}\t{expected}\n")), "{format}: {expected}");
        }
    }
}
