//! How long ago git last changed a line. Runs git and nothing else: no filters, no hooks, no network, no locks; whatever
//! goes wrong is an unknown age. Knows paths and lines only.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

/// A line of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<'a> {
    /// Relative to the root, with `/`.
    pub path: &'a str,
    /// From 1.
    pub line: u32,
    /// Its text: blame is read from the last commit, where the line may have another number.
    pub text: &'a str,
}

/// The age of each line in days on `today`; 0 where it is not committed yet, `None` where git does not know its file.
/// One run of git for each file.
pub fn ages(root: &Path, lines: &[Line<'_>], today: Date) -> Vec<Option<u32>> {
    let mut files: BTreeMap<&str, Option<Vec<Blamed>>> = BTreeMap::new();
    let ages = lines.iter().map(|line| {
        let blamed = files.entry(line.path).or_insert_with(|| blame(root, line.path));
        blamed.as_ref().map(|blamed| age(blamed, line, today))
    });
    ages.collect()
}

/// A line as the last commit has it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Blamed {
    seconds: i64,
    text: String,
}

fn age(blamed: &[Blamed], line: &Line<'_>, today: Date) -> u32 {
    let text = line.text.trim_end();
    let alike = blamed.iter().enumerate().filter(|(_, candidate)| candidate.text.trim_end() == text);
    let nearest = alike.min_by_key(|(at, _)| at.abs_diff((line.line as usize).saturating_sub(1)));
    let Some((_, found)) = nearest else { return 0 };
    days_since(found.seconds, today).unwrap_or(0)
}

fn days_since(seconds: i64, today: Date) -> Option<u32> {
    let day = TimeZone::UTC.to_datetime(Timestamp::from_second(seconds).ok()?).date();
    u32::try_from(today.duration_since(day).as_hours() / 24).ok()
}

fn blame(root: &Path, path: &str) -> Option<Vec<Blamed>> {
    let output =
        git(root).args(["blame", "--no-textconv", "--line-porcelain", "HEAD", "--", path]).output().ok()?;
    output.status.success().then(|| parse(&String::from_utf8_lossy(&output.stdout)))
}

/// Git with nothing of the environment but where programs are, and with everything switched off that would run others.
fn git(root: &Path) -> Command {
    const OFF: [&str; 5] = [
        "core.fsmonitor=false", "core.hooksPath=", "protocol.allow=never", "blame.ignoreRevsFile=",
        "core.pager=cat",
    ];
    let mut command = Command::new("git");
    command.env_clear().stdin(Stdio::null()).stderr(Stdio::null());
    // Windows programs need the system folders to start at all; a home tells git which folders it may trust.
    for name in ["PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP"] {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
    command.envs([
        ("LC_ALL", "C"),
        ("GIT_OPTIONAL_LOCKS", "0"),
        ("GIT_TERMINAL_PROMPT", "0"),
        ("GIT_NO_LAZY_FETCH", "1"),
    ]);
    command.args(["--no-optional-locks", "--no-pager", "--literal-pathspecs", "-C"]).arg(root);
    for setting in OFF {
        command.args(["-c", setting]);
    }
    command
}

/// Reads `--line-porcelain`: headers, then the line behind a tab.
fn parse(porcelain: &str) -> Vec<Blamed> {
    let mut blamed = Vec::new();
    let mut seconds = 0;
    for line in porcelain.split('\n') {
        if let Some(text) = line.strip_prefix('\t') {
            blamed.push(Blamed { seconds, text: text.to_owned() });
        } else if let Some(time) = line.strip_prefix("author-time ") {
            seconds = time.trim().parse().unwrap_or(0);
        }
    }
    blamed
}

#[cfg(test)]
mod tests;
