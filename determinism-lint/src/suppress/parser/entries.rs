//! The rules and keys between the parentheses of an allow comment. Knows which there are and what to say about others.

use super::{Allow, FORM, KEYS, Mistake, Named, Parser, WHY};
use crate::meta::Group;
use crate::rules;
use crate::similar::did_you_mean;
use crate::source::Span;
use jiff::civil::Date;

impl Parser<'_> {
    pub(super) fn blanket(&mut self, span: Span) {
        self.malformed(span, "there is no blanket form", "name the rules one by one");
    }

    pub(super) fn rule(&mut self, allow: &mut Allow, name: &str, span: Span) {
        let Some(rule) = rules::find(name) else { return self.unknown_rule(name, span) };
        if rule.group == Group::Audit {
            let help = "repair the comment that it is about; the config may lower the rule to `warn`";
            self.malformed(span, format!("`{}` cannot be allowed in a comment", rule.name), help);
        } else if allow.rules.iter().any(|named| named.rule == rule) {
            self.malformed(span, format!("`{}` is named twice", rule.name), "name each rule once");
        } else {
            allow.rules.push(Named { rule, span });
        }
    }

    fn unknown_rule(&mut self, name: &str, span: Span) {
        if name == "all" {
            return self.blanket(span);
        }
        if KEYS.contains(&name) {
            return self.malformed(
                span,
                format!("`{name}` without a value"),
                format!("write `{name} = \"…\"`"),
            );
        }
        let names = rules::all().into_iter().flat_map(|meta| [meta.name, meta.code]);
        let help = if Group::ALL.iter().any(|group| group.as_str() == name) {
            format!("`{name}` is a group: name its rules one by one")
        } else {
            did_you_mean(name, names)
                .unwrap_or_else(|| "`cargo determinism-lint rules` lists the rules".to_owned())
        };
        self.mistakes.push(Mistake { code: "DET907", span, message: format!("unknown rule `{name}`"), help });
    }

    pub(super) fn entry(&mut self, allow: &mut Allow, key: &str, key_span: Span, value: &str, span: Span) {
        let twice = match key {
            "reason" => allow.reason.is_some(),
            "why" => allow.why.is_some(),
            "until" => allow.until.is_some(),
            "reviewed-by" => allow.reviewed_by.is_some(),
            _ => return self.unknown_key(key, key_span),
        };
        if twice {
            return self.malformed(key_span, format!("`{key}` is given twice"), "give each key once");
        }
        if value.is_empty() {
            return self.malformed(
                span,
                format!("`{key}` is empty"),
                "say it, so that a reviewer can judge it",
            );
        }
        match key {
            "reason" => allow.reason = Some(value.to_owned()),
            "reviewed-by" => allow.reviewed_by = Some(value.to_owned()),
            "why" if WHY.contains(&value) => allow.why = Some(value.to_owned()),
            "why" => {
                let known = || format!("there are `{}`", WHY.join("`, `"));
                let help = did_you_mean(value, WHY).unwrap_or_else(known);
                self.malformed(span, format!("unknown `why` word `{value}`"), help);
            }
            _ => match date(value) {
                Some(date) => allow.until = Some(date),
                None => {
                    self.malformed(
                        span,
                        format!("`{value}` is no date"),
                        "write year, month and day: `2027-06-01`",
                    );
                }
            },
        }
    }

    fn unknown_key(&mut self, key: &str, span: Span) {
        let known = || "there are `reason`, `why`, `until` and `reviewed-by`".to_owned();
        let help = did_you_mean(key, KEYS).unwrap_or_else(known);
        self.malformed(span, format!("unknown key `{key}`"), help);
    }

    /// What is missing, unless some other mistake may be why.
    pub(super) fn check_complete(&mut self, allow: &Allow, parentheses: Span) {
        if self.mistakes.iter().any(|mistake| mistake.code == "DET903") {
            return;
        }
        if allow.rules.is_empty() && self.mistakes.is_empty() {
            return self.malformed(parentheses, "no rule is named", FORM);
        }
        if allow.reason.is_none() {
            let help = "say why the place is harmless: `reason = \"…\"`".to_owned();
            let message = "allow without a reason".to_owned();
            self.mistakes.push(Mistake { code: "DET901", span: parentheses, message, help });
        }
    }
}

/// A date in the one form that is accepted.
fn date(value: &str) -> Option<Date> {
    let form = value.bytes().enumerate().all(|(at, byte)| match at {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    });
    if form && value.len() == 10 { value.parse().ok() } else { None }
}
