//! Order, zeros, NaN and rounding to integers.

use core::cmp::Ordering;

use crate::{D, EDGES, P, d, doubles, p, singles};
use simmath::SimMath;

#[test]
fn equality_and_order_are_those_of_ieee() {
    for a in EDGES {
        for b in EDGES {
            assert_eq!(p(a) == p(b), a == b);
            assert_eq!(p(a).partial_cmp(&p(b)), a.partial_cmp(&b));
            assert_eq!(p(a).is_ordered(p(b)), a.partial_cmp(&b).is_some());
        }
    }
    assert_ne!(P::new(f32::NAN), P::new(f32::NAN));
    assert_eq!(p(0.0), p(-0.0));
}

#[test]
fn min_and_max_order_zeros_and_keep_nan() {
    let (zero, minus) = (p(0.0).to_bits(), p(-0.0).to_bits());
    for [a, b] in [[p(0.0), p(-0.0)], [p(-0.0), p(0.0)]] {
        assert_eq!((a.min(b).to_bits(), a.max(b).to_bits()), (minus, zero));
    }
    for a in EDGES {
        for b in EDGES {
            let (low, high) = (p(a).min(p(b)), p(a).max(p(b)));
            if a.is_nan() || b.is_nan() {
                assert!(low.is_nan() && high.is_nan(), "{a} {b}");
            } else {
                assert_eq!(
                    low.total_cmp(high),
                    if a.to_bits() == b.to_bits() { Ordering::Equal } else { Ordering::Less }
                );
                assert_eq!(low.to_bits(), p(b).min(p(a)).to_bits(), "{a} {b} in either order");
                assert!(low.get() == a.min(b) && high.get() == a.max(b));
            }
        }
    }
}

#[test]
fn clamp_asks_in_order_and_leaves_zeros_and_nan() {
    assert_eq!(p(-0.0).clamp(p(0.0), p(1.0)).to_bits(), p(-0.0).to_bits());
    assert_eq!(p(f32::INFINITY).clamp(p(0.0), p(1.0)), p(1.0));
    assert_eq!(p(f32::NEG_INFINITY).clamp(p(0.0), p(1.0)), p(0.0));
    assert!(p(f32::NAN).clamp(p(0.0), p(1.0)).is_nan());
    assert_eq!(p(5.0).clamp(p(3.0), p(1.0)), p(1.0), "crossed bounds");
    assert_eq!(p(2.0).clamp(p(3.0), p(1.0)), p(3.0), "crossed bounds, the first question");
    assert_eq!(p(2.0).clamp(p(f32::NAN), p(1.0)), p(1.0), "no lower bound");
    assert_eq!(d(2.0).clamp(d(f64::NAN), d(f64::NAN)), d(2.0), "no bounds");
}

#[test]
fn the_total_order_has_one_nan_above_all() {
    let order =
        [f32::NEG_INFINITY, f32::MIN, -1.0, -1e-45, -0.0, 0.0, 1e-45, 1.0, f32::MAX, f32::INFINITY, f32::NAN];
    for (left, &a) in order.iter().enumerate() {
        for (right, &b) in order.iter().enumerate() {
            assert_eq!(p(a).total_cmp(p(b)), left.cmp(&right), "{a} {b}");
            assert_eq!(d(a.into()).total_cmp(d(b.into())), left.cmp(&right), "{a} {b}");
        }
    }
    assert_eq!(p(-f32::NAN).total_cmp(P::from_bits(0x7f80_0001)), Ordering::Equal);
}

#[test]
fn rounding_to_integers_is_that_of_std() {
    for x in singles().take(20_000).chain(EDGES) {
        let ours = [p(x).floor(), p(x).ceil(), p(x).trunc(), p(x).round(), p(x).fract()].map(P::to_bits);
        let std =
            [x.floor(), x.ceil(), x.trunc(), x.round_ties_even(), x - x.trunc()].map(|x| p(x).to_bits());
        assert_eq!(ours, std, "{x:e}");
        assert_eq!(p(x).to_int(), x.round_ties_even() as i32);
    }
    for x in doubles().take(20_000) {
        let x = if x.abs() > 1e300 { x * 1e-300 } else { x };
        let ours = [d(x).floor(), d(x).ceil(), d(x).trunc(), d(x).round()].map(D::to_bits);
        assert_eq!(
            ours,
            [x.floor(), x.ceil(), x.trunc(), x.round_ties_even()].map(|x| d(x).to_bits()),
            "{x:e}"
        );
    }
    for (x, whole) in [(0.5, 0), (1.5, 2), (2.5, 2), (-0.5, 0), (-1.5, -2), (1e30, i32::MAX), (f32::NAN, 0)] {
        assert_eq!(p(x).to_int(), whole, "{x}");
    }
    assert_eq!(p(-0.4).round().to_bits(), p(-0.0).to_bits());
}

#[test]
fn signs_and_magnitudes() {
    assert_eq!([p(-3.0).signum(), p(2.0).signum()], [p(-1.0), p(1.0)]);
    assert_eq!(p(-0.0).signum().to_bits(), p(-0.0).to_bits());
    assert!(p(f32::NAN).signum().is_nan());
    assert_eq!(p(-0.0).abs().to_bits(), 0);
    assert_eq!((-p(0.0)).to_bits(), p(-0.0).to_bits());
}

#[test]
fn lerp_is_its_expression() {
    for (a, b) in singles().zip(singles().skip(7)).take(5_000) {
        for t in [0.0, 0.3, 1.0, 1.5] {
            assert_eq!(p(a).lerp(p(b), p(t)).to_bits(), p(a + (b - a) * t).to_bits(), "{a:e} {b:e} {t}");
        }
    }
}

#[test]
fn sums_go_from_first_to_last() {
    let numbers = [1e8_f32, 1.0, -1e8, 1.0].map(p);
    assert_eq!(simmath::sum_ordered(numbers), p(1.0));
    assert_eq!(numbers.into_iter().sum::<P>(), p(1.0));
    assert_eq!(numbers.into_iter().rev().sum::<P>(), p(0.0));
    assert_eq!(core::iter::empty::<D>().sum::<D>().to_bits(), 0, "an empty sum is 0, not −0");
}
