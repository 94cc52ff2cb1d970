//! DET207: no exact compiler. The build settings hold what is pinned.

use super::prelude::*;
use crate::build_settings::{Settings, Toolchain};
use crate::finding::Finding;

rule! {
    pub(crate) static UNPINNED_TOOLCHAIN = {
        code: "DET207", name: "unpinned-toolchain", group: Group::Build,
        fixed_point: Level::Warn, exact_float: Level::Warn,
        summary: "no exact toolchain pin",
        page: include_str!("unpinned_toolchain.md"),
        on: [], check: None,
    }
}

/// The finding in the settings of a workspace.
pub(crate) fn findings(settings: &Settings, arithmetic: Arithmetic) -> Vec<Finding> {
    let (place, label, message) = match &settings.toolchain {
        Toolchain::Pinned => return Vec::new(),
        Toolchain::Missing(place) => {
            (place, "no `rust-toolchain.toml` beside or above", "nothing pins the toolchain".to_owned())
        }
        Toolchain::Floating(place, name) => {
            (place, "another compiler tomorrow", format!("{name} is no exact toolchain"))
        }
        Toolchain::Folder(place) => {
            (place, "a folder of one machine", "the toolchain is whatever lies in a folder".to_owned())
        }
    };
    let draft = UNPINNED_TOOLCHAIN
        .outside(place.file, place.span, arithmetic)
        .label(place.span, label)
        .message(message)
        .help("name a full version in `rust-toolchain.toml`: `[toolchain]` with `channel = \"1.95.0\"`, or a nightly with its date");
    vec![draft.into()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::build_settings::Place;
    use crate::source::{FileId, Span};

    #[test]
    fn everything_but_an_exact_pin_is_found() {
        let place = Place { file: FileId(1), span: Span { start: 2, end: 5 } };
        let message = |toolchain| {
            let found = findings(&Settings { toolchain, ..Settings::default() }, Arithmetic::ExactFloat);
            found.first().map(|found| found.message.clone())
        };
        assert_eq!(message(Toolchain::Pinned), None);
        assert_eq!(message(Toolchain::Missing(place)).as_deref(), Some("nothing pins the toolchain"));
        let floating = Toolchain::Floating(place, "`stable`".to_owned());
        assert_eq!(message(floating).as_deref(), Some("`stable` is no exact toolchain"));
        assert!(message(Toolchain::Folder(place)).is_some());
    }
}
