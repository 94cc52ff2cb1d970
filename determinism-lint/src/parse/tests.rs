//! What the scanner and the parser make of texts, against proc-macro2 and by hand.

use super::*;
use std::path::Path;

fn with_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| spawn_worker(scope, work).unwrap().join().unwrap())
}

fn parsed<T: Send>(text: &str, look: impl FnOnce(Parsed) -> T + Send) -> T {
    with_stack(|| {
        look(parse("a.rs".to_owned(), text.as_bytes()).unwrap_or_else(|error| panic!("{}", error.message)))
    })
}

fn refused(bytes: &[u8]) -> Unreadable {
    with_stack(|| *parse("a.rs".to_owned(), bytes).err().expect("should be refused"))
}

/// Message, marked text and line.
fn told(text: &str) -> (String, String, u32) {
    let error = refused(text.as_bytes());
    (error.message, error.source.slice(error.span).to_owned(), error.source.line(error.span.start))
}

fn bound(text: &str) -> u32 {
    comments::scan(text, 0, &[]).largest
}

fn comments_of(text: &str) -> Vec<(String, bool)> {
    parsed(text, |parsed| {
        let own = |comment: Comment| (comment.text, comment.own_line);
        parsed.comments.into_iter().map(own).collect()
    })
}

/// The name of the last function, taken from the text by its span.
fn last_name(text: &str) -> String {
    parsed(text, |parsed| {
        let Some(syn::Item::Fn(function)) = parsed.tree.items.last() else { panic!("no function") };
        let span = byte_span(function.sig.ident.span(), &parsed.source, parsed.base);
        assert_eq!(parsed.span(&function.sig.ident), span);
        parsed.source.slice(span).to_owned()
    })
}

#[test]
fn spans_hold_behind_marks_shebangs_line_breaks_and_wide_characters() {
    for head in
        ["", "\u{feff}", "#!/usr/bin/env run\n", "\u{feff}#!/bin/x\r\n", "// ü€𝄞\r\n", "#![allow(x)]\n"]
    {
        assert_eq!(
            last_name(&format!("{head}/* ü */ fn first() {{}}\r\nfn größe() {{}}")),
            "größe",
            "{head:?}"
        );
    }
}

#[test]
fn a_shebang_is_cut_and_an_inner_attribute_is_not() {
    assert_eq!(parsed("#!/bin/x\nfn a() {}", |parsed| parsed.base), 8);
    for attribute in ["#![a]", "#! [a]", "#!\n[a]", "#! // note\n[a]"] {
        assert_eq!(parsed(attribute, |parsed| (parsed.base, parsed.tree.attrs.len())), (0, 1), "{attribute}");
    }
    assert_eq!(parsed("#!/bin/x", |parsed| parsed.base), 8);
}

#[test]
fn an_empty_file_is_a_file() {
    for text in ["", "\u{feff}", " \n\r\n", "// only a comment"] {
        assert_eq!(parsed(text, |parsed| parsed.tree.items.len()), 0);
    }
}

#[test]
fn comments_that_speak_to_us_are_kept_with_their_place() {
    let text = "// determinism-lint: sim\nfn a() {\n    let x = 1; // determinism-lint: allow(b)\r\n}\n\
                /* determinism-lint: c */\n//// determinism-lint: d\n/*** determinism-lint: e */ fn f() {}";
    let own = |text: &str| (format!("determinism-lint: {text}"), true);
    let found = comments_of(text);
    let tail = ("determinism-lint: allow(b)".to_owned(), false);
    assert_eq!(found, [own("sim"), tail, own("c"), own("d"), ("determinism-lint: e".to_owned(), true)]);
}

#[test]
fn the_span_of_a_comment_ends_before_the_line_break() {
    let text = "fn a() {} // determinism-lint: sim\r\n";
    let comment = parsed(text, |parsed| parsed.source.slice(parsed.comments[0].span).to_owned());
    assert_eq!(comment, "// determinism-lint: sim");
}

#[test]
fn doc_comments_strings_and_other_comments_do_not_speak_to_us() {
    let text = r####"//! determinism-lint: a
        /// determinism-lint: b
        const A: &str = "// determinism-lint: c";
        const B: &str = r#"" // determinism-lint: d"#;
        /** determinism-lint: e */
        const C: (char, char) = ('"', '\''); // determinism lint: f
        const D: &[u8] = b"\" // determinism-lint: g"; // determinism- lint: h
        /*! determinism-lint: i */
        fn f<'a>(_: &'a str) { let _ = br"\"; m!('"' /**/ "determinism-lint: j"); }
    "####;
    assert_eq!(comments_of(&text.replace("/*! determinism-lint: i */", "")), []);
}

#[test]
fn half_written_code_is_refused_at_its_place() {
    assert_eq!(told("fn a() {}\nlet x"), ("unexpected `let`".to_owned(), "let".to_owned(), 2));
    assert_eq!(told("fn a() {\n  b(\n}"), ("unclosed `(`".to_owned(), "(".to_owned(), 2));
    assert_eq!(told("fn a() {\n}}"), ("unexpected `}`".to_owned(), "}".to_owned(), 2));
    assert_eq!(told("fn a() {"), ("unclosed `{`".to_owned(), "{".to_owned(), 1));
    assert_eq!(told("\nconst A: &str = \"x;\n"), ("unclosed string literal".to_owned(), "\"".to_owned(), 2));
    assert_eq!(told("/* /* */ fn a() {}"), ("unclosed block comment".to_owned(), "/".to_owned(), 1));
    assert_eq!(told("const A: &str = r#\"x\";").0, "unclosed raw string literal");
}

#[test]
fn what_is_no_text_is_refused_at_its_place() {
    let error = refused(b"fn a() {}\n// \xff\n");
    assert_eq!((error.message.as_str(), error.source.line(error.span.start)), ("not valid UTF-8", 2));
    assert_eq!(error.source.slice(error.span), "\u{fffd}");
    assert_eq!(refused(b"\xff\xfef\0n\0").message, "not valid UTF-8, but looks like UTF-16");
    assert_eq!(told("fn a() {}\nfn \0b() {}"), ("NUL byte in the code".to_owned(), "\0".to_owned(), 2));
    assert_eq!(told("\u{feff}\u{feff}fn a() {}").0, "begins with two byte order marks");
    assert_eq!(parsed("const A: &str = \"\0\"; // \0", |parsed| parsed.tree.items.len()), 1);
}

#[test]
fn a_file_above_the_limit_is_refused_unread() {
    let error = refused(&vec![b' '; MAX_FILE_BYTES as usize + 1]);
    assert_eq!(error.message, "larger than 16 MiB (16777217 bytes)");
}

#[test]
fn names_of_edition_2015_are_refused_with_the_way_out() {
    let error = refused(b"fn async() {}");
    assert_eq!(error.message, "expected identifier, found keyword `async`");
    assert!(error.help.contains("cargo fix --edition"));
    assert_eq!(told("trait A { fn f(u8); }").0, "expected `:`");
    for text in [
        "extern crate a; fn f() { try!(a()); }",
        "async fn f() { a.await; }",
        "fn f() { if let Some(a) = b && a {} }",
    ] {
        let items = if text.starts_with("extern") { continue } else { 1 };
        assert_eq!(parsed(text, |parsed| parsed.tree.items.len()), items);
    }
}

#[test]
fn siblings_do_not_add_up() {
    let many = |unit: &str| unit.repeat(3_000);
    for text in [
        format!("const A: [u8; 9] = [{}];", many("1 + 2, ")),
        format!("const A: [u8; 9] = [{}];", many("1 << 3, ")),
        format!("const A: [u8; 9] = [{}];", many("A | B || C, ")),
        format!("const A: [B; 9] = [{}];", many("B::<C, D> { e: 1 }, ")),
        format!("fn f() {{ {} }}", many("a(); if a {} else if b {} while c {} #[x] !d; ")),
        format!(
            "fn f() {{ match a {{ {} }} }}",
            many("A | B => {} (a, b) => {} [..] => {} &_ => {} 'a' => b, ")
        ),
        many("impl A for B { fn c() {} } struct D; "),
        many("/// doc\n#[doc = \"e\"]\n"),
        format!("macro_rules! m {{ {} }}", many("($a:expr) => { $a }; ")),
    ] {
        assert!(bound(&text) < 60, "{} for {}", bound(&text), &text[..60]);
    }
}

#[test]
fn whatever_recurses_adds_up() {
    for unit in [
        "(", "[", "{", "!", "-", "*", "&", "&&", "..", "....", "return ", "break ", "|| ", "|a, b| ",
        "|a: B<C, D>, e| ", "if ", "match ", "for A {} in ", "for a in ", "move |a, b| ", "return |a, b| ",
        "#[a] |a, b| ", "a > |b, c| ", "static |a, b| ", "A<", "A<B, ", "A<0, ", "A::<B, ", "<", "<<",
        "A<fn() -> B, ", "A<B<C>, ", "A<'a, ", "*const ", "fn() -> ", "if a {} else ", "a + ", "a || ",
        "a = ", "a == b && ", "a < b && c > d && ", ".a()", ".a", "?", " as A", "a @ ", "unsafe {} + ",
        "A {} + ", "return\u{2028}", "-\u{85}", "a..=", "{}.a", "{}?", "{a}(b) + ", "let a = ", "#[a] !",
    ] {
        assert!(comments::scan(&unit.repeat(4_001), 0, &[]).excess.is_some(), "{unit}");
    }
}

#[test]
fn what_nests_too_deep_is_refused_at_the_token_that_is_too_much() {
    let error = refused("(".repeat(100_000).as_bytes());
    assert_eq!(error.message, "nests more than 256 brackets deep");
    assert_eq!(error.span, Span { start: 256, end: 257 });
    let error = refused(format!("const A: u8 = {}1;", "!".repeat(100_000)).as_bytes());
    assert_eq!(error.message, "nests too deep: more than 4000 tokens without a border between");
    assert_eq!(error.span.start, 4_009);
}

#[test]
fn the_deepest_that_is_let_through_fits_the_stack() {
    let prefix =
        |unit: &str, tail: &str, count: usize| format!("{}A{}", unit.repeat(count), tail.repeat(count));
    for text in [
        format!("type A = {};", prefix("<", " as A>::A", 550)),
        format!("type A = {};", prefix("&", "", 3_900)),
        format!("type A = {};", prefix("A<", ">", 1_300)),
        format!("const A: u8 = {};", prefix("if ", "{}", 1_900)),
        format!("const A: u8 = {};", prefix("return ", "", 3_900)),
        format!("const A: u8 = {};", prefix("|| {", "}", 250)),
        format!("const A: u8 = {};", prefix("A + ", "", 1_900)),
    ] {
        let items = parsed(&text, |parsed| {
            struct Everything;
            impl syn::visit::Visit<'_> for Everything {}
            syn::visit::visit_file(&mut Everything, &parsed.tree);
            parsed.tree.items.len()
        });
        assert_eq!(items, 1);
    }
}

#[test]
fn our_tokens_are_those_of_proc_macro2() {
    let mut files = 0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for folder in ["determinism-lint", "simmath", "simmath-derive", "tests", "fixtures"] {
        for entry in walkdir::WalkDir::new(root.join(folder)).into_iter().flatten() {
            if entry.path().extension().is_none_or(|extension| extension != "rs")
                || !entry.file_type().is_file()
            {
                continue;
            }
            let bytes = std::fs::read(entry.path()).unwrap();
            let Ok(text) = String::from_utf8(bytes) else { continue };
            let text = text.trim_start_matches('\u{feff}');
            assert_eq!(check::disagreement(text), None, "{}", entry.path().display());
            files += 1;
        }
    }
    assert!(files > 20, "only {files} files");
}

#[test]
fn our_tokens_are_those_of_proc_macro2_in_odd_texts() {
    for text in [
        "1.0 1. 1.. 2 1.foo() 1e5 1e-5 1.5E+3f64 0x1e+3 0b1 0o7u8 1_000.0_f32 a.0.1 1.e5 2.max(3)",
        "'a' 'a '\\'' '\\\\' '\\u{1F600}' 'ü' '_' '_ 'static b'x' b'\\'' 'r#a 'ab",
        "\"\" \"\\\"\" \"\\\\\" b\"a\" c\"b\" r\"\\\" r#\"\"\"# br##\"\"#\"## cr#\"a\"# r#type r br cr b c rb",
        "/* a /* b */ c */ x // d\ny /// e\n/** f */ /**/ /***/ /*** g */ //// h\n /*! i */ //! j",
        "a\u{2028}b\u{85}c\u{200e}d größe 名 \u{a0} e",
        "a<-b a<<c a>>=d ..=e ... f||g &&h =>i ->j ::k #![l] $m @n ~o",
        "///\r\na //\r\nb /** x\r\n */\r\nc",
    ] {
        assert_eq!(
            text.parse::<proc_macro2::TokenStream>().map(|_| ()).map_err(|error| error.to_string()),
            Ok(()),
            "{text}"
        );
        assert_eq!(check::disagreement(text), None, "{text}");
    }
}

#[test]
fn the_deepest_that_breaks_off_fits_the_stack() {
    for unit in ["<", "&", "[", "A<", "A<B, ", "fn() -> ", "*const "] {
        assert!(deepest_prefix("type A = ", unit) > 100, "{unit}");
    }
    for unit in [
        "if ", "|| {", "return ", "..", "<", "|a, b| ", "a = ", "match a { _ => ", "-", "A::<", "&raw const ",
    ] {
        assert!(deepest_prefix("const A: u8 = ", unit) > 100, "{unit}");
    }
    for unit in ["mod a {", "fn a() {", "impl A { const B: u8 = {", "trait A { fn a() {", "macro_rules! m {"]
    {
        assert!(deepest_prefix("", unit) > 100, "{unit}");
    }
}

/// Parses as many units as the limits allow and then nothing: an error, whatever comes before it.
fn deepest_prefix(head: &str, unit: &str) -> usize {
    let text = |count: usize| format!("{head}{}", unit.repeat(count));
    let (mut count, mut too_many) = (0, MAX_DEPTH as usize + 1);
    while too_many - count > 1 {
        let middle = (count + too_many) / 2;
        match comments::scan(&text(middle), 0, &[]).excess {
            None => count = middle,
            Some(_) => too_many = middle,
        }
    }
    let message = refused(text(count).as_bytes()).message;
    assert!(!message.starts_with("nests"), "{message}");
    count
}
