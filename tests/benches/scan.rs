//! Time and memory of a whole check against `syn::parse_file` over the same files, each side in processes of its own.
//! See README.md beside it.
#![expect(clippy::print_stdout, reason = "a bench prints")]

use determinism_lint::config::Flags;
use determinism_lint::meta::Arithmetic;
use determinism_lint::run::{self, CheckOptions, Checked};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// syn recurses; the scanner gives its own workers as much.
const STACK: usize = 256 << 20;

// The allocator of the binary, on both sides.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["check", threads, ref folders @ ..] => child(folders, threads, check),
        ["parse", threads, ref folders @ ..] => child(folders, threads, parse),
        [folder, ref options @ ..] if !folder.starts_with('-') => compare(Path::new(folder), options),
        _ => println!(
            "usage: cargo bench --package determinism-tests --bench scan -- FOLDER [--threads N] [--rounds N]"
        ),
    }
}

/// What one side needed.
#[derive(Clone, Copy)]
struct Cost {
    seconds: f64,
    peak_kib: u64,
    files: usize,
    lines: usize,
}

fn compare(folder: &Path, options: &[&str]) {
    let option = |name: &str, default: usize| {
        let value = options.iter().position(|option| *option == name).and_then(|at| options.get(at + 1));
        value.map_or(default, |value| value.parse().expect("a number follows the option"))
    };
    let threads = option("--threads", std::thread::available_parallelism().map_or(1, usize::from));
    let rounds = option("--rounds", 5);
    let mut crates: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.join("Cargo.toml").is_file())
        .collect();
    crates.sort();
    assert!(
        !crates.is_empty(),
        "no crate lies in {}; tests/benches/fetch.sh puts them there",
        folder.display()
    );
    println!("{threads} threads, best of {rounds} rounds");
    println!(
        "{:<20} {:>6} {:>8} {:>9} {:>9} {:>6} {:>10} {:>10}",
        "crate", "files", "lines", "syn s", "check s", "ratio", "syn MiB", "check MiB"
    );
    for path in &crates {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        row(&name, std::slice::from_ref(path), threads, rounds);
    }
    row("all together", &crates, threads, rounds);
}

fn row(name: &str, crates: &[PathBuf], threads: usize, rounds: usize) {
    let mut sides: [Option<Cost>; 2] = [None, None];
    // The sides take turns, so that whatever else the machine does meets both.
    for _ in 0..rounds {
        for (best, side) in sides.iter_mut().zip(["parse", "check"]) {
            let cost = measure(side, crates, threads);
            *best = Some(best.map_or(cost, |best| Cost { seconds: best.seconds.min(cost.seconds), ..cost }));
        }
    }
    let [Some(syn), Some(check)] = sides else { return };
    assert_eq!(syn.files, check.files, "the two sides read different files");
    println!(
        "{name:<20} {:>6} {:>8} {:>9.3} {:>9.3} {:>6.2} {:>10.1} {:>10.1}",
        check.files,
        check.lines,
        syn.seconds,
        check.seconds,
        check.seconds / syn.seconds,
        syn.peak_kib as f64 / 1024.0,
        check.peak_kib as f64 / 1024.0
    );
}

/// Runs one side in a process of its own, whose last line is its cost.
fn measure(side: &str, crates: &[PathBuf], threads: usize) -> Cost {
    let this = std::env::current_exe().expect("a bench knows its own path");
    let output =
        Command::new(this).args([side, &threads.to_string()]).args(crates).output().expect("it can be run");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{side}: {text}{}", String::from_utf8_lossy(&output.stderr));
    let words: Vec<&str> = text.lines().last().unwrap_or_default().split(' ').collect();
    let [seconds, peak, files, lines] = words[..] else { panic!("{side} printed `{text}`") };
    let number = |word: &str| word.parse::<f64>().expect("the child prints numbers");
    Cost {
        seconds: number(seconds),
        peak_kib: number(peak) as u64,
        files: number(files) as usize,
        lines: number(lines) as usize,
    }
}

/// One side: prints seconds, peak memory in KiB, files and lines over all folders.
fn child(folders: &[&str], threads: &str, side: fn(&Path, usize) -> (f64, Vec<usize>)) {
    let threads: usize = threads.parse().expect("the parent writes a number");
    let (mut seconds, mut lines) = (0.0, Vec::new());
    for folder in folders {
        let (took, read) = side(Path::new(folder), threads);
        seconds += took;
        lines.extend(read);
    }
    println!("{seconds} {} {} {}", peak_kib(), lines.len(), lines.iter().sum::<usize>());
}

/// A whole check of all code; seconds without those of `cargo metadata`, and the lines of each file.
fn check(folder: &Path, threads: usize) -> (f64, Vec<usize>) {
    let options = CheckOptions {
        manifest_path: Some(folder.join("Cargo.toml")),
        flags: Flags { everything: true, ..Flags::default() },
        paths: Vec::new(),
        threads,
        today: jiff::civil::date(2026, 1, 1),
        baseline: None,
        environment: Default::default(),
    };
    let started = Instant::now();
    let checked = run::check(&options, &|_, _, _| {});
    let seconds = started.elapsed().as_secs_f64();
    let report = match checked {
        Ok(Checked::Report(report) | Checked::Preview(report, ..)) => report,
        Err(error) => panic!("{}: {error}", folder.display()),
    };
    let apart = |name: &str| name.contains("metadata") || name.contains("dependenc");
    let apart: f64 =
        report.timings.parts.iter().filter(|(name, _)| apart(name)).map(|(_, seconds)| seconds).sum();
    // Manifests and build scripts are read as text by other rules, and are no part of what syn reads.
    let parsed = |path: &str| path.ends_with(".rs") && path != "build.rs";
    let lines =
        report.sources.iter().filter(|source| parsed(&source.path)).map(|source| source.lines() as usize);
    (seconds - apart, lines.collect())
}

/// `syn::parse_file` over the files that a check reads, on as many threads.
fn parse(folder: &Path, threads: usize) -> (f64, Vec<usize>) {
    let files = listed(folder);
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let lines = std::thread::scope(|scope| {
        let work = || {
            let mut lines = Vec::new();
            while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                let text = std::fs::read_to_string(path).expect("the check read it too");
                lines.push(text.lines().count());
                std::hint::black_box(syn::parse_file(&text).is_ok());
            }
            lines
        };
        let spawn = |_| {
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread starts")
        };
        let workers: Vec<_> = (0..threads).map(spawn).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("syn parses what the check parsed"))
            .collect()
    });
    (started.elapsed().as_secs_f64(), lines)
}

/// The files that a check of the folder reads, largest first, as the check begins with those too.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let workspace =
        determinism_lint::discover::workspace(Some(&folder.join("Cargo.toml"))).expect("cargo can read it");
    let config = determinism_lint::snippets::config(Arithmetic::ExactFloat);
    let (mut files, _) = determinism_lint::discover::candidates(&workspace, &config.scope.named_files());
    files.sort_by_key(|file| std::cmp::Reverse(file.size));
    files.into_iter().map(|file| file.absolute).collect()
}

/// The highest memory of this process so far; 0 where the system does not tell.
fn peak_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}
