//! The table about std agrees with the documentation of the installed toolchain.

use crate::support::workspace_root;
use determinism_lint::model::known::{Fact, TABLE};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

const FLOATS: [&str; 4] = ["f16", "f32", "f64", "f128"];
const INTEGERS: [&str; 12] =
    ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
const PRIMITIVES: [&str; 10] =
    ["array", "bool", "char", "fn", "never", "pointer", "reference", "slice", "str", "tuple"];
const KINDS: [&str; 13] = [
    "struct", "enum", "union", "trait", "fn", "macro", "constant", "static", "type", "primitive", "derive",
    "traitalias", "attr",
];

#[test]
fn every_std_path_of_the_table_is_documented() {
    let Some(docs) = Docs::installed() else { return };
    let paths: Vec<String> = rows().map(|(_, path)| path).filter(|path| is_std(path)).collect();
    let missing: Vec<&String> = paths.iter().filter(|path| !docs.has(path)).collect();
    assert!(missing.is_empty(), "std documents none of these {} paths: {missing:#?}", missing.len());
    assert!(paths.len() > 100, "only {} std paths were found", paths.len());
}

#[test]
fn the_approximate_functions_are_exactly_those_of_unspecified_precision() {
    let Some(docs) = Docs::installed() else { return };
    for float in FLOATS {
        let documented =
            docs.methods_saying(&format!("std/primitive.{float}.html"), &["Unspecified precision"]);
        assert!(documented.len() > 30, "the documentation of {float} has changed its words: {documented:?}");
        let listed = names(Fact::ApproximateFloat, &["float", float]);
        assert_eq!(
            listed, documented,
            "approximate functions of {float}: table on the left, documentation on the right"
        );
    }
}

#[test]
fn every_method_of_arbitrary_order_is_in_the_table() {
    let Some(docs) = Docs::installed() else { return };
    for container in ["HashMap", "HashSet"] {
        let words = ["arbitrary order", "unspecified order", "unspecified) order"];
        let documented = docs.methods_saying(&format!("std/collections/struct.{container}.html"), &words);
        assert!(
            documented.len() > 5,
            "the documentation of {container} has changed its words: {documented:?}"
        );
        let listed = names(Fact::HashOrder, &[&format!("std::collections::{container}")]);
        let missing: Vec<&String> =
            documented.difference(&listed).filter(|name| *name != "into_iter").collect();
        assert!(missing.is_empty(), "{container}: {missing:?} are not in the table");
    }
}

#[test]
fn a_path_that_std_does_not_have_is_noticed() {
    let Some(docs) = Docs::installed() else { return };
    for path in
        ["std::time::Instant::now", "f32::sin", "std::collections::hash_map::*", "std::iter::Iterator::sum"]
    {
        assert!(docs.has(path), "{path}");
    }
    for path in ["std::time::Instant::then", "f32::sine", "std::nothing::*", "std::time::Instance"] {
        assert!(!docs.has(path), "{path}");
    }
}

/// Every fact of the table with the path it is about.
fn rows() -> impl Iterator<Item = (Fact, String)> {
    TABLE.iter().flat_map(|rows| rows.iter()).flat_map(|row| {
        let path = |name: &&str| {
            if name.is_empty() { row.under.to_owned() } else { format!("{}::{name}", row.under) }
        };
        row.names.iter().map(move |name| (row.fact, path(name)))
    })
}

/// Last names of the paths directly under one of these.
fn names(fact: Fact, under: &[&str]) -> BTreeSet<String> {
    let paths = rows().filter(|(found, _)| *found == fact).map(|(_, path)| path);
    paths
        .filter_map(|path| path.rsplit_once("::").map(|(before, name)| (before.to_owned(), name.to_owned())))
        .filter(|(before, _)| under.contains(&before.as_str()))
        .map(|(_, name)| name)
        .collect()
}

fn is_std(path: &str) -> bool {
    let first = path.split("::").next().unwrap_or_default();
    first == "std" || ["float", "int"].contains(&first) || is_primitive(first)
}

fn is_primitive(name: &str) -> bool {
    FLOATS.contains(&name) || INTEGERS.contains(&name) || PRIMITIVES.contains(&name)
}

/// The HTML that the `rust-docs` component installs.
struct Docs {
    root: PathBuf,
    pages: RefCell<BTreeMap<String, Option<String>>>,
}

impl Docs {
    /// `None` where the component is missing, which only a CI takes for an error.
    #[expect(clippy::print_stderr, reason = "a test that could not look says so")]
    fn installed() -> Option<Self> {
        let output =
            Command::new("rustc").args(["--print", "sysroot"]).current_dir(workspace_root()).output();
        let output = output.expect("rustc can be run");
        let sysroot = String::from_utf8(output.stdout).expect("the path is UTF-8");
        let root = PathBuf::from(sysroot.trim()).join("share/doc/rust/html");
        if root.join("std/index.html").is_file() {
            return Some(Self { root, pages: RefCell::default() });
        }
        let sentence = "the rust-docs component of the pinned toolchain is not installed, so the table about std cannot be compared with it";
        assert!(std::env::var_os("CI").is_none(), "{sentence}; `rustup component add rust-docs`");
        eprintln!("skipped: {sentence}");
        None
    }

    fn page(&self, path: &str) -> Option<String> {
        let read = || std::fs::read_to_string(self.root.join(path)).ok();
        self.pages.borrow_mut().entry(path.to_owned()).or_insert_with(read).clone()
    }

    /// Whether there is such an item, or such a member of an item.
    fn has(&self, path: &str) -> bool {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        let each = |names: &[&str]| names.iter().any(|name| self.has(&format!("{name}::{rest}")));
        match first {
            "float" => return each(&FLOATS),
            "int" => return each(&INTEGERS),
            _ => {}
        }
        let path = path.trim_end_matches("::*");
        // Some of it has pages only where it is defined: other targets' intrinsics, unstable modules.
        if let Some(rest) = path.strip_prefix("std::") {
            return ["std", "core", "alloc"].iter().any(|root| self.has_here(&format!("{root}::{rest}")));
        }
        self.has_here(path)
    }

    fn has_here(&self, path: &str) -> bool {
        let (before, name) = path.rsplit_once("::").unwrap_or(("", path));
        self.item(path).is_some() || self.item(before).is_some_and(|page| has_member(&page, name))
    }

    /// The page of an item, a module or a primitive type.
    fn item(&self, path: &str) -> Option<String> {
        if is_primitive(path) {
            return self.page(&format!("std/primitive.{path}.html"));
        }
        let folder = path.replace("::", "/");
        let (before, name) = folder.rsplit_once('/').unwrap_or(("", &folder));
        let item = KINDS.iter().find_map(|kind| self.page(&format!("{before}/{kind}.{name}.html")));
        item.or_else(|| self.page(&format!("{folder}/index.html")))
    }

    /// Methods of a page whose own text holds one of these words.
    fn methods_saying(&self, page: &str, words: &[&str]) -> BTreeSet<String> {
        let page = self.page(page).expect("std documents it");
        let sections = page.split("<section id=\"method.").skip(1);
        let saying = sections.filter(|section| words.iter().any(|word| section.contains(word)));
        saying.map(|section| section.split(['"', '-']).next().unwrap_or_default().to_owned()).collect()
    }
}

fn has_member(page: &str, name: &str) -> bool {
    let kinds = ["method", "tymethod", "associatedconstant", "variant", "structfield", "associatedtype"];
    kinds.iter().any(|kind| {
        let id = format!("id=\"{kind}.{name}");
        page.match_indices(&id).any(|(at, _)| page[at + id.len()..].starts_with(['"', '-']))
    })
}
