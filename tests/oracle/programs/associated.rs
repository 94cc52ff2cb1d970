//! Associated types of parameters, of supertraits and of impls for everything: what they are is known by what traits require.

use std::ops::{Add, Mul, Sub};
pub struct Line3(f64, f64, f64);
impl Into<(f64, f64, f64)> for Line3 {
    fn into(self) -> (f64, f64, f64) {
        (self.0, self.1, self.2)
    }
}
pub fn made() -> Line3 {
    Line3(1.0, 2.0, 3.0)
}
pub fn k1(x: f64) -> f64 {
    let (a, b, c) = made().into();
    a * x + b * x + c
}
pub trait Coordinate:
    Sized + Copy + Add<Self, Output = Self> + Mul<f64, Output = Self> + Sub<Self, Output = Self>
{
    fn distance_to(&self, target: &Self) -> f64;
    fn from_components(components: &[f64]) -> Self;
    fn origin() -> Self;
}
pub trait Coordinate2D {
    fn x(&self) -> f64;
    fn y(&self) -> f64;
}
pub trait Geo {
    type Point: Coordinate;
}
pub trait Line: Geo {
    fn points(&self) -> (Self::Point, Self::Point);
    fn point_at_pos(&self, pos: f64) -> Self::Point;
}
pub trait Line2D: Line {
    fn angle_to(&self, other: &impl Line<Point = Self::Point>) -> f64;
    fn angle(&self) -> f64;
}
impl<Point: Coordinate + Clone> Geo for (Point, Point) {
    type Point = Point;
}
impl<Point: Coordinate + Clone> Line for (Point, Point) {
    fn points(&self) -> (Self::Point, Self::Point) {
        self.clone()
    }
    fn point_at_pos(&self, pos: f64) -> Self::Point {
        let (a, b) = self.points();
        a + (b - a) * pos
    }
}
impl<TLine: Line> Line2D for TLine
where
    TLine::Point: Coordinate2D,
{
    fn angle(&self) -> f64 {
        let (sp, ep) = self.points();
        let vector = ep - sp;
        f64::atan2(vector.y(), vector.x())
    }
    fn angle_to(&self, other: &impl Line<Point = Self::Point>) -> f64 {
        let angle1 = self.angle();
        let angle2 = other.angle();
        angle1 - angle2
    }
}
pub fn ray<L: Line>(a: &L, _b: &L) -> Option<L::Point>
where
    L::Point: Coordinate2D,
{
    Some(a.points().0)
}
pub trait Curve: Geo + Clone {
    fn start_point(&self) -> Self::Point;
    fn end_point(&self) -> Self::Point;
    fn normal(&self, t: f64) -> Self::Point;
}
pub fn k3<C: Curve>(curve: &C) -> f64
where
    C::Point: Coordinate2D,
{
    let start = curve.start_point();
    let end = curve.end_point();
    let n = curve.normal(0.0);
    let meet = ray(&(start, start + n), &(end, end + n));
    if let Some(meet) = meet {
        let a = meet.distance_to(&start);
        let b = meet.distance_to(&end);
        return a.min(b) / a.max(b);
    }
    0.0
}
pub fn k3b<C: Curve>(curve: &C) -> f64
where
    C::Point: Coordinate2D,
{
    let line = (curve.start_point(), curve.end_point());
    let mid = line.point_at_pos(0.5);
    let off = mid - curve.start_point();
    let off = C::Point::from_components(&[off.y(), off.x()]);
    let target = mid + off;
    let d = target.x() - off.y();
    d
}
pub trait BoundingBox: Geo {
    fn from_min_max(min: Self::Point, max: Self::Point) -> Self;
    fn min(&self) -> Self::Point;
    fn max(&self) -> Self::Point;
    fn union_bounds(self, target: Self) -> Self
    where
        Self: Sized,
    {
        let _ = target;
        self
    }
    fn empty() -> Self
    where
        Self: Sized,
    {
        Self::from_min_max(Self::Point::origin(), Self::Point::origin())
    }
}
pub struct Bounds<Point: Coordinate>(pub Point, pub Point);
impl<Point: Coordinate> Geo for Bounds<Point> {
    type Point = Point;
}
impl<Point: Coordinate> BoundingBox for Bounds<Point> {
    fn from_min_max(min: Self::Point, max: Self::Point) -> Self {
        Bounds(min, max)
    }
    fn min(&self) -> Self::Point {
        self.0
    }
    fn max(&self) -> Self::Point {
        self.1
    }
}
pub trait HasBounds: Geo {
    fn bounding_box<B: BoundingBox<Point = Self::Point>>(&self) -> B;
}
impl<C: Curve> HasBounds for C {
    fn bounding_box<B: BoundingBox<Point = Self::Point>>(&self) -> B {
        B::from_min_max(self.start_point(), self.end_point())
    }
}
pub fn k4<P: Curve>(path: Vec<P>) -> f64
where
    P::Point: Coordinate + Coordinate2D,
{
    let bounds = path
        .iter()
        .map(|p| p.bounding_box::<Bounds<_>>())
        .reduce(|a, b| a.union_bounds(b))
        .unwrap_or_else(|| Bounds::empty());
    let size = bounds.max() - bounds.min();
    let border = P::Point::from_components(&[1.0, 1.0]);
    let size = size + (border * 2.0);
    size.x().ceil() + 2.0
}
pub fn k5<P: Curve>(path: Vec<P>) -> f64
where
    P::Point: Coordinate + Coordinate2D,
{
    let bounds = path.iter().fold(Bounds::empty(), |a, b| a.union_bounds(b.bounding_box()));
    1000.0 / (bounds.max() - bounds.min()).x()
}
pub mod ambiguous {
    use super::*;
    pub trait Flat {
        type Point: Coordinate + Coordinate2D;
        fn angle_flat(&self) -> f64;
        fn to(&self) -> f64;
    }
    impl<L: ?Sized> Flat for L
    where
        L: Line,
        L::Point: Coordinate2D,
    {
        type Point = L::Point;
        fn angle_flat(&self) -> f64 {
            let (sp, ep) = self.points();
            let v = ep - sp;
            v.x() - v.y()
        }
        fn to(&self) -> f64 {
            let a = self.angle_flat();
            a - a
        }
    }
    pub fn slope<L: Line + ?Sized>(line: &L) -> f64
    where
        L::Point: Coordinate + Coordinate2D,
    {
        let (from, to) = line.points();
        let offset = to - from;
        offset.y() / offset.x()
    }
    pub trait Longer: Line {
        fn half(&self) -> Self::Point {
            let (a, b) = self.points();
            (b - a) * 0.5
        }
        fn w(&self) -> f64
        where
            Self::Point: Coordinate2D,
        {
            let (a, b) = self.points();
            (b - a).x() * 0.5
        }
    }
}
pub trait Wide: Copy {
    fn to_f64(self) -> f64;
    fn zero() -> Self;
}
pub trait Narrow: Copy {
    type Wide: Wide;
    fn to_f64(self) -> u8;
}
pub struct IV<T: Narrow> {
    pub x: T::Wide,
    pub n: T,
}
pub fn fields<T: Narrow>(v: IV<T>) -> f64 {
    let x = v.x.to_f64();
    x * x
}
pub fn fields_int<T: Narrow>(v: IV<T>) -> u8 {
    let x = v.n.to_f64();
    x * x
}
pub trait Path2: Geo {
    fn bounding_box<B: BoundingBox<Point = Self::Point>>(&self) -> B;
}
pub fn boxed<P: Path2>(path: &[P]) -> f64
where
    P::Point: Coordinate2D,
{
    let bounds = path
        .iter()
        .map(|p| p.bounding_box::<Bounds<_>>())
        .reduce(|a, b| a.union_bounds(b))
        .unwrap_or_else(|| Bounds::empty());
    bounds.max().x() * 2.0
}

pub mod by_path {
    pub trait ScalarType {
        type Vector;
        type Num;
    }
    pub struct Simd;
    #[derive(Clone, Copy)]
    pub struct V2 {
        pub x: f32,
    }
    impl V2 {
        pub fn made(x: f32) -> Self {
            V2 { x }
        }
    }
    impl V2 {
        pub const UNIT: V2 = V2 { x: 1.0 };
    }
    impl ScalarType for Simd {
        type Vector = V2;
        type Num = f32;
    }
    pub trait Deep {
        type In: ScalarType;
    }
    impl Deep for V2 {
        type In = Simd;
    }
    pub struct I2 {
        pub x: i32,
    }
    pub struct IntS;
    impl ScalarType for IntS {
        type Vector = I2;
        type Num = i32;
    }
    impl I2 {
        pub fn made(x: i32) -> Self {
            I2 { x }
        }
    }
    pub fn a() -> f32 {
        let v = <Simd as ScalarType>::Vector::made(1.0);
        v.x * v.x
    }
    pub fn b() -> f32 {
        let v = <Simd as ScalarType>::Vector::UNIT;
        v.x * v.x
    }
    pub fn c() -> f32 {
        let v = <<V2 as Deep>::In as ScalarType>::Vector::made(1.0);
        v.x * v.x
    }
    pub fn d() -> f32 {
        let v = <Simd as ScalarType>::Num::from(1u8);
        v * v
    }
    pub fn e() -> i32 {
        let v = <IntS as ScalarType>::Vector::made(1);
        v.x * v.x
    }
    pub fn f() -> i32 {
        let v = <IntS as ScalarType>::Num::from(1u8);
        v * v
    }
}
pub mod blanket {
    pub trait C2 {
        fn x(&self) -> f64;
    }
    pub trait Geo {
        type Point;
    }
    pub trait Line: Geo {
        fn point(&self) -> Self::Point;
    }
    pub trait A1 {
        fn angle1(&self) -> f64;
        fn d1(&self) -> f64;
    }
    impl<T: Line> A1 for T {
        fn angle1(&self) -> f64 {
            1.0
        }
        fn d1(&self) -> f64 {
            let a = self.angle1();
            a - a
        }
    }
    pub trait A2 {
        fn angle2(&self) -> f64;
        fn d2(&self) -> f64;
    }
    impl<T: Line> A2 for T
    where
        T::Point: C2,
    {
        fn angle2(&self) -> f64 {
            1.0
        }
        fn d2(&self) -> f64 {
            let a = self.angle2();
            a - a
        }
    }
    pub trait A3: Line {
        fn angle3(&self) -> f64;
        fn d3(&self) -> f64;
    }
    impl<T: Line> A3 for T
    where
        T::Point: C2,
    {
        fn angle3(&self) -> f64 {
            1.0
        }
        fn d3(&self) -> f64 {
            let a = self.angle3();
            a - a
        }
    }
    pub fn out<T: Line>(l: T) -> f64
    where
        T::Point: C2,
    {
        let a = l.angle3();
        a - a
    }
}
