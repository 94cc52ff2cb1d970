//! Reads the declaration files of std. Knows their conventions (`#[each]`), nothing of inference.

use super::collect;
use super::decl::ItemDecl;
use super::ty::Prim;
use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};

/// The declaration files, in a fixed order.
const FILES: [(&str, &str); 11] = [
    ("prim", include_str!("std/prim.rs")),
    ("option_result", include_str!("std/option_result.rs")),
    ("iter", include_str!("std/iter.rs")),
    ("collections", include_str!("std/collections.rs")),
    ("string_fmt", include_str!("std/string_fmt.rs")),
    ("ops_cmp", include_str!("std/ops_cmp.rs")),
    ("mem_cell_rc", include_str!("std/mem_cell_rc.rs")),
    ("sync_thread", include_str!("std/sync_thread.rs")),
    ("time_env_io", include_str!("std/time_env_io.rs")),
    ("hash_num", include_str!("std/hash_num.rs")),
    ("prelude", include_str!("std/prelude.rs")),
];

/// All declarations of std, one list for each file.
pub fn load() -> Vec<Vec<ItemDecl>> {
    // determinism-lint: allow(threads, why = "element-wise", reason = "each file is read on its own, and the halves are joined in order")
    std::thread::scope(|scope| {
        let half = FILES.len() / 2;
        let first = scope.spawn(move || FILES[..half].iter().map(|(_, text)| file(text)).collect::<Vec<_>>());
        let mut rest: Vec<_> = FILES[half..].iter().map(|(_, text)| file(text)).collect();
        let mut all = first.join().unwrap_or_default();
        all.append(&mut rest);
        all
    })
}

fn file(text: &str) -> Vec<ItemDecl> {
    let mut tree = syn::parse_file(text).expect("the declaration files are valid Rust, a test parses them");
    expand(&mut tree.items);
    let mut items = collect::items(&tree.items, &[], None);
    forget_keys(&mut items);
    items
}

/// The trees are gone after collecting: their addresses mean nothing any more.
fn forget_keys(items: &mut [ItemDecl]) {
    use super::decl::{ItemKind, ModBody};
    for item in items {
        item.key = 0;
        match &mut item.kind {
            ItemKind::Mod(ModBody::Inline(items), true)
            | ItemKind::Trait { items, .. }
            | ItemKind::Impl { items, .. } => forget_keys(items),
            _ => {}
        }
    }
}

/// `#[each(a, b)] impl x { … }` → one impl for each.
fn expand(items: &mut Vec<syn::Item>) {
    let mut out = Vec::with_capacity(items.len());
    for mut item in items.drain(..) {
        match &mut item {
            syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) => {
                expand(items);
                out.push(item);
            }
            syn::Item::Impl(node) => match each(node) {
                Some(copies) => out.extend(copies),
                None => out.push(item),
            },
            _ => out.push(item),
        }
    }
    *items = out;
}

fn each(node: &syn::ItemImpl) -> Option<Vec<syn::Item>> {
    let attr = node.attrs.iter().find(|attr| attr.path().is_ident("each"))?;
    let list =
        attr.parse_args_with(syn::punctuated::Punctuated::<Ident, syn::Token![,]>::parse_terminated).ok()?;
    let mut bare = node.clone();
    bare.attrs.clear();
    let placeholder = self_ident(&bare.self_ty)?;
    let tokens = quote::ToTokens::to_token_stream(&bare);
    let copy = |name: &Ident| syn::parse2::<syn::Item>(replace(tokens.clone(), &placeholder, name)).ok();
    Some(list.iter().filter_map(copy).collect())
}

fn self_ident(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Reference(node) => self_ident(&node.elem),
        syn::Type::Path(node) => node.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

fn replace(tokens: TokenStream, placeholder: &str, name: &Ident) -> TokenStream {
    tokens.into_iter().flat_map(|token| replace_one(token, placeholder, name)).collect()
}

fn replace_one(token: TokenTree, placeholder: &str, name: &Ident) -> TokenStream {
    match token {
        TokenTree::Group(group) => {
            let inner = replace(group.stream(), placeholder, name);
            TokenTree::Group(Group::new(group.delimiter(), inner)).into()
        }
        TokenTree::Ident(ident) if ident == placeholder => TokenTree::Ident(name.clone()).into(),
        TokenTree::Ident(ident) => {
            counterpart(&ident, name).unwrap_or_else(|| TokenTree::Ident(ident).into())
        }
        token => token.into(),
    }
}

/// `bits`, `bytes`, `signed`, `unsigned` of a number.
fn counterpart(ident: &Ident, name: &Ident) -> Option<TokenStream> {
    let name = name.to_string();
    let prim = Prim::from_name(&name)?;
    let width: String = name.chars().filter(char::is_ascii_digit).collect();
    let width = if width.is_empty() { "size".to_owned() } else { width };
    let of = |prefix: &str| {
        TokenStream::from(TokenTree::Ident(Ident::new(&format!("{prefix}{width}"), ident.span())))
    };
    match ident.to_string().as_str() {
        "bits" if prim.is_float() => Some(of("u")),
        "unsigned" => Some(of("u")),
        "signed" => Some(of("i")),
        "bytes" => {
            let bytes = width.parse::<usize>().map_or(8, |bits| bits / 8);
            let bytes = Literal::usize_unsuffixed(bytes);
            Some(quote::quote!([u8; #bytes]))
        }
        _ => None,
    }
}
