//! Every question a rule may ask, and the nodes it is offered.

pub mod build;
pub mod collect;
mod constant;
pub mod decl;
mod display;
pub mod index;
pub mod infer;
pub mod known;
mod layers;
pub mod lower;
pub mod macros;
pub mod names;
pub mod resolve;
pub mod solve;
pub mod statics;
pub mod std_decls;
pub mod ty;
pub mod unify;

pub use ty::{DefId, Prim, Ty};

use crate::config::Region;
use crate::meta::Arithmetic;
use crate::source::{FileId, SourceFile, Span};
use index::Index;
use infer::Inferred;
use known::{Fact, Facts};
use names::Namespace;
use resolve::Names;
use std::sync::Arc;
use syn::spanned::Spanned;

/// The kinds of node, for a rule's declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum On {
    /// [`Node::Call`]
    Call,
    /// [`Node::Op`]
    Op,
    /// [`Node::Literal`]
    Literal,
    /// [`Node::Cast`]
    Cast,
    /// [`Node::For`]
    For,
    /// [`Node::Path`]
    Path,
    /// [`Node::Macro`]
    Macro,
    /// [`Node::Type`]
    Type,
    /// [`Node::Attr`]
    Attr,
    /// [`Node::Item`]
    Item,
    /// [`Node::Expr`]
    Expr,
}

/// One place in the code, with its meaning looked up.
#[derive(Clone, Copy)]
pub enum Node<'a> {
    /// Any use of a function: method call, call by path, or the function as a value.
    Call(&'a Call<'a>),
    /// Any operator: binary, compound assignment, unary.
    Op(&'a Op<'a>),
    /// A literal expression.
    Literal(&'a syn::ExprLit),
    /// `expr as T`
    Cast(&'a syn::ExprCast),
    /// `for pat in expr { … }`
    For(&'a syn::ExprForLoop),
    /// Any path: in an expression (functions too), a type, a pattern, an import.
    Path(&'a PathUse<'a>),
    /// A macro invocation, in any position.
    Macro(&'a MacroUse<'a>),
    /// A written type, the outermost first, then the types inside it.
    Type(&'a syn::Type),
    /// An attribute, on anything.
    Attr(&'a syn::Attribute),
    /// An item, also one of an impl, trait, extern block or function body.
    Item(Item<'a>),
    /// Any expression, after the more telling node of the same expression.
    Expr(&'a syn::Expr),
}

/// An item of any container.
#[derive(Clone, Copy)]
pub enum Item<'a> {
    /// At module level or in a function body.
    Free(&'a syn::Item),
    /// In an impl.
    Impl(&'a syn::ImplItem),
    /// In a trait.
    Trait(&'a syn::TraitItem),
    /// In an extern block.
    Foreign(&'a syn::ForeignItem),
}

/// How a function is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// `receiver.name(args)`
    Method,
    /// `path::name(args)`
    Path,
    /// `path::name` as a value.
    Value,
}

/// What is called.
#[derive(Debug, Clone, Default)]
pub struct Callee {
    /// Canonical path, where it is known: `f32::sin`, `std::iter::Iterator::sum`, `game::sim::Unit::step`, `rand::random`.
    pub path: Option<Arc<str>>,
    /// The last name as written after renames are resolved: `sin`.
    pub name: String,
    /// Type of the receiver, or the type in front of `::name`; references peeled.
    pub self_ty: Ty,
    /// What the table says about the path.
    pub facts: Facts,
    /// Set where the table does not speak about the path and has a distinctive method of this name: what that one would be.
    pub likely: Facts,
    /// The definition, where it is one of the workspace or of the std declarations.
    pub def: Option<DefId>,
}

impl Callee {
    /// Whether the table says this about the path.
    pub const fn is(&self, fact: Fact) -> bool {
        self.facts.has(fact)
    }

    /// Whether the path is unknown and the name alone suggests it.
    pub const fn may_be(&self, fact: Fact) -> bool {
        self.likely.has(fact)
    }
}

/// One use of a function.
pub struct Call<'a> {
    /// The whole call, or the path where the function is a value.
    pub expr: &'a syn::Expr,
    /// How it is named.
    pub form: Form,
    /// What it is.
    pub callee: &'a Callee,
    /// The receiver of a method call.
    pub receiver: Option<&'a syn::Expr>,
    /// The arguments; in path form the receiver is the first of them.
    pub args: Vec<&'a syn::Expr>,
    /// The name.
    pub name: &'a syn::Ident,
}

impl<'a> Call<'a> {
    /// Where the name stands.
    pub fn name_span(&self, cx: &Cx<'_>) -> Span {
        cx.span(self.name)
    }

    /// Receiver and arguments in one list, however the call is written.
    pub fn operands(&self) -> Vec<&'a syn::Expr> {
        self.receiver.into_iter().chain(self.args.iter().copied()).collect()
    }
}

/// The operators, compound assignment folded into its operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the operators of the language")]
pub enum OpKind {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Neg,
    Not,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    And,
    Or,
    /// `== != < <= > >=`
    Compare,
}

impl OpKind {
    /// `+ - * / %` and unary `-`.
    pub const fn is_arithmetic(self) -> bool {
        matches!(self, Self::Add | Self::Sub | Self::Mul | Self::Div | Self::Rem | Self::Neg)
    }
}

/// One operator with its operands.
pub struct Op<'a> {
    /// The whole operation.
    pub expr: &'a syn::Expr,
    /// Which.
    pub kind: OpKind,
    /// As written: `+`, `+=`, `-`.
    pub symbol: &'static str,
    /// Left or only operand.
    pub lhs: &'a syn::Expr,
    /// Right operand.
    pub rhs: Option<&'a syn::Expr>,
    /// Type of the left or only operand.
    pub lhs_ty: Ty,
    /// Type of the right operand; `Unknown` where there is none.
    pub rhs_ty: Ty,
}

impl Op<'_> {
    /// Where the operator stands.
    pub fn op_span(&self, cx: &Cx<'_>) -> Span {
        match self.expr {
            syn::Expr::Binary(node) => cx.span(&node.op),
            syn::Expr::Unary(node) => cx.span(&node.op),
            other => cx.span(other),
        }
    }
}

/// Where a path stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathRole {
    /// In an expression.
    Expr,
    /// In a type.
    Type,
    /// In a pattern.
    Pattern,
    /// In a `use` declaration, one for each leaf.
    Import,
}

/// One path with its meaning.
pub struct PathUse<'a> {
    /// As written; `None` for an import.
    pub path: Option<&'a syn::Path>,
    /// Where it stands.
    pub role: PathRole,
    /// Canonical path, where it is known; locals and generic parameters have none.
    pub canonical: Option<Arc<str>>,
    /// What the table says about it.
    pub facts: Facts,
    /// The definition, where it is one of the workspace or of the std declarations.
    pub def: Option<DefId>,
    /// Where an import stands in the text.
    pub(crate) import: Option<Span>,
}

impl PathUse<'_> {
    /// From the first to the last name; arguments in angle brackets belong to the types inside.
    pub fn span(&self, cx: &Cx<'_>) -> Span {
        let names = self.path.map(|path| (path.segments.first(), path.segments.last()));
        match (self.import, names) {
            (Some(import), _) => import,
            (None, Some((Some(first), Some(last)))) => {
                let (first, last) = (cx.span(&first.ident), cx.span(&last.ident));
                Span { start: first.start, end: last.end.max(first.end) }
            }
            (None, _) => Span::default(),
        }
    }
}

/// One macro invocation.
pub struct MacroUse<'a> {
    /// The invocation.
    pub mac: &'a syn::Macro,
    /// Canonical path: `std::format`, `game::lerp`; `None` where nothing by that name is known.
    pub path: Option<Arc<str>>,
    /// Its last name.
    pub name: String,
    /// The arguments that were read as expressions; empty where they were not.
    pub args: &'a [syn::Expr],
    /// Whether the arguments were read.
    pub read: bool,
    /// The format string's placeholders, where it is a formatting macro: the formatted value and the spec after the colon (`?`, `x`, `p`, …).
    /// Inline captures (`{name:?}`) have a value too.
    pub formats: &'a [(syn::Expr, String)],
    /// The whole invocation.
    pub span: Span,
}

/// Whether a macro only talks to people, so that nothing of its arguments reaches the state: panics, assertions, prints, logs.
pub fn is_message(path: Option<&str>, name: &str) -> bool {
    const STD: [&str; 15] = [
        "panic", "todo", "unimplemented", "unreachable", "assert", "assert_eq", "assert_ne", "debug_assert",
        "debug_assert_eq", "debug_assert_ne", "print", "println", "eprint", "eprintln", "compile_error",
    ];
    const LOG: [&str; 11] =
        ["log", "trace", "debug", "info", "warn", "error", "bail", "ensure", "anyhow", "event", "span"];
    match path.and_then(|path| path.split("::").next()) {
        Some("std" | "core" | "alloc") => STD.contains(&name),
        Some("log" | "tracing" | "anyhow" | "bevy" | "bevy_log" | "bevy_utils" | "defmt") => {
            LOG.contains(&name)
        }
        Some(_) => false,
        None => STD.contains(&name) || LOG.contains(&name),
    }
}

/// What the config says about places, asked by path.
pub trait Places: Sync {
    /// The region of an item.
    fn region(&self, file: FileId, path: &str) -> Region;
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
    /// `dyn` type, references peeled. `operand` counts as in [`Call::operands`]. Empty where the signature is not known.
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

    fn is_listed(&self, ty: &Ty, list: &[String]) -> bool {
        let Some(path) = self.project.index.type_name(ty) else { return false };
        list.iter().any(|entry| {
            let bare = entry.split('<').next().unwrap_or(entry);
            match bare.strip_suffix("::*") {
                Some(front) => path.strip_prefix(front).is_some_and(|rest| rest.starts_with("::")),
                None => *bare == *path,
            }
        })
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

    /// Whether the place is an argument of a macro that only talks to people: panics, assertions, prints, logs (see [`is_message`]).
    pub fn in_message(&self) -> bool {
        self.in_message
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
