//! The arguments of an invocation against a matcher → what its variables stand for. A repetition takes as much as it can, as in rustc.

use super::definition::{Kind, Pattern, Repeat};
use super::fragment;
use proc_macro2::{Delimiter, Group, TokenTree};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What the variables stand for.
pub(super) type Bindings = FxHashMap<String, Binding>;

/// What one variable stands for.
#[derive(Clone)]
pub(super) enum Binding {
    /// Its tokens.
    Tokens(Rc<[TokenTree]>),
    /// Those of each round of the repetition around.
    Rounds(Vec<Self>),
}

/// The variables of a matcher that fits all of the tokens.
pub(super) fn fit(patterns: &[Pattern], tokens: &[TokenTree]) -> Option<Bindings> {
    let mut bindings = Bindings::default();
    let used = sequence(patterns, tokens, &mut bindings)?;
    (used == tokens.len()).then_some(bindings)
}

/// Fits the beginning of the tokens; says how many.
fn sequence(patterns: &[Pattern], tokens: &[TokenTree], bindings: &mut Bindings) -> Option<usize> {
    let mut at = 0;
    for pattern in patterns {
        let rest = &tokens[at..];
        at += match pattern {
            Pattern::Token(expected) => same(expected, rest.first()?).then_some(1)?,
            Pattern::Group(delimiter, inner) => {
                let TokenTree::Group(group) = rest.first()? else { return None };
                if group.delimiter() != *delimiter {
                    return None;
                }
                let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                bindings.extend(fit(inner, &inside)?);
                1
            }
            Pattern::Fragment(name, kind) => {
                let length = fragment::length(*kind, rest)?;
                bindings.insert(name.clone(), Binding::Tokens(bound(*kind, &rest[..length])));
                length
            }
            Pattern::Repeat(repeat) => rounds(repeat, rest, bindings)?,
        };
    }
    Some(at)
}

fn rounds(repeat: &Repeat<Pattern>, tokens: &[TokenTree], bindings: &mut Bindings) -> Option<usize> {
    let mut names = Vec::new();
    variables(&repeat.parts, &mut names);
    for name in &names {
        bindings.insert((*name).to_owned(), Binding::Rounds(Vec::new()));
    }
    let (mut at, mut count) = (0, 0);
    while count < repeat.most {
        let between = if count == 0 { &[][..] } else { &repeat.separator[..] };
        let Some(start) = follows(between, &tokens[at..]).map(|length| at + length) else { break };
        let mut round = Bindings::default();
        let Some(used) = sequence(&repeat.parts, &tokens[start..], &mut round) else { break };
        // A round of nothing would go on for ever.
        if start + used == at {
            break;
        }
        for name in &names {
            let (Some(Binding::Rounds(all)), Some(own)) = (bindings.get_mut(*name), round.remove(*name))
            else {
                return None;
            };
            all.push(own);
        }
        at = start + used;
        count += 1;
    }
    (count >= repeat.least).then_some(at)
}

fn follows(separator: &[TokenTree], tokens: &[TokenTree]) -> Option<usize> {
    let begins = tokens.len() >= separator.len()
        && separator.iter().zip(tokens).all(|(expected, token)| same(expected, token));
    begins.then_some(separator.len())
}

fn variables<'p>(patterns: &'p [Pattern], out: &mut Vec<&'p str>) {
    for pattern in patterns {
        match pattern {
            Pattern::Fragment(name, _) => out.push(name),
            Pattern::Group(_, inner) => variables(inner, out),
            Pattern::Repeat(repeat) => variables(&repeat.parts, out),
            Pattern::Token(_) => {}
        }
    }
}

fn same(expected: &TokenTree, token: &TokenTree) -> bool {
    match (expected, token) {
        (TokenTree::Ident(a), TokenTree::Ident(b)) => a == b,
        (TokenTree::Punct(a), TokenTree::Punct(b)) => a.as_char() == b.as_char(),
        (TokenTree::Literal(a), TokenTree::Literal(b)) => a.to_string() == b.to_string(),
        _ => false,
    }
}

/// Expressions and types stay one operand wherever they are put.
fn bound(kind: Kind, tokens: &[TokenTree]) -> Rc<[TokenTree]> {
    // A block at the beginning of a statement would be a statement of its own.
    let is_block = matches!(tokens, [TokenTree::Group(group)] if group.delimiter() == Delimiter::Brace);
    let whole = matches!(kind, Kind::Expr | Kind::Ty) && (tokens.len() > 1 || is_block);
    if !whole {
        return tokens.into();
    }
    let mut group = Group::new(Delimiter::None, tokens.iter().cloned().collect());
    let ends = tokens.first().zip(tokens.last());
    if let Some(span) = ends.and_then(|(first, last)| first.span().join(last.span())) {
        group.set_span(span);
    }
    Rc::from([TokenTree::Group(group)])
}
