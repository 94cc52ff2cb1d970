//! What bodies declare: blocks with items, and calls that may name roots.

use super::Collector;
use crate::model::decl::{GenericsDecl, ItemDecl, ItemKind, PathExpr, RootCall, key};
use crate::model::{lower, statics};
use syn::visit::Visit;

impl Collector<'_> {
    /// What `thread_local!` and `lazy_static!` declare.
    pub(super) fn statics(&mut self, mac: &syn::Macro, attrs: &[syn::Attribute]) {
        for found in statics::of_macro(mac) {
            let (ty, mutable) = found.declared();
            let kind = ItemKind::Static(ty, mutable);
            self.push(mac, attrs, Some(&found.ident), kind, GenericsDecl::default());
        }
    }

    pub(super) fn body(&self, outer: &mut Vec<ItemDecl>, visit: impl FnOnce(&mut Self)) {
        let mut inner = self.nested();
        visit(&mut inner);
        outer.append(&mut inner.out);
    }

    fn root_call<T>(
        &mut self,
        node: &T,
        call: &syn::Ident,
        args: &syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
    ) {
        if self.root_calls.is_empty() || !self.root_calls.iter().any(|name| call == name) {
            return;
        }
        let mut first = Paths::default();
        if let Some(schedule) = args.first() {
            first.visit_expr(schedule);
        }
        let mut all = Paths::default();
        args.iter().for_each(|arg| all.visit_expr(arg));
        let schedule =
            first.list.iter().filter_map(|path| path.segs.last()).map(|seg| seg.name.clone()).collect();
        let kind =
            ItemKind::Root(RootCall { call: lower::name(call), schedule, paths: all.list, key: key(node) });
        self.push(node, &[], None, kind, GenericsDecl::default());
    }
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_block(&mut self, block: &'ast syn::Block) {
        if !block.stmts.iter().any(declares) {
            return syn::visit::visit_block(self, block);
        }
        let mut inner = self.nested();
        for stmt in &block.stmts {
            match stmt {
                syn::Stmt::Item(item) => inner.item(item),
                syn::Stmt::Macro(node) => inner.statics(&node.mac, &node.attrs),
                other => inner.visit_stmt(other),
            }
        }
        let kind = ItemKind::Block(inner.out);
        self.push(block, &[], None, kind, GenericsDecl::default());
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        self.item(item);
    }

    fn visit_expr_method_call(&mut self, node: &'ast syn::ExprMethodCall) {
        self.root_call(node, &node.method, &node.args);
        syn::visit::visit_expr_method_call(self, node);
    }

    fn visit_expr_call(&mut self, node: &'ast syn::ExprCall) {
        if let syn::Expr::Path(func) = &*node.func
            && let Some(last) = func.path.segments.last()
        {
            self.root_call(node, &last.ident, &node.args);
        }
        syn::visit::visit_expr_call(self, node);
    }

    // Types and patterns declare nothing.
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

/// Whether a statement declares something that is found by its name before and behind it.
fn declares(stmt: &syn::Stmt) -> bool {
    match stmt {
        syn::Stmt::Item(_) => true,
        syn::Stmt::Macro(node) => statics::is_declaring(&node.mac),
        _ => false,
    }
}

/// Every path expression below an expression.
#[derive(Default)]
struct Paths {
    list: Vec<PathExpr>,
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_expr_path(&mut self, node: &'ast syn::ExprPath) {
        self.list.push(lower::qpath(node.qself.as_ref(), &node.path));
    }

    // What a closure calls is no system.
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
}
