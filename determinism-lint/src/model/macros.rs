//! Macro invocations of one file, their arguments read as expressions where they parse. Keeps the trees that it makes.

use super::decl::{NodeKey, key};
use crate::parse::Parsed;
use rustc_hash::FxHashMap;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit::Visit;

/// The arguments of one invocation.
#[derive(Default)]
pub struct MacroArgs {
    /// Arguments that are expressions.
    pub exprs: Vec<syn::Expr>,
    /// The arguments as statements, where they are no list of expressions.
    pub stmts: Vec<syn::Stmt>,
    /// The pattern of `matches!`.
    pub pattern: Option<syn::Pat>,
    /// Placeholders of the format string with the spec after the colon.
    pub formats: Vec<(syn::Expr, String)>,
    /// Whether the arguments were understood.
    pub read: bool,
}

/// The invocations of one file by their node.
#[derive(Default)]
pub struct Macros {
    map: FxHashMap<NodeKey, Box<MacroArgs>>,
}

impl Macros {
    /// Reads every invocation below the items, those inside arguments too.
    pub fn read(parsed: &Parsed) -> Self {
        let mut finder = Finder::default();
        match parsed.bodies_with_macros() {
            Some(bodies) => bodies.into_iter().for_each(|body| finder.visit_block(body)),
            None => finder.visit_file(&parsed.tree),
        }
        let mut macros = Self::default();
        let mut queue = finder.found;
        while let Some((key, args)) = queue.pop() {
            let mut inner = Finder { depth: args.1, ..Finder::default() };
            let args = Box::new(args.0);
            args.exprs.iter().for_each(|expr| inner.visit_expr(expr));
            args.stmts.iter().for_each(|stmt| inner.visit_stmt(stmt));
            queue.append(&mut inner.found);
            macros.map.insert(key, args);
        }
        macros
    }

    /// The arguments of an invocation.
    pub fn get(&self, mac: &syn::Macro) -> Option<&MacroArgs> {
        self.map.get(&key(mac)).map(|args| &**args)
    }
}

/// How deep invocations may stand in arguments of invocations.
const MAX_DEPTH: u32 = 32;

#[derive(Default)]
struct Finder {
    found: Vec<(NodeKey, (MacroArgs, u32))>,
    depth: u32,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if self.depth < MAX_DEPTH {
            self.found.push((key(mac), (read(mac), self.depth + 1)));
        }
    }

    // A definition is no invocation.
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if item.ident.is_none() {
            self.visit_macro(&item.mac);
        }
    }

    // Types hold no macros worth reading, attributes neither.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

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

fn read(mac: &syn::Macro) -> MacroArgs {
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
        "thread_local" | "lazy_static" | "bitflags" | "cfg_if" | "cfg_match" | "select" | "quote"
        | "stringify" | "concat_idents" | "asm" | "global_asm" | "naked_asm" => {
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
