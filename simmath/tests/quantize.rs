//! The bandwidth ladder: what is read is what was quantised, and no number is farther off than its rung says.

use simmath::quantize::{BitReader, BitWriter, InvalidRung, Ladder, OutOfBits, Rung};
use simmath::{Fixed, Fpx16_16, fx};

fn raws() -> impl Iterator<Item = i32> {
    let mut state = 1_u64;
    let random = std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as i32 >> (state % 31)
    });
    [0, 1, -1, i32::MAX, i32::MIN, 1 << 16, (1 << 15) - 1, 1 << 7, 3 << 7]
        .into_iter()
        .chain(random.take(2_000))
}

/// Every rung of a format.
fn rungs<const FRAC: u32>() -> impl Iterator<Item = Rung<FRAC>> {
    (0..=FRAC)
        .flat_map(|fraction| (1..=32 - FRAC).filter_map(move |integer| Rung::new(fraction, integer).ok()))
}

fn check<const FRAC: u32>() {
    let mut rungs_seen = 0;
    for rung in rungs::<FRAC>() {
        rungs_seen += 1;
        let (low, high) = rung.range();
        let mut packet = BitWriter::new();
        raws().for_each(|raw| rung.write(&mut packet, Fixed::<FRAC>::from_raw(raw)));
        assert_eq!(packet.len(), raws().count() * rung.bits() as usize);
        let packet = packet.finish();
        let mut packet = BitReader::new(&packet);
        for raw in raws() {
            let (value, read) =
                (Fixed::<FRAC>::from_raw(raw), rung.read(&mut packet).expect("it was written"));
            assert_eq!(read, rung.quantize(value), "{rung:?}");
            assert_eq!(rung.quantize(read), read, "{rung:?}");
            assert!(low <= read && read <= high);
            let distance = i64::from(value.to_raw()).abs_diff(read.to_raw().into());
            if low <= value && value <= high {
                assert!(distance <= rung.error_bound().to_raw() as u64, "{rung:?}: {value:?} {read:?}");
            } else {
                assert!(read == low || read == high, "{rung:?}: {value:?} {read:?}");
            }
        }
        assert!(packet.left() < 8);
    }
    assert_eq!(rungs_seen, (FRAC + 1) * (32 - FRAC));
}

#[test]
fn what_is_read_is_what_was_quantised_on_every_rung() {
    check::<16>();
    check::<24>();
    check::<12>();
}

#[test]
fn rounding_is_to_nearest_ties_to_even() {
    let rung = Rung::<16>::new(4, 12).expect("a rung");
    assert_eq!((rung.step(), rung.error_bound(), rung.bits()), (fx!(1 / 16), fx!(1 / 32), 16));
    for (value, read) in [
        ("0.03125", "0"),
        ("0.09375", "0.125"),
        ("-0.03125", "0"),
        ("0.04", "0.0625"),
        ("-3000", "-2048"),
        ("3000", "2047.9375"),
    ] {
        let number = |text: &str| text.parse::<Fpx16_16>().expect("a number");
        assert_eq!(rung.quantize(number(value)), number(read), "{value}");
    }
    assert_eq!(rung.range(), (fx!(-2048), fx!(2047.9375)));
}

#[test]
fn a_whole_rung_is_exact() {
    let rung = Rung::<24>::new(24, 8).expect("a rung");
    for raw in raws() {
        assert_eq!(rung.quantize(Fixed::from_raw(raw)).to_raw(), raw);
    }
    assert_eq!((rung.bits(), rung.error_bound().to_raw()), (32, 0));
}

#[test]
fn rungs_that_a_format_does_not_have_are_refused() {
    let fault = |rung: Result<Rung<16>, InvalidRung>| rung.expect_err("no rung").to_string();
    assert!(fault(Rung::new(17, 8)).contains("17 fraction bits"));
    assert!(
        Rung::<16>::new(8, 0).is_err() && Rung::<16>::new(8, 17).is_err() && Rung::<16>::new(8, 16).is_ok()
    );
}

#[test]
fn a_ladder_gives_the_rung_of_the_distance() {
    let rung = |bits| Rung::<16>::new(bits, 12).expect("a rung");
    let ladder = Ladder::new([(fx!(400), rung(8)), (fx!(50), rung(16)), (fx!(50), rung(1))], rung(4));
    for (distance, bits) in [
        (fx!(0), 16),
        (fx!(50), 16),
        (fx!(50) + Fpx16_16::EPSILON, 8),
        (fx!(400), 8),
        (fx!(401), 4),
        (Fpx16_16::MAX, 4),
    ] {
        assert_eq!(ladder.rung(distance), rung(bits), "{distance}");
    }
    let limits: Vec<_> = ladder.rungs().map(|(limit, _)| limit).collect();
    assert_eq!(limits, [Some(fx!(50)), Some(fx!(50)), Some(fx!(400)), None]);
}

#[test]
fn bits_have_their_places_in_the_bytes() {
    let mut packet = BitWriter::new();
    assert!(packet.is_empty());
    packet.write(0b101, 3);
    packet.write(0xffff_ffff, 1);
    packet.write(0x1234_5678, 32);
    packet.write(9, 0);
    assert_eq!(packet.len(), 36);
    let bytes = packet.finish();
    assert_eq!(bytes, [0x8d, 0x67, 0x45, 0x23, 0x01]);
    let mut packet = BitReader::new(&bytes);
    assert_eq!([packet.read(3), packet.read(1), packet.read(32)], [Ok(5), Ok(1), Ok(0x1234_5678)]);
    assert_eq!((packet.left(), packet.read(5)), (4, Err(OutOfBits { wanted: 5, left: 4 })));
    assert_eq!(packet.read(4), Ok(0), "nothing was taken before");
    assert_eq!(
        OutOfBits { wanted: 5, left: 4 }.to_string(),
        "a number of 5 bits where the packet has 4 left"
    );
}
