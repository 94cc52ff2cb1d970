//! Types and functions as games and libraries have them: grids, bodies, states, containers, adapters, tables.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "constant parameters as values",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Grid@n<const W: usize, const H: usize> {
    cells: [[@S; W]; H],
}
impl<const W: usize, const H: usize> Grid@n<W, H> {
    pub const AREA: usize = W * H;
    pub fn at(&self, x: usize, y: usize) -> @S {
        let at = (y * W + x) % (W * H);
        self.cells[at / W][at % W] * (W - 1) as @S
    }
    pub fn map<Z: Copy>(&self, f: impl Fn(@S) -> Z) -> [[Z; W]; H] {
        self.cells.map(|row| row.map(|cell| f(cell)))
    }
    pub fn rows(&self) -> impl Iterator<Item = &[@S; W]> + '_ {
        self.cells.iter()
    }
}
pub fn times@n<const N: u8, const UP: bool>(a: @S) -> @S {
    let mut a = a;
    for at in 0..N - 1 {
        if UP || at < N {
            a *= N as @S;
        }
    }
    a
}",
        gives: &[
            ("grid@n", "(Grid@n::<2, 1> { cells: [[@s, @s]] })"),
            ("s", "(@[grid@n].at(1, 0) + @s)"),
            ("s", "(times@n::<3, true>(@s) * @s)"),
            ("s", "(@[grid@n].map(|@0| @0 * @s)[0][1] + @s)"),
            ("t", "(@[grid@n].map(|@0| @0 as @T)[0][0] * @t)"),
        ],
        stmts: &[
            "let @0 = @[grid@n];\nfor @1 in @0.rows() {\n    let _ = @1[0] * @1[1];\n    for @2 in @1 {\n        let _ = @2 + @s;\n    }\n}\nlet _ = Grid@n::<{ 1 + 1 }, 1>::AREA * 2;",
        ],
    },
    Item {
        label: "macros of types",
        of: Any,
        text: "macro_rules! ty@n {
    () => { @S };
    (two) => { (ty@n!(), @T) };
    ($t:ty) => { [$t; 2] };
}
#[derive(Clone, Copy)]
pub struct Typed@n {
    a: ty@n!(),
    b: ty@n!(two),
    c: ty@n!(@T),
}
impl Typed@n {
    pub fn get(&self) -> ty@n!() {
        self.a * self.b.0
    }
    pub fn second(&self) -> @T {
        let all: ty@n!(@T) = self.c;
        all[0] + all[1] * self.b.1
    }
}
macro_rules! typed@n {
    ($name:ident, $t:ty) => {
        pub fn $name(all: ty@n!($t)) -> $t {
            all[0]
        }
    };
}
typed@n!(head@n, @S);",
        gives: &[
            ("typed@n", "(Typed@n { a: @s, b: (@s, @t), c: [@t, @t] })"),
            ("s", "(@[typed@n].get() * @s)"),
            ("t", "(@[typed@n].second() + @t)"),
            ("s", "(head@n([@s, @s]) - @s)"),
            ("s", "(@[typed@n].b.0 + @s)"),
        ],
        stmts: &[
            "let @0: ty@n!(two) = (@s, @t);\nlet _ = @0.0 * @0.0;\nlet _ = @0.1 + @0.1;",
            "let @0: Vec<ty@n!()> = vec![@s];\nlet _ = @0[0] * @s;",
        ],
    },
    Item {
        label: "macros of patterns",
        of: Any,
        text: "macro_rules! some@n {
    ($p:pat) => { Some($p) };
    ($p:pat, $q:pat) => { ($p, Some($q)) };
}
pub fn of@n(v: Option<@S>) -> @S {
    match v {
        some@n!(a) => a * a,
        _ => @#s,
    }
}",
        gives: &[
            ("s", "(of@n(Some(@s)) + @s)"),
            ("s", "(match Some(@!s) { some@n!(@0) => @0 * @s, _ => @#s })"),
        ],
        stmts: &[
            "if let some@n!(@0, @1) = (@!s, Some(@!t)) {\n    let _ = @0 * @0;\n    let _ = @1 + @1;\n}",
        ],
    },
    Item {
        label: "operators on references to own types",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Ref@n(@S, @T);
impl Mul<&Ref@n> for &Ref@n {
    type Output = Ref@n;
    fn mul(self, by: &Ref@n) -> Ref@n {
        Ref@n(self.0 * by.0, self.1 + by.1)
    }
}
macro_rules! forward@n {
    ($($left:ty, $right:ty);*) => {
        $(impl Mul<$right> for $left {
            type Output = Ref@n;
            fn mul(self, by: $right) -> Ref@n {
                Ref@n(self.0, by.1)
            }
        })*
    };
}
forward@n!(Ref@n, Ref@n; &Ref@n, Ref@n);
impl Sub<@S> for &Ref@n {
    type Output = @T;
    fn sub(self, by: @S) -> @T {
        (self.0 - by) as @T
    }
}
impl<'a> std::iter::Sum<&'a Ref@n> for Ref@n {
    fn sum<I: Iterator<Item = &'a Ref@n>>(all: I) -> Self {
        all.fold(Ref@n(@#s, @#t), |a, b| &a * b)
    }
}",
        gives: &[
            ("ref@n", "Ref@n(@s, @t)"),
            ("ref@n", "(&@[ref@n] * &@[ref@n])"),
            ("ref@n", "(@[ref@n] * @[ref@n])"),
            ("ref@n", "(&@[ref@n] * @[ref@n])"),
            ("ref@n", "[@[ref@n]].iter().sum::<Ref@n>()"),
            ("t", "((&@[ref@n] - @!s) * @t)"),
            ("s", "(@[ref@n].0 * @s)"),
            (
                "s",
                "[@[ref@n]].iter().zip([@[ref@n]].iter()).map(|(@0, @1)| (@0 * @1).0 + @s).next().unwrap()",
            ),
        ],
        stmts: &["let @0 = &@[ref@n];\nlet @1 = @0 * @0;\nlet _ = @1.0 * @0.0;\nlet _ = (@0 - @s) + @t;"],
    },
    Item {
        label: "own container",
        of: Any,
        text: "#[derive(Clone, Default)]
pub struct Bag@n<Z>(Vec<Z>);
impl<Z> FromIterator<Z> for Bag@n<Z> {
    fn from_iter<I: IntoIterator<Item = Z>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}
impl<Z> Extend<Z> for Bag@n<Z> {
    fn extend<I: IntoIterator<Item = Z>>(&mut self, all: I) {
        for one in all {
            self.0.push(one);
        }
    }
}
impl<Z> IntoIterator for Bag@n<Z> {
    type Item = Z;
    type IntoIter = std::vec::IntoIter<Z>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
impl<'a, Z> IntoIterator for &'a Bag@n<Z> {
    type Item = &'a Z;
    type IntoIter = std::slice::Iter<'a, Z>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
impl<Z> Bag@n<Z> {
    pub fn iter(&self) -> impl Iterator<Item = &Z> + '_ {
        self.0.iter()
    }
    pub fn each(&mut self, mut f: impl FnMut(usize, &mut Z)) {
        for (at, one) in self.0.iter_mut().enumerate() {
            f(at, one);
        }
    }
    pub fn get(&self, at: usize) -> Option<&Z> {
        self.0.get(at)
    }
}",
        gives: &[
            ("s", "[@!s].into_iter().collect::<Bag@n<_>>().iter().map(|@0| @0 * @s).next().unwrap()"),
            ("s", "(*[@!s].into_iter().collect::<Bag@n<@S>>().get(0).unwrap() + @s)"),
            (
                "t",
                "[(@!s, @!t)].into_iter().collect::<Bag@n<_>>().into_iter().map(|(_, @0)| @0 + @0).next().unwrap()",
            ),
        ],
        stmts: &[
            "let mut @0: Bag@n<_> = [@!s, @s].into_iter().collect();\n@0.extend([@s]);\n@0.each(|@1, @2| *@2 += @1 as @S * @s);\nfor @3 in &@0 {\n    let _ = @3 * @3;\n}\nfor @4 in @0 {\n    let _ = @4 + @4;\n}",
            "let mut @0 = Bag@n::default();\n@0.extend([(@!s, @!t)].iter().copied());\nfor (@1, @2) in &@0 {\n    let _ = @1 * @1;\n    let _ = *@2 + @t;\n}",
        ],
    },
    Item {
        label: "closures in fields",
        of: Any,
        text: "pub struct Sys@n<F> {
    f: F,
    pub hooks: Vec<Box<dyn FnMut(&mut @S)>>,
}
impl<F: Fn(@S) -> @T> Sys@n<F> {
    pub fn new(f: F) -> Self {
        Self { f, hooks: Vec::new() }
    }
    pub fn run(&self, a: @S) -> @T {
        (self.f)(a) + @#t
    }
    pub fn hook(mut self, hook: impl FnMut(&mut @S) + 'static) -> Self {
        self.hooks.push(Box::new(hook));
        self
    }
    pub fn all(&mut self, mut a: @S) -> @S {
        for hook in self.hooks.iter_mut() {
            hook(&mut a);
            a = a * a;
        }
        a
    }
}",
        gives: &[
            ("t", "(Sys@n::new(|@0| (@0 * @0) as @T).run(@s) * @t)"),
            ("s", "(Sys@n::new(|@0: @S| @0 as @T).hook(|@1| *@1 += @#s).all(@s) + @s)"),
        ],
        stmts: &["let @0 = Sys@n::new(|@1| @1 as @T);\nlet _ = (@0.f)(@s) * @t;\nlet _ = @0.run(@s) + @t;"],
    },
    Item {
        label: "traits with parameters",
        of: Any,
        text: "pub trait Conv@n<Z = @S> {
    fn conv@n(&self) -> Z;
}
#[derive(Clone, Copy)]
pub struct Pair@n(@S, @T);
impl Conv@n for Pair@n {
    fn conv@n(&self) -> @S {
        self.0 * self.0
    }
}
impl Conv@n<[@T; 2]> for Pair@n {
    fn conv@n(&self) -> [@T; 2] {
        [self.1 + self.1, self.1]
    }
}
pub trait Visit@n {
    fn visit@n<V: Into<@S>>(&mut self, v: V) -> @S;
    fn fold@n<Z>(&self, from: Z, f: impl Fn(Z, @S) -> Z) -> Z;
}
impl Visit@n for Vec<@S> {
    fn visit@n<V: Into<@S>>(&mut self, v: V) -> @S {
        let v = v.into();
        self.push(v);
        v * self[0]
    }
    fn fold@n<Z>(&self, from: Z, f: impl Fn(Z, @S) -> Z) -> Z {
        self.iter().fold(from, |sum, a| f(sum, a + a))
    }
}
pub fn conv@n<Z>(of: &impl Conv@n<Z>) -> Z {
    of.conv@n()
}",
        gives: &[
            ("pair@n", "Pair@n(@s, @t)"),
            ("s", "(<Pair@n as Conv@n>::conv@n(&@[pair@n]) + @s)"),
            ("t", "{ let @0: [@T; 2] = @[pair@n].conv@n(); @0[0] * @0[1] }"),
            ("t", "(conv@n::<[@T; 2]>(&@[pair@n])[0] + @t)"),
            ("s", "{ let @0: @S = conv@n(&@[pair@n]); @0 * @s }"),
            ("s", "(vec![@!s].visit@n(@!s) + @s)"),
            ("t", "vec![@!s].fold@n(@!t, |@0, @1| @0 + @1 as @T)"),
        ],
        stmts: &[
            "let mut @0 = vec![@!s];\nlet _ = @0.visit@n(1u8) * @s;\nlet _ = @0.fold@n((@!s, @!t), |@1, @2| (@1.0 * @2, @1.1 + @t)).1 * @t;",
        ],
    },
    Item {
        label: "bounds through supertraits",
        of: Any,
        text: "pub trait Shape@n: Copy {
    const SIDES: u32;
    fn side@n(&self) -> @S;
    fn area@n(&self) -> @S {
        self.side@n() * self.side@n()
    }
}
pub trait Solid@n: Shape@n {
    type Weight: Copy + Mul<Output = Self::Weight>;
    fn weight@n(&self) -> Self::Weight;
    fn volume@n(&self) -> @S {
        self.area@n() * self.side@n() * Self::SIDES as @S
    }
}
#[derive(Clone, Copy)]
pub struct Cube@n(@S);
impl Shape@n for Cube@n {
    const SIDES: u32 = 6;
    fn side@n(&self) -> @S {
        self.0 + @#s
    }
}
impl Solid@n for Cube@n {
    type Weight = @T;
    fn weight@n(&self) -> @T {
        @#t + @#t
    }
}
pub fn total@n<Z: Solid@n>(all: &[Z]) -> @S {
    all.iter().map(|z| z.volume@n() + z.area@n()).fold(@#s, |a, b| a + b)
}
pub fn heavy@n<Z: Solid@n>(z: Z) -> Z::Weight {
    z.weight@n() * z.weight@n()
}
pub fn largest@n<'a, Z: Solid@n>(all: impl IntoIterator<Item = &'a Z>) -> Option<&'a Z>
where
    Z: 'a,
{
    all.into_iter().max_by(|a, b| (a.side@n() * a.side@n()).partial_cmp(&b.area@n()).unwrap())
}",
        gives: &[
            ("cube@n", "Cube@n(@s)"),
            ("s", "(total@n(&[@[cube@n]]) + @s)"),
            ("t", "(heavy@n(@[cube@n]) * @t)"),
            ("s", "(largest@n(&[@[cube@n]]).unwrap().volume@n() * @s)"),
            ("t", "(@[cube@n].weight@n() + @t)"),
        ],
        stmts: &[],
    },
    Item {
        label: "kinds as parameters",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Unit@n<Z, K> {
    v: Z,
    kind: std::marker::PhantomData<K>,
}
pub struct Meter@n;
pub struct Second@n;
impl<Z: Add<Output = Z>, K> Add for Unit@n<Z, K> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        unit@n(self.v + other.v)
    }
}
impl<K> Unit@n<@S, K> {
    pub fn scaled(self, by: @S) -> Self {
        unit@n(self.v * by)
    }
}
pub fn unit@n<Z, K>(v: Z) -> Unit@n<Z, K> {
    Unit@n { v, kind: std::marker::PhantomData }
}
pub trait Field@n {
    type Scalar: Copy;
}
impl Field@n for Meter@n {
    type Scalar = @S;
}
impl Field@n for Second@n {
    type Scalar = @T;
}
pub struct Point@n<F: Field@n> {
    pub x: F::Scalar,
    pub rest: Vec<F::Scalar>,
}
pub fn length@n(p: &Point@n<Meter@n>) -> @S {
    p.x * p.x + p.rest.iter().fold(@#s, |a, b| a + b)
}
pub fn duration@n(Point@n { x, rest }: Point@n<Second@n>) -> @T {
    x * x - rest[0]
}",
        gives: &[
            ("s", "((unit@n::<_, Meter@n>(@!s) + unit@n(@s)).v * @s)"),
            ("s", "(unit@n::<@S, Second@n>(@s).scaled(@s).v + @s)"),
            ("s", "(length@n(&Point@n { x: @s, rest: vec![@s] }) + @s)"),
            ("t", "(duration@n(Point@n { x: @t, rest: vec![@t] }) * @t)"),
        ],
        stmts: &[
            "let @0: Point@n<Second@n> = Point@n { x: @t, rest: Vec::new() };\nlet _ = @0.x * @0.x;\nfor @1 in &@0.rest {\n    let _ = @1 + @t;\n}",
        ],
    },
    Item {
        label: "states",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub enum State@n {
    Idle { t: @S },
    Move { from: (@S, @T), by: @S },
    Done,
}
impl State@n {
    pub fn step(&mut self, dt: @S) -> bool {
        match self {
            Self::Idle { t } => {
                *t += dt;
                if *t > dt * dt {
                    *self = Self::Move { from: (*t * dt, @#t), by: dt };
                }
                false
            }
            Self::Move { from: (a, b), by } if *by > dt => {
                *a += *by * dt;
                *b = *b + @#t;
                *self = Self::Done;
                true
            }
            Self::Move { by, .. } => {
                *by -= dt;
                false
            }
            Self::Done => true,
        }
    }
    pub fn with(mut self, dt: @S) -> Self {
        self.step(dt);
        self
    }
    pub fn value(self) -> Option<@S> {
        let (Self::Idle { t } | Self::Move { by: t, .. }) = self else { return None };
        Some(t * t)
    }
}",
        gives: &[
            ("state@n", "(State@n::Idle { t: @s })"),
            ("state@n", "@[state@n].with(@s).with(@s)"),
            ("s", "@[state@n].value().map_or(@#s, |@0| @0 + @s)"),
        ],
        stmts: &[
            "let mut @0 = @[state@n];\nwhile !@0.step(@s) {\n    if let State@n::Move { from: (@1, @2), .. } = &mut @0 {\n        *@1 *= @s;\n        let _ = *@2 + @t;\n    }\n}",
        ],
    },
    Item {
        label: "bodies",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Body@n {
    pub pos: [@S; 2],
    pub vel: [@S; 2],
    pub mass: Option<@T>,
}
pub fn step@n(all: &mut [Body@n], dt: @S) {
    for body in all.iter_mut() {
        for (p, v) in body.pos.iter_mut().zip(&body.vel) {
            *p += v * dt;
        }
        if let Some(m) = &mut body.mass {
            *m *= @#t;
        }
    }
    for i in 0..all.len() {
        for j in i + 1..all.len() {
            let (a, b) = all.split_at_mut(j);
            let d = b[0].pos[0] - a[i].pos[0];
            a[i].vel[0] += d * dt;
            b[0].vel[1] -= d;
        }
    }
}
pub fn energy@n(all: &[Body@n]) -> @S {
    all.iter().map(|b| b.vel.iter().map(|v| v * v).sum::<@S>()).sum()
}
pub fn mass@n<'a>(all: impl Iterator<Item = &'a Body@n>) -> @T {
    all.filter_map(|b| b.mass).fold(@#t, |a, b| a + b)
}
pub fn nearest@n(all: &[Body@n], x: @S) -> Option<(usize, @S)> {
    let mut best: Option<(usize, @S)> = None;
    for (at, Body@n { pos: [px, py], .. }) in all.iter().enumerate() {
        let d = (px - x) * py;
        if best.map_or(true, |(_, old)| d < old) {
            best = Some((at, d));
        }
    }
    best
}",
        gives: &[
            ("body@n", "(Body@n { pos: [@s, @s], vel: [@s; 2], mass: Some(@t) })"),
            ("body@n", "(Body@n { mass: None, ..@[body@n] })"),
            ("s", "(energy@n(&[@[body@n]]) * @s)"),
            ("t", "(mass@n([@[body@n]].iter()) * @t)"),
            ("s", "nearest@n(&[@[body@n]], @s).map(|(_, @0)| @0 * @s).unwrap()"),
            ("s", "(@[body@n].pos[0] * @[body@n].vel[1])"),
        ],
        stmts: &[
            "let mut @0 = vec![@[body@n]];\nstep@n(&mut @0, @s);\nlet Body@n { pos: [@1, ..], mass, .. } = &mut @0[0];\n*@1 += @s;\nlet _ = mass.take().unwrap_or_default() + @t;",
        ],
    },
    Item {
        label: "views with lifetimes",
        of: Any,
        text: "pub trait Rows@n {
    type Row<'a>
    where
        Self: 'a;
    fn row@n<'a>(&'a self) -> Self::Row<'a>;
}
#[derive(Clone)]
pub struct Table@n(Vec<@S>, [@T; 2]);
impl Rows@n for Table@n {
    type Row<'a> = &'a [@S];
    fn row@n<'a>(&'a self) -> Self::Row<'a> {
        &self.0
    }
}
pub struct View@n<'a> {
    all: &'a [@S],
    by: &'a @T,
}
impl<'a> View@n<'a> {
    pub fn get(&self, at: usize) -> Option<&'a @S> {
        self.all.get(at)
    }
    pub fn scaled(&self) -> impl Iterator<Item = @T> + '_ {
        self.all.iter().map(move |a| *a as @T * self.by)
    }
}
impl Table@n {
    pub fn view(&self) -> View@n<'_> {
        View@n { all: &self.0[..], by: &self.1[0] }
    }
}
pub fn scaled@n<'a>(all: &'a [@S], by: @S) -> impl Iterator<Item = @S> + 'a {
    all.iter().map(move |x| x * by)
}
pub fn squares@n<A: AsRef<[@S]>>(all: A) -> @S {
    all.as_ref().iter().map(|x| x * x).sum()
}",
        gives: &[
            ("table@n", "Table@n(vec![@s], [@t; 2])"),
            ("s", "(@[table@n].row@n()[0] * @s)"),
            ("s", "(*@[table@n].view().get(0).unwrap() + @s)"),
            ("t", "@[table@n].view().scaled().map(|@0| @0 + @t).next().unwrap()"),
            ("s", "scaled@n(&[@s], @s).map(|@0| @0 + @s).next().unwrap()"),
            ("s", "(squares@n(vec![@!s]) + squares@n([@!s]))"),
            ("s", "(squares@n(&[@!s][..]) * @s)"),
        ],
        stmts: &[
            "let @0 = @[table@n];\nlet View@n { all, by } = @0.view();\nlet _ = all[0] * all[0];\nlet _ = by + @t;",
        ],
    },
    Item {
        label: "own adapters",
        of: Any,
        text: "#[derive(Clone)]
pub struct Steps@n<I> {
    inner: I,
    last: Option<@S>,
}
impl<I: Iterator<Item = @S>> Iterator for Steps@n<I> {
    type Item = (@S, @S);
    fn next(&mut self) -> Option<Self::Item> {
        let next = self.inner.next()?;
        let step = self.last.replace(next).map_or(@#s, |last| next - last);
        Some((next, step))
    }
}
pub trait Ext@n: Iterator {
    fn steps@n(self) -> Steps@n<Self>
    where
        Self: Sized + Iterator<Item = @S>,
    {
        Steps@n { inner: self, last: None }
    }
    fn apply@n<Z>(self, f: impl Fn(Self::Item) -> Z) -> Vec<Z>
    where
        Self: Sized,
    {
        self.map(f).collect()
    }
}
impl<I: Iterator> Ext@n for I {}",
        gives: &[
            ("s", "[@!s, @s].into_iter().steps@n().map(|(@0, @1)| @0 * @1).next().unwrap()"),
            ("s", "([@!s].iter().apply@n(|@0| @0 * @s)[0] + @s)"),
            ("t", "([(@!s, @!t)].into_iter().apply@n(|(_, @0)| @0 + @0)[0] * @t)"),
            (
                "s",
                "[@!s].iter().copied().filter(|@0| *@0 > @s).chain([@!s]).steps@n().map(|@1| @1.1 + @1.0).next().unwrap()",
            ),
        ],
        stmts: &["for (@0, @1) in [@!s, @s].into_iter().steps@n() {\n    let _ = @0 * @1;\n}"],
    },
    Item {
        label: "tables and constant functions",
        of: Any,
        text: "pub const fn sq@n(a: @S) -> @S {
    a * a
}
pub const TABLE@n: [@S; 3] = [sq@n(@#s), @#s, @#s + @#s];
pub const fn table@n() -> [@S; 4] {
    let mut t = [@#s; 4];
    let mut i = 1;
    while i < 4 {
        t[i] = t[i - 1] * @#s;
        i += 1;
    }
    t
}
pub static OPS@n: [fn(@S, @S) -> @S; 2] = [|a, b| a + b, |a, b| a * b];
pub static NAMED@n: &[(&str, @S, fn(@T) -> @T)] = &[(\"a\", @#s, |t| t * t), (\"b\", TABLE@n[1], half@n)];
fn half@n(t: @T) -> @T {
    t - @#t
}
pub fn look@n(name: &str) -> Option<@S> {
    NAMED@n.iter().find(|(own, ..)| *own == name).map(|(_, value, _)| value * TABLE@n[0])
}",
        gives: &[
            ("s", "(sq@n(@s) + TABLE@n[1])"),
            ("s", "(table@n()[2] * @s)"),
            ("s", "(OPS@n[1](@s, @s) + @s)"),
            ("s", "look@n(\"a\").map_or(@#s, |@0| @0 + @s)"),
            ("t", "((NAMED@n[0].2)(@t) + @t)"),
        ],
        stmts: &[
            "for (_, @0, @1) in NAMED@n {\n    let _ = @0 + @s;\n    let _ = @1(@t) * @t;\n}\nfor @2 in OPS@n {\n    let _ = @2(@s, @s) * @s;\n}\nlet _ = TABLE@n.iter().zip(&table@n()).map(|(@3, @4)| @3 * @4).next();",
        ],
    },
    Item {
        label: "nodes",
        of: Any,
        text: "pub struct Node@n {
    v: @S,
    next: Option<Box<Node@n>>,
    children: Vec<Rc<RefCell<Node@n>>>,
}
impl Node@n {
    pub fn leaf(v: @S) -> Self {
        Node@n { v, next: None, children: vec![] }
    }
    pub fn push(mut self, v: @S) -> Self {
        self.children.push(Rc::new(RefCell::new(Self::leaf(v * v))));
        Node@n { v: self.v + v, next: Some(Box::new(self)), children: Vec::new() }
    }
    pub fn total(&self) -> @S {
        self.v + self.next.as_ref().map_or(@#s, |n| n.total() * n.v)
    }
    pub fn walk(&self) -> @S {
        let mut sum = @#s;
        let mut now = Some(self);
        while let Some(node) = now {
            sum += node.v * node.v;
            for child in &node.children {
                child.borrow_mut().v += sum;
                sum -= child.borrow().v;
            }
            now = node.next.as_deref();
        }
        sum
    }
    pub fn last(&mut self) -> &mut @S {
        match &mut self.next {
            Some(next) => next.last(),
            None => &mut self.v,
        }
    }
}",
        gives: &[
            ("s", "(Node@n::leaf(@s).push(@s).total() * @s)"),
            ("s", "(Node@n::leaf(@s).push(@s).walk() + @s)"),
            ("s", "(*Node@n::leaf(@s).push(@s).last() - @s)"),
        ],
        stmts: &[
            "let mut @0 = Node@n::leaf(@s);\n*@0.last() += @s;\nlet _ = @0.next.take().map(|@1| @1.v * @s);\nlet _ = @0.children.first().map(|@2| @2.borrow().v * @s);",
        ],
    },
    Item {
        label: "generic aliases and failures",
        of: Any,
        text: "pub type Both@n<Z> = (Z, @T);
pub type Res@n<Z> = Result<Z, Fail@n>;
#[derive(Clone, Copy, Debug)]
pub struct Fail@n(@T);
impl From<()> for Fail@n {
    fn from(_: ()) -> Self {
        Fail@n(@#t + @#t)
    }
}
pub fn parse@n(text: &str) -> Res@n<@S> {
    let a: @S = text.parse().map_err(|_| Fail@n(@#t))?;
    let b = check@n(a)?;
    Ok(a * b)
}
fn check@n(a: @S) -> Result<@S, ()> {
    (a > @#s).then(|| a + a).ok_or(())
}
pub fn both@n(a: @S) -> Both@n<@S> {
    (a * a, @#t)
}
pub fn sum@n(all: &[&str]) -> Res@n<@S> {
    all.iter().map(|text| parse@n(text)).try_fold(@#s, |sum, a| Ok(sum + a?))
}",
        gives: &[
            ("s", "(parse@n(\"1\").unwrap_or(@s) * @s)"),
            ("s", "(both@n(@s).0 + @s)"),
            ("t", "(both@n(@s).1 * @t)"),
            ("t", "(parse@n(\"a\").map_err(|@0| @0.0 * @t).unwrap_err() + @t)"),
            ("s", "(sum@n(&[\"1\"]).unwrap_or_default() - @s)"),
        ],
        stmts: &[
            "let @0: Both@n<[@S; 2]> = ([@s, @s], @t);\nlet ([@1, @2], @3) = @0;\nlet _ = @1 * @2;\nlet _ = @3 + @3;",
            "match parse@n(\"1\") {\n    Ok(@0) => {\n        let _ = @0 * @0;\n    }\n    Err(Fail@n(@1)) => {\n        let _ = @1 + @1;\n    }\n}",
        ],
    },
];
