//! Two small simulations: a village on a `World`, whose whole state is shown, and an engine that keeps something to itself.

use simmath::detcheck::{Part, Scenario, Setup, Simulation, Values};
use simmath::world::{Commands, Entity, Query, Res, RngMut, SimRng, Tick, World};
use simmath::{DeterminismSafe, FixedPoint, Fpx16_16, Vec2, fx};

#[derive(DeterminismSafe, Clone, Copy, Debug, PartialEq)]
struct Body {
    at: Vec2<Fpx16_16>,
    speed: Vec2<Fpx16_16>,
    age: u16,
}

#[derive(DeterminismSafe, Clone, Debug, PartialEq)]
struct Tools {
    name: String,
    sharp: bool,
    uses: Vec<u32>,
    owner: Option<u64>,
}

#[derive(DeterminismSafe, Clone, Copy, Debug, PartialEq)]
enum Mood {
    Calm,
    Angry { since: u32, strength: i8 },
    Asleep(u8),
}

#[derive(DeterminismSafe, Clone, Copy, Debug, Default, PartialEq)]
struct Weather {
    wind: Fpx16_16,
    rain: u8,
}

fn come(mut commands: Commands, Tick(tick): Tick, mut rng: RngMut) {
    if tick.is_multiple_of(3) {
        let one = commands.spawn();
        commands.insert(one, Body { at: Vec2::new(rng.unit(), fx!(1)), speed: Vec2::ZERO, age: 0 });
        let name = ["axe", "saw", ""][rng.below(3) as usize].to_owned();
        commands.insert(one, Tools { name, sharp: rng.chance(1, 2), uses: Vec::new(), owner: None });
        commands.insert(one, if rng.chance(1, 3) { Mood::Calm } else { Mood::Asleep(rng.below(9) as u8) });
    }
}

fn grow(mut bodies: Query<(Entity, &mut Body, &mut Tools)>, mut commands: Commands) {
    for (entity, body, tools) in &mut bodies {
        body.age += 1;
        if body.age.is_multiple_of(5) {
            tools.uses.push(u32::from(body.age));
            tools.owner = Some(u64::from(entity.index()));
        }
        if body.age > 90 {
            commands.despawn(entity);
        }
    }
}

fn wander(mut bodies: Query<&mut Body>, weather: Res<Weather>, mut rng: RngMut) {
    for body in &mut bodies {
        body.speed += Vec2::new(weather.wind, rng.unit::<16>() - fx!(0.5)) * fx!(0.1);
        body.at += body.speed;
    }
}

fn feel(mut moods: Query<(&mut Mood, &Body)>, Tick(tick): Tick) {
    for (mood, body) in &mut moods {
        *mood = match *mood {
            Mood::Calm if body.speed.x > fx!(0.5) => Mood::Angry { since: tick as u32, strength: -3 },
            Mood::Asleep(0) => Mood::Calm,
            Mood::Asleep(left) => Mood::Asleep(left - 1),
            Mood::Angry { since, strength } if strength < 100 => {
                Mood::Angry { since, strength: strength + 1 }
            }
            other => other,
        };
    }
}

/// A world with all kinds of fields.
pub(super) struct Village;

impl Scenario for Village {
    type Simulation = World<FixedPoint>;
    const NAME: &'static str = "village";
    const VERSION: u32 = 1;
    const ARITHMETIC: &'static str = "fixed-point";

    fn build(setup: &Setup) -> Result<Self::Simulation, String> {
        let mut builder = World::<FixedPoint>::builder(setup.seed);
        builder.register_component::<Body>("body").register_component::<Tools>("tools");
        builder.register_component::<Mood>("mood").insert_resource("weather", Weather::default());
        builder.insert_resource("news", String::from("none"));
        builder.register_system(come).register_system(grow).register_system(wander).register_system(feel);
        let mut world = builder.build().map_err(|error| error.to_string())?;
        world.command(|commands| {
            for index in 0..12 {
                let one = commands.spawn();
                let at = Vec2::new(Fpx16_16::from_raw(index << 16), fx!(-3.5));
                commands.insert(one, Body { at, speed: Vec2::ZERO, age: index as u16 });
                let owner = Some(index as u64);
                commands.insert(one, Tools { name: "hoe".to_owned(), sharp: true, uses: vec![1], owner });
                commands.insert(one, Mood::Calm);
            }
        });
        Ok(world)
    }

    fn input(setup: &Setup, tick: u64, world: &mut Self::Simulation) {
        let mut rng = SimRng::new(setup.seed, tick);
        world.set_resource(Weather { wind: rng.unit(), rain: rng.below(9) as u8 });
    }
}

/// An engine with a counter that no part shows, which then decides something.
#[derive(Default)]
pub(super) struct Careless {
    shown: Vec<u32>,
    hidden: u32,
}

impl Simulation for Careless {
    fn step(&mut self, after: &mut dyn FnMut(&str, &mut Self)) {
        self.hidden += 1;
        self.shown.push(self.hidden / 7);
        after("count", self);
    }

    fn parts(&mut self, see: &mut dyn FnMut(&'static str, &mut dyn Part)) {
        see("shown", &mut Values::each(&mut self.shown));
    }
}

impl Scenario for Careless {
    type Simulation = Self;
    const NAME: &'static str = "careless";
    const VERSION: u32 = 1;
    const ARITHMETIC: &'static str = "fixed-point";

    fn build(_: &Setup) -> Result<Self, String> {
        Ok(Self::default())
    }

    fn input(_: &Setup, _: u64, _: &mut Self) {}
}

/// The same, which begins with something.
pub(super) struct Early;

impl Scenario for Early {
    type Simulation = Careless;
    const NAME: &'static str = Careless::NAME;
    const VERSION: u32 = Careless::VERSION;
    const ARITHMETIC: &'static str = Careless::ARITHMETIC;

    fn build(_: &Setup) -> Result<Careless, String> {
        Ok(Careless { shown: vec![4], hidden: 0 })
    }

    fn input(_: &Setup, _: u64, _: &mut Careless) {}
}
