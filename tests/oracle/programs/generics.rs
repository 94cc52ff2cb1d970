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
