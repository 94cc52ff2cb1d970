//! Types of places and operands, as far as the text of a body tells them. Knows types as text only.

use std::collections::BTreeMap;

/// Locals of one body with their types.
pub(super) type Locals = BTreeMap<String, String>;

/// Whether the type is a primitive float or a reference to one.
pub(super) fn is_float(ty: &str) -> bool {
    matches!(peel(ty), "f16" | "f32" | "f64" | "f128")
}

/// Whether the type is a primitive number or a reference to one.
pub(super) fn is_primitive(ty: &str) -> bool {
    let digits = |rest: &str| rest == "size" || rest.parse::<u8>().is_ok();
    let peeled = peel(ty);
    is_float(ty) || peeled == "bool" || peeled.strip_prefix(['i', 'u']).is_some_and(digits)
}

/// The type without references around it.
pub(super) fn peel(ty: &str) -> &str {
    let mut ty = ty.trim();
    while let Some(rest) = ty.strip_prefix('&') {
        ty = target(rest);
    }
    ty
}

/// What stands behind `&`, without lifetime and `mut`.
fn target(rest: &str) -> &str {
    let rest = match rest.strip_prefix('\'') {
        Some(named) => named.split_once(' ').map_or("", |(_, ty)| ty),
        None => rest,
    };
    rest.strip_prefix("mut ").unwrap_or(rest).trim()
}

/// Whether an operand is a float: `copy _1`, `move (_2.0: f32)`, `const 2f64`.
pub(super) fn operand_is_float(operand: &str, locals: &Locals) -> bool {
    let operand = operand.trim();
    if let Some(value) = operand.strip_prefix("const ") {
        let of_float =
            ["f16>::", "f32>::", "f64>::", "f128>::"].iter().any(|ty| value.contains(&format!("<impl {ty}")));
        let suffixed = ["f16", "f32", "f64", "f128"].iter().any(|ty| {
            value.strip_suffix(ty).is_some_and(|number| {
                number.ends_with(|last: char| last.is_ascii_digit() || "._nf".contains(last))
            })
        });
        return suffixed || of_float;
    }
    let place = operand.strip_prefix("copy ").or_else(|| operand.strip_prefix("move "));
    place.is_some_and(|place| place_is_float(place, locals))
}

/// Whether a place holds a float.
pub(super) fn place_is_float(place: &str, locals: &Locals) -> bool {
    type_of(place, locals).is_some_and(|ty| is_float(&ty))
}

/// The type of an operand that is no constant.
pub(super) fn operand_type(operand: &str, locals: &Locals) -> Option<String> {
    let operand = operand.trim();
    let place = operand.strip_prefix("copy ").or_else(|| operand.strip_prefix("move "))?;
    type_of(place, locals)
}

/// The type of a place: `_1`, `(_1.0: f32)`, `(*_1)`, `_1[_2]`.
fn type_of(place: &str, locals: &Locals) -> Option<String> {
    let place = place.trim();
    if let Some(inner) = place.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        if let Some(pointer) = inner.strip_prefix('*') {
            let ty = type_of(pointer, locals)?;
            let behind = ty.strip_prefix('&').map(target);
            return behind
                .or_else(|| ty.strip_prefix("*mut ").or_else(|| ty.strip_prefix("*const ")))
                .map(str::to_owned);
        }
        return inner.rsplit_once(": ").map(|(_, ty)| ty.to_owned());
    }
    if let Some(base) = place.strip_suffix(']').and_then(|rest| rest.rfind('[').map(|at| &rest[..at])) {
        let ty = type_of(base, locals)?;
        let inside = ty.strip_prefix('[')?.strip_suffix(']')?;
        return Some(inside.rsplit_once("; ").map_or(inside, |(item, _)| item).to_owned());
    }
    locals.get(place).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_places_are_read_through_fields_pointers_and_elements() {
        let locals: Locals = [("_1", "&mut f32"), ("_2", "[f64; 3]"), ("_3", "&'a [i32]"), ("_4", "V")]
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
            .into();
        for (place, float) in [
            ("(*_1)", true),
            ("_2[_9]", true),
            ("(*_3)[_9]", false),
            ("(_4.0: f32)", true),
            ("(_4.1: i32)", false),
        ] {
            assert_eq!(place_is_float(place, &locals), float, "{place}");
        }
    }

    #[test]
    fn constants_tell_their_type_by_suffix_or_owner() {
        let none = Locals::new();
        for (operand, float) in [
            ("const 2f32", true),
            ("const -1.5f64", true),
            ("const core::f32::<impl f32>::MAX", true),
            ("const 2_i32", false),
            ("const V::half", false),
        ] {
            assert_eq!(operand_is_float(operand, &none), float, "{operand}");
        }
    }
}
