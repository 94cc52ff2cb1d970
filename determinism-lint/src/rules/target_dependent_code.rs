//! DET202: code that differs by target, CPU or build profile.

use super::prelude::*;
use super::support::{condition, is_std_macro};
use crate::source::Span;

rule! {
    pub(crate) static TARGET_DEPENDENT_CODE = {
        code: "DET202", name: "target-dependent-code", group: Group::Platform,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "code that differs by target, CPU or build profile",
        page: include_str!("target_dependent_code.md"),
        on: [Attr, Macro, Path], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Attr(attribute) => {
            let Some(part) = condition::dependent_attribute(&attribute.meta) else { return };
            out.push(finding(cx, cx.span(attribute), cx.span(&part), &part.to_string()));
        }
        Node::Macro(used) => check_macro(used, cx, out),
        Node::Path(path) if path.role == PathRole::Expr && path.facts.has(Fact::TargetConstant) => {
            out.push(finding(cx, path.span(cx), path.span(cx), path.canonical.as_deref().unwrap_or("the constant")));
        }
        _ => {}
    }
}

fn check_macro(used: &MacroUse<'_>, cx: &Cx<'_>, out: &mut Findings) {
    if detects_features(used) {
        return out.push(finding(cx, used.span, used.span, &format!("{}!", used.name)));
    }
    let part = if is_std_macro(used, &["cfg"]) {
        condition::dependent(&used.mac.tokens)
    } else if is_std_macro(used, &["cfg_select", "cfg_match"]) || is_cfg_if(used) {
        condition::dependent_arms(&used.mac.tokens)
    } else {
        None
    };
    let Some(part) = part else { return };
    out.push(finding(cx, used.span, cx.span(&part), &part.to_string()));
}

/// `is_x86_feature_detected!` and its siblings, whose list grows with the targets.
fn detects_features(used: &MacroUse<'_>) -> bool {
    used.name.starts_with("is_")
        && used.name.ends_with("_feature_detected")
        && is_std_macro(used, &[&used.name])
}

fn is_cfg_if(used: &MacroUse<'_>) -> bool {
    used.name == "cfg_if" && used.path.as_deref().is_none_or(|path| path == "cfg_if::cfg_if")
}

fn finding(cx: &Cx<'_>, span: Span, label: Span, what: &str) -> Draft {
    TARGET_DEPENDENT_CODE
        .at(cx, span)
        .label(label, "not the same on every peer")
        .message(format!("`{what}` makes this code another program on another target or in another build"))
        .help("write one version for all targets and builds, or move the difference out of the simulation")
}
