//! Replacements that rules show exist in `simmath`; those that do not exist yet are listed, and the list only shrinks.

use crate::support::{blessing, files, read, relative, workspace_root};
use std::collections::BTreeSet;

const LIST: &str = "fixtures/simmath-names.txt";

/// Names that mean something of `simmath` where they stand alone in backticks.
const BARE: &[&str] = &[
    "CanonicalState", "DeterminismSafe", "Elementary", "FloatEnv", "Fp32Pinned", "Fp64Pinned", "Fpx16_16",
    "Fpx20_12", "Fpx8_24", "MathBackend", "SimMath", "StateHash", "Vec2", "Vec3", "World", "dispatch", "fx",
    "lit", "sum_ordered",
];

/// Traits whose items are looked up too.
const TRAITS: &[&str] = &["SimMath::", "Elementary::"];

#[test]
fn every_simmath_name_in_rules_and_pages_exists_or_is_listed() {
    let missing: BTreeSet<String> = shown().into_iter().filter(|name| !exists(name)).collect();
    let text = std::fs::read_to_string(workspace_root().join(LIST)).unwrap_or_default();
    let listed: BTreeSet<String> =
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let new: Vec<&String> = missing.difference(&listed).collect();
    assert!(new.is_empty(), "`simmath` has no {new:?}, and {LIST} may only shrink");
    let done: Vec<&String> = listed.difference(&missing).collect();
    if blessing() && !done.is_empty() {
        let kept = text.lines().filter(|line| !done.iter().any(|name| name == line));
        return std::fs::write(
            workspace_root().join(LIST),
            kept.map(|line| format!("{line}\n")).collect::<String>(),
        )
        .expect("the workspace can be written");
    }
    assert!(done.is_empty(), "these exist now or are no longer shown: {done:?}; take them off {LIST}");
}

#[test]
fn names_are_found_in_paths_and_in_backticks() {
    let found = names_in(
        "use `Fpx16_16`, `fx!(0.5)`, `M: SimMath` or simmath::f32::sin(x); not `World_` nor my_simmath::x",
    );
    let wanted = ["fx", "Fpx16_16", "SimMath", "simmath::f32::sin"];
    assert_eq!(found, wanted.into_iter().map(str::to_owned).collect());
    let found = names_in("call `SimMath::sqrt` or `M: Elementary`, not SimMath::word or `SimMath::{name}`");
    let wanted = ["Elementary", "SimMath", "SimMath::sqrt"];
    assert_eq!(found, wanted.into_iter().map(str::to_owned).collect());
}

/// The help of `approximate-float-fn` puts the width and the function together, so no text holds the whole name.
#[test]
fn every_function_that_replaces_one_of_std_exists_in_both_widths() {
    let rule = read("determinism-lint/src/rules/approximate_float_fn.rs");
    let (_, list) = rule.split_once("let own = [").expect("the list of functions");
    let (list, renamed) = list.split_once("];").expect("its end");
    let renamed = renamed.split("Some(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let functions: BTreeSet<&str> = list.split('"').skip(1).step_by(2).chain(renamed).collect();
    assert!(
        functions.len() >= 28 && functions.contains("pow_int") && functions.contains("sin_cos"),
        "{functions:?}"
    );
    for function in functions {
        for width in ["f32", "f64"] {
            assert!(exists(&format!("simmath::{width}::{function}")), "{width}::{function}");
        }
        assert!(exists(&format!("Elementary::{function}")), "Elementary::{function}");
    }
}

#[test]
fn names_are_looked_up_in_the_crate() {
    // Re-exported, listed as a backend, exported macros, one of them made by a macro, a function, items of the traits.
    let there = [
        "simmath::Vec2", "simmath::Fpx16_16", "MathBackend", "fx", "dispatch", "simmath::sum_ordered",
        "SimMath::sqrt", "Elementary::sin", "SimMath::PI",
    ];
    for name in there {
        assert!(exists(name), "{name}");
    }
    for name in
        ["simmath::vec2::Vec2", "simmath::backend", "SimMath::sin", "Elementary::parse", "simmath::f32"]
    {
        assert!(!exists(name), "{name}");
    }
}

/// Every name that rules and their pages show.
fn shown() -> BTreeSet<String> {
    let texts = ["rs", "md"].into_iter().flat_map(|extension| files("determinism-lint/src/rules", extension));
    texts.flat_map(|path| names_in(&read(relative(&path)))).collect()
}

fn names_in(text: &str) -> BTreeSet<String> {
    let word = |char: char| char.is_alphanumeric() || char == '_';
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("simmath::") {
        if text[..at].ends_with(word) {
            continue;
        }
        let end = text[at..].find(|char| !word(char) && char != ':').map_or(text.len(), |length| at + length);
        found.insert(text[at..end].trim_end_matches(':').to_owned());
    }
    // Every second piece of a line stands between backticks.
    let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    let words = quoted.clone().flat_map(|code| code.split(|char| !word(char)));
    found.extend(words.filter(|word| BARE.contains(word)).map(str::to_owned));
    for name in
        quoted.flat_map(|code| TRAITS.iter().flat_map(|of| code.match_indices(of).map(|(at, _)| &code[at..])))
    {
        let end = name.find(|char| !word(char) && char != ':').unwrap_or(name.len());
        found.extend((!name[..end].ends_with(':')).then(|| name[..end].to_owned()));
    }
    let paths: Vec<String> =
        found.iter().filter_map(|name| Some(name.rsplit_once("::")?.1.to_owned())).collect();
    found.retain(|name| name != "simmath" && !paths.contains(name));
    found
}

/// Whether the crate has a public item of that path, or of that name where only a name is shown.
fn exists(name: &str) -> bool {
    let items = public_items();
    match name.strip_prefix("simmath::") {
        Some(path) => items.contains(path),
        None if name.contains("::") => items.contains(name),
        None => items.iter().any(|item| item.rsplit("::").next() == Some(name)),
    }
}

/// Public items of the crate by path, without the crate's name.
fn public_items() -> BTreeSet<String> {
    let mut items = BTreeSet::new();
    module("simmath/src/lib.rs", "simmath/src", "", &mut items);
    for path in files("simmath/src", "rs") {
        let text = read(relative(&path));
        // Exported macros stand at the root, whatever module or macro they are written in.
        let exported =
            text.split("#[macro_export]").skip(1).filter_map(|rest| rest.split("macro_rules! ").nth(1));
        items.extend(exported.filter_map(|rest| Some(rest.split_whitespace().next()?.to_owned())));
        for item in syn::parse_file(&text).expect("our own sources parse").items {
            match item {
                syn::Item::Trait(item) => traits(&item, &mut items),
                syn::Item::Impl(item) if item.trait_.is_none() => methods(&item, &mut items),
                _ => {}
            }
        }
    }
    items
}

/// The items of a trait that is public.
fn traits(item: &syn::ItemTrait, items: &mut BTreeSet<String>) {
    let of = item.ident.to_string();
    for inner in &item.items {
        match inner {
            syn::TraitItem::Fn(inner) => drop(items.insert(format!("{of}::{}", inner.sig.ident))),
            syn::TraitItem::Const(inner) => drop(items.insert(format!("{of}::{}", inner.ident))),
            _ => {}
        }
    }
}

/// The public methods of a type, by its name.
fn methods(item: &syn::ItemImpl, items: &mut BTreeSet<String>) {
    let syn::Type::Path(of) = &*item.self_ty else { return };
    let Some(of) = of.path.segments.last().map(|segment| &segment.ident) else { return };
    for inner in &item.items {
        if let syn::ImplItem::Fn(inner) = inner
            && matches!(inner.vis, syn::Visibility::Public(_))
        {
            items.insert(format!("{of}::{}", inner.sig.ident));
        }
    }
}

fn is_hidden(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("doc") && attr.parse_args::<syn::Ident>().is_ok_and(|word| word == "hidden")
    })
}

fn module(file: &str, folder: &str, prefix: &str, items: &mut BTreeSet<String>) {
    let tree = syn::parse_file(&read(file)).expect("our own sources parse");
    for item in tree.items {
        collect(&item, folder, prefix, items);
    }
}

fn collect(item: &syn::Item, folder: &str, prefix: &str, items: &mut BTreeSet<String>) {
    let public = |vis: &syn::Visibility| matches!(vis, syn::Visibility::Public(_));
    let mut add = |ident: &syn::Ident| items.insert(format!("{prefix}{ident}"));
    match item {
        syn::Item::Fn(item) if public(&item.vis) => drop(add(&item.sig.ident)),
        syn::Item::Struct(item) if public(&item.vis) => drop(add(&item.ident)),
        syn::Item::Enum(item) if public(&item.vis) => drop(add(&item.ident)),
        syn::Item::Trait(item) if public(&item.vis) => drop(add(&item.ident)),
        syn::Item::Type(item) if public(&item.vis) => drop(add(&item.ident)),
        syn::Item::Const(item) if public(&item.vis) => drop(add(&item.ident)),
        // The list of backends, `module::Type = "id",` for each, and the macro that makes their enum.
        syn::Item::Macro(item) => {
            let tokens = item.mac.tokens.to_string();
            let after = if item.ident.is_some() { "pub enum " } else { ":: " };
            let names = tokens.split(after).skip(1).filter_map(|rest| rest.split_whitespace().next());
            items.extend(names.map(|name| format!("{prefix}{name}")));
        }
        syn::Item::Use(item) if public(&item.vis) => leaves(&item.tree, folder, prefix, items),
        syn::Item::Mod(item) if public(&item.vis) && !is_hidden(&item.attrs) => {
            let prefix = format!("{prefix}{}::", item.ident);
            let below = format!("{folder}/{}", item.ident);
            match &item.content {
                Some((_, content)) => content.iter().for_each(|item| collect(item, &below, &prefix, items)),
                None => module(&file_of(&below), &below, &prefix, items),
            }
        }
        _ => {}
    }
}

fn leaves(tree: &syn::UseTree, folder: &str, prefix: &str, items: &mut BTreeSet<String>) {
    match tree {
        syn::UseTree::Path(path) if matches!(*path.tree, syn::UseTree::Glob(_)) => {
            let below = format!("{folder}/{}", path.ident);
            module(&file_of(&below), &below, prefix, items);
        }
        syn::UseTree::Path(path) => leaves(&path.tree, folder, prefix, items),
        syn::UseTree::Name(name) => drop(items.insert(format!("{prefix}{}", name.ident))),
        syn::UseTree::Rename(rename) => drop(items.insert(format!("{prefix}{}", rename.rename))),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, folder, prefix, items)),
        // A glob stands behind a module, above.
        syn::UseTree::Glob(_) => {}
    }
}

/// Where the module of a folder is written.
fn file_of(folder: &str) -> String {
    let file = format!("{folder}.rs");
    if workspace_root().join(&file).is_file() { file } else { format!("{folder}/mod.rs") }
}
