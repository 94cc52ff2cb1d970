//! Checks texts in memory, each as a crate of its own in which everything but a module `view` is simulation code. For tests of rules and pages, and for fuzzing.

use crate::config::{Audit, Config, Detcheck, Scope, TypeLists};
use crate::discover::{Dependency, Package, Target, TargetKind, Workspace};
use crate::engine::{self, Input, Job, Origin, Scan};
use crate::meta::Arithmetic;
use crate::model::known;
use crate::rules;
use crate::walk::RuleSet;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A text with the path it is reported under.
#[derive(Debug, Clone)]
pub struct Snippet {
    /// `fixtures/rules/float-type/fires.rs`
    pub path: String,
    /// The text.
    pub text: Vec<u8>,
}

/// Scans the texts with every built rule, whatever its level.
pub fn scan(snippets: &[Snippet], arithmetic: Arithmetic) -> Scan {
    scan_within(engine::TREE_BYTES, snippets, arithmetic)
}

/// The same with room for so many bytes of trees.
pub(crate) fn scan_within(tree_bytes: u64, snippets: &[Snippet], arithmetic: Arithmetic) -> Scan {
    let workspace = workspace(snippets);
    let config = Config { scope: scope(snippets, arithmetic), ..config(arithmetic) };
    let inputs = snippets.iter().map(|snippet| Input {
        path: snippet.path.clone(),
        origin: Origin::Memory(snippet.text.clone()),
        size: snippet.text.len() as u64,
    });
    let job = Job {
        workspace: &workspace,
        config: &config,
        inputs: inputs.collect(),
        threads: 2,
        root: None,
        progress: &|_, _, _| {},
        tree_bytes,
        line: None,
    };
    // Without a written config there is nothing to be wrong with.
    engine::scan(&job, &RuleSet::new(rules::BUILT)).unwrap_or_default()
}

pub(crate) fn workspace(snippets: &[Snippet]) -> Workspace {
    let package = |(at, snippet): (usize, &Snippet)| Package {
        name: format!("snippet-{at}"),
        folder: String::new(),
        edition: 2024,
        targets: vec![Target {
            kind: TargetKind::Lib,
            crate_name: format!("snippet_{at}"),
            root_file: snippet.path.clone(),
        }],
        features: None,
        dependencies: known::crates().into_iter().map(dependency).collect(),
    };
    Workspace {
        root: PathBuf::new(),
        packages: snippets.iter().enumerate().map(package).collect(),
        externals: Vec::new(),
        metadata: serde_json::Value::Null,
        by_default: None,
        with_all_features: None,
        degraded: Vec::new(),
    }
}

/// Texts use well-known crates as if they depended on them; none is read.
fn dependency(name: &str) -> Dependency {
    Dependency {
        extern_name: name.to_owned(),
        package: name.to_owned(),
        version: None,
        member: None,
        lib_root: None,
        external: None,
        by_default: true,
    }
}

/// Everything is simulation code, but a module `view` at the top of a text is presentation.
fn scope(snippets: &[Snippet], arithmetic: Arithmetic) -> Scope {
    let has_view =
        |text: &[u8]| text.split(|byte| *byte == b'\n').any(|line| line.starts_with(b"pub mod view {"));
    let views = snippets.iter().enumerate().filter(|(_, snippet)| has_view(&snippet.text));
    let views: Vec<String> = views.map(|(at, _)| format!("snippet_{at}::view")).collect();
    Scope::but_presentation(arithmetic, &views)
}

/// Everything in scope under one arithmetic, no config file.
pub fn config(arithmetic: Arithmetic) -> Config {
    Config {
        root: PathBuf::new(),
        source: None,
        arithmetic,
        everything: true,
        roots: Vec::new(),
        types: TypeLists::default(),
        trusted: Vec::new(),
        audit: Audit::default(),
        scope: Scope::everything(arithmetic),
        detcheck: None::<Detcheck>,
        levels: BTreeMap::new(),
    }
}
