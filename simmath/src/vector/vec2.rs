//! The vector of two numbers.

use core::cmp::Ordering;

use super::Vec3;
use crate::surface::{DomainError, Elementary, SimMath};

/// A vector of two numbers; 0 by default. The y axis points where the game lets it point.
///
/// # Order and rounding
///
/// Each method names its expression. The operations of an expression are carried out one after the other, each rounded and
/// saturating by the backend's policy; products first, then sums from left to right. Methods that say *exact* compute one quantity
/// and round it once. All take constant time, and nothing panics or allocates.
///
/// | operator | expression |
/// |---|---|
/// | `a + b`, `a - b`, `-a` | by component |
/// | `a * b`, `a / b` | by component |
/// | `a * s`, `s * a`, `a / s` | each component with the number `s`; `s * a` where the backend is known |
///
/// ```
/// use simmath::{Fpx16_16, Vec2, fx};
///
/// let position = Vec2::new(fx!(3), fx!(4));
/// assert_eq!(position.length(), fx!(5));
/// assert_eq!(position + Vec2::X * fx!(0.5), Vec2::new(fx!(3.5), fx!(4)));
/// assert_eq!(format!("{position:?} {position}"), "Vec2(3.0, 4.0) [3, 4]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(C)]
pub struct Vec2<M> {
    /// The first component.
    pub x: M,
    /// The second component.
    pub y: M,
}

impl<M> Vec2<M> {
    /// The vector (x, y).
    #[inline]
    pub const fn new(x: M, y: M) -> Self {
        Self { x, y }
    }

    /// The components in order.
    #[inline]
    pub fn to_array(self) -> [M; 2] {
        [self.x, self.y]
    }

    /// The vector (x, y, `z`).
    #[inline]
    pub fn extend(self, z: M) -> Vec3<M> {
        Vec3 { x: self.x, y: self.y, z }
    }
}

impl<M: SimMath> Vec2<M> {
    /// (0, 0).
    pub const ZERO: Self = Self::splat(M::ZERO);
    /// (1, 1).
    pub const ONE: Self = Self::splat(M::ONE);
    /// (1, 0).
    pub const X: Self = Self::new(M::ONE, M::ZERO);
    /// (0, 1).
    pub const Y: Self = Self::new(M::ZERO, M::ONE);

    /// The vector (value, value).
    #[inline]
    pub const fn splat(value: M) -> Self {
        Self { x: value, y: value }
    }

    /// `x1 * x2 + y1 * y2`: two rounded products, one sum. Saturates where a product or the sum does; see
    /// [`dot_wide`](Vec2::dot_wide) for the exact value.
    #[inline]
    pub fn dot(self, other: Self) -> M {
        self.x * other.x + self.y * other.y
    }

    /// The exact dot product, for comparisons.
    #[inline]
    pub fn dot_wide(self, other: Self) -> M::Wide {
        self.x.mul_wide(other.x) + self.y.mul_wide(other.y)
    }

    /// `x1 * y2 - y1 * x2`: two rounded products, one difference. Positive where `other` lies from `self` in the direction from x
    /// to y.
    #[inline]
    pub fn cross(self, other: Self) -> M {
        self.x * other.y - self.y * other.x
    }

    /// (−y, x): turned by a quarter from x to y; no rounding.
    #[inline]
    pub fn perp(self) -> Self {
        Self { x: -self.y, y: self.x }
    }

    /// √(x² + y²): in fixed point *exact*, correctly rounded, and saturating only where the length itself does not fit; in pinned floats
    /// `sqrt(x * x + y * y)` step by step.
    #[inline]
    pub fn length(self) -> M {
        M::length_of([self.x, self.y])
    }

    /// `sqrt(x * x + y * y)` step by step: two rounded products, one sum, one root, each saturating.
    ///
    /// In Q16.16 that is good for components up to about 181, where the sum of squares leaves the range, and short vectors lose
    /// their squares. It is here for games that have these bits in their replays; all others want [`length`](Vec2::length).
    #[inline]
    pub fn length_stepwise(self) -> M {
        self.length_squared().sqrt()
    }

    /// `x * x + y * y`: two rounded products, one sum. Saturates early; see [`length_squared_wide`](Vec2::length_squared_wide) for
    /// the exact value.
    #[inline]
    pub fn length_squared(self) -> M {
        self.dot(self)
    }

    /// x² + y² without rounding or overflow, for comparisons.
    #[inline]
    pub fn length_squared_wide(self) -> M::Wide {
        self.dot_wide(self)
    }

    /// The length of the difference, *exact*: correctly rounded for any two points, also where the difference saturates, since the
    /// length then does as well.
    #[inline]
    pub fn distance(self, other: Self) -> M {
        (self - other).length()
    }

    /// `(self - other).length_squared()`: two differences, two rounded products, one sum. Saturates early; see
    /// [`distance_squared_wide`](Vec2::distance_squared_wide) for the exact value.
    #[inline]
    pub fn distance_squared(self, other: Self) -> M {
        (self - other).length_squared()
    }

    /// (x1 − x2)² + (y1 − y2)² without rounding or overflow, for comparisons over the whole range.
    #[inline]
    pub fn distance_squared_wide(self, other: Self) -> M::Wide {
        self.x.squared_distance_wide(other.x) + self.y.squared_distance_wide(other.y)
    }

    /// How the distance compares with a limit, *exact*: the squares are compared without rounding or overflow, for any two points.
    /// No distance is below 0, so with a negative limit it is `Greater`.
    ///
    /// ```
    /// use core::cmp::Ordering;
    /// use simmath::{Fpx16_16, Vec2, fx};
    ///
    /// let (here, there) = (Vec2::splat(Fpx16_16::MIN), Vec2::splat(Fpx16_16::MAX));
    /// assert_eq!(here.distance_cmp(there, Fpx16_16::MAX), Ordering::Greater);
    /// assert_eq!(Vec2::X.distance_cmp(Vec2::ZERO, fx!(1)), Ordering::Equal);
    /// ```
    #[inline]
    pub fn distance_cmp(self, other: Self, limit: M) -> Ordering {
        if limit < M::ZERO {
            return Ordering::Greater;
        }
        self.distance_squared_wide(other).cmp(&limit.mul_wide(limit))
    }

    /// The vector of length 1 in this direction, however long or short the vector is; in fixed point *exact*, each component correctly
    /// rounded, and in pinned floats each component divided by the length. Zero stays zero.
    #[inline]
    pub fn normalize(self) -> Self {
        let [x, y] = M::normalize_of([self.x, self.y]);
        Self { x, y }
    }

    /// The vector of length 1 in this direction, *exact*.
    ///
    /// # Errors
    ///
    /// The zero vector has no direction.
    #[inline]
    pub fn try_normalize(self) -> Result<Self, DomainError> {
        if self == Self::ZERO { Err(DomainError::of("normalize")) } else { Ok(self.normalize()) }
    }

    /// `a + (b - a) * t` by component: a difference, a rounded product, a sum. `t` outside of 0 ..= 1 extrapolates.
    #[inline]
    pub fn lerp(self, to: Self, t: M) -> Self {
        Self { x: self.x.lerp(to.x, t), y: self.y.lerp(to.y, t) }
    }

    /// [`SimMath::clamp`] by component.
    #[inline]
    pub fn clamp(self, lo: Self, hi: Self) -> Self {
        Self { x: self.x.clamp(lo.x, hi.x), y: self.y.clamp(lo.y, hi.y) }
    }

    /// The smaller one by component.
    #[inline]
    pub fn min(self, other: Self) -> Self {
        Self { x: self.x.min(other.x), y: self.y.min(other.y) }
    }

    /// The larger one by component.
    #[inline]
    pub fn max(self, other: Self) -> Self {
        Self { x: self.x.max(other.x), y: self.y.max(other.y) }
    }

    /// The magnitude by component.
    #[inline]
    pub fn abs(self) -> Self {
        Self { x: self.x.abs(), y: self.y.abs() }
    }
}

impl<M: Elementary> Vec2<M> {
    /// (cos angle, sin angle), each correctly rounded: the unit vector at an angle in radians, from x to y.
    #[inline]
    pub fn from_angle(angle: M) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { x: cos, y: sin }
    }

    /// `atan2(y, x)`: the angle in radians from the x axis to this vector, in −π ..= π; 0 for the zero vector.
    #[inline]
    pub fn angle(self) -> M {
        self.y.atan2(self.x)
    }

    /// Turned by an angle in radians, from x to y: with `(sin, cos)` of the angle, `x * cos - y * sin` and `x * sin + y * cos`, each
    /// with two rounded products and one sum.
    ///
    /// The length drifts by the roundings when a vector is turned over and over. Keep the angle and turn the first vector by it.
    #[inline]
    pub fn rotate(self, angle: M) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { x: self.x * cos - self.y * sin, y: self.x * sin + self.y * cos }
    }
}

impl<M> From<[M; 2]> for Vec2<M> {
    #[inline]
    fn from([x, y]: [M; 2]) -> Self {
        Self { x, y }
    }
}
