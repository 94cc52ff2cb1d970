//! The code on every rule's page: what it marks is what is found, exactly.

use crate::support::{self, Marks};
use determinism_lint::config::Audit;
use determinism_lint::meta::{Arithmetic, RuleMeta};
use determinism_lint::rules;
use determinism_lint::snippets::{Snippet, scan};
use std::collections::BTreeSet;

/// Rules that a lone text, all of it simulation code, cannot break: their pages show without marks what fires.
const NOT_IN_A_SNIPPET: [&str; 5] = [
    "build-profile",
    "nondeterministic-feature",
    "root-outside-scope",
    "unpinned-toolchain",
    "unreadable-file",
];

/// A block of a page.
struct Block {
    rule: &'static RuleMeta,
    /// `fires`, `quiet`, `exact-float`, `budget=rule:3`
    words: Vec<String>,
    code: String,
}

/// In `fires` and `quiet` blocks the marks are the findings of the page's rule.
#[test]
fn the_marks_on_every_page_are_its_findings() {
    let only = std::env::var("RULE").ok();
    let wanted = |rule: &&RuleMeta| only.as_ref().is_none_or(|name| name == rule.name);
    let mut wrong = Vec::new();
    for rule in rules::all().into_iter().filter(wanted) {
        let Some(page) = rule.page else { continue };
        let blocks = blocks(rule, page);
        for kind in ["fires", "quiet"] {
            let expected = kind == "quiet" || !NOT_IN_A_SNIPPET.contains(&rule.name);
            if expected != blocks.iter().any(|block| block.has(kind)) {
                wrong.push(format!("{}: `{kind}` blocks: expected {expected}", rule.name));
            }
        }
        wrong.extend(blocks.iter().flat_map(differences));
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

impl Block {
    fn has(&self, word: &str) -> bool {
        self.words.iter().any(|given| given == word)
    }

    fn audit(&self) -> Audit {
        let budgets = self.words.iter().filter_map(|word| word.strip_prefix("budget=")?.split_once(':'));
        let budget = budgets.map(|(rule, most)| (rule.to_owned(), most.parse().expect("a number")));
        Audit { require: Vec::new(), budget: budget.collect() }
    }
}

fn blocks(rule: &'static RuleMeta, page: &str) -> Vec<Block> {
    let opened = page.split("```rust ").skip(1);
    let blocks = opened.filter_map(|block| {
        let (info, rest) = block.split_once('\n')?;
        let code = rest.split("```").next()?.to_owned();
        Some(Block { rule, words: info.split_whitespace().map(str::to_owned).collect(), code })
    });
    blocks.collect()
}

fn differences(block: &Block) -> Vec<String> {
    let arithmetic = if block.has("exact-float") { Arithmetic::ExactFloat } else { Arithmetic::FixedPoint };
    let path = format!("{}.rs", block.rule.name);
    let snippet = Snippet { path: path.clone(), text: block.code.clone().into_bytes() };
    let scan = support::with_suppressions(scan(&[snippet], arithmetic), &block.audit());
    let marks = Marks::of(&block.code);
    let mut wrong = support::compare(&path, &marks, &scan, &BTreeSet::from([block.rule.name.to_owned()]));
    wrong.extend(scan.unreadable.iter().map(|(_, fault, _)| format!("{path}: {}", fault.message)));
    if block.has("fires") == marks.0.is_empty() {
        wrong.push(format!("{path}: a `fires` block has marks and a `quiet` block none: {}", block.code));
    }
    wrong
}
