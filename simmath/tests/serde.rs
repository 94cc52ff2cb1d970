//! Serde: numbers as raw integers, vectors as their components by name, backends as their ids.

use simmath::{Fpx8_24, Fpx16_16, MathBackend, Vec2, Vec3, fx};

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

#[test]
fn numbers_are_raw_integers() {
    assert_eq!(json(&fx!(0.5)), "32768");
    for raw in [i32::MIN, -1, 0, 1, i32::MAX] {
        let number = Fpx8_24::from_raw(raw);
        assert_eq!(json(&number), raw.to_string());
        assert_eq!(serde_json::from_str::<Fpx8_24>(&json(&number)).ok(), Some(number));
    }
}

#[test]
fn a_decimal_or_a_foreign_integer_is_refused_with_what_is_expected() {
    let fault = |text: &str| serde_json::from_str::<Fpx16_16>(text).expect_err(text).to_string();
    let expected = "expected the raw integer of a fixed-point number, as `to_raw` gives it";
    assert!(fault("0.5").starts_with("invalid type: floating point `0.5`, "), "{}", fault("0.5"));
    assert!(fault("2147483648").starts_with("invalid value: integer `2147483648`, "));
    assert!(fault("-2147483649").starts_with("invalid value: integer `-2147483649`, "));
    assert!(fault("\"0.5\"").contains(expected));
    assert!(fault("0.5").contains(expected));
}

#[test]
fn vectors_have_named_components_and_are_read_from_lists_too() {
    let two = Vec2::new(fx!(1), fx!(-0.5));
    assert_eq!(json(&two), r#"{"x":65536,"y":-32768}"#);
    assert_eq!(serde_json::from_str(&json(&two)).ok(), Some(two));
    assert_eq!(serde_json::from_str("[65536,-32768]").ok(), Some(two));
    let three = Vec3::new(Fpx8_24::ONE, Fpx8_24::ZERO, Fpx8_24::MIN);
    assert_eq!(json(&three), r#"{"x":16777216,"y":0,"z":-2147483648}"#);
    assert_eq!(serde_json::from_str(&json(&three)).ok(), Some(three));
    assert!(serde_json::from_str::<Vec2<Fpx16_16>>(r#"{"x":1}"#).is_err());
}

#[test]
fn backends_are_their_ids() {
    for &backend in MathBackend::ALL {
        assert_eq!(json(&backend), format!("\"{}\"", backend.id()));
        assert_eq!(serde_json::from_str(&json(&backend)).ok(), Some(backend));
    }
    let fault = serde_json::from_str::<MathBackend>("\"float\"").expect_err("no backend").to_string();
    assert!(fault.contains("known are `fixed_point_16_16`"), "{fault}");
}
