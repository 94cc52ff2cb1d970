//! Pinned floats: their policies, through the traits and through the free functions, for both widths.

mod bits;
mod domain;
mod lengths;
mod numbers;
#[cfg(feature = "sim")]
mod peers;
mod policies;
#[cfg(feature = "sim")]
mod state;
mod vectors;
mod wide;

use simmath::{Fp32Pinned, Fp64Pinned};

type P = Fp32Pinned;
type D = Fp64Pinned;

fn p(value: f32) -> P {
    P::new(value)
}

fn d(value: f64) -> D {
    D::new(value)
}

/// Numbers that are all bits: every magnitude, both signs, infinities and NaN among them.
fn singles() -> impl Iterator<Item = f32> {
    randoms().map(|bits| f32::from_bits(bits as u32))
}

/// The same in 64 bits.
fn doubles() -> impl Iterator<Item = f64> {
    randoms().map(f64::from_bits)
}

fn randoms() -> impl Iterator<Item = u64> {
    let mut state: u64 = 11;
    core::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 32
    })
}

/// Both ends of everything.
const EDGES: [f32; 16] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    f32::MIN_POSITIVE,
    -f32::MIN_POSITIVE,
    1e-45,
    -1e-45,
    f32::MAX,
    f32::MIN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    0.5,
    3.0,
    -2.5,
];
