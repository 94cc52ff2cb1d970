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
    #[cfg(feature = "sim")]
    steady_ticks();
}

/// A world in which as much comes as goes asks for no memory once it has seen its largest tick: not for systems, commands, saved
/// states, nor hashes.
#[cfg(feature = "sim")]
fn steady_ticks() {
    use simmath::world::{Commands, Entity, Query, Rollback, Tick, World};
    use simmath::{Fpx16_16, Vec2, fx};

    fn fire(mut commands: Commands, Tick(tick): Tick) {
        for _ in 0..30 {
            let shell = commands.spawn();
            commands.insert(shell, Vec2::new(fx!(0), fx!(1)));
            commands.insert(shell, tick as u32);
        }
    }
    fn fly(mut shells: Query<(Entity, &mut Vec2<Fpx16_16>, &u32)>, Tick(tick): Tick, mut commands: Commands) {
        for (entity, at, born) in &mut shells {
            *at += Vec2::from_angle(at.x) * fx!(0.1);
            if tick >= u64::from(*born) + 20 {
                commands.despawn(entity);
            }
        }
    }

    let mut builder = World::<simmath::FixedPoint>::builder(0);
    builder.register_component::<Vec2<Fpx16_16>>("at").register_component::<u32>("born");
    builder.register_system(fire).register_system(fly);
    let mut world = builder.build().expect("all is registered");
    let mut ring = Rollback::new(8);
    let mut hashes = simmath::state::StateHash::default();
    let mut ticks = || {
        for _ in 0..100 {
            ring.save(&world);
            world.step();
            hashes.0 ^= world.state_hash().0;
        }
    };
    ticks();
    let before = ASKED.load(Ordering::Relaxed);
    ticks();
    assert_eq!(ASKED.load(Ordering::Relaxed) - before, 0, "a steady tick allocates");
}
