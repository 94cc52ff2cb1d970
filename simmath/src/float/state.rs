//! The canonical form: the bits, with one NaN.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the crate's own numbers, stored as integers")

use super::{Fp32Pinned, Fp64Pinned};
use crate::state::{CanonicalState, DecodeError, Decoder, DeterminismSafe, ExactFloat, Leaf, Sink, Visitor};

macro_rules! state {
    ($($name:ident $bits:ident)+) => {$(
        impl CanonicalState for $name {
            const SIZE: Option<usize> = Some(size_of::<$bits>());
            const LEAST_SIZE: usize = size_of::<$bits>();

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                self.to_bits().encode(sink);
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                let bits = $bits::decode(input)?;
                let number = Self::from_bits(bits);
                // A NaN of other bits was never written.
                if number.to_bits() == bits { Ok(number) } else { Err(input.invalid(stringify!($name))) }
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                visitor.leaf(Leaf { text: self, bytes: &self.to_bits().to_le_bytes() });
            }
        }

        /// Under [`ExactFloat`] alone: the bits are those of other targets where that has been measured.
        impl DeterminismSafe<ExactFloat> for $name {}
    )+};
}

state! { Fp32Pinned u32 Fp64Pinned u64 }
