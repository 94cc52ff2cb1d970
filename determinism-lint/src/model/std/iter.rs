// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod iter {
    pub fn chain<A: IntoIterator, B: IntoIterator<Item = <A as IntoIterator>::Item>>(a: A, b: B) -> Items<<A as IntoIterator>::Item> {}
    pub fn empty<T>() -> Items<T> {}
    pub fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> Items<T> {}
    pub fn once<T>(value: T) -> Items<T> {}
    pub fn once_with<A, F: FnOnce() -> A>(make: F) -> Items<A> {}
    pub fn repeat<T>(elt: T) -> Items<T> {}
    pub fn repeat_n<T>(element: T, count: usize) -> Items<T> {}
    pub fn repeat_with<A, F: FnMut() -> A>(repeater: F) -> Items<A> {}
    pub fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, succ: F) -> Items<T> {}
    pub fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Items<(<A as IntoIterator>::Item, <B as IntoIterator>::Item)> {}
    pub type Chain<A, B> = Items<<A as Iterator>::Item>;
    pub struct Cloned<I>;
    impl<I: DoubleEndedIterator<Item = &T>, T> DoubleEndedIterator for Cloned<I> {}
    impl<I: ExactSizeIterator<Item = &T>, T> ExactSizeIterator for Cloned<I> {}
    impl<I: Iterator<Item = &T>, T> Iterator for Cloned<I> { type Item = T; }
    pub struct Copied<I>;
    impl<I: DoubleEndedIterator<Item = &T>, T> DoubleEndedIterator for Copied<I> {}
    impl<I: ExactSizeIterator<Item = &T>, T> ExactSizeIterator for Copied<I> {}
    impl<I: Iterator<Item = &T>, T> Iterator for Copied<I> { type Item = T; }
    pub type Cycle<I> = Items<<I as Iterator>::Item>;
    pub type Empty<T> = Items<T>;
    pub type Enumerate<I> = Items<(usize, <I as Iterator>::Item)>;
    pub type Filter<I, P> = Items<<I as Iterator>::Item>;
    pub struct FilterMap<I, F>;
    impl<B, I: DoubleEndedIterator, F: FnMut(<I as Iterator>::Item) -> Option<B>> DoubleEndedIterator for FilterMap<I, F> {}
    impl<B, I: Iterator, F: FnMut(<I as Iterator>::Item) -> Option<B>> Iterator for FilterMap<I, F> { type Item = B; }
    pub type FlatMap<I, U, F> = Items<<U as IntoIterator>::Item>;
    pub struct Flatten<I: Iterator>;
    impl<I: DoubleEndedIterator, U: DoubleEndedIterator> DoubleEndedIterator for Flatten<I> where <I as Iterator>::Item: IntoIterator<IntoIter = U, Item = <U as Iterator>::Item> {}
    impl<I: Iterator, U: Iterator> Iterator for Flatten<I> where <I as Iterator>::Item: IntoIterator<IntoIter = U, Item = <U as Iterator>::Item> { type Item = <U as Iterator>::Item; }
    pub struct FromFn<F>;
    impl<T, F: FnMut() -> Option<T>> Iterator for FromFn<F> { type Item = T; }
    pub type Fuse<I> = Items<<I as Iterator>::Item>;
    pub type Inspect<I, F> = Items<<I as Iterator>::Item>;
    pub struct Map<I, F>;
    impl<B, I: DoubleEndedIterator, F: FnMut(<I as Iterator>::Item) -> B> DoubleEndedIterator for Map<I, F> {}
    impl<B, I: ExactSizeIterator, F: FnMut(<I as Iterator>::Item) -> B> ExactSizeIterator for Map<I, F> {}
    impl<B, I: Iterator, F: FnMut(<I as Iterator>::Item) -> B> Iterator for Map<I, F> { type Item = B; }
    pub struct MapWhile<I, P>;
    impl<B, I: Iterator, P: FnMut(<I as Iterator>::Item) -> Option<B>> Iterator for MapWhile<I, P> { type Item = B; }
    pub type Once<T> = Items<T>;
    pub struct OnceWith<F>;
    impl<A, F: FnOnce() -> A> DoubleEndedIterator for OnceWith<F> {}
    impl<A, F: FnOnce() -> A> ExactSizeIterator for OnceWith<F> {}
    impl<A, F: FnOnce() -> A> Iterator for OnceWith<F> { type Item = A; }
    pub struct Peekable<I: Iterator>;
    impl<I: Iterator> Peekable<I> {
        pub fn peek(&mut self) -> Option<&<I as Iterator>::Item> {}
        pub fn peek_mut(&mut self) -> Option<&mut <I as Iterator>::Item> {}
        pub fn next_if(&mut self, func: impl FnOnce(&<I as Iterator>::Item) -> bool) -> Option<<I as Iterator>::Item> {}
        pub fn next_if_eq<T>(&mut self, expected: &T) -> Option<<I as Iterator>::Item> {}
        pub fn next_if_map<R>(&mut self, f: impl FnOnce(<I as Iterator>::Item) -> Result<R, <I as Iterator>::Item>) -> Option<R> {}
        pub fn next_if_map_mut<R>(&mut self, f: impl FnOnce(&mut <I as Iterator>::Item) -> Option<R>) -> Option<R> {}
    }
    impl<I: DoubleEndedIterator> DoubleEndedIterator for Peekable<I> {}
    impl<I: ExactSizeIterator> ExactSizeIterator for Peekable<I> {}
    impl<I: Iterator> Iterator for Peekable<I> { type Item = <I as Iterator>::Item; }
    pub type Repeat<A> = Items<A>;
    pub type RepeatN<A> = Items<A>;
    pub struct RepeatWith<F>;
    impl<A, F: FnMut() -> A> Iterator for RepeatWith<F> { type Item = A; }
    pub type Rev<T> = Items<<T as Iterator>::Item>;
    pub struct Scan<I, St, F>;
    impl<B, I: Iterator, St, F: FnMut(&mut St, <I as Iterator>::Item) -> Option<B>> Iterator for Scan<I, St, F> { type Item = B; }
    pub type Skip<I> = Items<<I as Iterator>::Item>;
    pub type SkipWhile<I, P> = Items<<I as Iterator>::Item>;
    pub type StepBy<I> = Items<<I as Iterator>::Item>;
    pub type Successors<T, F> = Items<T>;
    pub type Take<I> = Items<<I as Iterator>::Item>;
    pub type TakeWhile<I, P> = Items<<I as Iterator>::Item>;
    pub type Zip<A, B> = Items<(<A as Iterator>::Item, <B as Iterator>::Item)>;
    pub trait DoubleEndedIterator: Iterator {
        fn next_back(&mut self) -> Option<Self::Item>;
        fn nth_back(&mut self, n: usize) -> Option<Self::Item>;
        fn try_rfold<B, F: FnMut(B, Self::Item) -> R, R: crate::ops::Try<Output = B>>(&mut self, init: B, f: F) -> R;
        fn rfold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
        fn rfind<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
    }
    pub trait ExactSizeIterator: Iterator { fn len(&self) -> usize; }
    pub trait Extend<A> { fn extend<T: IntoIterator<Item = A>>(&mut self, iter: T); }
    pub trait FromIterator<A> { fn from_iter<T: IntoIterator<Item = A>>(iter: T) -> Self; }
    pub trait FusedIterator: Iterator {}
    pub trait IntoIterator {
        type Item;
        type IntoIter: Iterator<Item = Self::Item> = Items<Self::Item>;
        fn into_iter(self) -> Items<Self::Item>;
    }
    pub trait Iterator {
        type Item;
        fn next(&mut self) -> Option<Self::Item>;
        fn size_hint(&self) -> (usize, Option<usize>);
        fn count(self) -> usize;
        fn last(self) -> Option<Self::Item>;
        fn nth(&mut self, n: usize) -> Option<Self::Item>;
        fn step_by(self, step: usize) -> Items<Self::Item>;
        fn chain<U: IntoIterator<Item = Self::Item>>(self, other: U) -> Items<Self::Item>;
        fn zip<U: IntoIterator>(self, other: U) -> Items<(Self::Item, <U as IntoIterator>::Item)>;
        fn map<B, F: FnMut(Self::Item) -> B>(self, f: F) -> Items<B>;
        fn for_each<F: FnMut(Self::Item)>(self, f: F);
        fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Items<Self::Item>;
        fn filter_map<B, F: FnMut(Self::Item) -> Option<B>>(self, f: F) -> Items<B>;
        fn enumerate(self) -> Items<(usize, Self::Item)>;
        fn peekable(self) -> Peekable<Self>;
        fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Items<Self::Item>;
        fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Items<Self::Item>;
        fn map_while<B, P: FnMut(Self::Item) -> Option<B>>(self, predicate: P) -> Items<B>;
        fn skip(self, n: usize) -> Items<Self::Item>;
        fn take(self, n: usize) -> Items<Self::Item>;
        fn scan<St, B, F: FnMut(&mut St, Self::Item) -> Option<B>>(self, initial_state: St, f: F) -> Items<B>;
        fn flat_map<U: IntoIterator, F: FnMut(Self::Item) -> U>(self, f: F) -> Items<<U as IntoIterator>::Item>;
        fn flatten(self) -> Items<<Self::Item as IntoIterator>::Item> where Self::Item: IntoIterator;
        fn fuse(self) -> Items<Self::Item>;
        fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Items<Self::Item>;
        fn by_ref(&mut self) -> &mut Self;
        fn collect<B: FromIterator<Self::Item>>(self) -> B;
        fn partition<B: Extend<Self::Item>, F: FnMut(&Self::Item) -> bool>(self, f: F) -> (B, B);
        fn try_fold<B, F: FnMut(B, Self::Item) -> R, R: crate::ops::Try<Output = B>>(&mut self, init: B, f: F) -> R;
        fn try_for_each<F: FnMut(Self::Item) -> R, R: crate::ops::Try<Output = ()>>(&mut self, f: F) -> R;
        fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
        fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(self, f: F) -> Option<Self::Item>;
        fn all<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
        fn any<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
        fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
        fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B>;
        fn position<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>;
        fn rposition<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>;
        fn max(self) -> Option<Self::Item>;
        fn min(self) -> Option<Self::Item>;
        fn max_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
        fn max_by<F: FnMut(&Self::Item, &Self::Item) -> crate::cmp::Ordering>(self, compare: F) -> Option<Self::Item>;
        fn min_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
        fn min_by<F: FnMut(&Self::Item, &Self::Item) -> crate::cmp::Ordering>(self, compare: F) -> Option<Self::Item>;
        fn rev(self) -> Items<Self::Item>;
        fn unzip<A, B, FromA: Extend<A>, FromB: Extend<B>>(self) -> (FromA, FromB) where Self: Iterator<Item = (A, B)>;
        fn copied<T>(self) -> Items<T> where Self: Iterator<Item = &T>;
        fn cloned<T>(self) -> Items<T> where Self: Iterator<Item = &T>;
        fn cycle(self) -> Items<Self::Item>;
        fn sum<S: Sum<Self::Item>>(self) -> S;
        fn product<P: Product<Self::Item>>(self) -> P;
        fn cmp<I: IntoIterator<Item = Self::Item>>(self, other: I) -> crate::cmp::Ordering;
        fn partial_cmp<I: IntoIterator>(self, other: I) -> Option<crate::cmp::Ordering>;
        fn eq<I: IntoIterator>(self, other: I) -> bool;
        fn ne<I: IntoIterator>(self, other: I) -> bool;
        fn lt<I: IntoIterator>(self, other: I) -> bool;
        fn le<I: IntoIterator>(self, other: I) -> bool;
        fn gt<I: IntoIterator>(self, other: I) -> bool;
        fn ge<I: IntoIterator>(self, other: I) -> bool;
        fn is_sorted(self) -> bool;
        fn is_sorted_by<F: FnMut(&Self::Item, &Self::Item) -> bool>(self, compare: F) -> bool;
        fn is_sorted_by_key<F: FnMut(Self::Item) -> K, K>(self, f: F) -> bool;
    }
    pub trait Product<A = Self> { fn product<I: Iterator<Item = A>>(iter: I) -> Self; }
    pub trait Step: Clone + PartialOrd {
        fn steps_between(start: &Self, end: &Self) -> (usize, Option<usize>);
        fn forward_checked(start: Self, count: usize) -> Option<Self>;
        fn backward_checked(start: Self, count: usize) -> Option<Self>;
        fn forward(start: Self, count: usize) -> Self;
        unsafe fn forward_unchecked(start: Self, count: usize) -> Self;
        fn backward(start: Self, count: usize) -> Self;
        unsafe fn backward_unchecked(start: Self, count: usize) -> Self;
    }
    pub trait Sum<A = Self> { fn sum<I: Iterator<Item = A>>(iter: I) -> Self; }
    pub struct Items<T>;
    impl<T> Iterator for Items<T> { type Item = T; }
    impl<T> DoubleEndedIterator for Items<T> {}
    impl<T> ExactSizeIterator for Items<T> {}
    impl<I: Iterator> IntoIterator for I { type Item = <I as Iterator>::Item; type IntoIter = I; }
    impl<I: Iterator> Iterator for &mut I { type Item = <I as Iterator>::Item; }
    impl<I: DoubleEndedIterator> DoubleEndedIterator for &mut I {}
    impl<I: ExactSizeIterator> ExactSizeIterator for &mut I {}
    impl<A, B, EA: Extend<A>, EB: Extend<B>> Extend<(A, B)> for (EA, EB) {}
    impl<A, B, EA: Extend<A>, EB: Extend<B>> FromIterator<(A, B)> for (EA, EB) {}
    impl<A, B, C, EA: Extend<A>, EB: Extend<B>, EC: Extend<C>> Extend<(A, B, C)> for (EA, EB, EC) {}
    impl<A, B, C, EA: Extend<A>, EB: Extend<B>, EC: Extend<C>> FromIterator<(A, B, C)> for (EA, EB, EC) {}
    impl Extend<()> for () {}
    impl FromIterator<()> for () {}
}
