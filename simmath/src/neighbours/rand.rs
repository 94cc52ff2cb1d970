//! `rand`: uniform ranges. What is drawn depends on the generator's words alone, 32 bits for each try of a number of 32 bits and 64 for
//! one of 64: not on the width of a pointer, not on the version of `rand`.

use rand::Rng;
use rand::distr::uniform::{Error, SampleBorrow, SampleUniform, UniformSampler};

use crate::fixed::Fixed;

/// A range of raw numbers, each as likely as the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UniformFixed<const FRAC: u32> {
    low: Fixed<FRAC>,
    /// How many numbers there are, 2^32 at most.
    count: u64,
}

impl<const FRAC: u32> UniformFixed<FRAC> {
    fn of(low: Fixed<FRAC>, count: i64) -> Result<Self, Error> {
        if count <= 0 { Err(Error::EmptyRange) } else { Ok(Self { low, count: count as u64 }) }
    }
}

impl<const FRAC: u32> SampleUniform for Fixed<FRAC> {
    type Sampler = UniformFixed<FRAC>;
}

impl<const FRAC: u32> UniformSampler for UniformFixed<FRAC> {
    type X = Fixed<FRAC>;

    fn new<A, B>(low: A, high: B) -> Result<Self, Error>
    where
        A: SampleBorrow<Self::X> + Sized,
        B: SampleBorrow<Self::X> + Sized,
    {
        let (low, high) = (*low.borrow(), *high.borrow());
        Self::of(low, i64::from(high.to_raw()) - i64::from(low.to_raw()))
    }

    fn new_inclusive<A, B>(low: A, high: B) -> Result<Self, Error>
    where
        A: SampleBorrow<Self::X> + Sized,
        B: SampleBorrow<Self::X> + Sized,
    {
        let (low, high) = (*low.borrow(), *high.borrow());
        Self::of(low, i64::from(high.to_raw()) - i64::from(low.to_raw()) + 1)
    }

    /// The upper half of the product of 32 bits with the count; what would make some numbers likelier is drawn again.
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Fixed<FRAC> {
        let surplus = (1_u64 << 32) % self.count;
        loop {
            let product = u64::from(rng.next_u32()) * self.count;
            if product & 0xffff_ffff >= surplus {
                return Fixed::from_raw((i64::from(self.low.to_raw()) + (product >> 32) as i64) as i32);
            }
        }
    }
}

#[cfg(feature = "float")]
mod float {
    use super::{Error, Rng, SampleBorrow, SampleUniform, UniformSampler};
    use crate::{Fp32Pinned, Fp64Pinned};

    /// A range of a pinned float: `low + (high - low) * u` for a `u` in 0 .. 1, or 0 ..= 1, each operation rounded.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct UniformPinned<M> {
        low: M,
        high: M,
        inclusive: bool,
    }

    macro_rules! uniform {
        ($($name:ident $float:ident $next:ident >> $drop:literal = $bits:literal)+) => {$(
            impl SampleUniform for $name {
                type Sampler = UniformPinned<Self>;
            }

            impl UniformSampler for UniformPinned<$name> {
                type X = $name;

                fn new<A, B>(low: A, high: B) -> Result<Self, Error>
                where
                    A: SampleBorrow<$name> + Sized,
                    B: SampleBorrow<$name> + Sized,
                {
                    let (low, high) = (*low.borrow(), *high.borrow());
                    let is_finite = (high - low).get().is_finite();
                    match low < high {
                        true if is_finite => Ok(Self { low, high, inclusive: false }),
                        true => Err(Error::NonFinite),
                        false => Err(Error::EmptyRange),
                    }
                }

                fn new_inclusive<A, B>(low: A, high: B) -> Result<Self, Error>
                where
                    A: SampleBorrow<$name> + Sized,
                    B: SampleBorrow<$name> + Sized,
                {
                    let (low, high) = (*low.borrow(), *high.borrow());
                    let is_finite = (high - low).get().is_finite();
                    match low <= high {
                        true if is_finite => Ok(Self { low, high, inclusive: true }),
                        true => Err(Error::NonFinite),
                        false => Err(Error::EmptyRange),
                    }
                }

                fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> $name {
                    // As many bits as the mantissa has; an integer of so many is exact.
                    let steps = ((1_u64 << $bits) - u64::from(self.inclusive)) as $float;
                    loop {
                        let drawn = (rng.$next() >> $drop) as $float;
                        let number = self.low + (self.high - self.low) * $name::new(drawn / steps);
                        if number < self.high {
                            return number;
                        }
                        if self.inclusive {
                            return self.high;
                        }
                    }
                }
            }
        )+};
    }

    uniform! { Fp32Pinned f32 next_u32 >> 8 = 24 Fp64Pinned f64 next_u64 >> 11 = 53 }
}
