//! Many programs at once through rustc and through the scanner, and where the two disagree.

use super::text::Text;
use crate::error::{Error, write_whole};
use crate::mir::{self, Kind, Seen};
use determinism_lint::meta::Arithmetic;
use determinism_lint::snippets::{self, Snippet};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What is compared: a kind of operation, and the rule that reports it.
const RULES: &[&str] = &[
    "float-arithmetic", "float-reduction", "approximate-float-fn", "fused-multiply-add", "float-conversion",
    "foreign-float-type",
];

/// A place where scanner and compiler do not agree.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Disagreement {
    /// The compiler sees it and the scanner does not; else the other way round.
    pub(super) missed: bool,
    /// The rule that reports it, or should.
    pub(super) rule: String,
    /// Its line in the program, from 1.
    pub(super) line: usize,
    /// Its text.
    pub(super) code: String,
}

/// What became of one program.
#[derive(Debug, Clone)]
pub(super) enum Judged {
    /// It was compared.
    Compared {
        /// Operations of floats in it.
        operations: usize,
        disagreements: Vec<Disagreement>,
    },
    /// rustc refuses it: why. A fault of the grammar.
    Invalid(String),
}

/// Judges programs, in a folder that is theirs alone.
pub(super) fn judge(texts: &[&str], folder: &Path) -> Result<Vec<Judged>, Error> {
    let mut invalid: BTreeMap<usize, String> = BTreeMap::new();
    let seen = loop {
        let left: Vec<usize> = (0..texts.len()).filter(|at| !invalid.contains_key(at)).collect();
        match compile(texts, &left, folder)? {
            Ok(seen) => break seen,
            Err(faults) if faults.is_empty() => {
                return Err(Error::content(folder, "rustc fails and names no program"));
            }
            Err(faults) => invalid.extend(faults),
        }
    };
    let found = scan(texts);
    let nothing = Seen::default();
    let judged = texts.iter().enumerate().map(|(at, text)| match invalid.get(&at) {
        Some(why) => Judged::Invalid(why.clone()),
        None => compare(text, seen.get(&at).unwrap_or(&nothing), &found[at]),
    });
    Ok(judged.collect())
}

/// What the compiler saw, by number of the program; else the programs that it refuses.
type Compiled = Result<BTreeMap<usize, Seen>, BTreeMap<usize, String>>;

fn compile(texts: &[&str], which: &[usize], folder: &Path) -> Result<Compiled, Error> {
    for at in which {
        write_whole(&folder.join(format!("p{at}.rs")), texts[*at])?;
    }
    let mut all: BTreeMap<usize, Seen> = BTreeMap::new();
    let with_arms: Vec<usize> = which.iter().copied().filter(|at| texts[*at].contains("cfg(alt)")).collect();
    for (which, alt) in [(which, false), (&with_arms, true)] {
        if which.is_empty() {
            continue;
        }
        let modules: String = which.iter().map(|at| format!("pub mod p{at};\n")).collect();
        write_whole(&folder.join("lib.rs"), &format!("#![allow(warnings)]\n{modules}"))?;
        let output = rustc(folder, alt)?;
        if !output.status.success() {
            return Ok(Err(faults(&String::from_utf8_lossy(&output.stderr))));
        }
        let path = folder.join("out.mir");
        for (file, seen) in mir::read(&crate::error::read(&path)?) {
            let number = file
                .strip_prefix('p')
                .and_then(|rest| rest.strip_suffix(".rs"))
                .and_then(|at| at.parse().ok());
            let Some(number) = number else { continue };
            let own: &mut Seen = all.entry(number).or_default();
            own.operations.extend(seen.operations);
            own.lines.extend(seen.lines);
        }
    }
    Ok(Ok(all))
}

fn rustc(folder: &Path, alt: bool) -> Result<std::process::Output, Error> {
    let mut command = Command::new(compiler()?);
    command.args([
        "--edition=2024", "--crate-type=lib", "--crate-name=programs", "--error-format=short",
        "--emit=mir=out.mir",
    ]);
    command
        .args(["-Zmir-include-spans=on", "-Zmir-opt-level=0", "-Zno-codegen", "--cap-lints=allow", "lib.rs"]);
    if alt {
        command.args(["--cfg", "alt"]);
    }
    // Places in MIR are no part of stable rustc.
    command.env("RUSTC_BOOTSTRAP", "programs").current_dir(folder);
    command.output().map_err(|error| Error::Program { what: "rustc".to_owned(), output: error.to_string() })
}

/// The compiler of the folder that the command is run in: the one that the scanner is built with, whatever another folder asks for.
fn compiler() -> Result<PathBuf, Error> {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    if let Some(found) = FOUND.get() {
        return Ok(found.clone());
    }
    let sysroot = crate::error::run(Command::new("rustc").args(["--print", "sysroot"]))?;
    let path = Path::new(sysroot.trim()).join("bin").join(format!("rustc{}", std::env::consts::EXE_SUFFIX));
    Ok(FOUND.get_or_init(|| path).clone())
}

/// `p3.rs:12:5: error[E0282]: type annotations needed`
fn faults(errors: &str) -> BTreeMap<usize, String> {
    let mut found = BTreeMap::new();
    for line in errors.lines().filter(|line| line.contains(": error")) {
        let number = line
            .strip_prefix('p')
            .and_then(|rest| rest.split_once(".rs:"))
            .and_then(|(at, _)| at.parse().ok());
        if let Some(number) = number {
            found.entry(number).or_insert_with(|| line.to_owned());
        }
    }
    found
}

/// Rule, first and last byte of each finding that is compared, by program.
type Found = Vec<(String, std::ops::Range<usize>)>;

fn scan(texts: &[&str]) -> Vec<Found> {
    let snippet =
        |(at, text): (usize, &&str)| Snippet { path: format!("p{at:05}.rs"), text: text.as_bytes().to_vec() };
    let all: Vec<Snippet> = texts.iter().enumerate().map(snippet).collect();
    let scan = snippets::scan(&all, Arithmetic::FixedPoint);
    let mut found = vec![Found::new(); texts.len()];
    for finding in &scan.findings {
        let path = &scan.sources[finding.file.0 as usize].path;
        let number = path
            .strip_prefix('p')
            .and_then(|rest| rest.strip_suffix(".rs"))
            .and_then(|at| at.parse::<usize>().ok());
        if let (Some(number), true) = (number, RULES.contains(&finding.rule.name)) {
            found[number]
                .push((finding.rule.name.to_owned(), finding.span.start as usize..finding.span.end as usize));
        }
    }
    found
}

/// The rule that must report an operation; `None` where none has to, or not in any case.
fn rule(kind: &Kind) -> Option<&'static str> {
    match kind {
        Kind::Arithmetic => Some("float-arithmetic"),
        Kind::Reduction => Some("float-reduction"),
        Kind::Approximate => Some("approximate-float-fn"),
        Kind::Cast | Kind::Conversion => Some("float-conversion"),
        Kind::Method(name) if name == "sqrt" => Some("float-arithmetic"),
        Kind::Method(name) if name == "mul_add" => Some("fused-multiply-add"),
        _ => None,
    }
}

fn compare(text: &str, seen: &Seen, found: &Found) -> Judged {
    let read = Text::new(text);
    let mut expected: BTreeMap<(usize, usize), BTreeSet<&str>> = BTreeMap::new();
    let mut required: BTreeSet<(usize, usize, &str)> = BTreeSet::new();
    for operation in &seen.operations {
        let Some(rule) = rule(&operation.kind) else { continue };
        let places = read.places(operation);
        for place in &places {
            expected.entry((place.start, place.end)).or_default().insert(rule);
        }
        // Where it comes from one of several invocations, nothing says which.
        if let [place] = &places[..] {
            required.insert((place.start, place.end, rule));
        }
    }
    let mut reported: BTreeSet<(usize, usize, &str)> = BTreeSet::new();
    for (rule, range) in found {
        let place = read.place(range.clone());
        reported.insert((place.start, place.end, rule.as_str()));
    }
    let at = |missed, (start, end, rule): (usize, usize, &str)| Disagreement {
        missed,
        rule: rule.to_owned(),
        line: read.line(start),
        code: text[start..end].split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let missed = required.iter().filter(|one| !reported.contains(*one)).map(|one| at(true, *one));
    let is_expected = |(start, end, rule): &(usize, usize, &str)| {
        expected.get(&(*start, *end)).is_some_and(|rules| rules.contains(rule))
    };
    let extra = reported
        .iter()
        .filter(|one| !is_expected(one) && !is_value(&text[one.0..one.1]))
        .map(|one| at(false, *one));
    let disagreements = missed.chain(extra).collect();
    Judged::Compared { operations: required.len(), disagreements }
}

/// Whether the text names a function of a float and does not call it: reported where it is named, computed where nobody sees it.
fn is_value(text: &str) -> bool {
    let of_float = ["f32::", "f64::", "<f32", "<f64"].iter().any(|front| text.starts_with(front));
    of_float && matches!(syn::parse_str(text), Ok(syn::Expr::Path(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_programs_are_named() {
        let errors =
            "p3.rs:12:5: error[E0282]: type annotations needed\np3.rs:13:5: error: other\nerror: aborting\n";
        assert_eq!(
            faults(errors),
            BTreeMap::from([(3, "p3.rs:12:5: error[E0282]: type annotations needed".to_owned())])
        );
    }

    #[test]
    fn a_float_operation_that_the_scanner_does_not_see_is_missed_and_one_too_many_is_extra() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let text = "pub fn f(a: f32) -> f32 {\n    a * a\n}\n";
        let judged = judge(&[text], folder.path()).expect("rustc runs");
        assert!(
            matches!(&judged[..], [Judged::Compared { operations: 1, disagreements }] if disagreements.is_empty()),
            "{judged:?}"
        );
        let Judged::Compared { disagreements, .. } = compare(text, &Seen::default(), &scan(&[text])[0])
        else {
            panic!("it is compared")
        };
        assert!(
            matches!(&disagreements[..], [one] if !one.missed && one.line == 2 && one.code == "a * a"),
            "{disagreements:?}"
        );
    }
}
