//! The arguments of one invocation, read as expressions, statements, a pattern or a format string. Knows macros by name alone.

use super::MacroArgs;
use crate::model::statics::of_macro;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;

/// Macros whose first string literal at or after this position is a format string.
fn format_position(name: &str) -> Option<usize> {
    Some(match name {
        "format" | "print" | "println" | "eprint" | "eprintln" | "panic" | "todo" | "unimplemented"
        | "unreachable" | "format_args" | "bail" | "anyhow" => 0,
        "write" | "writeln" | "assert" | "debug_assert" | "ensure" => 1,
        "assert_eq" | "assert_ne" | "debug_assert_eq" | "debug_assert_ne" => 2,
        "trace" | "debug" | "info" | "warn" | "error" | "log" => 0,
        _ => return None,
    })
}

/// Macros whose arguments say more than what they become.
pub(super) fn is_understood(name: &str) -> bool {
    format_position(name).is_some()
        || matches!(
            name,
            "matches"
                | "assert_matches"
                | "vec"
                | "thread_local"
                | "lazy_static"
                | "select"
                | "quote"
                | "stringify"
                | "event"
                | "span"
        )
}

pub(super) fn read(mac: &syn::Macro) -> MacroArgs {
    let name = mac.path.segments.last().map(|seg| seg.ident.to_string()).unwrap_or_default();
    let tokens = mac.tokens.clone();
    if tokens.is_empty() {
        return MacroArgs { read: true, ..MacroArgs::default() };
    }
    match &*name {
        "matches" | "assert_matches" => return matches_args.parse2(tokens).unwrap_or_default(),
        "vec" => {
            if let Ok((item, count)) = repeat_args.parse2(tokens.clone()) {
                return MacroArgs { exprs: vec![item, count], read: true, ..MacroArgs::default() };
            }
        }
        "thread_local" | "lazy_static" => return first_values(mac),
        "bitflags" | "cfg_if" | "cfg_match" | "select" | "quote" | "stringify" | "concat_idents" | "asm"
        | "global_asm" | "naked_asm" => {
            return MacroArgs { read: name == "stringify", ..MacroArgs::default() };
        }
        _ => {}
    }
    if let Ok(exprs) = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated.parse2(tokens.clone()) {
        let exprs: Vec<syn::Expr> = exprs.into_iter().collect();
        let formats = format_position(&name).map(|from| formats(&exprs, from)).unwrap_or_default();
        return MacroArgs { exprs, formats, read: true, ..MacroArgs::default() };
    }
    if let Ok(stmts) = syn::Block::parse_within.parse2(tokens.clone()) {
        return MacroArgs { stmts, read: true, ..MacroArgs::default() };
    }
    MacroArgs::default()
}

/// What the statics of a macro begin with.
fn first_values(mac: &syn::Macro) -> MacroArgs {
    let statics = of_macro(mac);
    let count = statics.len();
    let exprs: Vec<syn::Expr> = statics.into_iter().filter_map(|found| found.value).collect();
    MacroArgs { read: count > 0 && exprs.len() == count, exprs, ..MacroArgs::default() }
}

fn repeat_args(input: ParseStream<'_>) -> syn::Result<(syn::Expr, syn::Expr)> {
    let item = input.parse()?;
    input.parse::<syn::Token![;]>()?;
    Ok((item, input.parse()?))
}

fn matches_args(input: ParseStream<'_>) -> syn::Result<MacroArgs> {
    let mut args = MacroArgs { read: true, ..MacroArgs::default() };
    args.exprs.push(input.parse()?);
    input.parse::<syn::Token![,]>()?;
    args.pattern = Some(input.call(syn::Pat::parse_multi_with_leading_vert)?);
    if input.parse::<Option<syn::Token![if]>>()?.is_some() {
        args.exprs.push(input.parse()?);
    }
    // A message may follow.
    while input.parse::<Option<syn::Token![,]>>()?.is_some() && !input.is_empty() {
        args.exprs.push(input.parse()?);
    }
    Ok(args)
}

/// Placeholders of the first string literal from a position on.
fn formats(exprs: &[syn::Expr], from: usize) -> Vec<(syn::Expr, String)> {
    let literal = exprs.iter().enumerate().skip(from).find_map(|(at, expr)| match expr {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some((at, text)),
        _ => None,
    });
    let Some((at, literal)) = literal else { return Vec::new() };
    let mut positional = exprs[at + 1..].iter().filter(|expr| !matches!(expr, syn::Expr::Assign(_)));
    let ordered: Vec<&syn::Expr> = exprs[at + 1..].iter().collect();
    let mut out = Vec::new();
    for (argument, spec) in placeholders(&literal.value()) {
        let value = if argument.is_empty() {
            positional.next().cloned()
        } else if let Ok(index) = argument.parse::<usize>() {
            ordered.get(index).map(|expr| named_value(expr).unwrap_or(expr).clone())
        } else {
            named(&ordered, &argument).cloned().or_else(|| capture(&argument, literal.span()))
        };
        out.extend(value.map(|value| (value, spec)));
    }
    out
}

/// `name = value`
fn named_value(expr: &syn::Expr) -> Option<&syn::Expr> {
    match expr {
        syn::Expr::Assign(node) => Some(&node.right),
        _ => None,
    }
}

fn named<'e>(exprs: &[&'e syn::Expr], name: &str) -> Option<&'e syn::Expr> {
    exprs.iter().find_map(|expr| match expr {
        syn::Expr::Assign(node) => match &*node.left {
            syn::Expr::Path(path) if path.path.is_ident(name) => Some(&*node.right),
            _ => None,
        },
        _ => None,
    })
}

/// `{name}` captures a variable; the literal's place stands for it.
fn capture(name: &str, span: proc_macro2::Span) -> Option<syn::Expr> {
    let is_name = name == "self" || syn::parse_str::<syn::Ident>(name).is_ok();
    let ident = is_name.then(|| syn::Ident::new(name.trim_start_matches("r#"), span))?;
    Some(syn::Expr::Path(syn::ExprPath { attrs: Vec::new(), qself: None, path: ident.into() }))
}

/// Argument and spec of each `{…}`; `{{` is a brace.
fn placeholders(text: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        rest = &rest[open + 1..];
        if let Some(after) = rest.strip_prefix('{') {
            rest = after;
            continue;
        }
        let Some(close) = rest.find('}') else { break };
        let (argument, spec) = rest[..close].split_once(':').unwrap_or((&rest[..close], ""));
        out.push((argument.trim().to_owned(), spec.trim().to_owned()));
        rest = &rest[close + 1..];
    }
    out
}
