//! Tests of what a comment is attached to.
