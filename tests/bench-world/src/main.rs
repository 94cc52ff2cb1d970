//! A `World` of simmath beside plain vectors, `hecs` and `bevy_ecs`, in one run; see README.md.

mod game;
mod gates;
mod measure;
mod page;
mod worlds;

use std::error::Error;
use std::path::Path;
use std::process::{Command, ExitCode};

use gates::GATES;
use measure::Figures;
use page::Place;

const USAGE: &str = "usage: cargo run --release -- report [--check] [--quick]
  --check  fail where a required figure is not met
  --quick  few rounds, nothing written";

/// Rounds of a report, and of a quick one.
const ROUNDS: [usize; 2] = [1000, 60];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<ExitCode, Box<dyn Error>> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let ["report", ref options @ ..] = words[..] else { return Err(USAGE.into()) };
    if !options.iter().all(|option| ["--check", "--quick"].contains(option)) {
        return Err(USAGE.into());
    }
    let (check, quick) = (options.contains(&"--check"), options.contains(&"--quick"));
    let place = place()?;
    let figures = measure::all(ROUNDS[usize::from(quick)])?;
    let page = page::markdown(&figures, &place);
    println!("{page}");
    if !quick {
        let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
        std::fs::write(docs.join("reference/bench-world.md"), page)?;
    }
    let failed = if check { failed(&figures) } else { 0 };
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Names the gates that fail, and counts them.
fn failed(figures: &Figures) -> usize {
    let failed = GATES.iter().filter(|gate| !gate.holds(figures));
    let named = failed.inspect(|gate| {
        eprintln!("fails: {}: {}, required {}", gate.name, gate.shown(figures), gate.required());
    });
    named.count()
}

fn place() -> Result<Place, Box<dyn Error>> {
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

fn first_line(program: &str, arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let output = Command::new(program).args(arguments).output()?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_owned())
}
