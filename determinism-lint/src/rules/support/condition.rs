//! Conditions of `cfg` in every place that takes one. Reads tokens, so that half-known syntax is no obstacle.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// Conditions beside `target_*` whose value is decided by the target or by the build profile.
const BUILD: &[&str] =
    &["unix", "windows", "debug_assertions", "overflow_checks", "ub_checks", "panic", "relocation_model"];

/// The first part of a condition that depends on the target or on the build profile.
///
/// `all(test, …)` has none: such code is compiled for tests only.
pub(crate) fn dependent(condition: &TokenStream) -> Option<Ident> {
    let mut tokens = condition.clone().into_iter().peekable();
    let mut found = None;
    while let Some(token) = tokens.next() {
        let TokenTree::Ident(name) = token else { continue };
        let Some(TokenTree::Group(inner)) = tokens.peek() else {
            found = found.or_else(|| decided_by_build(&name).then_some(name));
            continue;
        };
        if name == "all" && requires_test(inner) {
            continue;
        }
        found = found.or_else(|| dependent(&inner.stream()));
    }
    found
}

/// The same for an attribute: `cfg(…)`, `cfg_attr(…, …)` with what it applies, and `target_feature(…)`.
pub(crate) fn dependent_attribute(meta: &syn::Meta) -> Option<Ident> {
    let name = meta.path().get_ident()?.clone();
    if name == "target_feature" {
        return Some(name);
    }
    let syn::Meta::List(list) = meta else { return None };
    conditional(&name, &list.tokens)
}

/// The first such part in the arms of `cfg_if!`, `cfg_select!` or `cfg_match!`; the code of the arms is not looked at.
pub(crate) fn dependent_arms(arms: &TokenStream) -> Option<Ident> {
    let conditions = arms.clone().into_iter().filter(|token| !is_braces(token));
    conditions.clone().find_map(|token| in_brackets(&token)).or_else(|| dependent(&conditions.collect()))
}

fn conditional(name: &Ident, tokens: &TokenStream) -> Option<Ident> {
    if name == "cfg" {
        return dependent(tokens);
    }
    if name != "cfg_attr" {
        return None;
    }
    let mut parts = split(tokens).into_iter();
    let condition = parts.next()?;
    dependent(&condition).or_else(|| parts.find_map(|attribute| applied(&attribute)))
}

/// An attribute that `cfg_attr` applies.
fn applied(attribute: &TokenStream) -> Option<Ident> {
    let mut tokens = attribute.clone().into_iter();
    let Some(TokenTree::Ident(name)) = tokens.next() else { return None };
    if name == "target_feature" {
        return Some(name);
    }
    let Some(TokenTree::Group(arguments)) = tokens.next() else { return None };
    conditional(&name, &arguments.stream())
}

/// `[cfg(…)]` after the `#` of an arm.
fn in_brackets(token: &TokenTree) -> Option<Ident> {
    let TokenTree::Group(group) = token else { return None };
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    applied(&group.stream())
}

fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn decided_by_build(name: &Ident) -> bool {
    let name = name.to_string();
    name.starts_with("target_") || BUILD.contains(&name.as_str())
}

fn requires_test(all: &Group) -> bool {
    split(&all.stream()).iter().any(|part| part.to_string() == "test")
}

/// Parts between the commas of the outermost level.
fn split(tokens: &TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens.clone() {
        match &token {
            TokenTree::Punct(punct) if punct.as_char() == ',' => parts.push(TokenStream::new()),
            _ => parts.last_mut().expect("begins with one part").extend([token]),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_condition(text: &str) -> Option<String> {
        let tokens = text.parse().expect("tokens of a test");
        dependent(&tokens).map(|name| name.to_string())
    }

    fn in_attribute(text: &str) -> Option<String> {
        let attribute: syn::ItemMod =
            syn::parse_str(&format!("#[{text}] mod m {{}}")).expect("attribute of a test");
        dependent_attribute(&attribute.attrs[0].meta).map(|name| name.to_string())
    }

    fn in_arms(text: &str) -> Option<String> {
        let tokens = text.parse().expect("tokens of a test");
        dependent_arms(&tokens).map(|name| name.to_string())
    }

    #[test]
    fn conditions_that_depend_on_the_build_are_found_at_any_depth() {
        assert_eq!(in_condition("target_os = \"linux\"").as_deref(), Some("target_os"));
        assert_eq!(in_condition("not(all(feature = \"a\", windows))").as_deref(), Some("windows"));
        assert_eq!(in_condition("any(test, debug_assertions)").as_deref(), Some("debug_assertions"));
    }

    #[test]
    fn conditions_that_the_build_does_not_decide_are_silent() {
        assert_eq!(in_condition("test"), None);
        assert_eq!(in_condition("feature = \"target_os\""), None);
        assert_eq!(in_condition("all(test, target_os = \"linux\")"), None);
        assert_eq!(in_condition("any(loom, doc)"), None);
    }

    #[test]
    fn attributes_are_read_through_cfg_attr() {
        assert_eq!(in_attribute("cfg(unix)").as_deref(), Some("unix"));
        assert_eq!(
            in_attribute("cfg_attr(debug_assertions, derive(Debug))").as_deref(),
            Some("debug_assertions")
        );
        assert_eq!(
            in_attribute("cfg_attr(feature = \"a\", cfg(target_arch = \"x86\"))").as_deref(),
            Some("target_arch")
        );
        assert_eq!(in_attribute("target_feature(enable = \"avx\")").as_deref(), Some("target_feature"));
        assert_eq!(in_attribute("cfg_attr(feature = \"serde\", derive(Serialize))"), None);
        assert_eq!(in_attribute("doc = \"target_os\""), None);
    }

    #[test]
    fn arms_are_read_and_their_code_is_not() {
        let arms = "if #[cfg(target_os = \"linux\")] { a() } else { b() }";
        assert_eq!(in_arms(arms).as_deref(), Some("target_os"));
        assert_eq!(in_arms("unix => { a() } _ => { b() }").as_deref(), Some("unix"));
        assert_eq!(in_arms("if #[cfg(feature = \"a\")] { windows() } else { unix }"), None);
    }
}
