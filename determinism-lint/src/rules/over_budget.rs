//! More allow comments than the config grants. The findings come from where comments are counted.
use super::prelude::*;

rule! {
    pub(crate) static OVER_BUDGET = {
        code: "DET906", name: "over-budget", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "more allow comments for a rule than its budget in the config",
        page: include_str!("over_budget.md"),
        on: [], check: None,
    }
}
