//! Which of several definitions of one name an invocation means. Knows how macros are scoped in a text, not where definitions are kept.

use crate::model::decl::MacroDecl;

/// A definition of the name.
pub(crate) struct Candidate<'d, T> {
    /// What the caller knows it as.
    pub(crate) what: T,
    /// What it declares.
    pub(crate) decl: &'d MacroDecl,
    /// It stands in the file of the invocation.
    pub(crate) same_file: bool,
    /// It belongs to the crate of the invocation.
    pub(crate) same_crate: bool,
}

/// The last definition above the invocation in its file, else the only one of its crate, else the only one of all. One that begins
/// further down in the file can only be meant by a path.
pub(crate) fn meant<'c, 'd, T>(
    candidates: &'c [Candidate<'d, T>],
    line: usize,
    by_path: bool,
) -> Option<&'c Candidate<'d, T>> {
    let above = candidates.iter().filter(|candidate| candidate.same_file && candidate.decl.line <= line);
    let elsewhere = || candidates.iter().filter(|candidate| by_path || !candidate.same_file);
    above
        .max_by_key(|candidate| candidate.decl.line)
        .or_else(|| only(elsewhere().filter(|candidate| candidate.same_crate)))
        .or_else(|| only(elsewhere()))
}

/// The first, where all say the same.
fn only<'c, 'd: 'c, T: 'c>(
    mut list: impl Iterator<Item = &'c Candidate<'d, T>>,
) -> Option<&'c Candidate<'d, T>> {
    let first = list.next()?;
    list.all(|other| other.decl.rules == first.decl.rules).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Definitions by rules, line, same file, same crate.
    fn found(list: &[(&str, usize, bool, bool)], line: usize, by_path: bool) -> Option<usize> {
        let decls: Vec<MacroDecl> =
            list.iter().map(|(rules, line, ..)| MacroDecl { rules: (*rules).into(), line: *line }).collect();
        let candidates: Vec<_> = list
            .iter()
            .zip(&decls)
            .enumerate()
            .map(|(what, ((_, _, same_file, same_crate), decl))| Candidate {
                what,
                decl,
                same_file: *same_file,
                same_crate: *same_crate,
            })
            .collect();
        meant(&candidates, line, by_path).map(|candidate| candidate.what)
    }

    #[test]
    fn the_last_one_above_in_the_file_hides_all_others() {
        let list = [("a", 1, true, true), ("b", 5, true, true), ("c", 9, true, true), ("d", 1, false, true)];
        assert_eq!(found(&list, 7, false), Some(1));
    }

    #[test]
    fn one_further_down_is_meant_by_a_path_alone() {
        let list = [("a", 9, true, true)];
        assert_eq!(found(&list, 7, false), None);
        assert_eq!(found(&list, 7, true), Some(0));
    }

    #[test]
    fn the_own_crate_goes_before_others_and_several_that_differ_mean_nothing() {
        let list = [("a", 1, false, false), ("b", 1, false, true)];
        assert_eq!(found(&list, 7, false), Some(1));
        assert_eq!(found(&[("a", 1, false, false), ("b", 1, false, false)], 7, false), None);
        assert_eq!(found(&[("a", 1, false, false), ("a", 2, false, false)], 7, false), Some(0));
    }
}
