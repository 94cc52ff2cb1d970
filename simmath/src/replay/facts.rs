//! Where a run was recorded: what may explain a difference, and is never a reason to refuse.

// determinism-lint: allow-file(target-dependent-code, why = "presentation", reason = "facts are shown when a replay fails, and never compared")
// determinism-lint: allow-file(environment, why = "presentation", reason = "what build.rs found out about the build, for the same purpose")

use alloc::collections::BTreeMap;
use alloc::string::String;

/// Facts about a build and its platform, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts(pub BTreeMap<String, String>);

impl Facts {
    /// The facts of this build.
    pub fn here() -> Self {
        let width = if cfg!(target_pointer_width = "64") { "64" } else { "other than 64" };
        let endian = if cfg!(target_endian = "little") { "little" } else { "big" };
        let profile =
            if cfg!(debug_assertions) { "with debug assertions" } else { "without debug assertions" };
        let facts = [
            ("target", env!("SIMMATH_TARGET")),
            ("rustc", env!("SIMMATH_RUSTC")),
            ("rustflags", env!("SIMMATH_RUSTFLAGS")),
            ("pointers", width),
            ("byte order", endian),
            ("opt-level", env!("SIMMATH_OPT_LEVEL")),
            ("profile", profile),
            ("simmath", env!("CARGO_PKG_VERSION")),
        ];
        Self(facts.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// The names whose values differ, with both.
    pub fn differences<'a>(
        &'a self,
        other: &'a Self,
    ) -> impl Iterator<Item = (&'a str, &'a str, &'a str)> + 'a {
        fn value<'a>(facts: &'a Facts, name: &str) -> &'a str {
            facts.0.get(name).map_or("not recorded", String::as_str)
        }
        let only_there = other.0.keys().filter(|name| !self.0.contains_key(*name));
        self.0.keys().chain(only_there).filter_map(move |name| {
            let (left, right) = (value(self, name), value(other, name));
            (left != right).then_some((name.as_str(), left, right))
        })
    }
}
