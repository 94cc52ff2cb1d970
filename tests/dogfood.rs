//! The scanner on this workspace: the code that decides what a report holds is read like simulation code.

use crate::support::{lint, workspace_root};

#[test]
fn the_scanner_finds_nothing_in_its_own_workspace() {
    let ran = lint(&workspace_root(), "--format short --no-limit --color never");
    assert_eq!(ran.status, 0, "{}{}", ran.stdout, ran.stderr);
    // Macros of other crates cannot be looked into; nothing else is left.
    let rest: Vec<&str> = ran.stdout.lines().filter(|line| !line.contains("DET605")).collect();
    assert!(rest.is_empty(), "{}", rest.join("\n"));
}

#[test]
fn two_runs_and_any_number_of_threads_write_the_same_bytes() {
    let one = lint(&workspace_root(), "--format json --everything --threads 1");
    let four = lint(&workspace_root(), "--format json --everything --threads 4");
    assert_eq!(one.status, four.status);
    assert!(one.stdout.len() > 1000, "hardly anything was written: {}", one.stderr);
    assert!(one.stdout == four.stdout, "the reports differ");
}
