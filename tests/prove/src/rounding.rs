//! What a verdict on one value is, and the one rule of rounding: to nearest, ties to even, saturating.

/// What an oracle says about one input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Verdict {
    /// The nearest raw number, saturated.
    pub nearest: i32,
    /// How far the value lies from where two numbers meet, in steps; infinite where nothing meets any more.
    pub distance: f64,
}

/// The nearest `i32`.
pub(crate) fn saturate(value: i64) -> i32 {
    value.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}

/// The verdict on a value that rounds to `nearest` and lies `distance` from the middle to the number `beyond`, if its error allows
/// one.
pub(crate) fn judge(nearest: i64, beyond: i64, distance: f64, error: f64) -> Option<Verdict> {
    let (nearest, beyond) = (saturate(nearest), saturate(beyond));
    if nearest == beyond {
        return error.is_finite().then_some(Verdict { nearest, distance: f64::INFINITY });
    }
    (distance > error).then_some(Verdict { nearest, distance })
}
