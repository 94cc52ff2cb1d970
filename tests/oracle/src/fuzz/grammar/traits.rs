//! Traits: methods by receiver, associated types and constants, defaults, trait objects, extension traits, own iterators.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "trait methods by receiver",
        of: Any,
        text: "pub trait A@n {
    fn amount@n(&self) -> @S;
    fn doubled@n(&self) -> @S {
        self.amount@n() + self.amount@n()
    }
    fn kind() -> @T
    where
        Self: Sized;
}
#[derive(Clone, Copy)]
pub struct B@n(@S);
impl A@n for B@n {
    fn amount@n(&self) -> @S {
        self.0 * self.0
    }
    fn kind() -> @T {
        @#t + @#t
    }
}
impl A@n for (@S, @T) {
    fn amount@n(&self) -> @S {
        let _ = self.1 * self.1;
        self.0 + self.0
    }
    fn kind() -> @T {
        @#t * @#t
    }
}
pub fn by_dyn@n(of: &dyn A@n) -> @S {
    of.amount@n() * of.doubled@n()
}
pub fn by_impl@n(of: impl A@n) -> @S {
    of.amount@n() + of.doubled@n()
}
pub fn by_generic@n<Z: A@n>(of: Z) -> (@S, @T) {
    (of.amount@n() * of.doubled@n(), Z::kind() + Z::kind())
}",
        gives: &[
            ("b@n", "B@n(@s)"),
            ("s", "(@[b@n].amount@n() * @s)"),
            ("s", "(@!s, @!t).doubled@n()"),
            ("s", "by_dyn@n(&@[b@n])"),
            ("s", "by_impl@n(@[b@n])"),
            ("s", "by_impl@n((@!s, @!t))"),
            ("t", "(by_generic@n(@[b@n]).1 * @t)"),
            ("t", "(B@n::kind() + @t)"),
            ("t", "(<(@S, @T) as A@n>::kind() + @t)"),
            ("s", "(A@n::amount@n(&@[b@n]) * @s)"),
            ("s", "[&@[b@n] as &dyn A@n].iter().map(|@0| @0.amount@n() + @0.doubled@n()).next().unwrap()"),
            ("s", "{ let @0: Vec<Box<dyn A@n>> = vec![Box::new(@[b@n])]; @0[0].amount@n() * @s }"),
        ],
        stmts: &["let @0: Box<dyn A@n> = Box::new((@!s, @!t));\nlet _ = @0.amount@n() * @s;"],
    },
    Item {
        label: "associated types and constants",
        of: Any,
        text: "pub trait C@n {
    type Out: Copy;
    type Pair: Copy;
    const BASE: @S;
    fn out(&self) -> Self::Out;
    fn pair(&self) -> Self::Pair;
}
#[derive(Clone, Copy)]
pub struct D@n(@S, @T);
#[derive(Clone, Copy)]
pub struct G@n(@T);
impl C@n for D@n {
    type Out = @S;
    type Pair = (@T, Self::Out);
    const BASE: @S = @#s + @#s;
    fn out(&self) -> Self::Out {
        self.0 * Self::BASE
    }
    fn pair(&self) -> Self::Pair {
        (self.1 + self.1, self.0)
    }
}
impl C@n for G@n {
    type Out = @T;
    type Pair = [@S; 2];
    const BASE: @S = @#s;
    fn out(&self) -> @T {
        self.0 + self.0
    }
    fn pair(&self) -> [@S; 2] {
        [Self::BASE * Self::BASE; 2]
    }
}
pub fn out@n<Z: C@n>(of: &Z) -> Z::Out {
    of.out()
}
pub fn sum@n<Z>(of: Z) -> Z::Out
where
    Z: C@n,
    Z::Out: Add<Output = Z::Out>,
{
    of.out() + of.out()
}
pub fn base@n<Z: C@n<Out = @T>>(of: Z) -> @T {
    let _ = Z::BASE * Z::BASE;
    of.out() * of.out()
}",
        gives: &[
            ("d@n", "D@n(@s, @t)"),
            ("g@n", "G@n(@t)"),
            ("s", "(@[d@n].out() * @s)"),
            ("t", "(@[g@n].out() * @t)"),
            ("s", "(out@n(&@[d@n]) + @s)"),
            ("t", "(out@n(&@[g@n]) + @t)"),
            ("s", "(sum@n(@[d@n]) - @s)"),
            ("t", "(base@n(@[g@n]) - @t)"),
            ("s", "(D@n::BASE * <G@n as C@n>::BASE)"),
            ("t", "(@[d@n].pair().0 + @t)"),
            ("s", "(@[g@n].pair()[1] * @s)"),
        ],
        stmts: &[
            "let @0: <D@n as C@n>::Out = @s;\nlet _ = @0 * @0;\nlet @1: <G@n as C@n>::Out = @t;\nlet _ = @1 + @1;",
        ],
    },
    Item {
        label: "extension trait",
        of: Any,
        text: "pub trait H@n {
    fn twice@n(self) -> Self;
    fn mixed@n(&self, by: @T) -> @S;
}
impl H@n for @S {
    fn twice@n(self) -> Self {
        self + self
    }
    fn mixed@n(&self, by: @T) -> @S {
        self * by as @S
    }
}
pub trait J@n: Iterator<Item = @S> + Sized {
    fn total@n(self) -> @S {
        self.fold(@#s, |a, b| a + b)
    }
}
impl<Z: Iterator<Item = @S>> J@n for Z {}",
        gives: &[
            ("s", "(@!s.twice@n() * @s)"),
            ("s", "@!s.mixed@n(@t)"),
            ("s", "H@n::mixed@n(&@!s, @t)"),
            ("s", "[@!s].into_iter().total@n()"),
            ("s", "[@!s].iter().map(|@0| @0 * @s).total@n()"),
            ("s", "[@!s].iter().map(|@0| @0.twice@n() + @s).next().unwrap()"),
        ],
        stmts: &[],
    },
    Item {
        label: "own iterator",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct K@n {
    now: @S,
    left: u32,
}
impl Iterator for K@n {
    type Item = (@S, @T);
    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        self.now += @#s;
        Some((self.now * self.now, @#t))
    }
}
pub fn counted@n(now: @S) -> impl Iterator<Item = @S> {
    K@n { now, left: 3 }.map(|(a, b)| {
        let _ = b + b;
        a * a
    })
}
pub fn boxed@n<'a>(all: &'a [@S]) -> Box<dyn Iterator<Item = &'a @S> + 'a> {
    Box::new(all.iter())
}",
        gives: &[
            ("k@n", "(K@n { now: @s, left: 2 })"),
            ("s", "@[k@n].map(|@0| @0.0 * @s).sum::<@S>()"),
            ("t", "@[k@n].map(|(_, @0)| @0 + @0).next().unwrap()"),
            ("s", "counted@n(@s).map(|@0| @0 + @s).next().unwrap()"),
            ("s", "counted@n(@s).zip(@[k@n]).map(|(@0, (@1, _))| @0 * @1).next().unwrap()"),
            ("s", "boxed@n(&[@s]).map(|@0| @0 * @s).next().unwrap()"),
        ],
        stmts: &[
            "for (@0, @1) in @[k@n] {\n    let _ = @0 * @0;\n    let _ = @1 + @1;\n}\nfor @0 in counted@n(@s) {\n    let _ = @0 - @s;\n}",
        ],
    },
    Item {
        label: "blanket implementation",
        of: Any,
        text: "pub trait L@n {
    fn give(&self) -> @S;
}
pub trait O@n {
    type Made;
    fn make(&self) -> Self::Made;
}
#[derive(Clone, Copy)]
pub struct P@n(@S);
impl L@n for P@n {
    fn give(&self) -> @S {
        self.0 + self.0
    }
}
impl<Z: L@n> O@n for Z {
    type Made = (@S, @T);
    fn make(&self) -> Self::Made {
        (self.give() * self.give(), @#t)
    }
}
impl<Z: L@n + ?Sized> L@n for &Z {
    fn give(&self) -> @S {
        (**self).give() * (*self).give()
    }
}",
        gives: &[
            ("p@n", "P@n(@s)"),
            ("s", "(@[p@n].make().0 * @s)"),
            ("t", "(@[p@n].make().1 + @t)"),
            ("s", "(@[p@n].give() - @s)"),
        ],
        stmts: &["let (@0, @1) = @[p@n].make();\nlet _ = @0 * @0;\nlet _ = @1 + @1;"],
    },
];
