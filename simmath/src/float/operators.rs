//! Rust's operators: those of the float, one operation each.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use super::{Fp32Pinned, Fp64Pinned};
use crate::vector::{Vec2, Vec3};

macro_rules! operator {
    ($name:ident: $($operator:ident::$method:ident, $assign:ident::$assign_method:ident, $symbol:tt;)*) => {$(
        impl $operator for $name {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self::new(self.raw() $symbol other.raw())
            }
        }

        impl $assign for $name {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $symbol other;
            }
        }
    )*};
}

macro_rules! operators {
    ($($name:ident)+) => {$(
        operator! {
            $name:
            Add::add, AddAssign::add_assign, +;
            Sub::sub, SubAssign::sub_assign, -;
            Mul::mul, MulAssign::mul_assign, *;
            Div::div, DivAssign::div_assign, /;
            Rem::rem, RemAssign::rem_assign, %;
        }

        impl Neg for $name {
            type Output = Self;

            #[inline]
            fn neg(self) -> Self {
                Self::new(-self.raw())
            }
        }

        /// From the first to the last, one addition after the other, beginning with 0.
        impl Sum for $name {
            fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                numbers.fold(Self::new(0.0), Self::add)
            }
        }

        operators! { @vector $name Vec2 x y }
        operators! { @vector $name Vec3 x y z }
    )+};
    (@vector $name:ident $vector:ident $($part:ident)+) => {
        /// `number * vector`, which Rust admits for a known backend only; generic code writes `vector * number`.
        impl Mul<$vector<$name>> for $name {
            type Output = $vector<$name>;

            #[inline]
            fn mul(self, vector: $vector<$name>) -> $vector<$name> {
                $vector { $($part: self * vector.$part),+ }
            }
        }
    };
}

operators! { Fp32Pinned Fp64Pinned }
