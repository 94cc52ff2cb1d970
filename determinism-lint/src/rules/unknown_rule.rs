//! Allow comments that name no rule. The findings come from where comments are read.
use super::prelude::*;

rule! {
    pub(crate) static UNKNOWN_RULE = {
        code: "DET907", name: "unknown-rule", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an allow comment that names a rule that does not exist",
        page: include_str!("unknown_rule.md"),
        on: [], check: None,
    }
}
