//! Types that are declared elsewhere: aliases with defaults, casts to what is wanted, arms of conditions, types in macros.

pub type Pair<Z = f32> = (Z, i32);

pub fn pair(a: f32) -> Pair {
    (a, 3)
}

pub fn by_default(a: f32) -> f32 {
    pair(a).0 * a
}

pub fn given(a: Pair<f64>, b: Pair<u8>) -> f64 {
    let _ = b.0 * b.0;
    a.0 * a.0
}

pub fn cast(a: i32) -> f32 {
    let b: f32 = a as _;
    b + 1.5
}

#[derive(Clone, Copy)]
pub struct Arms {
    #[cfg(alt)]
    part: f32,
    #[cfg(not(alt))]
    part: f32,
}

impl Arms {
    pub fn get(self) -> f32 {
        #[cfg(alt)]
        let got = self.part - self.part;
        #[cfg(not(alt))]
        let got = self.part + self.part;
        got * got
    }
}

macro_rules! twice {
    ($ty:ty, $value:expr) => {{
        let value: $ty = $value;
        value * value
    }};
}

pub fn typed_by_a_macro(a: f32, b: i32) -> f32 {
    let _ = b * b;
    twice!(f32, a) * a
}

macro_rules! add {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}

pub fn nested(a: f32) -> f32 {
    add!(add!(a, 1.5), a) * a
}

macro_rules! list {
    ($($item:expr),* $(,)?) => {{
        let mut all = Vec::new();
        $(all.push($item);)*
        all
    }};
}

pub fn listed(a: f32) -> f32 {
    let all = list![a, a];
    all[0] + a
}

pub fn in_a_condition(a: f32) -> f32 {
    let got = list![a][0] * 2.5;
    got + got
}

pub fn macros_in_a_loop(b: f32) -> f32 {
    let mut sum = b;
    for a in [add!(add!(5.5f32, 4.5), 2.5), (add!(2.5f32, 1.5) / (unsafe { 7.5f32 } * 2.5))] {
        sum += a * <f32 as Default>::default();
    }
    sum
}

pub fn integers_by_a_macro(a: i32) -> i32 {
    twice!(i32, a) * a
}

pub fn block_in_a_macro(a: f64) -> f64 {
    let c = add!({ let b = a; b * a }, a);
    c * a
}

#[derive(Clone, Copy)]
pub struct Both<Z> {
    a: Z,
    b: Z,
}
impl<Z: std::ops::Mul<Y>, Y: Copy> std::ops::Mul<Y> for Both<Z> {
    type Output = Both<<Z as std::ops::Mul<Y>>::Output>;
    fn mul(self, by: Y) -> Self::Output {
        Both { a: self.a * by, b: self.b * by }
    }
}
pub type Floats = Both<f32>;

pub fn struct_by_an_alias(c: f32) -> f32 {
    (Floats { a: 2.5, b: 1.5 } * 2.5f32).a + c + (Both::<f32> { a: 2.5, b: 1.5 } * 2.5f32).b
}

#[derive(Clone, Copy)]
pub struct Point(f64);
impl From<Point> for (i32, i32) {
    fn from(of: Point) -> Self {
        (of.0 as i32, 1)
    }
}
impl From<Point> for (f64, f64, f64) {
    fn from(of: Point) -> Self {
        (of.0, 1.5, of.0)
    }
}
#[derive(Clone, Copy)]
pub struct Cell(i64);
impl From<Cell> for (i64, i64, i64) {
    fn from(of: Cell) -> Self {
        (of.0, 1, of.0)
    }
}

pub fn into_parts(a: Point, b: Cell) -> f64 {
    let (x, y, z) = a.into();
    let (u, v, w) = b.into();
    let _ = u * v + w;
    x * y + z
}

impl From<Point> for [f64; 2] {
    fn from(of: Point) -> Self {
        [of.0, 1.5]
    }
}

pub fn into_an_array(a: Point) -> f64 {
    let [x, y] = a.into();
    x * y
}

macro_rules! list {
    ($($item:expr),*) => {{
        let mut all = Vec::new();
        $(all.push($item);)*
        all
    }};
}

pub fn function_named_in_a_macro(a: f32) -> f32 {
    list![Some(a).map(f32::sqrt).unwrap()][0]
}
