//! The traversal of everything below an item.

use super::Walker;
use super::syntax::expr_attrs;
use crate::model::decl::key;
use crate::model::names::Namespace;
use crate::model::{Node, On, PathRole, Prim, TypeRole, collect};
use syn::visit::{self, Visit};

impl<'a> Visit<'a> for Walker<'a> {
    fn visit_item(&mut self, item: &'a syn::Item) {
        // Items of function bodies: their own names, no types of the body around.
        let inferred = self.cx.inferred.take();
        let body = self.cx.function_body.take();
        let path = self.cx.project.index.module(self.cx.names.module).path.to_string();
        self.item(item, &path);
        self.cx.inferred = inferred;
        self.cx.function_body = body;
    }

    fn visit_block(&mut self, block: &'a syn::Block) {
        let own = self.cx.project.index.module_of(block, self.cx.names.module);
        let outer = own.map(|own| std::mem::replace(&mut self.cx.names.module, own));
        visit::visit_block(self, block);
        if let Some(outer) = outer {
            self.cx.names.module = outer;
        }
    }

    fn visit_stmt(&mut self, stmt: &'a syn::Stmt) {
        let attrs: &[syn::Attribute] = match stmt {
            syn::Stmt::Local(node) => &node.attrs,
            syn::Stmt::Macro(node) => &node.attrs,
            _ => &[],
        };
        if collect::is_test(attrs) {
            return;
        }
        if let syn::Stmt::Local(local) = stmt {
            self.note_let(local);
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(attrs);
        visit::visit_stmt(self, stmt);
        self.cx.cfg.truncate(depth);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        if collect::is_test(&arm.attrs) {
            return;
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(&arm.attrs);
        visit::visit_arm(self, arm);
        self.cx.cfg.truncate(depth);
    }

    fn visit_expr(&mut self, expr: &'a syn::Expr) {
        let depth = self.cx.cfg.len();
        let attrs = expr_attrs(expr);
        if !attrs.is_empty() {
            if collect::is_test(attrs) {
                return;
            }
            self.push_cfg(attrs);
        }
        match expr {
            syn::Expr::MethodCall(node) => self.method_call(expr, node),
            syn::Expr::Call(node) => self.call(expr, node),
            syn::Expr::Binary(node) => self.binary(expr, node),
            syn::Expr::Unary(node) => self.unary(expr, node),
            syn::Expr::Path(node) => self.path_expr(expr, node, false),
            syn::Expr::Lit(node) => self.offer(On::Literal, Node::Literal(node)),
            syn::Expr::Cast(node) => self.offer(On::Cast, Node::Cast(expr, node)),
            syn::Expr::ForLoop(node) => self.offer(On::For, Node::For(node)),
            syn::Expr::Struct(node) => self.path(&node.path, PathRole::Expr, Namespace::Type),
            _ => {}
        }
        self.offer(On::Expr, Node::Expr(expr));
        self.note_expr(expr);
        match expr {
            // The called path is no function value.
            syn::Expr::Call(node) if matches!(&*node.func, syn::Expr::Path(_)) => {
                if let syn::Expr::Path(func) = &*node.func {
                    self.path_expr(&node.func, func, true);
                    visit::visit_expr_path(self, func);
                }
                node.args.iter().for_each(|arg| self.visit_expr(arg));
            }
            syn::Expr::Cast(node) => {
                self.visit_expr(&node.expr);
                self.cx.type_role = TypeRole::Cast;
                self.visit_type(&node.ty);
            }
            other => visit::visit_expr(self, other),
        }
        self.cx.cfg.truncate(depth);
    }

    fn visit_type(&mut self, ty: &'a syn::Type) {
        if let syn::Type::Group(node) = ty
            && let Some(origin) = self.parsed.written_out.origin_of_type(key(&*node.elem))
        {
            return self.of_macro(|| origin.to_owned(), |walker| walker.visit_type(&node.elem));
        }
        self.offer(On::Type, Node::Type(ty));
        self.cx.type_role = TypeRole::Declared;
        if let syn::Type::Path(node) = ty
            && node.qself.is_none()
        {
            self.path(&node.path, PathRole::Type, Namespace::Type);
        }
        visit::visit_type(self, ty);
    }

    fn visit_type_array(&mut self, node: &'a syn::TypeArray) {
        self.visit_type(&node.elem);
        self.anonymous_constant(&node.len, Prim::Usize);
    }

    fn visit_generic_argument(&mut self, argument: &'a syn::GenericArgument) {
        match argument {
            syn::GenericArgument::Const(expr) => self.anonymous_constant(expr, None),
            other => visit::visit_generic_argument(self, other),
        }
    }

    fn visit_variant(&mut self, variant: &'a syn::Variant) {
        variant.attrs.iter().for_each(|attr| self.visit_attribute(attr));
        self.visit_fields(&variant.fields);
        if let Some((_, value)) = &variant.discriminant {
            self.anonymous_constant(value, None);
        }
    }

    fn visit_qself(&mut self, qself: &'a syn::QSelf) {
        self.cx.type_role = TypeRole::Qualifier;
        self.visit_type(&qself.ty);
    }

    fn visit_trait_bound(&mut self, bound: &'a syn::TraitBound) {
        self.path(&bound.path, PathRole::Type, Namespace::Type);
        visit::visit_trait_bound(self, bound);
    }

    fn visit_pat(&mut self, pat: &'a syn::Pat) {
        match pat {
            syn::Pat::Struct(node) => self.path(&node.path, PathRole::Pattern, Namespace::Type),
            syn::Pat::TupleStruct(node) => self.path(&node.path, PathRole::Pattern, Namespace::Value),
            syn::Pat::Path(node) => self.path(&node.path, PathRole::Pattern, Namespace::Value),
            syn::Pat::Lit(node) => self.offer(On::Literal, Node::Literal(node)),
            _ => {}
        }
        visit::visit_pat(self, pat);
    }

    fn visit_field(&mut self, field: &'a syn::Field) {
        if collect::is_test(&field.attrs) {
            return;
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(&field.attrs);
        visit::visit_field(self, field);
        self.cx.cfg.truncate(depth);
    }

    fn visit_attribute(&mut self, attr: &'a syn::Attribute) {
        self.offer(On::Attr, Node::Attr(attr));
    }

    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        self.macro_use(mac);
    }
}
