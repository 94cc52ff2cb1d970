//! Blocks, branches, loops, patterns, jumps.

use super::Of::{Any, Float};
use super::{Expr, Stmt, expr, stmt};

pub(super) static EXPRS: &[Expr] = &[
    expr("block", Any, "{ let @0 = @!s; (@0 + @s) }"),
    expr("shadowing", Any, "{ let @0 = @!t; let @0 = (@0 * @t) as @S; @0 * @s }"),
    expr("shadowing", Any, "{ let @0 = @!t; let @1 = { let @0 = @!s; @0 + @s }; let _ = @0 * @t; @1 }"),
    expr("if", Any, "(if @b { @!s } else { @s } + @s)"),
    expr("if let", Any, "(if let Some(@0) = Some(@!s) { @0 * @s } else { @#s })"),
    expr(
        "if let",
        Any,
        "(if let Some(@0) = Some(@!t) && let Ok::<_, ()>(@1) = Ok(@!s) && @0 > @t { @1 + @s } else { @#s })",
    ),
    expr("match", Any, "(match @!t { @0 if @0 > @t => @!s, _ => @s } - @s)"),
    expr("match", Any, "(match (@!s, @!t) { (@0, @1) if @1 < @1 + @t => @0 * @s, (@0, _) => @0 })"),
    expr(
        "match",
        Any,
        "(match Some((@!s, @!t)) { Some((@0, @1)) => { let _ = @1 - @t; @0 * @s } None => @#s })",
    ),
    expr("match on references", Any, "(match &(@!s, @!t) { (@0, @1) => { let _ = @1 * @1; @0 + @0 } })"),
    expr("match on references", Any, "(match &Some(@!s) { Some(@0) => *@0 * @s, &None => @#s })"),
    expr("match on references", Any, "(match &mut Some(@!s) { Some(@0) => { *@0 += @s; *@0 } None => @#s })"),
    expr("binding with a pattern", Any, "(match @!s { @0 @ _ => @0 + @s })"),
    expr("ref pattern", Any, "{ let (ref @0, ref mut @1) = (@!s, @!s); *@1 += @0; *@1 }"),
    expr("labelled break", Any, "('@0: { if @b { break '@0 @!s; } @s } * @s)"),
    expr("labelled break", Any, "('@0: loop { loop { break '@0 @!s; } } + @s)"),
    expr("loop with a value", Any, "(loop { if @b { break @!s; } } - @s)"),
    expr("tuple", Any, "((@!s, @!t).0 + @s)"),
    expr("tuple", Any, "{ let (@0, (@1, @2)) = (@!s, (@!t, @!s)); let _ = @1 + @1; @0 * @2 }"),
    expr("never", Any, "(if @b { @!s } else { panic!() } + @s)"),
    expr("unsafe block", Any, "(unsafe { @!s } * @s)"),
    expr("const block", Any, "(const { @!#s + @#s } * @s)"),
    expr("matches", Any, "(if matches!(@!t, @0 if @0 + @t > @t) { @!s } else { @s })"),
    expr("let else", Any, "{ let Some(@0) = Some(@!s) else { panic!() }; @0 + @s }"),
    expr("question mark", Any, "(|| -> Option<@S> { let @0 = Some(@!s)?; Some(@0 * @s) })().unwrap()"),
    expr(
        "question mark",
        Any,
        "(|| -> Result<@S, ()> { Ok(Ok::<_, ()>(@!s)? + Err::<@S, ()>(())?) })().unwrap_or(@s)",
    ),
    expr(
        "question mark",
        Float,
        "(|| { let @0: Option<@S> = Some(@s); Some(@0?.exp() * @s) })().unwrap_or_default()",
    ),
    expr("assert", Any, "{ assert!(@!s + @s > @s); assert_eq!(@!t * @t, @t, \"{}\", @!s); @!s }"),
];

pub(super) static STMTS: &[Stmt] = &[
    stmt("if let", Any, "if let Some(@0) = Some(@!s) {\n    let _ = @0 * @0;\n}", &[]),
    stmt("while", Any, "let mut @0 = @!s;\nwhile @b {\n    @0 += @s;\n}", &["@0"]),
    stmt(
        "while let",
        Any,
        "let mut @0 = vec![@!s, @s];\nlet mut @1: @S = Default::default();\nwhile let Some(@2) = @0.pop() {\n    @1 = @1 + @2;\n}",
        &["@1"],
    ),
    stmt(
        "late initialisation",
        Any,
        "let @0;\nif @b {\n    @0 = @!s;\n} else {\n    @0 = @s;\n}\nlet _ = @0 * @0;",
        &["@0"],
    ),
    stmt("tuple pattern", Any, "let (@0, @1) = (@!s, @!t);\nlet _ = @1 + @1;", &["@0"]),
    stmt("array pattern", Any, "let [@0, @1] = [@!s, @s];\nlet _ = @1 * @1;", &["@0", "@1"]),
    stmt(
        "slice pattern",
        Any,
        "if let [@0, .., @1] = &[@!s, @s, @s][..] {\n    let _ = *@0 * *@1;\n    let _ = @0 + @1;\n}",
        &[],
    ),
    stmt(
        "slice pattern",
        Any,
        "if let [@0, @1 @ ..] = &vec![@!s, @s][..] {\n    let _ = @1[0] * @0;\n}",
        &[],
    ),
    stmt(
        "destructuring assignment",
        Any,
        "let (mut @0, mut @1) = (@!s, @!t);\n(@0, @1) = (@0 + @s, @1 * @t);\nlet _ = @1;",
        &["@0"],
    ),
];
