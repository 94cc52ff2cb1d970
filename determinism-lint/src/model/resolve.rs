//! Written types, signatures and bounds → [`Ty`], in the names of the module that wrote them. Results are kept per definition.

use super::decl::{BoundExpr, FnDecl, Name, PathExpr, Seg, TypeExpr};
use super::index::{Def, DefKind, Index, ModId};
use super::lower;
use super::names::{Namespace, Res};
use super::ty::{Args, Bound, DefId, FnTy, ParamId, Proj, Ty};
use std::sync::Arc;

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

/// Types put in place of parameters.
#[derive(Debug, Clone, Default)]
pub struct Subst {
    entries: Vec<(DefId, Vec<Ty>, Option<Ty>)>,
}

impl Subst {
    /// The arguments of one owner; `self_ty` stands for a trait's `Self`.
    pub fn one(owner: DefId, args: Vec<Ty>, self_ty: Option<Ty>) -> Self {
        Self { entries: vec![(owner, args, self_ty)] }
    }

    /// Adds the arguments of a further owner.
    pub fn add(&mut self, owner: DefId, args: Vec<Ty>, self_ty: Option<Ty>) {
        self.entries.push((owner, args, self_ty));
    }

    /// The same with every type replaced by what it is.
    pub fn map(&self, mut known: impl FnMut(&Ty) -> Ty) -> Self {
        let entry = |(owner, args, self_ty): &(DefId, Vec<Ty>, Option<Ty>)| {
            (*owner, args.iter().map(&mut known).collect(), self_ty.as_ref().map(&mut known))
        };
        Self { entries: self.entries.iter().map(entry).collect() }
    }

    /// Nothing inside is open or unknown.
    pub fn is_closed(&self) -> bool {
        self.entries.iter().flat_map(|(_, args, self_ty)| args.iter().chain(self_ty)).all(Ty::is_closed)
    }

    fn get(&self, param: ParamId) -> Option<&Ty> {
        let (_, args, self_ty) = self.entries.iter().find(|(owner, ..)| *owner == param.owner)?;
        if param.index == ParamId::SELF { self_ty.as_ref() } else { args.get(param.index as usize) }
    }

    /// The type with its parameters replaced.
    pub fn apply(&self, ty: &Ty) -> Ty {
        if self.entries.is_empty() {
            return ty.clone();
        }
        map(ty, &mut |ty| match ty {
            Ty::Param(param) => self.get(*param).cloned(),
            _ => None,
        })
    }

    /// The bound with its parameters replaced.
    pub fn apply_bound(&self, bound: &Bound) -> Bound {
        map_bound(bound, &mut |ty| match ty {
            Ty::Param(param) => self.get(*param).cloned(),
            _ => None,
        })
    }
}

/// Rebuilds a type; `replace` is asked for each node and stops the descent where it answers. What does not change stays shared.
pub fn map(ty: &Ty, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Ty {
    changed(ty, replace).unwrap_or_else(|| ty.clone())
}

/// `None` where nothing is replaced.
fn changed(ty: &Ty, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Ty> {
    if let Some(replaced) = replace(ty) {
        return Some(replaced);
    }
    Some(match ty {
        Ty::Adt(def, Some(args)) => Ty::Adt(*def, Some(changed_list(args, replace)?.into())),
        Ty::Foreign(path, Some(args)) => Ty::Foreign(path.clone(), Some(changed_list(args, replace)?.into())),
        Ty::Tuple(items) => Ty::Tuple(changed_list(items, replace)?.into()),
        Ty::Ref(inner) => Ty::Ref(Arc::new(changed(inner, replace)?)),
        Ty::Ptr(inner) => Ty::Ptr(Arc::new(changed(inner, replace)?)),
        Ty::Slice(inner) => Ty::Slice(Arc::new(changed(inner, replace)?)),
        Ty::Array(inner) => Ty::Array(Arc::new(changed(inner, replace)?)),
        Ty::Fn(sig) => {
            let (params, ret) = (changed_list(&sig.params, replace), changed(&sig.ret, replace));
            if params.is_none() && ret.is_none() {
                return None;
            }
            let params = params.unwrap_or_else(|| sig.params.clone());
            Ty::Fn(Arc::new(FnTy { params, ret: ret.unwrap_or_else(|| sig.ret.clone()) }))
        }
        Ty::Bounded(bounds) => Ty::Bounded(bounds.iter().map(|bound| map_bound(bound, replace)).collect()),
        Ty::Proj(proj) => {
            let (of, args) = (changed(&proj.of, replace), changed_list(&proj.args, replace));
            if of.is_none() && args.is_none() {
                return None;
            }
            Ty::Proj(Arc::new(Proj {
                of: of.unwrap_or_else(|| proj.of.clone()),
                trait_: proj.trait_,
                args: args.unwrap_or_else(|| proj.args.clone()),
                name: proj.name.clone(),
            }))
        }
        _ => return None,
    })
}

fn changed_list(list: &[Ty], replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Option<Vec<Ty>> {
    let (first, new) =
        list.iter().enumerate().find_map(|(at, ty)| changed(ty, replace).map(|new| (at, new)))?;
    let mut out = Vec::with_capacity(list.len());
    out.extend_from_slice(&list[..first]);
    out.push(new);
    out.extend(list[first + 1..].iter().map(|ty| map(ty, replace)));
    Some(out)
}

fn map_bound(bound: &Bound, replace: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Bound {
    Bound {
        trait_: bound.trait_,
        foreign: bound.foreign.clone(),
        args: bound.args.iter().map(|ty| map(ty, replace)).collect(),
        assoc: bound.assoc.iter().map(|(name, ty)| (name.clone(), map(ty, replace))).collect(),
    }
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
            let index = self.def(*owner).generics.params.iter().position(|(own, _)| **own == *name)?;
            Some(ParamId { owner: *owner, index: index as u16 })
        })
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
        params.first()?.1.as_ref()?;
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
        for (at, (_, default)) in params.iter().enumerate() {
            let arg = match (written.get(at), default) {
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

    /// Parameters (receiver first) and result of a function, in its own parameters. Constructors of tuple structs and variants count.
    pub fn signature(&self, id: DefId) -> Option<Arc<FnTy>> {
        let def = self.def(id);
        if let Some(sig) = def.cache.sig.get() {
            return Some(sig.clone());
        }
        let sig = match &def.kind {
            DefKind::Fn(decl) => Arc::new(self.fn_type(id, decl)),
            DefKind::Struct { tuple: true, .. } => {
                let params = self.field_types(id).iter().map(|(_, ty)| ty.clone()).collect();
                Arc::new(FnTy { params, ret: self.own_type(id) })
            }
            DefKind::Variant { tuple: true, .. } => {
                let params = self.field_types(id).iter().map(|(_, ty)| ty.clone()).collect();
                Arc::new(FnTy { params, ret: self.own_type(def.parent?) })
            }
            _ => return None,
        };
        let _ = def.cache.sig.set(sig.clone());
        Some(sig)
    }

    fn fn_type(&self, id: DefId, decl: &FnDecl) -> FnTy {
        let names = self.names_of(id);
        let receiver = decl.receiver.iter();
        let params = receiver.chain(&decl.params).map(|param| self.ty(param, &names)).collect();
        let ret = self.ty(&decl.ret, &names);
        if !decl.is_async {
            return FnTy { params, ret };
        }
        let future = Bound {
            trait_: self.lang.future,
            foreign: None,
            args: Vec::new(),
            assoc: vec![("Output".to_owned(), ret)],
        };
        FnTy { params, ret: Ty::Bounded(Arc::from([future])) }
    }

    /// Whether a function has a receiver.
    pub fn has_receiver(&self, id: DefId) -> bool {
        matches!(&self.def(id).kind, DefKind::Fn(decl) if decl.receiver.is_some())
    }

    /// Fields of a struct, union or variant, in the parameters of the type.
    pub fn field_types(&self, id: DefId) -> Arc<[(Name, Ty)]> {
        let def = self.def(id);
        if let Some(fields) = def.cache.fields.get() {
            return fields.clone();
        }
        let (DefKind::Struct { fields, .. } | DefKind::Variant { fields, .. }) = &def.kind else {
            return Arc::from([]);
        };
        let names = self.names_of(id);
        let fields: Arc<[(Name, Ty)]> =
            fields.iter().map(|(name, ty)| (name.clone(), self.ty(ty, &names))).collect();
        let _ = def.cache.fields.set(fields.clone());
        fields
    }

    /// Type of a constant, static or associated type.
    pub fn value_type(&self, id: DefId) -> Ty {
        let def = self.def(id);
        if let Some(ty) = def.cache.ty.get() {
            return ty.clone();
        }
        let (DefKind::Const(ty, _) | DefKind::Static(ty, _) | DefKind::AssocType(Some(ty), _)) = &def.kind
        else {
            return Ty::Unknown;
        };
        let ty = self.ty(ty, &self.names_of(id));
        let _ = def.cache.ty.set(ty.clone());
        ty
    }

    /// Everything that is said about parameters, those of the impl or trait around included.
    pub fn bounds(&self, id: DefId) -> Arc<[(Ty, Vec<Bound>)]> {
        let def = self.def(id);
        if let Some(bounds) = def.cache.bounds.get() {
            return bounds.clone();
        }
        let mut list = Vec::new();
        let mut around = Some(id);
        while let Some(at) = around {
            self.own_bounds(at, self.def(at), &mut list);
            around = self.def(at).parent;
        }
        let bounds: Arc<[_]> = list.into();
        let _ = def.cache.bounds.set(bounds.clone());
        bounds
    }

    fn own_bounds(&self, id: DefId, def: &Def, list: &mut Vec<(Ty, Vec<Bound>)>) {
        let names = self.names_of(id);
        for (ty, bounds) in &def.generics.bounds {
            list.push((self.ty(ty, &names), self.lower_bounds(bounds, &names, MAX_DEPTH)));
        }
        if let DefKind::Trait { supertraits, .. } = &def.kind {
            let own = Ty::Param(ParamId { owner: id, index: ParamId::SELF });
            let mut bounds = self.lower_bounds(supertraits, &names, MAX_DEPTH);
            let args = (0..def.generics.params.len())
                .map(|index| Ty::Param(ParamId { owner: id, index: index as u16 }));
            bounds.push(Bound { trait_: Some(id), foreign: None, args: args.collect(), assoc: Vec::new() });
            list.push((own, bounds));
        }
    }

    /// The trait of an impl with its arguments, in the impl's parameters.
    pub fn impl_trait(&self, id: DefId) -> Option<Bound> {
        let DefKind::Impl { trait_path: Some(path), .. } = &self.def(id).kind else { return None };
        let mut names = self.names_of(id);
        names.owners = vec![id];
        Some(self.lower_bound(&BoundExpr { path: path.clone() }, &names, MAX_DEPTH))
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
