//! Where the bodies of functions and the attributes that say nothing of them stand in a file, from the tokens alone, so that its
//! declarations can be parsed without them. Knows of Rust only how items begin and end; what it misjudges, the caller notices by the tree.

use super::lex::{Sink, Token};

/// The body of a function of a module, impl or trait, braces included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Body {
    /// Where its brace opens.
    pub(super) start: usize,
    /// Behind its closing brace.
    pub(super) end: usize,
    /// It may declare items, name roots or hold inner attributes: the declarations are not complete without it.
    pub(super) stays: bool,
    /// It may invoke macros.
    pub(super) invokes: bool,
}

/// What an outline says of a file.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The bodies, in the order of the text.
    pub(super) bodies: Vec<Body>,
    /// Doc comments and attributes that nobody asks for.
    pub(super) inert: Vec<(usize, usize)>,
    /// Macros may be invoked elsewhere than in bodies.
    pub(super) invokes: bool,
    /// Macros may stand in the place of types, outside of bodies or in one that stays.
    pub(super) types: bool,
}

/// Takes tokens and keeps bodies, in the order of the text, and what is inert.
pub(super) struct Outline<'a> {
    text: &'a [u8],
    /// Names of calls that may name roots.
    root_calls: &'a [String],
    item: Item,
    /// Open `<` of the item's head.
    angles: i32,
    /// Where the last `-` ended: with a `>` behind it, it is an arrow.
    dash: usize,
    /// Open brackets, those of modules, impls and traits left out.
    inside: u32,
    /// What the outermost of them is.
    group: Group,
    /// Where the `#` stands that was the last token.
    pound: Option<usize>,
    /// Style of the doc comment that was the last token.
    doc: Option<u8>,
    /// Doc comments and inert attributes of an item of which nothing else is known.
    run: Vec<(usize, usize)>,
    /// How much of `name!` the last tokens are.
    bang: Bang,
    /// What may follow the last token.
    lead: Lead,
    /// The same of the token in front of the last path.
    path: Lead,
    found: Found,
}

/// The beginning of an invocation, and where its name stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bang {
    No,
    Name(usize, usize),
    Mark(usize, usize),
}

/// What may follow a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// `: A`, `< A`, `-> A`, `as A`
    Type,
    /// The same or a value: `& A`, `( A`, `, A`, `= A`, `impl A`
    Either,
    /// `:: A`
    Path,
    Other,
}

/// What is known of the item whose head is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    /// Nothing but attributes, visibility and words that go before `fn`.
    Unknown,
    /// `fn`
    Fn,
    /// `mod`, `impl`, `trait`: its braces hold items.
    Container,
    /// `struct`, `enum`, `union`
    Data,
    /// Anything else.
    Other,
}

/// What a bracket that is no module's, impl's or trait's holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Body,
    Fields,
    Braces,
    /// An attribute of an item, which begins there; whether its name was read, and whether it is inert.
    Attribute {
        start: usize,
        named: bool,
        inert: bool,
    },
    Other,
}

impl<'a> Outline<'a> {
    pub(super) fn new(text: &'a str, root_calls: &'a [String]) -> Self {
        Self {
            text: text.as_bytes(),
            root_calls,
            item: Item::Unknown,
            angles: 0,
            dash: 0,
            inside: 0,
            group: Group::Other,
            pound: None,
            doc: None,
            run: Vec::new(),
            bang: Bang::No,
            lead: Lead::Other,
            path: Lead::Other,
            found: Found::default(),
        }
    }

    pub(super) fn finish(self) -> Found {
        self.found
    }

    /// `name ! (`, also where that is `if !(…)`.
    fn invocation(&mut self, token: Token, start: usize, end: usize) {
        self.bang = match (token, self.bang) {
            (Token::Word, _) => {
                if self.lead != Lead::Path {
                    self.path = self.lead;
                }
                Bang::Name(start, end)
            }
            (Token::Punct(b'!'), Bang::Name(start, end)) => Bang::Mark(start, end),
            (Token::Open(_), Bang::Mark(start, end)) => {
                self.invoked(start, end);
                Bang::No
            }
            _ => Bang::No,
        };
        self.lead = self.lead_of(token, start, end);
    }

    fn invoked(&mut self, start: usize, end: usize) {
        if self.inside == 0 || self.group != Group::Body {
            self.found.invokes = true;
            self.found.types |= self.path != Lead::Other && !matches!(self.group, Group::Attribute { .. });
            return;
        }
        let name = &self.text[start..end];
        let type_like = self.path == Lead::Type && !VALUE_MACROS.iter().any(|known| known.as_bytes() == name);
        if let Some(body) = self.found.bodies.last_mut() {
            body.invokes = true;
            body.stays |= type_like;
            self.found.types |= type_like;
        }
    }

    fn lead_of(&self, token: Token, start: usize, end: usize) -> Lead {
        let before = start.checked_sub(1).map_or(b' ', |at| self.text[at]);
        match token {
            Token::Punct(b':') if before == b':' => Lead::Path,
            Token::Punct(b'>') if before == b'-' => Lead::Type,
            Token::Punct(b':' | b'<') => Lead::Type,
            Token::Punct(b'&' | b',' | b'=' | b'+') | Token::Open(b'(' | b'[') | Token::Lifetime => {
                Lead::Either
            }
            Token::Word => match &self.text[start..end] {
                b"as" => Lead::Type,
                b"mut" | b"const" | b"dyn" | b"impl" | b"for" => Lead::Either,
                _ => Lead::Other,
            },
            _ => Lead::Other,
        }
    }

    fn outside(&mut self, token: Token, start: usize, end: usize) {
        let pound = self.pound.take();
        match token {
            Token::Word => self.word(start, end),
            Token::Open(b'[') if let Some(start) = pound => {
                self.group = Group::Attribute { start, named: false, inert: false };
                self.inside = 1;
            }
            Token::Open(bracket) => self.open(bracket, start),
            Token::Close(_) => self.begin_item(),
            Token::Punct(mark) => self.punct(mark, start, end),
            Token::Doc | Token::Literal | Token::Lifetime => {}
        }
    }

    fn word(&mut self, start: usize, end: usize) {
        if self.item == Item::Unknown {
            self.item = match &self.text[start..end] {
                b"pub" | b"unsafe" | b"async" | b"const" | b"extern" | b"default" | b"safe" | b"auto" => {
                    Item::Unknown
                }
                b"fn" => Item::Fn,
                b"mod" | b"impl" | b"trait" => Item::Container,
                b"struct" | b"enum" | b"union" => Item::Data,
                _ => Item::Other,
            };
            // Of other items the whole is shown now and then, and they begin at the first attribute.
            match self.item {
                Item::Unknown => {}
                Item::Other => self.run.clear(),
                _ => self.found.inert.append(&mut self.run),
            }
        }
    }

    fn punct(&mut self, mark: u8, start: usize, end: usize) {
        match mark {
            b';' => self.begin_item(),
            b'<' => self.angles += 1,
            b'>' if self.dash != start => self.angles -= 1,
            b'-' => self.dash = end,
            b'#' => self.pound = Some(start),
            b'!' => {}
            _ if self.item == Item::Unknown => self.item = Item::Other,
            _ => {}
        }
    }

    fn open(&mut self, bracket: u8, start: usize) {
        let braces = bracket == b'{' && self.angles <= 0;
        match self.item {
            Item::Container if braces => return self.begin_item(),
            Item::Fn if braces => {
                self.group = Group::Body;
                self.found.bodies.push(Body { start, end: start, stays: false, invokes: false });
            }
            Item::Data => self.group = if bracket == b'{' { Group::Fields } else { Group::Other },
            Item::Unknown | Item::Other if bracket == b'{' => self.group = Group::Braces,
            _ => self.group = Group::Other,
        }
        self.inside = 1;
    }

    fn begin_item(&mut self) {
        self.item = Item::Unknown;
        self.angles = 0;
        self.run.clear();
    }

    fn inside(&mut self, token: Token, start: usize, end: usize) {
        match token {
            Token::Open(_) => self.inside += 1,
            Token::Close(_) => {
                self.inside -= 1;
                if self.inside == 0 {
                    self.close(end);
                }
            }
            Token::Word => self.inner_word(start, end),
            Token::Punct(b'#') | Token::Doc if self.group == Group::Body => self.body_attribute(start),
            _ => {}
        }
    }

    fn inner_word(&mut self, start: usize, end: usize) {
        match &mut self.group {
            Group::Body => self.body_word(start, end),
            Group::Attribute { named: named @ false, inert, .. } => {
                *named = true;
                let word = &self.text[start..end];
                *inert = INERT_ATTRIBUTES.iter().any(|known| known.as_bytes() == word);
            }
            _ => {}
        }
    }

    fn close(&mut self, end: usize) {
        match self.group {
            Group::Body => {
                if let Some(body) = self.found.bodies.last_mut() {
                    body.end = end;
                }
                self.begin_item();
            }
            Group::Fields | Group::Braces => self.begin_item(),
            Group::Attribute { start, inert: true, .. } => self.run.push((start, end)),
            Group::Attribute { .. } | Group::Other => {}
        }
    }

    fn body_word(&mut self, start: usize, end: usize) {
        if let Some(body) = self.found.bodies.last_mut()
            && !body.stays
        {
            let word = &self.text[start..end];
            let is = |known: &str| known.as_bytes() == word;
            body.stays =
                ITEM_WORDS.iter().any(|known| is(known)) || self.root_calls.iter().any(|call| is(call));
        }
    }

    /// An attribute directly behind the brace may be an inner one, which belongs to the function.
    fn body_attribute(&mut self, start: usize) {
        if let Some(body) = self.found.bodies.last_mut()
            && self.text[body.start + 1..start].trim_ascii().is_empty()
        {
            body.stays = true;
        }
    }

    fn doc_comment(&mut self, start: usize, end: usize) {
        let style = self.text[start + 2];
        let another = self.doc.replace(style) == Some(style);
        if self.inside == 0 {
            match style {
                b'!' if another => self.found.inert.push((start, end)),
                b'!' => {}
                _ => self.run.push((start, end)),
            }
        } else if another && self.group == Group::Fields {
            self.found.inert.push((start, end));
        }
    }
}

impl Sink for Outline<'_> {
    #[inline]
    fn token(&mut self, token: Token, start: usize, end: usize) {
        match token {
            Token::Doc => self.doc_comment(start, end),
            _ => self.doc = None,
        }
        self.invocation(token, start, end);
        match self.inside {
            0 => self.outside(token, start, end),
            _ => self.inside(token, start, end),
        }
    }

    // What stands between two doc comments is not blanked with them.
    fn comment(&mut self, _start: usize, _end: usize, _block: bool) {}
}

/// Words without which no statement declares an item. They may mean something else: `*const T`, `set.union(other)`.
pub(crate) const ITEM_WORDS: [&str; 15] = [
    "fn", "mod", "use", "impl", "type", "enum", "auto", "const", "trait", "union", "macro", "static",
    "struct", "extern", "macro_rules",
];

/// Macros that are no types wherever they stand: `Unit { name: format!(…) }`.
pub(crate) const VALUE_MACROS: [&str; 8] =
    ["vec", "format", "matches", "json", "include_str", "concat", "stringify", "env"];

/// Attributes of functions, types, traits, impls and modules that say nothing of what they declare or compute.
pub(crate) const INERT_ATTRIBUTES: [&str; 10] = [
    "doc", "inline", "must_use", "allow", "expect", "warn", "cold", "track_caller", "deprecated",
    "non_exhaustive",
];
