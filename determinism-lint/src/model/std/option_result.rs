// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod option {
    use crate::iter::Items;
    pub enum Option<T> { None, Some(T) }
    impl<T> Option<T> {
        pub fn is_some(&self) -> bool {}
        pub fn is_some_and(self, f: impl FnOnce(T) -> bool) -> bool {}
        pub fn is_none(&self) -> bool {}
        pub fn is_none_or(self, f: impl FnOnce(T) -> bool) -> bool {}
        pub fn as_ref(&self) -> Option<&T> {}
        pub fn as_mut(&mut self) -> Option<&mut T> {}
        pub fn as_pin_ref(self: crate::pin::Pin<&Option<T>>) -> Option<crate::pin::Pin<&T>> {}
        pub fn as_pin_mut(self: crate::pin::Pin<&mut Option<T>>) -> Option<crate::pin::Pin<&mut T>> {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
        pub fn expect(self, msg: &str) -> T {}
        pub fn unwrap(self) -> T {}
        pub fn unwrap_or(self, default: T) -> T {}
        pub fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T {}
        pub fn unwrap_or_default(self) -> T {}
        pub unsafe fn unwrap_unchecked(self) -> T {}
        pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U> {}
        pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Option<T> {}
        pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U {}
        pub fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {}
        pub fn ok_or<E>(self, err: E) -> Result<T, E> {}
        pub fn ok_or_else<E, F: FnOnce() -> E>(self, err: F) -> Result<T, E> {}
        pub fn as_deref(&self) -> Option<&<T as crate::ops::Deref>::Target> where T: crate::ops::Deref {}
        pub fn as_deref_mut(&mut self) -> Option<&mut <T as crate::ops::Deref>::Target> where T: crate::ops::DerefMut {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn iter_mut(&mut self) -> Items<&mut T> {}
        pub fn and<U>(self, optb: Option<U>) -> Option<U> {}
        pub fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U> {}
        pub fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Option<T> {}
        pub fn or(self, optb: Option<T>) -> Option<T> {}
        pub fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T> {}
        pub fn xor(self, optb: Option<T>) -> Option<T> {}
        pub fn insert(&mut self, value: T) -> &mut T {}
        pub fn get_or_insert(&mut self, value: T) -> &mut T {}
        pub fn get_or_insert_default(&mut self) -> &mut T {}
        pub fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T {}
        pub fn take(&mut self) -> Option<T> {}
        pub fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T> {}
        pub fn replace(&mut self, value: T) -> Option<T> {}
        pub fn zip<U>(self, other: Option<U>) -> Option<(T, U)> {}
    }
    impl<T, U> Option<(T, U)> { pub fn unzip(self) -> (Option<T>, Option<U>) {} }
    impl<T> Option<&T> {
        pub fn copied(self) -> Option<T> {}
        pub fn cloned(self) -> Option<T> {}
    }
    impl<T> Option<&mut T> {
        pub fn copied(self) -> Option<T> {}
        pub fn cloned(self) -> Option<T> {}
    }
    impl<T, E> Option<Result<T, E>> { pub fn transpose(self) -> Result<Option<T>, E> {} }
    impl<T> Option<Option<T>> { pub fn flatten(self) -> Option<T> {} }
    impl<T> From<&Option<T>> for Option<&T> {}
    impl<T> From<&mut Option<T>> for Option<&mut T> {}
    impl<T> From<T> for Option<T> {}
    impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {}
    impl<T> crate::ops::FromResidual<Option<crate::convert::Infallible>> for Option<T> {}
    impl<T> IntoIterator for &Option<T> { type Item = &T; }
    impl<T> IntoIterator for &mut Option<T> { type Item = &mut T; }
    impl<T> IntoIterator for Option<T> { type Item = T; }
    impl<T: Ord> Ord for Option<T> {}
    impl<T: crate::iter::Product<U>, U> crate::iter::Product<Option<U>> for Option<T> {}
    impl<T: crate::iter::Sum<U>, U> crate::iter::Sum<Option<U>> for Option<T> {}
    impl<T> crate::ops::Try for Option<T> { type Output = T; type Residual = Option<crate::convert::Infallible>; }
    pub type IntoIter<A> = Items<A>;
    pub type Iter<'a, A> = Items<&A>;
    pub type IterMut<'a, A> = Items<&mut A>;
}
mod result {
    use crate::iter::Items;
    pub enum Result<T, E> { Ok(T), Err(E) }
    impl<T, E> Result<T, E> {
        pub fn is_ok(&self) -> bool {}
        pub fn is_ok_and<F: FnOnce(T) -> bool>(self, f: F) -> bool {}
        pub fn is_err(&self) -> bool {}
        pub fn is_err_and<F: FnOnce(E) -> bool>(self, f: F) -> bool {}
        pub fn ok(self) -> Option<T> {}
        pub fn err(self) -> Option<E> {}
        pub fn as_ref(&self) -> Result<&T, &E> {}
        pub fn as_mut(&mut self) -> Result<&mut T, &mut E> {}
        pub fn map<U, F: FnOnce(T) -> U>(self, op: F) -> Result<U, E> {}
        pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U {}
        pub fn map_or_else<U, D: FnOnce(E) -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {}
        pub fn map_err<F, O: FnOnce(E) -> F>(self, op: O) -> Result<T, F> {}
        pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Result<T, E> {}
        pub fn inspect_err<F: FnOnce(&E)>(self, f: F) -> Result<T, E> {}
        pub fn as_deref(&self) -> Result<&<T as crate::ops::Deref>::Target, &E> where T: crate::ops::Deref {}
        pub fn as_deref_mut(&mut self) -> Result<&mut <T as crate::ops::Deref>::Target, &mut E> where T: crate::ops::DerefMut {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn iter_mut(&mut self) -> Items<&mut T> {}
        pub fn expect(self, msg: &str) -> T {}
        pub fn unwrap(self) -> T {}
        pub fn unwrap_or_default(self) -> T {}
        pub fn expect_err(self, msg: &str) -> E {}
        pub fn unwrap_err(self) -> E {}
        pub fn and<U>(self, res: Result<U, E>) -> Result<U, E> {}
        pub fn and_then<U, F: FnOnce(T) -> Result<U, E>>(self, op: F) -> Result<U, E> {}
        pub fn or<F>(self, res: Result<T, F>) -> Result<T, F> {}
        pub fn or_else<F, O: FnOnce(E) -> Result<T, F>>(self, op: O) -> Result<T, F> {}
        pub fn unwrap_or(self, default: T) -> T {}
        pub fn unwrap_or_else<F: FnOnce(E) -> T>(self, op: F) -> T {}
        pub unsafe fn unwrap_unchecked(self) -> T {}
        pub unsafe fn unwrap_err_unchecked(self) -> E {}
    }
    impl<T, E> Result<&T, E> {
        pub fn copied(self) -> Result<T, E> {}
        pub fn cloned(self) -> Result<T, E> {}
    }
    impl<T, E> Result<&mut T, E> {
        pub fn copied(self) -> Result<T, E> {}
        pub fn cloned(self) -> Result<T, E> {}
    }
    impl<T, E> Result<Option<T>, E> { pub fn transpose(self) -> Option<Result<T, E>> {} }
    impl<T, E> Result<Result<T, E>, E> { pub fn flatten(self) -> Result<T, E> {} }
    impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {}
    impl<T, E, F: From<E>> crate::ops::FromResidual<Result<crate::convert::Infallible, E>> for Result<T, F> {}
    impl<T, E> IntoIterator for &Result<T, E> { type Item = &T; }
    impl<T, E> IntoIterator for &mut Result<T, E> { type Item = &mut T; }
    impl<T, E> IntoIterator for Result<T, E> { type Item = T; }
    impl<T: Ord, E: Ord> Ord for Result<T, E> {}
    impl<T: crate::iter::Product<U>, U, E> crate::iter::Product<Result<U, E>> for Result<T, E> {}
    impl<T: crate::iter::Sum<U>, U, E> crate::iter::Sum<Result<U, E>> for Result<T, E> {}
    impl<T, E> crate::ops::Try for Result<T, E> { type Output = T; type Residual = Result<crate::convert::Infallible, E>; }
    pub type IntoIter<T> = Items<T>;
    pub type Iter<'a, T> = Items<&T>;
    pub type IterMut<'a, T> = Items<&mut T>;
}
