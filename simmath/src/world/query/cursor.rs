//! The walk over columns by ascending index, in runs: as long as no index is missing anywhere, it only takes the next value.

use crate::world::entity::{Entities, Entity};

/// A walk over columns by ascending index.
#[doc(hidden)]
pub trait Cursor {
    type Item;
    /// Whether it has something for every index, so that the living entities decide.
    const FOR_EVERY_INDEX: bool;
    /// The next index from `from` on that could have this.
    fn next_index(&self, from: u32) -> Option<u32>;
    /// Goes to an index, and says for how many indices from there on, `limit` at most, `take` can be called.
    fn run(&mut self, index: u32, limit: usize) -> usize;
    /// What the next index has, which is the one that is named.
    fn take(&mut self, index: u32) -> Option<Self::Item>;
}

/// How many indices stand without a gap from the first on, `limit` at most.
pub(super) fn dense_run(indices: &[u32], limit: usize) -> usize {
    let Some(first) = indices.first() else { return 0 };
    // Where an index is as far from the first as its place is, so are all between.
    let dense = |place: usize| (indices[place] - first) as usize == place;
    let most = indices.len().min(limit);
    if most == 0 || dense(most - 1) {
        return most;
    }
    let (mut within, mut beyond) = (0, 1);
    while beyond < most && dense(beyond) {
        (within, beyond) = (beyond, beyond * 2);
    }
    beyond = beyond.min(most - 1);
    while beyond - within > 1 {
        let middle = (within + beyond) / 2;
        if dense(middle) {
            within = middle;
        } else {
            beyond = middle;
        }
    }
    within + 1
}

/// The values of a column.
#[doc(hidden)]
pub struct Walk<'a, I> {
    /// All indices of the column; those of the values that are left are the last of them.
    indices: &'a [u32],
    values: I,
}

impl<'a, I: ExactSizeIterator> Walk<'a, I> {
    pub(super) fn new(indices: &'a [u32], values: I) -> Self {
        Self { indices, values }
    }

    fn rest(&self) -> &'a [u32] {
        &self.indices[self.indices.len() - self.values.len()..]
    }

    fn skip_to(&mut self, index: u32) {
        let rest = self.rest();
        // Most walks find their index at once or a few places on; long gaps are halved.
        let mut skipped = 0;
        while skipped < 8 && rest.get(skipped).is_some_and(|first| *first < index) {
            skipped += 1;
        }
        if skipped == 8 {
            skipped = rest.partition_point(|other| *other < index);
        }
        if skipped > 0 {
            let _ = self.values.nth(skipped - 1);
        }
    }
}

impl<I: ExactSizeIterator> Cursor for Walk<'_, I> {
    type Item = I::Item;
    const FOR_EVERY_INDEX: bool = false;

    fn next_index(&self, from: u32) -> Option<u32> {
        self.rest().first().map(|first| (*first).max(from))
    }

    fn run(&mut self, index: u32, limit: usize) -> usize {
        self.skip_to(index);
        let rest = self.rest();
        if rest.first() == Some(&index) { dense_run(rest, limit) } else { 0 }
    }

    #[inline]
    fn take(&mut self, _: u32) -> Option<I::Item> {
        self.values.next()
    }
}

/// A cursor that has an item for every index, present or not.
#[doc(hidden)]
pub struct Perhaps<C> {
    cursor: C,
    /// Whether the indices of this run have the item.
    present: bool,
}

impl<C> Perhaps<C> {
    pub(super) fn new(cursor: C) -> Self {
        Self { cursor, present: false }
    }
}

impl<C: Cursor> Cursor for Perhaps<C> {
    type Item = Option<C::Item>;
    const FOR_EVERY_INDEX: bool = true;

    fn next_index(&self, from: u32) -> Option<u32> {
        Some(from)
    }

    fn run(&mut self, index: u32, limit: usize) -> usize {
        let run = self.cursor.run(index, limit);
        self.present = run > 0;
        if self.present {
            return run;
        }
        // None of the indices before the next one that could have it.
        match self.cursor.next_index(index) {
            Some(next) if next > index => limit.min((next - index) as usize),
            Some(_) => 1,
            None => limit,
        }
    }

    #[inline]
    fn take(&mut self, index: u32) -> Option<Self::Item> {
        Some(if self.present { self.cursor.take(index) } else { None })
    }
}

/// Entities by their indices.
#[doc(hidden)]
pub struct Names<'a>(&'a Entities);

impl<'a> Names<'a> {
    pub(super) fn new(entities: &'a Entities) -> Self {
        Self(entities)
    }
}

impl Cursor for Names<'_> {
    type Item = Entity;
    const FOR_EVERY_INDEX: bool = true;

    fn next_index(&self, from: u32) -> Option<u32> {
        Some(from)
    }

    fn run(&mut self, _: u32, limit: usize) -> usize {
        limit
    }

    #[inline]
    fn take(&mut self, index: u32) -> Option<Entity> {
        Some(self.0.at(index))
    }
}

macro_rules! tuples {
    ($(($($name:ident $index:tt),+))+) => {$(
        impl<$($name: Cursor),+> Cursor for ($($name,)+) {
            type Item = ($($name::Item,)+);
            const FOR_EVERY_INDEX: bool = true $(&& $name::FOR_EVERY_INDEX)+;

            fn next_index(&self, from: u32) -> Option<u32> {
                let mut next = from;
                $(next = self.$index.next_index(next)?;)+
                Some(next)
            }

            fn run(&mut self, index: u32, limit: usize) -> usize {
                let mut run = limit;
                $(
                    run = self.$index.run(index, run);
                    if run == 0 {
                        return 0;
                    }
                )+
                run
            }

            #[inline]
            fn take(&mut self, index: u32) -> Option<Self::Item> {
                Some(($(self.$index.take(index)?,)+))
            }
        }
    )+};
}

each_tuple! { tuples }
