//! The text of a `macro_rules!` → its rules. Knows nothing of invocations.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use rustc_hash::FxHashSet;

/// A definition: its rules in order.
pub(super) struct Definition {
    pub(super) rules: Vec<Rule>,
    /// What they write may invoke macros.
    pub(super) invokes: bool,
}

/// `(matcher) => { body }`
pub(super) struct Rule {
    pub(super) matcher: Vec<Pattern>,
    pub(super) body: Vec<Template>,
    /// Names that the body binds by itself with `let`.
    pub(super) locals: FxHashSet<String>,
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
            let body = parts(body.stream())?;
            let mut locals = FxHashSet::default();
            bound_by_let(&body, &mut locals);
            rules.push(Rule { matcher: parts(matcher.stream())?, body, locals });
            rest = match after {
                [semi, after @ ..] if is_punct(semi, ';') => after,
                after => after,
            };
        }
        let invokes = rules.iter().any(|rule| invokes(&rule.body));
        (rest.is_empty() && !rules.is_empty()).then_some(Self { rules, invokes })
    }
}

/// `name ! (…)` somewhere in a body; the name may be a variable.
fn invokes(body: &[Template]) -> bool {
    let here = body.windows(3).any(|three| {
        let [name, Template::Token(mark), Template::Group(..)] = three else { return false };
        is_punct(mark, '!') && matches!(name, Template::Token(TokenTree::Ident(_)) | Template::Variable(_))
    });
    here || body.iter().any(|part| match part {
        Template::Group(_, inner) => invokes(inner),
        Template::Repeat(repeat) => invokes(&repeat.parts),
        _ => false,
    })
}

pub(super) fn is_punct(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// What matchers and bodies are made of alike; what a `$` begins beside a repetition is their own matter.
trait Part: Sized {
    fn token(token: TokenTree) -> Self;
    fn group(delimiter: Delimiter, parts: Vec<Self>) -> Self;
    fn repeat(repeat: Repeat<Self>) -> Self;
    /// What a `$` and the tokens behind it are, and what follows. `None` where that is not understood.
    fn dollar<'t>(dollar: &TokenTree, after: &'t [TokenTree]) -> Option<(Self, &'t [TokenTree])>;
}

impl Part for Pattern {
    fn token(token: TokenTree) -> Self {
        Self::Token(token)
    }

    fn group(delimiter: Delimiter, parts: Vec<Self>) -> Self {
        Self::Group(delimiter, parts)
    }

    fn repeat(repeat: Repeat<Self>) -> Self {
        Self::Repeat(repeat)
    }

    fn dollar<'t>(dollar: &TokenTree, after: &'t [TokenTree]) -> Option<(Self, &'t [TokenTree])> {
        match after {
            [TokenTree::Ident(name), colon, TokenTree::Ident(kind), rest @ ..] if is_punct(colon, ':') => {
                Some((Self::Fragment(name.to_string(), Kind::of(&kind.to_string())?), rest))
            }
            [TokenTree::Ident(name), ..] if *name != "crate" => None,
            _ => Some((Self::Token(dollar.clone()), after)),
        }
    }
}

impl Part for Template {
    fn token(token: TokenTree) -> Self {
        Self::Token(token)
    }

    fn group(delimiter: Delimiter, parts: Vec<Self>) -> Self {
        Self::Group(delimiter, parts)
    }

    fn repeat(repeat: Repeat<Self>) -> Self {
        Self::Repeat(repeat)
    }

    fn dollar<'t>(dollar: &TokenTree, after: &'t [TokenTree]) -> Option<(Self, &'t [TokenTree])> {
        match after {
            // `${count(…)}`, `$$`: not stable.
            [TokenTree::Group(_), ..] => None,
            [second, ..] if is_punct(second, '$') => None,
            [TokenTree::Ident(name), rest @ ..] if *name == "crate" => Some((Self::Crate, rest)),
            [TokenTree::Ident(name), rest @ ..] => Some((Self::Variable(name.to_string()), rest)),
            _ => Some((Self::Token(dollar.clone()), after)),
        }
    }
}

fn parts<T: Part>(stream: TokenStream) -> Option<Vec<T>> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut out = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        let part;
        (part, rest) = match (first, after) {
            (dollar, [TokenTree::Group(group), after @ ..])
                if is_punct(dollar, '$') && group.delimiter() == Delimiter::Parenthesis =>
            {
                let (repeat, after) = repeat(parts(group.stream())?, after)?;
                (T::repeat(repeat), after)
            }
            (dollar, _) if is_punct(dollar, '$') => T::dollar(dollar, after)?,
            (TokenTree::Group(group), _) => (T::group(group.delimiter(), parts(group.stream())?), after),
            (token, _) => (T::token(token.clone()), after),
        };
        out.push(part);
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

/// Adds the names behind `let`.
fn bound_by_let(body: &[Template], out: &mut FxHashSet<String>) {
    let mut after_let = false;
    for part in body {
        match part {
            Template::Token(TokenTree::Ident(name)) => {
                let name = name.to_string();
                after_let = match &*name {
                    "let" => true,
                    "mut" | "ref" => after_let,
                    _ => {
                        if after_let {
                            out.insert(name);
                        }
                        false
                    }
                };
            }
            Template::Group(_, inner) => {
                bound_by_let(inner, out);
                after_let = false;
            }
            Template::Repeat(repeat) => {
                bound_by_let(&repeat.parts, out);
                after_let = false;
            }
            _ => after_let = false,
        }
    }
}
