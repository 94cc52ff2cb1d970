//! Tests of what comments silence and what is said about them.
