//! Allow comments without a reason. The findings come from where comments are read.
use super::prelude::*;

rule! {
    pub(crate) static ALLOW_WITHOUT_REASON = {
        code: "DET901", name: "allow-without-reason", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an allow comment that does not say why",
        page: include_str!("allow_without_reason.md"),
        on: [], check: None,
    }
}
