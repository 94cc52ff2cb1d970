//! `prove hash`: the proof without oracles. Recomputes all outputs and compares their hash with the committed one; the same on every
//! platform.

use crate::error::Error;
use crate::format::Format;
use crate::function::{Candidate, Function};
use crate::hashes::Hashes;
use crate::log::{Log, hash_of, hex};
use crate::slice::{SLICES, raw_of, slice_inputs};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// Outputs that are hashed at once.
const CHUNK: u64 = 1 << 14;

/// Whether the outputs are those of the proof.
pub(crate) fn check(
    root: &Path,
    threads: usize,
    function: Function,
    format: Format,
    out: &mut dyn Write,
) -> Result<bool, Error> {
    let committed = Hashes::read(root)?.get(function, format).map(str::to_owned);
    let Some(committed) = committed else {
        writeln!(out, "{function} of {format}: no hash is committed")?;
        return Ok(true);
    };
    let digests = digests(function.candidate(format), 0..SLICES, threads);
    let hash = hash_of(digests.values().map(String::as_str));
    if hash == committed {
        writeln!(out, "{function} of {format}: {hash}, as proven")?;
        return Ok(true);
    }
    writeln!(out, "{function} of {format}: {hash} instead of {committed}")?;
    let log = Log::open(root, function, format)?;
    for (slice, digest) in &digests {
        if log.rows.get(slice).is_some_and(|row| row.digest != *digest) {
            writeln!(out, "  slice {slice} differs")?;
        }
    }
    Ok(false)
}

/// The digests of some slices.
pub(crate) fn digests(candidate: Candidate, slices: Range<u32>, threads: usize) -> BTreeMap<u32, String> {
    let (next, found) = (AtomicU32::new(slices.start), Mutex::new(BTreeMap::new()));
    let drain = || {
        loop {
            let slice = next.fetch_add(1, Ordering::Relaxed);
            if slice >= slices.end {
                return;
            }
            let digest = digest(candidate, slice);
            found.lock().unwrap_or_else(PoisonError::into_inner).insert(slice, digest);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(drain);
        }
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// SHA-256 of the outputs of a slice as little-endian integers.
fn digest(candidate: Candidate, slice: u32) -> String {
    let mut digest = Sha256::new();
    let mut bytes = Vec::with_capacity(4 * CHUNK as usize);
    let inputs = slice_inputs(slice);
    for first in inputs.clone().step_by(CHUNK as usize) {
        bytes.clear();
        let chunk = first..inputs.end.min(first + CHUNK);
        bytes.extend(chunk.flat_map(|input| candidate(raw_of(input)).to_le_bytes()));
        digest.update(&bytes);
    }
    hex(&digest.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_depends_on_every_output_and_on_their_order() {
        let all = digests(|raw| raw, 3..5, 2);
        assert_eq!(all.len(), 2);
        let flipped = digests(|raw| if raw == raw_of(slice_inputs(4).start + 99) { 0 } else { raw }, 3..5, 1);
        assert_eq!(all[&3], flipped[&3]);
        assert_ne!(all[&4], flipped[&4]);
        assert_ne!(
            hash_of(all.values().map(String::as_str)),
            hash_of(all.values().rev().map(String::as_str))
        );
    }
}
