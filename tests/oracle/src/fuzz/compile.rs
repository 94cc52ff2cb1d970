//! What rustc says of many programs at once, and where that is kept: it is the same for every scanner.

use crate::error::{Error, write_whole};
use crate::mir::{self, Operation, Seen};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use xxhash_rust::xxh3::xxh3_128;

/// What rustc is asked for. A program of its own needs no metadata, and `main` instantiates nothing.
const ARGUMENTS: &[&str] = &[
    "--edition=2024", "--crate-type=bin", "--crate-name=programs", "--error-format=short",
    "--emit=mir=out.mir", "-Zmir-include-spans=on", "-Zmir-opt-level=0", "-Zno-codegen", "--cap-lints=allow",
    "main.rs",
];

/// Where programs are compiled.
#[derive(Debug, Clone)]
pub(super) struct Place {
    /// A folder for this alone.
    folder: PathBuf,
    /// Where results are kept for the next time.
    kept: Option<PathBuf>,
}

impl Place {
    /// A folder that nothing else uses; results are not kept.
    pub(super) fn new(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), kept: None }
    }

    /// The same, with a folder of results that others may use at the same time.
    pub(super) fn keeping(folder: &Path, kept: Option<&Path>) -> Self {
        Self { folder: folder.to_path_buf(), kept: kept.map(Path::to_path_buf) }
    }
}

/// What became of programs, by their place in the list.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    /// Those that rustc refuses, and why.
    pub(super) invalid: BTreeMap<usize, String>,
    /// The operations of floats that it saw in the others.
    pub(super) seen: BTreeMap<usize, Seen>,
}

/// The same as it lies in a file.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    invalid: Vec<(usize, String)>,
    seen: Vec<(usize, Vec<Operation>)>,
}

/// Compiles programs, or takes what is kept of the same ones.
pub(super) fn compile(texts: &[&str], place: &Place) -> Result<Compiled, Error> {
    let Some(kept) = &place.kept else { return afresh(texts, &place.folder) };
    let path = kept.join(format!("{:032x}.json", key(texts)?));
    // What cannot be read is made again.
    if let Some(kept) =
        std::fs::read(&path).ok().and_then(|bytes| serde_json::from_slice::<Kept>(&bytes).ok())
    {
        return Ok(kept.into());
    }
    let compiled = afresh(texts, &place.folder)?;
    let text = serde_json::to_string(&Kept::from(&compiled)).map_err(|error| Error::content(&path, error))?;
    write_whole(&path, &text)?;
    Ok(compiled)
}

impl From<Kept> for Compiled {
    fn from(kept: Kept) -> Self {
        let seen = |(at, operations): (usize, Vec<Operation>)| {
            (at, Seen { operations: operations.into_iter().collect(), ..Seen::default() })
        };
        Self { invalid: kept.invalid.into_iter().collect(), seen: kept.seen.into_iter().map(seen).collect() }
    }
}

impl From<&Compiled> for Kept {
    fn from(compiled: &Compiled) -> Self {
        let operations =
            |(at, seen): (&usize, &Seen)| (*at, seen.operations.iter().cloned().collect::<Vec<_>>());
        Self {
            invalid: compiled.invalid.iter().map(|(at, why)| (*at, why.clone())).collect(),
            seen: compiled.seen.iter().map(operations).collect(),
        }
    }
}

/// Other programs, another compiler and other arguments have another one.
fn key(texts: &[&str]) -> Result<u128, Error> {
    static VERSION: OnceLock<String> = OnceLock::new();
    let version = match VERSION.get() {
        Some(version) => version,
        None => {
            let version = crate::error::run(Command::new(compiler()?).arg("-vV"))?;
            VERSION.get_or_init(|| version)
        }
    };
    let mut all = format!("{version}\0{}", ARGUMENTS.join("\0"));
    for text in texts {
        all.push('\0');
        all.push_str(text);
    }
    Ok(xxh3_128(all.as_bytes()))
}

fn afresh(texts: &[&str], folder: &Path) -> Result<Compiled, Error> {
    let mut invalid: BTreeMap<usize, String> = BTreeMap::new();
    loop {
        let left: Vec<usize> = (0..texts.len()).filter(|at| !invalid.contains_key(at)).collect();
        match attempt(texts, &left, folder)? {
            Ok(seen) => return Ok(Compiled { invalid, seen }),
            Err(faults) if faults.is_empty() => {
                return Err(Error::content(folder, "rustc fails and names no program"));
            }
            Err(faults) => invalid.extend(faults),
        }
    }
}

/// What the compiler saw, by number of the program; else the programs that it refuses.
type Attempt = Result<BTreeMap<usize, Seen>, BTreeMap<usize, String>>;

fn attempt(texts: &[&str], which: &[usize], folder: &Path) -> Result<Attempt, Error> {
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
        write_whole(&folder.join("main.rs"), &format!("#![allow(warnings)]\n{modules}fn main() {{}}\n"))?;
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
            own.operations.extend(seen.operations.into_iter().filter(|one| one.kind.is_float()));
        }
    }
    Ok(Ok(all))
}

fn rustc(folder: &Path, alt: bool) -> Result<std::process::Output, Error> {
    let mut command = Command::new(compiler()?);
    command.args(ARGUMENTS);
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
    fn what_is_kept_is_what_was_compiled_and_belongs_to_these_programs_alone() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let kept = folder.path().join("kept");
        let place = Place::keeping(folder.path(), Some(&kept));
        let texts = ["pub fn f(a: f32) -> f32 {\n    a * a\n}\n", "pub fn f(a: f32) -> i32 {\n    a\n}\n"];
        let first = compile(&texts, &place).expect("rustc runs");
        assert_eq!((first.seen[&0].operations.len(), first.invalid.len()), (1, 1));
        // Below a file, nothing can be compiled.
        let again = Place::keeping(&folder.path().join("main.rs").join("nowhere"), Some(&kept));
        let second = compile(&texts, &again).expect("it is kept");
        assert_eq!(second.seen[&0].operations, first.seen[&0].operations);
        assert_eq!(second.invalid, first.invalid);
        assert!(compile(&texts[..1], &again).is_err());
    }
}
