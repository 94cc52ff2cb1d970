//! `macro_rules!` written out: an invocation and a definition → tokens. Knows nothing of types; what it cannot write out stays opaque.

mod bodies;
mod definition;
mod fragment;
pub(crate) mod items;
mod matching;
mod meaning;
#[cfg(test)]
mod tests;
mod transcribe;
mod types;
mod uses;
mod variadic;

use super::decl::Name;
use super::lower;
use crate::source::FileId;
pub(crate) use bodies::Bodies;
use definition::Definition;
pub(crate) use meaning::{Candidate, is_inactive, levels, meant};
use proc_macro2::{Span, TokenStream, TokenTree};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;
use transcribe::Scribe;
pub(crate) use types::Types;
pub(crate) use uses::{Uses, leaves, of_tokens};

/// How many tokens may come of the macros of one file.
const MAX_TOKENS: usize = 2 << 20;

/// How deep invocations may stand in arguments of invocations, or come of one another.
pub(crate) const MAX_DEPTH: u32 = 128;

/// The path that an invocation is written with.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct MacroPath {
    /// A leading `::`.
    pub(crate) global: bool,
    /// Its names; there is one at least.
    pub(crate) names: Vec<Name>,
}

impl MacroPath {
    /// From syntax.
    pub(crate) fn of(path: &syn::Path) -> Self {
        let names = path.segments.iter().map(|seg| lower::name(&seg.ident)).collect();
        Self { global: path.leading_colon.is_some(), names }
    }

    /// The last name; empty where there is none.
    pub(crate) fn name(&self) -> &str {
        self.names.last().map_or("", |name| name)
    }
}

/// What an invocation asks for.
pub(crate) struct Asked<'a> {
    /// Its path.
    pub(crate) path: &'a MacroPath,
    /// The line it stands on.
    pub(crate) line: usize,
}

/// A definition that an invocation means.
pub(crate) struct Found {
    /// Its rules.
    pub(crate) rules: Arc<str>,
    /// What `$crate` is there.
    pub(crate) home: String,
    /// The macro and its place, for people.
    pub(crate) origin: String,
}

/// Knows the macros that crates outside of the workspace export.
pub(crate) trait Elsewhere: Sync {
    /// The one that an invocation means in a file whose `use` declarations are these.
    fn exported(&self, file: FileId, path: &MacroPath, uses: &Uses) -> Option<Found>;
}

/// Writes out invocations; remembers the definitions that it read.
pub(crate) struct Expander {
    definitions: FxHashMap<Arc<str>, Option<Rc<Definition>>>,
    room: usize,
}

impl Default for Expander {
    fn default() -> Self {
        Self { definitions: FxHashMap::default(), room: MAX_TOKENS }
    }
}

impl Expander {
    /// Whether what these rules write may invoke macros.
    pub(crate) fn invokes(&mut self, rules: &Arc<str>) -> bool {
        self.definition(rules).is_some_and(|definition| definition.invokes)
    }

    fn definition(&mut self, rules: &Arc<str>) -> Option<Rc<Definition>> {
        self.definitions.entry(rules.clone()).or_insert_with(|| Definition::read(rules).map(Rc::new)).clone()
    }

    /// What an invocation of a macro with these rules becomes. `home` stands for `$crate`, all tokens of the body stand at `place`.
    /// `None` where no rule fits, or what is written out would be too much.
    pub(crate) fn expand(
        &mut self,
        rules: &Arc<str>,
        arguments: &TokenStream,
        home: &str,
        place: Span,
    ) -> Option<TokenStream> {
        let definition = self.definition(rules)?;
        let tokens: Vec<TokenTree> = arguments.clone().into_iter().collect();
        let home: Vec<TokenTree> = home.parse::<TokenStream>().ok()?.into_iter().collect();
        let found =
            definition.rules.iter().find_map(|rule| Some((rule, matching::fit(&rule.matcher, &tokens)?)));
        let (rule, bindings) = found?;
        let mut scribe = Scribe { place, home: &home, locals: &rule.locals, room: self.room };
        let written = scribe.write(&rule.body, &bindings);
        self.room = scribe.room;
        Some(written?.into_iter().collect())
    }
}
