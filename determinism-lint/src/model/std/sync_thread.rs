// Declarations of std for the type inference, not compiled; see README.md in this directory.
mod future {
    pub fn pending<T>() -> Pending<T> {}
    pub fn poll_fn<T, F: FnMut(&mut crate::task::Context) -> crate::task::Poll<T>>(f: F) -> PollFn<F> {}
    pub fn ready<T>(t: T) -> Ready<T> {}
    pub struct Pending<T>;
    impl<T> Future for Pending<T> { type Output = T; }
    pub struct PollFn<F>;
    impl<T, F: FnMut(&mut crate::task::Context) -> crate::task::Poll<T>> Future for PollFn<F> { type Output = T; }
    pub struct Ready<T>;
    impl<T> Ready<T> { pub fn into_inner(self) -> T {} }
    impl<T> Future for Ready<T> { type Output = T; }
    pub trait Future {
        type Output;
        fn poll(self: crate::pin::Pin<&mut Self>, cx: &mut crate::task::Context) -> crate::task::Poll<Self::Output>;
    }
    pub trait IntoFuture {
        type Output;
        type IntoFuture: Future<Output = Self::Output>;
        fn into_future(self) -> Self::IntoFuture;
    }
}
mod sync {
    pub const ONCE_INIT: Once = _;
    pub enum TryLockError<T> { Poisoned(PoisonError<T>), WouldBlock }
    impl<T> crate::error::Error for TryLockError<T> {}
    impl<T> From<PoisonError<T>> for TryLockError<T> {}
    pub struct Arc<T>;
    impl<T> Arc<T> {
        pub fn new(data: T) -> Arc<T> {}
        pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Arc<T> {}
        pub fn new_uninit() -> Arc<crate::mem::MaybeUninit<T>> {}
        pub fn new_zeroed() -> Arc<crate::mem::MaybeUninit<T>> {}
        pub fn pin(data: T) -> crate::pin::Pin<Arc<T>> {}
        pub fn try_unwrap(this: Arc<T>) -> Result<T, Arc<T>> {}
        pub fn into_inner(this: Arc<T>) -> Option<T> {}
        pub unsafe fn from_raw(ptr: *const T) -> Arc<T> {}
        pub fn into_raw(this: Arc<T>) -> *const T {}
        pub unsafe fn increment_strong_count(ptr: *const T) {}
        pub unsafe fn decrement_strong_count(ptr: *const T) {}
        pub fn as_ptr(this: &Arc<T>) -> *const T {}
        pub fn downgrade(this: &Arc<T>) -> Weak<T> {}
        pub fn weak_count(this: &Arc<T>) -> usize {}
        pub fn strong_count(this: &Arc<T>) -> usize {}
        pub fn ptr_eq(this: &Arc<T>, other: &Arc<T>) -> bool {}
        pub fn make_mut(this: &mut Arc<T>) -> &mut T {}
        pub fn unwrap_or_clone(this: Arc<T>) -> T {}
        pub fn get_mut(this: &mut Arc<T>) -> Option<&mut T> {}
    }
    impl<T> Arc<[T]> {
        pub fn new_uninit_slice(len: usize) -> Arc<[crate::mem::MaybeUninit<T>]> {}
        pub fn new_zeroed_slice(len: usize) -> Arc<[crate::mem::MaybeUninit<T>]> {}
    }
    impl<T> Arc<crate::mem::MaybeUninit<T>> { pub unsafe fn assume_init(self) -> Arc<T> {} }
    impl<T> Arc<[crate::mem::MaybeUninit<T>]> { pub unsafe fn assume_init(self) -> Arc<[T]> {} }
    impl Arc<dyn crate::any::Any> { pub fn downcast<T: crate::any::Any>(self) -> Result<Arc<T>, Arc<dyn crate::any::Any>> {} }
    impl<T> crate::os::fd::AsFd for Arc<T> {}
    impl<T> crate::os::fd::AsRawFd for Arc<T> {}
    impl<T> AsRef<T> for Arc<T> {}
    impl<T> crate::ops::Deref for Arc<T> { type Target = T; }
    impl<T: crate::error::Error> crate::error::Error for Arc<T> {}
    impl<T> From<&[T]> for Arc<[T]> {}
    impl From<&crate::ffi::CStr> for Arc<crate::ffi::CStr> {}
    impl From<&crate::ffi::OsStr> for Arc<crate::ffi::OsStr> {}
    impl From<&crate::path::Path> for Arc<crate::path::Path> {}
    impl<T> From<&mut [T]> for Arc<[T]> {}
    impl From<&mut crate::ffi::CStr> for Arc<crate::ffi::CStr> {}
    impl From<&mut crate::ffi::OsStr> for Arc<crate::ffi::OsStr> {}
    impl From<&mut crate::path::Path> for Arc<crate::path::Path> {}
    impl From<&mut str> for Arc<str> {}
    impl From<&str> for Arc<str> {}
    impl<T, const N: usize> From<[T; N]> for Arc<[T]> {}
    impl From<Arc<str>> for Arc<[u8]> {}
    impl<T> From<Box<T>> for Arc<T> {}
    impl From<crate::ffi::CString> for Arc<crate::ffi::CStr> {}
    impl<B: ToOwned> From<crate::borrow::Cow<B>> for Arc<B> where Arc<B>: From<&B> + From<<B as ToOwned>::Owned> {}
    impl From<crate::ffi::OsString> for Arc<crate::ffi::OsStr> {}
    impl From<crate::path::PathBuf> for Arc<crate::path::Path> {}
    impl From<String> for Arc<str> {}
    impl<T> From<T> for Arc<T> {}
    impl<T> From<Vec<T>> for Arc<[T]> {}
    impl<T> FromIterator<T> for Arc<[T]> {}
    impl<T: Ord> Ord for Arc<T> {}
    impl crate::io::Read for Arc<crate::fs::File> {}
    impl crate::io::Seek for Arc<crate::fs::File> {}
    impl<T, const N: usize> TryFrom<Arc<[T]>> for Arc<[T; N]> { type Error = Arc<[T]>; }
    impl crate::io::Write for Arc<crate::fs::File> {}
    pub struct Barrier;
    impl Barrier {
        pub fn new(n: usize) -> Barrier {}
        pub fn wait(&self) -> BarrierWaitResult {}
    }
    pub struct BarrierWaitResult;
    impl BarrierWaitResult { pub fn is_leader(&self) -> bool {} }
    pub struct Condvar;
    impl Condvar {
        pub fn new() -> Condvar {}
        pub fn wait<T>(&self, guard: MutexGuard<T>) -> LockResult<MutexGuard<T>> {}
        pub fn wait_while<T, F: FnMut(&mut T) -> bool>(&self, guard: MutexGuard<T>, condition: F) -> LockResult<MutexGuard<T>> {}
        pub fn wait_timeout_ms<T>(&self, guard: MutexGuard<T>, ms: u32) -> LockResult<(MutexGuard<T>, bool)> {}
        pub fn wait_timeout<T>(&self, guard: MutexGuard<T>, dur: crate::time::Duration) -> LockResult<(MutexGuard<T>, WaitTimeoutResult)> {}
        pub fn wait_timeout_while<T, F: FnMut(&mut T) -> bool>(&self, guard: MutexGuard<T>, dur: crate::time::Duration, condition: F) -> LockResult<(MutexGuard<T>, WaitTimeoutResult)> {}
        pub fn notify_one(&self) {}
        pub fn notify_all(&self) {}
    }
    pub struct LazyLock<T, F = fn() -> T>;
    impl<T, F: FnOnce() -> T> LazyLock<T, F> {
        pub fn new(f: F) -> LazyLock<T, F> {}
        pub fn force_mut(this: &mut LazyLock<T, F>) -> &mut T {}
        pub fn force(this: &LazyLock<T, F>) -> &T {}
    }
    impl<T, F> LazyLock<T, F> {
        pub fn get_mut(this: &mut LazyLock<T, F>) -> Option<&mut T> {}
        pub fn get(this: &LazyLock<T, F>) -> Option<&T> {}
    }
    impl<T, F> crate::ops::Deref for LazyLock<T, F> { type Target = T; }
    impl<T, F> crate::ops::DerefMut for LazyLock<T, F> {}
    pub struct Mutex<T>;
    impl<T> Mutex<T> {
        pub fn new(t: T) -> Mutex<T> {}
        pub fn lock(&self) -> LockResult<MutexGuard<T>> {}
        pub fn try_lock(&self) -> TryLockResult<MutexGuard<T>> {}
        pub fn is_poisoned(&self) -> bool {}
        pub fn clear_poison(&self) {}
        pub fn into_inner(self) -> LockResult<T> {}
        pub fn get_mut(&mut self) -> LockResult<&mut T> {}
    }
    impl<T> From<T> for Mutex<T> {}
    pub struct MutexGuard<'a, T>;
    impl<T> crate::ops::Deref for MutexGuard<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for MutexGuard<T> {}
    pub struct Once;
    impl Once {
        pub fn new() -> Once {}
        pub fn call_once<F: FnOnce()>(&self, f: F) {}
        pub fn call_once_force<F: FnOnce(&OnceState)>(&self, f: F) {}
        pub fn is_completed(&self) -> bool {}
        pub fn wait(&self) {}
        pub fn wait_force(&self) {}
    }
    pub struct OnceLock<T>;
    impl<T> OnceLock<T> {
        pub fn new() -> OnceLock<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn wait(&self) -> &T {}
        pub fn set(&self, value: T) -> Result<(), T> {}
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
    }
    impl<T> From<T> for OnceLock<T> {}
    pub struct OnceState;
    impl OnceState { pub fn is_poisoned(&self) -> bool {} }
    pub struct PoisonError<T>;
    impl<T> PoisonError<T> {
        pub fn new(data: T) -> PoisonError<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    impl<T> crate::error::Error for PoisonError<T> {}
    pub struct RwLock<T>;
    impl<T> RwLock<T> {
        pub fn new(t: T) -> RwLock<T> {}
        pub fn read(&self) -> LockResult<RwLockReadGuard<T>> {}
        pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<T>> {}
        pub fn write(&self) -> LockResult<RwLockWriteGuard<T>> {}
        pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<T>> {}
        pub fn is_poisoned(&self) -> bool {}
        pub fn clear_poison(&self) {}
        pub fn into_inner(self) -> LockResult<T> {}
        pub fn get_mut(&mut self) -> LockResult<&mut T> {}
    }
    impl<T> From<T> for RwLock<T> {}
    pub struct RwLockReadGuard<'rwlock, T>;
    impl<T> crate::ops::Deref for RwLockReadGuard<T> { type Target = T; }
    pub struct RwLockWriteGuard<'rwlock, T>;
    impl<T> RwLockWriteGuard<T> { pub fn downgrade(s: Self) -> RwLockReadGuard<T> {} }
    impl<T> crate::ops::Deref for RwLockWriteGuard<T> { type Target = T; }
    impl<T> crate::ops::DerefMut for RwLockWriteGuard<T> {}
    pub struct WaitTimeoutResult;
    impl WaitTimeoutResult { pub fn timed_out(&self) -> bool {} }
    pub struct Weak<T>;
    impl<T> Weak<T> {
        pub fn new() -> Weak<T> {}
        pub unsafe fn from_raw(ptr: *const T) -> Weak<T> {}
        pub fn into_raw(self) -> *const T {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn upgrade(&self) -> Option<Arc<T>> {}
        pub fn strong_count(&self) -> usize {}
        pub fn weak_count(&self) -> usize {}
        pub fn ptr_eq(&self, other: &Weak<T>) -> bool {}
    }
    pub type LockResult<T> = Result<T, PoisonError<T>>;
    pub type TryLockResult<Guard> = Result<Guard, TryLockError<Guard>>;
    pub mod atomic {
        pub const ATOMIC_BOOL_INIT: AtomicBool = _;
        pub const ATOMIC_ISIZE_INIT: AtomicIsize = _;
        pub const ATOMIC_USIZE_INIT: AtomicUsize = _;
        pub enum Ordering { Relaxed, Release, Acquire, AcqRel, SeqCst }
        pub fn compiler_fence(order: Ordering) {}
        pub fn fence(order: Ordering) {}
        pub fn spin_loop_hint() {}
        pub struct AtomicBool;
        impl AtomicBool {
            pub fn new(v: bool) -> AtomicBool {}
            pub unsafe fn from_ptr(ptr: *mut bool) -> &AtomicBool {}
            pub fn get_mut(&mut self) -> &mut bool {}
            pub fn into_inner(self) -> bool {}
            pub fn load(&self, order: Ordering) -> bool {}
            pub fn store(&self, val: bool, order: Ordering) {}
            pub fn swap(&self, val: bool, order: Ordering) -> bool {}
            pub fn compare_and_swap(&self, current: bool, new: bool, order: Ordering) -> bool {}
            pub fn compare_exchange(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
            pub fn compare_exchange_weak(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
            pub fn fetch_and(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_nand(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_or(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_xor(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_not(&self, order: Ordering) -> bool {}
            pub fn as_ptr(&self) -> *mut bool {}
            pub fn fetch_update<F: FnMut(bool) -> Option<bool>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<bool, bool> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(bool) -> Option<bool>) -> Result<bool, bool> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(bool) -> bool) -> bool {}
        }
        impl From<bool> for AtomicBool {}
        pub struct AtomicI16;
        impl AtomicI16 {
            pub fn new(v: i16) -> AtomicI16 {}
            pub unsafe fn from_ptr(ptr: *mut i16) -> &AtomicI16 {}
            pub fn get_mut(&mut self) -> &mut i16 {}
            pub fn into_inner(self) -> i16 {}
            pub fn load(&self, order: Ordering) -> i16 {}
            pub fn store(&self, val: i16, order: Ordering) {}
            pub fn swap(&self, val: i16, order: Ordering) -> i16 {}
            pub fn compare_and_swap(&self, current: i16, new: i16, order: Ordering) -> i16 {}
            pub fn compare_exchange(&self, current: i16, new: i16, success: Ordering, failure: Ordering) -> Result<i16, i16> {}
            pub fn compare_exchange_weak(&self, current: i16, new: i16, success: Ordering, failure: Ordering) -> Result<i16, i16> {}
            pub fn fetch_add(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_sub(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_and(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_nand(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_or(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_xor(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_update<F: FnMut(i16) -> Option<i16>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i16, i16> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i16) -> Option<i16>) -> Result<i16, i16> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i16) -> i16) -> i16 {}
            pub fn fetch_max(&self, val: i16, order: Ordering) -> i16 {}
            pub fn fetch_min(&self, val: i16, order: Ordering) -> i16 {}
            pub fn as_ptr(&self) -> *mut i16 {}
        }
        impl From<i16> for AtomicI16 {}
        pub struct AtomicI32;
        impl AtomicI32 {
            pub fn new(v: i32) -> AtomicI32 {}
            pub unsafe fn from_ptr(ptr: *mut i32) -> &AtomicI32 {}
            pub fn get_mut(&mut self) -> &mut i32 {}
            pub fn into_inner(self) -> i32 {}
            pub fn load(&self, order: Ordering) -> i32 {}
            pub fn store(&self, val: i32, order: Ordering) {}
            pub fn swap(&self, val: i32, order: Ordering) -> i32 {}
            pub fn compare_and_swap(&self, current: i32, new: i32, order: Ordering) -> i32 {}
            pub fn compare_exchange(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
            pub fn compare_exchange_weak(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
            pub fn fetch_add(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_sub(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_and(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_nand(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_or(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_xor(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_update<F: FnMut(i32) -> Option<i32>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i32, i32> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i32) -> Option<i32>) -> Result<i32, i32> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i32) -> i32) -> i32 {}
            pub fn fetch_max(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_min(&self, val: i32, order: Ordering) -> i32 {}
            pub fn as_ptr(&self) -> *mut i32 {}
        }
        impl From<i32> for AtomicI32 {}
        pub struct AtomicI64;
        impl AtomicI64 {
            pub fn new(v: i64) -> AtomicI64 {}
            pub unsafe fn from_ptr(ptr: *mut i64) -> &AtomicI64 {}
            pub fn get_mut(&mut self) -> &mut i64 {}
            pub fn into_inner(self) -> i64 {}
            pub fn load(&self, order: Ordering) -> i64 {}
            pub fn store(&self, val: i64, order: Ordering) {}
            pub fn swap(&self, val: i64, order: Ordering) -> i64 {}
            pub fn compare_and_swap(&self, current: i64, new: i64, order: Ordering) -> i64 {}
            pub fn compare_exchange(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
            pub fn compare_exchange_weak(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
            pub fn fetch_add(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_sub(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_and(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_nand(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_or(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_xor(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_update<F: FnMut(i64) -> Option<i64>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i64, i64> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i64) -> Option<i64>) -> Result<i64, i64> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i64) -> i64) -> i64 {}
            pub fn fetch_max(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_min(&self, val: i64, order: Ordering) -> i64 {}
            pub fn as_ptr(&self) -> *mut i64 {}
        }
        impl From<i64> for AtomicI64 {}
        pub struct AtomicI8;
        impl AtomicI8 {
            pub fn new(v: i8) -> AtomicI8 {}
            pub unsafe fn from_ptr(ptr: *mut i8) -> &AtomicI8 {}
            pub fn get_mut(&mut self) -> &mut i8 {}
            pub fn into_inner(self) -> i8 {}
            pub fn load(&self, order: Ordering) -> i8 {}
            pub fn store(&self, val: i8, order: Ordering) {}
            pub fn swap(&self, val: i8, order: Ordering) -> i8 {}
            pub fn compare_and_swap(&self, current: i8, new: i8, order: Ordering) -> i8 {}
            pub fn compare_exchange(&self, current: i8, new: i8, success: Ordering, failure: Ordering) -> Result<i8, i8> {}
            pub fn compare_exchange_weak(&self, current: i8, new: i8, success: Ordering, failure: Ordering) -> Result<i8, i8> {}
            pub fn fetch_add(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_sub(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_and(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_nand(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_or(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_xor(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_update<F: FnMut(i8) -> Option<i8>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i8, i8> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i8) -> Option<i8>) -> Result<i8, i8> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(i8) -> i8) -> i8 {}
            pub fn fetch_max(&self, val: i8, order: Ordering) -> i8 {}
            pub fn fetch_min(&self, val: i8, order: Ordering) -> i8 {}
            pub fn as_ptr(&self) -> *mut i8 {}
        }
        impl From<i8> for AtomicI8 {}
        pub struct AtomicIsize;
        impl AtomicIsize {
            pub fn new(v: isize) -> AtomicIsize {}
            pub unsafe fn from_ptr(ptr: *mut isize) -> &AtomicIsize {}
            pub fn get_mut(&mut self) -> &mut isize {}
            pub fn into_inner(self) -> isize {}
            pub fn load(&self, order: Ordering) -> isize {}
            pub fn store(&self, val: isize, order: Ordering) {}
            pub fn swap(&self, val: isize, order: Ordering) -> isize {}
            pub fn compare_and_swap(&self, current: isize, new: isize, order: Ordering) -> isize {}
            pub fn compare_exchange(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
            pub fn compare_exchange_weak(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
            pub fn fetch_add(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_sub(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_and(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_nand(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_or(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_xor(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_update<F: FnMut(isize) -> Option<isize>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<isize, isize> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(isize) -> Option<isize>) -> Result<isize, isize> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(isize) -> isize) -> isize {}
            pub fn fetch_max(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_min(&self, val: isize, order: Ordering) -> isize {}
            pub fn as_ptr(&self) -> *mut isize {}
        }
        impl From<isize> for AtomicIsize {}
        pub struct AtomicPtr<T>;
        impl<T> AtomicPtr<T> {
            pub fn new(p: *mut T) -> AtomicPtr<T> {}
            pub unsafe fn from_ptr(ptr: *mut *mut T) -> &AtomicPtr<T> {}
            pub fn get_mut(&mut self) -> &mut *mut T {}
            pub fn into_inner(self) -> *mut T {}
            pub fn load(&self, order: Ordering) -> *mut T {}
            pub fn store(&self, ptr: *mut T, order: Ordering) {}
            pub fn swap(&self, ptr: *mut T, order: Ordering) -> *mut T {}
            pub fn compare_and_swap(&self, current: *mut T, new: *mut T, order: Ordering) -> *mut T {}
            pub fn compare_exchange(&self, current: *mut T, new: *mut T, success: Ordering, failure: Ordering) -> Result<*mut T, *mut T> {}
            pub fn compare_exchange_weak(&self, current: *mut T, new: *mut T, success: Ordering, failure: Ordering) -> Result<*mut T, *mut T> {}
            pub fn fetch_update<F: FnMut(*mut T) -> Option<*mut T>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<*mut T, *mut T> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(*mut T) -> Option<*mut T>) -> Result<*mut T, *mut T> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(*mut T) -> *mut T) -> *mut T {}
            pub fn fetch_ptr_add(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_ptr_sub(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_byte_add(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_byte_sub(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_or(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_and(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn fetch_xor(&self, val: usize, order: Ordering) -> *mut T {}
            pub fn as_ptr(&self) -> *mut *mut T {}
        }
        impl<T> From<*mut T> for AtomicPtr<T> {}
        pub struct AtomicU16;
        impl AtomicU16 {
            pub fn new(v: u16) -> AtomicU16 {}
            pub unsafe fn from_ptr(ptr: *mut u16) -> &AtomicU16 {}
            pub fn get_mut(&mut self) -> &mut u16 {}
            pub fn into_inner(self) -> u16 {}
            pub fn load(&self, order: Ordering) -> u16 {}
            pub fn store(&self, val: u16, order: Ordering) {}
            pub fn swap(&self, val: u16, order: Ordering) -> u16 {}
            pub fn compare_and_swap(&self, current: u16, new: u16, order: Ordering) -> u16 {}
            pub fn compare_exchange(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
            pub fn compare_exchange_weak(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
            pub fn fetch_add(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_sub(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_and(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_nand(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_or(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_xor(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_update<F: FnMut(u16) -> Option<u16>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u16, u16> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u16) -> Option<u16>) -> Result<u16, u16> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u16) -> u16) -> u16 {}
            pub fn fetch_max(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_min(&self, val: u16, order: Ordering) -> u16 {}
            pub fn as_ptr(&self) -> *mut u16 {}
        }
        impl From<u16> for AtomicU16 {}
        pub struct AtomicU32;
        impl AtomicU32 {
            pub fn new(v: u32) -> AtomicU32 {}
            pub unsafe fn from_ptr(ptr: *mut u32) -> &AtomicU32 {}
            pub fn get_mut(&mut self) -> &mut u32 {}
            pub fn into_inner(self) -> u32 {}
            pub fn load(&self, order: Ordering) -> u32 {}
            pub fn store(&self, val: u32, order: Ordering) {}
            pub fn swap(&self, val: u32, order: Ordering) -> u32 {}
            pub fn compare_and_swap(&self, current: u32, new: u32, order: Ordering) -> u32 {}
            pub fn compare_exchange(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
            pub fn compare_exchange_weak(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
            pub fn fetch_add(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_sub(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_and(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_nand(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_or(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_xor(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_update<F: FnMut(u32) -> Option<u32>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u32, u32> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u32) -> Option<u32>) -> Result<u32, u32> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u32) -> u32) -> u32 {}
            pub fn fetch_max(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_min(&self, val: u32, order: Ordering) -> u32 {}
            pub fn as_ptr(&self) -> *mut u32 {}
        }
        impl From<u32> for AtomicU32 {}
        pub struct AtomicU64;
        impl AtomicU64 {
            pub fn new(v: u64) -> AtomicU64 {}
            pub unsafe fn from_ptr(ptr: *mut u64) -> &AtomicU64 {}
            pub fn get_mut(&mut self) -> &mut u64 {}
            pub fn into_inner(self) -> u64 {}
            pub fn load(&self, order: Ordering) -> u64 {}
            pub fn store(&self, val: u64, order: Ordering) {}
            pub fn swap(&self, val: u64, order: Ordering) -> u64 {}
            pub fn compare_and_swap(&self, current: u64, new: u64, order: Ordering) -> u64 {}
            pub fn compare_exchange(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
            pub fn compare_exchange_weak(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
            pub fn fetch_add(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_sub(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_and(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_nand(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_or(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_xor(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_update<F: FnMut(u64) -> Option<u64>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u64, u64> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u64) -> Option<u64>) -> Result<u64, u64> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u64) -> u64) -> u64 {}
            pub fn fetch_max(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_min(&self, val: u64, order: Ordering) -> u64 {}
            pub fn as_ptr(&self) -> *mut u64 {}
        }
        impl From<u64> for AtomicU64 {}
        pub struct AtomicU8;
        impl AtomicU8 {
            pub fn new(v: u8) -> AtomicU8 {}
            pub unsafe fn from_ptr(ptr: *mut u8) -> &AtomicU8 {}
            pub fn get_mut(&mut self) -> &mut u8 {}
            pub fn into_inner(self) -> u8 {}
            pub fn load(&self, order: Ordering) -> u8 {}
            pub fn store(&self, val: u8, order: Ordering) {}
            pub fn swap(&self, val: u8, order: Ordering) -> u8 {}
            pub fn compare_and_swap(&self, current: u8, new: u8, order: Ordering) -> u8 {}
            pub fn compare_exchange(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
            pub fn compare_exchange_weak(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
            pub fn fetch_add(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_sub(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_and(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_nand(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_or(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_xor(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_update<F: FnMut(u8) -> Option<u8>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u8, u8> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u8) -> Option<u8>) -> Result<u8, u8> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(u8) -> u8) -> u8 {}
            pub fn fetch_max(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_min(&self, val: u8, order: Ordering) -> u8 {}
            pub fn as_ptr(&self) -> *mut u8 {}
        }
        impl From<u8> for AtomicU8 {}
        pub struct AtomicUsize;
        impl AtomicUsize {
            pub fn new(v: usize) -> AtomicUsize {}
            pub unsafe fn from_ptr(ptr: *mut usize) -> &AtomicUsize {}
            pub fn get_mut(&mut self) -> &mut usize {}
            pub fn into_inner(self) -> usize {}
            pub fn load(&self, order: Ordering) -> usize {}
            pub fn store(&self, val: usize, order: Ordering) {}
            pub fn swap(&self, val: usize, order: Ordering) -> usize {}
            pub fn compare_and_swap(&self, current: usize, new: usize, order: Ordering) -> usize {}
            pub fn compare_exchange(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
            pub fn compare_exchange_weak(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
            pub fn fetch_add(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_sub(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_and(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_nand(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_or(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_xor(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_update<F: FnMut(usize) -> Option<usize>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<usize, usize> {}
            pub fn try_update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(usize) -> Option<usize>) -> Result<usize, usize> {}
            pub fn update(&self, set_order: Ordering, fetch_order: Ordering, f: impl FnMut(usize) -> usize) -> usize {}
            pub fn fetch_max(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_min(&self, val: usize, order: Ordering) -> usize {}
            pub fn as_ptr(&self) -> *mut usize {}
        }
        impl From<usize> for AtomicUsize {}
    }
    pub mod mpsc {
        use crate::iter::Items;
        pub enum RecvTimeoutError { Timeout, Disconnected }
        impl crate::error::Error for RecvTimeoutError {}
        impl From<RecvError> for RecvTimeoutError {}
        pub enum TryRecvError { Empty, Disconnected }
        impl crate::error::Error for TryRecvError {}
        impl From<RecvError> for TryRecvError {}
        pub enum TrySendError<T> { Full(T), Disconnected(T) }
        impl<T> crate::error::Error for TrySendError<T> {}
        impl<T> From<SendError<T>> for TrySendError<T> {}
        pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
        pub fn sync_channel<T>(bound: usize) -> (SyncSender<T>, Receiver<T>) {}
        pub type IntoIter<T> = Items<T>;
        pub type Iter<'a, T> = Items<T>;
        pub struct Receiver<T>;
        impl<T> Receiver<T> {
            pub fn try_recv(&self) -> Result<T, TryRecvError> {}
            pub fn recv(&self) -> Result<T, RecvError> {}
            pub fn recv_timeout(&self, timeout: crate::time::Duration) -> Result<T, RecvTimeoutError> {}
            pub fn iter(&self) -> Items<T> {}
            pub fn try_iter(&self) -> Items<T> {}
        }
        impl<T> IntoIterator for &Receiver<T> { type Item = T; }
        impl<T> IntoIterator for Receiver<T> { type Item = T; }
        pub struct RecvError;
        impl crate::error::Error for RecvError {}
        pub struct SendError<T>(pub T);
        impl<T> crate::error::Error for SendError<T> {}
        pub struct Sender<T>;
        impl<T> Sender<T> { pub fn send(&self, t: T) -> Result<(), SendError<T>> {} }
        pub struct SyncSender<T>;
        impl<T> SyncSender<T> {
            pub fn send(&self, t: T) -> Result<(), SendError<T>> {}
            pub fn try_send(&self, t: T) -> Result<(), TrySendError<T>> {}
        }
        pub type TryIter<'a, T> = Items<T>;
    }
}
mod task {
    pub enum Poll<T> { Ready(T), Pending }
    impl<T> Poll<T> {
        pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<U> {}
        pub fn is_ready(&self) -> bool {}
        pub fn is_pending(&self) -> bool {}
    }
    impl<T, E> Poll<Result<T, E>> {
        pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Result<U, E>> {}
        pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Result<T, U>> {}
    }
    impl<T, E> Poll<Option<Result<T, E>>> {
        pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Option<Result<U, E>>> {}
        pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Option<Result<T, U>>> {}
    }
    impl<T> From<T> for Poll<T> {}
    impl<T, E, F: From<E>> crate::ops::FromResidual<Result<crate::convert::Infallible, E>> for Poll<Option<Result<T, F>>> {}
    impl<T, E, F: From<E>> crate::ops::FromResidual<Result<crate::convert::Infallible, E>> for Poll<Result<T, F>> {}
    impl<T: Ord> Ord for Poll<T> {}
    impl<T, E> crate::ops::Try for Poll<Option<Result<T, E>>> { type Output = Poll<Option<T>>; type Residual = Result<crate::convert::Infallible, E>; }
    impl<T, E> crate::ops::Try for Poll<Result<T, E>> { type Output = Poll<T>; type Residual = Result<crate::convert::Infallible, E>; }
    pub struct Context<'a>;
    impl Context {
        pub fn from_waker(waker: &Waker) -> Context {}
        pub fn waker(&self) -> &Waker {}
    }
    pub struct RawWaker;
    impl RawWaker { pub fn new(data: *const (), vtable: &RawWakerVTable) -> RawWaker {} }
    impl<W: Wake> From<crate::sync::Arc<W>> for RawWaker {}
    impl<W> From<crate::rc::Rc<W>> for RawWaker {}
    pub struct RawWakerVTable;
    impl RawWakerVTable {
        pub fn new(clone: fn(*const ()) -> RawWaker, wake: fn(*const ()), wake_by_ref: fn(*const ()), drop: fn(*const ())) -> RawWakerVTable {}
    }
    pub struct Waker;
    impl Waker {
        pub fn wake(self) {}
        pub fn wake_by_ref(&self) {}
        pub fn will_wake(&self, other: &Waker) -> bool {}
        pub unsafe fn new(data: *const (), vtable: &RawWakerVTable) -> Waker {}
        pub unsafe fn from_raw(waker: RawWaker) -> Waker {}
        pub fn noop() -> &Waker {}
        pub fn data(&self) -> *const () {}
        pub fn vtable(&self) -> &RawWakerVTable {}
    }
    impl AsRef<LocalWaker> for Waker {}
    impl<W: Wake> From<crate::sync::Arc<W>> for Waker {}
    pub trait Wake {
        fn wake(self: crate::sync::Arc<Self>);
        fn wake_by_ref(self: &crate::sync::Arc<Self>);
    }
}
mod thread {
    pub fn available_parallelism() -> crate::io::Result<crate::num::NonZero<usize>> {}
    pub fn current() -> Thread {}
    pub fn panicking() -> bool {}
    pub fn park() {}
    pub fn park_timeout(dur: crate::time::Duration) {}
    pub fn park_timeout_ms(ms: u32) {}
    pub fn scope<F: FnOnce(&Scope) -> T, T>(f: F) -> T {}
    pub fn sleep(dur: crate::time::Duration) {}
    pub fn sleep_ms(ms: u32) {}
    pub fn spawn<F: FnOnce() -> T, T>(f: F) -> JoinHandle<T> {}
    pub fn yield_now() {}
    pub struct AccessError;
    impl crate::error::Error for AccessError {}
    pub struct Builder;
    impl Builder {
        pub fn new() -> Builder {}
        pub fn name(self, name: String) -> Builder {}
        pub fn stack_size(self, size: usize) -> Builder {}
        pub fn spawn<F: FnOnce() -> T, T>(self, f: F) -> crate::io::Result<JoinHandle<T>> {}
        pub unsafe fn spawn_unchecked<F: FnOnce() -> T, T>(self, f: F) -> crate::io::Result<JoinHandle<T>> {}
        pub fn spawn_scoped<F: FnOnce() -> T, T>(self, scope: &Scope, f: F) -> crate::io::Result<ScopedJoinHandle<T>> {}
    }
    pub struct JoinHandle<T>;
    impl<T> JoinHandle<T> {
        pub fn thread(&self) -> &Thread {}
        pub fn join(self) -> Result<T> {}
        pub fn is_finished(&self) -> bool {}
    }
    impl<T> crate::os::unix::thread::JoinHandleExt for JoinHandle<T> {}
    pub struct LocalKey<T>;
    impl<T> LocalKey<T> {
        pub fn with<F: FnOnce(&T) -> R, R>(&self, f: F) -> R {}
        pub fn try_with<F: FnOnce(&T) -> R, R>(&self, f: F) -> crate::result::Result<R, AccessError> {}
    }
    impl<T> LocalKey<crate::cell::Cell<T>> {
        pub fn set(&self, value: T) {}
        pub fn get(&self) -> T {}
        pub fn take(&self) -> T {}
        pub fn replace(&self, value: T) -> T {}
    }
    impl<T> LocalKey<crate::cell::RefCell<T>> {
        pub fn with_borrow<F: FnOnce(&T) -> R, R>(&self, f: F) -> R {}
        pub fn with_borrow_mut<F: FnOnce(&mut T) -> R, R>(&self, f: F) -> R {}
        pub fn set(&self, value: T) {}
        pub fn take(&self) -> T {}
        pub fn replace(&self, value: T) -> T {}
    }
    pub struct Scope<'scope, 'env>;
    impl Scope { pub fn spawn<F: FnOnce() -> T, T>(&self, f: F) -> ScopedJoinHandle<T> {} }
    pub struct ScopedJoinHandle<'scope, T>;
    impl<T> ScopedJoinHandle<T> {
        pub fn thread(&self) -> &Thread {}
        pub fn join(self) -> Result<T> {}
        pub fn is_finished(&self) -> bool {}
    }
    pub struct Thread;
    impl Thread {
        pub fn unpark(&self) {}
        pub fn id(&self) -> ThreadId {}
        pub fn name(&self) -> Option<&str> {}
    }
    pub struct ThreadId;
    pub type Result<T> = crate::result::Result<T, Box<dyn crate::any::Any>>;
}
