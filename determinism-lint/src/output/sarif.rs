//! SARIF 2.1.0, for code scanning. Lists every rule in the order of the codes, so that `ruleIndex` does not depend on
//! what was found.

mod model;

use self::model::{
    ArtifactLocation, Base, Configuration, Driver, Help, Invocation, Location, Log, Notification, OwnText,
    PhysicalLocation, Region, ResultProperties, Rule, RuleProperties, Run, SarifResult, Suppression, Text,
    Tool,
};
use super::Options;
use super::place::{Place, Places, source};
use crate::meta::{Arithmetic, Level, RuleMeta};
use crate::page;
use crate::report::{Report, Reported, Silenced};
use crate::source::Span;
use std::collections::BTreeMap;
use std::io::{self, Write};
use xxhash_rust::xxh3::xxh3_128;

/// Stands for the workspace root, whose absolute path is nobody's business.
const ROOT: &str = "%SRCROOT%";
/// Bytes of source text in a region.
const SNIPPET: usize = 2_000;

pub(super) fn write(report: &Report, options: &Options, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &log(report, options))?;
    writeln!(out)
}

fn log<'a>(report: &'a Report, options: &Options) -> Log<'a> {
    let degraded = report.degraded.iter().map(|text| Notification { level: "note", message: Text { text } });
    let base = Base { description: Text { text: "the root of the scanned workspace" } };
    Log {
        schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [Run {
            tool: Tool { driver: driver(&options.rules) },
            invocations: [Invocation {
                execution_successful: true,
                tool_execution_notifications: degraded.collect(),
            }],
            original_uri_base_ids: BTreeMap::from([(ROOT, base)]),
            column_kind: "unicodeCodePoints",
            results: results(report, options),
        }],
    }
}

fn driver(rules: &[&'static RuleMeta]) -> Driver {
    // determinism-lint: allow(environment, why = "constant-table", reason = "cargo sets it from our own manifest, so all builds of a version have it")
    Driver {
        name: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
        semantic_version: env!("CARGO_PKG_VERSION"),
        information_uri: Some(env!("CARGO_PKG_REPOSITORY")).filter(|url| !url.is_empty()),
        rules: rules.iter().map(|meta| rule(meta)).collect(),
    }
}

/// SARIF knows one default level of a rule: the stricter of ours, whose both stand in the properties.
fn rule(meta: &'static RuleMeta) -> Rule {
    let level = meta.default_level(Arithmetic::FixedPoint).max(meta.default_level(Arithmetic::ExactFloat));
    Rule {
        id: meta.code,
        name: meta.name,
        short_description: Text { text: meta.summary },
        full_description: Text { text: meta.summary },
        help: Help { text: meta.summary, markdown: page::render(meta) },
        help_uri: page::url(meta),
        default_configuration: Configuration {
            enabled: !meta.planned() && level != Level::Allow,
            level: sarif_level(level),
        },
        properties: RuleProperties {
            tags: ["determinism", meta.group.as_str()],
            planned: meta.planned(),
            fixed_point: meta.fixed_point.as_str(),
            exact_float: meta.exact_float.as_str(),
        },
    }
}

fn sarif_level(level: Level) -> &'static str {
    match level {
        Level::Allow => "none",
        Level::Warn => "warning",
        Level::Deny => "error",
    }
}

fn results<'a>(report: &'a Report, options: &Options) -> Vec<SarifResult<'a>> {
    let indexes: BTreeMap<&str, usize> =
        options.rules.iter().enumerate().map(|(at, meta)| (meta.code, at)).collect();
    let mut places = Places::new(report);
    let mut fingerprints = Fingerprints::default();
    let mut results = Vec::new();
    for found in &report.findings {
        // Counted for silenced findings too: silencing one must not change the fingerprint of its twin.
        let fingerprint = fingerprints.of(report, found);
        if found.silenced.is_some() && !options.include_suppressed {
            continue;
        }
        let finding = &found.finding;
        results.push(SarifResult {
            rule_id: finding.rule.code,
            rule_index: indexes.get(finding.rule.code).copied(),
            level: sarif_level(found.level),
            message: OwnText { text: message(found) },
            locations: [location(report, found, &mut places)],
            partial_fingerprints: BTreeMap::from([("determinismLint/v1", fingerprint)]),
            suppressions: options
                .include_suppressed
                .then(|| found.silenced.iter().map(suppression).collect()),
            properties: ResultProperties {
                certainty: finding.certainty.as_str(),
                arithmetic: finding.arithmetic.as_str(),
                cfg: finding.cfg.as_deref(),
                chain: &finding.chain,
            },
        });
    }
    results
}

fn message(found: &Reported) -> String {
    let mut text = found.finding.message.clone();
    if !found.finding.help.is_empty() {
        text.push_str("\nhelp: ");
        text.push_str(&found.finding.help);
    }
    if let Some(note) = &found.note {
        text.push_str("\nnote: ");
        text.push_str(note);
    }
    text
}

fn location<'a>(report: &'a Report, found: &'a Reported, places: &mut Places<'_>) -> Location<'a> {
    let finding = &found.finding;
    let source = source(report, finding.file);
    let text = source.slice(finding.span);
    let snippet = Some(Text { text }).filter(|_| !text.is_empty() && text.len() <= SNIPPET);
    let whole = region(places.place(finding.file, finding.span), snippet, None);
    let label = Some(Text { text: &finding.label.text });
    Location {
        physical_location: PhysicalLocation {
            artifact_location: ArtifactLocation { uri: uri(&source.path), uri_base_id: ROOT },
            region: whole,
        },
        annotations: [region(places.place(finding.file, finding.label.span), None, label)],
    }
}

fn region<'a>(place: Place, snippet: Option<Text<'a>>, message: Option<Text<'a>>) -> Region<'a> {
    Region {
        start_line: place.start.line,
        start_column: place.start.column,
        end_line: place.end.line,
        end_column: place.end.column,
        snippet,
        message,
    }
}

fn suppression(silenced: &Silenced) -> Suppression<'_> {
    match silenced {
        Silenced::Comment { reason, .. } => Suppression { kind: "inSource", justification: reason },
        Silenced::Baseline => Suppression { kind: "external", justification: "baseline" },
    }
}

/// A relative path as a URI reference (RFC 3986): all but unreserved characters and `/` are percent-encoded, the colon
/// too, which would make a scheme of what stands before it.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte))
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

/// Fingerprints that survive moved lines: from rule, path, the operation without regard to white space, and which of
/// several equal ones it is.
#[derive(Debug, Default)]
struct Fingerprints {
    seen: BTreeMap<u128, u32>,
}

impl Fingerprints {
    fn of(&mut self, report: &Report, found: &Reported) -> String {
        let finding = &found.finding;
        let source = source(report, finding.file);
        let span =
            if finding.span.start < finding.span.end { finding.span } else { line_of(source, finding.span) };
        let snippet = source.slice(span).split_whitespace().collect::<Vec<_>>().join(" ");
        let same = xxh3_128([finding.rule.code, &source.path, &snippet].join("\0").as_bytes());
        let occurrence = self.seen.entry(same).or_insert(0);
        *occurrence += 1;
        let key = [&same.to_le_bytes()[..], &occurrence.to_le_bytes()[..]].concat();
        format!("{:032x}", xxh3_128(&key))
    }
}

fn line_of(source: &crate::source::SourceFile, span: Span) -> Span {
    source.line_span(source.line(span.start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_a_relative_uri_reference() {
        assert_eq!(uri("src/sim.rs"), "src/sim.rs");
        assert_eq!(uri("c:/ä b%.rs"), "c%3A/%C3%A4%20b%25.rs");
    }
}
