//! State: canonical bytes, and where such numbers may be stored.

use crate::{D, P, p};
use simmath::state::{from_bytes, to_bytes};
use simmath::world::{Query, World};
use simmath::{DeterminismSafe, ExactFloat, Vec2};

#[test]
fn the_bytes_are_the_bits_with_one_nan() {
    assert_eq!(to_bytes(&p(1.5)), 1.5_f32.to_bits().to_le_bytes());
    assert_eq!(to_bytes(&p(-f32::NAN)), 0x7fc0_0000_u32.to_le_bytes());
    assert_eq!(from_bytes::<P>(&to_bytes(&p(-0.0))).map(P::to_bits).ok(), Some(0x8000_0000));
    assert!(from_bytes::<P>(&0x7fc0_0001_u32.to_le_bytes()).is_err(), "a NaN that is not the one");
    assert!(from_bytes::<D>(&u64::MAX.to_le_bytes()).is_err());
}

#[derive(Clone, Debug, DeterminismSafe)]
#[determinism(exact_float)]
struct Body {
    at: Vec2<P>,
    heat: D,
}

#[test]
fn a_world_of_exact_floats_holds_them() {
    fn warm(mut bodies: Query<&mut Body>) {
        for body in &mut bodies {
            body.at += Vec2::from_angle(body.at.x);
            body.heat += D::new(0.1);
        }
    }
    let run = || {
        let mut builder = World::<ExactFloat>::builder(7);
        builder.register_component::<Body>("body").register_system(warm);
        let mut world = builder.build().expect("all is registered");
        let entity = world.spawn();
        world.insert(entity, Body { at: Vec2::new(p(0.5), p(0.0)), heat: D::new(0.0) });
        for _ in 0..50 {
            world.step();
        }
        world.state_hash()
    };
    assert_eq!(run(), run());
}
