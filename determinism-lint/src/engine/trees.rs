//! Which trees stay between parsing and walking. Where there are too many of them, the text stays and is parsed a second time: trees
//! take thirty times as much memory. What is found does not depend on which ones stay.

use crate::model::again;
use crate::model::decl::{ItemDecl, NodeKey};
use crate::parse::Parsed;
use crate::source::SourceFile;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// What a declaration takes in a tree, its signature above all.
const OF_DECLARATION: usize = 2_500;

/// What a byte of text takes in a tree, where bodies are in it.
const OF_TEXT: usize = 30;

/// A file between parsing and walking.
pub(super) enum Tree {
    Stays(Box<Parsed>),
    /// It is parsed again; its declarations have the numbers from the first to before the second.
    Again(SourceFile, (NodeKey, NodeKey)),
}

/// The room that is left, and the next number of a declaration.
pub(super) struct Room {
    bytes: AtomicU64,
    next: AtomicUsize,
}

impl Room {
    /// Room for so many bytes.
    pub(super) fn new(bytes: u64) -> Self {
        Self { bytes: AtomicU64::new(bytes), next: AtomicUsize::new(again::FIRST) }
    }

    /// Keeps a tree, or only its text where there is no room for it; then its declarations are numbered.
    pub(super) fn keep(&self, parsed: Parsed, decls: &mut [ItemDecl]) -> Tree {
        let count = again::count(decls);
        let whole = if parsed.in_two_steps() { 0 } else { parsed.source.text.len() * OF_TEXT };
        let size = (count * OF_DECLARATION + whole) as u64;
        let take = |left: u64| left.checked_sub(size);
        if self.bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok() {
            return Tree::Stays(Box::new(parsed));
        }
        let first = self.next.fetch_add(again::room(count), Ordering::Relaxed);
        let end = again::number(decls, first);
        Tree::Again(parsed.source, (first, end))
    }
}

#[cfg(test)]
mod tests;
