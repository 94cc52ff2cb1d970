//! The cases that count: ends and powers, and every tie that small factors make. Ties are enumerated, not sampled.

use crate::random::Random;

/// Ends, powers of two and their neighbours, of both signs.
pub(crate) fn edges(frac: u32) -> Vec<i32> {
    let (one, half) = (1_i64 << frac, 1_i64 << (frac - 1));
    let mut edges: Vec<i64> = vec![0, i64::from(i32::MAX), i64::from(i32::MIN), i64::from(i32::MIN) + 1];
    edges.extend([one, half, 3 * half, 2 * one, 3 * one, 10 * one, one / 3, one / 10]);
    edges.extend((0..31).map(|bit| 1 << bit));
    // About the roots of the largest number and of the largest product in range.
    edges.extend([46_340, 46_341, 11_863_283, 11_863_284, 185_363]);
    let near = edges.iter().flat_map(|edge| [edge - 1, *edge, edge + 1]).flat_map(|edge| [edge, -edge]);
    let mut edges: Vec<i32> = near.filter_map(|edge| i32::try_from(edge).ok()).collect();
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Some of them, for operations of three numbers.
pub(crate) fn few_edges(frac: u32) -> Vec<i32> {
    let one = 1 << frac;
    let half = one / 2;
    let mut few = vec![i32::MIN, i32::MIN + 1, -one - 1, -one, 1 - one, -half, -3, -1, 0, 1, 2, 5];
    few.extend([
        half - 1,
        half,
        half + 1,
        one - 1,
        one,
        one + 1,
        3 * half,
        7 * one + 1,
        i32::MAX - 1,
        i32::MAX,
    ]);
    few
}

/// Each with each.
pub(crate) fn all_pairs(numbers: &[i32]) -> impl Iterator<Item = (i32, i32)> {
    numbers.iter().flat_map(|&a| numbers.iter().map(move |&b| (a, b)))
}

/// Odd factors from 1 on.
fn odds() -> impl Iterator<Item = i64> + Clone {
    (1..64).step_by(2)
}

/// Both signs of each number of a pair that fits.
fn signed((a, b): (i64, i64)) -> impl Iterator<Item = (i32, i32)> {
    let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    signs.into_iter().filter_map(move |(s, t)| Some((i32::try_from(s * a).ok()?, i32::try_from(t * b).ok()?)))
}

/// All u·2^i · v·2^(frac − 1 − i) with odd u, v below 64: products an odd number of half steps.
pub(crate) fn product_ties(frac: u32) -> impl Iterator<Item = (i32, i32)> {
    let pairs = odds().flat_map(|u| odds().map(move |v| (u, v)));
    pairs.flat_map(move |(u, v)| (0..frac).map(move |i| (u << i, v << (frac - 1 - i)))).flat_map(signed)
}

/// All m·u·2^s / u·2^(s + frac + 1) with odd u, m below 64: quotients an odd number of half steps.
pub(crate) fn quotient_ties(frac: u32) -> impl Iterator<Item = (i32, i32)> {
    let pairs = odds().flat_map(|m| odds().map(move |u| (m, u)));
    let shifted =
        pairs.flat_map(move |(m, u)| (0..30 - frac).map(move |s| ((m * u) << s, u << (s + frac + 1))));
    shifted.flat_map(signed)
}

/// Every odd number of half units there is.
pub(crate) fn integer_ties(frac: u32) -> impl Iterator<Item = i32> {
    (i32::MIN..=i32::MAX).step_by(1 << frac).map(move |whole| whole | 1 << (frac - 1))
}

/// Numerators and denominators: ends, and every tie of small factors.
pub(crate) fn ratios(frac: u32) -> impl Iterator<Item = (i64, i64)> {
    let ends =
        [i64::MIN, i64::MIN + 1, i64::MAX, i64::MAX - 1, 0, 1, -1, 2, -3, 7, 1 << 40, -(1 << 62), 10_000_019];
    let ends = ends.into_iter().flat_map(move |n| ends.into_iter().map(move |d| (n, d)));
    let ties = odds().flat_map(|m| odds().map(move |u| (m, u)));
    let ties = ties.flat_map(move |(m, u)| [0, 5, 20].map(|s| ((m * u) << s, u << (s + frac + 1))));
    ends.chain(ties.flat_map(|(n, d)| [(n, d), (-n, d), (n, -d), (-n, -d)]))
}

/// Floats about ties and ends, special ones, and random patterns of bits.
pub(crate) fn floats(frac: u32) -> impl Iterator<Item = f64> {
    let unit = f64::from(1 << frac);
    let special = [0.0, f64::NAN, f64::INFINITY, f64::MIN_POSITIVE, 5e-324, f64::MAX, 1e-30];
    let halves = (0..4096).map(|half| f64::from(half) / 2.0);
    let ends = (0..64).map(|half| 2_147_483_647.0 + f64::from(half - 32) / 2.0);
    let steps = halves.chain(ends).flat_map(|steps: f64| [steps.next_down(), steps, steps.next_up()]);
    let mut random = Random::of("floats");
    let patterns = (0..20_000).map(move |index| {
        let bits = random.next();
        // Half of them with an exponent that is not far from that of a step.
        if index % 2 == 0 {
            f64::from_bits(bits)
        } else {
            f64::from_bits(bits & 0x800f_ffff_ffff_ffff | (990 + bits % 70) << 52)
        }
    });
    let positive = special.into_iter().chain(steps.map(move |steps| steps / unit)).chain(patterns);
    positive.flat_map(|value| [value, -value])
}
