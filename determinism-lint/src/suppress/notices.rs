//! Findings about the comments themselves. Wording only; what is wrong is decided elsewhere.

use super::context::Context;
use super::parser::{Mistake, Named};
use crate::finding::{Finding, Judged, Label};
use crate::meta::{Arithmetic, Certainty, Level, RuleMeta};
use crate::rules;
use crate::source::{FileId, Span};
use jiff::civil::Date;

/// Where a comment stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    file: FileId,
    comment: Span,
    arithmetic: Arithmetic,
}

/// A finding about a comment.
fn notice(code: &str, file: FileId, span: Span, label: Label, text: [String; 2]) -> Finding {
    let rule = rules::find(code).expect("the rules about suppressions are in the list of rules");
    let [message, help] = text;
    Finding {
        rule,
        file,
        span,
        label,
        message,
        help,
        certainty: Certainty::Proven,
        cfg: None,
        arithmetic: Arithmetic::FixedPoint,
        chain: Vec::new(),
        fix: None,
    }
}

impl Place {
    pub(super) fn new(file: FileId, comment: Span, context: &Context<'_>) -> Self {
        let arithmetic =
            (context.simulation)(file, comment).first().copied().unwrap_or(Arithmetic::FixedPoint);
        Self { file, comment, arithmetic }
    }

    fn notice(self, code: &str, at: Span, label: &str, message: String, help: String) -> Judged {
        let label = Label { span: at, text: label.to_owned() };
        let finding = notice(code, self.file, self.comment, label, [message, help]);
        Judged::from(Finding { arithmetic: self.arithmetic, ..finding })
    }

    pub(super) fn mistake(self, mistake: &Mistake) -> Judged {
        let label = match mistake.code {
            "DET901" => "no `reason` in here, so the comment covers nothing",
            "DET907" => "no rule has this name",
            _ => "for this the comment has no effect",
        };
        self.notice(mistake.code, mistake.span, label, mistake.message.clone(), mistake.help.clone())
    }

    pub(super) fn missing(self, keys: &[&str]) -> Judged {
        let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
        let message =
            format!("allow without {}, which `[audit] require` of the config asks for", keys.join(" and "));
        let help = format!("add {}", keys.join(" and "));
        self.notice("DET903", self.comment, "for this the comment has no effect", message, help)
    }

    pub(super) fn unused(self, named: Named, alone: bool, covered_by: Option<u32>) -> Judged {
        let name = named.rule.name;
        let message = format!("allow that covers no finding of `{name}`");
        let what = if alone { "the comment".to_owned() } else { format!("`{name}` from the comment") };
        let help = match covered_by {
            Some(line) => format!("remove {what}: the one on line {line} covers the place"),
            None => format!("remove {what}, or move it to what it is about"),
        };
        self.notice("DET902", named.span, "covers nothing", message, help)
    }

    pub(super) fn expired(self, until: Date) -> Judged {
        let message = format!("allow that expired: its last day was {until}");
        let help = "judge the code again: repair it, or give the comment a later `until`".to_owned();
        self.notice("DET904", self.comment, "covers nothing any more", message, help)
    }

    pub(super) fn expiring(self, until: Date, days: i32) -> Judged {
        let when = match days {
            0 => "today".to_owned(),
            1 => "tomorrow".to_owned(),
            _ => format!("in {days} days"),
        };
        let message = format!("allow that expires {when}: its last day is {until}");
        let help = "judge the code again: repair it, or give the comment a later `until`".to_owned();
        Judged { cap: Level::Warn, ..self.notice("DET904", self.comment, "expires soon", message, help) }
    }

    pub(super) fn over_budget(self, named: Named, used: usize, budget: u32) -> Judged {
        let message = over_budget_message(named.rule, used, budget);
        let help =
            "repair one of the places, or raise the budget in the config where reviewers see it".to_owned();
        self.notice("DET906", named.span, "the first one over the budget", message, help)
    }
}

fn over_budget_message(rule: &RuleMeta, used: usize, budget: u32) -> String {
    let comments = if used == 1 { "1 comment allows" } else { &format!("{used} comments allow") };
    format!("{comments} `{}`, and its budget is {budget}", rule.name)
}
