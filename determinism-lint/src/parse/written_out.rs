//! What macro invocations in the place of items become. Kept beside the tree, under the address of the invocation.

use rustc_hash::FxHashMap;

/// By the address of the `syn::Macro`, which stays as long as the tree does.
#[derive(Default)]
pub struct WrittenOut {
    list: Vec<Written>,
    positions: FxHashMap<usize, usize>,
}

impl WrittenOut {
    /// Adds what an invocation becomes.
    pub fn insert(&mut self, key: usize, written: Written) {
        self.positions.insert(key, self.list.len());
        self.list.push(written);
    }

    /// What an invocation becomes; `None` where nobody wrote it out.
    pub fn get(&self, key: usize) -> Option<&Written> {
        self.positions.get(&key).map(|at| &self.list[*at])
    }

    /// All of them, as they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Written> {
        self.list.iter()
    }
}

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
