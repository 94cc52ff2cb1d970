//! Whichever trees stay, the same is found.

use crate::engine::{Scan, TREE_BYTES};
use crate::meta::Arithmetic;
use crate::snippets::{Snippet, scan_within};

/// Everything that is found again by its node: definitions, modules, blocks, impls, traits, files that are not there, macros.
const TEXTS: [&str; 3] = [
    "mod gone;
     pub mod inner { pub struct Unit { pub speed: f32 } impl Unit { pub fn half(&self) -> f32 { self.speed / 2.0 } } }
     pub trait Step { fn step(&self) -> f32 { self.now() * 2.0 } fn now(&self) -> f32; }
     impl Step for inner::Unit { fn now(&self) -> f32 { fn local(a: f32) -> f32 { a.sin() } local(self.half()) } }
     pub fn walk() { let map = std::collections::HashMap::<u8, u8>::new(); for (key, value) in &map { drop((key, value)); } }",
    "macro_rules! made { ($name:ident, $of:ty) => { pub fn $name(a: $of) -> $of { a * a + a.cos() } } }
     made! { single, f32 } made! { double, f64 } made! { whole, i32 }
     mod deep { made! { deepest, f32 } pub static mut STATE: u8 = 0; }",
    "// determinism-lint: allow(float-arithmetic, why = \"test\", reason = \"of a test\")
     pub fn allowed(a: f32) -> f32 { a + 1.0 }
     pub fn told() -> f32 { { use std::time::Instant as Now; let _ = Now::now(); } allowed(1.0) - 0.5 }",
];

fn scanned(tree_bytes: u64) -> Scan {
    let snippet =
        |(at, text): (usize, &&str)| Snippet { path: format!("{at}.rs"), text: text.as_bytes().to_vec() };
    let snippets: Vec<Snippet> = TEXTS.iter().enumerate().map(snippet).collect();
    scan_within(tree_bytes, &snippets, Arithmetic::FixedPoint)
}

#[test]
fn what_is_parsed_twice_says_the_same() {
    let [kept, again] = [TREE_BYTES, 0].map(|bytes| {
        let mut scan = scanned(bytes);
        scan.findings.sort_by_key(|finding| (finding.file, finding.span, finding.rule.code));
        scan
    });
    assert!(kept.findings.len() > 25, "only {} findings", kept.findings.len());
    assert_eq!(format!("{:?}", again.findings), format!("{:?}", kept.findings));
    assert_eq!(kept.missing.len(), 1);
    assert_eq!(format!("{:?}", again.missing), format!("{:?}", kept.missing));
    assert_eq!(again.regions, kept.regions);
    assert_eq!(again.unknown, kept.unknown);
    let texts =
        |scan: &Scan| -> Vec<String> { scan.sources.iter().map(|source| source.text.clone()).collect() };
    assert_eq!(texts(&again), TEXTS);
    assert_eq!(texts(&kept), TEXTS);
}

#[test]
fn a_body_that_is_no_rust_is_told_of_whether_its_tree_stays_or_not() {
    let text = b"fn a() { let }".to_vec();
    for bytes in [TREE_BYTES, 0] {
        let snippet = Snippet { path: "a.rs".to_owned(), text: text.clone() };
        let scan = scan_within(bytes, &[snippet], Arithmetic::FixedPoint);
        assert_eq!(scan.unreadable.len(), 1, "{bytes}");
    }
}
