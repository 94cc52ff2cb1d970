//! Gives back the room that a parser's lists of items have for more: trees stay in memory until their file is walked, and one item of
//! an impl takes 848 bytes. Before anybody asks for the address of a node.

pub(super) fn items(items: &mut Vec<syn::Item>) {
    items.shrink_to_fit();
    for item in items {
        match item {
            syn::Item::Mod(syn::ItemMod { content: Some((_, inner)), .. }) => self::items(inner),
            syn::Item::Impl(node) => node.items.shrink_to_fit(),
            syn::Item::Trait(node) => node.items.shrink_to_fit(),
            _ => {}
        }
    }
}
