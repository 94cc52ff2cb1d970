//! Types of other crates in state, by the laws of the canonical form and under the derive.

use std::fmt::Debug;
use std::hash::RandomState;

use arrayvec::{ArrayString, ArrayVec};
use fixed::types::{I16F16, U4F4};
use indexmap::{IndexMap, IndexSet};
use simmath::state::{DecodeErrorKind, differences, fields, from_bytes, to_bytes};
use simmath::{Arithmetic, CanonicalState, DeterminismSafe, ExactFloat, FixedPoint};
use slotmap::{DefaultKey, Key, KeyData, SlotMap};
use smallvec::{SmallVec, smallvec};

type Map<K, V> = IndexMap<K, V, RandomState>;
type Set<T> = IndexSet<T, RandomState>;

/// That a value has these bytes, and that the laws of the canonical form hold for it.
fn lawful<T: CanonicalState + PartialEq + Debug>(value: &T, bytes: &[u8]) {
    assert_eq!(to_bytes(value), bytes, "{value:?}");
    assert_eq!(from_bytes::<T>(bytes).as_ref(), Ok(value));
    assert!(bytes.len() >= T::LEAST_SIZE && T::SIZE.is_none_or(|size| size == bytes.len()), "{value:?}");
    for end in 0..bytes.len() {
        assert!(from_bytes::<T>(&bytes[..end]).is_err(), "{value:?} from {end} bytes");
    }
    let shown: Vec<u8> = fields(value).into_iter().flat_map(|field| field.bytes).collect();
    assert!(T::SIZE.is_none() || shown == bytes, "the leaves of {value:?} are its bytes");
}

/// The kind of error that reading the bytes gives.
fn refusal<T: CanonicalState + Debug>(bytes: &[u8]) -> DecodeErrorKind {
    from_bytes::<T>(bytes).expect_err("no canonical form").kind
}

/// A length and more bytes.
fn sequence(length: u64, rest: &[u8]) -> Vec<u8> {
    [&length.to_le_bytes()[..], rest].concat()
}

fn safe<A: Arithmetic, T: DeterminismSafe<A>>() {}

fn safe_everywhere<T: DeterminismSafe<FixedPoint> + DeterminismSafe<ExactFloat>>() {}

slotmap::new_key_type! {
    #[derive(DeterminismSafe)]
    struct UnitKey;
}

#[derive(DeterminismSafe, PartialEq, Debug, Clone)]
struct Everything {
    order: Map<String, u8>,
    seen: Set<u16>,
    few: SmallVec<[u8; 2]>,
    most: ArrayVec<i8, 3>,
    name: ArrayString<8>,
    target: UnitKey,
    other: DefaultKey,
    speed: I16F16,
    cell: glam::IVec2,
}

fn everything() -> Everything {
    Everything {
        order: Map::from_iter([("b".to_owned(), 1), ("a".to_owned(), 2)]),
        seen: Set::from_iter([9, 3]),
        few: smallvec![1, 2, 3],
        most: ArrayVec::from_iter([-1, 1]),
        name: ArrayString::from("ß").expect("two bytes"),
        target: UnitKey::from(KeyData::from_ffi(1 << 32 | 5)),
        other: DefaultKey::null(),
        speed: I16F16::from_num(1),
        cell: glam::IVec2::new(-1, 2),
    }
}

#[test]
fn the_derive_takes_them_as_fields() {
    safe_everywhere::<Everything>();
    let value = everything();
    let bytes = to_bytes(&value);
    lawful(&value, &bytes);
    let mut other = value.clone();
    other.order["a"] = 3;
    other.cell.y = 4;
    other.target = UnitKey::from(KeyData::from_ffi(3 << 32 | 5));
    let shown: Vec<String> = differences(&value, &other).iter().map(ToString::to_string).collect();
    assert_eq!(
        shown,
        [
            "order[\"a\"]: 2 (02) and 3 (03)",
            "target: 5.1 (0500000001000000) and 5.3 (0500000003000000)",
            "cell.y: 2 (02000000) and 4 (04000000)",
        ]
    );
}

#[test]
fn the_order_of_insertion_is_state() {
    let map = |entries: &[(u8, bool)]| entries.iter().copied().collect::<Map<u8, bool>>();
    let (one, other) = (map(&[(2, true), (1, false)]), map(&[(1, false), (2, true)]));
    assert_eq!(one, other, "to `==` they are the same");
    lawful(&one, &sequence(2, &[2, 1, 1, 0]));
    lawful(&other, &sequence(2, &[1, 0, 2, 1]));
    lawful(&Set::from_iter([3_u8, 1]), &sequence(2, &[3, 1]));
    // What fills the gap of `swap_remove` follows from the calls alone: no two of these hashers are alike.
    let removed = |_| {
        let mut map = map(&[(1, false), (2, true), (3, false), (4, true)]);
        map.swap_remove(&2);
        to_bytes(&map)
    };
    assert!((0..20).map(removed).all(|bytes| bytes == sequence(3, &[1, 0, 4, 1, 3, 0])));
}

#[test]
fn keys_that_come_twice_are_refused() {
    assert_eq!(refusal::<Map<u8, u8>>(&sequence(2, &[1, 5, 1, 6])), DecodeErrorKind::Repeated);
    assert_eq!(refusal::<Set<u8>>(&sequence(2, &[1, 1])), DecodeErrorKind::Repeated);
    assert!(from_bytes::<Set<u8>>(&sequence(2, &[2, 1])).is_ok(), "any order is one");
    let error = from_bytes::<Set<u8>>(&sequence(2, &[1, 1])).expect_err("twice").to_string();
    assert_eq!(error, "the key before byte 10 was there before");
}

#[test]
fn a_length_cannot_ask_for_more_than_the_bytes_hold() {
    let bytes = sequence(u64::MAX, &[0; 64]);
    assert_eq!(refusal::<Map<u64, u64>>(&bytes), DecodeErrorKind::TooLong);
    assert_eq!(refusal::<Set<u64>>(&bytes), DecodeErrorKind::TooLong);
    assert_eq!(refusal::<SmallVec<[u64; 4]>>(&bytes), DecodeErrorKind::TooLong);
    assert_eq!(refusal::<ArrayVec<u64, 4>>(&bytes), DecodeErrorKind::TooLong);
    assert_eq!(refusal::<ArrayString<4>>(&bytes), DecodeErrorKind::TooLong);
}

#[test]
fn small_vectors_are_vectors_wherever_their_values_lie() {
    lawful(&SmallVec::<[u8; 4]>::from_slice(&[1, 2]), &sequence(2, &[1, 2]));
    let mut spilled: SmallVec<[u8; 1]> = smallvec![1, 2, 3];
    spilled.truncate(1);
    assert!(spilled.spilled());
    lawful(&spilled, &to_bytes(&vec![1_u8]));
}

#[test]
fn what_exceeds_a_capacity_is_refused() {
    let full = ArrayVec::<u8, 2>::from([1, 2]);
    lawful(&full, &sequence(2, &[1, 2]));
    assert_eq!(refusal::<ArrayVec<u8, 2>>(&sequence(3, &[1, 2, 3])), DecodeErrorKind::TooLong);
    lawful(&ArrayString::<2>::from("é").expect("two bytes"), &sequence(2, &[0xc3, 0xa9]));
    assert_eq!(refusal::<ArrayString<2>>(&sequence(3, b"abc")), DecodeErrorKind::TooLong);
    assert_eq!(refusal::<ArrayString<2>>(&sequence(1, &[0xff])), DecodeErrorKind::Invalid("ArrayString"));
}

#[test]
fn keys_are_their_index_and_their_version() {
    let mut map = SlotMap::new();
    let first = map.insert('a');
    lawful(&first, &[1, 0, 0, 0, 1, 0, 0, 0]);
    map.remove(first);
    let again = map.insert('b');
    lawful(&again, &[1, 0, 0, 0, 3, 0, 0, 0]);
    assert_eq!(map.get(from_bytes(&to_bytes(&again)).expect("a key")), Some(&'b'));
    lawful(&DefaultKey::null(), &[0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0]);
    lawful(&UnitKey::null(), &[0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0]);
    assert_eq!(refusal::<UnitKey>(&[1, 0, 0, 0, 2, 0, 0, 0]), DecodeErrorKind::Invalid("KeyData"));
}

#[test]
fn fixed_numbers_are_their_raw_integers() {
    lawful(&I16F16::from_num(-1), &[0, 0, 0xff, 0xff]);
    lawful(&U4F4::from_num(1.5), &[0x18]);
    lawful(&fixed::types::I64F64::MAX, &i128::MAX.to_le_bytes());
    lawful(&fixed::Wrapping(I16F16::MIN), &i32::MIN.to_le_bytes());
    lawful(&fixed::Saturating(U4F4::MAX), &[0xff]);
    assert_eq!(fields(&U4F4::from_num(1.5))[0].text, "1.5");
    safe_everywhere::<Vec<fixed::Wrapping<I16F16>>>();
}

#[derive(DeterminismSafe, PartialEq, Debug)]
#[determinism(exact_float)]
struct Body {
    at: glam::Vec3,
    size: glam::Vec2,
    far: (glam::DVec2, glam::DVec3, glam::DVec4),
}

#[test]
fn vectors_are_their_components() {
    lawful(&glam::IVec3::new(1, -1, 2), &[1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 2, 0, 0, 0]);
    lawful(&glam::U8Vec4::new(1, 2, 3, 4), &[1, 2, 3, 4]);
    lawful(&glam::I16Vec2::new(1, 2), &[1, 0, 2, 0]);
    lawful(&glam::USizeVec2::new(1, 2), &[1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]);
    lawful(&glam::Vec2::new(1.0, -0.0), &[0, 0, 0x80, 0x3f, 0, 0, 0, 0x80]);
    safe_everywhere::<(glam::UVec2, glam::I64Vec4, glam::ISizeVec3, glam::U64Vec2)>();
    safe::<ExactFloat, Body>();
    let far = (glam::DVec2::X, glam::DVec3::Y, glam::DVec4::W);
    let body = Body { at: glam::Vec3::ONE, size: glam::Vec2::Y, far };
    lawful(&body, &to_bytes(&body));
    assert_eq!(Body::SIZE, Some(12 + 8 + 16 + 24 + 32));
    let nan = glam::Vec2::new(f32::from_bits(0xffc0_0001), 0.0);
    assert_eq!(to_bytes(&nan), [0, 0, 0xc0, 0x7f, 0, 0, 0, 0], "one NaN");
}

#[test]
fn damaged_bytes_are_refused_or_are_other_values() {
    let bytes = to_bytes(&everything());
    let mut read = 0;
    for place in 0..bytes.len() * 8 {
        let mut flipped = bytes.clone();
        flipped[place / 8] ^= 1 << (place % 8);
        if let Ok(other) = from_bytes::<Everything>(&flipped) {
            assert_eq!(to_bytes(&other), flipped, "bit {place}");
            read += 1;
        }
    }
    assert!(read > 100, "{read} were values, so the others were looked at for a reason");
}

#[test]
fn what_differs_between_machines_is_refused() {
    trybuild::TestCases::new().compile_fail("tests/neighbours/refused/*.rs");
}
