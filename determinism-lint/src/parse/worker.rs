//! Threads that trees are made, walked and dropped on. Knows nothing of Rust syntax.

use std::io;
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Stack of a thread that parses. Only what is used of it becomes memory.
pub const WORKER_STACK: usize = 256 * 1024 * 1024;

/// Starts a thread with room for the deepest tree that [`super::parse`] lets through.
///
/// # Errors
///
/// Where the system gives no such thread. A smaller one will not do: a deep file would end the process.
pub fn spawn_worker<'scope, 'env, F, T>(
    scope: &'scope Scope<'scope, 'env>,
    work: F,
) -> io::Result<ScopedJoinHandle<'scope, T>>
where
    F: FnOnce() -> T + Send + 'scope,
    T: Send + 'scope,
{
    Builder::new().name("determinism-lint".to_owned()).stack_size(WORKER_STACK).spawn_scoped(scope, work)
}

/// Runs something on a thread of its own with that room, and waits for it. A panic goes on here.
pub fn on_worker<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let worker = spawn_worker(scope, work).expect("the system gives memory for a worker");
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
