//! The laws of the canonical form, on values and on bytes that nobody wrote.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::cmp::Ordering;
use core::fmt::Debug;
use core::num::{NonZero, Wrapping};
use core::time::Duration;

use super::{Blocks, CanonicalState, DecodeErrorKind, differences, fields, from_bytes, to_bytes};
use crate::{Fpx16_16, Vec2};

/// That the laws hold for a value, and for every beginning of its bytes.
fn lawful<T: CanonicalState + PartialEq + Debug>(value: &T, bytes: &[u8]) {
    assert_eq!(to_bytes(value), bytes, "{value:?}");
    assert_eq!(from_bytes::<T>(bytes).as_ref(), Ok(value));
    assert!(bytes.len() >= T::LEAST_SIZE && T::SIZE.is_none_or(|size| size == bytes.len()), "{value:?}");
    for end in 0..bytes.len() {
        assert!(from_bytes::<T>(&bytes[..end]).is_err(), "{value:?} from {end} bytes");
    }
    let longer = [bytes, &[0]].concat();
    assert!(from_bytes::<T>(&longer).is_err(), "{value:?} and a byte more");
    let shown: Vec<u8> = fields(value).into_iter().flat_map(|field| field.bytes).collect();
    assert!(T::SIZE.is_none() || shown == bytes, "the leaves of {value:?} are its bytes");
}

#[test]
fn plain_values_are_little_endian_with_explicit_widths() {
    lawful(&0x0102_0304_u32, &[4, 3, 2, 1]);
    lawful(&-2_i16, &[0xfe, 0xff]);
    lawful(&7_usize, &[7, 0, 0, 0, 0, 0, 0, 0]);
    lawful(&-1_isize, &[0xff; 8]);
    lawful(&true, &[1]);
    lawful(&'ß', &[0xdf, 0, 0, 0]);
    lawful(&-0.0_f32, &[0, 0, 0, 0x80]);
    lawful(&1.5_f64, &[0, 0, 0, 0, 0, 0, 0xf8, 0x3f]);
    lawful(&Fpx16_16::ONE, &[0, 0, 1, 0]);
    lawful(&Vec2 { x: Fpx16_16::ONE, y: Fpx16_16::EPSILON }, &[0, 0, 1, 0, 1, 0, 0, 0]);
    lawful(&Wrapping(1_u8), &[1]);
    lawful(&NonZero::<u16>::MIN, &[1, 0]);
    lawful(&Ordering::Less, &[0xff]);
    lawful(&Duration::new(1, 2), &[1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]);
    lawful(&(1_u8, [2_u8, 3]), &[1, 2, 3]);
    lawful(&(), &[]);
    lawful(&(1_u8..3), &[1, 3]);
}

#[test]
fn containers_have_a_length_and_an_order() {
    lawful(&vec![1_u8, 2], &[2, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    lawful(&VecDeque::from([1_u8, 2]), &[2, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    lawful(&String::from("é"), &[2, 0, 0, 0, 0, 0, 0, 0, 0xc3, 0xa9]);
    lawful(&Some(1_u8), &[1, 1]);
    lawful(&None::<u8>, &[0]);
    lawful(&Ok::<u8, u16>(5), &[0, 5]);
    lawful(&Err::<u8, u16>(5), &[1, 5, 0]);
    lawful(&BTreeMap::from([(2_u8, true), (1, false)]), &[2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1]);
    lawful(&BTreeSet::from([2_u8, 1]), &[2, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
    lawful(&Box::new(Arc::new(1_u8)), &[1]);
    lawful(&vec![(); 3], &[3, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn bytes_that_encode_would_not_write_are_refused() {
    let kind = |result: Result<(), super::DecodeError>| result.map_err(|error| error.kind);
    let read = |bytes: &[u8]| from_bytes::<bool>(bytes).map(|_| ());
    assert_eq!(kind(read(&[2])), Err(DecodeErrorKind::Invalid("bool")));
    assert_eq!(kind(read(&[])), Err(DecodeErrorKind::UnexpectedEnd));
    assert_eq!(kind(read(&[1, 1])), Err(DecodeErrorKind::TrailingBytes));
    assert!(from_bytes::<char>(&0xd800_u32.to_le_bytes()).is_err());
    assert!(from_bytes::<f32>(&0x7fc0_0001_u32.to_le_bytes()).is_err(), "a NaN that is not the one");
    assert_eq!(to_bytes(&-f32::NAN), 0x7fc0_0000_u32.to_le_bytes());
    assert!(from_bytes::<NonZero<u8>>(&[0]).is_err());
    assert!(from_bytes::<Duration>(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0xca, 0x9a, 0x3b]).is_err());
    assert!(from_bytes::<String>(&[1, 0, 0, 0, 0, 0, 0, 0, 0xff]).is_err());
    for keys in [[1, 1], [2, 1]] {
        let bytes = [&2_u64.to_le_bytes()[..], &keys].concat();
        let error = from_bytes::<BTreeSet<u8>>(&bytes).expect_err("keys out of order");
        assert_eq!(error.kind, DecodeErrorKind::Unordered);
    }
}

#[test]
fn a_length_cannot_ask_for_more_than_the_bytes_hold() {
    let bytes = [&u64::MAX.to_le_bytes()[..], &[0; 64]].concat();
    for kind in [
        from_bytes::<Vec<u64>>(&bytes).map(|_| ()),
        from_bytes::<Vec<()>>(&bytes).map(|_| ()),
        from_bytes::<String>(&bytes).map(|_| ()),
        from_bytes::<BTreeMap<u64, u64>>(&bytes).map(|_| ()),
    ] {
        assert_eq!(kind.expect_err("too long").kind, DecodeErrorKind::TooLong);
    }
}

#[test]
fn values_without_bytes_are_counted() {
    let claimed = |length: u64| length.to_le_bytes().to_vec();
    let refused = |result: Result<(), super::DecodeError>| {
        assert_eq!(result.expect_err("too many").kind, DecodeErrorKind::TooLong);
    };
    for length in [1 << 21, u64::from(u32::MAX)] {
        refused(from_bytes::<Vec<Box<()>>>(&claimed(length)).map(|_| ()));
        refused(from_bytes::<Vec<[Box<()>; 2]>>(&claimed(length)).map(|_| ()));
    }
    // Sequences share what there is.
    let two = [&2_u64.to_le_bytes()[..], &claimed(1 << 20), &claimed(1)].concat();
    refused(from_bytes::<Vec<Vec<()>>>(&two).map(|_| ()));
    let one = [&1_u64.to_le_bytes()[..], &claimed(1 << 20)].concat();
    assert_eq!(from_bytes::<Vec<Vec<()>>>(&one).map(|all| all[0].len()), Ok(1 << 20));
}

#[test]
fn blocks_are_the_bytes_whatever_their_sizes() {
    fn written(write: impl FnOnce(&mut Blocks<&mut dyn FnMut(&[u8])>)) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut take = |block: &[u8]| bytes.extend_from_slice(block);
        let mut blocks = Blocks::new(&mut take as &mut dyn FnMut(&[u8]));
        write(&mut blocks);
        blocks.flush();
        bytes
    }
    for count in [0, 1, 500, 1365, 1366, 5000_u16] {
        let values: Vec<(u8, u16)> = (0..count).map(|index| (index as u8, index)).collect();
        let expected: Vec<u8> = values.iter().flat_map(to_bytes).collect();
        let one = written(|blocks| {
            7_u8.encode(blocks);
            blocks.put_all(&values);
            blocks.put_all(&[(), ()]);
            blocks.put_all(&[Some(1_u8), None]);
        });
        assert_eq!(one, [&[7][..], &expected, &[1, 1, 0]].concat(), "{count} values");
    }
    let large = vec![[5_u8; 3000]; 3];
    assert_eq!(written(|blocks| blocks.put_all(&large)), [5; 9000]);
    let text: String = core::iter::repeat_n('x', 10_000).collect();
    assert_eq!(written(|blocks| text.encode(blocks)), to_bytes(&text));
}

#[test]
fn differences_name_path_values_and_bits() {
    let left = (vec![Fpx16_16::ONE, Fpx16_16::ZERO], Some(1_u8));
    let right = (vec![Fpx16_16::ONE, Fpx16_16::EPSILON], None::<u8>);
    let shown: Vec<String> =
        differences(&left, &right).iter().map(|difference| difference.to_string()).collect();
    assert_eq!(
        shown,
        [
            "[0][1]: 0 (00000000) and 0.0000152587890625 (01000000)",
            "[1].Some: 1 (01) and nothing",
            "[1]: nothing and None (00)",
        ]
    );
    assert!(differences(&left, &left).is_empty());
    let map = BTreeMap::from([("a".to_string(), 1_u8)]);
    assert_eq!(fields(&map)[1].path, format!("[{:?}]", "a"));
}

#[cfg(feature = "sim")]
#[test]
fn the_hash_is_the_published_one() {
    use super::StateHash;
    assert_eq!(StateHash::of_bytes(b"").to_string(), "99aa06d3014798d86001c324468d497f");
    assert_eq!(StateHash::of(&1_u8), StateHash::of_bytes(&[1]));
    assert_ne!(StateHash::of(&1_u8), StateHash::of(&1_u16));
}
