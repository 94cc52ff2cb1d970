//! Rows about hash containers, hashers, and what passes the order of a container on.

use super::{Fact, Row};

/// Methods through which the order of a hash map or set escapes, of any crate.
pub const HASH_ORDER_METHODS: &[&str] = &[
    "iter", "iter_mut", "into_iter", "keys", "into_keys", "values", "values_mut", "into_values", "drain",
    "drain_filter", "extract_if", "retain", "difference", "intersection", "symmetric_difference", "union",
    // dashmap, scc, hashbrown's tables
    "alter_all", "any", "any_async", "any_entry", "for_each", "iter_async", "iter_sync", "pin_iter",
    "retain_async", "retain_sync", "scan", "scan_async", "shards", "shards_mut",
];

const MAP: &[&str] = &[
    "iter", "iter_mut", "keys", "into_keys", "values", "values_mut", "into_values", "drain", "extract_if",
    "retain",
];

const SET: &[&str] =
    &["iter", "drain", "extract_if", "retain", "difference", "intersection", "symmetric_difference", "union"];

const BOTH: &[&str] = &["HashMap", "HashSet"];

/// The rows.
pub(super) static ROWS: &[Row] = &[
    // Containers whose order is unspecified.
    Row::new(Fact::HashContainer, "std::collections", BOTH),
    Row::new(Fact::HashContainer, "std::collections::hash_map", &["HashMap"]),
    Row::new(Fact::HashContainer, "std::collections::hash_set", &["HashSet"]),
    Row::new(Fact::HashContainer, "hashbrown", &["HashMap", "HashSet", "HashTable"]),
    Row::new(Fact::HashContainer, "hashbrown::hash_map", &["HashMap"]),
    Row::new(Fact::HashContainer, "hashbrown::hash_set", &["HashSet"]),
    Row::new(Fact::HashContainer, "hashbrown::hash_table", &["HashTable"]),
    Row::new(Fact::HashContainer, "ahash", &["AHashMap", "AHashSet", "HashMap", "HashSet"]),
    Row::new(Fact::HashContainer, "ahash::hash_map", &["AHashMap"]),
    Row::new(Fact::HashContainer, "ahash::hash_set", &["AHashSet"]),
    Row::new(Fact::HashContainer, "dashmap", &["DashMap", "DashSet", "ReadOnlyView"]),
    Row::new(
        Fact::HashContainer,
        "rustc_hash",
        &["FxHashMap", "FxHashSet", "FxHashMapRand", "FxHashSetRand"],
    ),
    Row::new(Fact::HashContainer, "fxhash", &["FxHashMap", "FxHashSet"]),
    Row::new(Fact::HashContainer, "fnv", &["FnvHashMap", "FnvHashSet"]),
    Row::new(Fact::HashContainer, "foldhash", BOTH),
    Row::new(Fact::HashContainer, "gxhash", BOTH),
    Row::new(Fact::HashContainer, "nohash_hasher", &["IntMap", "IntSet"]),
    Row::new(Fact::HashContainer, "scc", &["HashMap", "HashSet", "HashIndex", "HashCache"]),
    Row::new(Fact::HashContainer, "papaya", BOTH),
    Row::new(Fact::HashContainer, "flurry", BOTH),
    Row::new(Fact::HashContainer, "im", BOTH),
    Row::new(Fact::HashContainer, "im_rc", BOTH),
    Row::new(Fact::HashContainer, "imbl", &["HashMap", "HashSet", "GenericHashMap", "GenericHashSet"]),
    Row::new(Fact::HashContainer, "rpds", &["HashTrieMap", "HashTrieSet"]),
    Row::new(Fact::HashContainer, "halfbrown", &["HashMap", "SizedHashMap"]),
    Row::new(Fact::HashContainer, "multimap", &["MultiMap"]),
    Row::new(Fact::HashContainer, "bimap", &["BiMap", "BiHashMap"]),
    Row::new(Fact::HashContainer, "bevy_utils", &["HashMap", "HashSet", "StableHashMap", "StableHashSet"]),
    Row::new(
        Fact::HashContainer,
        "bevy_utils",
        &[
            "EntityHashMap", "EntityHashSet", "PreHashMap", "TypeIdMap", "hashbrown::HashMap",
            "hashbrown::HashSet",
        ],
    ),
    Row::new(Fact::HashContainer, "bevy_platform::collections", &["HashMap", "HashSet", "HashTable"]),
    Row::new(Fact::HashContainer, "bevy_platform::collections::hash_map", &["HashMap"]),
    Row::new(Fact::HashContainer, "bevy_platform::collections::hash_set", &["HashSet"]),
    Row::new(Fact::HashContainer, "bevy_platform_support::collections", &["HashMap", "HashSet", "HashTable"]),
    Row::new(Fact::HashContainer, "bevy_ecs::entity", &["EntityHashMap", "EntityHashSet"]),
    Row::new(Fact::HashContainer, "bevy_ecs::entity::hash_map", &["EntityHashMap"]),
    Row::new(Fact::HashContainer, "bevy_ecs::entity::hash_set", &["EntityHashSet"]),
    Row::new(Fact::HashContainer, "bevy::utils", &["HashMap", "HashSet", "StableHashMap", "StableHashSet"]),
    Row::new(
        Fact::HashContainer,
        "bevy::utils",
        &["EntityHashMap", "EntityHashSet", "PreHashMap", "TypeIdMap"],
    ),
    Row::new(Fact::HashContainer, "bevy::platform::collections", &["HashMap", "HashSet", "HashTable"]),
    Row::new(
        Fact::HashContainer,
        "bevy::platform_support::collections",
        &["HashMap", "HashSet", "HashTable"],
    ),
    Row::new(Fact::HashContainer, "bevy::ecs::entity", &["EntityHashMap", "EntityHashSet"]),
    Row::new(Fact::HashContainer, "bevy::ecs::entity::hash_map", &["EntityHashMap"]),
    Row::new(Fact::HashContainer, "bevy::ecs::entity::hash_set", &["EntityHashSet"]),
    // Methods by path, for calls that reach a container through `Deref`; other calls are known by the receiver's type.
    Row::new(Fact::HashOrder, "std::collections::HashMap", MAP),
    Row::new(Fact::HashOrder, "std::collections::HashSet", SET),
    Row::new(Fact::HashOrder, "std::collections::hash_map::HashMap", MAP),
    Row::new(Fact::HashOrder, "std::collections::hash_set::HashSet", SET),
    Row::new(Fact::HashOrder, "hashbrown::HashMap", MAP),
    Row::new(Fact::HashOrder, "hashbrown::HashSet", SET),
    Row::new(Fact::HashOrder, "hashbrown::hash_map::HashMap", MAP),
    Row::new(Fact::HashOrder, "hashbrown::hash_set::HashSet", SET),
    // What takes the elements of any iterable, in its order.
    Row::distinctive(Fact::OrderConsumer, "std::iter::Extend", &["extend", "extend_one"]),
    Row::distinctive(Fact::OrderConsumer, "std::iter::FromIterator", &["from_iter"]),
    Row::distinctive(Fact::OrderConsumer, "std::iter::Iterator", &["chain", "zip", "flat_map", "flatten"]),
    Row::new(
        Fact::OrderConsumer,
        "std::iter::Iterator",
        &["eq", "ne", "lt", "le", "gt", "ge", "cmp", "partial_cmp", "eq_by", "cmp_by", "partial_cmp_by"],
    ),
    Row::new(Fact::OrderConsumer, "std::iter", &["zip", "chain"]),
    Row::new(Fact::OrderConsumer, "std::fmt::DebugList", &["entries"]),
    Row::new(Fact::OrderConsumer, "std::fmt::DebugSet", &["entries"]),
    Row::new(Fact::OrderConsumer, "std::fmt::DebugMap", &["entries"]),
    Row::new(
        Fact::OrderConsumer,
        "itertools",
        &["chain", "concat", "enumerate", "fold", "interleave", "join", "zip", "zip_eq"],
    ),
    Row::new(
        Fact::OrderConsumer,
        "itertools::Itertools",
        &[
            "cartesian_product", "interleave", "interleave_shortest", "merge", "zip_eq", "zip_longest",
            "set_from",
        ],
    ),
    Row::new(Fact::OrderConsumer, "serde::Serializer", &["collect_map", "collect_seq"]),
    Row::new(Fact::OrderConsumer, "serde::ser::Serializer", &["collect_map", "collect_seq"]),
    // What prints a value with `Debug`.
    Row::new(Fact::DebugPrint, "std::fmt::Debug", &["fmt"]),
    Row::new(Fact::DebugPrint, "std::fmt::DebugStruct", &["field"]),
    Row::new(Fact::DebugPrint, "std::fmt::DebugTuple", &["field"]),
    Row::new(Fact::DebugPrint, "std::fmt::DebugList", &["entry"]),
    Row::new(Fact::DebugPrint, "std::fmt::DebugSet", &["entry"]),
    Row::new(Fact::DebugPrint, "std::fmt::DebugMap", &["entry", "key", "value"]),
    // What writes a value with serde.
    Row::new(Fact::Serialisation, "serde::Serialize", &["serialize"]),
    Row::new(Fact::Serialisation, "serde::ser::Serialize", &["serialize"]),
    Row::new(Fact::Serialisation, "serde::ser::SerializeStruct", &["serialize_field"]),
    Row::new(Fact::Serialisation, "serde::ser::SerializeSeq", &["serialize_element"]),
    Row::new(Fact::Serialisation, "serde::ser::SerializeTuple", &["serialize_element"]),
    Row::new(Fact::Serialisation, "serde::ser::SerializeMap", &["serialize_entry", "serialize_value"]),
    Row::new(
        Fact::Serialisation,
        "serde_json",
        &["to_string", "to_string_pretty", "to_vec", "to_vec_pretty", "to_writer", "to_writer_pretty"],
    ),
    Row::new(
        Fact::Serialisation,
        "bincode",
        &["serialize", "serialize_into", "encode_to_vec", "encode_into_slice"],
    ),
    Row::new(Fact::Serialisation, "bincode", &["encode_into_writer", "encode_into_std_write"]),
    Row::new(
        Fact::Serialisation,
        "bincode::serde",
        &["encode_to_vec", "encode_into_slice", "encode_into_writer"],
    ),
    Row::new(
        Fact::Serialisation,
        "postcard",
        &["to_vec", "to_allocvec", "to_stdvec", "to_slice", "to_io", "to_extend"],
    ),
    Row::new(Fact::Serialisation, "rmp_serde", &["to_vec", "to_vec_named"]),
    Row::new(Fact::Serialisation, "rmp_serde::encode", &["to_vec", "to_vec_named", "write", "write_named"]),
    Row::new(Fact::Serialisation, "ron", &["to_string"]),
    Row::new(
        Fact::Serialisation,
        "ron::ser",
        &["to_string", "to_string_pretty", "to_writer", "to_writer_pretty"],
    ),
    Row::new(Fact::Serialisation, "toml", &["to_string", "to_string_pretty"]),
    Row::new(Fact::Serialisation, "serde_yaml", &["to_string", "to_writer"]),
    Row::new(Fact::Serialisation, "ciborium", &["into_writer"]),
    Row::new(Fact::Serialisation, "serde_cbor", &["to_vec", "to_writer"]),
    // Hashers with random keys or an algorithm that may change; the type and what makes one.
    Row::new(Fact::UnstableHasher, "std::collections::hash_map", &["RandomState", "DefaultHasher"]),
    Row::new(Fact::UnstableHasher, "std::collections::hash_map::RandomState", &["new"]),
    Row::new(Fact::UnstableHasher, "std::collections::hash_map::DefaultHasher", &["new"]),
    Row::new(Fact::UnstableHasher, "std::hash", &["RandomState", "DefaultHasher", "SipHasher"]),
    Row::new(Fact::UnstableHasher, "std::hash::RandomState", &["new"]),
    Row::new(Fact::UnstableHasher, "std::hash::DefaultHasher", &["new"]),
    Row::new(Fact::UnstableHasher, "std::hash::SipHasher", &["new", "new_with_keys"]),
    Row::new(Fact::UnstableHasher, "ahash", &["RandomState", "AHasher"]),
    Row::new(Fact::UnstableHasher, "ahash::random_state", &["RandomState"]),
    Row::new(
        Fact::UnstableHasher,
        "ahash::RandomState",
        &["new", "with_seed", "with_seeds", "generate_with"],
    ),
    Row::new(Fact::UnstableHasher, "ahash::random_state::RandomState", &["new", "with_seed", "with_seeds"]),
    Row::new(Fact::UnstableHasher, "hashbrown", &["DefaultHashBuilder"]),
    Row::new(
        Fact::UnstableHasher,
        "rustc_hash",
        &["FxHasher", "FxBuildHasher", "FxRandomState", "FxSeededState"],
    ),
    Row::new(Fact::UnstableHasher, "rustc_hash::FxHasher", &["with_seed"]),
    Row::new(Fact::UnstableHasher, "rustc_hash::FxRandomState", &["new"]),
    Row::new(Fact::UnstableHasher, "rustc_hash::random_state", &["FxRandomState", "FxRandomState::new"]),
    Row::new(Fact::UnstableHasher, "rustc_hash::FxSeededState", &["with_seed"]),
    Row::new(Fact::UnstableHasher, "fxhash", &["FxHasher", "FxBuildHasher", "hash"]),
    Row::new(
        Fact::UnstableHasher,
        "foldhash::fast",
        &["FoldHasher", "RandomState", "FixedState", "SeedableRandomState"],
    ),
    Row::new(Fact::UnstableHasher, "foldhash::quality", &["FoldHasher", "RandomState", "FixedState"]),
    Row::new(Fact::UnstableHasher, "foldhash::fast::FixedState", &["with_seed"]),
    Row::new(Fact::UnstableHasher, "foldhash::quality::FixedState", &["with_seed"]),
    Row::new(
        Fact::UnstableHasher,
        "gxhash",
        &["GxHasher", "GxBuildHasher", "gxhash32", "gxhash64", "gxhash128"],
    ),
    Row::new(Fact::UnstableHasher, "gxhash::GxHasher", &["with_seed", "with_state"]),
    Row::new(Fact::UnstableHasher, "bevy_utils", &["FixedState", "RandomState", "AHasher"]),
    Row::new(Fact::UnstableHasher, "bevy_platform::hash", &["FixedState", "RandomState", "DefaultHasher"]),
    Row::new(Fact::UnstableHasher, "bevy_platform::hash", &["FixedHasher"]),
    Row::new(
        Fact::UnstableHasher,
        "bevy::platform::hash",
        &["FixedState", "RandomState", "DefaultHasher", "FixedHasher"],
    ),
    Row::new(
        Fact::UnstableHasher,
        "twox_hash",
        &["RandomXxHashBuilder", "RandomXxHashBuilder64", "RandomXxHashBuilder32"],
    ),
    Row::new(Fact::HasherUse, "std::hash::BuildHasher", &["build_hasher", "hash_one"]),
    Row::new(Fact::HasherUse, "std::hash::Hash", &["hash", "hash_slice"]),
    Row::new(
        Fact::HasherUse,
        "std::hash::Hasher",
        &["finish", "write", "write_u8", "write_u16", "write_u32", "write_u64"],
    ),
    Row::new(
        Fact::HasherUse,
        "std::hash::Hasher",
        &["write_u128", "write_usize", "write_i8", "write_i16", "write_i32"],
    ),
    Row::new(Fact::HasherUse, "std::hash::Hasher", &["write_i64", "write_i128", "write_isize"]),
    Row::new(Fact::HasherUse, "ahash::RandomState", &["hash_one"]),
];
