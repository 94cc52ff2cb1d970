//! Changes canonical bytes: bits, numbers, lengths with what they count, pieces.

#![expect(clippy::ptr_arg, reason = "all changes are functions of one type")]

use super::super::random::Random;

type Change = fn(&mut Vec<u8>, &mut Random);

/// What is listed twice happens twice as often.
const CHANGES: [Change; 12] =
    [flip, flip, set, count, count, claim, delete, double, exchange, insert, insert, cut];

/// Numbers at which something begins or ends.
const EDGES: [u64; 13] = [
    0x7ff8_0000_0000_0001,
    0,
    1,
    2,
    0x7f,
    0x80,
    0xff,
    0xffff,
    0x7fff_ffff,
    0x7fc0_0001,
    1 << 32,
    u64::MAX >> 1,
    u64::MAX,
];

/// The bytes after a few changes, no longer than the limit.
pub fn mutate(bytes: &[u8], limit: usize, random: &mut Random) -> Vec<u8> {
    let mut mutant = bytes.to_vec();
    loop {
        random.pick(&CHANGES)(&mut mutant, random);
        if !random.one_in(3) {
            mutant.truncate(limit);
            return mutant;
        }
    }
}

/// The first bytes up to a place, and the second from a place on.
pub fn cross(first: &[u8], second: &[u8], limit: usize, random: &mut Random) -> Vec<u8> {
    let mut bytes = first[..random.below(first.len() + 1)].to_vec();
    bytes.extend_from_slice(&second[random.below(second.len() + 1)..]);
    bytes.truncate(limit);
    bytes
}

fn flip(bytes: &mut Vec<u8>, random: &mut Random) {
    let place = random.below(bytes.len());
    if let Some(byte) = bytes.get_mut(place) {
        *byte ^= 1 << random.below(8);
    }
}

/// An edge in place of a number.
fn set(bytes: &mut Vec<u8>, random: &mut Random) {
    let width = random.pick(&[1, 2, 4, 8]);
    let number = random.pick(&EDGES).to_le_bytes();
    let place = random.below(bytes.len());
    for (byte, new) in bytes.iter_mut().skip(place).zip(&number[..width]) {
        *byte = *new;
    }
}

/// A place where a length may stand: eight bytes that are a small number.
fn length(bytes: &[u8], random: &mut Random) -> Option<usize> {
    let start = random.below(bytes.len());
    let is_length = |place: &usize| {
        bytes
            .get(*place..*place + 8)
            .is_some_and(|eight| eight[0] < 64 && eight[1..].iter().all(|byte| *byte == 0))
    };
    (start..bytes.len()).chain(0..start).find(is_length)
}

/// A length one larger or smaller, with a piece more or less after it.
fn count(bytes: &mut Vec<u8>, random: &mut Random) {
    let Some(place) = length(bytes, random) else { return };
    let width = random.pick(&[1, 2, 3, 4, 5, 8, 9, 12, 16, 24]);
    let (from, to) = (place + 8, (place + 8 + width).min(bytes.len()));
    if random.one_in(2) && bytes[place] > 0 && to - from == width {
        bytes[place] -= 1;
        bytes.drain(from..to);
    } else {
        let piece: Vec<u8> =
            if to - from == width { bytes[from..to].to_vec() } else { vec![random.below(3) as u8; width] };
        bytes[place] += 1;
        bytes.splice(from..from, piece);
    }
}

/// A length that nothing stands behind.
fn claim(bytes: &mut Vec<u8>, random: &mut Random) {
    let Some(place) = length(bytes, random) else { return };
    let claimed = random.pick(&EDGES).wrapping_add(random.below(3) as u64);
    bytes[place..place + 8].copy_from_slice(&claimed.to_le_bytes());
}

/// A piece, of up to 24 bytes.
fn piece(bytes: &[u8], random: &mut Random) -> std::ops::Range<usize> {
    let from = random.below(bytes.len() + 1);
    from..(from + random.below(24)).min(bytes.len())
}

fn delete(bytes: &mut Vec<u8>, random: &mut Random) {
    bytes.drain(piece(bytes, random));
}

fn double(bytes: &mut Vec<u8>, random: &mut Random) {
    let piece = piece(bytes, random);
    let copy = bytes[piece.clone()].to_vec();
    bytes.splice(piece.end..piece.end, copy);
}

/// Two pieces side by side in the other order.
fn exchange(bytes: &mut Vec<u8>, random: &mut Random) {
    let piece = piece(bytes, random);
    let middle = random.below(piece.len() + 1);
    bytes[piece].rotate_left(middle);
}

fn insert(bytes: &mut Vec<u8>, random: &mut Random) {
    let place = random.below(bytes.len() + 1);
    let width = random.pick(&[1, 2, 4, 8]);
    let number = random.pick(&EDGES).to_le_bytes();
    bytes.splice(place..place, number[..width].iter().copied());
}

fn cut(bytes: &mut Vec<u8>, random: &mut Random) {
    bytes.truncate(random.below(bytes.len() + 1));
}
