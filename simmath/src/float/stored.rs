//! Serde for pinned floats, exact in every format: bits where nobody reads, and the shortest decimal as a text where somebody does. A
//! number of JSON is refused, since readers round it as they like, and it has no infinity and no NaN.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use super::{Fp32Pinned, Fp64Pinned};

macro_rules! stored {
    ($($name:ident $bits:ident $serialize:ident)+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.$serialize(self.to_bits())
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl Visitor<'_> for Text {
                    type Value = $name;

                    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                        out.write_str("a decimal as a text, like \"0.5\", `inf` or `NaN`")
                    }

                    fn visit_str<E: Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                if deserializer.is_human_readable() {
                    deserializer.deserialize_str(Text)
                } else {
                    $bits::deserialize(deserializer).map($name::from_bits)
                }
            }
        }
    )+};
}

stored! {
    Fp32Pinned u32 serialize_u32
    Fp64Pinned u64 serialize_u64
}
