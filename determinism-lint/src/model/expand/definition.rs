//! The text of a `macro_rules!` → its rules. Knows nothing of invocations.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A definition: its rules in order.
pub(super) struct Definition {
    pub(super) rules: Vec<Rule>,
}

/// `(matcher) => { body }`
pub(super) struct Rule {
    pub(super) matcher: Vec<Pattern>,
    pub(super) body: Vec<Template>,
}

/// A part of a matcher.
pub(super) enum Pattern {
    /// A token that must stand there.
    Token(TokenTree),
    /// A bracketed part.
    Group(Delimiter, Vec<Self>),
    /// `$name:kind`
    Fragment(String, Kind),
    /// `$(…) separator op`
    Repeat(Repeat<Self>),
}

/// A part of a body.
pub(super) enum Template {
    /// A token of the body.
    Token(TokenTree),
    /// A bracketed part.
    Group(Delimiter, Vec<Self>),
    /// `$name`
    Variable(String),
    /// `$crate`
    Crate,
    /// `$(…) separator op`
    Repeat(Repeat<Self>),
}

/// A repetition.
pub(super) struct Repeat<T> {
    pub(super) parts: Vec<T>,
    pub(super) separator: Vec<TokenTree>,
    pub(super) least: usize,
    pub(super) most: usize,
}

/// What a fragment stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Block,
    Expr,
    Ident,
    Item,
    Lifetime,
    Literal,
    Meta,
    Pat,
    PatParam,
    Path,
    Stmt,
    Tt,
    Ty,
    Vis,
}

impl Kind {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "block" => Self::Block,
            "expr" | "expr_2021" => Self::Expr,
            "ident" => Self::Ident,
            "item" => Self::Item,
            "lifetime" => Self::Lifetime,
            "literal" => Self::Literal,
            "meta" => Self::Meta,
            "pat" => Self::Pat,
            "pat_param" => Self::PatParam,
            "path" => Self::Path,
            "stmt" => Self::Stmt,
            "tt" => Self::Tt,
            "ty" => Self::Ty,
            "vis" => Self::Vis,
            _ => return None,
        })
    }
}

impl Definition {
    /// Reads what stands between the outer brackets. `None` where it holds something that is not understood.
    pub(super) fn read(text: &str) -> Option<Self> {
        let tokens: Vec<TokenTree> = text.parse::<TokenStream>().ok()?.into_iter().collect();
        let mut rules = Vec::new();
        let mut rest = &tokens[..];
        while let [TokenTree::Group(matcher), arrow, head, TokenTree::Group(body), after @ ..] = rest {
            if !(is_punct(arrow, '=') && is_punct(head, '>')) {
                return None;
            }
            rules.push(Rule { matcher: patterns(matcher.stream())?, body: templates(body.stream())? });
            rest = match after {
                [semi, after @ ..] if is_punct(semi, ';') => after,
                after => after,
            };
        }
        (rest.is_empty() && !rules.is_empty()).then_some(Self { rules })
    }
}

pub(super) fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn patterns(stream: TokenStream) -> Option<Vec<Pattern>> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut out = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (dollar, [TokenTree::Group(group), after @ ..])
                if is_punct(dollar, '$') && group.delimiter() == Delimiter::Parenthesis =>
            {
                let (repeat, after) = repeat(patterns(group.stream())?, after)?;
                out.push(Pattern::Repeat(repeat));
                rest = after;
            }
            (dollar, [TokenTree::Ident(name), colon, TokenTree::Ident(kind), after @ ..])
                if is_punct(dollar, '$') && is_punct(colon, ':') =>
            {
                out.push(Pattern::Fragment(name.to_string(), Kind::of(&kind.to_string())?));
                rest = after;
            }
            (dollar, [TokenTree::Ident(name), ..]) if is_punct(dollar, '$') && *name != "crate" => {
                return None;
            }
            (TokenTree::Group(group), _) => {
                out.push(Pattern::Group(group.delimiter(), patterns(group.stream())?));
            }
            (token, _) => out.push(Pattern::Token(token.clone())),
        }
    }
    Some(out)
}

fn templates(stream: TokenStream) -> Option<Vec<Template>> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut out = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (dollar, [TokenTree::Group(group), after @ ..])
                if is_punct(dollar, '$') && group.delimiter() == Delimiter::Parenthesis =>
            {
                let (repeat, after) = repeat(templates(group.stream())?, after)?;
                out.push(Template::Repeat(repeat));
                rest = after;
            }
            // `${count(…)}`, `$$`: not stable.
            (dollar, [TokenTree::Group(_), ..]) if is_punct(dollar, '$') => return None,
            (dollar, [second, ..]) if is_punct(dollar, '$') && is_punct(second, '$') => return None,
            (dollar, [TokenTree::Ident(name), after @ ..]) if is_punct(dollar, '$') => {
                let variable =
                    if *name == "crate" { Template::Crate } else { Template::Variable(name.to_string()) };
                out.push(variable);
                rest = after;
            }
            (TokenTree::Group(group), _) => {
                out.push(Template::Group(group.delimiter(), templates(group.stream())?));
            }
            (token, _) => out.push(Template::Token(token.clone())),
        }
    }
    Some(out)
}

/// What stands behind `$(…)`: an operator, or a separator and an operator.
fn repeat<T>(parts: Vec<T>, after: &[TokenTree]) -> Option<(Repeat<T>, &[TokenTree])> {
    let operator = |token: &TokenTree| match token {
        TokenTree::Punct(punct) => match punct.as_char() {
            '*' => Some((0, usize::MAX)),
            '+' => Some((1, usize::MAX)),
            '?' => Some((0, 1)),
            _ => None,
        },
        _ => None,
    };
    // A separator is one token of rustc: at most three marks.
    for length in 0..=3 {
        let (separator, rest) = after.split_at_checked(length)?;
        let [token, rest @ ..] = rest else { return None };
        if let Some((least, most)) = operator(token) {
            return Some((Repeat { parts, separator: separator.to_vec(), least, most }, rest));
        }
    }
    None
}
