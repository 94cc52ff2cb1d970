//! Grids, macros of types and patterns, operators on references, containers, closures in fields.

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
];
