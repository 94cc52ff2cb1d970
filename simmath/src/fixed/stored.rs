//! Serde for fixed point: the raw integer in every format, readable or not, so that no reader can round.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use super::Fixed;

impl<const FRAC: u32> Serialize for Fixed<FRAC> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i32(self.to_raw())
    }
}

impl<'de, const FRAC: u32> Deserialize<'de> for Fixed<FRAC> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i32(Raw).map(Self::from_raw)
    }
}

/// The raw integer; a decimal is refused, as it would be a number of steps where a number is meant.
struct Raw;

impl Visitor<'_> for Raw {
    type Value = i32;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the raw integer of a fixed-point number, as `to_raw` gives it")
    }

    fn visit_i32<E: Error>(self, raw: i32) -> Result<i32, E> {
        Ok(raw)
    }

    fn visit_i64<E: Error>(self, raw: i64) -> Result<i32, E> {
        i32::try_from(raw).map_err(|_| E::invalid_value(Unexpected::Signed(raw), &self))
    }

    fn visit_u64<E: Error>(self, raw: u64) -> Result<i32, E> {
        i32::try_from(raw).map_err(|_| E::invalid_value(Unexpected::Unsigned(raw), &self))
    }
}
