//! What a macro becomes, without the bodies of its functions and without inert attributes: most of what it writes is needed late or never.
//! Knows of Rust only how items begin and end; what it misjudges, the caller notices by the tree.

use super::definition::is_punct;
use crate::parse::{INERT_ATTRIBUTES, ITEM_WORDS, VALUE_MACROS};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// What happens to the bodies of functions.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Bodies<'r> {
    /// They stay.
    Stay,
    /// They are read later, except for those that declare items or call one of these.
    Later(&'r [String]),
    /// Nobody asks for them.
    Never,
}

/// Takes the bodies out: what is left, and for each body in the order of the tokens what stood in it, `None` where it stays.
pub(crate) fn take_out(tokens: TokenStream, bodies: Bodies<'_>) -> (TokenStream, Vec<Option<TokenStream>>) {
    if matches!(bodies, Bodies::Stay) {
        return (tokens, Vec::new());
    }
    let mut taker = Taker { bodies, taken: Vec::new() };
    let left = taker.items(tokens);
    (left, taker.taken)
}

/// What is known of the item whose head is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    /// Nothing but attributes, visibility and words that go before `fn`.
    Unknown,
    Fn,
    /// `mod`, `impl`, `trait`: its braces hold items.
    Container,
    Other,
}

struct Taker<'r> {
    bodies: Bodies<'r>,
    taken: Vec<Option<TokenStream>>,
}

impl Taker<'_> {
    fn items(&mut self, tokens: TokenStream) -> TokenStream {
        let mut out: Vec<TokenTree> = Vec::new();
        let (mut item, mut angles, mut dash) = (Item::Unknown, 0_i32, false);
        for token in tokens {
            let after_dash = std::mem::take(&mut dash);
            let mut changed = None;
            match &token {
                TokenTree::Ident(ident) if item == Item::Unknown => item = begun(ident),
                TokenTree::Punct(punct) => match punct.as_char() {
                    ';' => (item, angles) = (Item::Unknown, 0),
                    '<' => angles += 1,
                    '>' if !after_dash => angles -= 1,
                    '-' => dash = true,
                    '#' | '!' => {}
                    _ if item == Item::Unknown => item = Item::Other,
                    _ => {}
                },
                TokenTree::Group(group) if is_inert(group, out.last()) => {
                    out.pop();
                    continue;
                }
                TokenTree::Group(group) => {
                    let braces = group.delimiter() == Delimiter::Brace;
                    let of_head = matches!(item, Item::Fn | Item::Container) && angles > 0;
                    changed = match item {
                        Item::Fn if braces && !of_head => Some(self.body(group)),
                        Item::Container if braces && !of_head => Some(self.inside(group)),
                        // A fragment that holds items, or the visibility of one.
                        Item::Unknown if group.delimiter() == Delimiter::None => Some(self.inside(group)),
                        _ => None,
                    };
                    // `A<{ N }>` ends neither head.
                    if braces && !of_head {
                        (item, angles) = (Item::Unknown, 0);
                    }
                }
                _ => {}
            }
            out.push(changed.unwrap_or(token));
        }
        out.into_iter().collect()
    }

    fn inside(&mut self, group: &Group) -> TokenTree {
        regroup(group, self.items(group.stream()))
    }

    fn body(&mut self, group: &Group) -> TokenTree {
        let stays = match self.bodies {
            Bodies::Later(calls) => has_attributes(group) || declares(group.stream(), calls),
            _ => false,
        };
        if stays {
            self.taken.push(None);
            return TokenTree::Group(group.clone());
        }
        self.taken.push(Some(group.stream()));
        regroup(group, TokenStream::new())
    }
}

fn begun(ident: &proc_macro2::Ident) -> Item {
    let is = |words: &[&str]| words.iter().any(|word| ident == word);
    if is(&["pub", "unsafe", "async", "const", "extern", "default", "safe", "auto"]) {
        Item::Unknown
    } else if ident == "fn" {
        Item::Fn
    } else if is(&["mod", "impl", "trait"]) {
        Item::Container
    } else {
        Item::Other
    }
}

/// `#[doc = …]`, `#[inline]` and the like.
fn is_inert(group: &Group, before: Option<&TokenTree>) -> bool {
    let hash = matches!(before, Some(TokenTree::Punct(punct)) if punct.as_char() == '#');
    hash && group.delimiter() == Delimiter::Bracket && names_inert(group.stream())
}

/// `doc = …`, also where a fragment holds it.
fn names_inert(attribute: TokenStream) -> bool {
    let mut tokens = attribute.into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(name)), next) => {
            let path = matches!(next, Some(TokenTree::Punct(punct)) if punct.as_char() == ':');
            !path && INERT_ATTRIBUTES.iter().any(|known| name == known)
        }
        (Some(TokenTree::Group(fragment)), None) if fragment.delimiter() == Delimiter::None => {
            names_inert(fragment.stream())
        }
        _ => false,
    }
}

/// Attributes at the beginning may belong to the function.
fn has_attributes(body: &Group) -> bool {
    matches!(body.stream().into_iter().next(), Some(TokenTree::Punct(punct)) if punct.as_char() == '#')
}

/// Declares items, calls one of these, or may have a macro in the place of a type.
fn declares(tokens: TokenStream, calls: &[String]) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => is_type_macro(&tokens[..at]) || declares(group.stream(), calls),
        TokenTree::Ident(ident) => {
            ITEM_WORDS.iter().any(|word| ident == word) || calls.iter().any(|call| ident == call)
        }
        _ => false,
    })
}

/// `: path::name !`, with a bracket behind it.
fn is_type_macro(before: &[TokenTree]) -> bool {
    let [front @ .., TokenTree::Ident(name), mark] = before else { return false };
    if !is_punct(mark, '!') || VALUE_MACROS.iter().any(|known| name == known) {
        return false;
    }
    let mut front = front;
    while let [rest @ .., TokenTree::Ident(_), first, second] = front
        && is_punct(first, ':')
        && is_punct(second, ':')
    {
        front = rest;
    }
    match front {
        [.., TokenTree::Ident(word)] => word == "as",
        [.., dash, head] if is_punct(head, '>') => is_punct(dash, '-'),
        [.., last] => is_punct(last, ':') || is_punct(last, '<'),
        [] => false,
    }
}

fn regroup(group: &Group, inside: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), inside);
    new.set_span(group.span());
    TokenTree::Group(new)
}

#[cfg(test)]
mod tests;
