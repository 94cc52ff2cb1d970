//! Every declaration of the workspace and of std, merged: modules, definitions, impls by the type they are for. Owned and immutable
//! once built, so that all workers read it. Knows declarations and paths, no syntax and no text.

use super::again;
use super::decl::{BoundExpr, FnDecl, GenericsDecl, MacroDecl, Name, NodeKey, PathExpr, RootCall, TypeExpr};
use super::known::{Facts, Known};
use super::ty::{Bound, DefId, FnTy, Prim, Ty};
use crate::source::FileId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// Position of a module in the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ModId(pub u32);

/// A module, or a block of a function body that declares items.
#[derive(Debug, Clone)]
pub struct Module {
    /// Canonical path; of a block that of the module around.
    pub path: Arc<str>,
    /// The module around.
    pub parent: Option<ModId>,
    /// The root of its crate.
    pub root: ModId,
    /// A block of a function body: names are looked up in the parent too.
    pub block: bool,
    /// What its names mean; several entries for several namespaces and `cfg` arms.
    pub names: FxHashMap<Name, Vec<Entry>>,
    /// `use path::*`
    pub globs: Vec<PathExpr>,
    /// In a crate outside of the workspace: what it exports by `pub use`, the name left out for a glob.
    pub exports: Vec<(Option<Name>, PathExpr)>,
    /// In a crate outside of the workspace: nobody else can name it.
    pub private: bool,
    /// The file its body stands in; `None` for std.
    pub file: Option<FileId>,
}

/// One meaning of a name in a module.
#[derive(Debug, Clone)]
pub enum Entry {
    /// A definition.
    Def(DefId),
    /// A module.
    Mod(ModId),
    /// A `use`.
    Import(PathExpr),
    /// `extern crate`
    ExternCrate(Name),
}

/// What a path in another crate means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Extern {
    /// A crate in the index.
    Root(ModId),
    /// A crate whose source was not read, by its canonical name.
    Foreign(Arc<str>),
}

/// One definition.
#[derive(Debug, Clone)]
pub struct Def {
    /// Its name.
    pub name: Name,
    /// Canonical path.
    pub path: Arc<str>,
    /// The module whose names its types are written with.
    pub module: ModId,
    /// The impl, trait or enum around.
    pub parent: Option<DefId>,
    /// Generic parameters as written.
    pub generics: GenericsDecl,
    /// What it is.
    pub kind: DefKind,
    /// Only compiled for tests.
    pub test: bool,
    /// The features that are on by default leave it out.
    pub inactive: bool,
    /// What the table says.
    pub facts: Facts,
    /// The file it stands in; `None` for std.
    pub file: Option<FileId>,
    pub(super) cache: Cache,
}

/// What is said about parameters: the type and its bounds.
pub type Bounds = Arc<[(Ty, Vec<Bound>)]>;

/// Types that were resolved once.
#[derive(Debug, Default, Clone)]
pub struct Cache {
    pub(super) ty: OnceLock<Ty>,
    pub(super) sig: OnceLock<Arc<FnTy>>,
    pub(super) fields: OnceLock<Arc<[(Name, Ty)]>>,
    pub(super) bounds: OnceLock<Bounds>,
    pub(super) of_floats: OnceLock<bool>,
}

/// What a definition is.
#[derive(Debug, Clone)]
pub enum DefKind {
    /// `struct`, `union`
    Struct {
        /// Fields as written.
        fields: Vec<(Name, TypeExpr)>,
        /// The name is a value too.
        tuple: bool,
        /// Names in `derive`.
        derives: Vec<Name>,
        /// `union`
        union: bool,
    },
    /// `enum`
    Enum {
        /// Its variants.
        variants: Vec<DefId>,
        /// Names in `derive`.
        derives: Vec<Name>,
    },
    /// A variant; its parent is the enum.
    Variant {
        /// Fields as written.
        fields: Vec<(Name, TypeExpr)>,
        /// Fields without names, or none.
        tuple: bool,
    },
    /// `type A = B;`
    Alias(TypeExpr),
    /// A function or method.
    Fn(FnDecl),
    /// A constant.
    Const(TypeExpr, Option<f64>),
    /// A static, and whether it is mutable.
    Static(TypeExpr, bool),
    /// A trait.
    Trait {
        /// Traits after the colon.
        supertraits: Vec<BoundExpr>,
        /// Items by name.
        items: Vec<(Name, DefId)>,
    },
    /// An impl.
    Impl {
        /// The trait as written.
        trait_path: Option<PathExpr>,
        /// The type as written.
        self_ty: TypeExpr,
        /// Items by name.
        items: Vec<(Name, DefId)>,
    },
    /// An associated type.
    AssocType(Option<TypeExpr>, Vec<BoundExpr>),
    /// `macro_rules!`
    Macro(MacroDecl),
}

/// The outermost constructor of a type, for finding impls.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the variants are those of `Ty`")]
pub enum Head {
    Prim(Prim),
    Adt(DefId),
    Foreign(Arc<str>),
    Slice,
    Array,
    Tuple,
    Fn,
    Ptr,
    Bounded,
}

impl Head {
    /// The head of a type under its references; `None` where any type is meant or nothing is known.
    pub fn of(ty: &Ty) -> Option<Self> {
        Some(match ty.peel() {
            Ty::Prim(prim) => Self::Prim(*prim),
            Ty::Adt(def, _) => Self::Adt(*def),
            Ty::Foreign(path, _) => Self::Foreign(path.clone()),
            Ty::Slice(_) => Self::Slice,
            Ty::Array(_) => Self::Array,
            Ty::Tuple(_) => Self::Tuple,
            Ty::Fn(_) => Self::Fn,
            Ty::Ptr(_) => Self::Ptr,
            Ty::Bounded(_) => Self::Bounded,
            _ => return None,
        })
    }
}

/// An impl with its header resolved.
#[derive(Debug, Clone)]
pub struct ImplHeader {
    /// The definition.
    pub id: DefId,
    /// The type it is for.
    pub self_ty: Ty,
    /// The trait, where it is one of the index.
    pub trait_: Option<DefId>,
    /// Arguments of the trait.
    pub trait_args: Vec<Ty>,
}

/// The impls for one head.
#[derive(Debug, Default, Clone)]
pub struct HeadImpls {
    /// Inherent items by name.
    pub inherent: FxHashMap<Name, Vec<(u32, DefId)>>,
    /// Impls of traits, positions among the impls.
    pub traits: Vec<u32>,
    /// The same by trait.
    pub by_trait: FxHashMap<DefId, Vec<u32>>,
}

/// A call that names roots, in the module it stands in.
#[derive(Debug, Clone)]
pub struct RootSite {
    /// The module.
    pub module: ModId,
    /// The call.
    pub call: RootCall,
    /// The file.
    pub file: Option<FileId>,
}

/// Definitions that the language itself relies on.
#[derive(Debug, Default, Clone)]
#[expect(missing_docs, reason = "the fields are named after the items")]
pub struct Lang {
    pub option: Option<DefId>,
    pub result: Option<DefId>,
    pub vec: Option<DefId>,
    pub string: Option<DefId>,
    pub boxed: Option<DefId>,
    pub iterator: Option<DefId>,
    pub into_iterator: Option<DefId>,
    pub deref: Option<DefId>,
    pub index: Option<DefId>,
    pub future: Option<DefId>,
    pub range: Option<DefId>,
    pub range_from: Option<DefId>,
    pub range_to: Option<DefId>,
    pub range_full: Option<DefId>,
    pub range_inclusive: Option<DefId>,
    pub range_to_inclusive: Option<DefId>,
    pub fns: Vec<DefId>,
}

/// The index.
#[derive(Debug, Default, Clone)]
pub struct Index {
    /// Tells indexes of one process apart; 0 while it is being built and answers may still change.
    pub serial: u64,
    /// What std declares, shared by all indexes of a process: the positions of what is own go on where it ends.
    pub(super) base: Option<&'static Index>,
    /// Own modules.
    pub(super) modules: Vec<Module>,
    /// Own definitions.
    pub(super) defs: Vec<Def>,
    /// Own impls with resolved headers.
    pub(super) impls: Vec<ImplHeader>,
    /// Own impls by the head of their type.
    pub(super) heads: FxHashMap<Head, HeadImpls>,
    /// Own impls for any type by their trait: `impl<T: A> B for T`.
    pub(super) blanket: FxHashMap<DefId, Vec<u32>>,
    /// Own traits that have an item of this name.
    pub(super) trait_items: FxHashMap<Name, Vec<(DefId, DefId)>>,
    /// Definition of a syntax node.
    pub(super) by_key: FxHashMap<NodeKey, DefId>,
    /// Module of a block or `mod` item.
    pub(super) mods_by_key: FxHashMap<NodeKey, ModId>,
    /// The module that a file is the body of.
    pub file_roots: FxHashMap<FileId, ModId>,
    /// Those of these files that are also compiled without tests: not only a `#[cfg(test)] mod x;` names them.
    pub live_files: FxHashSet<FileId>,
    /// `mod x;` without a file.
    pub(super) missing_files: FxHashMap<NodeKey, String>,
    /// Calls that may name roots.
    pub root_sites: Vec<RootSite>,
    /// `macro_rules!` by name, whatever their scope.
    pub macros: FxHashMap<Name, Vec<DefId>>,
    /// Extern crates by the root of the crate that names them.
    pub externs: FxHashMap<ModId, FxHashMap<Name, Extern>>,
    /// Roots of crates by name.
    pub crates: FxHashMap<Name, ModId>,
    /// Roots of crates of the 2015 edition.
    pub edition_2015: Vec<ModId>,
    /// Root of std.
    pub std: Option<ModId>,
    /// `std::prelude`
    pub prelude: Option<ModId>,
    /// See [`Lang`].
    pub lang: Lang,
    /// Features that are on by default, by the root of the crate; without those of which nobody said.
    pub(super) features: FxHashMap<ModId, BTreeSet<String>>,
    /// Modules of crates that are read for their declarations only: from here to the end.
    pub(super) outside: Option<ModId>,
    /// Traits of the workspace that primitive floats alone implement, once somebody asks.
    pub(super) float_traits: OnceLock<FxHashSet<DefId>>,
    /// Further paths under which crates outside of the workspace export a type or trait.
    pub(super) exported: FxHashMap<DefId, Vec<Arc<str>>>,
    /// The table of known paths.
    pub known: Arc<Known>,
}

impl Index {
    /// Whether a module is one of a crate outside of the workspace whose declarations were read.
    pub fn is_outside(&self, module: ModId) -> bool {
        self.outside.is_some_and(|first| module >= first)
    }

    /// The same of a definition.
    pub fn is_outside_def(&self, id: DefId) -> bool {
        self.outside.is_some() && self.is_outside(self.def(id).module)
    }

    /// The same of a type, references peeled.
    pub fn is_outside_type(&self, ty: &Ty) -> bool {
        matches!(ty.peel(), Ty::Adt(def, _) if self.is_outside_def(*def))
    }

    /// Whether std declares it.
    pub fn is_std_def(&self, id: DefId) -> bool {
        let def = self.def(id);
        def.file.is_none() && !self.is_outside(def.module)
    }

    /// The features that are on by default in the crate of a module, where somebody said.
    pub fn features(&self, module: ModId) -> Option<&BTreeSet<String>> {
        self.features.get(&self.module(module).root)
    }

    /// Every path under which a definition of a crate outside of the workspace is exported, the canonical one left out.
    pub fn exported(&self, id: DefId) -> &[Arc<str>] {
        self.exported.get(&id).map_or(&[], Vec::as_slice)
    }

    /// Items of a trait or impl by name.
    pub fn items(&self, id: DefId) -> &[(Name, DefId)] {
        match &self.def(id).kind {
            DefKind::Trait { items, .. } | DefKind::Impl { items, .. } => items,
            _ => &[],
        }
    }

    /// An item of a trait or impl.
    pub fn item(&self, id: DefId, name: &str) -> Option<DefId> {
        self.items(id).iter().find(|(own, _)| **own == *name).map(|(_, def)| *def)
    }

    /// A definition of std by its path without the leading `std::`.
    pub fn std_def(&self, path: &[&str]) -> Option<DefId> {
        let mut module = self.std?;
        let (last, front) = path.split_last()?;
        for name in front {
            module = self.module(module).names.get(*name)?.iter().find_map(|entry| match entry {
                Entry::Mod(module) => Some(*module),
                _ => None,
            })?;
        }
        self.module(module).names.get(*last)?.iter().find_map(|entry| match entry {
            Entry::Def(def) => Some(*def),
            _ => None,
        })
    }

    /// The definition of a syntax node in a module. What macros become while a file is walked may stand at addresses where trees of
    /// other files stood, so that the file must be the same.
    pub fn def_of<T>(&self, node: &T, module: ModId) -> Option<DefId> {
        let def = self.by_key.get(&again::known(node)).copied()?;
        self.in_one_file(self.def(def).module, module).then_some(def)
    }

    /// The module of a block or `mod` item in a module.
    pub fn module_of<T>(&self, node: &T, module: ModId) -> Option<ModId> {
        let own = self.mods_by_key.get(&again::known(node)).copied()?;
        // The body of `mod x;` stands in a file of its own.
        let around = self.module(own).parent.unwrap_or(own);
        self.in_one_file(around, module).then_some(own)
    }

    fn in_one_file(&self, one: ModId, other: ModId) -> bool {
        self.module(one).file == self.module(other).file
    }

    /// The file that a `mod x;` names and that is not there.
    pub fn missing_file(&self, node: &syn::ItemMod) -> Option<&str> {
        self.missing_files.get(&again::known(node)).map(String::as_str)
    }
}

impl Index {
    /// Canonical path of a type, references peeled: `std::vec::Vec`, `game::Unit`, `f32`, `slice`.
    pub fn type_path(&self, ty: &Ty) -> Option<Arc<str>> {
        match ty.peel() {
            Ty::Adt(def, _) => Some(self.def(*def).path.clone()),
            Ty::Foreign(path, _) => Some(path.clone()),
            ty => self.type_name(ty).map(Arc::from),
        }
    }

    /// The same, only to look at.
    pub fn type_name<'t>(&'t self, ty: &'t Ty) -> Option<&'t str> {
        Some(match ty.peel() {
            Ty::Adt(def, _) => &self.def(*def).path,
            Ty::Prim(prim) => prim.name(),
            Ty::Foreign(path, _) => path,
            Ty::Slice(_) => "slice",
            Ty::Array(_) => "array",
            Ty::Ptr(_) => "pointer",
            Ty::Tuple(_) => "tuple",
            Ty::Fn(_) => "fn",
            _ => return None,
        })
    }
}
