//! In and out: integers, ratios, literals, text, the other width; and constants.

use crate::{D, P, d, doubles, p, singles};
use simmath::{Fpx16_16, MathBackend, Scope, SimMath, dispatch, lit};

#[test]
fn integers_are_rounded_or_refused() {
    assert_eq!(P::from_int(16_777_217), p(16_777_216.0));
    assert_eq!(P::try_from_int(16_777_217), None);
    assert_eq!(P::try_from_int(i32::MAX), None);
    assert_eq!(P::try_from_int(i32::MIN), Some(p(-2_147_483_648.0)));
    assert_eq!(D::try_from_int(i32::MAX), Some(d(2_147_483_647.0)));
    for value in [P::MIN_INT, P::MAX_INT, 0, -5] {
        assert_eq!(P::try_from_int(value).map(P::to_int), Some(value));
    }
    assert_eq!((D::MIN_INT, D::MAX_INT), (-i32::MAX, i32::MAX));
}

#[test]
fn ratios_round_once() {
    assert_eq!(P::from_ratio(1, 60), p(1.0 / 60.0));
    assert_eq!(D::from_ratio(-1, 3), d(-1.0 / 3.0));
    assert_eq!(P::from_ratio(i64::MIN, 1), p(-9.223_372e18));
    assert_eq!(P::from_ratio(0, -7).to_bits(), p(-0.0).to_bits());
    assert_eq!(P::from_ratio(-5, 0), p(f32::NEG_INFINITY));
    assert!(P::from_ratio(0, 0).is_nan());
    // 16777217 and a little: rounded twice it would be even.
    assert_eq!(P::from_ratio(16_777_217 * 1_000_003 + 1, 1_000_003), p(16_777_218.0));
}

#[test]
fn literals_are_those_of_the_text() {
    fn drag<M: SimMath>() -> [M; 3] {
        [lit!(M, 0.998), lit!(M, -1 / 60), lit!(M, 2e-3)]
    }
    assert_eq!(drag::<P>(), [p(0.998), p(-1.0 / 60.0), p(2e-3)]);
    assert_eq!(drag::<D>(), [d(0.998), d(-1.0 / 60.0), d(2e-3)]);
}

#[test]
fn what_is_written_is_read_back() {
    for x in singles().take(5_000) {
        let text = p(x).to_string();
        assert_eq!(text.parse::<P>().map(P::to_bits), Ok(p(x).to_bits()), "{text}");
        assert_eq!(format!("{:?}", p(x)).parse::<P>().map(P::to_bits), Ok(p(x).to_bits()));
    }
    for x in doubles().take(5_000) {
        assert_eq!(d(x).to_string().parse::<D>().map(D::to_bits), Ok(d(x).to_bits()));
    }
    assert_eq!(format!("{} {:?} {:.2} {}", p(1.0), p(1.0), p(0.125), p(-f32::NAN)), "1 1.0 0.12 NaN");
    let fault = "1,5".parse::<P>().expect_err("a comma").to_string();
    assert!(fault.starts_with("invalid float literal; "), "{fault}");
}

#[test]
fn the_other_width_is_the_nearest_number() {
    assert_eq!(P::from_f64(0.1), p(0.1));
    assert_eq!(D::from_f32(0.1).to_f32(), 0.1);
    assert_eq!(P::from_f64(1e300), p(f32::INFINITY));
    assert_eq!(p(0.1).to_f64(), f64::from(0.1_f32));
    assert_eq!(D::from_f32(f32::NAN).to_bits(), 0x7ff8_0000_0000_0000);
}

#[test]
fn constants_are_those_of_core() {
    assert_eq!([P::PI, P::SQRT_2, P::LOG10_2].map(P::to_bits), [0x4049_0fdb, 0x3fb5_04f3, 0x3e9a_209b]);
    assert_eq!(
        [D::E, D::FRAC_2_SQRT_PI].map(D::get),
        [core::f64::consts::E, core::f64::consts::FRAC_2_SQRT_PI]
    );
    assert_eq!((P::EPSILON + P::ONE).to_bits(), P::ONE.to_bits() + 1);
    assert_eq!((P::MIN, P::MAX, D::ZERO, P::default()), (p(f32::MIN), p(f32::MAX), d(0.0), p(0.0)));
}

#[test]
fn the_backends_name_themselves() {
    for (backend, id, one) in [
        (MathBackend::Fp32Pinned, "float_pinned_32", "1.0 Fp32Pinned"),
        (MathBackend::Fp64Pinned, "float_pinned_64", "1.0 Fp64Pinned"),
        (MathBackend::Fpx16_16, "fixed_point_16_16", "1.0 Fpx16_16"),
    ] {
        assert_eq!(id.parse(), Ok(backend));
        assert_eq!(dispatch!(backend, M => format!("{:?} {:?}", M::ONE, <M as SimMath>::BACKEND)), one);
    }
    assert_eq!(
        (P::SCOPE, D::SCOPE, Fpx16_16::SCOPE),
        (Scope::SameBuild, Scope::SameBuild, Scope::Everywhere)
    );
    assert!(MathBackend::ALL.len() >= 5 && MathBackend::default() == MathBackend::Fpx16_16);
}
