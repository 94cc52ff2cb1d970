//! Findings as columns of a tab-separated file.

use crate::slice::Findings;

/// Their names.
pub(crate) const HEAD: &str = "inputs\toutside\twrong_core_math\twrong_own\tundecided_core_math\tundecided_own\thardest_log2\thardest_raw";

/// How many there are.
pub(crate) const COUNT: usize = 8;

pub(crate) fn write(findings: &Findings) -> String {
    let Findings { inputs, outside, wrong_core_math, wrong_own, undecided_core_math, undecided_own, .. } =
        findings;
    let (distance, raw) = match findings.hardest {
        Some((distance, raw)) => (format!("{:.2}", distance.log2()), raw.to_string()),
        None => ("-".to_owned(), "-".to_owned()),
    };
    format!(
        "{inputs}\t{outside}\t{wrong_core_math}\t{wrong_own}\t{undecided_core_math}\t{undecided_own}\t{distance}\t{raw}"
    )
}

pub(crate) fn parse(columns: &[&str]) -> Option<Findings> {
    let [counts @ .., distance, raw] = columns else { return None };
    let counts: Vec<u64> = counts.iter().map(|count| count.parse().ok()).collect::<Option<_>>()?;
    let &[inputs, outside, wrong_core_math, wrong_own, undecided_core_math, undecided_own] =
        counts.as_slice()
    else {
        return None;
    };
    let hardest = match (*distance, *raw) {
        ("-", "-") => None,
        (distance, raw) => Some((distance.parse::<f64>().ok()?.exp2(), raw.parse().ok()?)),
    };
    Some(Findings {
        inputs,
        outside,
        wrong_core_math,
        wrong_own,
        undecided_core_math,
        undecided_own,
        hardest,
        examples: Vec::new(),
    })
}
