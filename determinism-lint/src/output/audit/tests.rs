//! Tests of the list of suppressions.
