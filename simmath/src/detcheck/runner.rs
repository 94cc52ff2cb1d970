//! A program of a list of scenarios: a process that takes its request as arguments, or a module that a page hands it to.
//! Must not know: any scenario.

// determinism-lint: allow-file(environment, why = "setup-input", reason = "requests come as arguments, and answers go to files")
// determinism-lint: allow-file(global-state, why = "presentation", reason = "counts allocations, and holds the answer that a page reads")
// determinism-lint: allow-file(address-dependence, why = "presentation", reason = "a page is told where to write and read; no state sees it")

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Request, Scenario, Task, answer};
use crate::replay::envelope::write_beside;

/// A scenario in the list of a runner.
#[derive(Clone, Copy)]
pub struct Entry {
    name: &'static str,
    answer: fn(&Request, &mut dyn Write) -> Result<(), String>,
}

impl Entry {
    /// That of a scenario.
    pub const fn of<S: Scenario>() -> Self {
        Self { name: S::NAME, answer: answer::<S> }
    }
}

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

/// Counts one request for memory; the runner's allocator calls it.
pub fn count_allocation() {
    ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
}

pub(super) fn allocations() -> u64 {
    ALLOCATIONS.load(Ordering::Relaxed)
}

fn respond(entries: &[Entry], request: &Request, out: &mut dyn Write) -> Result<(), String> {
    if request.task == Task::List {
        return entries.iter().try_for_each(|entry| (entry.answer)(request, &mut *out));
    }
    let found = entries.iter().find(|entry| entry.name == request.scenario);
    let entry = found.ok_or_else(|| alloc::format!("there is no scenario `{}`", request.scenario))?;
    (entry.answer)(request, out)
}

/// The main function of a process. Ends with 2 for a request that cannot be answered, and says why on standard error.
pub fn main(entries: &[Entry]) -> ExitCode {
    match serve(entries, std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to be told when this fails.
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::from(2)
        }
    }
}

fn serve(entries: &[Entry], words: impl Iterator<Item = String>) -> Result<(), String> {
    let request = Request::parse(words)?;
    let Some(path) = &request.out else {
        let mut out = io::BufWriter::new(io::stdout().lock());
        respond(entries, &request, &mut out)?;
        return out.flush().map_err(|error| error.to_string());
    };
    let written = write_beside(Path::new(path), |file| {
        let mut out = io::BufWriter::new(file);
        respond(entries, &request, &mut out).map_err(io::Error::other)?;
        out.flush()
    });
    written.map_err(|error| error.to_string())
}

/// What a module holds between the calls of its page.
static EXCHANGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// For modules without arguments and files. The page asks for room (`take` 0), writes the words of a request into it, one a line,
/// and has it answered (`take` 1): 0 for an answer, 1 for an error. Then the exchange holds the one or the other; `take` 2 gives
/// its length.
pub fn start(entries: &[Entry], take: u32, length: usize) -> usize {
    let Ok(mut exchange) = EXCHANGE.lock() else { return usize::MAX };
    match take {
        0 => {
            *exchange = alloc::vec![0; length];
            exchange.as_mut_ptr() as usize
        }
        1 => {
            let words = String::from_utf8_lossy(&exchange).to_string();
            let mut out = Vec::new();
            let request = Request::parse(words.lines());
            match request.and_then(|request| respond(entries, &request, &mut out)) {
                Ok(()) => {
                    *exchange = out;
                    0
                }
                Err(error) => {
                    *exchange = error.into_bytes();
                    1
                }
            }
        }
        2 => exchange.len(),
        _ => exchange.as_ptr() as usize,
    }
}

/// Makes a runner of scenarios: `fn main`, an allocator that counts, and for WebAssembly without a system the function that a page
/// calls.
///
/// ```text
/// simmath::detcheck::runner!(Marbles, Dominoes);
/// ```
///
/// A scenario that is not built for every target or with every feature stands behind its condition:
///
/// ```text
/// simmath::detcheck::runner!(#[cfg(feature = "float")] Marbles, Dominoes);
/// ```
///
/// It stands alone in the `main.rs` of a binary, since it declares an allocator, which takes `unsafe` code.
#[macro_export]
macro_rules! detcheck_runner {
    ($($(#[$condition:meta])* $scenario:ty),+ $(,)?) => {
        const ENTRIES: &[$crate::detcheck::Entry] =
            &[$($(#[$condition])* $crate::detcheck::Entry::of::<$scenario>()),+];

        struct Counting;

        // SAFETY: every call goes to the system's allocator as it is.
        unsafe impl ::std::alloc::GlobalAlloc for Counting {
            unsafe fn alloc(&self, layout: ::std::alloc::Layout) -> *mut u8 {
                $crate::detcheck::count_allocation();
                // SAFETY: the caller's promises are those that the system's allocator asks for.
                unsafe { ::std::alloc::GlobalAlloc::alloc(&::std::alloc::System, layout) }
            }

            unsafe fn dealloc(&self, pointer: *mut u8, layout: ::std::alloc::Layout) {
                // SAFETY: the memory came from the system's allocator, with this layout.
                unsafe { ::std::alloc::GlobalAlloc::dealloc(&::std::alloc::System, pointer, layout) }
            }
        }

        #[global_allocator]
        static ALLOCATOR: Counting = Counting;

        /// What a page calls.
        #[cfg(all(target_family = "wasm", target_os = "unknown"))]
        #[unsafe(no_mangle)]
        pub extern "C" fn detcheck(take: u32, length: usize) -> usize {
            $crate::detcheck::start(ENTRIES, take, length)
        }

        fn main() -> ::std::process::ExitCode {
            $crate::detcheck::main(ENTRIES)
        }
    };
}
