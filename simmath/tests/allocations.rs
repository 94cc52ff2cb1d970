//! No operation allocates: an allocator that counts, around every operation of the suite on every pair of edges.
#![expect(unsafe_code, reason = "an allocator cannot be written without")]

#[path = "conformance/every_pair.rs"]
mod every_pair;
#[expect(dead_code, reason = "the suite uses more of it")]
#[path = "conformance/shared.rs"]
mod shared;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use shared::{FixedPoint, edges, pairs};

/// How often memory was asked for.
static ASKED: AtomicUsize = AtomicUsize::new(0);

struct Counting;

// SAFETY: every call goes to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promises are those that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the memory came from the system's allocator, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Without the test harness, whose threads allocate when they like.
fn main() {
    macro_rules! count {
        ($name:ident) => {
            let edges = edges::<simmath::$name>();
            let before = ASKED.load(Ordering::Relaxed);
            every_pair::hash_all(&edges);
            let asked = ASKED.load(Ordering::Relaxed) - before;
            assert_eq!(asked, 0, "operations of {} allocate", stringify!($name));
        };
    }
    let before = ASKED.load(Ordering::Relaxed);
    drop(std::hint::black_box(Box::new(before)));
    assert_eq!(ASKED.load(Ordering::Relaxed), before + 1, "the allocator counts");
    simmath::for_each_fixed!(count);
}
