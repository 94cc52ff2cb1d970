//! The fuzz target on a stable compiler: the Rust files of the fixtures and mutations of them with a fixed seed.

use crate::support::{files, read, relative};
use determinism_lint::parse;

#[path = "fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "public where it is a crate of its own")]
pub(crate) mod target;

use target::mutate::{cross, mutate};
use target::random::Random;

/// Mutations of a plain test run; `FUZZ_MUTATIONS` asks for more.
const MUTATIONS: usize = 150;
const LARGEST: usize = 4096;

#[test]
#[expect(
    clippy::print_stdout,
    reason = "the harness shows it where the test fails, and it tells how to repeat that"
)]
fn short_fuzz_of_fixtures_and_their_mutations() {
    let seeds = seeds();
    let mut random = Random::new(1);
    let asked = std::env::var("FUZZ_MUTATIONS").ok().and_then(|count| count.parse().ok());
    for round in 0..asked.unwrap_or(MUTATIONS) {
        let text = mutant(&seeds, &mut random);
        println!("mutation {round}: {}", String::from_utf8_lossy(&text));
        target::scan(&text, |report| assert_eq!(report.sources.len(), 1));
    }
}

#[test]
fn half_of_the_mutations_still_parse_and_none_is_too_long() {
    let seeds = seeds();
    let mut random = Random::new(2);
    let mutants: Vec<Vec<u8>> = (0..400).map(|_| mutant(&seeds, &mut random)).collect();
    assert!(mutants.iter().all(|text| text.len() <= LARGEST));
    let read = |text: &&Vec<u8>| parse::parse("a.rs".to_owned(), text).is_ok();
    let count = || mutants.iter().filter(read).count();
    // Parsing needs the stack of a worker.
    let read = std::thread::scope(|scope| {
        parse::spawn_worker(scope, count).expect("a thread can be started").join().expect("no panic")
    });
    assert!(read >= 200, "{read} of 400");
}

#[test]
fn any_bytes_can_be_mutated() {
    let mut random = Random::new(3);
    let texts: [&[u8]; 6] = [b"", b"\n", b"{", b"\xff\xfe\0", b"}}}\n)\n", "é\u{301}\n\u{feff}".as_bytes()];
    for _ in 0..200 {
        let (one, other) = (random.pick(&texts), random.pick(&texts));
        assert!(mutate(one, 64, &mut random).len() <= 64);
        assert!(cross(one, other, 64, &mut random).len() <= 64);
    }
}

/// The fuzzer has to make such a file; were it among the seeds, finding the fault would prove nothing.
#[test]
#[cfg(unix)]
fn no_seed_has_the_planted_fault() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let script = crate::support::workspace_root().join("tests/fuzz/seed.sh");
    let status =
        std::process::Command::new(script).arg(folder.path()).stdout(std::process::Stdio::null()).status();
    assert!(status.expect("the script can be run").success());
    let mut looked_at = 0;
    for entry in folder.path().read_dir().expect("the script made the folder") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read(&path).expect("the script wrote the file");
        // Without a comment to the tool there is no broken one.
        if String::from_utf8_lossy(&text).contains("determinism-lint:") {
            looked_at += 1;
            target::scan(&text, |report| assert!(!target::has_planted_fault(report), "{}", path.display()));
        }
    }
    assert!(looked_at > 20, "only {looked_at} seeds were looked at");
}

fn seeds() -> Vec<Vec<u8>> {
    let seeds: Vec<Vec<u8>> =
        files("fixtures/rules", "rs").iter().map(|path| read(relative(path)).into()).collect();
    assert!(seeds.len() > 20, "only {} seeds were found", seeds.len());
    seeds
}

/// A mutation of a seed, or of a seed with a piece of another one in it.
fn mutant(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut seed = || &seeds[random.below(seeds.len())];
    let (one, other) = (seed(), seed());
    if random.one_in(4) {
        return mutate(&cross(one, other, LARGEST, random), LARGEST, random);
    }
    mutate(one, LARGEST, random)
}
