//! Traits that several numbers have, bounds that state several types.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "trait of several numbers",
        of: Any,
        text: "pub trait R@n {
    type Kept;
    fn kept@n(self) -> Self::Kept;
}
impl R@n for @S {
    type Kept = @T;
    fn kept@n(self) -> @T {
        self as @T
    }
}
impl R@n for @T {
    type Kept = (@T, @S);
    fn kept@n(self) -> (@T, @S) {
        (self + self, self as @S)
    }
}",
        gives: &[
            ("t", "((@#s * @!s).kept@n() + @t)"),
            ("s", "((@#t + @!t).kept@n().1 * @s)"),
            ("t", "((@!t * @#t).kept@n().0 - @t)"),
            ("t", "(R@n::kept@n(@!s) + @t)"),
            ("t", "[@#s, @!s].map(|@0| @0.kept@n() * @t)[0]"),
        ],
        stmts: &[
            "let @0 = @#t;\nlet @1 = (@!t - @0).kept@n();\nlet _ = @0.kept@n().0 * @1.0;\nlet _ = @1.1 + @1.1;",
        ],
    },
    Item {
        label: "several associated types",
        of: Any,
        text: "pub trait M@n {
    type One;
    type Two;
    fn one@n(&self) -> Self::One;
    fn two@n(&self) -> Self::Two;
}
impl M@n for (@S, @T) {
    type One = @S;
    type Two = @T;
    fn one@n(&self) -> @S {
        self.0
    }
    fn two@n(&self) -> @T {
        self.1
    }
}
pub fn both@n<Z: M@n<One = @S, Two = @T>>(of: &Z) -> @T {
    let _ = of.one@n() * of.one@n();
    of.two@n() + of.two@n()
}
pub fn where@n<Z>(of: Z) -> Z::One
where
    Z: M@n<One = @S, Two = @T>,
{
    let _ = of.two@n() - of.two@n();
    of.one@n() * of.one@n()
}
pub fn opaque@n(a: @S, b: @T) -> impl M@n<Two = @T, One = @S> {
    (a, b)
}
pub fn dynamic@n(of: &dyn M@n<One = @S, Two = @T>) -> @T {
    let _ = of.one@n() + of.one@n();
    of.two@n() * of.two@n()
}",
        gives: &[
            ("t", "(both@n(&(@!s, @!t)) * @t)"),
            ("s", "(where@n((@!s, @!t)) + @s)"),
            ("s", "(opaque@n(@s, @t).one@n() * @s)"),
            ("t", "(opaque@n(@s, @t).two@n() + @t)"),
            ("t", "(dynamic@n(&(@!s, @!t)) - @t)"),
        ],
        stmts: &[
            "let @0 = opaque@n(@s, @t);\nlet _ = @0.one@n() * @0.one@n();\nlet _ = @0.two@n() + @0.two@n();",
        ],
    },
];
