//! The `macro_rules!` that one crate exports, and what it exports of other crates that may be one. Knows syntax and declarations.

use crate::engine::outside::Words;
use crate::model::condition::Condition;
use crate::model::decl::{ItemDecl, ItemKind, MacroDecl, ModBody, Name};
use crate::model::expand::items;
use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// By name.
#[derive(Default)]
pub(super) struct Exported {
    macros: BTreeMap<Name, Vec<Definition>>,
    /// Name, the dependency it comes from, and what it is called there; by name.
    named: BTreeMap<Name, Vec<(Name, Name)>>,
    /// Dependencies of which everything is exported.
    globs: Vec<Name>,
}

struct Definition {
    rules: Arc<str>,
    condition: Option<Box<Condition>>,
    /// `macros.rs:12`
    place: String,
}

impl Exported {
    /// Takes those of one file.
    pub(super) fn add_macros(&mut self, path: &str, list: &[syn::Item]) {
        for item in list {
            match item {
                syn::Item::Macro(node) => self.add_macro(path, node),
                syn::Item::Mod(syn::ItemMod { content: Some((_, list)), .. }) => self.add_macros(path, list),
                _ => {}
            }
        }
    }

    fn add_macro(&mut self, path: &str, node: &syn::ItemMacro) {
        let Some(ident) = &node.ident else { return };
        let Some(attr) = node.attrs.iter().find(|attr| attr.path().is_ident("macro_export")) else { return };
        let MacroDecl { rules, line, condition, .. } = items::of_node(node);
        let local =
            attr.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "local_inner_macros");
        let rules = if local { local_inner(node.mac.tokens.clone()).to_string().into() } else { rules };
        let definition = Definition { rules, condition, place: format!("{path}:{line}") };
        self.macros.entry(ident.to_string().into()).or_default().push(definition);
    }

    /// Takes what one file exports of the dependencies of its crate.
    pub(super) fn add_exports(&mut self, dependencies: &[(String, usize)], declared: &[ItemDecl]) {
        let is_dependency = |name: &Name| dependencies.iter().any(|(own, _)| **own == **name);
        for item in declared {
            match &item.kind {
                ItemKind::Mod(ModBody::Inline(inner), _) => self.add_exports(dependencies, inner),
                ItemKind::Use(leaves, true) => {
                    for leaf in leaves {
                        let mut segs = leaf.path.segs.iter().map(|seg| &seg.name);
                        let Some(first) = segs.find(|name| is_dependency(name)) else { continue };
                        match &leaf.binding {
                            Some(name) => {
                                let last = segs.next_back().unwrap_or(first);
                                self.named
                                    .entry(name.clone())
                                    .or_default()
                                    .push((first.clone(), last.clone()));
                            }
                            None => self.globs.push(first.clone()),
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Takes what a further file gave.
    pub(super) fn merge(&mut self, other: Self) {
        for (name, mut list) in other.macros {
            self.macros.entry(name).or_default().append(&mut list);
        }
        for (name, mut list) in other.named {
            self.named.entry(name).or_default().append(&mut list);
        }
        self.globs.extend(other.globs);
    }

    /// Whether it exports no macro.
    pub(super) fn is_empty(&self) -> bool {
        self.macros.is_empty()
    }

    /// Name and rules of those whose name is used.
    pub(super) fn used(&self, words: &Words) -> Vec<(&str, &str)> {
        let used = self.macros.iter().filter(|(name, _)| words.has(name));
        used.flat_map(|(name, list)| list.iter().map(|one| (&**name, &*one.rules))).collect()
    }

    /// One that the crate defines, and its place. `Some(None)` where it defines none of that name, `None` where it cannot be said which of
    /// several is meant.
    #[expect(clippy::option_option, reason = "to look further and to give up are two answers")]
    pub(super) fn own(&self, name: &str, features: &BTreeSet<String>) -> Option<Option<(&Arc<str>, &str)>> {
        let Some(list) = self.macros.get(name) else { return Some(None) };
        let holds =
            |one: &&Definition| one.condition.as_ref().is_none_or(|cfg| cfg.holds(features) != Some(false));
        let mut active = list.iter().filter(holds);
        let first = active.next()?;
        active.all(|other| other.rules == first.rules).then_some(Some((&first.rules, &*first.place)))
    }

    /// The dependencies that a name may come from, and what it is called there.
    pub(super) fn elsewhere<'e>(&'e self, name: &'e str) -> impl Iterator<Item = (&'e str, &'e str)> {
        let named = self.named.get(name).into_iter().flatten().map(|(first, last)| (&**first, &**last));
        named.chain(self.globs.iter().map(move |first| (&**first, name)))
    }
}

/// `#[macro_export(local_inner_macros)]`: every macro that the bodies invoke is one of the same crate.
fn local_inner(rules: TokenStream) -> TokenStream {
    let mut is_body = false;
    let each = |token| match token {
        TokenTree::Group(group) => {
            is_body = !is_body;
            if !is_body { regroup(&group, inner_of_crate(group.stream())) } else { TokenTree::Group(group) }
        }
        other => other,
    };
    rules.into_iter().map(each).collect()
}

fn inner_of_crate(body: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    let is = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == mark);
    let mut out = TokenStream::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => out.extend([regroup(group, inner_of_crate(group.stream()))]),
            TokenTree::Ident(_)
                if is(at + 1, '!')
                    && matches!(tokens.get(at + 2), Some(TokenTree::Group(_)))
                    && !(at > 0 && is(at - 1, ':'))
                    && !(at > 0 && is(at - 1, '$')) =>
            {
                let place = Span::call_site();
                out.extend([
                    TokenTree::Punct(Punct::new('$', Spacing::Alone)),
                    TokenTree::Ident(Ident::new("crate", place)),
                    TokenTree::Punct(Punct::new(':', Spacing::Joint)),
                    TokenTree::Punct(Punct::new(':', Spacing::Alone)),
                    token.clone(),
                ]);
            }
            token => out.extend([token.clone()]),
        }
    }
    out
}

fn regroup(group: &Group, inside: TokenStream) -> TokenTree {
    TokenTree::Group(Group::new(group.delimiter(), inside))
}
