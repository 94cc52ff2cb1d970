// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod alloc {
    pub unsafe fn alloc(layout: Layout) -> *mut u8 {}
    pub unsafe fn alloc_zeroed(layout: Layout) -> *mut u8 {}
    pub unsafe fn dealloc(ptr: *mut u8, layout: Layout) {}
    pub fn handle_alloc_error(layout: Layout) -> ! {}
    pub unsafe fn realloc(ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {}
    pub struct Layout;
    impl Layout {
        pub fn from_size_align(size: usize, align: usize) -> Result<Layout, LayoutError> {}
        pub unsafe fn from_size_align_unchecked(size: usize, align: usize) -> Layout {}
        pub fn size(&self) -> usize {}
        pub fn align(&self) -> usize {}
        pub fn new<T>() -> Layout {}
        pub fn for_value<T>(t: &T) -> Layout {}
        pub fn dangling_ptr(&self) -> crate::ptr::NonNull<u8> {}
        pub fn align_to(&self, align: usize) -> Result<Layout, LayoutError> {}
        pub fn pad_to_align(&self) -> Layout {}
        pub fn repeat(&self, n: usize) -> Result<(Layout, usize), LayoutError> {}
        pub fn extend(&self, next: Layout) -> Result<(Layout, usize), LayoutError> {}
        pub fn repeat_packed(&self, n: usize) -> Result<Layout, LayoutError> {}
        pub fn extend_packed(&self, next: Layout) -> Result<Layout, LayoutError> {}
        pub fn array<T>(n: usize) -> Result<Layout, LayoutError> {}
    }
    pub struct LayoutError;
    impl crate::error::Error for LayoutError {}
    pub struct System;
    pub trait GlobalAlloc {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8;
        unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout);
        unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8;
        unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8;
    }
    pub type LayoutErr = LayoutError;
}
mod any {
    pub fn type_name<T>() -> &str {}
    pub fn type_name_of_val<T>(_val: &T) -> &str {}
    pub struct TypeId;
    impl TypeId { pub fn of<T>() -> TypeId {} }
    impl Ord for TypeId {}
    impl dyn Any {
        pub fn is<T: Any>(&self) -> bool {}
        pub fn downcast_ref<T: Any>(&self) -> Option<&T> {}
        pub fn downcast_mut<T: Any>(&mut self) -> Option<&mut T> {}
    }
    pub trait Any { fn type_id(&self) -> TypeId; }
}
mod borrow {
    pub enum Cow<'a, B: ToOwned> { Borrowed(&B), Owned(<B as ToOwned>::Owned) }
    impl<B: ToOwned> Cow<B> {
        pub fn to_mut(&mut self) -> &mut <B as ToOwned>::Owned {}
        pub fn into_owned(self) -> <B as ToOwned>::Owned {}
    }
    impl crate::ops::Add<&str> for Cow<str> { type Output = Cow<str>; }
    impl crate::ops::Add for Cow<str> { type Output = Cow<str>; }
    impl crate::ops::AddAssign<&str> for Cow<str> {}
    impl crate::ops::AddAssign for Cow<str> {}
    impl AsRef<crate::path::Path> for Cow<crate::ffi::OsStr> {}
    impl<T: ToOwned> AsRef<T> for Cow<T> {}
    impl<B: ToOwned> Borrow<B> for Cow<B> {}
    impl<B: ToOwned> crate::ops::Deref for Cow<B> { type Target = B; }
    impl<T> From<&[T]> for Cow<[T]> {}
    impl<T, const N: usize> From<&[T; N]> for Cow<[T]> {}
    impl From<&crate::ffi::CStr> for Cow<crate::ffi::CStr> {}
    impl From<&crate::ffi::CString> for Cow<crate::ffi::CStr> {}
    impl From<&crate::ffi::OsStr> for Cow<crate::ffi::OsStr> {}
    impl From<&crate::ffi::OsString> for Cow<crate::ffi::OsStr> {}
    impl From<&crate::path::Path> for Cow<crate::path::Path> {}
    impl From<&crate::path::PathBuf> for Cow<crate::path::Path> {}
    impl From<&String> for Cow<str> {}
    impl<T> From<&Vec<T>> for Cow<[T]> {}
    impl From<&str> for Cow<str> {}
    impl From<crate::ffi::CString> for Cow<crate::ffi::CStr> {}
    impl From<crate::ffi::OsString> for Cow<crate::ffi::OsStr> {}
    impl From<crate::path::PathBuf> for Cow<crate::path::Path> {}
    impl From<String> for Cow<str> {}
    impl<T> From<Vec<T>> for Cow<[T]> {}
    impl FromIterator<&str> for Cow<str> {}
    impl FromIterator<String> for Cow<str> {}
    impl<T> FromIterator<T> for Cow<[T]> {}
    impl FromIterator<char> for Cow<str> {}
    impl<B: Ord + ToOwned> Ord for Cow<B> {}
    pub trait Borrow<Borrowed> { fn borrow(&self) -> &Borrowed; }
    pub trait BorrowMut<Borrowed>: Borrow<Borrowed> { fn borrow_mut(&mut self) -> &mut Borrowed; }
    pub trait ToOwned {
        type Owned;
        fn to_owned(&self) -> Self::Owned;
        fn clone_into(&self, target: &mut Self::Owned);
    }
    impl ToOwned for str { type Owned = String; }
    impl<T> ToOwned for [T] { type Owned = Vec<T>; }
    impl ToOwned for crate::path::Path { type Owned = crate::path::PathBuf; }
    impl ToOwned for crate::ffi::OsStr { type Owned = crate::ffi::OsString; }
    impl ToOwned for crate::ffi::CStr { type Owned = crate::ffi::CString; }
    impl<T> ToOwned for T { type Owned = T; }
}
mod boxed {
    pub struct Box<T>;
    impl Box<dyn crate::any::Any> { pub fn downcast<T: crate::any::Any>(self) -> Result<Box<T>, Box<dyn crate::any::Any>> {} }
    impl<T> Box<T> {
        pub fn new(x: T) -> Box<T> {}
        pub fn new_uninit() -> Box<crate::mem::MaybeUninit<T>> {}
        pub fn new_zeroed() -> Box<crate::mem::MaybeUninit<T>> {}
        pub fn pin(x: T) -> crate::pin::Pin<Box<T>> {}
        pub unsafe fn from_raw(raw: *mut T) -> Box<T> {}
        pub fn into_raw(b: Box<T>) -> *mut T {}
        pub fn leak(b: Box<T>) -> &mut T {}
        pub fn into_pin(boxed: Box<T>) -> crate::pin::Pin<Box<T>> {}
    }
    impl<T> Box<[T]> {
        pub fn new_uninit_slice(len: usize) -> Box<[crate::mem::MaybeUninit<T>]> {}
        pub fn new_zeroed_slice(len: usize) -> Box<[crate::mem::MaybeUninit<T>]> {}
    }
    impl<T> Box<crate::mem::MaybeUninit<T>> {
        pub unsafe fn assume_init(self) -> Box<T> {}
        pub fn write(boxed: Box<crate::mem::MaybeUninit<T>>, value: T) -> Box<T> {}
    }
    impl<T> Box<[crate::mem::MaybeUninit<T>]> { pub unsafe fn assume_init(self) -> Box<[T]> {} }
    impl<T> crate::os::fd::AsFd for Box<T> {}
    impl<T> AsMut<T> for Box<T> {}
    impl<T> crate::os::fd::AsRawFd for Box<T> {}
    impl<T> AsRef<T> for Box<T> {}
    impl<B: crate::io::BufRead> crate::io::BufRead for Box<B> {}
    impl<T> crate::ops::Deref for Box<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for Box<T> {}
    impl<I: DoubleEndedIterator> DoubleEndedIterator for Box<I> {}
    impl<E: crate::error::Error> crate::error::Error for Box<E> {}
    impl<I: ExactSizeIterator> ExactSizeIterator for Box<I> {}
    impl<Args, F: Fn<Args>> Fn<Args> for Box<F> {}
    impl<Args, F: FnMut<Args>> FnMut<Args> for Box<F> {}
    impl<Args, F: FnOnce<Args>> FnOnce<Args> for Box<F> { type Output = <F as FnOnce<Args>>::Output; }
    impl<T> From<&[T]> for Box<[T]> {}
    impl From<&crate::ffi::CStr> for Box<crate::ffi::CStr> {}
    impl From<&crate::ffi::OsStr> for Box<crate::ffi::OsStr> {}
    impl From<&crate::path::Path> for Box<crate::path::Path> {}
    impl<T> From<&mut [T]> for Box<[T]> {}
    impl From<&mut crate::ffi::CStr> for Box<crate::ffi::CStr> {}
    impl From<&mut crate::ffi::OsStr> for Box<crate::ffi::OsStr> {}
    impl From<&mut crate::path::Path> for Box<crate::path::Path> {}
    impl From<&mut str> for Box<str> {}
    impl From<&str> for Box<dyn crate::error::Error> {}
    impl From<&str> for Box<str> {}
    impl<T, const N: usize> From<[T; N]> for Box<[T]> {}
    impl From<Box<str>> for Box<[u8]> {}
    impl From<crate::ffi::CString> for Box<crate::ffi::CStr> {}
    impl<T> From<crate::borrow::Cow<[T]>> for Box<[T]> {}
    impl From<crate::borrow::Cow<crate::ffi::CStr>> for Box<crate::ffi::CStr> {}
    impl From<crate::borrow::Cow<crate::ffi::OsStr>> for Box<crate::ffi::OsStr> {}
    impl From<crate::borrow::Cow<crate::path::Path>> for Box<crate::path::Path> {}
    impl From<crate::borrow::Cow<str>> for Box<str> {}
    impl From<crate::borrow::Cow<str>> for Box<dyn crate::error::Error> {}
    impl<E: crate::error::Error> From<E> for Box<dyn crate::error::Error> {}
    impl From<crate::ffi::OsString> for Box<crate::ffi::OsStr> {}
    impl From<crate::path::PathBuf> for Box<crate::path::Path> {}
    impl From<String> for Box<dyn crate::error::Error> {}
    impl From<String> for Box<str> {}
    impl<T> From<T> for Box<T> {}
    impl<T> From<Vec<T>> for Box<[T]> {}
    impl FromIterator<&char> for Box<str> {}
    impl FromIterator<&str> for Box<str> {}
    impl FromIterator<Box<str>> for Box<str> {}
    impl FromIterator<crate::borrow::Cow<str>> for Box<str> {}
    impl<I> FromIterator<I> for Box<[I]> {}
    impl FromIterator<String> for Box<str> {}
    impl FromIterator<char> for Box<str> {}
    impl<F: Future> Future for Box<F> { type Output = <F as Future>::Output; }
    impl<T> crate::hash::Hasher for Box<T> {}
    impl<I> IntoIterator for &Box<[I]> { type Item = &I; }
    impl<I> IntoIterator for &mut Box<[I]> { type Item = &mut I; }
    impl<I> IntoIterator for Box<[I]> { type Item = I; }
    impl<I: Iterator> Iterator for Box<I> { type Item = <I as Iterator>::Item; }
    impl<T: Ord> Ord for Box<T> {}
    impl<R: crate::io::Read> crate::io::Read for Box<R> {}
    impl<S: crate::io::Seek> crate::io::Seek for Box<S> {}
    impl<T, const N: usize> TryFrom<Box<[T]>> for Box<[T; N]> { type Error = Box<[T]>; }
    impl<T, const N: usize> TryFrom<Vec<T>> for Box<[T; N]> { type Error = Vec<T>; }
    impl<W: crate::io::Write> crate::io::Write for Box<W> {}
}
mod cell {
    pub struct BorrowError;
    impl crate::error::Error for BorrowError {}
    pub struct BorrowMutError;
    impl crate::error::Error for BorrowMutError {}
    pub struct Cell<T>;
    impl<T> Cell<T> {
        pub fn new(value: T) -> Cell<T> {}
        pub fn set(&self, val: T) {}
        pub fn swap(&self, other: &Cell<T>) {}
        pub fn replace(&self, val: T) -> T {}
        pub fn into_inner(self) -> T {}
        pub fn get(&self) -> T {}
        pub fn update(&self, f: impl FnOnce(T) -> T) {}
        pub fn as_ptr(&self) -> *mut T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn from_mut(t: &mut T) -> &Cell<T> {}
        pub fn take(&self) -> T {}
    }
    impl<T> Cell<[T]> { pub fn as_slice_of_cells(&self) -> &[Cell<T>] {} }
    impl<T, const N: usize> Cell<[T; N]> { pub fn as_array_of_cells(&self) -> &[Cell<T>; N] {} }
    impl<T> AsRef<[Cell<T>]> for Cell<[T]> {}
    impl<T, const N: usize> AsRef<[Cell<T>]> for Cell<[T; N]> {}
    impl<T, const N: usize> AsRef<[Cell<T>; N]> for Cell<[T; N]> {}
    impl<T> From<T> for Cell<T> {}
    impl<T: Ord> Ord for Cell<T> {}
    pub struct LazyCell<T, F = fn() -> T>;
    impl<T, F: FnOnce() -> T> LazyCell<T, F> {
        pub fn new(f: F) -> LazyCell<T, F> {}
        pub fn force(this: &LazyCell<T, F>) -> &T {}
        pub fn force_mut(this: &mut LazyCell<T, F>) -> &mut T {}
    }
    impl<T, F> LazyCell<T, F> {
        pub fn get_mut(this: &mut LazyCell<T, F>) -> Option<&mut T> {}
        pub fn get(this: &LazyCell<T, F>) -> Option<&T> {}
    }
    impl<T, F> crate::ops::Deref for LazyCell<T, F> { type Target = T; }
    impl<T, F> crate::ops::DerefMut for LazyCell<T, F> {}
    pub struct OnceCell<T>;
    impl<T> OnceCell<T> {
        pub fn new() -> OnceCell<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn set(&self, value: T) -> Result<(), T> {}
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
    }
    impl<T> From<T> for OnceCell<T> {}
    pub struct Ref<'b, T>;
    impl<T> Ref<T> {
        pub fn clone(orig: &Ref<T>) -> Ref<T> {}
        pub fn map<U, F: FnOnce(&T) -> &U>(orig: Ref<T>, f: F) -> Ref<U> {}
        pub fn filter_map<U, F: FnOnce(&T) -> Option<&U>>(orig: Ref<T>, f: F) -> Result<Ref<U>, Ref<T>> {}
        pub fn map_split<U, V, F: FnOnce(&T) -> (&U, &V)>(orig: Ref<T>, f: F) -> (Ref<U>, Ref<V>) {}
    }
    impl<T> crate::ops::Deref for Ref<T> { type Target = T; }
    pub struct RefCell<T>;
    impl<T> RefCell<T> {
        pub fn new(value: T) -> RefCell<T> {}
        pub fn into_inner(self) -> T {}
        pub fn replace(&self, t: T) -> T {}
        pub fn replace_with<F: FnOnce(&mut T) -> T>(&self, f: F) -> T {}
        pub fn swap(&self, other: &RefCell<T>) {}
        pub fn borrow(&self) -> Ref<T> {}
        pub fn try_borrow(&self) -> Result<Ref<T>, BorrowError> {}
        pub fn borrow_mut(&self) -> RefMut<T> {}
        pub fn try_borrow_mut(&self) -> Result<RefMut<T>, BorrowMutError> {}
        pub fn as_ptr(&self) -> *mut T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub unsafe fn try_borrow_unguarded(&self) -> Result<&T, BorrowError> {}
        pub fn take(&self) -> T {}
    }
    impl<T> From<T> for RefCell<T> {}
    impl<T: Ord> Ord for RefCell<T> {}
    pub struct RefMut<'b, T>;
    impl<T> RefMut<T> {
        pub fn map<U, F: FnOnce(&mut T) -> &mut U>(orig: RefMut<T>, f: F) -> RefMut<U> {}
        pub fn filter_map<U, F: FnOnce(&mut T) -> Option<&mut U>>(orig: RefMut<T>, f: F) -> Result<RefMut<U>, RefMut<T>> {}
        pub fn map_split<U, V, F: FnOnce(&mut T) -> (&mut U, &mut V)>(orig: RefMut<T>, f: F) -> (RefMut<U>, RefMut<V>) {}
    }
    impl<T> crate::ops::Deref for RefMut<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for RefMut<T> {}
    pub struct UnsafeCell<T>;
    impl<T> UnsafeCell<T> {
        pub fn new(value: T) -> UnsafeCell<T> {}
        pub fn into_inner(self) -> T {}
        pub fn from_mut(value: &mut T) -> &mut UnsafeCell<T> {}
        pub fn get(&self) -> *mut T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn raw_get(this: *const UnsafeCell<T>) -> *mut T {}
    }
    impl<T> From<T> for UnsafeCell<T> {}
}
mod mem {
    pub fn align_of<T>() -> usize {}
    pub fn align_of_val<T>(val: &T) -> usize {}
    pub fn discriminant<T>(v: &T) -> Discriminant<T> {}
    pub fn drop<T>(_x: T) {}
    pub fn forget<T>(t: T) {}
    pub fn min_align_of<T>() -> usize {}
    pub fn min_align_of_val<T>(val: &T) -> usize {}
    pub fn needs_drop<T>() -> bool {}
    pub fn replace<T>(dest: &mut T, src: T) -> T {}
    pub fn size_of<T>() -> usize {}
    pub fn size_of_val<T>(val: &T) -> usize {}
    pub fn swap<T>(x: &mut T, y: &mut T) {}
    pub fn take<T>(dest: &mut T) -> T {}
    pub unsafe fn transmute<Src, Dst>(src: Src) -> Dst {}
    pub unsafe fn transmute_copy<Src, Dst>(src: &Src) -> Dst {}
    pub unsafe fn uninitialized<T>() -> T {}
    pub unsafe fn zeroed<T>() -> T {}
    pub struct Discriminant<T>;
    pub struct ManuallyDrop<T>;
    impl<T> ManuallyDrop<T> {
        pub fn new(value: T) -> ManuallyDrop<T> {}
        pub fn into_inner(slot: ManuallyDrop<T>) -> T {}
        pub unsafe fn take(slot: &mut ManuallyDrop<T>) -> T {}
        pub unsafe fn drop(slot: &mut ManuallyDrop<T>) {}
    }
    impl<T> crate::ops::Deref for ManuallyDrop<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for ManuallyDrop<T> {}
    impl<T: Ord> Ord for ManuallyDrop<T> {}
    pub struct MaybeUninit<T>;
    impl<T> MaybeUninit<T> {
        pub fn new(val: T) -> MaybeUninit<T> {}
        pub fn uninit() -> MaybeUninit<T> {}
        pub fn zeroed() -> MaybeUninit<T> {}
        pub fn write(&mut self, val: T) -> &mut T {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub unsafe fn assume_init(self) -> T {}
        pub unsafe fn assume_init_read(&self) -> T {}
        pub unsafe fn assume_init_drop(&mut self) {}
        pub unsafe fn assume_init_ref(&self) -> &T {}
        pub unsafe fn assume_init_mut(&mut self) -> &mut T {}
    }
    impl<T, const N: usize> AsMut<[MaybeUninit<T>]> for MaybeUninit<[T; N]> {}
    impl<T, const N: usize> AsMut<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {}
    impl<T, const N: usize> AsRef<[MaybeUninit<T>]> for MaybeUninit<[T; N]> {}
    impl<T, const N: usize> AsRef<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {}
    impl<T, const N: usize> From<[MaybeUninit<T>; N]> for MaybeUninit<[T; N]> {}
    impl<T, const N: usize> From<MaybeUninit<[T; N]>> for [MaybeUninit<T>; N] {}
}
mod pin {
    pub struct Pin<Ptr>;
    impl<Ptr: crate::ops::Deref> Pin<Ptr> {
        pub fn new(pointer: Ptr) -> Pin<Ptr> {}
        pub fn into_inner(pin: Pin<Ptr>) -> Ptr {}
        pub unsafe fn new_unchecked(pointer: Ptr) -> Pin<Ptr> {}
        pub fn as_ref(&self) -> Pin<&<Ptr as crate::ops::Deref>::Target> where Ptr: crate::ops::Deref {}
        pub unsafe fn into_inner_unchecked(pin: Pin<Ptr>) -> Ptr {}
    }
    impl<Ptr: crate::ops::DerefMut> Pin<Ptr> {
        pub fn as_mut(&mut self) -> Pin<&mut <Ptr as crate::ops::Deref>::Target> where Ptr: crate::ops::DerefMut {}
        pub fn as_deref_mut(self: Pin<&mut Pin<Ptr>>) -> Pin<&mut <Ptr as crate::ops::Deref>::Target> where Ptr: crate::ops::DerefMut {}
        pub fn set(&mut self, value: <Ptr as crate::ops::Deref>::Target) {}
    }
    impl<T> Pin<&T> {
        pub unsafe fn map_unchecked<U, F: FnOnce(&T) -> &U>(self, func: F) -> Pin<&U> {}
        pub fn get_ref(self) -> &T {}
        pub fn static_ref(r: &T) -> Pin<&T> {}
    }
    impl<T> Pin<&mut T> {
        pub fn into_ref(self) -> Pin<&T> {}
        pub fn get_mut(self) -> &mut T {}
        pub unsafe fn get_unchecked_mut(self) -> &mut T {}
        pub unsafe fn map_unchecked_mut<U, F: FnOnce(&mut T) -> &mut U>(self, func: F) -> Pin<&mut U> {}
        pub fn static_mut(r: &mut T) -> Pin<&mut T> {}
    }
    impl<Ptr: crate::ops::Deref> crate::ops::Deref for Pin<Ptr> { type Target = <Ptr as crate::ops::Deref>::Target; }
    impl<Ptr: crate::ops::Deref> crate::ops::DerefMut for Pin<Ptr> {}
    impl<T> From<Box<T>> for Pin<Box<T>> {}
    impl<P: crate::ops::DerefMut> Future for Pin<P> where <P as crate::ops::Deref>::Target: Future { type Output = <<P as crate::ops::Deref>::Target as Future>::Output; }
    impl<Ptr: crate::ops::Deref> Ord for Pin<Ptr> where <Ptr as crate::ops::Deref>::Target: Ord {}
}
mod ptr {
    pub fn addr_eq<T, U>(p: *const T, q: *const U) -> bool {}
    pub unsafe fn copy<T>(src: *const T, dst: *mut T, count: usize) {}
    pub unsafe fn copy_nonoverlapping<T>(src: *const T, dst: *mut T, count: usize) {}
    pub fn dangling<T>() -> *const T {}
    pub fn dangling_mut<T>() -> *mut T {}
    pub unsafe fn drop_in_place<T>(to_drop: *mut T) {}
    pub fn eq<T>(a: *const T, b: *const T) -> bool {}
    pub fn fn_addr_eq<T, U>(f: T, g: U) -> bool {}
    pub fn from_mut<T>(r: &mut T) -> *mut T {}
    pub fn from_ref<T>(r: &T) -> *const T {}
    pub fn hash<T, S>(hashee: *const T, into: &mut S) {}
    pub fn null<T>() -> *const T {}
    pub fn null_mut<T>() -> *mut T {}
    pub unsafe fn read<T>(src: *const T) -> T {}
    pub unsafe fn read_unaligned<T>(src: *const T) -> T {}
    pub unsafe fn read_volatile<T>(src: *const T) -> T {}
    pub unsafe fn replace<T>(dst: *mut T, src: T) -> T {}
    pub fn slice_from_raw_parts<T>(data: *const T, len: usize) -> *const [T] {}
    pub fn slice_from_raw_parts_mut<T>(data: *mut T, len: usize) -> *mut [T] {}
    pub unsafe fn swap<T>(x: *mut T, y: *mut T) {}
    pub unsafe fn swap_nonoverlapping<T>(x: *mut T, y: *mut T, count: usize) {}
    pub fn with_exposed_provenance<T>(addr: usize) -> *const T {}
    pub fn with_exposed_provenance_mut<T>(addr: usize) -> *mut T {}
    pub fn without_provenance<T>(addr: usize) -> *const T {}
    pub fn without_provenance_mut<T>(addr: usize) -> *mut T {}
    pub unsafe fn write<T>(dst: *mut T, src: T) {}
    pub unsafe fn write_bytes<T>(dst: *mut T, val: u8, count: usize) {}
    pub unsafe fn write_unaligned<T>(dst: *mut T, src: T) {}
    pub unsafe fn write_volatile<T>(dst: *mut T, src: T) {}
    pub struct NonNull<T>;
    impl<T> NonNull<T> {
        pub fn without_provenance(addr: crate::num::NonZero<usize>) -> NonNull<T> {}
        pub fn dangling() -> NonNull<T> {}
        pub fn with_exposed_provenance(addr: crate::num::NonZero<usize>) -> NonNull<T> {}
        pub unsafe fn new_unchecked(ptr: *mut T) -> NonNull<T> {}
        pub fn new(ptr: *mut T) -> Option<NonNull<T>> {}
        pub fn from_ref(r: &T) -> NonNull<T> {}
        pub fn from_mut(r: &mut T) -> NonNull<T> {}
        pub fn addr(self) -> crate::num::NonZero<usize> {}
        pub fn expose_provenance(self) -> crate::num::NonZero<usize> {}
        pub fn with_addr(self, addr: crate::num::NonZero<usize>) -> NonNull<T> {}
        pub fn map_addr(self, f: impl FnOnce(crate::num::NonZero<usize>) -> crate::num::NonZero<usize>) -> NonNull<T> {}
        pub fn as_ptr(self) -> *mut T {}
        pub unsafe fn as_ref(&self) -> &T {}
        pub unsafe fn as_mut(&mut self) -> &mut T {}
        pub fn cast<U>(self) -> NonNull<U> {}
        pub unsafe fn offset(self, count: isize) -> NonNull<T> {}
        pub unsafe fn byte_offset(self, count: isize) -> NonNull<T> {}
        pub unsafe fn add(self, count: usize) -> NonNull<T> {}
        pub unsafe fn byte_add(self, count: usize) -> NonNull<T> {}
        pub unsafe fn sub(self, count: usize) -> NonNull<T> {}
        pub unsafe fn byte_sub(self, count: usize) -> NonNull<T> {}
        pub unsafe fn offset_from(self, origin: NonNull<T>) -> isize {}
        pub unsafe fn byte_offset_from<U>(self, origin: NonNull<U>) -> isize {}
        pub unsafe fn offset_from_unsigned(self, subtracted: NonNull<T>) -> usize {}
        pub unsafe fn byte_offset_from_unsigned<U>(self, origin: NonNull<U>) -> usize {}
        pub unsafe fn read(self) -> T {}
        pub unsafe fn read_volatile(self) -> T {}
        pub unsafe fn read_unaligned(self) -> T {}
        pub unsafe fn copy_to(self, dest: NonNull<T>, count: usize) {}
        pub unsafe fn copy_to_nonoverlapping(self, dest: NonNull<T>, count: usize) {}
        pub unsafe fn copy_from(self, src: NonNull<T>, count: usize) {}
        pub unsafe fn copy_from_nonoverlapping(self, src: NonNull<T>, count: usize) {}
        pub unsafe fn drop_in_place(self) {}
        pub unsafe fn write(self, val: T) {}
        pub unsafe fn write_bytes(self, val: u8, count: usize) {}
        pub unsafe fn write_volatile(self, val: T) {}
        pub unsafe fn write_unaligned(self, val: T) {}
        pub unsafe fn replace(self, src: T) -> T {}
        pub unsafe fn swap(self, with: NonNull<T>) {}
        pub fn align_offset(self, align: usize) -> usize {}
        pub fn is_aligned(self) -> bool {}
    }
    impl<T> NonNull<[T]> {
        pub fn slice_from_raw_parts(data: NonNull<T>, len: usize) -> NonNull<[T]> {}
        pub fn len(self) -> usize {}
        pub fn is_empty(self) -> bool {}
    }
    impl<T> From<&T> for NonNull<T> {}
    impl<T> From<&mut T> for NonNull<T> {}
    impl<T> Ord for NonNull<T> {}
}
mod rc {
    pub struct Rc<T>;
    impl<T> Rc<T> {
        pub fn new(value: T) -> Rc<T> {}
        pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Rc<T> {}
        pub fn new_uninit() -> Rc<crate::mem::MaybeUninit<T>> {}
        pub fn new_zeroed() -> Rc<crate::mem::MaybeUninit<T>> {}
        pub fn pin(value: T) -> crate::pin::Pin<Rc<T>> {}
        pub fn try_unwrap(this: Rc<T>) -> Result<T, Rc<T>> {}
        pub fn into_inner(this: Rc<T>) -> Option<T> {}
        pub unsafe fn from_raw(ptr: *const T) -> Rc<T> {}
        pub fn into_raw(this: Rc<T>) -> *const T {}
        pub unsafe fn increment_strong_count(ptr: *const T) {}
        pub unsafe fn decrement_strong_count(ptr: *const T) {}
        pub fn as_ptr(this: &Rc<T>) -> *const T {}
        pub fn downgrade(this: &Rc<T>) -> Weak<T> {}
        pub fn weak_count(this: &Rc<T>) -> usize {}
        pub fn strong_count(this: &Rc<T>) -> usize {}
        pub fn get_mut(this: &mut Rc<T>) -> Option<&mut T> {}
        pub fn ptr_eq(this: &Rc<T>, other: &Rc<T>) -> bool {}
        pub fn make_mut(this: &mut Rc<T>) -> &mut T {}
        pub fn unwrap_or_clone(this: Rc<T>) -> T {}
    }
    impl<T> Rc<[T]> {
        pub fn new_uninit_slice(len: usize) -> Rc<[crate::mem::MaybeUninit<T>]> {}
        pub fn new_zeroed_slice(len: usize) -> Rc<[crate::mem::MaybeUninit<T>]> {}
    }
    impl<T> Rc<crate::mem::MaybeUninit<T>> { pub unsafe fn assume_init(self) -> Rc<T> {} }
    impl<T> Rc<[crate::mem::MaybeUninit<T>]> { pub unsafe fn assume_init(self) -> Rc<[T]> {} }
    impl Rc<dyn crate::any::Any> { pub fn downcast<T: crate::any::Any>(self) -> Result<Rc<T>, Rc<dyn crate::any::Any>> {} }
    impl<T> crate::os::fd::AsFd for Rc<T> {}
    impl<T> crate::os::fd::AsRawFd for Rc<T> {}
    impl<T> AsRef<T> for Rc<T> {}
    impl<T> crate::ops::Deref for Rc<T> { type Target = T; }
    impl<T> From<&[T]> for Rc<[T]> {}
    impl From<&crate::ffi::CStr> for Rc<crate::ffi::CStr> {}
    impl From<&crate::ffi::OsStr> for Rc<crate::ffi::OsStr> {}
    impl From<&crate::path::Path> for Rc<crate::path::Path> {}
    impl<T> From<&mut [T]> for Rc<[T]> {}
    impl From<&mut crate::ffi::CStr> for Rc<crate::ffi::CStr> {}
    impl From<&mut crate::ffi::OsStr> for Rc<crate::ffi::OsStr> {}
    impl From<&mut crate::path::Path> for Rc<crate::path::Path> {}
    impl From<&mut str> for Rc<str> {}
    impl From<&str> for Rc<str> {}
    impl<T, const N: usize> From<[T; N]> for Rc<[T]> {}
    impl<T> From<Box<T>> for Rc<T> {}
    impl From<crate::ffi::CString> for Rc<crate::ffi::CStr> {}
    impl<B: ToOwned> From<crate::borrow::Cow<B>> for Rc<B> where Rc<B>: From<&B> + From<<B as ToOwned>::Owned> {}
    impl From<crate::ffi::OsString> for Rc<crate::ffi::OsStr> {}
    impl From<crate::path::PathBuf> for Rc<crate::path::Path> {}
    impl From<Rc<str>> for Rc<[u8]> {}
    impl From<String> for Rc<str> {}
    impl<T> From<T> for Rc<T> {}
    impl<T> From<Vec<T>> for Rc<[T]> {}
    impl<T> FromIterator<T> for Rc<[T]> {}
    impl<T: Ord> Ord for Rc<T> {}
    impl<T, const N: usize> TryFrom<Rc<[T]>> for Rc<[T; N]> { type Error = Rc<[T]>; }
    pub struct Weak<T>;
    impl<T> Weak<T> {
        pub fn new() -> Weak<T> {}
        pub unsafe fn from_raw(ptr: *const T) -> Weak<T> {}
        pub fn into_raw(self) -> *const T {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn upgrade(&self) -> Option<Rc<T>> {}
        pub fn strong_count(&self) -> usize {}
        pub fn weak_count(&self) -> usize {}
        pub fn ptr_eq(&self, other: &Weak<T>) -> bool {}
    }
}
