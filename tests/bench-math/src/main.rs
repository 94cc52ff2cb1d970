//! simmath beside the crates that people would take instead, in one run; see README.md.

mod count;
mod gates;
mod inputs;
mod measure;
mod op;
mod ops;
mod page;
mod peer;
mod plot;
mod runs;

use std::path::Path;
use std::process::{Command, ExitCode};

use gates::GATES;
use measure::Effort;
use page::Place;
use runs::{Failure, Figures};

const USAGE: &str = "usage: cargo run --release -- report [--check] [--quick]
  --check  fail where a required figure is not met
  --quick  tiny arrays, nothing written: only shows that everything runs

  measure full|quick [OPERATION…]   the times of this build
  count OPERATION PEER PASSES       what is run under valgrind";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<ExitCode, Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["report", ref options @ ..]
            if options.iter().all(|option| ["--check", "--quick"].contains(option)) =>
        {
            return report(options.contains(&"--check"), options.contains(&"--quick"));
        }
        ["measure", "full", ..] => measure::print(Effort::FULL, &arguments[2..]),
        ["measure", "quick", ..] => measure::print(Effort::QUICK, &arguments[2..]),
        ["count", op, peer, passes] => count::child(op, peer, passes)?,
        _ => return Err(Failure(USAGE.to_owned())),
    }
    Ok(ExitCode::SUCCESS)
}

fn report(check: bool, quick: bool) -> Result<ExitCode, Failure> {
    let place = place()?;
    let figures = runs::all(quick)?;
    let page = page::markdown(&figures, &place);
    let picture = plot::svg(&figures)?;
    println!("{page}");
    if !quick {
        let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
        std::fs::write(docs.join("reference/bench-simmath.md"), page)?;
        std::fs::write(docs.join("images/bench-simmath.svg"), picture)?;
    }
    let failed = if check { failed(&figures) } else { 0 };
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Names the gates that fail, and counts them.
fn failed(figures: &Figures) -> usize {
    let failed = GATES.iter().filter(|gate| !gate.holds(figures));
    let named = failed.inspect(|gate| {
        let figure = gate.figure(figures, gate.build).unwrap_or(f64::NAN);
        let (op, ours, peer) = (gate.op, gate.ours.name(), gate.peer.name());
        let required = page::required(gate, figures);
        eprintln!("fails: {op} of {ours} against {peer}: {figure:.2}, required {required}");
    });
    named.count()
}

fn place() -> Result<Place, Failure> {
    let processors = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = processors.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    Ok(Place {
        date: first_line("date", &["-u", "+%F"])?,
        processor: name.map_or("unknown processor", |(_, name)| name).to_owned(),
        load: load.split_whitespace().next().unwrap_or("unknown").to_owned(),
        compiler: first_line("rustc", &["--version"])?,
    })
}

fn first_line(program: &str, arguments: &[&str]) -> Result<String, Failure> {
    let output = Command::new(program).args(arguments).output()?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_owned())
}
