//! Handles of assets.
#![allow(dead_code)]

use simmath::DeterminismSafe;

mod engine {
    pub struct Handle<T>(u64, std::marker::PhantomData<T>);
}

use engine::Handle;

struct Mesh;

#[derive(DeterminismSafe)]
struct Model {
    mesh: Handle<Mesh>, //~
    parts: Vec<engine::Handle<Mesh>>, //~
}

fn main() {}
