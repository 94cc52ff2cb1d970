//! `prove double`: how far the pinned `f64` is from the values, in units in the last place. Where the output is that of CORE-MATH, which
//! is correctly rounded by claim, it is half a unit at most; elsewhere the own evaluation measures it.

use super::wide;
use crate::error::Error;
use crate::function::Function;
use crate::own::value::Own;
use crate::random::Random;
use std::io::Write;

/// The bound that simmath's pages state.
const BOUND: f64 = 0.51;

/// Measures one function at random numbers. Whether it keeps the bound.
#[cfg(feature = "oracles")]
pub(crate) fn run(own: &Own, function: Function, count: u64, out: &mut dyn Write) -> Result<bool, Error> {
    let (candidate, oracle, mut random) =
        (wide(function)?, crate::core_math::of(function).0, Random::new(64));
    let is_exact = !matches!(function, Function::ToDegrees | Function::ToRadians);
    let (mut worst, mut at, mut other) = (0.5_f64, 0.0, 0_u64);
    for index in 0..count {
        let x = argument(function, index, random.next());
        let output = candidate(x);
        let expected = oracle(x);
        if output.to_bits() == expected.to_bits() || (output.is_nan() && expected.is_nan()) {
            continue;
        }
        other += u64::from(is_exact);
        let distance = own.long.at(function, x).distance(output);
        if distance > worst || distance.is_nan() {
            (worst, at) = (if distance.is_nan() { f64::INFINITY } else { distance }, x);
        }
    }
    writeln!(
        out,
        "{function} of fp64_pinned: {count} numbers, {other} not correctly rounded, at most {worst:.5} units off, at {at:e}"
    )?;
    Ok(worst <= BOUND)
}

/// Without oracles there is nothing to compare with.
#[cfg(not(feature = "oracles"))]
pub(crate) fn run(_: &Own, function: Function, _: u64, _: &mut dyn Write) -> Result<bool, Error> {
    wide(function)?;
    argument(function, 0, Random::new(1).next());
    Err(if BOUND > 0.0 { Error::NoOracles } else { Error::NoSuchFunction { function: function.name() } })
}

/// A number inside of the domain, whose magnitude every function tells from 0, infinity and the identity.
fn argument(function: Function, index: u64, random: u64) -> f64 {
    let fraction = random >> 12;
    let of_exponent = |exponent: u64| f64::from_bits(exponent << 52 | fraction);
    let sign = if random & 1 == 0 { 1.0 } else { -1.0 };
    match function {
        Function::Asin | Function::Acos | Function::Atanh => sign * of_exponent(1023 - 1 - index % 30),
        Function::Acosh => of_exponent(1023 + index % 60),
        Function::Ln | Function::Log2 | Function::Log10 => of_exponent(1023 - 500 + index % 1000),
        Function::Ln1p => {
            if index.is_multiple_of(2) {
                of_exponent(1023 - 40 + index % 100)
            } else {
                -of_exponent(1022 - index % 40)
            }
        }
        Function::Exp | Function::Exp2 | Function::Sinh | Function::Cosh | Function::ExpM1 => {
            sign * of_exponent(1023 - 30 + index % 39)
        }
        Function::Sin | Function::Cos | Function::Tan => sign * of_exponent(1023 - 30 + index % 400),
        _ => sign * of_exponent(1023 - 60 + index % 120),
    }
}

#[cfg(all(test, feature = "oracles"))]
mod tests {
    use super::*;
    use crate::single::FUNCTIONS;

    #[test]
    fn every_function_keeps_its_bound_at_random_numbers() {
        let own = Own::new();
        for &function in FUNCTIONS {
            let mut out = Vec::new();
            let keeps = run(&own, function, 20_000, &mut out).unwrap();
            assert!(keeps, "{}", String::from_utf8_lossy(&out));
        }
    }
}
