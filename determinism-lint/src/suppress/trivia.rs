//! Where the next token stands behind a comment. Knows white space and comments, nothing else of the syntax.

/// Offset of the first byte at or behind `from` that is neither white space nor part of an ordinary comment; the length
/// of the text where there is none. Stops early at `known`, a place whose answer is known: `(place, answer)`.
/// `from` must not lie inside a comment or literal. O(bytes skipped).
pub(super) fn next_token(text: &str, from: u32, known: Option<(u32, u32)>) -> u32 {
    let mut at = from as usize;
    loop {
        if let Some((place, answer)) = known
            && at >= place as usize
        {
            return answer;
        }
        let Some(rest) = text.get(at..) else { return text.len() as u32 };
        let trimmed = rest.trim_start();
        if trimmed.len() < rest.len() {
            at += rest.len() - trimmed.len();
            continue;
        }
        match comment(rest) {
            Some(length) => at += length,
            None => return at as u32,
        }
    }
}

/// Length of the comment that `rest` begins with, if it is no doc comment: those are attributes.
fn comment(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        let doc = rest.starts_with("//!") || (rest.starts_with("///") && !rest.starts_with("////"));
        return (!doc).then(|| rest.find('\n').unwrap_or(rest.len()));
    }
    if !rest.starts_with("/*") {
        return None;
    }
    let outer = rest.starts_with("/**") && !rest.starts_with("/***") && !rest.starts_with("/**/");
    (!outer && !rest.starts_with("/*!")).then(|| block(rest))
}

/// Length of the block comment, with those inside it.
fn block(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut depth, mut at) = (0_usize, 0);
    while at < bytes.len() {
        match &bytes[at..] {
            [b'/', b'*', ..] => {
                depth += 1;
                at += 2;
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(text: &str) -> &str {
        &text[next_token(text, 0, None) as usize..]
    }

    #[test]
    fn comments_and_blank_lines_are_skipped() {
        assert_eq!(next(" // a\n\n\t/* b /* c */ */ //// d\n/*** e */ /**/ fn"), "fn");
        assert_eq!(next("\r\n// a\r\nfn"), "fn");
        assert_eq!(next("// to the end"), "");
        assert_eq!(next("/* never closed /* "), "");
    }

    #[test]
    fn doc_comments_and_other_tokens_stop_it() {
        for text in ["/// a", "//! a", "/** a */", "/*! a */", "/ 2", "#[a]", "}"] {
            assert_eq!(next(text), text);
        }
    }

    #[test]
    fn a_known_answer_is_taken_over() {
        assert_eq!(next_token("// a\n// b\nfn", 0, Some((5, 99))), 99);
    }
}
