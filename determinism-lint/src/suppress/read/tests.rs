//! Tests of how the comments of a file are read.

use super::super::testing::parsed;
use super::*;

/// What each allow comment of the text covers: `None`, the whole file, a line, or the text of the place.
fn covers(text: &str) -> Vec<String> {
    let parsed = parsed(text);
    let shown = |cover: Option<Cover>| match cover {
        None => "nothing".to_owned(),
        Some(Cover::File) => "file".to_owned(),
        Some(Cover::Line(line)) => format!("line {line}"),
        Some(Cover::Inside(span)) => {
            parsed.source.slice(span).split_whitespace().collect::<Vec<_>>().join(" ")
        }
    };
    read(&parsed).allows.into_iter().map(|comment| shown(comment.cover)).collect()
}

/// The same for a text in which `// A` stands for a sound allow comment.
fn covered(text: &str) -> String {
    let allow = r#"// determinism-lint: allow(query-order, reason = "x")"#;
    covers(&text.replace("// A", allow)).join(" | ")
}

fn mistakes(text: &str) -> Vec<(&'static str, u32, String)> {
    let parsed = parsed(text);
    let line = |span: Span| parsed.source.line(span.start);
    read(&parsed).mistakes.into_iter().map(|(_, m)| (m.code, line(m.span), m.message)).collect()
}

fn marked(text: &str) -> Vec<String> {
    let parsed = parsed(text);
    let markers = read(&parsed).markers.into_iter().map(|marker| match marker.cover {
        Cover::File => "file".to_owned(),
        other => parsed.source.slice(other.span(&parsed.source)).to_owned(),
    });
    markers.collect()
}

#[test]
fn a_file_without_comments_has_no_directives() {
    assert_eq!(read(&parsed("fn f() {}")), Directives::default());
}

#[test]
fn a_comment_covers_what_begins_below_it() {
    for (text, expected) in [
        ("// A\nfn f() { 1; }\nfn g() {}", "fn f() { 1; }"),
        ("// A\n/// doc\n#[inline]\npub fn f() {}", "/// doc #[inline] pub fn f() {}"),
        ("// A\nmod m { fn f() {} }\n", "mod m { fn f() {} }"),
        ("fn f() {\n // A\n let x = 1 +\n 2;\n let y = 2;\n}", "let x = 1 + 2;"),
        ("fn f() -> i32 {\n // A\n a.b()\n .c()\n}", "a.b() .c()"),
        ("fn f() {\n // A\n for x in y { g(x); }\n h();\n}", "for x in y { g(x); }"),
        ("fn f() {\n // A\n const X: i32 = 1;\n}", "const X: i32 = 1;"),
        ("struct S {\n a: i32,\n // A\n pub b: u8,\n}", "pub b: u8"),
        ("struct S(\n // A\n u8,\n i8,\n);", "u8"),
        ("enum E {\n // A\n B { c: i32 },\n D,\n}", "B { c: i32 }"),
        ("enum E {\n B {\n // A\n c: i32 },\n}", "c: i32"),
        ("fn f() { match x {\n // A\n 1 | 2 if y => {\n g() }\n _ => h(), } }", "1 | 2 if y => { g() }"),
        ("fn f() { match x {\n 1 =>\n // A\n g(),\n _ => h(), } }", "g()"),
        ("fn f() { let s = S {\n // A\n a: 1 + 2,\n b: 3 }; }", "a: 1 + 2"),
        ("impl S {\n // A\n const X: i32 = 1;\n fn g() {} }", "const X: i32 = 1;"),
        ("trait T {\n // A\n fn g();\n }", "fn g();"),
        ("extern \"C\" {\n // A\n fn g();\n }", "fn g();"),
        ("fn f(\n // A\n a: i32,\n b: i32) {}", "a: i32"),
        ("fn f() { g(|x|\n // A\n x + 1) }", "x + 1"),
        ("fn f() { g(|x| {\n // A\n x + 1 }) }", "x + 1"),
        ("fn f() {\n // A\n m! { a, b }\n g(); }", "m! { a, b }"),
        ("union U {\n // A\n a: i32,\n}", "a: i32"),
    ] {
        assert_eq!(covered(text), expected, "{text}");
    }
}

#[test]
fn a_comment_may_stand_between_attributes_and_their_item() {
    let text = "/// doc\n// A\n#[inline]\n// A\nfn f() {}";
    let item = "/// doc // determinism-lint: allow(query-order, reason = \"x\") #[inline] \
                // determinism-lint: allow(query-order, reason = \"x\") fn f() {}";
    assert_eq!(covered(text), format!("{item} | {item}"));
}

#[test]
fn stacked_comments_attach_to_the_same_place() {
    assert_eq!(covered("fn f() {\n // A\n\n // other\n // A\n /* more */\n g();\n h();\n}"), "g(); | g();");
    assert_eq!(covered("// A\n#[cfg(a)]\nmod a;\n// A\nmod b;"), "#[cfg(a)] mod a; | mod b;");
}

#[test]
fn at_the_end_of_a_line_it_covers_the_line() {
    assert_eq!(covered("fn f() {\n g(); // A\n} // A\n"), "line 2 | line 3");
    assert_eq!(
        covers("fn f() {\n\n g(/* determinism-lint: allow(query-order, reason = \"x\") */ 1);\n}"),
        ["line 3"]
    );
}

#[test]
fn a_block_comment_on_its_own_line_is_like_any_other() {
    let text = "fn f() {\n /* determinism-lint: allow(query-order,\n * reason = \"x\") */ g();\n h(); }";
    assert_eq!(covers(text), ["g();"]);
}

#[test]
fn the_whole_file_can_be_covered_from_anywhere() {
    let comment = r#"// determinism-lint: allow-file(query-order, reason = "x")"#;
    assert_eq!(covers(&format!("{comment}\n//! doc\nfn f() {{}}")), ["file"]);
    assert_eq!(covers(&format!("fn f() {{\n{comment}\n}}")), ["file"]);
    assert_eq!(covers(&format!("fn f() {{}} {comment}")), ["file"]);
}

#[test]
fn what_cannot_be_attached_is_malformed_and_covers_nothing() {
    for (text, what) in [
        ("fn f() {}\n// A\n", "nothing follows that it could cover"),
        ("fn f() {\n g();\n // A\n}", "nothing follows inside these brackets that it could cover"),
        ("struct S {\n a: i32,\n // A\n}", "nothing follows inside these brackets that it could cover"),
        ("fn f() {\n a\n // A\n .b(|x| { x; });\n}", "what follows is no statement, item, field or arm"),
        ("fn f() {\n a +\n // A\n b;\n}", "what follows is no statement, item, field or arm"),
        ("// A\n//! doc\nfn f() {}", "what follows is no statement, item, field or arm"),
        ("// A\n#![allow(dead_code)]\nfn f() {}", "what follows is no statement, item, field or arm"),
    ] {
        assert_eq!(covered(text), "nothing", "{text}");
        let text = text.replace("// A", r#"// determinism-lint: allow(query-order, reason = "x")"#);
        let found = mistakes(&text);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(found[0].0, "DET903", "{text}");
        assert!(found[0].2.ends_with(what), "{text}: {}", found[0].2);
    }
}

#[test]
fn inside_a_macro_it_covers_what_looks_like_a_statement_there() {
    for (text, expected) in [
        ("fn f() { m! {\n // A\n a + b;\n c } }", "a + b;"),
        ("fn f() { vec![\n a,\n // A\n b.c(1, 2),\n d ]; }", "b.c(1, 2),"),
        ("fn f() { vec![\n // A\n a.\n b(),\n d ]; }", "a. b(),"),
        ("fn f() { m!(\n // A\n x => {\n y, z }\n w => v) }", "x => { y, z }"),
        ("fn f() { m!(\n // A\n if a {\n b }\n .c(), d) }", "if a { b } .c(),"),
        ("fn f() { m!(a, {\n // A\n b; c\n }) }", "b;"),
        ("m! {\n // A\n static A: i32 = 1;\n}", "static A: i32 = 1;"),
        ("macro_rules! m { () => {\n // A\n a; b; } }", "a;"),
    ] {
        assert_eq!(covered(text), expected, "{text}");
    }
}

#[test]
fn in_the_middle_of_macro_arguments_it_covers_the_rest_of_the_line() {
    assert_eq!(covered("fn f() { m!(a\n // A\n .b()\n .c()) }"), ".b()");
    assert_eq!(covered("fn f() { m!(a\n // A\n ) }"), "nothing");
}

#[test]
fn offsets_are_right_behind_a_shebang_and_beyond_ascii() {
    assert_eq!(covered("#!/usr/bin/env run\nfn ä() {\n // A\n let ö = \"ü\";\n}"), "let ö = \"ü\";");
}

#[test]
fn a_comment_with_a_mistake_covers_nothing_but_is_kept() {
    let text = "// determinism-lint: allow(query-order)\nfn f() {}";
    assert_eq!(covers(text), ["nothing"]);
    assert_eq!(mistakes(text), [("DET901", 1, "allow without a reason".to_owned())]);
}

#[test]
fn an_unknown_rule_does_not_spoil_the_others() {
    let text = "// determinism-lint: allow(query-order, zzzzzz, reason = \"x\")\nfn f() {}";
    assert_eq!(covers(text), ["fn f() {}"]);
    assert_eq!(mistakes(text), [("DET907", 1, "unknown rule `zzzzzz`".to_owned())]);
}

#[test]
fn the_marker_at_the_top_marks_the_file() {
    for text in [
        "// determinism-lint: sim\n\nfn f() {}",
        "// licence\n\n// determinism-lint: sim\n//! doc\nfn f() {}",
        "//! doc\n#![allow(dead_code)]\n// determinism-lint: sim\nfn f() {}\nfn g() {}",
        "#!/usr/bin/env run\n// determinism-lint: sim\nfn f() {}",
        "// determinism-lint: sim",
    ] {
        assert_eq!(marked(text), ["file"], "{text}");
        assert_eq!(mistakes(text), [], "{text}");
    }
}

#[test]
fn the_marker_before_an_item_marks_the_item() {
    assert_eq!(marked("use a;\n// determinism-lint: sim\nfn f() {}\nfn g() {}"), ["fn f() {}"]);
    assert_eq!(marked("impl S {\n// determinism-lint: sim\nfn f() {}\nfn g() {}\n}"), ["fn f() {}"]);
    assert_eq!(marked("mod m {\n// determinism-lint: sim\n#[a]\nfn f() {}\n}"), ["#[a]\nfn f() {}"]);
    assert_eq!(marked("fn f() {\n// determinism-lint: sim\nfn g() {}\n}"), ["fn g() {}"]);
}

#[test]
fn a_marker_elsewhere_is_malformed() {
    for text in [
        "fn f() {} // determinism-lint: sim",
        "fn f() {\n// determinism-lint: sim\ng();\n}",
        "fn f() {}\n// determinism-lint: sim\n",
        "struct S;\nstruct T {\n// determinism-lint: sim\na: i32 }",
    ] {
        assert_eq!(marked(text), [] as [String; 0], "{text}");
        assert_eq!(mistakes(text).iter().map(|m| m.0).collect::<Vec<_>>(), ["DET903"], "{text}");
    }
}

#[test]
fn mistakes_stand_in_the_order_of_the_file() {
    let text = "// determinism-lint: allow(query-order)\nfn f() {\n// determinism-lint: allow(query-order, reason = \"\")\n}";
    let found = mistakes(text);
    assert_eq!(
        found.iter().map(|m| (m.0, m.1)).collect::<Vec<_>>(),
        [("DET901", 1), ("DET903", 3), ("DET903", 3)]
    );
}

#[test]
fn many_comments_are_read_in_reasonable_time() {
    let comment = "// determinism-lint: allow(query-order, reason = \"x\")\n";
    let started = std::time::Instant::now();
    let stack = format!("{}fn f() {{}}", comment.repeat(5_000));
    assert_eq!(covers(&stack).iter().filter(|place| *place == "fn f() {}").count(), 5_000);
    let items = format!("{comment}fn f() {{ g(1); }}\n").repeat(5_000);
    assert_eq!(covers(&items).len(), 5_000);
    assert!(started.elapsed().as_secs() < 20, "took {:?}", started.elapsed());
}
