//! Changes a text as somebody changes code: by items, lines, tokens and bracketed groups, and with fragments of Rust.
//!
//! A byte flipped somewhere in a file nearly always leaves a file that does not parse, and what does not parse reaches no rule.

use super::comment::comment;
use super::cut::{Grain, cuts, group, place, stretch, words};
use super::fragments::{KEYWORDS, Kind, fragment};
use super::random::Random;
use std::ops::Range;

type Change = fn(&mut Vec<u8>, &mut Random);

/// What is listed twice happens twice as often.
const CHANGES: [Change; 17] = [
    delete, double, swap, carry, copy, overwrite, put_item, put_item, put_statement, put_statement,
    put_value, put_value, put_suffix, put_attribute, put_comment, put_odd, change_group,
];

/// How often a change that changes nothing, or makes too much text, is tried again.
const TRIES: usize = 8;

/// The text after a change, sometimes more than one, no longer than the limit.
///
/// libFuzzer mutates what it has mutated, so few changes at a time are enough.
pub fn mutate(text: &[u8], limit: usize, random: &mut Random) -> Vec<u8> {
    let mut mutant = text[..text.len().min(limit)].to_vec();
    loop {
        changed(&mut mutant, limit, random);
        if !random.one_in(3) {
            return mutant;
        }
    }
}

fn changed(text: &mut Vec<u8>, limit: usize, random: &mut Random) {
    for _ in 0..TRIES {
        let mut mutant = text.clone();
        random.pick(&CHANGES)(&mut mutant, random);
        if mutant.len() <= limit && mutant != *text {
            *text = mutant;
            return;
        }
    }
}

/// The first text with a piece of the second one, no longer than the limit.
pub fn cross(first: &[u8], second: &[u8], limit: usize, random: &mut Random) -> Vec<u8> {
    let mut text = first.to_vec();
    let grain = random.pick(&Grain::ALL);
    if let (Some(own), Some(other), true) = (group(first, random), group(second, random), random.one_in(3)) {
        text.splice(own, second[other].iter().copied());
    } else if !second.is_empty() {
        let piece = &second[stretch(second, grain, random)];
        insert(&mut text, place(first, grain, random), piece);
    }
    text.truncate(limit);
    text
}

fn insert(text: &mut Vec<u8>, at: usize, piece: &[u8]) {
    text.splice(at..at, piece.iter().copied());
}

/// Some pieces of one grain; `None` where there is no text.
fn some(text: &[u8], random: &mut Random) -> Option<(Grain, Range<usize>)> {
    let grain = random.pick(&Grain::ALL);
    (!text.is_empty()).then(|| (grain, stretch(text, grain, random)))
}

fn delete(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((_, piece)) = some(text, random) {
        text.drain(piece);
    }
}

fn double(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((_, piece)) = some(text, random) {
        let many = if random.one_in(8) { 2 + random.below(30) } else { 1 };
        let again = text[piece.clone()].repeat(many);
        insert(text, piece.end, &again);
    }
}

/// Two neighbours change places.
fn swap(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((grain, piece)) = some(text, random) {
        let ends = cuts(text, grain);
        let next = ends.iter().find(|end| **end > piece.end).copied().unwrap_or(piece.end);
        let behind = next - piece.len();
        let carried: Vec<u8> = text.drain(piece).collect();
        insert(text, behind, &carried);
    }
}

fn carry(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((grain, piece)) = some(text, random) {
        let carried: Vec<u8> = text.drain(piece).collect();
        let at = place(text, grain, random);
        insert(text, at, &carried);
    }
}

fn copy(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((grain, piece)) = some(text, random) {
        let copied = text[piece].to_vec();
        let at = place(text, grain, random);
        insert(text, at, &copied);
    }
}

fn overwrite(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((grain, piece)) = some(text, random) {
        let copied = text[piece].to_vec();
        let over = stretch(text, grain, random);
        text.splice(over, copied);
    }
}

fn put_item(text: &mut Vec<u8>, random: &mut Random) {
    let item = fragment(Kind::Item, text, random) + "\n";
    let at = place(text, Grain::Items, random);
    insert(text, at, item.as_bytes());
}

/// Between the statements of a body, as far as the line before tells.
fn put_statement(text: &mut Vec<u8>, random: &mut Random) {
    let lines = cuts(text, Grain::Lines);
    let behind: Vec<usize> =
        lines.windows(2).filter(|ends| is_in_body(&text[ends[0]..ends[1]])).map(|ends| ends[1]).collect();
    if !behind.is_empty() {
        let statement = fragment(Kind::Statement, text, random);
        let at = random.pick(&behind);
        insert(text, at, format!("    {statement}\n").as_bytes());
    }
}

fn is_in_body(line: &[u8]) -> bool {
    const OPENS: [&[u8]; 8] = [b"fn ", b"if ", b"while ", b"loop ", b"else ", b" in ", b"unsafe {", b"|| {"];
    let statement = line.starts_with(b" ") && line.ends_with(b";\n");
    let opens = || OPENS.iter().any(|word| line.windows(word.len()).any(|part| part == *word));
    statement || line.ends_with(b"{\n") && opens()
}

/// In the place of a type or of a value.
fn put_value(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((kind, over)) = typed(text, random) {
        let value = fragment(kind, text, random);
        text.splice(over, value.into_bytes());
    }
}

fn put_suffix(text: &mut Vec<u8>, random: &mut Random) {
    if let Some((Kind::Expression, word)) = typed(text, random) {
        let suffix = fragment(Kind::Suffix, text, random);
        insert(text, word.end, suffix.as_bytes());
    }
}

/// A word that is a type or a value, as far as what stands before it tells.
fn typed(text: &[u8], random: &mut Random) -> Option<(Kind, Range<usize>)> {
    let words = words(text, random).into_iter();
    let mut typed = words.filter_map(|word| {
        let is_keyword = KEYWORDS.iter().any(|keyword| keyword.as_bytes() == &text[word.clone()]);
        let kind = kind_behind(text[..word.start].trim_ascii_end()).filter(|_| !is_keyword)?;
        Some((kind, word))
    });
    typed.next()
}

fn kind_behind(before: &[u8]) -> Option<Kind> {
    const OF_A_TYPE: [&[u8]; 4] = [b":", b"<", b"->", b" as"];
    const OF_A_VALUE: [&[u8]; 14] =
        [b"=", b"(", b",", b"[", b"+", b"-", b"*", b"/", b"!", b" return", b" in", b" if", b" match", b"|"];
    let ends = |marks: &[&[u8]]| marks.iter().any(|mark| before.ends_with(mark));
    if before.ends_with(b"::") || before.ends_with(b"//") {
        None
    } else if ends(&OF_A_TYPE) {
        Some(Kind::Type)
    } else {
        ends(&OF_A_VALUE).then_some(Kind::Expression)
    }
}

fn put_attribute(text: &mut Vec<u8>, random: &mut Random) {
    let attribute = fragment(Kind::Attribute, text, random) + "\n";
    let grain = if random.one_in(4) { Grain::Lines } else { Grain::Items };
    let at = place(text, grain, random);
    insert(text, at, attribute.as_bytes());
}

/// On a line of its own, or behind what stands on the line.
fn put_comment(text: &mut Vec<u8>, random: &mut Random) {
    let at = place(text, Grain::Lines, random);
    let behind = text[..at].ends_with(b"\n") && random.one_in(2);
    let comment = comment(random);
    if behind {
        insert(text, at - 1, format!(" {comment}").as_bytes());
    } else {
        insert(text, at, format!("{comment}\n").as_bytes());
    }
}

fn put_odd(text: &mut Vec<u8>, random: &mut Random) {
    let odd = fragment(Kind::Odd, text, random);
    let at = place(text, Grain::Tokens, random);
    insert(text, at, odd.as_bytes());
}

/// What stands in a pair of brackets is gone, stands in many more, or is what stands in others.
fn change_group(text: &mut Vec<u8>, random: &mut Random) {
    let Some(inside) = group(text, random) else { return };
    match random.below(3) {
        0 => drop(text.drain(inside)),
        1 => nest(text, inside, random),
        _ => {
            let Some(other) = group(text, random) else { return };
            let copied = text[other].to_vec();
            text.splice(inside, copied);
        }
    }
}

fn nest(text: &mut Vec<u8>, inside: Range<usize>, random: &mut Random) {
    let (open, close) =
        random.pick(&[("(", ")"), ("[", "]"), ("{", "}"), ("&(", ")"), ("if x {", "}"), ("Vec<", ">")]);
    let deep = if random.one_in(4) { 1 + random.below(400) } else { 1 + random.below(4) };
    insert(text, inside.end, close.repeat(deep).as_bytes());
    insert(text, inside.start, open.repeat(deep).as_bytes());
}
