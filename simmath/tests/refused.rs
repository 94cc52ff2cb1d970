//! What must not compile, with the message that the user reads.

#[test]
fn misuse_does_not_compile() {
    let cases = trybuild::TestCases::new();
    // With a program that is built, the others are built too, and literals of generic code are seen.
    cases.pass("tests/refused/accepted.rs");
    cases.compile_fail("tests/refused/[!a]*.rs");
}
