//! Writes `tables.rs` from `precise`, and compares it on every run of the tests. `BLESS=1 cargo test -p simmath` writes it anew.

use std::format;
use std::string::String;
use std::vec::Vec;

use super::logarithm::reciprocal;
use crate::fixed::precise::{LN_2, PI, Precise};
use crate::generated::{assert_is, table};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/fixed/elementary/tables.rs");

#[test]
fn the_tables_are_what_192_bits_say() {
    assert_is(PATH, &tables());
}

fn tables() -> String {
    let mut text = String::from(
        "//! Tables of the fast paths, rounded to nearest. Written by `BLESS=1 cargo test -p simmath`; see `generate.rs`.\n",
    );
    let sines = (0..768).map(|index| rounded(PI.times(index).shift_right(8).sin_cos().0, 62));
    table(
        &mut text,
        "sin(2π·i/512) with 62 fraction bits, with two quarter turns more: the cosine is 128 entries on, and its own cosine again.",
        "SINES: [i64; 768]",
        sines,
    );
    let powers = (0..128).map(|index| rounded(LN_2.times(index).shift_right(7).exp_below_one(), 63));
    table(&mut text, "2^(i/128) with 63 fraction bits.", "POWERS: [u64; 128]", powers);
    let logarithms =
        (0..128).map(|index| rounded(Precise::of(i64::from(reciprocal(index)), 16).ln().neg(), 62));
    table(
        &mut text,
        "The logarithms of the 128 divisors, with 62 fraction bits.",
        "LOGARITHMS: [i64; 128]",
        logarithms,
    );
    let arcs = (0..=128).map(|index| format!("[{}]", arc(index).map(|c| rounded(c, 62)).join(", ")));
    table(
        &mut text,
        "The arc tangent around i/128: the coefficients of its Taylor polynomial, with 62 fraction bits.",
        "ARCS: [[i64; 8]; 129]",
        arcs,
    );
    text
}

/// The Taylor coefficients of atan at t = index/128. With a = 1 + t² the derivative d₀ + d₁h + … satisfies
/// a·dₙ + 2t·dₙ₋₁ + dₙ₋₂ = 0, and d₀ = 1/a.
fn arc(index: i64) -> [Precise; 8] {
    let t = Precise::of(index, 7);
    let a = Precise::ONE.add(t.mul(t));
    let mut derivative: Vec<Precise> = [Precise::ONE.div(a)].into();
    for n in 1..7 {
        let before = if n == 1 { Precise::ZERO } else { derivative[n - 2] };
        let sum = t.shift_left(1).mul(derivative[n - 1]).add(before);
        derivative.push(sum.div(a).neg());
    }
    core::array::from_fn(|n| match n {
        0 if index == 0 => Precise::ZERO,
        0 => Precise::atan2(t, Precise::ONE),
        n => derivative[n - 1].div(Precise::of(n as i64, 0)),
    })
}

/// The nearest integer to `value·2^bits`, in hexadecimal.
fn rounded(value: Precise, bits: u32) -> String {
    let half = Precise::ONE.shift_right(1);
    let magnitude = value.abs().shift_left(bits).add(half).limbs()[3];
    let sign = if value.is_negative() && magnitude > 0 { "-" } else { "" };
    format!("{sign}0x{magnitude:016x}")
}
