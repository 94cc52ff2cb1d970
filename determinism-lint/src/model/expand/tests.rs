//! What invocations become, compared as text without spaces.

use super::Expander;
use proc_macro2::{Span, TokenStream};

fn written(definition: &str, arguments: &str) -> Option<String> {
    let arguments: TokenStream = arguments.parse().unwrap();
    let tokens = Expander::default().expand(&definition.into(), &arguments, "crate", Span::call_site())?;
    Some(tokens.to_string().split_whitespace().collect())
}

fn becomes(definition: &str, arguments: &str, expected: &str) {
    let expected: String = expected.split_whitespace().collect();
    assert_eq!(written(definition, arguments).as_deref(), Some(&*expected), "{definition} of {arguments}");
}

#[test]
fn fragments_of_every_kind_are_taken() {
    becomes("($a:expr, $b:ident) => { $a.max($b) }", "x, y", "x.max(y)");
    becomes("($t:ty) => { impl A for $t {} }", "u8", "impl A for u8 {}");
    becomes(
        "($p:pat => $b:block) => { match x { $p => $b } }",
        "Some(1) | None => { 2 }",
        "match x { Some(1) | None => { 2 } }",
    );
    becomes(
        "($v:vis struct $n:ident;) => { $v struct $n(u8); }",
        "pub(crate) struct A;",
        "pub(crate) struct A(u8);",
    );
    becomes("($v:vis struct $n:ident;) => { $v struct $n(u8); }", "struct A;", "struct A(u8);");
    becomes(
        "($l:lifetime $x:literal $m:meta) => { &$l str $x #[$m] }",
        "'a -1 cfg(test)",
        "&'a str -1 #[cfg(test)]",
    );
    becomes("($i:item $p:path) => { $i $p }", "fn a() {} std::f32::consts", "fn a() {} std::f32::consts");
    becomes("($s:stmt) => { $s; }", "let a = 1", "let a = 1;");
    becomes("($op:tt $a:tt) => { 1 $op $a }", "<<= (2 3)", "1 <<= (2 3)");
}

#[test]
fn an_expression_stays_one_operand() {
    let product = written("($a:expr, $b:expr) => { $a * $b }", "1 + 2, 3").unwrap();
    let parsed: syn::Expr = {
        let arguments: TokenStream = "1 + 2, 3".parse().unwrap();
        let tokens = Expander::default()
            .expand(&"($a:expr, $b:expr) => { $a * $b }".into(), &arguments, "crate", Span::call_site())
            .unwrap();
        syn::parse2(tokens).unwrap()
    };
    assert_eq!(product, "1+2*3");
    assert!(matches!(parsed, syn::Expr::Binary(syn::ExprBinary { op: syn::BinOp::Mul(_), .. })));
}

#[test]
fn what_a_value_is_cast_to_takes_no_arguments_from_behind() {
    let definition = "($t:ty, $n:expr) => { 1 as $t << $n }".into();
    let arguments: TokenStream = "u32, 3".parse().unwrap();
    let tokens = Expander::default().expand(&definition, &arguments, "crate", Span::call_site()).unwrap();
    let parsed: syn::Expr = syn::parse2(tokens).unwrap();
    assert!(matches!(parsed, syn::Expr::Binary(syn::ExprBinary { op: syn::BinOp::Shl(_), .. })));
}

#[test]
fn the_first_rule_that_fits_is_taken() {
    let definition = "(zero) => { 0 }; ($a:ident) => { $a }; ($a:expr) => { ($a) }";
    becomes(definition, "zero", "0");
    becomes(definition, "one", "one");
    becomes(definition, "1 + 1", "(1 + 1)");
}

#[test]
fn repetitions_nest_and_need_the_same_length() {
    becomes("($($a:expr),* $(,)?) => { [$($a + 1);*] }", "1, 2, 3,", "[1 + 1; 2 + 1; 3 + 1]");
    becomes(
        "($($n:ident: [$($v:expr),+]);+) => { $(fn $n() { $($v;)+ })+ }",
        "a: [1, 2]; b: [3]",
        "fn a() { 1; 2; } fn b() { 3; }",
    );
    becomes("($($a:ident)* ; $($b:ident)*) => { $($a = $b;)* }", "x y ; z w", "x = z; y = w;");
    becomes("($t:ident, $($a:ident)*) => { $($t.$a();)* }", "x, y z", "x.y(); x.z();");
    becomes("($($k:expr => $v:expr),*) => { $(m($k, $v);)* }", "1 => 2, 3 => 4", "m(1, 2); m(3, 4);");
    assert_eq!(written("($($a:ident)* ; $($b:ident)*) => { $($a = $b;)* }", "x y ; z"), None);
    assert_eq!(written("($($a:ident)+) => { 1 }", ""), None);
}

#[test]
fn a_local_of_the_body_is_none_of_the_caller() {
    becomes(
        "($a:expr) => { { let x = 1; x + $a.x } }",
        "x",
        "{ let __x_of_the_macro = 1; __x_of_the_macro + x.x }",
    );
    becomes("($n:ident) => { let $n = 1; }", "x", "let x = 1;");
}

#[test]
fn the_crate_of_the_definition_is_named() {
    becomes("() => { $crate::a::B }", "", "crate::a::B");
}

#[test]
fn what_is_not_understood_stays_opaque() {
    assert_eq!(written("($a:nothing) => { $a }", "1"), None);
    assert_eq!(written("($a:expr) => { ${count($a)} }", "1"), None);
    assert_eq!(written("($a:expr) -> { 1 }", "1"), None);
    assert_eq!(written("($a:ident) => { $a }", "1"), None);
    assert_eq!(written("", "1"), None);
}

#[test]
fn a_separator_of_two_marks_is_one() {
    becomes("($($a:ident)=>*) => { $($a),* }", "x => y => z", "x, y, z");
}
