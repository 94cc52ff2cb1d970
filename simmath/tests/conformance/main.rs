//! One suite for every fixed format: the policies and every item of the two traits, through the traits alone.
//! A further format is covered by standing in the crate's list of backends.

mod arithmetic;
mod bits;
mod complete;
mod constants;
mod convert;
mod domain;
mod elementary;
mod every_pair;
mod roots;
mod shared;
mod text;

use shared::{FixedPoint, edges, pairs};

/// The edges and numbers of all magnitudes and both signs, in ascending order.
fn samples<M: FixedPoint>() -> Vec<M> {
    let mut state = 1_u32;
    let random = core::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        M::from_raw((state as i32) >> (state % 31))
    });
    let mut all: Vec<M> = edges().into_iter().chain(random.take(600)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The number of steps nearest to `numerator / denominator`, ties to even, saturating.
fn nearest<M: FixedPoint>(numerator: i128, denominator: i128) -> M {
    let (numerator, denominator) = (numerator * denominator.signum(), denominator.abs());
    let (floor, rest) = (numerator.div_euclid(denominator), numerator.rem_euclid(denominator));
    let up = 2 * rest > denominator || (2 * rest == denominator && floor & 1 == 1);
    let steps = (floor + i128::from(up)).clamp(i32::MIN.into(), i32::MAX.into());
    M::from_raw(i32::try_from(steps).expect("it was clamped"))
}

/// Declares a module of tests for one format: each line is one generic function.
macro_rules! suite {
    ($name:ident) => {
        suite! { @module $name
            arithmetic::{
                sums_and_differences_are_exact_and_saturate, products_round_once_ties_to_even,
                quotients_round_once_ties_to_even, remainders_have_the_sign_of_the_dividend,
                assigning_operators_are_the_operators, signs_and_magnitudes, order_is_that_of_the_raw_integers,
                clamp_asks_in_order_also_with_crossed_bounds, lerp_is_its_expression, integers_of_a_number,
                nothing_is_nan_or_infinite, wide_sums_are_exact, sums_go_from_first_to_last
            }
            constants::{constants_are_nearest, ends_and_steps_are_those_of_the_storage, the_backend_names_itself}
            convert::{
                integers_saturate_or_are_refused, to_int_rounds_ties_to_even, ratios_round_once, floats_in_round_once,
                floats_out_are_nearest, raw_numbers_are_kept, literals_are_those_of_the_text
            }
            text::{what_is_written_is_read_back, text_is_rounded_once, what_does_not_fit_is_refused}
            domain::{
                try_forms_refuse_exactly_outside_of_the_domain, outside_of_the_domain_is_the_nearest_end,
                powers_outside_of_the_domain, logarithms_outside_of_the_domain, division_by_zero
            }
            elementary::{
                functions_are_nearest_to_the_floats, functions_of_two_are_nearest_to_the_floats, sin_cos_is_sine_and_cosine,
                odd_functions_are_odd, even_functions_are_even, growing_functions_do_not_fall, known_points_are_exact,
                integer_powers_are_products, results_stay_in_their_range
            }
            roots::{square_roots_are_nearest, cube_roots_are_nearest, lengths_are_nearest, unit_vectors_are_nearest}
            bits::{no_operation_panics_or_changes_its_bits}
        }
    };
    (@module $name:ident $($topic:ident::{$($test:ident),+ $(,)?})+) => {
        #[allow(non_snake_case, reason = "the module bears the name of the format")]
        mod $name {
            $($(
                #[test]
                fn $test() {
                    crate::$topic::$test::<simmath::$name>();
                }
            )+)+
        }
    };
}

simmath::for_each_fixed!(suite);
