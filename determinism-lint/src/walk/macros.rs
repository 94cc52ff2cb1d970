//! Macro invocations, with their arguments where they could be read.

use super::Walker;
use crate::model::decl::key;
use crate::model::macros::{MacroArgs, STD_MACROS};
use crate::model::names::Namespace;
use crate::model::{DefId, MacroUse, Node, On, Ty, is_message, lower};
use crate::parse::Written;
use std::sync::Arc;
use syn::visit::Visit;

impl<'a> Walker<'a> {
    pub(super) fn macro_use(&mut self, mac: &'a syn::Macro) {
        const NOTHING: &MacroArgs = &MacroArgs {
            exprs: Vec::new(),
            stmts: Vec::new(),
            pattern: None,
            formats: Vec::new(),
            read: false,
            expanded: None,
            refused: false,
        };
        let args: &'a MacroArgs = self.macros().get(mac).unwrap_or(NOTHING);
        let name =
            mac.path.segments.last().map(|seg| lower::name(&seg.ident).into_string()).unwrap_or_default();
        let path = self.macro_path(&mac.path, &name);
        let span = self.cx.span(mac);
        let around = path.clone().unwrap_or_else(|| name.as_str().into());
        let node = MacroUse {
            mac,
            path,
            name,
            args: &args.exprs,
            read: args.read,
            expanded: args.expanded.is_some() || self.written(mac).is_some(),
            refused: args.refused,
            formats: &args.formats,
            span,
        };
        self.offer(On::Macro, Node::Macro(&node));
        self.note_macro(&node, args);
        let outer = self.cx.macro_around.replace(around);
        let was_message = self.cx.in_message;
        self.cx.in_message |= is_message(node.path.as_deref(), &node.name);
        match &args.expanded {
            Some(from) => {
                self.of_macro(|| from.to_string(), |walker| walker.arguments(args));
            }
            None => self.arguments(args),
        }
        self.cx.macro_around = outer;
        self.cx.in_message = was_message;
    }

    /// What is read of an invocation. In the place of an item an expression is one by itself, and statements have no types.
    fn arguments(&mut self, args: &'a MacroArgs) {
        for expr in &args.exprs {
            match self.cx.inferred {
                Some(_) => self.visit_expr(expr),
                None => self.value(None, &Ty::Unknown, expr),
            }
        }
        args.stmts.iter().for_each(|stmt| self.visit_stmt(stmt));
        if let Some(pattern) = &args.pattern {
            self.visit_pat(pattern);
        }
    }

    /// Walks what a macro became; the findings say of which one, the outermost where macros write macros.
    fn of_macro(&mut self, origin: impl FnOnce() -> String, walk: impl FnOnce(&mut Self)) {
        let before = self.out.count();
        let within = std::mem::replace(&mut self.in_written_out, true);
        walk(self);
        self.in_written_out = within;
        if self.out.count() > before {
            let origin = (!within).then(|| format!("in what {} becomes", origin()));
            self.out.written_out(before, origin.as_deref());
        }
    }

    /// What stands in the place of an invocation of items.
    pub(super) fn written(&self, mac: &syn::Macro) -> Option<&'a Written> {
        self.parsed.written_out.get(key(mac))
    }

    /// Walks an invocation in the place of items, and what it becomes.
    pub(super) fn written_out(&mut self, mac: &'a syn::Macro, origin: &str, walk: impl FnOnce(&mut Self)) {
        if self.in_sim {
            self.macro_use(mac);
        }
        self.of_macro(|| origin.to_owned(), walk);
    }

    /// A macro of the own crate by its bare name, else what the path or an import says, else one of std or of the workspace.
    pub(super) fn macro_path(&mut self, path: &syn::Path, name: &str) -> Option<Arc<str>> {
        let index = self.cx.project.index;
        let ids = index.macros.get(name).map_or(&[][..], Vec::as_slice);
        let root = index.module(self.cx.names.module).root;
        let path_of = |id: &DefId| index.def(*id).path.clone();
        let own = ids.iter().find(|id| index.module(index.def(**id).module).root == root).map(path_of);
        if own.is_some() && path.segments.len() == 1 {
            return own;
        }
        if let (Some(canonical), _, _) = self.meaning(path, Namespace::Value) {
            return Some(canonical);
        }
        let of_std = || STD_MACROS.contains(&name).then(|| format!("std::{name}").into());
        own.or_else(of_std).or_else(|| ids.first().map(path_of))
    }
}
