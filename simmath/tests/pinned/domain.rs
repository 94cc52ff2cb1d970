//! Values at zeros, infinities, NaN and outside of the domain; and that the free functions are the methods.

use crate::{D, EDGES, P, d, doubles, p, singles};
use simmath::{DomainError, Elementary, SimMath};

/// Calls a macro with the functions of one number.
macro_rules! for_each_function {
    ($what:ident) => {
        $what! {
            sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
            exp exp2 exp_m1 ln ln_1p log2 log10 cbrt to_degrees to_radians sqrt
        }
    };
}

#[test]
fn free_functions_are_the_methods() {
    macro_rules! check {
        ($($name:ident)+) => {
            for x in singles().take(2_000).chain(EDGES) {
                $(assert_eq!(p(simmath::f32::$name(x)).to_bits(), p(x).$name().to_bits());)+
            }
            for x in doubles().take(2_000) {
                $(assert_eq!(d(simmath::f64::$name(x)).to_bits(), d(x).$name().to_bits());)+
            }
        };
    }
    for_each_function!(check);
    for (a, b) in singles().zip(singles().skip(1)).take(2_000) {
        let free = [
            simmath::f32::atan2(a, b),
            simmath::f32::pow(a, b),
            simmath::f32::log(a, b),
            simmath::f32::hypot(a, b),
        ];
        let methods = [p(a).atan2(p(b)), p(a).pow(p(b)), p(a).log(p(b)), p(a).hypot(p(b))];
        assert_eq!(free.map(|x| p(x).to_bits()), methods.map(P::to_bits));
        assert_eq!(simmath::f32::to_bits(simmath::f32::min(a, b)), p(a).min(p(b)).to_bits());
        assert_eq!(simmath::f32::to_bits(simmath::f32::pow_int(a, 5)), p(a).pow_int(5).to_bits());
        assert_eq!(simmath::f32::to_bits(simmath::f32::hypot2(a, b)), p(a).hypot2(p(b)).to_bits());
        let (sin, cos) = p(a).sin_cos();
        assert_eq!([sin, cos].map(P::to_bits), [p(a).sin(), p(a).cos()].map(P::to_bits));
        let (sin, cos) = d(a.into()).sin_cos();
        assert_eq!([sin, cos].map(D::to_bits), [d(a.into()).sin(), d(a.into()).cos()].map(D::to_bits));
    }
}

/// The result of std, which agrees at all edges.
#[test]
fn edges_have_the_values_of_ieee() {
    macro_rules! check {
        ($($name:ident)+) => {
            for x in [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1.0, -1.0, 2.0, -2.0, 1e30, -1e30, 1e-40, -1e-40] {
                $({
                    let (ours, std) = (p(x).$name().get(), x.$name());
                    let close = ours == std || ours.is_nan() && std.is_nan() || (ours - std).abs() <= std.abs() * 1e-6;
                    assert!(close && (ours.is_nan() || ours.is_sign_negative() == std.is_sign_negative()), "{} of {x}: {ours} {std}", stringify!($name));
                    let x = f64::from(x);
                    let (ours, std) = (d(x).$name().get(), x.$name());
                    let close = ours == std || ours.is_nan() && std.is_nan() || (ours - std).abs() <= std.abs() * 1e-14;
                    assert!(close && (ours.is_nan() || ours.is_sign_negative() == std.is_sign_negative()), "{} of {x}: {ours} {std}", stringify!($name));
                })+
            }
        };
    }
    check! { sin cos tan asin acos atan sinh cosh tanh asinh acosh exp exp2 exp_m1 ln ln_1p log2 log10 cbrt sqrt }
    assert_eq!([p(1.0).atanh(), p(-1.0).atanh()], [p(f32::INFINITY), p(f32::NEG_INFINITY)]);
    assert!(p(1.5).atanh().is_nan() && d(-1.5).atanh().is_nan());
    assert_eq!(d(1.0).atanh(), d(f64::INFINITY));
}

#[test]
fn pairs_at_the_edges_have_the_values_of_ieee() {
    for a in EDGES {
        for b in EDGES {
            let same = |ours: f64, std: f64, what: &str| {
                let close =
                    ours == std || ours.is_nan() && std.is_nan() || (ours - std).abs() <= std.abs() * 1e-6;
                let signs = ours.is_nan() || ours.is_sign_negative() == std.is_sign_negative();
                assert!(close && signs, "{what} of {a:e} and {b:e}: {ours:e} instead of {std:e}");
            };
            same(p(a).atan2(p(b)).get().into(), a.atan2(b).into(), "atan2");
            same(p(a).pow(p(b)).get().into(), a.powf(b).into(), "pow");
            same(p(a).hypot(p(b)).get().into(), a.hypot(b).into(), "hypot");
            let (x, y) = (f64::from(a), f64::from(b));
            same(d(x).atan2(d(y)).get(), x.atan2(y), "atan2");
            same(d(x).pow(d(y)).get(), x.powf(y), "pow");
            same(d(x).hypot(d(y)).get(), x.hypot(y), "hypot");
            if b != 1.0 {
                same(p(a).log(p(b)).get().into(), (x.ln() / y.ln()) as f32 as f64, "log");
                same(d(x).log(d(y)).get(), x.ln() / y.ln(), "log");
            }
        }
    }
}

#[test]
fn try_forms_refuse_exactly_outside_of_the_domain() {
    let name = |result: Result<P, DomainError>| result.map_err(|error| error.function()).err();
    assert_eq!(name(p(-1.0).try_sqrt()), Some("sqrt"));
    assert_eq!(name(p(1.0).try_div(p(-0.0))), Some("div"));
    assert_eq!(name(p(1.0).try_rem(p(0.0))), Some("rem"));
    assert_eq!(name(p(1.5).try_asin()), Some("asin"));
    assert_eq!(name(p(-1.5).try_acos()), Some("acos"));
    assert_eq!(name(p(0.0).try_atan2(p(0.0))), Some("atan2"));
    assert_eq!(name(p(0.5).try_acosh()), Some("acosh"));
    assert_eq!(name(p(1.0).try_atanh()), Some("atanh"));
    assert_eq!(name(p(0.0).try_ln()), Some("ln"));
    assert_eq!(name(p(-1.0).try_ln_1p()), Some("ln_1p"));
    assert_eq!(name(p(0.0).try_log2()), Some("log2"));
    assert_eq!(name(p(-1.0).try_log10()), Some("log10"));
    assert_eq!(name(p(2.0).try_log(p(1.0))), Some("log"));
    assert_eq!(name(p(0.0).try_pow(p(-1.0))), Some("pow"));
    assert_eq!(name(p(-2.0).try_pow(p(0.5))), Some("pow"));
    assert_eq!(p(-2.0).try_pow(p(3.0)), Ok(p(-8.0)));
    assert_eq!([p(4.0).try_sqrt(), p(1.0).try_div(p(2.0))], [Ok(p(2.0)), Ok(p(0.5))]);
    assert_eq!([p(5.0).try_rem(p(3.0)), p(1.0).try_acos()], [Ok(p(2.0)), Ok(p(0.0))]);
    assert!(p(f32::NAN).try_sqrt().is_ok_and(SimMath::is_nan), "NaN in is NaN out");
}

#[test]
fn exact_powers_and_ties_are_told_from_their_neighbours() {
    assert_eq!(p(2.0).pow(p(-150.0)), p(0.0), "half of the smallest number goes to the even zero");
    assert_eq!(p(2.0).pow(p(-149.0)), p(1e-45));
    assert_eq!(p(2.0).exp2(), p(4.0));
    assert_eq!(p(-150.0).exp2(), p(0.0));
    assert_eq!(p(-149.5).exp2(), p(1e-45));
    // 4097² = 2^24 + 2^13 + 1 lies in the middle between two numbers, and so do its cousins.
    assert_eq!(p(4097.0).pow(p(2.0)), p(4097.0 * 4097.0));
    for odd in (4097..5793).step_by(2) {
        let x = odd as f32;
        assert_eq!(p(x).pow(p(2.0)), p(x * x), "{odd}²");
        assert_eq!(p(x * x).pow(p(0.5)), p((x * x).sqrt()));
    }
    for n in 2..16 {
        let exact = 3_u64.pow(n);
        assert_eq!(p(3.0).pow(p(n as f32)), p(exact as f32), "3^{n}");
    }
    assert_eq!(p(8.0).log(p(4.0)), p(1.5));
    assert_eq!(p(1000.0).log10(), p(3.0));
    assert_eq!(p(2.0_f32.powi(-149)).log2(), p(-149.0));
    assert_eq!(p(27.0).cbrt(), p(3.0));
    // A slope that is a subnormal tie: the angle lies below it.
    assert_eq!(p(f32::from_bits(3)).atan2(p(2.0)).to_bits(), 1);
    assert_eq!(p(f32::from_bits(5)).atan2(p(2.0)).to_bits(), 2);
    assert_eq!(p(-f32::from_bits(3)).atan2(p(2.0)).to_bits(), 0x8000_0001);
}
