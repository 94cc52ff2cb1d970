//! The proposal as text: every choice with the figures behind it. Knows the format, chooses nothing.

use super::choose::{Choice, Part};
use super::{ModuleFacts, ProjectFacts};
use crate::config::Root;
use crate::meta::Arithmetic;
use std::fmt::Write;

/// What a reader needs once the first check has run.
const TAIL: &str = r#"
# What else may stand here; take away the `#` where you need it.
#
# [types]
# safe   = ["fixed::types::*"]          # vetted foreign types
# fixed  = ["my_game::math::Fx"]        # own fixed-point types
# hash   = ["my_map::FastMap"]          # further containers whose order must not escape
# clocks = ["bevy_time::Time<Fixed>"]   # a clock that counts ticks
#
# [dependencies]
# trusted = ["simmath"]                 # crates that simulation code may call
#
# [rules]                               # by name, code or group; see `cargo determinism-lint rules`
# threads = "allow"
# float-order = { level = "deny", note = "see docs/determinism.md" }
#
# [audit]
# require = ["reason", "reviewed-by"]   # what every allow comment must carry
"#;

pub(super) fn write(facts: &ProjectFacts, choice: &Choice) -> String {
    let mut out =
        String::from("# Which code must compute the same bits on every peer, and how strictly it is read.\n");
    out.push_str("# Proposed by `cargo determinism-lint init`: read it, correct it, commit it.\n\n");
    let main = choice.main.unwrap_or(Arithmetic::FixedPoint);
    line(&mut out, format_args!("# {}", reason(main, &choice.counts, facts)));
    line(
        &mut out,
        format_args!(
            "# fixed-point: no float at all; exact-float: only float operations with exactly specified results"
        ),
    );
    line(&mut out, format_args!("arithmetic = {}", quoted(main.as_str())));
    list(
        &mut out,
        "\n# not simulation code, and simulation code must not read it",
        "presentation",
        &choice.presentation,
    );
    list(
        &mut out,
        "\n# where floats become fixed-point numbers and back",
        "conversions",
        &choice.conversions,
    );
    if choice.guessed {
        out.push_str(
            "\n# Nothing here is named like simulation code, so every package is: narrow this down.\n",
        );
    }
    entries(&mut out, choice, main);
    out.push_str(TAIL);
    out
}

fn reason(main: Arithmetic, total: &ModuleFacts, facts: &ProjectFacts) -> String {
    if total.code_lines == 0 {
        return "no lines were counted, so this is a guess".to_owned();
    }
    let share = u64::from(total.float_lines) * 100 / u64::from(total.code_lines);
    let figures = format!("{} of {} lines hold a float ({share} %)", total.float_lines, total.code_lines);
    let fixed = facts.packages.iter().any(|package| package.uses_fixed || package.uses_simmath);
    match main {
        Arithmetic::FixedPoint if fixed => format!("{figures}, and fixed-point numbers are in use"),
        Arithmetic::FixedPoint => figures,
        Arithmetic::ExactFloat => {
            format!("{figures}, {} calls have no exactly specified result", total.approximate_floats)
        }
    }
}

fn entries(out: &mut String, choice: &Choice, main: Arithmetic) {
    let other = if main == Arithmetic::FixedPoint { Arithmetic::ExactFloat } else { Arithmetic::FixedPoint };
    for arithmetic in [main, other] {
        let parts: Vec<&Part> = choice.parts.iter().filter(|part| part.arithmetic == arithmetic).collect();
        let roots = if arithmetic == main { choice.roots.as_slice() } else { &[] };
        if parts.is_empty() && roots.is_empty() {
            continue;
        }
        out.push_str("\n[[sim]]\n");
        if arithmetic != main {
            line(out, format_args!("arithmetic = {}", quoted(arithmetic.as_str())));
        }
        names(out, "packages", parts.iter().filter(|part| part.package));
        names(out, "modules", parts.iter().filter(|part| !part.package));
        self::roots(out, roots);
    }
}

fn names<'a>(out: &mut String, key: &str, parts: impl Iterator<Item = &'a &'a Part>) {
    let lines: Vec<(String, String)> = parts.map(|part| (quoted(&part.name), figures(part))).collect();
    table(out, key, &lines);
}

fn figures(part: &Part) -> String {
    let ModuleFacts { code_lines, float_lines, hash_iterations, .. } = &part.counts;
    format!("{}: {code_lines} lines, {float_lines} with a float, {hash_iterations} hash iterations", part.why)
}

fn roots(out: &mut String, roots: &[(Root, u32)]) {
    if roots.is_empty() {
        return;
    }
    out.push_str("# functions that are registered or called in each tick, wherever they stand\n");
    let lines: Vec<(String, String)> =
        roots.iter().map(|(root, count)| (root_text(root), format!("{count} places"))).collect();
    table(out, "roots", &lines);
}

fn root_text(root: &Root) -> String {
    match root {
        Root::Call { call, schedule } if schedule.is_empty() => format!("{{ call = {} }}", quoted(call)),
        Root::Call { call, schedule } => {
            let names: Vec<String> = schedule.iter().map(|name| quoted(name)).collect();
            format!("{{ call = {}, schedule = [{}] }}", quoted(call), names.join(", "))
        }
        Root::Method { trait_, method } => {
            format!("{{ trait = {}, method = {} }}", quoted(trait_), quoted(method))
        }
    }
}

fn list(out: &mut String, comment: &str, key: &str, entries: &[String]) {
    if entries.is_empty() {
        return;
    }
    let quoted: Vec<String> = entries.iter().map(|entry| quoted(entry)).collect();
    line(out, format_args!("{comment}"));
    line(out, format_args!("{key} = [{}]", quoted.join(", ")));
}

/// A list with one entry a line, and a comment behind each.
fn table(out: &mut String, key: &str, lines: &[(String, String)]) {
    if lines.is_empty() {
        return;
    }
    let width = lines.iter().map(|(value, _)| value.chars().count()).max().unwrap_or(0) + 1;
    line(out, format_args!("{key} = ["));
    for (value, comment) in lines {
        line(out, format_args!("    {:width$}  # {comment}", format!("{value},")));
    }
    line(out, format_args!("]"));
}

/// As TOML writes a string.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    writeln!(out, "{text}").expect("writing to a string does not fail");
}
