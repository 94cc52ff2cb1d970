//! One math surface for deterministic simulation code, exact to the last bit on every target.
//!
//! This version exports nothing: the crate holds the name and the promise until its first backend is complete.
#![no_std]
#![forbid(unsafe_code)]
