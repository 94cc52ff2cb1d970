//! How many tokens one fragment of a macro's arguments takes. Knows syn, nothing of definitions beside the kinds.

use super::definition::Kind;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream, Parser};

/// The tokens at the beginning that a fragment of this kind takes; `None` where there is none.
pub(super) fn length(kind: Kind, tokens: &[TokenTree]) -> Option<usize> {
    match kind {
        Kind::Vis => return taken::<syn::Visibility>(tokens),
        _ if tokens.is_empty() => return None,
        _ => {}
    }
    match kind {
        Kind::Ident => match &tokens[0] {
            TokenTree::Ident(name) if *name != "_" => Some(1),
            _ => None,
        },
        Kind::Lifetime => lifetime(tokens).then_some(2),
        Kind::Tt => Some(tree(tokens)),
        Kind::Literal => literal(tokens),
        Kind::Block => matches!(&tokens[0], TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
            .then_some(1),
        Kind::Expr => expr(tokens),
        Kind::Ty => one_group(tokens).or_else(|| taken::<syn::Type>(tokens)),
        Kind::Path => taken_by(tokens, syn::Path::parse),
        Kind::Pat => taken_by(tokens, syn::Pat::parse_multi_with_leading_vert),
        Kind::PatParam => taken_by(tokens, syn::Pat::parse_single),
        Kind::Item => taken::<syn::Item>(tokens),
        Kind::Meta => taken::<syn::Meta>(tokens),
        Kind::Stmt => statement(tokens),
        Kind::Vis => None,
    }
}

fn lifetime(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Punct(tick), TokenTree::Ident(_), ..] if tick.as_char() == '\'')
}

fn literal(tokens: &[TokenTree]) -> Option<usize> {
    match tokens {
        [TokenTree::Literal(_), ..] => Some(1),
        [TokenTree::Ident(name), ..] if *name == "true" || *name == "false" => Some(1),
        [TokenTree::Punct(minus), TokenTree::Literal(_), ..] if minus.as_char() == '-' => Some(2),
        _ => None,
    }
}

/// Operators of several marks are one token of rustc.
const JOINED: [&str; 25] = [
    "...", "..=", "<<=", ">>=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=",
    "%=", "^=", "&=", "|=", "<<", ">>", "..", "<-",
];

fn tree(tokens: &[TokenTree]) -> usize {
    if lifetime(tokens) {
        return 2;
    }
    let mut marks = String::new();
    for token in tokens.iter().take(3) {
        let TokenTree::Punct(punct) = token else { break };
        marks.push(punct.as_char());
        if punct.spacing() == Spacing::Alone {
            break;
        }
    }
    JOINED.iter().find(|joined| marks.starts_with(**joined)).map_or(1, |joined| joined.len())
}

/// What an earlier macro passed on as one expression or type.
fn one_group(tokens: &[TokenTree]) -> Option<usize> {
    match tokens {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => Some(1),
        _ => None,
    }
}

/// An expression. Mostly it ends at a comma or semicolon, and only what stands before is parsed: lists stay linear.
fn expr(tokens: &[TokenTree]) -> Option<usize> {
    if matches!(&tokens[0], TokenTree::Ident(name) if *name == "_") {
        return None;
    }
    let end = tokens
        .iter()
        .position(|token| matches!(token, TokenTree::Punct(punct) if matches!(punct.as_char(), ',' | ';')))
        .unwrap_or(tokens.len());
    if end > 0 && taken::<syn::Expr>(&tokens[..end]) == Some(end) {
        return Some(end);
    }
    taken::<syn::Expr>(tokens)
}

fn statement(tokens: &[TokenTree]) -> Option<usize> {
    if matches!(&tokens[0], TokenTree::Ident(name) if *name == "let") {
        let end = tokens.iter().position(|token| super::definition::is_punct(token, ';'));
        return Some(end.unwrap_or(tokens.len()));
    }
    taken::<syn::Item>(tokens).or_else(|| expr(tokens))
}

fn taken<T: Parse>(tokens: &[TokenTree]) -> Option<usize> {
    taken_by(tokens, T::parse)
}

fn taken_by<T>(tokens: &[TokenTree], parse: fn(ParseStream<'_>) -> syn::Result<T>) -> Option<usize> {
    let stream: TokenStream = tokens.iter().cloned().collect();
    let rest = |input: ParseStream<'_>| {
        parse(input)?;
        Ok(input.parse::<TokenStream>()?.into_iter().count())
    };
    let rest = rest.parse2(stream).ok()?;
    tokens.len().checked_sub(rest)
}
