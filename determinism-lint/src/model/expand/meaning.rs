//! Which of several definitions of one name an invocation means. Knows how macros are scoped in a text, not where definitions are kept.

use crate::model::decl::MacroDecl;
use std::collections::BTreeSet;

/// A definition of the name.
pub(crate) struct Candidate<'d, T> {
    /// What the caller knows it as.
    pub(crate) what: T,
    /// What it declares.
    pub(crate) decl: &'d MacroDecl,
    /// The file it stands in, as a number.
    pub(crate) file: usize,
    /// That is the file of the invocation.
    pub(crate) same_file: bool,
    /// It belongs to the crate of the invocation.
    pub(crate) same_crate: bool,
    /// How many modules further out its file is, where it is the file of a module around the invocation.
    pub(crate) above: Option<usize>,
    /// The features that are on by default leave it out.
    pub(crate) inactive: bool,
}

/// Whether features that are on leave a definition out; of crates whose features nobody said none is left out.
pub(crate) fn is_inactive(decl: &MacroDecl, features: Option<&BTreeSet<String>>) -> bool {
    let condition = decl.condition.as_deref().zip(features);
    condition.is_some_and(|(condition, features)| condition.holds(features) == Some(false))
}

/// How many modules further out one file is than another, by their paths: `src/a/b.rs` stands in `src/a.rs` or `src/a/mod.rs`, and those
/// in `src/lib.rs` or `src/main.rs`.
pub(crate) fn levels(outer: &str, inner: &str) -> Option<usize> {
    let (outer, inner) = (module(outer), module(inner));
    let below = inner.strip_prefix(outer)?;
    (below.starts_with('/') || outer.is_empty())
        .then(|| below.matches('/').count())
        .filter(|levels| *levels > 0)
}

/// `src/a` of `src/a.rs` and `src/a/mod.rs`, `src` of `src/lib.rs`.
fn module(path: &str) -> &str {
    let bare = path.strip_suffix(".rs").unwrap_or(path);
    match bare.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder,
        _ => bare,
    }
}

/// The last definition above the invocation in its file, else that of the nearest module around it, else the only one of its crate, else
/// the only one of all. One that begins further down in the file can only be meant by a path.
pub(crate) fn meant<'c, 'd, T>(
    candidates: &'c [Candidate<'d, T>],
    line: usize,
    by_path: bool,
) -> Option<&'c Candidate<'d, T>> {
    let above = candidates.iter().filter(|candidate| candidate.same_file && candidate.decl.line <= line);
    let elsewhere = || candidates.iter().filter(|candidate| by_path || !candidate.same_file);
    let nearest = || {
        let around = || candidates.iter().filter(|candidate| candidate.same_crate && !candidate.same_file);
        let levels = around().filter_map(|candidate| candidate.above).min()?;
        last(of_one_build(around().filter(|candidate| candidate.above == Some(levels)).collect()))
    };
    last(of_one_build(above.collect()))
        .or_else(|| if by_path { None } else { nearest() })
        .or_else(|| only(of_one_build(elsewhere().filter(|candidate| candidate.same_crate).collect())))
        .or_else(|| only(of_one_build(elsewhere().collect())))
}

/// Without those that default features leave out, and without forms that write nothing where another `cfg` has one that does: what is
/// written there is code, too. All of them where none would be left.
fn of_one_build<'c, 'd, T>(list: Vec<&'c Candidate<'d, T>>) -> Vec<&'c Candidate<'d, T>> {
    let active: Vec<_> = list.iter().filter(|candidate| !candidate.inactive).copied().collect();
    let list = if active.is_empty() { list } else { active };
    let writes =
        |candidate: &&Candidate<'d, T>| candidate.decl.condition.is_none() || !candidate.decl.writes_nothing;
    match list.iter().any(|candidate| candidate.decl.condition.is_some() && writes(candidate)) {
        true => list.into_iter().filter(writes).collect(),
        false => list,
    }
}

fn last<'c, 'd, T>(list: Vec<&'c Candidate<'d, T>>) -> Option<&'c Candidate<'d, T>> {
    list.into_iter().max_by_key(|candidate| candidate.decl.line)
}

/// The first, where all say the same; the last of the forms that one file has for several builds.
fn only<'c, 'd, T>(list: Vec<&'c Candidate<'d, T>>) -> Option<&'c Candidate<'d, T>> {
    let first = *list.first()?;
    if list.iter().all(|other| other.decl.rules == first.decl.rules) {
        return Some(first);
    }
    let forms = list.iter().all(|other| other.file == first.file && other.decl.condition.is_some());
    if forms { last(list) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::expand::items;

    /// The text of the macro, whether it stands in the same file and in the same crate. Macros stand one below the other, the feature
    /// `on` is on.
    fn found(list: &[(&str, bool, bool)], line: usize, by_path: bool) -> Option<usize> {
        let text: Vec<String> = list.iter().map(|(text, ..)| text.replace('\n', " ")).collect();
        let file: syn::File = syn::parse_str(&text.join("\n")).unwrap();
        let definitions = items::definitions(&file.items);
        let features = BTreeSet::from(["on".to_owned()]);
        let candidates: Vec<_> = list
            .iter()
            .zip(&definitions)
            .enumerate()
            .map(|(what, ((_, same_file, same_crate), (_, decl)))| Candidate {
                what,
                decl,
                file: if *same_file { 0 } else { 1 + usize::from(*same_crate) },
                same_file: *same_file,
                same_crate: *same_crate,
                above: None,
                inactive: is_inactive(decl, Some(&features)),
            })
            .collect();
        meant(&candidates, line, by_path).map(|candidate| candidate.what)
    }

    const A: &str = "macro_rules! m { () => { a } }";
    const B: &str = "macro_rules! m { () => { b } }";
    const NOTHING: &str = "macro_rules! m { () => {}; (1) => () }";
    const ON: &str = "#[cfg(feature = \"on\")] macro_rules! m { () => { c } }";
    const OFF: &str = "#[cfg(feature = \"off\")] macro_rules! m { () => { d } }";
    const DEBUG: &str = "#[cfg(debug_assertions)] macro_rules! m { () => { e } }";
    const NOT_DEBUG: &str = "#[cfg(not(debug_assertions))] macro_rules! m { () => {} }";

    #[test]
    fn the_last_one_above_in_the_file_hides_all_others() {
        let list = [(A, true, true), (B, true, true), (A, true, true), (B, false, true)];
        assert_eq!(found(&list, 2, false), Some(1));
        assert_eq!(found(&[(A, true, true), (NOTHING, true, true)], 9, false), Some(1));
    }

    #[test]
    fn a_file_stands_below_the_files_of_the_modules_around_it() {
        assert_eq!(levels("src/lib.rs", "src/a.rs"), Some(1));
        assert_eq!(levels("src/main.rs", "src/a/b.rs"), Some(2));
        assert_eq!(levels("src/a.rs", "src/a/b.rs"), Some(1));
        assert_eq!(levels("src/a/mod.rs", "src/a/b/mod.rs"), Some(1));
        assert_eq!(levels("src/a.rs", "src/ab/c.rs"), None);
        assert_eq!(levels("src/a/b.rs", "src/a.rs"), None);
        assert_eq!(levels("src/a/mod.rs", "src/a/mod.rs"), None);
    }

    #[test]
    fn that_of_the_nearest_module_around_goes_before_the_rest_of_the_crate() {
        let text =
            "macro_rules! m { () => { a } }\nmacro_rules! m { () => { b } }\nmacro_rules! m { () => { c } }";
        let file: syn::File = syn::parse_str(text).unwrap();
        let definitions = items::definitions(&file.items);
        let what = |above: [Option<usize>; 3]| {
            let candidates: Vec<_> = definitions
                .iter()
                .zip(above)
                .enumerate()
                .map(|(what, ((_, decl), above))| Candidate {
                    what,
                    decl,
                    file: what,
                    same_file: false,
                    same_crate: true,
                    above,
                    inactive: false,
                })
                .collect();
            meant(&candidates, 9, false).map(|candidate| candidate.what)
        };
        assert_eq!(what([Some(2), Some(1), None]), Some(1));
        assert_eq!(what([Some(1), Some(2), None]), Some(0));
        assert_eq!(what([None, None, Some(3)]), Some(2));
        assert_eq!(what([None, None, None]), None);
    }

    #[test]
    fn one_further_down_is_meant_by_a_path_alone() {
        let list = [(A, false, false), (B, true, true)];
        assert_eq!(found(&list[1..], 0, false), None);
        assert_eq!(found(&list, 1, true), Some(1));
    }

    #[test]
    fn the_own_crate_goes_before_others_and_several_that_differ_mean_nothing() {
        assert_eq!(found(&[(A, false, false), (B, false, true)], 7, false), Some(1));
        assert_eq!(found(&[(A, false, false), (B, false, false)], 7, false), None);
        assert_eq!(found(&[(A, false, false), (A, false, false)], 7, false), Some(0));
    }

    #[test]
    fn what_features_leave_out_is_meant_where_there_is_nothing_else() {
        for same_file in [true, false] {
            assert_eq!(found(&[(ON, same_file, true), (OFF, same_file, true)], 7, false), Some(0));
            assert_eq!(found(&[(OFF, same_file, true), (ON, same_file, true)], 7, false), Some(1));
            assert_eq!(found(&[(OFF, same_file, true)], 7, false), Some(0));
        }
    }

    #[test]
    fn of_several_forms_for_several_builds_that_all_write_something_the_last_is_meant() {
        let other = "#[cfg(not(debug_assertions))] macro_rules! m { () => { f } }";
        for same_file in [true, false] {
            assert_eq!(found(&[(DEBUG, same_file, true), (other, same_file, true)], 7, false), Some(1));
        }
        assert_eq!(found(&[(DEBUG, false, true), (A, false, true)], 7, false), None);
        assert_eq!(found(&[(DEBUG, false, true), (other, false, false)], 7, false), Some(0));
    }

    #[test]
    fn of_two_forms_for_two_builds_the_one_is_meant_that_writes_something() {
        for same_file in [true, false] {
            assert_eq!(found(&[(DEBUG, same_file, true), (NOT_DEBUG, same_file, true)], 7, false), Some(0));
            assert_eq!(found(&[(NOT_DEBUG, same_file, true), (DEBUG, same_file, true)], 7, false), Some(1));
            assert_eq!(found(&[(NOT_DEBUG, same_file, true)], 7, false), Some(0));
        }
    }
}
