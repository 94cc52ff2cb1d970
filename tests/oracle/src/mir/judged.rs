//! Which calls are of items that rules about order, clocks, threads and the outside world judge. Knows the text of callees, and nothing
//! of findings.

use super::Kind;
use super::callee::qualified;
use super::place::peel;

/// Type, methods, and the rule that must report a call of one.
type Methods = (&'static str, &'static [&'static str], &'static [&'static str]);

const HASH: &[&str] = &[
    "HashMap", "HashSet", "FxHashMap", "FxHashSet", "AHashMap", "AHashSet", "DashMap", "DashSet", "HashTable",
];

const METHODS: &[Methods] = &[
    (
        "hash-iteration",
        HASH,
        &[
            "iter", "iter_mut", "keys", "into_keys", "values", "values_mut", "into_values", "drain",
            "extract_if", "retain", "difference", "intersection", "symmetric_difference", "union",
        ],
    ),
    ("heap-order", &["BinaryHeap"], &["iter", "into_vec", "as_slice", "drain", "retain"]),
    ("unstable-hasher", &["RandomState", "DefaultHasher"], &["new"]),
    ("wall-clock", &["Instant", "SystemTime"], &["now", "elapsed"]),
    ("wall-clock", &["Receiver"], &["recv_timeout", "recv_deadline"]),
    ("wall-clock", &["Condvar"], &["wait_timeout", "wait_timeout_while"]),
    ("threads", &["Mutex"], &["lock", "try_lock"]),
    ("threads", &["RwLock"], &["read", "write", "try_read", "try_write"]),
    ("threads", &["Condvar"], &["wait", "wait_while", "notify_one", "notify_all"]),
    ("threads", &["Barrier"], &["wait"]),
    ("environment", &["File"], &["open", "create", "create_new", "metadata"]),
    ("environment", &["Path"], &["exists", "is_dir", "is_file", "metadata", "read_dir", "canonicalize"]),
    ("environment", &["Command"], &["spawn", "output", "status"]),
    ("environment", &["TcpStream", "UdpSocket", "TcpListener"], &["connect", "bind", "accept", "recv_from"]),
    ("parallel-iteration", &["ThreadPool"], &["install", "join", "scope", "spawn"]),
];

/// Module, functions, and the rule.
const FUNCTIONS: &[Methods] = &[
    ("wall-clock", &["thread"], &["sleep", "park_timeout"]),
    ("threads", &["thread"], &["spawn", "scope", "current", "park", "yield_now", "available_parallelism"]),
    ("threads", &["mpsc"], &["channel", "sync_channel"]),
    ("environment", &["env"], &["var", "var_os", "vars", "args", "current_dir", "current_exe", "temp_dir"]),
    ("environment", &["fs"], &["read", "read_to_string", "read_dir", "metadata", "write", "create_dir_all"]),
    ("unseeded-random", &["rand"], &["random", "rng", "thread_rng", "random_range", "random_bool"]),
    ("unseeded-random", &["getrandom"], &["getrandom", "fill"]),
    ("parallel-iteration", &["rayon", "rayon_core"], &["join", "scope", "spawn", "in_place_scope"]),
];

/// Where a type may come from to be the one that is meant; one that stands alone is the only one of its name.
const CRATES: &[&str] = &[
    "std", "core", "alloc", "hashbrown", "parking_lot", "rand", "getrandom", "rayon", "rayon_core", "spin",
    "dashmap", "ahash", "rustc_hash", "tokio", "web_time", "crossbeam_channel",
];

const ATOMIC: &[&str] = &[
    "load", "store", "swap", "compare_exchange", "compare_exchange_weak", "fetch_update", "fetch_add",
    "fetch_sub", "fetch_max", "fetch_min", "fetch_and", "fetch_or", "fetch_xor",
];

const OF_STR: &[&str] =
    &["to_lowercase", "to_uppercase", "split_whitespace", "trim", "trim_start", "trim_end"];

const OF_CHAR: &[&str] = &[
    "is_alphabetic", "is_alphanumeric", "is_lowercase", "is_uppercase", "is_numeric", "is_whitespace",
    "to_lowercase", "to_uppercase",
];

/// The rule that must report an operation, and what is called: `wall-clock`, `Instant::now`.
pub(crate) fn judged(kind: &Kind) -> Option<(&'static str, String)> {
    match kind {
        Kind::Method(name) if matches!(name.as_str(), "min" | "max" | "clamp") => {
            Some(("float-min-max", name.clone()))
        }
        Kind::Method(name) if name == "mul_add" => Some(("fused-multiply-add", name.clone())),
        Kind::Call(callee) => by_text(callee.split(" of ").next().unwrap_or_default()),
        _ => None,
    }
}

fn by_text(callee: &str) -> Option<(&'static str, String)> {
    if let Some((own, trait_, method)) = qualified(callee) {
        return of_trait(head(own), trait_.split('<').next().unwrap_or_default(), method);
    }
    if let Some((own, method)) = of_primitive(callee) {
        let rule = match own {
            "str" if OF_STR.contains(&method) => "unicode-tables",
            "char" if OF_CHAR.contains(&method) => "unicode-tables",
            _ if own.starts_with('[') && is_unstable(method) => "unstable-sort",
            _ => return None,
        };
        return Some((rule, method.to_owned()));
    }
    let path = segments(callee);
    let [front @ .., under, name] = path.as_slice() else { return None };
    let is_known = front.first().is_none_or(|first| CRATES.contains(first));
    let is_type = under.starts_with(char::is_uppercase);
    let of = |list: &[Methods]| {
        let found = list.iter().find(|(_, owners, names)| owners.contains(under) && names.contains(name));
        found.map(|(rule, ..)| *rule)
    };
    let rule = match is_type {
        true if under.starts_with("Atomic") && ATOMIC.contains(name) => Some("threads"),
        true => of(METHODS),
        false => of(FUNCTIONS),
    };
    rule.filter(|_| is_known).map(|rule| (rule, format!("{under}::{name}")))
}

fn of_trait(own: &str, trait_: &str, method: &str) -> Option<(&'static str, String)> {
    let rule = match trait_.rsplit("::").next().unwrap_or_default() {
        "IntoIterator" if HASH.contains(&own) => "hash-iteration",
        "IntoIterator" if own == "BinaryHeap" => "heap-order",
        "Default" if ["RandomState", "DefaultHasher"].contains(&own) => "unstable-hasher",
        "IntoParallelIterator"
        | "IntoParallelRefIterator"
        | "IntoParallelRefMutIterator"
        | "ParallelBridge"
        | "ParallelSlice"
        | "ParallelSliceMut" => "parallel-iteration",
        _ => return None,
    };
    let name = method.split("::<").next().unwrap_or_default();
    Some((rule, format!("{own}::{name}")))
}

fn is_unstable(method: &str) -> bool {
    method.starts_with("sort_unstable") || method.starts_with("select_nth_unstable")
}

/// `core::slice::<impl [T]>::sort_unstable_by::<F>`: `[T]` and `sort_unstable_by`.
fn of_primitive(callee: &str) -> Option<(&str, &str)> {
    let (_, rest) = callee.split_once("<impl ")?;
    let (own, method) = rest.split_once(">::")?;
    Some((own, method.split("::<").next().unwrap_or_default()))
}

/// The name of a type without its path, references and arguments.
fn head(ty: &str) -> &str {
    let path = peel(ty).split('<').next().unwrap_or_default();
    path.rsplit("::").next().unwrap_or_default()
}

/// The names of a path without their arguments: `HashMap::<K, V>::iter` is `HashMap`, `iter`.
fn segments(callee: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut depth, mut before, mut start) = (0usize, ' ', 0);
    for (at, char) in callee.char_indices() {
        match char {
            '<' | '(' | '[' | '{' => {
                if depth == 0 {
                    found.push(&callee[start..at]);
                }
                depth += 1;
            }
            '>' if before == '-' => {}
            '>' | ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                start = at + char.len_utf8();
            }
            ':' if depth == 0 && before == ':' => {
                found.push(&callee[start..at - 1]);
                start = at + 1;
            }
            _ => {}
        }
        before = char;
    }
    if depth == 0 {
        found.push(&callee[start..]);
    }
    found.retain(|name| !name.trim_matches(':').is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(callee: &str) -> Option<&'static str> {
        judged(&Kind::Call(callee.to_owned())).map(|(rule, _)| rule)
    }

    #[test]
    fn judged_calls_are_known_by_type_trait_and_module() {
        for (callee, expected) in [
            ("std::collections::HashMap::<K, Vec<V>>::iter of &HashMap<K, Vec<V>>", "hash-iteration"),
            ("<&mut hashbrown::HashSet<u32> as IntoIterator>::into_iter", "hash-iteration"),
            ("core::slice::<impl [(u8, fn(u8) -> T)]>::sort_unstable_by_key::<K, F>", "unstable-sort"),
            ("std::time::Instant::now", "wall-clock"),
            ("Instant::elapsed", "wall-clock"),
            ("std::thread::spawn::<{closure@src/lib.rs:3:4: 3:6}, ()>", "threads"),
            ("parking_lot::lock_api::Mutex::<RawMutex, u8>::lock", "threads"),
            ("AtomicUsize::fetch_add", "threads"),
            ("<RandomState as Default>::default", "unstable-hasher"),
            ("core::str::<impl str>::trim", "unicode-tables"),
            ("rayon::join::<A, B, u8, u8>", "parallel-iteration"),
            ("std::env::var::<&str>", "environment"),
        ] {
            assert_eq!(rule(callee), Some(expected), "{callee}");
        }
        let method = Kind::Method("clamp".to_owned());
        assert_eq!(judged(&method), Some(("float-min-max", "clamp".to_owned())));
    }

    #[test]
    fn keyed_access_and_own_types_of_these_names_are_not_judged() {
        for callee in [
            "std::collections::HashMap::<K, V>::get::<K>",
            "histogram::Instant::now",
            "<Vec<HashMap<u8, u8>> as IntoIterator>::into_iter",
            "core::slice::<impl [T]>::sort",
            "clock::thread::spawn",
            "helper",
        ] {
            assert_eq!(rule(callee), None, "{callee}");
        }
    }
}
