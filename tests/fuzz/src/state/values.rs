//! Values of many types, chosen by the first byte.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::num::NonZero;
use std::rc::Rc;
use std::time::Duration;

use simmath::state::{CanonicalState, differences, fields, from_bytes, to_bytes};
use simmath::world::{Entity, SimRng};
use simmath::{DeterminismSafe, Fpx16_16, Vec2, Vec3};

use super::super::random::Random;
use super::{flipped, within_memory};

/// Reads bytes as one type.
pub type Read = fn(&[u8]);

/// A unit as games have it.
#[derive(DeterminismSafe, Debug)]
pub struct Unit {
    at: Vec2<Fpx16_16>,
    heading: Option<Vec3<Fpx16_16>>,
    order: Order,
    name: String,
    bag: BTreeMap<u16, Vec<Order>>,
    allies: BTreeSet<Entity>,
    #[determinism(sorted, reason = "only asked by key")]
    known: HashMap<u8, Duration>,
    #[determinism(sorted, reason = "only asked by key")]
    seen: HashSet<String>,
    #[determinism(skip, reason = "made anew each tick")]
    _path: [u64; 20],
}

/// Every form of variant.
#[derive(DeterminismSafe, Debug)]
pub enum Order {
    /// Nothing.
    Hold,
    /// A place.
    Move(Vec2<Fpx16_16>),
    /// A target.
    Attack { target: Entity, until: NonZero<u32> },
    /// Orders within orders.
    Queue(Box<[Order; 2]>),
}

/// A list that holds itself.
#[derive(DeterminismSafe, Debug)]
pub enum List {
    /// Its end.
    End,
    /// A value and the rest.
    Link(u8, Box<Self>),
    /// Two rests.
    Fork(Vec<Self>),
}

/// Raw floats.
#[derive(DeterminismSafe, Debug)]
#[determinism(exact_float)]
pub struct Wind {
    gusts: VecDeque<(f32, f64)>,
}

/// Elements that take no bytes, but memory.
#[derive(DeterminismSafe, Debug, Default)]
pub struct Hollow {
    #[determinism(skip, reason = "only large")]
    _room: [u64; 16],
}

/// The types without those of other crates.
pub const TYPES: &[Read] = &[
    read::<Unit>,
    read::<Vec<Unit>>,
    read::<Order>,
    read::<List>,
    read::<Wind>,
    read::<Vec<Vec<Option<i64>>>>,
    read::<(BTreeMap<String, char>, Result<bool, i128>, [usize; 2])>,
    read::<Vec<Hollow>>,
    read::<Vec<Box<()>>>,
    read::<Rc<VecDeque<Box<[Option<Box<u8>>; 3]>>>>,
    read::<BTreeMap<Vec<u8>, BTreeSet<(i8, bool)>>>,
    read::<(SimRng, std::cmp::Ordering, std::ops::Range<u16>)>,
];

/// Reads the bytes after the first one as the type that it chooses.
pub fn decode(bytes: &[u8], types: &[Read]) {
    if let Some((first, rest)) = bytes.split_first() {
        types[usize::from(*first) % types.len()](rest);
    }
}

/// Reads bytes as a value. Panics where a law of the canonical form does not hold.
pub fn read<T: CanonicalState>(bytes: &[u8]) {
    let Ok(value) = within_memory(bytes, || from_bytes::<T>(bytes)) else { return };
    let name = std::any::type_name::<T>();
    assert!(to_bytes(&value) == bytes, "{name} writes other bytes than it was read from");
    assert!(T::SIZE.is_none_or(|size| size == bytes.len()) && bytes.len() >= T::LEAST_SIZE, "{name}");
    assert!(differences(&value, &value).is_empty(), "{name} differs from itself");
    if T::SIZE.is_some() {
        let shown: Vec<u8> = fields(&value).into_iter().flat_map(|field| field.bytes).collect();
        assert!(shown == bytes, "the leaves of {name} are not its bytes");
    }
    let Some(flipped) = flipped(bytes) else { return };
    if let Ok(other) = within_memory(&flipped, || from_bytes::<T>(&flipped)) {
        assert!(to_bytes(&other) == flipped, "{name} reads a flipped bit as something else");
    }
}

/// Bytes that are a value of one of the types.
pub fn fresh(random: &mut Random) -> Vec<u8> {
    let write: [fn(&mut Random) -> Vec<u8>; 8] = [
        |random| to_bytes(&unit(random)),
        |random| to_bytes(&(0..random.below(4)).map(|_| unit(random)).collect::<Vec<_>>()),
        |random| to_bytes(&order(random, 4)),
        |random| to_bytes(&list(random, 6)),
        |random| to_bytes(&Wind { gusts: (0..random.below(5)).map(|_| (0.5, -0.0)).collect() }),
        |random| to_bytes(&vec![vec![None, Some(-1_i64)]; random.below(4)]),
        |random| {
            let texts: BTreeMap<String, char> = (0..random.below(4)).map(|_| (text(random), 'ß')).collect();
            let result: Result<bool, i128> = if random.one_in(2) { Ok(true) } else { Err(-5) };
            to_bytes(&(texts, result, [7_usize, 9]))
        },
        |random| to_bytes(&(0..random.below(9)).map(|_| Hollow::default()).collect::<Vec<_>>()),
    ];
    let kind = random.below(write.len());
    [&[kind as u8][..], &write[kind](random)].concat()
}

fn unit(random: &mut Random) -> Unit {
    let mut number = |limit| random.below(limit) as u16;
    let known = (0..number(4)).map(|key| (key as u8, Duration::new(u64::from(key), 5))).collect();
    let allies = (0..number(5)).map(|index| Entity::new(u32::from(index) * 3, 1)).collect();
    let at = Vec2::new(Fpx16_16::from_raw(i32::from(number(999))), Fpx16_16::ONE);
    Unit {
        at,
        heading: random.one_in(2).then_some(Vec3::ZERO),
        order: order(random, 3),
        name: text(random),
        bag: (0..random.below(3)).map(|key| (key as u16, vec![Order::Hold, order(random, 2)])).collect(),
        allies,
        known,
        seen: (0..random.below(3)).map(|_| text(random)).collect(),
        _path: [0; 20],
    }
}

fn order(random: &mut Random, depth: usize) -> Order {
    match random.below(if depth == 0 { 3 } else { 4 }) {
        0 => Order::Hold,
        1 => Order::Move(Vec2::new(Fpx16_16::MAX, Fpx16_16::EPSILON)),
        2 => Order::Attack { target: Entity::new(random.below(9) as u32, 0), until: NonZero::<u32>::MIN },
        _ => Order::Queue(Box::new([order(random, depth - 1), order(random, depth - 1)])),
    }
}

fn list(random: &mut Random, depth: usize) -> List {
    match random.below(if depth == 0 { 1 } else { 3 }) {
        0 => List::End,
        1 => List::Link(random.below(256) as u8, Box::new(list(random, depth - 1))),
        _ => List::Fork((0..random.below(3)).map(|_| list(random, depth - 1)).collect()),
    }
}

fn text(random: &mut Random) -> String {
    (0..random.below(6)).map(|_| random.pick(&['a', 'Z', 'ß', '\u{10ffff}', '\0'])).collect()
}
