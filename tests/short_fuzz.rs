//! The fuzz target on a stable compiler: all Rust files of the fixtures, and mutations of them with a fixed seed.

use crate::support::{files, read, relative};

#[path = "fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "public where it is a crate of its own")]
mod target;

/// Mutations of a plain test run; `FUZZ_MUTATIONS` asks for more.
const MUTATIONS: usize = 150;
const LARGEST: usize = 4096;

#[test]
#[expect(
    clippy::print_stdout,
    reason = "the harness shows it where the test fails, and it tells how to repeat that"
)]
fn short_fuzz_of_fixtures_and_their_mutations() {
    let seeds: Vec<Vec<u8>> =
        files("fixtures/rules", "rs").iter().map(|path| read(relative(path)).into()).collect();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let asked = std::env::var("FUZZ_MUTATIONS").ok().and_then(|count| count.parse().ok());
    for round in 0..asked.unwrap_or(MUTATIONS) {
        let text = mutate(&seeds, &mut random);
        println!("mutation {round}: {}", String::from_utf8_lossy(&text));
        target::scan(&text, |report| assert_eq!(report.sources.len(), 1));
    }
    assert!(seeds.len() > 20, "only {} seeds were found", seeds.len());
}

/// A piece of a seed after a few of: cut, doubled, spliced with another seed, one byte changed, brackets nested.
fn mutate(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut text = piece(&seeds[random.below(seeds.len())], random);
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() + 1);
        match random.below(6) {
            0 => text.truncate(at),
            1 => drop(text.splice(at..at, piece(&seeds[random.below(seeds.len())], random))),
            2 => drop(text.splice(at..at, b"(".repeat(random.below(60)))),
            3 => drop(text.splice(at..at, [random.below(256) as u8])),
            4 => drop(text.drain(at..(at + random.below(20)).min(text.len()))),
            _ => drop(text.splice(at..at, *b" // determinism-lint: allow(float-type, reason = \"\")\n")),
        }
        text.truncate(LARGEST);
    }
    text
}

fn piece(seed: &[u8], random: &mut Random) -> Vec<u8> {
    let from = random.below(seed.len() + 1);
    let whole = random.below(3) == 0;
    if whole { seed.to_vec() } else { seed[from..(from + random.below(800)).min(seed.len())].to_vec() }
}

/// Xorshift: the same numbers everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}
