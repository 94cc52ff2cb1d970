//! A tick of a small world: move, stay inside, look at the next entity, keep a speed.

use std::hint::black_box;
use std::ops::Range;

use fixed::types::I16F16;
use fixed_analytics::{Rounding, mul_rounded};
use simmath::{Fp32Pinned, Fpx16_16, SimMath};

use super::roots::{over, saturating_square, wrapping_square};
use crate::inputs::uniform;
use crate::op::{Case, Op, float};
use crate::peer::Peer;

/// Entities of the full measurement.
const ENTITIES: usize = 10_000;
/// Half the width of the world, so that no squared distance comes to where `cordic::sqrt` does not return.
const EDGE: f64 = 45.0;
const SPEED: f64 = 20.0;

pub(super) fn tick(elements: usize) -> Op {
    let entities = elements.min(ENTITIES);
    let cases = vec![
        case::<Simmath>(entities),
        case::<Pinned>(entities),
        case::<Wrapping>(entities),
        case::<Saturating>(entities),
        case::<WithCordic>(entities),
        case::<WithAnalytics>(entities),
        case::<Float>(entities),
        case::<WithLibm>(entities),
    ];
    Op { name: "tick", elements: entities, cases }
}

#[derive(Clone, Copy, Default)]
struct Entity<T> {
    place: [T; 2],
    velocity: [T; 2],
    /// The distance to the next entity.
    #[expect(dead_code, reason = "what a game does with it is not measured")]
    gap: T,
}

/// What the step of every peer is made of.
trait Arithmetic: 'static {
    type Number: Copy + Default + PartialOrd + 'static;
    const PEER: Peer;

    fn number(raw: i32) -> Self::Number;
    fn add(a: Self::Number, b: Self::Number) -> Self::Number;
    fn sub(a: Self::Number, b: Self::Number) -> Self::Number;
    fn mul(a: Self::Number, b: Self::Number) -> Self::Number;
    fn length(vector: [Self::Number; 2]) -> Self::Number;
    fn normalize(vector: [Self::Number; 2]) -> [Self::Number; 2];
}

fn case<A: Arithmetic>(entities: usize) -> Case {
    let column = |seed, bound: f64| uniform(entities, seed, -bound, bound).into_iter().map(A::number);
    let places = column(0, EDGE).zip(column(1, EDGE));
    let velocities = column(2, SPEED).zip(column(3, SPEED));
    let world = places.zip(velocities).map(|(place, velocity)| Entity {
        place: place.into(),
        velocity: velocity.into(),
        gap: A::Number::default(),
    });
    let mut world: Vec<Entity<A::Number>> = world.collect();
    // The last one's neighbour is the first one.
    world.extend(world.first().copied());
    let mut after = vec![Entity::default(); entities];
    let step = Step::<A>::new();
    let run = move |range: Range<usize>| {
        let after = &mut after[range.clone()];
        step.run(black_box(&world[range.start..=range.end]), after);
        black_box(after);
    };
    Case { peer: A::PEER, run: Box::new(run) }
}

struct Step<A: Arithmetic> {
    seconds: A::Number,
    edge: A::Number,
    opposite_edge: A::Number,
    speed: A::Number,
}

impl<A: Arithmetic> Step<A> {
    fn new() -> Self {
        let number = |value: f64| A::number((value * 65536.0) as i32);
        Self {
            seconds: number(1.0 / 60.0),
            edge: number(EDGE),
            opposite_edge: number(-EDGE),
            speed: number(SPEED),
        }
    }

    /// From one buffer into another, so that every pass computes the same.
    fn run(&self, world: &[Entity<A::Number>], after: &mut [Entity<A::Number>]) {
        for (pair, after) in world.windows(2).zip(after) {
            *after = self.entity(&pair[0], &pair[1]);
        }
    }

    fn entity(&self, entity: &Entity<A::Number>, next: &Entity<A::Number>) -> Entity<A::Number> {
        let [x, y] = entity.place;
        let [speed_x, speed_y] = entity.velocity;
        let place = [
            self.clamp(A::add(x, A::mul(speed_x, self.seconds))),
            self.clamp(A::add(y, A::mul(speed_y, self.seconds))),
        ];
        let gap = A::length([A::sub(next.place[0], place[0]), A::sub(next.place[1], place[1])]);
        let velocity = A::normalize(entity.velocity).map(|component| A::mul(component, self.speed));
        Entity { place, velocity, gap }
    }

    fn clamp(&self, value: A::Number) -> A::Number {
        if value < self.opposite_edge {
            self.opposite_edge
        } else if value > self.edge {
            self.edge
        } else {
            value
        }
    }
}

/// Types of simmath.
macro_rules! simmath {
    ($type:ident, $number:ident, $peer:ident, $of_raw:expr) => {
        struct $type;

        impl Arithmetic for $type {
            type Number = $number;
            const PEER: Peer = Peer::$peer;

            fn number(raw: i32) -> $number {
                $of_raw(raw)
            }
            fn add(a: $number, b: $number) -> $number {
                a + b
            }
            fn sub(a: $number, b: $number) -> $number {
                a - b
            }
            fn mul(a: $number, b: $number) -> $number {
                a * b
            }
            fn length(vector: [$number; 2]) -> $number {
                SimMath::length_of(vector)
            }
            fn normalize(vector: [$number; 2]) -> [$number; 2] {
                SimMath::normalize_of(vector)
            }
        }
    };
}

simmath!(Simmath, Fpx16_16, Simmath, Fpx16_16::from_raw);
simmath!(Pinned, Fp32Pinned, Pinned, |raw| Fp32Pinned::new(float(raw)));

struct Wrapping;

impl Arithmetic for Wrapping {
    type Number = I16F16;
    const PEER: Peer = Peer::FixedWrapping;

    fn number(raw: i32) -> I16F16 {
        I16F16::from_bits(raw)
    }
    fn add(a: I16F16, b: I16F16) -> I16F16 {
        a.wrapping_add(b)
    }
    fn sub(a: I16F16, b: I16F16) -> I16F16 {
        a.wrapping_sub(b)
    }
    fn mul(a: I16F16, b: I16F16) -> I16F16 {
        a.wrapping_mul(b)
    }
    fn length(vector: [I16F16; 2]) -> I16F16 {
        wrapping_square(vector).wrapping_sqrt()
    }
    fn normalize(vector: [I16F16; 2]) -> [I16F16; 2] {
        let length = Self::length(vector);
        if length == 0 { vector } else { vector.map(|component| component.wrapping_div(length)) }
    }
}

/// Peers that share the saturating arithmetic of `fixed` and differ in roots.
macro_rules! saturating {
    ($type:ident, $peer:ident, $root:expr) => {
        struct $type;

        impl Arithmetic for $type {
            type Number = I16F16;
            const PEER: Peer = Peer::$peer;

            fn number(raw: i32) -> I16F16 {
                I16F16::from_bits(raw)
            }
            fn add(a: I16F16, b: I16F16) -> I16F16 {
                a.saturating_add(b)
            }
            fn sub(a: I16F16, b: I16F16) -> I16F16 {
                a.saturating_sub(b)
            }
            fn mul(a: I16F16, b: I16F16) -> I16F16 {
                a.saturating_mul(b)
            }
            fn length(vector: [I16F16; 2]) -> I16F16 {
                $root(saturating_square(vector))
            }
            fn normalize(vector: [I16F16; 2]) -> [I16F16; 2] {
                over(vector, Self::length(vector))
            }
        }
    };
}

saturating!(Saturating, FixedSaturating, I16F16::saturating_sqrt);
saturating!(WithCordic, Cordic, cordic::sqrt);

struct WithAnalytics;

impl Arithmetic for WithAnalytics {
    type Number = I16F16;
    const PEER: Peer = Peer::FixedAnalytics;

    fn number(raw: i32) -> I16F16 {
        I16F16::from_bits(raw)
    }
    fn add(a: I16F16, b: I16F16) -> I16F16 {
        a.saturating_add(b)
    }
    fn sub(a: I16F16, b: I16F16) -> I16F16 {
        a.saturating_sub(b)
    }
    fn mul(a: I16F16, b: I16F16) -> I16F16 {
        mul_rounded(a, b, Rounding::Nearest)
    }
    fn length([x, y]: [I16F16; 2]) -> I16F16 {
        fixed_analytics::hypot(x, y)
    }
    fn normalize(vector: [I16F16; 2]) -> [I16F16; 2] {
        fixed_analytics::normalize(vector).unwrap_or(vector)
    }
}

/// Floats that differ in the length.
macro_rules! floats {
    ($type:ident, $peer:ident, |$x:ident, $y:ident| $length:expr) => {
        struct $type;

        impl Arithmetic for $type {
            type Number = f32;
            const PEER: Peer = Peer::$peer;

            fn number(raw: i32) -> f32 {
                float(raw)
            }
            fn add(a: f32, b: f32) -> f32 {
                a + b
            }
            fn sub(a: f32, b: f32) -> f32 {
                a - b
            }
            fn mul(a: f32, b: f32) -> f32 {
                a * b
            }
            fn length([$x, $y]: [f32; 2]) -> f32 {
                $length
            }
            fn normalize(vector: [f32; 2]) -> [f32; 2] {
                let length = Self::length(vector);
                if length == 0.0 { vector } else { vector.map(|component| component / length) }
            }
        }
    };
}

floats!(Float, F32, |x, y| (x * x + y * y).sqrt());
floats!(WithLibm, Libm, |x, y| libm::hypotf(x, y));
