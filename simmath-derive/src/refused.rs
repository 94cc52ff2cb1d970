//! Well-known types that state cannot hold, by the tokens of a field's type.
//!
//! Tokens only choose the words of the error. Whether there is one is decided by the trait: each kind is a trait of `simmath` that
//! all safe types have, so a safe type of one's own that is called `Handle` or `Instant` is never refused.

use syn::{GenericArgument, PathArguments, Type, TypePath};

/// The trait of `simmath::private::refused` whose message fits a field of this type, if a special one does.
pub(crate) fn kind(ty: &Type, exact_float: bool) -> Option<&'static str> {
    let inner = |ty: &Type| kind(ty, exact_float);
    match ty {
        Type::Ptr(_) => Some("SafePointer"),
        Type::Reference(_) => Some("SafeReference"),
        Type::FnPtr(_) => Some("SafeFunction"),
        Type::TraitObject(_) => Some("SafeObject"),
        Type::Array(array) => inner(&array.elem),
        Type::Slice(_) => Some("SafeUnsized"),
        Type::Group(group) => inner(&group.elem),
        Type::Paren(paren) => inner(&paren.elem),
        Type::Tuple(tuple) => tuple.elems.iter().find_map(inner),
        Type::Path(path) => of_path(path, exact_float),
        _ => None,
    }
}

fn of_path(path: &TypePath, exact_float: bool) -> Option<&'static str> {
    if path.qself.is_some() || is_own(path) {
        return None;
    }
    let last = path.path.segments.last()?;
    let arguments = arguments(&last.arguments);
    match last.ident.to_string().as_str() {
        "str" => Some("SafeUnsized"),
        "f32" | "f64" => (!exact_float).then_some("SafeFloat"),
        "HashMap" | "HashSet" | "FxHashMap" | "FxHashSet" | "AHashMap" | "AHashSet" => Some("SafeContainer"),
        "Instant" | "SystemTime" => Some("SafeClock"),
        "NonNull" => Some("SafePointer"),
        "Cell" | "RefCell" | "UnsafeCell" | "OnceCell" | "LazyCell" => Some("SafeCell"),
        "Mutex" | "RwLock" | "OnceLock" | "LazyLock" => Some("SafeLock"),
        "AtomicBool" | "AtomicPtr" | "AtomicU8" | "AtomicU16" | "AtomicU32" | "AtomicU64" | "AtomicUsize"
        | "AtomicI8" | "AtomicI16" | "AtomicI32" | "AtomicI64" | "AtomicIsize" => Some("SafeAtomic"),
        "Handle" if !arguments.is_empty() => Some("SafeHandle"),
        "SmallRng" | "StdRng" | "ThreadRng" | "OsRng" => Some("SafeGenerator"),
        "Rc" | "Arc" => {
            let kind = arguments.iter().find_map(|ty| kind(ty, exact_float));
            if matches!(kind, Some("SafeCell" | "SafeLock")) { Some("SafeShared") } else { kind }
        }
        "Vec" | "VecDeque" | "Option" | "Box" | "Result" | "BTreeMap" | "BTreeSet" | "Range" | "Wrapping"
        | "Saturating" => arguments.iter().find_map(|ty| kind(ty, exact_float)),
        _ => None,
    }
}

/// Whether the path says that the type belongs to this crate.
fn is_own(path: &TypePath) -> bool {
    let first = path.path.segments.first();
    path.path.leading_colon.is_none()
        && first.is_some_and(|first| ["crate", "self", "super"].iter().any(|word| first.ident == word))
}

fn arguments(arguments: &PathArguments) -> Vec<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else { return Vec::new() };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    types.collect()
}
