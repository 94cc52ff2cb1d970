//! Operations that round at most once, against integers of 128 bits.

use core::cmp::Ordering;

use simmath::{SimMath, sum_ordered};

use crate::{FixedPoint, edges, nearest, pairs, samples};

pub(crate) fn sums_and_differences_are_exact_and_saturate<M: FixedPoint>() {
    for (a, b) in pairs(&samples::<M>()) {
        assert_eq!(a + b, nearest(a.steps() + b.steps(), 1), "{a} + {b}");
        assert_eq!(a - b, nearest(a.steps() - b.steps(), 1), "{a} - {b}");
    }
    assert_eq!(M::MAX + M::MAX, M::MAX);
    assert_eq!(M::MIN - M::MAX, M::MIN);
}

pub(crate) fn products_round_once_ties_to_even<M: FixedPoint>() {
    for (a, b) in pairs(&samples::<M>()) {
        assert_eq!(a * b, nearest(a.steps() * b.steps(), M::ONE.steps()), "{a} * {b}");
    }
    assert_eq!(M::MIN * M::MIN, M::MAX);
    let half = M::from_ratio(1, 2);
    for (steps, expected) in [(1, 0), (2, 1), (3, 2), (5, 2), (7, 4), (-1, 0), (-3, -2), (-5, -2)] {
        assert_eq!((M::from_raw(steps) * half).to_raw(), expected, "{steps} half steps");
    }
}

pub(crate) fn quotients_round_once_ties_to_even<M: FixedPoint>() {
    for (a, b) in pairs(&samples::<M>()) {
        if b != M::ZERO {
            let expected = nearest(a.steps() * M::ONE.steps(), b.steps());
            assert_eq!(a / b, expected, "{a} / {b}");
            assert_eq!(a.try_div(b), Ok(expected), "{a} / {b}");
        }
    }
    assert_eq!(M::MAX / M::EPSILON, M::MAX);
    assert_eq!(M::MIN / -M::ONE, M::MAX);
}

pub(crate) fn remainders_have_the_sign_of_the_dividend<M: FixedPoint>() {
    for (a, b) in pairs(&samples::<M>()) {
        if b != M::ZERO {
            assert_eq!((a % b).steps(), a.steps() % b.steps(), "{a} % {b}");
            assert_eq!(a.try_rem(b), Ok(a % b), "{a} % {b}");
        }
    }
    assert_eq!(M::MIN % -M::EPSILON, M::ZERO);
}

pub(crate) fn assigning_operators_are_the_operators<M: FixedPoint>() {
    for (a, b) in pairs(&edges::<M>()) {
        let with = |operation: fn(&mut M, M)| {
            let mut x = a;
            operation(&mut x, b);
            x
        };
        assert_eq!(with(|x, y| *x += y), a + b);
        assert_eq!(with(|x, y| *x -= y), a - b);
        assert_eq!(with(|x, y| *x *= y), a * b);
        assert_eq!(with(|x, y| *x /= y), a / b);
        assert_eq!(with(|x, y| *x %= y), a % b);
    }
}

pub(crate) fn signs_and_magnitudes<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!(-x, nearest(-x.steps(), 1), "{x}");
        assert_eq!(x.abs(), nearest(x.steps().abs(), 1), "{x}");
        assert_eq!(x.signum().steps(), x.steps().signum() * M::ONE.steps(), "{x}");
    }
    assert_eq!(-M::MIN, M::MAX);
    assert_eq!(M::MIN.abs(), M::MAX);
}

pub(crate) fn order_is_that_of_the_raw_integers<M: FixedPoint>() {
    for (a, b) in pairs(&samples::<M>()) {
        let order = a.to_raw().cmp(&b.to_raw());
        assert_eq!(a.total_cmp(b), order);
        assert_eq!(a.partial_cmp(&b), Some(order));
        assert_eq!(a == b, order == Ordering::Equal);
        assert_eq!(a < b, order == Ordering::Less);
        assert_eq!(SimMath::min(a, b), if order == Ordering::Greater { b } else { a });
        assert_eq!(SimMath::max(a, b), if order == Ordering::Less { b } else { a });
        assert!(a.is_ordered(b));
    }
}

pub(crate) fn clamp_asks_in_order_also_with_crossed_bounds<M: FixedPoint>() {
    let few: Vec<M> = edges::<M>().into_iter().step_by(3).collect();
    for (lo, hi) in pairs(&few) {
        for &x in &few {
            let expected = if x < lo {
                lo
            } else if x > hi {
                hi
            } else {
                x
            };
            assert_eq!(SimMath::clamp(x, lo, hi), expected, "{x} in {lo} ..= {hi}");
        }
    }
}

pub(crate) fn lerp_is_its_expression<M: FixedPoint>() {
    for (a, b) in pairs(&edges::<M>()) {
        for t in [M::ZERO, M::ONE, M::from_ratio(1, 3), M::from_int(2), -M::ONE, M::MAX, M::MIN] {
            assert_eq!(a.lerp(b, t), a + (b - a) * t, "{a} to {b} at {t}");
        }
        assert_eq!(a.lerp(b, M::ZERO), a);
    }
}

pub(crate) fn integers_of_a_number<M: FixedPoint>() {
    let one = M::ONE.steps();
    for x in samples::<M>() {
        let (floor, rest) = (x.steps().div_euclid(one) * one, x.steps().rem_euclid(one));
        assert_eq!(x.floor(), nearest(floor, 1), "floor of {x}");
        assert_eq!(x.ceil(), nearest(floor + if rest > 0 { one } else { 0 }, 1), "ceil of {x}");
        assert_eq!(x.trunc(), nearest(x.steps() / one * one, 1), "trunc of {x}");
        assert_eq!(x.fract().steps(), x.steps() % one, "fract of {x}");
        let even = (2 * x.steps() + one).div_euclid(2 * one);
        let tie = 2 * rest == one;
        let expected = if tie && even & 1 == 1 { even - 1 } else { even };
        assert_eq!(x.round(), nearest(expected * one, 1), "round of {x}");
        assert_eq!(i128::from(x.to_int()), expected, "the integer of {x}");
        assert_eq!(x.trunc() + x.fract(), x);
    }
    assert_eq!(M::MAX.ceil(), M::MAX);
    assert_eq!(M::MAX.round(), M::MAX);
}

pub(crate) fn nothing_is_nan_or_infinite<M: FixedPoint>() {
    for x in edges::<M>() {
        assert!(!x.is_nan() && !x.is_infinite() && x.is_finite());
    }
}

pub(crate) fn wide_sums_are_exact<M: FixedPoint>() {
    assert_eq!(M::Wide::default(), M::ZERO.mul_wide(M::ONE));
    for (a, b) in pairs(&edges::<M>()) {
        assert_eq!(a.mul_wide(b), b.mul_wide(a));
        assert_eq!(a.mul_wide(M::ONE) + b.mul_wide(M::ONE) - a.mul_wide(M::ONE), b.mul_wide(M::ONE));
        // (a − b)² = a² + b² − 2ab, with not one bit missing.
        let square = a.mul_wide(a) + b.mul_wide(b) - a.mul_wide(b) - a.mul_wide(b);
        assert_eq!(a.squared_distance_wide(b), square, "{a} and {b}");
        assert_eq!(a.mul_wide(b).cmp(&M::Wide::default()), (a.steps() * b.steps()).cmp(&0));
    }
}

pub(crate) fn sums_go_from_first_to_last<M: FixedPoint>() {
    assert_eq!(sum_ordered([M::MAX, M::ONE, -M::ONE]), M::MAX - M::ONE);
    assert_eq!(sum_ordered([M::ONE, -M::ONE, M::MAX]), M::MAX);
    assert_eq!(sum_ordered::<M>([]), M::ZERO);
    let all = edges::<M>();
    assert_eq!(sum_ordered(all.iter().copied()), all.iter().fold(M::ZERO, |sum, &x| sum + x));
}
