//! Vectors of two and three numbers, generic over the backend: every operation is the written sequence of the backend's operations.
//! Must not know: any backend but fixed point, whose `number * vector` Rust wants spelt out.

mod operators;
mod text;
mod vec2;
mod vec3;

pub use vec2::Vec2;
pub use vec3::Vec3;
