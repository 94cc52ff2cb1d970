//! Every key that the config may hold, read from the source that reads it.

use crate::support::{files, read, relative};
use std::collections::BTreeSet;
use syn::visit::Visit;

/// The keys as the documentation writes them: `arithmetic`, `sim.modules`; keys of inner tables stand alone: `schedule`.
pub(super) fn keys() -> BTreeSet<String> {
    let mut collector = Collector::default();
    for path in files("determinism-lint/src/config", "rs") {
        let name = relative(&path);
        if name.contains("/config/raw") {
            collector.visit_file(&syn::parse_file(&read(name)).expect("our own sources parse"));
        }
    }
    let Collector { tables, got } = collector;
    let known: BTreeSet<&str> = tables.iter().map(|key| key.rsplit('.').next().unwrap_or(key)).collect();
    let inner: Vec<String> = got.into_iter().filter(|key| !known.contains(key.as_str())).collect();
    tables.into_iter().chain(inner).collect()
}

/// The entries of the const `TABLES`, and the literals that `get("…")` and `contains_key("…")` ask for.
#[derive(Default)]
struct Collector {
    tables: BTreeSet<String>,
    got: BTreeSet<String>,
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        if item.ident != "TABLES" {
            return;
        }
        let mut entries = Entries(Vec::new());
        entries.visit_expr(&item.expr);
        for (table, keys) in entries.0 {
            let key = |key: String| if table.is_empty() { key } else { format!("{table}.{key}") };
            self.tables.extend(keys.into_iter().map(key));
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        syn::visit::visit_expr_method_call(self, call);
        let asks = call.method == "get" || call.method == "contains_key";
        if let (true, Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(key), .. }))) =
            (asks, call.args.first())
        {
            self.got.insert(key.value());
        }
    }
}

/// `("sim", &["modules", …])`
struct Entries(Vec<(String, Vec<String>)>);

impl<'ast> Visit<'ast> for Entries {
    fn visit_expr_tuple(&mut self, tuple: &'ast syn::ExprTuple) {
        let mut literals = Literals(Vec::new());
        literals.visit_expr_tuple(tuple);
        let mut literals = literals.0.into_iter();
        let table = literals.next().expect("an entry begins with the name of its table");
        self.0.push((table, literals.collect()));
    }
}

struct Literals(Vec<String>);

impl<'ast> Visit<'ast> for Literals {
    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.0.push(literal.value());
    }
}
