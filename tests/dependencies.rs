//! Declarations of crates outside of the workspace: what the scanner knows of their types, and what stays silent.

use crate::support::lint;
use serde_json::Value;
use std::path::Path;

const VECTORS: &str = r#"
mod inner {
    use crate::hidden::Plane;
    pub struct Speed<T>(T);
    pub struct Grid<const N: usize> { pub cells: [u32; N] }
    pub struct Pair { pub x: f64, pub y: f64 }
    impl core::ops::Deref for Grid<2> { type Target = Pair; fn deref(&self) -> &Pair { loop {} } }
    impl core::ops::Deref for Grid<3> { type Target = Plane; fn deref(&self) -> &Plane { loop {} } }
}
mod hidden {
    pub struct Plane { pub area: u32 }
    pub struct Pair;
}
macro_rules! add {
    ($name:ident, $component:ty) => {
        #[derive(Clone, Copy)]
        pub struct $name { a: $component, b: $component }
        impl core::ops::Add for $name { type Output = $name; fn add(self, _: $name) -> $name { self } }
        impl core::ops::Mul<$component> for $name { type Output = $component; fn mul(self, by: $component) -> $component { by } }
    };
}
add!(Force, f32);
add!(Count, u32);
pub trait Size { fn size(&self) -> f32; fn count(&self) -> u32 { 1 } }
impl Size for u8 { fn size(&self) -> f32 { 1.0 } }
pub use inner::*;
pub fn strength() -> f32 { 1.0 }
pub fn rank() -> u32 { 1 }
pub const LIMIT: f32 = 1.0;
pub type Real = f64;
"#;

const SIM: &str = "\
use facade::prelude::*;
use facade::{Count, Force, Grid};
pub fn forces(a: Force, b: Force) -> Force {
    a + b //~
}
pub fn counts(a: Count, b: Count) -> u32 {
    (a + b) * 2
}
pub fn scaled(a: Force) -> bool {
    let size = a * 2.0; //~
    size * size > LIMIT //~
}
pub fn functions() -> bool {
    let (strength, rank) = (strength(), rank());
    rank * rank > 1
        && strength * strength > 1.0 //~
}
pub fn sizes(x: u8) -> bool {
    let size = x.size();
    x.count() * 2 > 1
        && size * size > 1.0 //~
}
pub fn constants(two: &Grid<2>, three: &Grid<3>) -> bool {
    three.area * 2 > 1
        && two.x * two.x > 1.0 //~
}
pub fn aliased(a: facade::Real) -> facade::Real {
    a * a //~
}
";

const FACADE: &str =
    "pub use vectors::*;\npub mod prelude { pub use vectors::{LIMIT, Size, rank, strength}; }\n";

fn write(folder: &Path, path: &str, text: &str) {
    let path = folder.join(path);
    std::fs::create_dir_all(path.parent().expect("inside the folder")).expect("a folder");
    std::fs::write(path, text).expect("a file");
}

fn manifest(name: &str, rest: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n{rest}")
}

/// A game that depends on a facade which re-exports another crate; both stand outside of its workspace.
fn project(vectors: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let dependency = |name: &str| format!("[dependencies]\n{name} = {{ path = \"../{name}\" }}\n");
    let lock = "version = 4\n\
        [[package]]\nname = \"facade\"\nversion = \"0.1.0\"\ndependencies = [\"vectors\"]\n\
        [[package]]\nname = \"game\"\nversion = \"0.1.0\"\ndependencies = [\"facade\"]\n\
        [[package]]\nname = \"vectors\"\nversion = \"0.1.0\"\n";
    let own = folder.path();
    write(own, "game/Cargo.toml", &manifest("game", &(dependency("facade") + "[workspace]\n")));
    write(own, "game/Cargo.lock", lock);
    write(own, "game/src/lib.rs", SIM);
    write(
        own,
        "game/determinism-lint.toml",
        "arithmetic = \"fixed-point\"\n[[sim]]\npackages = [\"game\"]\n",
    );
    write(own, "facade/Cargo.toml", &manifest("facade", &dependency("vectors")));
    write(own, "facade/src/lib.rs", FACADE);
    write(own, "vectors/Cargo.toml", &manifest("vectors", ""));
    write(own, "vectors/src/lib.rs", vectors);
    folder
}

fn report(folder: &Path) -> Value {
    let ran = lint(&folder.join("game"), "check --format json");
    serde_json::from_str(&ran.stdout).expect("a report")
}

/// The lines that end in `//~`.
fn marked(text: &str) -> Vec<u64> {
    text.lines().zip(1..).filter(|(line, _)| line.ends_with("//~")).map(|(_, at)| at).collect()
}

fn lines(report: &Value) -> Vec<u64> {
    let findings = report["findings"].as_array().expect("findings");
    let operations = findings.iter().filter(|finding| {
        let rule = finding["rule"].as_str().unwrap_or_default();
        assert_eq!(finding["certainty"], "proven", "{finding}");
        matches!(rule, "float-arithmetic" | "foreign-float-type")
    });
    let mut lines: Vec<u64> = operations.filter_map(|finding| finding["line"].as_u64()).collect();
    lines.dedup();
    lines
}

#[test]
fn types_and_functions_of_other_crates_are_known_through_facades_macros_traits_and_constants() {
    let folder = project(VECTORS);
    let report = report(folder.path());
    assert_eq!(lines(&report), marked(SIM));
    assert_eq!(report["summary"]["unknown_types"], 0);
    assert_eq!(report["summary"]["degraded"].as_array().map(Vec::len), Some(0));
}

#[test]
fn what_cannot_be_read_of_another_crate_is_counted_and_the_rest_is_checked() {
    let folder = project("pub mod broken;\npub fn strength() -> f32 { 1.0 }\n");
    write(folder.path(), "vectors/src/broken.rs", "pub fn rank( -> u32 {");
    let report = report(folder.path());
    let degraded = report["summary"]["degraded"].to_string();
    assert!(degraded.contains("declarations of dependencies: vectors 0.1.0: broken.rs"), "{degraded}");
    assert!(report["summary"]["unknown_types"].as_u64().is_some_and(|unknown| unknown > 0));
}

/// A game with simulation code beside a tool without, of which only the tool names a crate that is no Rust.
fn project_with_tool(game_depends_on_tool: bool) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own = folder.path();
    let (depends, locked) = match game_depends_on_tool {
        true => ("[dependencies]\ntool = { path = \"tool\" }\n", "dependencies = [\"tool\"]\n"),
        false => ("", ""),
    };
    write(
        own,
        "game/Cargo.toml",
        &manifest("game", &format!("{depends}[workspace]\nmembers = [\"tool\"]\n")),
    );
    write(own, "game/src/lib.rs", "pub fn step(a: u32) -> u32 { a * 2 }\n");
    let config = "arithmetic = \"fixed-point\"\n[[sim]]\npackages = [\"game\"]\n";
    write(own, "game/determinism-lint.toml", config);
    let depends = "[dependencies]\nvectors = { path = \"../../vectors\" }\n";
    write(own, "game/tool/Cargo.toml", &manifest("tool", depends));
    write(own, "game/tool/src/lib.rs", "pub fn show() -> u32 { vectors::rank() }\n");
    write(own, "vectors/Cargo.toml", &manifest("vectors", ""));
    write(own, "vectors/src/lib.rs", "pub fn rank( -> u32 {");
    let lock = format!(
        "version = 4\n\
        [[package]]\nname = \"game\"\nversion = \"0.1.0\"\n{locked}\
        [[package]]\nname = \"tool\"\nversion = \"0.1.0\"\ndependencies = [\"vectors\"]\n\
        [[package]]\nname = \"vectors\"\nversion = \"0.1.0\"\n"
    );
    write(own, "game/Cargo.lock", &lock);
    folder
}

#[test]
fn crates_are_read_for_simulation_code_and_what_it_depends_on() {
    let read = |depends| {
        let degraded = report(project_with_tool(depends).path())["summary"]["degraded"].to_string();
        degraded.contains("vectors 0.1.0: lib.rs")
    };
    assert!(read(true));
    assert!(!read(false));
}

#[test]
fn of_crates_that_are_off_by_default_less_is_read_and_the_rest_is_counted() {
    let read = |text: &str, optional: bool| {
        let folder = project(&format!("{VECTORS}\n{text}"));
        let depends = format!("[dependencies]\nfacade = {{ path = \"../facade\", optional = {optional} }}\n");
        write(folder.path(), "game/Cargo.toml", &manifest("game", &(depends + "[workspace]\n")));
        let report = report(folder.path());
        (report["summary"]["degraded"].to_string(), lines(&report).len())
    };
    let large = "// large\n".repeat(600_000);
    let (degraded, found) = read("", true);
    assert!(degraded == "[]" && found > 5, "{found} {degraded}");
    let (degraded, less) = read(&large, true);
    assert!(
        degraded.contains("vectors 0.1.0: more source text than is read of crates that are off by default")
    );
    assert!(less < found, "{less} {found}");
    let (degraded, again) = read(&large, false);
    assert!(degraded == "[]" && again == found, "{again} {degraded}");
}

#[test]
fn nothing_of_another_crate_is_reported_or_written() {
    let folder = project(
        &VECTORS
            .replace("pub fn rank() -> u32 { 1 }", "pub fn rank() -> u32 { (1.5_f32 * 2.5).sin() as u32 }"),
    );
    let report = report(folder.path());
    let findings = report["findings"].as_array().expect("findings");
    let paths: Vec<&str> = findings.iter().filter_map(|finding| finding["file"].as_str()).collect();
    assert!(paths.contains(&"src/lib.rs") && !paths.iter().any(|path| path.contains("vectors")), "{paths:?}");
    assert_eq!(report["summary"]["files"], 1);
    assert!(
        !folder.path().join("vectors/Cargo.lock").exists() && !folder.path().join("vectors/target").exists()
    );
}

const MACROS: &str = r#"
#[macro_export]
macro_rules! twice { ($a:expr) => { $crate::double($a) + $crate::double($a) }; }
#[macro_export]
macro_rules! count { ($a:expr) => { $crate::rank() + $a }; }
macro_rules! inner { ($a:expr) => { $a * 2.0 }; }
#[macro_export(local_inner_macros)]
macro_rules! outer { ($a:expr) => { twice!($a) }; }
#[macro_export]
macro_rules! nested { ($a:expr) => { $crate::reexported::third!($a) }; }
#[macro_export]
macro_rules! speeds { ($name:ident) => { pub fn $name(a: $crate::Real) -> $crate::Real { a * $crate::LIMIT } }; }
#[macro_export]
macro_rules! endless { ($($a:tt)*) => { $crate::endless!(x $($a)*) }; }
pub mod reexported { pub use thirds::third; }
pub type Real = f64;
pub const LIMIT: f64 = 1.0;
pub fn double(a: f32) -> f32 { inner!(a) }
pub fn rank() -> u32 { 1 }
"#;

const THIRDS: &str = "\
pub struct Third(f32);
impl core::ops::Add for Third { type Output = Third; fn add(self, _: Third) -> Third { self } }
pub fn third(of: f32) -> Third { Third(of) }
#[macro_export]
macro_rules! third { ($a:expr) => { $crate::third($a) + $crate::third(1.0) }; }
";

const USER: &str = "\
use facade::count;
use facade::nested as of_third;
pub use vectors_renamed::outer;
pub mod below {
    pub fn a(x: f32) -> f32 { facade::twice!(x) } //~
    pub fn b(x: u32) -> u32 { super::count!(x) }
    pub fn c(x: u32) -> u32 { count!(x) }
    pub fn d(x: f32) -> f32 { crate::outer!(x) } //~
    pub fn e(x: f32) -> bool { use facade::prelude::*; twice!(x) > 1.0 } //~
}
pub fn f(x: f32) { let _ = of_third!(x); } //~
facade::speeds!(g); //~
pub fn h(x: u32) -> u32 { facade::inner!(x) }
";

/// A game whose facade re-exports the macros of `vectors`, which lead into a third crate.
fn project_of_macros(user: &str) -> tempfile::TempDir {
    let folder = project(VECTORS);
    let own = folder.path();
    let lock = "version = 4\n\
        [[package]]\nname = \"facade\"\nversion = \"0.1.0\"\ndependencies = [\"vectors\"]\n\
        [[package]]\nname = \"game\"\nversion = \"0.1.0\"\ndependencies = [\"facade\", \"vectors\"]\n\
        [[package]]\nname = \"thirds\"\nversion = \"0.2.0\"\n\
        [[package]]\nname = \"vectors\"\nversion = \"0.1.0\"\ndependencies = [\"thirds\"]\n";
    let game = "[dependencies]\nfacade = { path = \"../facade\" }\nvectors_renamed = { path = \"../vectors\", package = \"vectors\" }\n[workspace]\n";
    write(own, "game/Cargo.toml", &manifest("game", game));
    write(own, "game/Cargo.lock", lock);
    write(own, "game/src/lib.rs", user);
    write(own, "facade/src/lib.rs", "pub use vectors::*;\npub mod prelude { pub use vectors::twice; }\n");
    write(
        own,
        "vectors/Cargo.toml",
        &manifest("vectors", "[dependencies]\nthirds = { path = \"../thirds\" }\n"),
    );
    write(own, "vectors/src/lib.rs", MACROS);
    write(own, "thirds/Cargo.toml", &manifest("thirds", "").replace("0.1.0", "0.2.0"));
    write(own, "thirds/src/lib.rs", THIRDS);
    folder
}

#[test]
fn exported_macros_of_other_crates_are_written_out_and_say_where_they_come_from() {
    let folder = project_of_macros(USER);
    let report = report(folder.path());
    assert_eq!(lines(&report), marked(USER), "{report:#}");
}

#[test]
fn what_a_macro_of_another_crate_becomes_names_the_crate_and_no_place_of_this_machine() {
    let folder = project_of_macros(USER);
    let ran = lint(&folder.path().join("game"), "check --format json");
    let report: Value = serde_json::from_str(&ran.stdout).expect("a report");
    let findings = report["findings"].as_array().expect("findings");
    let label_at = |line: u64| {
        let found = findings.iter().find(|one| one["line"] == line && one["rule"] == "float-arithmetic");
        found.and_then(|one| one["label"]["text"].as_str()).unwrap_or_default().to_owned()
    };
    assert_eq!(label_at(5), "`+` on raw floats, in what `twice!` of vectors 0.1.0 (lib.rs:3) becomes");
    assert_eq!(label_at(12), "`*` on raw floats, in what `speeds!` of vectors 0.1.0 (lib.rs:12) becomes");
    assert!(!ran.stdout.contains(&*folder.path().to_string_lossy()), "{}", ran.stdout);
}

#[test]
fn what_cannot_be_written_out_of_another_crate_is_counted() {
    let user = "\
pub fn a(x: u32) -> u32 { facade::endless!(x) }
pub fn b(x: f32) -> f32 { facade::twice!(x, x * x) }
pub fn c(x: u32) -> u32 { facade::count!(x) }
";
    let folder = project_of_macros(user);
    let report = report(folder.path());
    let findings = report["findings"].as_array().expect("findings");
    let opaque = findings.iter().filter(|one| one["rule"] == "opaque-code");
    let opaque: Vec<u64> = opaque.filter_map(|one| one["line"].as_u64()).collect();
    assert_eq!(opaque, [1, 2], "{report:#}");
    // The arguments are still read.
    assert_eq!(lines(&report), [2]);
}

#[test]
fn a_crate_brought_in_by_macro_use_gives_its_macros_to_all_modules() {
    let user = "\
#[macro_use]
extern crate vectors_renamed;
mod below {
    pub fn a(x: f32) -> f32 { twice!(x) } //~
    pub fn b(x: u32) -> u32 { count!(x) }
}
";
    let folder = project_of_macros(user);
    let report = report(folder.path());
    assert_eq!(lines(&report), [4]);
}

#[test]
fn what_only_floats_implement_is_a_float_and_a_mask_is_none() {
    let others = r#"
pub struct Wide<N>(pub N);
impl core::ops::Add for Wide<[f32; 4]> { type Output = Self; fn add(self, _: Self) -> Self { self } }
impl core::ops::Add for Wide<[bool; 4]> { type Output = Self; fn add(self, _: Self) -> Self { self } }
"#;
    let user = "\
use vectors_renamed::Wide;
use std::ops::{Index, IndexMut};
pub fn wide(a: Wide<[f32; 4]>, b: Wide<[f32; 4]>) -> Wide<[f32; 4]> { a + b } //~
pub fn mask(a: Wide<[bool; 4]>, b: Wide<[bool; 4]>) -> Wide<[bool; 4]> { a + b }
pub struct Cell { pub heat: f32, pub count: u32 }
pub trait Two<I>: IndexMut<I> { fn two(&mut self, i: I, j: I) -> (&mut Self::Output, &Self::Output); }
impl Two<usize> for [Cell] { fn two(&mut self, _: usize, _: usize) -> (&mut Cell, &Cell) { loop {} } }
pub trait One: Index<usize> { fn one(&self) -> &Self::Output; }
impl One for Vec<Cell> { fn one(&self) -> &Cell { loop {} } }
pub fn two(cells: &mut [Cell]) { let (a, b) = cells.two(1, 2); a.heat -= b.heat; } //~
pub fn one(cells: &Vec<Cell>) -> u32 { let cell = cells.one(); cell.count * 2 }
";
    let folder = project_of_macros(user);
    write(folder.path(), "vectors/src/lib.rs", others);
    let report = report(folder.path());
    assert_eq!(lines(&report), [3, 10], "{report:#}");
}

#[test]
fn a_table_row_for_all_of_a_crate_says_nothing_of_crates_it_exports_of_types_without_floats_and_of_iterating()
{
    let families = r#"
pub use vectors as list;
pub struct Segment { pub from: f32, pub to: f32 }
impl Segment { pub fn turned(&self) -> Segment { loop {} } pub fn flags(&self) -> Flags { loop {} } }
pub struct Flags(u32);
impl Flags { pub fn united(&self, other: u32) -> Flags { loop {} } }
pub struct Steps { at: f32 }
impl Iterator for Steps { type Item = u32; fn next(&mut self) -> Option<u32> { loop {} } }
"#;
    let user = "\
use lyon_geom::{list::List, Flags, Segment, Steps};
pub fn computes(a: &Segment) -> Segment { a.turned() } //~
pub fn flags(a: &Flags) -> Flags { a.united(1) }
pub fn steps(a: Steps) -> u32 { a.filter(|step| *step > 1).fold(0, |a, b| a + b) }
pub fn list(a: &mut List<Segment>, b: Segment) { a.append(b); }
";
    let list =
        "pub struct List<T> { items: [T; 2] }\nimpl<T> List<T> { pub fn append(&mut self, item: T) {} }";
    let folder = project(list);
    let own = folder.path();
    let lock = std::fs::read_to_string(own.join("game/Cargo.lock")).expect("it was written");
    let entry = |name: &str| {
        format!("[[package]]\nname = \"{name}\"\nversion = \"0.1.0\"\ndependencies = [\"vectors\"]\n")
    };
    let lock = lock
        .replace(&entry("facade"), "")
        .replace("[\"facade\"]\n", &("[\"lyon_geom\"]\n".to_owned() + &entry("lyon_geom")));
    write(own, "game/Cargo.lock", &lock);
    let game = "[dependencies]\nlyon_geom = { path = \"../facade\" }\n[workspace]\n";
    write(own, "game/Cargo.toml", &manifest("game", game));
    write(own, "game/src/lib.rs", user);
    write(
        own,
        "facade/Cargo.toml",
        &manifest("lyon_geom", "[dependencies]\nvectors = { path = \"../vectors\" }\n"),
    );
    write(own, "facade/src/lib.rs", families);
    let report = report(own);
    assert_eq!(lines(&report), [2], "{report:#}");
}

#[test]
fn what_a_crate_declares_under_macros_that_decide_for_a_build_is_known() {
    let build = "macro_rules! decides { ($name:ident) => { macro_rules! $name { ($($any:tt)*) => {}; } }; }\ndecides!(wide);\n";
    let vectors = "\
mod build;
crate::build::wide! { pub mod inner { pub struct Force(f32); impl core::ops::Add for Force { type Output = Force; fn add(self, _: Force) -> Force { self } } } }
crate::build::wide! { if { pub fn strength() -> f32 { 1.0 } } else { pub fn rank() -> u32 { 1 } } }
crate::build::wide! { if { 1 + } else { 2 } }
pub use inner::*;
pub use clock::Tick;
pub fn tick() -> Tick { loop {} }
";
    let folder = project(vectors);
    let user = "\
use facade::{Force, rank, strength};
pub fn sum(a: Force, b: Force) -> Force { a + b } //~
pub fn product() -> bool { strength() * strength() > 1.0 } //~
pub fn count() -> u32 { rank() * rank() + 1 }
pub fn later() -> facade::Tick { facade::tick() }
";
    write(folder.path(), "vectors/src/build.rs", build);
    write(folder.path(), "game/src/lib.rs", user);
    let report = report(folder.path());
    assert_eq!(lines(&report), marked(user), "{report:#}");
    assert_eq!(report["summary"]["unknown_types"], 0);
}
