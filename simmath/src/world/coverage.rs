//! What hash, snapshot and diff of a world see of what is registered, and what they do not.

use alloc::vec::Vec;
use core::fmt;

use super::World;
use crate::state::{Arithmetic, Omission};

/// What a hash of a world covers: every registered component and resource, with the fields that are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// In the order of registration: components, then resources.
    pub parts: Vec<Covered>,
}

/// A component or resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Covered {
    /// The name it was registered by.
    pub name: &'static str,
    /// The number of entities that have it; nothing for a resource.
    pub entities: Option<usize>,
    /// Whether each value has no bytes at all, so that only who has it is seen.
    pub is_empty: bool,
    /// The fields that are skipped, or stored by functions that are vouched for.
    pub omissions: Vec<Omission>,
}

impl Coverage {
    /// Whether nothing is left out.
    pub fn is_whole(&self) -> bool {
        self.parts.iter().all(|part| part.omissions.is_empty())
    }
}

/// One line for each part.
impl fmt::Display for Coverage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts.iter().try_for_each(|part| writeln!(out, "{part}"))
    }
}

/// ``component body of 3 entities: skips `cache` (made anew each tick)``, or `resource input: whole`.
impl fmt::Display for Covered {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, entities, is_empty, omissions } = self;
        match entities {
            Some(1) => write!(out, "component {name} of 1 entity: ")?,
            Some(count) => write!(out, "component {name} of {count} entities: ")?,
            None => write!(out, "resource {name}: ")?,
        }
        match (omissions.is_empty(), is_empty) {
            (true, true) => return out.write_str("whole, and without content"),
            (true, false) => return out.write_str("whole"),
            (false, true) => out.write_str("without content; ")?,
            (false, false) => {}
        }
        for (index, omission) in omissions.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(out, "{separator}{omission}")?;
        }
        Ok(())
    }
}

impl<A: Arithmetic> World<A> {
    /// What hash, snapshot and diff see of what is registered. Nothing that is registered is missing from them as a whole: what
    /// can be missing is a field with `skip`, and what a field with `with` does not write.
    ///
    /// A world takes nothing that is not registered, so this is all there is.
    pub fn coverage(&self) -> Coverage {
        let columns = self.cells.columns.iter().map(|known| Covered {
            name: known.name,
            entities: Some(known.stored.count()),
            is_empty: known.stored.is_empty_type(),
            omissions: known.stored.omissions(),
        });
        let resources = self.cells.resources.iter().map(|known| Covered {
            name: known.name,
            entities: None,
            is_empty: known.stored.is_empty_type(),
            omissions: known.stored.omissions(),
        });
        Coverage { parts: columns.chain(resources).collect() }
    }
}
