//! Constants and statics, modules and renames, aliases, conditions, macros.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "constants and statics",
        of: Any,
        text: "pub const C@n: @S = @#s;
pub const L@n: [@T; 2] = [@#t, @#t];
pub static Z@n: (@S, @T) = (C@n + @#s, L@n[0]);
pub const F@n: fn(@S) -> @S = double@n;
pub const fn double@n(a: @S) -> @S {
    a + a
}
pub static D@n: @S = {
    let a = double@n(@#s);
    a * C@n
};",
        gives: &[
            ("s", "(C@n * @s)"),
            ("s", "(C@n + C@n)"),
            ("t", "(L@n[1] * @t)"),
            ("s", "(Z@n.0 + @s)"),
            ("t", "(Z@n.1 + @t)"),
            ("s", "(D@n * double@n(@s))"),
            ("s", "(F@n(@s) - @s)"),
            ("t", "L@n.iter().fold(@#t, |@0, @1| @0 + @1)"),
        ],
        stmts: &["const @0: @S = C@n * @#s;\nlet _ = @0 + @s;"],
    },
    Item {
        label: "nested modules and renames",
        of: Any,
        text: "pub mod m@n {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Inner(pub @S);
    impl Inner {
        pub fn get(&self) -> @S {
            self.0 * self.0
        }
    }
    pub mod deep {
        use super::Inner as Own;
        pub fn made(a: @S) -> Own {
            Own(a + a)
        }
        pub fn other(a: @T) -> @T {
            super::unit() * a
        }
        pub const HERE: @S = @#s;
    }
    pub use self::deep::{HERE as THERE, made};
    pub(super) fn unit() -> @T {
        @#t + @#t
    }
}
pub use m@n::Inner as Renamed@n;
use self::m@n::deep::other as renamed@n;",
        gives: &[
            ("m@n", "Renamed@n(@s)"),
            ("m@n", "m@n::made(@s)"),
            ("s", "(m@n::Inner(@s).get() + @s)"),
            ("s", "(@[m@n].0 + @s)"),
            ("s", "(@[m@n].get() - @s)"),
            ("t", "(renamed@n(@t) * @t)"),
            ("t", "(m@n::unit() + @t)"),
            ("s", "(m@n::THERE * m@n::deep::HERE)"),
        ],
        stmts: &[
            "{\n    use m@n::{Inner as @0, deep};\n    let @1 = @0(@s);\n    let _ = @1.get() * deep::made(@s).0;\n}",
        ],
    },
    Item {
        label: "type alias",
        of: Any,
        text: "pub type A@n = @S;
pub type P@n<Z = @T> = (Z, A@n);
pub type G@n = fn(A@n) -> P@n;
pub fn pair@n(a: A@n) -> P@n {
    (@#t, a * a)
}
pub struct H@n {
    run: G@n,
    all: Vec<P@n<A@n>>,
}
impl H@n {
    pub fn go(&self, a: A@n) -> A@n {
        (self.run)(a).1 + self.all[0].0
    }
}",
        gives: &[
            ("s", "(pair@n(@s).1 * @s)"),
            ("t", "(pair@n(@s).0 * @t)"),
            ("s", "(@!t as A@n * @s)"),
            ("s", "(H@n { run: pair@n, all: vec![(@s, @s)] }).go(@s)"),
            ("s", "(A@n::MAX - @s)"),
        ],
        stmts: &[
            "let @0: P@n = (@t, @s);\nlet _ = @0.0 + @0.0;\nlet _ = @0.1 * @0.1;\nlet @2: A@n = @s;\nlet _ = @2 - @s;",
        ],
    },
    Item {
        label: "two arms of a condition",
        of: Any,
        text: "#[cfg(alt)]
pub fn arm@n(a: @S) -> @S {
    a * a
}
#[cfg(not(alt))]
pub fn arm@n(a: @S) -> @S {
    a + a
}
#[derive(Clone, Copy)]
pub struct Arms@n {
    #[cfg(alt)]
    part: @S,
    #[cfg(not(alt))]
    part: @S,
}
impl Arms@n {
    #[cfg(alt)]
    pub fn new(a: @S) -> Self {
        Self { part: a * a }
    }
    #[cfg(not(alt))]
    pub fn new(a: @S) -> Self {
        Self { part: a - a }
    }
    pub fn get(self) -> @S {
        #[cfg(alt)]
        let got = self.part * self.part;
        #[cfg(not(alt))]
        let got = self.part + self.part;
        got
    }
}
#[cfg(alt)]
pub type Width@n = @S;
#[cfg(not(alt))]
pub type Width@n = @S;",
        gives: &[
            ("s", "(arm@n(@s) + @s)"),
            ("s", "(Arms@n::new(@s).get() * @s)"),
            ("s", "{ let @0: Width@n = @s; @0 + @s }"),
        ],
        stmts: &[
            "#[cfg(alt)]\nlet @0 = @!s;\n#[cfg(not(alt))]\nlet @0 = @!s + @s;\nlet _ = @0 * @0;",
            "if cfg!(alt) {\n    let _ = arm@n(@s) * @s;\n}",
        ],
    },
    Item {
        label: "macro of an expression",
        of: Any,
        text: "macro_rules! add@n {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}
macro_rules! sum@n {
    ($first:expr) => { $first };
    ($first:expr, $($rest:expr),+) => { $first + sum@n!($($rest),+) };
}
macro_rules! with@n {
    ($name:ident = $value:expr; $body:expr) => {{
        let $name = $value;
        $body
    }};
}
macro_rules! list@n {
    ($($item:expr),* $(,)?) => {{
        let mut all = Vec::new();
        $(all.push($item);)*
        all
    }};
}
macro_rules! twice@n {
    ($ty:ty, $value:expr) => {{
        let value: $ty = $value;
        value * value
    }};
}",
        gives: &[
            ("s", "add@n!(@!s, @s)"),
            ("t", "add@n!(@!t, @t)"),
            ("s", "sum@n!(@!s, @s, @s)"),
            ("s", "with@n!(@0 = @!s; @0 * @0)"),
            ("s", "(list@n![@!s, @s][0] * @s)"),
            ("s", "twice@n!(@S, @s)"),
            ("t", "twice@n!(@T, @t)"),
        ],
        stmts: &["let @0 = list@n![@!s];\nlet _ = @0[0] + @s;"],
    },
    Item {
        label: "macro of items",
        of: Any,
        text: "macro_rules! make@n {
    ($name:ident, $ty:ty, $call:ident) => {
        #[derive(Clone, Copy)]
        pub struct $name(pub $ty);
        impl Add for $name {
            type Output = $name;
            fn add(self, other: $name) -> $name {
                $name(self.0 + other.0)
            }
        }
        impl $name {
            pub fn $call(self) -> $ty {
                self.0
            }
        }
    };
}
make@n!(Made@n, @S, get);
macro_rules! functions@n {
    ($($name:ident: $ty:ty),*) => {
        $(pub fn $name(a: $ty) -> $ty { a })*
    };
}
functions@n!(one@n: @S, two@n: @T);
macro_rules! constant@n {
    ($name:ident: $ty:ty = $value:expr) => {
        pub const $name: $ty = $value;
    };
}
constant@n!(K@n: @S = @#s);",
        gives: &[
            ("k@n", "Made@n(@s)"),
            ("k@n", "(@[k@n] + @[k@n])"),
            ("s", "(@[k@n].get() * @s)"),
            ("s", "(@[k@n].0 - @s)"),
            ("s", "(one@n(@s) * @s)"),
            ("t", "(two@n(@t) * @t)"),
            ("s", "(K@n * @s)"),
        ],
        stmts: &[],
    },
    Item {
        label: "macro of statements",
        of: Any,
        text: "macro_rules! bind@n {
    ($($name:ident = $value:expr),*) => {
        $(let $name = $value;)*
    };
}
macro_rules! bump@n {
    ($place:expr, $by:expr) => {
        $place += $by;
    };
}
macro_rules! choose@n {
    ($value:expr; $($pat:pat => $then:expr),*) => {
        match $value { $($pat => $then),* }
    };
}",
        gives: &[("s", "(choose@n!(Some(@!s); Some(@0) => @0, None => @#s) * @s)")],
        stmts: &[
            "bind@n!(@0 = @!s, @1 = @!t);\nlet _ = @0 * @0;\nlet _ = @1 + @1;",
            "let mut @0 = @!s;\nbump@n!(@0, @s);\nlet _ = @0 * @s;",
        ],
    },
    Item {
        label: "recursion and order of items",
        of: Any,
        text: "pub fn far@n(depth: u32, a: @S) -> @S {
    if depth > 2 {
        return late@n(a) * a;
    }
    far@n(depth + 1, a + a)
}
pub fn late@n(a: @S) -> @S {
    use std::ops::Sub as Minus;
    Minus::sub(a, a) + LATE@n.1
}
pub static LATE@n: (@T, @S) = (@#t, @#s);",
        gives: &[("s", "(far@n(0, @s) + @s)"), ("s", "(late@n(@s) * LATE@n.1)"), ("t", "(LATE@n.0 + @t)")],
        stmts: &[],
    },
];
