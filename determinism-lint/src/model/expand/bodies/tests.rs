//! What is left of items, and what is taken out of them, compared as text without spaces.

use super::{Bodies, take_out};

fn packed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// `taken` are the bodies in order; `None` where one stays.
#[track_caller]
fn leaves(items: &str, left: &str, taken: &[Option<&str>]) {
    let calls = ["add_systems".to_owned()];
    let (tokens, found) = take_out(items.parse().unwrap(), Bodies::Later(&calls));
    assert_eq!(packed(&tokens.to_string()), packed(left), "{items}");
    let found: Vec<Option<String>> =
        found.into_iter().map(|body| body.map(|body| packed(&body.to_string()))).collect();
    let taken: Vec<Option<String>> = taken.iter().map(|body| body.map(packed)).collect();
    assert_eq!(found, taken, "{items}");
}

#[test]
fn bodies_of_functions_impls_traits_and_modules_are_taken_out_in_order() {
    leaves(
        "pub const unsafe fn a<const N: usize>(x: [u8; { 1 }]) -> Wrap<{ N }> where u8: B<u8> { a + 1 }",
        "pub const unsafe fn a<const N: usize>(x: [u8; { 1 }]) -> Wrap<{ N }> where u8: B<u8> {}",
        &[Some("a + 1")],
    );
    leaves(
        "impl<T: Fn() -> u8> A<{ 1 }> for T { const F: fn() = { b }; fn c(&self) { 1 } fn d() -> u8 { 2 } }",
        "impl<T: Fn() -> u8> A<{ 1 }> for T { const F: fn() = { b }; fn c(&self) {} fn d() -> u8 {} }",
        &[Some("1"), Some("2")],
    );
    leaves(
        "trait A { fn a(); fn b() { 1 } } mod m { fn c() { 2 } } extern \"C\" { fn d(); }",
        "trait A { fn a(); fn b() {} } mod m { fn c() {} } extern \"C\" { fn d(); }",
        &[Some("1"), Some("2")],
    );
}

#[test]
fn what_is_no_body_stays() {
    let items = "struct A { a: fn(u8) -> u8 } const B: fn(u8) -> u8 = { |a| a }; static C: [fn(); 1] = [f]; \
                 macro_rules! made { ($a:ident) => { fn $a() { 1 } } } made! { fn x() { 1 } }";
    leaves(items, items, &[]);
}

#[test]
fn a_body_that_declares_items_names_roots_or_holds_attributes_stays() {
    for body in ["fn b() { 1 }", "if x { use y; }", "app.add_systems(step)", "#![allow(unused)] 1"] {
        let items = format!("fn a() {{ {body} }}");
        leaves(&items, &items, &[None]);
    }
}

#[test]
fn inert_attributes_go_and_others_stay() {
    leaves(
        "/// Says.\n#[doc(hidden)] #[cfg(a)] #[must_use = \"b\"] #[inline::not] #[target_feature(enable = \"c\")] fn a() { 1 }",
        "#[cfg(a)] #[inline::not] #[target_feature(enable = \"c\")] fn a() {}",
        &[Some("1")],
    );
}

#[test]
fn of_other_crates_no_body_stays() {
    let (tokens, _) = take_out("fn a() { fn b() {} }".parse().unwrap(), Bodies::Never);
    assert_eq!(packed(&tokens.to_string()), "fna(){}");
}
