//! One entry of `roots`: a call, or a method of a trait.

use super::reader::{Mistakes, Value};
use super::{Text, strings};
use crate::config::Root;
use crate::config::pattern::is_path;
use toml::Spanned;

/// Reads one entry.
pub(super) fn read(value: Value<'_, '_>, mistakes: &mut Mistakes) -> Option<Spanned<Root>> {
    if !mistakes.entry(value, "roots", "a table", value.get_ref().is_table()) {
        return None;
    }
    let table = mistakes.table(value, "roots", &["call", "schedule", "trait", "method"])?;
    let wrong = |mistakes: &mut Mistakes, message: &str| {
        let help = "as in `{ call = \"add_systems\", schedule = [\"FixedUpdate\"] }` or `{ trait = \"Model\", method = \"next_state\" }`";
        mistakes.at(value.span(), message.to_owned(), "this root", Some(help.to_owned()));
        None
    };
    let root = match (table.get("call"), table.get("trait")) {
        (Some(_), Some(_)) => return wrong(mistakes, "a root is either a call or a trait method"),
        (None, None) => return wrong(mistakes, "a root names a `call`, or a `trait` and its `method`"),
        (Some(call), None) => {
            if table.contains_key("method") {
                return wrong(mistakes, "`method` goes with `trait`");
            }
            let schedule = strings(table, "schedule", mistakes);
            let names = schedule.iter().filter_map(|name| path(name, "schedule", mistakes)).collect();
            Root::Call { call: path(&mistakes.string(call, "call")?, "call", mistakes)?, schedule: names }
        }
        (None, Some(trait_)) => {
            if table.contains_key("schedule") {
                return wrong(mistakes, "`schedule` goes with `call`");
            }
            let Some(method) = table.get("method") else {
                return wrong(mistakes, "a `trait` root needs its `method`");
            };
            let trait_ = mistakes.string(trait_, "trait");
            let method = mistakes.string(method, "method");
            Root::Method {
                trait_: path(&trait_?, "trait", mistakes)?,
                method: path(&method?, "method", mistakes)?,
            }
        }
    };
    Some(Spanned::new(value.span(), root))
}

/// A name or a path of names; anything else could never match.
fn path(text: &Text, key: &str, mistakes: &mut Mistakes) -> Option<String> {
    if is_path(text.get_ref()) {
        return Some(text.get_ref().clone());
    }
    let bare = text.get_ref().split(['(', '<', '!']).next().unwrap_or_default();
    let help = is_path(bare).then(|| format!("write `{bare}`"));
    mistakes.at(
        text.span(),
        format!("`{}` is not the name of a {key}", text.get_ref()),
        "names joined by `::`",
        help,
    );
    None
}
