//! What is known about a rule before any code is read. Pure data; knows nothing else.

/// How strictly simulation code is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arithmetic {
    /// No float at all in simulation code.
    FixedPoint,
    /// Exactly specified float operations are legal, everything else is not.
    ExactFloat,
}

impl Arithmetic {
    /// The spelling in the config file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FixedPoint => "fixed-point",
            Self::ExactFloat => "exact-float",
        }
    }
}

/// What a finding of a rule does to the exit status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Not reported.
    Allow,
    /// Reported, does not fail the check.
    Warn,
    /// Reported, fails the check.
    Deny,
}

impl Level {
    /// The spelling in the config file and in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Allow => "allow",
            Self::Warn => "warn",
            Self::Deny => "deny",
        }
    }
}

/// How sure the scanner is of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// The types or the resolved path show it.
    Proven,
    /// Only a name speaks for it.
    Likely,
}

impl Certainty {
    /// The spelling in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Likely => "likely",
        }
    }
}

/// The family a rule belongs to; a level can be set for a whole group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Float arithmetic and conversions.
    Float,
    /// Code that depends on the target.
    Platform,
    /// Build settings.
    Build,
    /// Order of iteration, sorting, threads.
    Order,
    /// Clock, randomness, environment.
    Ambient,
    /// State that differs between processes or targets.
    State,
    /// What belongs to simulation code and what may be reached from it.
    Scope,
    /// Entity component systems.
    Ecs,
    /// Suppressions.
    Audit,
}

impl Group {
    /// The spelling in the config file and in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Platform => "platform",
            Self::Build => "build",
            Self::Order => "order",
            Self::Ambient => "ambient",
            Self::State => "state",
            Self::Scope => "scope",
            Self::Ecs => "ecs",
            Self::Audit => "audit",
        }
    }

    /// Every group, in the order of the rule table.
    pub const ALL: [Self; 9] = [
        Self::Float,
        Self::Platform,
        Self::Build,
        Self::Order,
        Self::Ambient,
        Self::State,
        Self::Scope,
        Self::Ecs,
        Self::Audit,
    ];
}

/// Everything that is declared about one rule.
#[derive(Debug)]
pub struct RuleMeta {
    /// `DET101`; unique, ascending.
    pub code: &'static str,
    /// `float-type`; names the pattern, reads after "allow".
    pub name: &'static str,
    /// The family.
    pub group: Group,
    /// The level where nothing else is said, under fixed-point arithmetic.
    pub fixed_point: Level,
    /// The same under exact-float arithmetic.
    pub exact_float: Level,
    /// One line, lower case, no stop.
    pub summary: &'static str,
    /// The page below its generated first line; `None` for a planned rule.
    pub page: Option<&'static str>,
}

impl RuleMeta {
    /// Known by name, but nothing finds it yet.
    pub const fn planned(&self) -> bool {
        self.page.is_none()
    }

    /// The level where no config, flag or group says otherwise.
    pub const fn default_level(&self, arithmetic: Arithmetic) -> Level {
        match arithmetic {
            Arithmetic::FixedPoint => self.fixed_point,
            Arithmetic::ExactFloat => self.exact_float,
        }
    }
}

impl PartialEq for RuleMeta {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for RuleMeta {}
