//! Why a command has no result. A difference between scanner and compiler is a result, not an error.

use miette::Diagnostic;
use std::io;
use std::path::{Path, PathBuf};

/// What keeps a command from its result.
#[derive(Debug, thiserror::Error, Diagnostic)]
pub enum Error {
    /// A file or folder that cannot be read or written.
    #[error("cannot use {}", path.display())]
    #[diagnostic(help("commands are run from the root of the repository, or with `--root`"))]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        #[source]
        source: io::Error,
    },
    /// A file that does not hold what it should.
    #[error("{} is not understood: {why}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A program that ended in failure.
    #[error("`{what}` failed:\n{output}")]
    Program {
        /// The command.
        what: String,
        /// The end of what it said.
        output: String,
    },
    /// The scanner gave no report.
    #[error("the scanner has no report of {what}: {why}")]
    Scan {
        /// What was scanned.
        what: String,
        /// Its reason.
        why: String,
    },
    /// Output that nobody reads.
    #[error("cannot write the result")]
    Output(#[from] io::Error),
}

impl Error {
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_path_buf();
        |source| Self::File { path, source }
    }

    pub(crate) fn content(path: &Path, why: impl ToString) -> Self {
        Self::Content { path: path.to_path_buf(), why: why.to_string() }
    }
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(Error::file(path))
}

/// Writes a file beside and puts it in place, so that it is there whole or not at all.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), Error> {
    let write = || {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = path.with_extension("new");
        std::fs::write(&beside, text)?;
        std::fs::rename(&beside, path)
    };
    write().map_err(Error::file(path))
}

/// Runs a program to its end; what it writes to the standard output.
pub(crate) fn run(command: &mut std::process::Command) -> Result<String, Error> {
    let what = || {
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
    };
    let shown = what();
    let output = command
        .output()
        .map_err(|source| Error::Program { what: shown.clone(), output: source.to_string() })?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let lines: Vec<&str> = said.lines().collect();
    Err(Error::Program { what: shown, output: lines[lines.len().saturating_sub(40)..].join("\n") })
}
