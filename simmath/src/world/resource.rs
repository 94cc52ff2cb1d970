//! The values of which a world has one.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::cell::RefCell;

use super::column::Out;
use super::query::Component;
use crate::state::{DecodeError, Decoder, Difference, Omission, differences, omissions};

/// A resource, borrowed by systems.
pub(super) struct Resource<T> {
    pub(super) value: RefCell<T>,
}

/// A resource whose type is known to those who registered it.
pub(super) trait AnyResource: Send {
    fn as_any(&self) -> &dyn Any;
    fn encode(&self, out: &mut Out<'_>);
    fn decode(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError>;
    fn copy(&self) -> Box<dyn AnyResource>;
    fn assign(&mut self, copy: &dyn AnyResource);
    fn diff(&self, other: &dyn AnyResource) -> Vec<Difference>;
    /// Shows the value.
    #[cfg(feature = "detcheck")]
    fn visit(&self, visitor: &mut dyn crate::state::Visitor);
    fn is_empty_type(&self) -> bool;
    fn omissions(&self) -> Vec<Omission>;
}

impl<T: Component> AnyResource for Resource<T> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn encode(&self, out: &mut Out<'_>) {
        self.value.borrow().encode(out);
    }

    fn decode(&mut self, input: &mut Decoder<'_>) -> Result<(), DecodeError> {
        *self.value.get_mut() = T::decode(input)?;
        Ok(())
    }

    fn copy(&self) -> Box<dyn AnyResource> {
        Box::new(Self { value: self.value.clone() })
    }

    fn assign(&mut self, copy: &dyn AnyResource) {
        if let Some(copy) = copy.as_any().downcast_ref::<Self>() {
            self.value.get_mut().clone_from(&copy.value.borrow());
        }
    }

    fn diff(&self, other: &dyn AnyResource) -> Vec<Difference> {
        match other.as_any().downcast_ref::<Self>() {
            Some(other) => differences(&*self.value.borrow(), &*other.value.borrow()),
            None => Vec::new(),
        }
    }

    #[cfg(feature = "detcheck")]
    fn visit(&self, visitor: &mut dyn crate::state::Visitor) {
        self.value.borrow().visit(visitor);
    }

    fn is_empty_type(&self) -> bool {
        T::SIZE == Some(0)
    }

    fn omissions(&self) -> Vec<Omission> {
        omissions::<T>()
    }
}
