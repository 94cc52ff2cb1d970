//! Allow comments of TOML files: `# determinism-lint: allow(…)` at the end of a line, or on its own line before a key or table.

use super::cover::Cover;
use super::parser::{Directive, MARK, Mistake, parse};
use super::read::{AllowComment, Directives};
use crate::source::{SourceFile, Span};

/// What the lexer knows where a line begins and ends.
#[derive(Debug, Clone, Copy, Default)]
struct Line {
    /// Brackets that are open where it begins; a text that goes on counts as one.
    depth: u32,
    /// Where its comment begins.
    comment: Option<u32>,
    /// Something stands before the comment.
    code: bool,
    /// Its first character that is no white space is `[`, outside of a value.
    header: bool,
}

/// Reads the comments of a TOML file.
pub fn read_toml(source: &SourceFile) -> Directives {
    let mut directives = Directives::default();
    if !source.text.contains(MARK) {
        return directives;
    }
    let lines = lines(&source.text);
    for (at, line) in lines.iter().enumerate() {
        let Some(start) = line.comment else { continue };
        let number = at as u32 + 1;
        let span = Span { start, end: source.line_span(number).end };
        let Some(read) = parse(source.slice(Span { start: start + 1, ..span }), start + 1) else { continue };
        let sound = read.mistakes.iter().all(|mistake| mistake.code == "DET907");
        directives.mistakes.extend(read.mistakes.into_iter().map(|mistake| (span, mistake)));
        match read.directive {
            Directive::Allow(allow) => {
                let cover = cover(source, &lines, at, allow.whole_file);
                if cover.is_none() {
                    let help = "put it on its own line before the key or table, or at the end of the line it is about";
                    directives.mistakes.push((
                        span,
                        mistake(span, "a comment that cannot be attached: nothing follows", help),
                    ));
                }
                directives.allows.push(AllowComment { span, allow, cover: cover.filter(|_| sound) });
            }
            Directive::Sim => {
                let message = "the marker `sim` stands in a file without code";
                directives.mistakes.push((span, mistake(span, message, "take it out")));
            }
            Directive::Unknown => {}
        }
    }
    directives
}

fn mistake(span: Span, message: &str, help: &str) -> Mistake {
    Mistake { code: "DET903", span, message: message.to_owned(), help: help.to_owned() }
}

fn cover(source: &SourceFile, lines: &[Line], at: usize, whole_file: bool) -> Option<Cover> {
    if whole_file {
        return Some(Cover::File);
    }
    if lines[at].code {
        return Some(Cover::Line(at as u32 + 1));
    }
    let first = (at + 1..lines.len()).find(|at| lines[*at].code)?;
    let ends = |next: &usize| {
        let line = lines[*next];
        line.depth == 0 && if lines[first].header { line.header } else { true }
    };
    let last = (first + 1..lines.len()).find(ends).unwrap_or(lines.len()) - 1;
    let (start, end) = (source.line_start(first as u32 + 1), source.line_span(last as u32 + 1).end);
    Some(Cover::Inside(Span { start, end }))
}

/// Where strings, comments and brackets are, line by line.
fn lines(text: &str) -> Vec<Line> {
    let bytes = text.as_bytes();
    let mut lines = vec![Line::default()];
    let (mut at, mut depth) = (0, 0u32);
    let mut quote: Option<&str> = None;
    while at < bytes.len() {
        let rest = &text.as_bytes()[at..];
        if bytes[at] == b'\n' {
            // A text on one line that is not closed is a fault that the reader of the file reports.
            quote = quote.filter(|quote| quote.len() == 3);
            lines.push(Line { depth: depth + u32::from(quote.is_some()), ..Line::default() });
            at += 1;
            continue;
        }
        let line = lines.last_mut().expect("there is always a first line");
        if let Some(open) = quote {
            line.code = true;
            let escaped = open.starts_with('"') && bytes[at] == b'\\';
            if !escaped && rest.starts_with(open.as_bytes()) {
                at += open.len();
                quote = None;
            } else {
                at += if escaped && bytes.get(at + 1).is_some_and(|next| *next != b'\n') { 2 } else { 1 };
            }
            continue;
        }
        let opened =
            ["\"\"\"", "'''", "\"", "'"].into_iter().find(|quote| rest.starts_with(quote.as_bytes()));
        match bytes[at] {
            b'#' => {
                line.comment = Some(at as u32);
                at = text[at..].find('\n').map_or(bytes.len(), |end| at + end);
                continue;
            }
            byte if byte.is_ascii_whitespace() => {}
            byte => {
                line.header |= !line.code && depth == 0 && byte == b'[';
                line.code = true;
                match byte {
                    b'[' | b'{' => depth += 1,
                    b']' | b'}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
        }
        quote = opened;
        at += opened.map_or(1, str::len);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(text: &str) -> Vec<String> {
        let source = SourceFile::new("a.toml".to_owned(), text.to_owned());
        let directives = read_toml(&source);
        assert!(directives.mistakes.is_empty(), "{:?}", directives.mistakes);
        let covers = directives.allows.iter().map(|allow| allow.cover.expect("it covers something"));
        covers.map(|cover| source.slice(cover.span(&source)).to_owned()).collect()
    }

    const ALLOW: &str = "# determinism-lint: allow(float-flags, reason = \"measured\")";

    #[test]
    fn a_comment_covers_its_line_the_next_value_or_the_next_table() {
        assert_eq!(covered(&format!("a = 1 {ALLOW}\nb = 2\n")), [format!("a = 1 {ALLOW}")]);
        let list = "a = [\n  '#', # no\n  \"]\",\n]";
        assert_eq!(covered(&format!("{ALLOW}\n# more\n{list}\nb = 2\n")), [list]);
        let table = "[a]\nb = [\n[1]]\nc = '''\n[x]\n'''";
        assert_eq!(covered(&format!("{ALLOW}\n{table}\n[b]\nc = 1\n")), [table]);
        let file = format!("a = 1\n{}", ALLOW.replace("allow(", "allow-file("));
        assert_eq!(covered(&file), [file.as_str()]);
    }

    #[test]
    fn what_stands_in_a_text_is_no_comment() {
        assert!(
            covered(&format!("a = '{}'\nb = \"\"\"\n{}\n\"\"\"\n", ALLOW.replace('\'', ""), ALLOW))
                .is_empty()
        );
    }

    #[test]
    fn a_comment_without_a_follower_or_with_a_marker_is_a_mistake() {
        for text in [format!("a = 1\n{ALLOW}\n"), "# determinism-lint: sim\na = 1\n".to_owned()] {
            let directives = read_toml(&SourceFile::new("a.toml".to_owned(), text));
            assert_eq!(directives.mistakes.len(), 1);
        }
    }
}
