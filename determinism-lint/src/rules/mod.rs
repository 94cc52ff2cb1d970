//! The one list of rules. A rule is one file, one page beside it and one word here.

use crate::meta::{Group, Level, RuleMeta};
use crate::rule::Rule;

pub(crate) mod prelude;

macro_rules! rules {
    ($($module:ident::$rule:ident),* $(,)?) => {
        $(mod $module;)*
        /// Every rule that is built, in the order of the codes.
        pub static BUILT: &[&Rule] = &[$(&$module::$rule),*];
    };
}

rules! {
    allow_without_reason::ALLOW_WITHOUT_REASON,
    unused_allow::UNUSED_ALLOW,
    malformed_allow::MALFORMED_ALLOW,
    expired_allow::EXPIRED_ALLOW,
    over_budget::OVER_BUDGET,
    unknown_rule::UNKNOWN_RULE,
}

macro_rules! planned {
    ($($code:literal $name:literal $group:ident $fixed:ident $exact:ident $summary:literal;)*) => {
        /// Rules known by name, so that a level can be set for them, which nothing finds yet.
        pub static PLANNED: &[RuleMeta] = &[$(RuleMeta {
            code: $code, name: $name, group: Group::$group, fixed_point: Level::$fixed, exact_float: Level::$exact,
            summary: $summary, page: None,
        }),*];
    };
}

planned! {
    "DET205" "float-flags" Build Deny Deny "compiler flags that change float results";
    "DET206" "build-profile" Build Warn Warn "profiles whose overflow or debug checks differ";
    "DET207" "unpinned-toolchain" Build Warn Warn "no exact toolchain pin";
    "DET208" "conflicting-lint" Build Warn Warn "a lint that pushes towards nondeterministic code";
    "DET209" "nondeterministic-feature" Build Deny Deny "a dependency feature that makes results depend on the target";
    "DET602" "nondeterministic-callee" Scope Deny Deny "a call that reaches nondeterministic code outside the simulation";
    "DET603" "unvetted-dependency" Scope Deny Deny "a call into a crate that is not trusted";
    "DET701" "query-order" Ecs Deny Deny "query iteration order that feeds order-sensitive code";
    "DET702" "unsnapshotted-state" Ecs Deny Deny "state that snapshots do not hold";
    "DET703" "unordered-systems" Ecs Deny Deny "systems without an order between them";
    "DET704" "frame-time" Ecs Deny Deny "frame time read in simulation code";
    "DET905" "broken-seal" Audit Deny Deny "code under a sealed suppression has changed";
}

/// Metadata of every rule, built or planned, in the order of the codes.
pub fn all() -> Vec<&'static RuleMeta> {
    let mut metas: Vec<&'static RuleMeta> = BUILT.iter().map(|rule| &rule.meta).chain(PLANNED).collect();
    metas.sort_by_key(|meta| meta.code);
    metas
}

/// The rule of a name (`float-type`) or code (`DET101`, any case).
pub fn find(name_or_code: &str) -> Option<&'static RuleMeta> {
    all().into_iter().find(|meta| meta.name == name_or_code || meta.code.eq_ignore_ascii_case(name_or_code))
}
