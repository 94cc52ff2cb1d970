//! What macro invocations in the place of items become. Kept beside the tree, under the address of the invocation.

use rustc_hash::FxHashMap;

/// By the address of the `syn::Macro`, which stays as long as the tree does.
pub type WrittenOut = FxHashMap<usize, Box<Written>>;

/// What one invocation becomes.
pub struct Written {
    /// The items.
    pub items: Items,
    /// Which macro it was: `lerp!` and where it is defined.
    pub origin: String,
}

/// Items in the place of an invocation.
pub enum Items {
    /// In a module.
    Free(Vec<syn::Item>),
    /// In an impl.
    Impl(Vec<syn::ImplItem>),
    /// In a trait.
    Trait(Vec<syn::TraitItem>),
}
