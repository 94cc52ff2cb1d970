//! What a rule is: its declaration and a function that looks at one node.

use crate::finding::{Finding, Fix, Harmless, Label};
use crate::meta::{Arithmetic, Certainty, RuleMeta};
use crate::model::{Cx, Node, On};
use crate::source::{FileId, Span};
use std::collections::BTreeSet;

/// Looks at one node and says what is wrong with it.
pub type Check = fn(Node<'_>, &Cx<'_>, &mut Findings);

/// One rule: what is declared about it, which nodes it looks at, and its check.
#[derive(Debug)]
pub struct Rule {
    /// The declaration.
    pub meta: RuleMeta,
    /// The kinds of node that `check` is called with.
    pub on: &'static [On],
    /// The check; `None` where another part of the tool produces the findings (suppressions, unreadable files).
    pub check: Option<Check>,
}

/// Declares a rule. The fields are those of [`RuleMeta`] and [`Rule`].
macro_rules! rule {
    (
        $vis:vis static $ident:ident = {
            code: $code:literal, name: $name:literal, group: $group:expr,
            fixed_point: $fixed:expr, exact_float: $exact:expr,
            summary: $summary:literal, page: $page:expr,
            on: [$($on:ident),* $(,)?], check: $check:expr $(,)?
        }
    ) => {
        $vis static $ident: $crate::rule::Rule = $crate::rule::Rule {
            meta: $crate::meta::RuleMeta {
                code: $code, name: $name, group: $group, fixed_point: $fixed, exact_float: $exact,
                summary: $summary, page: Some($page),
            },
            on: &[$($crate::model::On::$on),*],
            check: $check,
        };
    };
}
pub(crate) use rule;

/// Collects what the rules find in one file.
#[derive(Debug, Default)]
pub struct Findings {
    list: Vec<Finding>,
    harmless: Vec<Harmless>,
}

impl Findings {
    /// Adds a finished finding.
    pub fn push(&mut self, finding: impl Into<Finding>) {
        self.list.push(finding.into());
    }

    /// A place that looked like one and is proven to be none.
    pub fn harmless(&mut self, rule: &'static Rule, cx: &Cx<'_>, span: Span, why: &'static str) {
        self.harmless.push(Harmless { file: cx.file(), span, rule: &rule.meta, why });
    }

    /// How many there are so far.
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// What was found since then comes of one macro: the same is said once for one place, with where it comes from.
    pub fn written_out(&mut self, since: usize, origin: Option<&str>) {
        let mut said = BTreeSet::new();
        for mut finding in self.list.split_off(since) {
            let place = (finding.rule.code, finding.span.start, finding.span.end, finding.message.clone());
            if said.insert(place) {
                if let Some(origin) = origin {
                    finding.label.text = format!("{}, {origin}", finding.label.text);
                }
                self.list.push(finding);
            }
        }
    }

    /// Everything found so far, and the places proven harmless, in the order of the walk.
    pub fn into_lists(self) -> (Vec<Finding>, Vec<Harmless>) {
        (self.list, self.harmless)
    }
}

impl Rule {
    /// Begins a finding over a whole operation. The label stands on the same place until one is set.
    pub fn at(&'static self, cx: &Cx<'_>, span: Span) -> Draft {
        let Draft(finding) = self.outside(cx.file(), span, cx.arithmetic());
        Draft(Finding { cfg: cx.cfg(), ..finding })
    }

    /// Begins a finding where there is no walk: about a whole file, or from what a run has learnt.
    pub fn outside(&'static self, file: FileId, span: Span, arithmetic: Arithmetic) -> Draft {
        Draft(Finding {
            rule: &self.meta,
            file,
            span,
            label: Label { span, text: self.meta.summary.to_owned() },
            message: self.meta.summary.to_owned(),
            help: String::new(),
            certainty: Certainty::Proven,
            cfg: None,
            arithmetic,
            chain: Vec::new(),
            fix: None,
        })
    }
}

/// A finding being written.
#[derive(Debug)]
pub struct Draft(Finding);

impl Draft {
    /// Where the fault stands inside the operation, and what to say there.
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.0.label = Label { span, text: text.into() };
        self
    }

    /// What is wrong: lower case, no stop, one fact.
    pub fn message(mut self, message: impl Into<String>) -> Self {
        self.0.message = message.into();
        self
    }

    /// What to do instead.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.0.help = help.into();
        self
    }

    /// Only a name speaks for it.
    pub fn likely(mut self) -> Self {
        self.0.certainty = Certainty::Likely;
        self
    }

    /// A mechanical replacement.
    pub fn fix(mut self, span: Span, replacement: impl Into<String>) -> Self {
        self.0.fix = Some(Fix { span, replacement: replacement.into() });
        self
    }
}

impl From<Draft> for Finding {
    fn from(draft: Draft) -> Self {
        draft.0
    }
}
