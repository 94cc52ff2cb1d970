// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod collections {
    use crate::iter::Items;
    pub struct BTreeMap<K, V>;
    impl<K, V> BTreeMap<K, V> {
        pub fn new() -> BTreeMap<K, V> {}
        pub fn clear(&mut self) {}
        pub fn get<Q>(&self, key: &Q) -> Option<&V> {}
        pub fn get_key_value<Q>(&self, k: &Q) -> Option<(&K, &V)> {}
        pub fn first_key_value(&self) -> Option<(&K, &V)> {}
        pub fn first_entry(&mut self) -> Option<crate::collections::btree_map::OccupiedEntry<K, V>> {}
        pub fn pop_first(&mut self) -> Option<(K, V)> {}
        pub fn last_key_value(&self) -> Option<(&K, &V)> {}
        pub fn last_entry(&mut self) -> Option<crate::collections::btree_map::OccupiedEntry<K, V>> {}
        pub fn pop_last(&mut self) -> Option<(K, V)> {}
        pub fn contains_key<Q>(&self, key: &Q) -> bool {}
        pub fn get_mut<Q>(&mut self, key: &Q) -> Option<&mut V> {}
        pub fn insert(&mut self, key: K, value: V) -> Option<V> {}
        pub fn remove<Q>(&mut self, key: &Q) -> Option<V> {}
        pub fn remove_entry<Q>(&mut self, key: &Q) -> Option<(K, V)> {}
        pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F) {}
        pub fn append(&mut self, other: &mut BTreeMap<K, V>) {}
        pub fn range<T, R: crate::ops::RangeBounds<T>>(&self, range: R) -> Items<(&K, &V)> {}
        pub fn range_mut<T, R: crate::ops::RangeBounds<T>>(&mut self, range: R) -> Items<(&K, &mut V)> {}
        pub fn entry(&mut self, key: K) -> crate::collections::btree_map::Entry<K, V> {}
        pub fn split_off<Q>(&mut self, key: &Q) -> BTreeMap<K, V> {}
        pub fn extract_if<F: FnMut(&K, &mut V) -> bool, R: crate::ops::RangeBounds<K>>(&mut self, range: R, pred: F) -> Items<(K, V)> {}
        pub fn into_keys(self) -> Items<K> {}
        pub fn into_values(self) -> Items<V> {}
        pub fn iter(&self) -> Items<(&K, &V)> {}
        pub fn iter_mut(&mut self) -> Items<(&K, &mut V)> {}
        pub fn keys(&self) -> Items<&K> {}
        pub fn values(&self) -> Items<&V> {}
        pub fn values_mut(&mut self) -> Items<&mut V> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<K, V> Extend<(&K, &V)> for BTreeMap<K, V> {}
    impl<K, V> Extend<(K, V)> for BTreeMap<K, V> {}
    impl<K, V, const N: usize> From<[(K, V); N]> for BTreeMap<K, V> {}
    impl<K, V> FromIterator<(K, V)> for BTreeMap<K, V> {}
    impl<K, Q, V> crate::ops::Index<&Q> for BTreeMap<K, V> { type Output = V; }
    impl<K, V> IntoIterator for &BTreeMap<K, V> { type Item = (&K, &V); }
    impl<K, V> IntoIterator for &mut BTreeMap<K, V> { type Item = (&K, &mut V); }
    impl<K, V> IntoIterator for BTreeMap<K, V> { type Item = (K, V); }
    impl<K: Ord, V: Ord> Ord for BTreeMap<K, V> {}
    pub struct BTreeSet<T>;
    impl<T> BTreeSet<T> {
        pub fn new() -> BTreeSet<T> {}
        pub fn range<K, R: crate::ops::RangeBounds<K>>(&self, range: R) -> Items<&T> {}
        pub fn difference(&self, other: &BTreeSet<T>) -> Items<&T> {}
        pub fn symmetric_difference(&self, other: &BTreeSet<T>) -> Items<&T> {}
        pub fn intersection(&self, other: &BTreeSet<T>) -> Items<&T> {}
        pub fn union(&self, other: &BTreeSet<T>) -> Items<&T> {}
        pub fn clear(&mut self) {}
        pub fn contains<Q>(&self, value: &Q) -> bool {}
        pub fn get<Q>(&self, value: &Q) -> Option<&T> {}
        pub fn is_disjoint(&self, other: &BTreeSet<T>) -> bool {}
        pub fn is_subset(&self, other: &BTreeSet<T>) -> bool {}
        pub fn is_superset(&self, other: &BTreeSet<T>) -> bool {}
        pub fn first(&self) -> Option<&T> {}
        pub fn last(&self) -> Option<&T> {}
        pub fn pop_first(&mut self) -> Option<T> {}
        pub fn pop_last(&mut self) -> Option<T> {}
        pub fn insert(&mut self, value: T) -> bool {}
        pub fn replace(&mut self, value: T) -> Option<T> {}
        pub fn remove<Q>(&mut self, value: &Q) -> bool {}
        pub fn take<Q>(&mut self, value: &Q) -> Option<T> {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn append(&mut self, other: &mut BTreeSet<T>) {}
        pub fn split_off<Q>(&mut self, value: &Q) -> BTreeSet<T> {}
        pub fn extract_if<F: FnMut(&T) -> bool, R: crate::ops::RangeBounds<T>>(&mut self, range: R, pred: F) -> Items<T> {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<T> crate::ops::BitAnd<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; }
    impl<T> crate::ops::BitOr<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; }
    impl<T> crate::ops::BitXor<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; }
    impl<T> Extend<&T> for BTreeSet<T> {}
    impl<T> Extend<T> for BTreeSet<T> {}
    impl<T, const N: usize> From<[T; N]> for BTreeSet<T> {}
    impl<T> FromIterator<T> for BTreeSet<T> {}
    impl<T> IntoIterator for &BTreeSet<T> { type Item = &T; }
    impl<T> IntoIterator for BTreeSet<T> { type Item = T; }
    impl<T: Ord> Ord for BTreeSet<T> {}
    impl<T> crate::ops::Sub<&BTreeSet<T>> for &BTreeSet<T> { type Output = BTreeSet<T>; }
    pub struct BinaryHeap<T>;
    impl<T> BinaryHeap<T> {
        pub fn new() -> BinaryHeap<T> {}
        pub fn with_capacity(capacity: usize) -> BinaryHeap<T> {}
        pub fn peek_mut(&mut self) -> Option<crate::collections::binary_heap::PeekMut<T>> {}
        pub fn pop(&mut self) -> Option<T> {}
        pub fn push(&mut self, item: T) {}
        pub fn into_sorted_vec(self) -> Vec<T> {}
        pub fn append(&mut self, other: &mut BinaryHeap<T>) {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn peek(&self) -> Option<&T> {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn into_vec(self) -> Vec<T> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn drain(&mut self) -> Items<T> {}
        pub fn clear(&mut self) {}
    }
    impl<T> Extend<&T> for BinaryHeap<T> {}
    impl<T> Extend<T> for BinaryHeap<T> {}
    impl<T, const N: usize> From<[T; N]> for BinaryHeap<T> {}
    impl<T> From<Vec<T>> for BinaryHeap<T> {}
    impl<T> FromIterator<T> for BinaryHeap<T> {}
    impl<T> IntoIterator for &BinaryHeap<T> { type Item = &T; }
    impl<T> IntoIterator for BinaryHeap<T> { type Item = T; }
    pub struct HashMap<K, V, S = crate::collections::hash_map::RandomState>;
    impl<K, V> HashMap<K, V, crate::collections::hash_map::RandomState> {
        pub fn new() -> HashMap<K, V, crate::collections::hash_map::RandomState> {}
        pub fn with_capacity(capacity: usize) -> HashMap<K, V, crate::collections::hash_map::RandomState> {}
    }
    impl<K, V, S> HashMap<K, V, S> {
        pub fn with_hasher(hash_builder: S) -> HashMap<K, V, S> {}
        pub fn with_capacity_and_hasher(capacity: usize, hasher: S) -> HashMap<K, V, S> {}
        pub fn capacity(&self) -> usize {}
        pub fn keys(&self) -> Items<&K> {}
        pub fn into_keys(self) -> Items<K> {}
        pub fn values(&self) -> Items<&V> {}
        pub fn values_mut(&mut self) -> Items<&mut V> {}
        pub fn into_values(self) -> Items<V> {}
        pub fn iter(&self) -> Items<(&K, &V)> {}
        pub fn iter_mut(&mut self) -> Items<(&K, &mut V)> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn drain(&mut self) -> Items<(K, V)> {}
        pub fn extract_if<F: FnMut(&K, &mut V) -> bool>(&mut self, pred: F) -> Items<(K, V)> {}
        pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F) {}
        pub fn clear(&mut self) {}
        pub fn hasher(&self) -> &S {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn entry(&mut self, key: K) -> crate::collections::hash_map::Entry<K, V> {}
        pub fn get<Q>(&self, k: &Q) -> Option<&V> {}
        pub fn get_key_value<Q>(&self, k: &Q) -> Option<(&K, &V)> {}
        pub fn get_disjoint_mut<Q, const N: usize>(&mut self, ks: [&Q; N]) -> [Option<&mut V>; N] {}
        pub unsafe fn get_disjoint_unchecked_mut<Q, const N: usize>(&mut self, ks: [&Q; N]) -> [Option<&mut V>; N] {}
        pub fn contains_key<Q>(&self, k: &Q) -> bool {}
        pub fn get_mut<Q>(&mut self, k: &Q) -> Option<&mut V> {}
        pub fn insert(&mut self, k: K, v: V) -> Option<V> {}
        pub fn remove<Q>(&mut self, k: &Q) -> Option<V> {}
        pub fn remove_entry<Q>(&mut self, k: &Q) -> Option<(K, V)> {}
    }
    impl<K, V, S> Extend<(&K, &V)> for HashMap<K, V, S> {}
    impl<K, V, S> Extend<(K, V)> for HashMap<K, V, S> {}
    impl<K, V, const N: usize> From<[(K, V); N]> for HashMap<K, V, crate::collections::hash_map::RandomState> {}
    impl<K, V, S> FromIterator<(K, V)> for HashMap<K, V, S> {}
    impl<K, Q, V, S> crate::ops::Index<&Q> for HashMap<K, V, S> { type Output = V; }
    impl<K, V, S> IntoIterator for &HashMap<K, V, S> { type Item = (&K, &V); }
    impl<K, V, S> IntoIterator for &mut HashMap<K, V, S> { type Item = (&K, &mut V); }
    impl<K, V, S> IntoIterator for HashMap<K, V, S> { type Item = (K, V); }
    pub struct HashSet<T, S = crate::collections::hash_map::RandomState>;
    impl<T> HashSet<T, crate::collections::hash_map::RandomState> {
        pub fn new() -> HashSet<T, crate::collections::hash_map::RandomState> {}
        pub fn with_capacity(capacity: usize) -> HashSet<T, crate::collections::hash_map::RandomState> {}
    }
    impl<T, S> HashSet<T, S> {
        pub fn with_hasher(hasher: S) -> HashSet<T, S> {}
        pub fn with_capacity_and_hasher(capacity: usize, hasher: S) -> HashSet<T, S> {}
        pub fn capacity(&self) -> usize {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn drain(&mut self) -> Items<T> {}
        pub fn extract_if<F: FnMut(&T) -> bool>(&mut self, pred: F) -> Items<T> {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn clear(&mut self) {}
        pub fn hasher(&self) -> &S {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn difference(&self, other: &HashSet<T, S>) -> Items<&T> {}
        pub fn symmetric_difference(&self, other: &HashSet<T, S>) -> Items<&T> {}
        pub fn intersection(&self, other: &HashSet<T, S>) -> Items<&T> {}
        pub fn union(&self, other: &HashSet<T, S>) -> Items<&T> {}
        pub fn contains<Q>(&self, value: &Q) -> bool {}
        pub fn get<Q>(&self, value: &Q) -> Option<&T> {}
        pub fn is_disjoint(&self, other: &HashSet<T, S>) -> bool {}
        pub fn is_subset(&self, other: &HashSet<T, S>) -> bool {}
        pub fn is_superset(&self, other: &HashSet<T, S>) -> bool {}
        pub fn insert(&mut self, value: T) -> bool {}
        pub fn replace(&mut self, value: T) -> Option<T> {}
        pub fn remove<Q>(&mut self, value: &Q) -> bool {}
        pub fn take<Q>(&mut self, value: &Q) -> Option<T> {}
    }
    impl<T, S> crate::ops::BitAnd<&HashSet<T, S>> for &HashSet<T, S> { type Output = HashSet<T, S>; }
    impl<T, S> crate::ops::BitOr<&HashSet<T, S>> for &HashSet<T, S> { type Output = HashSet<T, S>; }
    impl<T, S> crate::ops::BitXor<&HashSet<T, S>> for &HashSet<T, S> { type Output = HashSet<T, S>; }
    impl<T, S> Extend<&T> for HashSet<T, S> {}
    impl<T, S> Extend<T> for HashSet<T, S> {}
    impl<T, const N: usize> From<[T; N]> for HashSet<T, crate::collections::hash_map::RandomState> {}
    impl<T, S> FromIterator<T> for HashSet<T, S> {}
    impl<T, S> IntoIterator for &HashSet<T, S> { type Item = &T; }
    impl<T, S> IntoIterator for HashSet<T, S> { type Item = T; }
    impl<T, S> crate::ops::Sub<&HashSet<T, S>> for &HashSet<T, S> { type Output = HashSet<T, S>; }
    pub struct LinkedList<T>;
    impl<T> LinkedList<T> {
        pub fn new() -> LinkedList<T> {}
        pub fn append(&mut self, other: &mut LinkedList<T>) {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn iter_mut(&mut self) -> Items<&mut T> {}
        pub fn is_empty(&self) -> bool {}
        pub fn len(&self) -> usize {}
        pub fn clear(&mut self) {}
        pub fn contains(&self, x: &T) -> bool {}
        pub fn front(&self) -> Option<&T> {}
        pub fn front_mut(&mut self) -> Option<&mut T> {}
        pub fn back(&self) -> Option<&T> {}
        pub fn back_mut(&mut self) -> Option<&mut T> {}
        pub fn push_front(&mut self, elt: T) {}
        pub fn push_front_mut(&mut self, elt: T) -> &mut T {}
        pub fn pop_front(&mut self) -> Option<T> {}
        pub fn push_back(&mut self, elt: T) {}
        pub fn push_back_mut(&mut self, elt: T) -> &mut T {}
        pub fn pop_back(&mut self) -> Option<T> {}
        pub fn split_off(&mut self, at: usize) -> LinkedList<T> {}
        pub fn extract_if<F: FnMut(&mut T) -> bool>(&mut self, filter: F) -> Items<T> {}
    }
    impl<T> Extend<&T> for LinkedList<T> {}
    impl<T> Extend<T> for LinkedList<T> {}
    impl<T, const N: usize> From<[T; N]> for LinkedList<T> {}
    impl<T> FromIterator<T> for LinkedList<T> {}
    impl<T> IntoIterator for &LinkedList<T> { type Item = &T; }
    impl<T> IntoIterator for &mut LinkedList<T> { type Item = &mut T; }
    impl<T> IntoIterator for LinkedList<T> { type Item = T; }
    impl<T: Ord> Ord for LinkedList<T> {}
    pub struct TryReserveError;
    impl crate::error::Error for TryReserveError {}
    impl From<TryReserveErrorKind> for TryReserveError {}
    pub struct VecDeque<T>;
    impl<T> VecDeque<T> {
        pub fn new() -> VecDeque<T> {}
        pub fn with_capacity(capacity: usize) -> VecDeque<T> {}
        pub fn get(&self, index: usize) -> Option<&T> {}
        pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {}
        pub fn swap(&mut self, i: usize, j: usize) {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn truncate(&mut self, len: usize) {}
        pub fn iter(&self) -> Items<&T> {}
        pub fn iter_mut(&mut self) -> Items<&mut T> {}
        pub fn as_slices(&self) -> (&[T], &[T]) {}
        pub fn as_mut_slices(&mut self) -> (&mut [T], &mut [T]) {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn range<R: crate::ops::RangeBounds<usize>>(&self, range: R) -> Items<&T> {}
        pub fn range_mut<R: crate::ops::RangeBounds<usize>>(&mut self, range: R) -> Items<&mut T> {}
        pub fn drain<R: crate::ops::RangeBounds<usize>>(&mut self, range: R) -> Items<T> {}
        pub fn clear(&mut self) {}
        pub fn contains(&self, x: &T) -> bool {}
        pub fn front(&self) -> Option<&T> {}
        pub fn front_mut(&mut self) -> Option<&mut T> {}
        pub fn back(&self) -> Option<&T> {}
        pub fn back_mut(&mut self) -> Option<&mut T> {}
        pub fn pop_front(&mut self) -> Option<T> {}
        pub fn pop_back(&mut self) -> Option<T> {}
        pub fn pop_front_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
        pub fn pop_back_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
        pub fn push_front(&mut self, value: T) {}
        pub fn push_front_mut(&mut self, value: T) -> &mut T {}
        pub fn push_back(&mut self, value: T) {}
        pub fn push_back_mut(&mut self, value: T) -> &mut T {}
        pub fn swap_remove_front(&mut self, index: usize) -> Option<T> {}
        pub fn swap_remove_back(&mut self, index: usize) -> Option<T> {}
        pub fn insert(&mut self, index: usize, value: T) {}
        pub fn insert_mut(&mut self, index: usize, value: T) -> &mut T {}
        pub fn remove(&mut self, index: usize) -> Option<T> {}
        pub fn split_off(&mut self, at: usize) -> VecDeque<T> {}
        pub fn append(&mut self, other: &mut VecDeque<T>) {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F) {}
        pub fn resize_with(&mut self, new_len: usize, generator: impl FnMut() -> T) {}
        pub fn make_contiguous(&mut self) -> &mut [T] {}
        pub fn rotate_left(&mut self, n: usize) {}
        pub fn rotate_right(&mut self, n: usize) {}
        pub fn binary_search(&self, x: &T) -> Result<usize, usize> {}
        pub fn binary_search_by<F: FnMut(&T) -> crate::cmp::Ordering>(&self, f: F) -> Result<usize, usize> {}
        pub fn binary_search_by_key<B, F: FnMut(&T) -> B>(&self, b: &B, f: F) -> Result<usize, usize> {}
        pub fn partition_point<P: FnMut(&T) -> bool>(&self, pred: P) -> usize {}
        pub fn resize(&mut self, new_len: usize, value: T) {}
    }
    impl crate::io::BufRead for VecDeque<u8> {}
    impl<T> Extend<&T> for VecDeque<T> {}
    impl<T> Extend<T> for VecDeque<T> {}
    impl<T, const N: usize> From<[T; N]> for VecDeque<T> {}
    impl<T> From<Vec<T>> for VecDeque<T> {}
    impl<T> FromIterator<T> for VecDeque<T> {}
    impl<T> crate::ops::Index<usize> for VecDeque<T> { type Output = T; }
    impl<T> crate::ops::IndexMut<usize> for VecDeque<T> {}
    impl<T> IntoIterator for &VecDeque<T> { type Item = &T; }
    impl<T> IntoIterator for &mut VecDeque<T> { type Item = &mut T; }
    impl<T> IntoIterator for VecDeque<T> { type Item = T; }
    impl<T: Ord> Ord for VecDeque<T> {}
    impl crate::io::Read for VecDeque<u8> {}
    impl crate::io::Write for VecDeque<u8> {}
    pub use crate::ops::Bound;
    pub mod binary_heap {
        use crate::iter::Items;
        pub type Drain<'a, T> = Items<T>;
        pub type IntoIter<T> = Items<T>;
        pub type Iter<'a, T> = Items<&T>;
        pub struct PeekMut<'a, T>;
        impl<T> PeekMut<T> { pub fn pop(this: PeekMut<T>) -> T {} }
        impl<T> crate::ops::Deref for PeekMut<T> { type Target = T; }
        impl<T> crate::ops::DerefMut for PeekMut<T> {}
        pub use crate::collections::BinaryHeap;
    }
    pub mod btree_map {
        use crate::iter::Items;
        pub enum Entry<'a, K, V> { Vacant(VacantEntry<K, V>), Occupied(OccupiedEntry<K, V>) }
        impl<K, V> Entry<K, V> {
            pub fn or_insert(self, default: V) -> &mut V {}
            pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &mut V {}
            pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &mut V {}
            pub fn key(&self) -> &K {}
            pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Entry<K, V> {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<K, V> {}
            pub fn or_default(self) -> &mut V {}
        }
        pub type ExtractIf<'a, K, V, R, F> = Items<(K, V)>;
        pub type IntoIter<K, V> = Items<(K, V)>;
        pub type IntoKeys<K, V> = Items<K>;
        pub type IntoValues<K, V> = Items<V>;
        pub type Iter<'a, K, V> = Items<(&K, &V)>;
        pub type IterMut<'a, K, V> = Items<(&K, &mut V)>;
        pub type Keys<'a, K, V> = Items<&K>;
        pub struct OccupiedEntry<'a, K, V>;
        impl<K, V> OccupiedEntry<K, V> {
            pub fn key(&self) -> &K {}
            pub fn remove_entry(self) -> (K, V) {}
            pub fn get(&self) -> &V {}
            pub fn get_mut(&mut self) -> &mut V {}
            pub fn into_mut(self) -> &mut V {}
            pub fn insert(&mut self, value: V) -> V {}
            pub fn remove(self) -> V {}
        }
        pub type Range<'a, K, V> = Items<(&K, &V)>;
        pub type RangeMut<'a, K, V> = Items<(&K, &mut V)>;
        pub struct VacantEntry<'a, K, V>;
        impl<K, V> VacantEntry<K, V> {
            pub fn key(&self) -> &K {}
            pub fn into_key(self) -> K {}
            pub fn insert(self, value: V) -> &mut V {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<K, V> {}
        }
        pub type Values<'a, K, V> = Items<&V>;
        pub type ValuesMut<'a, K, V> = Items<&mut V>;
        pub use crate::collections::BTreeMap;
    }
    pub mod btree_set {
        use crate::iter::Items;
        pub type Difference<'a, T> = Items<&T>;
        pub type ExtractIf<'a, T, R, F> = Items<T>;
        pub type Intersection<'a, T> = Items<&T>;
        pub type IntoIter<T> = Items<T>;
        pub type Iter<'a, T> = Items<&T>;
        pub type Range<'a, T> = Items<&T>;
        pub type SymmetricDifference<'a, T> = Items<&T>;
        pub type Union<'a, T> = Items<&T>;
        pub use crate::collections::BTreeSet;
    }
    pub mod hash_map {
        use crate::iter::Items;
        pub enum Entry<'a, K, V> { Occupied(OccupiedEntry<K, V>), Vacant(VacantEntry<K, V>) }
        impl<K, V> Entry<K, V> {
            pub fn or_insert(self, default: V) -> &mut V {}
            pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &mut V {}
            pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &mut V {}
            pub fn key(&self) -> &K {}
            pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Self {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<K, V> {}
            pub fn or_default(self) -> &mut V {}
        }
        pub struct DefaultHasher;
        impl DefaultHasher { pub fn new() -> DefaultHasher {} }
        impl crate::hash::Hasher for DefaultHasher {}
        pub type Drain<'a, K, V> = Items<(K, V)>;
        pub type ExtractIf<'a, K, V, F> = Items<(K, V)>;
        pub type IntoIter<K, V> = Items<(K, V)>;
        pub type IntoKeys<K, V> = Items<K>;
        pub type IntoValues<K, V> = Items<V>;
        pub type Iter<'a, K, V> = Items<(&K, &V)>;
        pub type IterMut<'a, K, V> = Items<(&K, &mut V)>;
        pub type Keys<'a, K, V> = Items<&K>;
        pub struct OccupiedEntry<'a, K, V>;
        impl<K, V> OccupiedEntry<K, V> {
            pub fn key(&self) -> &K {}
            pub fn remove_entry(self) -> (K, V) {}
            pub fn get(&self) -> &V {}
            pub fn get_mut(&mut self) -> &mut V {}
            pub fn into_mut(self) -> &mut V {}
            pub fn insert(&mut self, value: V) -> V {}
            pub fn remove(self) -> V {}
        }
        pub struct RandomState;
        impl RandomState { pub fn new() -> RandomState {} }
        impl crate::hash::BuildHasher for RandomState { type Hasher = DefaultHasher; }
        pub struct VacantEntry<'a, K, V>;
        impl<K, V> VacantEntry<K, V> {
            pub fn key(&self) -> &K {}
            pub fn into_key(self) -> K {}
            pub fn insert(self, value: V) -> &mut V {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<K, V> {}
        }
        pub type Values<'a, K, V> = Items<&V>;
        pub type ValuesMut<'a, K, V> = Items<&mut V>;
        pub use crate::collections::HashMap;
    }
    pub mod hash_set {
        use crate::iter::Items;
        pub type Difference<'a, T, S> = Items<&T>;
        pub type Drain<'a, K> = Items<K>;
        pub type ExtractIf<'a, K, F> = Items<K>;
        pub type Intersection<'a, T, S> = Items<&T>;
        pub type IntoIter<K> = Items<K>;
        pub type Iter<'a, K> = Items<&K>;
        pub type SymmetricDifference<'a, T, S> = Items<&T>;
        pub type Union<'a, T, S> = Items<&T>;
        pub use crate::collections::HashSet;
    }
    pub mod linked_list {
        use crate::iter::Items;
        pub type ExtractIf<'a, T, F> = Items<T>;
        pub type IntoIter<T> = Items<T>;
        pub type Iter<'a, T> = Items<&T>;
        pub type IterMut<'a, T> = Items<&mut T>;
        pub use crate::collections::LinkedList;
    }
    pub mod vec_deque {
        use crate::iter::Items;
        pub type Drain<'a, T> = Items<T>;
        pub type IntoIter<T> = Items<T>;
        pub type Iter<'a, T> = Items<&T>;
        pub type IterMut<'a, T> = Items<&mut T>;
        pub use crate::collections::VecDeque;
    }
}
mod vec {
    use crate::iter::Items;
    pub type Drain<'a, T> = Items<T>;
    pub type ExtractIf<'a, T, F> = Items<T>;
    pub type IntoIter<T> = Items<T>;
    pub type Splice<'a, I> = Items<<I as Iterator>::Item>;
    pub struct Vec<T>;
    impl<T> Vec<T> {
        pub fn new() -> Vec<T> {}
        pub fn with_capacity(capacity: usize) -> Vec<T> {}
        pub unsafe fn from_raw_parts(ptr: *mut T, length: usize, capacity: usize) -> Vec<T> {}
        pub fn into_raw_parts(self) -> (*mut T, usize, usize) {}
        pub fn push(&mut self, value: T) {}
        pub fn push_mut(&mut self, value: T) -> &mut T {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn try_reserve(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn try_reserve_exact(&mut self, additional: usize) -> Result<(), crate::collections::TryReserveError> {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn shrink_to(&mut self, min_capacity: usize) {}
        pub fn into_boxed_slice(self) -> Box<[T]> {}
        pub fn truncate(&mut self, len: usize) {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub unsafe fn set_len(&mut self, new_len: usize) {}
        pub fn swap_remove(&mut self, index: usize) -> T {}
        pub fn insert(&mut self, index: usize, element: T) {}
        pub fn insert_mut(&mut self, index: usize, element: T) -> &mut T {}
        pub fn remove(&mut self, index: usize) -> T {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F) {}
        pub fn dedup_by_key<F: FnMut(&mut T) -> K, K>(&mut self, key: F) {}
        pub fn dedup_by<F: FnMut(&mut T, &mut T) -> bool>(&mut self, same_bucket: F) {}
        pub fn pop(&mut self) -> Option<T> {}
        pub fn pop_if(&mut self, predicate: impl FnOnce(&mut T) -> bool) -> Option<T> {}
        pub fn append(&mut self, other: &mut Vec<T>) {}
        pub fn drain<R: crate::ops::RangeBounds<usize>>(&mut self, range: R) -> Items<T> {}
        pub fn clear(&mut self) {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn split_off(&mut self, at: usize) -> Vec<T> {}
        pub fn resize_with<F: FnMut() -> T>(&mut self, new_len: usize, f: F) {}
        pub fn leak(self) -> &mut [T] {}
        pub fn spare_capacity_mut(&mut self) -> &mut [crate::mem::MaybeUninit<T>] {}
        pub fn resize(&mut self, new_len: usize, value: T) {}
        pub fn extend_from_slice(&mut self, other: &[T]) {}
        pub fn extend_from_within<R: crate::ops::RangeBounds<usize>>(&mut self, src: R) {}
        pub fn dedup(&mut self) {}
        pub fn splice<R: crate::ops::RangeBounds<usize>, I: IntoIterator<Item = T>>(&mut self, range: R, replace_with: I) -> Items<<I as IntoIterator>::Item> {}
        pub fn extract_if<F: FnMut(&mut T) -> bool, R: crate::ops::RangeBounds<usize>>(&mut self, range: R, filter: F) -> Items<T> {}
    }
    impl<T, const N: usize> Vec<[T; N]> { pub fn into_flattened(self) -> Vec<T> {} }
    impl<T> AsMut<[T]> for Vec<T> {}
    impl<T> AsMut<Vec<T>> for Vec<T> {}
    impl<T> AsRef<[T]> for Vec<T> {}
    impl<T> AsRef<Vec<T>> for Vec<T> {}
    impl<T> crate::borrow::Borrow<[T]> for Vec<T> {}
    impl<T> crate::ops::Deref for Vec<T> { type Target = [T]; }
    impl<T> crate::ops::DerefMut for Vec<T> {}
    impl<T> Extend<&T> for Vec<T> {}
    impl<T> Extend<T> for Vec<T> {}
    impl<T> From<&[T]> for Vec<T> {}
    impl<T, const N: usize> From<&[T; N]> for Vec<T> {}
    impl<T> From<&mut [T]> for Vec<T> {}
    impl<T, const N: usize> From<&mut [T; N]> for Vec<T> {}
    impl From<&str> for Vec<u8> {}
    impl<T, const N: usize> From<[T; N]> for Vec<T> {}
    impl<T> From<crate::collections::BinaryHeap<T>> for Vec<T> {}
    impl<T> From<Box<[T]>> for Vec<T> {}
    impl From<crate::ffi::CString> for Vec<u8> {}
    impl<T> From<crate::borrow::Cow<[T]>> for Vec<T> where [T]: ToOwned<Owned = Vec<T>> {}
    impl From<String> for Vec<u8> {}
    impl<T> From<crate::collections::VecDeque<T>> for Vec<T> {}
    impl<T> FromIterator<T> for Vec<T> {}
    impl<T, I: crate::slice::SliceIndex<[T]>> crate::ops::Index<I> for Vec<T> { type Output = <I as crate::slice::SliceIndex<[T]>>::Output; }
    impl<T, I: crate::slice::SliceIndex<[T]>> crate::ops::IndexMut<I> for Vec<T> {}
    impl<T> IntoIterator for &Vec<T> { type Item = &T; }
    impl<T> IntoIterator for &mut Vec<T> { type Item = &mut T; }
    impl<T> IntoIterator for Vec<T> { type Item = T; }
    impl<T: Ord> Ord for Vec<T> {}
    impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] { type Error = Vec<T>; }
    impl crate::io::Write for Vec<u8> {}
}
