//! Invocations in the place of types, replaced in the tree by what they become. Knows syntax, not what names mean.

use super::MAX_DEPTH;
use crate::model::decl::{NodeKey, key};
use proc_macro2::TokenStream;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};

/// What an invocation becomes, and which macro it was.
pub(crate) type Expansion = Option<(TokenStream, String)>;

/// Replaces the types of whatever is visited. An invocation becomes a group without brackets around the type, so that it can be told
/// from what the file says itself.
pub(crate) struct Types<'w> {
    /// Writes out one invocation.
    pub(crate) write: &'w mut dyn FnMut(&syn::Macro) -> Expansion,
    /// Told of the address of each type that was written.
    pub(crate) wrote: &'w mut dyn FnMut(NodeKey, String),
    /// How many invocations are around.
    pub(crate) depth: u32,
}

impl Types<'_> {
    fn written(&mut self, mac: &syn::Macro) -> Option<syn::Type> {
        let (tokens, origin) = (self.write)(mac)?;
        let elem = Box::new(syn::parse2::<syn::Type>(tokens).ok()?);
        if self.depth == 0 {
            (self.wrote)(key(&*elem), origin);
        }
        let group_token = syn::token::Group { span: mac.span() };
        Some(syn::Type::Group(syn::TypeGroup { attrs: Vec::new(), group_token, elem }))
    }
}

impl VisitMut for Types<'_> {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Macro(node) = ty
            && self.depth < MAX_DEPTH
            && let Some(written) = self.written(&node.mac)
        {
            *ty = written;
            self.depth += 1;
            visit_mut::visit_type_mut(self, ty);
            self.depth -= 1;
            return;
        }
        visit_mut::visit_type_mut(self, ty);
    }
}
