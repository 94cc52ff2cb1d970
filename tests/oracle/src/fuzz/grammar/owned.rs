//! Own types: operators with differing operands and results, methods, constructors, conversions, payloads.

use super::Item;
use super::Of::{Any, Signed};

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "own operators",
        of: Any,
        text: "#[derive(Clone, Copy, Default, PartialEq)]
pub struct V@n {
    pub x: @S,
    pub y: @T,
}
impl Add for V@n {
    type Output = V@n;
    fn add(self, other: V@n) -> V@n {
        V@n {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}
impl Mul<V@n> for V@n {
    type Output = @S;
    fn mul(self, other: V@n) -> @S {
        self.x * other.x
    }
}
impl AddAssign for V@n {
    fn add_assign(&mut self, other: Self) {
        self.x += other.x;
        self.y += other.y;
    }
}
impl std::iter::Sum for V@n {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(V@n::default(), |a, b| a + b)
    }
}",
        gives: &[
            ("v@n", "(V@n { x: @s, y: @t })"),
            ("v@n", "(@[v@n] + @[v@n])"),
            ("v@n", "(V@n { x: @s, ..@[v@n] })"),
            ("v@n", "[@[v@n], @[v@n]].into_iter().sum::<V@n>()"),
            ("v@n", "[(@!s, @!t)].iter().map(|&(x, y)| V@n { x, y }).sum::<V@n>()"),
            ("s", "@[v@n].x"),
            ("t", "@[v@n].y"),
            ("s", "(@[v@n] * @[v@n])"),
            ("s", "[@[v@n]].iter().map(|@0| @0.x * @s).sum::<@S>()"),
            ("s", "[@[v@n]].iter().map(|@0| *@0 * @[v@n]).next().unwrap()"),
            ("t", "[@[v@n]].iter().fold(@!t, |@0, @1| @0 + @1.y)"),
        ],
        stmts: &[
            "let mut @0 = @[v@n];\n@0 += @[v@n];\n@0.x += @s;\nlet V@n { x: @1, y } = @0;\nlet _ = @1 * @1;\nlet _ = y + y;",
            "let V@n { x, .. } = @[v@n];\nlet _ = x * x;",
            "let mut @0 = vec![@[v@n]];\n@0[0].x *= @s;\nfor @1 in &mut @0 {\n    @1.y += @t;\n}\nlet _ = @0.iter().map(|@2| @2.y).fold(@!t, |@3, @4| @3 + @4);",
        ],
    },
    Item {
        label: "operators with other operands",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct W@n(pub @S);
#[derive(Clone, Copy)]
pub struct X@n {
    pub inner: W@n,
}
impl Mul<@T> for W@n {
    type Output = X@n;
    fn mul(self, by: @T) -> X@n {
        X@n { inner: W@n(self.0 * by as @S) }
    }
}
impl Sub<X@n> for W@n {
    type Output = @T;
    fn sub(self, other: X@n) -> @T {
        (self.0 - other.inner.0) as @T
    }
}
impl Mul<W@n> for @S {
    type Output = W@n;
    fn mul(self, other: W@n) -> W@n {
        W@n(self * other.0)
    }
}
impl<'a> Add<&'a W@n> for &W@n {
    type Output = @S;
    fn add(self, other: &'a W@n) -> @S {
        self.0 + other.0
    }
}",
        gives: &[
            ("w@n", "W@n(@s)"),
            ("w@n", "(@!s * @[w@n])"),
            ("x@n", "(@[w@n] * @!t)"),
            ("x@n", "@[w@n].mul(@!t)"),
            ("w@n", "@[x@n].inner"),
            ("t", "(@[w@n] - @[x@n])"),
            ("s", "(&@[w@n] + &@[w@n])"),
            ("s", "@[x@n].inner.0"),
            ("s", "[@!s].iter().map(|@0| (*@0).mul(@[w@n])).map(|@1| @1.0 + @s).next().unwrap()"),
            ("s", "[@!s].map(W@n)[0].0"),
            ("s", "Some(@!s).map(W@n).map_or(@#s, |@0| @0.0 * @s)"),
        ],
        stmts: &["let @0 = @[w@n] * @!t;\nlet X@n { inner: W@n(@1) } = @0;\nlet _ = @1 + @1;"],
    },
    Item {
        label: "negation of an own type",
        of: Signed,
        text: "#[derive(Clone, Copy)]
pub struct N@n {
    value: @S,
}
impl Neg for N@n {
    type Output = @S;
    fn neg(self) -> @S {
        -self.value
    }
}
impl Not for N@n {
    type Output = N@n;
    fn not(self) -> Self {
        Self { value: self.value * self.value }
    }
}",
        gives: &[
            ("n@n", "(N@n { value: @s })"),
            ("n@n", "(!@[n@n])"),
            ("s", "(-@[n@n])"),
            ("s", "(-!@[n@n] + @s)"),
        ],
        stmts: &[],
    },
    Item {
        label: "methods and Self",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct M@n {
    size: @S,
    pub count: @T,
}
impl M@n {
    pub const UNIT: @S = @#s;
    pub const ONE: Self = Self { size: Self::UNIT, count: @#t };
    pub fn new(size: @S, count: @T) -> Self {
        Self { size, count }
    }
    pub fn scaled(&self, by: @S) -> Self {
        Self { size: self.size * by, ..*self }
    }
    pub fn size(self) -> @S {
        self.size + Self::UNIT
    }
    pub fn size_mut(&mut self) -> &mut @S {
        &mut self.size
    }
    pub fn count(&self) -> &@T {
        &self.count
    }
    pub fn both(&self) -> (@S, @T) {
        (self.size, self.count)
    }
}",
        gives: &[
            ("m@n", "M@n::new(@s, @t)"),
            ("m@n", "@[m@n].scaled(@s)"),
            ("m@n", "M@n::ONE"),
            ("m@n", "(*Box::new(@[m@n]))"),
            ("m@n", "M@n::scaled(&@[m@n], @s)"),
            ("s", "@[m@n].size()"),
            ("s", "(&&@[m@n]).size()"),
            ("s", "Rc::new(@[m@n]).scaled(@s).size()"),
            ("s", "(*@[m@n].size_mut() + @s)"),
            ("s", "(M@n::UNIT * @s)"),
            ("t", "(*@[m@n].count() + @t)"),
            ("t", "(@[m@n].count() * @t)"),
            ("s", "(@[m@n].both().0 * @s)"),
            ("s", "[@[m@n]].iter().map(M@n::both).map(|(@0, _)| @0 + @0).next().unwrap()"),
            ("s", "[@[m@n]].into_iter().map(M@n::size).fold(@#s, |@0, @1| @0 * @1)"),
        ],
        stmts: &[
            "let mut @0 = @[m@n];\n*@0.size_mut() += @s;\nlet @1 = @0.size() * @s;\nlet _ = @1;",
            "let (@0, @1) = @[m@n].both();\nlet _ = @0 * @0;\nlet _ = @1 + @1;",
        ],
    },
    Item {
        label: "enum payloads",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub enum E@n {
    One(@S),
    Two { a: @T, b: @S },
    Empty,
}
impl E@n {
    pub fn value(&self) -> @S {
        match self {
            E@n::One(a) => a + a,
            Self::Two { a, b } => {
                let _ = a * a;
                *b * *b
            }
            Self::Empty => @#s,
        }
    }
}",
        gives: &[
            ("e@n", "E@n::One(@s)"),
            ("e@n", "(E@n::Two { a: @t, b: @s })"),
            ("e@n", "E@n::Empty"),
            ("s", "@[e@n].value()"),
            (
                "s",
                "(match @[e@n] { E@n::One(@0) => @0 * @s, E@n::Two { b, .. } if b > @s => b - @s, _ => @#s })",
            ),
            ("s", "(if let E@n::One(@0) | E@n::Two { b: @0, .. } = @[e@n] { @0 + @s } else { @#s })"),
            ("s", "{ let E@n::One(@0) = @[e@n] else { panic!() }; @0 * @s }"),
            ("s", "[@!s].into_iter().map(E@n::One).map(|@0| @0.value() + @s).next().unwrap()"),
        ],
        stmts: &[
            "{\n    use E@n::*;\n    match &@[e@n] {\n    Two { a, .. } => {\n        let _ = *a + @t;\n    }\n    One(@0) => {\n        let _ = @0 * @0;\n    }\n    Empty => {}\n    }\n}",
            "match @[e@n] {\n    E@n::Two { a: @0, b: @1 @ _ } => {\n        let _ = @0 + @0;\n        let _ = @1 * @1;\n    }\n    E@n::One(ref @0) => {\n        let _ = @0 * @0;\n    }\n    E@n::Empty => {}\n}",
        ],
    },
    Item {
        label: "From and Into",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct F@n(@S);
impl From<(@S, @T)> for F@n {
    fn from((a, b): (@S, @T)) -> Self {
        let _ = b + b;
        Self(a * a)
    }
}
impl From<F@n> for (@S, @T) {
    fn from(of: F@n) -> Self {
        (of.0 * of.0, @#t)
    }
}
impl From<F@n> for [@T; 2] {
    fn from(of: F@n) -> Self {
        [of.0 as @T, @#t]
    }
}
impl F@n {
    fn get(self) -> @S {
        self.0
    }
}",
        gives: &[
            ("f@n", "F@n::from((@s, @t))"),
            ("s", "@[f@n].get()"),
            ("s", "{ let @0: F@n = (@!s, @!t).into(); @0.0 + @s }"),
            ("s", "Some((@!s, @!t)).map(F@n::from).map(F@n::get).unwrap()"),
        ],
        stmts: &[
            "let (@0, @1) = @[f@n].into();\nlet _ = @0 * @0;\nlet _ = @1 + @1;",
            "let @0: (_, _) = @[f@n].into();\nlet _ = @0.0 * @0.0;\nlet [@1, @2] = @[f@n].into();\nlet _ = @1 + @2;",
        ],
    },
    Item {
        label: "index of an own type",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct I@n {
    all: [@S; 2],
}
impl std::ops::Index<u8> for I@n {
    type Output = @S;
    fn index(&self, at: u8) -> &@S {
        &self.all[at as usize]
    }
}
impl std::ops::IndexMut<u8> for I@n {
    fn index_mut(&mut self, at: u8) -> &mut @S {
        &mut self.all[at as usize]
    }
}
impl Deref for I@n {
    type Target = [@S];
    fn deref(&self) -> &[@S] {
        &self.all
    }
}
impl IntoIterator for I@n {
    type Item = @S;
    type IntoIter = std::array::IntoIter<@S, 2>;
    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}",
        gives: &[
            ("i@n", "(I@n { all: [@s, @s] })"),
            ("s", "(@[i@n][1] * @s)"),
            ("s", "@[i@n].iter().map(|@0| @0 * @s).next().unwrap()"),
            ("s", "(@[i@n].first().unwrap() + @s)"),
            ("s", "@[i@n].into_iter().fold(@#s, |@0, @1| @0 + @1)"),
        ],
        stmts: &[
            "let mut @0 = @[i@n];\n@0[0] += @s;\nfor @1 in @0 {\n    let _ = @1 * @1;\n}\nfor @1 in @0.iter() {\n    let _ = @1 + @s;\n}",
        ],
    },
];
