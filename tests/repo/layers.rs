//! Modules of the scanner depend only on lower layers; read from the paths that its own sources write.

use crate::support::{files, read, relative};
use std::collections::BTreeSet;
use syn::visit::Visit;

/// Layer of each unit. A unit is a top-level module with all below it; `model::known` and the files of `rules` are units of
/// their own.
const LAYERS: &[(&str, u8)] = &[
    ("meta", 0),
    ("similar", 0),
    ("source", 0),
    ("blame", 0),
    ("model::known", 0),
    ("finding", 1),
    ("line_facts", 1),
    ("parse", 1),
    ("page", 1),
    ("error", 1),
    ("discover", 2),
    ("config", 3),
    ("build_settings", 3),
    ("model", 4),
    ("rule", 5),
    ("rules", 6),
    ("init", 6),
    ("walk", 7),
    ("suppress", 7),
    ("baseline", 7),
    ("engine", 8),
    ("report", 8),
    ("snippets", 9),
    ("output", 9),
    ("run", 10),
    ("detcheck", 10),
    ("cli", 10),
    ("", 11),
    ("main", 12),
];

/// Inside `model`, from the first to the last.
const MODEL: &[&str] =
    &["ty", "decl", "lower", "collect", "index", "std_decls", "names", "resolve", "unify", "build"];

/// One `crate::…` or `super::…` path: file, module of the file, module that is named.
struct Edge {
    file: String,
    from: String,
    to: String,
}

#[test]
fn no_module_depends_on_a_higher_layer() {
    let upward: Vec<String> = edges()
        .iter()
        .filter(|edge| unit(&edge.from) != unit(&edge.to) && layer(&edge.to) >= layer(&edge.from))
        .map(|edge| format!("{}: `{}` uses `{}`", edge.file, edge.from, edge.to))
        .collect();
    assert!(upward.is_empty(), "upward edges:\n{}", upward.join("\n"));
}

#[test]
fn rules_know_neither_each_other_nor_what_becomes_of_findings() {
    for edge in edges().iter().filter(|edge| edge.from.starts_with("rules::")) {
        let shared =
            ["prelude", "support"].into_iter().any(|name| edge.to.starts_with(&format!("rules::{name}")));
        let own = edge.to.starts_with(&edge.from) || edge.from.starts_with(&edge.to);
        assert!(
            !edge.to.starts_with("rules::") || shared || own,
            "{} uses the rule `{}`",
            edge.file,
            edge.to
        );
    }
}

#[test]
fn modules_of_the_model_depend_only_on_earlier_ones() {
    let place = |module: &str| {
        let name = module.strip_prefix("model::")?.split("::").next()?;
        MODEL.iter().position(|known| *known == name)
    };
    for edge in edges() {
        let (Some(from), Some(to)) = (place(&edge.from), place(&edge.to)) else { continue };
        assert!(to <= from, "{}: `{}` uses the later `{}`", edge.file, edge.from, edge.to);
    }
}

#[test]
fn every_module_has_a_layer() {
    let modules: BTreeSet<String> = sources().into_iter().map(|(_, module)| unit(&module)).collect();
    let known: BTreeSet<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    let unknown: Vec<&String> = modules.iter().filter(|module| !known.contains(module.as_str())).collect();
    assert!(unknown.is_empty(), "give these modules a layer in tests/repo/layers.rs: {unknown:?}");
}

/// The unit that a module path belongs to.
fn unit(module: &str) -> String {
    if module.starts_with("model::known") {
        return "model::known".to_owned();
    }
    module.split("::").next().unwrap_or_default().to_owned()
}

// What is no module of the list is an item that `lib.rs` itself defines.
fn layer(module: &str) -> u8 {
    let unit = unit(module);
    LAYERS.iter().find(|(name, _)| *name == unit).map_or(11, |(_, layer)| *layer)
}

/// Every source file of the scanner with its module path; `lib.rs` is the empty path.
fn sources() -> Vec<(String, String)> {
    let files = files("determinism-lint/src", "rs");
    let files = files
        .iter()
        .map(|path| relative(path))
        .filter(|file| !file.contains("/model/std/") && !is_test(file));
    files
        .map(|file| {
            let stem = file.trim_start_matches("determinism-lint/src/").trim_end_matches(".rs");
            let module = stem.trim_end_matches("/mod").replace('/', "::");
            (file.clone(), if module == "lib" { String::new() } else { module })
        })
        .collect()
}

/// Tests may look upwards.
fn is_test(file: &str) -> bool {
    file.ends_with("/tests.rs") || file.ends_with("/testing.rs") || file.contains("/tests/")
}

fn edges() -> Vec<Edge> {
    let mut edges = Vec::new();
    for (file, module) in sources() {
        let tree = syn::parse_file(&read(&file)).expect("our own sources parse");
        let mut paths = Paths { module: module.clone(), found: Vec::new() };
        paths.visit_file(&tree);
        edges.extend(paths.found.into_iter().map(|to| Edge { file: file.clone(), from: module.clone(), to }));
    }
    assert!(edges.len() > 20, "hardly any path was found");
    edges
}

/// Collects the paths inside the crate that code outside of tests names.
struct Paths {
    module: String,
    found: Vec<String>,
}

impl Paths {
    fn push(&mut self, segments: &[String]) {
        let up = segments.iter().take_while(|segment| *segment == "super").count();
        let rest = match segments.first().map(String::as_str) {
            Some("crate") => segments[1..].to_vec(),
            Some("super") => {
                let own: Vec<&str> = self.module.split("::").collect();
                let kept = own.iter().take(own.len().saturating_sub(up)).map(|part| (*part).to_owned());
                kept.chain(segments[up..].iter().cloned()).collect()
            }
            _ => return,
        };
        self.found.push(rest.join("::"));
    }

    fn tree(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |ident: &syn::Ident| [before, &[ident.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree),
            syn::UseTree::Name(name) => self.push(&with(&name.ident)),
            syn::UseTree::Rename(rename) => self.push(&with(&rename.ident)),
            syn::UseTree::Glob(_) => self.push(before),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(before, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        syn::visit::visit_path(self, path);
        self.push(&path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<_>>());
    }

    // `pub(super)` depends on nothing.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    // Names inside see the module one level deeper; only tests are written so here, and tests may look upwards.
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_none() {
            syn::visit::visit_item_mod(self, item);
        }
    }
}
