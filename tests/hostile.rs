//! Files and projects that mean harm, or look like it: nothing may panic, abort, hang, run code of the project or
//! write into it. What cannot be read is said.

use crate::support::lint;
use determinism_lint::discover::{Problem, candidates, read, workspace};
use determinism_lint::parse::{self, Unreadable, spawn_worker};
use std::fs;
use std::path::{Path, PathBuf};

/// As many levels of nesting, or links of a chain, as the tests ask for.
const MANY: usize = 100_000;

/// Parses on a worker and lets the tree die there too.
fn outcome(bytes: &[u8]) -> Result<usize, Box<Unreadable>> {
    let work = || parse::parse("a.rs".to_owned(), bytes).map(|parsed| parsed.tree.items.len());
    std::thread::scope(|scope| spawn_worker(scope, work).expect("no thread").join().expect("panicked"))
}

fn message(bytes: &[u8]) -> String {
    outcome(bytes).map_or_else(|error| error.message, |items| format!("{items} items"))
}

fn assigned(before: &str, middle: &str, after: &str) -> String {
    format!("fn f() {{ let x = {}{middle}{}; }}", before.repeat(MANY), after.repeat(MANY))
}

#[test]
fn a_hundred_thousand_brackets_are_too_deep() {
    let kinds = [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("f(", ")"),
        ("a[", "]"),
        ("|| {", "}"),
        ("if a {", "}"),
        ("m!(", ")"),
    ];
    for (open, close) in kinds {
        let expected = "nests more than 256 brackets deep";
        assert_eq!(message(assigned(open, "1", close).as_bytes()), expected, "{open}");
        assert_eq!(message(open.repeat(MANY).as_bytes()), expected, "{open}");
    }
    for item in ["mod a {", "fn a() {", "trait A { fn a() {", "impl A { const B: () = {"] {
        assert_eq!(message(item.repeat(MANY).as_bytes()), "nests more than 256 brackets deep", "{item}");
    }
}

#[test]
fn a_hundred_thousand_prefix_operators_are_too_deep() {
    let operators = [
        "!", "-", "- ", "*", "&", "&&", "&mut ", "&raw const ", "..", "..=", "return ", "break ", "yield ",
        "||", "|a, b| ", "move || ", "if ", "match ", "while ", "for a in ", "let a = ", "a = ", "a += ",
        "<", "A::<", "A::<B, ", "#[a] !",
    ];
    for operator in operators {
        for text in [assigned(operator, "1", ""), operator.repeat(MANY)] {
            let message = message(text.as_bytes());
            assert!(message.starts_with("nests too deep"), "{operator}: {message}");
        }
    }
}

#[test]
fn a_hundred_thousand_types_and_patterns_in_each_other_are_too_deep() {
    for prefix in [
        "&", "&'a mut ", "*const ", "A<", "A<B, ", "A<'a, 1, ", "fn() -> ", "dyn A + Fn() -> ", "<",
        "impl A<B = ",
    ] {
        let message = message(format!("type A = {}B;", prefix.repeat(MANY)).as_bytes());
        assert!(message.starts_with("nests too deep"), "{prefix}: {message}");
    }
    for prefix in ["&", "a @ ", "ref ", "A::<"] {
        let message = message(format!("fn f() {{ let {}a = 1; }}", prefix.repeat(MANY)).as_bytes());
        assert!(message.starts_with("nests too deep"), "{prefix}: {message}");
    }
}

#[test]
fn chains_of_a_hundred_thousand_links_are_too_deep() {
    let links = [
        " + 1", " * 1", " && a", " || a", " == a && b", " < a && b > c && d", ".a()", ".a", ".0.0", "?",
        "()", "[0]", " as u8", ".a::<B, C>()", ".await", " else if a {}", " else if A {} == a {}", " = a",
        " + A {}", " + if a {} else {}",
    ];
    for link in links {
        let start = if link.starts_with(" else") { "if a {}" } else { "a" };
        let message = message(format!("fn f() {{ let x = {start}{}; }}", link.repeat(MANY)).as_bytes());
        assert!(message.starts_with("nests too deep"), "{link}: {message}");
    }
}

#[test]
fn a_hundred_thousand_siblings_are_no_nesting() {
    for (head, unit, tail) in [
        ("const A: &[u8] = &[", "1 + 2, ", "];"),
        ("fn f() {", "a(); ", "}"),
        ("fn f() {", "if a {} ", "}"),
        ("fn f() { match a {", "A | B => {} ", "} }"),
        ("fn f() { match a {", "(A, B) => {} ", "} }"),
        ("", "struct A; ", ""),
        ("", "fn a() {} ", ""),
        ("", "#[a] ", "struct A;"),
        ("", "/// a\n", "struct A;"),
    ] {
        let message = message(format!("{head}{}{tail}", unit.repeat(MANY / 4)).as_bytes());
        assert!(message.ends_with(" items"), "{unit}: {message}");
    }
}

#[test]
fn texts_of_every_odd_kind_are_read_or_refused_with_a_reason() {
    for (bytes, expected) in [
        (&b""[..], "0 items"),
        (b"\xef\xbb\xbf", "0 items"),
        (b"\xef\xbb\xbffn a() {}\r\n", "1 items"),
        (b"#!/bin/sh\r\nfn a() {}\r\nfn b() {}", "2 items"),
        (b"#![allow(a)]\nfn a() {}", "1 items"),
        (b"\xef\xbb\xbf\xef\xbb\xbffn a() {}", "begins with two byte order marks"),
        (b"fn a() {} \xff", "not valid UTF-8"),
        (b"\xff\xfef\0n\0", "not valid UTF-8, but looks like UTF-16"),
        (b"fn a() {} \0", "NUL byte in the code"),
        (b"\0\0\0\0", "NUL byte in the code"),
        (b"fn a() { let x = ", "unclosed `{`"),
        (b"fn a() { let x = ; }", "expected an expression"),
        (b"fn a(", "unclosed `(`"),
        (b"fn", "unexpected end of input, expected identifier"),
        (b"\"", "unclosed string literal"),
        (b"/*", "unclosed block comment"),
        (b"r##\"#", "unclosed raw string literal"),
        (b"const A: char = 'ab", "expected `:`"),
        (b"'", "no Rust token begins with `\\'`"),
        (b"\\", "no Rust token begins with `\\\\`"),
        (b"fn async() {}", "expected identifier, found keyword `async`"),
    ] {
        assert_eq!(message(bytes), expected, "{:?}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn every_prefix_of_a_file_is_read_or_refused() {
    let text = include_str!("hostile.rs");
    let work = || {
        for end in (0..text.len().min(6_000)).step_by(7).filter(|end| text.is_char_boundary(*end)) {
            if let Err(error) = parse::parse("a.rs".to_owned(), &text.as_bytes()[..end]) {
                assert!(error.span.end as usize <= end, "{end}: {}", error.message);
                assert!(!error.message.is_empty() && !error.help.is_empty());
            }
        }
    };
    std::thread::scope(|scope| spawn_worker(scope, work).expect("no thread").join().expect("panicked"));
}

/// A project in a temporary folder.
struct Project(tempfile::TempDir);

impl Project {
    fn new(dependencies: &str) -> Self {
        let project = Self(tempfile::tempdir().expect("no temporary folder"));
        let manifest =
            format!("[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{dependencies}");
        project.write("Cargo.toml", &manifest);
        project.write("src/lib.rs", "");
        project
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("has a parent")).expect("no folder");
        fs::write(path, text).expect("not written");
    }

    fn look(&self) -> (Vec<String>, Vec<Problem>) {
        let workspace = workspace(Some(&self.path("Cargo.toml"))).expect("no workspace");
        let (files, problems) = candidates(&workspace, &Default::default());
        (files.into_iter().map(|file| file.path).collect(), problems)
    }

    /// Every path in the project with its size.
    fn listing(&self) -> Vec<(PathBuf, u64)> {
        let entries = walkdir::WalkDir::new(self.0.path()).sort_by_file_name();
        let size = |entry: walkdir::DirEntry| {
            (entry.path().to_owned(), entry.metadata().map_or(0, |data| data.len()))
        };
        entries.into_iter().flatten().filter(|entry| entry.file_type().is_file()).map(size).collect()
    }
}

fn refusal(path: &Path) -> String {
    read("a.rs".to_owned(), path).expect_err("should be refused").message
}

#[test]
fn a_file_of_fifty_megabytes_is_refused_unread() {
    let project = Project::new("");
    let file = fs::File::create(project.path("src/big.rs")).expect("no file");
    file.set_len(50_000_000).expect("no room");
    assert_eq!(refusal(&project.path("src/big.rs")), "larger than 16 MiB (50000000 bytes)");
    assert_eq!(message(&vec![b'('; 50_000_000]), "larger than 16 MiB (50000000 bytes)");
    assert_eq!(project.look().0, ["src/big.rs", "src/lib.rs"]);
}

#[cfg(unix)]
#[test]
fn links_pipes_and_folders_are_named_and_never_opened() {
    use std::os::unix::fs::symlink;
    let project = Project::new("");
    let outside = tempfile::tempdir().expect("no temporary folder");
    symlink("..", project.path("src/up")).expect("no link");
    symlink("loop.rs", project.path("src/loop.rs")).expect("no link");
    symlink("nowhere.rs", project.path("src/dangling.rs")).expect("no link");
    symlink(outside.path(), project.path("src/away")).expect("no link");
    project.write("common/a.rs", "");
    symlink("../common", project.path("src/common")).expect("no link");
    symlink("../common/a.rs", project.path("src/linked.rs")).expect("no link");
    fs::create_dir(project.path("src/folder.rs")).expect("no folder");
    let made =
        std::process::Command::new("mkfifo").arg(project.path("src/pipe.rs")).status().expect("no mkfifo");
    assert!(made.success());
    let (files, problems) = project.look();
    assert_eq!(files, ["src/common/a.rs", "src/lib.rs", "src/linked.rs"]);
    let problems: Vec<_> =
        problems.iter().map(|problem| (problem.path.as_str(), problem.message.as_str())).collect();
    let expected = [
        ("src/away", "link to a folder outside of the workspace or that was seen before: not followed"),
        ("src/dangling.rs", "link to nothing"),
        ("src/folder.rs", "is a folder, not a file"),
        ("src/loop.rs", "link that leads nowhere"),
        ("src/pipe.rs", "is not a regular file"),
        ("src/up", "link to a folder that it stands in"),
    ];
    assert_eq!(problems, expected);
    assert_eq!(refusal(&project.path("src/pipe.rs")), "is not a regular file");
    assert_eq!(refusal(&project.path("src/folder.rs")), "is a folder, not a file");
    assert_eq!(refusal(&project.path("src/loop.rs")), "link that leads nowhere");
    assert_eq!(refusal(&project.path("src/dangling.rs")), "link to nothing");
    assert_eq!(refusal(&project.path("src/none.rs")), "does not exist");
}

#[cfg(target_os = "linux")]
#[test]
fn an_error_below_the_file_layer_is_said() {
    // A regular file of no size whose first page is not mapped: reading it fails, whoever reads.
    let message = refusal(Path::new("/proc/self/mem"));
    assert!(message.starts_with("cannot be read: input/output error"), "{message}");
}

/// Bounds, aliases and macros that lead on for ever, and grow on the way.
const ENDLESS: &str = r#"
pub trait Next { type Out; fn go(self) -> Self::Out; }
pub struct W<T>(T);
impl<T> Next for W<T> where W<W<T>>: Next {
    type Out = <W<W<T>> as Next>::Out;
    fn go(self) -> Self::Out { loop {} }
}
pub fn bounds(w: W<u8>) -> u32 { let x = w.go(); x + 1; 0 }

pub trait Pair { type P; }
impl<T> Pair for (T,) { type P = <((T, T),) as Pair>::P; }
pub fn projections(p: <(u8,) as Pair>::P) -> u32 { let q = p; q * 2; 1 }

pub trait Tree { type L: Tree; type R: Tree; }
pub fn trees<T: Tree>(l: <<<T::L as Tree>::R as Tree>::L as Tree>::R) -> u32 { let m = l; m + 1; 1 }

macro_rules! twice { ($($t:tt)*) => { twice!($($t)* $($t)*) }; }
macro_rules! same { ($($t:tt)*) => { same!($($t)*) }; }
twice! { x }
same! { y }
pub fn macros() { twice!(a b c); same!(a b c); }

pub fn reached(a: f32) -> f32 { a * 2.0 }
"#;

#[test]
fn what_leads_on_for_ever_ends_and_the_rest_is_read() {
    let project = Project::new("");
    project.write("src/lib.rs", ENDLESS);
    project.write("determinism-lint.toml", "arithmetic = \"fixed-point\"\n[[sim]]\npackages = [\"game\"]\n");
    let ran = lint(&project.path(""), "check --format short");
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    assert!(ran.stdout.contains("float-arithmetic: raw float multiplication on `f32`"), "{}", ran.stdout);
    assert_eq!(ran.stdout.matches("opaque-code").count(), 4, "{}", ran.stdout);
}

/// Makes the project name a program for everything cargo might run, which would leave a file behind.
#[cfg(unix)]
fn booby_trapped(dependencies: &str) -> Project {
    use std::os::unix::fs::PermissionsExt;
    let project = Project::new(dependencies);
    let trap = project.path("trap.sh");
    let mark = project.path("trap-ran");
    project.write("trap.sh", &format!("#!/bin/sh\necho \"$@\" >> '{}'\nexec \"$@\"\n", mark.display()));
    fs::set_permissions(&trap, fs::Permissions::from_mode(0o755)).expect("no permission");
    let trap = trap.display();
    let settings = format!(
        "[build]\nrustc = \"{trap}\"\nrustc-wrapper = \"{trap}\"\nrustc-workspace-wrapper = \"{trap}\"\nrustdoc = \"{trap}\"\n\
         target-dir = \"made\"\nrustflags = [\"--no-such-flag\"]\n[alias]\nmetadata = [\"run\"]\n\
         [registry]\nglobal-credential-providers = [\"{trap}\"]\n[target.'cfg(all())']\nrunner = \"{trap}\"\nlinker = \"{trap}\"\n\
         [env]\nRUSTC_WRAPPER = {{ value = \"{trap}\", force = true }}\n"
    );
    project.write(".cargo/config.toml", &settings);
    project.write("rust-toolchain.toml", "[toolchain]\nchannel = \"1.0.0\"\n");
    project.write(
        "build.rs",
        &format!("fn main() {{ std::fs::write({:?}, \"\").unwrap(); }}", mark.display().to_string()),
    );
    project
}

#[cfg(unix)]
#[test]
fn nothing_of_the_project_is_run_and_nothing_is_written_into_it() {
    for dependencies in ["", "[dependencies]\nno-such-crate-anywhere = \"1\"\n"] {
        let project = booby_trapped(dependencies);
        let before = project.listing();
        let found = workspace(Some(&project.path("Cargo.toml"))).expect("no workspace");
        assert_eq!(found.packages.len(), 1);
        assert_eq!(project.listing(), before, "with no Cargo.lock");
        project.write("Cargo.lock", "version = 4\n[[package]]\nname = \"game\"\nversion = \"0.1.0\"\n");
        let before = project.listing();
        let found = workspace(Some(&project.path("Cargo.toml"))).expect("no workspace");
        let degraded = !dependencies.is_empty();
        assert_eq!(!found.degraded.is_empty(), degraded, "{:?}", found.degraded);
        assert_eq!(project.listing(), before, "with a Cargo.lock");
    }
}

#[cfg(unix)]
#[test]
fn the_trap_of_these_tests_snaps_where_cargo_is_run_without_care() {
    let careless = |project: &Project| {
        let cargo = std::env::var_os("CARGO").expect("tests run under cargo");
        let mut command = std::process::Command::new(cargo);
        command.args(["metadata", "--format-version", "1", "--offline"]).env_remove("RUSTC");
        command.current_dir(project.0.path()).output().expect("no cargo")
    };
    let project = booby_trapped("");
    careless(&project);
    assert!(project.path("trap-ran").exists());
    let project = Project::new("");
    careless(&project);
    assert!(project.path("Cargo.lock").exists());
}

#[test]
fn a_missing_registry_and_lock_file_cost_versions_and_are_said() {
    let project = Project::new("[dependencies]\nno-such-crate-anywhere = \"1\"\n");
    let found = workspace(Some(&project.path("Cargo.toml"))).expect("no workspace");
    assert_eq!(found.degraded, ["dependency versions and signatures: Cargo.lock is missing"]);
    assert!(!project.path("Cargo.lock").exists());
}
