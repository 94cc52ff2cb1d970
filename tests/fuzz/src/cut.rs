//! Where a text can be cut so that the pieces mean something to a parser. Takes any bytes.

use super::random::Random;
use std::ops::Range;

/// What counts as one piece.
#[derive(Debug, Clone, Copy)]
pub enum Grain {
    /// From one line that begins at the margin to the next: in formatted code an item with its body.
    Items,
    /// Lines, each with its end.
    Lines,
    /// Words, white space, single marks.
    Tokens,
}

impl Grain {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Items, Self::Lines, Self::Tokens];

    fn longest(self) -> usize {
        match self {
            Self::Items => 3,
            Self::Lines => 8,
            Self::Tokens => 12,
        }
    }
}

/// The places between the pieces, in order, with both ends of the text.
pub fn cuts(text: &[u8], grain: Grain) -> Vec<usize> {
    let between = (1..text.len()).filter(|at| is_cut(text[at - 1], text[*at], grain));
    std::iter::once(0).chain(between).chain((!text.is_empty()).then_some(text.len())).collect()
}

fn is_cut(before: u8, after: u8, grain: Grain) -> bool {
    match grain {
        Grain::Items => before == b'\n' && !after.is_ascii_whitespace() && !b"})]".contains(&after),
        Grain::Lines => before == b'\n',
        Grain::Tokens => class(before) != class(after) || class(before) == Class::Mark,
    }
}

#[derive(PartialEq, Eq)]
enum Class {
    Word,
    Space,
    Mark,
}

fn class(byte: u8) -> Class {
    match byte {
        b'_' | 0x80.. => Class::Word,
        _ if byte.is_ascii_alphanumeric() => Class::Word,
        _ if byte.is_ascii_whitespace() => Class::Space,
        _ => Class::Mark,
    }
}

/// A place between two pieces.
pub fn place(text: &[u8], grain: Grain, random: &mut Random) -> usize {
    random.pick(&cuts(text, grain))
}

/// A few pieces that stand side by side, mostly with each bracket beside its partner. Empty only where the text is.
pub fn stretch(text: &[u8], grain: Grain, random: &mut Random) -> Range<usize> {
    let cuts = cuts(text, grain);
    let mut piece = 0..text.len();
    for _ in 0..4 {
        let first = random.below(cuts.len() - 1);
        let more = random.below(grain.longest());
        // Few pieces more often than many.
        let last = first + 1 + random.below(1 + more);
        piece = cuts[first]..cuts[last.min(cuts.len() - 1)];
        if balanced(&text[piece.clone()]) {
            break;
        }
    }
    piece
}

fn balanced(piece: &[u8]) -> bool {
    let mut depth = 0;
    for byte in piece {
        depth += step(*byte);
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// How much deeper it is behind the byte than before it.
fn step(byte: u8) -> i32 {
    match byte {
        b'(' | b'[' | b'{' => 1,
        b')' | b']' | b'}' => -1,
        _ => 0,
    }
}

/// Some of the words, drawn by chance; none where the text has hardly any.
pub fn words(text: &[u8], random: &mut Random) -> Vec<Range<usize>> {
    let cuts = cuts(text, Grain::Tokens);
    let tries = (0..16).map(|_| random.below(cuts.len() - 1)).filter(|at| at + 1 < cuts.len());
    let pieces = tries.map(|at| cuts[at]..cuts[at + 1]);
    pieces.filter(|piece| class(text[piece.start]) == Class::Word).collect()
}

/// What stands between a bracket and its partner. Brackets in strings and comments count too, which breaks some texts.
pub fn group(text: &[u8], random: &mut Random) -> Option<Range<usize>> {
    let opens: Vec<usize> = (0..text.len()).filter(|at| b"([{".contains(&text[*at])).collect();
    let start = opens.get(random.below(opens.len()))? + 1;
    let mut depth = 1;
    for (at, byte) in text.iter().enumerate().skip(start) {
        depth += step(*byte);
        if depth == 0 {
            return Some(start..at);
        }
    }
    None
}
