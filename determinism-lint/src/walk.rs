//! One traversal of one file: keeps scope, `cfg` and inferred types, and offers each node to each rule that asked for its kind.
//! Knows rules only as a list; decides nothing about levels.

mod items;
mod line;
mod macros;
mod operations;
mod origin;
mod paths;
mod sim;
mod syntax;
mod visit;

use crate::finding::{Finding, Harmless};
use crate::line_facts::LineFacts;
use crate::meta::Arithmetic;
use crate::model::index::ModId;
use crate::model::known::Facts;
use crate::model::macros::Macros;
use crate::model::names::Namespace;
use crate::model::resolve::Names;
use crate::model::{Cx, DefId, Node, On, Prim, Project, decl};
use crate::parse::Parsed;
use crate::rule::{Check, Findings, Rule};
use crate::source::{FileId, Span};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use syn::visit::Visit;

/// How many kinds of node there are.
const KINDS: usize = 11;

/// The rules of a run by the kind of node they look at.
pub struct RuleSet {
    by_kind: [Vec<Check>; KINDS],
}

impl RuleSet {
    /// Arranges the rules that have a check.
    pub fn new(rules: &[&'static Rule]) -> Self {
        let mut by_kind: [Vec<Check>; KINDS] = Default::default();
        for rule in rules {
            for kind in rule.on {
                by_kind[*kind as usize].extend(rule.check);
            }
        }
        Self { by_kind }
    }
}

/// What the comments of a file say about scope.
#[derive(Debug, Default)]
pub struct Marks {
    /// The whole file is marked as simulation code.
    pub whole_file: bool,
    /// Spans of the items that are.
    pub items: Vec<Span>,
    /// Whether [`Walked::regions`] is wanted.
    pub regions: bool,
    /// The line (from 1) of which everything is wanted that is known.
    pub line: Option<u32>,
}

/// What the walk of one file gives.
#[derive(Default)]
pub struct Walked {
    /// What the rules found.
    pub findings: Vec<Finding>,
    /// Places that the rules looked at and proved harmless.
    pub harmless: Vec<Harmless>,
    /// The file holds simulation code.
    pub sim: bool,
    /// Operands and receivers of unknown type in simulation code.
    pub unknown: u64,
    /// Simulation code in the file with the arithmetic it is read under; sorted, as written.
    pub regions: Vec<(Span, Arithmetic)>,
    /// `mod x;` in simulation code without a file.
    pub missing: Vec<(Span, String, Arithmetic)>,
    /// Float operations under exact-float by `[[sim]]` entry and width: how many, and the first.
    pub widths: BTreeMap<(u16, Prim), (u64, Span)>,
    /// Arithmetics in use.
    pub arithmetic: BTreeSet<Arithmetic>,
    /// What is known of the line that was asked for.
    pub line: LineFacts,
}

/// Walks a file.
pub fn walk<'a>(
    file: FileId,
    parsed: &'a Parsed,
    marks: &'a Marks,
    macros: &'a OnceCell<Macros>,
    project: &'a Project<'a>,
    rules: &'a RuleSet,
    module: ModId,
) -> Walked {
    let names = Names { module, owners: Vec::new(), self_ty: None };
    let cx = Cx {
        project,
        file,
        source: &parsed.source,
        base: parsed.base,
        region: Default::default(),
        arithmetic: Arithmetic::ExactFloat,
        cfg: Vec::new(),
        names,
        inferred: None,
        function_body: None,
        impl_around: None,
        type_role: Default::default(),
        macro_around: None,
        in_message: false,
    };
    let mut walker = Walker {
        cx,
        parsed,
        macros,
        rules,
        out: Findings::default(),
        walked: Walked::default(),
        notes: line::Notes::default(),
        marks,
        in_sim: false,
        in_written_out: false,
        module,
        meanings: FxHashMap::default(),
    };
    let path = project.index.module(module).path.to_string();
    walker.enter_module(&path);
    walker.note_file(&path);
    if walker.in_sim {
        parsed.tree.attrs.iter().for_each(|attr| walker.visit_attribute(attr));
    }
    walker.marked(marks.whole_file, |walker| walker.items(&parsed.tree.items, &path));
    let mut walked = walker.walked;
    walked.line = walker.notes.into_facts();
    (walked.findings, walked.harmless) = walker.out.into_lists();
    walked
}

struct Walker<'a> {
    cx: Cx<'a>,
    parsed: &'a Parsed,
    macros: &'a OnceCell<Macros>,
    rules: &'a RuleSet,
    out: Findings,
    walked: Walked,
    notes: line::Notes,
    marks: &'a Marks,
    in_sim: bool,
    /// What is walked comes of a macro that was written out.
    in_written_out: bool,
    module: ModId,
    meanings: FxHashMap<(ModId, Namespace, decl::Name), Meaning>,
}

/// Canonical path, facts and definition of a path.
type Meaning = (Option<Arc<str>>, Facts, Option<DefId>);

impl<'a> Walker<'a> {
    fn offer(&mut self, kind: On, node: Node<'_>) {
        for check in &self.rules.by_kind[kind as usize] {
            check(node, &self.cx, &mut self.out);
        }
    }

    /// The macros of the file; a file without simulation code never needs them.
    fn macros(&self) -> &'a Macros {
        self.macros.get_or_init(|| {
            let project = self.cx.project;
            Macros::read(self.parsed, project.index, project.macros, self.cx.file, self.module)
        })
    }

    fn wants(&self, kind: On) -> bool {
        !self.rules.by_kind[kind as usize].is_empty()
    }

    fn enter_module(&mut self, path: &str) {
        self.cx.region = self.cx.project.places.region(self.cx.file, path);
        self.set_sim();
    }

    fn set_sim(&mut self) {
        self.in_sim =
            self.cx.region.sim.is_some() && !self.cx.region.presentation && !self.cx.region.excluded;
        if let Some(arithmetic) = self.cx.region.sim {
            self.cx.arithmetic = arithmetic;
        }
    }

    /// Runs with everything forced into simulation code, unless the config excludes it.
    fn marked(&mut self, marked: bool, inner: impl FnOnce(&mut Self)) {
        if !marked {
            return inner(self);
        }
        let region = self.cx.region;
        self.force(self.cx.project.config.arithmetic);
        inner(self);
        self.cx.region = region;
        self.set_sim();
    }

    fn force(&mut self, arithmetic: Arithmetic) {
        if !self.cx.region.presentation && !self.cx.region.excluded {
            self.cx.region.sim.get_or_insert(arithmetic);
            self.set_sim();
        }
    }

    fn push_cfg(&mut self, attrs: &[syn::Attribute]) {
        for attr in attrs {
            if let syn::Meta::List(list) = &attr.meta
                && attr.path().is_ident("cfg")
            {
                let span = self.cx.span(&list.tokens);
                // Tokens of a macro's body stand at the invocation.
                let written = self.in_written_out.then(|| list.tokens.to_string());
                let text = written.as_deref().unwrap_or_else(|| self.cx.text(span));
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                self.cx.cfg.push(text);
            }
        }
    }
}
