//! Instructions of one operation by one peer, counted by valgrind in a process of its own.

use std::process::{Command, Stdio};

use crate::ops;
use crate::peer::Peer;
use crate::runs::Failure;

/// Enough that the loop is what is counted.
const ELEMENTS: usize = 1 << 14;

/// What the counted process does: `passes` passes and nothing else.
pub(crate) fn child(name: &str, peer: &str, passes: &str) -> Result<(), Failure> {
    let unknown = || Failure(format!("count {name} {peer} {passes}: no such operation, peer or number"));
    let passes: usize = passes.parse().map_err(|_| unknown())?;
    let (_, make) = ops::ALL.iter().find(|(known, _)| *known == name).ok_or_else(unknown)?;
    let mut op = make(ELEMENTS);
    let case = op.cases.iter_mut().find(|case| case.peer.name() == peer).ok_or_else(unknown)?;
    for _ in 0..passes {
        (case.run)(0..op.elements);
    }
    Ok(())
}

/// Whether valgrind can be run.
pub(crate) fn is_possible() -> bool {
    let valgrind =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    valgrind.is_ok_and(|status| status.success())
}

/// Instructions per element: what a second pass adds to the first.
pub(crate) fn instructions(op: &str, peer: Peer) -> Result<f64, Failure> {
    let [one, two] = [counted(op, peer, "1")?, counted(op, peer, "2")?];
    Ok(two.saturating_sub(one) as f64 / ELEMENTS as f64)
}

fn counted(op: &str, peer: Peer, passes: &str) -> Result<u64, Failure> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(std::env::current_exe()?).args(["count", op, peer.name(), passes]);
    let output = command.output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    collected.ok_or_else(|| Failure(format!("valgrind counted nothing:\n{text}")))
}
