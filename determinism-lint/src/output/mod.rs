//! Formats of the report, one file each.

pub mod audit;
