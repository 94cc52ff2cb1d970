//! Text for people: control characters made visible, lines wrapped, columns aligned. Knows nothing of reports.

use std::borrow::Cow;

/// The text with every character that could command a terminal or reorder a line replaced by a visible one.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hidden) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|char| if is_hidden(char) { stand_in(char) } else { char }).collect())
}

/// The text on one line.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(['\n', '\r', '\t']) {
        return visible(text);
    }
    Cow::Owned(visible(&text.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned())
}

/// Control characters but tab and line feed; marks that change the direction of text.
fn is_hidden(char: char) -> bool {
    let reorders = matches!(char, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    reorders || (char.is_control() && char != '\n' && char != '\t')
}

fn stand_in(char: char) -> char {
    match u32::from(char) {
        code @ 0..=0x1F => char::from_u32(0x2400 + code).unwrap_or(char::REPLACEMENT_CHARACTER),
        0x7F => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// Breaks a text into lines of at most `width` characters: `first` before the first one, as many spaces before the rest.
pub fn wrap(first: &str, text: &str, width: usize) -> String {
    let indent = first.chars().count();
    let room = width.saturating_sub(indent).max(20);
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let needed = line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && needed > room {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    format!("{first}{}\n", lines.join(&format!("\n{}", " ".repeat(indent))))
}

/// `3,400`
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 file`, `3,400 files`
pub fn count(number: u64, noun: &str) -> String {
    format!("{} {noun}{}", thousands(number), if number == 1 { "" } else { "s" })
}

/// The first few of a list, and how many there are beyond: `a, b and 3 more`.
pub fn first_few(list: &[String], few: usize) -> String {
    let shown = list.iter().take(few).map(|item| one_line(item)).collect::<Vec<_>>().join(", ");
    match list.len().saturating_sub(few) {
        0 => shown,
        more => format!("{shown} and {} more", thousands(more as u64)),
    }
}

/// Rows as lines of aligned columns, two spaces between them; numbers (`right`) end at the same column.
pub fn table(rows: &[Vec<String>], right: &[usize], indent: &str) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = indent.to_owned();
        for (column, cell) in row.iter().enumerate() {
            let gap = " ".repeat(widths[column] - cell.chars().count());
            let (before, after) =
                if right.contains(&column) { (gap.as_str(), "") } else { ("", gap.as_str()) };
            line.push_str(&format!("{before}{cell}{after}  "));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_codes_and_direction_marks_are_shown_not_obeyed() {
        assert_eq!(visible("a\u{1b}[31m\u{202E}b\u{7f}\u{9b}"), "a\u{241b}[31m\u{fffd}b\u{2421}\u{fffd}");
        assert!(matches!(visible("täglich\t\n"), Cow::Borrowed("täglich\t\n")));
    }

    #[test]
    fn a_text_of_several_lines_becomes_one() {
        assert_eq!(one_line("a\r\n  b\tc"), "a b c");
    }

    #[test]
    fn wrapped_lines_keep_their_indent_and_long_words_stay_whole() {
        let text = wrap("  note: ", "one two three four five six seven eightnineteneleventwelve", 30);
        assert_eq!(
            text,
            "  note: one two three four\n        five six seven\n        eightnineteneleventwelve\n"
        );
        assert_eq!(wrap("  note: ", "a\nb", 30), "  note: a\n        b\n");
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(1000), "1,000");
        assert_eq!(thousands(1_234_567), "1,234,567");
        assert_eq!(count(1, "file"), "1 file");
        assert_eq!(count(0, "file"), "0 files");
    }

    #[test]
    fn columns_are_aligned_and_lines_have_no_trailing_spaces() {
        let rows = vec![vec!["rule".to_owned(), "n".to_owned()], vec!["äö".to_owned(), "12".to_owned()]];
        assert_eq!(table(&rows, &[1], " "), " rule   n\n äö    12\n");
    }
}
