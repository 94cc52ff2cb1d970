//! Functions as values, places that change, closures that come late.

use super::Of::{Any, Float, Int};
use super::{Expr, Stmt, expr, stmt};

pub(super) static EXPRS: &[Expr] = &[
    expr(
        "functions of traits as values",
        Any,
        "([@!s].iter().copied().map(Some).map(Option::unwrap).next().unwrap() * @s)",
    ),
    expr(
        "functions of traits as values",
        Any,
        "([@!s].into_iter().map(Into::<@S>::into).next().unwrap() * @s)",
    ),
    expr("functions of traits as values", Any, "([@!s].iter().map(Clone::clone).next().unwrap() * @s)"),
    expr("functions of traits as values", Any, "([3u8].into_iter().map(@S::from).next().unwrap() + @s)"),
    expr("functions of traits as values", Float, "([@!s].iter().copied().fold(@S::MIN, @S::max) + @s)"),
    expr("functions of traits as values", Float, "([@!s].into_iter().reduce(@S::min).unwrap() * @s)"),
    expr(
        "functions of traits as values",
        Float,
        "([@!s].into_iter().map(@S::abs).max_by(@S::total_cmp).unwrap() * @s)",
    ),
    expr("functions of traits as values", Any, "([@!s].into_iter().fold(@!s, Mul::mul) + @s)"),
    expr("functions of traits as values", Any, "([@!s].into_iter().fold(@!s, std::ops::Add::add) * @s)"),
    expr("called by the trait", Any, "Iterator::map([@!s].into_iter(), |@0| @0 * @s).next().unwrap()"),
    expr("called by the trait", Any, "(Iterator::next(&mut [@!s].into_iter()).unwrap() * @s)"),
    expr("called by the trait", Any, "Option::map(Some(@!s), |@0| @0 + @0).unwrap()"),
    expr("called by the trait", Any, "(Option::unwrap_or(Some(@!s), @s) * @s)"),
    expr("called by the trait", Any, "IntoIterator::into_iter([@!s]).map(|@0| @0 - @s).next().unwrap()"),
    expr("called by the trait", Any, "(Vec::<@S>::from([@s]).iter().sum::<@S>() * @s)"),
    expr("called by the trait", Any, "(<[@S]>::first(&[@s]).unwrap() * @s)"),
    expr("called by the trait", Any, "(Clone::clone(&@!s) * @s)"),
    expr("called by the trait", Any, "(<@S as Into<@S>>::into(@s) * @s)"),
    expr("called by the trait", Any, "(Box::<@S>::new(@s).as_ref() * @s)"),
    expr("raw values", Any, "(unsafe { std::ptr::read(&@!s) } * @s)"),
    expr("raw values", Any, "(unsafe { *[@!s, @s].as_ptr().add(1) } * @s)"),
    expr("raw values", Any, "(unsafe { std::mem::MaybeUninit::new(@!s).assume_init() } * @s)"),
    expr("raw values", Any, "(unsafe { std::mem::zeroed::<@S>() } + @s)"),
    expr("raw values", Any, "(unsafe { *[@!s].get_unchecked(0) } * @s)"),
    expr(
        "control flow as a value",
        Any,
        "(match [@!s].iter().try_for_each(|@0| if @0 * @s > @s { std::ops::ControlFlow::Break(@0 + @s) } else { std::ops::ControlFlow::Continue(()) }) { std::ops::ControlFlow::Break(@1) => @1 * @s, _ => @#s })",
    ),
    expr(
        "control flow as a value",
        Any,
        "(if let Some(@0) = Some(@!t) && @0 + @t > @t { @!s } else if let Some(@1) = Some(@!s) { @1 * @s } else { @#s })",
    ),
    expr(
        "control flow as a value",
        Any,
        "(match (&@!s, &mut { @!t }) { (@0, @1) => { *@1 += *@1; *@0 * @s } })",
    ),
    expr(
        "control flow as a value",
        Any,
        "(match (Some(@!s), Some(@!t)) { (Some(@0), Some(ref @1)) if *@1 + @t > @t => @0 * @s, (Some(@2), _) => @2 + @s, _ => @#s })",
    ),
    expr(
        "control flow as a value",
        Any,
        "{ let @0 = '@2: { if let Some(@1) = Some(@!s) { break '@2 @1 * @s; } @!s }; @0 + @s }",
    ),
    expr("passed on as a reference", Any, "(*(&mut { @!s }) + *(&@!s))"),
    expr("passed on as a reference", Any, "Some(&mut { @!s }).map(|@0| { *@0 *= @s; *@0 + @s }).unwrap()"),
    expr(
        "passed on as a reference",
        Any,
        "{ let mut @0 = Some(@!s); if let Some(@1) = @0.as_mut() { *@1 += @s; } @0.iter_mut().for_each(|@2| *@2 *= @s); @0.unwrap() }",
    ),
    expr(
        "passed on as a reference",
        Any,
        "{ let mut @0 = [(@!s, @!t)]; let (@1, @2) = &mut @0[0]; *@1 += @s; *@2 *= @t; @0[0].0 * @s }",
    ),
    expr(
        "passed on as a reference",
        Any,
        "{ let mut @0 = vec![(@!s, @!t)]; @0.last_mut().unwrap().0 += @s; @0.iter_mut().for_each(|(@1, @2)| { *@1 *= @s; *@2 += @t; }); @0[0].0 - @s }",
    ),
    expr(
        "passed on as a reference",
        Any,
        "{ let mut @0 = [@!s, @s]; let (@1, @2) = @0.split_at_mut(1); @1[0] += @2[0]; @0.chunks_mut(1).for_each(|@3| @3[0] *= @s); @0[0] }",
    ),
    expr(
        "passed on as a reference",
        Any,
        "{ let mut @0 = BTreeMap::from([(1u8, (@!s, @!t))]); @0.get_mut(&1).unwrap().0 += @s; *(&mut @0.entry(2).or_insert((@s, @t)).1) *= @t; @0.values().map(|&(@1, _)| @1 * @s).next().unwrap() }",
    ),
    expr(
        "grouped",
        Any,
        "{ let mut @0: std::collections::HashMap<u8, Vec<_>> = Default::default(); for @1 in [@!s, @s] { @0.entry(1).or_default().push(@1 * @s); } @0[&1].iter().sum::<@S>() }",
    ),
    expr(
        "grouped",
        Any,
        "[(1u8, @!s)].into_iter().fold(BTreeMap::new(), |mut @0: BTreeMap<u8, @S>, (@1, @2)| { *@0.entry(@1).or_default() += @2; @0 })[&1]",
    ),
    expr(
        "grouped",
        Any,
        "{ let @0: BTreeMap<_, _> = [(1u8, @!s)].into(); let @1 = @0.into_iter().map(|(@2, @3)| (@2, @3 * @s)).collect::<Vec<_>>(); @1[0].1 + @s }",
    ),
    expr(
        "shared further",
        Any,
        "{ let @0 = std::sync::Arc::new(std::sync::Mutex::new(vec![@!s])); for @1 in @0.lock().unwrap().iter_mut() { *@1 += @s; } let @2 = @0.lock().unwrap()[0] * @s; @2 }",
    ),
    expr(
        "shared further",
        Any,
        "{ let @0 = Rc::new(Cell::new(@!s)); let @1 = Rc::downgrade(&@0); @0.set(@0.get() * @s); @1.upgrade().map(|@2| @2.get() + @s).unwrap() }",
    ),
    expr(
        "shared further",
        Any,
        "{ let @0 = Rc::new((@!s, @!t)); let (@1, @2) = *@0; let _ = @2 * @2; Rc::try_unwrap(@0).map(|@3| @3.0 * @1).unwrap_or(@1) }",
    ),
    expr(
        "shared further",
        Any,
        "{ let @0: Rc<dyn Fn(@S) -> @S> = Rc::new(|@1| @1 * @1); let @2 = @0.clone(); @2(@s) + @0(@s) }",
    ),
    expr(
        "shared further",
        Any,
        "{ let mut @0 = RefCell::new((@!s, [@!t; 2])); @0.get_mut().0 += @s; let @1 = std::cell::Ref::map(@0.borrow(), |@2| &@2.1).iter().map(|@3| @3 * @t).count(); let _ = @1; @0.borrow().0 * @s }",
    ),
    expr("further conversions", Any, "(@S::try_from(3u8).unwrap() * @s)"),
    expr("further conversions", Any, "(bool::from(@!s > @s) as u8 as @S * @s)"),
    expr("further conversions", Int, "(((@!s as u8 as char).to_digit(10).unwrap_or(1) + 1) as @S)"),
    expr("further conversions", Any, "{ let [@0, @1]: [@S; 2] = vec![@s, @s].try_into().unwrap(); @0 * @1 }"),
    expr(
        "further conversions",
        Any,
        "{ let @1 = [@!s, @s]; let @0: &[@S; 2] = @1[..].try_into().unwrap(); @0[0] * @0[1] }",
    ),
    expr(
        "further conversions",
        Any,
        "{ let @0: Vec<@S> = Vec::from_iter([@s]); @0.iter().copied().chain(std::iter::empty()).map(|@1| @1 * @s).next().unwrap() }",
    ),
];

pub(super) static STMTS: &[Stmt] = &[
    stmt(
        "changing closures",
        Any,
        "let mut @0 = vec![@!s];\nlet mut @1 = |@2: &mut Vec<@S>, @3: @S| @2.iter_mut().for_each(|@4| *@4 += @3 * @3);\n@1(&mut @0, @s);\n@1(&mut @0, @s);\nlet @5 = @0[0] * @s;",
        &["@5"],
    ),
    stmt(
        "changing closures",
        Any,
        "let mut @0 = @!s;\nlet @1 = &mut |@2: @S| {\n    @0 *= @2;\n    @0 + @2\n};\nlet @3 = @1(@s) * @1(@s);",
        &["@3"],
    ),
    stmt(
        "changing closures",
        Any,
        "fn @0<@1: FnMut(@S) -> @T>(mut @2: @1, @3: @S) -> @T {\n    @2(@3 + @3) * @2(@3)\n}\nlet mut @4 = @!s;\nlet @5 = @0(|@6| { @4 += @6; @4 as @T }, @s);\nlet _ = @5 + @5;",
        &["@4"],
    ),
    stmt(
        "nested patterns",
        Any,
        "let [(@0, @1), (@2, _)] = [(@!s, @!t), (@s, @t)];\nlet _ = @1 + @1;\nlet _ = @0 * @2;",
        &["@0"],
    ),
    stmt(
        "nested patterns",
        Any,
        "for (@0, (@1, [@2, @3])) in [(@!t, [@!s, @s])].iter().enumerate() {\n    let _ = @0 + 1;\n    let _ = @1 * @1;\n    let _ = @2 * @3;\n}",
        &[],
    ),
    stmt(
        "nested patterns",
        Any,
        "if let Some((@0, Ok(@1))) = Some((@!s, Ok::<@T, ()>(@t))) {\n    let _ = @0 * @0;\n    let _ = @1 + @1;\n}",
        &[],
    ),
    stmt(
        "nested patterns",
        Any,
        "match &mut [(Some(@!s), @!t)] {\n    [(Some(@0), @1)] => {\n        *@0 += @s;\n        *@1 = *@1 * @t;\n    }\n    [(None, _)] => {}\n}",
        &[],
    ),
    stmt(
        "statics inside",
        Any,
        "static @0: std::sync::OnceLock<[@S; 2]> = std::sync::OnceLock::new();\nlet [@1, @2] = @0.get_or_init(|| [@#s, @#s]);\nlet _ = @1 * @2;",
        &[],
    ),
    stmt(
        "statics inside",
        Any,
        "static @0: std::sync::LazyLock<Vec<@S>> = std::sync::LazyLock::new(|| vec![@#s]);\nlet _ = @0[0] * @s;\nlet _ = @0.iter().map(|@1| @1 + @1).next();",
        &[],
    ),
    stmt(
        "statics inside",
        Any,
        "thread_local! {\n    static @2: Cell<@S> = const { Cell::new(@#s) };\n}\nlet @0 = @2.with(|@1| @1.get() * @s);\n@2.set(@0 + @s);",
        &["@0"],
    ),
    stmt(
        "swapped",
        Any,
        "let (mut @0, mut @1) = (@!s, @!s);\nstd::mem::swap(&mut @0, &mut @1);\n(@0, @1) = (@1, @0 * @s);\nlet _ = @0 + @1;",
        &["@0"],
    ),
    stmt(
        "written out",
        Any,
        "let @0 = @!s;\nlet @1 = format!(\"{:?} {} {2}\", @0 * @s, @!t + @t, @0 - @s);\nlet _ = @1.len();",
        &["@0"],
    ),
    stmt(
        "late closures",
        Any,
        "let @0 = |@1| @1;\nlet @2 = |@3, @4: fn(_) -> _| @4(@3);\nlet @5: @S = @2(@s, @0);\nlet _ = @5 * @s;",
        &["@5"],
    ),
    stmt(
        "late closures",
        Any,
        "let mut @0 = Vec::new();\nlet mut @1 = |@2| @0.push(@2);\n@1(@!s);\n@1(@s);\nlet @3 = @0[0] * @0[1];",
        &["@3"],
    ),
    stmt(
        "late closures",
        Any,
        "let @0 = Some(|@1: @S| @1 * @1);\nif let Some(@2) = @0 {\n    let _ = @2(@s) + @s;\n}\nlet _ = @0.map(|@3| @3(@s)).unwrap() * @s;",
        &[],
    ),
];
