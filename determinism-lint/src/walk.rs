//! One traversal of one file: keeps scope, `cfg` and inferred types, and offers each node to each rule that asked for its kind.
//! Knows rules only as a list; decides nothing about levels.

use crate::finding::Finding;
use crate::meta::Arithmetic;
use crate::model::decl::key;
use crate::model::index::ModId;
use crate::model::infer::ops::binary_kind;
use crate::model::infer::{Body, Inferred};
use crate::model::known::Facts;
use crate::model::macros::{MacroArgs, Macros};
use crate::model::names::Namespace;
use crate::model::resolve::Names;
use crate::model::{
    Call, Callee, Cx, DefId, Form, Item, MacroUse, Node, On, Op, OpKind, PathRole, PathUse, Prim, Project,
    Ty, TypeRole, collect, decl, is_message, lower,
};
use crate::parse::Parsed;
use crate::rule::{Check, Findings, Rule};
use crate::rules::root_outside_scope;
use crate::source::{FileId, Span};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use syn::visit::{self, Visit};

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
}

/// What the walk of one file gives.
#[derive(Default)]
pub struct Walked {
    /// What the rules found.
    pub findings: Vec<Finding>,
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
        marks,
        in_sim: false,
        meanings: FxHashMap::default(),
    };
    let path = project.index.module(module).path.to_string();
    walker.enter_module(&path);
    if walker.in_sim {
        parsed.tree.attrs.iter().for_each(|attr| walker.visit_attribute(attr));
    }
    walker.marked(marks.whole_file, |walker| walker.items(&parsed.tree.items, &path));
    let mut walked = walker.walked;
    walked.findings = walker.out.into_list();
    walked
}

struct Walker<'a> {
    cx: Cx<'a>,
    parsed: &'a Parsed,
    macros: &'a OnceCell<Macros>,
    rules: &'a RuleSet,
    out: Findings,
    walked: Walked,
    marks: &'a Marks,
    in_sim: bool,
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
        self.macros.get_or_init(|| Macros::read(self.parsed))
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

    fn items(&mut self, items: &'a [syn::Item], path: &str) {
        for item in items {
            let marked = self.is_marked(item);
            self.marked(marked, |walker| walker.item(item, path));
        }
    }

    fn is_marked(&self, item: &dyn syn::spanned::Spanned) -> bool {
        if self.marks.items.is_empty() {
            return false;
        }
        let span = self.cx.span(item);
        self.marks.items.iter().any(|marked| marked.contains(span))
    }

    fn item(&mut self, item: &'a syn::Item, path: &str) {
        if collect::is_test(item_attrs(item)) {
            return;
        }
        let depth = self.cx.cfg.len();
        self.push_cfg(item_attrs(item));
        self.scoped_item(item, path);
        self.cx.cfg.truncate(depth);
    }

    fn scoped_item(&mut self, item: &'a syn::Item, path: &str) {
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
        match item {
            syn::Item::Impl(node) => self.impl_block(node, &item_path),
            syn::Item::Trait(node) => self.trait_block(node, &item_path),
            _ if self.in_sim => self.sim_item(item),
            _ => {}
        }
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
    }

    /// The region of an item; what is forced by a marker or root around stays.
    fn region_of(&mut self, path: &str) {
        let own = self.cx.project.places.region(self.cx.file, path);
        let forced = self.cx.region.sim;
        self.cx.region = own;
        if self.cx.region.sim.is_none() && !own.excluded && !own.presentation {
            self.cx.region.sim = forced.filter(|_| self.in_sim);
        }
        self.set_sim();
    }

    /// A function that the config names as a root is simulation code wherever it stands.
    fn root<T>(&mut self, node: &T, sig: &syn::Signature) {
        let Some(def) = self.cx.project.index.def_of(node) else { return };
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

    fn module(&mut self, node: &'a syn::ItemMod, path: &str) {
        let path = format!("{path}::{}", lower::name(&node.ident));
        let Some((_, items)) = &node.content else {
            if self.in_sim || self.sim_below(&path) {
                self.missing_file(node);
            }
            return;
        };
        let Some(module) = self.cx.project.index.mods_by_key.get(&key(node)).copied() else { return };
        let outer = std::mem::replace(&mut self.cx.names.module, module);
        let saved = (self.cx.region, self.in_sim, self.cx.arithmetic);
        self.region_of(&path);
        if self.in_sim {
            let shell = syn::Item::Mod(module_shell(node));
            self.offer(On::Item, Node::Item(Item::Free(&shell)));
            node.attrs.iter().for_each(|attr| self.visit_attribute(attr));
        }
        self.items(items, &path);
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
        self.cx.names.module = outer;
    }

    fn sim_below(&self, path: &str) -> bool {
        self.cx.project.places.region(self.cx.file, path).sim.is_some()
    }

    fn missing_file(&mut self, node: &syn::ItemMod) {
        if let Some(name) = self.cx.project.index.missing_files.get(&key(node)) {
            self.walked.missing.push((self.cx.span(&node.ident), name.clone(), self.cx.arithmetic));
        }
    }

    fn impl_path(&mut self, node: &syn::ItemImpl) -> Option<String> {
        let def = self.cx.project.index.def_of(node)?;
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

    fn impl_block(&mut self, node: &'a syn::ItemImpl, path: &str) {
        let index = self.cx.project.index;
        let def = index.def_of(node);
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

    fn impl_header(&mut self, node: &'a syn::ItemImpl) {
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

    fn impl_item(&mut self, item: &'a syn::ImplItem, path: &str) {
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
            self.note_sim(attrs, item);
            self.offer(On::Item, Node::Item(Item::Impl(item)));
            self.sim_impl_item(item);
        }
        (self.cx.region, self.in_sim, self.cx.arithmetic) = saved;
        self.cx.cfg.truncate(depth);
    }

    fn sim_impl_item(&mut self, item: &'a syn::ImplItem) {
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

    fn trait_block(&mut self, node: &'a syn::ItemTrait, path: &str) {
        let index = self.cx.project.index;
        let outer = index.def_of(node).map(|def| {
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
            self.trait_item(item, path);
        }
        if let Some(outer) = outer {
            self.cx.names = outer;
        }
    }

    fn trait_item(&mut self, item: &'a syn::TraitItem, _path: &str) {
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

    /// An item of a module or body that is simulation code.
    fn sim_item(&mut self, item: &'a syn::Item) {
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
                    syn::Item::Struct(node) => index.def_of(node),
                    syn::Item::Enum(node) => index.def_of(node),
                    syn::Item::Union(node) => index.def_of(node),
                    syn::Item::Type(node) => index.def_of(node),
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

    fn note_sim(&mut self, attrs: &[syn::Attribute], node: &dyn syn::spanned::Spanned) {
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

    fn function<T>(&mut self, node: &T, sig: &'a syn::Signature, block: Option<&'a syn::Block>) {
        let index = self.cx.project.index;
        let def = index.def_of(node);
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

    fn constant<T>(&mut self, node: &T, ty: &syn::Type, expr: &'a syn::Expr) {
        let def = self.cx.project.index.def_of(node);
        let mut body = Body::new(self.cx.project.index, self.macros(), self.cx.names.clone(), def);
        let ty: Ty = self.cx.written(ty);
        body.value(expr, &ty);
        let outer = self.cx.inferred.replace(body.into_inferred());
        self.visit_expr(expr);
        self.cx.inferred = outer;
    }

    fn push_cfg(&mut self, attrs: &[syn::Attribute]) {
        for attr in attrs {
            if let syn::Meta::List(list) = &attr.meta
                && attr.path().is_ident("cfg")
            {
                let span = self.cx.span(&list.tokens);
                let text = self.cx.text(span).split_whitespace().collect::<Vec<_>>().join(" ");
                self.cx.cfg.push(text);
            }
        }
    }

    fn imports(&mut self, node: &'a syn::ItemUse) {
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

    fn path(&mut self, path: &syn::Path, role: PathRole, namespace: Namespace) {
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
    fn meaning(&mut self, path: &syn::Path, namespace: Namespace) -> Meaning {
        let Some(ident) = path.get_ident() else { return self.cx.meaning(&lower::path(path), namespace) };
        let key = (self.cx.names.module, namespace, lower::name(ident));
        if let Some(known) = self.meanings.get(&key) {
            return known.clone();
        }
        let found = self.cx.meaning(&lower::path(path), namespace);
        self.meanings.insert(key, found.clone());
        found
    }

    fn path_expr(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprPath, called: bool) {
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

    fn value_path(&mut self, node: &syn::ExprPath, callee: Option<&Callee>) {
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

    fn call(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprCall) {
        let syn::Expr::Path(func) = &*node.func else { return };
        let Some(callee) =
            self.cx.inferred.as_ref().and_then(|inferred| inferred.callee(&node.func)).cloned()
        else {
            return;
        };
        let Some(last) = func.path.segments.last() else { return };
        let call = Call {
            expr,
            form: Form::Path,
            callee: &callee,
            receiver: None,
            args: node.args.iter().collect(),
            name: &last.ident,
        };
        self.offer(On::Call, Node::Call(&call));
    }

    fn method_call(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprMethodCall) {
        let inferred: Option<&Inferred<'a>> = self.cx.inferred.as_ref();
        let Some(callee) = inferred.and_then(|inferred| inferred.callee(expr)).cloned() else { return };
        if callee.path.is_none() && callee.self_ty.is_unknown() {
            self.walked.unknown += 1;
        }
        let call = Call {
            expr,
            form: Form::Method,
            callee: &callee,
            receiver: Some(&node.receiver),
            args: node.args.iter().collect(),
            name: &node.method,
        };
        self.offer(On::Call, Node::Call(&call));
    }

    fn binary(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprBinary) {
        let (kind, symbol, _) = binary_kind(&node.op);
        let op = Op {
            expr,
            kind,
            symbol,
            lhs: &node.left,
            rhs: Some(&node.right),
            lhs_ty: self.cx.ty(&node.left),
            rhs_ty: self.cx.ty(&node.right),
        };
        self.count_unknown(&op);
        self.count_width(&op);
        self.offer(On::Op, Node::Op(&op));
    }

    fn count_width(&mut self, op: &Op<'_>) {
        // With an unknown on one side, a literal on the other has only its fallback to show.
        let both = op.rhs.is_none() || op.lhs_ty.prim() == op.rhs_ty.prim();
        let exact = op.kind.is_arithmetic() && self.cx.arithmetic == Arithmetic::ExactFloat;
        let float = op.lhs_ty.prim().filter(|prim| prim.is_float() && both && exact);
        let Some(float) = float else { return };
        let first = || (0, op.op_span(&self.cx));
        self.walked.widths.entry((self.cx.region.entry, float)).or_insert_with(first).0 += 1;
    }

    fn unary(&mut self, expr: &'a syn::Expr, node: &'a syn::ExprUnary) {
        let (kind, symbol) = match &node.op {
            syn::UnOp::Neg(_) => (OpKind::Neg, "-"),
            syn::UnOp::Not(_) => (OpKind::Not, "!"),
            _ => return,
        };
        let lhs_ty = self.cx.ty(&node.expr);
        let op = Op { expr, kind, symbol, lhs: &node.expr, rhs: None, lhs_ty, rhs_ty: Ty::Unknown };
        self.count_unknown(&op);
        self.offer(On::Op, Node::Op(&op));
    }

    fn count_unknown(&mut self, op: &Op<'_>) {
        let unknown = op.lhs_ty.is_unknown() || op.rhs.is_some() && op.rhs_ty.is_unknown();
        if op.kind.is_arithmetic() && unknown {
            self.walked.unknown += 1;
        }
    }

    fn macro_use(&mut self, mac: &'a syn::Macro) {
        const NOTHING: &MacroArgs = &MacroArgs {
            exprs: Vec::new(),
            stmts: Vec::new(),
            pattern: None,
            formats: Vec::new(),
            read: false,
        };
        let args: &'a MacroArgs = self.macros().get(mac).unwrap_or(NOTHING);
        let name =
            mac.path.segments.last().map(|seg| lower::name(&seg.ident).into_string()).unwrap_or_default();
        let path = self.macro_path(&mac.path, &name);
        let span = self.cx.span(mac);
        let around = path.clone().unwrap_or_else(|| name.as_str().into());
        let node =
            MacroUse { mac, path, name, args: &args.exprs, read: args.read, formats: &args.formats, span };
        self.offer(On::Macro, Node::Macro(&node));
        let outer = self.cx.macro_around.replace(around);
        let was_message = self.cx.in_message;
        self.cx.in_message |= is_message(node.path.as_deref(), &node.name);
        // Without inference around (an item position) the arguments have no types.
        args.exprs.iter().for_each(|expr| self.visit_expr(expr));
        args.stmts.iter().for_each(|stmt| self.visit_stmt(stmt));
        if let Some(pattern) = &args.pattern {
            self.visit_pat(pattern);
        }
        self.cx.macro_around = outer;
        self.cx.in_message = was_message;
    }

    /// A macro of the own crate by its bare name, else what the path or an import says, else one of std or of the workspace.
    fn macro_path(&mut self, path: &syn::Path, name: &str) -> Option<Arc<str>> {
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

/// Macros of std's prelude.
const STD_MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "is_x86_feature_detected",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

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
        let own = self.cx.project.index.mods_by_key.get(&key(block)).copied();
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
        let depth = self.cx.cfg.len();
        self.push_cfg(attrs);
        visit::visit_stmt(self, stmt);
        self.cx.cfg.truncate(depth);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let depth = self.cx.cfg.len();
        self.push_cfg(&arm.attrs);
        visit::visit_arm(self, arm);
        self.cx.cfg.truncate(depth);
    }

    fn visit_expr(&mut self, expr: &'a syn::Expr) {
        let depth = self.cx.cfg.len();
        let attrs = expr_attrs(expr);
        if !attrs.is_empty() {
            self.push_cfg(attrs);
        }
        match expr {
            syn::Expr::MethodCall(node) => self.method_call(expr, node),
            syn::Expr::Call(node) => self.call(expr, node),
            syn::Expr::Binary(node) => self.binary(expr, node),
            syn::Expr::Unary(node) => self.unary(expr, node),
            syn::Expr::Path(node) => self.path_expr(expr, node, false),
            syn::Expr::Lit(node) => self.offer(On::Literal, Node::Literal(node)),
            syn::Expr::Cast(node) => self.offer(On::Cast, Node::Cast(node)),
            syn::Expr::ForLoop(node) => self.offer(On::For, Node::For(node)),
            syn::Expr::Struct(node) => self.path(&node.path, PathRole::Expr, Namespace::Type),
            _ => {}
        }
        self.offer(On::Expr, Node::Expr(expr));
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
        self.offer(On::Type, Node::Type(ty));
        self.cx.type_role = TypeRole::Declared;
        if let syn::Type::Path(node) = ty
            && node.qself.is_none()
        {
            self.path(&node.path, PathRole::Type, Namespace::Type);
        }
        visit::visit_type(self, ty);
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

// An item is offered without the items inside, which come on their own: a rule that takes its span would cover them all.

fn module_shell(node: &syn::ItemMod) -> syn::ItemMod {
    syn::ItemMod {
        attrs: node.attrs.clone(),
        vis: node.vis.clone(),
        unsafety: node.unsafety,
        mod_token: node.mod_token,
        ident: node.ident.clone(),
        content: None,
        semi: node.semi,
    }
}

fn impl_shell(node: &syn::ItemImpl) -> syn::ItemImpl {
    syn::ItemImpl {
        attrs: node.attrs.clone(),
        modifiers: node.modifiers.clone(),
        unsafety: node.unsafety,
        impl_token: node.impl_token,
        generics: node.generics.clone(),
        trait_: node.trait_.clone(),
        self_ty: node.self_ty.clone(),
        brace_token: node.brace_token,
        items: Vec::new(),
    }
}

fn trait_shell(node: &syn::ItemTrait) -> syn::ItemTrait {
    syn::ItemTrait {
        attrs: node.attrs.clone(),
        vis: node.vis.clone(),
        modifiers: node.modifiers.clone(),
        unsafety: node.unsafety,
        trait_token: node.trait_token,
        ident: node.ident.clone(),
        generics: node.generics.clone(),
        colon_token: node.colon_token,
        supertraits: node.supertraits.clone(),
        brace_token: node.brace_token,
        items: Vec::new(),
    }
}

fn item_attrs(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(node) => &node.attrs,
        syn::Item::Enum(node) => &node.attrs,
        syn::Item::ExternCrate(node) => &node.attrs,
        syn::Item::Fn(node) => &node.attrs,
        syn::Item::ForeignMod(node) => &node.attrs,
        syn::Item::Impl(node) => &node.attrs,
        syn::Item::Macro(node) => &node.attrs,
        syn::Item::Mod(node) => &node.attrs,
        syn::Item::Static(node) => &node.attrs,
        syn::Item::Struct(node) => &node.attrs,
        syn::Item::Trait(node) => &node.attrs,
        syn::Item::TraitAlias(node) => &node.attrs,
        syn::Item::Type(node) => &node.attrs,
        syn::Item::Union(node) => &node.attrs,
        syn::Item::Use(node) => &node.attrs,
        _ => &[],
    }
}

fn item_name(item: &syn::Item) -> Option<decl::Name> {
    let ident = match item {
        syn::Item::Const(node) => &node.ident,
        syn::Item::Enum(node) => &node.ident,
        syn::Item::Fn(node) => &node.sig.ident,
        syn::Item::Mod(node) => &node.ident,
        syn::Item::Static(node) => &node.ident,
        syn::Item::Struct(node) => &node.ident,
        syn::Item::Trait(node) => &node.ident,
        syn::Item::Type(node) => &node.ident,
        syn::Item::Union(node) => &node.ident,
        _ => return None,
    };
    Some(lower::name(ident))
}

fn expr_attrs(expr: &syn::Expr) -> &[syn::Attribute] {
    match expr {
        syn::Expr::Block(node) => &node.attrs,
        syn::Expr::Call(node) => &node.attrs,
        syn::Expr::If(node) => &node.attrs,
        syn::Expr::MethodCall(node) => &node.attrs,
        syn::Expr::Macro(node) => &node.attrs,
        syn::Expr::Match(node) => &node.attrs,
        syn::Expr::Unsafe(node) => &node.attrs,
        syn::Expr::ForLoop(node) => &node.attrs,
        syn::Expr::While(node) => &node.attrs,
        syn::Expr::Loop(node) => &node.attrs,
        syn::Expr::Assign(node) => &node.attrs,
        syn::Expr::Binary(node) => &node.attrs,
        syn::Expr::Return(node) => &node.attrs,
        _ => &[],
    }
}

fn import_leaves(
    tree: &syn::UseTree,
    prefix: &decl::PathExpr,
    out: &mut Vec<(decl::PathExpr, proc_macro2::Span)>,
) {
    let extended = |ident: &syn::Ident| {
        let mut path = prefix.clone();
        if ident != "self" || path.segs.is_empty() {
            path.segs.push(decl::Seg { name: lower::name(ident), ..Default::default() });
        }
        path
    };
    match tree {
        syn::UseTree::Path(node) => import_leaves(&node.tree, &extended(&node.ident), out),
        syn::UseTree::Name(node) => out.push((extended(&node.ident), node.ident.span())),
        syn::UseTree::Rename(node) => out.push((extended(&node.ident), node.ident.span())),
        syn::UseTree::Glob(node) => out.push((prefix.clone(), syn::spanned::Spanned::span(&node.star_token))),
        syn::UseTree::Group(node) => node.items.iter().for_each(|tree| import_leaves(tree, prefix, out)),
    }
}
