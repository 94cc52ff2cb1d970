//! `proptest`: strategies for numbers and vectors; they shrink towards 0.

use proptest::arbitrary::{Arbitrary, Mapped, any, any_with};
use proptest::strategy::{BoxedStrategy, Strategy};

use crate::fixed::Fixed;
use crate::vector::{Vec2, Vec3};

/// Every raw number.
impl<const FRAC: u32> Arbitrary for Fixed<FRAC> {
    type Parameters = ();
    type Strategy = Mapped<i32, Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        any::<i32>().prop_map(Self::from_raw)
    }
}

impl<M: Arbitrary<Parameters: Clone, Strategy: 'static> + 'static> Arbitrary for Vec2<M> {
    type Parameters = M::Parameters;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(parameters: M::Parameters) -> BoxedStrategy<Self> {
        let part = || any_with::<M>(parameters.clone());
        (part(), part()).prop_map(|(x, y)| Self { x, y }).boxed()
    }
}

impl<M: Arbitrary<Parameters: Clone, Strategy: 'static> + 'static> Arbitrary for Vec3<M> {
    type Parameters = M::Parameters;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(parameters: M::Parameters) -> BoxedStrategy<Self> {
        let part = || any_with::<M>(parameters.clone());
        (part(), part(), part()).prop_map(|(x, y, z)| Self { x, y, z }).boxed()
    }
}

#[cfg(feature = "float")]
macro_rules! pinned {
    ($($name:ident $float:ident)+) => {$(
        /// The classes of numbers that the parameter names; without one, all but NaN and infinities, as for raw floats.
        impl Arbitrary for crate::$name {
            type Parameters = <$float as Arbitrary>::Parameters;
            type Strategy = Mapped<$float, Self>;

            fn arbitrary_with(parameters: Self::Parameters) -> Self::Strategy {
                any_with::<$float>(parameters).prop_map(Self::new)
            }
        }
    )+};
}

#[cfg(feature = "float")]
pinned! { Fp32Pinned f32 Fp64Pinned f64 }
