//! Bounds how deep the parser, the tree and everything that walks it can recurse, from the tokens alone.
//!
//! A recursion takes at least one token, and what has ended cannot be recursed into from what comes after it. So the
//! tokens since the last border (`;`, `,`, the end of a statement or an item), summed over the brackets that are
//! open, bound the depth at every place. Three borders need care, since a comma does not end a recursion there:
//!
//! * generic arguments: in `A<X, A<X, A<X, …` a comma goes back to the count at the last open `<`, not to zero. A `<`
//!   that is a comparison does the same, which only makes the bound larger;
//! * closure parameters: the same for `|a, b| |a, b| …`;
//! * `}`: ends a statement, an item or an arm unless what follows may continue an expression.
//!
//! Where it cannot tell, it assumes the deeper reading.

use super::lex::{Sink, Token};
use super::{MAX_BRACKETS, MAX_DEPTH};

/// What was exceeded, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Excess {
    /// More than [`MAX_BRACKETS`] brackets are open.
    Brackets(usize),
    /// The bound passed [`MAX_DEPTH`].
    Tokens(usize),
}

/// A bracket that does not close or does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unbalanced {
    /// The bracket.
    pub(super) bracket: u8,
    /// Where it stands.
    pub(super) at: usize,
}

/// The bound, kept up to date from token to token.
pub(super) struct Depth<'a> {
    text: &'a [u8],
    /// Tokens since the last border, on the innermost level.
    count: u32,
    /// Sum of the counts of all open levels.
    total: u32,
    levels: Vec<Level>,
    /// Open `<` and closure bars of all levels.
    floors: Vec<Floor>,
    /// First of `floors` that belongs to the innermost level.
    own_floors: usize,
    before: Before,
    /// The next token is the second half of `||` or `<<` and was dealt with.
    skip: bool,
    largest: u32,
    excess: Option<Excess>,
    unbalanced: Option<Unbalanced>,
}

/// An open bracket.
struct Level {
    bracket: u8,
    at: u32,
    count: u32,
    own_floors: u32,
    /// What stood before it.
    arrow: bool,
    attribute: bool,
}

/// How far a comma may go back.
#[derive(Clone, Copy)]
struct Floor {
    count: u32,
    closure: bool,
}

/// The token before the current one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Nothing that an operator could follow.
    Other,
    /// `=>`.
    Arrow,
    /// `#`, or `!` behind it.
    Hash,
    /// The end of an operand, but for words.
    Operand,
    /// A word; whether it is a keyword is seldom asked.
    Word(usize, usize),
    /// `}`; the flag: of a block that stands directly behind `=>`.
    Brace(bool),
}

/// What `#[` counts.
const ATTRIBUTE_MARKS: u32 = 2;

/// Keywords behind which an expression begins: a `|` there opens a closure.
const BEFORE_EXPRESSION: [&[u8]; 26] = [
    b"as", b"async", b"become", b"box", b"break", b"const", b"do", b"dyn", b"else", b"for", b"if", b"in",
    b"let", b"loop", b"match", b"move", b"mut", b"raw", b"ref", b"return", b"static", b"try", b"unsafe",
    b"use", b"while", b"yield",
];

impl<'a> Depth<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text: text.as_bytes(),
            count: 0,
            total: 0,
            levels: Vec::new(),
            floors: Vec::new(),
            own_floors: 0,
            before: Before::Other,
            skip: false,
            largest: 0,
            excess: None,
            unbalanced: None,
        }
    }

    /// What was exceeded first.
    pub(super) fn excess(&self) -> Option<Excess> {
        self.excess
    }

    /// The first bracket that does not fit, or the innermost that stays open.
    pub(super) fn unbalanced(&self) -> Option<Unbalanced> {
        let open =
            || self.levels.last().map(|level| Unbalanced { bracket: level.bracket, at: level.at as usize });
        self.unbalanced.or_else(open)
    }

    /// The largest bound so far.
    #[cfg(test)]
    pub(super) fn largest(&self) -> u32 {
        self.largest
    }

    #[inline]
    fn count(&mut self, at: usize) {
        self.count += 1;
        self.total += 1;
        if self.total > self.largest {
            self.largest = self.total;
            if self.total > MAX_DEPTH && self.excess.is_none() {
                self.excess = Some(Excess::Tokens(at));
            }
        }
    }

    fn go_back_to(&mut self, count: u32) {
        self.total -= self.count - count;
        self.count = count;
    }

    /// A statement, an item or an arm has ended.
    fn border(&mut self) {
        self.floors.truncate(self.own_floors);
        self.go_back_to(0);
    }

    fn comma(&mut self) {
        let floor = self.floors[self.own_floors..].last().map_or(0, |floor| floor.count);
        self.go_back_to(floor);
    }

    fn open(&mut self, bracket: u8, at: usize) {
        self.count(at);
        self.levels.push(Level {
            bracket,
            at: at as u32,
            count: self.count,
            own_floors: self.own_floors as u32,
            arrow: self.before == Before::Arrow,
            attribute: self.before == Before::Hash,
        });
        if self.levels.len() > MAX_BRACKETS && self.excess.is_none() {
            self.excess = Some(Excess::Brackets(at));
        }
        self.own_floors = self.floors.len();
        self.count = 0;
        self.before = Before::Other;
    }

    fn close(&mut self, bracket: u8, at: usize) {
        let Some(level) = self.levels.pop() else {
            self.unbalanced.get_or_insert(Unbalanced { bracket, at });
            return;
        };
        if closing(level.bracket) != bracket {
            self.unbalanced.get_or_insert(Unbalanced { bracket: level.bracket, at: level.at as usize });
        }
        self.total -= self.count;
        self.floors.truncate(self.own_floors);
        self.count = level.count;
        self.own_floors = level.own_floors as usize;
        self.before = match bracket {
            b'}' => Before::Brace(level.arrow),
            b']' if level.attribute => {
                // Attributes stand in a list: they do not nest, however many there are.
                self.go_back_to(self.count.saturating_sub(ATTRIBUTE_MARKS));
                Before::Other
            }
            _ => Before::Operand,
        };
    }

    fn push_floor(&mut self, closure: bool) {
        self.floors.push(Floor { count: self.count, closure });
    }

    fn innermost_is(&self, closure: bool) -> bool {
        self.floors[self.own_floors..].last().is_some_and(|floor| floor.closure == closure)
    }

    /// Whether the token before ends an operand, so that `|` is an operator.
    fn after_operand(&self) -> bool {
        match self.before {
            Before::Operand | Before::Brace(_) => true,
            Before::Word(start, end) => !BEFORE_EXPRESSION.contains(&&self.text[start..end]),
            Before::Other | Before::Arrow | Before::Hash => false,
        }
    }

    /// Whether a `}` before this token ended something.
    fn ends_at(&self, token: Token, start: usize, end: usize, of_arm: bool) -> bool {
        match token {
            Token::Word => !matches!(&self.text[start..end], b"as" | b"else" | b"in"),
            Token::Literal | Token::Lifetime | Token::Doc | Token::Punct(b'#' | b'$') => true,
            Token::Punct(b'!') => self.text.get(end) != Some(&b'='),
            Token::Punct(b'.' | b'?') => false,
            // An arm's block ends the arm, whatever follows; elsewhere a call or an operator may.
            Token::Open(_) | Token::Punct(_) => of_arm,
            Token::Close(_) => false,
        }
    }

    fn punct(&mut self, mark: u8, start: usize) {
        let last = if start == 0 { 0 } else { self.text[start - 1] };
        let next = self.text.get(start + 1).copied().unwrap_or(0);
        match mark {
            b';' => self.border(),
            b',' => self.comma(),
            // The rest of `::`, `->`, `=>`, `..=`, `+=`: the operator was counted with its first character. Not so
            // `&&`, `--`, `!!`, `**`, which may be two operators.
            b':' if last == mark => {}
            b'.' if last == mark && !self.text[..start - 1].ends_with(b".") => {}
            b'=' if matches!(
                last,
                b'.' | b'=' | b'!' | b'<' | b'>' | b'+' | b'-' | b'*' | b'/' | b'|' | b'&'
            ) => {}
            b'>' if matches!(last, b'-' | b'=') => {}
            _ => self.count(start),
        }
        match mark {
            b'<' if next != b'=' && !self.shift(start) => self.push_floor(false),
            b'>' if !matches!(last, b'-' | b'=') && self.innermost_is(false) => {
                self.floors.pop();
            }
            b'|' if self.innermost_is(true) => {
                self.floors.pop();
            }
            b'|' if !self.after_operand() => self.push_floor(true),
            b'|' => self.skip = next == b'|',
            _ => {}
        }
        self.before = match mark {
            b'>' if last == b'=' => Before::Arrow,
            b'#' => Before::Hash,
            b'!' if self.before == Before::Hash => Before::Hash,
            b'?' => Before::Operand,
            _ => Before::Other,
        };
    }

    /// `<<` before a digit is a shift: no type begins with a digit.
    fn shift(&mut self, start: usize) -> bool {
        let rest = &self.text[start + 1..];
        let shift = rest.first() == Some(&b'<') && {
            let operand = rest[1..].iter().find(|byte| **byte != b' ');
            operand.is_some_and(u8::is_ascii_digit)
        };
        self.skip = shift;
        shift
    }
}

impl Sink for Depth<'_> {
    #[inline]
    fn token(&mut self, token: Token, start: usize, end: usize) {
        if self.excess.is_some() {
            return;
        }
        if let Before::Brace(of_arm) = self.before
            && self.ends_at(token, start, end, of_arm)
        {
            self.border();
        }
        if std::mem::take(&mut self.skip) {
            self.count(start);
            self.before = Before::Other;
            return;
        }
        match token {
            Token::Word => {
                self.count(start);
                self.before = Before::Word(start, end);
            }
            Token::Literal => {
                self.count(start);
                self.before = Before::Operand;
            }
            Token::Lifetime => {
                self.count(start);
                self.before = Before::Other;
            }
            Token::Open(bracket) => self.open(bracket, start),
            Token::Close(bracket) => self.close(bracket, start),
            Token::Punct(mark) => self.punct(mark, start),
            // Attributes are a list: they do not nest, and there are thousands of doc lines in some files.
            Token::Doc => self.before = Before::Other,
        }
    }

    fn comment(&mut self, _start: usize, _end: usize, _block: bool) {}
}

fn closing(open: u8) -> u8 {
    match open {
        b'(' => b')',
        b'[' => b']',
        _ => b'}',
    }
}
