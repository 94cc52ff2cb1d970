//! Who is measured.

/// One way to compute, a column of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Peer {
    /// `simmath::Fpx16_16`, in the build of this binary.
    Simmath,
    /// `simmath::Fp32Pinned`, in the build of this binary.
    Pinned,
    FixedWrapping,
    FixedSaturating,
    Cordic,
    FixedAnalytics,
    F32,
    Libm,
}

impl Peer {
    pub(crate) const ALL: [Self; 8] = [
        Self::Simmath,
        Self::Pinned,
        Self::FixedWrapping,
        Self::FixedSaturating,
        Self::Cordic,
        Self::FixedAnalytics,
        Self::F32,
        Self::Libm,
    ];

    /// What pages and pictures call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Simmath => "simmath",
            Self::Pinned => "simmath f32",
            Self::FixedWrapping => "fixed wrapping",
            Self::FixedSaturating => "fixed saturating",
            Self::Cordic => "cordic",
            Self::FixedAnalytics => "fixed_analytics",
            Self::F32 => "f32",
            Self::Libm => "libm f32",
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|peer| peer.name() == name)
    }
}
