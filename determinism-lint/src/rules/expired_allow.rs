//! Allow comments past their date. The findings come from where comments are compared with the date of the run.
use super::prelude::*;

rule! {
    pub(crate) static EXPIRED_ALLOW = {
        code: "DET904", name: "expired-allow", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "an allow comment that is past its last day",
        page: include_str!("expired_allow.md"),
        on: [], check: None,
    }
}
