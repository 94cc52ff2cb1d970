//! Every function of fixed point on the vectors in `fixtures/vectors`, which come from an evaluation that shares nothing with this
//! crate: see `tests/prove`.

use std::path::{Path, PathBuf};

use simmath::{Fpx8_24, Fpx16_16, Fpx20_12};

/// The rows of a vector file as numbers.
fn rows<const N: usize>(format: &str, function: &str) -> Vec<[i32; N]> {
    let path = folder().join(format).join(format!("{function}.tsv"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("no vectors of {function} of {format}: {error}; `prove vectors` writes them")
    });
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let cells: Vec<i32> = line.split('\t').map(|cell| cell.parse().expect("a raw number")).collect();
        <[i32; N]>::try_from(cells).unwrap_or_else(|cells| panic!("{}: {cells:?}", path.display()))
    });
    let rows: Vec<_> = rows.collect();
    assert!(rows.len() >= 100, "{}: only {} rows", path.display(), rows.len());
    rows
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/vectors")
}

/// One test for each format; the functions of one number, and those of two.
macro_rules! known_answers {
    ($test:ident: $format:ident = $name:literal) => {
        #[test]
        fn $test() {
            known_answers! {
                @check $format $name
                (
                    sqrt sqrt_integer cbrt
                    sin cos tan asin acos atan
                    sinh cosh tanh asinh acosh atanh
                    exp exp2 exp_m1 ln ln_1p log2 log10
                    to_degrees to_radians
                )
                (atan2 hypot pow log mul div)
            }
        }
    };
    (@check $format:ident $name:literal ($($one:ident)+) ($($two:ident)+)) => {
        $(
            for [raw, expected] in rows($name, stringify!($one)) {
                let output = $format::from_raw(raw).$one().to_raw();
                assert_eq!(output, expected, "{} of raw {raw}", stringify!($one));
            }
        )+
        $(
            for [a, b, expected] in rows($name, stringify!($two)) {
                let output = $format::from_raw(a).$two($format::from_raw(b)).to_raw();
                assert_eq!(output, expected, "{} of raw {a}, {b}", stringify!($two));
            }
        )+
        all_are_read($name, &[$(stringify!($one),)+ $(stringify!($two)),+]);
    };
}

known_answers!(q16_16_gives_the_known_answers: Fpx16_16 = "fpx16_16");
known_answers!(q8_24_gives_the_known_answers: Fpx8_24 = "fpx8_24");
known_answers!(q20_12_gives_the_known_answers: Fpx20_12 = "fpx20_12");

fn all_are_read(format: &str, functions: &[&str]) {
    for file in std::fs::read_dir(folder().join(format)).expect("a folder for each format") {
        let file = file.expect("a readable folder").path();
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII");
        assert!(functions.contains(&name), "nothing reads {}", file.display());
    }
}
