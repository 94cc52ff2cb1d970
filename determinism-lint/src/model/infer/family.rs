//! Values of float families of unread crates: what their components, their scalars and their functions give. From names alone, as far as
//! these crates agree on them.

use super::super::Callee;
use super::super::known::{Fact, Facts, families};
use super::super::ty::{Prim, Ty};
use super::Body;
use std::sync::Arc;

impl Body<'_> {
    /// Whether a type is one of a float family of an unread crate.
    pub(super) fn is_family(&self, ty: &Ty) -> bool {
        self.outside_facts(ty).has(Fact::FloatFamily)
    }

    /// Canonical path of a type of a crate outside of the workspace, read or not.
    pub(super) fn outside_path(&self, ty: &Ty) -> Option<Arc<str>> {
        match ty.peel() {
            Ty::Foreign(path, _) => Some(path.clone()),
            Ty::Adt(def, _) if self.solver.index.is_outside_def(*def) => {
                Some(self.solver.index.def(*def).path.clone())
            }
            _ => None,
        }
    }

    /// What the table says of such a type.
    pub(super) fn outside_facts(&self, ty: &Ty) -> Facts {
        match ty.peel() {
            Ty::Foreign(path, _) => self.facts_of(path),
            Ty::Adt(def, _) if self.solver.index.is_outside_def(*def) => self.solver.index.def(*def).facts,
            _ => Facts::default(),
        }
    }

    /// The number that a vector or matrix is made of.
    pub(super) fn scalar(&self, ty: &Ty) -> Option<Ty> {
        let path = self.outside_path(ty)?;
        let (Ty::Foreign(_, args) | Ty::Adt(_, args)) = ty.peel() else { return None };
        if let Some(component) = families::component(&path) {
            return Prim::from_name(component).map(Ty::Prim);
        }
        if !self.outside_facts(ty).has(Fact::GenericFamily) {
            return None;
        }
        match args.as_deref()?.first()? {
            // `Unit<Vector2<f32>>`
            inner @ (Ty::Foreign(..) | Ty::Adt(..)) => self.scalar(inner),
            Ty::Unknown => None,
            component => Some(component.clone()),
        }
    }

    /// A field of a value of a family: a component, or a vector it is made of.
    pub(super) fn family_field(&self, ty: &Ty, name: &str) -> Option<Ty> {
        if families::is_component(name) {
            return self.scalar(ty);
        }
        let Ty::Foreign(path, args) = ty.peel() else { return None };
        let part = families::part(path, name)?;
        let component = self.scalar(ty);
        let args = component.map(|component| Arc::from([component])).or_else(|| args.clone());
        Some(Ty::Foreign(part.into(), args))
    }

    /// `*direction` of a unit vector is the vector; other values of a family give what is of it.
    pub(super) fn family_deref(&self, ty: &Ty) -> Option<Ty> {
        match ty {
            Ty::Foreign(_, Some(args)) | Ty::Adt(_, Some(args)) if self.is_family(ty) => match args.first() {
                Some(inner @ (Ty::Foreign(..) | Ty::Adt(..))) => Some(inner.clone()),
                _ => Some(ty.clone()),
            },
            _ => None,
        }
    }

    /// What a call of an unread function gives: a number where the name says so, else something of the same family.
    pub(super) fn foreign_result(&self, callee: &Callee) -> Ty {
        if let Some(result) = &callee.result {
            return result.clone();
        }
        if !self.is_family(&callee.self_ty) {
            return Ty::Unknown;
        }
        if families::is_count(&callee.name) {
            return Ty::Prim(Prim::Usize);
        }
        if callee.name.starts_with("is_") {
            return Ty::Prim(Prim::Bool);
        }
        if families::is_scalar_method(&callee.name) {
            return self.scalar(&callee.self_ty).unwrap_or_default();
        }
        callee.self_ty.peel().clone()
    }

    /// The same with the type of the first argument, for functions of number traits: `ComplexField::sqrt(x)`.
    pub(super) fn number_result(&self, callee: &Callee, first: &Ty) -> Ty {
        let of_trait = callee.path.as_deref().and_then(|path| path.rsplit_once("::"));
        let front = of_trait.and_then(|(front, _)| front.rsplit("::").next());
        let number = matches!(first.peel(), Ty::Prim(prim) if prim.is_float());
        if number && front.is_some_and(families::is_number_trait) && families::gives_itself(&callee.name) {
            return first.peel().clone();
        }
        Ty::Unknown
    }

    /// `na::zero::<f32>()`, `na::convert::<_, f32>(x)`: the last written type.
    pub(super) fn written_result(path: &str, written: &[Ty]) -> Option<Ty> {
        let name = path.rsplit("::").next()?;
        let last = written.last().filter(|ty| matches!(ty, Ty::Prim(_)))?;
        families::is_number_function(name).then(|| last.clone())
    }
}
