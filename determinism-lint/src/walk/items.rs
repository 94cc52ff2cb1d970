//! Items: modules, impls, traits and what stands in them, with their regions; what is no simulation code is only passed through.

use super::Walker;
use super::syntax::{impl_shell, item_attrs, item_name, module_shell, trait_shell};
use crate::model::names::Namespace;
use crate::model::resolve::Names;
use crate::model::{Item, Node, On, PathRole, collect, lower};
use crate::parse::{Items, Written};
use crate::rules::root_outside_scope;
use syn::visit::{self, Visit};

impl<'a> Walker<'a> {
    pub(super) fn items(&mut self, items: &'a [syn::Item], path: &str) {
        for item in items {
            let marked = self.is_marked(item);
            self.marked(marked, |walker| walker.item(item, path));
        }
    }

    pub(super) fn is_marked(&self, item: &dyn syn::spanned::Spanned) -> bool {
        if self.marks.items.is_empty() {
            return false;
        }
        let span = self.cx.span(item);
        self.marks.items.iter().any(|marked| marked.contains(span))
    }

    pub(super) fn item(&mut self, item: &'a syn::Item, path: &str) {
        if collect::is_test(item_attrs(item)) {
            return self.note_test(item, path);
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(item_attrs(item));
        self.scoped_item(item, path);
        self.cx.cfg.truncate(depth);
    }

    pub(super) fn scoped_item(&mut self, item: &'a syn::Item, path: &str) {
        if let syn::Item::Mod(node) = item {
            return self.module(node, path);
        }
        let name = match item {
            syn::Item::Impl(node) => self.impl_path(node),
            other => item_name(other).map(|name| format!("{path}::{name}")),
        };
        let saved = (self.cx.region, self.in_sim, self.cx.arithmetic);
        let item_path = name.unwrap_or_else(|| path.to_owned());
        self.region_of(&item_path);
        if let syn::Item::Fn(node) = item {
            self.root(node, &node.sig);
        }
        self.note_scope(item, &item_path);
        match item {
            syn::Item::Impl(node) => self.impl_block(node, &item_path),
            syn::Item::Trait(node) => self.trait_block(node),
            syn::Item::Macro(node)
                if let Some(Written { items: Items::Free(items), origin, .. }) = self.written(&node.mac) =>
            {
                self.written_out(&node.mac, origin, |walker| walker.items(items, path));
            }
            _ if self.in_sim => self.sim_item(item),
            _ => {}
        }
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
    }

    /// The region of an item; what is forced by a marker or root around stays.
    pub(super) fn region_of(&mut self, path: &str) {
        let own = self.cx.project.places.region(self.cx.file, path);
        let forced = self.cx.region.sim;
        self.cx.region = own;
        if self.cx.region.sim.is_none() && !own.excluded && !own.presentation {
            self.cx.region.sim = forced.filter(|_| self.in_sim);
        }
        self.set_sim();
    }

    /// A function that the config names as a root is simulation code wherever it stands.
    pub(super) fn root<T>(&mut self, node: &T, sig: &syn::Signature) {
        let Some(def) = self.cx.project.index.def_of(node, self.cx.names.module) else { return };
        if let Some(arithmetic) = self.cx.project.roots.get(&def) {
            self.force(*arithmetic);
        }
        if let Some(registration) = self.cx.project.uncovered.get(&def) {
            let span = self.cx.bytes(sig.ident.span());
            let function = lower::name(&sig.ident);
            let arithmetic = self.cx.project.config.arithmetic;
            self.out.push(root_outside_scope::finding(
                self.cx.file, span, span, &function, registration, arithmetic,
            ));
        }
    }

    pub(super) fn module(&mut self, node: &'a syn::ItemMod, path: &str) {
        let path = format!("{path}::{}", lower::name(&node.ident));
        let Some((_, items)) = &node.content else {
            if self.in_sim || self.sim_below(&path) {
                self.missing_file(node);
            }
            return;
        };
        let Some(module) = self.cx.project.index.module_of(node, self.cx.names.module) else { return };
        let outer = std::mem::replace(&mut self.cx.names.module, module);
        let saved = (self.cx.region, self.in_sim, self.cx.arithmetic);
        self.region_of(&path);
        self.note_scope(node, &path);
        if self.in_sim {
            let shell = syn::Item::Mod(module_shell(node));
            self.offer(On::Item, Node::Item(Item::Free(&shell)));
            node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
        }
        self.items(items, &path);
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
        self.cx.names.module = outer;
    }

    pub(super) fn sim_below(&self, path: &str) -> bool {
        self.cx.project.places.region(self.cx.file, path).sim.is_some()
    }

    pub(super) fn missing_file(&mut self, node: &syn::ItemMod) {
        if let Some(name) = self.cx.project.index.missing_file(node) {
            self.walked.missing.push((self.cx.span(&node.ident), name.to_owned(), self.cx.arithmetic));
        }
    }

    pub(super) fn impl_path(&mut self, node: &syn::ItemImpl) -> Option<String> {
        let def = self.cx.project.index.def_of(node, self.cx.names.module)?;
        let path = self.cx.project.index.type_path(&self.cx.project.index.impl_self(def))?;
        let module = &self.cx.project.index.module(self.cx.names.module).path;
        // An impl for a type of elsewhere belongs to the module it stands in.
        let own = path.starts_with(&format!("{module}::"));
        Some(if own {
            path.to_string()
        } else {
            format!("{module}::{}", path.rsplit("::").next().unwrap_or(&path))
        })
    }

    pub(super) fn impl_block(&mut self, node: &'a syn::ItemImpl, path: &str) {
        let index = self.cx.project.index;
        let def = index.def_of(node, self.cx.names.module);
        let names = def.map(|def| index.names_of(def));
        let outer = names.map(|names| {
            let module = self.cx.names.module;
            std::mem::replace(&mut self.cx.names, Names { module, ..names })
        });
        let self_ty = def.map(|def| index.impl_self(def)).unwrap_or_default();
        let trait_ = node.trait_.as_ref().and_then(|(path, _)| self.meaning(path, Namespace::Type).0);
        let around = self.cx.impl_around.replace((self_ty, trait_));
        if self.in_sim {
            self.impl_header(node);
        }
        for item in &node.items {
            self.impl_item(item, path);
        }
        self.cx.impl_around = around;
        if let Some(outer) = outer {
            self.cx.names = outer;
        }
    }

    pub(super) fn impl_header(&mut self, node: &'a syn::ItemImpl) {
        let item = syn::Item::Impl(impl_shell(node));
        self.offer(On::Item, Node::Item(Item::Free(&item)));
        node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
        self.visit_generics(&node.generics);
        if let Some((path, _)) = &node.trait_ {
            self.path(path, PathRole::Type, Namespace::Type);
            visit::visit_path(self, path);
        }
        self.visit_type(&node.self_ty);
    }

    pub(super) fn impl_item(&mut self, item: &'a syn::ImplItem, path: &str) {
        if let syn::ImplItem::Macro(node) = item
            && let Some(Written { items: Items::Impl(items), origin, .. }) = self.written(&node.mac)
        {
            return self.written_out(&node.mac, origin, |walker| {
                items.iter().for_each(|item| walker.impl_item(item, path));
            });
        }
        let (attrs, name) = match item {
            syn::ImplItem::Fn(node) => (&node.attrs, Some(&node.sig.ident)),
            syn::ImplItem::Const(node) => (&node.attrs, Some(&node.ident)),
            syn::ImplItem::Type(node) => (&node.attrs, Some(&node.ident)),
            syn::ImplItem::Macro(node) => (&node.attrs, None),
            _ => return,
        };
        if collect::is_test(attrs) {
            return;
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(attrs);
        let saved = (self.cx.region, self.in_sim, self.cx.arithmetic);
        if let Some(name) = name {
            self.region_of(&format!("{path}::{}", lower::name(name)));
        }
        if let syn::ImplItem::Fn(node) = item {
            self.root(node, &node.sig);
        }
        if self.in_sim || self.is_marked(item) {
            self.force(self.cx.project.config.arithmetic);
        }
        if let Some(name) = name {
            self.note_scope(item, &format!("{path}::{}", lower::name(name)));
        }
        if self.in_sim {
            self.note_sim(attrs, item);
            self.offer(On::Item, Node::Item(Item::Impl(item)));
            self.sim_impl_item(item);
        }
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
        self.cx.cfg.truncate(depth);
    }

    pub(super) fn sim_impl_item(&mut self, item: &'a syn::ImplItem) {
        match item {
            syn::ImplItem::Fn(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.function(node, &node.sig, Some(&node.block));
            }
            syn::ImplItem::Const(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.visit_type(&node.ty);
                self.constant(node, &node.ty, &node.expr);
            }
            other => visit::visit_impl_item(self, other),
        }
    }

    pub(super) fn trait_block(&mut self, node: &'a syn::ItemTrait) {
        let index = self.cx.project.index;
        let outer = index.def_of(node, self.cx.names.module).map(|def| {
            let module = self.cx.names.module;
            std::mem::replace(&mut self.cx.names, Names { module, ..index.names_of(def) })
        });
        if self.in_sim {
            let item = syn::Item::Trait(trait_shell(node));
            self.offer(On::Item, Node::Item(Item::Free(&item)));
            node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
            self.visit_generics(&node.generics);
            node.supertraits.iter().for_each(|bound| self.visit_type_param_bound(bound));
        }
        for item in &node.items {
            self.trait_item(item);
        }
        if let Some(outer) = outer {
            self.cx.names = outer;
        }
    }

    pub(super) fn trait_item(&mut self, item: &'a syn::TraitItem) {
        if let syn::TraitItem::Macro(node) = item
            && let Some(Written { items: Items::Trait(items), origin, .. }) = self.written(&node.mac)
        {
            return self.written_out(&node.mac, origin, |walker| {
                items.iter().for_each(|item| walker.trait_item(item));
            });
        }
        let attrs = match item {
            syn::TraitItem::Fn(node) => &node.attrs,
            syn::TraitItem::Const(node) => &node.attrs,
            syn::TraitItem::Type(node) => &node.attrs,
            _ => return,
        };
        if !self.in_sim || collect::is_test(attrs) {
            return;
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(attrs);
        self.note_sim(attrs, item);
        self.offer(On::Item, Node::Item(Item::Trait(item)));
        match item {
            syn::TraitItem::Fn(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.function(node, &node.sig, node.default.as_ref());
            }
            syn::TraitItem::Const(node) => {
                node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
                self.visit_type(&node.ty);
                if let Some((_, expr)) = &node.default {
                    self.constant(node, &node.ty, expr);
                }
            }
            other => visit::visit_trait_item(self, other),
        }
        self.cx.cfg.truncate(depth);
    }
}
