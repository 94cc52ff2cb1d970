//! DET504: values read or written as the bytes that this machine happens to keep them in.

use super::prelude::*;
use super::support::{call_name, certain};
use crate::model::Prim;
use crate::source::Span;

rule! {
    pub(crate) static NATIVE_ENDIAN = {
        code: "DET504", name: "native-endian", group: Group::State,
        fixed_point: Level::Deny, exact_float: Level::Deny,
        summary: "native byte order, transmutation or a raw view of memory",
        page: include_str!("native_endian.md"),
        on: [Call, Cast, Path, Macro, Expr], check: Some(check),
    }
}

const ORDER_HELP: &str = "use the `_le_` or `_be_` form, the same one everywhere";
const VIEW_HELP: &str = "encode field by field with `to_le_bytes`, and decode with `from_le_bytes`";

fn check(node: Node<'_>, cx: &Cx<'_>, out: &mut Findings) {
    match node {
        Node::Call(call) => called(call, cx, out),
        Node::Cast(_, cast) if is_byte_view(&cx.ty(&cast.expr), &cx.written(&cast.ty)) => {
            view(cx, cx.span(cast), cx.span(&cast.as_token), "casts to a pointer to bytes".to_owned(), out);
        }
        Node::Path(path) if path.role != PathRole::Import && is_order_type(path) => {
            out.push(
                NATIVE_ENDIAN
                    .at(cx, path.span(cx))
                    .label(path.span(cx), "least byte first on one target, last on another")
                    .message("chooses the byte order of the machine")
                    .help("name `LittleEndian` or `BigEndian`"),
            );
        }
        Node::Macro(used) if matches!(used.path.as_deref(), Some("zerocopy::transmute" | "zerocopy::transmute_ref")) => {
            view(cx, used.span, cx.span(&used.mac.path), format!("`{}!` looks at memory as another type", used.name), out);
        }
        Node::Expr(syn::Expr::Field(field)) if cx.is_union(&cx.ty(&field.base)) => {
            view(cx, cx.span(field), cx.span(&field.member), "reads memory as the field of a union".to_owned(), out);
        }
        _ => {}
    }
}

fn view(cx: &Cx<'_>, span: Span, label: Span, message: String, out: &mut Findings) {
    out.push(NATIVE_ENDIAN.at(cx, span).label(label, "byte order, padding and layout of this target").message(message).help(VIEW_HELP));
}

fn called(call: &Call<'_>, cx: &Cx<'_>, out: &mut Findings) {
    let callee = call.callee;
    let name = call_name(call);
    // The bytes of a `usize` are the matter of `platform-width`.
    let order = callee.is(Fact::NativeEndian) || callee.may_be(Fact::NativeEndian);
    if order && !callee.is(Fact::PlatformWidth) {
        let draft = NATIVE_ENDIAN
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "least byte first on one target, last on another")
            .message(format!("`{name}` follows the byte order of the machine"))
            .help(ORDER_HELP);
        return out.push(certain(draft, callee.is(Fact::NativeEndian)));
    }
    if callee.is(Fact::RawBytes) || callee.may_be(Fact::RawBytes) {
        // A slice of whole values from a pointer is no view of their bytes.
        if callee.name.contains("from_raw_parts") && !holds_bytes(&cx.ty(call.expr)) {
            return;
        }
        if keeps_type(call, cx) {
            return;
        }
        let draft = NATIVE_ENDIAN
            .at(cx, cx.span(call.expr))
            .label(call.name_span(cx), "byte order, padding and layout of this target")
            .message(format!("`{name}` looks at memory as another type"))
            .help(VIEW_HELP);
        return out.push(certain(draft, callee.is(Fact::RawBytes)));
    }
    if callee.name == "cast" && is_byte_view(&callee.self_ty, &cx.ty(call.expr)) {
        view(cx, cx.span(call.expr), call.name_span(cx), "casts to a pointer to bytes".to_owned(), out);
    }
}

/// A transmutation of a lifetime alone: the value keeps its type.
fn keeps_type(call: &Call<'_>, cx: &Cx<'_>) -> bool {
    let Some(from) = call.operands().first().map(|value| cx.ty(value)) else { return false };
    let to = cx.ty(call.expr);
    call.callee.name == "transmute" && !from.is_unknown() && from == to
}

/// A slice of bytes, or one whose elements are not known.
fn holds_bytes(ty: &Ty) -> bool {
    match ty.peel() {
        Ty::Slice(element) => is_byte(element) || element.is_unknown(),
        Ty::Ptr(slice) => holds_bytes(slice),
        other => other.is_unknown(),
    }
}

fn is_byte(ty: &Ty) -> bool {
    matches!(ty, Ty::Prim(Prim::U8 | Prim::I8))
}

/// From a pointer to something known that is wider than a byte to a pointer to bytes.
fn is_byte_view(from: &Ty, to: &Ty) -> bool {
    let (Ty::Ptr(from), Ty::Ptr(to)) = (from.peel(), to) else { return false };
    let wide = match &**from {
        Ty::Prim(prim) => !matches!(prim, Prim::U8 | Prim::I8 | Prim::Str | Prim::Bool),
        Ty::Array(element) | Ty::Slice(element) => !is_byte(element),
        Ty::Adt(..) | Ty::Tuple(_) => true,
        _ => false,
    };
    wide && is_byte(to)
}

/// `byteorder::NativeEndian` as a type argument or a value.
fn is_order_type(path: &PathUse<'_>) -> bool {
    let last = path.canonical.as_deref().and_then(|canonical| canonical.rsplit("::").next()).unwrap_or_default();
    path.facts.has(Fact::NativeEndian) && last.starts_with(char::is_uppercase)
}
