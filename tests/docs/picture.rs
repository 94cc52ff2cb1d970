//! The picture of the output in the README: the tool's own bytes for the fixture game, drawn as SVG.

use crate::support::{golden, lint, workspace_root};
use std::fmt::Write as _;

/// The findings that are shown, the first of each rule; after them comes the summary.
const SHOWN: [&str; 3] = ["DET105", "DET301", "DET503"];
const CELL: (f32, f32) = (8.4, 18.0);
const MARGIN: f32 = 16.0;
const BACKGROUND: &str = "#16181d";
const FOREGROUND: &str = "#d7dae0";
/// The eight colours of a terminal, dark and bright.
const COLOURS: [&str; 16] = [
    "#5c6370", "#f0686f", "#8cc570", "#e5c07b", "#6cb2f0", "#cf8ee8", "#5cc2cc", "#d7dae0", //
    "#7f8694", "#ff7b83", "#a3dd85", "#f5d08b", "#84c5ff", "#e0a5f5", "#74d9e3", "#ffffff",
];

#[test]
fn the_picture_in_the_readme_shows_what_the_tool_prints() {
    let ran = lint(&workspace_root(), "--manifest-path fixtures/crates/skirmish/Cargo.toml --color always");
    assert_eq!(ran.status, 1, "{}{}", ran.stdout, ran.stderr);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    let mut shown =
        vec!["\u{1b}[1m$ cargo lint --manifest-path fixtures/crates/skirmish/Cargo.toml\u{1b}[0m"];
    for code in SHOWN {
        shown.extend(["…", ""]);
        shown.extend(part(&lines, |line| line.starts_with(code), |line| line.starts_with("DET")));
    }
    shown.extend(["…", ""]);
    shown.extend(part(&lines, |line| line.starts_with("  rule "), |_| false));
    golden("docs/images/check.svg", &draw(&shown));
}

/// The lines from the first that begins the part to the next that begins another.
fn part<'a>(lines: &[&'a str], first: impl Fn(&str) -> bool, next: impl Fn(&str) -> bool) -> Vec<&'a str> {
    let plain = |line: &str| styled(line).into_iter().map(|piece| piece.text).collect::<String>();
    let mut rest = lines.iter().copied().skip_while(|line| !first(&plain(line)));
    let head = rest.next().expect("the tool prints the part");
    std::iter::once(head).chain(rest.take_while(|line| !next(&plain(line)))).collect()
}

#[test]
fn escape_sequences_become_styles_and_text_is_escaped() {
    let pieces = styled("a\u{1b}[1;31m<b>\u{1b}[0m \u{1b}]8;;link\u{1b}\\c");
    let found: Vec<(&str, &str, bool)> = pieces
        .iter()
        .map(|piece| (piece.text.as_str(), piece.style.colour.as_str(), piece.style.bold))
        .collect();
    assert_eq!(found, [("a", FOREGROUND, false), ("<b>", COLOURS[1], true), (" c", FOREGROUND, false)]);
    assert!(draw(&["a<b&c"]).contains("a&lt;b&amp;c"));
}

#[derive(Clone, PartialEq)]
struct Style {
    colour: String,
    bold: bool,
    dim: bool,
    underline: bool,
}

struct Piece {
    text: String,
    style: Style,
}

fn plain() -> Style {
    Style { colour: FOREGROUND.to_owned(), bold: false, dim: false, underline: false }
}

fn draw(lines: &[&str]) -> String {
    let columns = lines.iter().map(|line| width(&styled(line))).max().unwrap_or(0);
    let (wide, high) = (columns as f32 * CELL.0 + 2.0 * MARGIN, lines.len() as f32 * CELL.1 + 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" width=\"{wide:.0}\" height=\"{high:.0}\">\n\
         <!-- Written by `cargo bless` from the tool's output. -->\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{BACKGROUND}\"/>\n\
         <g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n"
    );
    for (row, line) in lines.iter().enumerate() {
        let mut column = 0;
        for piece in styled(line) {
            let length = piece.text.chars().count();
            let (x, y) = (MARGIN + column as f32 * CELL.0, MARGIN + (row as f32 + 0.75) * CELL.1);
            column += length;
            if piece.text.trim().is_empty() {
                continue;
            }
            let text = piece.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let wide = length as f32 * CELL.0;
            let style = attributes(&piece.style);
            // The length keeps columns aligned whatever font the reader has.
            writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" textLength=\"{wide:.1}\"{style}>{text}</text>")
                .expect("a string can be written");
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn width(pieces: &[Piece]) -> usize {
    pieces.iter().map(|piece| piece.text.chars().count()).sum()
}

fn attributes(style: &Style) -> String {
    let mut text = format!(" fill=\"{}\"", style.colour);
    text.push_str(if style.bold { " font-weight=\"bold\"" } else { "" });
    text.push_str(if style.dim { " opacity=\"0.65\"" } else { "" });
    text.push_str(if style.underline { " text-decoration=\"underline\"" } else { "" });
    text
}

/// Cuts a line at its escape sequences. Hyperlinks are dropped, unknown sequences too.
fn styled(line: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut style = plain();
    let mut rest = line;
    while !rest.is_empty() {
        if let Some(link) = rest.strip_prefix("\u{1b}]") {
            rest = link.split_once("\u{1b}\\").map_or("", |(_, after)| after);
        } else if let Some(code) = rest.strip_prefix("\u{1b}[") {
            let (codes, after) =
                code.split_at(code.find(|char: char| char.is_ascii_alphabetic()).unwrap_or(code.len()));
            if after.starts_with('m') {
                apply(codes, &mut style);
            }
            rest = after.get(1..).unwrap_or_default();
        } else {
            let end = rest.find('\u{1b}').filter(|at| *at > 0).unwrap_or(rest.len());
            match pieces.last_mut().filter(|last| last.style == style) {
                Some(last) => last.text.push_str(&rest[..end]),
                None => pieces.push(Piece { text: rest[..end].to_owned(), style: style.clone() }),
            }
            rest = &rest[end..];
        }
    }
    pieces
}

fn apply(codes: &str, style: &mut Style) {
    let mut codes = codes.split(';').map(|code| code.parse::<usize>().unwrap_or(0));
    while let Some(code) = codes.next() {
        match code {
            0 => *style = plain(),
            1 => style.bold = true,
            2 => style.dim = true,
            4 => style.underline = true,
            22 => (style.bold, style.dim) = (false, false),
            24 => style.underline = false,
            30..=37 => style.colour = COLOURS[code - 30].to_owned(),
            38 => style.colour = extended(&mut codes).unwrap_or_else(|| FOREGROUND.to_owned()),
            39 => style.colour = FOREGROUND.to_owned(),
            90..=97 => style.colour = COLOURS[code - 82].to_owned(),
            _ => {}
        }
    }
}

/// `5;n` or `2;r;g;b`
fn extended(codes: &mut impl Iterator<Item = usize>) -> Option<String> {
    match codes.next()? {
        2 => Some(format!("#{:02x}{:02x}{:02x}", codes.next()?, codes.next()?, codes.next()?)),
        5 => COLOURS.get(codes.next()?).map(|colour| (*colour).to_owned()),
        _ => None,
    }
}
