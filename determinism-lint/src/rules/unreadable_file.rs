//! DET606: files of the scope that could not be read or parsed. The driver finds them.

use super::prelude::*;
use crate::finding::Finding;
use crate::parse::Unreadable;
use crate::source::FileId;

rule! {
    pub(crate) static UNREADABLE_FILE = {
        code: "DET606", name: "unreadable-file", group: Group::Scope,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a file in scope that could not be read or parsed",
        page: include_str!("unreadable_file.md"),
        on: [], check: None,
    }
}

/// A file that nothing could be found in, because nothing could be read.
pub(crate) fn finding(file: FileId, fault: &Unreadable, arithmetic: Arithmetic) -> Finding {
    UNREADABLE_FILE
        .outside(file, fault.span, arithmetic)
        .label(fault.span, "nothing after this was checked")
        .message(format!("the file could not be read: {}", fault.message))
        .help(fault.help.clone())
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{SourceFile, Span};

    #[test]
    fn the_finding_stands_where_reading_failed_and_says_why() {
        let span = Span { start: 7, end: 8 };
        let fault = Unreadable {
            source: SourceFile::new("a.rs".to_owned(), String::new()),
            message: "expected `;`".to_owned(),
            span,
            help: "repair it".to_owned(),
        };
        let found = finding(FileId(1), &fault, Arithmetic::FixedPoint);
        assert_eq!((found.file, found.span, found.help.as_str()), (FileId(1), span, "repair it"));
        assert!(found.message.ends_with("expected `;`"));
    }
}
