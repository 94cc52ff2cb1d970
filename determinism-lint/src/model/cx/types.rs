//! Questions about types.

use super::Cx;
use crate::model::index;
use crate::model::known::{Fact, Facts};
use crate::model::ty::{Prim, Ty};
use crate::model::{display, resolve};
use std::sync::Arc;

/// How deep a type of another crate is looked into.
const MAX_NESTING: u32 = 5;

impl Cx<'_> {
    /// Canonical path of a type, references peeled: `std::collections::HashMap`, `game::Unit`, `f32`.
    pub fn type_path(&self, ty: &Ty) -> Option<Arc<str>> {
        self.project.index.type_path(ty)
    }

    /// What the table and the config say about a type, references peeled.
    pub fn type_facts(&self, ty: &Ty) -> Facts {
        let index = self.project.index;
        match ty.peel() {
            Ty::Adt(def, _) if index.def(*def).file.is_none() => index.def(*def).facts,
            // The table speaks of other crates, also where one of them is what is scanned.
            Ty::Adt(def, _) => index.known.configured(&index.def(*def).path),
            ty => index.type_name(ty).map_or(Facts::default(), |path| index.known.facts(path)),
        }
    }

    /// The type as a person would write it.
    pub fn display(&self, ty: &Ty) -> String {
        display::display(self.project.index, ty)
    }

    /// Fields of a struct of the workspace or elements of a tuple, references peeled; names are digits in tuples.
    pub fn fields(&self, ty: &Ty) -> Option<Vec<(String, Ty)>> {
        match ty.peel() {
            Ty::Tuple(items) => {
                Some(items.iter().enumerate().map(|(at, ty)| (at.to_string(), ty.clone())).collect())
            }
            Ty::Adt(def, args) => {
                let own = self.project.index.def(*def);
                if own.file.is_none() || !matches!(own.kind, index::DefKind::Struct { .. }) {
                    return None;
                }
                let subst = resolve::Subst::one(*def, args.as_deref().unwrap_or(&[]).to_vec(), None);
                let fields = self.project.index.field_types(*def);
                Some(fields.iter().map(|(name, ty)| (name.to_string(), subst.apply(ty))).collect())
            }
            _ => None,
        }
    }

    /// Whether the type is one of a crate outside of the workspace that was read, and holds floats by value; fixed-point types never do.
    pub fn is_outside_float(&self, ty: &Ty) -> bool {
        self.holds_outside_float(ty, MAX_NESTING)
    }

    /// Whether the type is one of a crate outside of the workspace that was read, and neither holds a float nor anything of which that is
    /// not known. The table may know better by name: `half::f16` holds an integer.
    pub fn is_outside_without_float(&self, ty: &Ty) -> bool {
        let index = self.project.index;
        let Ty::Adt(def, None) = ty.peel() else { return false };
        let named = |path: &str| index.known.exact_facts(path).has(Fact::FloatFamily);
        !named(&index.def(*def).path)
            && !index.exported(*def).iter().any(|path| named(path))
            && self.holds_no_float(ty, MAX_NESTING)
    }

    fn holds_no_float(&self, ty: &Ty, depth: u32) -> bool {
        let index = self.project.index;
        let Some(depth) = depth.checked_sub(1) else { return false };
        match ty.peel() {
            Ty::Prim(prim) => !prim.is_float(),
            Ty::Array(inner) | Ty::Slice(inner) => self.holds_no_float(inner, depth),
            Ty::Tuple(items) => items.iter().all(|item| self.holds_no_float(item, depth)),
            Ty::Adt(def, None) if index.is_outside_def(*def) => match &index.def(*def).kind {
                index::DefKind::Struct { .. } => {
                    index.field_types(*def).iter().all(|(_, field)| self.holds_no_float(field, depth))
                }
                index::DefKind::Enum { variants, .. } => variants
                    .iter()
                    .flat_map(|variant| index.field_types(*variant).to_vec())
                    .all(|(_, field)| self.holds_no_float(&field, depth)),
                _ => false,
            },
            _ => false,
        }
    }

    fn holds_outside_float(&self, ty: &Ty, depth: u32) -> bool {
        let index = self.project.index;
        let Some(depth) = depth.checked_sub(1) else { return false };
        let Ty::Adt(def, args) = ty.peel() else { return false };
        if !index.is_outside_def(*def) || self.is_fixed_type(ty) {
            return false;
        }
        let subst = resolve::Subst::one(*def, args.as_deref().unwrap_or(&[]).to_vec(), None);
        index.field_types(*def).iter().any(|(_, field)| {
            let field = subst.apply(field);
            let element = match &field {
                Ty::Array(element) => element,
                other => other,
            };
            element.is_float() || self.holds_outside_float(element, depth)
        })
    }

    /// Whether the type of the workspace derives a trait (`Ord`).
    pub fn derives(&self, ty: &Ty, trait_name: &str) -> bool {
        let Ty::Adt(def, _) = ty.peel() else { return false };
        match &self.project.index.def(*def).kind {
            index::DefKind::Struct { derives, .. } | index::DefKind::Enum { derives, .. } => {
                derives.iter().any(|name| **name == *trait_name)
            }
            _ => false,
        }
    }

    /// Whether a value of the type holds floats anywhere, known types only.
    pub fn carries_float(&self, ty: &Ty) -> bool {
        self.carries(ty, 0, &|ty| ty.prim().is_some_and(Prim::is_float))
    }

    /// Whether the type or one inside it, through fields, arguments and elements, is of a kind.
    pub fn carries(&self, ty: &Ty, depth: u32, wanted: &dyn Fn(&Ty) -> bool) -> bool {
        if depth > 6 {
            return false;
        }
        if wanted(ty) {
            return true;
        }
        let inside = |ty: &Ty| self.carries(ty, depth + 1, wanted);
        match ty.peel() {
            Ty::Slice(item) | Ty::Array(item) => inside(item),
            Ty::Tuple(items) => items.iter().any(inside),
            Ty::Adt(_, args) => {
                args.as_deref().unwrap_or(&[]).iter().any(inside)
                    || self.fields(ty).is_some_and(|fields| fields.iter().any(|(_, ty)| inside(ty)))
            }
            _ => wanted(ty.peel()),
        }
    }

    /// Whether the type is one of the fixed-point types (`simmath`, `fixed`, `[types] fixed`).
    pub fn is_fixed_type(&self, ty: &Ty) -> bool {
        let Some(path) = self.project.index.type_name(ty) else { return false };
        let listed = &self.project.config.types.fixed;
        path.starts_with("simmath::Fpx")
            || path.starts_with("simmath::Fixed")
            || path.starts_with("fixed::")
            || listed.iter().any(|own| own == path)
    }

    /// Whether the type is a clock that the config sanctions.
    pub fn is_sanctioned_clock(&self, ty: &Ty) -> bool {
        self.is_listed(ty, &self.project.config.types.clocks)
    }

    /// The same of a written type, its argument included: `bevy_time::Time<Fixed>` sanctions no `Time<Real>`.
    pub fn is_sanctioned_clock_path(&self, path: &syn::Path) -> bool {
        let Some(canonical) = self.resolve(path).0 else { return false };
        let argument = path.segments.last().and_then(|last| match &last.arguments {
            syn::PathArguments::AngleBracketed(list) => list.args.first(),
            _ => None,
        });
        let argument = match argument {
            Some(syn::GenericArgument::Type(syn::Type::Path(node))) => {
                node.path.segments.last().map(|last| last.ident.to_string())
            }
            _ => None,
        };
        let clocks = self
            .project
            .config
            .types
            .clocks
            .iter()
            .filter_map(|entry| crate::config::TypePattern::parse(entry).ok());
        clocks.into_iter().any(|pattern| pattern.matches(&canonical, argument.as_deref().unwrap_or_default()))
    }

    /// Whether the type is vetted by the config.
    pub fn is_safe_type(&self, ty: &Ty) -> bool {
        self.is_listed(ty, &self.project.config.types.safe)
    }

    pub(super) fn is_listed(&self, ty: &Ty, list: &[String]) -> bool {
        let index = self.project.index;
        let Some(path) = index.type_name(ty) else { return false };
        let exported = match ty.peel() {
            Ty::Adt(def, _) => index.exported(*def),
            _ => &[],
        };
        let is = |entry: &str, path: &str| match entry.strip_suffix("::*") {
            Some(front) => path.strip_prefix(front).is_some_and(|rest| rest.starts_with("::")),
            None => *entry == *path,
        };
        list.iter().any(|entry| {
            let bare = entry.split('<').next().unwrap_or(entry);
            is(bare, path) || exported.iter().any(|path| is(bare, path))
        })
    }
}
