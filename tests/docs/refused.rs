//! What the derive refuses, as pages show it: ```` ```text refused:NAME ```` is the first error of that
//! case's golden file. Rustdoc reads the page too, and takes no `=` there.

use super::page::blocks;
use crate::support::read;

/// The page with the errors of today in its blocks, and what was wrong.
pub(super) fn page(name: &str, text: &str) -> (String, Vec<String>) {
    let (mut blessed, mut wrong) = (text.to_owned(), Vec::new());
    for block in blocks(text) {
        let case = block.attributes.iter().find_map(|word| word.strip_prefix("refused:"));
        let Some(case) = case else { continue };
        let now = first_error(&read(format!("simmath/tests/ui_derive/{case}.stderr")));
        let shown = block.body.join("\n");
        if now != shown {
            blessed = blessed.replace(&shown, &now);
            wrong.push(format!("{name}:{}: the error is now\n{now}\n(`cargo bless` writes it)", block.line));
        }
    }
    (blessed, wrong)
}

fn first_error(stderr: &str) -> String {
    stderr.split("\n\nerror").next().unwrap_or_default().trim_end().to_owned()
}
