//! One math surface for deterministic simulation code, exact to the last bit on every target.
//!
//! Step code is written once against [`SimMath`] and [`Elementary`] and runs on any backend: [`Fpx16_16`], [`Fpx8_24`] and
//! [`Fpx20_12`] are fixed point, where every result is one integer on every CPU, build and browser; [`Fp32Pinned`] and [`Fp64Pinned`]
//! are floats whose every function has one answer, and the modules `f32` and `f64` the same functions for raw floats.
//!
//! ```
//! use simmath::{Elementary, Fpx16_16, SimMath, Vec2, fx};
//!
//! /// One tick of a thing on a circle; the same bits for every peer.
//! fn step<M: Elementary>(angle: M, turn: M) -> (M, Vec2<M>) {
//!     let angle = angle + turn;
//!     let (sin, cos) = angle.sin_cos();
//!     (angle, Vec2::new(cos, sin))
//! }
//!
//! let (angle, at) = step::<Fpx16_16>(Fpx16_16::ZERO, fx!(1/60));
//! assert_eq!(angle.to_raw(), 1092);
//! assert_eq!(at.y.to_raw(), 1092);
//! ```
//!
//! # Policies of fixed point
//!
//! Rounding is to nearest with ties to even, everywhere. What does not fit saturates. Nothing panics, allocates or differs
//! between debug and release. Outside of the domain of a function the value is that of the domain's nearest end, and the
//! `try_` form of the function says so instead. The reference of each operation is on its method.
//!
//! # Features
//!
//! - `std` (default): square roots and lengths begin with a guess of the hardware's `f64` square root and decide by an integer
//!   test, which is faster and gives the same bits as the integer path that is used without it.
//! - `derive` (default): `#[derive(DeterminismSafe)]`.
//! - `sim` (default): state hash, [`world`], [`replay`] and [`desync`].
//! - `float` (default): [`Fp32Pinned`], [`Fp64Pinned`], [`FloatEnv`] and the functions of raw floats; refused on targets that compute
//!   floats in 80 bits, where everything else builds.
//! - `serde`: [`MathBackend`] as its config id, fixed point as raw integers in every format, pinned floats as bits or, in readable
//!   formats, as decimals in a text; vectors as structs of `x`, `y`, `z`.
//! - `arbitrary`, `bytemuck`, `fixed`, `mint`, `proptest`, `rand`: the traits and types of those crates.
//! - `detcheck`: [`detcheck`], which runs a scenario on many builds and finds where two of them part.
//! - `arrayvec`, `fixed`, `glam`, `indexmap`, `slotmap`, `smallvec`: types of these crates in [`state`].
#![no_std]
// The traits of `bytemuck` cannot be implemented without the word, and they are all that says it.
#![cfg_attr(not(feature = "bytemuck"), forbid(unsafe_code))]
#![cfg_attr(feature = "bytemuck", deny(unsafe_code))]

extern crate alloc;

#[cfg(any(feature = "std", test))]
extern crate std;

#[macro_use]
mod tuples;
#[macro_use]
mod backend;
mod decimal;
#[cfg(feature = "sim")]
pub mod desync;
#[cfg(feature = "detcheck")]
pub mod detcheck;
mod encode;
#[cfg(feature = "float")]
pub mod f32;
#[cfg(feature = "float")]
pub mod f64;
mod fixed;
#[cfg(feature = "float")]
mod float;
#[cfg(test)]
mod generated;
mod literal;
mod neighbours;
pub mod quantize;
#[cfg(feature = "sim")]
pub mod replay;
pub mod state;
mod surface;
mod vector;
#[cfg(feature = "sim")]
pub mod world;

pub use backend::*;
pub use fixed::{Fixed, Format, ParseFixedError, Wide};
#[cfg(feature = "float")]
pub use float::{FloatEnv, FloatEnvFault, ParseFloatError, Rounding, WideFloat};
pub use state::{Arithmetic, CanonicalState, DeterminismSafe, ExactFloat, FixedPoint};
pub use surface::{DomainError, Elementary, Scope, SimMath, sum_ordered};
pub use vector::{Vec2, Vec3};
#[cfg(feature = "sim")]
pub use world::World;

/// What the macros of this crate expand to; not for use by hand.
#[doc(hidden)]
pub mod private {
    pub use crate::literal::{LiteralFormat, check, encode};
    pub use crate::state::private::{
        NotStored, Part, Probe, decode_tag, encode_tag, least_size_of_enum, refused, size_of_enum,
        total_size, visit_tag,
    };
    #[cfg(feature = "std")]
    pub use crate::state::private::{Sorted, SortedState};
}
