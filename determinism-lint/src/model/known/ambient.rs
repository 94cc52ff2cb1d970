//! Rows about clocks, randomness, environment.

use super::{Fact, Row};

/// The clock of Bevy: that of std, of the browser, or a counter of the CPU.
const BEVY_INSTANT: &[&str] =
    &["Instant::now", "Instant::elapsed", "fallback::Instant::now", "fallback::Instant::elapsed"];

/// The rows.
pub(super) static ROWS: &[Row] = &[
    // Clocks: reads, sleeps and waits that end when time is up.
    Row::distinctive(Fact::WallClock, "std::time::Instant", &["elapsed"]),
    Row::new(Fact::WallClock, "std::time::Instant", &["now"]),
    Row::new(Fact::WallClock, "std::time::SystemTime", &["now", "elapsed"]),
    Row::new(
        Fact::WallClock,
        "std::thread",
        &["sleep", "sleep_ms", "sleep_until", "park_timeout", "park_timeout_ms"],
    ),
    Row::distinctive(Fact::WallClock, "std::sync::mpsc::Receiver", &["recv_timeout", "recv_deadline"]),
    Row::distinctive(
        Fact::WallClock,
        "std::sync::Condvar",
        &["wait_timeout", "wait_timeout_ms", "wait_timeout_while"],
    ),
    Row::new(Fact::WallClock, "parking_lot::Condvar", &["wait_for", "wait_until", "wait_while_for"]),
    Row::new(Fact::WallClock, "lock_api::Condvar", &["wait_for", "wait_until", "wait_while_for"]),
    Row::new(Fact::WallClock, "std::fs::Metadata", &["modified", "accessed", "created"]),
    Row::new(Fact::WallClock, "chrono::Utc", &["now", "today"]),
    Row::new(Fact::WallClock, "chrono::offset::Utc", &["now", "today"]),
    Row::new(Fact::WallClock, "chrono::Local", &["now", "today"]),
    Row::new(Fact::WallClock, "chrono::offset::Local", &["now", "today"]),
    Row::new(
        Fact::WallClock,
        "time",
        &["OffsetDateTime::now_utc", "OffsetDateTime::now_local", "Instant::now", "Instant::elapsed"],
    ),
    Row::new(
        Fact::WallClock,
        "time",
        &["UtcDateTime::now", "SystemTimeExt::now", "UtcOffset::current_local_offset"],
    ),
    Row::new(Fact::WallClock, "jiff", &["Timestamp::now", "Zoned::now", "tz::TimeZone::system"]),
    Row::new(
        Fact::WallClock,
        "web_time",
        &["Instant::now", "Instant::elapsed", "SystemTime::now", "SystemTime::elapsed"],
    ),
    Row::new(
        Fact::WallClock,
        "instant",
        &["Instant::now", "Instant::elapsed", "SystemTime::now", "SystemTime::elapsed", "now"],
    ),
    Row::new(Fact::WallClock, "bevy_platform::time", BEVY_INSTANT),
    Row::new(Fact::WallClock, "bevy::platform::time", BEVY_INSTANT),
    Row::new(Fact::WallClock, "bevy_utils", &["Instant::now", "Instant::elapsed"]),
    Row::new(Fact::WallClock, "bevy::utils", &["Instant::now", "Instant::elapsed"]),
    Row::new(
        Fact::WallClock,
        "quanta",
        &["Instant::now", "Instant::recent", "Instant::elapsed", "Clock::now", "Clock::raw", "Clock::recent"],
    ),
    Row::new(
        Fact::WallClock,
        "coarsetime",
        &["Instant::now", "Instant::elapsed", "Clock::now_since_epoch", "Clock::recent_since_epoch"],
    ),
    Row::new(Fact::WallClock, "minstant", &["Instant::now", "Instant::elapsed"]),
    Row::new(
        Fact::WallClock,
        "tokio::time",
        &["sleep", "sleep_until", "timeout", "timeout_at", "interval", "interval_at"],
    ),
    Row::new(Fact::WallClock, "tokio::time", &["Instant::now", "Instant::elapsed", "Interval::tick"]),
    Row::new(Fact::WallClock, "async_std", &["task::sleep", "future::timeout", "stream::interval"]),
    Row::new(Fact::WallClock, "smol::Timer", &["after", "at", "interval", "interval_at"]),
    Row::new(Fact::WallClock, "async_io::Timer", &["after", "at", "interval", "interval_at"]),
    Row::new(Fact::WallClock, "futures_timer::Delay", &["new"]),
    Row::new(Fact::WallClock, "spin_sleep", &["sleep", "sleep_until", "SpinSleeper::sleep"]),
    Row::new(Fact::WallClock, "js_sys::Date", &["now", "new_0"]),
    Row::new(Fact::WallClock, "web_sys::Performance", &["now"]),
    Row::new(Fact::WallClock, "uuid::Uuid", &["now_v1", "now_v6"]),
    Row::new(Fact::WallClock, "macroquad::time", &["get_time", "get_frame_time"]),
    Row::new(Fact::WallClock, "macroquad::prelude", &["get_time", "get_frame_time"]),
    Row::new(Fact::WallClock, "miniquad::date", &["now"]),
    // Types that read or hold a clock.
    Row::new(Fact::ClockType, "std::time", &["Instant", "SystemTime"]),
    Row::new(Fact::ClockType, "web_time", &["Instant", "SystemTime"]),
    Row::new(Fact::ClockType, "instant", &["Instant", "SystemTime"]),
    Row::new(Fact::ClockType, "bevy_platform::time", &["Instant", "fallback::Instant"]),
    Row::new(Fact::ClockType, "bevy::platform::time", &["Instant"]),
    Row::new(Fact::ClockType, "tokio::time", &["Instant", "Interval", "Sleep"]),
    Row::new(Fact::ClockType, "bevy", &["time::Time", "prelude::Time"]),
    Row::new(Fact::ClockType, "bevy_time", &["Time", "prelude::Time"]),
    // Randomness from outside the seed.
    Row::new(
        Fact::UnseededRandom,
        "rand",
        &["random", "random_range", "random_bool", "random_ratio", "random_iter", "fill", "rng"],
    ),
    Row::new(
        Fact::UnseededRandom,
        "rand",
        &["thread_rng", "make_rng", "prelude::random", "prelude::thread_rng", "prelude::rng"],
    ),
    Row::new(Fact::UnseededRandom, "rand::rngs::ThreadRng", &["default"]),
    Row::new(Fact::UnseededRandom, "rand::prelude::ThreadRng", &["default"]),
    Row::new(
        Fact::UnseededRandom,
        "rand::rngs",
        &["OsRng", "SysRng", "ReseedingRng::new", "adapter::ReseedingRng::new"],
    ),
    Row::new(Fact::UnseededRandom, "rand_core", &["OsRng"]),
    Row::new(Fact::UnseededRandom, "rand::SeedableRng", &["from_entropy", "from_os_rng", "try_from_os_rng"]),
    Row::new(
        Fact::UnseededRandom,
        "rand_core::SeedableRng",
        &["from_entropy", "from_os_rng", "try_from_os_rng"],
    ),
    Row::new(
        Fact::UnseededRandom,
        "getrandom",
        &["getrandom", "getrandom_uninit", "fill", "fill_uninit", "u32", "u64", "SysRng"],
    ),
    Row::new(Fact::UnseededRandom, "fastrand", FASTRAND_GLOBALS),
    Row::new(Fact::UnseededRandom, "fastrand::Rng", &["new", "default"]),
    Row::new(Fact::UnseededRandom, "uuid::Uuid", &["new_v4", "now_v7", "new_v7"]),
    Row::new(Fact::UnseededRandom, "ulid::Ulid", &["new"]),
    Row::new(Fact::UnseededRandom, "nanoid", &["nanoid", "format", "rngs::default"]),
    Row::new(
        Fact::UnseededRandom,
        "nanorand",
        &["tls_rng", "WyRand::new", "ChaCha8::new", "ChaCha12::new", "ChaCha20::new", "Pcg64::new"],
    ),
    Row::new(
        Fact::UnseededRandom,
        "turborand",
        &["rng::Rng::new", "rng::Rng::default", "prelude::Rng::new", "prelude::Rng::default"],
    ),
    Row::new(
        Fact::UnseededRandom,
        "rltk",
        &["RandomNumberGenerator::new", "prelude::RandomNumberGenerator::new"],
    ),
    Row::new(
        Fact::UnseededRandom,
        "bracket_lib",
        &["random::RandomNumberGenerator::new", "prelude::RandomNumberGenerator::new"],
    ),
    Row::new(Fact::UnseededRandom, "bracket_random::prelude", &["RandomNumberGenerator::new"]),
    Row::new(Fact::UnseededRandom, "js_sys::Math", &["random"]),
    Row::new(Fact::UnseededRandom, "std::random", &["random", "DefaultRandomSource"]),
    // Generators and methods whose algorithm is not promised.
    Row::new(Fact::UnportableRandom, "rand::rngs", &["StdRng", "SmallRng"]),
    Row::new(Fact::UnportableRandom, "rand::prelude", &["StdRng", "SmallRng"]),
    Row::new(Fact::UnportableRandom, "rand", &["StdRng", "SmallRng"]),
    Row::extension(
        Fact::UnportableRandom,
        "rand::seq::SliceRandom",
        &["shuffle", "partial_shuffle", "choose", "choose_mut"],
    ),
    Row::extension(
        Fact::UnportableRandom,
        "rand::seq::SliceRandom",
        &["choose_multiple", "choose_weighted", "choose_weighted_mut"],
    ),
    Row::new(
        Fact::UnportableRandom,
        "rand::seq::IndexedRandom",
        &["choose", "choose_multiple", "choose_weighted", "sample"],
    ),
    Row::new(Fact::UnportableRandom, "rand::seq::IndexedMutRandom", &["choose_mut", "choose_weighted_mut"]),
    Row::new(
        Fact::UnportableRandom,
        "rand::seq::IteratorRandom",
        &["choose", "choose_stable", "choose_multiple", "sample"],
    ),
    Row::new(Fact::UnportableRandom, "rand::seq::index", &["sample", "sample_weighted", "sample_array"]),
    Row::new(Fact::UnportableRandom, "rand::prelude", SEQUENCE_TRAITS),
    Row::extension(Fact::RandomRange, "rand::Rng", &["gen_range", "random_range"]),
    Row::new(Fact::RandomRange, "rand::RngExt", &["random_range"]),
    Row::new(Fact::RandomRange, "rand::prelude::Rng", &["gen_range", "random_range"]),
    Row::extension(Fact::RandomDraw, "rand::Rng", &["gen", "random", "sample"]),
    Row::new(Fact::RandomDraw, "rand::RngExt", &["random", "sample"]),
    Row::new(Fact::RandomDraw, "rand::prelude::Rng", &["gen", "random", "sample"]),
    // The outside world: what asks, and the types that stand for it.
    Row::new(
        Fact::Environment,
        "std::env",
        &["args", "args_os", "current_dir", "current_exe", "home_dir", "temp_dir"],
    ),
    Row::new(
        Fact::Environment,
        "std::env",
        &["var", "var_os", "vars", "vars_os", "set_var", "remove_var", "set_current_dir"],
    ),
    Row::new(Fact::Environment, "std::fs", FS_FUNCTIONS),
    Row::new(
        Fact::Environment,
        "std::fs::File",
        &["open", "create", "create_new", "options", "metadata", "set_len"],
    ),
    Row::new(Fact::Environment, "std::fs", &["OpenOptions::open", "DirBuilder::create", "File", "ReadDir"]),
    Row::new(Fact::Environment, "std::path", &["absolute"]),
    Row::new(Fact::Environment, "std::path::Path", PATH_QUESTIONS),
    Row::distinctive(
        Fact::Environment,
        "std::path::Path",
        &["read_dir", "canonicalize", "symlink_metadata", "try_exists"],
    ),
    Row::new(Fact::Environment, "std::net::TcpStream", &["connect", "connect_timeout", "peek"]),
    Row::new(Fact::Environment, "std::net::TcpListener", &["bind", "accept", "incoming"]),
    Row::new(
        Fact::Environment,
        "std::net::UdpSocket",
        &["bind", "connect", "recv", "recv_from", "peek", "peek_from", "send", "send_to"],
    ),
    Row::new(Fact::Environment, "std::net", &["TcpStream", "ToSocketAddrs::to_socket_addrs"]),
    Row::distinctive(Fact::Environment, "std::net::ToSocketAddrs", &["to_socket_addrs"]),
    Row::new(
        Fact::Environment,
        "std::os::unix::net",
        &["UnixStream::connect", "UnixStream::pair", "UnixListener::bind", "UnixListener::accept"],
    ),
    Row::new(
        Fact::Environment,
        "std::os::unix::net",
        &["UnixDatagram::bind", "UnixDatagram::recv", "UnixDatagram::recv_from", "UnixStream"],
    ),
    Row::new(
        Fact::Environment,
        "std::process",
        &["id", "Command::new", "Command::spawn", "Command::output", "Command::status"],
    ),
    Row::new(
        Fact::Environment,
        "std::process",
        &["Child::wait", "Child::try_wait", "Child::wait_with_output", "Child::id", "Child::kill"],
    ),
    Row::new(Fact::Environment, "std::process", &["ChildStdout", "ChildStderr"]),
    Row::new(
        Fact::Environment,
        "std::io",
        &["stdin", "Stdin", "StdinLock", "Stdin::lock", "Stdin::read_line", "Stdin::lines"],
    ),
    Row::new(Fact::Environment, "std::io::IsTerminal", &["is_terminal"]),
    Row::new(Fact::Environment, "tokio", &["fs::*", "net::*", "process::*", "signal::*", "io::stdin"]),
    Row::new(Fact::Environment, "async_std", &["fs::*", "net::*", "process::*", "io::stdin"]),
    Row::new(Fact::Environment, "fs_err", &["*"]),
    Row::new(Fact::Environment, "reqwest", &["*"]),
    Row::new(Fact::Environment, "ureq", &["*"]),
    Row::new(Fact::Environment, "dirs", &["*"]),
    Row::new(Fact::Environment, "directories", &["*"]),
    Row::new(Fact::Environment, "home", &["*"]),
    Row::new(Fact::Environment, "hostname", &["*"]),
    Row::new(Fact::Environment, "whoami", &["*"]),
    Row::new(Fact::Environment, "sysinfo", &["*"]),
    Row::new(Fact::Environment, "dotenvy", &["*"]),
    Row::new(Fact::Environment, "walkdir", &["WalkDir::new"]),
    Row::new(Fact::Environment, "glob", &["glob", "glob_with"]),
    // Unicode tables.
    Row::distinctive(
        Fact::UnicodeTables,
        "char",
        &["is_alphabetic", "is_alphanumeric", "is_lowercase", "is_uppercase"],
    ),
    Row::new(
        Fact::UnicodeTables,
        "char",
        &["is_numeric", "is_whitespace", "to_lowercase", "to_uppercase", "escape_debug"],
    ),
    Row::distinctive(Fact::UnicodeTables, "str", &["to_lowercase", "to_uppercase", "split_whitespace"]),
    Row::new(
        Fact::UnicodeTables,
        "str",
        &["trim", "trim_start", "trim_end", "trim_left", "trim_right", "escape_debug"],
    ),
    Row::extension(
        Fact::UnicodeTables,
        "unicode_segmentation::UnicodeSegmentation",
        &["graphemes", "grapheme_indices"],
    ),
    Row::extension(
        Fact::UnicodeTables,
        "unicode_segmentation::UnicodeSegmentation",
        &["unicode_words", "split_word_bounds"],
    ),
    Row::extension(
        Fact::UnicodeTables,
        "unicode_normalization::UnicodeNormalization",
        &["nfc", "nfd", "nfkc", "nfkd"],
    ),
    Row::new(Fact::UnicodeTables, "unicode_width", &["UnicodeWidthStr::width", "UnicodeWidthChar::width"]),
    Row::new(Fact::UnicodeTables, "unicode_ident", &["is_xid_start", "is_xid_continue"]),
    Row::new(Fact::UnicodeTables, "unicode_xid::UnicodeXID", &["is_xid_start", "is_xid_continue"]),
];

/// Functions of fastrand's generator that each thread seeds by itself.
static FASTRAND_GLOBALS: &[&str] = &[
    "alphabetic", "alphanumeric", "bool", "char", "choice", "choose_multiple", "digit", "f32",
    "f32_inclusive", "f64", "f64_inclusive", "fill", "get_seed", "i128", "i16", "i32", "i64", "i8", "isize",
    "lowercase", "seed", "shuffle", "u128", "u16", "u32", "u64", "u8", "uppercase", "usize",
];

static SEQUENCE_TRAITS: &[&str] = &[
    "SliceRandom::shuffle",
    "SliceRandom::partial_shuffle",
    "SliceRandom::choose",
    "SliceRandom::choose_mut",
    "IndexedRandom::choose",
    "IndexedMutRandom::choose_mut",
    "IteratorRandom::choose",
];

static FS_FUNCTIONS: &[&str] = &[
    "canonicalize", "copy", "create_dir", "create_dir_all", "exists", "hard_link", "metadata", "read",
    "read_dir", "read_link", "read_to_string", "remove_dir", "remove_dir_all", "remove_file", "rename",
    "set_permissions", "soft_link", "symlink_metadata", "write",
];

static PATH_QUESTIONS: &[&str] = &["exists", "is_dir", "is_file", "is_symlink", "metadata", "read_link"];
