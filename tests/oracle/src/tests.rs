//! What the commands are kept to: programs on which scanner and compiler once disagreed, and the grammar.

use crate::fuzz;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn scanner_and_compiler_agree_about_every_program_that_was_kept() {
    let folder = root().join("tests/oracle/programs");
    let mut files: Vec<PathBuf> = folder
        .read_dir()
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    files.sort();
    assert!(files.len() >= 3, "{files:?}");
    let mut said = Vec::new();
    let agreed = fuzz::files(&files, false, &mut said).expect("rustc runs");
    assert!(agreed, "{}", String::from_utf8_lossy(&said));
}

#[test]
fn generated_programs_compile_and_both_agree_about_them() {
    let wanted = fuzz::Wanted {
        seed: 3,
        from: 0,
        programs: 60,
        jobs: 2,
        constructs: false,
        first: true,
        keep: None,
        show: None,
    };
    let mut said = Vec::new();
    let agreed = fuzz::run(&wanted, &mut said).expect("rustc runs");
    assert!(agreed, "{}", String::from_utf8_lossy(&said));
}
