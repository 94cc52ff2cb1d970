//! The one list of rules. A rule is one file, one page beside it and one word here.

use crate::meta::{Group, Level, RuleMeta};
use crate::rule::Rule;

pub(crate) mod prelude;
pub(crate) mod support;

macro_rules! rules {
    ($($module:ident::$rule:ident),* $(,)?) => {
        $(pub(crate) mod $module;)*
        /// Every rule that is built, in the order of the codes.
        pub static BUILT: &[&Rule] = &[$(&$module::$rule),*];
    };
}

rules! {
    float_type::FLOAT_TYPE,
    float_literal::FLOAT_LITERAL,
    float_arithmetic::FLOAT_ARITHMETIC,
    float_conversion::FLOAT_CONVERSION,
    approximate_float_fn::APPROXIMATE_FLOAT_FN,
    fused_multiply_add::FUSED_MULTIPLY_ADD,
    float_min_max::FLOAT_MIN_MAX,
    float_bits::FLOAT_BITS,
    float_order::FLOAT_ORDER,
    float_reduction::FLOAT_REDUCTION,
    mixed_float_width::MIXED_FLOAT_WIDTH,
    foreign_float_type::FOREIGN_FLOAT_TYPE,
    raw_fixed_arithmetic::RAW_FIXED_ARITHMETIC,
    unchecked_float_cast::UNCHECKED_FLOAT_CAST,
    intrinsics::INTRINSICS,
    target_dependent_code::TARGET_DEPENDENT_CODE,
    inline_assembly::INLINE_ASSEMBLY,
    foreign_function::FOREIGN_FUNCTION,
    float_flags::FLOAT_FLAGS,
    build_profile::BUILD_PROFILE,
    unpinned_toolchain::UNPINNED_TOOLCHAIN,
    conflicting_lint::CONFLICTING_LINT,
    nondeterministic_feature::NONDETERMINISTIC_FEATURE,
    hash_iteration::HASH_ITERATION,
    unstable_hasher::UNSTABLE_HASHER,
    unstable_sort::UNSTABLE_SORT,
    parallel_iteration::PARALLEL_ITERATION,
    threads::THREADS,
    heap_order::HEAP_ORDER,
    wall_clock::WALL_CLOCK,
    unseeded_random::UNSEEDED_RANDOM,
    environment::ENVIRONMENT,
    unicode_tables::UNICODE_TABLES,
    unportable_random::UNPORTABLE_RANDOM,
    global_state::GLOBAL_STATE,
    address_dependence::ADDRESS_DEPENDENCE,
    platform_width::PLATFORM_WIDTH,
    native_endian::NATIVE_ENDIAN,
    compiler_identity::COMPILER_IDENTITY,
    uninitialised_memory::UNINITIALISED_MEMORY,
    vouched_state::VOUCHED_STATE,
    presentation_read::PRESENTATION_READ,
    root_outside_scope::ROOT_OUTSIDE_SCOPE,
    opaque_code::OPAQUE_CODE,
    unreadable_file::UNREADABLE_FILE,
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
