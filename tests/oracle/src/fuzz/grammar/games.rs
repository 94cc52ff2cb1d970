//! Vectors, matrices, worlds, handlers: what games are written with.

use super::Of::Any;
use super::{Expr, Item, Stmt, expr, stmt};

pub(super) static EXPRS: &[Expr] = &[
    expr("any value", Any, "(*(&@!s as &dyn std::any::Any).downcast_ref::<@S>().unwrap() * @s)"),
    expr(
        "any value",
        Any,
        "{ let @0: Box<dyn std::any::Any> = Box::new([@!s]); @0.downcast::<[@S; 1]>().map(|@1| @1[0] * @s).unwrap_or(@s) }",
    ),
    expr(
        "taken step by step",
        Any,
        "{ let mut @0 = [@!s, @s].into_iter(); let @1 = @0.by_ref().take(1).map(|@2| @2 * @s).next().unwrap(); @0.next().unwrap() + @1 }",
    ),
    expr(
        "taken step by step",
        Any,
        "{ let @1 = [@!s, @s]; let mut @0 = @1.iter(); @0.next_back().unwrap() * @0.next().unwrap() }",
    ),
    expr(
        "taken step by step",
        Any,
        "{ let mut @0 = [@!s, @s].into_iter(); let mut @1 = @!s; loop { match @0.next() { Some(@2) => @1 += @2, None => break @1 * @s } } }",
    ),
    expr(
        "taken step by step",
        Any,
        "{ let @0: &mut dyn Iterator<Item = @S> = &mut [@!s].into_iter(); @0.map(|@1| @1 * @s).next().unwrap() }",
    ),
    expr(
        "taken step by step",
        Any,
        "{ let @0: Box<dyn Iterator<Item = (usize, @S)>> = Box::new([@!s].into_iter().enumerate()); @0.map(|(@1, @2)| @2 * @1 as @S).next().unwrap() }",
    ),
    expr("mean", Any, "{ let @0 = [@!s, @s]; @0.iter().sum::<@S>() * @0.len() as @S }"),
    expr(
        "pairs",
        Any,
        "(0..2).flat_map(|@0| (0..2).map(move |@1| (@0 as @S, @1 as @S))).map(|(@2, @3)| @2 * @3).next().unwrap()",
    ),
    expr("pairs", Any, "(0..3).fold((@!s, @!t), |(@0, @1), @2| (@0 * @2 as @S, @1 + @t)).0"),
    expr(
        "pairs",
        Any,
        "[@!s, @s].windows(2).map(|@0| match @0 { [@1, @2] => @1 * @2, _ => @#s }).next().unwrap()",
    ),
    expr("pairs", Any, "[[@!s, @s]].iter().map(|[@0, @1]| @0 * @1).next().unwrap()"),
    expr("pairs", Any, "[[@!s, @s]].into_iter().map(|[@0, @1]| @0 - @1).next().unwrap()"),
    expr(
        "pairs",
        Any,
        "[@!s, @s].chunks_exact(2).map(|@0| <[@S; 2]>::try_from(@0).unwrap()).map(|[@1, @2]| @1 + @2).next().unwrap()",
    ),
    expr(
        "held for a moment",
        Any,
        "{ let @0 = std::sync::Mutex::new(vec![@!s]); let @1 = { let @2 = @0.lock().unwrap(); @2.iter().map(|@3| @3 * @s).next().unwrap() }; @1 + @s }",
    ),
    expr(
        "held for a moment",
        Any,
        "{ let mut @0 = std::borrow::Cow::from(vec![@!s]); @0.to_mut()[0] *= @s; @0.iter().map(|@1| @1 + @s).next().unwrap() }",
    ),
    expr(
        "held for a moment",
        Any,
        "{ let @0 = Rc::new(RefCell::new(Box::new((@!s, @!t)))); @0.borrow_mut().0 += @s; let @1 = @0.borrow(); @1.0 * @s }",
    ),
    expr(
        "early ends",
        Any,
        "(|| { let @0 = match Ok::<@S, ()>(@s) { Ok(@1) => @1 * @s, Err(()) => return None }; Some(@0 + @s) })().unwrap()",
    ),
    expr(
        "early ends",
        Any,
        "(|| -> Result<@S, Box<dyn std::error::Error>> { let @0: @S = \"1\".parse()?; let @1 = Some(@!s).ok_or_else(|| String::from(\"none\"))?; Ok(@0 * @1) })().unwrap_or(@s)",
    ),
    expr(
        "early ends",
        Any,
        "(|@0: &[@S]| { for @1 in @0 { if *@1 * @s > @s { return *@1 + @s; } } @0[0] })(&[@s])",
    ),
];

pub(super) static STMTS: &[Stmt] = &[
    stmt(
        "assigned in parts",
        Any,
        "let (mut @0, mut @1) = (@!s, @!s);\n[@0, @1] = [@1, @0 * @s];\n(_, @1) = (@!t, @0 + @s);\n_ = @0 * @1;",
        &["@0"],
    ),
    stmt(
        "assigned in parts",
        Any,
        "struct @0 {\n    x: @S,\n    y: (@T, [@S; 2]),\n}\nlet mut @1 = @0 { x: @s, y: (@t, [@s, @s]) };\n(@1.x, @1.y.0) = (@1.x * @s, @1.y.0 + @t);\nlet (@2, @3);\n@0 { x: @2, y: (@3, _) } = @1;\nlet _ = @2 * @2;\nlet _ = @3 + @3;",
        &[],
    ),
    stmt(
        "grids",
        Any,
        "let mut @0 = vec![vec![@!s; 2]; 2];\nlet @1 = [[@!s; 2]; 2];\nfor @2 in 0..2 {\n    for @3 in 0..2 {\n        @0[@2][@3] += @1[@3][@2] * @s;\n    }\n}\nfor @4 in &@0 {\n    for &@5 in @4 {\n        let _ = @5 * @s;\n    }\n}\nlet _ = @0.iter().map(|@6| @6.iter().fold(@#s, |@7, @8| @7 + @8)).fold(@!s, |@7, @8| @7 * @8);",
        &[],
    ),
    stmt(
        "grids",
        Any,
        "const @0: [[@S; 2]; 2] = [[@#s; 2]; 2];\nfor @1 in &@0 {\n    for &@2 in @1 {\n        let _ = @2 * @2;\n    }\n}\nfor (@3, [@4, @5]) in @0.iter().enumerate() {\n    let _ = @4 * @5;\n    let _ = @3 + 1;\n}",
        &[],
    ),
    stmt(
        "lists of handlers",
        Any,
        "let mut @0: Vec<(&str, Box<dyn FnMut(@S) -> @T>)> = Vec::new();\nlet mut @1 = @!t;\n@0.push((\"a\", Box::new(move |@2| {\n    @1 += (@2 * @2) as @T;\n    @1\n})));\nfor (_, @3) in @0.iter_mut() {\n    let _ = @3(@s) * @t;\n}",
        &[],
    ),
    stmt(
        "lists of handlers",
        Any,
        "let @0: Option<Box<dyn Fn(&@S) -> @S>> = Some(Box::new(|@1| @1 * @1));\nif let Some(@2) = &@0 {\n    let _ = @2(&@!s) + @s;\n}\nlet _ = @0.as_ref().map_or(@#s, |@3| @3(&@!s)) * @s;",
        &[],
    ),
    stmt(
        "lists of handlers",
        Any,
        "fn @0(@1: &dyn Fn(@S) -> @T, @2: &mut dyn FnMut(@T)) {\n    @2(@1(@#s) + @#t);\n}\nlet mut @3 = @!t;\n@0(&|@4| (@4 * @4) as @T, &mut |@5| @3 += @5);\nlet _ = @3 * @t;",
        &[],
    ),
];

pub(super) static ITEMS: &[Item] = &[
    Item {
        label: "generic vectors",
        of: Any,
        text: "#[derive(Clone, Copy, Default, PartialEq)]
pub struct Vec@n<Z> {
    pub x: Z,
    pub y: Z,
}
impl<Z> Vec@n<Z> {
    pub const fn new(x: Z, y: Z) -> Self {
        Self { x, y }
    }
    pub fn map<Y, F: FnMut(Z) -> Y>(self, mut f: F) -> Vec@n<Y> {
        Vec@n { x: f(self.x), y: f(self.y) }
    }
}
impl<Z: Copy + Mul<Output = Z> + Add<Output = Z>> Vec@n<Z> {
    pub fn dot(self, other: Self) -> Z {
        self.x * other.x + self.y * other.y
    }
}
impl<Z: Add<Output = Z>> Add for Vec@n<Z> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}
impl<Z: Copy + Mul<Output = Z>> Mul<Z> for Vec@n<Z> {
    type Output = Vec@n<Z>;
    fn mul(self, by: Z) -> Vec@n<Z> {
        Vec@n::new(self.x * by, self.y * by)
    }
}
impl Mul<Vec@n<@S>> for @S {
    type Output = Vec@n<@S>;
    fn mul(self, v: Vec@n<@S>) -> Vec@n<@S> {
        v * self
    }
}
impl<'a, Z: AddAssign + Copy> AddAssign<&'a Vec@n<Z>> for Vec@n<Z> {
    fn add_assign(&mut self, other: &'a Vec@n<Z>) {
        self.x += other.x;
        self.y += other.y;
    }
}
impl<Z: Add<Output = Z> + Default> std::iter::Sum for Vec@n<Z> {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}
impl<Z> From<(Z, Z)> for Vec@n<Z> {
    fn from((x, y): (Z, Z)) -> Self {
        Self { x, y }
    }
}
impl<Z> std::ops::Index<usize> for Vec@n<Z> {
    type Output = Z;
    fn index(&self, at: usize) -> &Z {
        if at == 0 { &self.x } else { &self.y }
    }
}
pub fn lerp@n<Z>(a: Z, b: Z, t: @S) -> Z
where
    Z: Copy + Add<Output = Z> + Mul<@S, Output = Z>,
{
    a * t + b * (t + @#s)
}
pub type Point@n = Vec@n<@S>;
pub type Cell@n = Vec@n<@T>;",
        gives: &[
            ("vec@n", "Vec@n::new(@!s, @s)"),
            ("vec@n", "(@[vec@n] + @[vec@n])"),
            ("vec@n", "(@[vec@n] * @!s)"),
            ("vec@n", "(@!s * @[vec@n])"),
            ("vec@n", "lerp@n(@[vec@n], @[vec@n], @s)"),
            ("vec@n", "[@[vec@n]].iter().copied().sum::<Point@n>()"),
            ("vec@n", "Point@n::from((@s, @s))"),
            ("cell@n", "@[vec@n].map(|@0| (@0 * @s) as @T)"),
            ("cell@n", "Cell@n { x: @t, y: @t }"),
            ("s", "(@[vec@n].dot(@[vec@n]) + @s)"),
            ("s", "(@[vec@n][1] * @[vec@n].x)"),
            ("s", "(lerp@n(@!s, @s, @s) * @s)"),
            ("t", "(@[cell@n].dot(@[cell@n]) * @t)"),
            ("t", "(@[cell@n][0] + @t)"),
        ],
        stmts: &[
            "let mut @0 = @[vec@n];\n@0 += &@[vec@n];\n@0.x *= @s;\nlet Vec@n { x: @1, y } = @0 * @s;\nlet _ = @1 * y;\nlet @2: Cell@n = (@!t, @t).into();\nlet _ = @2.y + @t;",
            "let mut @0 = vec![(@[vec@n], @[cell@n]); 2];\nfor (@1, @2) in @0.iter_mut() {\n    *@1 = *@1 * @s;\n    @2.x += @t;\n    @1.y -= @1.dot(*@1) * @s;\n}\nlet _ = @0[0].0.x * @0[1].0.y;\nlet _ = @0[0].1.dot(@0[1].1) + @t;",
        ],
    },
    Item {
        label: "generic matrices",
        of: Any,
        text: "#[derive(Clone, Copy)]
pub struct Mat@n<const R: usize, const C: usize>(pub [[@S; C]; R]);
impl<const R: usize, const C: usize> std::ops::Index<(usize, usize)> for Mat@n<R, C> {
    type Output = @S;
    fn index(&self, (r, c): (usize, usize)) -> &@S {
        &self.0[r][c]
    }
}
impl<const R: usize, const C: usize> std::ops::IndexMut<(usize, usize)> for Mat@n<R, C> {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut @S {
        &mut self.0[r][c]
    }
}
impl<const R: usize, const C: usize, const K: usize> Mul<Mat@n<C, K>> for Mat@n<R, C> {
    type Output = Mat@n<R, K>;
    fn mul(self, other: Mat@n<C, K>) -> Mat@n<R, K> {
        let mut out = Mat@n([[@#s; K]; R]);
        for r in 0..R {
            for k in 0..K {
                out[(r, k)] = (0..C).map(|c| self[(r, c)] * other[(c, k)]).sum();
            }
        }
        out
    }
}
impl<const R: usize, const C: usize> Mat@n<R, C> {
    pub fn transposed(&self) -> Mat@n<C, R> {
        Mat@n(std::array::from_fn(|c| std::array::from_fn(|r| self.0[r][c])))
    }
    pub fn rows(&self) -> std::slice::Iter<'_, [@S; C]> {
        self.0.iter()
    }
}
impl Mul<[@S; 2]> for Mat@n<2, 2> {
    type Output = [@S; 2];
    fn mul(self, v: [@S; 2]) -> [@S; 2] {
        self.0.map(|row| row.iter().zip(v).map(|(a, b)| a * b).fold(@#s, |a, b| a + b))
    }
}",
        gives: &[
            ("mat@n", "(Mat@n([[@s, @s], [@s, @s]]))"),
            ("mat@n", "(@[mat@n] * @[mat@n])"),
            ("mat@n", "@[mat@n].transposed()"),
            ("s", "(@[mat@n][(0, 1)] * @s)"),
            ("s", "((@[mat@n] * [@!s, @s])[0] + @s)"),
            ("s", "((@[mat@n] * Mat@n([[@!s], [@s]]))[(1, 0)] - @s)"),
            ("s", "@[mat@n].rows().map(|@0| @0[0] * @0[1]).next().unwrap()"),
        ],
        stmts: &[
            "let mut @0 = @[mat@n];\n@0[(0, 1)] += @0[(1, 0)] * @s;\nlet Mat@n([[@1, _], @2]) = @0;\nlet _ = @1 * @2[0];",
        ],
    },
    Item {
        label: "worlds",
        of: Any,
        text: "pub trait System@n {
    fn run@n(&mut self, world: &mut World@n, dt: @S);
    fn name@n(&self) -> &str {
        \"\"
    }
}
#[derive(Default)]
pub struct World@n {
    pub pos: Vec<[@S; 2]>,
    pub hp: BTreeMap<usize, @T>,
    pub time: @S,
}
pub struct Gravity@n(pub @S);
impl System@n for Gravity@n {
    fn run@n(&mut self, world: &mut World@n, dt: @S) {
        for [x, y] in &mut world.pos {
            *y += self.0 * dt;
            *x -= *y * dt;
        }
        world.time += dt;
    }
}
impl<F: FnMut(&mut World@n, @S)> System@n for F {
    fn run@n(&mut self, world: &mut World@n, dt: @S) {
        self(world, dt * dt)
    }
}
impl World@n {
    pub fn step(&mut self, systems: &mut [Box<dyn System@n>], dt: @S) -> &mut Self {
        systems.iter_mut().for_each(|system| system.run@n(self, dt));
        self.hp.retain(|_, hp| {
            *hp += @#t;
            *hp > @#t
        });
        self
    }
    pub fn nearest(&self, x: @S) -> Option<(usize, &[@S; 2])> {
        self.pos.iter().enumerate().min_by(|(_, a), (_, b)| {
            let (da, db) = (a[0] - x, b[0] - x);
            (da * da).partial_cmp(&(db * db)).unwrap()
        })
    }
    pub fn hurt(&mut self, id: usize, by: @T) -> Option<@T> {
        let hp = self.hp.get_mut(&id)?;
        *hp = *hp - by;
        if let Some([x, _]) = self.pos.get_mut(id) {
            *x += @#s;
        }
        Some(*hp + @#t)
    }
    pub fn total(&self) -> (@S, @T) {
        let hp = self.hp.values().copied().reduce(|a, b| a + b).unwrap_or_default();
        (self.pos.iter().flatten().fold(@#s, |a, b| a + b), hp)
    }
}",
        gives: &[
            ("s", "(World@n { pos: vec![[@s, @s]], ..World@n::default() }.total().0 * @s)"),
            ("t", "(World@n::default().total().1 + @t)"),
            (
                "s",
                "(World@n::default().step(&mut [Box::new(Gravity@n(@s)), Box::new(|_: &mut World@n, _| {})], @s).time * @s)",
            ),
            ("s", "World@n::default().nearest(@s).map_or(@#s, |(_, @0)| @0[0] * @0[1])"),
            ("t", "World@n::default().hurt(1, @t).map_or(@#t, |@0| @0 * @t)"),
        ],
        stmts: &[
            "let mut @0 = World@n::default();\n@0.pos.push([@s, @s]);\n*@0.hp.entry(1).or_insert(@t) += @t;\n@0.step(&mut [Box::new(|@1: &mut World@n, @2| @1.time += @2 * @2)], @s);\nif let Some((@3, &[@4, _])) = @0.nearest(@s) {\n    let _ = @4 * @s;\n    @0.pos[@3][1] *= @s;\n}\nlet _ = @0.time * @s;",
        ],
    },
    Item {
        label: "own slices of others",
        of: Any,
        text: "pub struct Iter@n<'a> {
    all: &'a [@S],
    at: usize,
}
impl<'a> Iterator for Iter@n<'a> {
    type Item = &'a @S;
    fn next(&mut self) -> Option<&'a @S> {
        let one = self.all.get(self.at)?;
        self.at += 1;
        Some(one)
    }
}
pub fn iter@n(all: &[@S]) -> Iter@n<'_> {
    Iter@n { all, at: 0 }
}
pub fn each@n<'a, I>(all: I) -> Vec<@S>
where
    I: IntoIterator<Item = &'a @S>,
    I::IntoIter: DoubleEndedIterator,
{
    all.into_iter().rev().map(|a| a * a).collect()
}
pub fn dynamic@n<'a>(all: &'a [@S], up: bool) -> Box<dyn Iterator<Item = (usize, &'a @S)> + 'a> {
    if up { Box::new(all.iter().enumerate()) } else { Box::new(all.iter().rev().enumerate()) }
}
pub fn convert@n<Z: Into<@S>>(all: impl IntoIterator<Item = Z>) -> @S {
    let mut sum = @#s;
    for one in all {
        sum += one.into();
    }
    sum
}
pub fn recurse@n(depth: u32, f: &dyn Fn(@S) -> @S) -> @S {
    if depth == 0 { f(@#s) } else { recurse@n(depth - 1, &|a| f(a * a) + a) }
}",
        gives: &[
            ("s", "iter@n(&[@s]).map(|@0| @0 * @s).next().unwrap()"),
            ("s", "(iter@n(&[@s]).by_ref().copied().next().unwrap() + @s)"),
            ("s", "(each@n(&[@s])[0] * each@n(vec![@s].iter())[0])"),
            ("s", "dynamic@n(&[@s], true).map(|(@0, @1)| @1 * @0 as @S).next().unwrap()"),
            ("s", "(convert@n([1u8]) + convert@n(vec![@!s]))"),
            ("s", "(recurse@n(1, &|@0| @0 * @0) + @s)"),
        ],
        stmts: &[
            "for (@0, @1) in dynamic@n(&[@s], false) {\n    let _ = @0 + 1;\n    let _ = @1 * @1;\n}\nfor @2 in iter@n(&[@s]).zip(iter@n(&[@s])) {\n    let _ = @2.0 * @2.1;\n}",
        ],
    },
];
