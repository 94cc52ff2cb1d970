//! Which state of a list this is, so that equal ones are not copied.
//!
//! Who has which component changes seldom, and is half of what a snapshot would copy. So each such list has a number, a new one
//! for each change; the same number of the same world is the same list.

/// The number of a list's present content, and the last one that was given.
#[derive(Clone, Copy, Default)]
pub(super) struct Stamp {
    now: u64,
    last: u64,
}

impl Stamp {
    /// For a content that was not there before.
    pub(super) fn renew(&mut self) {
        self.last += 1;
        self.now = self.last;
    }

    /// Takes the number of a copy, or that of what is copied. Whether the content is another one, and must be taken too.
    ///
    /// Numbers mean something within one world only: those of a stranger's copy say nothing.
    pub(super) fn assign(&mut self, other: Self, of_stranger: bool) -> bool {
        if of_stranger {
            self.renew();
            return true;
        }
        let differs = self.now != other.now;
        self.now = other.now;
        differs
    }
}

#[cfg(test)]
mod tests {
    use super::Stamp;

    #[test]
    fn no_number_is_given_twice_whatever_a_list_goes_back_to() {
        let mut list = Stamp::default();
        list.renew();
        let saved = list;
        assert!(!list.assign(saved, false), "nothing changed since");
        list.renew();
        let mut later = list;
        assert!(list.assign(saved, false), "it went back");
        list.renew();
        assert!(later.assign(list, false), "another change than the one before");
        assert!(list.assign(list, true), "the same number of another world");
    }
}
