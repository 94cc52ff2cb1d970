//! Locals whose types come from elsewhere, assignments, places.

use super::Of::{Any, Float, Int};
use super::{Stmt, stmt};

pub(super) static STMTS: &[Stmt] = &[
    stmt("let", Any, "let @0 = @!s;", &["@0"]),
    stmt("let with a type", Any, "let @0: @S = @s;", &["@0"]),
    stmt("compound assignment", Any, "let mut @0 = @!s;\n@0 += @s;\n@0 *= @s;", &["@0"]),
    stmt("compound assignment", Float, "let mut @0 = @!s;\n@0 /= @s;\n@0 -= @0 * @s;", &["@0"]),
    stmt("numeric fallback", Float, "let @0 = 1.5;\nlet @1 = @0 * 2.0;\nlet _ = (@1 + @1) as u8;", &[]),
    stmt("numeric fallback", Int, "let @0 = 3;\nlet @1 = @0 * 2;\nlet _ = (@1 + @1) as u8;", &[]),
    stmt("literal inferred through use", Any, "let @0 = @#s;\nlet @1 = @0 * @0;\nlet _: @S = @1;", &["@0"]),
    stmt("literal inferred through use", Any, "let mut @0 = @#s;\n@0 += @!s;", &["@0"]),
    stmt(
        "literal inferred through use",
        Any,
        "let @0 = @#s;\nlet @1 = |@2: @S| @2;\n@1(@0);\nlet _ = @0 + @#s;",
        &["@0"],
    ),
    stmt(
        "type inferred through use",
        Any,
        "let mut @0 = Vec::new();\n@0.push(@!s);\nlet _ = @0[0] * @s;",
        &[],
    ),
    stmt(
        "type inferred through use",
        Any,
        "let mut @0 = None;\nif @b {\n    @0 = Some(@!s);\n}\nlet _ = @0.unwrap() * @s;",
        &[],
    ),
    stmt(
        "type inferred through use",
        Any,
        "let @0 = Default::default();\nlet @1: @S = @0;\nlet _ = @0 + @1;",
        &["@0"],
    ),
    stmt(
        "type inferred through use",
        Any,
        "let @0 = [@#s; 3];\nlet @1: &[@S] = &@0;\nlet _ = @0[1] * @1[0];",
        &[],
    ),
    stmt(
        "partial type",
        Any,
        "let @0: Vec<_> = [@!s, @s].into_iter().collect();\nlet _ = @0[0] * @0[1];",
        &[],
    ),
    stmt("partial type", Any, "let @0: &_ = &@!s;\nlet _ = @0 + @0;", &[]),
    stmt(
        "mutable reference",
        Any,
        "let mut @0 = @!s;\nlet @1 = &mut @0;\n*@1 += @s;\n*@1 = *@1 * @s;",
        &["@0"],
    ),
    stmt("element", Any, "let mut @0 = [@!s, @s];\n@0[0] += @s;\n@0[1] = @0[0] * @0[1];", &[]),
    stmt("element", Any, "let mut @0 = [[@!s; 2]; 2];\n@0[1][0] *= @0[0][1];", &[]),
    stmt("tuple field", Any, "let mut @0 = (@!s, @!t);\n@0.0 += @s;\n@0.1 = @0.1 - @t;", &[]),
    stmt(
        "swap and replace",
        Any,
        "let mut @0 = @!s;\nlet @1 = std::mem::replace(&mut @0, @s);\nlet _ = std::mem::take(&mut @0) + @1;",
        &["@1"],
    ),
    stmt("cell", Any, "let @0 = Cell::new(@!s);\n@0.set(@0.get() + @s);\nlet _ = @0.into_inner() * @s;", &[]),
    stmt(
        "cell",
        Any,
        "let @0 = RefCell::new(@!s);\n*@0.borrow_mut() += @s;\nlet _ = *@0.borrow() * @s;",
        &[],
    ),
    stmt(
        "nested function",
        Any,
        "fn @0(@1: @S, @2: @T) -> @S {\n    let _ = @2 * @2;\n    @1 + @1\n}\nlet @3 = @0(@s, @t);",
        &["@3"],
    ),
    stmt(
        "nested items",
        Any,
        "const @0: @S = @#s;\nstruct @1(@S);\nlet @2 = @1(@0);\nlet _ = @2.0 * @0;",
        &[],
    ),
    stmt("format arguments", Any, "let _ = format!(\"{} {:?}\", @!s + @s, @!t * @t);", &[]),
];
