//! Traits with parameters and above others, kinds, states, bodies.

use super::Item;
use super::Of::Any;

pub(super) static ITEMS: &[Item] = &[
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
];
