//! Tests of the grammar of comments.

use super::*;

fn read(comment: &str) -> Read {
    parse(comment, 0).unwrap()
}

fn allow(comment: &str) -> Allow {
    let read = read(comment);
    assert_eq!(read.mistakes, [], "{comment}");
    match read.directive {
        Directive::Allow(allow) => allow,
        other => panic!("{comment}: {other:?}"),
    }
}

/// The mistakes of a comment: code, the text they point at, message.
fn mistakes(comment: &str) -> Vec<(&'static str, String, String)> {
    let text = |span: Span| comment[span.start as usize..span.end as usize].to_owned();
    read(comment).mistakes.into_iter().map(|m| (m.code, text(m.span), m.message)).collect()
}

fn one(comment: &str) -> (&'static str, String, String) {
    let found = mistakes(comment);
    assert_eq!(found.len(), 1, "{comment}: {found:?}");
    found.into_iter().next().unwrap()
}

fn help(comment: &str) -> String {
    read(comment).mistakes.into_iter().map(|mistake| mistake.help).collect()
}

fn names(allow: &Allow) -> Vec<&str> {
    allow.rules.iter().map(|named| named.rule.name).collect()
}

#[test]
fn a_full_comment_is_read() {
    let allow = allow(
        r#"// determinism-lint: allow(query-order, DET704, why = "sorted-after", reason = "by \"id\" below", until = "2027-06-01", reviewed-by = "ana")"#,
    );
    assert_eq!(names(&allow), ["query-order", "frame-time"]);
    assert_eq!(allow.reason.as_deref(), Some("by \"id\" below"));
    assert_eq!(allow.why.as_deref(), Some("sorted-after"));
    assert_eq!(allow.until.map(|date| date.to_string()).as_deref(), Some("2027-06-01"));
    assert_eq!(allow.reviewed_by.as_deref(), Some("ana"));
    assert!(!allow.whole_file);
}

#[test]
fn other_ways_to_write_it_are_read_too() {
    for comment in [
        r#"// determinism-lint:allow(query-order,reason="x")"#,
        r#"//    determinism-lint:   allow ( query-order , reason = "x" , )   "#,
        r#"// determinism-lint: allow(reason = "x", det701)"#,
        r#"/* determinism-lint: allow(query-order, reason = "x") */"#,
        "/* determinism-lint: allow(\n * query-order,\n * reason = \"x\")\n */",
        "/*\n * determinism-lint: allow(query-order, reason = \"x\")\n */",
        r#"// determinism-lint: allow(query-order, reason = "x") // a remark, with ( and ""#,
    ] {
        let allow = allow(comment);
        assert_eq!((names(&allow), allow.reason.as_deref()), (vec!["query-order"], Some("x")), "{comment}");
    }
    assert!(allow(r#"// determinism-lint: allow-file(query-order, reason = "x")"#).whole_file);
}

#[test]
fn the_marker_is_read() {
    assert_eq!(read("// determinism-lint: sim"), Read { directive: Directive::Sim, mistakes: vec![] });
    assert_eq!(read("/* determinism-lint: sim */").mistakes, []);
    let (code, text, _) = one("// determinism-lint: sim code (all of it)");
    assert_eq!((code, text.as_str()), ("DET903", "code (all of it)"));
}

#[test]
fn a_missing_reason_is_no_grammar_mistake() {
    let (code, text, message) = one("// determinism-lint: allow(query-order)");
    assert_eq!((code, text.as_str()), ("DET901", "(query-order)"));
    assert_eq!(message, "allow without a reason");
}

#[test]
fn an_unknown_rule_is_pointed_at_and_the_others_stay() {
    let comment = r#"// determinism-lint: allow(qeury-order, frame-time, reason = "x")"#;
    assert_eq!(one(comment), ("DET907", "qeury-order".into(), "unknown rule `qeury-order`".into()));
    assert_eq!(help(comment), "did you mean `query-order`?");
    let Directive::Allow(allow) = read(comment).directive else { panic!() };
    assert_eq!(names(&allow), ["frame-time"]);
}

#[test]
fn unknown_rules_get_the_help_that_fits() {
    let help_for = |name: &str| help(&format!("// determinism-lint: allow({name}, reason = \"x\")"));
    assert_eq!(help_for("query_order"), "did you mean `query-order`?");
    assert_eq!(help_for("float"), "`float` is a group: name its rules one by one");
    assert_eq!(help_for("zzzzzzzz"), "`cargo determinism-lint rules` lists the rules");
    let both = mistakes("// determinism-lint: allow(zzz)");
    assert_eq!(both.iter().map(|m| m.0).collect::<Vec<_>>(), ["DET907", "DET901"]);
}

#[test]
fn each_grammar_mistake_is_pointed_at_and_reported_once() {
    for (body, text, message) in [
        ("", "determinism-lint:", "no directive"),
        ("alow(query-order)", "alow", "unknown directive `alow`"),
        ("allow", "allow", "`allow` without the rules it is about"),
        ("allow query-order", "allow", "`allow` without the rules it is about"),
        ("allow()", "()", "no rule is named"),
        (r#"allow(reason = "x")"#, r#"(reason = "x")"#, "no rule is named"),
        (r#"allow(*, reason = "x")"#, "*", "there is no blanket form"),
        (r#"allow-file(all, reason = "x")"#, "all", "there is no blanket form"),
        (r#"allow(query-order, reasn = "x")"#, "reasn", "unknown key `reasn`"),
        (r#"allow(query-order, reason = "  ")"#, "\"  \"", "`reason` is empty"),
        (r#"allow(query-order, reason = x)"#, "x", "the value of `reason` is no string"),
        (r#"allow(query-order, reason)"#, "reason", "`reason` without a value"),
        (r#"allow(query-order, reason = “x”)"#, "“", "the value of `reason` is no string"),
        (r#"allow(query-order, "x")"#, "\"x\"", "a string without a key"),
        (r#"allow(query-order, reason = "x", reason = "y")"#, "reason", "`reason` is given twice"),
        (r#"allow(query-order, query-order, reason = "x")"#, "query-order", "`query-order` is named twice"),
        (r#"allow(query-order, DET701, reason = "x")"#, "DET701", "`query-order` is named twice"),
        (r#"allow(query-order, why = "sorted", reason = "x")"#, "\"sorted\"", "unknown `why` word `sorted`"),
        (r#"allow(query-order, until = "soon", reason = "x")"#, "\"soon\"", "`soon` is no date"),
        (
            r#"allow(query-order, until = "2027-02-30", reason = "x")"#,
            "\"2027-02-30\"",
            "`2027-02-30` is no date",
        ),
        (r#"allow(query-order, until = "2027-6-1", reason = "x")"#, "\"2027-6-1\"", "`2027-6-1` is no date"),
        (r#"allow(query-order, reviewed-by = "", reason = "x")"#, "\"\"", "`reviewed-by` is empty"),
        (r#"allow(query-order reason = "x")"#, "reason", "expected `,` or `)`"),
        (r#"allow(query-order,, reason = "x")"#, ",", "expected a rule or a key"),
        (r#"allow(query-order, reason = "x" "#, "\"x\"", "the comment ends before `)`"),
        ("allow(query-order,", ",", "the comment ends before `)`"),
        (r#"allow(query-order, reason ="#, "=", "the comment ends before `)`"),
        (r#"allow(query-order, reason = "x) "#, "\"x) ", "the string has no closing quote"),
        (r#"allow(query-order, reason = "x") because"#, "because", "text after the directive"),
        (
            r#"allow(broken-seal, reason = "x")"#,
            "broken-seal",
            "`broken-seal` cannot be allowed in a comment",
        ),
    ] {
        let expected = ("DET903", text.to_owned(), message.to_owned());
        assert_eq!(one(&format!("// determinism-lint: {body}")), expected, "{body}");
    }
}

#[test]
fn several_mistakes_are_all_reported() {
    let found = mistakes(r#"// determinism-lint: allow(zzz, why = "x", until = "y", who = "z") and"#);
    let places: Vec<&str> = found.iter().map(|(_, text, _)| text.as_str()).collect();
    assert_eq!(places, ["zzz", "\"x\"", "\"y\"", "who", "and"]);
}

#[test]
fn near_misses_of_keys_and_words_get_a_suggestion() {
    assert_eq!(
        help(r#"// determinism-lint: allow(query-order, reviewed_by = "a")"#),
        "did you mean `reviewed-by`?"
    );
    assert_eq!(
        help(r#"// determinism-lint: allow(query-order, reason = "a", why = "sorted")"#),
        format!("there are `{}`", WHY.join("`, `"))
    );
    let word = r#"// determinism-lint: allow(query-order, reason = "a", why = "commutativ")"#;
    assert_eq!(help(word), "did you mean `commutative`?");
}

#[test]
fn prose_about_the_tool_is_no_directive() {
    for comment in [
        "// see determinism-lint: it reads this file",
        "// the form `determinism-lint: allow(query-order)` needs a reason",
        "// nothing of the kind",
    ] {
        assert_eq!(parse(comment, 0), None, "{comment}");
    }
}

#[test]
fn a_directive_behind_other_text_is_reported() {
    let (code, text, message) = one(r#"// exact here. determinism-lint: allow(query-order, reason = "x")"#);
    assert_eq!((code, text.as_str(), message.as_str()), ("DET903", MARK, "text before the directive"));
}

#[test]
fn no_prefix_of_a_comment_panics_or_loses_its_place() {
    let comment =
        "/* determinism-lint: allow(query-order, ä, reason = \"\\u{e4}\\\"ß\", until = \"2027-06-01\") */";
    for (end, _) in comment.char_indices() {
        if let Some(read) = parse(&comment[..end], 7) {
            assert!(
                read.mistakes.iter().all(|m| m.span.start >= 7 && m.span.end as usize <= end + 7),
                "{end}"
            );
        }
    }
}
