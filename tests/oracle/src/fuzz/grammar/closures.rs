//! Closures, function values.

use super::Of::{Any, Float};
use super::{Expr, Stmt, expr, stmt};

pub(super) static EXPRS: &[Expr] = &[
    expr("closure", Any, "(|@0: @S| @0 * @s)(@s)"),
    expr("closure", Any, "(|@0: @S, @1: @T| -> @S { let _ = @1 + @1; @0 - @s })(@s, @t)"),
    expr("closure with inferred parameters", Any, "Some(@!s).map(|@0| @0 * @0).unwrap_or(@s)"),
    expr("closure with inferred parameters", Any, "Some(@!s).map_or(@s, |@0| @0 + @s)"),
    expr(
        "closure with inferred parameters",
        Any,
        "Some((@!s, @!t)).map(|(@0, @1)| { let _ = @1 * @1; @0 + @0 }).unwrap()",
    ),
    expr("closure with inferred parameters", Any, "Some(@!s).and_then(|@0| Some(@0 * @s)).unwrap()"),
    expr(
        "closure with inferred parameters",
        Any,
        "Ok::<@S, ()>(@s).map(|@0| @0 + @s).unwrap_or_else(|_| @!s * @s)",
    ),
    expr(
        "closure with inferred parameters",
        Any,
        "Some(@!s).zip(Some(@!t)).map(|(@0, @1)| @0 * (@1 + @t) as @S).unwrap()",
    ),
    expr("closure with inferred parameters", Any, "Some(@!t).filter(|@0| *@0 + @t > @t).map_or(@!s, |_| @s)"),
    expr("function value", Any, "{ let @0: fn(@S, @S) -> @S = |@1, @2| @1 * @2; @0(@s, @s) }"),
    expr("function value", Any, "{ let @0 = <@S as Add>::add; @0(@s, @s) * @s }"),
    expr("function value", Float, "Some(@!s).map(@S::sqrt).unwrap() "),
    expr("function trait object", Any, "{ let @0: &dyn Fn(@S) -> @S = &|@1| @1 + @1; @0(@s) }"),
    expr(
        "function trait object",
        Any,
        "{ let @0: Box<dyn Fn(@S) -> @S> = Box::new(move |@1| @1 * @s); @0(@s) + @s }",
    ),
    expr("closure of a closure", Any, "(|@0: @S| move |@1: @S| @0 * @1)(@s)(@s)"),
];

pub(super) static STMTS: &[Stmt] = &[
    stmt("closure inferred through use", Any, "let @0 = |@1, @2| @1 * @2;\nlet @3 = @0(@!s, @s);", &["@3"]),
    stmt(
        "closure inferred through use",
        Any,
        "let @0 = |@1| @1;\nlet @2 = @0(@!s);\nlet _ = @2 * @s;",
        &["@2"],
    ),
    stmt("captured variable", Any, "let mut @0 = @!s;\nlet mut @1 = |@2: @S| @0 += @2;\n@1(@s);", &["@0"]),
    stmt("captured variable", Any, "let @0 = @!s;\nlet @1 = move || @0 * @s;\nlet @2 = @1() + @s;", &["@2"]),
    stmt(
        "closure in a variable",
        Any,
        "let @0 = |@1: &[@S]| @1[0] + @1[1];\nlet @2 = @0(&[@s, @s]);",
        &["@2"],
    ),
];
