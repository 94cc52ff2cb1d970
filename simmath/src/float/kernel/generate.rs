//! Writes `tables.rs` from the 192 bits of fixed point, and compares it on every run of the tests. `BLESS=1 cargo test -p simmath`
//! writes it anew.

use std::format;
use std::string::String;

use super::super::double::Double;
use super::logarithm::FIRST;
use crate::fixed::{LN_2, Precise, constants};
use crate::generated::{assert_is, table};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/float/kernel/tables.rs");

#[test]
fn the_tables_are_what_192_bits_say() {
    assert_is(PATH, &tables());
}

fn tables() -> String {
    let mut text = String::from(
        "//! Tables of the kernels. Written by `BLESS=1 cargo test -p simmath`; see `generate.rs`.\n\nuse super::super::double::Double;\n",
    );
    let turn = Precise::of_limbs(constants::TAU).shift_right(8);
    table(
        &mut text,
        "sin(2π·i/256), with a quarter turn more: the cosine is 64 entries on.",
        "SINES: [Double; 320]",
        (0..320).map(|index| double(sine(turn, index))),
    );
    let powers = (0..128).map(|index| double(LN_2.times(index).shift_right(7).exp_below_one()));
    table(&mut text, "2^(i/128).", "POWERS: [Double; 128]", powers);
    let logarithms = (FIRST as i64..=356).map(|index| double(Precise::of(index, 8).ln_or_zero()));
    table(&mut text, "ln(i/256) from i = 178 on.", "LOGARITHMS: [Double; 179]", logarithms);
    let arcs = (0..=128).map(|index| match index {
        0 => double(Precise::ZERO),
        _ => double(Precise::atan2(Precise::of(index, 7), Precise::ONE)),
    });
    table(&mut text, "The angle of the slope i/128.", "ARCS: [Double; 129]", arcs);
    let turns = inverse_tau();
    let turns = core::iter::once(0).chain(turns).map(|limb| format!("0x{limb:016x}"));
    table(
        &mut text,
        "1/(2π) with 1280 bits, the most significant ones first, and 64 bits before the point.",
        "TURNS: [u64; 21]",
        turns,
    );
    text
}

/// The sine of a number of 256th turns; on the axes exactly, where 192 bits leave a rest.
fn sine(step: Precise, index: u64) -> Precise {
    match index {
        0 | 128 => Precise::ZERO,
        64 => Precise::ONE,
        192 => Precise::ONE.neg(),
        _ => step.times(index).sin_cos().0,
    }
}

impl Precise {
    fn ln_or_zero(self) -> Self {
        if self.limbs() == Self::ONE.limbs() { Self::ZERO } else { self.ln() }
    }
}

/// A number in two parts, as bits.
fn double(value: Precise) -> String {
    if value.limbs() == [0; 4] {
        return "Double::ZERO".into();
    }
    let Double { hi, lo } = Double::of_limbs(value.limbs(), 0).negate_if(value.is_negative());
    format!("Double::bits(0x{:016x}, 0x{:016x})", hi.to_bits(), lo.to_bits())
}

/// A number with 64 bits before the point and 1408 behind it, the most significant limb first.
type Long = [u64; 23];

/// 1/(2π) by long division; 2π is that of Machin's formula, π = 16·atan(1/5) − 4·atan(1/239).
fn inverse_tau() -> [u64; 20] {
    let tau = sub(times(inverse_arc(5), 32), times(inverse_arc(239), 8));
    let (mut rest, mut quotient) = ([0; 23], [0; 20]);
    rest[0] = 1;
    for bit in 0..1280 {
        rest = times(rest, 2);
        if rest >= tau {
            rest = sub(rest, tau);
            quotient[bit / 64] |= 1 << (63 - bit % 64);
        }
    }
    quotient
}

/// atan(1/n) by its series.
fn inverse_arc(n: u64) -> Long {
    let mut power = [0; 23];
    power[0] = 1;
    power = over(power, n);
    let mut sum = power;
    for term in 1..700 {
        power = over(power, n * n);
        let part = over(power, 2 * term + 1);
        sum = if term % 2 == 1 { sub(sum, part) } else { add(sum, part) };
    }
    sum
}

fn over(number: Long, divisor: u64) -> Long {
    let mut rest = 0;
    number.map(|limb| {
        let dividend = rest << 64 | u128::from(limb);
        rest = dividend % u128::from(divisor);
        (dividend / u128::from(divisor)) as u64
    })
}

fn times(number: Long, factor: u64) -> Long {
    let (mut product, mut carry) = ([0; 23], 0);
    for index in (0..23).rev() {
        let sum = u128::from(number[index]) * u128::from(factor) + carry;
        product[index] = sum as u64;
        carry = sum >> 64;
    }
    product
}

fn add(a: Long, b: Long) -> Long {
    let (mut sum, mut carry) = ([0; 23], 0);
    for index in (0..23).rev() {
        let all = u128::from(a[index]) + u128::from(b[index]) + carry;
        sum[index] = all as u64;
        carry = all >> 64;
    }
    sum
}

fn sub(a: Long, b: Long) -> Long {
    let complement = add(b.map(|limb| !limb), core::array::from_fn(|index| u64::from(index == 22)));
    add(a, complement)
}

#[test]
fn the_long_reciprocal_begins_like_the_constant() {
    let [_, high, mid, low] = [0, 2, 1, 0].map(|limb: usize| constants::INVERSE_TAU[limb]);
    assert_eq!(inverse_tau()[..3], [high, mid, low]);
}
