//! Tests of how a baseline is read and written.

use super::*;
use std::fs;

fn key(path: &str, rule: &str, snippet: &str) -> Key {
    Key { path: path.to_owned(), rule: rule.to_owned(), snippet: snippet.to_owned() }
}

fn error(text: &str) -> (String, Option<String>) {
    match Baseline::parse(text.to_owned(), "known.toml").unwrap_err() {
        BaselineError::Format { message, span, .. } => {
            let place = span.map(|span| text[span.offset()..span.offset() + span.len()].to_owned());
            (message, place)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_written_is_read_back() {
    let counts = BTreeMap::from([
        (key("b.rs", "float-type", "x: f32"), 1),
        (key("a.rs", "float-type", "\"'\\ \u{1} ä\u{7f} {:?}, # […]"), 3),
        (key("a.rs", "address-dependence", "'''\"\"\""), 2),
    ]);
    let text = render(&counts);
    assert_eq!(Baseline::parse(text.clone(), "known.toml").unwrap().counts(), counts);
    let entries: Vec<&str> = text.lines().filter(|line| line.starts_with("  {")).collect();
    assert_eq!(entries.len(), 3);
    assert!(entries[0].contains("address-dependence") && entries[2].contains("b.rs"), "{text}");
}

#[test]
fn the_text_is_what_reviewers_see() {
    let text = render(&BTreeMap::from([(key("a.rs", "float-type", "x: f32"), 1)]));
    let expected = r#"# Findings that are known and do not fail the check. May only shrink:
# `cargo determinism-lint check --baseline <this file> --prune` removes what has been repaired.
version = 1
findings = [
  { path = "a.rs", rule = "float-type", count = 1, snippet = "x: f32" },
]
"#;
    assert_eq!(text, expected);
    assert_eq!(Baseline::parse(render(&BTreeMap::new()), "known.toml").unwrap().counts(), BTreeMap::new());
}

#[test]
fn entries_know_their_place_and_equal_ones_are_added_up() {
    let entry = r#"{ path = "ä.rs", rule = "r", count = 2, snippet = "s" }"#;
    let text = format!("version = 1\r\nfindings = [\r\n  {entry},\r\n  {entry},\r\n]\r\n");
    let baseline = Baseline::parse(text, "known.toml").unwrap();
    let (_, found) = baseline.entries.first_key_value().unwrap();
    assert_eq!((found.count, baseline.entries.len()), (4, 1));
    assert_eq!(baseline.source.slice(found.span), entry);
    assert_eq!(baseline.source.line(found.span.start), 3);
}

#[test]
fn what_is_no_baseline_is_pointed_at() {
    let (message, place) = error("version = 2\nfindings = []");
    assert_eq!(message, "this version of the tool reads baselines of version 1");
    assert_eq!(place.as_deref(), Some("2"));
    for text in [
        "",
        "findings = []",
        "version = 1\nextra = 2",
        "version = 1\nfindings = [{}]",
        "version = 1\nfindings = [{ path = '', rule = '', snippet = '', count = 0 }]",
        "version = 1\nfindings = [{ path = '', rule = '', snippet = '', count = -1 }]",
        "{\"version\": 1}",
        "<<<<<<< HEAD\nversion = 1",
    ] {
        let (message, place) = error(text);
        assert!(!message.is_empty() && (place.is_some() || text.is_empty()), "{text}: {message}");
    }
}

#[test]
fn a_byte_order_mark_is_taken_for_what_it_is() {
    assert!(Baseline::parse("\u{feff}version = 1".to_owned(), "known.toml").is_ok());
}

#[test]
fn writing_leaves_no_other_file_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("known.toml");
    for counts in [BTreeMap::new(), BTreeMap::from([(key("a", "b", "c"), 1)])] {
        write(&path, "known.toml", &counts).unwrap();
        assert_eq!(Baseline::read(&path, "known.toml").unwrap().counts(), counts);
    }
    let files: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(files, ["known.toml"]);
    let nowhere = folder.path().join("missing/known.toml");
    assert!(matches!(write(&nowhere, "known.toml", &BTreeMap::new()), Err(BaselineError::Write { .. })));
}

#[cfg(unix)]
#[test]
fn permissions_and_links_survive() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("known.toml"), folder.path().join("link.toml"));
    write(&file, "known.toml", &BTreeMap::new()).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&file) & 0o600, 0o600);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    write(&link, "link.toml", &BTreeMap::from([(key("a", "b", "c"), 1)])).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(mode(&file), 0o640);
    assert_eq!(Baseline::read(&file, "known.toml").unwrap().entries.len(), 1);
}
