//! Iterator chains: closures of adapters, collections of several values.

pub fn greatest(all: &[f32], by: f32) -> f32 {
    all.iter().copied().max_by(|a, b| (a * by).total_cmp(b)).unwrap()
}

pub fn inspected(all: &[f32]) -> f32 {
    let mut seen = 0.0;
    let last = all.iter().cloned().inspect(|a| seen = a + a).last();
    last.unwrap() * seen
}

pub fn unzipped(all: Vec<(f32, i32)>) -> f32 {
    let (a, b): (Vec<_>, Vec<_>) = all.into_iter().unzip();
    let _ = b[0] * b[0];
    a[0] + a[0]
}

pub fn collected(a: f32) -> f32 {
    let all = [Some(a)].into_iter().collect::<Option<Vec<_>>>().unwrap();
    all[0] + a
}

pub fn got(a: f32) -> f32 {
    [a, a].get(0).copied().unwrap_or(a) + 2.5
}

pub fn got_range(a: &[f32]) -> f32 {
    a.get(1..).unwrap()[0] * a[0]
}

pub trait Total: Iterator<Item = f32> + Sized {
    fn total(self) -> f32 {
        self.fold(1.5, |a, b| a + b)
    }
}
impl<Z: Iterator<Item = f32>> Total for Z {}

pub fn own_method(a: f32) -> f32 {
    a * [a].into_iter().total()
}

pub fn own_method_of_a_chain(a: f32) -> f32 {
    let all = [a];
    all.iter().map(|b| b * a).total() * a
}

pub fn greatest_of_an_array() -> f64 {
    [2.5f64].iter().copied().max_by(|a, b| (a * 3.5).total_cmp(b)).unwrap() * 1.5
}

pub fn inspected_in_a_chain(a: f64) -> f64 {
    [[a]].concat().iter().cloned().inspect(|b| { let _ = b + b; }).next().unwrap() + a
}

pub fn own_method_of_an_array(c: &[f32]) -> f32 {
    [c[1]].into_iter().total() * 2.5
}

pub fn queue(a: f32) -> f32 {
    let mut all = std::collections::VecDeque::from([a]);
    all.pop_front().unwrap() + a
}

pub trait Whole: Iterator<Item = i64> + Sized {
    fn total(self) -> i64 {
        self.fold(1, |a, b| a + b)
    }
}
impl<Z: Iterator<Item = i64>> Whole for Z {}

pub fn two_traits_with_one_name(a: i64, b: f32) -> f32 {
    let c = [a].into_iter().total() * a;
    [b].into_iter().total() * c as f32
}

pub fn items_known_late(a: f32, b: &f32) -> f32 {
    let product = |a, b| a * b;
    let c = product(a, b);
    let d = [c, c].iter().map(|d| { let e = d * 2.5; e + e }).collect::<Vec<_>>();
    let e = [c, c].iter().map(|d| d * 2.5).max_by(|a, b| a.total_cmp(b));
    d[0] + d[1] + e.unwrap() * e.unwrap()
}
