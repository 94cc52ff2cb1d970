//! A rule is a declaration, a page and a folder of fixtures, and the three agree.

use crate::support::{files, read, relative, workspace_root};
use determinism_lint::rule::Rule;
use determinism_lint::rules::{BUILT, all, find};
use syn::visit::Visit;

const HEADINGS: [&str; 6] = ["What it flags", "Why it breaks replays", "Fires", "Quiet", "Instead", "Limits"];

/// Rules about a whole workspace or about what is no Rust: no file of marks can show what fires.
const OF_A_WORKSPACE: [&str; 5] = [
    "build-profile",
    "nondeterministic-feature",
    "root-outside-scope",
    "unpinned-toolchain",
    "unreadable-file",
];

fn single_file_rules() -> impl Iterator<Item = &'static Rule> {
    BUILT.iter().copied().filter(|rule| !OF_A_WORKSPACE.contains(&rule.meta.name))
}

fn headings(page: &str) -> Vec<&str> {
    let mut fenced = false;
    let lines = page.lines().filter(|line| {
        fenced ^= line.trim_start().starts_with("```");
        !fenced
    });
    lines.filter_map(|line| line.strip_prefix("## ")).map(str::trim).collect()
}

#[test]
fn every_page_has_the_six_headings_in_order() {
    for rule in BUILT {
        let page = rule.meta.page.unwrap_or_default();
        assert_eq!(headings(page), HEADINGS, "page of {}", rule.meta.name);
    }
}

#[test]
fn every_page_shows_code_that_fires_and_code_that_does_not() {
    for rule in single_file_rules() {
        let page = rule.meta.page.unwrap_or_default();
        for kind in ["```rust fires", "```rust quiet"] {
            assert!(
                page.lines().any(|line| line.starts_with(kind)),
                "{} has no `{kind}` block",
                rule.meta.name
            );
        }
    }
}

#[test]
fn every_rule_has_fixtures_that_fire_and_fixtures_that_do_not() {
    for rule in single_file_rules() {
        let folder = format!("fixtures/rules/{}", rule.meta.name);
        assert!(workspace_root().join(&folder).is_dir(), "{folder} is missing");
        let files = files(&folder, "rs");
        for kind in ["fires", "quiet"] {
            let found = files
                .iter()
                .any(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(kind)));
            assert!(found, "{folder} has no file {kind}*.rs");
        }
    }
}

#[test]
fn every_fixture_folder_belongs_to_a_rule() {
    let folders =
        std::fs::read_dir(workspace_root().join("fixtures/rules")).expect("there are fixtures of rules");
    for folder in folders {
        let name = folder.expect("it can be listed").file_name().to_string_lossy().into_owned();
        assert!(find(&name).is_some_and(|meta| !meta.planned()), "no built rule is called `{name}`");
    }
}

#[test]
fn codes_are_unique_and_ascend() {
    assert!(BUILT.windows(2).all(|pair| pair[0].meta.code < pair[1].meta.code), "the list is out of order");
    let all: Vec<&str> = all().iter().map(|meta| meta.code).collect();
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "a code stands twice: {all:?}");
}

#[test]
fn a_rule_its_file_and_its_page_bear_one_name() {
    for rule in BUILT {
        let stem = format!("determinism-lint/src/rules/{}", rule.meta.name.replace('-', "_"));
        let source = read(format!("{stem}.rs"));
        assert!(source.contains(&format!("\"{}\"", rule.meta.code)), "{stem}.rs declares another code");
        assert_eq!(Some(read(format!("{stem}.md")).as_str()), rule.meta.page, "{stem}.md is not its page");
    }
}

#[test]
fn messages_and_summaries_start_lower_case_and_have_no_stop() {
    let mut texts: Vec<(String, String)> =
        all().iter().map(|meta| (meta.code.to_owned(), meta.summary.to_owned())).collect();
    for path in files("determinism-lint/src", "rs") {
        let name = relative(&path);
        let tree = syn::parse_file(&read(&name)).expect("our own sources parse");
        let mut messages = Messages(Vec::new());
        messages.visit_file(&tree);
        texts.extend(messages.0.into_iter().map(|text| (name.clone(), text)));
    }
    for (place, text) in texts {
        assert!(!starts_upper(&text), "{place}: `{text}` starts upper case");
        assert!(!text.ends_with(['.', '!']), "{place}: `{text}` ends with a stop");
    }
}

/// `CPU` may begin a message, `Cpu` may not.
fn starts_upper(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_uppercase) && !chars.next().is_some_and(char::is_uppercase)
}

/// The literals inside the argument of every `.message(…)`.
struct Messages(Vec<String>);

impl<'ast> Visit<'ast> for Messages {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        syn::visit::visit_expr_method_call(self, call);
        let [argument] = call.args.iter().collect::<Vec<_>>()[..] else { return };
        if call.method == "message" {
            let mut literal = First(None);
            literal.visit_expr(argument);
            self.0.extend(literal.0);
        }
    }
}

/// The first string literal of an expression, also as a format string.
struct First(Option<String>);

impl<'ast> Visit<'ast> for First {
    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.0.get_or_insert_with(|| literal.value());
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        let mut tokens = mac.tokens.clone().into_iter();
        if let Some(literal) = tokens.next().and_then(|token| syn::parse2::<syn::LitStr>(token.into()).ok()) {
            self.visit_lit_str(&literal);
        }
    }
}
