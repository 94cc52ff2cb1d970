//! The outcome as one page that needs nothing else: legs by scenario, a timeline of each run, the first differences. Knows nothing
//! of how it came about.

use super::outcome::{Cell, Compared, Divergence, FieldDifference, Outcome, Value, Verdict};
use super::table::letter;
use std::fmt::Write as _;
use std::io::{self, Write};

const STYLE: &str = include_str!("assets/report.css");

/// Writes the page.
///
/// # Errors
/// Those of `out`.
pub fn write(outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    let mut body = String::new();
    matrix(&mut body, outcome);
    for run in &outcome.runs {
        timeline(&mut body, outcome, run);
    }
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>detcheck</title>\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <h1>detcheck</h1>\n{body}</body>\n</html>\n"
    )
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}

/// The class of a cell, and what stands in it.
fn shown(run: &Compared, cell: &Cell) -> (&'static str, String) {
    let group = cell.group.map(letter).unwrap_or_default();
    let tick = first_tick(run, cell).map(|tick| format!(" tick {tick}")).unwrap_or_default();
    match cell.verdict {
        Verdict::Reference => ("same", format!("{group} reference")),
        Verdict::Equal => ("same", format!("{group} equal")),
        Verdict::Differs => ("other", format!("{group}{tick}")),
        Verdict::Unsupported => ("unsupported", format!("{group}{tick}, unsupported")),
        Verdict::Refused => ("unsupported", "refused".to_owned()),
        Verdict::NotRun => ("none", "not run".to_owned()),
    }
}

/// The first tick at which a leg differs from the first one: that of its group.
fn first_tick(run: &Compared, cell: &Cell) -> Option<u64> {
    let group = |leg: &str| run.cells.iter().find(|cell| cell.leg == leg).and_then(|cell| cell.group);
    let of_group = run.divergences.iter().find(|divergence| group(&divergence.right) == cell.group);
    of_group.filter(|_| cell.group.is_some()).map(|divergence| divergence.tick)
}

fn matrix(body: &mut String, outcome: &Outcome) {
    body.push_str("<h2>Legs by scenario</h2>\n<table class=\"matrix\">\n<tr><th>leg</th><th>target</th><th>compiler</th>");
    for run in &outcome.runs {
        let _ = write!(body, "<th>{}<br>seed {}</th>", escaped(&run.scenario), run.seed);
    }
    body.push_str("</tr>\n");
    for leg in &outcome.legs {
        let compiler = leg.rustc.split(' ').nth(1).unwrap_or_default();
        let _ = write!(
            body,
            "<tr><th>{}</th><td>{}</td><td>{}</td>",
            escaped(&leg.name),
            escaped(&leg.target),
            escaped(compiler)
        );
        for run in &outcome.runs {
            let cell = run.cells.iter().find(|cell| cell.leg == leg.name);
            let (class, text) = match (cell, &leg.not_run) {
                (Some(cell), _) => shown(run, cell),
                (None, Some(_)) => ("none", "not run".to_owned()),
                (None, None) if leg.refused.as_ref().is_some_and(|refused| !refused.held) => {
                    ("other", "builds".to_owned())
                }
                (None, None) if leg.refused.is_some() => ("unsupported", "refused".to_owned()),
                (None, None) => ("left", "–".to_owned()),
            };
            let _ = write!(body, "<td class=\"{class}\">{}</td>", escaped(&text));
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table>\n");
    for leg in &outcome.legs {
        if let Some(refused) = &leg.refused {
            let does = if refused.held {
                "is refused by the compiler, as it must be"
            } else {
                "builds, and must not"
            };
            let _ = writeln!(body, "<p>{} {does}: {}</p>", escaped(&leg.name), escaped(&refused.wanted));
        }
        if let Some(not_run) = leg.not_run.as_ref().filter(|_| !leg.is_mode) {
            let remedy = not_run.remedy.as_ref().map(|remedy| format!(": <code>{}</code>", escaped(remedy)));
            let why = escaped(&not_run.why);
            let _ =
                writeln!(body, "<p>not run: {}, {why}{}</p>", escaped(&leg.name), remedy.unwrap_or_default());
        }
    }
}

/// For each leg a bar as long as the run, in another colour from the first tick that differs.
fn timeline(body: &mut String, outcome: &Outcome, run: &Compared) {
    let _ = writeln!(
        body,
        "<h2>{}, seed {}</h2>\n<p>{} ticks, {}</p>\n<table class=\"timeline\">",
        escaped(&run.scenario),
        run.seed,
        run.ticks,
        escaped(&run.arithmetic)
    );
    for cell in &run.cells {
        let (class, text) = shown(run, cell);
        let per_mille = |tick: u64| (u128::from(tick) * 1000).checked_div(u128::from(run.ticks)).unwrap_or(0);
        let ran = per_mille(cell.ticks);
        let same = first_tick(run, cell).map_or(ran, |tick| per_mille(tick.saturating_sub(1)));
        let runner = outcome.legs.iter().find(|leg| leg.name == cell.leg).map(|leg| leg.runner.clone());
        let _ = writeln!(
            body,
            "<tr><th title=\"{}\">{}</th><td><svg viewBox=\"0 0 1000 14\" preserveAspectRatio=\"none\">\
             <rect class=\"same\" width=\"{same}\" height=\"14\"/>\
             <rect class=\"{class}\" x=\"{same}\" width=\"{}\" height=\"14\"/></svg></td><td>{}</td></tr>",
            escaped(&runner.unwrap_or_default()),
            escaped(&cell.leg),
            ran.saturating_sub(same),
            escaped(&text)
        );
    }
    body.push_str("</table>\n");
    for divergence in &run.divergences {
        difference(body, divergence);
    }
}

fn difference(body: &mut String, divergence: &Divergence) {
    let Divergence { left, right, tick, parts, .. } = divergence;
    let _ = writeln!(
        body,
        "<h3>{} and {} part in tick {tick}</h3>\n<p>{}</p>",
        escaped(left),
        escaped(right),
        escaped(&parts.join(", "))
    );
    if let Some(found) = &divergence.found {
        let _ = writeln!(
            body,
            "<p>first in the output of <code>{}</code>, number {} in the tick</p>\n<table class=\"fields\">\n\
             <tr><th>part</th><th>entity</th><th>field</th><th>{}</th><th>{}</th><th>apart</th></tr>",
            escaped(&found.system_name),
            found.system,
            escaped(left),
            escaped(right)
        );
        found.fields.iter().for_each(|one| field(body, one));
        body.push_str("</table>\n");
        if found.more > 0 {
            let _ = writeln!(body, "<p>and {} more</p>", found.more);
        }
    }
    if let Some(note) = &divergence.note {
        let _ = writeln!(body, "<p>{}</p>", escaped(note));
    }
}

fn field(body: &mut String, field: &FieldDifference) {
    let side = |value: &Option<Value>| match value {
        None => "nothing".to_owned(),
        Some(value) => format!("{} <code>{}</code>", escaped(&value.text), escaped(&value.bits)),
    };
    let _ = writeln!(
        body,
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
        escaped(&field.part),
        escaped(&field.owner),
        escaped(&field.path),
        side(&field.left),
        side(&field.right),
        escaped(field.apart.as_deref().unwrap_or_default())
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_a_state_cannot_become_markup() {
        let value = Value { text: "<script>".to_owned(), bits: "00".to_owned() };
        let mut text = String::new();
        field(&mut text, &FieldDifference { left: Some(value), ..FieldDifference::default() });
        assert!(text.contains("&lt;script&gt;") && !text.contains("<script>"), "{text}");
    }
}
