//! A rule's metadata as a Markdown page: what `explain` prints, what the docs hold, what SARIF shows as help.

use crate::meta::{Arithmetic, Level, RuleMeta};

/// The command that writes the generated pages.
const BLESS: &str = "BLESS=1 cargo test -p determinism-tests output";

/// The page of one rule; ends with a line break.
pub fn render(meta: &RuleMeta) -> String {
    let head = format!("# {} {}: {}\n\n{}\n", meta.code, meta.name, meta.summary, levels(meta));
    match meta.page {
        Some(page) => format!("{head}\n{}\n", page.trim()),
        None => format!(
            "{head}\nThis rule is planned: its name is known, so that a level can be set for it, but nothing finds it yet.\n"
        ),
    }
}

/// Where the page can be read on the web; `None` while the package names no repository.
pub fn url(meta: &RuleMeta) -> Option<String> {
    // determinism-lint: allow(environment, why = "constant-table", reason = "cargo sets it from our own manifest, so all builds of a version have it")
    url_in(env!("CARGO_PKG_REPOSITORY"), env!("CARGO_PKG_VERSION"), meta)
}

/// Every generated page of the documentation: path relative to the repository, and text.
pub fn docs(rules: &[&RuleMeta]) -> Vec<(String, String)> {
    let page = |meta: &&RuleMeta| {
        let source = format!("determinism-lint/src/rules/{}.md", meta.name.replace('-', "_"));
        let origin = if meta.planned() { "the list of planned rules".to_owned() } else { source };
        (format!("docs/reference/rules/{}.md", meta.name), format!("{}\n{}", notice(&origin), render(meta)))
    };
    let mut pages: Vec<(String, String)> = rules.iter().map(page).collect();
    pages.push(("docs/reference/rules.md".to_owned(), index(rules)));
    pages
}

/// `deny`, `warn` or `–`: the level in tables.
pub fn level_word(level: Level) -> &'static str {
    match level {
        Level::Allow => "–",
        Level::Warn | Level::Deny => level.as_str(),
    }
}

fn url_in(repository: &str, version: &str, meta: &RuleMeta) -> Option<String> {
    let repository = repository.trim_end_matches('/');
    if repository.is_empty() {
        return None;
    }
    Some(format!("{repository}/blob/v{version}/docs/reference/rules/{}.md", meta.name))
}

fn levels(meta: &RuleMeta) -> String {
    let level = |arithmetic: Arithmetic| match meta.default_level(arithmetic) {
        Level::Allow => format!("off under {}", arithmetic.as_str()),
        level => format!("{} under {}", level.as_str(), arithmetic.as_str()),
    };
    let group = meta.group.as_str();
    format!("Group `{group}`; {}, {}.", level(Arithmetic::FixedPoint), level(Arithmetic::ExactFloat))
}

fn notice(origin: &str) -> String {
    format!("<!-- Written by `{BLESS}` from {origin}. -->\n")
}

fn index(rules: &[&RuleMeta]) -> String {
    let mut text = notice("the rules' declarations");
    text.push_str("\n# Rules\n\n");
    text.push_str("A level set in the config or by a flag replaces the ones shown here; – is off.\n\n");
    text.push_str("| code | rule | group | fixed-point | exact-float | what |\n|---|---|---|---|---|---|\n");
    for meta in rules {
        let planned = if meta.planned() { " (planned)" } else { "" };
        text.push_str(&format!(
            "| {} | [{}](rules/{}.md){planned} | {} | {} | {} | {} |\n",
            meta.code,
            meta.name,
            meta.name,
            meta.group.as_str(),
            level_word(meta.fixed_point),
            level_word(meta.exact_float),
            meta.summary.replace('|', "\\|"),
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meta::Group;

    static BUILT: RuleMeta = RuleMeta {
        code: "DET103",
        name: "float-arithmetic",
        group: Group::Float,
        fixed_point: Level::Deny,
        exact_float: Level::Allow,
        summary: "arithmetic on `a | b`",
        page: Some("\n## What it flags\n\nAll.\n"),
    };

    #[test]
    fn a_page_begins_with_what_is_declared() {
        let page = render(&BUILT);
        let head = "# DET103 float-arithmetic: arithmetic on `a | b`\n\nGroup `float`; deny under fixed-point, off under exact-float.\n";
        assert_eq!(page, format!("{head}\n## What it flags\n\nAll.\n"));
    }

    #[test]
    fn a_planned_rule_says_so() {
        let planned = RuleMeta { page: None, ..BUILT };
        assert!(render(&planned).contains("This rule is planned"));
        assert!(
            docs(&[&planned])[1]
                .1
                .contains("float-arithmetic.md) (planned) | float | deny | – | arithmetic on `a \\| b` |")
        );
    }

    #[test]
    fn every_generated_page_names_its_command_first() {
        for (path, text) in docs(&[&BUILT]) {
            assert!(path.starts_with("docs/reference/rules"), "{path}");
            assert!(text.lines().next().is_some_and(|line| line.contains("BLESS=1 cargo test")), "{text}");
        }
    }

    #[test]
    fn a_page_has_an_address_only_where_the_package_has_a_repository() {
        assert_eq!(url_in("", "0.1.0", &BUILT), None);
        let url = url_in("https://example.org/x/", "0.1.0", &BUILT);
        assert_eq!(
            url.as_deref(),
            Some("https://example.org/x/blob/v0.1.0/docs/reference/rules/float-arithmetic.md")
        );
    }
}
