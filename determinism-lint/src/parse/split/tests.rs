//! What is read in two steps is the tree that one step gives.

use crate::parse::{parse, parse_declarations};
use quote::ToTokens;

/// Items of every kind that an outline must tell apart.
const SHAPES: &str = r#"//! Of the file.
//! A second line.

use std::{fmt, ops::Add};

/// Outer.
/// Goes on.
#[inline]
#[cfg(all(a, not(b)))]
#[must_use = "a"]
#[clippy::inline]
pub(crate) const fn plain<const N: usize>(a: [u8; { 1 + 1 }]) -> Wrap<{ N + 1 }> where u8: Add<u8> { a + 1 }
/// Shown as a whole.
#[allow(x)]
const VALUE: fn(u8) -> u8 = { |a| a };
static TABLE: [fn(); 1] = [|| { loop {} }];
const SUM: usize = if cfg!(a) { 1 } else { 2 };
macro_rules! made { ($a:ident) => { fn $a() { not rust } } }
made! { x }
struct Unit;
struct Pair(fn() -> u8, u8);
/// Held.
struct Held {
    /// A field.
    /// Goes on.
    a: fn(u8) -> u8,
}
extern "C" { fn outside(a: u8); }
extern "C" fn handed(é: u8) { "é" }
impl<T: Fn() -> u8> Add<Wrap<{ 1 }>> for Held {
    type Output = fn() -> u8;
    const F: fn() = { || () };
    fn add(self, other: u8) -> impl Fn() -> u8 { move || { other } }
    unsafe fn inner(&self) { #![allow(unused)] self.a }
    fn declares() { fn local() { a } local(); }
    fn points(a: *const u8) { a as *const u8 }
    fn registers(app: App) { app.add_systems(step) }
}
pub unsafe trait Given: Fn() -> u8 {
    fn without(&self);
    fn with(&self) -> bool { a < b && c > d }
}
mod inline { pub async fn deep() { await_it() } mod deeper { fn deepest() {} } }
"#;

fn tokens(text: &str) -> String {
    let parsed = parse("a.rs".to_owned(), text.as_bytes()).expect("the test's text is Rust");
    parsed.tree.to_token_stream().to_string()
}

#[test]
fn declarations_and_bodies_make_the_whole_tree() {
    let calls = ["add_systems".to_owned()];
    let mut parsed = parse_declarations("a.rs".to_owned(), SHAPES.as_bytes(), &calls).unwrap();
    let left_out =
        parsed.pending.bodies.iter().filter(|body| !body.stays).map(|body| &SHAPES[body.start..body.end]);
    let expected =
        ["{ a + 1 }", "{ \"é\" }", "{ move || { other } }", "{ a < b && c > d }", "{ await_it() }", "{}"];
    assert_eq!(left_out.collect::<Vec<_>>(), expected);
    assert!(parsed.read_bodies());
    let inert = [
        "//! A second line.\n", "/// Outer.\n", "/// Goes on.\n", "/// Held.\n", "#[inline]\n",
        "#[must_use = \"a\"]\n",
    ];
    let once = inert.iter().fold(SHAPES.to_owned(), |text, inert| text.replace(inert, ""));
    assert_eq!(parsed.tree.to_token_stream().to_string(), tokens(&once));
}

#[test]
fn places_in_both_steps_are_those_of_the_text() {
    let text = "#!/usr/bin/env x\nfn a() { é; b } fn c() {\n let d = 1; }";
    let mut parsed = parse_declarations("a.rs".to_owned(), text.as_bytes(), &[]).unwrap();
    assert!(parsed.read_bodies());
    let place = |tokens: &dyn syn::spanned::Spanned| parsed.source.slice(parsed.span(tokens)).to_owned();
    let [syn::Item::Fn(a), syn::Item::Fn(c)] = &parsed.tree.items[..] else { panic!("two functions") };
    assert_eq!(place(&a.block.stmts[1]), "b");
    assert_eq!(place(c), "fn c() {\n let d = 1; }");
    assert_eq!(place(&c.block.stmts[0]), "let d = 1;");
}

#[test]
fn a_body_that_is_no_rust_is_only_noticed_when_it_is_read() {
    let mut parsed = parse_declarations("a.rs".to_owned(), b"fn a() { let }", &[]).unwrap();
    assert!(!parsed.read_bodies());
}

#[test]
fn an_outline_that_is_wrong_about_a_file_is_not_used() {
    // An item that syn keeps as tokens hides its function from the tree.
    let text = "fn a() { 1 } impl X { pub default fn b(); fn c() { 2 } }";
    let mut parsed = parse_declarations("a.rs".to_owned(), text.as_bytes(), &[]).unwrap();
    assert!(parsed.read_bodies());
    assert_eq!(parsed.tree.to_token_stream().to_string(), tokens(text));
}

#[test]
fn what_was_read_later_can_be_forgotten_and_the_rest_stays() {
    let text = "fn a() { 1; } fn b() { struct C; }";
    let mut parsed = parse_declarations("a.rs".to_owned(), text.as_bytes(), &[]).unwrap();
    assert!(parsed.read_bodies());
    parsed.forget_bodies();
    assert_eq!(parsed.tree.to_token_stream().to_string(), "fn a () { } fn b () { struct C ; }");
}

#[test]
fn bodies_that_invoke_macros_are_known_where_nothing_else_does() {
    let bodies = |text: &str| {
        let parsed = parse_declarations("a.rs".to_owned(), text.as_bytes(), &[]).unwrap();
        parsed.bodies_with_macros().map(|list| list.len())
    };
    assert_eq!(
        bodies("fn a() { !b } fn c() { d!(1) } trait E { fn f() { if !(g) {} } fn h() { i != j } }"),
        Some(2)
    );
    assert_eq!(bodies("macro_rules! a { () => { b!() } } fn c() {}"), None);
    assert_eq!(bodies("const A: u8 = b![]; fn c() {}"), None);
    assert!(parse("a.rs".to_owned(), b"fn a() {}").unwrap().bodies_with_macros().is_none());
}
