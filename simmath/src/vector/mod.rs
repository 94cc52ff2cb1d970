//! Vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
/// Two.
pub struct Vec2<M> {
    /// x
    pub x: M,
    /// y
    pub y: M,
}
/// Three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct Vec3<M> {
    /// x
    pub x: M,
    /// y
    pub y: M,
    /// z
    pub z: M,
}
