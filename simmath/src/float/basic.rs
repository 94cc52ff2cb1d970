//! The operations of both widths that are exact or one rounding, by one macro: order, integers, signs, interpolation, powers by
//! products. Their rules about zeros and NaN are on the free functions.
//! Must not know: the kernels, the types of the surface.

// determinism-lint: allow-file(float-bits, why = "exact-op", reason = "signs are taken from numbers that are none only where NaN is the result")
// determinism-lint: allow-file(mixed-float-width, why = "exact-op", reason = "one macro for two widths; no expression has both")

macro_rules! basic {
    ($module:ident $float:ident $bits:ident $signed:ident $integers:literal $sqrt:path) => {
        pub(crate) mod $module {
            use core::cmp::Ordering;

            /// The one pattern of what is no number.
            pub(crate) const NAN: $bits = $float::NAN.to_bits();

            #[inline]
            pub(crate) const fn to_bits(x: $float) -> $bits {
                if x.is_nan() { NAN } else { x.to_bits() }
            }

            #[inline]
            pub(crate) fn min(a: $float, b: $float) -> $float {
                // Of two zeros the negative one; NaN where either is.
                if a < b || a.is_nan() || (a == b && a.is_sign_negative()) { a } else { b }
            }

            #[inline]
            pub(crate) fn max(a: $float, b: $float) -> $float {
                if a > b || a.is_nan() || (a == b && a.is_sign_positive()) { a } else { b }
            }

            #[inline]
            pub(crate) fn clamp(x: $float, lo: $float, hi: $float) -> $float {
                if x < lo {
                    lo
                } else if x > hi {
                    hi
                } else {
                    x
                }
            }

            #[inline]
            pub(crate) fn total_cmp(a: $float, b: $float) -> Ordering {
                key(a).cmp(&key(b))
            }

            /// Integers in the order of the numbers.
            #[inline]
            fn key(x: $float) -> $signed {
                let bits = to_bits(x) as $signed;
                bits ^ ((bits >> ($signed::BITS - 1)) & $signed::MAX)
            }

            #[inline]
            pub(crate) fn signum(x: $float) -> $float {
                if x > 0.0 {
                    1.0
                } else if x < 0.0 {
                    -1.0
                } else {
                    x
                }
            }

            #[inline]
            pub(crate) fn lerp(from: $float, to: $float, t: $float) -> $float {
                from + (to - from) * t
            }

            /// From here on every number is an integer.
            const INTEGERS: $float = $integers;

            #[inline]
            pub(crate) fn trunc(x: $float) -> $float {
                if x.abs() < INTEGERS { ((x as $signed) as $float).copysign(x) } else { x }
            }

            #[inline]
            pub(crate) fn floor(x: $float) -> $float {
                let whole = trunc(x);
                if whole > x { whole - 1.0 } else { whole }
            }

            #[inline]
            pub(crate) fn ceil(x: $float) -> $float {
                let whole = trunc(x);
                if whole < x { whole + 1.0 } else { whole }
            }

            #[inline]
            pub(crate) fn round(x: $float) -> $float {
                // Halves beyond the integers are rounded away by the sum.
                if x.abs() < INTEGERS { ((x.abs() + INTEGERS) - INTEGERS).copysign(x) } else { x }
            }

            #[inline]
            pub(crate) fn fract(x: $float) -> $float {
                x - trunc(x)
            }

            #[inline]
            pub(crate) fn hypot2(x: $float, y: $float) -> $float {
                $sqrt(x * x + y * y)
            }

            pub(crate) fn pow_int(base: $float, exponent: i32) -> $float {
                let (mut power, mut square, mut rest) = (1.0, base, exponent.unsigned_abs());
                while rest > 0 {
                    if rest & 1 == 1 {
                        power *= square;
                    }
                    square *= square;
                    rest >>= 1;
                }
                if exponent < 0 { 1.0 / power } else { power }
            }

            /// `sqrt(x * x + y * y + …)`, products first, then sums from left to right.
            #[inline]
            pub(crate) fn length<const N: usize>(components: [$float; N]) -> $float {
                $sqrt(squares(components))
            }

            #[inline]
            fn squares<const N: usize>(components: [$float; N]) -> $float {
                let mut sum = 0.0;
                let mut index = 0;
                while index < N {
                    let square = components[index] * components[index];
                    sum = if index == 0 { square } else { sum + square };
                    index += 1;
                }
                sum
            }

            /// Each component divided by the length.
            #[inline]
            pub(crate) fn normalize<const N: usize>(components: [$float; N]) -> [$float; N] {
                let square = squares(components);
                // Where the squares are neither too small nor too large; NaN is neither.
                if square.to_bits().wrapping_sub(SMALLEST.to_bits()) <= BELOW_INFINITY {
                    let length = $sqrt(square);
                    return components.map(|component| component / length);
                }
                scaled(components)
            }

            /// Below this the squares have lost bits, or all of them.
            const SMALLEST: $float = $float::MIN_POSITIVE / $float::EPSILON;
            /// From there to the largest number, as integers: one comparison for both ends.
            const BELOW_INFINITY: $bits = $float::MAX.to_bits() - SMALLEST.to_bits();

            /// The same for components times a power of two, which brings the largest to 1 ..= 2.
            #[cold]
            #[inline(never)]
            fn scaled<const N: usize>(components: [$float; N]) -> [$float; N] {
                let largest =
                    components.iter().fold(0.0, |largest: $float, component| max(largest, component.abs()));
                if largest == 0.0 {
                    return components;
                }
                let (components, largest) = if largest < $float::MIN_POSITIVE {
                    (components.map(|component| component / $float::EPSILON), largest / $float::EPSILON)
                } else {
                    (components, largest)
                };
                // Twice the inverse: that of the largest power of two would be subnormal.
                let factor = if largest.is_finite() { 2.0 / power_below(largest) } else { 1.0 };
                let components = components.map(|component| (component * factor) * 0.5);
                let length = length(components);
                components.map(|component| component / length)
            }

            /// The largest power of two that is not above a positive normal number.
            fn power_below(x: $float) -> $float {
                $float::from_bits(x.to_bits() & $float::INFINITY.to_bits())
            }
        }
    };
}

basic!(single f32 u32 i32 8_388_608.0 crate::float::root::sqrt_32);
basic!(double f64 u64 i64 4_503_599_627_370_496.0 crate::float::root::sqrt);
