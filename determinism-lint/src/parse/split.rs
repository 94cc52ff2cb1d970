//! Reads a file in two steps: first its declarations, without the bodies of functions; later the bodies, one file at a time.
//! Between the two the index is built, and meanwhile only small trees have to be kept.
//!
//! Each step parses a text in which everything else is blanked, so all spans are those of the whole text.

use super::outline::{Body, Found};
use super::{Parsed, byte_span};
use crate::source::SourceFile;
use syn::parse::{Parse, ParseStream};

/// All bodies of a tree that is read in two steps, in the order of the text; none for a tree that was read as a whole.
#[derive(Default)]
pub(super) struct Pending {
    bodies: Vec<Body>,
    /// They are read in a step of their own.
    pub(super) in_two_steps: bool,
    /// They are in the tree.
    read: bool,
    /// Macros are invoked in bodies and nowhere else.
    only_bodies_invoke: bool,
    /// No macro stands in the place of a type.
    pub(super) no_types: bool,
}

/// The declarations of a text, and the bodies they are without. `None` where the whole text must be parsed instead: it is no
/// Rust, or the outline is wrong about it.
pub(super) fn declarations(source: &SourceFile, base: usize, outline: Found) -> Option<(syn::File, Pending)> {
    let Found { bodies, inert, invokes, types } = outline;
    let mut text = source.text.as_bytes()[base..].to_vec();
    let inner = bodies.iter().filter(|body| !body.stays).map(|body| (body.start + 1, body.end - 1));
    for (start, end) in inner.chain(inert) {
        blank(&mut text[start - base..end - base]);
    }
    let mut tree = syn::parse_str::<syn::File>(str::from_utf8(&text).ok()?).ok()?;
    let mut expected = bodies.iter();
    let mut fits = true;
    each_body(&mut tree.items, &mut |block| {
        fits &= expected.next().is_some_and(|body| {
            let brace = byte_span(block.brace_token.span.open(), source, base as u32);
            brace.start as usize == body.start && (body.stays || block.stmts.is_empty())
        });
    });
    let fits = fits && expected.next().is_none();
    let (only_bodies_invoke, no_types) = (!invokes, !types);
    fits.then_some((tree, Pending { bodies, in_two_steps: true, read: false, only_bodies_invoke, no_types }))
}

/// Bytes of the text of a usual function.
const TEXT_OF_A_BODY: usize = 160;

impl Parsed {
    /// Reads the bodies that were left out. Says whether they could be read; where not, nothing is known of the file.
    pub fn read_bodies(&mut self) -> bool {
        if std::mem::replace(&mut self.pending.read, true) {
            return true;
        }
        self.written_out.read_bodies() && self.read_own_bodies()
    }

    /// About how much text the bodies are that [`Parsed::read_bodies`] will read, those included that macros wrote.
    pub fn text_of_bodies(&self) -> usize {
        let own: usize =
            self.pending.bodies.iter().filter(|body| !body.stays).map(|body| body.end - body.start).sum();
        own + self.written_out.later() * TEXT_OF_A_BODY
    }

    fn read_own_bodies(&mut self) -> bool {
        let pending = &self.pending.bodies;
        let Some(last) = pending.iter().rfind(|body| !body.stays) else { return true };
        let base = self.base as usize;
        let mut text = vec![b' '; last.end - base];
        keep_lines(&self.source.text.as_bytes()[base..last.end], &mut text);
        for body in pending.iter().filter(|body| !body.stays) {
            let (start, end) = (body.start - base, body.end - base);
            text[start..end].copy_from_slice(&self.source.text.as_bytes()[body.start..body.end]);
        }
        let Ok(text) = String::from_utf8(text) else { return false };
        let Ok(Bodies(read)) = syn::parse_str(&text) else { return false };
        let mut read = read.into_iter();
        let mut expected = pending.iter();
        each_body(&mut self.tree.items, &mut |block| {
            if expected.next().is_some_and(|body| !body.stays) {
                block.stmts = read.next().unwrap_or_default();
            }
        });
        true
    }
}

impl Parsed {
    /// The bodies that may invoke macros, where nothing else in the file can.
    pub fn bodies_with_macros(&self) -> Option<Vec<&syn::Block>> {
        if !self.pending.only_bodies_invoke {
            return None;
        }
        let mut expected = self.pending.bodies.iter();
        let mut list = Vec::new();
        blocks(&self.tree.items, &mut |block| {
            if expected.next().is_some_and(|body| body.invokes) {
                list.push(block);
            }
        });
        Some(list)
    }

    /// Drops what [`Parsed::read_bodies`] read, when nothing will look at it any more. The rest of the tree stays: the addresses of
    /// its nodes stand for definitions, and must not be those of other nodes.
    pub fn forget_bodies(&mut self) {
        let mut bodies = self.pending.bodies.iter();
        each_body(&mut self.tree.items, &mut |block| {
            if bodies.next().is_some_and(|body| !body.stays) {
                block.stmts = Vec::new();
            }
        });
        self.written_out.forget_bodies();
    }
}

/// Statements of several bodies, one behind the other.
struct Bodies(Vec<Vec<syn::Stmt>>);

impl Parse for Bodies {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut list = Vec::new();
        while !input.is_empty() {
            let content;
            syn::braced!(content in input);
            let mut body = content.call(syn::Block::parse_within)?;
            // Most hold one statement, and the parser makes room for four.
            body.shrink_to_fit();
            list.push(body);
        }
        Ok(Self(list))
    }
}

/// Every body of a function of a module, impl or trait, in the order of the text.
pub(super) fn each_body(items: &mut [syn::Item], found: &mut dyn FnMut(&mut syn::Block)) {
    for item in items {
        match item {
            syn::Item::Fn(node) => found(&mut node.block),
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => each_body(items, found),
            syn::Item::Impl(node) => each_impl_body(&mut node.items, found),
            syn::Item::Trait(node) => each_trait_body(&mut node.items, found),
            _ => {}
        }
    }
}

pub(super) fn each_impl_body(items: &mut [syn::ImplItem], found: &mut dyn FnMut(&mut syn::Block)) {
    for item in items {
        if let syn::ImplItem::Fn(node) = item {
            found(&mut node.block);
        }
    }
}

pub(super) fn each_trait_body(items: &mut [syn::TraitItem], found: &mut dyn FnMut(&mut syn::Block)) {
    for item in items {
        if let syn::TraitItem::Fn(syn::TraitItemFn { default: Some(block), .. }) = item {
            found(block);
        }
    }
}

/// The same to look at.
fn blocks<'t>(items: &'t [syn::Item], found: &mut dyn FnMut(&'t syn::Block)) {
    for item in items {
        match item {
            syn::Item::Fn(node) => found(&node.block),
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => blocks(items, found),
            syn::Item::Impl(node) => {
                for item in &node.items {
                    if let syn::ImplItem::Fn(node) = item {
                        found(&node.block);
                    }
                }
            }
            syn::Item::Trait(node) => {
                for item in &node.items {
                    if let syn::TraitItem::Fn(syn::TraitItemFn { default: Some(block), .. }) = item {
                        found(block);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Everything but line breaks becomes a space, so that all places stay.
fn blank(text: &mut [u8]) {
    for byte in text {
        *byte = if *byte == b'\n' { b'\n' } else { b' ' };
    }
}

fn keep_lines(from: &[u8], to: &mut [u8]) {
    for (byte, kept) in from.iter().zip(to) {
        if *byte == b'\n' {
            *kept = b'\n';
        }
    }
}

#[cfg(test)]
mod tests;
