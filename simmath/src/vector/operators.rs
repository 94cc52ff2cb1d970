//! Rust's operators on vectors: the numbers' operators by component.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use super::{Vec2, Vec3};
use crate::fixed::Fixed;
use crate::surface::SimMath;

/// One operator between a vector and a vector, by component, and between a vector and a number.
macro_rules! operator {
    ($vector:ident { $($part:ident)+ } $operator:ident::$method:ident $assign:ident::$assign_method:ident) => {
        impl<M: SimMath> $operator for $vector<M> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self { $($part: self.$part.$method(other.$part)),+ }
            }
        }

        impl<M: SimMath> $assign for $vector<M> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
    (number $vector:ident { $($part:ident)+ } $operator:ident::$method:ident $assign:ident::$assign_method:ident) => {
        impl<M: SimMath> $operator<M> for $vector<M> {
            type Output = Self;

            #[inline]
            fn $method(self, number: M) -> Self {
                Self { $($part: self.$part.$method(number)),+ }
            }
        }

        impl<M: SimMath> $assign<M> for $vector<M> {
            #[inline]
            fn $assign_method(&mut self, number: M) {
                *self = self.$method(number);
            }
        }
    };
}

macro_rules! operators {
    ($vector:ident { $($part:ident)+ }) => {
        operator! { $vector { $($part)+ } Add::add AddAssign::add_assign }
        operator! { $vector { $($part)+ } Sub::sub SubAssign::sub_assign }
        operator! { $vector { $($part)+ } Mul::mul MulAssign::mul_assign }
        operator! { $vector { $($part)+ } Div::div DivAssign::div_assign }
        operator! { number $vector { $($part)+ } Mul::mul MulAssign::mul_assign }
        operator! { number $vector { $($part)+ } Div::div DivAssign::div_assign }

        impl<M: SimMath> Neg for $vector<M> {
            type Output = Self;

            #[inline]
            fn neg(self) -> Self {
                Self { $($part: -self.$part),+ }
            }
        }

        /// `number * vector`, which Rust admits for a known backend only; generic code writes `vector * number`.
        impl<const FRAC: u32> Mul<$vector<Fixed<FRAC>>> for Fixed<FRAC> {
            type Output = $vector<Fixed<FRAC>>;

            #[inline]
            fn mul(self, vector: $vector<Fixed<FRAC>>) -> $vector<Fixed<FRAC>> {
                $vector { $($part: self.mul(vector.$part)),+ }
            }
        }

        /// From the first to the last, one addition after the other, beginning with zero.
        impl<M: SimMath> Sum for $vector<M> {
            fn sum<I: Iterator<Item = Self>>(vectors: I) -> Self {
                vectors.fold(Self::ZERO, Self::add)
            }
        }
    };
}

operators! { Vec2 { x y } }
operators! { Vec3 { x y z } }
