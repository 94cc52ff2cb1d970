//! The patterns of the config: module paths, path globs, types. Knows how they are written and what they match.

use globset::{GlobBuilder, GlobMatcher};

/// A module or an item and everything below it; `*` is exactly one segment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ModulePattern {
    text: String,
    wild: bool,
}

impl ModulePattern {
    /// Reads `game::sim`, `game::*::step`, `bin:game::view`.
    ///
    /// # Errors
    /// What is wrong and how to mend it.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        for (at, segment) in text.split("::").enumerate() {
            check_segment(text, at, segment)?;
        }
        let text = text.replace("r#", "");
        let wild = text.split("::").any(|segment| segment == "*");
        Ok(Self { text, wild })
    }

    /// Whether `path` is the module or item or stands below it. Raw identifiers are written without `r#`.
    pub fn matches(&self, path: &str) -> bool {
        if !self.wild {
            let rest = path.strip_prefix(self.text.as_str());
            return rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
        }
        let mut segments = path.split("::");
        self.text
            .split("::")
            .all(|wanted| segments.next().is_some_and(|segment| wanted == "*" || wanted == segment))
    }
}

/// Why a pattern cannot be read, and the cure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: String,
}

impl Flaw {
    fn new(message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { message: message.into(), help: help.into() }
    }
}

fn check_segment(text: &str, at: usize, segment: &str) -> Result<(), Flaw> {
    let name = if at == 0 { segment.strip_prefix("bin:").unwrap_or(segment) } else { segment };
    if name == "*" || is_identifier(name) {
        return Ok(());
    }
    let fault = |help: String| Flaw::new(format!("`{text}` is not a module pattern"), help);
    if matches!(name, "crate" | "self" | "super") {
        return Err(fault(
            "a module path begins with the name of its package, `my-game` written as `my_game`".to_owned(),
        ));
    }
    if name == "**" {
        return Err(fault(
            "a module pattern already covers everything below it; `*` is exactly one segment".to_owned(),
        ));
    }
    if text.contains('/') || has_rust_extension(text) {
        return Err(fault("a path of files belongs in `paths`".to_owned()));
    }
    if name.contains('-') {
        return Err(fault(format!("write `{}`: in paths, `-` becomes `_`", text.replace('-', "_"))));
    }
    if name.is_empty() || name.contains('.') {
        return Err(fault("segments are names, joined by `::`, as in `my_game::sim`".to_owned()));
    }
    Err(fault("a segment is a name, or `*` for exactly one of any name".to_owned()))
}

/// Whether a word is a Rust identifier, raw ones included.
pub(crate) fn is_identifier(word: &str) -> bool {
    let word = word.strip_prefix("r#").unwrap_or(word);
    let mut chars = word.chars();
    let Some(first) = chars.next() else { return false };
    if matches!(word, "crate" | "self" | "super" | "_") {
        return false;
    }
    (first == '_' || first.is_alphabetic()) && chars.all(|char| char == '_' || char.is_alphanumeric())
}

/// Whether all segments are identifiers: `add_systems`, `game::sim::Model`.
pub(crate) fn is_path(word: &str) -> bool {
    word.split("::").all(is_identifier)
}

fn has_rust_extension(text: &str) -> bool {
    std::path::Path::new(text).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("rs"))
}

/// A glob over files, relative to the workspace root; `*` stays inside a folder, `**` does not.
#[derive(Debug, Clone)]
pub struct PathPattern(GlobMatcher);

impl PathPattern {
    /// Reads `crates/sim/src/**`.
    ///
    /// # Errors
    /// What is wrong and how to mend it.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let relative = text.strip_prefix("./").unwrap_or(text);
        if relative.starts_with('/') || relative.get(1..2) == Some(":") {
            return Err(Flaw::new(
                format!("`{text}` is an absolute path"),
                "globs start at the workspace root",
            ));
        }
        if relative.split('/').any(|part| part == "..") {
            let help = "globs start at the workspace root and stay inside it";
            return Err(Flaw::new(format!("`{text}` leaves the workspace"), help));
        }
        if relative.contains('\\') {
            let help = format!("write `{}`", text.replace('\\', "/"));
            return Err(Flaw::new("`\\` does not separate folders here".to_owned(), help));
        }
        let glob = GlobBuilder::new(relative).literal_separator(true).build();
        let glob = glob.map_err(|error| {
            Flaw::new(
                format!("`{text}` is not a glob: {}", error.kind()),
                "as in `crates/sim/src/**` or `src/*.rs`",
            )
        })?;
        Ok(Self(glob.compile_matcher()))
    }

    /// As a glob, for a set of several.
    pub fn glob(&self) -> &globset::Glob {
        self.0.glob()
    }

    /// Whether a file, relative to the workspace root and written with `/`, is one of them.
    pub fn matches(&self, file: &str) -> bool {
        self.0.is_match(file)
    }
}

/// A pattern that may be either: a path glob where it holds a `/` or ends in `.rs`, else a module pattern.
pub(crate) fn is_path_glob(text: &str) -> bool {
    text.contains('/') || has_rust_extension(text)
}

/// A type or container of the `[types]` lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypePattern {
    path: String,
    below: bool,
    args: Option<String>,
}

impl TypePattern {
    /// Reads `fixed::types::*`, `my_map::FastMap`, `bevy_time::Time<Fixed>`.
    ///
    /// # Errors
    /// What is wrong and how to mend it.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let fault = |help: &str| Flaw::new(format!("`{text}` is not a type pattern"), help);
        let (path, args) = match text.split_once('<') {
            None => (text, None),
            Some((path, rest)) => {
                let Some(args) = rest.trim_end().strip_suffix('>') else {
                    return Err(fault("generic arguments end in `>`"));
                };
                (path.trim_end(), Some(without_spaces(args)))
            }
        };
        let below = path.ends_with("::*");
        let path = path.strip_suffix("::*").unwrap_or(path);
        if !path.split("::").all(|segment| segment == "*" || is_identifier(segment)) {
            return Err(fault(
                "a path as in `my_map::FastMap`, `fixed::types::*` or `bevy_time::Time<Fixed>`",
            ));
        }
        if below && args.is_some() {
            return Err(fault("`::*` covers every type below, so it takes no generic arguments"));
        }
        Ok(Self { path: path.to_owned(), below, args })
    }

    /// Whether a type is meant: its canonical path, and its generic arguments as written without the brackets.
    /// Without arguments in the pattern any are meant; else they are compared as text, spaces aside.
    pub fn matches(&self, path: &str, args: &str) -> bool {
        if self.args.as_ref().is_some_and(|wanted| *wanted != without_spaces(args)) {
            return false;
        }
        let mut segments = path.split("::");
        let mut wanted = self.path.split("::");
        if !wanted.all(|wanted| segments.next().is_some_and(|segment| wanted == "*" || wanted == segment)) {
            return false;
        }
        segments.next().is_some() == self.below
    }
}

fn without_spaces(text: &str) -> String {
    text.chars().filter(|char| !char.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(text: &str) -> ModulePattern {
        ModulePattern::parse(text).unwrap_or_else(|flaw| panic!("{flaw:?}"))
    }

    fn glob(text: &str) -> PathPattern {
        PathPattern::parse(text).unwrap_or_else(|flaw| panic!("{flaw:?}"))
    }

    fn type_(text: &str) -> TypePattern {
        TypePattern::parse(text).unwrap_or_else(|flaw| panic!("{flaw:?}"))
    }

    #[test]
    fn a_module_pattern_covers_the_module_and_all_below_but_no_neighbour() {
        let sim = module("game::sim");
        assert!(sim.matches("game::sim"));
        assert!(sim.matches("game::sim::units::step"));
        assert!(!sim.matches("game::simulation::step"));
        assert!(!sim.matches("game"));
        assert!(!sim.matches("other::game::sim"));
    }

    #[test]
    fn a_star_is_exactly_one_segment() {
        let step = module("game::*::step");
        assert!(step.matches("game::units::step"));
        assert!(step.matches("game::units::step::inner"));
        assert!(!step.matches("game::step"));
        assert!(!step.matches("game::units::deep::step"));
    }

    #[test]
    fn a_binary_is_not_the_library_of_its_name() {
        assert!(module("bin:game::view").matches("bin:game::view::draw"));
        assert!(!module("game::view").matches("bin:game::view::draw"));
    }

    #[test]
    fn a_raw_identifier_is_its_name() {
        assert!(module("game::r#type").matches("game::type::step"));
    }

    #[test]
    fn module_patterns_that_cannot_mean_anything_are_flaws() {
        for text in [
            "", "game::", "::game", "crate::sim", "game::**", "my-game::sim", "src/sim.rs", "game.sim",
            "a b", "game::si*",
        ] {
            assert!(ModulePattern::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_flaw_names_the_cure() {
        let flaw = ModulePattern::parse("my-game::sim").unwrap_err();
        assert_eq!(flaw.help, "write `my_game::sim`: in paths, `-` becomes `_`");
    }

    #[test]
    fn a_star_in_a_glob_stays_in_its_folder() {
        assert!(glob("src/*.rs").matches("src/main.rs"));
        assert!(!glob("src/*.rs").matches("src/sim/mod.rs"));
        assert!(glob("crates/sim/**").matches("crates/sim/src/a/b.rs"));
        assert!(glob("./src/**").matches("src/lib.rs"));
        assert!(!glob("crates/sim/**").matches("crates/simple/src/lib.rs"));
    }

    #[test]
    fn globs_that_cannot_match_are_flaws() {
        for text in ["/abs/**", "../x/**", "src\\sim\\**", "src/[a", "src/{a,b"] {
            assert!(PathPattern::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_slash_or_the_extension_makes_a_glob() {
        assert!(is_path_glob("crates/render/**"));
        assert!(is_path_glob("build.rs"));
        assert!(!is_path_glob("game::view"));
    }

    #[test]
    fn a_type_pattern_is_the_type_itself_or_all_below() {
        assert!(type_("my_map::FastMap").matches("my_map::FastMap", "u32,u32"));
        assert!(!type_("my_map::FastMap").matches("my_map::FastMap::Iter", ""));
        assert!(type_("fixed::types::*").matches("fixed::types::extra::U16", ""));
        assert!(!type_("fixed::types::*").matches("fixed::types", ""));
    }

    #[test]
    fn generic_arguments_are_compared_without_spaces() {
        let clock = type_("bevy_time::Time<Fixed, u32>");
        assert!(clock.matches("bevy_time::Time", "Fixed,u32"));
        assert!(!clock.matches("bevy_time::Time", "Virtual"));
        assert!(!clock.matches("bevy_time::Time", ""));
        assert!(type_("bevy_time::Time").matches("bevy_time::Time", "Fixed"));
    }

    #[test]
    fn broken_type_patterns_are_flaws() {
        for text in ["", "a::<T>", "Time<Fixed", "my map::X", "a::*<T>"] {
            assert!(TypePattern::parse(text).is_err(), "{text}");
        }
    }
}
