//! Exact sums of products.

use core::cmp::Ordering;

use crate::{D, P, d, doubles, p, singles};
use simmath::{SimMath, Vec2, Vec3};

#[test]
fn products_of_singles_compare_as_they_do_in_64_bits() {
    let finite = || singles().filter(|x| x.is_finite() && x.abs() < 1e18);
    for ((a, b), (c, e)) in
        finite().zip(finite().skip(1)).zip(finite().skip(2).zip(finite().skip(3))).take(5_000)
    {
        let exact = (f64::from(a) * f64::from(b)).partial_cmp(&(f64::from(c) * f64::from(e)));
        assert_eq!(Some(p(a).mul_wide(p(b)).cmp(&p(c).mul_wide(p(e)))), exact, "{a:e}·{b:e} {c:e}·{e:e}");
        let zero = p(a).mul_wide(p(b)) - p(a).mul_wide(p(b));
        assert_eq!(zero, <P as SimMath>::Wide::default());
        assert_eq!(p(a).mul_wide(p(-b)) + p(a).mul_wide(p(b)), zero);
        assert_eq!(p(a).squared_distance_wide(p(b)), p(b).squared_distance_wide(p(a)));
    }
}

#[test]
fn distances_compare_exactly_where_every_rounding_would_lie() {
    let far = Vec2::new(p(f32::MAX), p(f32::MAX));
    assert_eq!(far.distance_cmp(-far, p(f32::MAX)), Ordering::Greater);
    assert_eq!(far.distance_cmp(far, p(0.0)), Ordering::Equal);
    let beside = Vec2::new(p(1.0), p(1e-45));
    assert_eq!(beside.distance(Vec2::ZERO), p(1.0));
    assert_eq!(beside.distance_cmp(Vec2::ZERO, p(1.0)), Ordering::Greater);
    assert_eq!(Vec2::new(p(3e-42), p(4e-42)).distance_cmp(Vec2::ZERO, p(1e-41)), Ordering::Less);
    assert_eq!(
        Vec3::new(d(1.0), d(1e-300), d(0.0)).length_squared_wide().cmp(&d(1.0).mul_wide(d(1.0))),
        Ordering::Greater
    );
    assert_eq!(Vec2::<P>::X.distance_cmp(Vec2::ZERO, p(-0.5)), Ordering::Greater);
}

#[test]
fn doubles_of_every_magnitude_add_up() {
    let finite = || doubles().filter(|x| x.is_finite());
    for (a, b) in finite().zip(finite().skip(1)).take(2_000) {
        // (a + b)(a − b) = a² − b², where both factors are exact.
        let (a, b) = (f64::from_bits(a.to_bits() & !0x3fff_ffff), f64::from_bits(b.to_bits() & !0x3fff_ffff));
        let (sum, difference) = (a + b, a - b);
        if sum - a == b && sum - b == a && a - difference == b && difference + b == a && sum.is_finite() {
            let squares = d(a).mul_wide(d(a)) - d(b).mul_wide(d(b));
            assert_eq!(d(sum).mul_wide(d(difference)), squares, "{a:e} {b:e}");
        }
        assert_eq!(d(a).squared_distance_wide(d(a)), <D as SimMath>::Wide::default());
    }
    let tiny = d(f64::from_bits(1));
    assert!(tiny.mul_wide(tiny) > <D as SimMath>::Wide::default());
    assert!(d(f64::MAX).squared_distance_wide(d(f64::MIN)) > d(f64::MAX).mul_wide(d(f64::MAX)));
}

#[test]
fn infinities_lie_beyond_and_nan_above() {
    let (one, endless, nan) = (p(1.0), p(f32::INFINITY), p(f32::NAN));
    let ascending = [
        (-endless).mul_wide(one),
        p(f32::MIN).mul_wide(p(f32::MAX)),
        p(-0.0).mul_wide(one),
        p(f32::MAX).mul_wide(p(f32::MAX)),
        endless.mul_wide(endless),
        endless.mul_wide(p(0.0)),
    ];
    assert!(ascending.is_sorted_by(|a, b| a < b), "{ascending:?}");
    assert_eq!(ascending[5], nan.mul_wide(one));
    assert_eq!(ascending[0] + ascending[4], ascending[5]);
    assert_eq!(ascending[4] + ascending[1], ascending[4]);
    assert_eq!(endless.squared_distance_wide(one), ascending[4]);
    assert_eq!(endless.squared_distance_wide(endless), ascending[5]);
}
