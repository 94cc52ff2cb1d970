//! The nodes that a rule is offered, each with what was learnt about it.

use super::Cx;
use super::known::{Fact, Facts};
use super::ty::{DefId, Ty};
use crate::source::Span;
use std::sync::Arc;

/// The kinds of node, for a rule's declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum On {
    /// [`Node::Call`]
    Call,
    /// [`Node::Op`]
    Op,
    /// [`Node::Literal`]
    Literal,
    /// [`Node::Cast`]
    Cast,
    /// [`Node::For`]
    For,
    /// [`Node::Path`]
    Path,
    /// [`Node::Macro`]
    Macro,
    /// [`Node::Type`]
    Type,
    /// [`Node::Attr`]
    Attr,
    /// [`Node::Item`]
    Item,
    /// [`Node::Expr`]
    Expr,
}

/// One place in the code, with its meaning looked up.
#[derive(Clone, Copy)]
pub enum Node<'a> {
    /// Any use of a function: method call, call by path, or the function as a value.
    Call(&'a Call<'a>),
    /// Any operator: binary, compound assignment, unary.
    Op(&'a Op<'a>),
    /// A literal expression.
    Literal(&'a syn::ExprLit),
    /// `expr as T`
    Cast(&'a syn::Expr, &'a syn::ExprCast),
    /// `for pat in expr { … }`
    For(&'a syn::ExprForLoop),
    /// Any path: in an expression (functions too), a type, a pattern, an import.
    Path(&'a PathUse<'a>),
    /// A macro invocation, in any position.
    Macro(&'a MacroUse<'a>),
    /// A written type, the outermost first, then the types inside it.
    Type(&'a syn::Type),
    /// An attribute, on anything.
    Attr(&'a syn::Attribute),
    /// An item, also one of an impl, trait, extern block or function body.
    Item(Item<'a>),
    /// Any expression, after the more telling node of the same expression.
    Expr(&'a syn::Expr),
}

/// An item of any container.
#[derive(Clone, Copy)]
pub enum Item<'a> {
    /// At module level or in a function body.
    Free(&'a syn::Item),
    /// In an impl.
    Impl(&'a syn::ImplItem),
    /// In a trait.
    Trait(&'a syn::TraitItem),
    /// In an extern block.
    Foreign(&'a syn::ForeignItem),
}

/// How a function is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// `receiver.name(args)`
    Method,
    /// `path::name(args)`
    Path,
    /// `path::name` as a value.
    Value,
}

/// What is called.
#[derive(Debug, Clone, Default)]
pub struct Callee {
    /// Canonical path, where it is known: `f32::sin`, `std::iter::Iterator::sum`, `game::sim::Unit::step`, `rand::random`.
    pub path: Option<Arc<str>>,
    /// The last name as written after renames are resolved: `sin`.
    pub name: String,
    /// Type of the receiver, or the type in front of `::name`; references peeled.
    pub self_ty: Ty,
    /// What the table says about the path.
    pub facts: Facts,
    /// Set where the table does not speak about the path and has a distinctive method of this name: what that one would be.
    pub likely: Facts,
    /// What it gives, where an unread function's name and written types say so.
    pub result: Option<Ty>,
    /// The definition, where it is one of the workspace or of the std declarations.
    pub def: Option<DefId>,
}

impl Callee {
    /// Whether the table says this about the path.
    pub const fn is(&self, fact: Fact) -> bool {
        self.facts.has(fact)
    }

    /// Whether the path is unknown and the name alone suggests it.
    pub const fn may_be(&self, fact: Fact) -> bool {
        self.likely.has(fact)
    }
}

/// One use of a function.
pub struct Call<'a> {
    /// The whole call, or the path where the function is a value.
    pub expr: &'a syn::Expr,
    /// How it is named.
    pub form: Form,
    /// What it is.
    pub callee: &'a Callee,
    /// The receiver of a method call.
    pub receiver: Option<&'a syn::Expr>,
    /// The arguments; in path form the receiver is the first of them.
    pub args: Vec<&'a syn::Expr>,
    /// The name.
    pub name: &'a syn::Ident,
}

impl<'a> Call<'a> {
    /// Where the name stands.
    pub fn name_span(&self, cx: &Cx<'_>) -> Span {
        cx.span(self.name)
    }

    /// Receiver and arguments in one list, however the call is written.
    pub fn operands(&self) -> Vec<&'a syn::Expr> {
        self.receiver.into_iter().chain(self.args.iter().copied()).collect()
    }
}

/// The operators, compound assignment folded into its operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the operators of the language")]
pub enum OpKind {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Neg,
    Not,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    And,
    Or,
    /// `== != < <= > >=`
    Compare,
}

impl OpKind {
    /// `+ - * / %` and unary `-`.
    pub const fn is_arithmetic(self) -> bool {
        matches!(self, Self::Add | Self::Sub | Self::Mul | Self::Div | Self::Rem | Self::Neg)
    }
}

/// One operator with its operands.
pub struct Op<'a> {
    /// The whole operation.
    pub expr: &'a syn::Expr,
    /// Which.
    pub kind: OpKind,
    /// As written: `+`, `+=`, `-`.
    pub symbol: &'static str,
    /// Left or only operand.
    pub lhs: &'a syn::Expr,
    /// Right operand.
    pub rhs: Option<&'a syn::Expr>,
    /// Type of the left or only operand.
    pub lhs_ty: Ty,
    /// Type of the right operand; `Unknown` where there is none.
    pub rhs_ty: Ty,
}

impl Op<'_> {
    /// Where the operator stands.
    pub fn op_span(&self, cx: &Cx<'_>) -> Span {
        match self.expr {
            syn::Expr::Binary(node) => cx.span(&node.op),
            syn::Expr::Unary(node) => cx.span(&node.op),
            other => cx.span(other),
        }
    }
}

/// Where a path stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathRole {
    /// In an expression.
    Expr,
    /// In a type.
    Type,
    /// In a pattern.
    Pattern,
    /// In a `use` declaration, one for each leaf.
    Import,
}

/// One path with its meaning.
pub struct PathUse<'a> {
    /// As written; `None` for an import.
    pub path: Option<&'a syn::Path>,
    /// Where it stands.
    pub role: PathRole,
    /// Canonical path, where it is known; locals and generic parameters have none.
    pub canonical: Option<Arc<str>>,
    /// What the table says about it.
    pub facts: Facts,
    /// The definition, where it is one of the workspace or of the std declarations.
    pub def: Option<DefId>,
    /// Where an import stands in the text.
    pub(crate) import: Option<Span>,
}

impl PathUse<'_> {
    /// From the first to the last name; arguments in angle brackets belong to the types inside.
    pub fn span(&self, cx: &Cx<'_>) -> Span {
        let names = self.path.map(|path| (path.segments.first(), path.segments.last()));
        match (self.import, names) {
            (Some(import), _) => import,
            (None, Some((Some(first), Some(last)))) => {
                let (first, last) = (cx.span(&first.ident), cx.span(&last.ident));
                Span { start: first.start, end: last.end.max(first.end) }
            }
            (None, _) => Span::default(),
        }
    }
}

/// One macro invocation.
pub struct MacroUse<'a> {
    /// The invocation.
    pub mac: &'a syn::Macro,
    /// Canonical path: `std::format`, `game::lerp`; `None` where nothing by that name is known.
    pub path: Option<Arc<str>>,
    /// Its last name.
    pub name: String,
    /// The arguments that were read as expressions; empty where they were not.
    pub args: &'a [syn::Expr],
    /// Whether the arguments were read.
    pub read: bool,
    /// What it becomes is walked instead of the arguments.
    pub expanded: bool,
    /// Its definition is known, and it could not be written out.
    pub refused: bool,
    /// The format string's placeholders, where it is a formatting macro: the formatted value and the spec after the colon (`?`, `x`, `p`, …).
    /// Inline captures (`{name:?}`) have a value too.
    pub formats: &'a [(syn::Expr, String)],
    /// The whole invocation.
    pub span: Span,
}

/// Whether a macro only talks to people, so that nothing of its arguments reaches the state: panics, assertions, prints, logs.
pub fn is_message(path: Option<&str>, name: &str) -> bool {
    const STD: [&str; 15] = [
        "panic", "todo", "unimplemented", "unreachable", "assert", "assert_eq", "assert_ne", "debug_assert",
        "debug_assert_eq", "debug_assert_ne", "print", "println", "eprint", "eprintln", "compile_error",
    ];
    const LOG: [&str; 11] =
        ["log", "trace", "debug", "info", "warn", "error", "bail", "ensure", "anyhow", "event", "span"];
    match path.and_then(|path| path.split("::").next()) {
        Some("std" | "core" | "alloc") => STD.contains(&name),
        Some("log" | "tracing" | "anyhow" | "bevy" | "bevy_log" | "bevy_utils" | "defmt") => {
            LOG.contains(&name)
        }
        Some(_) => false,
        None => STD.contains(&name) || LOG.contains(&name),
    }
}
