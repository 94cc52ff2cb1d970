//! Splits Rust text into tokens and comments, in one pass and without allocating. Knows nothing of their meaning:
//! what is a doc comment, where a string ends and whether `'a` is a lifetime is all it decides.
//!
//! It must agree with proc-macro2 about every border between tokens and gaps; [`super::check`] compares the two.

/// What a token is, as far as nesting depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token {
    /// Identifier or keyword, raw ones too.
    Word,
    /// Number, string, character.
    Literal,
    /// `'a`, quote included.
    Lifetime,
    /// `(`, `[` or `{`.
    Open(u8),
    /// `)`, `]` or `}`.
    Close(u8),
    /// One character of punctuation.
    Punct(u8),
    /// A doc comment: an attribute to the parser.
    Doc,
}

/// Takes what the lexer finds, in the order of the text.
pub(super) trait Sink {
    /// A token.
    fn token(&mut self, token: Token, start: usize, end: usize);
    /// An ordinary comment, its marks included, a line break not.
    fn comment(&mut self, start: usize, end: usize, block: bool);
}

/// A literal or comment that the text ends in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unclosed {
    /// What: `string literal`, `block comment`, `raw string literal`.
    pub(super) what: &'static str,
    /// Where it begins.
    pub(super) start: usize,
}

/// Feeds every token and comment from byte `start` on to the sink. O(bytes).
pub(super) fn lex(text: &str, start: usize, sink: &mut impl Sink) -> Option<Unclosed> {
    let mut lexer = Lexer { text, bytes: text.as_bytes(), at: start, unclosed: None };
    while lexer.at < lexer.bytes.len() {
        lexer.step(sink);
    }
    lexer.unclosed
}

struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    unclosed: Option<Unclosed>,
}

impl Lexer<'_> {
    #[inline]
    fn step(&mut self, sink: &mut impl Sink) {
        let start = self.at;
        let token = match self.bytes[start] {
            b' ' | 0x09..=0x0d => {
                let rest = &self.bytes[start + 1..];
                self.at += 1 + rest
                    .iter()
                    .position(|byte| !matches!(byte, b' ' | 0x09..=0x0d))
                    .unwrap_or(rest.len());
                return;
            }
            b'/' if matches!(self.peek(1), b'/' | b'*') => return self.comment(sink),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'0'..=b'9' => self.number(),
            b'"' => self.string("string literal"),
            b'\'' => self.quote(),
            open @ (b'(' | b'[' | b'{') => self.one(Token::Open(open)),
            close @ (b')' | b']' | b'}') => self.one(Token::Close(close)),
            0x80.. => match self.skip_space() {
                true => return,
                false => self.word(),
            },
            other => self.one(Token::Punct(other)),
        };
        sink.token(token, start, self.at);
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn one(&mut self, token: Token) -> Token {
        self.at += 1;
        token
    }

    /// Rust counts some characters beyond ASCII as white space.
    fn skip_space(&mut self) -> bool {
        let Some(next) = self.text.get(self.at..).and_then(|rest| rest.chars().next()) else { return false };
        let space = next.is_whitespace() || matches!(next, '\u{200e}' | '\u{200f}');
        if space {
            self.at += next.len_utf8();
        }
        space
    }

    /// Moves behind the letters, digits and underscores that follow.
    #[inline]
    fn skip_word(&mut self) {
        loop {
            let rest = &self.bytes[self.at..];
            self.at += rest.iter().position(|byte| !IN_WORD[usize::from(*byte)]).unwrap_or(rest.len());
            if self.peek(0) < 0x80 || !self.skip_wide() {
                return;
            }
        }
    }

    /// Moves behind a character beyond ASCII that is no white space.
    #[cold]
    fn skip_wide(&mut self) -> bool {
        let before = self.at;
        if self.skip_space() {
            self.at = before;
            return false;
        }
        self.at += self.text[before..].chars().next().map_or(1, char::len_utf8);
        true
    }

    #[inline]
    fn word(&mut self) -> Token {
        let start = self.at;
        self.skip_word();
        if self.at - start > 2 || !matches!(self.peek(0), b'"' | b'#' | b'\'') {
            return Token::Word;
        }
        self.prefixed(start)
    }

    /// What follows a word of one or two letters without a gap may make it a literal or a raw identifier.
    #[cold]
    fn prefixed(&mut self, start: usize) -> Token {
        let raw = match (&self.bytes[start..self.at], self.peek(0)) {
            (b"b", b'\'') => return self.character(),
            (b"b" | b"c", b'"') => return self.string("string literal"),
            (b"r" | b"br" | b"cr", b'"' | b'#') => &self.bytes[start..self.at],
            _ => return Token::Word,
        };
        let hashes = self.bytes[self.at..].iter().take_while(|byte| **byte == b'#').count();
        if self.peek(hashes) == b'"' {
            return self.raw_string(start, hashes);
        }
        if raw == b"r" && hashes == 1 && begins_word(self.peek(1)) {
            self.at += 1;
            self.skip_word();
        }
        Token::Word
    }

    fn number(&mut self) -> Token {
        let start = self.at;
        let decimal = !(self.bytes[start] == b'0' && matches!(self.peek(1), b'x' | b'o' | b'b'));
        self.skip_word();
        if !decimal {
            return Token::Literal;
        }
        if self.peek(0) == b'.' && !self.bytes[start..self.at].iter().any(|byte| matches!(byte, b'e' | b'E'))
        {
            match self.peek(1) {
                b'0'..=b'9' => {
                    self.at += 1;
                    self.skip_word();
                }
                b'.' => {}
                next if begins_word(next) => {}
                _ => self.at += 1,
            }
        }
        let exponent = matches!(self.bytes[self.at - 1], b'e' | b'E') && matches!(self.peek(0), b'+' | b'-');
        if exponent && self.peek(1).is_ascii_digit() {
            self.at += 1;
            self.skip_word();
        }
        Token::Literal
    }

    /// From the opening quote to behind the closing one and a suffix.
    fn string(&mut self, what: &'static str) -> Token {
        let start = self.at;
        self.at += 1;
        loop {
            match self.bytes.get(self.at) {
                Some(b'"') => break,
                Some(b'\\') => self.at += 2,
                Some(_) => self.at += 1,
                None => return self.runs_out(what, start),
            }
        }
        self.at += 1;
        self.suffix()
    }

    fn raw_string(&mut self, start: usize, hashes: usize) -> Token {
        self.at += hashes + 1;
        loop {
            match self.bytes.get(self.at) {
                None => return self.runs_out("raw string literal", start),
                Some(b'"') if self.closes(hashes) => break,
                Some(_) => self.at += 1,
            }
        }
        self.at += 1 + hashes;
        self.suffix()
    }

    fn closes(&self, hashes: usize) -> bool {
        let after = self.at + 1;
        self.bytes.get(after..after + hashes).is_some_and(|marks| marks.iter().all(|byte| *byte == b'#'))
    }

    fn suffix(&mut self) -> Token {
        if begins_word(self.peek(0)) {
            self.skip_word();
        }
        Token::Literal
    }

    fn runs_out(&mut self, what: &'static str, start: usize) -> Token {
        self.at = self.bytes.len();
        self.unclosed = Some(Unclosed { what, start });
        Token::Literal
    }

    /// A character literal or a lifetime.
    fn quote(&mut self) -> Token {
        if self.peek(1) == b'\\' {
            return self.character();
        }
        let width = match self.text[self.at + 1..].chars().next() {
            Some(next) => next.len_utf8(),
            None => return self.one(Token::Punct(b'\'')),
        };
        if self.peek(1 + width) == b'\'' {
            self.at += width + 2;
            return self.suffix();
        }
        if !begins_word(self.peek(1)) {
            return self.one(Token::Punct(b'\''));
        }
        self.at += 1;
        let name = self.at;
        self.skip_word();
        if &self.bytes[name..self.at] == b"r" && self.peek(0) == b'#' && begins_word(self.peek(1)) {
            self.at += 1;
            self.skip_word();
        }
        Token::Lifetime
    }

    /// From the opening quote of what must be a character literal.
    fn character(&mut self) -> Token {
        let start = self.at;
        self.at += if self.peek(1) == b'\\' { 3 } else { 2 };
        loop {
            match self.bytes.get(self.at) {
                Some(b'\'') => break,
                // A character literal holds no line break; going on would swallow the rest of the file.
                Some(b'\n') | None => {
                    self.unclosed.get_or_insert(Unclosed { what: "character literal", start });
                    self.at = self.at.min(self.bytes.len());
                    return Token::Literal;
                }
                Some(_) => self.at += 1,
            }
        }
        self.at += 1;
        self.suffix()
    }

    fn comment(&mut self, sink: &mut impl Sink) {
        let start = self.at;
        let (end, doc, block) = match self.peek(1) {
            b'/' => (self.line_end(), doc_line(&self.bytes[start..]), false),
            _ => (self.block_end(), doc_block(&self.bytes[start..]), true),
        };
        self.at = end;
        match doc {
            true => sink.token(Token::Doc, start, end),
            false => sink.comment(start, end, block),
        }
    }

    /// Where the line ends, without `\n` or `\r\n`.
    fn line_end(&self) -> usize {
        let rest = &self.bytes[self.at..];
        let Some(length) = rest.iter().position(|byte| *byte == b'\n') else { return self.bytes.len() };
        self.at + length - usize::from(rest[length - 1] == b'\r')
    }

    /// Block comments nest.
    fn block_end(&mut self) -> usize {
        let start = self.at;
        let mut at = start + 2;
        let mut depth = 1;
        while let (Some(first), Some(second)) = (self.bytes.get(at), self.bytes.get(at + 1)) {
            match (first, second) {
                (b'/', b'*') => depth += 1,
                (b'*', b'/') => depth -= 1,
                _ => {
                    at += 1;
                    continue;
                }
            }
            at += 2;
            if depth == 0 {
                return at;
            }
        }
        self.unclosed = Some(Unclosed { what: "block comment", start });
        self.bytes.len()
    }
}

/// ASCII letters, digits and the underscore.
static IN_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

fn begins_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte >= 0x80
}

fn doc_line(comment: &[u8]) -> bool {
    comment.starts_with(b"//!") || comment.starts_with(b"///") && !comment.starts_with(b"////")
}

fn doc_block(comment: &[u8]) -> bool {
    if comment.starts_with(b"/**/") || comment.starts_with(b"/***") {
        return false;
    }
    comment.starts_with(b"/**") || comment.starts_with(b"/*!")
}
