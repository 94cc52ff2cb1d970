//! Legs that must not build: whether the compiler refuses them, and says what was announced. Runs nothing.

use super::build;
use super::drive::{self, Options};
use super::install;
use super::outcome::{NotRun, Refusal, Row};
use super::plan::Leg;
use super::progress::Progress;
use std::path::Path;

/// Tries to build each of these legs.
pub(super) fn rows(
    options: &Options,
    legs: &[Leg],
    host: &str,
    package: &Path,
    work: &Path,
    progress: &Progress,
) -> Vec<Row> {
    progress.expect(legs.len());
    let row = |leg: &Leg| {
        progress.begin(&format!("building {}, which must be refused", leg.name));
        let tried = tried(options, leg, host, package, work);
        progress.done(&format!("tried to build {}", leg.name));
        let refused = tried.as_ref().ok().cloned();
        Row { refused, ..drive::row(leg, host, tried.err(), "") }
    };
    legs.iter().map(row).collect()
}

fn tried(options: &Options, leg: &Leg, host: &str, package: &Path, work: &Path) -> Result<Refusal, NotRun> {
    let toolchain = install::toolchain(options.install, leg, host, package)?;
    let wanted = leg.spec.refused.clone().unwrap_or_default();
    let built = build::cargo(leg, &toolchain, host, package, work)
        .map_err(|error| NotRun { why: error.to_string(), remedy: None })?;
    match built {
        Ok(_) => Ok(Refusal { wanted, held: false }),
        Err(said) if one_line(&said).contains(&one_line(&wanted)) => Ok(Refusal { wanted, held: true }),
        // A build that fails for another reason says nothing.
        Err(said) => {
            let first = said.lines().find(|line| line.starts_with("error")).unwrap_or("error").to_owned();
            Err(NotRun {
                why: format!("it does not build, and not for the announced reason: {first}"),
                remedy: None,
            })
        }
    }
}

/// Compilers break and indent what they say.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
