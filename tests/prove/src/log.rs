//! The log of a function: one line for each finished slice, appended whole, so that a run can stop anywhere and be continued.

use crate::columns;
use crate::error::{Error, read_or_empty, write_whole};
use crate::format::Format;
use crate::function::Function;
use crate::slice::{Findings, SLICES};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The names of the columns.
fn head() -> String {
    format!("function\tformat\tslice\t{}\tdigest\tseconds\n", columns::HEAD)
}

/// What one slice came to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub slice: u32,
    pub findings: Findings,
    /// SHA-256 of the outputs as little-endian integers.
    pub digest: String,
    pub seconds: f64,
}

impl Row {
    pub(crate) fn line(&self, function: Function, format: Format) -> String {
        let columns = columns::write(&self.findings);
        format!("{function}\t{format}\t{}\t{columns}\t{}\t{:.1}\n", self.slice, self.digest, self.seconds)
    }

    fn parse(line: &str, function: Function, format: Format) -> Option<Self> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, format_name, slice, findings @ .., digest, seconds] = cells.as_slice() else {
            return None;
        };
        let is_digest = digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit());
        if *name != function.name() || *format_name != format.name() || !is_digest {
            return None;
        }
        Some(Self {
            slice: slice.parse().ok()?,
            findings: columns::parse(findings)?,
            digest: (*digest).to_owned(),
            seconds: seconds.parse().ok()?,
        })
    }
}

/// The rows of one function, by slice, and their file.
pub(crate) struct Log {
    function: Function,
    format: Format,
    path: PathBuf,
    pub rows: BTreeMap<u32, Row>,
}

impl Log {
    /// The file of a function's log.
    pub(crate) fn path(root: &Path, function: Function, format: Format) -> PathBuf {
        root.join("fixtures/proofs").join(format.name()).join(format!("{function}.tsv"))
    }

    /// Reads what there is. A last line without its end was torn by an interruption; it is taken out of the file and its slice is
    /// done again.
    pub(crate) fn open(root: &Path, function: Function, format: Format) -> Result<Self, Error> {
        let path = Self::path(root, function, format);
        let text = read_or_empty(&path)?;
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        if whole.len() < text.len() {
            write_whole(&path, whole)?;
        }
        let mut rows = BTreeMap::new();
        for (index, line) in whole.lines().enumerate().skip(1) {
            let row = Row::parse(line, function, format).filter(|row| row.slice < SLICES);
            let row = row.ok_or_else(|| Error::Row { path: path.clone(), line: index + 1 })?;
            rows.insert(row.slice, row);
        }
        Ok(Self { function, format, path, rows })
    }

    /// Puts one whole line behind the others.
    pub(crate) fn append(&mut self, row: Row) -> Result<(), Error> {
        let line = row.line(self.function, self.format);
        let write = || {
            if let Some(folder) = self.path.parent() {
                std::fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
            let head = if file.metadata()?.len() == 0 { head() } else { String::new() };
            file.write_all((head + &line).as_bytes())?;
            file.sync_data()
        };
        write().map_err(Error::file(&self.path))?;
        self.rows.insert(row.slice, row);
        Ok(())
    }

    /// Writes the rows in the order of the slices.
    pub(crate) fn sort(&self) -> Result<(), Error> {
        let lines = self.rows.values().map(|row| row.line(self.function, self.format));
        write_whole(&self.path, &std::iter::once(head()).chain(lines).collect::<String>())
    }

    /// What all rows come to.
    pub(crate) fn sum(&self) -> Findings {
        let mut sum = Findings::none();
        self.rows.values().for_each(|row| sum.merge(row.findings.clone()));
        sum
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.rows.len() == SLICES as usize
    }

    /// The hash of all outputs, if every slice was compared by both oracles and nothing was wrong.
    pub(crate) fn proven_hash(&self) -> Option<String> {
        let proof = self.is_complete() && self.rows.values().all(|row| row.findings.is_proof());
        proof.then(|| hash_of(self.rows.values().map(|row| row.digest.as_str())))
    }
}

/// The published hash: SHA-256 of the 256 digests of the slices, in order, as bytes.
pub(crate) fn hash_of<'a>(digests: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for digest in digests {
        let bytes: Vec<u8> = (0..digest.len() / 2)
            .map_while(|index| u8::from_str_radix(digest.get(2 * index..2 * index + 2)?, 16).ok())
            .collect();
        hash.update(bytes);
    }
    hex(&hash.finalize())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(slice: u32) -> Row {
        let hardest = Some((0.25, -7));
        let findings =
            Findings { inputs: 9, outside: 2, undecided_core_math: 1, hardest, ..Findings::none() };
        Row { slice, findings, digest: "ab".repeat(32), seconds: 1.5 }
    }

    #[test]
    fn rows_come_back_as_written() {
        let line = row(3).line(Function::Sin, Format::Fpx8_24);
        assert_eq!(Row::parse(line.trim_end(), Function::Sin, Format::Fpx8_24), Some(row(3)));
        assert_eq!(Row::parse(line.trim_end(), Function::Cos, Format::Fpx8_24), None);
        assert_eq!(Row::parse("sin\tfpx8_24\t3", Function::Sin, Format::Fpx8_24), None);
    }

    #[test]
    fn a_torn_line_is_taken_out_and_the_rest_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Log::open(folder.path(), Function::Sin, Format::Fpx8_24);
        let mut log = open().unwrap();
        log.append(row(0)).unwrap();
        log.append(row(1)).unwrap();
        let path = Log::path(folder.path(), Function::Sin, Format::Fpx8_24);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 4]).unwrap();
        let mut log = open().unwrap();
        assert_eq!(log.rows.keys().copied().collect::<Vec<_>>(), [0]);
        log.append(row(1)).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }

    #[test]
    fn a_line_of_something_else_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = Log::path(folder.path(), Function::Sin, Format::Fpx8_24);
        write_whole(&path, &(head() + "nonsense\n")).unwrap();
        let error = Log::open(folder.path(), Function::Sin, Format::Fpx8_24).err().unwrap();
        assert!(matches!(error, Error::Row { line: 2, .. }), "{error:?}");
    }

    #[test]
    fn a_hash_needs_all_slices_and_no_fault() {
        let folder = tempfile::tempdir().unwrap();
        let mut log = Log::open(folder.path(), Function::Sin, Format::Fpx8_24).unwrap();
        log.rows = (0..SLICES).map(|slice| (slice, row(slice))).collect();
        assert!(log.proven_hash().is_some());
        log.rows.get_mut(&7).unwrap().findings.wrong_core_math = 1;
        assert_eq!(log.proven_hash(), None);
        log.rows.remove(&7);
        assert_eq!(log.proven_hash(), None);
    }
}
