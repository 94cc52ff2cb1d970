//! Words, strings and marks of one comment, with their byte spans. Knows nothing of what they mean.

use crate::source::Span;

/// One piece of a comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Letters, digits, `-` and `_`.
    Word(&'a str),
    /// A string, escapes resolved.
    Text(String),
    Open,
    Close,
    Comma,
    Equals,
    /// Anything else.
    Other(char),
    /// A string that is none, and why.
    Broken(&'static str),
}

/// A token and where it stands.
pub(super) type Lexed<'a> = (Token<'a>, Span);

/// Cuts the text into tokens, up to its end or a ` // remark`. Spans count from `offset`. O(bytes).
pub(super) fn lex(text: &str, offset: u32) -> Vec<Lexed<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            break;
        }
        let (token, length) = match first {
            _ if first.is_whitespace() => (None, first.len_utf8()),
            '*' if begins_line(text, at) => (None, 1),
            '(' => (Some(Token::Open), 1),
            ')' => (Some(Token::Close), 1),
            ',' => (Some(Token::Comma), 1),
            '=' => (Some(Token::Equals), 1),
            '"' => string(rest),
            _ if in_word(first) => {
                let length = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
                (Some(Token::Word(&rest[..length])), length)
            }
            _ => (Some(Token::Other(first)), first.len_utf8()),
        };
        let span = Span { start: offset + at as u32, end: offset + (at + length) as u32 };
        tokens.extend(token.map(|token| (token, span)));
        at += length;
    }
    tokens
}

fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

/// Whether only white space stands before the place on its line, and it is not the first line: the ` * ` of block comments.
fn begins_line(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches([' ', '\t']);
    before.ends_with('\n')
}

/// The string that `rest` begins with, and its length with both quotes.
fn string(rest: &str) -> (Option<Token<'_>>, usize) {
    let mut value = String::new();
    let mut broken = None;
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                let token = broken.map_or(Token::Text(value), Token::Broken);
                return (Some(token), at + 1);
            }
            '\\' => match escape(&mut chars) {
                Ok(c) => value.push(c),
                Err(why) => broken = Some(why),
            },
            '\n' | '\r' => value.push(' '),
            _ => value.push(c),
        }
    }
    (Some(Token::Broken("the string has no closing quote")), rest.len())
}

/// What stands behind a backslash: the escapes of Rust strings.
fn escape(chars: &mut impl Iterator<Item = (usize, char)>) -> Result<char, &'static str> {
    const UNKNOWN: &str = r#"unknown escape; there are `\"`, `\\`, `\n`, `\r`, `\t`, `\'` and `\u{…}`"#;
    match chars.next().map(|(_, c)| c) {
        Some(c @ ('"' | '\\' | '\'')) => Ok(c),
        Some('n' | 'r' | 't') => Ok(' '),
        Some('u') => unicode(chars).ok_or("a unicode escape is written `\\u{2014}`"),
        _ => Err(UNKNOWN),
    }
}

fn unicode(chars: &mut impl Iterator<Item = (usize, char)>) -> Option<char> {
    if chars.next()?.1 != '{' {
        return None;
    }
    let mut code = 0;
    for digits in 0..=6 {
        let c = chars.next()?.1;
        if c == '}' {
            return (digits > 0).then(|| char::from_u32(code)).flatten();
        }
        code = code * 16 + c.to_digit(16)?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        lex(text, 0).into_iter().map(|(token, _)| token).collect()
    }

    #[test]
    fn words_strings_and_marks_are_told_apart() {
        let expected = vec![
            Token::Word("allow-file"),
            Token::Open,
            Token::Word("float-type"),
            Token::Comma,
            Token::Word("reason"),
            Token::Equals,
            Token::Text("a, \"b\" \\ — c".to_owned()),
            Token::Close,
        ];
        assert_eq!(tokens(r#"allow-file(float-type, reason="a, \"b\" \\ \u{2014} c")"#), expected);
    }

    #[test]
    fn spans_count_bytes_from_the_offset() {
        let spans: Vec<Span> = lex("ä \"é\" )", 10).into_iter().map(|(_, span)| span).collect();
        let expected = [(10, 12), (13, 17), (18, 19)].map(|(start, end)| Span { start, end });
        assert_eq!(spans, expected);
    }

    #[test]
    fn a_remark_ends_the_text_but_not_inside_a_string() {
        assert_eq!(tokens(r#""a // b" // ( = "#), vec![Token::Text("a // b".to_owned())]);
    }

    #[test]
    fn the_margin_of_a_block_comment_is_white_space() {
        assert_eq!(tokens("a\n   * b"), vec![Token::Word("a"), Token::Word("b")]);
        assert_eq!(tokens("a * b"), vec![Token::Word("a"), Token::Other('*'), Token::Word("b")]);
    }

    #[test]
    fn broken_strings_say_why() {
        for text in
            [r#""open"#, r#""open\""#, r#""\"#, r#""\q""#, r#""\u{}""#, r#""\u{d800}""#, r#""\u{1234567}""#]
        {
            assert!(matches!(tokens(text)[..], [Token::Broken(_)]), "{text}: {:?}", tokens(text));
        }
    }
}
