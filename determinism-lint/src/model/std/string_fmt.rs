// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod fmt {
    pub enum Alignment { Left, Right, Center }
    pub fn format(args: Arguments) -> String {}
    pub fn from_fn<F: Fn(&mut Formatter) -> crate::result::Result<(), Error>>(f: F) -> FromFn<F> {}
    pub fn write(output: &mut dyn Write, fmt: Arguments) -> crate::result::Result<(), Error> {}
    pub struct Arguments<'a>;
    impl Arguments { pub fn as_str(&self) -> Option<&str> {} }
    pub struct DebugList<'a, 'b>;
    impl DebugList {
        pub fn entry(&mut self, entry: &dyn Debug) -> &mut DebugList {}
        pub fn entries<D, I: IntoIterator<Item = D>>(&mut self, entries: I) -> &mut DebugList {}
        pub fn finish_non_exhaustive(&mut self) -> crate::result::Result<(), Error> {}
        pub fn finish(&mut self) -> crate::result::Result<(), Error> {}
    }
    pub struct DebugMap<'a, 'b>;
    impl DebugMap {
        pub fn entry(&mut self, key: &dyn Debug, value: &dyn Debug) -> &mut DebugMap {}
        pub fn key(&mut self, key: &dyn Debug) -> &mut DebugMap {}
        pub fn value(&mut self, value: &dyn Debug) -> &mut DebugMap {}
        pub fn entries<K, V, I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) -> &mut DebugMap {}
        pub fn finish_non_exhaustive(&mut self) -> crate::result::Result<(), Error> {}
        pub fn finish(&mut self) -> crate::result::Result<(), Error> {}
    }
    pub struct DebugSet<'a, 'b>;
    impl DebugSet {
        pub fn entry(&mut self, entry: &dyn Debug) -> &mut DebugSet {}
        pub fn entries<D, I: IntoIterator<Item = D>>(&mut self, entries: I) -> &mut DebugSet {}
        pub fn finish_non_exhaustive(&mut self) -> crate::result::Result<(), Error> {}
        pub fn finish(&mut self) -> crate::result::Result<(), Error> {}
    }
    pub struct DebugStruct<'a, 'b>;
    impl DebugStruct {
        pub fn field(&mut self, name: &str, value: &dyn Debug) -> &mut DebugStruct {}
        pub fn finish_non_exhaustive(&mut self) -> crate::result::Result<(), Error> {}
        pub fn finish(&mut self) -> crate::result::Result<(), Error> {}
    }
    pub struct DebugTuple<'a, 'b>;
    impl DebugTuple {
        pub fn field(&mut self, value: &dyn Debug) -> &mut DebugTuple {}
        pub fn finish_non_exhaustive(&mut self) -> crate::result::Result<(), Error> {}
        pub fn finish(&mut self) -> crate::result::Result<(), Error> {}
    }
    pub struct Error;
    impl crate::error::Error for Error {}
    impl Ord for Error {}
    pub struct Formatter<'a>;
    impl Formatter {
        pub fn pad_integral(&mut self, is_nonnegative: bool, prefix: &str, buf: &str) -> crate::result::Result<(), Error> {}
        pub fn pad(&mut self, s: &str) -> crate::result::Result<(), Error> {}
        pub fn write_str(&mut self, data: &str) -> crate::result::Result<(), Error> {}
        pub fn write_fmt(&mut self, fmt: Arguments) -> crate::result::Result<(), Error> {}
        pub fn flags(&self) -> u32 {}
        pub fn fill(&self) -> char {}
        pub fn align(&self) -> Option<Alignment> {}
        pub fn width(&self) -> Option<usize> {}
        pub fn precision(&self) -> Option<usize> {}
        pub fn sign_plus(&self) -> bool {}
        pub fn sign_minus(&self) -> bool {}
        pub fn alternate(&self) -> bool {}
        pub fn sign_aware_zero_pad(&self) -> bool {}
        pub fn debug_struct(&mut self, name: &str) -> DebugStruct {}
        pub fn debug_tuple(&mut self, name: &str) -> DebugTuple {}
        pub fn debug_list(&mut self) -> DebugList {}
        pub fn debug_set(&mut self) -> DebugSet {}
        pub fn debug_map(&mut self) -> DebugMap {}
    }
    impl Write for Formatter {}
    pub struct FromFn<F>;
    pub trait Binary { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait Debug { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait Display { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait LowerExp { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait LowerHex { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait Octal { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait Pointer { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait UpperExp { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait UpperHex { fn fmt(&self, f: &mut Formatter) -> crate::result::Result<(), Error>; }
    pub trait Write {
        fn write_str(&mut self, s: &str) -> crate::result::Result<(), Error>;
        fn write_char(&mut self, c: char) -> crate::result::Result<(), Error>;
        fn write_fmt(&mut self, args: Arguments) -> crate::result::Result<(), Error>;
    }
    pub type Result = crate::result::Result<(), Error>;
    impl<T> Debug for T {}
    impl<T> Display for T {}
    impl<T> Binary for T {}
    impl<T> Octal for T {}
    impl<T> LowerHex for T {}
    impl<T> UpperHex for T {}
    impl<T> LowerExp for T {}
    impl<T> UpperExp for T {}
    impl<T> Pointer for T {}
    impl<W: Write> Write for &mut W {}
    impl Write for String {}
}
mod string {
    use crate::iter::Items;
    pub struct Drain<'a>;
    impl Drain { pub fn as_str(&self) -> &str {} }
    impl AsRef<[u8]> for Drain {}
    impl AsRef<str> for Drain {}
    impl DoubleEndedIterator for Drain {}
    impl Iterator for Drain { type Item = char; }
    pub struct FromUtf16Error;
    impl crate::error::Error for FromUtf16Error {}
    pub struct FromUtf8Error;
    impl FromUtf8Error {
        pub fn as_bytes(&self) -> &[u8] {}
        pub fn into_bytes(self) -> Vec<u8> {}
        pub fn utf8_error(&self) -> crate::str::Utf8Error {}
    }
    impl crate::error::Error for FromUtf8Error {}
    pub struct String;
    impl String {
        pub fn new() -> String {}
        pub fn with_capacity(capacity: usize) -> String {}
        pub fn from_utf8(vec: Vec<u8>) -> Result<String, FromUtf8Error> {}
        pub fn from_utf8_lossy(v: &[u8]) -> crate::borrow::Cow<str> {}
        pub fn from_utf16(v: &[u16]) -> Result<String, FromUtf16Error> {}
        pub fn from_utf16_lossy(v: &[u16]) -> String {}
        pub fn into_raw_parts(self) -> (*mut u8, usize, usize) {}
        pub unsafe fn from_raw_parts(buf: *mut u8, length: usize, capacity: usize) -> String {}
        pub unsafe fn from_utf8_unchecked(bytes: Vec<u8>) -> String {}
        pub fn into_bytes(self) -> Vec<u8> {}
        pub fn as_str(&self) -> &str {}
        pub fn as_mut_str(&mut self) -> &mut str {}
        pub fn push_str(&mut self, string: &str) {}
        pub fn extend_from_within<R: crate::ops::RangeBounds<usize>>(&mut self, src: R) {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn push(&mut self, ch: char) {}
        pub fn as_bytes(&self) -> &[u8] {}
        pub fn truncate(&mut self, new_len: usize) {}
        pub fn pop(&mut self) -> Option<char> {}
        pub fn remove(&mut self, idx: usize) -> char {}
        pub fn retain<F: FnMut(char) -> bool>(&mut self, f: F) {}
        pub fn insert(&mut self, idx: usize, ch: char) {}
        pub fn insert_str(&mut self, idx: usize, string: &str) {}
        pub unsafe fn as_mut_vec(&mut self) -> &mut Vec<u8> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn split_off(&mut self, at: usize) -> String {}
        pub fn clear(&mut self) {}
        pub fn drain<R: crate::ops::RangeBounds<usize>>(&mut self, range: R) -> Drain {}
        pub fn replace_range<R: crate::ops::RangeBounds<usize>>(&mut self, range: R, replace_with: &str) {}
        pub fn into_boxed_str(self) -> Box<str> {}
        pub fn leak(self) -> &mut str {}
    }
    impl crate::ops::Add<&str> for String { type Output = String; }
    impl crate::ops::AddAssign<&str> for String {}
    impl AsMut<str> for String {}
    impl AsRef<[u8]> for String {}
    impl AsRef<crate::ffi::OsStr> for String {}
    impl AsRef<crate::path::Path> for String {}
    impl AsRef<str> for String {}
    impl crate::borrow::Borrow<str> for String {}
    impl crate::ops::Deref for String { type Target = str; }
    impl crate::ops::DerefMut for String {}
    impl Extend<&char> for String {}
    impl Extend<&str> for String {}
    impl Extend<Box<str>> for String {}
    impl Extend<crate::borrow::Cow<str>> for String {}
    impl Extend<String> for String {}
    impl Extend<char> for String {}
    impl From<&String> for String {}
    impl From<&mut str> for String {}
    impl From<&str> for String {}
    impl From<Box<str>> for String {}
    impl From<crate::borrow::Cow<str>> for String {}
    impl From<char> for String {}
    impl FromIterator<&char> for String {}
    impl FromIterator<&str> for String {}
    impl FromIterator<Box<str>> for String {}
    impl FromIterator<crate::borrow::Cow<str>> for String {}
    impl FromIterator<String> for String {}
    impl FromIterator<char> for String {}
    impl crate::str::FromStr for String { type Err = crate::convert::Infallible; }
    impl<I: crate::slice::SliceIndex<str>> crate::ops::Index<I> for String { type Output = <I as crate::slice::SliceIndex<str>>::Output; }
    impl<I: crate::slice::SliceIndex<str>> crate::ops::IndexMut<I> for String {}
    impl Ord for String {}
    impl crate::net::ToSocketAddrs for String { type Iter = Items<crate::net::SocketAddr>; }
    impl TryFrom<crate::ffi::CString> for String { type Error = crate::ffi::IntoStringError; }
    impl TryFrom<Vec<u8>> for String { type Error = FromUtf8Error; }
    impl crate::fmt::Write for String {}
    pub trait ToString { fn to_string(&self) -> String; }
    pub type ParseError = crate::convert::Infallible;
    impl<T> ToString for T {}
}
