//! What of a type is no part of its canonical form, found from the type alone.
//! Must not know: values, the world.

// determinism-lint: allow-file(compiler-identity, why = "lookup-only", reason = "a type's name only tells whether a walk over types comes back to one that it is in")

use alloc::string::String;
use alloc::vec::Vec;
use core::any::type_name;
use core::fmt;

use super::CanonicalState;

/// A field that hash, snapshot, replay and diff do not see as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Omission {
    /// Like `items[].cache`; `[]` stands for every element and `[key]` for every key.
    pub path: String,
    /// How it is stored instead.
    pub kind: OmissionKind,
    /// The reason that its attribute gives.
    pub reason: &'static str,
}

/// What is done with a field in place of storing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OmissionKind {
    /// Nothing: it is `skip`.
    Skipped,
    /// What the functions of a module do: it is `with`.
    Vouched,
}

/// ``skips `cache` (made anew each tick)``.
impl fmt::Display for Omission {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, kind, reason } = self;
        let word = match kind {
            OmissionKind::Skipped => "skips",
            OmissionKind::Vouched => "vouches for",
        };
        write!(out, "{word} `{path}` ({reason})")
    }
}

/// All fields within a type that are left out of its canonical form, or stored by functions that are vouched for.
///
/// The derive knows them. Of a `CanonicalState` that is written by hand only that is known which its
/// [`omissions`](CanonicalState::omissions) tells.
pub fn omissions<T: CanonicalState>() -> Vec<Omission> {
    let mut list = Omissions { path: String::new(), within: Vec::new(), found: Vec::new() };
    T::omissions(&mut list);
    list.found
}

/// Collects what [`CanonicalState::omissions`] names.
pub struct Omissions {
    path: String,
    /// The names of the types that the walk is in.
    within: Vec<&'static str>,
    found: Vec<Omission>,
}

/// The function of a type that names what it leaves out.
pub type Omit = fn(&mut Omissions);

/// A field with its name, as the derive describes it; the only field of a tuple has none.
type Row<'a> = (Option<&'a str>, Part);

/// What is done with a field, as the derive describes it.
#[doc(hidden)]
pub enum Part {
    Stored(Omit),
    Skipped(&'static str),
    Vouched(&'static str),
}

impl Omissions {
    /// Looks into a field, by its name or like `[0]`.
    pub fn field(&mut self, name: &str, look: Omit) {
        self.at(name, look);
    }

    /// Looks into the elements of a sequence or the values of a map.
    pub fn each(&mut self, look: Omit) {
        self.at("[]", look);
    }

    /// Looks into the keys of a map.
    pub fn keys(&mut self, look: Omit) {
        self.at("[key]", look);
    }

    /// Looks into the fields of `T`, unless it lies within itself. A field without a name is the type's only one.
    #[doc(hidden)]
    pub fn fields<T: ?Sized>(&mut self, fields: &[Row<'_>]) {
        self.variants::<T>(&[(None, fields)]);
    }

    /// Looks into the fields of the variants of `T`, unless it lies within itself.
    #[doc(hidden)]
    pub fn variants<T: ?Sized>(&mut self, variants: &[(Option<&str>, &[Row<'_>])]) {
        let name = type_name::<T>();
        if self.within.contains(&name) {
            return;
        }
        self.within.push(name);
        for (variant, fields) in variants {
            for (field, part) in *fields {
                let length = self.path.len();
                [variant, field].into_iter().flatten().for_each(|step| self.step(step));
                self.part(part);
                self.path.truncate(length);
            }
        }
        self.within.pop();
    }

    fn part(&mut self, part: &Part) {
        let (kind, reason) = match part {
            Part::Stored(look) => return look(self),
            Part::Skipped(reason) => (OmissionKind::Skipped, *reason),
            Part::Vouched(reason) => (OmissionKind::Vouched, *reason),
        };
        self.found.push(Omission { path: self.path.clone(), kind, reason });
    }

    /// `.name`, or `[0]` as it is.
    fn step(&mut self, name: &str) {
        if !self.path.is_empty() && !name.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(name);
    }

    fn at(&mut self, step: &str, look: Omit) {
        let length = self.path.len();
        self.step(step);
        look(self);
        self.path.truncate(length);
    }
}
