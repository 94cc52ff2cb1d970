//! Comments of one file → what they say and what they cover. Runs in the thread that parsed the file; the result is owned.

use super::anchor::{Anchor, anchors, start_of};
use super::cover::Cover;
use super::parser::{Allow, Directive, Mistake, parse};
use super::trivia::next_token;
use crate::parse::{Comment, Parsed};
use crate::source::Span;

/// An allow comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllowComment {
    /// The whole comment.
    pub span: Span,
    /// What it says.
    pub allow: Allow,
    /// What it covers; `None` where it has a mistake for which it covers nothing.
    pub cover: Option<Cover>,
}

/// A comment that makes code simulation code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marker {
    /// The whole comment.
    pub span: Span,
    /// The file or the item that is marked.
    pub cover: Cover,
}

/// All comments of one file that speak to the tool.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Directives {
    /// In the order of the file.
    pub allows: Vec<AllowComment>,
    /// In the order of the file; those without mistakes only.
    pub markers: Vec<Marker>,
    /// What is wrong with the comments: the comment and the mistake in it.
    pub mistakes: Vec<(Span, Mistake)>,
}

/// Reads the comments of a file and finds what they attach to.
pub fn read(parsed: &Parsed) -> Directives {
    let mut directives = Directives::default();
    let spoken: Vec<(&Comment, Directive, bool)> =
        parsed.comments.iter().filter_map(|comment| spoken(parsed, comment, &mut directives)).collect();
    let following = following(parsed, &spoken);
    let mut wanted = following.clone();
    wanted.sort_unstable();
    let anchors = anchors(parsed, &wanted);
    for ((comment, directive, sound), next) in spoken.into_iter().zip(following) {
        let anchors = at(&anchors, next);
        match directive {
            Directive::Allow(allow) => {
                let cover = cover(parsed, comment, &allow, anchors);
                if cover.is_none() {
                    directives.mistakes.push((comment.span, unattached(parsed, comment, next)));
                }
                let cover = cover.filter(|_| sound);
                directives.allows.push(AllowComment { span: comment.span, allow, cover });
            }
            Directive::Sim => match marked(parsed, comment, anchors) {
                Ok(cover) if sound => directives.markers.push(Marker { span: comment.span, cover }),
                Ok(_) => {}
                Err(mistake) => directives.mistakes.push((comment.span, mistake)),
            },
            Directive::Unknown => {}
        }
    }
    directives.mistakes.sort_by_key(|(comment, mistake)| (comment.start, mistake.span.start, mistake.code));
    directives
}

/// What a comment says and whether it can hold. A rule that this version does not know does not spoil the others.
fn spoken<'p>(
    parsed: &'p Parsed,
    comment: &'p Comment,
    directives: &mut Directives,
) -> Option<(&'p Comment, Directive, bool)> {
    let read = parse(parsed.source.slice(comment.span), comment.span.start)?;
    let sound = read.mistakes.iter().all(|mistake| mistake.code == "DET907");
    directives.mistakes.extend(read.mistakes.into_iter().map(|mistake| (comment.span, mistake)));
    Some((comment, read.directive, sound))
}

/// The offset of the token behind each comment. From the last to the first, so that a long stack of comments is read once.
fn following(parsed: &Parsed, spoken: &[(&Comment, Directive, bool)]) -> Vec<u32> {
    let mut known = None;
    let mut offsets = Vec::with_capacity(spoken.len());
    for (comment, ..) in spoken.iter().rev() {
        let next = next_token(&parsed.source.text, comment.span.end, known);
        known = Some((comment.span.start, next));
        offsets.push(next);
    }
    offsets.reverse();
    offsets
}

fn at(anchors: &[Anchor], offset: u32) -> &[Anchor] {
    let first = anchors.partition_point(|anchor| anchor.at < offset);
    let behind = anchors.partition_point(|anchor| anchor.at <= offset);
    &anchors[first..behind]
}

fn cover(parsed: &Parsed, comment: &Comment, allow: &Allow, anchors: &[Anchor]) -> Option<Cover> {
    if allow.whole_file {
        return Some(Cover::File);
    }
    if !comment.own_line {
        return Some(Cover::Line(parsed.source.line(comment.span.start)));
    }
    anchors.first().map(|anchor| Cover::Inside(anchor.covers))
}

fn unattached(parsed: &Parsed, comment: &Comment, next: u32) -> Mistake {
    let what = match parsed.source.text.get(next as usize..).and_then(|rest| rest.chars().next()) {
        None => "nothing follows that it could cover",
        Some('}' | ')' | ']') => "nothing follows inside these brackets that it could cover",
        Some(_) => "what follows is no statement, item, field or arm",
    };
    Mistake {
        code: "DET903",
        span: comment.span,
        message: format!("a comment that cannot be attached: {what}"),
        help: "put it on its own line before the statement, item (before its attributes), field or arm, at the end of \
               the line it is about, or use `allow-file`"
            .to_owned(),
    }
}

fn marked(parsed: &Parsed, comment: &Comment, anchors: &[Anchor]) -> Result<Cover, Mistake> {
    let mistake = |message: &str, help: &str| {
        Err(Mistake {
            code: "DET903",
            span: comment.span,
            message: message.to_owned(),
            help: help.to_owned(),
        })
    };
    if !comment.own_line {
        let help = "put it above the item, or at the top of the file";
        return mistake("the marker `sim` stands behind code", help);
    }
    if !item_before(parsed, comment) {
        return Ok(Cover::File);
    }
    match anchors.iter().find(|anchor| anchor.item) {
        Some(anchor) => Ok(Cover::Inside(anchor.covers)),
        None => mistake(
            "a comment that cannot be attached: no item follows",
            "put `sim` on its own line before an item, or at the top of the file",
        ),
    }
}

/// Whether an item begins before the comment; where none does, it stands at the top of the file.
fn item_before(parsed: &Parsed, comment: &Comment) -> bool {
    let Some(first) = parsed.tree.items.first() else { return false };
    start_of(parsed, first) < comment.span.start
}

#[cfg(test)]
mod tests;
