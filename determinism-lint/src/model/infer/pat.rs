//! Patterns: what they bind, and what they tell about the value.

use super::super::index::DefKind;
use super::super::lower;
use super::super::names::{Namespace, Res};
use super::super::resolve::Subst;
use super::super::ty::{DefId, Prim, Ty};
use super::super::unify::VarKind;
use super::Body;
use std::sync::Arc;

impl<'a> Body<'a> {
    /// Binds the names of a pattern to the parts of a type.
    pub(super) fn pattern(&mut self, pat: &'a syn::Pat, ty: &Ty) {
        self.pattern_init(pat, ty, None);
    }

    pub(super) fn pattern_init(&mut self, pat: &'a syn::Pat, ty: &Ty, init: Option<&'a syn::Expr>) {
        match pat {
            syn::Pat::Ident(node) => self.ident_pattern(node, ty, init),
            syn::Pat::Type(node) => {
                let written = self.written(&node.ty);
                let written = self.solver.open(&written);
                self.solver.unify(&written, ty);
                self.pattern_init(&node.pat, &written, init);
            }
            syn::Pat::Reference(node) => {
                let ty = self.solver.shallow(ty);
                let inner = match &ty {
                    Ty::Ref(inner) => (**inner).clone(),
                    Ty::Var(_) => {
                        let inner = self.solver.fresh();
                        self.solver.unify(&ty, &Ty::Ref(Arc::new(inner.clone())));
                        inner
                    }
                    other => other.clone(),
                };
                self.pattern(&node.pat, &inner);
            }
            syn::Pat::Paren(node) => self.pattern_init(&node.pat, ty, init),
            syn::Pat::Tuple(node) => self.tuple_pattern(&node.elems, ty),
            syn::Pat::TupleStruct(node) => self.tuple_struct_pattern(node, ty),
            syn::Pat::Struct(node) => self.struct_pattern(node, ty),
            syn::Pat::Slice(node) => self.slice_pattern(node, ty),
            syn::Pat::Or(node) => self.or_pattern(node, ty),
            syn::Pat::Lit(node) => {
                let literal = self.literal_type(&node.lit);
                let ty = self.solver.shallow(ty).peel().clone();
                self.solver.unify(&literal, &ty);
            }
            syn::Pat::Range(node) => {
                let ty = self.solver.shallow(ty).peel().clone();
                for end in node.start.iter().chain(node.end.iter()) {
                    self.check(end, &ty);
                }
            }
            syn::Pat::Path(node) => {
                let _ = self.path_type(&node.path, node.qself.as_ref());
            }
            syn::Pat::Macro(node) => {
                if let Some(pattern) = self.macros.get(&node.mac).and_then(|args| args.pattern.as_ref()) {
                    self.pattern_init(pattern, ty, init);
                }
            }
            syn::Pat::Guard(node) => {
                self.pattern_init(&node.pat, ty, init);
                self.check(&node.guard, &Ty::Prim(Prim::Bool));
            }
            _ => {}
        }
    }

    fn ident_pattern(&mut self, node: &'a syn::PatIdent, ty: &Ty, init: Option<&'a syn::Expr>) {
        if node.subpat.is_none() && node.by_ref.is_none() && self.names_constant(&node.ident) {
            return;
        }
        let ty = if node.by_ref.is_some() { Ty::Ref(Arc::new(ty.clone())) } else { ty.clone() };
        let init = init.filter(|_| node.subpat.is_none());
        if let Some((_, inner)) = &node.subpat {
            self.pattern(inner, &ty);
        }
        self.bind_local(Some(&node.ident), ty, init);
    }

    /// `None`, `MAX`: a pattern of one name may be a constant or a variant.
    fn names_constant(&self, ident: &syn::Ident) -> bool {
        let name = lower::name(ident);
        if name.starts_with(|first: char| first.is_lowercase() || first == '_') {
            return false;
        }
        let path = super::super::decl::PathExpr::plain([&*name]);
        match self.solver.index.resolve_path(self.names.module, &path, Namespace::Value) {
            Some(Res::Def(def, _)) => !matches!(self.solver.index.def(def).kind, DefKind::Fn(_)),
            _ => false,
        }
    }

    fn tuple_pattern(&mut self, elems: &'a syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>, ty: &Ty) {
        let (ty, by_ref) = self.behind(ty);
        let has_rest = elems.iter().any(|pat| matches!(pat, syn::Pat::Rest(_)));
        let items: Vec<Ty> = match &ty {
            Ty::Tuple(items) => items.to_vec(),
            Ty::Var(_) if !has_rest => {
                let items: Vec<Ty> = elems.iter().map(|_| self.solver.fresh()).collect();
                self.solver.unify(&ty, &Ty::Tuple(items.clone().into()));
                items
            }
            _ => Vec::new(),
        };
        self.listed(elems, &items, by_ref);
    }

    /// Patterns against a list of types, with `..` somewhere between.
    fn listed(
        &mut self,
        elems: &'a syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>,
        items: &[Ty],
        by_ref: bool,
    ) {
        let rest = elems.iter().position(|pat| matches!(pat, syn::Pat::Rest(_)));
        for (at, pat) in elems.iter().enumerate() {
            let place = match rest {
                Some(rest) if at == rest => continue,
                Some(rest) if at > rest => (items.len() + at).checked_sub(elems.len()),
                _ => Some(at),
            };
            let item = place.and_then(|at| items.get(at)).cloned().unwrap_or_default();
            self.pattern(pat, &borrowed(item, by_ref));
        }
    }

    fn tuple_struct_pattern(&mut self, node: &'a syn::PatTupleStruct, ty: &Ty) {
        let (ty, by_ref) = self.behind(ty);
        let fields = self.pattern_fields(&node.path, node.qself.as_ref(), &ty);
        let items: Vec<Ty> = fields.into_iter().map(|(_, ty)| ty).collect();
        self.listed(&node.elems, &items, by_ref);
    }

    fn struct_pattern(&mut self, node: &'a syn::PatStruct, ty: &Ty) {
        let (ty, by_ref) = self.behind(ty);
        let fields = self.pattern_fields(&node.path, node.qself.as_ref(), &ty);
        for field in &node.fields {
            let name = lower::member(&field.member);
            let own =
                fields.iter().find(|(known, _)| *known == name).map(|(_, ty)| ty.clone()).unwrap_or_default();
            self.pattern(&field.pat, &borrowed(own, by_ref));
        }
    }

    /// Fields of the struct or variant that a pattern names, in terms of the value's type.
    fn pattern_fields(&mut self, path: &syn::Path, qself: Option<&syn::QSelf>, ty: &Ty) -> Vec<(String, Ty)> {
        let Some(def) = self.constructor(path, qself) else { return Vec::new() };
        self.fields_of(def, ty)
    }

    /// The struct or variant that a path names.
    pub(super) fn constructor(&mut self, path: &syn::Path, qself: Option<&syn::QSelf>) -> Option<DefId> {
        let lowered = lower::qpath(qself, path);
        let index = self.solver.index;
        if let Some(Res::Def(def, used)) = index.resolve_path(self.names.module, &lowered, Namespace::Type)
            && used == lowered.segs.len()
        {
            return match &index.def(def).kind {
                DefKind::Struct { .. } | DefKind::Variant { .. } => Some(def),
                DefKind::Alias(_) => self.type_def(path, qself),
                _ => None,
            };
        }
        // `Self`, `Self::Variant`, `Alias::Variant`
        let last = lowered.segs.last()?.name.clone();
        if lowered.segs.len() == 1 {
            return self.type_def(path, qself);
        }
        let mut front = lowered.clone();
        front.segs.pop();
        let owner = index.ty(&super::super::decl::TypeExpr::Path(front), &self.names);
        let Ty::Adt(owner, _) = self.solver.shallow(&owner) else { return None };
        let DefKind::Enum { variants, .. } = &index.def(owner).kind else { return None };
        variants.iter().copied().find(|variant| index.def(*variant).name == last)
    }

    fn type_def(&mut self, path: &syn::Path, qself: Option<&syn::QSelf>) -> Option<DefId> {
        let lowered = lower::qpath(qself, path);
        let ty = self.solver.index.ty(&super::super::decl::TypeExpr::Path(lowered), &self.names);
        match self.solver.shallow(&ty) {
            Ty::Adt(def, _) => Some(def),
            _ => None,
        }
    }

    /// Fields of a struct or variant whose value has (or gets) the given type.
    pub(super) fn fields_of(&mut self, def: DefId, ty: &Ty) -> Vec<(String, Ty)> {
        let index = self.solver.index;
        let owner = match index.def(def).kind {
            DefKind::Variant { .. } => index.def(def).parent.unwrap_or(def),
            _ => def,
        };
        let own = index.own_type(owner);
        let args: Vec<Ty> =
            (0..index.def(owner).generics.params.len()).map(|_| self.solver.fresh()).collect();
        let subst = Subst::one(owner, args, None);
        let own = subst.apply(&own);
        self.solver.unify(&own, ty);
        let fields = index.field_types(def);
        fields
            .iter()
            .map(|(name, ty)| (name.to_string(), subst.apply(ty)))
            .map(|(name, ty)| (name, self.solver.normalize(&ty)))
            .collect()
    }

    fn slice_pattern(&mut self, node: &'a syn::PatSlice, ty: &Ty) {
        let (ty, by_ref) = self.behind(ty);
        let item = match &ty {
            Ty::Slice(item) | Ty::Array(item) => (**item).clone(),
            Ty::Adt(_, Some(args)) => args.first().cloned().unwrap_or_default(),
            // `let [x, y] = point.into()`: only an array can be meant.
            Ty::Var(_) => {
                let item = self.solver.fresh();
                self.solver.unify(&ty, &Ty::Array(Arc::new(item.clone())));
                item
            }
            _ => Ty::Unknown,
        };
        // `rest @ ..` of an array is an array.
        let part = match &ty {
            Ty::Array(_) => Ty::Array(Arc::new(item.clone())),
            _ => Ty::Slice(Arc::new(item.clone())),
        };
        for pat in &node.elems {
            match pat {
                syn::Pat::Rest(_) => {}
                syn::Pat::Ident(ident) if is_rest(ident) => {
                    let by_ref = by_ref || ident.by_ref.is_some();
                    self.bind_local(Some(&ident.ident), borrowed(part.clone(), by_ref), None);
                }
                _ => self.pattern(pat, &borrowed(item.clone(), by_ref)),
            }
        }
    }

    /// Every case binds the same names: the first decides, the others are only looked through.
    fn or_pattern(&mut self, node: &'a syn::PatOr, ty: &Ty) {
        let mut cases = node.cases.iter();
        if let Some(first) = cases.next() {
            self.pattern(first, ty);
        }
        for case in cases {
            let depth = self.scope.len();
            self.pattern(case, ty);
            self.scope.truncate(depth);
        }
    }

    /// The type behind references, and whether there were any: bindings of the pattern are references then.
    fn behind(&mut self, ty: &Ty) -> (Ty, bool) {
        let mut ty = self.solver.shallow(ty);
        if matches!(ty.peel(), Ty::Var(_)) {
            // A pattern of parts may stand against a reference: what can be known of it must be known now.
            self.solver.settle();
            self.retry_deferred();
            ty = self.solver.shallow(&ty);
        }
        let mut by_ref = false;
        while let Ty::Ref(inner) = &ty {
            by_ref = true;
            ty = self.solver.shallow(&inner.clone());
        }
        (ty, by_ref)
    }

    /// Type of a literal.
    pub(super) fn literal_type(&mut self, lit: &syn::Lit) -> Ty {
        match lit {
            syn::Lit::Int(lit) => match Prim::from_name(lit.suffix()) {
                Some(prim) => Ty::Prim(prim),
                None => self.solver.table.fresh(VarKind::Int),
            },
            syn::Lit::Float(lit) => match Prim::from_name(lit.suffix()) {
                Some(prim) => Ty::Prim(prim),
                None => self.solver.table.fresh(VarKind::Float),
            },
            syn::Lit::Bool(_) => Ty::Prim(Prim::Bool),
            syn::Lit::Char(_) => Ty::Prim(Prim::Char),
            syn::Lit::Byte(_) => Ty::Prim(Prim::U8),
            syn::Lit::Str(_) => Ty::Ref(Arc::new(Ty::Prim(Prim::Str))),
            syn::Lit::ByteStr(_) => Ty::Ref(Arc::new(Ty::Array(Arc::new(Ty::Prim(Prim::U8))))),
            _ => Ty::Unknown,
        }
    }
}

/// `name @ ..`
fn is_rest(node: &syn::PatIdent) -> bool {
    matches!(&node.subpat, Some((_, inner)) if matches!(**inner, syn::Pat::Rest(_)))
}

fn borrowed(ty: Ty, by_ref: bool) -> Ty {
    if by_ref && !matches!(ty, Ty::Ref(_)) { Ty::Ref(Arc::new(ty)) } else { ty }
}
