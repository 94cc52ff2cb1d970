//! DET101: a written type that is a raw float.

use super::prelude::*;
use super::support::as_written;

rule! {
    pub(crate) static FLOAT_TYPE = {
        code: "DET101", name: "float-type", group: Group::Float,
        fixed_point: Level::Deny, exact_float: Level::Allow,
        summary: "raw float type in simulation code",
        page: include_str!("float_type.md"),
        on: [Type], check: Some(check),
    }
}

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let Node::Type(ty @ syn::Type::Path(path)) = node else { return };
    if cx.in_conversions() || cx.type_role() != TypeRole::Declared || starts_with_self(&path.path) {
        return;
    }
    let Ty::Prim(prim) = cx.written(ty) else { return };
    if !prim.is_float() {
        return;
    }
    let name = prim.name();
    let span = cx.span(ty);
    let written = as_written(ty);
    let label = if written == name { "raw float".to_owned() } else { format!("`{written}` is `{name}`") };
    out.push(
        FLOAT_TYPE
            .at(cx, span)
            .message(format!("raw float type `{name}` in simulation code"))
            .label(span, label)
            .help("use `simmath::Fpx16_16`, or make the code generic over `M: SimMath`"),
    );
}

/// `Self` and `Self::Name` only repeat a type that is written, and reported, elsewhere.
fn starts_with_self(path: &syn::Path) -> bool {
    path.segments.first().is_some_and(|segment| segment.ident == "Self")
}
