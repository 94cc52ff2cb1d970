//! Checks on tokens; what rustc makes of the impls is tested in `simmath`.
