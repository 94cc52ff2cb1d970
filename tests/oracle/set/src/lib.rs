//! Nothing: the manifest beside it names the crates that the scanner is compared with the compiler on.
