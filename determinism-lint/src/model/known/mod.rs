//! The one table about std and well-known crates: canonical path → what a rule must know about it.
//!
//! Paths are canonical: `std::time::Instant::now`, methods of primitives `f32::sin`, `slice::sort_unstable`, `str::to_uppercase`,
//! trait methods `std::iter::Iterator::sum`; a path of another crate begins with the crate's name. A trailing `::*` covers everything
//! below; a leading `float::` or `int::` stands for every float or integer type.

use rustc_hash::FxHashMap;

mod ambient;
pub mod build;
pub(crate) mod families;
mod float;
mod hash;
mod order;
mod platform;
mod state;
mod threads;

pub use hash::HASH_ORDER_METHODS;
pub use order::HEAP_ORDER_METHODS;
pub(crate) use threads::GUARDS;

/// What a path is. A rule asks for facts and never for names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Fact {
    /// Function whose precision std leaves unspecified.
    ApproximateFloat,
    /// Multiply-add in one rounding, or an operation the compiler may regroup.
    FusedFloat,
    /// `min` and `max` of floats.
    FloatMinMax,
    /// `clamp` of floats.
    FloatClamp,
    /// Bits, bytes or sign of a float.
    FloatBits,
    /// Takes the sign of its last argument.
    FloatSign,
    /// The bytes of any value.
    ByteView,
    /// `sqrt`: exact, but float arithmetic.
    FloatSqrt,
    /// `partial_cmp` and its friends.
    PartialOrder,
    /// Methods that take a comparison function.
    TakesComparison,
    /// `sum` and `product` of an iterator.
    Reduction,
    /// `fold`, `reduce` and their parallel forms.
    Fold,
    /// Unchecked float to integer conversion.
    UncheckedCast,
    /// Type that carries floats, of a crate outside the workspace.
    FloatFamily,
    /// Type of a float family whose every operator is exact component by component.
    ElementwiseExact,
    /// Type of a float family whose `+ -`, and `* /` by a plain float, are exact component by component.
    ElementwiseSum,
    /// Type of a float family that may as well hold integers: its arguments decide.
    GenericFamily,
    /// Methods of the operator traits: `Add::add`, `Neg::neg`.
    OperatorMethod,
    /// Conversion that involves a float, whatever its arguments.
    FloatConversion,
    /// `From`, `Into`, `parse` and the like: the types decide whether a float is involved.
    ValueConversion,
    /// Compiler and CPU intrinsics.
    Intrinsic,
    /// Calls that change the float environment.
    FloatEnvironment,
    /// Run-time detection of CPU features.
    FeatureDetection,
    /// Constants that differ by target.
    TargetConstant,
    /// C functions by path.
    ForeignFunction,
    /// Container whose order is unspecified.
    HashContainer,
    /// Method through which the order of a hash container escapes.
    HashOrder,
    /// What prints a value with `Debug`.
    DebugPrint,
    /// What writes a value in a serial form.
    Serialisation,
    /// Hasher with random keys or an unspecified algorithm: the type, and the functions that make one.
    UnstableHasher,
    /// Use of a hasher that came from elsewhere.
    HasherUse,
    /// Sorting or selection that leaves equal elements in any order.
    UnstableSort,
    /// Parallel iteration.
    ParallelIteration,
    /// Threads, channels, locks, atomics, async runtimes.
    Threads,
    /// The ends of a channel: what sends and receives, and the type that can be iterated.
    ChannelUse,
    /// Order of a binary heap's storage: the type, and the methods that show it.
    HeapOrder,
    /// Reads of a clock and sleeps.
    WallClock,
    /// Type that reads or holds a clock.
    ClockType,
    /// Randomness from outside the seed.
    UnseededRandom,
    /// Generator whose algorithm may change.
    UnportableRandom,
    /// Drawing from a range or a slice.
    RandomRange,
    /// Drawing a whole value from a generator.
    RandomDraw,
    /// Environment, files, network, processes, standard input: the functions that ask, and the types that stand for the outside world.
    Environment,
    /// Unicode tables that move with the toolchain.
    UnicodeTables,
    /// Type with interior mutability, or a lazy cell.
    InteriorMutable,
    /// Address of a value as a value.
    Address,
    /// Puts its elements or keys into their own order.
    OrdersElements,
    /// Puts elements into the order of a key function's result.
    OrdersByKey,
    /// Function of `usize` or `isize` whose result depends on their width.
    PlatformWidth,
    /// Native byte order.
    NativeEndian,
    /// Byte views of memory, and transmutation.
    RawBytes,
    /// Type ids, type names, source locations.
    CompilerIdentity,
    /// Uninitialised memory.
    Uninitialised,
    /// Iterator sources and consumers that pass a container's order on.
    OrderConsumer,
}

/// A set of facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts(u64);

impl Facts {
    /// Whether the fact is in the set.
    pub const fn has(self, fact: Fact) -> bool {
        self.0 & (1 << fact as u8) != 0
    }

    /// The set with one more fact.
    #[must_use]
    pub const fn with(self, fact: Fact) -> Self {
        Self(self.0 | 1 << fact as u8)
    }

    /// What is in either set.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }

    /// Nothing is known.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// One line of the table.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// What the paths are.
    pub fact: Fact,
    /// Prefix that every name of the line stands under, without a trailing `::`.
    pub under: &'static str,
    /// The names; a single empty name means the prefix itself.
    pub names: &'static [&'static str],
    /// A method of this name counts too where its path is not known, as likely.
    pub by_name: ByName,
}

/// Where a method counts by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByName {
    /// Nowhere.
    Never,
    /// On a receiver of unknown type.
    UnknownReceiver,
    /// On any receiver that has no such method itself: the method of a trait whose source was not read.
    AnyReceiver,
}

impl Row {
    /// A line whose names mean something only where the path is known.
    pub const fn new(fact: Fact, under: &'static str, names: &'static [&'static str]) -> Self {
        Self { fact, under, names, by_name: ByName::Never }
    }

    /// A line whose names speak for themselves, even where the receiver's type is unknown.
    pub const fn distinctive(fact: Fact, under: &'static str, names: &'static [&'static str]) -> Self {
        Self { fact, under, names, by_name: ByName::UnknownReceiver }
    }

    /// A line of methods that a trait of an unread crate gives to types of others: they count on every receiver that lacks them.
    pub const fn extension(fact: Fact, under: &'static str, names: &'static [&'static str]) -> Self {
        Self { fact, under, names, by_name: ByName::AnyReceiver }
    }
}

/// Every part of the table.
pub static TABLE: &[&[Row]] = &[
    float::ROWS,
    float::TWINS,
    families::ROWS,
    platform::ROWS,
    hash::ROWS,
    order::ROWS,
    threads::ROWS,
    ambient::ROWS,
    state::ROWS,
];

/// The table, arranged for look-ups.
#[derive(Debug, Default, Clone)]
pub struct Known {
    exact: FxHashMap<Box<str>, Facts>,
    /// Prefixes by the crate they begin with.
    below: FxHashMap<Box<str>, Vec<(Box<str>, Facts)>>,
    /// What the config adds; it also speaks of what is scanned.
    configured: FxHashMap<Box<str>, Facts>,
    distinctive: FxHashMap<&'static str, Facts>,
    extensions: FxHashMap<&'static str, Facts>,
}

const FLOATS: [&str; 4] = ["f16", "f32", "f64", "f128"];
const INTEGERS: [&str; 12] =
    ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];

/// The crate that a path begins with.
fn first(path: &str) -> &str {
    path.split(':').next().unwrap_or(path)
}

impl Known {
    /// The table as committed.
    pub fn table() -> Self {
        let mut known = Self::default();
        for row in TABLE.iter().flat_map(|rows| rows.iter()) {
            known.add_row(row);
        }
        known
    }

    fn add_row(&mut self, row: &Row) {
        let owners: Vec<&str> = match row.under {
            "float" => FLOATS.to_vec(),
            "int" => INTEGERS.to_vec(),
            under => vec![under],
        };
        for name in row.names {
            for owner in &owners {
                let path = match (owner.is_empty(), name.is_empty()) {
                    (true, _) => (*name).to_owned(),
                    (_, true) => (*owner).to_owned(),
                    _ => format!("{owner}::{name}"),
                };
                self.add(&path, row.fact);
            }
            if row.by_name != ByName::Never {
                let facts = self.distinctive.entry(name).or_default();
                *facts = facts.with(row.fact);
            }
            if row.by_name == ByName::AnyReceiver {
                let facts = self.extensions.entry(name).or_default();
                *facts = facts.with(row.fact);
            }
        }
    }

    fn add(&mut self, path: &str, fact: Fact) {
        if let Some(prefix) = path.strip_suffix("::*") {
            let list = self.below.entry(first(prefix).into()).or_default();
            list.push((format!("{prefix}::").into(), Facts::default().with(fact)));
            return;
        }
        let facts = self.exact.entry(path.into()).or_default();
        *facts = facts.with(fact);
    }

    /// Adds a path from the lists of the config.
    pub fn configure(&mut self, path: &str, fact: Fact) {
        self.add(path, fact);
        let facts = self.configured.entry(path.into()).or_default();
        *facts = facts.with(fact);
    }

    /// What the config says about a canonical path.
    pub fn configured(&self, path: &str) -> Facts {
        self.configured.get(path).copied().unwrap_or_default()
    }

    /// What the table says about a canonical path.
    pub fn facts(&self, path: &str) -> Facts {
        let exact = self.exact.get(path).copied().unwrap_or_default();
        let Some(below) = self.below.get(first(path)) else { return exact };
        below
            .iter()
            .filter(|(prefix, _)| path.starts_with(&**prefix))
            .fold(exact, |facts, (_, more)| Facts(facts.0 | more.0))
    }

    /// The same without what is said of everything below a module: a crate may export others there.
    pub fn exact_facts(&self, path: &str) -> Facts {
        self.exact.get(path).copied().unwrap_or_default()
    }

    /// What a method of this name would be, where the name speaks for itself.
    pub fn distinctive(&self, name: &str) -> Facts {
        self.distinctive.get(name).copied().unwrap_or_default()
    }

    /// What a method of this name would be on a known type that has none, where a trait of an unread crate gives it one.
    pub fn extension(&self, name: &str) -> Facts {
        self.extensions.get(name).copied().unwrap_or_default()
    }
}

/// Names of the crates outside of std that the table speaks about, sorted.
pub fn crates() -> Vec<&'static str> {
    let own = ["std", "core", "float", "int", "slice", "str", "char", "pointer", "array", "tuple", "fn", ""];
    let is_foreign = |name: &&str| !own.contains(name) && !FLOATS.contains(name) && !INTEGERS.contains(name);
    let rows = TABLE.iter().flat_map(|rows| rows.iter());
    let names: std::collections::BTreeSet<&str> =
        rows.filter_map(|row| row.under.split("::").next()).filter(is_foreign).collect();
    names.into_iter().chain(["simmath"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_of_the_table_are_neither_std_nor_primitives() {
        let crates = crates();
        assert!(crates.contains(&"rand") && crates.contains(&"simmath"));
        assert!(!crates.contains(&"std") && !crates.contains(&"f32") && !crates.contains(&"slice"));
    }

    #[test]
    fn a_method_of_an_unread_trait_speaks_for_itself_on_any_type_and_elapsed_does_not() {
        let known = Known::table();
        assert!(known.extension("shuffle").has(Fact::UnportableRandom));
        assert!(known.distinctive("elapsed").has(Fact::WallClock));
        assert!(known.extension("elapsed").is_empty());
    }
}
