//! Runs the commands of one page, block by block, in copies of the fixtures that it names.
//!
//! ```` ```console fixture=crates/skirmish status=1 output ````: the lines after `$ ` are run in a copy of that fixture, which all
//! blocks of the page share; `fixture=.` is the workspace itself. The last command ends with `status` (0 where none is given),
//! those before it with 0. `output`: the block shows all that the commands print, and blessing writes it. `excerpt`: the lines
//! shown are printed in this order. Neither: nothing is shown. ```` ```console ci ````: `.ci/run` runs the command.
//! ```` ```toml fixture=… file=PATH ````: the block is written to that file first.

use super::Block;
use super::page::blocks;
use crate::support::{binary, clean, copy_tree, read, workspace_root};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The page with the output of today in its blocks, and what was wrong.
pub(super) fn page(name: &str, text: &str) -> (String, Vec<String>) {
    let mut copies = Copies(BTreeMap::new());
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut wrong = Vec::new();
    let mut shift = 0isize;
    for block in blocks(text) {
        let place = format!("{name}:{}", block.line);
        let Some(now) = run(&block, &place, &mut copies, &mut wrong) else { continue };
        if now == block.body {
            continue;
        }
        let first = block.line.strict_add_signed(shift);
        shift += now.len() as isize - block.body.len() as isize;
        lines.splice(first..first + block.body.len(), now.clone());
        if !crate::support::blessing() {
            wrong.push(format!("{place}: the output is now\n{}\n(`cargo bless` writes it)", now.join("\n")));
        }
    }
    (lines.iter().map(|line| format!("{line}\n")).collect(), wrong)
}

/// Copies of fixtures by name; dropped with the page.
struct Copies(BTreeMap<String, (Option<tempfile::TempDir>, PathBuf)>);

impl Copies {
    fn folder(&mut self, fixture: &str) -> PathBuf {
        let make = || {
            if fixture == "." {
                return (None, workspace_root());
            }
            let temporary = tempfile::tempdir().expect("a temporary folder can be made");
            let last = fixture.rsplit('/').next().unwrap_or(fixture);
            let folder = temporary.path().canonicalize().expect("it exists").join(last);
            copy_tree(&workspace_root().join("fixtures").join(fixture), &folder);
            (Some(temporary), folder)
        };
        self.0.entry(fixture.to_owned()).or_insert_with(make).1.clone()
    }
}

/// The body of the block as it would be blessed; `None` where its body is no output.
fn run(block: &Block, place: &str, copies: &mut Copies, wrong: &mut Vec<String>) -> Option<Vec<String>> {
    if block.has("ci") {
        let script = read(".ci/run");
        let unknown = commands(block).into_iter().filter(|command| !script.contains(command.as_str()));
        wrong.extend(unknown.map(|command| format!("{place}: .ci/run does not run `{command}`")));
        return None;
    }
    let folder = copies.folder(block.value("fixture")?);
    if let Some(file) = block.value("file") {
        let text: String = block.body.iter().map(|line| format!("{line}\n")).collect();
        std::fs::write(folder.join(file), text).expect("the copy can be written");
        return None;
    }
    if block.language != "console" {
        return None;
    }
    let wanted: i32 = block.value("status").map_or(0, |status| status.parse().expect("a status is a number"));
    let (mut body, mut printed) = (Vec::new(), Vec::new());
    let commands = commands(block);
    for (at, command) in commands.iter().enumerate() {
        let (status, output) = shell(command, &folder);
        let wanted = if at + 1 == commands.len() { wanted } else { 0 };
        if status != wanted {
            wrong.push(format!("{place}: `{command}` ended with {status} instead of {wanted}:\n{output}"));
        }
        body.push(format!("$ {command}"));
        body.extend(output.lines().map(str::to_owned));
        printed.extend(output.lines().map(str::to_owned));
    }
    if block.has("excerpt") {
        wrong.extend(
            lost(block, &printed)
                .into_iter()
                .map(|line| format!("{place}: `{line}` is not printed, or not in this order")),
        );
        return None;
    }
    block.has("output").then_some(body)
}

fn commands(block: &Block) -> Vec<String> {
    block.body.iter().filter_map(|line| line.strip_prefix("$ ")).map(str::to_owned).collect()
}

/// The first shown line that the commands did not print after the ones before it.
fn lost<'a>(block: &'a Block, printed: &[String]) -> Option<&'a String> {
    let shown = block.body.iter().filter(|line| !line.starts_with("$ ") && line.as_str() != "…");
    let mut rest = printed.iter();
    shown.into_iter().find(|line| !rest.any(|now| now.trim_end() == line.trim_end()))
}

/// Runs one line as a reader would; `cargo lint` is the alias that builds the scanner, which is already built.
fn shell(command: &str, folder: &Path) -> (i32, String) {
    let line = match command.strip_prefix("cargo lint") {
        Some(arguments) => format!("cargo-determinism-lint{arguments}"),
        None => command.to_owned(),
    };
    let own = binary().parent().expect("the binary lies in a folder").to_path_buf();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&path)))
        .expect("no colon inside");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{{ {line}\n}} 2>&1")]).current_dir(folder).env("PATH", path);
    let output = clean(&mut shell).output().expect("a shell can be run");
    let text = String::from_utf8(output.stdout).expect("the commands write UTF-8");
    let above = folder.parent().unwrap_or(folder).to_string_lossy().into_owned();
    (output.status.code().unwrap_or(-1), text.replace(&above, "…"))
}
