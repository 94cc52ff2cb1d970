//! What can go wrong with the tool itself, and the exit codes. A finding is no error.

use miette::Diagnostic;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// How a run ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Nothing found.
    Clean = 0,
    /// Denied findings.
    Findings = 1,
    /// The command line, the config or the project does not allow a check.
    Usage = 2,
    /// A fault of the tool.
    Bug = 3,
    /// A leg that was named was not run.
    NotRun = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Why there is no result. All end with [`Exit::Usage`].
#[derive(Debug, thiserror::Error, Diagnostic)]
pub enum Error {
    /// A name that is no rule.
    #[error("there is no rule `{name}`")]
    UnknownRule {
        /// As written.
        name: String,
        /// The name most like it, as a sentence.
        #[help]
        help: String,
    },
    /// What another part has to say, such as every mistake of the config at once.
    #[error("{0}")]
    Part(Box<dyn Diagnostic + Send + Sync>),
    /// A file could not be read.
    #[error("cannot read `{}`", path.display())]
    Read {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file could not be written.
    #[error("cannot write `{}`", path.display())]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Standard output could not be written to.
    #[error("cannot write to standard output")]
    Stdout(#[source] io::Error),
    /// Anything else that keeps the tool from checking.
    #[error("{message}")]
    Unusable {
        /// What: lower case, no stop.
        message: String,
        /// What to do.
        #[help]
        help: Option<String>,
    },
}

impl Error {
    /// A rule name that does not exist, with the one that was probably meant.
    pub fn unknown_rule(name: &str, similar: Option<&str>) -> Self {
        let help = match similar {
            Some(similar) => format!("did you mean `{similar}`?"),
            None => "`cargo determinism-lint rules` lists all".to_owned(),
        };
        Self::UnknownRule { name: name.to_owned(), help }
    }

    /// What to render.
    pub fn diagnostic(&self) -> &dyn Diagnostic {
        match self {
            Self::Part(part) => part.as_ref(),
            _ => self,
        }
    }

    /// The reader of standard output went away, as `head` does: no reason to complain.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Stdout(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// What to say when the tool itself breaks.
pub fn bug_message(what: &str, place: &str) -> String {
    format!(
        "determinism-lint {} has a bug: {what} ({place})\n\
         the code was not checked; please report this with the message above and, if you can, the file that causes it\n",
        env!("CARGO_PKG_VERSION"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_rule_says_what_was_meant_or_where_to_look() {
        let help = |error: &Error| error.help().map(|help| help.to_string());
        assert_eq!(help(&Error::unknown_rule("x", Some("y"))).as_deref(), Some("did you mean `y`?"));
        let lists = "`cargo determinism-lint rules` lists all";
        assert_eq!(help(&Error::unknown_rule("x", None)).as_deref(), Some(lists));
    }

    #[test]
    fn only_a_closed_pipe_is_no_error() {
        assert!(Error::Stdout(io::ErrorKind::BrokenPipe.into()).is_broken_pipe());
        assert!(!Error::Stdout(io::ErrorKind::StorageFull.into()).is_broken_pipe());
        let file = Error::Write { path: "a".into(), source: io::ErrorKind::BrokenPipe.into() };
        assert!(!file.is_broken_pipe());
    }

    #[test]
    fn the_message_of_a_bug_asks_for_a_report() {
        let text = bug_message("index out of bounds", "src/model/ty.rs:3");
        assert!(text.contains("please report") && text.contains("src/model/ty.rs:3"), "{text}");
    }
}
