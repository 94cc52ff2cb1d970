//! A part of the state: written, read, shown field by field, and changed by a bit.
//! Must not know: the world, hashes.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::state::{Blocks, CanonicalState, DecodeError, Decoder, Visitor, from_bytes, to_bytes};

/// Where canonical bytes of a part go to.
pub type Out<'a> = Blocks<&'a mut dyn FnMut(&[u8])>;

/// What shows the fields of one value.
pub type Shown<'a> = &'a dyn Fn(&mut dyn Visitor);

/// A part of the state: one value, or one for each owner. Owners have names: the index, the entity, or nothing for a single value.
pub trait Part {
    /// Writes the canonical form of the whole part.
    fn write(&self, out: &mut Out<'_>);

    /// Reads it.
    ///
    /// # Errors
    ///
    /// For bytes that are no canonical form.
    fn read(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError>;

    /// Shows the value of each owner.
    fn visit(&self, see: &mut dyn FnMut(&str, Shown<'_>));

    /// The canonical bytes of an owner's value.
    fn bytes_of(&self, owner: &str) -> Option<Vec<u8>>;

    /// Replaces an owner's value by that of canonical bytes. Whether there is such an owner and such a value.
    fn set_bytes_of(&mut self, owner: &str, bytes: &[u8]) -> bool;

    /// The names of all owners.
    fn owners(&self) -> Vec<String> {
        let mut owners = Vec::new();
        self.visit(&mut |owner, _| owners.push(owner.to_string()));
        owners
    }
}

/// Values with a canonical form as a part.
pub enum Values<'a, T> {
    /// One value, whose owner has no name.
    One(&'a mut T),
    /// One value for each index.
    Each(&'a mut Vec<T>),
}

impl<'a, T: CanonicalState> Values<'a, T> {
    /// One value.
    pub fn one(value: &'a mut T) -> Self {
        Self::One(value)
    }

    /// One value for each index.
    pub fn each(values: &'a mut Vec<T>) -> Self {
        Self::Each(values)
    }

    fn get(&self, owner: &str) -> Option<&T> {
        match self {
            Self::One(value) => owner.is_empty().then_some(&**value),
            Self::Each(values) => values.get(owner.parse::<usize>().ok()?),
        }
    }

    fn get_mut(&mut self, owner: &str) -> Option<&mut T> {
        match self {
            Self::One(value) => owner.is_empty().then_some(&mut **value),
            Self::Each(values) => values.get_mut(owner.parse::<usize>().ok()?),
        }
    }
}

impl<T: CanonicalState> Part for Values<'_, T> {
    fn write(&self, out: &mut Out<'_>) {
        match self {
            Self::One(value) => value.encode(out),
            Self::Each(values) => {
                values.len().encode(out);
                out.put_all(values);
            }
        }
    }

    fn read(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        match self {
            Self::One(value) => **value = T::decode(input)?,
            Self::Each(values) => **values = Vec::decode(input)?,
        }
        Ok(())
    }

    fn visit(&self, see: &mut dyn FnMut(&str, Shown<'_>)) {
        match self {
            Self::One(value) => see("", &|visitor| value.visit(visitor)),
            Self::Each(values) => {
                for (index, value) in values.iter().enumerate() {
                    see(&index.to_string(), &|visitor| value.visit(visitor));
                }
            }
        }
    }

    fn bytes_of(&self, owner: &str) -> Option<Vec<u8>> {
        self.get(owner).map(to_bytes)
    }

    fn set_bytes_of(&mut self, owner: &str, bytes: &[u8]) -> bool {
        let (Some(place), Ok(value)) = (self.get_mut(owner), from_bytes(bytes)) else { return false };
        *place = value;
        true
    }
}
