//! The own evaluation: the second oracle. Balls of 256 to 576 bits decide single values, and expansions around the middle of a
//! block of neighbours decide whole blocks with 128-bit sums.

pub(crate) mod ball;
pub(crate) mod block;
pub(crate) mod elementary;
pub(crate) mod expansion;
pub(crate) mod float;
pub(crate) mod roots;
pub(crate) mod two;
pub(crate) mod value;
