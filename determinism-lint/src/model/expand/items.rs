//! Invocations in the place of items, written out in place. Knows syntax and definitions by name; what a name means, the caller says.

use super::bodies::{Bodies, take_out};
use super::types::{Expansion, Types};
use super::{Asked, Expander, Found, MAX_DEPTH, MacroPath, variadic};
use crate::model::condition::Condition;
use crate::model::decl::{MacroDecl, Name, NodeKey, key};
use crate::model::lower;
use crate::parse::{Items, Parsed, Written};
use proc_macro2::{Span, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit_mut::VisitMut;

/// The `macro_rules!` of a file and its inline modules.
pub(crate) fn definitions(items: &[syn::Item]) -> Vec<(Name, MacroDecl)> {
    let mut out = Vec::new();
    for item in items {
        match item {
            syn::Item::Macro(node) => {
                out.extend(node.ident.as_ref().map(|ident| (lower::name(ident), of_node(node))))
            }
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => out.extend(definitions(items)),
            _ => {}
        }
    }
    out
}

/// What a `macro_rules!` declares.
pub(crate) fn of_node(node: &syn::ItemMacro) -> MacroDecl {
    MacroDecl {
        rules: node.mac.tokens.to_string().into(),
        line: node.mac.bang_token.span.start().line,
        condition: Condition::of(&node.attrs),
        writes_nothing: writes_nothing(&node.mac.tokens),
    }
}

/// Whether what stands behind each `=>` is empty.
fn writes_nothing(rules: &TokenStream) -> bool {
    let groups = rules.clone().into_iter().filter_map(|token| match token {
        TokenTree::Group(group) => Some(group.stream().is_empty()),
        _ => None,
    });
    groups.skip(1).step_by(2).all(|empty| empty)
}

/// Whether something stands in the place of items or types that a macro might write.
pub(crate) fn invokes(parsed: &Parsed) -> bool {
    let mut found = Vec::new();
    of_items(&parsed.tree.items, &mut found);
    !found.is_empty() || parsed.may_have_type_macros()
}

/// Writes out the invocations of a file whose macro `find` knows, and those that write nothing but further invocations.
pub(crate) fn write_out(parsed: &mut Parsed, bodies: Bodies<'_>, find: &dyn Fn(&Asked<'_>) -> Option<Found>) {
    let mut writer = Writer {
        expander: Expander::default(),
        own: Vec::new(),
        find,
        invokes: parsed.may_have_type_macros(),
    };
    let mut queue = Vec::new();
    of_items(&parsed.tree.items, &mut queue);
    let mut queue: Vec<(Invocation, u32)> =
        queue.into_iter().rev().map(|invocation| (invocation, 0)).collect();
    while let Some((invocation, depth)) = queue.pop() {
        if depth == MAX_DEPTH {
            continue;
        }
        let asked = Asked { path: &invocation.path, line: invocation.line };
        let expansion = match writer.found(&asked) {
            Some(found) => writer.expand(found, &invocation.tokens, invocation.place),
            None => {
                let lists = variadic::written(&invocation.path, &invocation.tokens, invocation.place);
                let tokens = match bodies {
                    Bodies::Never => lists.or_else(|| under_condition(&invocation.tokens)),
                    _ => lists,
                };
                tokens.map(|tokens| (tokens, format!("`{}!`", invocation.path.name())))
            }
        };
        let Some((tokens, origin)) = expansion else { continue };
        let Some(written) = invocation.kind.read(tokens, bodies, origin) else { continue };
        let mut inner = Vec::new();
        match &written.items {
            Items::Free(items) => {
                writer.own.extend(definitions(items));
                of_items(items, &mut inner);
            }
            Items::Impl(items) => of_impl(items, &mut inner),
            Items::Trait(items) => of_trait(items, &mut inner),
        }
        queue.extend(inner.into_iter().rev().map(|invocation| (invocation, depth + 1)));
        parsed.written_out.insert(invocation.key, written);
    }
    writer.types(parsed);
}

/// Writes out the invocations of one file.
struct Writer<'f> {
    expander: Expander,
    /// Definitions that macros wrote.
    own: Vec<(Name, MacroDecl)>,
    find: &'f dyn Fn(&Asked<'_>) -> Option<Found>,
    /// Macros may stand in the place of types.
    invokes: bool,
}

impl Writer<'_> {
    /// The definition that an invocation means: one that a macro wrote goes before all others.
    fn found(&self, asked: &Asked<'_>) -> Option<Found> {
        let name = asked.path.name();
        let written = self.own.iter().rfind(|(own, _)| **own == *name).map(|(_, decl)| Found {
            rules: decl.rules.clone(),
            home: "crate".to_owned(),
            origin: format!("`{name}!`, itself of a macro,"),
        });
        written.or_else(|| (self.find)(asked))
    }

    /// What an invocation becomes, and which macro it was.
    fn expand(&mut self, found: Found, arguments: &TokenStream, place: Span) -> Expansion {
        let tokens = self.expander.expand(&found.rules, arguments, &found.home, place)?;
        self.invokes |= self.expander.invokes(&found.rules);
        Some((tokens, found.origin))
    }

    /// Those in the place of types, in the tree and in what macros wrote.
    fn types(&mut self, parsed: &mut Parsed) {
        if !self.invokes {
            return;
        }
        let mut origins = Vec::new();
        let mut types = Types {
            write: &mut |mac| {
                let line = mac.path.segments.last()?.ident.span().start().line;
                let path = MacroPath::of(&mac.path);
                let found = self.found(&Asked { path: &path, line })?;
                self.expand(found, &mac.tokens, mac.span())
            },
            wrote: &mut |ty, origin| origins.push((ty, origin)),
            depth: 0,
        };
        parsed.tree.items.iter_mut().for_each(|item| types.visit_item_mut(item));
        for items in parsed.written_out.items_mut() {
            match items {
                Items::Free(items) => items.iter_mut().for_each(|item| types.visit_item_mut(item)),
                Items::Impl(items) => items.iter_mut().for_each(|item| types.visit_impl_item_mut(item)),
                Items::Trait(items) => items.iter_mut().for_each(|item| types.visit_trait_item_mut(item)),
            }
        }
        for (ty, origin) in origins {
            parsed.written_out.insert_type(ty, origin.into());
        }
    }
}

/// One invocation.
struct Invocation {
    key: NodeKey,
    kind: Kind,
    path: MacroPath,
    line: usize,
    tokens: TokenStream,
    place: Span,
}

/// What it stands in.
#[derive(Clone, Copy)]
enum Kind {
    Free,
    Impl,
    Trait,
}

impl Kind {
    fn read(self, tokens: TokenStream, bodies: Bodies<'_>, origin: String) -> Option<Written> {
        let (left, taken) = take_out(tokens.clone(), bodies);
        let split = self.parse(left).and_then(|items| Written::new(items, taken, origin.clone()));
        split.or_else(|| Written::new(self.parse(tokens)?, Vec::new(), origin))
    }

    fn parse(self, tokens: TokenStream) -> Option<Items> {
        match self {
            Self::Free => list.parse2(tokens).ok().map(Items::Free),
            Self::Impl => list.parse2(tokens).ok().map(Items::Impl),
            Self::Trait => list.parse2(tokens).ok().map(Items::Trait),
        }
    }
}

fn list<T: Parse>(input: ParseStream<'_>) -> syn::Result<Vec<T>> {
    let mut items = Vec::new();
    while !input.is_empty() {
        items.push(input.parse()?);
    }
    Ok(items)
}

/// The items that a macro whose definition is not known hands on: `cfg::alloc! { pub mod collections; }`, and those of all arms of
/// `if { … } else { … }`, where they are items at all. Which of them a build has, it decides.
fn under_condition(tokens: &TokenStream) -> Option<TokenStream> {
    let are_items =
        |tokens: &TokenStream| list::<syn::Item>.parse2(tokens.clone()).is_ok_and(|items| !items.is_empty());
    if are_items(tokens) {
        return Some(tokens.clone());
    }
    let mut parts = tokens.clone().into_iter();
    if !matches!(parts.next(), Some(TokenTree::Ident(word)) if word == "if") {
        return None;
    }
    let arms = parts.filter_map(|part| match part {
        TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace => Some(group.stream()),
        _ => None,
    });
    Some(arms.filter(|arm| are_items(arm)).collect())
}

fn of_items(items: &[syn::Item], out: &mut Vec<Invocation>) {
    for item in items {
        match item {
            syn::Item::Macro(node) if node.ident.is_none() => out.extend(invocation(&node.mac, Kind::Free)),
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => of_items(items, out),
            syn::Item::Impl(node) => of_impl(&node.items, out),
            syn::Item::Trait(node) => of_trait(&node.items, out),
            _ => {}
        }
    }
}

fn of_impl(items: &[syn::ImplItem], out: &mut Vec<Invocation>) {
    for item in items {
        if let syn::ImplItem::Macro(node) = item {
            out.extend(invocation(&node.mac, Kind::Impl));
        }
    }
}

fn of_trait(items: &[syn::TraitItem], out: &mut Vec<Invocation>) {
    for item in items {
        if let syn::TraitItem::Macro(node) = item {
            out.extend(invocation(&node.mac, Kind::Trait));
        }
    }
}

fn invocation(mac: &syn::Macro, kind: Kind) -> Option<Invocation> {
    let last = &mac.path.segments.last()?.ident;
    Some(Invocation {
        key: key(mac),
        kind,
        path: MacroPath::of(&mac.path),
        line: last.span().start().line,
        tokens: mac.tokens.clone(),
        place: mac.span(),
    })
}
