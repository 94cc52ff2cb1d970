//! Arguments that paths write, impls for references, functions as values, parts of slices, names that stand in bodies.

use std::cell::Cell;

pub trait Turned<Z = f32> {
    fn turned(&self) -> Z;
}

#[derive(Clone, Copy)]
pub struct Pair(pub f32, pub f64);

impl Turned for Pair {
    fn turned(&self) -> f32 {
        self.0 * self.0
    }
}

impl Turned<[f64; 2]> for Pair {
    fn turned(&self) -> [f64; 2] {
        [self.1 + self.1, self.1]
    }
}

pub fn turned<Z>(of: &impl Turned<Z>) -> Z {
    of.turned()
}

pub fn the_default_of_a_trait_parameter(pair: Pair) {
    let _ = <Pair as Turned>::turned(&pair) * 2.0;
    let _ = turned::<[f64; 2]>(&pair)[0] + 2.0;
}

pub fn arguments_of_a_variant(a: f32) {
    let _ = Ok::<f32, f64>(a).map_err(|error| error + error);
    match Ok::<f32, f64>(a) {
        Ok(value) => drop(value * 2.0),
        Err(error) => drop(error * 2.0),
    }
    let _ = [a].into_iter().map(Into::<f32>::into).next().map(|one| one * 2.0);
}

#[derive(Clone, Default)]
pub struct Bag<Z>(Vec<Z>);

impl<Z> Extend<Z> for Bag<Z> {
    fn extend<I: IntoIterator<Item = Z>>(&mut self, all: I) {
        self.0.extend(all);
    }
}

impl<Z> IntoIterator for Bag<Z> {
    type Item = Z;
    type IntoIter = std::vec::IntoIter<Z>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, Z> IntoIterator for &'a Bag<Z> {
    type Item = &'a Z;
    type IntoIter = std::slice::Iter<'a, Z>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

pub fn an_impl_for_the_reference_goes_before_that_for_the_value(a: f32, b: f64) {
    let mut bag = Bag::default();
    bag.extend([(a, b)].iter().copied());
    for (x, y) in &bag {
        let _ = x * x;
        let _ = *y + b;
    }
}

pub fn functions_as_values(a: f32) {
    let _ = [a].iter().map(Clone::clone).next().map(|one| one * 2.0);
    let _ = [Some(a)].into_iter().map(Option::unwrap).next().map(|one| one * 2.0);
}

pub fn a_reference_where_a_pointer_is_asked_for(a: f32) {
    let read = unsafe { std::ptr::read(&a) };
    let _ = read * 2.0;
}

pub fn parts_of_slices(input: &[u8], all: [f32; 3]) -> u8 {
    let [first, rest @ ..] = all;
    let _ = first * rest[0];
    match input {
        [a @ b'0'..=b'9', b @ b'0'..=b'9', ..] => {
            let a = *a - b'0';
            a * 10 + (*b - b'0')
        }
        _ => 0,
    }
}

pub fn numbers_as_parameters<const N: u8>(mut a: f32) -> f32 {
    for at in 0..N - 1 {
        a *= (N - at) as f32;
    }
    a
}

pub fn a_static_of_a_macro_in_a_body(a: f32) -> f32 {
    thread_local! {
        static LAST: Cell<f32> = const { Cell::new(1.5) };
    }
    LAST.with(|last| last.get() * 2.0) + a
}

pub fn what_a_question_mark_leaves_is_known_late(a: f32) -> Option<f32> {
    let open = Default::default();
    let same: Option<f32> = open;
    let _ = same;
    Some(open? * a)
}

pub fn seen_as_something_else(a: &f32) -> (*const f32, &dyn std::any::Any) {
    (a as *const f32, a as &dyn std::any::Any)
}

pub trait Size {
    fn size(&self) -> f32;
}

impl Size for f32 {
    fn size(&self) -> f32 {
        self * self
    }
}

pub fn what_becomes_an_object_is_not_expected_to_be_one(all: [f32; 2]) {
    let object: Box<dyn Size> = Box::new(all.iter().map(|one| *one).fold(1.5, |sum, one| sum + one));
    let _ = object.size() * 2.0;
    let called: Box<dyn Fn(f32) -> f32> = Box::new(|one| one * one);
    let _ = called(2.0) * 2.0;
}
