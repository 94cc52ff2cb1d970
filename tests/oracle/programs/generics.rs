//! Own generic types with operators: what they give is an associated type of what is known later.

use std::ops::Mul;

#[derive(Clone, Copy, Default)]
pub struct Pair<Z> {
    pub a: Z,
    pub b: Z,
}

impl<Z: Mul<Y>, Y: Copy> Mul<Y> for Pair<Z> {
    type Output = Pair<<Z as Mul<Y>>::Output>;
    fn mul(self, by: Y) -> Self::Output {
        Pair { a: self.a * by, b: self.b * by }
    }
}

pub fn known_late() -> f64 {
    let product = |a, b| a * b;
    let by = product(6.5, Pair::<f64>::default().a);
    let Pair { a, b } = Pair { a: by, b: by } * by * f64::from(2u8);
    let c = Pair { a: by, b: by } * by * f64::from(2u8);
    a * b + c.a * c.b
}

pub fn of_a_slice(all: &[f32]) -> f32 {
    let product = |a, b| a * b;
    let by = product(6.5, all[0]);
    let Pair { a, .. } = Pair { a: by, b: by } * by * by * all[1];
    let b = (a * a).abs();
    b * b
}

pub fn with_another_result<T: Copy + Mul<f32, Output = f64>>(all: &[T]) -> f64 {
    let product = |a, b| a * b;
    let by = product(all[0], 1.5);
    let a = (Pair { a: all[0], b: all[1] } * 2.5).a * by;
    let b = Pair { a: all[0], b: all[1] } * 2.5 * by;
    let c = Pair { a: 2.5f32, b: 1.5 } * 2.5 * 1.5;
    b.a * b.b + a + c.a as f64
}

pub fn integers() -> i64 {
    let product = |a, b| a * b;
    let by = product(6, Pair::<i64>::default().a);
    let Pair { a, b } = Pair { a: by, b: by } * by * i64::from(2u8);
    a * b
}

pub trait Kept {
    type Out;
    fn kept(self) -> Self::Out;
}
impl Kept for f32 {
    type Out = i32;
    fn kept(self) -> Self::Out {
        self as i32
    }
}
impl Kept for f64 {
    type Out = (f64, f32);
    fn kept(self) -> Self::Out {
        (self + self, self as f32)
    }
}
pub trait Made {
    type Out;
    fn made(self) -> Self::Out;
}
impl Made for f32 {
    type Out = [f32; 2];
    fn made(self) -> Self::Out {
        [self * self, 1.5]
    }
}
impl Made for f64 {
    type Out = i64;
    fn made(self) -> Self::Out {
        let made: Self::Out = self as _;
        made + made
    }
}
pub fn through<Z: Kept>(z: Z) -> Z::Out {
    z.kept()
}
pub fn through_another<Z>(z: Z) -> Z::Out
where
    Z: Made,
{
    z.made()
}

pub fn types_of_one_name(a: f32, b: f64) -> f64 {
    let _ = (1.5 * a).kept() + 2;
    let c = (1.5 - a).made()[0] * through_another(a)[1];
    let _ = b.made() + through(a) as i64 + through_another(b);
    b.kept().0 * through(b).0 + c as f64
}

pub trait Operators<Rhs = Self, Output = Self>:
    Mul<Rhs, Output = Output> + std::ops::Sub<Rhs, Output = Output>
{
}
impl Operators for f32 {}
pub trait Number: Operators + Copy + Into<f64> {}
impl Number for f32 {}
impl<T: std::ops::Sub> std::ops::Sub for Pair<T> {
    type Output = Pair<T::Output>;
    fn sub(self, other: Self) -> Self::Output {
        Pair { a: self.a - other.a, b: self.b - other.b }
    }
}
pub fn by_default<S: Number>(a: S) -> f64 {
    let b = Pair { a, b: a } - Pair { a, b: a };
    let c: f64 = b.a.into();
    c * a.into()
}

pub trait Space {
    type Buffer<T: Copy>;
}
pub struct Flat;
impl Space for Flat {
    type Buffer<T: Copy> = (T, [T; 2]);
}
#[derive(Clone, Copy)]
pub struct Held<T, B>(T, B);
impl<T: Copy, B: Copy> Held<T, B> {
    pub fn both(self) -> (T, B) {
        (self.0, self.1)
    }
}

pub fn of_a_buffer(a: f32) -> f32 {
    let b: <Flat as Space>::Buffer<f32> = (a, [a, a]);
    let c: Held<f32, <Flat as Space>::Buffer<f32>> = Held(a, b);
    c.both().0 * c.0 + b.1[0] * c.both().1.1[1]
}
