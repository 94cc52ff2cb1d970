//! The folder of logs and the table of hashes that a proof belongs to, by its name.

use crate::format::Format;
use std::fmt;

/// A fixed format's, or that of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Folder(&'static str);

impl Folder {
    pub(crate) const fn of(name: &'static str) -> Self {
        Self(name)
    }

    pub(crate) const fn name(self) -> &'static str {
        self.0
    }
}

impl From<Format> for Folder {
    fn from(format: Format) -> Self {
        Self(format.name())
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.0)
    }
}
