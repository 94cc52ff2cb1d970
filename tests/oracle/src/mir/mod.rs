//! What the compiler saw: MIR text → the float operations in it, with their places. Knows the text of MIR, and neither cargo nor the scanner.

mod body;
mod callee;
mod judged;
mod place;

pub use body::read;
pub(crate) use callee::{name_of, of_float_bound};
pub(crate) use judged::judged;

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A place in a source file as rustc prints it: lines and columns from 1, the end is behind the last character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Range {
    /// Line and column of the first character.
    pub start: (u32, u32),
    /// Line and column behind the last character.
    pub end: (u32, u32),
}

/// What kind of operation a statement or call is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// `+ - * / %` and negation of primitive floats, by operator or by its trait.
    Arithmetic,
    /// A sum or product that gives a primitive float, or an `Option` or `Result` of one.
    Reduction,
    /// A function of std whose precision is not specified.
    Approximate,
    /// Another method of a primitive float: its name.
    Method(String),
    /// A cast from or to a primitive float.
    Cast,
    /// A comparison of primitive floats.
    Compare,
    /// A conversion to a primitive float by `From` or `Into`, or of text.
    Conversion,
    /// An arithmetic operator of a type that is no primitive number: the type as rustc prints it.
    Operator(String),
    /// Any other call: what is called, as rustc prints it, and ` of ` with the types of what it takes and gives, as far as they are known.
    Call(String),
}

impl Kind {
    /// Whether the line of such an operation is one that the scanner must report in any case.
    pub const fn is_strict(&self) -> bool {
        matches!(self, Self::Arithmetic | Self::Reduction | Self::Approximate)
    }

    /// Whether it works on primitive floats.
    pub const fn is_float(&self) -> bool {
        !matches!(self, Self::Operator(_) | Self::Call(_))
    }
}

/// One operation.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Operation {
    /// Where it stands.
    pub range: Range,
    /// What it is.
    pub kind: Kind,
    /// The body that it is in, as rustc names it: `p0::total::{closure#0}`.
    pub body: String,
}

/// What was seen of one source file.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// Operations, sorted.
    pub operations: BTreeSet<Operation>,
    /// Every line on which anything was compiled.
    pub lines: BTreeSet<u32>,
}

/// By path of the source file, as it was given to rustc.
pub type Files = BTreeMap<String, Seen>;
