//! Pinned floats: IEEE 754 numbers whose every function has one answer. The operations of the hardware are `+ - * / sqrt` alone.
//! Must not know: fixed point, but for its constants and its 192 bits.

// determinism-lint: allow-file(target-dependent-code, why = "exact-op", reason = "refuses a target on which floats are not what the language says")

#[cfg(any(target_arch = "m68k", all(target_arch = "x86", not(target_feature = "sse2"))))]
compile_error!(
    "pinned floats need arithmetic that rounds every operation to its own width, and this target computes in 80 bits; build without \
     the feature `float`, fixed point is the same bits everywhere"
);

pub(crate) mod basic;
mod double;
mod env;
pub(crate) mod kernel;
mod number;
mod operators;
pub(crate) mod root;
mod rounding;
mod state;
#[cfg(feature = "serde")]
mod stored;
mod surface;
mod text;
mod wide;

pub use env::{FloatEnv, FloatEnvFault, Rounding};
pub use number::{Fp32Pinned, Fp64Pinned};
pub use text::ParseFloatError;
pub use wide::WideFloat;
