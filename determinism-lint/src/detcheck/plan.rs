//! Which legs there are: those of the config, and the modes of the first one. Knows nothing of how a leg is built or run.

use crate::config::{self, Detcheck};
use simmath::detcheck::Mode;

/// A leg of one run of `detcheck`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Leg {
    /// Its name.
    pub(super) name: String,
    /// How it is built and run.
    pub(super) spec: config::Leg,
    /// How the run is done.
    pub(super) mode: Mode,
    /// A desync made on purpose.
    pub(super) injection: Option<String>,
    /// Whether it is another way to run a build of another leg.
    pub(super) is_mode: bool,
}

/// The name of the leg that there is without any config.
const NATIVE: &str = "native";
/// Runs the same machine code as on a CPU without fused multiply-add.
const WITHOUT_FMA: &str = "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4";
/// What separates the name of a leg from that of a mode.
const SEPARATOR: char = ':';

/// The legs of the config; one of this machine where there are none.
pub(super) fn legs(detcheck: &Detcheck) -> Vec<Leg> {
    let native = config::Leg { name: NATIVE.to_owned(), ..config::Leg::default() };
    let specs = if detcheck.legs.is_empty() { vec![native] } else { detcheck.legs.clone() };
    let leg = |spec: config::Leg| Leg {
        name: spec.name.clone(),
        spec,
        mode: Mode::Plain,
        injection: None,
        is_mode: false,
    };
    specs.into_iter().map(leg).collect()
}

/// The ways in which the build of a leg is run once more: all of them must come to the same states.
pub(super) fn modes(leg: &Leg, host: &str) -> Vec<Leg> {
    let named =
        |name: &str| Leg { name: format!("{}{SEPARATOR}{name}", leg.name), is_mode: true, ..leg.clone() };
    let other = Mode::all().filter(|mode| *mode != Mode::Plain);
    let mut modes = vec![named("again")];
    modes.extend(other.map(|mode| Leg { mode, ..named(mode.name()) }));
    if host == "x86_64-unknown-linux-gnu" && leg.spec.target.as_deref().is_none_or(|target| target == host) {
        let mut without = named("no-fma");
        without.spec.env.insert("GLIBC_TUNABLES".to_owned(), WITHOUT_FMA.to_owned());
        modes.push(without);
    }
    modes
}

/// A leg with a desync made on purpose.
pub(super) fn injected(leg: &Leg, injection: &str) -> Leg {
    let name = format!("{}{SEPARATOR}injected", leg.name);
    Leg { name, injection: Some(injection.to_owned()), is_mode: true, ..leg.clone() }
}

impl Leg {
    /// The name of the leg whose build is run.
    pub(super) fn build_name(&self) -> &str {
        &self.spec.name
    }

    /// The command that the config gives, or that the target needs. Empty for what the machine runs itself.
    pub(super) fn runner(&self, host: &str) -> Vec<String> {
        if !self.spec.runner.is_empty() {
            return self.spec.runner.clone();
        }
        let target = self.spec.target.as_deref().unwrap_or(host);
        let needs = if target == host { None } else { super::targets::needs(target) };
        needs.map(|needs| needs.runner.iter().map(|word| (*word).to_owned()).collect()).unwrap_or_default()
    }

    /// Whether it is a build for this machine, with optimisation, that the machine runs itself.
    pub(super) fn is_fast(&self, host: &str) -> bool {
        self.is_own(host) && self.spec.profile.as_deref() != Some("dev")
    }

    /// Whether the machine runs it itself.
    pub(super) fn is_own(&self, host: &str) -> bool {
        self.spec.target.as_deref().is_none_or(|target| target == host) && self.spec.runner.is_empty()
    }
}
