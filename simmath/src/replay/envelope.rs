//! What the files of this crate have in common: a mark, a version, a checksum at the end, and that none is ever half written.
//! Must not know: what stands between them.

// determinism-lint: allow-file(environment, why = "setup-input", reason = "files are written between runs; a step writes none")

use crate::state::StateHash;

/// The bytes of a mark.
pub(crate) const MARK: usize = 8;
/// The bytes of a checksum.
pub(crate) const CHECKSUM: usize = 16;

/// Why bytes are not what they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EnvelopeError {
    /// They begin otherwise.
    OtherMark,
    /// Another version of the format.
    OtherVersion(u32),
    /// They were cut off or changed.
    Damaged,
}

/// What stands between the head and the checksum.
pub(crate) fn open<'a>(bytes: &'a [u8], mark: &[u8; MARK], version: u32) -> Result<&'a [u8], EnvelopeError> {
    let Some(rest) = bytes.strip_prefix(mark) else { return Err(EnvelopeError::OtherMark) };
    let Some(found) = rest.first_chunk() else { return Err(EnvelopeError::Damaged) };
    let found = u32::from_le_bytes(*found);
    if found != version {
        return Err(EnvelopeError::OtherVersion(found));
    }
    let Some((body, checksum)) = bytes.split_last_chunk::<CHECKSUM>() else {
        return Err(EnvelopeError::Damaged);
    };
    if StateHash::of_bytes(body).0 != u128::from_le_bytes(*checksum) {
        return Err(EnvelopeError::Damaged);
    }
    body.get(MARK + size_of::<u32>()..).ok_or(EnvelopeError::Damaged)
}

/// Writes a file beside its place first, and then into it, so that there is never half of one. The file is as it was before where
/// that fails.
#[cfg(feature = "std")]
pub(crate) fn write_beside(
    path: &std::path::Path,
    write: impl FnOnce(&mut std::fs::File) -> std::io::Result<()>,
) -> std::io::Result<()> {
    use std::fs;

    let mut beside = std::ffi::OsString::from(path);
    beside.push(".part");
    let beside = std::path::Path::new(&beside);
    let result = fs::File::create(beside).and_then(|mut file| {
        write(&mut file)?;
        file.sync_all()?;
        fs::rename(beside, path)
    });
    if result.is_err() {
        // What is left of a failed attempt is of no use; that it cannot be removed either is told by the first error.
        let _ = fs::remove_file(beside);
    }
    result
}
