//! Declarations as owned data: what a file declares, with types as they are written. Can leave the thread of the tree.

use super::condition::Condition;
use super::ty::Prim;
use std::sync::Arc;

/// A name; case and raw prefix as after parsing (`r#type` is `type`).
pub type Name = Box<str>;

/// Address of a syntax node, to find its definition again while the tree is alive. Never printed, never ordered.
pub type NodeKey = usize;

/// The key of a node.
pub fn key<T>(node: &T) -> NodeKey {
    // determinism-lint: allow(address-dependence, why = "lookup-only", reason = "only compared for equality, never ordered or printed")
    std::ptr::from_ref(node).addr()
}

/// A written type.
#[derive(Debug, Clone, PartialEq)]
pub enum TypeExpr {
    /// `a::b<T>`, `<T as A>::B`
    Path(PathExpr),
    /// `&T`
    Ref(Box<TypeExpr>),
    /// `*const T`
    Ptr(Box<TypeExpr>),
    /// `[T]`
    Slice(Box<TypeExpr>),
    /// `[T; N]`
    Array(Box<TypeExpr>),
    /// `(A, B)`
    Tuple(Vec<TypeExpr>),
    /// `fn(A) -> B`
    Fn(Vec<TypeExpr>, Box<TypeExpr>),
    /// `impl A + B`, `dyn A + B`
    Bounds(Vec<BoundExpr>),
    /// `!`
    Never,
    /// A number in the place of a constant argument.
    Number(u64),
    /// `_`
    Infer,
    /// A macro or something newer.
    Opaque,
}

impl TypeExpr {
    /// `()`
    pub const UNIT: Self = Self::Tuple(Vec::new());
}

/// A written path.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PathExpr {
    /// `<T …>::` in front.
    pub qself: Option<Box<TypeExpr>>,
    /// How many segments belong to the trait of `<T as Trait>`.
    pub trait_len: usize,
    /// A leading `::`.
    pub global: bool,
    /// The segments.
    pub segs: Vec<Seg>,
}

impl PathExpr {
    /// A plain path.
    pub fn plain<'s>(names: impl IntoIterator<Item = &'s str>) -> Self {
        let segs = names.into_iter().map(|name| Seg { name: name.into(), ..Seg::default() }).collect();
        Self { segs, ..Self::default() }
    }
}

/// One segment of a path.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Seg {
    /// Its name.
    pub name: Name,
    /// Type and constant arguments, lifetimes left out.
    pub args: Vec<TypeExpr>,
    /// `Item = T`
    pub assoc: Vec<(Name, TypeExpr)>,
    /// `Fn(A) -> B`
    pub paren: Option<(Vec<TypeExpr>, Box<TypeExpr>)>,
}

/// `Trait<…>` after a colon.
#[derive(Debug, Clone, PartialEq)]
pub struct BoundExpr {
    /// The trait's path.
    pub path: PathExpr,
}

/// A parameter in angle brackets that is no lifetime.
#[derive(Debug, Clone, PartialEq)]
pub struct GenericParam {
    /// Its name.
    pub name: Name,
    /// What it is where nothing is written.
    pub default: Option<TypeExpr>,
    /// Of a constant parameter: its type, where that is written by its own name.
    pub constant: Option<Prim>,
}

/// Generic parameters and everything that is said about them.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct GenericsDecl {
    /// Type and constant parameters.
    pub params: Vec<GenericParam>,
    /// `T: A + B`, inline and from the where clause.
    pub bounds: Vec<(TypeExpr, Vec<BoundExpr>)>,
}

/// A function's signature.
#[derive(Debug, Clone, PartialEq)]
pub struct FnDecl {
    /// The receiver's type, where there is one: `Self`, `&Self`, or as written.
    pub receiver: Option<TypeExpr>,
    /// The other parameters.
    pub params: Vec<TypeExpr>,
    /// The result.
    pub ret: TypeExpr,
    /// `async fn`
    pub is_async: bool,
    /// In an `extern` block: the symbol it links to.
    pub symbol: Option<Name>,
}

/// Fields in order; tuple fields are named by digits.
pub type Fields = Vec<(Name, TypeExpr)>;

/// One leaf of a `use` tree.
#[derive(Debug, Clone, PartialEq)]
pub struct UseLeaf {
    /// The full path, a glob's without the star.
    pub path: PathExpr,
    /// The name it is bound to; `None` for a glob, `_` stays `_`.
    pub binding: Option<Name>,
}

/// A call that may name root functions.
#[derive(Debug, Clone, PartialEq)]
pub struct RootCall {
    /// Name of the called function or method.
    pub call: Name,
    /// Last names of the first argument's paths: `OnEnter`, `GgrsSchedule`.
    pub schedule: Vec<Name>,
    /// Paths among the arguments that may name functions.
    pub paths: Vec<PathExpr>,
    /// Key of the call.
    pub key: NodeKey,
}

/// A `macro_rules!`.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MacroDecl {
    /// Its rules, the outer brackets left out.
    pub rules: Arc<str>,
    /// The line it begins on: it can be invoked from there on.
    pub line: usize,
    /// Its `cfg`.
    pub condition: Option<Box<Condition>>,
    /// None of its rules writes anything.
    pub writes_nothing: bool,
}

/// How a module's body is found.
#[derive(Debug, Clone, PartialEq)]
pub enum ModBody {
    /// `mod x { … }`
    Inline(Vec<ItemDecl>),
    /// `mod x;` with the values of its `path` attributes, those in `cfg_attr` included.
    File(Vec<String>),
}

/// One declaration.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemDecl {
    /// Its name; empty for impls, uses, blocks.
    pub name: Name,
    /// Key of the syntax node.
    pub key: NodeKey,
    /// Only compiled for tests.
    pub test: bool,
    /// Its `cfg`.
    pub condition: Option<Box<Condition>>,
    /// What it is.
    pub kind: ItemKind,
    /// Its generic parameters.
    pub generics: GenericsDecl,
}

/// What a declaration is.
#[derive(Debug, Clone, PartialEq)]
pub enum ItemKind {
    /// `mod`, and whether it is `pub` or `pub(…)`.
    Mod(ModBody, bool),
    /// `use`, and whether it is `pub` or `pub(…)`.
    Use(Vec<UseLeaf>, bool),
    /// `extern crate a as b`
    ExternCrate(Name),
    /// `fn`
    Fn(FnDecl),
    /// `struct`, `union`
    Struct {
        /// Its fields.
        fields: Fields,
        /// `struct S(A);` or `struct S;`: the name is a value too.
        tuple: bool,
        /// Names in `derive`.
        derives: Vec<Name>,
        /// `union`
        union: bool,
    },
    /// `enum`
    Enum {
        /// Its variants: name, fields, whether the fields are a tuple.
        variants: Vec<(Name, Fields, bool)>,
        /// Names in `derive`.
        derives: Vec<Name>,
    },
    /// `type A = B;`
    Alias(TypeExpr),
    /// `const`
    Const(TypeExpr, Option<f64>),
    /// `static`, and whether it is mutable.
    Static(TypeExpr, bool),
    /// `trait`
    Trait {
        /// Traits after the colon.
        supertraits: Vec<BoundExpr>,
        /// Its items.
        items: Vec<ItemDecl>,
    },
    /// `impl`
    Impl {
        /// The trait.
        trait_: Option<PathExpr>,
        /// The type.
        self_ty: TypeExpr,
        /// Its items.
        items: Vec<ItemDecl>,
    },
    /// `type A: B = C;` in a trait or impl.
    AssocType(Option<TypeExpr>, Vec<BoundExpr>),
    /// `macro_rules!`
    Macro(MacroDecl),
    /// A block of a function body that declares items.
    Block(Vec<ItemDecl>),
    /// A call that may name root functions.
    Root(RootCall),
}
