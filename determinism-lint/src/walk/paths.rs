//! Paths of imports, types, patterns and expressions, with what they mean.

use super::syntax::import_leaves;
use super::{Meaning, Walker};
use crate::model::names::Namespace;
use crate::model::{Call, Callee, Form, Node, On, PathRole, PathUse, decl, lower};
use syn::visit::Visit;

impl<'a> Walker<'a> {
    pub(super) fn imports(&mut self, node: &'a syn::ItemUse) {
        node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
        if !self.wants(On::Path) {
            return;
        }
        let mut leaves = Vec::new();
        let root = decl::PathExpr { global: node.leading_colon.is_some(), ..Default::default() };
        import_leaves(&node.tree, &root, &mut leaves);
        for (path, span) in leaves {
            let (mut canonical, mut facts, mut def) = self.cx.meaning(&path, Namespace::Type);
            if canonical.is_none() {
                (canonical, facts, def) = self.cx.meaning(&path, Namespace::Value);
            }
            let import = Some(self.cx.bytes(span));
            self.offer(
                On::Path,
                Node::Path(&PathUse { path: None, role: PathRole::Import, canonical, facts, def, import }),
            );
        }
    }

    pub(super) fn path(&mut self, path: &syn::Path, role: PathRole, namespace: Namespace) {
        if !self.wants(On::Path) {
            return;
        }
        if path.segments.len() == 1 {
            let name = lower::name(&path.segments[0].ident);
            if &*name == "Self" || self.cx.project.index.param(&name, &self.cx.names).is_some() {
                return;
            }
        }
        let (canonical, facts, def) = self.meaning(path, namespace);
        let import = None;
        self.offer(On::Path, Node::Path(&PathUse { path: Some(path), role, canonical, facts, def, import }));
    }

    /// What a path means. The same few names stand everywhere in a file, so what one of them means is remembered.
    pub(super) fn meaning(&mut self, path: &syn::Path, namespace: Namespace) -> Meaning {
        let Some(ident) = path.get_ident() else { return self.cx.meaning(&lower::path(path), namespace) };
        let key = (self.cx.names.module, namespace, lower::name(ident));
        if let Some(known) = self.meanings.get(&key) {
            return known.clone();
        }
        let found = self.cx.meaning(&lower::path(path), namespace);
        self.meanings.insert(key, found.clone());
        found
    }

    pub(super) fn path_expr(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprPath, called: bool) {
        let inferred = self.cx.inferred.as_ref();
        if inferred.is_some_and(|inferred| inferred.local(expr).is_some()) {
            return;
        }
        let callee = inferred.and_then(|inferred| inferred.callee(expr)).cloned();
        if self.wants(On::Path) {
            self.value_path(node, callee.as_deref());
        }
        let Some(callee) = callee else { return };
        if called || callee.path.is_none() && callee.likely.is_empty() {
            return;
        }
        let Some(last) = node.path.segments.last() else { return };
        let name = &last.ident;
        let call = Call { expr, form: Form::Value, callee: &callee, receiver: None, args: Vec::new(), name };
        self.offer(On::Call, Node::Call(&call));
    }

    pub(super) fn value_path(&mut self, node: &syn::ExprPath, callee: Option<&Callee>) {
        let (canonical, facts, def) = match callee {
            Some(callee) => (callee.path.clone(), callee.facts, callee.def),
            None if node.qself.is_none() => self.meaning(&node.path, Namespace::Value),
            None => self.cx.meaning(&lower::qpath(node.qself.as_ref(), &node.path), Namespace::Value),
        };
        self.offer(
            On::Path,
            Node::Path(&PathUse {
                path: Some(&node.path),
                role: PathRole::Expr,
                canonical,
                facts,
                def,
                import: None,
            }),
        );
    }
}
