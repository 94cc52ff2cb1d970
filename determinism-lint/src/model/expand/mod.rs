//! `macro_rules!` written out: an invocation and a definition → tokens. Knows nothing of types; what it cannot write out stays opaque.

mod definition;
mod fragment;
pub(crate) mod items;
mod matching;
mod meaning;
#[cfg(test)]
mod tests;
mod transcribe;

use definition::Definition;
pub(crate) use meaning::{Candidate, meant};
use proc_macro2::{Span, TokenStream, TokenTree};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;
use transcribe::Scribe;

/// How many tokens may come of the macros of one file.
const MAX_TOKENS: usize = 2 << 20;

/// How deep invocations may stand in arguments of invocations, or come of one another.
pub(crate) const MAX_DEPTH: u32 = 32;

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
    /// What an invocation of a macro with these rules becomes. `home` stands for `$crate`, all tokens of the body stand at `place`.
    /// `None` where no rule fits, or what is written out would be too much.
    pub(crate) fn expand(
        &mut self,
        rules: &Arc<str>,
        arguments: &TokenStream,
        home: &str,
        place: Span,
    ) -> Option<TokenStream> {
        let definition = self
            .definitions
            .entry(rules.clone())
            .or_insert_with(|| Definition::read(rules).map(Rc::new))
            .clone()?;
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
