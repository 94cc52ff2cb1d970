//! Vectors: known values, exact forms over the whole range, and that each method is the expression it names.

use core::cmp::Ordering;

use simmath::{Elementary, Fpx8_24, Fpx16_16, Fpx20_12, Vec2, Vec3, fx};

type V2 = Vec2<Fpx16_16>;
type V3 = Vec3<Fpx16_16>;

fn v2(x: i32, y: i32) -> V2 {
    Vec2::new(Fpx16_16::from_int(x), Fpx16_16::from_int(y))
}

/// Numbers of all magnitudes and both signs.
fn samples() -> impl Iterator<Item = Fpx16_16> {
    let mut state = 1_u32;
    core::iter::repeat_with(move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Fpx16_16::from_raw((state as i32) >> (state % 31))
    })
}

fn pairs() -> impl Iterator<Item = (V3, V3)> {
    let mut numbers = samples();
    core::iter::from_fn(move || {
        let mut next = || numbers.next();
        Some((Vec3::new(next()?, next()?, next()?), Vec3::new(next()?, next()?, next()?)))
    })
    .take(2_000)
}

#[test]
fn stepwise_length_has_the_bits_of_old_replays() {
    assert_eq!(v2(181, 0).length_stepwise(), fx!(181));
    assert_eq!(v2(182, 0).length_stepwise(), Fpx16_16::MAX.sqrt());
    assert_eq!(format!("{:.4}", v2(182, 0).length_stepwise()), "181.0193");
    assert_eq!(v2(182, 0).length(), fx!(182));
    assert_eq!(v2(0, 0).length_stepwise(), fx!(0));
    assert_eq!(v2(3, 4).extend(fx!(0)).length_stepwise(), fx!(5));
}

#[test]
fn lengths_are_exact_over_the_whole_range() {
    assert_eq!(v2(3, 4).length(), fx!(5));
    assert_eq!(v2(-30_000, 0).length(), fx!(30_000));
    assert_eq!(v2(18_000, -24_000).length(), fx!(30_000));
    assert_eq!(Vec2::splat(Fpx16_16::MIN).length(), Fpx16_16::MAX);
    assert_eq!(Vec2::splat(Fpx16_16::EPSILON).length(), Fpx16_16::EPSILON, "√2 steps are nearest to one");
    assert_eq!(Vec3::splat(Fpx16_16::EPSILON).length().to_raw(), 2, "and √3 steps to two");
    assert_eq!(V2::ZERO.length(), fx!(0));
}

#[test]
fn unit_vectors_are_exact_and_zero_stays_zero() {
    assert_eq!(v2(30_000, 0).normalize(), Vec2::X);
    assert_eq!(Vec2::new(fx!(0), -Fpx16_16::EPSILON).normalize(), -Vec2::Y);
    assert_eq!(v2(3, -4).normalize(), Vec2::new(fx!(0.6), fx!(-0.8)));
    assert_eq!(V2::ZERO.normalize(), V2::ZERO);
    assert_eq!(V2::ZERO.try_normalize().map_err(|error| error.function()), Err("normalize"));
    assert_eq!(V3::ZERO.try_normalize().map_err(|error| error.function()), Err("normalize"));
    assert_eq!(v2(0, 7).try_normalize(), Ok(Vec2::Y));
    assert_eq!(Vec3::splat(Fpx16_16::MIN).normalize(), Vec3::splat(fx!(-0.577350269)));
}

#[test]
fn distances_of_extreme_corners_compare_exactly() {
    let (low, high) = (Vec2::splat(Fpx16_16::MIN), Vec2::splat(Fpx16_16::MAX));
    // (2^32 − 1)·√2 steps are 92681.9 units.
    assert_eq!(low.distance_squared_wide(high).to_raw(), 2 * i128::from(u32::MAX).pow(2));
    assert_eq!(low.distance(high), Fpx16_16::MAX);
    assert_eq!(low.distance_cmp(high, Fpx16_16::MAX), Ordering::Greater);
    assert_eq!(low.distance_cmp(low, fx!(0)), Ordering::Equal);
    assert_eq!(low.distance_cmp(low, -Fpx16_16::EPSILON), Ordering::Greater);
    assert_eq!(low.distance_cmp(high, Fpx16_16::MIN), Ordering::Greater);
    let corner = v2(-20_000, 0);
    assert_eq!(corner.distance_cmp(v2(12_000, 0), fx!(32_000)), Ordering::Equal);
    assert_eq!(corner.distance_cmp(v2(12_000, 0), fx!(32_000) - Fpx16_16::EPSILON), Ordering::Greater);
    let beside = Vec2::new(fx!(12_000), Fpx16_16::EPSILON);
    assert_eq!(corner.distance(beside), fx!(32_000));
    assert_eq!(
        corner.distance_cmp(beside, fx!(32_000)),
        Ordering::Greater,
        "the squares tell what a root cannot"
    );
    let (low, high) = (Vec3::splat(Fpx16_16::MIN), Vec3::splat(Fpx16_16::MAX));
    assert_eq!(low.distance_squared_wide(high).to_raw(), 3 * i128::from(u32::MAX).pow(2));
    assert_eq!(low.distance_cmp(high, Fpx16_16::MAX), Ordering::Greater);
}

#[test]
fn each_method_is_the_expression_it_names() {
    for (a, b) in pairs() {
        let (p, q) = (a.truncate(), b.truncate());
        assert_eq!(p.dot(q), p.x.mul(q.x).add(p.y.mul(q.y)));
        assert_eq!(a.dot(b), a.x.mul(b.x).add(a.y.mul(b.y)).add(a.z.mul(b.z)));
        assert_eq!(p.cross(q), p.x.mul(q.y).sub(p.y.mul(q.x)));
        let cross = a.cross(b);
        assert_eq!(cross.x, a.y.mul(b.z).sub(a.z.mul(b.y)));
        assert_eq!(cross.y, a.z.mul(b.x).sub(a.x.mul(b.z)));
        assert_eq!(cross.z, a.x.mul(b.y).sub(a.y.mul(b.x)));
        assert_eq!(p.length_squared(), p.dot(p));
        assert_eq!(a.length_stepwise(), a.dot(a).sqrt());
        assert_eq!(p.distance(q), p.x.sub(q.x).hypot(p.y.sub(q.y)));
        assert_eq!(a.distance(b), (a - b).length());
        assert_eq!(p.distance_squared(q), (p - q).dot(p - q));
        assert_eq!(a.distance_squared(b), (a - b).dot(a - b));
        assert_eq!(p.perp(), Vec2::new(-p.y, p.x));
        assert_eq!(p.lerp(q, a.z), Vec2::new(p.x.lerp(q.x, a.z), p.y.lerp(q.y, a.z)));
        assert_eq!(a.lerp(b, p.x).z, a.z.lerp(b.z, p.x));
        assert_eq!(a.clamp(b, -b).z, a.z.clamp(b.z, -b.z));
        assert_eq!(a.min(b) + a.max(b), a + b);
        assert_eq!(p.clamp(p.min(q), p.max(q)), p);
        assert_eq!(a.abs(), a.max(-a));
        let (sin, cos) = a.z.sin_cos();
        let turned = Vec2::new(p.x.mul(cos).sub(p.y.mul(sin)), p.x.mul(sin).add(p.y.mul(cos)));
        assert_eq!(p.rotate(a.z), turned);
        assert_eq!(a.rotate_z(a.z), turned.extend(a.z));
        assert_eq!(p.angle(), p.y.atan2(p.x));
    }
}

#[test]
fn exact_forms_agree_with_integers() {
    let wide = |x: Fpx16_16| i128::from(x.to_raw());
    let square = |x: i128| x * x;
    for (a, b) in pairs() {
        let dot = wide(a.x) * wide(b.x) + wide(a.y) * wide(b.y) + wide(a.z) * wide(b.z);
        assert_eq!(a.dot_wide(b).to_raw(), dot);
        let distance = square(wide(a.x) - wide(b.x)) + square(wide(a.y) - wide(b.y));
        assert_eq!(a.truncate().distance_squared_wide(b.truncate()).to_raw(), distance);
        assert_eq!(a.length_squared_wide(), a.dot_wide(a));
        assert_eq!(a.truncate().length_squared_wide().to_raw(), square(wide(a.x)) + square(wide(a.y)));
        let limit = b.z;
        let wanted = if limit < fx!(0) { Ordering::Greater } else { distance.cmp(&square(wide(limit))) };
        assert_eq!(a.truncate().distance_cmp(b.truncate(), limit), wanted);
    }
}

#[test]
fn operators_work_by_component() {
    let (mut a, b) = (v2(6, -8), v2(2, 4));
    assert_eq!([a + b, a - b, a * b, a / b, -a], [v2(8, -4), v2(4, -12), v2(12, -32), v2(3, -2), v2(-6, 8)]);
    assert_eq!([a * fx!(0.5), fx!(0.5) * a, a / fx!(2)], [v2(3, -4); 3]);
    a += b;
    a -= v2(1, 1);
    a *= fx!(2);
    a /= v2(7, 5);
    a *= b;
    a /= fx!(2);
    assert_eq!(a, v2(2, -4));
    assert_eq!(v2(1, 0) / fx!(0), Vec2::new(Fpx16_16::MAX, fx!(0)));
    let all = [Vec2::splat(Fpx16_16::MAX), v2(1, 0), v2(-1, 0)];
    let sum = all.into_iter().sum::<V2>();
    assert_eq!(sum.x, Fpx16_16::MAX - fx!(1), "additions that saturate have an order");
    let three = Vec3::new(Fpx20_12::from_int(500_000), Fpx20_12::ONE, -Fpx20_12::ONE);
    assert_eq!(Fpx20_12::from_int(2) * three, Vec3::new(Fpx20_12::MAX, fx!(Fpx20_12, 2), fx!(Fpx20_12, -2)));
    assert_eq!([V3::X, V3::Y, V3::Z].into_iter().sum::<V3>(), V3::ONE);
}

#[test]
fn rotations_turn_from_x_to_y_to_z() {
    let quarter = Fpx8_24::FRAC_PI_2;
    let near = |a: Vec3<Fpx8_24>, b: Vec3<Fpx8_24>| (a - b).length() < fx!(Fpx8_24, 1e-6);
    assert!(near(Vec3::X.rotate_z(quarter), Vec3::Y));
    assert!(near(Vec3::Y.rotate_x(quarter), Vec3::Z));
    assert!(near(Vec3::Z.rotate_y(quarter), Vec3::X));
    assert!(near(Vec2::X.rotate(quarter).extend(Fpx8_24::ZERO), Vec3::Y));
    assert_eq!(Vec2::from_angle(Fpx8_24::ZERO), Vec2::X);
    assert_eq!(Vec2::from_angle(quarter).angle(), quarter);
    assert_eq!((-V2::X).angle(), Fpx16_16::PI);
    assert_eq!(V2::ZERO.angle(), fx!(0));
    assert_eq!(V2::Y.cross(V2::X), fx!(-1));
    assert_eq!(V2::X.perp(), Vec2::Y);
    assert_eq!(V3::X.cross(V3::Y), V3::Z);
}

#[test]
fn vectors_are_plain_data() {
    const CENTRE: V2 = Vec2::new(fx!(0.5), fx!(-1 / 3));
    assert_eq!(V2::default(), V2::ZERO);
    assert_eq!(V3::default(), V3::splat(fx!(0)));
    assert_eq!(size_of::<V2>(), 8);
    assert_eq!(size_of::<V3>(), 12);
    assert_eq!(V2::from([fx!(1), fx!(2)]).to_array(), [fx!(1), fx!(2)]);
    assert_eq!(V3::from([fx!(1), fx!(2), fx!(3)]).to_array(), [fx!(1), fx!(2), fx!(3)]);
    assert_eq!(format!("{CENTRE:.3} {CENTRE:?}"), "[0.500, -0.333] Vec2(0.5, -0.3333282470703125)");
    assert_eq!(format!("{:?} {:.1}", V3::X, V3::X), "Vec3(1.0, 0.0, 0.0) [1.0, 0.0, 0.0]");
}

/// Generic step code has everything but `number * vector`.
#[test]
fn generic_code_compiles_for_any_backend() {
    fn step<M: Elementary>(at: Vec2<M>, speed: M) -> Vec2<M> {
        let turned = (at * speed).rotate(M::FRAC_PI_4);
        turned.normalize() * speed + Vec2::splat(M::EPSILON)
    }
    assert!(step(Vec2::new(fx!(3), fx!(4)), fx!(2)).length() <= fx!(2.001));
}
