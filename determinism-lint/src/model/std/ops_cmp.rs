// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod cmp {
    pub enum Ordering { Less, Equal, Greater }
    impl Ordering {
        pub fn is_eq(self) -> bool {}
        pub fn is_ne(self) -> bool {}
        pub fn is_lt(self) -> bool {}
        pub fn is_gt(self) -> bool {}
        pub fn is_le(self) -> bool {}
        pub fn is_ge(self) -> bool {}
        pub fn reverse(self) -> Ordering {}
        pub fn then(self, other: Ordering) -> Ordering {}
        pub fn then_with<F: FnOnce() -> Ordering>(self, f: F) -> Ordering {}
    }
    impl Ord for Ordering {}
    pub fn max<T>(v1: T, v2: T) -> T {}
    pub fn max_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {}
    pub fn max_by_key<T, F: FnMut(&T) -> K, K>(v1: T, v2: T, f: F) -> T {}
    pub fn min<T>(v1: T, v2: T) -> T {}
    pub fn min_by<T, F: FnOnce(&T, &T) -> Ordering>(v1: T, v2: T, compare: F) -> T {}
    pub fn min_by_key<T, F: FnMut(&T) -> K, K>(v1: T, v2: T, f: F) -> T {}
    pub struct Reverse<T>(pub T);
    impl<T: Ord> Ord for Reverse<T> {}
    pub trait Eq: PartialEq {}
    pub trait Ord: Eq + PartialOrd {
        fn cmp(&self, other: &Self) -> Ordering;
        fn max(self, other: Self) -> Self;
        fn min(self, other: Self) -> Self;
        fn clamp(self, min: Self, max: Self) -> Self;
    }
    pub trait PartialEq<Rhs = Self> {
        fn eq(&self, other: &Rhs) -> bool;
        fn ne(&self, other: &Rhs) -> bool;
    }
    pub trait PartialOrd<Rhs = Self>: PartialEq<Rhs> {
        fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
        fn lt(&self, other: &Rhs) -> bool;
        fn le(&self, other: &Rhs) -> bool;
        fn gt(&self, other: &Rhs) -> bool;
        fn ge(&self, other: &Rhs) -> bool;
    }
    impl<T> PartialEq for T {}
    impl<T> Eq for T {}
    impl<T> PartialOrd for T {}
    impl<A: Ord> Ord for &A {}
    impl<A: Ord> Ord for &mut A {}
    impl Ord for () {}
    impl<A: Ord> Ord for (A,) {}
    impl<A: Ord, B: Ord> Ord for (A, B) {}
    impl<A: Ord, B: Ord, C: Ord> Ord for (A, B, C) {}
    impl<A: Ord, B: Ord, C: Ord, D: Ord> Ord for (A, B, C, D) {}
    impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord> Ord for (A, B, C, D, E) {}
    impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord> Ord for (A, B, C, D, E, F) {}
    impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord> Ord for (A, B, C, D, E, F, G) {}
    impl<A: Ord, B: Ord, C: Ord, D: Ord, E: Ord, F: Ord, G: Ord, H: Ord> Ord for (A, B, C, D, E, F, G, H) {}
}
mod ops {
    pub enum Bound<T> { Included(T), Excluded(T), Unbounded }
    impl<T> Bound<T> {
        pub fn as_ref(&self) -> Bound<&T> {}
        pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Bound<U> {}
    }
    impl<T> Bound<&T> { pub fn cloned(self) -> Bound<T> {} }
    pub enum ControlFlow<B, C = ()> { Continue(C), Break(B) }
    impl<B, C> ControlFlow<B, C> {
        pub fn is_break(&self) -> bool {}
        pub fn is_continue(&self) -> bool {}
        pub fn break_value(self) -> Option<B> {}
        pub fn map_break<T, F: FnOnce(B) -> T>(self, f: F) -> ControlFlow<T, C> {}
        pub fn continue_value(self) -> Option<C> {}
        pub fn map_continue<T, F: FnOnce(C) -> T>(self, f: F) -> ControlFlow<B, T> {}
    }
    impl<B, C> FromResidual<ControlFlow<B, crate::convert::Infallible>> for ControlFlow<B, C> {}
    impl<B, C> Try for ControlFlow<B, C> { type Output = C; type Residual = ControlFlow<B, crate::convert::Infallible>; }
    pub struct Range<Idx> { pub start: Idx, pub end: Idx }
    impl<Idx> Range<Idx> {
        pub fn contains<U>(&self, item: &U) -> bool {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<A> DoubleEndedIterator for Range<A> {}
    impl ExactSizeIterator for Range<i16> {}
    impl ExactSizeIterator for Range<i32> {}
    impl ExactSizeIterator for Range<i8> {}
    impl ExactSizeIterator for Range<isize> {}
    impl ExactSizeIterator for Range<u16> {}
    impl ExactSizeIterator for Range<u32> {}
    impl ExactSizeIterator for Range<u8> {}
    impl ExactSizeIterator for Range<usize> {}
    impl<A> Iterator for Range<A> { type Item = A; }
    impl<T> RangeBounds<T> for Range<&T> {}
    impl<T> RangeBounds<T> for Range<T> {}
    impl<T> crate::slice::SliceIndex<[T]> for Range<usize> { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for Range<usize> { type Output = str; }
    pub struct RangeFrom<Idx> { pub start: Idx }
    impl<Idx> RangeFrom<Idx> { pub fn contains<U>(&self, item: &U) -> bool {} }
    impl<A> Iterator for RangeFrom<A> { type Item = A; }
    impl<T> RangeBounds<T> for RangeFrom<&T> {}
    impl<T> RangeBounds<T> for RangeFrom<T> {}
    impl<T> crate::slice::SliceIndex<[T]> for RangeFrom<usize> { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for RangeFrom<usize> { type Output = str; }
    pub struct RangeFull;
    impl<T> RangeBounds<T> for RangeFull {}
    impl<T> crate::slice::SliceIndex<[T]> for RangeFull { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for RangeFull { type Output = str; }
    pub struct RangeInclusive<Idx>;
    impl<Idx> RangeInclusive<Idx> {
        pub fn new(start: Idx, end: Idx) -> RangeInclusive<Idx> {}
        pub fn start(&self) -> &Idx {}
        pub fn end(&self) -> &Idx {}
        pub fn into_inner(self) -> (Idx, Idx) {}
        pub fn contains<U>(&self, item: &U) -> bool {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<A> DoubleEndedIterator for RangeInclusive<A> {}
    impl ExactSizeIterator for RangeInclusive<i16> {}
    impl ExactSizeIterator for RangeInclusive<i8> {}
    impl ExactSizeIterator for RangeInclusive<u16> {}
    impl ExactSizeIterator for RangeInclusive<u8> {}
    impl<A> Iterator for RangeInclusive<A> { type Item = A; }
    impl<T> RangeBounds<T> for RangeInclusive<&T> {}
    impl<T> RangeBounds<T> for RangeInclusive<T> {}
    impl<T> crate::slice::SliceIndex<[T]> for RangeInclusive<usize> { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for RangeInclusive<usize> { type Output = str; }
    pub struct RangeTo<Idx> { pub end: Idx }
    impl<Idx> RangeTo<Idx> { pub fn contains<U>(&self, item: &U) -> bool {} }
    impl<T> RangeBounds<T> for RangeTo<&T> {}
    impl<T> RangeBounds<T> for RangeTo<T> {}
    impl<T> crate::slice::SliceIndex<[T]> for RangeTo<usize> { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for RangeTo<usize> { type Output = str; }
    pub struct RangeToInclusive<Idx> { pub end: Idx }
    impl<Idx> RangeToInclusive<Idx> { pub fn contains<U>(&self, item: &U) -> bool {} }
    impl<T> RangeBounds<T> for RangeToInclusive<&T> {}
    impl<T> RangeBounds<T> for RangeToInclusive<T> {}
    impl<T> crate::slice::SliceIndex<[T]> for RangeToInclusive<usize> { type Output = [T]; }
    impl crate::slice::SliceIndex<str> for RangeToInclusive<usize> { type Output = str; }
    pub trait Add<Rhs = Self> {
        type Output;
        fn add(self, rhs: Rhs) -> Self::Output;
    }
    pub trait AddAssign<Rhs = Self> { fn add_assign(&mut self, rhs: Rhs); }
    pub trait AsyncFn<Args>: AsyncFnMut<Args> {}
    pub trait AsyncFnMut<Args>: AsyncFnOnce<Args> {}
    pub trait AsyncFnOnce<Args> {}
    pub trait BitAnd<Rhs = Self> {
        type Output;
        fn bitand(self, rhs: Rhs) -> Self::Output;
    }
    pub trait BitAndAssign<Rhs = Self> { fn bitand_assign(&mut self, rhs: Rhs); }
    pub trait BitOr<Rhs = Self> {
        type Output;
        fn bitor(self, rhs: Rhs) -> Self::Output;
    }
    pub trait BitOrAssign<Rhs = Self> { fn bitor_assign(&mut self, rhs: Rhs); }
    pub trait BitXor<Rhs = Self> {
        type Output;
        fn bitxor(self, rhs: Rhs) -> Self::Output;
    }
    pub trait BitXorAssign<Rhs = Self> { fn bitxor_assign(&mut self, rhs: Rhs); }
    pub trait Deref {
        type Target;
        fn deref(&self) -> &Self::Target;
    }
    pub trait DerefMut: Deref { fn deref_mut(&mut self) -> &mut Self::Target; }
    pub trait Div<Rhs = Self> {
        type Output;
        fn div(self, rhs: Rhs) -> Self::Output;
    }
    pub trait DivAssign<Rhs = Self> { fn div_assign(&mut self, rhs: Rhs); }
    pub trait Drop { fn drop(&mut self); }
    pub trait Fn<Args>: FnMut<Args> { fn call(&self, args: Args) -> Self::Output; }
    pub trait FnMut<Args>: FnOnce<Args> { fn call_mut(&mut self, args: Args) -> Self::Output; }
    pub trait FnOnce<Args> {
        type Output;
        fn call_once(self, args: Args) -> Self::Output;
    }
    pub trait FromResidual<R = <Self as Try>::Residual> { fn from_residual(residual: R) -> Self; }
    pub trait Index<Idx> {
        type Output;
        fn index(&self, index: Idx) -> &Self::Output;
    }
    pub trait IndexMut<Idx>: Index<Idx> { fn index_mut(&mut self, index: Idx) -> &mut Self::Output; }
    pub trait Mul<Rhs = Self> {
        type Output;
        fn mul(self, rhs: Rhs) -> Self::Output;
    }
    pub trait MulAssign<Rhs = Self> { fn mul_assign(&mut self, rhs: Rhs); }
    pub trait Neg {
        type Output;
        fn neg(self) -> Self::Output;
    }
    pub trait Not {
        type Output;
        fn not(self) -> Self::Output;
    }
    pub trait RangeBounds<T> {
        fn start_bound(&self) -> Bound<&T>;
        fn end_bound(&self) -> Bound<&T>;
        fn contains<U>(&self, item: &U) -> bool;
    }
    pub trait Rem<Rhs = Self> {
        type Output;
        fn rem(self, rhs: Rhs) -> Self::Output;
    }
    pub trait RemAssign<Rhs = Self> { fn rem_assign(&mut self, rhs: Rhs); }
    pub trait Shl<Rhs = Self> {
        type Output;
        fn shl(self, rhs: Rhs) -> Self::Output;
    }
    pub trait ShlAssign<Rhs = Self> { fn shl_assign(&mut self, rhs: Rhs); }
    pub trait Shr<Rhs = Self> {
        type Output;
        fn shr(self, rhs: Rhs) -> Self::Output;
    }
    pub trait ShrAssign<Rhs = Self> { fn shr_assign(&mut self, rhs: Rhs); }
    pub trait Sub<Rhs = Self> {
        type Output;
        fn sub(self, rhs: Rhs) -> Self::Output;
    }
    pub trait SubAssign<Rhs = Self> { fn sub_assign(&mut self, rhs: Rhs); }
    pub trait Try: FromResidual {
        type Output;
        type Residual;
        fn from_output(output: Self::Output) -> Self;
        fn branch(self) -> ControlFlow<Self::Residual, Self::Output>;
    }
    impl<T> RangeBounds<T> for (Bound<T>, Bound<T>) {}
    impl<T> Deref for &T { type Target = T; }
    impl<T> Deref for &mut T { type Target = T; }
    impl<T> DerefMut for &mut T {}
    impl<Args, F: Fn<Args>> Fn<Args> for &F {}
    impl<Args, F: Fn<Args>> FnMut<Args> for &F {}
    impl<Args, F: Fn<Args>> FnOnce<Args> for &F { type Output = <F as FnOnce<Args>>::Output; }
    impl<Args, F: FnMut<Args>> FnMut<Args> for &mut F {}
    impl<Args, F: FnMut<Args>> FnOnce<Args> for &mut F { type Output = <F as FnOnce<Args>>::Output; }
}
