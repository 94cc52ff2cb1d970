//! What `#[derive(DeterminismSafe)]` writes, by its effect: canonical bytes, paths, bounds.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::rc::Rc;

use simmath::state::{DecodeError, DecodeErrorKind, Decoder, differences, fields, from_bytes};
use simmath::state::{omissions, to_bytes};
use simmath::{Arithmetic, CanonicalState, DeterminismSafe, ExactFloat, FixedPoint, Fpx16_16, Vec2, fx};

/// That a value has these bytes and these paths, and that the laws of the canonical form hold for it.
fn lawful<T: CanonicalState + PartialEq + Debug>(value: &T, bytes: &[u8], paths: &[&str]) {
    assert_eq!(to_bytes(value), bytes, "{value:?}");
    assert_eq!(from_bytes::<T>(bytes).as_ref(), Ok(value));
    assert!(bytes.len() >= T::LEAST_SIZE && T::SIZE.is_none_or(|size| size == bytes.len()), "{value:?}");
    for end in 0..bytes.len() {
        assert!(from_bytes::<T>(&bytes[..end]).is_err(), "{value:?} from {end} bytes");
    }
    let shown: Vec<u8> = fields(value).into_iter().flat_map(|field| field.bytes).collect();
    assert!(T::SIZE.is_none() || shown == bytes, "the leaves of {value:?} are its bytes");
    assert_eq!(path_list(value), paths);
}

fn path_list<T: CanonicalState>(value: &T) -> Vec<String> {
    fields(value).into_iter().map(|field| field.path).collect()
}

fn safe<A: Arithmetic, T: DeterminismSafe<A>>() {}

#[derive(DeterminismSafe, PartialEq, Debug, Clone, Copy)]
struct Unit {
    at: Vec2<Fpx16_16>,
    health: Health,
    r#type: u8,
}

#[derive(DeterminismSafe, PartialEq, Debug, Clone, Copy)]
struct Health(u16);

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Nothing;

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Empty {}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Pair(u8, bool);

#[test]
fn structs_are_their_fields_in_order() {
    let unit = Unit { at: Vec2::new(fx!(1), fx!(0.5)), health: Health(7), r#type: 3 };
    let bytes = [0, 0, 1, 0, 0, 0x80, 0, 0, 7, 0, 3];
    lawful(&unit, &bytes, &["at.x", "at.y", "health", "type"]);
    assert_eq!((Unit::SIZE, Unit::LEAST_SIZE), (Some(11), 11));
    lawful(&Pair(1, true), &[1, 1], &["[0]", "[1]"]);
    lawful(&Nothing, &[], &[]);
    lawful(&Empty {}, &[], &[]);
    assert_eq!(Nothing::SIZE, Some(0));
}

#[test]
fn safe_types_are_safe_under_every_arithmetic() {
    safe::<FixedPoint, Unit>();
    safe::<ExactFloat, Unit>();
    safe::<FixedPoint, Order>();
    fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Unit>();
}

#[test]
fn a_difference_names_the_field() {
    let unit = Unit { at: Vec2::new(fx!(1), fx!(0.5)), health: Health(7), r#type: 3 };
    let other = Unit { health: Health(8), ..unit };
    let shown: Vec<String> = differences(&unit, &other).iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["health: 7 (0700) and 8 (0800)"]);
}

#[derive(DeterminismSafe, PartialEq, Debug, Clone, Copy)]
enum Side {
    Left,
    Right,
}

#[derive(DeterminismSafe, PartialEq, Debug, Clone, Copy)]
enum Terrain {
    Grass = 10,
    Water = 0x7,
    Sand,
    Rock = 2_000_000_000,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Order {
    Hold,
    Move { to: Vec2<Fpx16_16>, queued: bool },
    Attack(u32),
    Trade(u8, u8),
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Even {
    Small(u8, u8),
    Large { value: u16 },
}

#[derive(DeterminismSafe, PartialEq, Debug)]
#[repr(u32)]
enum Numbered {
    Two(u8) = 2,
    Three,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Never {}

#[test]
fn enums_begin_with_a_tag_of_32_bits() {
    lawful(&Side::Left, &[0, 0, 0, 0], &[""]);
    lawful(&Side::Right, &[1, 0, 0, 0], &[""]);
    assert_eq!((Side::SIZE, Side::LEAST_SIZE), (Some(4), 4));
    lawful(&Order::Hold, &[0, 0, 0, 0], &[""]);
    let order = Order::Move { to: Vec2::new(fx!(1), fx!(2)), queued: true };
    lawful(&order, &[1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1], &["", "Move.to.x", "Move.to.y", "Move.queued"]);
    lawful(&Order::Attack(5), &[2, 0, 0, 0, 5, 0, 0, 0], &["", "Attack"]);
    lawful(&Order::Trade(5, 6), &[3, 0, 0, 0, 5, 6], &["", "Trade[0]", "Trade[1]"]);
    assert_eq!((Order::SIZE, Order::LEAST_SIZE), (None, 4));
    lawful(&Even::Small(1, 2), &[0, 0, 0, 0, 1, 2], &["", "Small[0]", "Small[1]"]);
    lawful(&Even::Large { value: 1 }, &[1, 0, 0, 0, 1, 0], &["", "Large.value"]);
    assert_eq!((Even::SIZE, Even::LEAST_SIZE), (Some(6), 6));
}

#[test]
fn a_written_discriminant_is_the_tag() {
    lawful(&Terrain::Grass, &[10, 0, 0, 0], &[""]);
    lawful(&Terrain::Water, &[7, 0, 0, 0], &[""]);
    lawful(&Terrain::Sand, &[8, 0, 0, 0], &[""]);
    lawful(&Terrain::Rock, &2_000_000_000_u32.to_le_bytes(), &[""]);
    lawful(&Numbered::Two(1), &[2, 0, 0, 0, 1], &["", "Two"]);
    lawful(&Numbered::Three, &[3, 0, 0, 0], &[""]);
    assert_eq!(fields(&Terrain::Sand)[0].text, "Sand");
}

#[test]
fn a_tag_without_a_variant_is_refused() {
    for bytes in [[0, 0, 0, 0], [9, 0, 0, 0]] {
        let error = from_bytes::<Terrain>(&bytes).expect_err("no such variant");
        assert_eq!(error, DecodeError { at: 4, kind: DecodeErrorKind::Invalid("Terrain") });
    }
    assert_eq!(from_bytes::<Never>(&[]).expect_err("no value").kind, DecodeErrorKind::Invalid("Never"));
    assert_eq!((Never::SIZE, Never::LEAST_SIZE), (Some(4), 4));
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Grid<T: Copy, const N: usize = 2>
where
    T: Debug,
{
    cells: [T; N],
    more: Option<Vec<(T, u8)>>,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Id<T> {
    index: u32,
    of: PhantomData<T>,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Unsized<T: ?Sized>(PhantomData<T>);

#[derive(DeterminismSafe, PartialEq, Debug)]
#[determinism(bound = "K: DeterminismSafe + Ord + Debug, V: DeterminismSafe")]
struct Table<K, V> {
    rows: BTreeMap<K, V>,
}

trait Kind {
    type Value;
}

struct Gold;

impl Kind for Gold {
    type Value = u16;
}

#[derive(DeterminismSafe)]
struct Amount<T: Kind> {
    value: T::Value,
    other: <T as Kind>::Value,
}

// Names that the derive uses itself.
#[derive(DeterminismSafe, PartialEq, Debug)]
struct Names<S, A, AnySink, AnyArithmetic> {
    sink: S,
    input: A,
    visitor: AnySink,
    field0: AnyArithmetic,
}

#[test]
fn generic_types_need_only_what_their_fields_need() {
    let grid = Grid { cells: [1_u8, 2], more: Some(vec![(3, 4)]) };
    let paths = ["cells[0]", "cells[1]", "more.Some.len", "more.Some[0][0]", "more.Some[0][1]"];
    lawful(&grid, &[1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 4], &paths);
    assert_eq!((Grid::<u8, 3>::SIZE, Grid::<u8, 3>::LEAST_SIZE), (None, 4));
    safe::<ExactFloat, Grid<f32>>();
    lawful(&Id::<f32> { index: 1, of: PhantomData }, &[1, 0, 0, 0], &["index"]);
    safe::<FixedPoint, Id<Rc<f32>>>();
    lawful(&Unsized::<str>(PhantomData), &[], &[]);
    let table = Table { rows: BTreeMap::from([(1_u8, 2_u8)]) };
    lawful(&table, &[1, 0, 0, 0, 0, 0, 0, 0, 1, 2], &["rows.len", "rows[1]"]);
    safe::<ExactFloat, Table<u8, f64>>();
    assert_eq!(to_bytes(&Amount::<Gold> { value: 1, other: 2 }), [1, 0, 2, 0]);
    safe::<FixedPoint, Amount<Gold>>();
    let names = Names { sink: 1_u8, input: 2_u8, visitor: 3_u8, field0: 4_u8 };
    lawful(&names, &[1, 2, 3, 4], &["sink", "input", "visitor", "field0"]);
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Expression {
    Number(u8),
    Sum(Box<Expression>, Box<Self>),
    Call { arguments: Vec<Expression> },
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct List<T> {
    value: T,
    next: Option<Box<List<T>>>,
}

// Each holds the other: the sizes must not ask each other.
#[derive(DeterminismSafe, PartialEq, Debug)]
struct Ping {
    pong: Box<Pong>,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Pong {
    Ping(Ping),
    End,
}

#[test]
fn types_may_hold_themselves() {
    let sum =
        Expression::Sum(Box::new(Expression::Number(7)), Box::new(Expression::Call { arguments: vec![] }));
    let bytes = [1, 0, 0, 0, 0, 0, 0, 0, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    lawful(&sum, &bytes, &["", "Sum[0]", "Sum[0].Number", "Sum[1]", "Sum[1].Call.arguments.len"]);
    let list = List { value: 1_u8, next: Some(Box::new(List { value: 2, next: None })) };
    lawful(&list, &[1, 1, 2, 0], &["value", "next.Some.value", "next.Some.next"]);
    let ping = Ping { pong: Box::new(Pong::Ping(Ping { pong: Box::new(Pong::End) })) };
    lawful(&ping, &[0, 0, 0, 0, 1, 0, 0, 0], &["pong", "pong.Ping.pong"]);
}

#[test]
fn bytes_cannot_exhaust_the_stack() {
    let deep = |nodes: usize| [1, 1].repeat(nodes);
    let error = from_bytes::<List<u8>>(&deep(100_000)).expect_err("too deep");
    assert_eq!(error.kind, DecodeErrorKind::TooDeep);
    assert!(from_bytes::<List<u8>>(&[deep(60), vec![1, 0]].concat()).is_ok(), "a short list is not too deep");
}

#[derive(DeterminismSafe, PartialEq, Debug)]
#[determinism(exact_float)]
struct Wind {
    speed: f32,
    gusts: Vec<f64>,
}

#[test]
fn exact_float_allows_raw_floats_under_that_arithmetic_only() {
    let wind = Wind { speed: 1.0, gusts: vec![] };
    lawful(&wind, &[0, 0, 0x80, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0], &["speed", "gusts.len"]);
    safe::<ExactFloat, Wind>();
}

fn seven() -> u8 {
    7
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Cached<T> {
    value: u8,
    #[determinism(skip, reason = "made anew each tick")]
    cache: HashMap<u8, f32>,
    #[determinism(skip, reason = "no state")]
    tool: Option<T>,
    #[determinism(skip, default = "seven", reason = "always the same")]
    seven: u8,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Partly {
    Some(#[determinism(skip, reason = "scratch")] f32),
}

#[test]
fn what_is_skipped_is_not_stored_and_comes_back_as_the_default() {
    let cached = Cached::<u8> { value: 1, cache: HashMap::new(), tool: None, seven: 7 };
    lawful(&cached, &[1], &["value"]);
    assert_eq!(Cached::<u8>::SIZE, Some(1));
    let other = Cached { value: 1, cache: HashMap::from([(1, 1.0)]), tool: Some(1_u8), seven: 9 };
    assert_eq!(to_bytes(&other), [1]);
    lawful(&Partly::Some(0.0), &[0, 0, 0, 0], &[""]);
}

#[derive(DeterminismSafe)]
struct Holder {
    most: Vec<Cached<u8>>,
    pair: (u8, Option<Partly>),
    owners: BTreeMap<u8, Vouched>,
    #[determinism(sorted, reason = "only asked by key")]
    names: HashMap<u16, Result<u8, Partly>>,
    again: Box<Chain>,
}

#[derive(DeterminismSafe)]
enum Chain {
    End,
    Link {
        #[determinism(skip, reason = "temporary")]
        scratch: Vec<u8>,
        next: Box<Chain>,
        other: Box<Self>,
    },
}

#[test]
fn what_is_left_out_is_known_with_its_reason() {
    let list = |omissions: Vec<simmath::state::Omission>| -> Vec<String> {
        omissions.iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        list(omissions::<Holder>()),
        [
            "skips `most[].cache` (made anew each tick)",
            "skips `most[].tool` (no state)",
            "skips `most[].seven` (always the same)",
            "skips `pair[1].Some.Some[0]` (scratch)",
            "vouches for `owners[].value` (its integer is all there is)",
            "skips `names[].Err.Some[0]` (scratch)",
            "skips `again.Link.scratch` (temporary)",
        ]
    );
    assert_eq!(list(omissions::<List<[Partly; 2]>>()), ["skips `value[].Some[0]` (scratch)"]);
    let chain = Chain::Link { scratch: vec![1], next: Box::new(Chain::End), other: Box::new(Chain::End) };
    assert!(matches!(&chain, Chain::Link { scratch, .. } if scratch.len() == 1));
    assert_eq!(to_bytes(&chain), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert!(omissions::<Expression>().is_empty() && omissions::<Order>().is_empty());
    assert!(omissions::<Vec<Option<Grid<u8>>>>().is_empty() && omissions::<Lookup>().is_empty());
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Lookup {
    #[determinism(sorted, reason = "only asked by key")]
    owners: HashMap<u16, u8>,
    #[determinism(sorted, reason = "only asked by key")]
    seen: HashSet<String>,
}

#[test]
fn hash_containers_are_stored_in_the_order_of_their_encoded_keys() {
    // 0x0100 comes before 1: its first byte is 0.
    let owners = HashMap::from([(1, 10), (0x0100, 20), (2, 30)]);
    let lookup = Lookup { owners, seen: HashSet::from(["b".to_owned(), "a".to_owned()]) };
    let mut bytes = vec![3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 20, 1, 0, 10, 2, 0, 30, 2, 0, 0, 0, 0, 0, 0, 0];
    bytes.extend([1, 0, 0, 0, 0, 0, 0, 0, b'a', 1, 0, 0, 0, 0, 0, 0, 0, b'b']);
    let paths = ["owners.len", "owners[256]", "owners[1]", "owners[2]", "seen.len", "seen[0]", "seen[1]"];
    lawful(&lookup, &bytes, &paths);
    assert_eq!((Lookup::SIZE, Lookup::LEAST_SIZE), (None, 16));
}

#[test]
fn keys_out_of_order_or_twice_are_refused() {
    for keys in [[2, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]] {
        let bytes = [&2_u64.to_le_bytes()[..], &keys, &0_u64.to_le_bytes()].concat();
        assert_eq!(from_bytes::<Lookup>(&bytes).expect_err("keys").kind, DecodeErrorKind::Unordered);
    }
}

/// A type of another crate, which has no canonical form.
#[derive(PartialEq, Debug, Default)]
struct Foreign(u16);

mod foreign {
    use simmath::state::{CanonicalState, DecodeError, Decoder, Sink, Visitor};

    pub(crate) fn encode<S: Sink>(value: &super::Foreign, sink: &mut S) {
        value.0.encode(sink);
    }

    pub(crate) fn decode(input: &mut Decoder<'_>) -> Result<super::Foreign, DecodeError> {
        u16::decode(input).map(super::Foreign)
    }

    pub(crate) fn visit(value: &super::Foreign, visitor: &mut dyn Visitor) {
        value.0.visit(visitor);
    }
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Vouched {
    #[determinism(with = "foreign", reason = "its integer is all there is")]
    value: Foreign,
    more: u8,
}

#[test]
fn a_module_can_store_a_foreign_type() {
    lawful(&Vouched { value: Foreign(5), more: 1 }, &[5, 0, 1], &["value", "more"]);
    assert_eq!((Vouched::SIZE, Vouched::LEAST_SIZE), (None, 1));
}

fn full() -> u16 {
    100
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Tower {
    level: u8,
    #[determinism(since = 2, default = "full")]
    shield: u16,
    height: u8,
    #[determinism(since = 3)]
    flag: Option<u8>,
}

#[test]
fn older_formats_have_fewer_fields() {
    let read = |bytes: &[u8], version: u32| {
        let mut input = Decoder::with_version(bytes, version);
        let values = Vec::<Tower>::decode(&mut input)?;
        input.finish().map(|()| values)
    };
    let tower = |shield, flag| Tower { level: 1, shield, height: 2, flag };
    let length = |rest: &[u8]| [&1_u64.to_le_bytes()[..], rest].concat();
    assert_eq!(read(&length(&[1, 2]), 1), Ok(vec![tower(100, None)]));
    assert_eq!(read(&length(&[1, 5, 0, 2]), 2), Ok(vec![tower(5, None)]));
    assert_eq!(read(&length(&[1, 5, 0, 2, 1, 6]), 3), Ok(vec![tower(5, Some(6))]));
    lawful(&tower(5, Some(6)), &[1, 5, 0, 2, 1, 6], &["level", "shield", "height", "flag.Some"]);
    assert_eq!((Tower::SIZE, Tower::LEAST_SIZE), (None, 2), "what older formats have");
}

#[derive(DeterminismSafe, PartialEq, Debug)]
struct Renamed {
    #[determinism(rename = "position")]
    at: Fpx16_16,
    mode: Mode,
}

#[derive(DeterminismSafe, PartialEq, Debug)]
enum Mode {
    #[determinism(rename = "walking")]
    Walk(#[determinism(rename = "speed")] u8),
}

#[test]
fn a_renamed_field_is_shown_by_its_name() {
    let value = Renamed { at: fx!(1), mode: Mode::Walk(3) };
    lawful(&value, &[0, 0, 1, 0, 0, 0, 0, 0, 3], &["position", "mode", "mode.walking.speed"]);
    assert_eq!(fields(&value)[1].text, "walking");
}

mod elsewhere {
    pub(crate) use simmath as math;

    /// A safe type of one's own may be called like a well-known unsafe one.
    #[derive(simmath::DeterminismSafe, PartialEq, Debug)]
    pub(crate) struct Handle<T>(pub(crate) u32, pub(crate) std::marker::PhantomData<T>);

    #[derive(simmath::DeterminismSafe, PartialEq, Debug)]
    pub(crate) struct Instant(pub(crate) u64);
}

use elsewhere::{Handle, Instant};

#[derive(DeterminismSafe, PartialEq, Debug)]
#[determinism(crate = "elsewhere::math")]
struct Own {
    unit: Handle<f32>,
    at: Vec<Instant>,
}

#[test]
fn a_name_alone_refuses_nothing() {
    let value = Own { unit: Handle(1, PhantomData), at: vec![] };
    lawful(&value, &[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], &["unit[0]", "at.len"]);
}

macro_rules! component {
    ($name:ident { $($field:ident: $type:ty),* }) => {
        #[derive(DeterminismSafe, PartialEq, Debug)]
        struct $name { $($field: $type),* }
    };
}

component!(FromMacro { a: u8, b: Vec<bool> });

#[test]
fn macros_can_write_the_type() {
    lawful(&FromMacro { a: 1, b: vec![] }, &[1, 0, 0, 0, 0, 0, 0, 0, 0], &["a", "b.len"]);
}

#[test]
fn a_type_of_a_function_can_be_derived() {
    #[derive(DeterminismSafe, PartialEq, Debug)]
    struct Local {
        value: u8,
    }
    lawful(&Local { value: 1 }, &[1], &["value"]);
}
