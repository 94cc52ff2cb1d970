//! Which of several impls is meant, where the body tells it late: at the end of the function, through a closure, or never.

use std::ops::{Add, Deref, Index, Mul, Neg};

#[derive(Clone, Copy)]
pub struct Scaled(pub f32);

impl Mul<Scaled> for f32 {
    type Output = Scaled;
    fn mul(self, by: Scaled) -> Scaled {
        Scaled(self)
    }
}

impl Neg for Scaled {
    type Output = f32;
    fn neg(self) -> f32 {
        self.0
    }
}

impl Scaled {
    pub fn half(self) -> f32 {
        self.0
    }
    pub fn each(self, f: impl Fn(f32) -> f32) -> f32 {
        f(self.0)
    }
}

impl Deref for Scaled {
    type Target = f32;
    fn deref(&self) -> &f32 {
        &self.0
    }
}

impl IntoIterator for Scaled {
    type Item = f32;
    type IntoIter = std::vec::IntoIter<f32>;
    fn into_iter(self) -> Self::IntoIter {
        vec![self.0].into_iter()
    }
}

pub fn method(x: f32, s: Scaled) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let d = x.mul(c * s);
    d.half() + 1.0
}

pub fn closure(x: f32, s: Scaled) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let d = x.mul(c * s);
    d.each(|y| y * 2.0) + 1.0
}

pub fn negated(x: f32, s: Scaled) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let d = -x.mul(c * s);
    d + 1.0
}

pub fn pointed(x: f32, s: Scaled) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let d = *x.mul(c * s);
    d + 1.0
}

pub fn walked(x: f32, s: Scaled) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let mut all = x;
    for each in x.mul(c * s) {
        all += each * 2.0;
    }
    all
}

pub fn plain(x: f32, s: f32) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    let d = x.mul(c * s);
    let e = -x.mul(c * s);
    d.sqrt() + 1.0 + e.abs()
}

pub fn summed(x: f32, all: &[f32]) -> f32 {
    let product = |a, b| a * b;
    let c = product(x, x);
    all.iter().map(|each| each.mul(c)).map(|each| each.sin() * x).sum::<f32>()
}

#[derive(Clone, Copy)]
pub struct Row(pub u32);

#[derive(Clone, Copy)]
pub struct Cell(pub u32);

pub struct Board(pub Vec<f32>, pub Vec<u32>);

impl Index<Cell> for Board {
    type Output = u32;
    fn index(&self, at: Cell) -> &u32 {
        &self.1[at.0 as usize]
    }
}

impl Index<Row> for Board {
    type Output = f32;
    fn index(&self, at: Row) -> &f32 {
        &self.0[at.0 as usize]
    }
}

pub fn late_index(board: &Board, all: Vec<Row>) -> f32 {
    let at = |i| board[i];
    let a = all.into_iter().map(at).map(|each| each + 1.5).next().unwrap();
    a * 2.0
}

pub fn late_cell(board: &Board, all: Vec<Cell>) -> u32 {
    let at = |i| board[i];
    let a = all.into_iter().map(at).map(|each| each + 1).next().unwrap();
    a * 2
}

pub fn of_bounds<T: Copy + Mul<Scaled, Output = u32> + Mul<f32, Output = f64>>(
    x: T,
    by: f32,
    s: Scaled,
) -> f64 {
    let product = |b| x * b;
    let c = product(by);
    let other = |b| x * b;
    let d = other(s);
    c + 1.5 + (d * 2) as f64
}

pub fn of_itself(x: f32, y: f32) -> f32 {
    let mut c = Default::default();
    c = x.mul(c);
    let d: f32 = c;
    d + y
}

pub struct Sum<A>(pub A);

impl Add<Scaled> for Sum<f32> {
    type Output = Sum<u32>;
    fn add(self, by: Scaled) -> Sum<u32> {
        Sum(1)
    }
}

impl Add<f32> for Sum<f32> {
    type Output = Sum<f32>;
    fn add(self, by: f32) -> Sum<f32> {
        self
    }
}

pub fn through_references(x: f32, s: Scaled) -> f32 {
    let f = |b| Sum(x) + b;
    let g = |b| Sum(x) + b;
    let a = g(s).0 * 3;
    let b = f(x).0 * 3.0;
    b
}

pub fn wide(x: f32, all: &[f32]) -> f32 {
    let make = |b| x * b;
    let made = make(*all.iter().next().unwrap());
    made + 1.0
}
