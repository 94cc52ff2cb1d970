//! What a call in MIR is, by the text of what is called.

use super::Kind;
use super::place::{is_float, is_primitive, peel};

/// Functions of `f32` and `f64` that std documents as of unspecified precision.
const APPROXIMATE: &[&str] = &[
    "powi", "powf", "exp", "exp2", "exp_m1", "ln", "log", "log2", "log10", "ln_1p", "cbrt", "hypot", "sin",
    "cos", "tan", "asin", "acos", "atan", "atan2", "sin_cos", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "gamma", "ln_gamma", "erf", "erfc", "abs_sub", "to_degrees", "to_radians",
];
const OPERATORS: &[&str] = &[
    "Add", "Sub", "Mul", "Div", "Rem", "Neg", "AddAssign", "SubAssign", "MulAssign", "DivAssign", "RemAssign",
];

/// Finds out what is called: `<f32 as Mul<V>>::mul`, `core::f32::<impl f32>::max`, `helper::<f32>`.
pub(super) fn kind(callee: &str) -> Kind {
    if let Some(name) = inherent(callee) {
        return if APPROXIMATE.contains(&name) { Kind::Approximate } else { Kind::Method(name.to_owned()) };
    }
    if parses_float(callee) {
        return Kind::Conversion;
    }
    let Some((own, trait_, method)) = qualified(callee) else { return Kind::Call(callee.to_owned()) };
    let trait_name = trait_.split('<').next().unwrap_or_default();
    let trait_name = trait_name.rsplit("::").next().unwrap_or_default();
    match trait_name {
        name if OPERATORS.contains(&name) && is_float(own) => Kind::Arithmetic,
        name if OPERATORS.contains(&name) && !is_primitive(own) => Kind::Operator(peel(own).to_owned()),
        "PartialOrd" | "PartialEq" if is_float(own) => Kind::Compare,
        "Iterator" if reduces_to_float(method) => Kind::Reduction,
        "Sum" | "Product" if is_float(own) => Kind::Reduction,
        "From" | "TryFrom" if is_float(own) => Kind::Conversion,
        "Into" | "TryInto" if argument(trait_).is_some_and(is_float) => Kind::Conversion,
        _ => Kind::Call(callee.to_owned()),
    }
}

/// The name of what is called: `sqrt` of `<T as Float>::sqrt`, `center` of `na::center::<f32, 2>`.
pub(crate) fn name_of(callee: &str) -> &str {
    let callee = callee.split(" of ").next().unwrap_or_default();
    let mut depth = 0usize;
    let (mut before, mut start, mut end) = (' ', 0, callee.len());
    for (at, char) in callee.char_indices() {
        match char {
            '<' | '(' | '[' | '{' => {
                if depth == 0 && callee[..at].ends_with("::") && at > 2 {
                    end = at - 2;
                }
                depth += 1;
            }
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ':' if depth == 0 && before == ':' && !callee[at + 1..].starts_with(['<', '(']) => {
                (start, end) = (at + 1, callee.len());
            }
            _ => {}
        }
        before = char;
    }
    callee.get(start..end).unwrap_or_default()
}

/// Whether a call is one of a method that a bound gives a generic parameter, by a trait that floats implement: `<T as Float>::sqrt`.
pub(crate) fn of_float_bound(callee: &str, method: &str) -> bool {
    const TRAITS: [&str; 5] = ["Float", "FloatCore", "Real", "Trig", "Scalar"];
    let callee = callee.split(" of ").next().unwrap_or_default();
    let Some((own, trait_, name)) = qualified(callee) else { return false };
    let trait_ = trait_.split('<').next().unwrap_or_default();
    let trait_ = trait_.rsplit("::").next().unwrap_or_default();
    // What is said by a trait of a parameter is one as well: `<V as HasPosition>::Scalar`. So is a float that has the method by the trait.
    let is_parameter = own.len() == 1 && own.starts_with(char::is_uppercase) || own.starts_with('<');
    (is_parameter || is_float(own)) && TRAITS.contains(&trait_) && name.split("::").next() == Some(method)
}

/// `sum::<f32>`, `product::<Option<f64>>`
fn reduces_to_float(method: &str) -> bool {
    let Some((name, result)) = method.split_once("::<") else { return false };
    let result = result.strip_suffix('>').unwrap_or(result);
    let inner = ["Option<", "std::option::Option<", "Result<", "std::result::Result<"]
        .iter()
        .find_map(|front| result.strip_prefix(front));
    let value = inner.map_or(result, |inner| inner.split([',', '>']).next().unwrap_or_default());
    matches!(name, "sum" | "product") && is_float(value)
}

/// `core::str::<impl str>::parse::<f32>`
fn parses_float(callee: &str) -> bool {
    let parsed = callee.strip_suffix('>').and_then(|callee| callee.split_once("<impl str>::parse::<"));
    parsed.is_some_and(|(_, ty)| is_float(ty))
}

/// The first argument of a trait: `f32` of `Into<f32>`.
fn argument(trait_: &str) -> Option<&str> {
    trait_.split_once('<')?.1.strip_suffix('>')
}

/// The method of a primitive float that is called.
fn inherent(callee: &str) -> Option<&str> {
    let (front, name) = callee.rsplit_once(">::")?;
    let ty = front.rsplit_once("<impl ")?.1;
    is_float(ty).then_some(name)
}

/// `<Own as Trait>::method` in its three parts.
pub(super) fn qualified(callee: &str) -> Option<(&str, &str, &str)> {
    let rest = callee.strip_prefix('<')?;
    let mut depth = 0usize;
    let (mut before, mut middle) = (' ', None);
    for (at, char) in rest.char_indices() {
        match char {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            '>' if depth == 0 => {
                let (own, trait_) = rest[..at].split_at(middle?);
                return Some((own, trait_.strip_prefix(" as ")?, rest[at + 1..].strip_prefix("::")?));
            }
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ' ' if depth == 0 && rest[at..].starts_with(" as ") => middle = Some(at),
            _ => {}
        }
        before = char;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_of_a_parameter_that_floats_alone_stand_for_is_told_from_others() {
        assert!(of_float_bound("<T as num_traits::Float>::sqrt of T, T", "sqrt"));
        assert!(of_float_bound("<<V as Place>::Scalar as Float>::powf", "powf"));
        assert!(of_float_bound("<f32 as num_traits::Float>::powi of f32, i32, f32", "powi"));
        for (callee, method) in [
            ("<T as num_traits::Float>::sqrt", "sin"),
            ("<T as Ord>::min", "min"),
            ("<Vector as Float>::sqrt", "sqrt"),
            ("helper::<T>", "helper"),
        ] {
            assert!(!of_float_bound(callee, method), "{callee}");
        }
    }

    #[test]
    fn the_name_of_a_callee_stands_behind_its_types() {
        for (callee, name) in [
            ("<T as num_traits::Float>::sqrt of T, T", "sqrt"),
            ("na::center::<f32, 2> of OPoint<f32>", "center"),
            ("helper::<fn(u8) -> f32>", "helper"),
            ("f128::<impl private::F128>::to_bits", "to_bits"),
            ("helper", "helper"),
        ] {
            assert_eq!(name_of(callee), name, "{callee}");
        }
    }

    #[test]
    fn callees_are_told_apart() {
        for (callee, expected) in [
            ("<f32 as Mul<V>>::mul", Kind::Arithmetic),
            ("<&'a f64 as std::ops::Add<&f64>>::add", Kind::Arithmetic),
            ("<V as Add>::add", Kind::Operator("V".to_owned())),
            ("<Copied<std::slice::Iter<'_, f32>> as Iterator>::sum::<f32>", Kind::Reduction),
            ("<I as Iterator>::product::<Option<f64>>", Kind::Reduction),
            ("core::f32::<impl f32>::max", Kind::Method("max".to_owned())),
            ("f32::<impl f32>::sin", Kind::Approximate),
            ("<u8 as Into<f32>>::into", Kind::Conversion),
            ("core::str::<impl str>::parse::<f64>", Kind::Conversion),
            ("<&f32 as PartialOrd>::lt", Kind::Compare),
        ] {
            assert_eq!(kind(callee), expected, "{callee}");
        }
        for callee in [
            "<Map<I, fn(f32) -> f32> as Iterator>::sum::<i32>",
            "<i32 as Add<&i32>>::add",
            "helper::<f32>",
            "<u8 as Into<u32>>::into",
            "core::str::<impl str>::parse::<u32>",
        ] {
            assert_eq!(kind(callee), Kind::Call(callee.to_owned()));
        }
    }
}
