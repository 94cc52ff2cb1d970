//! A Markdown page as far as the tests read it: fenced blocks, prose lines, links.

/// A fenced block.
#[derive(Debug, Clone)]
pub(super) struct Block {
    /// Line of the opening fence, from 1.
    pub(super) line: usize,
    /// The first word after the fence.
    pub(super) language: String,
    /// The other words: `ci`, `output`, `fixture=crates/skirmish`.
    pub(super) attributes: Vec<String>,
    /// The lines between the fences.
    pub(super) body: Vec<String>,
}

impl Block {
    /// Whether an attribute of that name is there, with or without a value.
    pub(super) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|word| word.split('=').next() == Some(name))
    }

    /// The value of an attribute.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
    }
}

/// All fenced blocks, in order.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        if let Some(info) = line.strip_prefix("```") {
            open = !open;
            if open {
                let mut words = info.split_whitespace().map(str::to_owned);
                let language = words.next().unwrap_or_default();
                blocks.push(Block { line: at + 1, language, attributes: words.collect(), body: Vec::new() });
            }
        } else if let (true, Some(block)) = (open, blocks.last_mut()) {
            block.body.push(line.to_owned());
        }
    }
    assert!(!open, "a block is not closed");
    blocks
}

/// Lines outside of blocks with their numbers; code in backticks is blanked.
pub(super) fn prose(text: &str) -> Vec<(usize, String)> {
    let mut open = false;
    let mut lines = Vec::new();
    for (at, line) in text.lines().enumerate() {
        open ^= line.starts_with("```");
        if !open {
            let plain =
                line.split('`').enumerate().map(|(piece, text)| if piece % 2 == 0 { text } else { "x" });
            lines.push((at + 1, plain.collect()));
        }
    }
    lines
}

/// Targets of `[text](target)` outside of blocks, with their lines.
pub(super) fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    for (at, line) in prose(text) {
        let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        links.extend(targets.map(|target| (at, target.to_owned())));
    }
    links
}
