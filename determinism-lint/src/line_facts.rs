//! What the scanner knows of one line: owned data, so that it can leave the thread of the tree. Knows no syntax.

use crate::meta::Arithmetic;
use crate::source::{FileId, Span};

/// Everything that was learnt about one line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LineFacts {
    /// Items and modules around the line, the outermost first.
    pub scopes: Vec<ScopeFact>,
    /// Operations on the line, in the order of the walk.
    pub operations: Vec<Operation>,
    /// Macro invocations on the line.
    pub macros: Vec<MacroFact>,
    /// Operands and receivers of unknown type, as the summary counts them.
    pub unknown: u64,
}

/// An item around the line, and what the config says about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScopeFact {
    /// Its path.
    pub path: String,
    /// Set where it is simulation code.
    pub simulation: Option<Arithmetic>,
    /// One of the named conversions.
    pub conversions: bool,
    /// What makes it so: patterns of the config, a root, a marker.
    pub reasons: Vec<String>,
}

/// One operation: an operator, a call, a cast, a binding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    /// The whole of it.
    pub span: Span,
    /// What it is: `` operator `*` ``, `` call of `f32::sin` ``.
    pub what: String,
    /// As written, cut where it is long.
    pub text: String,
    /// Its operands, the receiver first.
    pub operands: Vec<Operand>,
    /// The type of the result; `None` where it is not known.
    pub result: Option<String>,
    /// How it was made out: the function is resolved, or only its name is known.
    pub resolution: Option<String>,
    /// It comes of what a macro becomes.
    pub of_macro: bool,
}

/// One operand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operand {
    /// As written, cut where it is long.
    pub text: String,
    /// Its type; `None` where it is not known.
    pub ty: Option<String>,
    /// Where the type comes from, step by step.
    pub from: Vec<Origin>,
}

/// One step on the way to a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// What it is: lower case, no stop.
    pub text: String,
    /// Where it is declared or bound.
    pub place: Option<Whereabouts>,
}

/// A place, as far as the walk knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whereabouts {
    /// File and line.
    Line(FileId, u32),
    /// Where an item of this path stands in a file, or a field or method of it.
    Item {
        /// The file.
        file: FileId,
        /// Canonical path of the item.
        path: String,
        /// Name of a field.
        member: Option<String>,
    },
}

/// One macro invocation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MacroFact {
    /// The invocation.
    pub span: Span,
    /// Its path, or its name where nothing by that name is known.
    pub path: String,
    /// What was read of it.
    pub reading: Reading,
    /// What it becomes, where it was written out, cut where it is long.
    pub becomes: Option<String>,
    /// Where it is defined.
    pub place: Option<Whereabouts>,
}

/// What was read of a macro invocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// It was written out.
    WrittenOut,
    /// Its arguments were read as expressions.
    Arguments,
    /// Nothing.
    Opaque,
}

impl Reading {
    /// As reports say it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WrittenOut => "written out",
            Self::Arguments => "arguments read",
            Self::Opaque => "not looked into",
        }
    }
}
