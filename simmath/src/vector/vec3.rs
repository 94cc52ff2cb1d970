//! The vector of three numbers.

use core::cmp::Ordering;

use super::Vec2;
use crate::surface::{DomainError, Elementary, SimMath};

/// A vector of three numbers; 0 by default.
///
/// Order and rounding are as in [`Vec2`]: each method names its expression, whose operations are carried out one after the other,
/// products first, then sums from left to right; what says *exact* is rounded once.
///
/// ```
/// use simmath::{Vec3, fx};
///
/// let position = Vec3::new(fx!(2), fx!(3), fx!(6));
/// assert_eq!(position.length(), fx!(7));
/// assert_eq!(Vec3::X.cross(Vec3::Y), Vec3::<simmath::Fpx16_16>::Z);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(C)]
pub struct Vec3<M> {
    /// The first component.
    pub x: M,
    /// The second component.
    pub y: M,
    /// The third component.
    pub z: M,
}

impl<M> Vec3<M> {
    /// The vector (x, y, z).
    #[inline]
    pub const fn new(x: M, y: M, z: M) -> Self {
        Self { x, y, z }
    }

    /// The components in order.
    #[inline]
    pub fn to_array(self) -> [M; 3] {
        [self.x, self.y, self.z]
    }

    /// The vector (x, y).
    #[inline]
    pub fn truncate(self) -> Vec2<M> {
        Vec2 { x: self.x, y: self.y }
    }
}

impl<M: SimMath> Vec3<M> {
    /// (0, 0, 0).
    pub const ZERO: Self = Self::splat(M::ZERO);
    /// (1, 1, 1).
    pub const ONE: Self = Self::splat(M::ONE);
    /// (1, 0, 0).
    pub const X: Self = Self::new(M::ONE, M::ZERO, M::ZERO);
    /// (0, 1, 0).
    pub const Y: Self = Self::new(M::ZERO, M::ONE, M::ZERO);
    /// (0, 0, 1).
    pub const Z: Self = Self::new(M::ZERO, M::ZERO, M::ONE);

    /// The vector (value, value, value).
    #[inline]
    pub const fn splat(value: M) -> Self {
        Self { x: value, y: value, z: value }
    }

    /// `x1 * x2 + y1 * y2 + z1 * z2`: three rounded products, two sums from left to right. Saturates where one of them does; see
    /// [`dot_wide`](Vec3::dot_wide) for the exact value.
    #[inline]
    pub fn dot(self, other: Self) -> M {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// The exact dot product, for comparisons.
    #[inline]
    pub fn dot_wide(self, other: Self) -> M::Wide {
        self.x.mul_wide(other.x) + self.y.mul_wide(other.y) + self.z.mul_wide(other.z)
    }

    /// `(y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2)`: per component two rounded products and one difference.
    #[inline]
    pub fn cross(self, other: Self) -> Self {
        Self {
            x: self.y * other.z - self.z * other.y,
            y: self.z * other.x - self.x * other.z,
            z: self.x * other.y - self.y * other.x,
        }
    }

    /// √(x² + y² + z²), *exact*: correctly rounded, and saturating only where the length itself does not fit.
    #[inline]
    pub fn length(self) -> M {
        M::length_of([self.x, self.y, self.z])
    }

    /// `sqrt(x * x + y * y + z * z)` step by step: three rounded products, two sums from left to right, one root, each saturating.
    ///
    /// Good for short vectors only, see [`Vec2::length_stepwise`]; all but old replays want [`length`](Vec3::length).
    #[inline]
    pub fn length_stepwise(self) -> M {
        self.length_squared().sqrt()
    }

    /// `x * x + y * y + z * z`: three rounded products, two sums from left to right. Saturates early; see
    /// [`length_squared_wide`](Vec3::length_squared_wide) for the exact value.
    #[inline]
    pub fn length_squared(self) -> M {
        self.dot(self)
    }

    /// x² + y² + z² without rounding or overflow, for comparisons.
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

    /// `(self - other).length_squared()`: three differences, three rounded products, two sums from left to right. Saturates early;
    /// see [`distance_squared_wide`](Vec3::distance_squared_wide) for the exact value.
    #[inline]
    pub fn distance_squared(self, other: Self) -> M {
        (self - other).length_squared()
    }

    /// (x1 − x2)² + (y1 − y2)² + (z1 − z2)² without rounding or overflow, for comparisons over the whole range.
    #[inline]
    pub fn distance_squared_wide(self, other: Self) -> M::Wide {
        self.x.squared_distance_wide(other.x)
            + self.y.squared_distance_wide(other.y)
            + self.z.squared_distance_wide(other.z)
    }

    /// How the distance compares with a limit, *exact*: the squares are compared without rounding or overflow, for any two points.
    /// No distance is below 0, so with a negative limit it is `Greater`.
    #[inline]
    pub fn distance_cmp(self, other: Self, limit: M) -> Ordering {
        if limit < M::ZERO {
            return Ordering::Greater;
        }
        self.distance_squared_wide(other).cmp(&limit.mul_wide(limit))
    }

    /// The vector of length 1 in this direction, *exact*: each component correctly rounded, however long or short the vector is.
    /// Zero stays zero.
    #[inline]
    pub fn normalize(self) -> Self {
        let [x, y, z] = M::normalize_of([self.x, self.y, self.z]);
        Self { x, y, z }
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
        Self { x: self.x.lerp(to.x, t), y: self.y.lerp(to.y, t), z: self.z.lerp(to.z, t) }
    }

    /// [`SimMath::clamp`] by component.
    #[inline]
    pub fn clamp(self, lo: Self, hi: Self) -> Self {
        Self { x: self.x.clamp(lo.x, hi.x), y: self.y.clamp(lo.y, hi.y), z: self.z.clamp(lo.z, hi.z) }
    }

    /// The smaller one by component.
    #[inline]
    pub fn min(self, other: Self) -> Self {
        Self { x: self.x.min(other.x), y: self.y.min(other.y), z: self.z.min(other.z) }
    }

    /// The larger one by component.
    #[inline]
    pub fn max(self, other: Self) -> Self {
        Self { x: self.x.max(other.x), y: self.y.max(other.y), z: self.z.max(other.z) }
    }

    /// The magnitude by component.
    #[inline]
    pub fn abs(self) -> Self {
        Self { x: self.x.abs(), y: self.y.abs(), z: self.z.abs() }
    }
}

impl<M: Elementary> Vec3<M> {
    /// Turned about the x axis by an angle in radians, from y to z: (y, z) as by [`Vec2::rotate`], x untouched.
    #[inline]
    pub fn rotate_x(self, angle: M) -> Self {
        let turned = Vec2 { x: self.y, y: self.z }.rotate(angle);
        Self { x: self.x, y: turned.x, z: turned.y }
    }

    /// Turned about the y axis by an angle in radians, from z to x: (z, x) as by [`Vec2::rotate`], y untouched.
    #[inline]
    pub fn rotate_y(self, angle: M) -> Self {
        let turned = Vec2 { x: self.z, y: self.x }.rotate(angle);
        Self { x: turned.y, y: self.y, z: turned.x }
    }

    /// Turned about the z axis by an angle in radians, from x to y: (x, y) as by [`Vec2::rotate`], z untouched.
    #[inline]
    pub fn rotate_z(self, angle: M) -> Self {
        let turned = Vec2 { x: self.x, y: self.y }.rotate(angle);
        Self { x: turned.x, y: turned.y, z: self.z }
    }
}

impl<M> From<[M; 3]> for Vec3<M> {
    #[inline]
    fn from([x, y, z]: [M; 3]) -> Self {
        Self { x, y, z }
    }
}
