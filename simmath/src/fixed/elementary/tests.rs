//! The fast paths against 192 bits: that no error exceeds its bound, and that the bounds leave few questions open.

use std::vec::Vec;

use super::approximation::Approximation;
use super::exponential::{self, Power};
use super::logarithm::{self, Logarithm};
use super::trigonometric::Circle;
use super::{arc, exact};
use crate::Fixed;
use crate::fixed::precise::{Precise, less};

/// Raw numbers of all magnitudes, with the ends.
fn samples() -> Vec<i32> {
    let mut state: u64 = 1;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as i32
    };
    let mut samples: Vec<i32> = (0..2000).map(|index| random() >> (index % 31)).collect();
    for bit in 0..31 {
        samples.extend([1 << bit, -(1 << bit), (1 << bit) - 1, 1 - (1 << bit), (1 << bit) + 1]);
    }
    samples.extend([0, i32::MAX, i32::MIN]);
    samples
}

/// That the approximation of `value` lies within its own error.
fn within(approximation: Approximation, value: Precise, frac: u32, what: &str) {
    let Approximation { value: fast, shift, error } = approximation;
    // The distance in steps of 2^-(frac + shift), with 64 bits behind the point of the approximation's unit.
    let distance = value.sub(Precise::of(fast, 0).scale(-((shift + frac) as i32))).abs();
    let bound = Precise::of(error, 0).scale(-((shift + frac) as i32));
    assert!(
        less(distance.limbs(), bound.limbs()),
        "{what}: {fast} / 2^{shift} is wrong by more than {error}"
    );
}

/// The approximation, which must lie within its error, or nothing.
fn checked<const FRAC: u32>(name: &str, raw: i32, fast: Option<Approximation>, value: Precise) -> bool {
    let Some(approximation) = fast else { return true };
    if approximation.value.abs() < 1 << 59 || approximation.shift > 28 {
        within(approximation, value, FRAC, &std::format!("{name} of {raw} with {FRAC} fraction bits"));
    }
    approximation.steps().is_none()
}

macro_rules! suite {
    ($name:ident) => {
        #[allow(non_snake_case, reason = "named after the format")]
        #[test]
        fn $name() {
            errors_stay_within_their_bounds(crate::$name::ZERO);
        }
    };
}

for_each_fixed! { suite }

fn errors_stay_within_their_bounds<const FRAC: u32>(_: Fixed<FRAC>) {
    let (one, end) = (1 << FRAC, Fixed::<FRAC>::EXP_END);
    let (mut open, mut all) = (0, 0);
    for raw in samples() {
        let mut check = |name: &str, fast: Option<Approximation>, value: Precise| {
            open += u32::from(checked::<FRAC>(name, raw, fast, value));
            all += 1;
        };
        let circle = Circle::at::<FRAC>(raw);
        check("sin", Some(circle.sin::<FRAC>()), exact::sin(raw, FRAC));
        check("cos", Some(circle.cos::<FRAC>()), exact::cos(raw, FRAC));
        check("tan", circle.tan::<FRAC>(), exact::tan(raw, FRAC));
        check("atan", Some(arc::atan2::<FRAC>(raw, one)), exact::atan2(raw, one));
        check("atan2", Some(arc::atan2::<FRAC>(-one, raw)), exact::atan2(-one, raw));
        check("asinh", Some(logarithm::asinh::<FRAC>(raw)), exact::asinh(raw, FRAC));
        if raw.unsigned_abs() <= one as u32 {
            check("asin", Some(arc::asin::<FRAC>(raw)), exact::asin(raw, FRAC));
            check("acos", Some(arc::acos::<FRAC>(raw)), exact::acos(raw, FRAC));
        }
        if raw.unsigned_abs() < one as u32 {
            check("atanh", Some(logarithm::atanh::<FRAC>(raw)), exact::atanh(raw, FRAC));
        }
        if raw > one {
            check("acosh", Some(logarithm::acosh::<FRAC>(raw)), exact::acosh(raw, FRAC));
        }
        if raw.unsigned_abs() < end as u32 {
            check("exp", Some(Power::of_e::<FRAC>(i64::from(raw)).steps::<FRAC>()), exact::exp(raw, FRAC));
            check("sinh", Some(exponential::sinh::<FRAC>(raw)), exact::sinh(raw, FRAC));
            check("cosh", Some(exponential::cosh::<FRAC>(raw)), exact::cosh(raw, FRAC));
            check("tanh", exponential::tanh::<FRAC>(raw), exact::tanh(raw, FRAC));
        }
        if raw > 0 {
            let logarithm = Logarithm::of(raw as u64, FRAC);
            check("ln", Some(logarithm.ln::<FRAC>()), exact::ln(raw as u32, FRAC));
            check("log2", Some(logarithm.log2::<FRAC>()), exact::log2(raw, FRAC));
            check("log10", Some(logarithm.log10::<FRAC>()), exact::log10(raw, FRAC));
            let ten = Logarithm::of(10, 0);
            check("log", logarithm.over::<FRAC>(ten), exact::log10(raw, FRAC));
        }
    }
    assert!(open * 1000 < all, "{open} of {all} roundings are left open by the fast paths");
}
