//! The environment is changed for real, in threads of its own, by the processor's control register.
#![cfg(target_arch = "x86_64")]
#![expect(
    unsafe_code,
    reason = "there is no other way to change a control register, and the tests are about that"
)]

use std::arch::asm;
use std::hint::black_box;

use simmath::{Elementary, FloatEnv, Fpx8_24, Fpx16_16, Fpx20_12, Rounding};

const DEFAULT: u32 = 0x1f80;
const FLUSH_RESULTS: u32 = 1 << 15;
const FLUSH_OPERANDS: u32 = 1 << 6;
const DOWN: u32 = 1 << 13;
const UP: u32 = 2 << 13;
const TOWARDS_ZERO: u32 = 3 << 13;

/// All that a thread can be in.
fn environments() -> impl Iterator<Item = u32> {
    let rounding = [0, DOWN, UP, TOWARDS_ZERO];
    rounding.into_iter().flat_map(|mode| {
        [0, FLUSH_RESULTS, FLUSH_OPERANDS, FLUSH_RESULTS | FLUSH_OPERANDS].map(|flush| DEFAULT | mode | flush)
    })
}

/// The result of a function in a thread with this control register, which is put back before anything is compared.
fn within<T: Send>(register: u32, function: impl FnOnce() -> T + Send) -> T {
    fn set(register: u32) {
        // SAFETY: the register is one of those above, with all exceptions masked; it is put back below.
        unsafe { asm!("ldmxcsr [{}]", in(reg) &register, options(nostack)) }
    }
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            set(register);
            let result = black_box(function());
            set(DEFAULT);
            result
        });
        thread.join().expect("the function does not panic")
    })
}

#[test]
fn the_default_environment_is_what_is_needed() {
    assert_eq!(FloatEnv::measure(), FloatEnv::IEEE);
    assert_eq!(FloatEnv::check(), Ok(()));
    assert_eq!(within(DEFAULT, FloatEnv::check), Ok(()));
}

#[test]
fn every_change_is_found_and_named() {
    for register in environments().filter(|register| *register != DEFAULT) {
        let fault = within(register, FloatEnv::check).expect_err("a changed environment");
        let rounding = match register & TOWARDS_ZERO {
            DOWN => Rounding::Down,
            UP => Rounding::Up,
            TOWARDS_ZERO => Rounding::TowardsZero,
            _ => Rounding::NearestEven,
        };
        let wanted = FloatEnv {
            rounding,
            flushes_results: register & FLUSH_RESULTS != 0,
            flushes_operands: register & FLUSH_OPERANDS != 0,
            fuses: false,
        };
        assert_eq!(fault.found, wanted, "{register:#x}");
        let text = fault.to_string();
        assert_eq!(text.contains("are rounded"), rounding != Rounding::NearestEven, "{text}");
        assert_eq!(text.contains("results are flushed to zero"), wanted.flushes_results, "{text}");
        assert_eq!(text.contains("operands are taken as zero"), wanted.flushes_operands, "{text}");
    }
}

#[test]
fn the_environment_is_that_of_the_thread() {
    let (inside, outside) = within(DEFAULT | UP, || {
        let other = std::thread::spawn(FloatEnv::check).join().expect("a check does not panic");
        (FloatEnv::check(), other)
    });
    assert!(inside.is_err() && outside.is_err(), "threads inherit it");
    assert_eq!(FloatEnv::check(), Ok(()), "and others do not");
}

/// Floats at the ends of everything that a conversion distinguishes, as bits.
fn floats() -> Vec<u64> {
    let mut state = 3_u64;
    let random = std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state
    });
    // A third of moderate size, where roundings happen.
    let near = |bits: u64| bits >> 12 | (1023 - 30 + bits % 64) << 52;
    let random =
        random.take(3_000).enumerate().map(|(index, bits)| if index % 3 == 0 { near(bits) } else { bits });
    [0, 1, 1 << 63, (1 << 63) | 1, 0x7ff0_0000_0000_0000, 0xfff0_0000_0000_0000, 0x000f_ffff_ffff_ffff]
        .into_iter()
        .chain(random)
        .collect()
}

/// All conversions of a format, and functions for which `std` takes a guess of the hardware.
fn conversions<M: Elementary<Raw = i32>>(floats: &[u64]) -> Vec<u64> {
    let mut results = Vec::new();
    for &bits in floats {
        let (single, raw) = (f32::from_bits((bits >> 32) as u32), (bits >> 17) as i32);
        let number = M::from_raw(raw);
        results.extend([
            M::from_f64(f64::from_bits(bits)).to_raw() as u64,
            M::from_f32(single).to_raw() as u64,
            number.to_f64().to_bits(),
            u64::from(number.to_f32().to_bits()),
            number.sqrt().to_raw() as u64,
            number.hypot(M::ONE).to_raw() as u64,
            M::normalize_of([number, M::ONE])[0].to_raw() as u64,
        ]);
    }
    results
}

#[test]
fn fixed_point_converts_to_the_same_bits_in_every_environment() {
    let floats = floats();
    let all = || {
        [conversions::<Fpx16_16>(&floats), conversions::<Fpx8_24>(&floats), conversions::<Fpx20_12>(&floats)]
    };
    let expected = all();
    for register in environments() {
        assert!(within(register, all) == expected, "{register:#x}");
    }
}
