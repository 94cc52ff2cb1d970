//! Arrays, slices, collections, iterator chains.

use super::Of::{Any, Float};
use super::{Expr, Stmt, expr, stmt};

pub(super) static EXPRS: &[Expr] = &[
    expr("array", Any, "([@!s, @s][1] * @s)"),
    expr("array", Any, "([[@!s, @s], [@s, @s]][1][0] - @s)"),
    expr("slice of a range", Any, "{ let @0 = [@!s, @s, @s]; @0[1..][0] + @0[..2][1] }"),
    expr("first and last", Any, "(*[@!s, @s].first().unwrap() * *[@!s].last().unwrap())"),
    expr("first and last", Any, "([@!s, @s].get(0).copied().unwrap_or(@s) + @s)"),
    expr("sum", Any, "[@!s, @s].iter().sum::<@S>()"),
    expr("sum", Any, "[@!s, @s].into_iter().product::<@S>()"),
    expr("sum", Any, "{ let @0: @S = [@s, @s].iter().copied().sum(); @0 + @s }"),
    expr("sum", Any, "[@!t, @t].iter().map(|@0| *@0 as @S).sum::<@S>()"),
    expr("fold", Any, "[@!s, @s].iter().fold(@#s, |@0, @1| @0 + @1)"),
    expr("fold", Any, "[@!s, @s].iter().fold(@!s, |@0, &@1| @0 * @1)"),
    expr("fold", Any, "[@!t, @t].iter().fold((@!s, @!t), |@0, @1| (@0.0 + @s, @0.1 * @1)).0"),
    expr("fold", Any, "[@!s].into_iter().reduce(|@0, @1| @0 - @1).unwrap()"),
    expr("map", Any, "[@!s, @s].iter().map(|@0| @0 * @s).last().unwrap()"),
    expr("map", Any, "[@!s; 2].map(|@0| @0 + @s)[0]"),
    expr("map", Any, "[(@!s, @!t)].iter().map(|(@0, @1)| { let _ = @1 + @1; @0 * @s }).next().unwrap()"),
    expr("map", Any, "[(@!s, @!t)].iter().map(|&(@0, @1)| @0 + (@1 * @t) as @S).next().unwrap()"),
    expr(
        "zip",
        Any,
        "[@!s].iter().zip([@!t].iter()).map(|(@0, @1)| { let _ = @1 * @1; @0 * @0 }).next().unwrap()",
    ),
    expr("zip", Any, "[@!s].iter().zip(&[@!s]).map(|(@0, @1)| @0 * @1).fold(@#s, |@2, @3| @2 + @3)"),
    expr(
        "enumerate",
        Any,
        "[@!s].iter().enumerate().map(|(@0, @1)| { let _ = @0 + 1; *@1 * @s }).next().unwrap()",
    ),
    expr("filter", Any, "[@!s].iter().filter(|@0| **@0 + @s > @s).copied().next().unwrap_or(@s)"),
    expr(
        "filter",
        Any,
        "[@!s].iter().filter_map(|@0| if @b { Some(@0 * @s) } else { None }).next().unwrap()",
    ),
    expr("adapters", Any, "[@!s, @s].windows(2).map(|@0| @0[0] - @0[1]).next().unwrap()"),
    expr("adapters", Any, "[@!s, @s].chunks(2).map(|@0| @0[0] * @s).next().unwrap()"),
    expr(
        "adapters",
        Any,
        "[@!s].iter().rev().chain([@!s].iter()).skip(1).step_by(1).map(|@0| @0 + @0).next().unwrap()",
    ),
    expr("adapters", Any, "[@!s].iter().scan(@!s, |@0, @1| { *@0 += @1; Some(*@0) }).next().unwrap()"),
    expr("adapters", Any, "[[@!s]].iter().flat_map(|@0| @0.iter()).map(|@1| @1 * @s).next().unwrap()"),
    expr(
        "adapters",
        Any,
        "[[@!s]].concat().iter().cloned().inspect(|@0| { let _ = @0 + @0; }).next().unwrap()",
    ),
    expr(
        "adapters",
        Any,
        "(0..3).map(|@0| @0 as @S * @s).take(2).take_while(|@1| @1 * @s > @s).next().unwrap()",
    ),
    expr("generated iterator", Any, "std::iter::repeat(@!s).map(|@0| @0 * @s).next().unwrap()"),
    expr("generated iterator", Any, "std::iter::successors(Some(@!s), |@0| Some(@0 * @s)).nth(1).unwrap()"),
    expr(
        "generated iterator",
        Any,
        "std::iter::once(@!s).chain(Some(@!s)).map(|@0| @0 - @s).next().unwrap()",
    ),
    expr("greatest", Float, "[@!s].iter().copied().max_by(|@0, @1| (@0 * @s).total_cmp(@1)).unwrap()"),
    expr("any", Any, "(if [@!t].iter().any(|@0| @0 + @t > @t) { @!s } else { @s })"),
    expr(
        "position",
        Any,
        "(match [@!t].iter().position(|&@0| @0 * @t > @t) { Some(@1) => [@!s][@1] * @s, None => @#s })",
    ),
    expr(
        "collect",
        Any,
        "{ let @0 = [@!s, @s].iter().map(|@1| @1 * @s).collect::<Vec<_>>(); @0[0] + @0[1] }",
    ),
    expr(
        "collect",
        Any,
        "{ let @0: Vec<(@S, @T)> = vec![(@s, @t)]; let (@1, @2): (Vec<_>, Vec<_>) = @0.into_iter().unzip(); let _ = @2[0] * @2[0]; @1[0] + @1[0] }",
    ),
    expr("collect", Any, "[Some(@!s)].into_iter().collect::<Option<Vec<_>>>().unwrap()[0].add(@s)"),
    expr("repeat", Any, "(vec![@!s; 2][0] * @s)"),
];

pub(super) static STMTS: &[Stmt] = &[
    stmt("for", Any, "let mut @0 = @!s;\nfor @1 in [@!s, @s] {\n    @0 += @1 * @s;\n}", &["@0"]),
    stmt("for", Any, "let mut @0 = @#s;\nfor @1 in &[@!s, @s] {\n    @0 += @1;\n}", &["@0"]),
    stmt("for", Any, "for (@0, @1) in [(@!s, @!t)] {\n    let _ = @0 * @0;\n    let _ = @1 + @1;\n}", &[]),
    stmt(
        "for",
        Any,
        "for (@0, &@1) in [@!s, @s].iter().enumerate() {\n    let _ = @0 * 2;\n    let _ = @1 * @1;\n}",
        &[],
    ),
    stmt(
        "for",
        Any,
        "let mut @0 = vec![@!s];\nfor @1 in @0.iter_mut() {\n    *@1 *= @s;\n}\nfor @2 in &mut @0 {\n    *@2 = *@2 + @s;\n}",
        &[],
    ),
    stmt(
        "for over a range",
        Any,
        "for @0 in 0..3 {\n    let _ = @0 as @S * @s;\n    let _ = @0 + 1;\n}",
        &[],
    ),
    stmt(
        "map of keys",
        Any,
        "let mut @0 = BTreeMap::new();\n*@0.entry(1u8).or_insert(@!s) += @s;\nlet _ = @0[&1] * @s;\nfor (_, @1) in &@0 {\n    let _ = @1 * @1;\n}",
        &[],
    ),
    stmt(
        "map of keys",
        Any,
        "let @0: BTreeMap<u8, (@S, @T)> = BTreeMap::new();\nif let Some((@1, @2)) = @0.get(&2) {\n    let _ = @1 * @1;\n    let _ = @2 + @2;\n}\nlet _ = @0.values().map(|@3| @3.0 + @3.0).count();",
        &[],
    ),
    stmt(
        "queue",
        Any,
        "let mut @0 = VecDeque::from([@!s]);\n@0.push_back(@s);\nlet @1 = @0.pop_front().unwrap() + @s;",
        &["@1"],
    ),
    stmt(
        "vector of tuples",
        Any,
        "let mut @0 = vec![(@!s, @!t)];\n@0[0].0 += @s;\n@0.push((@s, @t));\nlet @1 = @0[0].1 * @t;\nlet _ = @1;",
        &[],
    ),
    stmt(
        "iterator in a variable",
        Any,
        "let mut @0 = [@!s, @s].into_iter();\nlet @1 = @0.next().unwrap() * @s;\nlet @2 = @0.next();\nlet _ = @2.map(|@3| @3 + @3);",
        &["@1"],
    ),
];
