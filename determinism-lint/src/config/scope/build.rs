//! From the patterns as written to a scope: reads each, and says what is wrong with it as far as the text alone shows.

use super::{Clause, Entry, Pattern, Role, RootText, Scope};
use crate::config::Root;
use crate::config::error::Mistake;
use crate::config::pattern::{Flaw, ModulePattern, PathPattern, is_path_glob};
use crate::config::raw::{Mistakes, Raw, RawSim, Text, listed};
use crate::discover::Workspace;
use crate::meta::Arithmetic;
use crate::similar::did_you_mean;
use std::collections::BTreeMap;

/// Adds all that a config names, and returns its roots.
pub(in crate::config) fn fill(
    scope: &mut Scope,
    raw: &Raw,
    workspace: &Workspace,
    mistakes: &mut Mistakes,
) -> Vec<(Root, Arithmetic)> {
    let mut roots = Vec::new();
    let unsaid = raw.arithmetic.unwrap_or(Arithmetic::FixedPoint);
    for sim in &raw.sim {
        let arithmetic = sim.arithmetic.unwrap_or(unsaid);
        entry(sim, arithmetic, workspace, scope, mistakes);
        roots.extend(sim.roots.iter().map(|root| (root.get_ref().clone(), arithmetic)));
    }
    for (texts, role) in [(&raw.presentation, Role::Presentation), (&raw.conversions, Role::Conversions)] {
        scope.clauses.extend(texts.iter().filter_map(|text| either(text, role, mistakes)));
    }
    check_contradictions(scope, mistakes);
    roots
}

fn entry(
    sim: &RawSim,
    arithmetic: Arithmetic,
    workspace: &Workspace,
    scope: &mut Scope,
    mistakes: &mut Mistakes,
) {
    let Ok(index) = u16::try_from(scope.entries.len()) else {
        mistakes.at(sim.span.clone(), "more than 65,536 `[[sim]]` entries".to_owned(), "from here on", None);
        return;
    };
    let role = Role::Sim(index);
    scope.entries.push(Entry { arithmetic, span: sim.span.clone() });
    scope.clauses.extend(sim.modules.iter().filter_map(|text| module(text, role, mistakes)));
    scope.clauses.extend(sim.paths.iter().filter_map(|text| glob(text, role, mistakes)));
    scope.clauses.extend(sim.packages.iter().filter_map(|text| package(text, role, workspace, mistakes)));
    scope.clauses.extend(sim.exclude.iter().filter_map(|text| either(text, Role::Exclude, mistakes)));
    for root in &sim.roots {
        scope.roots.push(RootText { text: describe(root.get_ref()), span: root.span() });
    }
}

fn describe(root: &Root) -> String {
    match root {
        Root::Call { call, schedule } if schedule.is_empty() => format!("`{call}`"),
        Root::Call { call, schedule } => format!("`{call}` with schedule {}", schedule.join(", ")),
        Root::Method { trait_, method } => format!("`{trait_}::{method}`"),
    }
}

fn clause(text: &Text, role: Role, pattern: Pattern) -> Clause {
    Clause { pattern, role, text: text.get_ref().clone(), span: text.span() }
}

pub(in crate::config) fn flaw(text: &Text, flaw: Flaw, mistakes: &mut Mistakes) {
    mistakes.at(text.span(), flaw.message, "this pattern", Some(flaw.help));
}

fn module(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    match ModulePattern::parse(text.get_ref()) {
        Ok(pattern) => Some(clause(text, role, Pattern::Module(pattern))),
        Err(found) => {
            flaw(text, found, mistakes);
            None
        }
    }
}

fn glob(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    if text.get_ref().contains("::") {
        let help = "a module path belongs in `modules`".to_owned();
        mistakes.at(
            text.span(),
            format!("`{}` is not a glob over files", text.get_ref()),
            "this pattern",
            Some(help),
        );
        return None;
    }
    match PathPattern::parse(text.get_ref()) {
        Ok(pattern) => Some(clause(text, role, Pattern::Path(pattern))),
        Err(found) => {
            flaw(text, found, mistakes);
            None
        }
    }
}

fn either(text: &Text, role: Role, mistakes: &mut Mistakes) -> Option<Clause> {
    if is_path_glob(text.get_ref()) { glob(text, role, mistakes) } else { module(text, role, mistakes) }
}

fn package(text: &Text, role: Role, workspace: &Workspace, mistakes: &mut Mistakes) -> Option<Clause> {
    let name = text.get_ref();
    if workspace.packages.iter().any(|package| package.name == *name) {
        return Some(clause(text, role, Pattern::Package(name.clone())));
    }
    let help = package_help(name, workspace);
    mistakes.at(
        text.span(),
        format!("no package of the workspace is called `{name}`"),
        "meets nothing",
        help,
    );
    None
}

/// A pattern that is named twice, word for word, under two arithmetics; other overlaps show once the code is known.
fn check_contradictions(scope: &Scope, mistakes: &mut Mistakes) {
    let mut claimed: BTreeMap<&str, (usize, &Clause)> = BTreeMap::new();
    for clause in &scope.clauses {
        let Role::Sim(entry) = clause.role else { continue };
        let entry = usize::from(entry);
        let Some((first, other)) = claimed.insert(&clause.text, (entry, clause)) else { continue };
        let (left, right) = (scope.entries[first].arithmetic, scope.entries[entry].arithmetic);
        if left == right {
            continue;
        }
        let mistake = Mistake::new(format!("`{}` has two arithmetics", clause.text))
            .label(&mistakes.document, clause.span.clone(), right.as_str())
            .label(&mistakes.document, other.span.clone(), left.as_str())
            .help("keep it in one of the two entries");
        mistakes.push(mistake);
    }
}

/// The cure for a name that no package has.
pub(in crate::config) fn package_help(name: &str, workspace: &Workspace) -> Option<String> {
    let names: Vec<&str> = workspace.packages.iter().map(|package| package.name.as_str()).collect();
    let near = did_you_mean(name, names.iter().copied());
    near.or_else(|| (1..=12).contains(&names.len()).then(|| format!("the workspace has {}", listed(&names))))
}
