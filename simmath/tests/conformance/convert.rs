//! In and out: raw numbers, integers, ratios, floats, literals.

use simmath::lit;

use crate::{FixedPoint, edges, nearest, samples};

pub(crate) fn raw_numbers_are_kept<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!(M::from_raw(x.to_raw()), x);
    }
}

pub(crate) fn integers_saturate_or_are_refused<M: FixedPoint>() {
    let ends = [M::MIN_INT, M::MAX_INT]
        .into_iter()
        .flat_map(|end| [end.saturating_sub(1), end, end.saturating_add(1)]);
    for value in ends.chain([i32::MIN, -40_000, -1, 0, 1, 40_000, i32::MAX]) {
        let expected: M = nearest(i128::from(value) << M::frac(), 1);
        assert_eq!(M::from_int(value), expected, "{value}");
        let fits = (M::MIN_INT..=M::MAX_INT).contains(&value);
        assert_eq!(M::try_from_int(value), fits.then_some(expected), "{value}");
    }
}

pub(crate) fn to_int_rounds_ties_to_even<M: FixedPoint>() {
    let half = M::ONE.to_raw() / 2;
    for (halves, expected) in [(1, 0), (2, 1), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2), (-7, -4)]
    {
        assert_eq!(M::from_raw(halves * half).to_int(), expected, "{halves} halves");
        assert_eq!(M::from_raw(halves * half).round(), M::from_int(expected), "{halves} halves");
    }
    assert_eq!(M::MIN.to_int(), M::MIN_INT);
    assert_eq!(M::MAX.to_int(), M::MAX_INT + 1, "the nearest integer lies outside of the format");
}

pub(crate) fn ratios_round_once<M: FixedPoint>() {
    let numbers = [i64::MIN, i64::MIN + 1, -1_000_000_007, -60, -3, -2, -1, 1, 2, 3, 60, 1 << 40, i64::MAX];
    for numerator in numbers.into_iter().chain([0]) {
        for denominator in numbers {
            let expected = nearest(i128::from(numerator) << M::frac(), denominator.into());
            assert_eq!(M::from_ratio(numerator, denominator), expected, "{numerator}/{denominator}");
        }
    }
    assert_eq!([5, -5, 0].map(|x| M::from_ratio(x, 0).to_raw()), [i32::MAX, -i32::MAX, 0]);
}

pub(crate) fn floats_in_round_once<M: FixedPoint>() {
    let step = 1.0 / f64::from(M::ONE.to_raw());
    for (steps, expected) in
        [(0.5, 0), (1.5, 2), (2.5, 2), (3.5, 4), (-0.5, 0), (-1.5, -2), (-2.5, -2), (0.500_000_1, 1)]
    {
        assert_eq!(M::from_f64(steps * step).to_raw(), expected, "{steps} steps");
        assert_eq!(M::from_f32((steps * step) as f32).to_raw(), expected, "{steps} steps");
    }
    let end = -M::of_f64(0.0) - f64::from(i32::MIN) * step;
    for (float, expected) in [
        (f64::NAN, M::ZERO),
        (-f64::NAN, M::ZERO),
        (f64::INFINITY, M::MAX),
        (f64::NEG_INFINITY, M::MIN),
        (end, M::MAX),
        (-end, M::MIN),
        (1e30, M::MAX),
        (-1e30, M::MIN),
        (-0.0, M::ZERO),
        (1e-40, M::ZERO),
        (f64::MIN_POSITIVE / 8.0, M::ZERO),
    ] {
        assert_eq!(M::from_f64(float), expected, "{float:e}");
        assert_eq!(M::from_f32(float as f32), expected, "{float:e} in 32 bits");
    }
}

pub(crate) fn floats_out_are_nearest<M: FixedPoint>() {
    let one = M::ONE.to_raw();
    for x in samples::<M>() {
        // A division by a power of two is exact, and so is the conversion to f64.
        assert_eq!(x.to_f64(), f64::from(x.to_raw()) / f64::from(one));
        assert_eq!(x.to_f32(), x.to_raw() as f32 / one as f32);
        assert_eq!(M::from_f64(x.to_f64()), x);
    }
}

pub(crate) fn literals_are_those_of_the_text<M: FixedPoint>() {
    fn read<M: FixedPoint>(text: &str) -> M {
        text.parse().expect(text)
    }
    assert_eq!(lit!(M, 0.1), read("0.1"));
    assert_eq!(lit!(M, -0.000_001), read("-0.000001"));
    assert_eq!(lit!(M, 2e-3), read("0.002"));
    assert_eq!(lit!(M, 1 / 60), M::from_ratio(1, 60));
    assert_eq!(lit!(M, -7 / 3), M::from_ratio(-7, 3));
    assert_eq!(lit!(M, 3), M::from_int(3));
    for x in edges::<M>() {
        let encoded = simmath::private::encode(&x.to_string(), M::LITERAL);
        assert_eq!(M::from_literal(encoded), x);
    }
}
