//! The lattice of types: what the scanner knows of a value, with `Unknown` as a value like any other.

use std::sync::Arc;

/// Position of a definition in the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefId(pub u32);

/// A generic parameter: the definition that declares it and its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ParamId {
    /// The struct, impl, trait, alias or function that declares it.
    pub owner: DefId,
    /// Place among its type parameters; a trait's `Self` is [`ParamId::SELF`].
    pub index: u16,
}

impl ParamId {
    /// The index that stands for `Self` in a trait.
    pub const SELF: u16 = u16::MAX;
}

/// Primitive types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the variants are the primitive types of the language")]
pub enum Prim {
    Bool,
    Char,
    Str,
    I8,
    I16,
    I32,
    I64,
    I128,
    Isize,
    U8,
    U16,
    U32,
    U64,
    U128,
    Usize,
    F16,
    F32,
    F64,
    F128,
}

impl Prim {
    /// Every primitive type with its name.
    pub const ALL: [(Self, &'static str); 19] = [
        (Self::Bool, "bool"),
        (Self::Char, "char"),
        (Self::Str, "str"),
        (Self::I8, "i8"),
        (Self::I16, "i16"),
        (Self::I32, "i32"),
        (Self::I64, "i64"),
        (Self::I128, "i128"),
        (Self::Isize, "isize"),
        (Self::U8, "u8"),
        (Self::U16, "u16"),
        (Self::U32, "u32"),
        (Self::U64, "u64"),
        (Self::U128, "u128"),
        (Self::Usize, "usize"),
        (Self::F16, "f16"),
        (Self::F32, "f32"),
        (Self::F64, "f64"),
        (Self::F128, "f128"),
    ];

    /// The type of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(prim, _)| *prim)
    }

    /// The name in source text.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// `f16 f32 f64 f128`.
    pub const fn is_float(self) -> bool {
        matches!(self, Self::F16 | Self::F32 | Self::F64 | Self::F128)
    }

    /// Every integer type, `isize` and `usize` included.
    pub const fn is_integer(self) -> bool {
        (self as u8) >= (Self::I8 as u8) && (self as u8) <= (Self::Usize as u8)
    }
}

/// Type arguments; absent where there are none, so that the common case costs nothing.
pub type Args = Option<Arc<[Ty]>>;

/// What is known about the type of an expression.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Ty {
    /// Nothing is known.
    #[default]
    Unknown,
    /// `!`
    Never,
    /// A primitive type.
    Prim(Prim),
    /// A constant argument.
    Number(u64),
    /// An inference variable. Rules never see one.
    Var(u32),
    /// A struct, enum or union of the workspace or of std.
    Adt(DefId, Args),
    /// A type of a crate whose source was not read, by canonical path, with its arguments as written.
    Foreign(Arc<str>, Args),
    /// `&T`, `&mut T`
    Ref(Arc<Ty>),
    /// `*const T`, `*mut T`
    Ptr(Arc<Ty>),
    /// `[T]`
    Slice(Arc<Ty>),
    /// `[T; N]`
    Array(Arc<Ty>),
    /// `(A, B)`; the unit type is the empty tuple.
    Tuple(Arc<[Ty]>),
    /// A function pointer, function item or closure.
    Fn(Arc<FnTy>),
    /// A generic parameter in its own scope.
    Param(ParamId),
    /// `impl A + B` or `dyn A + B`
    Bounded(Arc<[Bound]>),
    /// `<T as Trait>::Name` of a type that does not tell it yet.
    Proj(Arc<Proj>),
}

/// Parameters and result of something callable.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FnTy {
    /// The parameters, the receiver first where there is one.
    pub params: Vec<Ty>,
    /// The result.
    pub ret: Ty,
}

/// `Trait<Args, Assoc = Ty>` after a colon, `impl` or `dyn`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bound {
    /// The trait, where it is known.
    pub trait_: Option<DefId>,
    /// Canonical path of a trait whose source was not read.
    pub foreign: Option<Arc<str>>,
    /// Its type arguments.
    pub args: Vec<Ty>,
    /// Associated types that are stated.
    pub assoc: Vec<(String, Ty)>,
}

/// An associated type of a type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Proj {
    /// The type.
    pub of: Ty,
    /// The trait, where it is written.
    pub trait_: Option<DefId>,
    /// Arguments of the trait.
    pub args: Vec<Ty>,
    /// Name of the associated type.
    pub name: String,
}

impl Bound {
    /// Nothing inside is open or unknown.
    pub fn is_closed(&self) -> bool {
        self.args.iter().chain(self.assoc.iter().map(|(_, ty)| ty)).all(Ty::is_closed)
    }
}

impl Proj {
    /// Nothing inside is open or unknown.
    pub fn is_closed(&self) -> bool {
        self.of.is_closed() && self.args.iter().all(Ty::is_closed)
    }
}

impl Ty {
    /// `()`
    pub fn unit() -> Self {
        Self::Tuple(Arc::from([]))
    }

    /// Nothing inside is open or unknown.
    pub fn is_closed(&self) -> bool {
        let all = |list: &[Self]| list.iter().all(Self::is_closed);
        match self {
            Self::Unknown | Self::Var(_) => false,
            Self::Never
            | Self::Prim(_)
            | Self::Number(_)
            | Self::Param(_)
            | Self::Adt(_, None)
            | Self::Foreign(_, None) => true,
            Self::Adt(_, Some(args)) | Self::Foreign(_, Some(args)) => all(args),
            Self::Ref(inner) | Self::Ptr(inner) | Self::Slice(inner) | Self::Array(inner) => {
                inner.is_closed()
            }
            Self::Tuple(items) => all(items),
            Self::Fn(sig) => all(&sig.params) && sig.ret.is_closed(),
            Self::Bounded(bounds) => bounds.iter().all(Bound::is_closed),
            Self::Proj(proj) => proj.is_closed(),
        }
    }

    /// Without any references around it.
    pub fn peel(&self) -> &Self {
        let mut ty = self;
        while let Self::Ref(inner) = ty {
            ty = inner;
        }
        ty
    }

    /// The primitive type under any references.
    pub fn prim(&self) -> Option<Prim> {
        match self.peel() {
            Self::Prim(prim) => Some(*prim),
            _ => None,
        }
    }

    /// A primitive float, references peeled.
    pub fn is_float(&self) -> bool {
        self.prim().is_some_and(Prim::is_float)
    }

    /// A primitive integer, references peeled.
    pub fn is_integer(&self) -> bool {
        self.prim().is_some_and(Prim::is_integer)
    }

    /// `*const T` or `*mut T`, references peeled.
    pub fn is_pointer(&self) -> bool {
        matches!(self.peel(), Self::Ptr(_))
    }

    /// Nothing is known about it, references peeled.
    pub fn is_unknown(&self) -> bool {
        matches!(self.peel(), Self::Unknown | Self::Var(_) | Self::Proj(_))
    }
}
