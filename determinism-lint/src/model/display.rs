//! Types as a person would write them.

use super::index::Index;
use super::ty::{Bound, Ty};

/// The type in source form; unknown parts are `_`.
pub(super) fn display(index: &Index, ty: &Ty) -> String {
    let list = |items: &[Ty]| items.iter().map(|ty| display(index, ty)).collect::<Vec<_>>().join(", ");
    match ty {
        Ty::Unknown | Ty::Var(_) => "_".to_owned(),
        Ty::Never => "!".to_owned(),
        Ty::Number(number) => number.to_string(),
        Ty::Prim(prim) => prim.name().to_owned(),
        Ty::Adt(def, args) => {
            let name = &index.def(*def).name;
            match args {
                Some(args) if args.iter().any(|ty| !matches!(ty, Ty::Unknown)) => {
                    format!("{name}<{}>", list(args))
                }
                _ => name.to_string(),
            }
        }
        Ty::Foreign(path, _) => path.rsplit("::").next().unwrap_or(path).to_owned(),
        Ty::Ref(inner) => format!("&{}", display(index, inner)),
        Ty::Ptr(inner) => format!("*const {}", display(index, inner)),
        Ty::Slice(inner) => format!("[{}]", display(index, inner)),
        Ty::Array(inner) => format!("[{}; _]", display(index, inner)),
        Ty::Tuple(items) if items.len() == 1 => format!("({},)", display(index, &items[0])),
        Ty::Tuple(items) => format!("({})", list(items)),
        Ty::Fn(sig) => format!("fn({}) -> {}", list(&sig.params), display(index, &sig.ret)),
        Ty::Param(param) => match index.def(param.owner).generics.params.get(param.index as usize) {
            Some(param) => param.name.to_string(),
            None => "Self".to_owned(),
        },
        Ty::Bounded(bounds) => format!(
            "impl {}",
            bounds.iter().map(|bound| bound_name(index, bound)).collect::<Vec<_>>().join(" + ")
        ),
        Ty::Proj(proj) => format!("{}::{}", display(index, &proj.of), proj.name),
    }
}

fn bound_name(index: &Index, bound: &Bound) -> String {
    match (&bound.trait_, &bound.foreign) {
        (Some(id), _) => index.def(*id).name.to_string(),
        (None, Some(path)) => path.rsplit("::").next().unwrap_or(path).to_owned(),
        (None, None) => "_".to_owned(),
    }
}
