//! Rows about sorting, heaps, parallel iteration.

use super::{Fact, Row};

/// Methods through which the storage order of a binary heap escapes, of any crate.
pub const HEAP_ORDER_METHODS: &[&str] =
    &["iter", "iter_mut", "into_iter", "into_vec", "as_slice", "as_vec", "drain", "retain", "extract_if"];

const RAYON_FUNCTIONS: &[&str] = &[
    "join", "join_context", "scope", "scope_fifo", "in_place_scope", "in_place_scope_fifo", "spawn",
    "spawn_fifo", "spawn_broadcast", "broadcast", "current_num_threads", "current_thread_index",
];

const RAYON_POOL: &[&str] =
    &["install", "join", "scope", "scope_fifo", "spawn", "spawn_fifo", "broadcast", "spawn_broadcast"];

/// The rows.
pub(super) static ROWS: &[Row] = &[
    // Parallel iteration. The traits come in through a prelude, so that most calls are known by name.
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::IntoParallelIterator", &["into_par_iter"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::IntoParallelRefIterator", &["par_iter"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::IntoParallelRefMutIterator", &["par_iter_mut"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::ParallelBridge", &["par_bridge"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::ParallelDrainRange", &["par_drain"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::ParallelDrainFull", &["par_drain"]),
    Row::distinctive(Fact::ParallelIteration, "rayon::iter::ParallelExtend", &["par_extend"]),
    Row::distinctive(
        Fact::ParallelIteration,
        "rayon::slice::ParallelSlice",
        &[
            "par_chunks", "par_chunks_exact", "par_rchunks", "par_rchunks_exact", "par_windows", "par_split",
            "par_split_inclusive", "par_chunk_by",
        ],
    ),
    Row::distinctive(
        Fact::ParallelIteration,
        "rayon::slice::ParallelSliceMut",
        &[
            "par_chunks_mut",
            "par_chunks_exact_mut",
            "par_rchunks_mut",
            "par_rchunks_exact_mut",
            "par_split_mut",
            "par_split_inclusive_mut",
            "par_chunk_by_mut",
            "par_sort",
            "par_sort_by",
            "par_sort_by_key",
            "par_sort_by_cached_key",
            "par_sort_unstable",
            "par_sort_unstable_by",
            "par_sort_unstable_by_key",
        ],
    ),
    Row::distinctive(
        Fact::ParallelIteration,
        "rayon::str::ParallelString",
        &[
            "par_bytes", "par_chars", "par_char_indices", "par_lines", "par_split_whitespace", "par_split",
            "par_matches",
        ],
    ),
    Row::new(Fact::ParallelIteration, "rayon", RAYON_FUNCTIONS),
    Row::new(Fact::ParallelIteration, "rayon::ThreadPool", RAYON_POOL),
    Row::new(Fact::ParallelIteration, "rayon::Scope", &["spawn", "spawn_broadcast"]),
    Row::new(Fact::ParallelIteration, "rayon::ScopeFifo", &["spawn_fifo", "spawn_broadcast"]),
    // What rayon's names stand for once its source is read.
    Row::new(Fact::ParallelIteration, "rayon_core", RAYON_FUNCTIONS),
    Row::new(Fact::ParallelIteration, "rayon_core::ThreadPool", RAYON_POOL),
    Row::new(Fact::ParallelIteration, "rayon_core::Scope", &["spawn", "spawn_broadcast"]),
    Row::new(Fact::ParallelIteration, "rayon_core::ScopeFifo", &["spawn_fifo", "spawn_broadcast"]),
    Row::new(
        Fact::ParallelIteration,
        "rayon::iter",
        &["repeat", "repeatn", "repeat_n", "split", "walk_tree", "multizip"],
    ),
    Row::new(
        Fact::ParallelIteration,
        "bevy_ecs::system::Query",
        &["par_iter", "par_iter_mut", "par_iter_inner"],
    ),
    Row::new(Fact::ParallelIteration, "bevy_ecs::query::QueryState", &["par_iter", "par_iter_mut"]),
    Row::new(Fact::ParallelIteration, "bevy_ecs::message::MessageReader", &["par_read"]),
    Row::new(Fact::ParallelIteration, "bevy_ecs::event::EventReader", &["par_read"]),
    Row::new(Fact::ParallelIteration, "bevy::prelude::Query", &["par_iter", "par_iter_mut"]),
    Row::distinctive(
        Fact::ParallelIteration,
        "bevy_tasks::ParallelSlice",
        &["par_chunk_map", "par_splat_map"],
    ),
    Row::distinctive(
        Fact::ParallelIteration,
        "bevy_tasks::ParallelSliceMut",
        &["par_chunk_map_mut", "par_splat_map_mut"],
    ),
    Row::distinctive(
        Fact::ParallelIteration,
        "orx_parallel",
        &["Parallelizable::par", "IntoParIter::into_par"],
    ),
    // Sorting that leaves equal elements in any order.
    Row::distinctive(
        Fact::UnstableSort,
        "slice",
        &[
            "sort_unstable",
            "sort_unstable_by",
            "sort_unstable_by_key",
            "select_nth_unstable",
            "select_nth_unstable_by",
            "select_nth_unstable_by_key",
            "partial_sort_unstable",
            "partial_sort_unstable_by",
            "partial_sort_unstable_by_key",
        ],
    ),
    Row::distinctive(
        Fact::UnstableSort,
        "itertools::Itertools",
        &["sorted_unstable", "sorted_unstable_by", "sorted_unstable_by_key"],
    ),
    Row::distinctive(
        Fact::UnstableSort,
        "rayon::slice::ParallelSliceMut",
        &["par_sort_unstable", "par_sort_unstable_by", "par_sort_unstable_by_key"],
    ),
    // Binary heaps: the types, and what shows the order of their storage.
    Row::new(Fact::HeapOrder, "std::collections", &["BinaryHeap"]),
    Row::new(Fact::HeapOrder, "std::collections::binary_heap", &["BinaryHeap"]),
    Row::new(
        Fact::HeapOrder,
        "std::collections::BinaryHeap",
        &["iter", "into_vec", "as_slice", "drain", "retain"],
    ),
    Row::new(Fact::HeapOrder, "binary_heap_plus", &["BinaryHeap"]),
    Row::new(
        Fact::HeapOrder,
        "heapless",
        &["BinaryHeap", "binary_heap::BinaryHeap", "binary_heap::BinaryHeapInner"],
    ),
    Row::new(
        Fact::HeapOrder,
        "dary_heap",
        &["DaryHeap", "BinaryHeap", "TernaryHeap", "QuaternaryHeap", "OctonaryHeap"],
    ),
    Row::new(Fact::HeapOrder, "priority_queue", &["PriorityQueue", "DoublePriorityQueue"]),
];
