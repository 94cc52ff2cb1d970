//! Grammar of one comment: what it says, and every mistake in it with its place. Knows nothing of the code around.
//!
//! ```text
//! determinism-lint: allow(rule[, rule…], reason = "…"[, why = "…", until = "2027-06-01", reviewed-by = "…"])
//! determinism-lint: allow-file(…)
//! determinism-lint: sim
//! ```

mod entries;

use crate::similar::did_you_mean;

use super::lexer::{Lexed, Token, lex};
use crate::meta::RuleMeta;
use crate::source::Span;
use jiff::civil::Date;

/// What a comment that speaks to the tool begins with.
pub const MARK: &str = "determinism-lint:";

/// The reasons that nearly all harmless findings in real code turn out to have.
pub const WHY: [&str; 14] = [
    "lookup-only", "commutative", "sorted-after", "total-order", "element-wise", "sim-clock", "pacing",
    "setup-input", "presentation", "exact-op", "not-float", "cfg-off", "constant-table", "scratch",
];

const KEYS: [&str; 4] = ["reason", "why", "until", "reviewed-by"];
const DIRECTIVES: [&str; 3] = ["allow", "allow-file", "sim"];
const FORM: &str = "write `determinism-lint: allow(rule-name, reason = \"…\")`";

/// A rule that a comment names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    /// The rule.
    pub rule: &'static RuleMeta,
    /// Where its name stands.
    pub span: Span,
}

/// What an allow comment says. Complete only where there is no mistake beside it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Allow {
    /// It speaks for the whole file.
    pub whole_file: bool,
    /// The rules, in the order in which they are written, each once.
    pub rules: Vec<Named>,
    /// Why the place is harmless.
    pub reason: Option<String>,
    /// One of [`WHY`].
    pub why: Option<String>,
    /// The last day it holds.
    pub until: Option<Date>,
    /// Who looked at it.
    pub reviewed_by: Option<String>,
}

/// What a comment asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Directive {
    Allow(Allow),
    /// The code below is simulation code.
    Sim,
    /// Not to be made out.
    Unknown,
}

/// Something wrong with a comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// Code of the rule that reports it.
    pub code: &'static str,
    /// The place inside the comment.
    pub span: Span,
    /// Lower case, no stop.
    pub message: String,
    /// The cure.
    pub help: String,
}

impl Mistake {
    fn malformed(span: Span, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { code: "DET903", span, message: message.into(), help: help.into() }
    }
}

/// A comment with what it says and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Read {
    pub(super) directive: Directive,
    pub(super) mistakes: Vec<Mistake>,
}

/// Reads a comment, marks included, that stands at `offset`. `None` where it only mentions the tool.
pub(super) fn parse(comment: &str, offset: u32) -> Option<Read> {
    let text = comment.strip_suffix("*/").filter(|_| comment.starts_with("/*")).unwrap_or(comment);
    let mark = text.find(MARK)?;
    let body = mark + MARK.len();
    let tokens = lex(&text[body..], offset + body as u32);
    let mark_span = Span { start: offset + mark as u32, end: offset + body as u32 };
    let leading = text[..mark].trim_matches(|c: char| matches!(c, '/' | '*' | '!') || c.is_whitespace());
    if leading.is_empty() {
        return Some(Parser { tokens: &tokens, at: 0, last: mark_span, mistakes: Vec::new() }.directive());
    }
    if !meant(leading, &tokens) {
        return None;
    }
    let message = "text before the directive";
    let mistake = Mistake::malformed(mark_span, message, "let the comment begin with `determinism-lint:`");
    Some(Read { directive: Directive::Unknown, mistakes: vec![mistake] })
}

/// Whether a directive in the middle of a comment is one that somebody means, and not prose about the tool.
fn meant(leading: &str, tokens: &[Lexed<'_>]) -> bool {
    let quoted = leading.ends_with(['`', '"', '\'']);
    let call = matches!(tokens, [(Token::Word("allow" | "allow-file"), _), (Token::Open, _), ..]);
    call && !quoted
}

struct Parser<'t> {
    tokens: &'t [Lexed<'t>],
    at: usize,
    last: Span,
    mistakes: Vec<Mistake>,
}

impl<'t> Parser<'t> {
    fn next(&mut self) -> Option<&'t Lexed<'t>> {
        let lexed = self.tokens.get(self.at)?;
        self.at += 1;
        self.last = lexed.1;
        Some(lexed)
    }

    fn peek(&self) -> Option<&'t Token<'t>> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn malformed(&mut self, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.mistakes.push(Mistake::malformed(span, message, help));
    }

    fn directive(mut self) -> Read {
        let directive = match self.next() {
            Some((Token::Word("sim"), _)) => {
                self.end();
                Directive::Sim
            }
            Some((Token::Word(word @ ("allow" | "allow-file")), span)) => self.allow(word, *span),
            Some((Token::Word(word), span)) => {
                let help = did_you_mean(word, DIRECTIVES)
                    .unwrap_or_else(|| "there are `allow`, `allow-file` and `sim`".to_owned());
                self.malformed(*span, format!("unknown directive `{word}`"), help);
                Directive::Unknown
            }
            _ => {
                self.malformed(self.last, "no directive", FORM);
                Directive::Unknown
            }
        };
        Read { directive, mistakes: self.mistakes }
    }

    fn end(&mut self) {
        if let Some((_, first)) = self.next() {
            let end = self.tokens.last().map_or(first.end, |(_, span)| span.end);
            let help = "put what else there is to say into the reason, or behind `//`";
            self.malformed(Span { start: first.start, end }, "text after the directive", help);
        }
    }

    fn allow(&mut self, word: &str, word_span: Span) -> Directive {
        let mut allow = Allow { whole_file: word == "allow-file", ..Allow::default() };
        if self.peek() != Some(&Token::Open) {
            let message = format!("`{word}` without the rules it is about");
            self.malformed(word_span, message, FORM);
            return Directive::Allow(allow);
        }
        self.next();
        let opened = self.last;
        let complete = self.arguments(&mut allow);
        if complete {
            self.end();
            self.check_complete(&allow, Span { start: opened.start, end: self.last.end });
        }
        Directive::Allow(allow)
    }

    /// Everything up to the closing parenthesis; whether it was found.
    fn arguments(&mut self, allow: &mut Allow) -> bool {
        loop {
            if self.peek() == Some(&Token::Close) {
                self.next();
                return true;
            }
            if !self.argument(allow) {
                return false;
            }
            match self.next() {
                Some((Token::Comma, _)) => {}
                Some((Token::Close, _)) => return true,
                Some((_, span)) => {
                    self.malformed(*span, "expected `,` or `)`", FORM);
                    return false;
                }
                None => return self.unclosed(),
            }
        }
    }

    fn unclosed(&mut self) -> bool {
        let help = "a directive stands in one comment, up to its `)`";
        self.malformed(self.last, "the comment ends before `)`", help);
        false
    }

    /// One rule or key; whether reading can go on behind it.
    fn argument(&mut self, allow: &mut Allow) -> bool {
        let Some((token, span)) = self.next() else { return self.unclosed() };
        match token {
            Token::Word(key) if self.peek() == Some(&Token::Equals) => {
                self.next();
                self.value(allow, key, *span)
            }
            Token::Word(name) => {
                self.rule(allow, name, *span);
                true
            }
            Token::Other('*') => {
                self.blanket(*span);
                true
            }
            Token::Text(_) => {
                self.malformed(*span, "a string without a key", "a reason is written `reason = \"…\"`");
                true
            }
            Token::Broken(why) => {
                self.malformed(*span, *why, FORM);
                false
            }
            _ => {
                self.malformed(*span, "expected a rule or a key", FORM);
                false
            }
        }
    }

    /// The value behind `key =`; whether reading can go on behind it.
    fn value(&mut self, allow: &mut Allow, key: &str, key_span: Span) -> bool {
        match self.next() {
            Some((Token::Text(value), span)) => {
                self.entry(allow, key, key_span, value.trim(), *span);
                true
            }
            Some((Token::Broken(why), span)) => {
                self.malformed(*span, *why, FORM);
                false
            }
            Some((_, span)) => {
                let help = format!("write `{key} = \"…\"`, with straight double quotes");
                self.malformed(*span, format!("the value of `{key}` is no string"), help);
                false
            }
            None => self.unclosed(),
        }
    }
}

#[cfg(test)]
mod tests;
