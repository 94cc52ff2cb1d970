//! Every question that a rule may ask about the place it looks at.

mod generic;
mod types;

use super::index::{self, Index};
use super::infer::Inferred;
use super::known::Facts;
use super::names::{self, Namespace};
use super::resolve::Names;
use super::ty::{DefId, Ty};
use super::{Callee, MacroUse, constant, decl, lower};
use crate::config::Region;
use crate::meta::Arithmetic;
use crate::source::{FileId, SourceFile, Span};
use std::sync::Arc;
use syn::spanned::Spanned;

/// What the config says about places, asked by path.
pub trait Places: Sync {
    /// The region of an item.
    fn region(&self, file: FileId, path: &str) -> Region;
    /// What in the config speaks of an item: its patterns, as written.
    fn reasons(&self, file: FileId, path: &str) -> Vec<String>;
    /// Whether a canonical path lies in a presentation module.
    fn is_presentation(&self, canonical: &str) -> bool;
}

/// Facts about the whole run that every file is read with.
pub struct Project<'a> {
    /// The index.
    pub index: &'a Index,
    /// What the config says about places.
    pub places: &'a dyn Places,
    /// Functions that a registration or trait names, with the arithmetic they are read under.
    pub roots: &'a std::collections::BTreeMap<DefId, Arithmetic>,
    /// Functions that are registered like a root and that nothing covers, with the registration.
    pub uncovered: &'a std::collections::BTreeMap<DefId, String>,
    /// Macros of other crates.
    pub(crate) macros: &'a dyn super::expand::Elsewhere,
    /// `[types]` and `[dependencies]`
    pub config: &'a crate::config::Config,
}

/// Where a written type stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TypeRole {
    /// In a signature, field, alias, impl header, generic argument, turbofish, annotation of a `let` or closure parameter.
    #[default]
    Declared,
    /// Behind `as`, and not inside a further type there.
    Cast,
    /// In front of a function's name: `<f32>::sin`, `<f32 as Trait>::sin`.
    Qualifier,
}

/// What a rule may ask about the place it looks at.
pub struct Cx<'a> {
    pub(crate) project: &'a Project<'a>,
    pub(crate) file: FileId,
    pub(crate) source: &'a SourceFile,
    pub(crate) base: u32,
    pub(crate) region: Region,
    pub(crate) arithmetic: Arithmetic,
    pub(crate) cfg: Vec<String>,
    pub(crate) names: Names,
    pub(crate) inferred: Option<Inferred<'a>>,
    pub(crate) function_body: Option<&'a syn::Block>,
    pub(crate) impl_around: Option<(Ty, Option<Arc<str>>)>,
    pub(crate) type_role: TypeRole,
    pub(crate) macro_around: Option<Arc<str>>,
    pub(crate) in_message: bool,
}

impl<'a> Cx<'a> {
    /// The file.
    pub fn file(&self) -> FileId {
        self.file
    }

    /// The arithmetic of the code around.
    pub fn arithmetic(&self) -> Arithmetic {
        self.arithmetic
    }

    /// Whether the place is one of the named conversions.
    pub fn in_conversions(&self) -> bool {
        self.region.conversions
    }

    /// The `cfg` conditions around, joined with `&&`, as written.
    pub fn cfg(&self) -> Option<String> {
        (!self.cfg.is_empty()).then(|| self.cfg.join(" && "))
    }

    /// Byte span of any syntax.
    pub fn span(&self, tokens: &dyn Spanned) -> Span {
        self.bytes(tokens.span())
    }

    /// Byte span of a token.
    pub fn bytes(&self, span: proc_macro2::Span) -> Span {
        crate::parse::byte_span(span, self.source, self.base)
    }

    /// Text of the span.
    pub fn text(&self, span: Span) -> &str {
        self.source.slice(span)
    }

    /// Type of an expression.
    pub fn ty(&self, expr: &syn::Expr) -> Ty {
        self.inferred.as_ref().map_or(Ty::Unknown, |inferred| inferred.type_of(expr))
    }

    /// The type that a written type means.
    pub fn written(&self, ty: &syn::Type) -> Ty {
        self.project.index.written(ty, &self.names)
    }

    /// Canonical path and facts of a written path.
    pub fn resolve(&self, path: &syn::Path) -> (Option<Arc<str>>, Facts) {
        let (canonical, facts, _) = self.meaning(&lower::path(path), Namespace::Value);
        if canonical.is_some() {
            return (canonical, facts);
        }
        let (canonical, facts, _) = self.meaning(&lower::path(path), Namespace::Type);
        (canonical, facts)
    }

    /// Canonical path, facts and definition of a path.
    pub(crate) fn meaning(
        &self,
        path: &decl::PathExpr,
        namespace: Namespace,
    ) -> (Option<Arc<str>>, Facts, Option<DefId>) {
        let index = self.project.index;
        let used_up = path.segs.len();
        let with_rest = |front: &str, used: usize| -> Arc<str> {
            path.segs[used.min(used_up)..]
                .iter()
                .fold(front.to_owned(), |path, seg| path + "::" + &seg.name)
                .into()
        };
        let canonical: Arc<str> = match index.resolve_path(self.names.module, path, namespace) {
            Some(names::Res::Def(def, used)) if used >= used_up => {
                let own = index.def(def);
                let facts = if own.file.is_none() { own.facts } else { Facts::default() };
                return (Some(own.path.clone()), facts, Some(def));
            }
            Some(names::Res::Def(def, used)) => with_rest(&index.def(def).path, used),
            Some(names::Res::Prim(prim, used)) => with_rest(prim.name(), used),
            Some(names::Res::Foreign(path)) => path,
            Some(names::Res::Mod(module)) => index.module(module).path.clone(),
            None => return (None, Facts::default(), None),
        };
        let facts = index.known.facts(&canonical);
        (Some(canonical), facts, None)
    }

    /// What is called by a method call, or by the path of a call or function value.
    pub fn callee(&self, expr: &syn::Expr) -> Option<&Callee> {
        let inferred = self.inferred.as_ref()?;
        let callee = match expr {
            syn::Expr::Call(node) => inferred.callee(&node.func),
            _ => inferred.callee(expr),
        };
        callee.map(|callee| &**callee)
    }

    /// Canonical paths of the traits that an argument must implement, where the parameter's type is a type parameter, `impl` or
    /// `dyn` type, references peeled. `operand` counts as in `Call::operands`. Empty where the signature is not known.
    pub fn parameter_bounds(&self, callee: &Callee, operand: usize) -> Vec<Arc<str>> {
        let index = self.project.index;
        let Some(def) = callee.def else { return Vec::new() };
        let Some(signature) = index.signature(def) else { return Vec::new() };
        let Some(parameter) = signature.params.get(operand).map(Ty::peel) else { return Vec::new() };
        let stated = match parameter {
            Ty::Bounded(bounds) => bounds.to_vec(),
            Ty::Param(_) => index
                .bounds(def)
                .iter()
                .filter(|(of, _)| of == parameter)
                .flat_map(|(_, list)| list.clone())
                .collect(),
            _ => return Vec::new(),
        };
        stated
            .into_iter()
            .filter_map(|bound| bound.trait_.map(|id| index.def(id).path.clone()).or(bound.foreign))
            .collect()
    }

    /// The value of a float expression that is a literal, a negated literal, or a constant of the workspace or of std that is one.
    pub fn float_constant(&self, expr: &syn::Expr) -> Option<f64> {
        constant::float_constant(self, expr)
    }

    /// The initialiser of the local variable that a plain path names, where it was bound by one `let`.
    pub fn initialiser(&self, expr: &syn::Expr) -> Option<&'a syn::Expr> {
        self.inferred.as_ref()?.local(expr)?.init
    }

    /// The body of the function around.
    pub fn function_body(&self) -> Option<&'a syn::Block> {
        self.function_body
    }

    /// The self type and trait path of the impl around.
    pub fn impl_around(&self) -> Option<(Ty, Option<Arc<str>>)> {
        self.impl_around.clone()
    }

    /// Whether the impl around is one of an operator of std.
    pub fn in_operator_impl(&self) -> bool {
        self.impl_around
            .as_ref()
            .is_some_and(|(_, path)| path.as_ref().is_some_and(|path| path.starts_with("std::ops::")))
    }

    /// Of a `static` of the workspace: whether it may change as a whole (`static mut`, an extern static, what `lazy_static!` declares),
    /// and its type.
    pub fn static_item(&self, def: DefId) -> Option<(bool, Ty)> {
        let own = self.project.index.def(def);
        match &own.kind {
            index::DefKind::Static(_, mutable) if own.file.is_some() => {
                Some((*mutable, self.project.index.value_type(def)))
            }
            _ => None,
        }
    }

    /// Whether the type is a union of the workspace, references peeled.
    pub fn is_union(&self, ty: &Ty) -> bool {
        let Ty::Adt(def, _) = ty.peel() else { return false };
        let own = self.project.index.def(*def);
        own.file.is_some() && matches!(own.kind, index::DefKind::Struct { union: true, .. })
    }

    /// Whether the place is an argument of a macro that only talks to people: panics, assertions, prints, logs (see `is_message`).
    pub fn in_message(&self) -> bool {
        self.in_message
    }

    /// Whether a type, under its references, is a struct or enum of the workspace.
    pub fn is_workspace_type(&self, ty: &Ty) -> bool {
        matches!(ty.peel(), Ty::Adt(def, _) if self.project.index.def(*def).file.is_some())
    }

    /// Whether a function or method is declared in the workspace.
    pub fn is_workspace_fn(&self, callee: &Callee) -> bool {
        callee.def.is_some_and(|def| self.project.index.def(def).file.is_some())
    }

    /// Whether an invocation is of a `macro_rules!` of the workspace.
    pub fn is_workspace_macro(&self, used: &MacroUse<'_>) -> bool {
        let index = self.project.index;
        let named = index.macros.get(used.name.as_str()).map_or(&[][..], Vec::as_slice);
        named
            .iter()
            .any(|id| index.def(*id).file.is_some() && used.path.as_deref() == Some(&*index.def(*id).path))
    }

    /// Whether a canonical path lies in a presentation module.
    pub fn is_presentation(&self, canonical: &str) -> bool {
        self.project.places.is_presentation(canonical)
    }

    /// Where the written type of the node at hand stands.
    pub fn type_role(&self) -> TypeRole {
        self.type_role
    }

    /// Canonical path of the innermost macro invocation whose arguments the node at hand was read from: `simmath::fx`; its last name
    /// where nothing by that name is known.
    pub fn macro_around(&self) -> Option<&str> {
        self.macro_around.as_deref()
    }

    /// The symbol that a function declared in an `extern` block links to: its `#[link_name]`, or else its name.
    pub fn extern_symbol(&self, callee: &Callee) -> Option<Arc<str>> {
        let index::DefKind::Fn(decl) = &self.project.index.def(callee.def?).kind else { return None };
        decl.symbol.as_deref().map(Arc::from)
    }

    /// For an inherent method of a primitive type: the canonical path of a trait of the workspace, or of a crate whose source was read, that
    /// the type implements, that is in scope, and that has a method of the same name. The inherent method hides it.
    pub fn shadowed_trait(&self, callee: &Callee) -> Option<Arc<str>> {
        let index = self.project.index;
        let prim = callee.self_ty.prim()?;
        let head = index::Head::Prim(prim);
        let traits = index.trait_impls(&head).filter_map(|at| index.impl_at(at).trait_);
        let hidden = traits.filter(|trait_| {
            index.item(*trait_, &callee.name).is_some() && index.def(*trait_).file.is_some()
        });
        hidden
            .map(|trait_| index.def(trait_))
            .find(|trait_| self.in_scope(trait_))
            .map(|trait_| trait_.path.clone())
    }

    /// Whether a trait can be named in the module at hand under its own name, or stands in it.
    fn in_scope(&self, trait_: &index::Def) -> bool {
        let path = decl::PathExpr {
            segs: vec![decl::Seg { name: trait_.name.clone(), ..Default::default() }],
            ..Default::default()
        };
        let named = self.meaning(&path, Namespace::Type).0;
        named.as_deref() == Some(&*trait_.path)
    }
}
