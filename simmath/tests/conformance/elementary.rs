//! The elementary functions: against the floats of std, which are good to far below a step, and by what mathematics says.

use crate::{FixedPoint, edges, pairs, samples};

/// A function of the surface, its namesake of std, and the part of the domain where both are defined.
type Row<M> = (&'static str, fn(M) -> M, fn(f64) -> f64, fn(f64) -> bool);

fn everywhere(_: f64) -> bool {
    true
}

/// All functions of one argument.
fn functions<M: FixedPoint>() -> Vec<Row<M>> {
    vec![
        ("sin", M::sin, f64::sin, everywhere),
        ("cos", M::cos, f64::cos, everywhere),
        ("tan", M::tan, f64::tan, everywhere),
        ("asin", M::asin, f64::asin, |x| x.abs() <= 1.0),
        ("acos", M::acos, f64::acos, |x| x.abs() <= 1.0),
        ("atan", M::atan, f64::atan, everywhere),
        ("sinh", M::sinh, f64::sinh, everywhere),
        ("cosh", M::cosh, f64::cosh, everywhere),
        ("tanh", M::tanh, f64::tanh, everywhere),
        ("asinh", M::asinh, f64::asinh, everywhere),
        ("acosh", M::acosh, acosh, |x| x >= 1.0),
        ("atanh", M::atanh, atanh, |x| x.abs() < 1.0),
        ("exp", M::exp, f64::exp, everywhere),
        ("exp2", M::exp2, f64::exp2, everywhere),
        ("exp_m1", M::exp_m1, f64::exp_m1, everywhere),
        ("ln", M::ln, f64::ln, |x| x > 0.0),
        ("ln_1p", M::ln_1p, f64::ln_1p, |x| x > -1.0),
        ("log2", M::log2, f64::log2, |x| x > 0.0),
        ("log10", M::log10, f64::log10, |x| x > 0.0),
        ("sqrt", M::sqrt, f64::sqrt, |x| x >= 0.0),
        ("cbrt", M::cbrt, f64::cbrt, everywhere),
        ("to_degrees", M::to_degrees, |x| x * (180.0 / core::f64::consts::PI), everywhere),
        ("to_radians", M::to_radians, |x| x * (core::f64::consts::PI / 180.0), everywhere),
    ]
}

/// Near 1 std's own loses digits: ln(1 + d + √(2d + d²)) with d = x − 1.
fn acosh(x: f64) -> f64 {
    let d = x - 1.0;
    (d + (2.0 * d + d * d).sqrt()).ln_1p()
}

fn atanh(x: f64) -> f64 {
    (2.0 * x / (1.0 - x)).ln_1p() / 2.0
}

/// Whether a result is the nearest number to a float, as far as the float's own error lets anyone tell; saturated where it must be.
fn is_nearest<M: FixedPoint>(result: M, float: f64) -> bool {
    let exact = M::of_f64(float);
    let bounded = exact.clamp(i32::MIN.into(), i32::MAX.into());
    (f64::from(result.to_raw()) - bounded).abs() <= 0.5 + 1e-5
}

pub(crate) fn functions_are_nearest_to_the_floats<M: FixedPoint>() {
    let all = samples::<M>();
    for (name, function, float, is_inside) in functions::<M>() {
        for &x in all.iter().filter(|x| is_inside(x.to_f64())) {
            let (result, expected) = (function(x), float(x.to_f64()));
            assert!(is_nearest(result, expected), "{name}({x}) is {result}, not {expected}");
        }
    }
}

pub(crate) fn functions_of_two_are_nearest_to_the_floats<M: FixedPoint>() {
    for (a, b) in pairs(&edges::<M>()) {
        let (x, y) = (a.to_f64(), b.to_f64());
        assert!(is_nearest(a.atan2(b), x.atan2(y)), "atan2({a}, {b}) is {}", a.atan2(b));
        assert!(is_nearest(a.hypot(b), x.hypot(y)), "hypot({a}, {b}) is {}", a.hypot(b));
        if x > 0.0 {
            // The relative error of std's grows with the logarithm of the result.
            assert!(is_nearest(a.pow(b), x.powf(y)), "pow({a}, {b}) is {}", a.pow(b));
        }
        if x > 0.0 && y > 0.0 && y != 1.0 {
            let quotient = ln(x) / ln(y);
            assert!(is_nearest(a.log(b), quotient), "log({a}, {b}) is {}, not {quotient}", a.log(b));
        }
    }
}

/// A logarithm that is good near 1 too.
fn ln(x: f64) -> f64 {
    (x - 1.0).ln_1p()
}

pub(crate) fn sin_cos_is_sine_and_cosine<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!(x.sin_cos(), (x.sin(), x.cos()), "{x}");
    }
}

pub(crate) fn odd_functions_are_odd<M: FixedPoint>() {
    let odd =
        ["sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "cbrt", "to_degrees", "to_radians"];
    let all = samples::<M>();
    for (name, function, ..) in functions::<M>().into_iter().filter(|row| odd.contains(&row.0)) {
        for &x in all.iter().filter(|&&x| x != M::MIN) {
            let (of_x, of_minus) = (function(x), function(-x));
            // `MIN` and `MAX` are no mirror images.
            let ends = [M::MIN, M::MAX];
            let saturated = ends.contains(&of_x) && ends.contains(&of_minus) && of_x != of_minus;
            assert!(
                of_minus == -of_x || saturated,
                "{name}({x}) is {of_x}, and {name}({}) is {of_minus}",
                -x
            );
        }
    }
}

pub(crate) fn even_functions_are_even<M: FixedPoint>() {
    for x in samples::<M>() {
        if x != M::MIN {
            assert_eq!((-x).cos(), x.cos(), "{x}");
            assert_eq!((-x).cosh(), x.cosh(), "{x}");
            assert_eq!((-x).hypot(M::ONE), x.hypot(M::ONE), "{x}");
        }
    }
}

pub(crate) fn growing_functions_do_not_fall<M: FixedPoint>() {
    let wavy = ["sin", "cos", "tan", "acos", "cosh"];
    let all = samples::<M>();
    for (name, function, ..) in functions::<M>().into_iter().filter(|row| !wavy.contains(&row.0)) {
        for pair in all.windows(2) {
            assert!(function(pair[0]) <= function(pair[1]), "{name} falls from {} to {}", pair[0], pair[1]);
        }
    }
    for pair in all.windows(2) {
        assert!(pair[0].acos() >= pair[1].acos(), "acos grows from {} to {}", pair[0], pair[1]);
    }
}

pub(crate) fn known_points_are_exact<M: FixedPoint>() {
    let (zero, one) = (M::ZERO, M::ONE);
    for (name, function, ..) in functions::<M>() {
        let expected = match name {
            "cos" | "cosh" | "exp" | "exp2" => one,
            "acos" => M::FRAC_PI_2,
            "ln" | "log2" | "log10" => M::MIN,
            _ => zero,
        };
        assert_eq!(function(zero), expected, "{name}(0)");
    }
    assert_eq!([one.ln(), one.log2(), one.log10(), one.acos(), one.acosh()], [zero; 5]);
    assert_eq!([one.sqrt(), one.cbrt(), M::EPSILON.exp2() - M::EPSILON.exp2() + one], [one; 3]);
    assert_eq!(one.exp(), M::E);
    assert_eq!(one.atan(), M::FRAC_PI_4);
    assert_eq!(one.asin(), M::FRAC_PI_2);
    assert_eq!((-one).acos(), M::PI);
    assert_eq!(zero.atan2(-one), M::PI, "there is one zero, and it counts as positive");
    assert_eq!([one.atan2(zero), (-one).atan2(zero)], [M::FRAC_PI_2, -M::FRAC_PI_2]);
    for bits in -(M::frac() as i32)..31 - M::frac() as i32 {
        let power = M::from_raw(1 << (M::frac() as i32 + bits));
        let exponent = M::from_int(bits);
        assert_eq!(power.log2(), exponent, "log2 of 2^{bits}");
        assert_eq!(exponent.exp2(), power, "2^{bits}");
        assert_eq!(power.log(M::from_int(2)), exponent, "log of 2^{bits} to base 2");
        assert_eq!(M::from_int(2).pow(exponent), power, "2^{bits} as a power");
    }
    if M::MAX_INT >= 100 {
        assert_eq!(M::from_int(100).log10(), M::from_int(2));
    }
    assert_eq!(M::from_int(-27).cbrt(), M::from_int(-3));
}

pub(crate) fn integer_powers_are_products<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!(x.pow_int(0), M::ONE);
        assert_eq!(x.pow_int(1), x);
        assert_eq!(x.pow_int(2), x * x, "{x}²");
        assert_eq!(x.pow(M::ONE), x);
        if x != M::ZERO {
            assert_eq!(x.pow_int(-1), M::ONE / x, "1/{x}");
        }
    }
    for x in edges::<M>() {
        for n in M::MIN_INT.max(-40)..=M::MAX_INT.min(40) {
            assert_eq!(x.pow_int(n), x.pow(M::from_int(n)), "{x}^{n}");
        }
        assert_eq!(x.pow_int(i32::MAX).signum(), if x.abs() < M::ONE { M::ZERO } else { x.signum() });
    }
}

pub(crate) fn results_stay_in_their_range<M: FixedPoint>() {
    let one = M::ONE;
    for x in samples::<M>() {
        for y in [x.sin(), x.cos(), x.tanh()] {
            assert!(y >= -one && y <= one, "{x} gives {y}");
        }
        assert!(x.atan() >= -M::FRAC_PI_2 && x.atan() <= M::FRAC_PI_2);
        assert!(x.acos() >= M::ZERO && x.acos() <= M::PI);
        assert!(x.cosh() >= one && x.exp() >= M::ZERO && x.exp_m1() >= -one);
        for y in edges::<M>().into_iter().step_by(5) {
            assert!(x.atan2(y) >= -M::PI && x.atan2(y) <= M::PI);
        }
    }
}
