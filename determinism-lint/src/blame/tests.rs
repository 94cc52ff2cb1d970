//! Tests of the ages of lines.

use super::*;
use std::fs;

const TODAY: &str = "2026-06-15";

/// Runs git with a fixed identity; `None` where there is no git on this machine.
fn run_git(root: &Path, author_date: &str, arguments: &[&str]) -> Option<()> {
    let mut command = git(root);
    command.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_AUTHOR_DATE", author_date).stdout(Stdio::null());
    for role in ["AUTHOR", "COMMITTER"] {
        command.env(format!("GIT_{role}_NAME"), "a").env(format!("GIT_{role}_EMAIL"), "a@example.invalid");
    }
    command.args(arguments).status().ok()?.success().then_some(())
}

fn age_of(root: &Path, path: &str, line: u32, text: &str) -> Option<u32> {
    ages(root, &[Line { path, line, text }], TODAY.parse().unwrap())[0]
}

#[test]
fn lines_have_the_age_of_their_commit() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    if run_git(root, "", &["init", "-q"]).is_none() {
        assert_eq!(age_of(root, "a.rs", 1, "old"), None);
        return;
    }
    fs::create_dir(root.join("src")).unwrap();
    fs::write(root.join("src/a.rs"), "old\nsame\n").unwrap();
    assert_eq!(age_of(root, "src/a.rs", 1, "old"), None, "no commit yet");
    run_git(root, "2026-06-01T23:00:00Z", &["add", "."]).unwrap();
    run_git(root, "2026-06-01T23:00:00Z", &["commit", "-qm", "a"]).unwrap();
    fs::write(root.join("src/a.rs"), "first\nold\nsame\nnew\nsame\n").unwrap();
    run_git(root, "2026-06-10T01:00:00Z", &["commit", "-qam", "b"]).unwrap();

    assert_eq!(age_of(root, "src/a.rs", 2, "old"), Some(14));
    assert_eq!(age_of(root, "src/a.rs", 4, "new"), Some(5));
    assert_eq!(age_of(root, "src/a.rs", 7, "old\r\n"), Some(14), "moved by lines that are not committed");
    assert_eq!(age_of(root, "src/a.rs", 2, "changed"), Some(0), "not committed");
    assert_eq!(age_of(root, "src/a.rs", 3, "same"), Some(14), "the nearest of equal lines");
    assert_eq!(age_of(root, "src/a.rs", 5, "same"), Some(5), "the nearest of equal lines");
    assert_eq!(age_of(root, "src/b.rs", 1, "old"), None, "not tracked");
    assert_eq!(age_of(&root.join("src"), "a.rs", 2, "old"), Some(14), "a workspace below the repository");
    fs::write(root.join(".git/index.lock"), "").unwrap();
    assert_eq!(age_of(root, "src/a.rs", 2, "old"), Some(14), "locked by another git");
}

#[test]
fn without_a_repository_nothing_has_an_age() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(".git"), "gitdir: nowhere").unwrap();
    fs::write(folder.path().join("a.rs"), "old\n").unwrap();
    assert_eq!(age_of(folder.path(), "a.rs", 1, "old"), None);
    assert_eq!(age_of(&folder.path().join("missing"), "a.rs", 1, "old"), None);
}

#[test]
fn programs_of_the_repository_are_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    if run_git(root, "", &["init", "-q"]).is_none() {
        assert_eq!(age_of(root, "a.rs", 1, "old"), None);
        return;
    }
    fs::write(root.join("a.rs"), "old\n").unwrap();
    run_git(root, "2026-06-01T00:00:00Z", &["add", "."]).unwrap();
    run_git(root, "2026-06-01T00:00:00Z", &["commit", "-qm", "a"]).unwrap();
    let leaves_mark = "touch ran; cat";
    for key in
        ["core.fsmonitor", "core.pager", "filter.evil.clean", "filter.evil.smudge", "diff.evil.textconv"]
    {
        run_git(root, "", &["config", key, leaves_mark]).unwrap();
    }
    fs::write(root.join(".git/info/attributes"), "*.rs filter=evil diff=evil\n").unwrap();
    assert_eq!(age_of(root, "a.rs", 1, "old"), Some(14));
    assert!(!root.join("ran").exists());
}

#[test]
fn porcelain_is_read_line_by_line() {
    let text = "abc 1 1 1\nauthor-time 10\nsummary x\n\tauthor-time 99\nabc 2 2\nauthor-time 20\n\t\tb\n";
    let expected = [(10, "author-time 99"), (20, "\tb")];
    assert_eq!(parse(text), expected.map(|(seconds, text)| Blamed { seconds, text: text.to_owned() }));
}

#[test]
fn ages_are_whole_days_and_never_negative() {
    let today: Date = TODAY.parse().unwrap();
    let noon = 1_781_524_800;
    assert_eq!(days_since(noon, today), Some(0));
    assert_eq!(days_since(noon - 86_400, today), Some(1));
    assert_eq!(days_since(noon + 86_400 * 3, today), None);
    assert_eq!(days_since(i64::MAX, today), None);
}
