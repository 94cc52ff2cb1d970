//! `glam`: the components in order. Vectors of integers are safe under every arithmetic, and `Vec2`, `Vec3`, `DVec2`, `DVec3` and
//! `DVec4` under `ExactFloat`.
//!
//! Not `Vec4`, `Vec3A`, quaternions, matrices and affine transforms: on some CPUs those of `f32` are SIMD registers, and glam
//! adds up their lengths, products and inverses in another order there, so their values come out differently.

// determinism-lint: allow-file(vouched-state, why = "exact-op", reason = "the canonical form of these types is written here, and tested by its laws")

use ::glam::{
    DVec2, DVec3, DVec4, I8Vec2, I8Vec3, I8Vec4, I16Vec2, I16Vec3, I16Vec4, I64Vec2, I64Vec3, I64Vec4,
    ISizeVec2, ISizeVec3, ISizeVec4, IVec2, IVec3, IVec4, U8Vec2, U8Vec3, U8Vec4, U16Vec2, U16Vec3, U16Vec4,
    U64Vec2, U64Vec3, U64Vec4, USizeVec2, USizeVec3, USizeVec4, UVec2, UVec3, UVec4, Vec2, Vec3,
};

use super::super::fields::visit_at;
use super::super::{Arithmetic, CanonicalState, DecodeError, Decoder, DeterminismSafe, ExactFloat};
use super::super::{Segment, Sink, Visitor};

macro_rules! vectors {
    ($component:ty: $($vector:ident { $($field:ident)+ })+) => {$(
        impl CanonicalState for $vector {
            const SIZE: Option<usize> = <($(vectors!(@ $field $component),)+)>::SIZE;
            const LEAST_SIZE: usize = <($(vectors!(@ $field $component),)+)>::LEAST_SIZE;

            #[inline]
            fn encode<S: Sink>(&self, sink: &mut S) {
                $(self.$field.encode(sink);)+
            }

            #[inline]
            fn decode(input: &mut Decoder<'_>) -> Result<Self, DecodeError> {
                Ok(Self { $($field: <$component>::decode(input)?),+ })
            }

            fn visit(&self, visitor: &mut dyn Visitor) {
                $(visit_at(Segment::Field(stringify!($field)), &self.$field, visitor);)+
            }
        }
    )+};
    (@ $field:ident $component:ty) => { $component };
}

macro_rules! integer_vectors {
    ($($component:ident $two:ident $three:ident $four:ident;)+) => {
        $(vectors! { $component: $two { x y } $three { x y z } $four { x y z w } })+
        $(
            impl<A: Arithmetic> DeterminismSafe<A> for $two {}
            impl<A: Arithmetic> DeterminismSafe<A> for $three {}
            impl<A: Arithmetic> DeterminismSafe<A> for $four {}
        )+
    };
}

integer_vectors! {
    i8 I8Vec2 I8Vec3 I8Vec4;
    i16 I16Vec2 I16Vec3 I16Vec4;
    i32 IVec2 IVec3 IVec4;
    i64 I64Vec2 I64Vec3 I64Vec4;
    isize ISizeVec2 ISizeVec3 ISizeVec4;
    u8 U8Vec2 U8Vec3 U8Vec4;
    u16 U16Vec2 U16Vec3 U16Vec4;
    u32 UVec2 UVec3 UVec4;
    u64 U64Vec2 U64Vec3 U64Vec4;
    usize USizeVec2 USizeVec3 USizeVec4;
}

vectors! { f32: Vec2 { x y } Vec3 { x y z } }
vectors! { f64: DVec2 { x y } DVec3 { x y z } DVec4 { x y z w } }

impl DeterminismSafe<ExactFloat> for Vec2 {}
impl DeterminismSafe<ExactFloat> for Vec3 {}
impl DeterminismSafe<ExactFloat> for DVec2 {}
impl DeterminismSafe<ExactFloat> for DVec3 {}
impl DeterminismSafe<ExactFloat> for DVec4 {}
