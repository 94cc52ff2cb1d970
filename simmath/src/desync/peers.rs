//! Which peers may play with each other: their backends, and for floats the builds that were measured to give the same bits.
//! Must not know: the network, which carries the bytes.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::backend::{BackendMismatch, MathBackend};
use crate::replay::Facts;
use crate::state::{DecodeError, from_bytes, to_bytes};
use crate::surface::{Scope, SimMath};

/// What a peer says about itself before a session: its backend and the facts of its build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeerFacts {
    /// The backend that its simulation runs on.
    pub backend: MathBackend,
    /// Target, compiler, flags and version.
    pub facts: Facts,
}

/// Why two peers give the same bits.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Support {
    /// The backend is fixed point, which is the same bits everywhere.
    Everywhere,
    /// A float backend, and one and the same build.
    SameBuild,
    /// A float backend, and the two builds stand on the list together.
    Listed,
    /// A float backend, and nobody has measured it: somebody has taken the responsibility. Log it.
    Overridden {
        /// What was said when it was overridden.
        reason: String,
    },
}

/// Why two peers cannot share a session.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PeerMismatch {
    /// Their bits mean different numbers.
    Backend(BackendMismatch),
    /// On a float backend, facts that have to be the same are not.
    Facts {
        /// The name of the first one.
        name: &'static str,
        /// What it is on this side.
        here: String,
        /// What it is on the other side.
        there: String,
    },
    /// On a float backend, the pair of targets is not on the list.
    NotListed {
        /// The target of this side.
        here: String,
        /// The target of the other side.
        there: String,
    },
}

impl fmt::Display for PeerMismatch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Backend(mismatch) => mismatch.fmt(out),
            Self::Facts { name, here, there } => {
                write!(
                    out,
                    "on a float backend both sides need the same {name}; here it is `{here}`, there `{there}`"
                )
            }
            Self::NotListed { here, there } => {
                write!(
                    out,
                    "nobody has measured that `{here}` and `{there}` give the same floats; play on fixed point, or list the pair"
                )
            }
        }
    }
}

impl core::error::Error for PeerMismatch {}

impl PeerFacts {
    /// Of this build, for a simulation on a backend.
    pub fn here(backend: MathBackend) -> Self {
        Self { backend, facts: Facts::here() }
    }

    /// For the network.
    pub fn to_bytes(&self) -> Vec<u8> {
        to_bytes(&(self.backend.id().to_string(), self.facts.0.clone()))
    }

    /// From the network.
    ///
    /// # Errors
    ///
    /// What is not the bytes of facts, or names a backend that this build does not have.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PeerFactsError> {
        let (id, facts) =
            from_bytes::<(String, BTreeMap<String, String>)>(bytes).map_err(PeerFactsError::Bytes)?;
        let backend = id.parse().map_err(|_| PeerFactsError::Backend(id))?;
        Ok(Self { backend, facts: Facts(facts) })
    }

    /// Whether a session of these two can stay in step, and why.
    ///
    /// Backends must be the same. Fixed point needs no more. On a float backend the version of this crate must be the same, and then
    /// the build, or the pair of targets must be on the list for the compiler of both, without flags; see [`SupportList`].
    ///
    /// ```
    /// use simmath::MathBackend;
    /// use simmath::desync::{PeerFacts, Support, SupportList};
    ///
    /// let here = PeerFacts::here(MathBackend::Fpx16_16);
    /// let there = PeerFacts::from_bytes(&here.to_bytes())?;
    /// assert_eq!(here.compatible(&there, &SupportList::default()), Ok(Support::Everywhere));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason against it.
    pub fn compatible(&self, other: &Self, list: &SupportList) -> Result<Support, PeerMismatch> {
        self.backend.require(other.backend).map_err(PeerMismatch::Backend)?;
        if dispatch!(self.backend, M => M::SCOPE) == Scope::Everywhere {
            return Ok(Support::Everywhere);
        }
        if ["target", "rustc", "rustflags", "simmath"].iter().all(|name| self.fact(name) == other.fact(name))
        {
            return Ok(Support::SameBuild);
        }
        if let Some(reason) = list.overrides.get(&pair(self.fact("target"), other.fact("target"))) {
            return Ok(Support::Overridden { reason: reason.clone() });
        }
        for name in ["simmath", "rustc", "rustflags"] {
            let (here, there) = (self.fact(name), other.fact(name));
            // With flags nothing was measured, so not even equal ones will do.
            if here != there || (name == "rustflags" && !here.is_empty()) {
                return Err(PeerMismatch::Facts { name, here: here.into(), there: there.into() });
            }
        }
        let (here, there) = (self.fact("target"), other.fact("target"));
        if list.has(self.fact("rustc"), here, there) {
            Ok(Support::Listed)
        } else {
            Err(PeerMismatch::NotListed { here: here.into(), there: there.into() })
        }
    }

    fn fact(&self, name: &str) -> &str {
        self.facts.0.get(name).map_or("", String::as_str)
    }
}

/// The pairs of builds on which floats were measured to be the same bits.
///
/// As text, each line is a compiler, a colon, and targets of which every two give the same hashes; `#` begins a comment.
///
/// ```
/// use simmath::desync::SupportList;
///
/// let list: SupportList = "rustc 1.95.0: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu # 20000 ticks, 3 seeds".parse()?;
/// assert!(list.has("rustc 1.95.0", "aarch64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"));
/// assert!(!list.has("rustc 1.96.0", "aarch64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"));
/// # Ok::<(), simmath::desync::SupportListError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SupportList {
    groups: Vec<(String, BTreeSet<String>)>,
    overrides: BTreeMap<(String, String), String>,
}

impl SupportList {
    /// Whether two targets stand in one line of the compiler.
    pub fn has(&self, rustc: &str, here: &str, there: &str) -> bool {
        self.groups
            .iter()
            .any(|(compiler, targets)| compiler == rustc && targets.contains(here) && targets.contains(there))
    }

    /// Lets a pair of targets play that nobody has measured, or builds of one target that differ. Give the reason to whoever answers
    /// for the desyncs: it comes back from [`PeerFacts::compatible`], and from [`overrides`](SupportList::overrides).
    #[must_use]
    pub fn allow_unmeasured(mut self, here: &str, there: &str, reason: &str) -> Self {
        self.overrides.insert(pair(here, there), reason.into());
        self
    }

    /// All overrides, for the log: two targets and the reason.
    pub fn overrides(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.overrides.iter().map(|((here, there), reason)| (here.as_str(), there.as_str(), reason.as_str()))
    }
}

/// The two in one order, since it does not matter.
fn pair(here: &str, there: &str) -> (String, String) {
    (here.min(there).into(), here.max(there).into())
}

impl FromStr for SupportList {
    type Err = SupportListError;

    fn from_str(text: &str) -> Result<Self, SupportListError> {
        let mut groups = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let group = line.split_once(':').map(|(rustc, targets)| {
                (
                    rustc.trim().to_string(),
                    targets.split_whitespace().map(String::from).collect::<BTreeSet<_>>(),
                )
            });
            match group {
                Some((rustc, targets)) if !rustc.is_empty() && targets.len() > 1 => {
                    groups.push((rustc, targets))
                }
                _ => return Err(SupportListError { line: index + 1 }),
            }
        }
        Ok(Self { groups, overrides: BTreeMap::new() })
    }
}

/// A line that is not a compiler, a colon and two targets or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SupportListError {
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for SupportListError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {} of the support list is not `rustc version: target target …`", self.line)
    }
}

impl core::error::Error for SupportListError {}

/// Bytes that are no facts of a peer.
#[derive(Debug)]
#[non_exhaustive]
pub enum PeerFactsError {
    /// They do not decode.
    Bytes(DecodeError),
    /// They name a backend that this build does not have.
    Backend(String),
}

impl fmt::Display for PeerFactsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(error) => write!(out, "the peer's facts cannot be read: {error}"),
            Self::Backend(id) => {
                write!(out, "the peer runs on the math backend `{id}`, which this build does not have")
            }
        }
    }
}

impl core::error::Error for PeerFactsError {}
