//! Arguments of compilers as single settings, however they are split. Knows no file.

use super::Place;
use crate::source::Span;

/// Whose arguments they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dialect {
    /// rustc's.
    Rust,
    /// A C compiler's.
    C,
}

/// One argument, as a list or a text holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument {
    /// The argument: `-Ctarget-cpu=native`, or only its `-C`.
    pub text: String,
    /// Whose it is.
    pub dialect: Dialect,
    /// Where it stands.
    pub place: Place,
    /// Which setting holds it: `build.rustflags`, `RUSTFLAGS`, `cargo:rustc-link-arg`.
    pub origin: String,
    /// Only a text speaks for it: a literal of a build script.
    pub likely: bool,
    /// It holds for every package and profile.
    pub everywhere: bool,
}

/// A lint level among the arguments of rustc.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LintFlag {
    /// `clippy::nursery`
    pub lint: String,
    /// It turns the lint on.
    pub on: bool,
}

/// What an argument says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flag {
    /// `-C name=value`
    Codegen(String, Option<String>),
    /// `-Z name=value`
    Unstable(String, Option<String>),
    /// `-l name`
    Library(String),
    /// `-W name` and its kin.
    Lint(LintFlag),
    /// `@file`: arguments that stand in a file.
    File(String),
    /// An argument of a C compiler.
    C(String),
}

/// Words between white space, with their bytes.
pub(super) fn words(text: &str) -> impl Iterator<Item = (std::ops::Range<usize>, &str)> {
    let start = move |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace().map(move |word| (start(word)..start(word) + word.len(), word))
}

/// The settings among the arguments of one list, each with the argument that it ends in.
pub fn flags(arguments: &[Argument]) -> Vec<(&Argument, Flag)> {
    let mut found = Vec::new();
    let mut rest = arguments.iter().peekable();
    while let Some(argument) = rest.next() {
        let text = argument.text.as_str();
        if argument.dialect == Dialect::C {
            found.push((argument, Flag::C(text.to_owned())));
            continue;
        }
        let follows =
            |next: &&Argument| next.origin == argument.origin && next.place.file == argument.place.file;
        match split(text) {
            Some((kind, value)) if !value.is_empty() => found.push((argument, kind.of(value))),
            Some((kind, _)) => {
                if let Some(next) = rest.next_if(|next| follows(next)) {
                    found.push((next, kind.of(&next.text)));
                }
            }
            None => {}
        }
    }
    found
}

/// What a letter or word before a value means.
#[derive(Clone, Copy)]
enum Kind {
    Codegen,
    Unstable,
    Library,
    Lint(bool),
    File,
}

const SHORT: [(&str, Kind); 8] = [
    ("-C", Kind::Codegen),
    ("-Z", Kind::Unstable),
    ("-l", Kind::Library),
    ("-W", Kind::Lint(true)),
    ("-D", Kind::Lint(true)),
    ("-F", Kind::Lint(true)),
    ("-A", Kind::Lint(false)),
    ("@", Kind::File),
];

const LONG: [(&str, Kind); 6] = [
    ("--codegen", Kind::Codegen),
    ("--warn", Kind::Lint(true)),
    ("--deny", Kind::Lint(true)),
    ("--forbid", Kind::Lint(true)),
    ("--force-warn", Kind::Lint(true)),
    ("--allow", Kind::Lint(false)),
];

/// The kind of an argument and its value; empty where the value is the next argument.
fn split(text: &str) -> Option<(Kind, &str)> {
    if let Some((kind, value)) = LONG.iter().find_map(|(name, kind)| Some((*kind, text.strip_prefix(name)?)))
    {
        return (value.is_empty() || value.starts_with('=')).then(|| (kind, value.trim_start_matches('=')));
    }
    SHORT.iter().find_map(|(name, kind)| Some((*kind, text.strip_prefix(name)?)))
}

impl Kind {
    fn of(self, value: &str) -> Flag {
        let pair = || {
            let (name, value) =
                value.split_once('=').map_or((value, None), |(name, value)| (name, Some(value)));
            (name.replace('_', "-"), value.map(str::to_owned))
        };
        match self {
            Self::Codegen => {
                let (name, value) = pair();
                Flag::Codegen(name, value)
            }
            Self::Unstable => {
                let (name, value) = pair();
                Flag::Unstable(name, value)
            }
            Self::Library => {
                let name = value.rsplit_once('=').map_or(value, |(_, name)| name);
                Flag::Library(name.to_owned())
            }
            Self::Lint(on) => Flag::Lint(LintFlag { lint: value.replace('-', "_"), on }),
            Self::File => Flag::File(value.to_owned()),
        }
    }
}

/// A part of a place, in bytes from its start.
pub(super) fn within(place: Place, part: std::ops::Range<usize>) -> Place {
    let start = place.span.start + part.start as u32;
    Place { span: Span { start, end: place.span.start + part.end as u32 }, ..place }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;

    fn list(texts: &[&str]) -> Vec<Argument> {
        let argument = |(at, text): (usize, &&str)| Argument {
            text: (*text).to_owned(),
            dialect: Dialect::Rust,
            place: Place { file: FileId(0), span: Span { start: at as u32, end: at as u32 + 1 } },
            origin: "RUSTFLAGS".to_owned(),
            likely: false,
            everywhere: true,
        };
        texts.iter().enumerate().map(argument).collect()
    }

    #[test]
    fn a_setting_may_be_written_in_four_ways() {
        for texts in [
            &["-Ctarget-cpu=native"][..],
            &["-C", "target-cpu=native"],
            &["--codegen=target-cpu=native"],
            &["--codegen", "target_cpu=native"],
        ] {
            let list = list(texts);
            let found = flags(&list);
            let expected = Flag::Codegen("target-cpu".to_owned(), Some("native".to_owned()));
            assert_eq!(found, [(list.last().unwrap(), expected)], "{texts:?}");
        }
    }

    #[test]
    fn libraries_lints_and_files_are_known_and_the_rest_is_passed_over() {
        let list = list(&[
            "-O", "--cfg", "x", "-lstatic:+bundle=m", "-Wclippy::nursery", "@more", "-Aclippy::all", "-C",
        ]);
        let found: Vec<Flag> = flags(&list).into_iter().map(|(_, flag)| flag).collect();
        let lint = |lint: &str, on| Flag::Lint(LintFlag { lint: lint.to_owned(), on });
        let expected = [
            Flag::Library("m".to_owned()),
            lint("clippy::nursery", true),
            Flag::File("more".to_owned()),
            lint("clippy::all", false),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn words_have_places() {
        let words: Vec<_> = words(" a  bc ").collect();
        assert_eq!(words, [(1..2, "a"), (4..6, "bc")]);
    }
}
