//! Comments to the tool that cannot be understood or attached. The findings come from where comments are read.
use super::prelude::*;

rule! {
    pub(crate) static MALFORMED_ALLOW = {
        code: "DET903", name: "malformed-allow", group: Group::Audit,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "a comment to the tool that cannot be understood or attached",
        page: include_str!("malformed_allow.md"),
        on: [], check: None,
    }
}
