//! Macro invocations of one file: written out where the definition is one of the workspace or of a crate that was read, else their
//! arguments read as expressions where they parse. Keeps the trees that it makes.

mod arguments;

use super::decl::{MacroDecl, NodeKey, key};
use super::expand::{
    Candidate, Elsewhere, Expander, Found, MAX_DEPTH, MacroPath, Types, Uses, is_inactive, meant,
};
use super::index::{DefKind, Index, ModId};
use super::ty::DefId;
use crate::parse::{Items, Parsed, WrittenOut};
use crate::source::FileId;
use arguments::{is_understood, read};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::sync::Arc;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;

/// The arguments of one invocation.
#[derive(Default)]
pub struct MacroArgs {
    /// Arguments that are expressions.
    pub exprs: Vec<syn::Expr>,
    /// The arguments as statements, where they are no list of expressions.
    pub stmts: Vec<syn::Stmt>,
    /// The pattern of `matches!`.
    pub pattern: Option<syn::Pat>,
    /// Placeholders of the format string with the spec after the colon.
    pub formats: Vec<(syn::Expr, String)>,
    /// Whether the arguments were understood.
    pub read: bool,
    /// What the invocation becomes stands in `stmts`; the arguments are not looked at by themselves.
    pub expanded: Option<Definition>,
    /// The definition is known, and it could not be written out.
    pub refused: bool,
}

/// Where a macro that was written out is defined.
#[derive(Debug, Clone)]
pub enum Definition {
    /// In the workspace: its canonical path and the line it begins on.
    Own(Arc<str>, usize),
    /// In another crate, as people call it.
    Elsewhere(Box<str>),
}

impl std::fmt::Display for Definition {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Own(path, line) => write!(out, "`{path}!` of line {line}"),
            Self::Elsewhere(origin) => out.write_str(origin),
        }
    }
}

/// The invocations of one file by their node.
#[derive(Default)]
pub struct Macros {
    map: FxHashMap<NodeKey, Box<MacroArgs>>,
}

impl Macros {
    /// Reads every invocation below the items, those inside arguments and definitions too.
    pub(crate) fn read(
        parsed: &Parsed,
        index: &Index,
        elsewhere: &dyn Elsewhere,
        file: FileId,
        module: ModId,
    ) -> Self {
        let mut reader = Reader {
            written_out: &parsed.written_out,
            tree: &parsed.tree,
            uses: OnceCell::new(),
            elsewhere,
            index,
            file,
            module,
            root: index.module(module).root,
            expander: Expander::default(),
        };
        let mut finder = Finder { reader: &mut reader, found: Vec::new(), depth: 0 };
        match parsed.bodies_with_macros() {
            Some(bodies) => bodies.into_iter().for_each(|body| finder.visit_block(body)),
            None => finder.visit_file(&parsed.tree),
        }
        for written in parsed.written_out.iter() {
            match &written.items {
                Items::Free(items) => items.iter().for_each(|item| finder.visit_item(item)),
                Items::Impl(items) => items.iter().for_each(|item| finder.visit_impl_item(item)),
                Items::Trait(items) => items.iter().for_each(|item| finder.visit_trait_item(item)),
            }
        }
        let mut macros = Self::default();
        let mut queue = finder.found;
        while let Some((key, args, depth)) = queue.pop() {
            let mut inner = Finder { reader: &mut reader, found: Vec::new(), depth };
            let args = Box::new(args);
            args.exprs.iter().for_each(|expr| inner.visit_expr(expr));
            args.stmts.iter().for_each(|stmt| inner.visit_stmt(stmt));
            args.pattern.iter().for_each(|pattern| inner.visit_pat(pattern));
            queue.append(&mut inner.found);
            macros.map.insert(key, args);
        }
        macros
    }

    /// The arguments of an invocation.
    pub fn get(&self, mac: &syn::Macro) -> Option<&MacroArgs> {
        self.map.get(&key(mac)).map(|args| &**args)
    }
}

/// One expression, or statements: as a statement, a block at the beginning would be one of its own.
fn statements(tokens: proc_macro2::TokenStream) -> Option<Vec<syn::Stmt>> {
    match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(expr) => Some(vec![syn::Stmt::Expr(expr, None)]),
        Err(_) => syn::Block::parse_within.parse2(tokens).ok(),
    }
}

/// What an invocation stands in the place of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// An expression or statements.
    Code,
    Pattern,
    /// A type or items, which others write out.
    Other,
}

/// A definition, and what `$crate` is there.
struct Meaning {
    rules: Arc<str>,
    home: String,
    from: Definition,
}

/// Reads single invocations of one file.
struct Reader<'i> {
    written_out: &'i WrittenOut,
    tree: &'i syn::File,
    /// What the file imports, once somebody asks.
    uses: OnceCell<Uses>,
    elsewhere: &'i dyn Elsewhere,
    index: &'i Index,
    file: FileId,
    /// The module that the file is the body of.
    module: ModId,
    root: ModId,
    expander: Expander,
}

impl<'i> Reader<'i> {
    fn invocation(&mut self, mac: &syn::Macro, place: Place) -> MacroArgs {
        let mut refused = false;
        let written = match place {
            Place::Code => self.statements(mac, &mut refused),
            Place::Pattern => self.pattern(mac),
            Place::Other => None,
        };
        match written {
            Some(written) => written,
            None if self.written_out.get(key(mac)).is_some() => {
                MacroArgs { read: true, ..MacroArgs::default() }
            }
            None => MacroArgs { refused, ..read(mac) },
        }
    }

    /// The statements that an invocation in a body becomes; `refused` where there is a definition and they cannot be read.
    fn statements(&mut self, mac: &syn::Macro, refused: &mut bool) -> Option<MacroArgs> {
        let Meaning { rules, home, from } = self.meaning(mac)?;
        *refused = matches!(from, Definition::Elsewhere(_));
        let tokens = self.expander.expand(&rules, &mac.tokens, &home, mac.span())?;
        let mut stmts = statements(tokens)?;
        if self.expander.invokes(&rules) {
            let write = &mut |mac: &syn::Macro| {
                let Meaning { rules, home, .. } = self.meaning(mac)?;
                Some((self.expander.expand(&rules, &mac.tokens, &home, mac.span())?, String::new()))
            };
            let mut types = Types { write, wrote: &mut |_, _| {}, depth: 0 };
            stmts.iter_mut().for_each(|stmt| types.visit_stmt_mut(stmt));
        }
        Some(MacroArgs { stmts, read: true, expanded: Some(from), ..MacroArgs::default() })
    }

    /// The pattern that an invocation becomes.
    fn pattern(&mut self, mac: &syn::Macro) -> Option<MacroArgs> {
        let Meaning { rules, home, from } = self.meaning(mac)?;
        let tokens = self.expander.expand(&rules, &mac.tokens, &home, mac.span())?;
        let pattern = syn::Pat::parse_multi_with_leading_vert.parse2(tokens).ok();
        pattern.is_some().then_some(MacroArgs {
            pattern,
            read: true,
            expanded: Some(from),
            ..MacroArgs::default()
        })
    }

    /// The definition that an invocation means.
    fn meaning(&self, mac: &syn::Macro) -> Option<Meaning> {
        let own = self.definition(mac);
        let elsewhere = if own.is_some_and(|(.., certain)| certain) { None } else { self.elsewhere(mac) };
        if let Some(Found { rules, home, origin }) = elsewhere {
            return Some(Meaning { rules, home, from: Definition::Elsewhere(origin.into()) });
        }
        let (id, MacroDecl { rules, line, .. }, _) = own?;
        let def = self.index.def(id);
        let root = self.index.module(def.module).root;
        let home = if root == self.root {
            "crate".to_owned()
        } else {
            format!("::{}", self.index.module(root).path)
        };
        Some(Meaning { rules: rules.clone(), home, from: Definition::Own(def.path.clone(), *line) })
    }

    /// A definition outside of the workspace.
    fn elsewhere(&self, mac: &syn::Macro) -> Option<Found> {
        let path = MacroPath::of(&mac.path);
        let name = path.name();
        if is_understood(name) || (path.names.len() == 1 && STD_MACROS.contains(&name)) {
            return None;
        }
        let uses = self.uses.get_or_init(|| Uses::of_file(self.tree));
        self.elsewhere.exported(self.file, &path, uses)
    }

    /// How many modules further out one is, where it is around the file.
    fn levels(&self, outer: ModId) -> Option<usize> {
        let around = std::iter::successors(Some(self.module), |module| self.index.module(*module).parent);
        around.skip(1).position(|module| module == outer)
    }

    /// The definition of the workspace that an invocation means, and whether none of elsewhere can be meant.
    fn definition(&self, mac: &syn::Macro) -> Option<(DefId, &'i MacroDecl, bool)> {
        let last = mac.path.segments.last()?;
        let named = self.index.macros.get(&super::lower::name(&last.ident))?;
        let candidate = |id: &DefId| {
            let def = self.index.def(*id);
            let DefKind::Macro(decl) = &def.kind else { return None };
            let same_crate = self.index.module(def.module).root == self.root;
            let inactive = is_inactive(decl, self.index.features(def.module));
            let same_file = def.file == Some(self.file);
            // Nobody outside of a function can mean one that its body defines.
            if self.index.module(def.module).block && !same_file {
                return None;
            }
            let file = def.file.map_or(usize::MAX, |file| file.0 as usize);
            let above = if same_file { None } else { self.levels(def.module) };
            let own = Candidate { what: *id, decl, file, same_file, same_crate, above, inactive };
            (!decl.rules.is_empty()).then_some(own)
        };
        let candidates: Vec<Candidate<'i, DefId>> = named.iter().filter_map(candidate).collect();
        let found = meant(&candidates, last.ident.span().start().line, mac.path.segments.len() > 1)?;
        Some((found.what, found.decl, found.same_crate))
    }
}

struct Finder<'r, 'i> {
    reader: &'r mut Reader<'i>,
    found: Vec<(NodeKey, MacroArgs, u32)>,
    depth: u32,
}

impl Finder<'_, '_> {
    fn found(&mut self, mac: &syn::Macro, place: Place) {
        // At the limit the arguments are still looked at.
        if self.depth <= MAX_DEPTH {
            let place = if self.depth < MAX_DEPTH { place } else { Place::Other };
            self.found.push((key(mac), self.reader.invocation(mac, place), self.depth + 1));
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_, '_> {
    // In the place of a type or an item.
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.found(mac, Place::Other);
    }

    fn visit_expr_macro(&mut self, node: &'ast syn::ExprMacro) {
        self.found(&node.mac, Place::Code);
    }

    fn visit_stmt_macro(&mut self, node: &'ast syn::StmtMacro) {
        self.found(&node.mac, Place::Code);
    }

    fn visit_pat(&mut self, pat: &'ast syn::Pat) {
        match pat {
            syn::Pat::Macro(node) => self.found(&node.mac, Place::Pattern),
            other => visit::visit_pat(self, other),
        }
    }

    // A definition is no invocation.
    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if item.ident.is_none() {
            self.visit_macro(&item.mac);
        }
    }

    // Types hold no macros worth reading, attributes neither.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

/// Macros of std's prelude.
pub(crate) const STD_MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "is_x86_feature_detected",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];
