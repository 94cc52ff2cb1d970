//! Suppressions that cover nothing. The findings come from where comments are compared with findings, and from the baseline.
use super::prelude::*;

rule! {
    pub(crate) static UNUSED_ALLOW = {
        code: "DET902", name: "unused-allow", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an allow comment or baseline entry that covers no finding",
        page: include_str!("unused_allow.md"),
        on: [], check: None,
    }
}
