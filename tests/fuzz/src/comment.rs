//! Comments that speak to the tool, after its grammar, and the same with mistakes in them.

use super::random::Random;
use determinism_lint::rules;

const MARKS: [(&str, &str); 6] =
    [("// ", ""), ("//", ""), ("/// ", ""), ("//! ", ""), ("/* ", " */"), ("/** ", "\n * */")];
const DIRECTIVES: [&str; 4] = ["allow", "allow", "allow-file", "sim"];
const KEYS: [&str; 4] = ["reason", "why", "until", "reviewed-by"];
const VALUES: [&str; 8] = [
    "\"the order is not used\"",
    "\"lookup-only\"",
    "\"sorted-after\"",
    "\"2027-06-01\"",
    "\"2026-06-08\"",
    "\"1999-12-31\"",
    "\"ana\"",
    "\"\\\"é\\u{2014}\"",
];
/// What a slip of the hand leaves where a part of the grammar should stand.
const SLIPS: [&str; 22] = [
    "", " ", "\n", "(", ")", "()", ",", ",,", "=", "\"", "\"\"", "\\", "*", "//", "*/", "é", "allows",
    "float-types", "reason", "\"2026-02-30\"", "\"\\q\"", "determinism-lint:",
];

/// One comment without the end of its line.
pub fn comment(random: &mut Random) -> String {
    let mut parts = parts(random);
    while random.one_in(2) {
        spoil(&mut parts, random);
    }
    parts.concat()
}

fn parts(random: &mut Random) -> Vec<&'static str> {
    let (open, close) = random.pick(&MARKS);
    let directive = random.pick(&DIRECTIVES);
    let mut parts = vec![open, "determinism-lint:", " ", directive];
    if directive != "sim" {
        parts.push("(");
        parts.extend(rules_named(random));
        parts.extend(["reason", " = ", "\"as seen\""]);
        while random.one_in(2) {
            parts.extend([", ", random.pick(&KEYS), " = ", random.pick(&VALUES)]);
        }
        parts.push(")");
    }
    parts.push(close);
    parts
}

/// Names of rules, sometimes a code, each with its comma.
fn rules_named(random: &mut Random) -> Vec<&'static str> {
    let all = rules::all();
    let mut named = Vec::new();
    for _ in 0..=random.below(3) {
        let rule = random.pick(&all);
        named.extend([if random.one_in(4) { rule.code } else { rule.name }, ", "]);
    }
    named
}

/// One mistake: a part is missing, stands twice, is something else, or has something before it.
fn spoil(parts: &mut Vec<&'static str>, random: &mut Random) {
    let at = random.below(parts.len());
    let slip = random.pick(&SLIPS);
    match random.below(4) {
        0 => parts[at] = "",
        1 => parts.insert(at, parts[at]),
        2 => parts[at] = slip,
        _ => parts.insert(at, slip),
    }
}
