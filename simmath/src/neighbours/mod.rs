//! Traits of other crates, each behind the feature of that crate's name. Nothing here changes a bit of a number.
//! Must not know: how a number is computed.

#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(feature = "bytemuck")]
mod bytemuck;
#[cfg(feature = "fixed")]
mod fixed;
#[cfg(feature = "mint")]
mod mint;
#[cfg(feature = "proptest")]
mod proptest;
#[cfg(feature = "rand")]
mod rand;
