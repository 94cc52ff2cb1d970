//! Square roots: the hardware's with `std`, integers without; both are correctly rounded, so the bits are the same.

/// The square root, correctly rounded; NaN below 0.
#[cfg(feature = "std")]
#[inline]
pub(crate) fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

/// The square root, correctly rounded; NaN below 0.
#[cfg(not(feature = "std"))]
#[inline]
pub(crate) fn sqrt(x: f64) -> f64 {
    by_integers(x)
}

/// The square root of an `f32`, correctly rounded; NaN below 0.
#[cfg(feature = "std")]
#[inline]
pub(crate) fn sqrt_32(x: f32) -> f32 {
    x.sqrt()
}

/// The square root of an `f32`, correctly rounded; NaN below 0.
#[cfg(not(feature = "std"))]
#[inline]
pub(crate) fn sqrt_32(x: f32) -> f32 {
    // 53 bits are more than twice 24 and two, so that the second rounding errs nowhere.
    by_integers(f64::from(x)) as f32
}

#[cfg(any(test, not(feature = "std")))]
fn by_integers(x: f64) -> f64 {
    if x.is_nan() || x < 0.0 {
        return f64::NAN;
    }
    if x == 0.0 || x == f64::INFINITY {
        return x;
    }
    let bits = x.to_bits();
    let (exponent, fraction) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
    let (magnitude, place) =
        if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    // An operand of 107 or 108 bits with an even place, so that the root has 54 bits and the rest tells the side.
    let shift = magnitude.leading_zeros() + 43;
    let shift = shift + ((place - shift as i32) & 1) as u32;
    let operand = u128::from(magnitude) << shift;
    // 54 bits, of which the last one is the half. There are no ties: a root that ends has 27 bits at most.
    let root = operand.isqrt() as u64;
    let rounded = (root >> 1) + (root & 1);
    super::double::power_of_two((place - shift as i32) / 2 + 1) * rounded as f64
}

#[cfg(test)]
mod tests {
    use super::by_integers;

    #[test]
    fn the_root_by_integers_is_that_of_the_hardware() {
        let mut state: u64 = 7;
        for index in 0..200_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let bits = (state >> 1) >> (index % 13);
            let x = f64::from_bits(bits);
            if !x.is_nan() {
                assert_eq!(by_integers(x).to_bits(), x.sqrt().to_bits(), "{x:e}");
            }
            let square = f64::from((state >> 40) as u32);
            assert_eq!(by_integers(square * square), square);
        }
        assert_eq!(by_integers(-0.0).to_bits(), (-0.0_f64).to_bits());
        assert!(by_integers(-1.0).is_nan());
        assert_eq!(by_integers(f64::from_bits(1)), f64::from_bits(1).sqrt());
    }
}
