//! Which code looks like simulation code, and how it should be read. Knows names; writes nothing.

use super::{ModuleFacts, PackageFacts, ProjectFacts, RegistrationFacts};
use crate::config::Root;
use crate::config::pattern::{ModulePattern, is_path};
use crate::meta::Arithmetic;
use std::collections::BTreeSet;

const SIM_WORDS: &[&str] = &[
    "sim", "simulation", "simulator", "physics", "rollback", "lockstep", "gameplay", "logic", "rules",
    "core", "world", "step", "tick",
];
const VIEW_WORDS: &[&str] = &[
    "view", "views", "render", "renderer", "rendering", "ui", "gui", "hud", "gfx", "graphics", "audio",
    "sound", "sounds", "music", "camera", "particles", "sprites", "draw", "display", "presentation",
    "client_view", "vfx", "sfx",
];
const CONVERSION_WORDS: &[&str] = &["convert", "conversion", "conversions", "quantize", "quantise"];
/// A schedule that runs once in each tick holds one of these in its name.
const TICK_WORDS: &[&str] =
    &["fixed", "ggrs", "rollback", "physics", "substep", "simulation", "lockstep", "tick"];
/// Set-up is simulation too: every peer must start from the same state.
const SETUP_SCHEDULES: &[&str] = &["OnEnter"];
/// Calls that register a step without naming a schedule.
const STEP_CALLS: &[&str] = &["register_system", "add_rollback_system", "add_fixed_system"];
/// One line in a hundred: a project that has cast off its floats keeps a few for its edges.
const FEW_FLOATS: u32 = 100;

/// A part of the project that is proposed as simulation code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    /// A package, else a module.
    pub(super) package: bool,
    /// Its name or path.
    pub(super) name: String,
    /// What was counted in it, modules below included.
    pub(super) counts: ModuleFacts,
    /// How it should be read.
    pub(super) arithmetic: Arithmetic,
    /// Why it was chosen.
    pub(super) why: &'static str,
}

/// What the proposal says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) parts: Vec<Part>,
    /// What was counted in all parts, or in the whole project where there are only roots.
    pub(super) counts: ModuleFacts,
    /// The arithmetic of most of the code.
    pub(super) main: Option<Arithmetic>,
    /// Roots with the number of places that name them.
    pub(super) roots: Vec<(Root, u32)>,
    pub(super) presentation: Vec<String>,
    pub(super) conversions: Vec<String>,
    /// Nothing looked like simulation code, so every package was taken.
    pub(super) guessed: bool,
}

/// Chooses; the order of the facts does not matter.
pub(super) fn choose(facts: &ProjectFacts) -> Choice {
    let mut presentation = topmost(facts, VIEW_WORDS, &BTreeSet::new());
    let mut choice = Choice { roots: roots(facts), ..Choice::default() };
    let mut packages: Vec<&PackageFacts> = facts.packages.iter().collect();
    packages.sort();
    packages.dedup_by(|left, right| left.name == right.name);
    let whole: Vec<(&PackageFacts, &'static str)> =
        packages.iter().filter_map(|package| Some((*package, why_package(package)?))).collect();
    for (package, why) in &whole {
        choice.parts.push(package_part(package, why, facts));
    }
    let taken: BTreeSet<&str> = whole.iter().map(|(package, _)| package.name.as_str()).collect();
    for path in topmost(facts, SIM_WORDS, &taken) {
        if !presentation.iter().any(|view| below(&path, view)) {
            choice.parts.push(module_part(&path, facts));
        }
    }
    if choice.parts.is_empty() && choice.roots.is_empty() {
        choice.guessed = true;
        choice.parts = packages.iter().map(|package| package_part(package, "every package", facts)).collect();
    }
    choice.counts = match choice.parts.as_slice() {
        [] => sum(facts.modules.iter()),
        parts => sum(parts.iter().map(|part| &part.counts)),
    };
    choice.main = Some(main(&choice, facts));
    choice.conversions = topmost(facts, CONVERSION_WORDS, &BTreeSet::new());
    choice.conversions.retain(|path| choice.parts.iter().any(|part| part.holds(path, facts)));
    let crates = view_crates(facts, &taken);
    presentation.retain(|path| !crates.iter().any(|view| below(path, view)));
    choice.presentation = crates.into_iter().chain(presentation).collect();
    choice
}

fn main(choice: &Choice, facts: &ProjectFacts) -> Arithmetic {
    if choice.parts.is_empty() {
        return arithmetic(&choice.counts, facts.packages.iter().any(fixed_package));
    }
    let lines = |arithmetic: Arithmetic| -> u64 {
        let parts = choice.parts.iter().filter(|part| part.arithmetic == arithmetic);
        parts.map(|part| 1 + u64::from(part.counts.code_lines)).sum()
    };
    if lines(Arithmetic::ExactFloat) > lines(Arithmetic::FixedPoint) {
        Arithmetic::ExactFloat
    } else {
        Arithmetic::FixedPoint
    }
}

/// Crates of packages that are presentation by their name.
fn view_crates(facts: &ProjectFacts, taken: &BTreeSet<&str>) -> BTreeSet<String> {
    let named = |package: &str| package.split(['-', '_']).any(|word| VIEW_WORDS.contains(&word));
    let roots = facts.modules.iter().filter(|module| !module.path.contains("::") && named(&module.package));
    let roots = roots.filter(|module| {
        !taken.contains(module.package.as_str()) && ModulePattern::parse(&module.path).is_ok()
    });
    roots.map(|module| module.path.clone()).collect()
}

impl Part {
    fn holds(&self, path: &str, facts: &ProjectFacts) -> bool {
        if !self.package {
            return below(path, &self.name);
        }
        facts.modules.iter().any(|module| module.path == path && module.package == self.name)
    }
}

fn why_package(package: &PackageFacts) -> Option<&'static str> {
    if package.derives_safe {
        return Some("derives DeterminismSafe");
    }
    if package.uses_simmath {
        return Some("depends on simmath");
    }
    let words = ["sim", "simulation", "physics", "rollback", "lockstep"];
    package.name.split(['-', '_']).any(|word| words.contains(&word)).then_some("by its name")
}

/// Modules of such a name that stand below no other such module, sorted. Packages in `taken` are passed over.
fn topmost(facts: &ProjectFacts, words: &[&str], taken: &BTreeSet<&str>) -> Vec<String> {
    let named: BTreeSet<&str> = facts
        .modules
        .iter()
        .filter(|module| {
            !taken.contains(module.package.as_str()) && ModulePattern::parse(&module.path).is_ok()
        })
        .filter(|module| is_named(&module.path, words))
        .map(|module| module.path.as_str())
        .collect();
    let mut chosen: Vec<String> = Vec::new();
    // Sorted order puts a module before all that stand below it.
    for path in named {
        if !chosen.iter().any(|above| below(path, above)) {
            chosen.push(path.to_owned());
        }
    }
    chosen
}

/// Whether the last name is one of the words. A crate root called `core` or `world` says nothing.
fn is_named(path: &str, words: &[&str]) -> bool {
    let name = path.rsplit("::").next().unwrap_or(path);
    path.contains("::") && words.contains(&name.trim_start_matches("r#"))
}

fn below(path: &str, above: &str) -> bool {
    path.strip_prefix(above).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn package_part(package: &PackageFacts, why: &'static str, facts: &ProjectFacts) -> Part {
    let counts = sum(facts.modules.iter().filter(|module| module.package == package.name));
    let arithmetic = arithmetic(&counts, fixed_package(package));
    Part { package: true, name: package.name.clone(), counts, arithmetic, why }
}

fn module_part(path: &str, facts: &ProjectFacts) -> Part {
    let counts = sum(facts.modules.iter().filter(|module| below(&module.path, path)));
    let owner = facts.modules.iter().find(|module| module.path == path).map(|module| module.package.as_str());
    let fixed =
        facts.packages.iter().any(|package| Some(package.name.as_str()) == owner && fixed_package(package));
    let arithmetic = arithmetic(&counts, fixed);
    Part { package: false, name: path.to_owned(), counts, arithmetic, why: "by its name" }
}

fn fixed_package(package: &PackageFacts) -> bool {
    package.uses_simmath || package.uses_fixed || package.derives_safe
}

fn sum<'a>(modules: impl Iterator<Item = &'a ModuleFacts>) -> ModuleFacts {
    let mut counts = ModuleFacts::default();
    for module in modules {
        counts.code_lines = counts.code_lines.saturating_add(module.code_lines);
        counts.float_lines = counts.float_lines.saturating_add(module.float_lines);
        counts.approximate_floats = counts.approximate_floats.saturating_add(module.approximate_floats);
        counts.hash_iterations = counts.hash_iterations.saturating_add(module.hash_iterations);
    }
    counts
}

fn arithmetic(counts: &ModuleFacts, fixed: bool) -> Arithmetic {
    let few = u64::from(counts.float_lines) * u64::from(FEW_FLOATS) <= u64::from(counts.code_lines);
    if few || fixed { Arithmetic::FixedPoint } else { Arithmetic::ExactFloat }
}

/// Registrations and trait methods, the most frequent first.
fn roots(facts: &ProjectFacts) -> Vec<(Root, u32)> {
    let mut registrations: Vec<&RegistrationFacts> = facts.registrations.iter().collect();
    registrations.retain(|found| is_path(&found.call) && found.schedule.as_deref().is_none_or(is_path));
    registrations.sort();
    let calls: BTreeSet<&str> = registrations.iter().map(|found| found.call.as_str()).collect();
    let mut roots: Vec<(Root, u32)> =
        calls.iter().filter_map(|call| call_root(call, &registrations)).collect();
    let methods = facts.trait_roots.iter().filter(|found| is_path(&found.trait_) && is_path(&found.method));
    let mut methods: Vec<_> = methods.collect();
    methods.sort();
    methods.dedup_by(|left, right| (&left.trait_, &left.method) == (&right.trait_, &right.method));
    roots.extend(methods.into_iter().map(|found| {
        let root = Root::Method { trait_: found.trait_.clone(), method: found.method.clone() };
        (root, found.count)
    }));
    roots
}

fn call_root(call: &str, registrations: &[&RegistrationFacts]) -> Option<(Root, u32)> {
    let of_call = || registrations.iter().filter(|found| found.call == call);
    let ticks = |schedule: &str| TICK_WORDS.iter().any(|word| schedule.to_lowercase().contains(word));
    let schedules: BTreeSet<&str> = of_call().filter_map(|found| found.schedule.as_deref()).collect();
    if !schedules.iter().any(|schedule| ticks(schedule)) {
        let step = STEP_CALLS.contains(&call);
        let count = of_call().map(|found| found.count).sum();
        return step.then(|| (Root::Call { call: call.to_owned(), schedule: Vec::new() }, count));
    }
    let wanted = |schedule: &str| ticks(schedule) || SETUP_SCHEDULES.contains(&schedule);
    let count = of_call()
        .filter(|found| found.schedule.as_deref().is_some_and(wanted))
        .map(|found| found.count)
        .sum();
    let schedule = schedules.into_iter().filter(|schedule| wanted(schedule)).map(str::to_owned).collect();
    Some((Root::Call { call: call.to_owned(), schedule }, count))
}
