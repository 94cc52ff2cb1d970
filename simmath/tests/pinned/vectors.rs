//! Every function of `Fp32Pinned` on the vectors in `fixtures/vectors/fp32_pinned`, which two oracles agree on: see `tests/prove`.

use std::path::{Path, PathBuf};

use crate::P;
use simmath::Elementary;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/vectors/fp32_pinned")
}

/// The rows of a file as bits.
fn rows<const N: usize>(function: &str) -> Vec<[u32; N]> {
    let path = folder().join(format!("{function}.tsv"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let cells = line.split('\t').map(|cell| u32::from_str_radix(cell, 16).expect("bits in hexadecimal"));
        <[u32; N]>::try_from(cells.collect::<Vec<_>>())
            .unwrap_or_else(|cells| panic!("{}: {cells:?}", path.display()))
    });
    let rows: Vec<_> = rows.collect();
    assert!(rows.len() >= 300, "{}: only {} rows", path.display(), rows.len());
    rows
}

macro_rules! known_answers {
    (($($one:ident)+) ($($two:ident)+)) => {
        $(
            for [x, expected] in rows(stringify!($one)) {
                let output = P::from_bits(x).$one().to_bits();
                assert_eq!(output, expected, "{} of {x:08x}: {output:08x} instead of {expected:08x}", stringify!($one));
            }
        )+
        $(
            for [x, y, expected] in rows(stringify!($two)) {
                let output = P::from_bits(x).$two(P::from_bits(y)).to_bits();
                assert_eq!(output, expected, "{} of {x:08x}, {y:08x}: {output:08x} instead of {expected:08x}", stringify!($two));
            }
        )+
        const READ: &[&str] = &[$(stringify!($one),)+ $(stringify!($two)),+];
    };
}

#[test]
fn every_function_gives_the_known_answers() {
    known_answers! {
        (
            cbrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp_m1 ln ln_1p log2 log10
            to_degrees to_radians
        )
        (atan2 hypot pow log)
    }
    for file in std::fs::read_dir(folder()).expect("a folder of vectors") {
        let file = file.expect("a readable folder").path();
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII");
        assert!(READ.contains(&name), "nothing reads {}", file.display());
    }
}
