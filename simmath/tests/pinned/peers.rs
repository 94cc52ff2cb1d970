//! Which peers may play with each other on floats.

use simmath::MathBackend::{Fp32Pinned, Fp64Pinned, Fpx16_16};
use simmath::desync::{PeerFacts, PeerMismatch, Support, SupportList};
use simmath::{MathBackend, replay::Facts};

const LIST: &str =
    "# measured\n\nrustc 1.95.0: x86_64 aarch64 s390x # all ticks\nrustc 1.96.0: x86_64 wasm32\n";

fn peer(backend: MathBackend, target: &str, rustc: &str, flags: &str) -> PeerFacts {
    let facts = [
        ("target", target),
        ("rustc", rustc),
        ("rustflags", flags),
        ("simmath", "0.1.0"),
        ("profile", target),
    ];
    PeerFacts { backend, facts: Facts(facts.map(|(name, value)| (name.into(), value.into())).into()) }
}

fn list() -> SupportList {
    LIST.parse().expect("a list")
}

#[test]
fn fixed_point_plays_with_everybody_on_the_same_backend() {
    let (here, there) =
        (peer(Fpx16_16, "x86_64", "rustc 1.95.0", ""), peer(Fpx16_16, "i586", "rustc 1.80.0", "-Cx"));
    assert_eq!(here.compatible(&there, &SupportList::default()), Ok(Support::Everywhere));
    let other = peer(Fp32Pinned, "x86_64", "rustc 1.95.0", "");
    assert!(matches!(here.compatible(&other, &list()), Err(PeerMismatch::Backend(_))));
    assert!(peer(Fp64Pinned, "x86_64", "rustc 1.95.0", "").compatible(&other, &list()).is_err());
}

#[test]
fn floats_play_with_the_same_build_and_with_listed_pairs() {
    let here = peer(Fp32Pinned, "x86_64", "rustc 1.95.0", "");
    assert_eq!(here.compatible(&here, &SupportList::default()), Ok(Support::SameBuild));
    let there = peer(Fp32Pinned, "s390x", "rustc 1.95.0", "");
    assert_eq!(here.compatible(&there, &list()), Ok(Support::Listed));
    assert_eq!(there.compatible(&here, &list()), Ok(Support::Listed));
    let not_listed = PeerMismatch::NotListed { here: "x86_64".into(), there: "s390x".into() };
    assert_eq!(here.compatible(&there, &SupportList::default()), Err(not_listed));
    let wasm = peer(Fp32Pinned, "wasm32", "rustc 1.95.0", "");
    let text = here.compatible(&wasm, &list()).expect_err("another compiler was measured").to_string();
    assert!(text.contains("`x86_64` and `wasm32`"), "{text}");
}

#[test]
fn floats_refuse_other_compilers_flags_and_versions() {
    let here = peer(Fp64Pinned, "x86_64", "rustc 1.95.0", "");
    let refused = |there: PeerFacts| match here.compatible(&there, &list()) {
        Err(PeerMismatch::Facts { name, .. }) => name,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(peer(Fp64Pinned, "aarch64", "rustc 1.96.0", "")), "rustc");
    assert_eq!(refused(peer(Fp64Pinned, "aarch64", "rustc 1.95.0", "-Ctarget-cpu=native")), "rustflags");
    let mut version = peer(Fp64Pinned, "aarch64", "rustc 1.95.0", "");
    version.facts.0.insert("simmath".into(), "0.2.0".into());
    assert_eq!(refused(version), "simmath");
    let flags = peer(Fp64Pinned, "x86_64", "rustc 1.95.0", "-Ca");
    let both = peer(Fp64Pinned, "aarch64", "rustc 1.95.0", "-Ca");
    assert!(flags.compatible(&both, &list()).is_err(), "equal flags were not measured either");
    assert_eq!(flags.compatible(&flags, &list()), Ok(Support::SameBuild));
}

#[test]
fn an_override_is_named_and_can_be_listed() {
    let (here, there) =
        (peer(Fp32Pinned, "x86_64", "rustc 1.95.0", ""), peer(Fp32Pinned, "riscv64", "rustc 1.96.0", ""));
    let list = list().allow_unmeasured("riscv64", "x86_64", "a tournament on loaned machines");
    let reason = "a tournament on loaned machines".to_owned();
    assert_eq!(here.compatible(&there, &list), Ok(Support::Overridden { reason }));
    assert_eq!(
        list.overrides().collect::<Vec<_>>(),
        [("riscv64", "x86_64", "a tournament on loaned machines")]
    );
}

#[test]
fn facts_travel_as_bytes() {
    let here = PeerFacts::here(Fp32Pinned);
    assert_eq!(PeerFacts::from_bytes(&here.to_bytes()).ok(), Some(here.clone()));
    assert!(PeerFacts::from_bytes(&here.to_bytes()[1..]).is_err());
    let foreign = simmath::state::to_bytes(&("float_pinned_16".to_owned(), here.facts.0));
    let fault = PeerFacts::from_bytes(&foreign).expect_err("no such backend").to_string();
    assert!(fault.contains("`float_pinned_16`"), "{fault}");
}

#[test]
fn a_line_that_is_no_group_is_refused() {
    for (text, line) in [("rustc 1.95.0: x86_64", 1), ("\nx86_64 aarch64", 2), (": a b", 1)] {
        assert_eq!(text.parse::<SupportList>().map_err(|error| error.line), Err(line), "{text}");
    }
}
