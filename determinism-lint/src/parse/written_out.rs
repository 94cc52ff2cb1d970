//! What macro invocations in the place of items become. Kept beside the tree, under the address of the invocation.

use super::shrink;
use super::split::{each_body, each_impl_body, each_trait_body};
use proc_macro2::TokenStream;
use rustc_hash::FxHashMap;
use syn::parse::Parser;

/// By the address of the `syn::Macro`, which stays as long as the tree does.
#[derive(Default)]
pub struct WrittenOut {
    list: Vec<Written>,
    positions: FxHashMap<usize, usize>,
    /// Which macro it was, by the address of a type that stands in a group of its own in the tree.
    types: FxHashMap<usize, Box<str>>,
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

    /// Notes that a macro wrote a type, which has taken its place in the tree.
    pub fn insert_type(&mut self, ty: usize, origin: Box<str>) {
        self.types.insert(ty, origin);
    }

    /// Which macro wrote a type.
    pub fn origin_of_type(&self, ty: usize) -> Option<&str> {
        self.types.get(&ty).map(|origin| &**origin)
    }

    /// All items, to change them; no invocation in the place of items may move.
    pub(crate) fn items_mut(&mut self) -> impl Iterator<Item = &mut Items> {
        self.list.iter_mut().map(|written| &mut written.items)
    }

    /// All of them, as they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Written> {
        self.list.iter()
    }
}

impl WrittenOut {
    /// Reads the bodies that were left out. Says whether they could be read.
    pub(super) fn read_bodies(&mut self) -> bool {
        self.list.iter_mut().all(Written::read_bodies)
    }

    /// How many bodies were left out.
    pub(super) fn later(&self) -> usize {
        let later =
            |written: &Written| written.bodies.iter().filter(|body| matches!(body, Body::Later(_))).count();
        self.list.iter().map(later).sum()
    }

    /// Drops the bodies that were left out and then read.
    pub(super) fn forget_bodies(&mut self) {
        self.list.iter_mut().for_each(Written::forget_bodies);
    }
}

/// What one invocation becomes.
pub struct Written {
    /// The items.
    pub items: Items,
    /// Which macro it was: `lerp!` and where it is defined.
    pub origin: String,
    /// For each body in the order of the items: what is not read yet.
    bodies: Vec<Body>,
}

/// A body of what a macro wrote.
enum Body {
    /// It is in the tree from the beginning.
    Stays,
    Later(TokenStream),
    Read,
}

impl Written {
    /// `left_out` says of each body, in the order of the items, what stands in it and is to be read later; it is empty where all bodies
    /// are there. `None` where the items do not have these bodies.
    pub(crate) fn new(mut items: Items, left_out: Vec<Option<TokenStream>>, origin: String) -> Option<Self> {
        items.shrink();
        if !left_out.is_empty() {
            let mut expected = left_out.iter();
            let mut fits = true;
            items.each_body(&mut |block| {
                fits &= expected.next().is_some_and(|body| body.is_none() || block.stmts.is_empty());
            });
            if !fits || expected.next().is_some() {
                return None;
            }
        }
        let bodies = left_out.into_iter().map(|body| body.map_or(Body::Stays, Body::Later)).collect();
        Some(Self { items, origin, bodies })
    }

    fn read_bodies(&mut self) -> bool {
        let mut bodies = self.bodies.iter_mut();
        let mut all = true;
        self.items.each_body(&mut |block| {
            let Some(body @ Body::Later(_)) = bodies.next() else { return };
            let Body::Later(tokens) = std::mem::replace(body, Body::Read) else { return };
            match syn::Block::parse_within.parse2(tokens) {
                Ok(mut stmts) => {
                    stmts.shrink_to_fit();
                    block.stmts = stmts;
                }
                Err(_) => all = false,
            }
        });
        all
    }

    fn forget_bodies(&mut self) {
        let mut bodies = self.bodies.iter();
        self.items.each_body(&mut |block| {
            if matches!(bodies.next(), Some(Body::Read)) {
                block.stmts = Vec::new();
            }
        });
    }
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

impl Items {
    fn shrink(&mut self) {
        match self {
            Self::Free(items) => shrink::items(items),
            Self::Impl(items) => items.shrink_to_fit(),
            Self::Trait(items) => items.shrink_to_fit(),
        }
    }

    fn each_body(&mut self, found: &mut dyn FnMut(&mut syn::Block)) {
        match self {
            Self::Free(items) => each_body(items, found),
            Self::Impl(items) => each_impl_body(items, found),
            Self::Trait(items) => each_trait_body(items, found),
        }
    }
}
