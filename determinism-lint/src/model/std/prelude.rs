// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod prelude {
    pub use crate::marker::{Copy, Send, Sized, Sync, Unpin};
    pub use crate::ops::{AsyncFn, AsyncFnMut, AsyncFnOnce, Drop, Fn, FnMut, FnOnce};
    pub use crate::mem::{align_of, align_of_val, drop, size_of, size_of_val};
    pub use crate::boxed::Box;
    pub use crate::borrow::ToOwned;
    pub use crate::clone::Clone;
    pub use crate::cmp::{Eq, Ord, PartialEq, PartialOrd};
    pub use crate::convert::{AsMut, AsRef, From, Into, TryFrom, TryInto};
    pub use crate::default::Default;
    pub use crate::future::{Future, IntoFuture};
    pub use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Extend, FromIterator, IntoIterator, Iterator};
    pub use crate::option::Option::{self, None, Some};
    pub use crate::result::Result::{self, Err, Ok};
    pub use crate::string::{String, ToString};
    pub use crate::vec::Vec;
    pub mod rust_2015 {
        pub use crate::prelude::*;
    }
    pub mod rust_2018 {
        pub use crate::prelude::*;
    }
    pub mod rust_2021 {
        pub use crate::prelude::*;
    }
    pub mod rust_2024 {
        pub use crate::prelude::*;
    }
    pub mod v1 {
        pub use crate::prelude::*;
    }
}
