//! Written types, signatures and bounds → [`Ty`], in the names of the module that wrote them. Results are kept per definition.

mod declared;
mod subst;

use super::decl::{BoundExpr, PathExpr, Seg, TypeExpr};
use super::index::{DefKind, Index, ModId};
use super::lower;
use super::names::{Namespace, Res};
use super::ty::{Args, Bound, DefId, FnTy, ParamId, Prim, Proj, Ty};
use std::sync::Arc;

pub use subst::{Subst, map};

/// How deep aliases may refer to aliases.
const MAX_DEPTH: u32 = 16;

/// What the names in a type mean beside those of the module.
#[derive(Debug, Clone)]
pub struct Names {
    /// The module.
    pub module: ModId,
    /// Definitions whose generic parameters are visible, innermost first.
    pub owners: Vec<DefId>,
    /// `Self`
    pub self_ty: Option<Ty>,
}

impl Index {
    /// The names that the types of a definition are written with.
    pub fn names_of(&self, id: DefId) -> Names {
        let def = self.def(id);
        let mut owners = vec![id];
        let mut self_ty = None;
        let mut around = Some(id);
        while let Some(at) = around {
            if at != id {
                owners.push(at);
            }
            match &self.def(at).kind {
                DefKind::Impl { .. } => self_ty = self_ty.or_else(|| Some(self.impl_self(at))),
                DefKind::Trait { .. } => {
                    self_ty = self_ty.or(Some(Ty::Param(ParamId { owner: at, index: ParamId::SELF })))
                }
                DefKind::Struct { .. } | DefKind::Enum { .. } => {
                    self_ty = self_ty.or_else(|| Some(self.own_type(at)))
                }
                _ => {}
            }
            around = self.def(at).parent;
        }
        Names { module: def.module, owners, self_ty }
    }

    /// The type that an impl is for.
    pub fn impl_self(&self, id: DefId) -> Ty {
        let def = self.def(id);
        if let Some(ty) = def.cache.ty.get() {
            return ty.clone();
        }
        let DefKind::Impl { self_ty, .. } = &def.kind else { return Ty::Unknown };
        let names = Names { module: def.module, owners: vec![id], self_ty: None };
        let ty = self.lower(self_ty, &names, MAX_DEPTH);
        let _ = def.cache.ty.set(ty.clone());
        ty
    }

    /// A struct or enum with its own parameters as arguments.
    pub fn own_type(&self, id: DefId) -> Ty {
        let count = self.def(id).generics.params.len();
        let args: Vec<Ty> =
            (0..count).map(|index| Ty::Param(ParamId { owner: id, index: index as u16 })).collect();
        Ty::Adt(id, (!args.is_empty()).then(|| args.into()))
    }

    /// A written type in the given names.
    pub fn ty(&self, expr: &TypeExpr, names: &Names) -> Ty {
        self.lower(expr, names, MAX_DEPTH)
    }

    /// The same from syntax. Most types are one name, or a reference to one.
    pub fn written(&self, node: &syn::Type, names: &Names) -> Ty {
        let own = match node {
            syn::Type::Reference(node) => {
                self.one_name(&node.elem, names).map(|inner| Ty::Ref(Arc::new(inner)))
            }
            node => self.one_name(node, names),
        };
        own.unwrap_or_else(|| self.ty(&lower::ty(node), names))
    }

    fn one_name(&self, node: &syn::Type, names: &Names) -> Option<Ty> {
        let syn::Type::Path(syn::TypePath { qself: None, path, .. }) = node else { return None };
        let name = lower::name(path.get_ident()?);
        if &*name == "Self" {
            return names.self_ty.clone();
        }
        if let Some(param) = self.param(&name, names) {
            return Some(Ty::Param(param));
        }
        Some(
            self.named_type(names.module, &name, || {
                self.ty(&TypeExpr::Path(PathExpr::plain([&*name])), names)
            }),
        )
    }

    fn lower(&self, expr: &TypeExpr, names: &Names, depth: u32) -> Ty {
        let Some(depth) = depth.checked_sub(1) else { return Ty::Unknown };
        match expr {
            TypeExpr::Path(path) => self.lower_path(path, names, depth),
            TypeExpr::Ref(inner) => Ty::Ref(Arc::new(self.lower(inner, names, depth))),
            TypeExpr::Ptr(inner) => Ty::Ptr(Arc::new(self.lower(inner, names, depth))),
            TypeExpr::Slice(inner) => Ty::Slice(Arc::new(self.lower(inner, names, depth))),
            TypeExpr::Array(inner) => Ty::Array(Arc::new(self.lower(inner, names, depth))),
            TypeExpr::Tuple(items) => {
                Ty::Tuple(items.iter().map(|item| self.lower(item, names, depth)).collect())
            }
            TypeExpr::Fn(params, ret) => Ty::Fn(Arc::new(FnTy {
                params: params.iter().map(|param| self.lower(param, names, depth)).collect(),
                ret: self.lower(ret, names, depth),
            })),
            TypeExpr::Bounds(bounds) => Ty::Bounded(self.lower_bounds(bounds, names, depth).into()),
            TypeExpr::Never => Ty::Never,
            TypeExpr::Number(number) => Ty::Number(*number),
            TypeExpr::Infer | TypeExpr::Opaque => Ty::Unknown,
        }
    }

    /// A generic parameter by name.
    pub fn param(&self, name: &str, names: &Names) -> Option<ParamId> {
        names.owners.iter().find_map(|owner| {
            let index = self.def(*owner).generics.params.iter().position(|own| *own.name == *name)?;
            Some(ParamId { owner: *owner, index: index as u16 })
        })
    }

    /// The type of the constant parameter of that name.
    pub fn constant_param(&self, name: &str, names: &Names) -> Option<Prim> {
        let ParamId { owner, index } = self.param(name, names)?;
        self.def(owner).generics.params.get(index as usize)?.constant
    }

    fn lower_path(&self, path: &PathExpr, names: &Names, depth: u32) -> Ty {
        if let Some(qself) = &path.qself {
            let of = self.lower(qself, names, depth);
            let front = PathExpr { segs: path.segs[..path.trait_len].to_vec(), ..PathExpr::default() };
            let bound =
                (path.trait_len > 0).then(|| self.lower_bound(&BoundExpr { path: front }, names, depth));
            let (trait_, args) = bound.map_or((None, Vec::new()), |bound| (bound.trait_, bound.args));
            return project(of, trait_, args, &path.segs[path.trait_len..]);
        }
        let Some(first) = path.segs.first() else { return Ty::Unknown };
        if !path.global {
            if &*first.name == "Self"
                && let Some(self_ty) = &names.self_ty
            {
                let (trait_, args) = self.trait_of_self(self_ty, &path.segs[1..], names, depth);
                return project(self_ty.clone(), trait_, args, &path.segs[1..]);
            }
            if let Some(param) = self.param(&first.name, names) {
                let (trait_, args) = self.trait_of_param(&first.name, &path.segs[1..], names, depth);
                return project(Ty::Param(param), trait_, args, &path.segs[1..]);
            }
        }
        match self.resolve_path(names.module, path, Namespace::Type) {
            Some(Res::Prim(prim, used)) => {
                project(Ty::Prim(prim), None, Vec::new(), &path.segs[used.min(path.segs.len())..])
            }
            Some(Res::Def(def, used)) => {
                let used = used.min(path.segs.len());
                let args = used.checked_sub(1).map_or(&[][..], |last| &path.segs[last].args);
                let ty = self.lower_def(def, args, &path.segs[used.saturating_sub(1)], names, depth);
                project(ty, None, Vec::new(), &path.segs[used..])
            }
            Some(Res::Foreign(canonical)) => {
                let args = path.segs.last().map_or(&[][..], |seg| &seg.args);
                let args: Vec<Ty> = args.iter().map(|arg| self.lower(arg, names, depth)).collect();
                Ty::Foreign(canonical, (!args.is_empty()).then(|| args.into()))
            }
            Some(Res::Mod(module)) => self.primitive_module(module).map_or(Ty::Unknown, Ty::Prim),
            None => Ty::Foreign(format!("?::{}", path.segs.last().map_or("", |seg| &*seg.name)).into(), None),
        }
    }

    fn lower_def(&self, id: DefId, args: &[TypeExpr], seg: &Seg, names: &Names, depth: u32) -> Ty {
        let def = self.def(id);
        match &def.kind {
            DefKind::Struct { .. } | DefKind::Enum { .. } => {
                Ty::Adt(id, self.lower_args(id, args, names, depth))
            }
            DefKind::Variant { .. } => {
                def.parent.map_or(Ty::Unknown, |parent| self.lower_def(parent, args, seg, names, depth))
            }
            DefKind::Alias(_) => {
                let args = self.lower_args(id, args, names, depth);
                let target = self.alias(id, depth);
                match args {
                    Some(args) => Subst::one(id, args.to_vec(), None).apply(&target),
                    None => target,
                }
            }
            DefKind::Trait { .. } => {
                let path = PathExpr { segs: vec![seg.clone()], ..PathExpr::default() };
                let mut bound = self.lower_bound(&BoundExpr { path }, names, depth);
                bound.trait_ = Some(id);
                Ty::Bounded(Arc::from([bound]))
            }
            _ => Ty::Unknown,
        }
    }

    /// A type that an expression names without arguments, where its first parameter has a default: that counts in types only.
    pub fn open_by_name(&self, id: DefId) -> Option<Ty> {
        let def = self.def(id);
        let params = &def.generics.params;
        params.first()?.default.as_ref()?;
        let args = vec![Ty::Unknown; params.len()];
        match &def.kind {
            DefKind::Struct { .. } | DefKind::Enum { .. } => Some(Ty::Adt(id, Some(args.into()))),
            DefKind::Alias(_) => Some(Subst::one(id, args, None).apply(&self.alias(id, MAX_DEPTH))),
            _ => None,
        }
    }

    fn alias(&self, id: DefId, depth: u32) -> Ty {
        let def = self.def(id);
        if let Some(ty) = def.cache.ty.get() {
            return ty.clone();
        }
        let DefKind::Alias(target) = &def.kind else { return Ty::Unknown };
        let names = Names { module: def.module, owners: vec![id], self_ty: None };
        let ty = self.lower(target, &names, depth);
        let _ = def.cache.ty.set(ty.clone());
        ty
    }

    /// Written arguments, filled up with defaults and `Unknown`.
    fn lower_args(&self, id: DefId, written: &[TypeExpr], names: &Names, depth: u32) -> Args {
        let params = &self.def(id).generics.params;
        if params.is_empty() {
            return None;
        }
        let mut args: Vec<Ty> = Vec::with_capacity(params.len());
        for (at, param) in params.iter().enumerate() {
            let arg = match (written.get(at), &param.default) {
                (Some(written), _) => self.lower(written, names, depth),
                (None, Some(default)) => {
                    let own = Names { module: self.def(id).module, owners: vec![id], self_ty: None };
                    Subst::one(id, args.clone(), None).apply(&self.lower(default, &own, depth))
                }
                _ => Ty::Unknown,
            };
            args.push(arg);
        }
        Some(args.into())
    }

    fn lower_bounds(&self, bounds: &[BoundExpr], names: &Names, depth: u32) -> Vec<Bound> {
        bounds.iter().map(|bound| self.lower_bound(bound, names, depth)).collect()
    }

    pub(super) fn lower_bound(&self, bound: &BoundExpr, names: &Names, depth: u32) -> Bound {
        let (trait_, foreign) = match self.resolve_path(names.module, &bound.path, Namespace::Type) {
            Some(Res::Def(def, _)) if matches!(self.def(def).kind, DefKind::Trait { .. }) => {
                (Some(def), None)
            }
            Some(Res::Foreign(path)) => (None, Some(path)),
            _ => (None, None),
        };
        let Some(last) = bound.path.segs.last() else {
            return Bound { trait_, foreign, args: Vec::new(), assoc: Vec::new() };
        };
        let mut args: Vec<Ty> = last.args.iter().map(|arg| self.lower(arg, names, depth)).collect();
        let mut assoc: Vec<(String, Ty)> =
            last.assoc.iter().map(|(name, ty)| (name.to_string(), self.lower(ty, names, depth))).collect();
        if let Some((params, ret)) = &last.paren {
            args = vec![Ty::Tuple(params.iter().map(|param| self.lower(param, names, depth)).collect())];
            assoc = vec![("Output".to_owned(), self.lower(ret, names, depth))];
        }
        Bound { trait_, foreign, args, assoc }
    }
}

/// `Ty::A::B` for the segments that are left of a path.
fn project(of: Ty, trait_: Option<DefId>, args: Vec<Ty>, rest: &[Seg]) -> Ty {
    let mut ty = of;
    let mut first = Some((trait_, args));
    for seg in rest {
        let (trait_, args) = first.take().unwrap_or_default();
        ty = Ty::Proj(Arc::new(Proj { of: ty, trait_, args, name: seg.name.to_string() }));
    }
    ty
}
