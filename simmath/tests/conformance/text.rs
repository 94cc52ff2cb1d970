//! Decimal text.

use simmath::ParseFixedError;

use crate::{FixedPoint, edges, nearest, samples};

pub(crate) fn what_is_written_is_read_back<M: FixedPoint>() {
    for x in samples::<M>() {
        assert_eq!(x.to_string().parse(), Ok(x));
        assert_eq!(format!("{x:?}").parse(), Ok(x));
        assert_eq!(format!("{x:.40}").parse(), Ok(x));
    }
    let strided = (i32::MIN..=i32::MAX).step_by(65_521);
    for x in strided.map(M::from_raw) {
        assert_eq!(x.to_string().parse(), Ok(x));
    }
}

pub(crate) fn text_is_rounded_once<M: FixedPoint>() {
    for digits in (0..1_000_000).step_by(997) {
        let text = format!("{}.{digits:06}", digits % 31);
        let value = (digits % 31) * 1_000_000 + digits;
        assert_eq!(text.parse(), Ok(nearest::<M>(i128::from(value) << M::frac(), 1_000_000)), "{text}");
    }
    for x in edges::<M>() {
        let Some(next) = x.to_raw().checked_add(1) else { continue };
        // The middle between two neighbours has one place more than they; one digit far behind it decides.
        let (places, odd) = (M::frac() + 1, 2 * x.steps() + 1);
        let scaled = odd.unsigned_abs() * 5_u128.pow(places);
        let unit = 10_u128.pow(places);
        let sign = if odd < 0 { "-" } else { "" };
        let middle = format!("{sign}{}.{:0places$}", scaled / unit, scaled % unit, places = places as usize);
        let even = x.to_raw() + (x.to_raw() & 1);
        assert_eq!(middle.parse(), Ok(M::from_raw(even)), "{middle}");
        let away = if odd < 0 { x.to_raw() } else { next };
        assert_eq!(format!("{middle}{}1", "0".repeat(60)).parse(), Ok(M::from_raw(away)), "{middle}…1");
    }
}

pub(crate) fn what_does_not_fit_is_refused<M: FixedPoint>() {
    let out = Err(ParseFixedError::OutOfRange { fraction_bits: M::frac() });
    let end = i64::from(M::MAX_INT) + 1;
    assert_eq!(format!("-{end}").parse::<M>(), Ok(M::MIN));
    assert_eq!(end.to_string().parse::<M>(), out);
    assert_eq!(format!("-{end}.1").parse::<M>(), out);
    assert_eq!("1e40".parse::<M>(), out);
    assert_eq!("".parse::<M>(), Err(ParseFixedError::Empty));
    assert_eq!("0x1".parse::<M>(), Err(ParseFixedError::Unexpected { found: 'x', at: 1 }));
    assert_eq!("1e".parse::<M>(), Err(ParseFixedError::NoDigits { at: 2 }));
}
