//! A body and what its variables stand for → tokens. Tokens of the body get the place of the invocation; those of the arguments keep
//! their own.

use super::definition::{Repeat, Template};
use super::matching::{Binding, Bindings};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenTree};
use rustc_hash::FxHashSet;

/// What a body is written out with.
pub(super) struct Scribe<'a> {
    /// Where the invocation stands.
    pub(super) place: Span,
    /// `$crate`
    pub(super) home: &'a [TokenTree],
    /// Locals of the body: no name of the arguments means them.
    pub(super) locals: &'a FxHashSet<String>,
    /// How many tokens may still be written.
    pub(super) room: usize,
}

impl Scribe<'_> {
    /// The tokens; `None` where a variable does not fit its repetition, or there is no room left.
    pub(super) fn write(&mut self, body: &[Template], bindings: &Bindings) -> Option<Vec<TokenTree>> {
        let mut out = Vec::new();
        self.parts(body, bindings, &mut out)?;
        Some(out)
    }

    fn parts(&mut self, parts: &[Template], bindings: &Bindings, out: &mut Vec<TokenTree>) -> Option<()> {
        for (at, part) in parts.iter().enumerate() {
            match part {
                Template::Token(token) => {
                    self.room = self.room.checked_sub(1)?;
                    let hidden = self.hides(token, at.checked_sub(1).map(|at| &parts[at]), parts.get(at + 1));
                    out.push(self.placed(token, hidden));
                }
                Template::Group(delimiter, inner) => {
                    let mut inside = Vec::new();
                    self.parts(inner, bindings, &mut inside)?;
                    let mut group = Group::new(*delimiter, inside.into_iter().collect());
                    group.set_span(self.place);
                    out.push(TokenTree::Group(group));
                }
                Template::Crate => out.extend(self.home.iter().map(|token| self.placed(token, false))),
                Template::Variable(name) => match bindings.get(name) {
                    Some(Binding::Tokens(tokens)) => {
                        self.room = self.room.checked_sub(tokens.len())?;
                        match (out.last(), &**tokens) {
                            // `x as $t << 1` has no arguments of `$t`.
                            (Some(TokenTree::Ident(before)), [TokenTree::Ident(ty)]) if before == "as" => {
                                let mut group = Group::new(Delimiter::None, tokens[0].clone().into());
                                group.set_span(ty.span());
                                out.push(TokenTree::Group(group));
                            }
                            _ => out.extend(tokens.iter().cloned()),
                        }
                    }
                    Some(Binding::Rounds(_)) => return None,
                    // Of a macro that this one defines.
                    None => return None,
                },
                Template::Repeat(repeat) => self.rounds(repeat, bindings, out)?,
            }
        }
        Some(())
    }

    fn rounds(
        &mut self,
        repeat: &Repeat<Template>,
        bindings: &Bindings,
        out: &mut Vec<TokenTree>,
    ) -> Option<()> {
        let mut names = Vec::new();
        variables(&repeat.parts, &mut names);
        let lists = || {
            names.iter().filter_map(|name| match bindings.get(*name) {
                Some(Binding::Rounds(list)) => Some((*name, list)),
                _ => None,
            })
        };
        let count = lists().next()?.1.len();
        if lists().any(|(_, list)| list.len() != count) {
            return None;
        }
        let mut round = bindings.clone();
        for at in 0..count {
            for (name, list) in lists() {
                round.insert(name.to_owned(), list[at].clone());
            }
            if at > 0 {
                out.extend(repeat.separator.iter().map(|token| self.placed(token, false)));
            }
            self.parts(&repeat.parts, &round, out)?;
        }
        Some(())
    }

    fn placed(&self, token: &TokenTree, hidden: bool) -> TokenTree {
        let mut token = match token {
            TokenTree::Ident(name) if hidden => {
                Ident::new(&format!("__{name}_of_the_macro"), self.place).into()
            }
            token => token.clone(),
        };
        token.set_span(self.place);
        token
    }

    /// Whether a token is a use of a local of the body: no field, no function, no field's name.
    fn hides(&self, token: &TokenTree, before: Option<&Template>, after: Option<&Template>) -> bool {
        let TokenTree::Ident(name) = token else { return false };
        let mark = |part: Option<&Template>| match part {
            Some(Template::Token(TokenTree::Punct(punct))) => Some(punct.as_char()),
            _ => None,
        };
        let called = matches!(after, Some(Template::Group(Delimiter::Parenthesis, _)));
        // `let value: f32` binds it; `value: 1` alone is a field.
        let bound =
            matches!(before, Some(Template::Token(TokenTree::Ident(word))) if word == "let" || word == "mut");
        self.locals.contains(&name.to_string())
            && mark(before) != Some('.')
            && !called
            && (bound || !matches!(mark(after), Some(':' | '!')))
    }
}

fn variables<'p>(parts: &'p [Template], out: &mut Vec<&'p str>) {
    for part in parts {
        match part {
            Template::Variable(name) => out.push(name),
            Template::Group(_, inner) => variables(inner, out),
            Template::Repeat(repeat) => variables(&repeat.parts, out),
            Template::Token(_) | Template::Crate => {}
        }
    }
}
