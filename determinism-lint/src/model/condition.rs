//! `#[cfg(…)]` as far as features decide it. Knows nothing of targets: what depends on them may hold.

use super::decl::Name;
use std::collections::BTreeSet;
use syn::Token;
use syn::punctuated::Punctuated;

/// A condition.
#[derive(Debug, Clone, PartialEq)]
pub enum Condition {
    /// `feature = "name"`
    Feature(Name),
    /// `test`
    Test,
    /// `not(…)`
    Not(Box<Self>),
    /// `all(…)`
    All(Vec<Self>),
    /// `any(…)`
    Any(Vec<Self>),
    /// Anything else.
    Unknown,
}

impl Condition {
    /// All `cfg` of an item; `None` where there is none.
    pub fn of(attrs: &[syn::Attribute]) -> Option<Box<Self>> {
        let of_attr = |attr: &syn::Attribute| match &attr.meta {
            syn::Meta::List(list) if list.path.is_ident("cfg") => {
                Some(list.parse_args::<syn::Meta>().map_or(Self::Unknown, |meta| Self::of_meta(&meta)))
            }
            _ => None,
        };
        let mut conditions: Vec<Self> = attrs.iter().filter_map(of_attr).collect();
        match conditions.len() {
            0 => None,
            1 => conditions.pop().map(Box::new),
            _ => Some(Box::new(Self::All(conditions))),
        }
    }

    fn of_meta(meta: &syn::Meta) -> Self {
        match meta {
            syn::Meta::NameValue(syn::MetaNameValue {
                path,
                value: syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(name), .. }),
                ..
            }) if path.is_ident("feature") => Self::Feature(name.value().into()),
            syn::Meta::Path(path) if path.is_ident("test") => Self::Test,
            syn::Meta::List(list) => {
                let Ok(inner) = list.parse_args_with(Punctuated::<syn::Meta, Token![,]>::parse_terminated)
                else {
                    return Self::Unknown;
                };
                let mut inner: Vec<Self> = inner.iter().map(Self::of_meta).collect();
                if list.path.is_ident("all") {
                    Self::All(inner)
                } else if list.path.is_ident("any") {
                    Self::Any(inner)
                } else if list.path.is_ident("not") && inner.len() == 1 {
                    inner.pop().map_or(Self::Unknown, |inner| Self::Not(Box::new(inner)))
                } else {
                    Self::Unknown
                }
            }
            _ => Self::Unknown,
        }
    }

    /// Whether it can only hold in tests.
    pub fn requires_test(&self) -> bool {
        match self {
            Self::Test => true,
            Self::All(list) => list.iter().any(Self::requires_test),
            _ => false,
        }
    }

    /// Whether it holds with these features; `None` where that is not all it depends on.
    pub fn holds(&self, features: &BTreeSet<String>) -> Option<bool> {
        match self {
            Self::Feature(name) => Some(features.contains(&**name)),
            Self::Not(inner) => inner.holds(features).map(|holds| !holds),
            Self::All(list) => decided(list, features, false),
            Self::Any(list) => decided(list, features, true),
            Self::Test | Self::Unknown => None,
        }
    }
}

/// `all` is decided by one that does not hold, `any` by one that does.
fn decided(list: &[Condition], features: &BTreeSet<String>, by: bool) -> Option<bool> {
    let mut result = Some(!by);
    for condition in list {
        match condition.holds(features) {
            Some(holds) if holds == by => return Some(by),
            Some(_) => {}
            None => result = None,
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(condition: &str) -> Option<bool> {
        let item: syn::ItemStruct = syn::parse_str(&format!("{condition} struct S;")).unwrap();
        Condition::of(&item.attrs).unwrap().holds(&BTreeSet::from(["a".to_owned(), "b".to_owned()]))
    }

    #[test]
    fn features_decide_what_depends_on_nothing_else() {
        assert_eq!(holds("#[cfg(feature = \"a\")]"), Some(true));
        assert_eq!(holds("#[cfg(not(feature = \"a\"))]"), Some(false));
        assert_eq!(holds("#[cfg(all(feature = \"a\", feature = \"c\"))]"), Some(false));
        assert_eq!(holds("#[cfg(any(feature = \"c\", feature = \"b\"))]"), Some(true));
        assert_eq!(holds("#[cfg(feature = \"a\")] #[cfg(feature = \"c\")]"), Some(false));
    }

    #[test]
    fn a_target_leaves_open_what_no_feature_decides() {
        assert_eq!(holds("#[cfg(unix)]"), None);
        assert_eq!(holds("#[cfg(all(unix, feature = \"a\"))]"), None);
        assert_eq!(holds("#[cfg(all(unix, feature = \"c\"))]"), Some(false));
        assert_eq!(holds("#[cfg(any(unix, feature = \"a\"))]"), Some(true));
        assert_eq!(holds("#[cfg(not(unix))]"), None);
    }

    #[test]
    fn only_what_must_hold_in_tests_requires_them() {
        let requires = |condition: &str| {
            let item: syn::ItemStruct = syn::parse_str(&format!("{condition} struct S;")).unwrap();
            Condition::of(&item.attrs).unwrap().requires_test()
        };
        assert!(requires("#[cfg(test)]"));
        assert!(requires("#[cfg(all(unix, all(test, feature = \"a\")))]"));
        assert!(requires("#[cfg(unix)] #[cfg(test)]"));
        assert!(!requires("#[cfg(any(test, unix))]"));
        assert!(!requires("#[cfg(not(test))]"));
    }

    #[test]
    fn without_cfg_there_is_no_condition() {
        let item: syn::ItemStruct = syn::parse_str("#[derive(Clone)] struct S;").unwrap();
        assert_eq!(Condition::of(&item.attrs), None);
    }
}
