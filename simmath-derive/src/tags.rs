//! The number that the canonical form of an enum begins with: the variant's discriminant, which is its index where none is written.

use syn::punctuated::Punctuated;
use syn::{Expr, ExprLit, ExprUnary, Lit, Token, UnOp, Variant};

use crate::errors::Errors;

/// The tags of all variants; `None` where one is not known, or where two are equal, which rustc reports by itself.
pub(crate) fn tags(variants: &Punctuated<Variant, Token![,]>, errors: &mut Errors) -> Option<Vec<u32>> {
    let mut tags: Vec<Option<u32>> = Vec::new();
    for variant in variants {
        let tag = match (&variant.discriminant, tags.last()) {
            (Some((_, written)), _) => number(written, errors),
            (None, None) => Some(0),
            (None, Some(before)) => before.and_then(|before| {
                let next = before.checked_add(1);
                if next.is_none() {
                    errors.on(&variant.ident, OUT_OF_RANGE);
                }
                next
            }),
        };
        tags.push(tag);
    }
    let tags: Vec<u32> = tags.into_iter().collect::<Option<_>>()?;
    let mut sorted = tags.clone();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == tags.len()).then_some(tags)
}

const OUT_OF_RANGE: &str = "the discriminant is stored in 32 bits without a sign";

fn number(written: &Expr, errors: &mut Errors) -> Option<u32> {
    let value = match written {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse().ok(),
        Expr::Lit(ExprLit { lit: Lit::Byte(byte), .. }) => Some(byte.value().into()),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) if matches!(**expr, Expr::Lit(_)) => None,
        Expr::Group(group) => return number(&group.expr, errors),
        Expr::Paren(paren) => return number(&paren.expr, errors),
        _ => {
            errors.on(written, "the discriminant is part of the stored form: write it as a number");
            return None;
        }
    };
    if value.is_none() {
        errors.on(written, OUT_OF_RANGE);
    }
    value
}
