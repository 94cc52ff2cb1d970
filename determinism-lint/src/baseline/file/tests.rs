//! Tests of how a baseline is read and written.
