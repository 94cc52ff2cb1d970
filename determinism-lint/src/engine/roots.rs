//! Which functions are roots of the simulation: those that the config names, and those that are registered like one.

use crate::config::{Config, Root};
use crate::meta::Arithmetic;
use crate::model::index::{DefKind, Index};
use crate::model::{DefId, Places};
use std::collections::{BTreeMap, BTreeSet};

/// Names of calls whose arguments are looked at: those of the config, and those by which systems are usually registered.
pub(super) fn root_names(config: &Config) -> Vec<String> {
    let configured = config.roots.iter().filter_map(|(root, _)| match root {
        Root::Call { call, .. } => Some(call.clone()),
        Root::Method { .. } => None,
    });
    let usual = USUAL_REGISTRATIONS.iter().map(|name| (*name).to_owned());
    configured.chain(usual).collect::<BTreeSet<_>>().into_iter().collect()
}

/// Calls that register systems in engines that are in use.
const USUAL_REGISTRATIONS: [&str; 4] =
    ["add_systems", "add_system_to_stage", "register_system", "add_system"];

/// Root functions with their arithmetic, and which roots of the config named none.
pub(super) fn find_roots(config: &Config, index: &Index) -> (BTreeMap<DefId, Arithmetic>, Vec<usize>) {
    let mut roots = BTreeMap::new();
    let mut unmatched = Vec::new();
    for (at, (root, arithmetic)) in config.roots.iter().enumerate() {
        let found = match root {
            Root::Call { call, schedule } => called_roots(index, call, schedule),
            Root::Method { trait_, method } => method_roots(index, trait_, method),
        };
        if found.is_empty() {
            unmatched.push(at);
        }
        for def in found {
            roots.entry(def).or_insert(*arithmetic);
        }
    }
    (roots, unmatched)
}

fn called_roots(index: &Index, call: &str, schedule: &[String]) -> BTreeSet<DefId> {
    let sites = index.root_sites.iter().filter(|site| *site.call.call == *call);
    let wanted = sites.filter(|site| {
        schedule.is_empty()
            || site.call.schedule.iter().any(|name| schedule.iter().any(|own| **own == **name))
    });
    wanted
        .flat_map(|site| site.call.paths.iter().filter_map(|path| index.function(site.module, path)))
        .collect()
}

fn method_roots(index: &Index, trait_: &str, method: &str) -> BTreeSet<DefId> {
    let last = trait_.rsplit("::").next().unwrap_or(trait_);
    let mut found = BTreeSet::new();
    for (_, def) in index.own_defs() {
        let (DefKind::Impl { trait_path: Some(path), items, .. }, true) = (&def.kind, def.file.is_some())
        else {
            continue;
        };
        if path.segs.last().is_some_and(|seg| *seg.name == *last) {
            found.extend(items.iter().filter(|(name, _)| **name == *method).map(|(_, item)| *item));
        }
    }
    found
}

/// Functions registered on a schedule that ticks at a fixed rate, and that nothing in the config covers, with the registration.
pub(super) fn uncovered_roots(
    index: &Index,
    places: &dyn Places,
    roots: &BTreeMap<DefId, Arithmetic>,
) -> BTreeMap<DefId, String> {
    let mut found = BTreeMap::new();
    for site in &index.root_sites {
        let schedule = site.call.schedule.iter().find(|name| is_tick_schedule(name));
        if schedule.is_none() && &*site.call.call != "register_system" {
            continue;
        }
        for def in site.call.paths.iter().filter_map(|path| index.function(site.module, path)) {
            let own = index.def(def);
            let Some(file) = own.file else { continue };
            let region = places.region(file, &own.path);
            let covered =
                region.sim.is_some() || region.presentation || region.excluded || roots.contains_key(&def);
            if !covered && !own.test {
                let registration = schedule.map_or(site.call.call.to_string(), |schedule| {
                    format!("{}({schedule}, …)", site.call.call)
                });
                found.entry(def).or_insert(registration);
            }
        }
    }
    found
}

/// Schedules whose systems run once per tick.
fn is_tick_schedule(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    lower.starts_with("fixed")
        || lower.contains("ggrs")
        || lower.contains("rollback")
        || lower.contains("physicsschedule")
        || lower.contains("tick")
}
