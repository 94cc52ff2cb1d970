//! Tests of how the comments of a file are read.
