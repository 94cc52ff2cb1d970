//! Where items and fields stand in texts that were read: asked for a handful of places, so the files are parsed again.

use crate::line_facts::{LineFacts, Whereabouts};
use crate::parse::{self, Parsed};
use crate::source::{FileId, SourceFile};
use std::collections::BTreeMap;
use syn::visit::{self, Visit};

/// Replaces items by the lines that they stand on. `modules` are the paths of the files' modules. Needs the stack of a worker.
pub(super) fn locate(facts: &mut LineFacts, sources: &[SourceFile], modules: &[String]) {
    let mut parsed: BTreeMap<FileId, Option<Parsed>> = BTreeMap::new();
    let operands = facts.operations.iter_mut().flat_map(|operation| &mut operation.operands);
    let places = operands.flat_map(|operand| &mut operand.from).filter_map(|origin| origin.place.as_mut());
    for place in places {
        let Whereabouts::Item { file, path, member } = place else { continue };
        let (Some(source), Some(module)) = (sources.get(file.0 as usize), modules.get(file.0 as usize))
        else {
            continue;
        };
        let tree = parsed
            .entry(*file)
            .or_insert_with(|| parse::parse(source.path.clone(), source.text.as_bytes()).ok());
        let Some(tree) = tree else { continue };
        let mut search = Search {
            parsed: tree,
            wanted: path,
            member: member.as_deref(),
            around: module.clone(),
            found: None,
        };
        search.visit_file(&tree.tree);
        if let Some(line) = search.found {
            *place = Whereabouts::Line(*file, line);
        }
    }
}

struct Search<'p> {
    parsed: &'p Parsed,
    wanted: &'p str,
    member: Option<&'p str>,
    around: String,
    found: Option<u32>,
}

impl Search<'_> {
    fn offer(&mut self, ident: &syn::Ident) -> bool {
        let is = self.is(&ident.to_string());
        if is && self.member.is_none() {
            self.take(ident.span());
        }
        is
    }

    fn is(&self, name: &str) -> bool {
        let rest = self.wanted.strip_prefix(self.around.as_str());
        rest.and_then(|rest| rest.strip_prefix("::")) == Some(name.trim_start_matches("r#"))
    }

    fn take(&mut self, span: proc_macro2::Span) {
        let place = parse::byte_span(span, &self.parsed.source, self.parsed.base);
        self.found.get_or_insert(self.parsed.source.line(place.start));
    }

    fn fields(&mut self, fields: &syn::Fields) {
        for (at, field) in fields.iter().enumerate() {
            let name = field.ident.as_ref().map_or_else(|| at.to_string(), ToString::to_string);
            if self.member == Some(name.trim_start_matches("r#")) {
                self.take(
                    field
                        .ident
                        .as_ref()
                        .map_or_else(|| syn::spanned::Spanned::span(&field.ty), syn::Ident::span),
                );
            }
        }
    }

    /// Runs inside a further segment.
    fn inside(&mut self, name: &str, run: impl FnOnce(&mut Self)) {
        let inner = format!("{}::{name}", self.around);
        let outer = std::mem::replace(&mut self.around, inner);
        run(self);
        self.around = outer;
    }
}

impl<'ast> Visit<'ast> for Search<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.inside(&item.ident.to_string(), |search| visit::visit_item_mod(search, item));
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        if self.offer(&item.ident) {
            self.fields(&item.fields);
        }
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        if self.offer(&item.ident) {
            self.fields(&syn::Fields::Named(item.fields.clone()));
        }
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.offer(&item.ident);
        self.inside(&item.ident.to_string(), |search| {
            for variant in &item.variants {
                if search.offer(&variant.ident) {
                    search.fields(&variant.fields);
                }
            }
        });
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.offer(&item.ident);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.offer(&item.ident);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.offer(&item.sig.ident);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.inside(&item.ident.to_string(), |search| visit::visit_item_trait(search, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.offer(&item.sig.ident);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let syn::Type::Path(ty) = &*item.self_ty else { return };
        let Some(last) = ty.path.segments.last() else { return };
        self.inside(&last.ident.to_string(), |search| visit::visit_item_impl(search, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.offer(&item.sig.ident);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.offer(&item.ident);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line_facts::{Operand, Operation, Origin};
    use crate::source::Span;

    fn line(path: &str, member: Option<&str>) -> Option<u32> {
        let text = "\
pub const G: u32 = 1;
pub mod inner {
    pub struct Unit {
        pub hp: u32,
    }
    pub struct Pair(
        u8,
        u16,
    );
    pub enum Order { Go { to: u8 } }
}
impl inner::Unit {
    fn hit(&self) {}
}
trait Step {
    fn step(&self);
}
";
        let source = SourceFile::new("src/lib.rs".to_owned(), text.to_owned());
        let place =
            Whereabouts::Item { file: FileId(0), path: path.to_owned(), member: member.map(str::to_owned) };
        let from = vec![Origin { text: String::new(), place: Some(place) }];
        let operation = Operation {
            span: Span::default(),
            what: String::new(),
            text: String::new(),
            operands: vec![Operand { text: String::new(), ty: None, from }],
            result: None,
            resolution: None,
            of_macro: false,
        };
        let mut facts = LineFacts { operations: vec![operation], ..LineFacts::default() };
        locate(&mut facts, &[source], &["game".to_owned()]);
        match facts.operations[0].operands[0].from[0].place {
            Some(Whereabouts::Line(_, line)) => Some(line),
            _ => None,
        }
    }

    #[test]
    fn items_fields_and_methods_are_found_by_path() {
        assert_eq!(line("game::G", None), Some(1));
        assert_eq!(line("game::inner::Unit", Some("hp")), Some(4));
        assert_eq!(line("game::inner::Pair", Some("1")), Some(8));
        assert_eq!(line("game::inner::Order::Go", Some("to")), Some(10));
        assert_eq!(line("game::Unit::hit", None), Some(13));
        assert_eq!(line("game::Step::step", None), Some(16));
        assert_eq!(line("game::inner::G", None), None);
    }
}
