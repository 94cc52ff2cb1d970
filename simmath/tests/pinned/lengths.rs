//! Lengths, unit vectors, `hypot` and powers by products.

use crate::{P, d, doubles, p, singles};
use simmath::{Elementary, SimMath, Vec2, Vec3};

#[test]
fn the_length_is_its_expression() {
    for ((x, y), z) in singles().zip(singles().skip(3)).zip(singles().skip(5)).take(5_000) {
        let length = Vec2::new(p(x), p(y)).length();
        assert_eq!(length.to_bits(), p((x * x + y * y).sqrt()).to_bits());
        assert_eq!(length.to_bits(), p(x).hypot2(p(y)).to_bits());
        assert_eq!(length.to_bits(), Vec2::new(p(x), p(y)).length_stepwise().to_bits());
        let length = Vec3::new(p(x), p(y), p(z)).length();
        assert_eq!(length.to_bits(), p((x * x + y * y + z * z).sqrt()).to_bits());
    }
}

#[test]
fn unit_vectors_are_quotients_by_the_length() {
    for (x, y) in singles().zip(singles().skip(3)).take(50_000) {
        let (x, y) = (x.clamp(-1e6, 1e6), y.clamp(-1e6, 1e6));
        let (square, unit) = (x * x + y * y, Vec2::new(p(x), p(y)).normalize());
        if square > 1e-30 {
            let length = square.sqrt();
            assert_eq!(unit.to_array().map(P::to_bits), [x / length, y / length].map(|x| p(x).to_bits()));
        }
    }
}

#[test]
fn no_finite_vector_gives_infinity_or_nan() {
    let finite = || singles().filter(|x| x.is_finite());
    for (x, y) in finite().zip(finite().skip(3)).take(50_000).chain([
        (1e-30, 0.0),
        (1e-45, 1e-45),
        (f32::MAX, f32::MAX),
        (f32::MAX, 1e-45),
        (-1e-45, 0.0),
    ]) {
        let unit = Vec2::new(p(x), p(y)).normalize();
        let length = f64::from(unit.x.get()).hypot(unit.y.get().into());
        assert!((length - 1.0).abs() < 2e-7, "{x:e} {y:e}: {unit:?}");
        let exact = f64::from(x) / (f64::from(x).powi(2) + f64::from(y).powi(2)).sqrt();
        assert!((exact - f64::from(unit.x.get())).abs() <= exact.abs() * 3e-7 + 1e-44, "{x:e} {y:e}");
    }
    for (x, y) in
        doubles().filter(|x| x.is_finite()).zip(doubles().filter(|x| x.is_finite()).skip(3)).take(20_000)
    {
        let unit = Vec2::new(d(x), d(y)).normalize();
        assert!((unit.length().get() - 1.0).abs() < 1e-15, "{x:e} {y:e}: {unit:?}");
    }
    assert_eq!(Vec2::<P>::ZERO.normalize(), Vec2::ZERO);
    assert_eq!(Vec2::new(p(-0.0), p(0.0)).normalize().x.to_bits(), p(-0.0).to_bits());
    assert_eq!(Vec3::new(d(0.0), d(1e-320), d(0.0)).normalize(), Vec3::Y);
    assert!(Vec2::<P>::ZERO.try_normalize().is_err());
    let endless = Vec2::new(p(f32::INFINITY), p(1.0)).normalize();
    assert!(endless.x.is_nan() && endless.y == p(0.0), "as IEEE has it");
}

#[test]
fn a_vector_times_a_power_of_two_has_the_same_direction() {
    for (x, y) in [(3.0_f32, 4.0_f32), (1.1, -0.7), (-0.3, 1e-3)] {
        let unit = Vec2::new(p(x), p(y)).normalize();
        for factor in [f32::MIN_POSITIVE * 65536.0 * 64.0, 2.0_f32.powi(-80), 2.0_f32.powi(100)] {
            assert_eq!(Vec2::new(p(x * factor), p(y * factor)).normalize(), unit, "{factor:e}");
        }
    }
}

/// The length by the integer root of the sum of squares, brought to 54 bits, of which the last one is the half.
fn exact_hypot(x: u64, y: u64) -> f64 {
    let square = u128::from(x).pow(2) + u128::from(y).pow(2);
    let zeros = square.leading_zeros();
    let shift = if zeros > 20 { (zeros - 20) & !1 } else { 0 };
    let root = (square << shift).isqrt();
    let tie = root * root == square << shift && root & 3 == 1;
    ((root >> 1) + u128::from(root & 1 == 1 && !tie)) as f64 / 2.0_f64.powi(shift as i32 / 2 - 1)
}

#[test]
fn hypot_is_correctly_rounded() {
    // Ties: 2·m = 2·(a² + b²) has the legs 2·(a² − b²) and 4·a·b, here in units of a half.
    for (a, b) in [
        (94_906_265_u64, 2_000_001_u64),
        (94_906_265, 4_000_002),
        (70_000_001, 65_000_000),
        (94_000_001, 8_000_000),
    ] {
        let legs = (a * a - b * b, 2 * a * b);
        let (x, y) = (legs.0 as f64, legs.1 as f64);
        if (x as u64, y as u64) == legs {
            assert_eq!(d(x).hypot(d(y)).get(), exact_hypot(legs.0, legs.1), "{a} {b}");
            assert_eq!(d(x * 1e-300).hypot(d(0.0)).get(), x * 1e-300);
        }
    }
    for (a, b) in doubles().zip(doubles().skip(1)).take(100_000) {
        let (x, y) = (a.to_bits() >> 11, b.to_bits() >> (11 + (b.to_bits() & 31)));
        assert_eq!(d(x as f64).hypot(d(-(y as f64))).get(), exact_hypot(x, y), "{x} {y}");
    }
    let tiny = f64::from_bits(1);
    assert_eq!(d(tiny * 3.0).hypot(d(tiny * 4.0)).get(), tiny * 5.0);
    assert_eq!(d(tiny).hypot(d(tiny)).get(), tiny);
    let large = 2.0_f64.powi(700);
    assert_eq!(d(3.0 * large).hypot(d(4.0 * large)), d(5.0 * large));
    assert_eq!(d(f64::MAX).hypot(d(f64::MAX)), d(f64::INFINITY));
    assert_eq!(p(1e-45).hypot(p(1e-45)), p(1e-45));
    assert_eq!(p(3.0 * 2.0_f32.powi(120)).hypot(p(4.0 * 2.0_f32.powi(120))), p(5.0 * 2.0_f32.powi(120)));
    assert_eq!(p(f32::MAX).hypot(p(f32::MAX)), p(f32::INFINITY));
    assert_eq!(p(f32::NAN).hypot(p(f32::NEG_INFINITY)), p(f32::INFINITY));
    assert!(p(f32::NAN).hypot(p(1.0)).is_nan());
}

#[test]
fn integer_powers_are_squares_and_products() {
    assert_eq!(d(0.9).pow_int(4).get(), 0.656_100_000_000_000_1);
    assert_eq!(p(3.0).pow_int(5), p(243.0));
    assert_eq!(p(2.0).pow_int(-3), p(0.125));
    assert_eq!(p(f32::NAN).pow_int(0), p(1.0));
    assert_eq!(p(-2.0).pow_int(i32::MIN), p(0.0));
    assert_eq!(p(0.0).pow_int(-1), p(f32::INFINITY));
    assert!(p(0.0).try_pow_int(-1).is_err());
    for x in doubles().map(|x| f64::from_bits(x.to_bits() >> 12 | 1023 << 52)).take(1000) {
        let square = x * x;
        assert_eq!(d(x).pow_int(7).get(), x * square * (square * square), "{x}");
        assert_eq!(d(x).pow_int(-2).get(), 1.0 / square);
    }
}
