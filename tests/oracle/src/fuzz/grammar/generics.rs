//! Generic functions and types, bounds, `impl Trait`, functions of higher order, constants as parameters.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "generics with bounds",
        of: Any,
        text: "pub fn id@n<Z>(z: Z) -> Z {
    z
}
pub fn add@n<Z: Add<Output = Z> + Copy>(a: Z, b: Z) -> Z {
    a + b + b
}
pub fn mul@n<A, B, C>(a: A, b: B) -> C
where
    A: Mul<B, Output = C>,
{
    a * b
}
pub fn first@n<A: Copy, B>(pair: &(A, B)) -> A {
    pair.0
}
pub fn into@n(z: impl Into<@S>) -> @S {
    z.into() * @#s
}
pub fn total@n<Z, Y>(all: Y) -> Z
where
    Y: IntoIterator<Item = Z>,
    Z: std::iter::Sum<Z> + Default,
{
    all.into_iter().sum()
}",
        gives: &[
            ("s", "(id@n(@!s) * @s)"),
            ("t", "(add@n(@!t, @t) * @t)"),
            ("s", "(mul@n::<_, _, @S>(@!s, @s) + @s)"),
            ("s", "(mul@n(@!s, @!s) + @s)"),
            ("s", "(first@n(&(@!s, @!t)) + @s)"),
            ("t", "(first@n(&(@!t, @!s)) + @t)"),
            ("s", "into@n(@!s)"),
            ("s", "(total@n::<@S, _>([@!s, @s]) * @s)"),
            ("s", "{ let @0: @S = total@n([@s, @s]); @0 * @s }"),
            ("s", "(id@n::<@S>(@s) - @s)"),
            ("s", "(*id@n(&@!s) - @s)"),
            ("s", "[@!s].into_iter().map(id@n).map(|@0| @0 + @0).next().unwrap()"),
        ],
        stmts: &[
            "let @0 = id@n((@!s, @!t));\nlet _ = @0.0 * @0.0;\nlet _ = @0.1 + @0.1;",
            "let @0 = id@n(@#s);\nlet _: @S = @0;\nlet _ = @0 * @0;",
        ],
    },
    Item {
        label: "generic types",
        of: Any,
        text: "#[derive(Clone, Copy, Default)]
pub struct Q@n<Z> {
    pub a: Z,
    pub b: Z,
}
impl<Z: Copy + Add<Output = Z>> Q@n<Z> {
    pub fn new(a: Z, b: Z) -> Self {
        Self { a, b }
    }
    pub fn sum(&self) -> Z {
        self.a + self.b
    }
    pub fn map<Y>(self, f: impl Fn(Z) -> Y) -> Q@n<Y> {
        Q@n { a: f(self.a), b: f(self.b) }
    }
}
impl Q@n<@S> {
    pub fn product(&self) -> @S {
        self.a * self.b
    }
}
impl<Z: Mul<Y>, Y: Copy> Mul<Y> for Q@n<Z> {
    type Output = Q@n<<Z as Mul<Y>>::Output>;
    fn mul(self, by: Y) -> Self::Output {
        Q@n { a: self.a * by, b: self.b * by }
    }
}
pub type R@n = Q@n<@T>;",
        gives: &[
            ("q@n", "(Q@n { a: @!s, b: @s })"),
            ("q@n", "Q@n::<@S>::new(@s, @s)"),
            ("q@n", "(@[q@n] * @!s)"),
            ("r@n", "(R@n { a: @t, b: @t })"),
            ("r@n", "@[q@n].map(|@0| (@0 * @s) as @T)"),
            ("s", "(@[q@n].a * @[q@n].b)"),
            ("s", "(@[q@n].sum() + @s)"),
            ("s", "@[q@n].product()"),
            ("t", "(@[r@n].sum() + @t)"),
            ("t", "((@[r@n] * @!t).a + @t)"),
            ("s", "(@[q@n].map(|@0| @0 + @0).b * @s)"),
            ("s", "(Q@n::new(@!s, @s).sum() * @s)"),
            ("s", "(Q@n::<@S>::default().a + @!s)"),
        ],
        stmts: &[
            "let Q@n { a: @0, b: @1 } = @[q@n];\nlet _ = @0 * @1;\nlet @2: Q@n<(@S, @T)> = Q@n { a: (@s, @t), b: (@s, @t) };\nlet _ = @2.a.0 * @2.b.0;\nlet _ = @2.b.1 + @2.b.1;",
        ],
    },
    Item {
        label: "impl Trait",
        of: Any,
        text: "pub fn maker@n(by: @S) -> impl Fn(@S) -> @S {
    move |a| a * by
}
pub fn apply@n(f: impl Fn(@S, @T) -> @S, a: @S, b: @T) -> @S {
    f(a, b) + a
}
pub fn apply_generic@n<F, Z>(f: F, z: Z) -> Z
where
    F: FnOnce(Z) -> Z,
{
    f(z)
}
pub fn compose@n<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C {
    move |a| g(f(a))
}",
        gives: &[
            ("s", "maker@n(@s)(@s)"),
            ("s", "apply@n(|@0, @1| @0 * (@1 + @1) as @S, @s, @t)"),
            ("s", "(apply_generic@n(|@0| @0 + @0, @!s) * @s)"),
            ("t", "apply_generic@n(|@0: @T| @0 * @0, @t)"),
            ("s", "compose@n(|@0: @T| @0 as @S * @s, |@1| @1 + @1)(@t)"),
            ("s", "[@!s].into_iter().map(maker@n(@s)).next().unwrap()"),
        ],
        stmts: &[
            "let @0 = maker@n(@s);\nlet @1 = @0(@s) * @s;\nlet _ = @1;",
            "let @0 = compose@n(maker@n(@s), |@1| (@1 - @s) as @T);\nlet _ = @0(@s) + @t;",
        ],
    },
    Item {
        label: "constants as parameters",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct T@n<const N: usize> {
    all: [@S; N],
}
impl<const N: usize> T@n<N> {
    pub const LEN: usize = N + 1;
    pub fn dot(&self, other: &[@T; N]) -> @S {
        let mut sum = @#s;
        for at in 0..N {
            sum += self.all[at] * other[at] as @S;
        }
        sum
    }
    pub fn total(self) -> @S {
        self.all.iter().fold(@#s, |a, b| a + b)
    }
}
pub fn filled@n<const N: usize>(with: @S) -> [@S; N] {
    [with * with; N]
}",
        gives: &[
            ("t@n", "(T@n::<2> { all: [@s, @s] })"),
            ("s", "@[t@n].dot(&[@t, @t])"),
            ("s", "@[t@n].total()"),
            ("s", "(filled@n::<3>(@s)[0] * @s)"),
        ],
        stmts: &["let @0: [_; 2] = filled@n(@s);\nlet _ = @0[0] * @0[1];\nlet _ = T@n::<2>::LEN * 2;"],
    },
    Item {
        label: "deref of an own type",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct U@n {
    pub deep: @S,
}
impl U@n {
    pub fn deeper(&self) -> @S {
        self.deep * self.deep
    }
}
#[derive(Clone, Copy)]
pub struct Y@n<Z>(Z, @T);
impl<Z> Deref for Y@n<Z> {
    type Target = Z;
    fn deref(&self) -> &Z {
        &self.0
    }
}
impl<Z> DerefMut for Y@n<Z> {
    fn deref_mut(&mut self) -> &mut Z {
        &mut self.0
    }
}",
        gives: &[
            ("y@n", "Y@n(U@n { deep: @s }, @t)"),
            ("s", "(@[y@n].deep + @s)"),
            ("s", "(@[y@n].deeper() * @s)"),
            ("s", "(*Y@n(@!s, @t) + @s)"),
            ("t", "(@[y@n].1 * @t)"),
            ("s", "(Box::new(Rc::new(@[y@n])).deep - @s)"),
            ("s", "[&&@[y@n]].iter().map(|@0| @0.deeper() + @0.deep).next().unwrap()"),
        ],
        stmts: &[
            "let mut @0 = @[y@n];\n@0.deep += @s;\nlet _ = @0.deep * @s;",
            "let mut @0 = Y@n(@!s, @t);\n*@0 += @s;\nlet _ = *@0 * @s;",
        ],
    },
];
