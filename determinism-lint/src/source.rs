//! Source text, byte spans and line numbers. Knows nothing of Rust syntax.

/// Half-open byte range in the text of one file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Whether `other` lies inside, borders included.
    pub const fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

/// Position of a file in the sorted list of scanned files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// Line and column, both from 1; columns count Unicode scalar values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1, in Unicode scalar values.
    pub column: u32,
}

/// One source file as text. Offsets count from after a byte order mark.
#[derive(Debug, Clone, Default)]
pub struct SourceFile {
    /// Relative to the workspace root, with `/`.
    pub path: String,
    /// The text without byte order mark.
    pub text: String,
    line_starts: Vec<u32>,
}

/// A path without its detours: packages that share a folder name its files as `crates/sim2d/../../src/lib.rs`.
pub fn tidy(path: String) -> String {
    if !path.contains("/../") {
        return path;
    }
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match parts.last() {
            Some(last) if part == ".." && *last != ".." && !last.is_empty() => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

impl SourceFile {
    /// Takes the text and finds its lines. O(bytes).
    pub fn new(path: String, text: String) -> Self {
        let path = tidy(path);
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let line_starts = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect();
        Self { path, text, line_starts }
    }

    /// Number of lines; a last line break does not begin a further one.
    pub fn lines(&self) -> u32 {
        let last = self.line_starts.last().copied().unwrap_or(0) as usize;
        self.line_starts.len() as u32 - u32::from(last == self.text.len())
    }

    /// Line (from 1) of a byte offset. O(log lines).
    pub fn line(&self, offset: u32) -> u32 {
        self.line_starts.partition_point(|start| *start <= offset) as u32
    }

    /// Line and column of a byte offset; offsets past the end count as the end.
    pub fn position(&self, offset: u32) -> Position {
        let line = self.line(offset);
        let start = self.line_starts[line as usize - 1] as usize;
        let end = (offset as usize).min(self.text.len());
        let before = self.text.get(start..end).unwrap_or("");
        Position { line, column: before.chars().count() as u32 + 1 }
    }

    /// Where a line (from 1) begins.
    pub fn line_start(&self, line: u32) -> u32 {
        self.line_starts.get(line as usize - 1).copied().unwrap_or(self.text.len() as u32)
    }

    /// Whether bytes and characters of a line (from 1) are the same.
    pub fn is_ascii_line(&self, line: u32) -> bool {
        let (start, end) = (self.line_start(line), self.line_start(line + 1));
        self.text.as_bytes()[start as usize..end as usize].is_ascii()
    }

    /// Byte range of a line (from 1) without its line break.
    pub fn line_span(&self, line: u32) -> Span {
        let start = self.line_starts.get(line as usize - 1).copied().unwrap_or(self.text.len() as u32);
        let end = self.line_starts.get(line as usize).copied().unwrap_or(self.text.len() as u32);
        let text = self.text.get(start as usize..end as usize).unwrap_or("");
        Span { start, end: start + text.trim_end_matches(['\n', '\r']).len() as u32 }
    }

    /// The text of a span; empty where it does not lie on character borders.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn detours_are_left_out_of_paths_and_ways_out_of_the_workspace_stay() {
        assert_eq!(tidy("crates/sim2d/../../src/lib.rs".to_owned()), "src/lib.rs");
        assert_eq!(tidy("a/../../b/c/../d.rs".to_owned()), "../b/d.rs");
        assert_eq!(tidy("../common/src/lib.rs".to_owned()), "../common/src/lib.rs");
        assert_eq!(tidy("/x/../y.rs".to_owned()), "/y.rs");
        assert_eq!(tidy("src/lib.rs".to_owned()), "src/lib.rs");
    }
}
