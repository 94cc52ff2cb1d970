//! What a leg needs, with what the distribution can bring of it. Builds nothing.

use super::outcome::NotRun;
use super::plan::Leg;
use super::toolchain::{self, Missing, Toolchain};
use std::path::Path;
use std::process::Command;

/// The toolchain of a leg, with what can be installed for it.
pub(super) fn toolchain(
    may_install: bool,
    leg: &Leg,
    host: &str,
    package: &Path,
) -> Result<Toolchain, NotRun> {
    let mut toolchain = toolchain::of(leg, host, package);
    // Each round of packages may show what else is missing.
    for _ in 0..3 {
        let Err(missing) = &toolchain else { break };
        if !may_install || !install(missing) {
            break;
        }
        toolchain = toolchain::of(leg, host, package);
    }
    toolchain.map_err(|missing| NotRun { why: missing.what.clone(), remedy: missing.remedy() })
}

/// Installs packages of the distribution. Whether that went well.
fn install(missing: &Missing) -> bool {
    if missing.packages.is_empty() {
        return false;
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(if is_root { "env" } else { "sudo" });
        command.args(if is_root { &[][..] } else { &["-n", "env"] });
        command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments);
        command.output().is_ok_and(|output| output.status.success())
    };
    let mut arguments = vec!["install", "-y", "-q", "--no-install-recommends"];
    arguments.extend(missing.packages.iter().map(String::as_str));
    run(&arguments) || (run(&["update", "-q"]) && run(&arguments))
}
