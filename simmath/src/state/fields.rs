//! State as a list of leaves with paths, and the difference of two lists: what a report of a desync names.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};

use super::CanonicalState;

/// A step from a value into it.
#[derive(Clone, Copy, Debug)]
pub enum Segment<'a> {
    /// A field with a name.
    Field(&'a str),
    /// A field of a tuple, or an element of a sequence.
    Index(usize),
    /// The value that belongs to a key of a map, which is shown.
    Key(&'a dyn fmt::Debug),
}

/// A value without fields.
#[derive(Clone, Copy)]
pub struct Leaf<'a> {
    /// How it reads.
    pub text: &'a dyn Display,
    /// Its canonical bytes.
    pub bytes: &'a [u8],
}

/// Sees the leaves of a value, each between the steps that lead to it.
pub trait Visitor {
    /// A step into the value.
    fn enter(&mut self, segment: Segment<'_>);
    /// The way back from the last step.
    fn leave(&mut self);
    /// A leaf, at the end of the steps so far.
    fn leaf(&mut self, leaf: Leaf<'_>);
}

/// A leaf with its path, both as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Like `items[3].position.x`; empty for a value that is a leaf itself.
    pub path: String,
    /// How it reads.
    pub text: String,
    /// Its canonical bytes.
    pub bytes: Vec<u8>,
}

/// A place where two values of one type differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Like `items[3].position.x`.
    pub path: String,
    /// The leaf of the first value, unless only the second has one there.
    pub left: Option<Field>,
    /// The leaf of the second value, unless only the first has one there.
    pub right: Option<Field>,
}

/// `position.x: 1.5 (00800100) and 1.25 (00400100)`.
impl Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |out: &mut fmt::Formatter<'_>, field: &Option<Field>| match field {
            None => out.write_str("nothing"),
            Some(field) => {
                write!(out, "{} (", field.text)?;
                field.bytes.iter().try_for_each(|byte| write!(out, "{byte:02x}"))?;
                out.write_char(')')
            }
        };
        write!(out, "{}: ", if self.path.is_empty() { "the value" } else { &self.path })?;
        side(out, &self.left)?;
        out.write_str(" and ")?;
        side(out, &self.right)
    }
}

/// All leaves of a value, in the order of the canonical form.
pub fn fields<T: CanonicalState>(value: &T) -> Vec<Field> {
    collect(&mut |visitor| value.visit(visitor))
}

/// All leaves that something shows.
pub(crate) fn collect(show: &mut dyn FnMut(&mut dyn Visitor)) -> Vec<Field> {
    let mut collector = Collector { path: String::new(), lengths: Vec::new(), fields: Vec::new() };
    show(&mut collector);
    collector.fields
}

/// Where two values differ, in the order of the canonical form; leaves that only the second one has come last.
pub fn differences<T: CanonicalState>(left: &T, right: &T) -> Vec<Difference> {
    let (left, right) = (fields(left), fields(right));
    // Most often the paths are the same, one by one; a search by path is for what remains.
    let mut by_path: Vec<&Field> = right.iter().collect();
    by_path.sort_by(|a, b| a.path.cmp(&b.path));
    let find = |fields: &[&Field], path: &str| {
        fields.binary_search_by(|field| field.path.as_str().cmp(path)).ok().map(|index| fields[index].clone())
    };
    let mut differences = Vec::new();
    for field in &left {
        let other = find(&by_path, &field.path);
        if other.as_ref().is_none_or(|other| other.bytes != field.bytes) {
            differences.push(Difference {
                path: field.path.clone(),
                left: Some(field.clone()),
                right: other,
            });
        }
    }
    let mut by_path: Vec<&Field> = left.iter().collect();
    by_path.sort_by(|a, b| a.path.cmp(&b.path));
    for field in &right {
        if find(&by_path, &field.path).is_none() {
            differences.push(Difference { path: field.path.clone(), left: None, right: Some(field.clone()) });
        }
    }
    differences
}

struct Collector {
    path: String,
    lengths: Vec<usize>,
    fields: Vec<Field>,
}

impl Visitor for Collector {
    fn enter(&mut self, segment: Segment<'_>) {
        self.lengths.push(self.path.len());
        let step = match segment {
            Segment::Field(name) if self.path.is_empty() => name.to_string(),
            Segment::Field(name) => format!(".{name}"),
            Segment::Index(index) => format!("[{index}]"),
            Segment::Key(key) => format!("[{key:?}]"),
        };
        self.path.push_str(&step);
    }

    fn leave(&mut self) {
        let length = self.lengths.pop().unwrap_or(0);
        self.path.truncate(length);
    }

    fn leaf(&mut self, leaf: Leaf<'_>) {
        let Leaf { text, bytes } = leaf;
        self.fields.push(Field { path: self.path.clone(), text: text.to_string(), bytes: bytes.to_vec() });
    }
}

/// Visits a value one step further in.
#[doc(hidden)]
pub fn visit_at<T: CanonicalState>(segment: Segment<'_>, value: &T, visitor: &mut dyn Visitor) {
    visitor.enter(segment);
    value.visit(visitor);
    visitor.leave();
}
