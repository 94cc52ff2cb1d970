//! The documentation: every command that it shows is run, every file that it shows is used, every link leads somewhere.

mod page;
mod picture;
mod refused;
mod run;

use crate::support::{blessing, files, read, relative, workspace_root};
use page::Block;

/// Every page that a person wrote.
fn pages() -> Vec<String> {
    let front = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].into_iter().map(str::to_owned);
    let docs = files("docs", "md").into_iter().map(|path| relative(&path));
    front.chain(docs.filter(|page| !page.starts_with("docs/reference/rules"))).collect()
}

#[test]
fn every_command_does_what_its_page_says() {
    let mut wrong = Vec::new();
    for name in pages() {
        let text = read(&name);
        let (blessed, mistakes) = run::page(&name, &text);
        if blessing() && blessed != text {
            std::fs::write(workspace_root().join(&name), blessed).expect("the workspace can be written");
        }
        wrong.extend(mistakes);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_refusal_is_shown_as_the_user_reads_it() {
    let mut wrong = Vec::new();
    for name in pages() {
        let text = read(&name);
        let (blessed, mistakes) = refused::page(&name, &text);
        if blessing() && blessed != text {
            std::fs::write(workspace_root().join(&name), blessed).expect("the workspace can be written");
            continue;
        }
        wrong.extend(mistakes);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_block_says_what_it_is() {
    for name in pages() {
        for block in page::blocks(&read(&name)) {
            assert!(!block.language.is_empty(), "{name}:{}: the block names no language", block.line);
            let run = block.has("fixture") || block.has("ci");
            assert!(block.language != "console" || run, "{name}:{}: nothing runs this block", block.line);
        }
    }
}

#[test]
fn rust_that_names_simmath_is_run() {
    let run = read("tests/lib.rs");
    for name in pages() {
        let blocks = page::blocks(&read(&name));
        let rust = blocks.iter().filter(|block| block.language == "rust");
        let uses = rust.flat_map(|block| &block.body).any(|line| line.contains("simmath::"));
        assert!(!uses || run.contains(&format!("../{name}")), "tests/lib.rs does not run the Rust of {name}");
    }
}

// With two sentences on a line, every change of one of them is a change of both.
#[test]
fn pages_have_one_sentence_per_line() {
    for name in pages() {
        for (at, line) in page::prose(&read(&name)) {
            let text =
                line.trim_start_matches(['#', ' ']).trim_start_matches(|first: char| first.is_ascii_digit());
            let text = text.strip_prefix(". ").unwrap_or(text);
            let second = text
                .match_indices(". ")
                .find(|(stop, _)| !text.starts_with('|') && ends_sentence(text, *stop));
            assert!(second.is_none(), "{name}:{at}: a second sentence begins on the line: {line}");
        }
    }
}

fn ends_sentence(line: &str, stop: usize) -> bool {
    let abbreviated = ["e.g", "i.e", "etc", "vs"].iter().any(|word| line[..stop].ends_with(word));
    !abbreviated && line[stop + 2..].starts_with(|next: char| next.is_uppercase())
}

#[test]
fn every_link_between_pages_leads_to_a_file() {
    for name in pages() {
        let folder = workspace_root().join(&name).parent().expect("a page lies in a folder").to_path_buf();
        for (line, link) in page::links(&read(&name)) {
            let path = link.split('#').next().unwrap_or_default();
            let outside = link.contains("://") || path.is_empty();
            assert!(outside || folder.join(path).exists(), "{name}:{line}: nothing stands at {link}");
        }
    }
}

#[test]
fn every_page_is_reached_from_the_readme() {
    let mut reached = vec!["README.md".to_owned()];
    let mut next = 0;
    while let Some(name) = reached.get(next).cloned() {
        next += 1;
        let folder = workspace_root().join(&name).parent().expect("a page lies in a folder").to_path_buf();
        for (_, link) in page::links(&read(&name)) {
            let path = folder.join(link.split('#').next().unwrap_or_default());
            let Ok(path) = path.canonicalize() else { continue };
            let page = relative(&path);
            if page.ends_with(".md") && !reached.contains(&page) {
                reached.push(page);
            }
        }
    }
    let lost: Vec<String> = pages().into_iter().filter(|page| !reached.contains(page)).collect();
    assert!(lost.is_empty(), "no chain of links leads from README.md to {lost:?}");
}
