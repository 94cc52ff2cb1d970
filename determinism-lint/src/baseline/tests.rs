//! Tests of what a baseline silences and reports.
