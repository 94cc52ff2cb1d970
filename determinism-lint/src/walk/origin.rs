//! Where the type of an expression comes from, step by step: what binds it, declares it or gives it.

use crate::line_facts::{Origin, Whereabouts};
use crate::model::infer::ops::binary_kind;
use crate::model::names::Namespace;
use crate::model::{Cx, DefId, Ty, lower};

/// Steps that are followed.
const STEPS: usize = 12;

/// The steps, the nearest first.
pub(super) fn chain<'a>(cx: &Cx<'a>, expr: &'a syn::Expr) -> Vec<Origin> {
    let mut steps = Vec::new();
    let mut at = Some(expr);
    while let Some(expr) = at.filter(|_| steps.len() < STEPS) {
        at = step(cx, expr, &mut steps);
    }
    steps
}

/// Adds what one expression says, and gives the one that its type comes from.
fn step<'a>(cx: &Cx<'a>, expr: &'a syn::Expr, out: &mut Vec<Origin>) -> Option<&'a syn::Expr> {
    let mut say = |text: String| out.push(Origin { text, place: None });
    match expr {
        syn::Expr::Paren(node) => return Some(&node.expr),
        syn::Expr::Group(node) => return Some(&node.expr),
        syn::Expr::Reference(node) => {
            say("reference".to_owned());
            return Some(&node.expr);
        }
        syn::Expr::Unary(node) if matches!(node.op, syn::UnOp::Deref(_)) => {
            say(format!("dereference of {}", of_type(cx, &node.expr)));
            return Some(&node.expr);
        }
        syn::Expr::Unary(node) => return Some(&node.expr),
        syn::Expr::Path(node) => return path(cx, expr, node, out),
        syn::Expr::Field(node) => {
            out.push(field(cx, expr, node));
            return Some(&node.base);
        }
        syn::Expr::MethodCall(_) | syn::Expr::Call(_) => out.push(call(cx, expr)),
        syn::Expr::Lit(node) => say(literal(cx, expr, node)),
        syn::Expr::Cast(_) => say(format!("cast to {}", of_type(cx, expr))),
        syn::Expr::Binary(node) => {
            let symbol = binary_kind(&node.op).1;
            say(format!("`{symbol}` of {} and {}", of_type(cx, &node.left), of_type(cx, &node.right)));
        }
        syn::Expr::Index(node) => {
            say(format!("element of {}", of_type(cx, &node.expr)));
            return Some(&node.expr);
        }
        syn::Expr::Try(node) => {
            say(format!("`?` on {}", of_type(cx, &node.expr)));
            return Some(&node.expr);
        }
        syn::Expr::Macro(node) => {
            let name = node.mac.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
            say(format!("what `{name}!` gives"));
        }
        syn::Expr::Struct(_) => say(format!("value of {}", of_type(cx, expr))),
        syn::Expr::Closure(_) => say("closure".to_owned()),
        syn::Expr::If(_)
        | syn::Expr::Match(_)
        | syn::Expr::Block(_)
        | syn::Expr::Loop(_)
        | syn::Expr::Unsafe(_) => {
            say("value of a block".to_owned());
            return tail(expr);
        }
        _ => {}
    }
    None
}

/// The last expression of a block, of the first branch that has one.
fn tail(expr: &syn::Expr) -> Option<&syn::Expr> {
    let block = match expr {
        syn::Expr::Block(node) => &node.block,
        syn::Expr::Unsafe(node) => &node.block,
        syn::Expr::If(node) => &node.then_branch,
        syn::Expr::Match(node) => return node.arms.first().map(|arm| &*arm.body),
        _ => return None,
    };
    match block.stmts.last() {
        Some(syn::Stmt::Expr(expr, None)) => Some(expr),
        _ => None,
    }
}

/// A local, a constant, a static, a function as a value; gives what a local was bound to.
fn path<'a>(
    cx: &Cx<'a>,
    expr: &syn::Expr,
    node: &syn::ExprPath,
    out: &mut Vec<Origin>,
) -> Option<&'a syn::Expr> {
    if let Some(local) = cx.inferred.as_ref().and_then(|inferred| inferred.local(expr)) {
        let place = local.name.map(|name| {
            let line = cx.source.line(cx.bytes(name.span()).start);
            Whereabouts::Line(cx.file, line)
        });
        let text = match (local.name, local.init) {
            (None, _) => format!("`self`, which is {}", of_type(cx, expr)),
            (Some(name), Some(_)) => format!("`{name}`, bound by `let`"),
            (Some(name), None) => format!("`{name}`, a parameter or part of a pattern"),
        };
        out.push(Origin { text, place });
        return local.init;
    }
    let (canonical, _, def) = cx.meaning(&lower::path(&node.path), Namespace::Value);
    let Some(canonical) = canonical else {
        let name = node.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        out.push(Origin { text: format!("nothing is known of the name `{name}`"), place: None });
        return None;
    };
    let text = format!("`{canonical}`, declared as {}", of_type(cx, expr));
    out.push(Origin { text, place: def.and_then(|def| declared(cx, def, None)) });
    None
}

fn field(cx: &Cx<'_>, expr: &syn::Expr, node: &syn::ExprField) -> Origin {
    let base = cx.ty(&node.base);
    let member = lower::member(&node.member);
    let declared_as =
        cx.fields(&base).and_then(|fields| fields.into_iter().find(|(name, _)| *name == member));
    let ty = declared_as.map_or_else(|| of_type(cx, expr), |(_, ty)| name_of(cx, &ty));
    let place = match base.peel() {
        Ty::Adt(def, _) => declared(cx, *def, Some(member.clone())),
        _ => None,
    };
    let owner = cx.type_path(&base).map_or_else(|| of_type(cx, &node.base), |path| format!("`{path}`"));
    Origin { text: format!("field `{member}` of {owner}, declared as {ty}"), place }
}

fn call(cx: &Cx<'_>, expr: &syn::Expr) -> Origin {
    let gives = of_type(cx, expr);
    let Some(callee) = cx.callee(expr) else {
        return Origin { text: format!("a call that gives {gives}"), place: None };
    };
    match &callee.path {
        Some(path) => Origin {
            text: format!("`{path}` returns {gives}"),
            place: callee.def.and_then(|def| declared(cx, def, None)),
        },
        None => Origin {
            text: format!("a function `{}` of an unknown type gives {gives}", callee.name),
            place: None,
        },
    }
}

fn literal(cx: &Cx<'_>, expr: &syn::Expr, node: &syn::ExprLit) -> String {
    let suffix = match &node.lit {
        syn::Lit::Int(number) => number.suffix(),
        syn::Lit::Float(number) => number.suffix(),
        _ => return "literal".to_owned(),
    };
    if suffix.is_empty() {
        format!("literal without a suffix, {} by its use or by default", of_type(cx, expr))
    } else {
        format!("literal with the suffix `{suffix}`")
    }
}

/// Where a definition of a file that was read stands.
fn declared(cx: &Cx<'_>, def: DefId, member: Option<String>) -> Option<Whereabouts> {
    let own = cx.project.index.def(def);
    Some(Whereabouts::Item { file: own.file?, path: own.path.to_string(), member })
}

fn of_type(cx: &Cx<'_>, expr: &syn::Expr) -> String {
    name_of(cx, &cx.ty(expr))
}

fn name_of(cx: &Cx<'_>, ty: &Ty) -> String {
    if ty.is_unknown() { "an unknown type".to_owned() } else { format!("`{}`", cx.display(ty)) }
}
