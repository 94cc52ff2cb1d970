//! The environment of float arithmetic, found out by arithmetic: no instruction of a processor is named, so it works on all of them.

use core::fmt;
use core::hint::black_box;

/// How a thread's float arithmetic behaves at this moment.
///
/// Rust assumes that it is [`FloatEnv::IEEE`]. Foreign code changes it all the same: a library that was compiled with fast math sets
/// "flush to zero" for the thread that loads it, a driver or a plugin leaves another rounding mode behind, and threads inherit it. From
/// then on every addition can have another last bit, and peers part without a trace. So ask once per tick and per thread: it costs less
/// than a microsecond.
///
/// ```
/// use simmath::FloatEnv;
///
/// FloatEnv::check()?;
/// # Ok::<(), simmath::FloatEnvFault>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatEnv {
    /// Which of two neighbours a sum between them becomes.
    pub rounding: Rounding,
    /// Results below the normal numbers become 0 ("FTZ").
    pub flushes_results: bool,
    /// Operands below the normal numbers count as 0 ("DAZ").
    pub flushes_operands: bool,
    /// A product and a sum are rounded once, together: this crate was compiled with flags that allow it.
    pub fuses: bool,
}

/// A rounding mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Rounding {
    /// To the nearest number, ties to even.
    NearestEven,
    /// Towards −∞.
    Down,
    /// Towards +∞.
    Up,
    /// Towards 0.
    TowardsZero,
    /// None of these, or not the same for both widths.
    Other,
}

impl FloatEnv {
    /// What IEEE 754 has as the default, and Rust as the only one.
    pub const IEEE: Self = Self {
        rounding: Rounding::NearestEven,
        flushes_results: false,
        flushes_operands: false,
        fuses: false,
    };

    /// Finds out by some twenty operations.
    pub fn measure() -> Self {
        let (single, double) = (single::rounding(), double::rounding());
        Self {
            rounding: if single == double { single } else { Rounding::Other },
            flushes_results: single::flushes_results() || double::flushes_results(),
            flushes_operands: single::flushes_operands() || double::flushes_operands(),
            fuses: single::fuses() || double::fuses(),
        }
    }

    /// Whether the environment is [`FloatEnv::IEEE`].
    ///
    /// # Errors
    ///
    /// [`FloatEnvFault`], which says what differs. The state after it cannot be trusted: stop, or go back to a saved one.
    pub fn check() -> Result<(), FloatEnvFault> {
        let found = Self::measure();
        if found == Self::IEEE { Ok(()) } else { Err(FloatEnvFault { found }) }
    }
}

/// Float arithmetic is not what results of this crate need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatEnvFault {
    /// What was found.
    pub found: FloatEnv,
}

impl fmt::Display for FloatEnvFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FloatEnv { rounding, flushes_results, flushes_operands, fuses } = self.found;
        let mode = match rounding {
            Rounding::NearestEven => None,
            Rounding::Down => Some("float results are rounded down"),
            Rounding::Up => Some("float results are rounded up"),
            Rounding::TowardsZero => Some("float results are rounded towards zero"),
            Rounding::Other => Some("float results are rounded in an unknown way"),
        };
        let faults = [
            mode,
            flushes_results.then_some("subnormal results are flushed to zero"),
            flushes_operands.then_some("subnormal operands are taken as zero"),
            fuses.then_some("products and sums are fused, by flags of the compiler"),
        ];
        let mut separator = "";
        for fault in faults.into_iter().flatten() {
            write!(out, "{separator}{fault}")?;
            separator = "; ";
        }
        Ok(())
    }
}

impl core::error::Error for FloatEnvFault {}

macro_rules! questions {
    ($module:ident $float:ident) => {
        mod $module {
            use super::{Rounding, black_box};

            pub(super) fn rounding() -> Rounding {
                let half = black_box($float::EPSILON / 2.0);
                let (one, above) = (black_box(1.0), 1.0 + $float::EPSILON);
                // Two ties between neighbours of 1 and −1, and one of the second and third number above 1.
                match (one + half, -one - half, one + 3.0 * half) {
                    (up, down, even) if up == 1.0 && down == -1.0 && even == above + $float::EPSILON => {
                        Rounding::NearestEven
                    }
                    (up, down, even) if up == 1.0 && down == -above && even == above => Rounding::Down,
                    (up, down, even) if up == above && down == -1.0 && even > above => Rounding::Up,
                    (up, down, even) if up == 1.0 && down == -1.0 && even == above => Rounding::TowardsZero,
                    _ => Rounding::Other,
                }
            }

            pub(super) fn flushes_results() -> bool {
                // Not by a comparison, which takes a flushed operand for zero too.
                !(black_box($float::MIN_POSITIVE) * black_box(0.5)).is_subnormal()
            }

            pub(super) fn flushes_operands() -> bool {
                black_box($float::from_bits(1)) * black_box(1.0 / $float::EPSILON) == 0.0
            }

            pub(super) fn fuses() -> bool {
                let x = black_box(1.0 + $float::EPSILON);
                let square = black_box(1.0 + 2.0 * $float::EPSILON);
                // The square less what it is rounded to: nothing or one step, unless it was not rounded at all.
                x * x - square == $float::EPSILON * $float::EPSILON
            }
        }
    };
}

questions! { single f32 }
questions! { double f64 }
