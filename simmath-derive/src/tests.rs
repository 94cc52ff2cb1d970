//! Checks on tokens; what rustc makes of the impls is tested in `simmath`.

use quote::ToTokens;
use syn::{DeriveInput, Type, parse_str};

use crate::errors::Errors;
use crate::{bounds, check, derive, model, refused};

/// The messages about an input, which must parse.
fn messages(input: &str) -> Vec<String> {
    let input: DeriveInput = parse_str(input).expect("the test is Rust");
    let mut errors = Errors::default();
    let model = model::read(&input, &mut errors);
    check::check(&model, &mut errors);
    errors.messages()
}

/// The bounds of the marker's impl.
fn marker_bounds(input: &str) -> String {
    let input: DeriveInput = parse_str(input).expect("the test is Rust");
    let model = model::read(&input, &mut Errors::default());
    let header = bounds::of_marker(&model);
    header.generics.where_clause.to_token_stream().to_string().replace(' ', "").replace("::simmath::", "")
}

fn kind(ty: &str) -> Option<&'static str> {
    let ty: Type = parse_str(ty).expect("the test is a type");
    refused::kind(&ty, false)
}

#[test]
fn right_input_has_no_messages() {
    for input in [
        "struct Unit;",
        "struct Pair(u8, u16);",
        "struct Grid<T: Copy, const N: usize = 2> where T: Ord { cells: [T; N] }",
        "enum Order { Hold, Move { x: u8 }, Attack(u32) }",
        "enum Terrain { Grass = 5, Sand, Rock = 0xffff_fffe, Ice, Mud = b'a', Snow = (3) }",
        "#[determinism(exact_float, bound = \"\", crate = \"crate::math\")] struct Wind { speed: f32 }",
        "struct A { #[determinism(skip, default = \"make\", reason = \"r\")] a: u8 }",
        "struct A { #[determinism(since = 2, default = \"make\", rename = \"b\")] a: u8 }",
        "struct A { #[determinism(with = \"a::b\", since = 3, reason = \"r\")] a: u8 }",
        "struct A { #[serde(skip)] a: u8 }",
        "#[repr(C)] struct A { a: u8 }",
    ] {
        assert_eq!(messages(input), Vec::<String>::new(), "{input}");
    }
}

#[test]
fn each_mistake_has_one_message() {
    for (input, count) in [
        ("#[determinism(a, b)] struct A { #[determinism(c)] a: u8, #[determinism(d)] b: u8 }", 4),
        ("struct A { #[determinism(skip)] a: u8, #[determinism(sorted, reason = \"\")] b: u8 }", 2),
        ("struct A { #[determinism(skip, sorted, reason = \"r\")] a: u8 }", 1),
        ("struct A { #[determinism(skip, reason = 5)] a: u8 }", 1),
        ("struct A { #[determinism(with, reason = \"r\")] a: u8 }", 1),
        ("struct A { #[determinism(since = 0, default = \"1\")] a: u8 }", 2),
        ("struct A<'a, 'b> { a: &'a u8, b: &'b u8 }", 2),
        ("union A { a: u8 }", 1),
        ("enum A { B = -1, C, D = X }", 2),
        ("enum A { B = 1, C = 1 }", 0),
        ("enum A { #[determinism(rename = \"C\")] B, C }", 1),
        ("#[repr(packed)] struct A { a: u8 }", 1),
        ("#[determinism] #[determinism()] #[determinism(exact_float exact_float)] struct A;", 3),
    ] {
        let messages = messages(input);
        assert_eq!(messages.len(), count, "{input}: {messages:#?}");
    }
}

#[test]
fn messages_begin_low_and_have_no_stop() {
    for input in [
        "union A { a: u8 }",
        "#[determinism(a, skip, bound = 1, exact_float = 1)] struct A<'a>(&'a u8);",
        "struct A { #[determinism(skip, sorted, since = 0, reason)] a: u8, #[determinism(reason = \"r\")] b: u8 }",
        "enum A { B = -1, C = X, #[determinism(rename = \"\")] D }",
    ] {
        for message in messages(input) {
            assert!(!message.ends_with('.') && !message.starts_with(char::is_uppercase), "{message}");
        }
    }
}

#[test]
fn wrong_input_still_has_its_impls() {
    for input in [
        "struct A { #[determinism(skip)] a: u8 }",
        "union A { a: u8 }",
        "enum A { B = 1, C = 1 }",
        "enum A { B = X }",
        "struct A<'a, T, const N: usize>(&'a [T; N]);",
    ] {
        let parsed: DeriveInput = parse_str(input).expect("the test is Rust");
        let written = derive(&parsed);
        syn::parse2::<Items>(written.clone()).unwrap_or_else(|error| panic!("{input}: {error}: {written}"));
        let text = written.to_string();
        assert_eq!(text.matches(":: CanonicalState for A").count(), 1, "{text}");
        assert_eq!(text.matches("DeterminismSafe < AnyArithmetic > for A").count(), 1, "{text}");
    }
}

/// Tokens that could be items: balanced, and nothing behind the last.
struct Items;

impl syn::parse::Parse for Items {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        while !input.is_empty() {
            if input.peek(syn::Token![const]) {
                input.parse::<syn::Token![const]>()?;
                input.parse::<syn::Token![_]>()?;
                input.parse::<syn::Token![:]>()?;
                input.parse::<Type>()?;
                input.parse::<syn::Token![=]>()?;
                input.parse::<proc_macro2::Group>()?;
                input.parse::<syn::Token![;]>()?;
            } else {
                input.parse::<syn::Macro>()?;
                input.parse::<Option<syn::Token![;]>>()?;
            }
        }
        Ok(Self)
    }
}

#[test]
fn parameters_are_bounded_where_a_field_holds_them() {
    let bound = "DeterminismSafe<AnyArithmetic>";
    for (input, wanted) in [
        ("struct A<T> { a: T }", format!("whereT:{bound}")),
        ("struct A<T, U> { a: Vec<(u8, [T; 2])> }", format!("whereT:{bound}")),
        ("struct A<T> { a: PhantomData<T>, b: core::marker::PhantomData<Vec<T>> }", String::new()),
        ("struct A<T> { a: fn(T) -> T }", String::new()),
        ("struct A<T: Kind> { a: T::Value, b: Vec<T::Value> }", format!("whereT::Value:{bound}")),
        ("struct A<T> { a: Option<Box<A<T>>> }", format!("whereT:{bound}")),
        (
            "struct A<T> { #[determinism(skip, reason = \"r\")] a: T }",
            "whereT:::core::default::Default".into(),
        ),
        ("struct A<T> { #[determinism(skip, default = \"f\", reason = \"r\")] a: T }", String::new()),
        ("struct A<T> { #[determinism(with = \"m\", reason = \"r\")] a: T }", String::new()),
        ("#[determinism(bound = \"T: Copy\")] struct A<T> { a: T }", "whereT:Copy".into()),
        (
            "#[determinism(bound = \"T: DeterminismSafe + Ord\")] struct A<T> { a: T }",
            format!("whereT:{bound}+Ord"),
        ),
        ("#[determinism(bound = \"\")] struct A<T> { a: T }", String::new()),
        ("#[determinism(exact_float)] struct A<T> { a: T }", "whereT:DeterminismSafe<ExactFloat>".into()),
        ("struct AnyArithmetic<T> { a: T }", "whereT:DeterminismSafe<AnyArithmetic_>".into()),
    ] {
        assert_eq!(marker_bounds(input), wanted, "{input}");
    }
}

#[test]
fn well_known_types_have_their_own_message() {
    for (ty, wanted) in [
        ("f32", "SafeFloat"),
        ("core::primitive::f64", "SafeFloat"),
        ("Vec<Option<[f32; 3]>>", "SafeFloat"),
        ("(u8, std::collections::HashMap<u8, f32>)", "SafeContainer"),
        ("::std::time::Instant", "SafeClock"),
        ("Option<*const u8>", "SafePointer"),
        ("&'static str", "SafeReference"),
        ("Box<dyn Fn()>", "SafeObject"),
        ("fn()", "SafeFunction"),
        ("Box<[u8]>", "SafeUnsized"),
        ("RefCell<u8>", "SafeCell"),
        ("Rc<RefCell<u8>>", "SafeShared"),
        ("Arc<f32>", "SafeFloat"),
        ("std::sync::Mutex<u8>", "SafeLock"),
        ("AtomicU64", "SafeAtomic"),
        ("bevy_asset::Handle<Mesh>", "SafeHandle"),
        ("rand::rngs::SmallRng", "SafeGenerator"),
    ] {
        assert_eq!(kind(ty), Some(wanted), "{ty}");
    }
}

#[test]
fn other_types_are_left_to_the_trait() {
    for ty in [
        "u8",
        "String",
        "Unit",
        "Handle",
        "crate::Instant",
        "self::f32",
        "super::HashMap<u8, u8>",
        "Grid<f32>",
        "PhantomData<f32>",
        "<T as Kind>::f32",
        "[u8; 4]",
        "()",
        "BTreeMap<u8, Vec<Unit>>",
        "vec_of!(f32)",
    ] {
        assert_eq!(kind(ty), None, "{ty}");
    }
    let float: Type = parse_str("f32").expect("the test is a type");
    assert_eq!(refused::kind(&float, true), None, "exact floats may be stored");
}
