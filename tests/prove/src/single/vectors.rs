//! `prove single --vectors`: bits in and bits out as files for anybody's tests: what CORE-MATH gives, where the second oracle agrees.

use super::oracles::{Second, Verdict, core_math};
use super::{FOLDER, FUNCTIONS, pairs};
use crate::error::{Error, write_whole};
use crate::function::Function;
use crate::own::value::Own;
use crate::random::Random;
use std::collections::BTreeSet;
use std::path::Path;

/// Random numbers of all bits, and of moderate size.
const RANDOM: usize = 200;
/// Numbers among which the hardest are searched, and how many are kept.
const SEARCHED: usize = 200_000;
const HARDEST: usize = 16;

/// Writes the files of all functions.
pub(crate) fn write(root: &Path, own: &Own) -> Result<bool, Error> {
    for &function in FUNCTIONS {
        let (first, second) = (core_math(function)?, Second::new(own, function));
        let mut text = format!(
            "# prove single --vectors: {function}, bits of an f32 in hexadecimal, then those of the result\n"
        );
        for bits in inputs(function) {
            let x = f32::from_bits(bits);
            let Some(expected) = first(x) else { continue };
            match second.verdict(x, expected) {
                Verdict::Right | Verdict::RightByOwn => {
                    text.push_str(&format!("{bits:08x}\t{:08x}\n", canonical(expected)))
                }
                Verdict::Wrong | Verdict::Undecided => {
                    return Err(Error::Undecided { what: format!("{function} of {x:e}") });
                }
            }
        }
        write_file(root, function.name(), &text)?;
    }
    for (name, lines) in pairs::vectors() {
        let head = format!(
            "# prove single --vectors: {name}, bits of two f32 in hexadecimal, then those of the result\n"
        );
        write_file(root, name, &(head + &lines))?;
    }
    Ok(true)
}

fn write_file(root: &Path, name: &str, text: &str) -> Result<(), Error> {
    write_whole(&root.join("fixtures/vectors").join(FOLDER.name()).join(format!("{name}.tsv")), text)
}

/// One pattern for NaN.
pub(super) fn canonical(x: f32) -> u32 {
    if x.is_nan() { 0x7fc0_0000 } else { x.to_bits() }
}

/// Ends of binades with both signs, random numbers, and those whose values lie nearest to a middle.
fn inputs(function: Function) -> BTreeSet<u32> {
    let mut random = Random::of(function.name());
    let mut inputs = BTreeSet::from([0, 0x8000_0000, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000]);
    for exponent in (0..255).step_by(5) {
        for fraction in [0, 1, 0x40_0000, 0x7f_ffff] {
            let bits = exponent << 23 | fraction;
            inputs.extend([bits, bits | 0x8000_0000]);
        }
    }
    inputs.extend((0..RANDOM).map(|_| random.next() as u32));
    inputs.extend((0..RANDOM).map(|_| moderate(random.next())));
    let (value, _) = crate::core_math::of(function);
    let mut hardest = BTreeSet::new();
    for _ in 0..SEARCHED {
        let bits = moderate(random.next());
        let value = value(f64::from(f32::from_bits(bits)));
        // The bits that an `f32` drops, against half of their end.
        hardest.insert(((value.to_bits() & 0x1fff_ffff).abs_diff(1 << 28), bits));
        if hardest.len() > HARDEST {
            hardest.pop_last();
        }
    }
    inputs.extend(hardest.into_iter().map(|(_, bits)| bits));
    inputs
}

/// Between 2^-7 and 2^7, of both signs.
fn moderate(random: u64) -> u32 {
    let exponent = 120 + (random >> 40) as u32 % 15;
    ((random >> 60) as u32 & 1) << 31 | exponent << 23 | (random as u32 & 0x7f_ffff)
}
