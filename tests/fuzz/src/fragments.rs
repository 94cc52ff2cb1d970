//! Pieces of Rust in the words that the rules look for, and pieces that are hard to read. Knows no rule and no text.
//!
//! A fragment has holes: `%e` an expression, `%s` statements, `%t` a type, `%i` an item, `%n` a name of a value and
//! `%N` one of a type. Names of values are mostly those of the text that is being mutated, so that new code uses old code.

use super::cut;
use super::random::Random;

/// How deep fragments stand in each other.
const DEPTH: usize = 3;

/// What a place in a text asks for.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// At the margin.
    Item,
    /// Lines of a body.
    Statement,
    /// A value.
    Expression,
    /// What follows a value.
    Suffix,
    /// A type.
    Type,
    /// Before an item, a statement or a field.
    Attribute,
    /// Nothing that belongs anywhere.
    Odd,
}

impl Kind {
    fn list(self) -> &'static [&'static str] {
        match self {
            Self::Item => ITEMS,
            Self::Statement => STATEMENTS,
            Self::Expression => EXPRESSIONS,
            Self::Suffix => SUFFIXES,
            Self::Type => TYPES,
            Self::Attribute => ATTRIBUTES,
            Self::Odd => ODD,
        }
    }

    /// What fills a hole where fragments already stand deep in each other.
    fn leaf(self) -> &'static str {
        match self {
            Self::Item => "pub fn leaf() {}",
            Self::Expression => "1.5",
            Self::Type => "f32",
            _ => "",
        }
    }
}

/// A fragment with its holes filled. Names come from the text.
pub fn fragment(kind: Kind, text: &[u8], random: &mut Random) -> String {
    filled(random.pick(kind.list()), text, random, DEPTH)
}

fn filled(fragment: &str, text: &[u8], random: &mut Random, depth: usize) -> String {
    let mut parts = fragment.split('%');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let hole = part.chars().next();
        match hole.and_then(|hole| content(hole, text, random, depth)) {
            Some(content) => out.extend([&content, &part[1..]]),
            None => out.extend(["%", part]),
        }
    }
    out
}

/// What fills a hole; `None` where it is none.
fn content(hole: char, text: &[u8], random: &mut Random, depth: usize) -> Option<String> {
    let kind = match hole {
        'n' => return Some(name(text, random)),
        'N' => return Some(random.pick(&TYPE_NAMES).to_owned()),
        'e' => Kind::Expression,
        's' => Kind::Statement,
        't' => Kind::Type,
        'i' => Kind::Item,
        _ => return None,
    };
    let end = depth == 0 || random.below(DEPTH) >= depth;
    Some(if end { kind.leaf().to_owned() } else { filled(random.pick(kind.list()), text, random, depth - 1) })
}

/// A name of a value in the text, or one that many texts have.
fn name(text: &[u8], random: &mut Random) -> String {
    let words = cut::words(text, random);
    let mut words = words.into_iter().filter_map(|range| str::from_utf8(&text[range]).ok());
    match words.find(|word| word.starts_with(|c: char| c.is_ascii_lowercase()) && !KEYWORDS.contains(word)) {
        Some(word) if !random.one_in(4) => word.to_owned(),
        _ => random.pick(&NAMES).to_owned(),
    }
}

const NAMES: [&str; 12] =
    ["units", "x", "self", "total", "clock", "map", "rng", "sin", "r#type", "größe", "_", "state"];
const TYPE_NAMES: [&str; 10] =
    ["Unit", "World", "Real", "Fx", "T", "Self", "HashMap", "Instant", "State", "Größe"];
/// Words that are no names.
pub const KEYWORDS: [&str; 36] = [
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false",
    "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return",
    "static", "struct", "super", "trait", "true", "type", "unsafe", "use", "where", "while",
];

const ITEMS: &[&str] = &[
    "pub fn %n(%n: %t, units: &std::collections::HashMap<u32, %t>) -> %t {\n    %s\n    %e\n}",
    "pub fn generic<'a, T: Into<f64> + 'a, const N: usize>(x: &'a [T; N], f: impl Fn(%t) -> %t) where T: Copy {\n    %s\n}",
    "pub async fn later(x: %t) -> %t {\n    %e.await\n}",
    "pub const fn fixed() -> %t {\n    %e\n}",
    "#[derive(Debug, Clone, PartialEq, PartialOrd, Hash)]\npub struct %N {\n    pub x: %t,\n    pub units: %t,\n}",
    "pub struct %N<T = f32>(pub T, %t);",
    "pub enum %N {\n    First,\n    Second(%t),\n    Third { x: %t },\n    Fourth = 4,\n}",
    "pub union %N {\n    x: f32,\n    bits: u32,\n}",
    "impl %N {\n    pub fn %n(&mut self, x: %t) -> %t {\n        %s\n        %e\n    }\n}",
    "impl std::ops::Add<%t> for %N {\n    type Output = %t;\n    fn add(self, x: %t) -> %t {\n        %e\n    }\n}",
    "impl Iterator for %N {\n    type Item = %t;\n    fn next(&mut self) -> Option<%t> {\n        %s\n        Some(%e)\n    }\n}",
    "impl std::ops::Deref for %N {\n    type Target = %t;\n    fn deref(&self) -> &%t {\n        &self.0\n    }\n}",
    "impl Drop for %N {\n    fn drop(&mut self) {\n        %s\n    }\n}",
    "unsafe impl Send for %N {}",
    "impl simmath::DeterminismSafe for %N {}",
    "pub trait %N: Clone {\n    type Out: Into<%t>;\n    const ONE: %t = %e;\n    fn step(&self, x: Self::Out) -> %t {\n        %s\n        %e\n    }\n}",
    "impl<T: Iterator<Item = %t>> %N for T {}",
    "pub type %N = %t;",
    "pub type %N<K> = std::collections::HashMap<K, %t>;",
    "pub const SCALE: %t = %e;",
    "pub static mut COUNT: %t = %e;",
    "static SHARED: std::sync::Mutex<%t> = std::sync::Mutex::new(%e);",
    "thread_local! {\n    static LOCAL: std::cell::Cell<%t> = const { std::cell::Cell::new(%e) };\n}",
    "use std::collections::{HashMap as %N, HashSet, hash_map::*};",
    "use std::time::{self, Instant as %N, SystemTime};",
    "use rayon::prelude::*;",
    "use rand::{Rng, thread_rng};",
    "use fixed::types::I16F16 as %N;",
    "use glam::{Vec2, f64::*};",
    "use self::%n::*;\nuse %n::{self, %N as _};",
    "pub use super::*;",
    "extern crate core as %n;",
    "pub mod %n {\n    use super::*;\n    %i\n}",
    "pub mod view {\n    %i\n}",
    "mod %n;",
    "#[path = \"fuzz.rs\"]\nmod again;",
    "unsafe extern \"C\" {\n    fn sinf(x: f32) -> f32;\n    static mut ERRNO: %t;\n}",
    "#[unsafe(no_mangle)]\npub extern \"C\" fn %n(x: *const %t) -> usize {\n    x as usize\n}",
    "macro_rules! %n {\n    ($($x:expr),* $(,)?) => { $($x.sin());* };\n    (@ $t:ty) => { %s };\n}",
    "#[cfg(target_arch = \"x86_64\")]\nuse std::arch::x86_64::*;",
    "#[cfg(test)]\nmod tests {\n    %i\n}",
    "unknown_macro! { %i }",
    "const _: () = {\n    %i\n};",
    "std::arch::global_asm!(\"nop\");",
];

const STATEMENTS: &[&str] = &[
    "for (key, value) in &%n {\n        %s\n    }",
    "for %n in units.keys() {\n        %s\n    }",
    "let units: std::collections::HashMap<%t, %t> = Default::default();",
    "let mut %n = std::collections::HashSet::new();",
    "let %n: %t = %e;",
    "let %n = %e;",
    "%n += %e;",
    "%n = %e;",
    "units.sort_unstable_by(|a, b| a.partial_cmp(b).unwrap());",
    "units.retain(|key, value| %e);",
    "while let Some(%n) = heap.pop() {\n        %s\n    }",
    "if let Some(%n) = %e && %e {\n        %s\n    } else {\n        %s\n    }",
    "let Some(%n) = %e else { return };",
    "let (a, [b, .., c], Unit { x, .. }) = %e;",
    "match %e {\n        Some(1.0..=2.0) if %e => { %s }\n        ref x @ (None | Some(_)) => %e,\n    }",
    "loop {\n        %s\n        break;\n    }",
    "std::thread::spawn(move || {\n        %s\n    });",
    "rayon::join(|| { %s }, || { %s });",
    "unsafe {\n        %s\n    }",
    "unsafe { std::arch::asm!(\"nop\", options(nostack)) };",
    "println!(\"{:?} {x:.3} {0:p}\", %e);",
    "assert!(%e < %e, \"{}\", %e);",
    "return %e;",
    "fn inner(x: %t) -> %t { %e }",
    "use %n::*;",
    "static CALLS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);",
    "std::env::var(\"LEVEL\").ok();",
    "unknown_macro!(%e, %t => { %s });",
    "drop(rx.recv().unwrap_or(%e));",
    ";;",
];

const EXPRESSIONS: &[&str] = &[
    "1.5",
    "2e10_f32",
    "0x_ff",
    "7.",
    "1_000u64",
    "true",
    "'\\u{1F600}'",
    "\"größe\"",
    "r#\"raw \" text\"#",
    "b\"\\xff\"",
    "c\"text\"",
    "%n",
    "self.x",
    "Self::ONE",
    "%n()",
    "%n.0.1",
    "%n[%e]",
    "%n?",
    "(%e as f64)",
    "(%e as usize)",
    "%e.mul_add(%e, %e)",
    "(%e).sin().powf(2.0)",
    "f32::hypot(%e, %e)",
    "%e * %e + %e",
    "%e <= %e",
    "%e == %e",
    "-%e",
    "!%e",
    "&mut *%n",
    "%e..=%e",
    "..",
    "if %e { %e } else { %e }",
    "match %e { 0..=9 => %e, x @ (10 | 11) => x, _ => %e }",
    "{ let x = %e; %e }",
    "|x: %t| -> %t { %e }",
    "move |(a, b)| %e",
    "async move { %e.await? }",
    "'a: loop { break 'a %e }",
    "units.iter().map(|x| %e).sum::<f32>()",
    "units.values().copied().fold(0.0, |a, b| a + %e)",
    "units.into_iter().collect::<Vec<_>>()",
    "units.par_iter().sum::<%t>()",
    "std::collections::HashMap::<%t, %t>::new()",
    "std::time::Instant::now().elapsed().as_secs_f32()",
    "rand::thread_rng().gen_range(0.0..1.0)",
    "rand::random::<%t>()",
    "&%n as *const _ as usize",
    "std::ptr::from_ref(&%n).addr()",
    "usize::MAX",
    "%e.to_ne_bytes()",
    "u32::from_ne_bytes(%e)",
    "cfg!(debug_assertions)",
    "std::any::type_name::<%t>()",
    "line!()",
    "env!(\"HOME\")",
    "include_str!(\"fuzz.rs\")",
    "vec![%e; 3]",
    "[%e, %e]",
    "(%e, %e).0",
    "Unit { x: %e, ..%e }",
    "format!(\"{:?}\", %e)",
    "<%t as Into<%t>>::into(%e)",
    "Default::default()",
    "unsafe { std::mem::transmute::<f32, u32>(%e) }",
    "std::mem::MaybeUninit::uninit().assume_init()",
    "I16F16::from_num(%e)",
    "fixed::types::U8F8::wrapping_mul(%e, %e)",
    "f32::EPSILON",
    "std::f64::consts::PI",
    "unsafe { std::arch::x86_64::_mm_rcp_ss(%e) }",
    "std::fs::read(%e)",
    "%e.to_uppercase()",
    "crate::view::%n",
    "unknown_macro!(%e)",
];

const SUFFIXES: &[&str] = &[
    ".iter()",
    ".keys()",
    ".into_iter()",
    ".drain()",
    ".collect::<Vec<_>>()",
    ".sum::<f64>()",
    ".par_iter()",
    ".clone()",
    ".max_by(|a, b| a.total_cmp(b))",
    ".unwrap_or_default()",
    ".to_lowercase()",
    ".sort_unstable()",
    ".sqrt()",
    ".sin()",
    ".hash(&mut hasher)",
    ".as_ptr()",
    ".to_bits()",
    ".await",
    "?",
    ".0",
    ".lock().unwrap()",
    ".as_secs_f64()",
    " as f32",
    ".sort_by_key(|%n| %e)",
    ".map(|%n| %e)",
    ".min(%e)",
    ".clamp(%e, %e)",
    " * %e",
    " % %e",
    " += %e",
    "[%e]",
    "(%e)",
    "::<%t>",
    "!(%e)",
    "..%e",
];

const TYPES: &[&str] = &[
    "f32",
    "f64",
    "u32",
    "usize",
    "i128",
    "bool",
    "char",
    "&str",
    "String",
    "()",
    "!",
    "Self",
    "%N",
    "%N<%t>",
    "&%t",
    "&mut %t",
    "&'a %t",
    "*const %t",
    "[%t]",
    "[%t; 4]",
    "(%t, %t)",
    "Vec<%t>",
    "Option<%t>",
    "Box<dyn Fn(%t) -> %t + Send>",
    "impl Into<%t>",
    "dyn Iterator<Item = %t>",
    "fn(%t) -> %t",
    "<%t as Iterator>::Item",
    "std::collections::HashMap<%t, %t>",
    "std::collections::HashSet<%t, std::hash::BuildHasherDefault<%t>>",
    "std::collections::BinaryHeap<%t>",
    "std::time::Instant",
    "std::rc::Rc<std::cell::RefCell<%t>>",
    "std::sync::atomic::AtomicUsize",
    "glam::Vec3",
    "fixed::types::I16F16",
    "rand::rngs::ThreadRng",
    "_",
    "T::Out",
    "for<'a> fn(&'a %t)",
    "unknown_type!(%t)",
];

const ATTRIBUTES: &[&str] = &[
    "#[cfg(test)]",
    "#[cfg(all(feature = \"fast\", not(target_os = \"linux\")))]",
    "#[cfg(any())]",
    "#[cfg(not(debug_assertions))]",
    "#[cfg_attr(target_pointer_width = \"32\", derive(Debug))]",
    "#![allow(warnings)]",
    "#[derive(Hash, PartialOrd)]",
    "#[inline]",
    "#[track_caller]",
    "#[no_mangle]",
    "#[path = \"fuzz.rs\"]",
    "#[doc = \"determinism-lint: sim\"]",
    "#[test]",
    "#[target_feature(enable = \"avx2\")]",
    "#[global_allocator]",
    "#[derive(simmath::CanonicalState)]",
    "#[macro_export]",
    "#[unknown::attribute(%e, x = %t)]",
    "#[cfg(%n = )]",
    "#[",
];

const ODD: &[&str] = &[
    "\u{feff}",
    "#!/usr/bin/env run\n",
    "\r\n",
    "\r",
    "\0",
    "\u{202e}",
    "é",
    "e\u{301}",
    "😀",
    "ℝ",
    "\u{a0}",
    "\u{2028}",
    "r#type",
    "r#\"",
    "\"",
    "'",
    "b'",
    "/*",
    "*/",
    "//",
    "///",
    "//!",
    "/**/",
    "\\",
    "$",
    "$x",
    "'static",
    "0x_f32",
    "1..",
    "0b2",
    "340282366920938463463374607431768211456",
    "1e999",
    "1.0e",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ",",
    ";",
    "::",
    "=>",
    "->",
    "&&",
    "..=",
    "@",
    "#",
    "~",
    "determinism-lint:",
    "---\n",
];
