//! Rust's operators, which are the pinned operations under another name.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use super::Fixed;

macro_rules! operator {
    ($($operator:ident::$method:ident, $assign:ident::$assign_method:ident;)*) => {$(
        impl<const FRAC: u32> $operator for Fixed<FRAC> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Fixed::$method(self, other)
            }
        }

        impl<const FRAC: u32> $assign for Fixed<FRAC> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = Fixed::$method(*self, other);
            }
        }
    )*};
}

operator! {
    Add::add, AddAssign::add_assign;
    Sub::sub, SubAssign::sub_assign;
    Mul::mul, MulAssign::mul_assign;
    Div::div, DivAssign::div_assign;
    Rem::rem, RemAssign::rem_assign;
}

impl<const FRAC: u32> Neg for Fixed<FRAC> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Fixed::neg(self)
    }
}

/// From the first to the last, one saturating addition after the other.
impl<const FRAC: u32> Sum for Fixed<FRAC> {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, Fixed::add)
    }
}
