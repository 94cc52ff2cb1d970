//! Views with lifetimes, adapters, tables, nodes, failures.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
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
