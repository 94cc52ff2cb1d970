//! What fixed point has beside the traits: constants while compiling, the root by integers only, sums, exact squares.

use simmath::{Fixed, SimMath, Wide, sum_ordered};

fn roots_by_integers_are_the_same_bits<const FRAC: u32>() {
    let strided = (0..=i32::MAX).step_by(65_521).map(Fixed::<FRAC>::from_raw);
    let small = (-1_000..100_000).map(Fixed::from_raw);
    for x in strided.chain(small).chain([Fixed::MIN, Fixed::MAX]) {
        assert_eq!(x.sqrt_integer(), x.sqrt(), "√{x}");
    }
}

fn exact_squares_of_integers<const FRAC: u32>()
where
    Fixed<FRAC>: SimMath<Wide = Wide<FRAC>>,
{
    for value in [-3, 0, 1, 7] {
        let number = Fixed::<FRAC>::from_int(value);
        assert_eq!(Wide::square_of_int(value), number.mul_wide(number));
    }
    let largest = Wide::<FRAC>::square_of_int(i32::MIN);
    assert!(largest > Fixed::<FRAC>::MIN.mul_wide(Fixed::MIN), "no format reaches as far");
    assert_eq!(Wide::<FRAC>::from_raw(largest.to_raw()), largest);
    let end = Wide::<FRAC>::from_raw(i128::MAX);
    assert_eq!(end + largest, end, "sums saturate");
}

macro_rules! suite {
    ($name:ident) => {
        #[allow(non_snake_case, reason = "the module bears the name of the format")]
        mod $name {
            use simmath::$name as N;

            #[test]
            fn roots_by_integers_are_the_same_bits() {
                super::roots_by_integers_are_the_same_bits::<{ N::ONE.to_raw().trailing_zeros() }>();
            }

            #[test]
            fn exact_squares_of_integers() {
                super::exact_squares_of_integers::<{ N::ONE.to_raw().trailing_zeros() }>();
            }

            #[test]
            fn operations_can_be_used_while_compiling() {
                const HALF: N = N::from_ratio(1, 2);
                const MADE: [N; 6] = [
                    N::ONE.add(HALF).mul(HALF),
                    N::from_int(9).sqrt_integer(),
                    N::ONE.div(N::ZERO),
                    N::PI.sin(),
                    N::from_f64(0.5),
                    N::from_int(2).pow(HALF),
                ];
                let two = N::from_int(2);
                let again =
                    [(N::ONE + HALF) * HALF, N::from_int(9).sqrt(), N::MAX, N::PI.sin(), HALF, two.sqrt()];
                assert_eq!(MADE, again);
            }

            #[test]
            fn sums_go_from_first_to_last() {
                let numbers = [N::MAX, N::ONE, -N::ONE];
                assert_eq!(numbers.into_iter().sum::<N>(), super::sum_ordered(numbers));
            }
        }
    };
}

simmath::for_each_fixed!(suite);
