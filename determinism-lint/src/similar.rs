//! Which known word a misspelt one most likely means. Knows words only.

/// Longer words are compared by their beginning: nobody misspells more.
const LONGEST: usize = 40;

/// The candidate that a misspelt word most likely means; `None` where nothing is near.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = plain(word);
    let allowed = (word.chars().count() / 3).max(1);
    let scored =
        candidates.into_iter().map(|candidate| (strsim::osa_distance(&word, &plain(candidate)), candidate));
    let best = scored.filter(|(distance, _)| *distance <= allowed).min()?;
    Some(best.1)
}

/// ``did you mean `x`?``, where something is near.
pub(crate) fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(word, candidates).map(|near| format!("did you mean `{near}`?"))
}

/// Case and the choice between `-` and `_` are no difference.
fn plain(word: &str) -> String {
    word.chars().take(LONGEST).collect::<String>().to_lowercase().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swapped_letter_an_underscore_and_case_are_near() {
        let rules = ["float-type", "float-order", "wall-clock"];
        assert_eq!(nearest("flaot-type", rules), Some("float-type"));
        assert_eq!(nearest("wall_clock", rules), Some("wall-clock"));
        assert_eq!(nearest("Float-Order", rules), Some("float-order"));
    }

    #[test]
    fn a_word_of_another_kind_is_not_near() {
        assert_eq!(nearest("colour", ["float-type", "wall-clock"]), None);
        assert_eq!(nearest("", ["ab"]), None);
    }
}
