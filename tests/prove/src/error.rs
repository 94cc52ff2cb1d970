//! Why a command has no result. A wrong output of simmath is a result, not an error.

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
    /// A line of a log or a vector file that is none.
    #[error("{}:{line} is no row of this file", path.display())]
    #[diagnostic(help("remove the line; what it held is then done again"))]
    Row {
        /// The file.
        path: PathBuf,
        /// Its line, from 1.
        line: usize,
    },
    /// `hashes.toml` does not parse.
    #[error("cannot read the hashes of {}", path.display())]
    Hashes {
        /// The file.
        path: PathBuf,
        /// What the parser says.
        #[source]
        source: toml::de::Error,
    },
    /// A page without the two comments between which the table stands.
    #[error("{} has no place for the table", path.display())]
    #[diagnostic(help("put `<!-- table -->` and `<!-- end of table -->` on lines of their own"))]
    NoPlace {
        /// The page.
        path: PathBuf,
    },
    /// The build lacks an oracle.
    #[error("this build of `prove` has no oracles")]
    #[diagnostic(help("build it with the feature `oracles`, which needs a C compiler"))]
    NoOracles,
    /// A function that is proven for fixed point alone.
    #[error("the pinned `f32` has no `{function}`")]
    NoSuchFunction {
        /// Its name.
        function: &'static str,
    },
    /// The own evaluation could not decide a value that it was asked for.
    #[error("`{what}` is not decided by 512 bits behind the point")]
    Undecided {
        /// Function and arguments.
        what: String,
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

/// The text of a file; empty if there is none.
pub(crate) fn read_or_empty(path: &Path) -> Result<String, Error> {
    match std::fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        result => result.map_err(Error::file(path)),
    }
}
