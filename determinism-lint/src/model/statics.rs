//! What `thread_local!` and `lazy_static!` declare. Knows their syntax and nothing else.

use super::decl::{PathExpr, Seg, TypeExpr};
use super::lower;
use syn::parse::{Parse, ParseStream};

/// A static that a macro declares.
#[derive(Clone)]
pub struct MacroStatic {
    /// Its name.
    pub ident: syn::Ident,
    /// The written type.
    pub ty: syn::Type,
    /// `static ref`: the name stands for the value itself.
    pub by_ref: bool,
    /// What it begins with; `None` where that is no expression.
    pub value: Option<syn::Expr>,
}

impl MacroStatic {
    /// The type that the name has, and whether it may change as a whole.
    pub fn declared(&self) -> (TypeExpr, bool) {
        let ty = lower::ty(&self.ty);
        if self.by_ref {
            return (ty, true);
        }
        let mut path = PathExpr::plain(["std", "thread", "LocalKey"]);
        path.global = true;
        if let Some(last) = path.segs.last_mut() {
            *last = Seg { name: "LocalKey".into(), args: vec![ty], ..Seg::default() };
        }
        (TypeExpr::Path(path), false)
    }
}

/// The statics of a `thread_local!` or `lazy_static!`; none for other macros and for what cannot be read.
pub fn of_macro(mac: &syn::Macro) -> Vec<MacroStatic> {
    let declares = mac
        .path
        .segments
        .last()
        .is_some_and(|last| last.ident == "thread_local" || last.ident == "lazy_static");
    if !declares {
        return Vec::new();
    }
    syn::parse2::<List>(mac.tokens.clone()).map_or_else(|_| Vec::new(), |list| list.0)
}

struct List(Vec<MacroStatic>);

impl Parse for List {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut list = Vec::new();
        while !input.is_empty() {
            input.call(syn::Attribute::parse_outer)?;
            input.parse::<syn::Visibility>()?;
            input.parse::<syn::Token![static]>()?;
            let by_ref = input.parse::<Option<syn::Token![ref]>>()?.is_some();
            let ident = input.parse()?;
            input.parse::<syn::Token![:]>()?;
            let ty = input.parse()?;
            let begins = input.parse::<Option<syn::Token![=]>>()?.is_some();
            let mut value = Vec::new();
            while !input.is_empty() && !input.peek(syn::Token![;]) {
                value.push(input.parse::<proc_macro2::TokenTree>()?);
            }
            input.parse::<Option<syn::Token![;]>>()?;
            let value = syn::parse2(value.into_iter().collect()).ok().filter(|_| begins);
            list.push(MacroStatic { ident, ty, by_ref, value });
        }
        Ok(Self(list))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let mac: syn::Macro = syn::parse_str(text).expect("the test's macro parses");
        of_macro(&mac)
            .iter()
            .map(|found| format!("{}{}", if found.by_ref { "ref " } else { "" }, found.ident))
            .collect()
    }

    #[test]
    fn thread_local_and_lazy_static_declare_statics() {
        let local = "thread_local! { /// Doc.\n pub(crate) static A: Cell<u32> = const { Cell::new(0) }; static B: u8 = { 1 } }";
        assert_eq!(names(local), ["A", "B"]);
        assert_eq!(
            names("lazy_static::lazy_static! { static ref TABLE: Vec<u8> = vec![1; 3]; }"),
            ["ref TABLE"]
        );
    }

    #[test]
    fn what_they_begin_with_is_an_expression() {
        let mac =
            syn::parse_str("lazy_static! { static ref A: Instant = Instant::now(); static ref B: u8; }")
                .expect("the test's macro parses");
        let values = of_macro(&mac).into_iter().map(|found| matches!(found.value, Some(syn::Expr::Call(_))));
        assert_eq!(values.collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn other_macros_and_broken_ones_declare_nothing() {
        assert!(names("vec![1, 2]").is_empty());
        assert!(names("thread_local!(static A)").is_empty());
        assert!(names("my_statics! { static A: u8 = 1; }").is_empty());
    }
}
