//! Tests live in `main.rs`; this target gives cargo a library to document, and runs the Rust of the pages about `simmath`.

/// Each page is the documentation of a constant, which rustdoc takes the blocks from.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../docs/reference/simmath.md")]
    pub const REFERENCE: () = ();
    #[doc = include_str!("../docs/explanation/determinism.md")]
    pub const EXPLANATION: () = ();
    #[doc = include_str!("../docs/how-to/run-a-world.md")]
    pub const WORLD: () = ();
    #[doc = include_str!("../docs/how-to/run-detcheck.md")]
    pub const DETCHECK: () = ();
    #[doc = include_str!("../docs/how-to/make-state-safe.md")]
    pub const STATE: () = ();
    #[doc = include_str!("../docs/how-to/write-step-code.md")]
    pub const STEP_CODE: () = ();
    #[doc = include_str!("../docs/how-to/choose-a-backend.md")]
    pub const BACKENDS: () = ();
    #[doc = include_str!("../docs/how-to/move-a-float-game.md")]
    pub const FLOAT_GAME: () = ();
}
