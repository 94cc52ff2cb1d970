//! A world with components as users write them, by the derive.

use simmath::world::{BuildErrors, Query, Res, World};
use simmath::{DeterminismSafe, FixedPoint, Fpx16_16, Vec2, fx};

#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
struct Body {
    at: Vec2<Fpx16_16>,
    path: Path,
}

#[derive(DeterminismSafe, Clone, Debug, PartialEq, Default)]
struct Path {
    next: Option<u32>,
    #[determinism(skip, reason = "made anew each tick")]
    cache: Vec<u32>,
}

#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
struct Selected;

#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
struct Trail(#[determinism(skip, reason = "only drawn")] Vec<u32>);

#[derive(DeterminismSafe, Clone, Debug, PartialEq, Default)]
struct Input {
    push: i8,
}

fn walk(mut bodies: Query<(&mut Body, Option<&mut Trail>)>, input: Res<Input>) {
    for (body, trail) in &mut bodies {
        body.at.x += Fpx16_16::from_int(input.push.into());
        body.path.cache.push(1);
        if let Some(trail) = trail {
            trail.0.push(2);
        }
    }
}

fn world() -> Result<World, BuildErrors> {
    let mut builder = World::<FixedPoint>::builder(0);
    builder.register_component::<Body>("body").register_component::<Selected>("selected");
    builder.register_component::<Trail>("trail").insert_resource("input", Input::default());
    builder.register_system(walk);
    builder.build()
}

#[test]
fn coverage_names_every_part_and_what_is_left_out_of_it() {
    let mut world = world().expect("all is registered");
    for _ in 0..2 {
        let entity = world.spawn();
        world.insert(entity, Body { at: Vec2::ZERO, path: Path::default() });
    }
    let first = world.entities().next().expect("two were spawned");
    world.insert(first, Selected);
    world.insert(first, Trail(Vec::new()));
    let coverage = world.coverage();
    assert_eq!(
        coverage.to_string(),
        "component body of 2 entities: skips `path.cache` (made anew each tick)\n\
         component selected of 1 entity: whole, and without content\n\
         component trail of 1 entity: without content; skips `[0]` (only drawn)\n\
         resource input: whole\n"
    );
    assert!(!coverage.is_whole());
    assert!(coverage.parts[1].omissions.is_empty() && coverage.parts[3].entities.is_none());
}

#[test]
fn what_is_named_as_left_out_is_seen_by_no_hash_and_all_else_is() {
    let (mut one, mut other) = (world().expect("all is registered"), world().expect("all is registered"));
    let body = Body { at: Vec2::ZERO, path: Path::default() };
    for world in [&mut one, &mut other] {
        let entity = world.spawn();
        world.insert(entity, body.clone());
        world.insert(entity, Trail(Vec::new()));
    }
    let entity = one.entities().next().expect("one was spawned");
    other.insert(entity, Trail(vec![7]));
    other.insert(entity, Body { path: Path { next: None, cache: vec![9] }, ..body.clone() });
    assert_eq!((one.state_hash(), one.diff(&other)), (other.state_hash(), vec![]));
    other.insert(entity, Body { path: Path { next: Some(1), cache: vec![] }, ..body });
    assert_ne!(one.state_hash(), other.state_hash());
    let shown: Vec<String> = one.diff(&other).iter().map(ToString::to_string).collect();
    assert_eq!(
        shown,
        [
            "body of 0.0: path.next: None (00) and nothing",
            "body of 0.0: path.next.Some: nothing and 1 (01000000)"
        ]
    );
}

#[test]
fn a_world_that_skips_nothing_is_whole() {
    let mut builder = World::<FixedPoint>::builder(0);
    builder.register_component::<Fpx16_16>("speed").insert_resource("limit", fx!(2));
    let world = builder.build().expect("all is registered");
    assert!(world.coverage().is_whole());
    assert_eq!(world.coverage().to_string(), "component speed of 0 entities: whole\nresource limit: whole\n");
}
