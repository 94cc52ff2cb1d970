//! `bytemuck`: fixed point as plain bytes. The pinned floats are left out on purpose: their bytes would show which NaN they hold.
#![expect(unsafe_code, reason = "bytemuck's traits are unsafe to implement; each impl says why it holds")]

use bytemuck::{Pod, Zeroable};

use crate::fixed::Fixed;
use crate::vector::{Vec2, Vec3};

// SAFETY: transparent over an `i32`, of which every value is a number; 0 is one.
unsafe impl<const FRAC: u32> Zeroable for Fixed<FRAC> {}
// SAFETY: transparent over an `i32`: any bits, no padding, no cell, no lifetime.
unsafe impl<const FRAC: u32> Pod for Fixed<FRAC> {}

// SAFETY: `repr(C)` of fields of one type that may be zero.
unsafe impl<M: Zeroable> Zeroable for Vec2<M> {}
// SAFETY: `repr(C)` of two fields of one plain type, so nothing lies between or behind them.
unsafe impl<M: Pod> Pod for Vec2<M> {}
// SAFETY: as for two components.
unsafe impl<M: Zeroable> Zeroable for Vec3<M> {}
// SAFETY: as for two components.
unsafe impl<M: Pod> Pod for Vec3<M> {}
