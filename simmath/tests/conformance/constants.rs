//! The constants of the surface.

use core::f64::consts;

use simmath::{MathBackend, Scope};

use crate::FixedPoint;

pub(crate) fn constants_are_nearest<M: FixedPoint>() {
    let table = [
        (M::PI, consts::PI),
        (M::TAU, consts::TAU),
        (M::FRAC_PI_2, consts::FRAC_PI_2),
        (M::FRAC_PI_3, consts::FRAC_PI_3),
        (M::FRAC_PI_4, consts::FRAC_PI_4),
        (M::FRAC_PI_6, consts::FRAC_PI_6),
        (M::FRAC_PI_8, consts::FRAC_PI_8),
        (M::FRAC_1_PI, consts::FRAC_1_PI),
        (M::FRAC_2_PI, consts::FRAC_2_PI),
        (M::FRAC_2_SQRT_PI, consts::FRAC_2_SQRT_PI),
        (M::SQRT_2, consts::SQRT_2),
        (M::FRAC_1_SQRT_2, consts::FRAC_1_SQRT_2),
        (M::E, consts::E),
        (M::LOG2_E, consts::LOG2_E),
        (M::LOG2_10, consts::LOG2_10),
        (M::LOG10_E, consts::LOG10_E),
        (M::LOG10_2, consts::LOG10_2),
        (M::LN_2, consts::LN_2),
        (M::LN_10, consts::LN_10),
    ];
    for (constant, float) in table {
        // A float of 53 bits decides every rounding at 26 bits or less, as none of these lies near a tie.
        assert_eq!(constant, M::from_f64(float), "{float}");
        assert_eq!(f64::from(constant.to_raw()), M::of_f64(float).round_ties_even(), "{float}");
    }
}

pub(crate) fn ends_and_steps_are_those_of_the_storage<M: FixedPoint>() {
    assert_eq!([M::MIN, M::MAX, M::ZERO, M::EPSILON].map(M::to_raw), [i32::MIN, i32::MAX, 0, 1]);
    assert_eq!(M::ONE.to_raw(), 1 << M::frac());
    assert_eq!(M::default(), M::ZERO);
    assert_eq!(M::MIN_INT, i32::MIN >> M::frac());
    assert_eq!(M::MAX_INT, i32::MAX >> M::frac());
}

pub(crate) fn the_backend_names_itself<M: FixedPoint>() {
    let backend = <M as simmath::SimMath>::BACKEND;
    assert_eq!(backend, <M as simmath::Format>::BACKEND);
    assert_eq!(format!("{backend:?}"), M::NAME);
    assert_eq!(backend.id().parse(), Ok(backend));
    assert!(MathBackend::ALL.contains(&backend));
    assert_eq!(M::SCOPE, Scope::Everywhere);
    assert_eq!(simmath::dispatch!(backend, N => core::any::type_name::<N>()), core::any::type_name::<M>());
    assert!(backend.require(backend).is_ok());
    for &other in MathBackend::ALL {
        assert_eq!(backend.require(other).is_ok(), backend == other);
    }
}
