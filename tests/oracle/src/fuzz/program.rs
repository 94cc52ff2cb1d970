//! One program from a seed: the holes of the grammar's pieces filled, types always right. Knows the grammar, and neither rustc nor the scanner.

use super::grammar::{self, Expr, Item, Of, Stmt};
use super::random::Random;
use std::collections::{BTreeMap, BTreeSet};

/// The scalar types; the integers stand where the floats of the twin stand.
const FLOATS: &[&str] = &["f32", "f64"];
const INTS: &[&str] = &["i32", "i64", "u32"];
const DEPTH: u32 = 3;

/// A program.
#[derive(Debug, Clone)]
pub(super) struct Program {
    /// Its text: a module.
    pub(super) text: String,
    /// What it shows.
    pub(super) constructs: BTreeSet<&'static str>,
}

/// What is written before every program.
const HEAD: &str = "use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::ops::{Add, AddAssign, Deref, DerefMut, Mul, Neg, Not, Sub};
use std::rc::Rc;
";

/// Makes a program; without floats where only integers are wanted.
pub(super) fn program(seed: u64, number: u64, integers: bool) -> Program {
    let mut maker = Maker {
        random: Random::new(seed, number),
        integers,
        text: HEAD.to_owned(),
        constructs: BTreeSet::new(),
        given: BTreeMap::new(),
        stmts: Vec::new(),
        locals: Vec::new(),
        names: 0,
    };
    for _ in 0..2 + maker.random.below(3) {
        maker.item();
    }
    for at in 0..2 + maker.random.below(2) {
        maker.function(at);
    }
    Program { text: maker.text, constructs: maker.constructs }
}

/// An expression that an item made possible.
#[derive(Clone)]
struct Given {
    label: &'static str,
    text: String,
}

struct Maker {
    random: Random,
    integers: bool,
    text: String,
    constructs: BTreeSet<&'static str>,
    /// By type.
    given: BTreeMap<String, Vec<Given>>,
    stmts: Vec<Given>,
    /// Name and type.
    locals: Vec<(String, String)>,
    names: usize,
}

impl Maker {
    fn scalar(&mut self, of: Of) -> &'static str {
        let float = !self.integers && self.random.below(5) < 3;
        match of {
            Of::Float if self.integers => self.random.pick(&["i32", "i64"]),
            Of::Float => self.random.pick(FLOATS),
            Of::Any if float => self.random.pick(FLOATS),
            Of::Signed if float => self.random.pick(FLOATS),
            Of::Signed => self.random.pick(&["i32", "i64"]),
            Of::Any | Of::Int => self.random.pick(INTS),
            Of::Wide => {
                if float {
                    "f64"
                } else {
                    "i64"
                }
            }
        }
    }

    /// Another one: casts between equal types are no operations.
    fn other(&mut self, than: &str) -> &'static str {
        loop {
            let scalar = self.scalar(Of::Any);
            if scalar != than {
                return scalar;
            }
        }
    }

    fn item(&mut self) {
        let all: Vec<&Item> = grammar::ITEMS.iter().flat_map(|list| list.iter()).collect();
        let item = self.random.pick(&all);
        self.constructs.insert(item.label);
        let own = self.scalar(item.of);
        let other = self.other(own);
        self.names += 1;
        let number = self.names;
        let text = named(item.text, own, other, number);
        let text = self.literals(&text);
        self.text.push_str(&format!("\n{text}\n"));
        for (ty, text) in item.gives {
            let ty = match *ty {
                "s" => own.to_owned(),
                "t" => other.to_owned(),
                name => named(name, own, other, number),
            };
            let given = Given { label: item.label, text: named(text, own, other, number) };
            self.given.entry(ty).or_default().push(given);
        }
        let stmts =
            item.stmts.iter().map(|text| Given { label: item.label, text: named(text, own, other, number) });
        self.stmts.extend(stmts);
    }

    /// Literals of an item's own text, where nothing else is to be filled in.
    fn literals(&mut self, text: &str) -> String {
        self.fill(text, 0)
    }

    fn function(&mut self, at: usize) {
        let (own, other, third) = (self.scalar(Of::Any), self.scalar(Of::Any), self.scalar(Of::Any));
        let (first, second, last) = (format!("pa{at}"), format!("pb{at}"), format!("pc{at}"));
        self.text.push_str(&format!("\npub fn run{at}({first}: {own}, {second}: {other}, {last}: &[{third}], pd{at}: &{own}) -> {own} {{\n"));
        self.locals = vec![(first, own.to_owned()), (second, other.to_owned())];
        self.locals.push((format!("{last}[1]"), third.to_owned()));
        self.locals.push((format!("(*pd{at})"), own.to_owned()));
        for _ in 0..2 + self.random.below(4) {
            let text = self.statement();
            self.indented(&text);
        }
        let result = self.expr(own, DEPTH, false);
        self.indented(&result);
        self.text.push_str("}\n");
        self.locals.clear();
    }

    fn indented(&mut self, text: &str) {
        for line in text.lines() {
            self.text.push_str(&format!("    {line}\n"));
        }
    }

    fn statement(&mut self) -> String {
        if !self.stmts.is_empty() && self.random.one_in(3) {
            let at = self.random.below(self.stmts.len());
            let Given { label, text } = self.stmts[at].clone();
            self.constructs.insert(label);
            return self.fill(&text, DEPTH - 1);
        }
        let all: Vec<&Stmt> = grammar::STMTS.iter().flat_map(|list| list.iter()).collect();
        let mut stmt = self.random.pick(&all);
        while self.integers && stmt.of == Of::Float {
            stmt = self.random.pick(&all);
        }
        self.constructs.insert(stmt.label);
        let own = self.scalar(stmt.of);
        let other = self.other(own);
        let (text, names) = self.with_names(&named(stmt.text, own, other, 0));
        let text = self.fill(&text, DEPTH - 1);
        for name in stmt.binds {
            if let Some(name) = names.get(name.trim_start_matches('@')) {
                self.locals.push((name.clone(), own.to_owned()));
            }
        }
        text
    }

    /// An expression of a type.
    fn expr(&mut self, ty: &str, depth: u32, typed: bool) -> String {
        let locals: Vec<String> =
            self.locals.iter().filter(|(_, own)| own == ty).map(|(name, _)| name.clone()).collect();
        if !locals.is_empty() && self.random.below(5) < if depth == 0 { 4 } else { 1 } {
            return self.random.pick(&locals);
        }
        let given = self.given.get(ty).cloned().unwrap_or_default();
        let scalar = FLOATS.contains(&ty) || INTS.contains(&ty);
        if !scalar {
            // The first one is the constructor.
            let at = if depth == 0 { 0 } else { self.random.below(given.len()) };
            let Some(Given { label, text }) = given.get(at) else { return format!("<{ty}>::default()") };
            self.constructs.insert(label);
            return self.fill(text, depth.saturating_sub(1));
        }
        if depth == 0 {
            self.constructs.insert(if typed { "literal with suffix" } else { "literal" });
            return self.literal(ty, typed);
        }
        if !given.is_empty() && self.random.below(5) < 2 {
            let Given { label, text } = self.random.pick(&given);
            self.constructs.insert(label);
            return self.fill(&text, depth - 1);
        }
        let fits = |one: &&Expr| (one.typed || !typed) && fits(one.of, ty);
        let all: Vec<&Expr> = grammar::EXPRS.iter().flat_map(|list| list.iter()).filter(fits).collect();
        let one = self.random.pick(&all);
        self.constructs.insert(one.label);
        let other = self.other(ty);
        self.fill(&named(one.text, ty, other, 0), depth - 1)
    }

    /// Small enough for every sum and product of constants.
    fn literal(&mut self, ty: &str, suffix: bool) -> String {
        let whole = 1 + self.random.below(7);
        let suffix = if suffix { ty } else { "" };
        if FLOATS.contains(&ty) { format!("{whole}.5{suffix}") } else { format!("{whole}{suffix}") }
    }

    fn condition(&mut self, depth: u32) -> String {
        let ty = self.scalar(Of::Any);
        let left = self.expr(ty, depth.min(1), true);
        let right = self.expr(ty, 0, false);
        let operator = self.random.pick(&["<", ">", "<=", "!="]);
        format!("({left} {operator} {right})")
    }

    /// New names for `@0` to `@9`.
    fn with_names(&mut self, text: &str) -> (String, BTreeMap<String, String>) {
        let mut names = BTreeMap::new();
        let mut done = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('@') {
            done.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let Some(digit) = rest.chars().next().filter(char::is_ascii_digit) else {
                done.push('@');
                continue;
            };
            let name = names.entry(digit.to_string()).or_insert_with(|| {
                self.names += 1;
                format!("v{}", self.names)
            });
            done.push_str(name);
            rest = &rest[1..];
        }
        done.push_str(rest);
        (done, names)
    }

    /// Fills every hole of a text whose scalars are named.
    fn fill(&mut self, text: &str, depth: u32) -> String {
        let (text, _) = self.with_names(text);
        let mut done = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find('@') {
            done.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            if rest.starts_with(' ') {
                done.push('@');
                continue;
            }
            if let Some(after) = rest.strip_prefix('b') {
                done.push_str(&self.condition(depth));
                rest = after;
                continue;
            }
            let Some((hole, after)) = rest.strip_prefix('[').and_then(|hole| hole.split_once(']')) else {
                done.push('@');
                continue;
            };
            rest = after;
            let filled = match (hole.strip_prefix("!#"), hole.strip_prefix('#'), hole.strip_prefix('!')) {
                (Some(ty), ..) => self.literal(ty, true),
                (_, Some(ty), _) => self.literal(ty, false),
                (_, _, Some(ty)) => self.expr(ty, depth, true),
                _ => self.expr(hole, depth, false),
            };
            done.push_str(&filled);
        }
        done.push_str(rest);
        done
    }
}

fn fits(of: Of, ty: &str) -> bool {
    match of {
        Of::Any => true,
        Of::Float => FLOATS.contains(&ty),
        Of::Int => INTS.contains(&ty),
        Of::Signed => ty != "u32",
        Of::Wide => matches!(ty, "f64" | "i64"),
    }
}

/// Scalars and numbers put in: `@S` → `f32`, `@!s` → `@[!f32]`, `@n` → `7`.
fn named(text: &str, own: &str, other: &str, number: usize) -> String {
    let mut text = text.replace("@n", &number.to_string());
    for (upper, lower, ty) in [("@S", "s", own), ("@T", "t", other)] {
        text = text.replace(upper, ty);
        for mark in ["!#", "!", "#", ""] {
            text = text.replace(&format!("@{mark}{lower}"), &format!("@[{mark}{ty}]"));
        }
    }
    text
}
