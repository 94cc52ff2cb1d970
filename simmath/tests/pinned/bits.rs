//! Where bits can be seen there is one NaN; and the bits of many results are those that they always were.

use std::hash::{BuildHasher, Hash, Hasher};

use crate::{D, P, d, doubles, p, singles};
use simmath::{Elementary, SimMath};

const NANS: [u32; 5] = [0x7fc0_0000, 0xffc0_0000, 0x7f80_0001, 0xffff_ffff, 0x7fc1_2345];

#[test]
fn every_nan_has_one_pattern() {
    for bits in NANS {
        let nan = P::from_bits(bits);
        assert_eq!(
            (nan.to_bits(), nan.to_raw(), nan.get().to_bits()),
            (0x7fc0_0000, 0x7fc0_0000, 0x7fc0_0000)
        );
        assert_eq!((-nan).to_bits(), 0x7fc0_0000);
        assert_eq!(nan.to_f64().to_bits(), 0x7ff8_0000_0000_0000);
        assert_eq!(simmath::f32::to_bits(f32::from_bits(bits)), 0x7fc0_0000);
    }
    assert_eq!(D::from_bits(u64::MAX).to_bits(), 0x7ff8_0000_0000_0000);
    for x in
        [p(0.0) / p(0.0), p(f32::INFINITY) - p(f32::INFINITY), p(-1.0).sqrt(), p(1.0) % p(0.0), p(2.0).asin()]
    {
        assert_eq!(x.to_bits(), 0x7fc0_0000);
    }
    assert_eq!(p(-0.0).to_bits(), 0x8000_0000);
}

struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend(bytes);
    }

    fn finish(&self) -> u64 {
        0
    }
}

#[test]
fn hashes_are_those_of_the_bits() {
    let hashed = |x: P| {
        let mut bytes = Bytes(Vec::new());
        x.hash(&mut bytes);
        bytes.0
    };
    for bits in NANS {
        assert_eq!(hashed(P::from_bits(bits)), hashed(p(f32::NAN)));
    }
    assert_ne!(hashed(p(0.0)), hashed(p(-0.0)));
    let build = std::hash::BuildHasherDefault::<std::hash::DefaultHasher>::default();
    assert_eq!(build.hash_one(d(1.5)), build.hash_one(1.5_f64.to_bits()));
}

/// FNV-1a of the results of every function on numbers of all magnitudes.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bits: u64) {
        for byte in bits.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn all<M: Elementary>(a: M, b: M) -> Vec<M> {
    let one = [
        a.sin(),
        a.cos(),
        a.tan(),
        a.asin(),
        a.acos(),
        a.atan(),
        a.sinh(),
        a.cosh(),
        a.tanh(),
        a.asinh(),
        a.acosh(),
        a.atanh(),
        a.exp(),
        a.exp2(),
        a.exp_m1(),
        a.ln(),
        a.ln_1p(),
        a.log2(),
        a.log10(),
        a.cbrt(),
        a.to_degrees(),
        a.to_radians(),
        a.sqrt(),
        a.floor(),
        a.round(),
        a.fract(),
        a.pow_int(7),
        a.signum(),
    ];
    let two = [
        a + b,
        a - b,
        a * b,
        a / b,
        a % b,
        a.atan2(b),
        a.pow(b),
        a.log(b),
        a.hypot(b),
        a.min(b),
        a.max(b),
        a.lerp(b, M::EPSILON),
    ];
    let [x, y] = M::normalize_of([a, b]);
    one.into_iter().chain(two).chain([x, y, M::length_of([a, b])]).collect()
}

/// Another hash here means other bits in every replay.
#[test]
fn results_are_the_bits_that_they_always_were() {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for (a, b) in singles().zip(singles().skip(1)).take(3_000) {
        // Half of them of moderate size.
        let (a, b) = if a.to_bits() & 1 == 0 {
            (a, b)
        } else {
            (a.to_bits() as f32 * 1e-9, b.to_bits() as f32 * -1e-8)
        };
        all(p(a), p(b)).into_iter().for_each(|x| hash.add(x.to_bits().into()));
    }
    assert_eq!(hash.0, 0xf63b_19b2_f7b1_6239, "f32: {:#018x}", hash.0);
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for (a, b) in doubles().zip(doubles().skip(1)).take(3_000) {
        let (a, b) = if a.to_bits() & 1 == 0 {
            (a, b)
        } else {
            (a.to_bits() as f64 * 1e-18, b.to_bits() as f64 * -1e-17)
        };
        all(d(a), d(b)).into_iter().for_each(|x| hash.add(x.to_bits()));
    }
    assert_eq!(hash.0, 0x43d5_aae9_9f03_96fa, "f64: {:#018x}", hash.0);
}
