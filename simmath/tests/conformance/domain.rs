//! Outside of the domains: the plain form gives the value at the nearest end, the `try_` form says so.

use simmath::{DomainError, Elementary};

use crate::{FixedPoint, edges, pairs, samples};

/// What a `try_` form must give: the plain value, or an error that names the function.
fn agrees<M: FixedPoint>(
    name: &str,
    tried: Result<M, DomainError>,
    plain: M,
    is_inside: bool,
    of: &dyn core::fmt::Debug,
) {
    match tried {
        Ok(value) => assert!(is_inside && value == plain, "{name} of {of:?} is {value}, and plain {plain}"),
        Err(error) => {
            assert!(!is_inside, "{name} of {of:?} is refused");
            assert_eq!(error.function(), name);
            assert_eq!(error.to_string(), format!("the argument lies outside of the domain of `{name}`"));
        }
    }
}

pub(crate) fn try_forms_refuse_exactly_outside_of_the_domain<M: FixedPoint>() {
    let (zero, one) = (M::ZERO, M::ONE);
    for x in samples::<M>() {
        let within_one = x >= -one && x <= one;
        agrees("sqrt", x.try_sqrt(), x.sqrt(), x >= zero, &x);
        agrees("asin", x.try_asin(), x.asin(), within_one, &x);
        agrees("acos", x.try_acos(), x.acos(), within_one, &x);
        agrees("acosh", x.try_acosh(), x.acosh(), x >= one, &x);
        agrees("atanh", x.try_atanh(), x.atanh(), x > -one && x < one, &x);
        agrees("ln", x.try_ln(), x.ln(), x > zero, &x);
        agrees("ln_1p", x.try_ln_1p(), x.ln_1p(), x > -one, &x);
        agrees("log2", x.try_log2(), x.log2(), x > zero, &x);
        agrees("log10", x.try_log10(), x.log10(), x > zero, &x);
    }
    for (x, y) in pairs(&edges::<M>()) {
        agrees("div", x.try_div(y), x / y, y != zero, &(x, y));
        agrees("rem", x.try_rem(y), x % y, y != zero, &(x, y));
        agrees("atan2", x.try_atan2(y), x.atan2(y), x != zero || y != zero, &(x, y));
        agrees("log", x.try_log(y), x.log(y), x > zero && y > zero && y != one, &(x, y));
        let is_defined = if x == zero { y >= zero } else { x > zero || y == y.trunc() };
        agrees("pow", x.try_pow(y), x.pow(y), is_defined, &(x, y));
    }
    for x in edges::<M>() {
        for n in [i32::MIN, -3, -1, 0, 1, 2, i32::MAX] {
            agrees("pow_int", x.try_pow_int(n), x.pow_int(n), x != zero || n >= 0, &(x, n));
        }
    }
}

pub(crate) fn outside_of_the_domain_is_the_nearest_end<M: FixedPoint>() {
    let (zero, one) = (M::ZERO, M::ONE);
    for x in samples::<M>() {
        if x < zero {
            assert_eq!(x.sqrt(), zero);
        }
        if x <= zero {
            assert_eq!([x.ln(), x.log2(), x.log10()], [M::MIN; 3], "the limit at 0");
        }
        if x <= -one {
            assert_eq!(x.asin(), (-one).asin());
            assert_eq!(x.acos(), M::PI);
            assert_eq!([x.atanh(), x.ln_1p()], [M::MIN; 2], "the limit at -1");
        }
        if x >= one {
            assert_eq!(x.asin(), M::FRAC_PI_2);
            assert_eq!(x.acos(), zero);
            assert_eq!(x.atanh(), M::MAX, "the limit at 1");
        } else {
            assert_eq!(x.acosh(), zero);
        }
    }
    assert_eq!(zero.atan2(zero), zero);
}

pub(crate) fn powers_outside_of_the_domain<M: FixedPoint>() {
    let (zero, one) = (M::ZERO, M::ONE);
    for y in samples::<M>() {
        let of_zero = match y.to_raw() {
            0 => one,
            1.. => zero,
            _ => M::MAX,
        };
        assert_eq!(zero.pow(y), of_zero, "0^{y}");
        assert_eq!(y.pow(zero), one, "{y}^0");
        if y != y.trunc() {
            assert_eq!((-one).pow(y), of_zero, "(-1)^{y}: below 0 counts as 0");
        }
    }
    assert_eq!([-1, 0, 1].map(|n| zero.pow_int(n)), [M::MAX, one, zero]);
}

pub(crate) fn logarithms_outside_of_the_domain<M: FixedPoint>() {
    let (zero, one, two) = (M::ZERO, M::ONE, M::from_int(2));
    let half = M::from_ratio(1, 2);
    for x in samples::<M>() {
        assert_eq!(x.log(zero), zero, "log of {x} to base 0");
        assert_eq!(x.log(-one), zero, "log of {x} to base -1");
        let sign = x.max_of(zero).total_cmp(one) as i32;
        assert_eq!(x.log(one).to_raw(), sign * i32::MAX, "log of {x} to base 1");
        if x <= zero {
            assert_eq!(x.log(two), M::MIN);
            assert_eq!(x.log(half), M::MAX);
        }
    }
}

pub(crate) fn division_by_zero<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!((x / M::ZERO).to_raw(), x.to_raw().signum() * i32::MAX, "{x} / 0");
        assert_eq!(x % M::ZERO, M::ZERO, "{x} % 0");
    }
}

/// `max` of the surface, which `Ord` has too.
trait MaxOf: Elementary {
    fn max_of(self, other: Self) -> Self {
        simmath::SimMath::max(self, other)
    }
}

impl<M: Elementary> MaxOf for M {}
