//! Syntax of types, paths, generics and signatures → owned declarations.

use super::decl::{BoundExpr, Fields, FnDecl, GenericParam, GenericsDecl, Name, PathExpr, Seg, TypeExpr};
use super::ty::Prim;

/// A list without room for more: declarations stay in memory to the end, and most lists hold one thing.
fn exact<T>(length: usize, of: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(length);
    list.extend(of);
    list
}

/// The name of an identifier, raw prefix removed.
pub fn name(ident: &syn::Ident) -> Name {
    let text = ident.to_string();
    match text.strip_prefix("r#") {
        Some(bare) => bare.into(),
        None => text.into_boxed_str(),
    }
}

/// The name of a field; a digit in a tuple.
pub fn member(node: &syn::Member) -> String {
    match node {
        syn::Member::Named(ident) => name(ident).into(),
        syn::Member::Unnamed(index) => index.index.to_string(),
    }
}

/// A type as written.
pub fn ty(node: &syn::Type) -> TypeExpr {
    match node {
        syn::Type::Path(node) => TypeExpr::Path(qpath(node.qself.as_ref(), &node.path)),
        syn::Type::Reference(node) => TypeExpr::Ref(Box::new(ty(&node.elem))),
        syn::Type::Ptr(node) => TypeExpr::Ptr(Box::new(ty(&node.elem))),
        syn::Type::Slice(node) => TypeExpr::Slice(Box::new(ty(&node.elem))),
        syn::Type::Array(node) => TypeExpr::Array(Box::new(ty(&node.elem))),
        syn::Type::Tuple(node) => TypeExpr::Tuple(exact(node.elems.len(), node.elems.iter().map(ty))),
        syn::Type::Paren(node) => ty(&node.elem),
        syn::Type::Group(node) => ty(&node.elem),
        syn::Type::FnPtr(node) => {
            let inputs = exact(node.inputs.len(), node.inputs.iter().map(|arg| ty(&arg.ty)));
            TypeExpr::Fn(inputs, Box::new(ret(&node.output)))
        }
        syn::Type::ImplTrait(node) => TypeExpr::Bounds(bounds(&node.bounds)),
        syn::Type::TraitObject(node) => TypeExpr::Bounds(bounds(&node.bounds)),
        syn::Type::Never(_) => TypeExpr::Never,
        syn::Type::Infer(_) => TypeExpr::Infer,
        _ => TypeExpr::Opaque,
    }
}

/// A result type as written.
pub fn ret(node: &syn::ReturnType) -> TypeExpr {
    match node {
        syn::ReturnType::Default => TypeExpr::UNIT,
        syn::ReturnType::Type(_, node) => ty(node),
    }
}

/// A path without `<T>::` in front.
pub fn path(node: &syn::Path) -> PathExpr {
    qpath(None, node)
}

/// A path as written.
pub fn qpath(qself: Option<&syn::QSelf>, node: &syn::Path) -> PathExpr {
    PathExpr {
        qself: qself.map(|qself| Box::new(ty(&qself.ty))),
        trait_len: qself.map_or(0, |qself| qself.position),
        global: node.leading_colon.is_some(),
        segs: exact(node.segments.len(), node.segments.iter().map(segment)),
    }
}

fn segment(node: &syn::PathSegment) -> Seg {
    let mut seg = Seg { name: name(&node.ident), ..Seg::default() };
    match &node.arguments {
        syn::PathArguments::None => {}
        syn::PathArguments::AngleBracketed(list) => arguments(list, &mut seg),
        syn::PathArguments::Parenthesized(list) => {
            let inputs = exact(list.inputs.len(), list.inputs.iter().map(|arg| ty(&arg.ty)));
            seg.paren = Some((inputs, Box::new(ret(&list.output))));
        }
    }
    seg
}

/// Arguments in angle brackets.
pub fn arguments(list: &syn::AngleBracketedGenericArguments, seg: &mut Seg) {
    let given = |arg: &&syn::GenericArgument| {
        matches!(arg, syn::GenericArgument::Type(_) | syn::GenericArgument::Const(_))
    };
    seg.args.reserve_exact(list.args.iter().filter(given).count());
    for arg in &list.args {
        match arg {
            syn::GenericArgument::Type(node) => seg.args.push(ty(node)),
            syn::GenericArgument::Const(node) => seg.args.push(constant(node)),
            syn::GenericArgument::AssocType(node) => seg.assoc.push((name(&node.ident), ty(&node.ty))),
            _ => {}
        }
    }
}

/// The number that a constant argument is; nothing is known of what has to be computed.
fn constant(node: &syn::Expr) -> TypeExpr {
    let number = match node {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => number.base10_parse().ok(),
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Bool(value), .. }) => Some(u64::from(value.value)),
        _ => None,
    };
    number.map_or(TypeExpr::Infer, TypeExpr::Number)
}

/// Bounds after a colon; lifetimes left out.
pub fn bounds<'a>(list: impl IntoIterator<Item = &'a syn::TypeParamBound>) -> Vec<BoundExpr> {
    let of_trait = |bound: &syn::TypeParamBound| match bound {
        syn::TypeParamBound::Trait(node) => Some(BoundExpr { path: path(&node.path) }),
        _ => None,
    };
    let mut list: Vec<BoundExpr> = list.into_iter().filter_map(of_trait).collect();
    list.shrink_to_fit();
    list
}

/// Generic parameters with inline bounds and where clause.
pub fn generics(node: &syn::Generics) -> GenericsDecl {
    let mut decl = GenericsDecl { params: Vec::with_capacity(node.params.len()), bounds: Vec::new() };
    for param in &node.params {
        match param {
            syn::GenericParam::Type(param) => {
                let own = name(&param.ident);
                let list = bounds(&param.bounds);
                if !list.is_empty() {
                    decl.bounds.push((TypeExpr::Path(PathExpr::plain([&*own])), list));
                }
                let default = param.default.as_ref().map(|(_, default)| ty(default));
                decl.params.push(GenericParam { name: own, default, constant: None });
            }
            syn::GenericParam::Const(param) => {
                let default = param.default.as_ref().map(|(_, default)| constant(default));
                let of = match &param.ty {
                    syn::Type::Path(node) => {
                        node.path.get_ident().and_then(|own| Prim::from_name(&name(own)))
                    }
                    _ => None,
                };
                decl.params.push(GenericParam { name: name(&param.ident), default, constant: of });
            }
            _ => {}
        }
    }
    for predicate in node.where_clause.iter().flat_map(|clause| &clause.predicates) {
        if let syn::WherePredicate::Type(predicate) = predicate {
            decl.bounds.push((ty(&predicate.bounded_ty), bounds(&predicate.bounds)));
        }
    }
    decl.bounds.shrink_to_fit();
    decl
}

/// A signature.
pub fn signature(node: &syn::Signature) -> FnDecl {
    let mut decl = FnDecl {
        receiver: None,
        params: Vec::with_capacity(node.inputs.len()),
        ret: ret(&node.output),
        is_async: node.asyncness.is_some(),
        symbol: None,
    };
    for input in &node.inputs {
        match input {
            syn::FnArg::Receiver(receiver) => decl.receiver = Some(receiver_type(receiver)),
            syn::FnArg::Typed(param) => decl.params.push(ty(&param.ty)),
        }
    }
    decl
}

fn receiver_type(node: &syn::Receiver) -> TypeExpr {
    let own = || TypeExpr::Path(PathExpr::plain(["Self"]));
    match &node.kind {
        syn::ReceiverKind::Reference(..) => TypeExpr::Ref(Box::new(own())),
        syn::ReceiverKind::Typed(_, node) => ty(node),
        _ => own(),
    }
}

/// The fields of a struct or variant, and whether they are a tuple (or there are none).
pub fn fields(node: &syn::Fields) -> (Fields, bool) {
    let list = node.iter().enumerate().map(|(at, field)| {
        let own = field.ident.as_ref().map_or_else(|| at.to_string().into_boxed_str(), name);
        (own, ty(&field.ty))
    });
    (exact(node.len(), list), !matches!(node, syn::Fields::Named(_)))
}
