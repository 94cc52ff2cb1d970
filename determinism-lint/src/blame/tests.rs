//! Tests of the ages of lines.
