//! The traits and types of other crates, all features at once.

use arbitrary::{Arbitrary, Unstructured};
use fixed::types::{I8F24, I16F16, I20F12};
use proptest::prelude::*;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use simmath::{Fp32Pinned, Fp64Pinned, Fpx8_24, Fpx16_16, Fpx20_12, Vec2, Vec3, fx};

#[test]
fn serde_writes_floats_as_decimals_where_somebody_reads_and_as_bits_elsewhere() {
    let json = |number: f32| serde_json::to_string(&Fp32Pinned::new(number)).expect("plain data");
    assert_eq!(
        [json(0.1), json(-0.0), json(f32::NAN), json(f32::NEG_INFINITY)],
        [r#""0.1""#, r#""-0""#, r#""NaN""#, r#""-inf""#]
    );
    let mut state = 1_u64;
    for _ in 0..5_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (single, double) = (Fp32Pinned::from_bits((state >> 32) as u32), Fp64Pinned::from_bits(state));
        let text = serde_json::to_string(&(single, double)).expect("plain data");
        let back: (Fp32Pinned, Fp64Pinned) = serde_json::from_str(&text).expect("what was written");
        assert_eq!((back.0.to_bits(), back.1.to_bits()), (single.to_bits(), double.to_bits()), "{text}");
        let mut bytes = Vec::new();
        ciborium::into_writer(&(single, double), &mut bytes).expect("a vector takes all");
        let back: (Fp32Pinned, Fp64Pinned) = ciborium::from_reader(&*bytes).expect("what was written");
        assert_eq!((back.0.to_bits(), back.1.to_bits()), (single.to_bits(), double.to_bits()));
    }
    let mut bytes = Vec::new();
    ciborium::into_writer(&Fp32Pinned::new(-f32::NAN), &mut bytes).expect("a vector takes all");
    let bits: u32 = ciborium::from_reader(&*bytes).expect("the bits");
    assert_eq!(bits, 0x7fc0_0000);
}

#[test]
fn serde_refuses_numbers_that_a_reader_may_have_rounded() {
    let fault = |text: &str| serde_json::from_str::<Fp64Pinned>(text).expect_err(text).to_string();
    assert!(fault("0.1").contains("expected a decimal as a text"), "{}", fault("0.1"));
    assert!(fault("\"0,1\"").contains("invalid float literal"), "{}", fault("\"0,1\""));
    let vector: Vec2<Fp32Pinned> = serde_json::from_str(r#"{"x":"1.5","y":"-2e-3"}"#).expect("a vector");
    assert_eq!(vector, Vec2::new(Fp32Pinned::new(1.5), Fp32Pinned::new(-0.002)));
}

#[test]
fn bytemuck_sees_raw_integers_without_a_gap() {
    let vectors = [Vec3::new(fx!(1), fx!(-0.5), fx!(0)), Vec3::splat(Fpx16_16::EPSILON)];
    assert_eq!(bytemuck::cast_slice::<_, i32>(&vectors), [1 << 16, -1 << 15, 0, 1, 1, 1]);
    let back: &[Vec2<Fpx8_24>] = bytemuck::cast_slice(&[7_i32, 8, 9, -1]);
    assert_eq!(
        back,
        [
            Vec2::new(Fpx8_24::from_raw(7), Fpx8_24::from_raw(8)),
            Vec2::new(Fpx8_24::from_raw(9), Fpx8_24::from_raw(-1))
        ]
    );
    assert_eq!(<Fpx20_12 as bytemuck::Zeroable>::zeroed(), Fpx20_12::ZERO);
}

#[test]
fn mint_goes_both_ways_for_vectors_and_points() {
    let (two, three) = (Vec2::new(fx!(1), fx!(2)), Vec3::new(1.0_f32, 2.0, 3.0).map_to_pinned());
    assert_eq!(Vec2::from(mint::Vector2::from(two)), two);
    assert_eq!(Vec2::from(mint::Point2::from(two)), two);
    assert_eq!(Vec3::from(mint::Vector3::from(three)), three);
    assert_eq!(Vec3::from(mint::Point3::from(three)).z, Fp32Pinned::new(3.0));
    fn length<V: Into<mint::Vector2<Fpx16_16>>>(vector: V) -> Fpx16_16 {
        Vec2::from(vector.into()).length()
    }
    assert_eq!(length(Vec2::new(fx!(3), fx!(4))), fx!(5));
}

trait MapToPinned {
    fn map_to_pinned(self) -> Vec3<Fp32Pinned>;
}

impl MapToPinned for Vec3<f32> {
    fn map_to_pinned(self) -> Vec3<Fp32Pinned> {
        Vec3 { x: Fp32Pinned::new(self.x), y: Fp32Pinned::new(self.y), z: Fp32Pinned::new(self.z) }
    }
}

#[test]
fn numbers_of_fixed_have_the_same_bits() {
    for raw in [0, 1, -1, i32::MAX, i32::MIN, 12_345_678] {
        assert_eq!(Fpx16_16::from(I16F16::from_bits(raw)).to_raw(), raw);
        assert_eq!(I8F24::from(Fpx8_24::from_raw(raw)).to_bits(), raw);
        assert_eq!(Fpx20_12::from(I20F12::from(Fpx20_12::from_raw(raw))).to_raw(), raw);
    }
    assert_eq!(Fpx16_16::from(I16F16::from_num(0.5)), fx!(0.5));
}

#[test]
fn ranges_are_drawn_from_words_of_a_known_width() {
    let draw = || {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        (0..8).map(|_| rng.random_range(fx!(-1)..fx!(1)).to_raw()).collect::<Vec<_>>()
    };
    // Pinned: with another version of `rand` these are still the numbers.
    assert_eq!(draw(), [-47186, -44854, -41674, -43518, -30135, 26774, -60804, 29719]);
}

#[test]
fn ranges_hold_their_ends_and_reach_them() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (low, high) = (Fpx16_16::from_raw(-3), Fpx16_16::from_raw(3));
    let mut seen = [0; 7];
    for _ in 0..7_000 {
        let half_open = rng.random_range(low..high);
        assert!(low <= half_open && half_open < high);
        seen[(rng.random_range(low..=high).to_raw() + 3) as usize] += 1;
    }
    assert!(seen.iter().all(|&count| (800..1_200).contains(&count)), "{seen:?}");
    assert!((0..100).any(|_| rng.random_range(Fpx16_16::MIN..=Fpx16_16::MAX) < fx!(0)), "all of the range");
    for _ in 0..10_000 {
        let (single, double) = (
            rng.random_range(p(1.0)..p(1.000_000_3)),
            rng.random_range(Fp64Pinned::new(-2.0)..=Fp64Pinned::new(5.0)),
        );
        assert!(p(1.0) <= single && single < p(1.000_000_3));
        assert!(Fp64Pinned::new(-2.0) <= double && double <= Fp64Pinned::new(5.0));
    }
    assert_eq!(rng.random_range(p(2.5)..=p(2.5)), p(2.5));
}

fn p(value: f32) -> Fp32Pinned {
    Fp32Pinned::new(value)
}

#[test]
fn ranges_that_are_none_are_refused() {
    use rand::distr::Uniform;
    assert!(Uniform::new(fx!(1), fx!(1)).is_err() && Uniform::new_inclusive(fx!(1), fx!(1)).is_ok());
    assert!(Uniform::new(fx!(2), fx!(1)).is_err() && Uniform::new_inclusive(fx!(2), fx!(1)).is_err());
    assert!(Uniform::new(p(f32::NAN), p(1.0)).is_err() && Uniform::new(p(f32::MIN), p(f32::MAX)).is_err());
    assert!(
        Uniform::new(p(1.0), p(1.0)).is_err() && Uniform::new_inclusive(p(0.0), p(f32::INFINITY)).is_err()
    );
}

#[test]
fn arbitrary_takes_all_bits() {
    let mut bytes = Unstructured::new(&[1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0xc0, 0x7f, 3, 0, 0, 0, 0, 0, 0, 0x80]);
    assert_eq!(
        Vec2::<Fpx16_16>::arbitrary(&mut bytes).ok(),
        Some(Vec2::new(Fpx16_16::from_raw(1), Fpx16_16::from_raw(2)))
    );
    assert!(Fp32Pinned::arbitrary(&mut bytes).is_ok_and(|number| number.to_bits() == 0x7fc0_0000));
    assert!(Fp64Pinned::arbitrary(&mut bytes).is_ok_and(|number| number.to_bits() == 0x8000_0000_0000_0003));
    assert_eq!(Vec3::<Fpx16_16>::size_hint(0), (12, Some(12)));
}

proptest! {
    #[test]
    fn proptest_draws_numbers_and_vectors(number: Fpx16_16, vector: Vec2<Fpx16_16>, space: Vec3<Fp32Pinned>, double: Fp64Pinned) {
        prop_assert_eq!(Fpx16_16::from_raw(number.to_raw()), number);
        prop_assert!(vector.length() >= fx!(0));
        prop_assert!(!space.x.get().is_nan() && double.get().is_finite());
    }
}
