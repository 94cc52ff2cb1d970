//! Where the names of crates outside of the workspace lead into crates that were not read yet. Knows declarations and paths, no files.

use super::decl::{BoundExpr, PathExpr, TypeExpr};
use super::index::{Def, DefKind, Index, ModId};
use super::names::{Namespace, Res};

/// Associated types that operators and loops ask for, whoever declares them.
const ALWAYS: [&str; 4] = ["Output", "Target", "Item", "IntoIter"];

impl Index {
    /// Calls `found` with the root of a crate and a path into an unread one, for everything that crates outside of the workspace export under a name that is used,
    /// by a glob, or in a declaration of that name. O(declarations).
    pub fn leads(&self, used: &dyn Fn(&str) -> bool, found: &mut dyn FnMut(ModId, &str)) {
        let mut look = |module: ModId, path: &PathExpr| {
            if let Some(Res::Foreign(foreign)) = self.resolve_path(module, path, Namespace::Type) {
                found(self.module(module).root, &foreign);
            }
        };
        for module in self.outside_modules() {
            let own = self.module(module);
            for (name, path) in &own.exports {
                if name.as_ref().is_none_or(|name| used(name)) {
                    look(module, path);
                }
            }
        }
        for (_, def) in self.own_defs() {
            if self.is_outside(def.module) && (used(&def.name) || ALWAYS.contains(&&*def.name)) {
                of_def(def, &mut |path| look(def.module, path));
            }
        }
    }

    fn outside_modules(&self) -> impl Iterator<Item = ModId> {
        let first = self.outside.map_or(self.module_count() as u32, |first| first.0);
        (first..self.module_count() as u32).map(ModId)
    }
}

/// The paths in what a definition says of types.
fn of_def(def: &Def, found: &mut dyn FnMut(&PathExpr)) {
    match &def.kind {
        DefKind::Struct { fields, .. } | DefKind::Variant { fields, .. } => {
            fields.iter().for_each(|(_, ty)| of_type(ty, found));
        }
        DefKind::Alias(ty)
        | DefKind::Const(ty, _)
        | DefKind::Static(ty, _)
        | DefKind::AssocType(Some(ty), _) => of_type(ty, found),
        DefKind::Fn(decl) => {
            decl.params.iter().chain([&decl.ret]).for_each(|ty| of_type(ty, found));
            def.generics.bounds.iter().for_each(|(_, bounds)| of_bounds(bounds, found));
        }
        DefKind::Trait { supertraits, .. } => of_bounds(supertraits, found),
        _ => {}
    }
}

fn of_type(ty: &TypeExpr, found: &mut dyn FnMut(&PathExpr)) {
    match ty {
        TypeExpr::Path(path) => of_path(path, found),
        TypeExpr::Ref(inner) | TypeExpr::Ptr(inner) | TypeExpr::Slice(inner) | TypeExpr::Array(inner) => {
            of_type(inner, found);
        }
        TypeExpr::Tuple(items) => items.iter().for_each(|item| of_type(item, found)),
        TypeExpr::Fn(params, ret) => {
            params.iter().chain([&**ret]).for_each(|ty| of_type(ty, found));
        }
        TypeExpr::Bounds(bounds) => of_bounds(bounds, found),
        TypeExpr::Never | TypeExpr::Number(_) | TypeExpr::Infer | TypeExpr::Opaque => {}
    }
}

fn of_bounds(bounds: &[BoundExpr], found: &mut dyn FnMut(&PathExpr)) {
    bounds.iter().for_each(|bound| of_path(&bound.path, found));
}

fn of_path(path: &PathExpr, found: &mut dyn FnMut(&PathExpr)) {
    if path.qself.is_none() {
        found(path);
    }
    for seg in &path.segs {
        seg.args.iter().chain(seg.assoc.iter().map(|(_, ty)| ty)).for_each(|ty| of_type(ty, found));
    }
}
