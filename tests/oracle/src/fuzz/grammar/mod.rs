//! What programs are made of: pieces of Rust with holes. Data only; nothing here knows how holes are filled.
//!
//! `@S` and `@T` are two scalar types, `@s` and `@t` expressions of them where the context gives the type, `@!s` and `@!t` those that
//! need no context, `@#s` a literal without a suffix. `@b` is a condition, `@0` to `@9` are names of this piece alone, `@n` is a number
//! that no other piece has, and `@[name]` is an expression of a type that a piece has brought.

mod arithmetic;
mod blankets;
mod choices;
mod closures;
mod containers;
mod games;
mod generics;
mod kinds;
mod larger;
mod library;
mod modules;
mod owned;
mod several;
mod statements;
mod traits;
mod views;
mod wider;

/// Which scalars `S` of a piece can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    /// Any number.
    Any,
    /// `f32`, `f64`
    Float,
    /// `i32`, `i64`, `u32`
    Int,
    /// Everything but `u32`.
    Signed,
    /// What has an exact conversion from a smaller number: `f64`, `i64`.
    Wide,
}

/// An expression of type `S`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Expr {
    /// What it shows.
    pub(super) label: &'static str,
    /// Which `S`.
    pub(super) of: Of,
    /// Whether its type needs no context.
    pub(super) typed: bool,
    /// The piece.
    pub(super) text: &'static str,
}

/// A statement, and the locals that it leaves behind.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stmt {
    pub(super) label: &'static str,
    pub(super) of: Of,
    pub(super) text: &'static str,
    /// Names (`@0`) of type `S`.
    pub(super) binds: &'static [&'static str],
}

/// Items, and the expressions that they make possible.
#[derive(Debug, Clone, Copy)]
pub(super) struct Item {
    pub(super) label: &'static str,
    pub(super) of: Of,
    pub(super) text: &'static str,
    /// The type of each expression (`s`, `t` or the name of an own type), and the expression; all need no context.
    pub(super) gives: &'static [(&'static str, &'static str)],
    /// Statements that use it.
    pub(super) stmts: &'static [&'static str],
}

pub(super) static EXPRS: &[&[Expr]] = &[
    arithmetic::EXPRS,
    choices::EXPRS,
    closures::EXPRS,
    containers::EXPRS,
    library::EXPRS,
    wider::EXPRS,
    games::EXPRS,
];
pub(super) static STMTS: &[&[Stmt]] = &[
    statements::STMTS,
    choices::STMTS,
    closures::STMTS,
    containers::STMTS,
    library::STMTS,
    wider::STMTS,
    games::STMTS,
];
pub(super) static ITEMS: &[&[Item]] = &[
    owned::ITEMS,
    traits::ITEMS,
    several::ITEMS,
    generics::ITEMS,
    larger::ITEMS,
    kinds::ITEMS,
    views::ITEMS,
    modules::ITEMS,
    blankets::ITEMS,
    games::ITEMS,
];

const fn expr(label: &'static str, of: Of, text: &'static str) -> Expr {
    Expr { label, of, typed: true, text }
}

const fn stmt(label: &'static str, of: Of, text: &'static str, binds: &'static [&'static str]) -> Stmt {
    Stmt { label, of, text, binds }
}

/// Every construct that a program can show, sorted.
pub(super) fn labels() -> Vec<&'static str> {
    let exprs = EXPRS.iter().flat_map(|list| list.iter()).map(|one| one.label);
    let stmts = STMTS.iter().flat_map(|list| list.iter()).map(|one| one.label);
    let items = ITEMS.iter().flat_map(|list| list.iter()).map(|one| one.label);
    let mut labels: Vec<&str> = exprs.chain(stmts).chain(items).collect();
    labels.sort_unstable();
    labels.dedup();
    labels
}
