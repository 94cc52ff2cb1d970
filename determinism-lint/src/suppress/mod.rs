//! Suppressions: findings × comments → findings with what silences them, a ledger of all comments, and further findings
//! about the comments themselves. Knows neither rules' checks nor reports.

mod anchor;
mod apply;
mod context;
mod cover;
mod entry;
mod ledger;
mod lexer;
mod notices;
mod parser;
mod read;
#[cfg(test)]
mod testing;
mod toml;
mod trivia;

pub use apply::{Outcome, apply};
pub use context::Context;
pub use cover::Cover;
pub use ledger::{Suppression, SuppressionState};
pub use parser::{Allow, MARK, Mistake, Named, WHY};
pub use read::{AllowComment, Directives, Marker, read};
pub use toml::read_toml;
