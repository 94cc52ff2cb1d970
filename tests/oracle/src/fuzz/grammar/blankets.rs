//! Traits for what others made, defaults of types, names that several have, macros that take lists.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "traits for what others made",
        of: Any,
        text: "pub trait Size@n {
    fn size@n(&self) -> @S;
}
impl Size@n for @S {
    fn size@n(&self) -> @S {
        self * self
    }
}
impl<Z: Size@n> Size@n for Vec<Z> {
    fn size@n(&self) -> @S {
        self.iter().map(|z| z.size@n()).sum()
    }
}
impl<Z: Size@n, const N: usize> Size@n for [Z; N] {
    fn size@n(&self) -> @S {
        self.iter().map(Size@n::size@n).fold(@#s, |a, b| a + b)
    }
}
impl<Z: Size@n> Size@n for Option<Z> {
    fn size@n(&self) -> @S {
        self.as_ref().map_or(@#s, Z::size@n)
    }
}
impl<A: Size@n, B: Size@n> Size@n for (A, B) {
    fn size@n(&self) -> @S {
        self.0.size@n() + self.1.size@n()
    }
}
impl<Z: Size@n + ?Sized> Size@n for Box<Z> {
    fn size@n(&self) -> @S {
        (**self).size@n()
    }
}
pub trait Act@n {
    type Out;
    fn act@n(&self, a: @S) -> Self::Out;
}
impl<F: Fn(@S) -> Z, Z> Act@n for F {
    type Out = Z;
    fn act@n(&self, a: @S) -> Z {
        self(a)
    }
}",
        gives: &[
            ("s", "(@!s.size@n() * @s)"),
            ("s", "(vec![Some(@!s)].size@n() * @s)"),
            ("s", "(([@!s, @s], Box::new(@!s)).size@n() + @s)"),
            ("s", "{ let @0: Box<dyn Size@n> = Box::new(@!s); @0.size@n() * @s }"),
            ("t", "((|@0: @S| (@0 * @0) as @T).act@n(@s) + @t)"),
        ],
        stmts: &["let @0 = (|@1: @S| (@1 * @1, @!t)).act@n(@s);\nlet _ = @0.0 * @0.0;\nlet _ = @0.1 + @0.1;"],
    },
    Item {
        label: "defaults of types",
        of: Any,
        text: "#[derive(Clone, Copy, Default)]
pub struct Def@n<Z = @S> {
    pub a: Z,
    pub b: Option<Z>,
}
impl Def@n {
    pub fn unit() -> Self {
        Def@n { a: @#s, ..Default::default() }
    }
    pub fn twice(self) -> @S {
        self.a + self.a
    }
}
impl<Z> Def@n<Z> {
    pub fn of(a: Z) -> Self {
        Self { a, b: None }
    }
    pub fn with(mut self, b: Z) -> Self {
        self.b = Some(b);
        self
    }
    pub fn or(self) -> Z {
        let Self { a, b } = self;
        b.unwrap_or(a)
    }
}
pub type Other@n = Def@n<@T>;
impl<Z> From<[Z; 2]> for Def@n<Z> {
    fn from([a, b]: [Z; 2]) -> Self {
        Def@n::of(a).with(b)
    }
}",
        gives: &[
            ("def@n", "Def@n::unit()"),
            ("def@n", "Def@n::of(@!s).with(@s)"),
            ("def@n", "(Def@n { a: @!s, ..Def@n::unit() })"),
            ("s", "(@[def@n].twice() * @s)"),
            ("s", "(@[def@n].or() + @s)"),
            ("t", "(Other@n::of(@t).or() * @t)"),
            ("t", "(Other@n { a: @t, b: None }.a + @t)"),
            ("t", "{ let Def@n { a, .. } = [@!t, @t].into(); a * @t }"),
            ("s", "(Def@n::<@S>::from([@s, @s]).b.unwrap() - @s)"),
        ],
        stmts: &[
            "let @0: Def@n = Default::default();\nlet _ = @0.a * @0.a;\nlet @1: Def@n<_> = [@!t, @t].into();\nlet _ = @1.or() * @t;",
        ],
    },
    Item {
        label: "same names of own and of traits",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Same@n(@S);
impl Same@n {
    pub fn get(&self) -> @S {
        self.0 * self.0
    }
}
pub trait Get@n {
    fn get(&self) -> @T;
    fn take(self) -> @T
    where
        Self: Sized;
}
impl Get@n for Same@n {
    fn get(&self) -> @T {
        @#t + @#t
    }
    fn take(self) -> @T {
        @#t
    }
}
impl Get@n for &Same@n {
    fn get(&self) -> @T {
        @#t
    }
    fn take(self) -> @T {
        @#t * @#t
    }
}",
        gives: &[
            ("same@n", "Same@n(@s)"),
            ("s", "(@[same@n].get() * @s)"),
            ("t", "(Get@n::get(&@[same@n]) + @t)"),
            ("t", "(@[same@n].take() + (&@[same@n]).take())"),
            ("t", "(<Same@n as Get@n>::get(&@[same@n]) * @t)"),
        ],
        stmts: &[],
    },
    Item {
        label: "bounds on references",
        of: Any,
        text: "pub fn sum_refs@n<Z>(all: &[Z]) -> Z
where
    for<'a> &'a Z: Mul<&'a Z, Output = Z>,
    Z: Add<Output = Z> + Copy,
{
    let first = &all[0];
    first * first + all[0]
}
pub fn pick@n<Z>(a: Z, f: impl for<'a> Fn(&'a Z) -> &'a @S) -> @S {
    *f(&a) * *f(&a)
}
pub fn chain@n<A, B>(a: A, b: B) -> impl Iterator<Item = @S>
where
    A: IntoIterator<Item = @S>,
    B: IntoIterator<Item = @S>,
{
    a.into_iter().chain(b).map(|x| x * x)
}
pub fn pairs@n<'a, Z: Copy>(all: &'a [Z]) -> impl Iterator<Item = (Z, &'a Z)> + 'a {
    all.iter().map(|z| (*z, z))
}
pub fn by_key@n<Z, K: PartialOrd>(all: impl IntoIterator<Item = Z>, key: impl Fn(&Z) -> K) -> Option<Z> {
    let mut best: Option<(K, Z)> = None;
    for one in all {
        let k = key(&one);
        if best.as_ref().is_none_or(|(old, _)| k < *old) {
            best = Some((k, one));
        }
    }
    best.map(|(_, one)| one)
}",
        gives: &[
            ("s", "(sum_refs@n(&[@!s]) * @s)"),
            ("s", "(pick@n((@!t, @!s), |@0| &@0.1) + @s)"),
            ("s", "chain@n([@!s], vec![@s]).map(|@0| @0 + @s).next().unwrap()"),
            ("t", "pairs@n(&[@!t]).map(|(@0, @1)| @0 * @1).next().unwrap()"),
            ("s", "by_key@n([(@!s, @!t)], |@0| @0.1 + @t).map(|@1| @1.0 * @s).unwrap()"),
        ],
        stmts: &[
            "for (@0, @1) in pairs@n(&[(@!s, @!t)]) {\n    let _ = @0.0 * @1.0;\n    let _ = @0.1 + @1.1;\n}",
        ],
    },
    Item {
        label: "read from text",
        of: Any,
        text: "#[derive(Clone, Copy, Debug)]
pub struct Text@n(@S);
impl std::str::FromStr for Text@n {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        let (a, b) = s.split_once(',').ok_or(())?;
        let (a, b): (@S, @S) = (a.parse().map_err(drop)?, b.trim().parse().map_err(|_| ())?);
        Ok(Text@n(a * b))
    }
}
impl std::fmt::Display for Text@n {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self(a) = self;
        write!(f, \"{}\", a + a)
    }
}",
        gives: &[
            ("s", "\"1,2\".parse::<Text@n>().map_or(@#s, |@0| @0.0 + @s)"),
            ("s", "{ let @0: Text@n = \"1,2\".parse().unwrap(); @0.0 * @s }"),
        ],
        stmts: &[
            "if let Ok(Text@n(@0)) = \"1,2\".parse() {\n    let _ = @0 * @s;\n}\nlet _ = format!(\"{}\", Text@n(@s));",
        ],
    },
    Item {
        label: "numbers in bits",
        of: Any,
        text: "pub union Bits@n {
    pub whole: @S,
    pub bytes: [u8; 4],
}
pub static SHARED@n: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
pub fn load@n() -> @S {
    SHARED@n.load(std::sync::atomic::Ordering::Relaxed) as @S * @#s
}
pub struct Guard@n<'a>(&'a mut @S, @T);
impl Drop for Guard@n<'_> {
    fn drop(&mut self) {
        *self.0 += @#s;
        self.1 *= @#t;
    }
}
impl AsMut<@S> for Guard@n<'_> {
    fn as_mut(&mut self) -> &mut @S {
        self.0
    }
}",
        gives: &[
            ("s", "(unsafe { Bits@n { whole: @s }.whole } * @s)"),
            ("s", "(load@n() + @s)"),
            ("s", "(*Guard@n(&mut { @!s }, @t).as_mut() * @s)"),
        ],
        stmts: &[
            "let mut @0 = @!s;\n{\n    let mut @1 = Guard@n(&mut @0, @t);\n    *@1.as_mut() *= @s;\n    *@1.0 += @s;\n    @1.1 -= @t;\n}\nlet _ = @0 * @s;",
        ],
    },
    Item {
        label: "macros that take lists",
        of: Any,
        text: "macro_rules! enum@n {
    ($name:ident { $($variant:ident($ty:ty) => $by:expr),+ $(,)? }) => {
        #[derive(Clone, Copy)]
        pub enum $name { $($variant($ty)),+ }
        impl $name {
            pub fn all(self) -> @S {
                match self { $(Self::$variant(v) => (v * $by) as @S),+ }
            }
        }
    };
}
enum@n!(Kind@n { A(@T) => @#t, B(@T) => @#t });
macro_rules! max@n {
    ($a:expr) => { $a };
    ($a:expr, $($rest:tt)+) => {{
        let (a, b) = ($a, max@n!($($rest)+));
        if a > b { a } else { b }
    }};
}
macro_rules! calc@n {
    (eval $e:expr) => { $e };
    (sum $($e:expr)*) => { @#s $(+ $e)* };
    ($($name:ident = $e:expr;)* => $out:expr) => {{ $(let $name = $e;)* $out }};
}
macro_rules! field@n {
    ($of:expr, $($field:ident).+) => { $of.$($field).+ };
    (@ $of:ident . $index:tt) => { $of.$index };
}
#[derive(Clone, Copy)]
pub struct Outer@n {
    pub inner: Inner@n,
}
#[derive(Clone, Copy)]
pub struct Inner@n {
    pub value: @S,
}",
        gives: &[
            ("kind@n", "Kind@n::A(@t)"),
            ("kind@n", "Kind@n::B(@t)"),
            ("s", "max@n!(@!s, @s, @s)"),
            ("s", "(calc@n!(eval @!s) * @s)"),
            ("s", "(calc@n!(@0 = @!s; @1 = @!s; => @0 * @1) + @s)"),
            ("s", "(field@n!(Outer@n { inner: Inner@n { value: @s } }, inner.value) * @s)"),
        ],
        stmts: &["let @0 = @[kind@n];\nlet _ = @0;"],
    },
];
