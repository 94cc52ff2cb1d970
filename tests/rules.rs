//! Every rule's fixtures: the marks are the findings, exactly.

use crate::support::{self, Marks};
use determinism_lint::config::Audit;
use determinism_lint::meta::Arithmetic;
use determinism_lint::snippets::{Snippet, scan};
use std::collections::BTreeSet;
use std::path::Path;

/// `//~ rule` marks against findings of the one rule that the folder is named after.
#[test]
fn the_marks_of_every_fixture_are_its_findings() {
    let mut wrong = Vec::new();
    for (suffix, arithmetic) in [("", Arithmetic::FixedPoint), ("_exact_float", Arithmetic::ExactFloat)] {
        let files = fixture_files(suffix);
        let one_rule = std::env::var_os("RULE").is_some();
        assert!(one_rule || !files.is_empty(), "there are fixtures for {arithmetic:?}");
        let snippets: Vec<Snippet> = files
            .iter()
            .map(|(path, text)| Snippet { path: path.clone(), text: text.clone().into_bytes() })
            .collect();
        let scan = support::with_suppressions(scan(&snippets, arithmetic), &audit());
        for (file, unreadable, _) in &scan.unreadable {
            wrong.push(format!("{}: {}", scan.sources[file.0 as usize].path, unreadable.message));
        }
        for (path, text) in &files {
            let rule = Path::new(path)
                .parent()
                .and_then(Path::file_name)
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            wrong.extend(support::compare(path, &Marks::of(text), &scan, &BTreeSet::from([rule.to_owned()])));
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

/// What the fixtures about budgets count on.
fn audit() -> Audit {
    let budget = ["native-endian", "address-dependence"].map(|rule| (rule.to_owned(), 1));
    Audit { require: Vec::new(), budget: budget.into() }
}

/// Files directly below `fixtures/rules/<rule>/`, by whether their stem ends in the suffix that names the arithmetic.
fn fixture_files(suffix: &str) -> Vec<(String, String)> {
    let root = support::workspace_root().join("fixtures/rules");
    let only = std::env::var("RULE").ok();
    let mut files = Vec::new();
    for entry in walkdir::WalkDir::new(&root).sort_by_file_name() {
        let entry = entry.expect("fixtures are readable");
        let path = entry.path();
        let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
        if path.extension().is_none_or(|extension| extension != "rs")
            || stem.ends_with("_exact_float") == suffix.is_empty()
        {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("fixtures are UTF-8");
        let relative = path.strip_prefix(support::workspace_root()).expect("below the root");
        let relative = relative.to_string_lossy().replace('\\', "/");
        if only.as_ref().is_none_or(|rule| relative.contains(&format!("/{rule}/"))) {
            files.push((relative, text));
        }
    }
    files
}

/// The tokens of a macro's body stand at its invocation, whose text is another one.
#[test]
fn messages_about_what_a_macro_wrote_show_what_it_wrote() {
    let text = "type Real = f64;\nmacro_rules! half { ($a:expr) => { $a as Real * 0.5 } }\n\
                pub fn a(b: u32) -> bool { half!(b) > half!(b) }\n";
    let snippet = Snippet { path: "a.rs".to_owned(), text: text.as_bytes().to_vec() };
    let scan = scan(&[snippet], Arithmetic::FixedPoint);
    let on_the_invocation =
        scan.findings.iter().filter(|found| found.span.start as usize > text.find("pub").unwrap());
    let messages: BTreeSet<&str> = on_the_invocation.map(|found| found.message.as_str()).collect();
    for message in ["float literal `0.5` in simulation code", "cast from `u32` to `Real`"] {
        assert!(messages.contains(message), "{message}: {messages:?}");
    }
}

/// Trees of files go as they were walked, and what macros become then may stand where they stood.
#[test]
fn what_a_macro_writes_during_the_walk_is_no_declaration_of_another_file() {
    const FILES: usize = 60;
    let inner =
        "($name:ident) => { impl $name { pub fn joined(self, other: Self) -> Self { self.mixed(other) } } }";
    let outer = "($name:ident) => { pub struct $name(u32); const _: () = { $crate::inner! { $name } }; }";
    let mut root = format!(
        "#[macro_export]\nmacro_rules! inner {{ {inner} }}\n#[macro_export]\nmacro_rules! flags {{ {outer} }}\n"
    );
    let mut snippets = Vec::new();
    for file in 0..FILES {
        root += &format!("pub mod f{file};\n");
        let mut text = String::new();
        for at in 0..30 {
            text += &format!(
                "pub trait T{at} {{ fn own(self); }}\nimpl T{at} for glam::Vec2 {{ fn own(self) {{}} }}\n"
            );
        }
        (0..12).for_each(|at| text += &format!("crate::flags!(A{at});\n"));
        snippets.push(Snippet { path: format!("src/f{file}.rs"), text: text.into_bytes() });
    }
    snippets.push(Snippet { path: "src/lib.rs".to_owned(), text: root.into_bytes() });
    for _ in 0..6 {
        let scan = scan(&snippets, Arithmetic::ExactFloat);
        let mixed = scan.findings.iter().find(|found| found.message.contains("`mixed`"));
        assert_eq!(mixed.map(|found| &found.message), None);
    }
}
