//! The level of every rule, and why it has it: flag before rule before code before group before default.

use super::error::Mistake;
use super::raw::{Mistakes, RawLevel};
use super::{Flags, LevelChoice};
use crate::meta::{Arithmetic, Group, Level, RuleMeta};
use crate::similar::{did_you_mean, nearest};
use std::collections::BTreeMap;

const BOTH: [Arithmetic; 2] = [Arithmetic::FixedPoint, Arithmetic::ExactFloat];
/// The rule that `--strict` raises.
const OPAQUE_CODE: &str = "DET605";

/// What a word in `[rules]` or behind `-D` names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// By its name.
    Rule(&'static RuleMeta),
    /// By its code.
    Code(&'static RuleMeta),
    /// All rules of a group.
    Group(Group),
}

impl Named {
    fn covers(self, rule: &RuleMeta) -> bool {
        match self {
            Self::Rule(named) | Self::Code(named) => named.code == rule.code,
            Self::Group(group) => group == rule.group,
        }
    }

    /// Whether the rules it names must not be silenced.
    fn audits(self) -> bool {
        match self {
            Self::Rule(rule) | Self::Code(rule) => is_audit(rule),
            Self::Group(group) => group == Group::Audit,
        }
    }

    /// The more exact choice comes first.
    fn rank(self) -> u8 {
        match self {
            Self::Rule(_) => 0,
            Self::Code(_) => 1,
            Self::Group(_) => 2,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Rule(_) => "rule",
            Self::Code(_) => "code",
            Self::Group(_) => "group",
        }
    }
}

/// A rule, code or group; `None` where there is none of that name.
pub(super) fn find(word: &str, rules: &[&'static RuleMeta]) -> Option<Named> {
    if let Some(rule) = rules.iter().find(|rule| rule.name == word) {
        return Some(Named::Rule(rule));
    }
    if let Some(rule) = rules.iter().find(|rule| rule.code.eq_ignore_ascii_case(word)) {
        return Some(Named::Code(rule));
    }
    Group::ALL.into_iter().find(|group| group.as_str() == word).map(Named::Group)
}

/// The cure for a word that names no rule.
pub(super) fn unknown_help(word: &str, rules: &[&'static RuleMeta]) -> String {
    if let Some(near) = nearest(word, rules.iter().map(|rule| rule.name)) {
        return format!("did you mean `{near}`?");
    }
    let groups = Group::ALL.iter().map(|group| group.as_str());
    let near = did_you_mean(word, groups.chain(rules.iter().map(|rule| rule.code)));
    near.unwrap_or_else(|| "`cargo determinism-lint rules` lists all names, codes and groups".to_owned())
}

/// One choice: what it names, its level, where it was made.
struct Choice {
    named: Named,
    level: Level,
    reason: String,
    note: Option<String>,
}

/// Levels of all rules under both arithmetics.
pub(super) fn resolve(
    raw: &[RawLevel],
    flags: &Flags,
    rules: &[&'static RuleMeta],
    mistakes: &mut Mistakes,
) -> BTreeMap<(&'static str, Arithmetic), LevelChoice> {
    let by_flag = flag_choices(flags, rules, mistakes);
    let by_file = file_choices(raw, rules, mistakes);
    let mut levels = BTreeMap::new();
    for rule in rules {
        for arithmetic in BOTH {
            let choice = choose(rule, arithmetic, flags, &by_flag, &by_file);
            levels.insert((rule.code, arithmetic), choice);
        }
    }
    levels
}

fn choose(
    rule: &RuleMeta,
    arithmetic: Arithmetic,
    flags: &Flags,
    by_flag: &[Choice],
    by_file: &[Choice],
) -> LevelChoice {
    let applies = |choice: &&Choice| choice.named.covers(rule) && turns_on(choice, rule, arithmetic);
    let file = by_file.iter().find(applies);
    // The note belongs to the rule, whoever sets the level.
    let note = by_file.iter().find(|choice| choice.named.covers(rule) && choice.note.is_some());
    let note = note.and_then(|choice| choice.note.clone());
    if flags.strict && rule.code == OPAQUE_CODE {
        return LevelChoice { level: Level::Deny, reason: "flag --strict".to_owned(), note };
    }
    match by_flag.iter().find(applies).or(file) {
        Some(choice) => LevelChoice { level: choice.level, reason: choice.reason.clone(), note },
        None => LevelChoice { level: rule.default_level(arithmetic), reason: "default".to_owned(), note },
    }
}

/// A group's level is for the rules of the group that an arithmetic has at all: a group must not turn on under
/// exact-float what only fixed-point forbids. A rule that is named is meant.
fn turns_on(choice: &Choice, rule: &RuleMeta, arithmetic: Arithmetic) -> bool {
    !matches!(choice.named, Named::Group(_)) || rule.default_level(arithmetic) != Level::Allow
}

fn flag_choices(flags: &Flags, rules: &[&'static RuleMeta], mistakes: &mut Mistakes) -> Vec<Choice> {
    let mut choices = Vec::new();
    for (level, word) in &flags.levels {
        let flag = format!("-{} {word}", letter(*level));
        let Some(named) = find(word, rules) else {
            let mistake = Mistake::new(format!("unknown rule `{word}` in `{flag}`"));
            mistakes.push(mistake.help(unknown_help(word, rules)));
            continue;
        };
        if named.audits() && *level == Level::Allow {
            mistakes.push(
                Mistake::new(format!("`{flag}` would silence the audit of suppressions")).help(AUDIT_HELP),
            );
            continue;
        }
        if flags.strict && *level != Level::Deny && named.rank() < 2 && is_opaque(named) {
            let mistake = Mistake::new(format!("`--strict` denies what `{flag}` lets pass"));
            mistakes.push(mistake.help("leave one of the two flags out"));
        }
        choices.push(Choice { named, level: *level, reason: format!("flag {flag}"), note: None });
    }
    // The last flag wins among equally exact ones, as with rustc.
    choices.reverse();
    choices.sort_by_key(|choice| choice.named.rank());
    choices
}

fn file_choices(raw: &[RawLevel], rules: &[&'static RuleMeta], mistakes: &mut Mistakes) -> Vec<Choice> {
    let file = mistakes.document.name().to_owned();
    let mut choices: Vec<Choice> = Vec::new();
    let mut codes: BTreeMap<&str, &RawLevel> = BTreeMap::new();
    for line in raw {
        let word = line.key.get_ref().as_str();
        let Some(named) = find(word, rules) else {
            let help = Some(unknown_help(word, rules));
            mistakes.at(line.key.span(), format!("unknown rule `{word}`"), "no rule, code or group", help);
            continue;
        };
        if named.audits() && line.level == Level::Allow {
            let message = format!("`{word}` cannot be allowed");
            mistakes.at(
                line.key.span(),
                message,
                "watches over the suppressions",
                Some(AUDIT_HELP.to_owned()),
            );
            continue;
        }
        if let Named::Code(rule) = named
            && let Some(first) = codes.insert(rule.code, line)
        {
            let mistake = Mistake::new(format!("`{}` is set twice", rule.code))
                .label(&mistakes.document, line.key.span(), "here")
                .label(&mistakes.document, first.key.span(), "and here");
            mistakes.push(mistake.help("codes are the same in lower case and upper case"));
        }
        let reason = format!("{} {word} in {file}", named.kind());
        choices.push(Choice { named, level: line.level, reason, note: line.note.clone() });
    }
    choices.sort_by_key(|choice| choice.named.rank());
    choices
}

const AUDIT_HELP: &str = "rules about suppressions may be lowered to `warn`, never to `allow`";

/// Rules about suppressions.
fn is_audit(rule: &RuleMeta) -> bool {
    rule.group == Group::Audit
}

fn is_opaque(named: Named) -> bool {
    matches!(named, Named::Rule(rule) | Named::Code(rule) if rule.code == OPAQUE_CODE)
}

fn letter(level: Level) -> char {
    match level {
        Level::Deny => 'D',
        Level::Warn => 'W',
        Level::Allow => 'A',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::error::Document;
    use toml::Spanned;

    const fn rule(
        code: &'static str,
        name: &'static str,
        group: Group,
        fixed_point: Level,
        exact_float: Level,
    ) -> RuleMeta {
        RuleMeta { code, name, group, fixed_point, exact_float, summary: "", page: None }
    }
    static FLOAT_TYPE: RuleMeta = rule("DET101", "float-type", Group::Float, Level::Deny, Level::Allow);
    static FLOAT_ORDER: RuleMeta = rule("DET109", "float-order", Group::Float, Level::Deny, Level::Deny);
    static OPAQUE: RuleMeta = rule("DET605", "opaque-code", Group::Scope, Level::Warn, Level::Warn);
    static UNREADABLE: RuleMeta = rule("DET606", "unreadable-file", Group::Scope, Level::Deny, Level::Deny);
    static UNUSED_ALLOW: RuleMeta = rule("DET902", "unused-allow", Group::Audit, Level::Deny, Level::Deny);
    static RULES: [&RuleMeta; 5] = [&FLOAT_TYPE, &FLOAT_ORDER, &OPAQUE, &UNREADABLE, &UNUSED_ALLOW];

    struct Outcome {
        levels: BTreeMap<(&'static str, Arithmetic), LevelChoice>,
        mistakes: Vec<String>,
    }

    impl Outcome {
        fn exact(&self, rule: &RuleMeta) -> (Level, &str) {
            let choice = &self.levels[&(rule.code, Arithmetic::ExactFloat)];
            (choice.level, &choice.reason)
        }

        fn fixed(&self, rule: &RuleMeta) -> (Level, &str) {
            let choice = &self.levels[&(rule.code, Arithmetic::FixedPoint)];
            (choice.level, &choice.reason)
        }
    }

    fn run(file: &[(&str, Level)], flags: &[(Level, &str)], strict: bool) -> Outcome {
        let line = |(key, level): &(&str, Level)| RawLevel {
            key: Spanned::new(0..0, (*key).to_owned()),
            level: *level,
            note: None,
        };
        let raw: Vec<RawLevel> = file.iter().map(line).collect();
        let levels = flags.iter().map(|(level, word)| (*level, (*word).to_owned())).collect();
        let flags = Flags { levels, strict, ..Flags::default() };
        let mut mistakes = Mistakes::new(Document::new("determinism-lint.toml", String::new()));
        let levels = resolve(&raw, &flags, &RULES, &mut mistakes);
        Outcome {
            levels,
            mistakes: mistakes.into_list().iter().map(|mistake| mistake.message().to_owned()).collect(),
        }
    }

    #[test]
    fn without_a_word_the_default_holds() {
        let outcome = run(&[], &[], false);
        assert_eq!(outcome.fixed(&FLOAT_TYPE), (Level::Deny, "default"));
        assert_eq!(outcome.exact(&FLOAT_TYPE), (Level::Allow, "default"));
    }

    #[test]
    fn flag_goes_before_rule_before_code_before_group() {
        let file = [("float", Level::Allow), ("DET109", Level::Deny), ("float-order", Level::Warn)];
        let outcome = run(&file, &[], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER), (Level::Warn, "rule float-order in determinism-lint.toml"));
        let outcome = run(&file[..2], &[], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER), (Level::Deny, "code DET109 in determinism-lint.toml"));
        let outcome = run(&file[..1], &[], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER), (Level::Allow, "group float in determinism-lint.toml"));
        let outcome = run(&file, &[(Level::Deny, "float")], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER), (Level::Deny, "flag -D float"));
    }

    #[test]
    fn the_last_of_two_equal_flags_wins_and_a_rule_goes_before_its_group() {
        let outcome = run(&[], &[(Level::Warn, "float-order"), (Level::Deny, "float-order")], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER).0, Level::Deny);
        let outcome = run(&[], &[(Level::Warn, "float-order"), (Level::Allow, "float")], false);
        assert_eq!(outcome.exact(&FLOAT_ORDER).0, Level::Warn);
    }

    #[test]
    fn a_group_turns_nothing_on_that_the_arithmetic_does_not_have() {
        let outcome = run(&[("float", Level::Warn)], &[], false);
        assert_eq!(outcome.fixed(&FLOAT_TYPE).0, Level::Warn);
        assert_eq!(outcome.exact(&FLOAT_TYPE), (Level::Allow, "default"));
    }

    #[test]
    fn a_rule_that_is_named_is_turned_on() {
        let outcome = run(&[("float-type", Level::Warn)], &[], false);
        assert_eq!(outcome.exact(&FLOAT_TYPE).0, Level::Warn);
    }

    #[test]
    fn strict_raises_opaque_code_and_nothing_else() {
        let outcome = run(&[], &[], true);
        assert_eq!(outcome.exact(&OPAQUE), (Level::Deny, "flag --strict"));
        let relaxed = run(&[], &[], false);
        for rule in [&FLOAT_TYPE, &FLOAT_ORDER, &UNREADABLE, &UNUSED_ALLOW] {
            assert_eq!(outcome.exact(rule), relaxed.exact(rule));
        }
        assert_eq!(relaxed.exact(&OPAQUE), (Level::Warn, "default"));
    }

    #[test]
    fn strict_and_a_flag_that_lowers_opaque_code_contradict_each_other() {
        let outcome = run(&[], &[(Level::Allow, "opaque-code")], true);
        assert_eq!(outcome.mistakes, ["`--strict` denies what `-A opaque-code` lets pass"]);
        assert!(run(&[], &[(Level::Allow, "scope")], true).mistakes.is_empty());
    }

    #[test]
    fn audit_rules_can_be_lowered_to_warn_but_not_silenced() {
        let outcome = run(&[("unused-allow", Level::Warn)], &[], false);
        assert_eq!(outcome.exact(&UNUSED_ALLOW).0, Level::Warn);
        assert!(outcome.mistakes.is_empty());
        let outcome = run(
            &[("unused-allow", Level::Allow), ("audit", Level::Allow)],
            &[(Level::Allow, "DET902")],
            false,
        );
        assert_eq!(outcome.mistakes.len(), 3, "{:?}", outcome.mistakes);
        assert_eq!(outcome.exact(&UNUSED_ALLOW), (Level::Deny, "default"));
    }

    #[test]
    fn codes_are_known_in_any_case_but_not_twice() {
        assert_eq!(run(&[("det109", Level::Warn)], &[], false).exact(&FLOAT_ORDER).0, Level::Warn);
        let outcome = run(&[("det109", Level::Warn), ("DET109", Level::Deny)], &[], false);
        assert_eq!(outcome.mistakes, ["`DET109` is set twice"]);
    }

    #[test]
    fn unknown_names_get_a_suggestion() {
        assert_eq!(unknown_help("flaot-type", &RULES), "did you mean `float-type`?");
        assert_eq!(unknown_help("ordr", &RULES), "did you mean `order`?");
        assert_eq!(unknown_help("DET1O1", &RULES), "did you mean `DET101`?");
        let outcome = run(&[("flaot-type", Level::Warn)], &[(Level::Warn, "nope")], false);
        assert_eq!(outcome.mistakes.len(), 2);
    }
}
