//! `macro_rules!` written out: an invocation and a definition → tokens. Knows nothing of types; what it cannot write out stays opaque.

mod definition;
mod fragment;
pub(crate) mod items;
mod matching;
#[cfg(test)]
mod tests;
mod transcribe;

use definition::Definition;
use proc_macro2::{Span, TokenStream, TokenTree};
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::Hash;
use std::rc::Rc;
use transcribe::Scribe;

/// How many tokens may come of the macros of one file.
const MAX_TOKENS: usize = 2 << 20;

/// Writes out invocations; remembers the definitions that it read, by what they are known as.
pub(crate) struct Expander<K> {
    definitions: FxHashMap<K, Option<Rc<Definition>>>,
    room: usize,
}

impl<K> Default for Expander<K> {
    fn default() -> Self {
        Self { definitions: FxHashMap::default(), room: MAX_TOKENS }
    }
}

impl<K: Eq + Hash> Expander<K> {
    /// What an invocation becomes. `home` stands for `$crate`, all tokens of the body stand at `place`. `None` where no rule fits, or
    /// what is written out would be too much.
    pub(crate) fn expand(
        &mut self,
        known_as: K,
        text: &str,
        arguments: &TokenStream,
        home: &str,
        place: Span,
    ) -> Option<TokenStream> {
        let definition = self
            .definitions
            .entry(known_as)
            .or_insert_with(|| Definition::read(text).map(Rc::new))
            .clone()?;
        let tokens: Vec<TokenTree> = arguments.clone().into_iter().collect();
        let home: Vec<TokenTree> = home.parse::<TokenStream>().ok()?.into_iter().collect();
        let found =
            definition.rules.iter().find_map(|rule| Some((rule, matching::fit(&rule.matcher, &tokens)?)));
        let (rule, bindings) = found?;
        let mut locals = FxHashSet::default();
        transcribe::locals(&rule.body, &mut locals);
        let mut scribe = Scribe { place, home: &home, locals, room: self.room };
        let written = scribe.write(&rule.body, &bindings);
        self.room = scribe.room;
        Some(written?.into_iter().collect())
    }
}
