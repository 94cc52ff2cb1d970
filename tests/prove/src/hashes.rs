//! The committed hashes of proven functions: `fixtures/proofs/hashes.toml`.

use crate::error::{Error, read_or_empty, write_whole};
use crate::format::Format;
use crate::function::Function;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const HEAD: &str = "# Written by `prove run` when a function is proven for all inputs; compared by `prove hash` on any platform.\n\
                    # SHA-256 of the 256 digests of its slices, each SHA-256 of 2^24 outputs as little-endian i32.\n";

/// Hashes by format and function.
#[derive(Default)]
pub(crate) struct Hashes(BTreeMap<String, BTreeMap<String, String>>);

impl Hashes {
    fn path(root: &Path) -> PathBuf {
        root.join("fixtures/proofs/hashes.toml")
    }

    pub(crate) fn read(root: &Path) -> Result<Self, Error> {
        let path = Self::path(root);
        toml::from_str(&read_or_empty(&path)?).map(Self).map_err(|source| Error::Hashes { path, source })
    }

    pub(crate) fn get(&self, function: Function, format: Format) -> Option<&str> {
        self.0.get(format.name())?.get(function.name()).map(String::as_str)
    }

    /// Puts a hash in and writes the file.
    pub(crate) fn publish(root: &Path, function: Function, format: Format, hash: &str) -> Result<(), Error> {
        let mut hashes = Self::read(root)?;
        let functions = hashes.0.entry(format.name().to_owned()).or_default();
        functions.insert(function.name().to_owned(), hash.to_owned());
        let mut text = HEAD.to_owned();
        for (format, functions) in &hashes.0 {
            text.push_str(&format!("\n[{format}]\n"));
            text.extend(functions.iter().map(|(function, hash)| format!("{function} = \"{hash}\"\n")));
        }
        write_whole(&Self::path(root), &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_published_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        assert_eq!(Hashes::read(root).unwrap().get(Function::Sin, Format::Fpx8_24), None);
        Hashes::publish(root, Function::Sin, Format::Fpx8_24, "aa").unwrap();
        Hashes::publish(root, Function::Cos, Format::Fpx16_16, "bb").unwrap();
        let hashes = Hashes::read(root).unwrap();
        assert_eq!(hashes.get(Function::Sin, Format::Fpx8_24), Some("aa"));
        assert_eq!(hashes.get(Function::Cos, Format::Fpx16_16), Some("bb"));
    }
}
