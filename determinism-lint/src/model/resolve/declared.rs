//! What a definition declares, in types: signature, fields, bounds, the trait of an impl. Kept per definition.

use super::MAX_DEPTH;
use crate::model::decl::{BoundExpr, FnDecl, Name};
use crate::model::index::{Def, DefKind, Index};
use crate::model::ty::{Bound, DefId, FnTy, ParamId, Ty};
use std::sync::Arc;

impl Index {
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
