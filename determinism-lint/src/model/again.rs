//! Trees that are read twice. A declaration is found again by the address of its node while its tree stays; where the tree goes before
//! its file is walked, the declaration is given a number, and the same node of the tree that is read again stands for that number.

use super::decl::{ItemDecl, ItemKind, ModBody, NodeKey, key};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The distance of two numbers. They are odd, so that none is an address.
const STEP: usize = 2;

/// The first number.
pub const FIRST: NodeKey = 1;

// determinism-lint: allow(global-state, why = "lookup-only", reason = "set around one walk and asked by its thread alone")
thread_local! {
    static NUMBERS: RefCell<FxHashMap<NodeKey, NodeKey>> = RefCell::default();
}

/// How many keys declarations have.
pub fn count(decls: &mut [ItemDecl]) -> usize {
    let mut count = 0;
    each_key(decls, &mut |_| count += 1);
    count
}

/// Replaces the keys by numbers from `first` on. Returns the number behind the last.
pub fn number(decls: &mut [ItemDecl], first: NodeKey) -> NodeKey {
    let mut next = first;
    each_key(decls, &mut |key| {
        *key = next;
        next += STEP;
    });
    next
}

/// The numbers that `count` keys need.
pub fn room(count: usize) -> usize {
    count * STEP
}

/// Walks a tree that was read again, whose declarations `decls` were numbered from `first` to before `end`. `None` where they are not
/// those of the first time.
pub fn with_numbers<R>(
    decls: &mut [ItemDecl],
    (first, end): (NodeKey, NodeKey),
    walk: impl FnOnce() -> R,
) -> Option<R> {
    let mut numbers = FxHashMap::default();
    let mut next = first;
    each_key(decls, &mut |key| {
        numbers.insert(*key, next);
        next += STEP;
    });
    if next != end {
        return None;
    }
    with_current(|current| *current = numbers);
    let result = walk();
    with_current(|current| *current = FxHashMap::default());
    Some(result)
}

/// What a node is known by in the index.
pub(super) fn known<T>(node: &T) -> NodeKey {
    let key = key(node);
    with_current(|numbers| numbers.get(&key).copied().unwrap_or(key))
}

fn with_current<R>(look: impl FnOnce(&mut FxHashMap<NodeKey, NodeKey>) -> R) -> R {
    // determinism-lint: allow(global-state, why = "lookup-only", reason = "set around one walk and asked by its thread alone")
    NUMBERS.with_borrow_mut(look)
}

fn each_key(decls: &mut [ItemDecl], found: &mut dyn FnMut(&mut NodeKey)) {
    for decl in decls {
        found(&mut decl.key);
        match &mut decl.kind {
            ItemKind::Mod(ModBody::Inline(items), _)
            | ItemKind::Trait { items, .. }
            | ItemKind::Impl { items, .. }
            | ItemKind::Block(items) => each_key(items, found),
            ItemKind::Root(call) => found(&mut call.key),
            _ => {}
        }
    }
}
