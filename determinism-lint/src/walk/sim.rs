//! Items that are simulation code: offered, and their bodies inferred and walked.

use super::Walker;
use super::syntax::item_attrs;
use crate::model::infer::Body;
use crate::model::resolve::Names;
use crate::model::{DefId, Item, Node, On, Prim, Ty};
use syn::visit::{self, Visit};

impl<'a> Walker<'a> {
    /// An item of a module or body that is simulation code.
    pub(super) fn sim_item(&mut self, item: &'a syn::Item) {
        self.note_sim(item_attrs(item), item);
        self.offer(On::Item, Node::Item(Item::Free(item)));
        let index = self.cx.project.index;
        match item {
            syn::Item::Fn(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.function(node, &node.sig, Some(&node.block));
            }
            syn::Item::Const(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.visit_type(&node.ty);
                self.constant(node, &node.ty, &node.expr);
            }
            syn::Item::Static(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.visit_type(&node.ty);
                self.constant(node, &node.ty, &node.expr);
            }
            syn::Item::Struct(syn::ItemStruct { .. })
            | syn::Item::Enum(_)
            | syn::Item::Union(_)
            | syn::Item::Type(_) => {
                let def = match item {
                    syn::Item::Struct(node) => index.def_of(node, self.cx.names.module),
                    syn::Item::Enum(node) => index.def_of(node, self.cx.names.module),
                    syn::Item::Union(node) => index.def_of(node, self.cx.names.module),
                    syn::Item::Type(node) => index.def_of(node, self.cx.names.module),
                    _ => None,
                };
                let outer = def.map(|def| {
                    let module = self.cx.names.module;
                    std::mem::replace(&mut self.cx.names, Names { module, ..index.names_of(def) })
                });
                visit::visit_item(self, item);
                if let Some(outer) = outer {
                    self.cx.names = outer;
                }
            }
            syn::Item::Use(node) => self.imports(node),
            syn::Item::ForeignMod(node) => {
                for item in &node.items {
                    self.offer(On::Item, Node::Item(Item::Foreign(item)));
                }
                visit::visit_item_foreign_mod(self, node);
            }
            syn::Item::Macro(node) if node.ident.is_some() => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
            }
            other => visit::visit_item(self, other),
        }
    }

    pub(super) fn note_sim(&mut self, attrs: &[syn::Attribute], node: &dyn syn::spanned::Spanned) {
        self.walked.sim = true;
        self.walked.arithmetic.insert(self.cx.arithmetic);
        if self.marks.regions {
            let mut span = self.cx.span(node);
            span.start = attrs
                .iter()
                .map(|attr| self.cx.bytes(attr.pound_token.span).start)
                .min()
                .unwrap_or(span.start)
                .min(span.start);
            self.walked.regions.push((span, self.cx.arithmetic));
        }
    }

    pub(super) fn function<T>(&mut self, node: &T, sig: &'a syn::Signature, block: Option<&'a syn::Block>) {
        let index = self.cx.project.index;
        let def = index.def_of(node, self.cx.names.module);
        let outer_names = def.map(|def| {
            let module = self.cx.names.module;
            std::mem::replace(&mut self.cx.names, Names { module, ..index.names_of(def) })
        });
        let mut inferred = None;
        if let Some(block) = block {
            let mut body = Body::new(index, self.macros(), self.cx.names.clone(), def);
            body.function(def, sig, block);
            inferred = Some(body.into_inferred());
        }
        let outer = std::mem::replace(&mut self.cx.inferred, inferred);
        let outer_body = std::mem::replace(&mut self.cx.function_body, block);
        self.visit_signature(sig);
        if let Some(block) = block {
            self.visit_block(block);
        }
        self.cx.inferred = outer;
        self.cx.function_body = outer_body;
        if let Some(names) = outer_names {
            self.cx.names = names;
        }
    }

    /// The length of an array, an argument in angle brackets, the number of a variant: a body of its own, wherever it stands.
    pub(super) fn anonymous_constant(&mut self, expr: &'a syn::Expr, expected: impl Into<Option<Prim>>) {
        if matches!(expr, syn::Expr::Lit(_) | syn::Expr::Path(_)) {
            return self.visit_expr(expr);
        }
        self.value(expr, None, &expected.into().map_or(Ty::Unknown, Ty::Prim));
    }

    pub(super) fn constant<T>(&mut self, node: &T, ty: &syn::Type, expr: &'a syn::Expr) {
        let def = self.cx.project.index.def_of(node, self.cx.names.module);
        let ty: Ty = self.cx.written(ty);
        self.value(expr, def, &ty);
    }

    /// An expression that stands in no body.
    pub(super) fn value(&mut self, expr: &'a syn::Expr, def: Option<DefId>, ty: &Ty) {
        let mut body = Body::new(self.cx.project.index, self.macros(), self.cx.names.clone(), def);
        body.value(expr, ty);
        let outer = self.cx.inferred.replace(body.into_inferred());
        self.visit_expr(expr);
        self.cx.inferred = outer;
    }
}
