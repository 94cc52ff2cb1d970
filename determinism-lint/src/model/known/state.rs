//! Rows about globals, addresses, layout, identity.

use super::{Fact, Row};

/// The rows.
pub(super) static ROWS: &[Row] = &[
    // Interior mutability.
    Row::new(
        Fact::InteriorMutable,
        "std::cell",
        &["Cell", "RefCell", "UnsafeCell", "SyncUnsafeCell", "OnceCell", "LazyCell"],
    ),
    Row::new(
        Fact::InteriorMutable,
        "std::sync",
        &["Mutex", "RwLock", "ReentrantLock", "Condvar", "Barrier", "Once", "OnceLock", "LazyLock"],
    ),
    Row::new(Fact::InteriorMutable, "std::sync::mpsc", &["Sender", "SyncSender", "Receiver"]),
    Row::new(Fact::InteriorMutable, "std::sync::atomic", ATOMICS),
    Row::new(Fact::InteriorMutable, "std::thread", &["LocalKey"]),
    Row::new(Fact::InteriorMutable, "portable_atomic", ATOMICS),
    Row::new(Fact::InteriorMutable, "portable_atomic", &["AtomicF32", "AtomicF64"]),
    Row::new(
        Fact::InteriorMutable,
        "once_cell",
        &["sync::Lazy", "sync::OnceCell", "unsync::Lazy", "unsync::OnceCell", "race::*"],
    ),
    Row::new(Fact::InteriorMutable, "lazy_static", &["lazy::Lazy", "Lazy"]),
    Row::new(
        Fact::InteriorMutable,
        "parking_lot",
        &["Mutex", "RwLock", "ReentrantMutex", "FairMutex", "Once", "Condvar"],
    ),
    Row::new(Fact::InteriorMutable, "lock_api", &["Mutex", "RwLock", "ReentrantMutex"]),
    Row::new(
        Fact::InteriorMutable,
        "spin",
        &["Mutex", "RwLock", "Once", "Lazy", "mutex::Mutex", "rwlock::RwLock"],
    ),
    Row::new(Fact::InteriorMutable, "crossbeam_epoch", &["Atomic"]),
    Row::new(Fact::InteriorMutable, "arc_swap", &["ArcSwap", "ArcSwapOption", "ArcSwapAny", "ArcSwapWeak"]),
    Row::new(
        Fact::InteriorMutable,
        "crossbeam",
        &["atomic::AtomicCell", "sync::ShardedLock", "queue::SegQueue", "queue::ArrayQueue"],
    ),
    Row::new(Fact::InteriorMutable, "crossbeam_utils", &["atomic::AtomicCell", "sync::ShardedLock"]),
    Row::new(Fact::InteriorMutable, "crossbeam_queue", &["SegQueue", "ArrayQueue"]),
    Row::new(Fact::InteriorMutable, "tokio::sync", &["Mutex", "RwLock", "Notify", "Semaphore", "OnceCell"]),
    Row::new(Fact::InteriorMutable, "futures::lock", &["Mutex"]),
    Row::new(Fact::InteriorMutable, "dashmap", &["DashMap", "DashSet"]),
    Row::new(Fact::InteriorMutable, "atomic_refcell", &["AtomicRefCell"]),
    Row::new(Fact::InteriorMutable, "thread_local", &["ThreadLocal", "CachedThreadLocal"]),
    Row::new(Fact::InteriorMutable, "static_cell", &["StaticCell", "ConstStaticCell"]),
    // Addresses. Methods of raw pointers stand under `pointer`.
    Row::distinctive(Fact::Address, "pointer", &["expose_provenance"]),
    Row::new(Fact::Address, "pointer", &["addr", "align_offset"]),
    Row::new(Fact::Address, "std::ptr", &["hash", "fn_addr_eq"]),
    Row::new(Fact::Address, "std::ptr::NonNull", &["addr", "expose_provenance", "align_offset"]),
    // What orders.
    Row::new(Fact::OrdersElements, "std::collections::BTreeMap", &["insert", "entry", "from", "from_iter"]),
    Row::new(Fact::OrdersElements, "std::collections::BTreeSet", &["insert", "replace", "from", "from_iter"]),
    Row::new(Fact::OrdersElements, "std::collections::BinaryHeap", &["push", "from", "from_iter"]),
    Row::new(
        Fact::OrdersElements,
        "slice",
        &["sort", "sort_unstable", "binary_search", "select_nth_unstable"],
    ),
    Row::new(
        Fact::OrdersElements,
        "std::iter::Iterator",
        &["min", "max", "cmp", "partial_cmp", "lt", "le", "gt", "ge", "is_sorted"],
    ),
    Row::new(Fact::OrdersElements, "std::cmp::Ord", &["cmp", "min", "max", "clamp"]),
    Row::new(Fact::OrdersElements, "std::cmp::PartialOrd", &["partial_cmp", "lt", "le", "gt", "ge"]),
    Row::new(Fact::OrdersElements, "std::cmp", &["min", "max"]),
    Row::new(
        Fact::OrdersByKey,
        "slice",
        &["sort_by_key", "sort_by_cached_key", "sort_unstable_by_key", "select_nth_unstable_by_key"],
    ),
    Row::new(Fact::OrdersByKey, "slice", &["binary_search_by_key"]),
    Row::new(Fact::OrdersByKey, "std::iter::Iterator", &["min_by_key", "max_by_key", "is_sorted_by_key"]),
    // The width of `usize` and `isize`.
    Row::new(Fact::PlatformWidth, "usize", WIDTH_METHODS),
    Row::new(Fact::PlatformWidth, "isize", WIDTH_METHODS),
    Row::distinctive(Fact::PlatformWidth, "std::hash::Hasher", &["write_usize", "write_isize"]),
    // Native byte order; one byte has none, and the bytes of a float are the matter of its bits.
    Row::new(Fact::NativeEndian, "u16", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "u32", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "u64", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "u128", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "i16", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "i32", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "i64", ENDIAN_METHODS),
    Row::new(Fact::NativeEndian, "i128", ENDIAN_METHODS),
    Row::distinctive(Fact::NativeEndian, "u64", &["to_ne_bytes"]),
    Row::new(Fact::NativeEndian, "usize", &["to_be", "to_le", "from_be", "from_le"]),
    Row::new(Fact::NativeEndian, "isize", &["to_be", "to_le", "from_be", "from_le"]),
    Row::new(Fact::NativeEndian, "byteorder", &["NativeEndian", "NE"]),
    Row::new(
        Fact::NativeEndian,
        "zerocopy",
        &["NativeEndian", "byteorder::NativeEndian", "native_endian::*"],
    ),
    Row::extension(
        Fact::NativeEndian,
        "bytes::Buf",
        &["get_u16_ne", "get_u32_ne", "get_u64_ne", "get_i16_ne", "get_i32_ne", "get_i64_ne"],
    ),
    Row::extension(
        Fact::NativeEndian,
        "bytes::BufMut",
        &["put_u16_ne", "put_u32_ne", "put_u64_ne", "put_i16_ne", "put_i32_ne", "put_i64_ne"],
    ),
    // Memory as bytes.
    Row::new(Fact::RawBytes, "std::mem", &["transmute", "transmute_copy"]),
    Row::new(Fact::RawBytes, "std::intrinsics", &["transmute", "transmute_unchecked"]),
    Row::new(Fact::RawBytes, "std::slice", &["from_raw_parts", "from_raw_parts_mut"]),
    Row::new(Fact::RawBytes, "std::ptr", &["slice_from_raw_parts", "slice_from_raw_parts_mut"]),
    Row::new(Fact::RawBytes, "slice", &["align_to", "align_to_mut"]),
    Row::new(Fact::RawBytes, "bytemuck", BYTEMUCK),
    Row::new(Fact::RawBytes, "bytemuck::must", BYTEMUCK),
    Row::new(Fact::RawBytes, "bytemuck::allocation", BYTEMUCK),
    Row::extension(
        Fact::RawBytes,
        "zerocopy::FromBytes",
        &["ref_from_bytes", "mut_from_bytes", "read_from_bytes", "read_from_prefix"],
    ),
    Row::new(
        Fact::RawBytes,
        "zerocopy::FromBytes",
        &["read_from", "ref_from", "ref_from_prefix", "ref_from_suffix", "read_from_suffix"],
    ),
    Row::new(
        Fact::RawBytes,
        "zerocopy::IntoBytes",
        &["as_bytes", "as_mut_bytes", "write_to", "write_to_prefix", "write_to_suffix"],
    ),
    Row::new(Fact::RawBytes, "zerocopy::AsBytes", &["as_bytes", "as_bytes_mut", "write_to"]),
    // What the compiler or the linker chose.
    Row::new(
        Fact::CompilerIdentity,
        "std::any",
        &["TypeId::of", "Any::type_id", "type_name", "type_name_of_val"],
    ),
    Row::new(Fact::CompilerIdentity, "std::intrinsics", &["type_id", "type_name", "caller_location"]),
    Row::new(Fact::CompilerIdentity, "std::panic::Location", &["caller"]),
    Row::new(Fact::CompilerIdentity, "std::backtrace::Backtrace", &["capture", "force_capture"]),
    Row::new(
        Fact::CompilerIdentity,
        "backtrace",
        &["Backtrace::new", "Backtrace::new_unresolved", "trace", "resolve"],
    ),
    // Memory that nothing has been written to.
    Row::new(Fact::Uninitialised, "std::mem", &["uninitialized", "zeroed"]),
    Row::new(Fact::Uninitialised, "std::mem::MaybeUninit", ASSUME_INIT),
    Row::distinctive(
        Fact::Uninitialised,
        "std::mem::MaybeUninit",
        &["assume_init", "assume_init_read", "assume_init_ref", "assume_init_mut"],
    ),
    Row::new(Fact::Uninitialised, "std::boxed::Box", &["assume_init"]),
    Row::new(Fact::Uninitialised, "std::rc::Rc", &["assume_init"]),
    Row::new(Fact::Uninitialised, "std::sync::Arc", &["assume_init"]),
    Row::new(Fact::Uninitialised, "slice", &["assume_init_ref", "assume_init_mut"]),
    Row::distinctive(Fact::Uninitialised, "std::vec::Vec", &["set_len"]),
    Row::new(
        Fact::Uninitialised,
        "std::alloc",
        &["alloc", "realloc", "GlobalAlloc::alloc", "GlobalAlloc::realloc"],
    ),
    Row::new(Fact::Uninitialised, "bytes::BytesMut", &["set_len"]),
    Row::new(Fact::Uninitialised, "bytes::BufMut", &["advance_mut"]),
];

static ATOMICS: &[&str] = &[
    "Atomic", "AtomicBool", "AtomicI8", "AtomicI16", "AtomicI32", "AtomicI64", "AtomicIsize", "AtomicU8",
    "AtomicU16", "AtomicU32", "AtomicU64", "AtomicUsize", "AtomicPtr",
];

static WIDTH_METHODS: &[&str] = &[
    "to_le_bytes", "to_be_bytes", "to_ne_bytes", "from_le_bytes", "from_be_bytes", "from_ne_bytes",
    "leading_zeros", "leading_ones", "count_zeros", "rotate_left", "rotate_right", "reverse_bits",
    "swap_bytes", "wrapping_mul", "wrapping_pow",
];

static ENDIAN_METHODS: &[&str] = &["to_ne_bytes", "from_ne_bytes", "to_be", "to_le", "from_be", "from_le"];

static BYTEMUCK: &[&str] = &[
    "bytes_of", "bytes_of_mut", "cast", "cast_mut", "cast_ref", "cast_slice", "cast_slice_mut", "cast_vec",
    "cast_box", "cast_slice_box", "from_bytes", "from_bytes_mut", "pod_collect_to_vec", "pod_read_unaligned",
    "pod_align_to", "pod_align_to_mut", "must_cast", "must_cast_mut", "must_cast_ref", "must_cast_slice",
    "must_cast_slice_mut", "try_cast", "try_cast_mut", "try_cast_ref", "try_cast_slice",
    "try_cast_slice_mut", "try_cast_vec", "try_from_bytes", "try_from_bytes_mut", "try_pod_read_unaligned",
];

static ASSUME_INIT: &[&str] = &["array_assume_init", "assume_init_drop", "as_bytes"];
