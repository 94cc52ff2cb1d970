//! The canonical form of types of other crates, each crate in its own file and behind the feature that bears its name.
//! Must not know: anything of a crate beyond its public interface.

#[cfg(feature = "arrayvec")]
mod arrayvec;
#[cfg(feature = "fixed")]
mod fixed;
#[cfg(feature = "glam")]
mod glam;
#[cfg(feature = "indexmap")]
mod indexmap;
#[cfg(feature = "slotmap")]
mod slotmap;
#[cfg(feature = "smallvec")]
mod smallvec;
