//! Runs a built runner: as a process, through a command, in node, or in a page. Knows nothing of comparison.

use super::build::Artifact;
use super::drill::Ask;
use super::plan::Leg;
use crate::error::Error;
use simmath::detcheck::Request;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Answers to requests, from one leg.
#[derive(Debug, Clone)]
pub(super) struct Host {
    leg: Leg,
    artifact: Artifact,
    runner: Vec<String>,
    work: PathBuf,
}

/// The first word of a runner that is a page.
pub(super) const PAGE: &str = "page";
/// What node runs.
const NODE: &str = include_str!("assets/node.mjs");

fn script(work: &Path) -> PathBuf {
    work.join("node.mjs")
}

/// Puts what node runs beside the traces: once, before any host is asked.
///
/// # Errors
/// Those of the file system.
pub(super) fn write_script(work: &Path) -> Result<(), Error> {
    let path = script(work);
    crate::output::file::write_atomic(&path, |out| out.write_all(NODE.as_bytes()))
        .map_err(|source| Error::Write { path, source })
}

impl Host {
    /// That of a leg whose runner is built.
    pub(super) fn new(leg: &Leg, artifact: &Artifact, host: &str, work: &Path) -> Self {
        let runner = leg.runner(host);
        Self { leg: leg.clone(), artifact: artifact.clone(), runner, work: work.to_owned() }
    }

    /// The leg.
    pub(super) fn leg(&self) -> &Leg {
        &self.leg
    }

    /// A name for the answer to a request: the same binary, asked the same in the same way, has the same.
    pub(super) fn key(&self, request: &Request) -> u128 {
        // Another version of an emulator or engine is another leg.
        let programs = super::toolchain::programs(&self.runner);
        let version = |program: &String| {
            std::fs::metadata(super::toolchain::find_program(program)?).ok()?.modified().ok()
        };
        let version: Vec<_> = programs.iter().map(version).collect();
        let what = format!(
            "{:032x}\n{:?}\n{:?}\n{version:?}\n{}",
            self.artifact.hash,
            self.runner,
            self.leg.spec.env,
            request.words().join("\n")
        );
        xxhash_rust::xxh3::xxh3_128(what.as_bytes())
    }

    fn program(&self) -> String {
        self.runner.first().cloned().unwrap_or_else(|| self.artifact.path.display().to_string())
    }

    fn command(&self, words: &[String]) -> Command {
        let binary = self.artifact.path.to_string_lossy().into_owned();
        let Some((program, arguments)) = self.runner.split_first() else {
            let mut command = Command::new(&self.artifact.path);
            command.args(words);
            return command;
        };
        let mut command = Command::new(program);
        if program == "node" {
            let script = script(&self.work);
            command.args(arguments).arg("--no-warnings").arg(script).arg(&binary).args(words);
            return command;
        }
        let named = arguments.iter().any(|argument| argument.contains("{binary}"));
        command.args(arguments.iter().map(|argument| argument.replace("{binary}", &binary)));
        if !named {
            command.arg(&binary);
        }
        command.args(words);
        command
    }
}

impl Ask for Host {
    fn name(&self) -> &str {
        &self.leg.name
    }

    fn ask(&self, request: &Request) -> Result<Vec<u8>, String> {
        let mut request = request.clone();
        request.mode = self.leg.mode;
        if let Some(injection) = &self.leg.injection {
            request.injection = Some(injection.parse()?);
        }
        let words = request.words();
        if self.runner.first().is_some_and(|word| word == PAGE) {
            let command = super::page::command_of(&self.runner[1..]);
            return super::page::ask(&command, &self.artifact.path, &words.join("\n"));
        }
        let mut command = self.command(&words);
        command.stdin(Stdio::null()).envs(&self.leg.spec.env);
        let output =
            command.output().map_err(|error| format!("`{}` cannot be run: {error}", self.program()))?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let last: Vec<&str> = text.lines().rev().take(4).collect();
        let last: Vec<&str> = last.into_iter().rev().collect();
        Err(format!("`{}` ended with {}: {}", self.program(), output.status, last.join(" / ")))
    }
}
