//! Every function of fixed point on the vectors in `fixtures/vectors`, which come from an evaluation that shares nothing with this
//! crate: see `tests/prove`.

use std::path::{Path, PathBuf};

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

/// One test for each format.
macro_rules! known_answers {
    ($($format:ident::$number:ident)+) => {
        $(
            #[test]
            fn $format() {
                answers! {
                    simmath::$number, stringify!($format);
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
        )+

        #[test]
        fn every_folder_is_a_format() {
            let formats = [$(stringify!($format)),+];
            for entry in std::fs::read_dir(folder()).expect("a folder of vectors") {
                let path = entry.expect("a readable folder").path();
                let name = path.file_name().and_then(|name| name.to_str()).expect("a name in ASCII");
                assert!(!path.is_dir() || formats.contains(&name), "nothing reads {}", path.display());
            }
        }
    };
}

/// Compares the functions of one number, and those of two.
macro_rules! answers {
    ($number:ty, $format:expr; ($($one:ident)+) ($($two:ident)+)) => {
        $(
            for [raw, expected] in rows($format, stringify!($one)) {
                let output = <$number>::from_raw(raw).$one().to_raw();
                assert_eq!(output, expected, "{} of raw {raw}", stringify!($one));
            }
        )+
        $(
            for [a, b, expected] in rows($format, stringify!($two)) {
                let output = <$number>::from_raw(a).$two(<$number>::from_raw(b)).to_raw();
                assert_eq!(output, expected, "{} of raw {a}, {b}", stringify!($two));
            }
        )+
        all_are_read($format, &[$(stringify!($one),)+ $(stringify!($two)),+]);
    };
}

simmath::fixed_formats!(known_answers);

fn all_are_read(format: &str, functions: &[&str]) {
    for file in std::fs::read_dir(folder().join(format)).expect("a folder for each format") {
        let file = file.expect("a readable folder").path();
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII");
        assert!(functions.contains(&name), "nothing reads {}", file.display());
    }
}
