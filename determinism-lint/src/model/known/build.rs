//! The tables about build settings: arguments of compilers, features of crates, lints. Knows no file and no rule.

/// Arguments of LLVM that let it change what a float operation gives, without leading dashes and value.
const LLVM_FLOAT: [&str; 9] = [
    "denormal-fp-math",
    "denormal-fp-math-f32",
    "enable-approx-func-fp-math",
    "enable-no-infs-fp-math",
    "enable-no-nans-fp-math",
    "enable-no-signed-zeros-fp-math",
    "enable-no-trapping-fp-math",
    "enable-unsafe-fp-math",
    "recip",
];

/// Arguments of C compilers that do the same, or that build for the machine at hand.
const C_FLOAT: [(&str, &str); 22] = [
    ("-Ofast", "implies `-ffast-math`"),
    ("-fapprox-func", "allows approximate functions"),
    ("-fassociative-math", "allows regrouping"),
    ("-fcx-fortran-rules", "relaxes division of complex numbers"),
    ("-fcx-limited-range", "relaxes division of complex numbers"),
    (
        "-ffast-math",
        "allows regrouping and approximation, and linking with it flushes subnormals of the whole process",
    ),
    ("-ffinite-math-only", "assumes that there is no NaN and no infinity"),
    ("-ffp-contract=fast", "fuses operations where the target can"),
    ("-ffp-model=aggressive", "allows regrouping and approximation"),
    ("-ffp-model=fast", "allows regrouping and approximation"),
    ("-fno-signed-zeros", "ignores the sign of zero"),
    ("-freciprocal-math", "replaces divisions by multiplications"),
    ("-fsingle-precision-constant", "changes the width of constants"),
    (
        "-funsafe-math-optimizations",
        "allows regrouping, and linking with it flushes subnormals of the whole process",
    ),
    ("-march=native", "builds for the machine that builds"),
    ("-mcpu=native", "builds for the machine that builds"),
    ("-mdaz-ftz", "flushes subnormals of the whole process"),
    ("-mfma", "lets the compiler fuse operations"),
    ("-mfpmath=387", "computes with the x87 unit"),
    ("-mrecip", "approximates divisions"),
    ("/fp:fast", "allows regrouping and approximation"),
    ("-fp:fast", "allows regrouping and approximation"),
];

/// Target features that change no operation of simulation code.
const HARMLESS_FEATURES: [&str; 10] = [
    "crt-static", // Rust fuses nothing by itself.
    "fma", "atomics", "bulk-memory", "exception-handling", "multivalue", "mutable-globals",
    "nontrapping-fptoint", "reference-types", "sign-ext",
];

/// Library that flushes subnormals of the whole process as soon as it is linked.
const FLUSHING_LIBRARY: &str = "crtfastmath";

/// Lints whose suggestions put fused or platform functions in the place of plain operations.
pub const CONFLICTING_LINTS: [&str; 2] = ["imprecise_flops", "suboptimal_flops"];

/// Groups that hold those lints.
pub const CONFLICTING_GROUPS: [&str; 1] = ["nursery"];

/// Why an argument of LLVM changes floats.
pub fn llvm_argument(argument: &str) -> Option<&'static str> {
    let argument = argument.trim_start_matches('-');
    let (name, value) = argument.split_once('=').unwrap_or((argument, ""));
    let off = matches!(value, "false" | "0");
    match name {
        "fp-contract" if value != "off" => Some("lets LLVM fuse operations where the target can"),
        "recip" if value == "none" => None,
        _ if LLVM_FLOAT.contains(&name) && !off => Some("lets LLVM change what float operations give"),
        _ => None,
    }
}

/// Why an argument of a C compiler or of a linker driver is no good.
pub fn c_argument(argument: &str) -> Option<&'static str> {
    let found = C_FLOAT.iter().find(|(flag, _)| *flag == argument).map(|(_, why)| *why);
    found
        .or_else(|| argument.strip_prefix("-fdenormal-fp-math").map(|_| "flushes subnormals"))
        .or_else(|| argument.strip_prefix("-mrecip=").map(|_| "approximates divisions"))
        .or_else(|| argument.contains(FLUSHING_LIBRARY).then_some("flushes subnormals of the whole process"))
}

/// Why a library must not be linked.
pub fn library(name: &str) -> Option<&'static str> {
    name.contains(FLUSHING_LIBRARY).then_some("flushes subnormals of the whole process")
}

/// Why `+avx2` or `-sse2` in `-Ctarget-feature` is no good.
pub fn target_feature(feature: &str) -> Option<&'static str> {
    let (on, name) = match feature.split_at_checked(1)? {
        ("+", name) => (true, name),
        ("-", name) => (false, name),
        _ => return None,
    };
    match name {
        "sse" | "sse2" if !on => Some("makes floats of 32-bit x86 go through the x87 unit"),
        "soft-float" => Some("changes how floats are computed and passed"),
        _ if HARMLESS_FEATURES.contains(&name) || !on => None,
        _ => Some("turns on other code in every crate that asks for it"),
    }
}

/// What must hold of the features of a crate, for the same results on every target.
#[derive(Debug)]
pub struct FeatureRow {
    /// Names of packages.
    pub packages: &'static [&'static str],
    /// Features that must be on, with why.
    pub needed: &'static [(&'static str, &'static str)],
    /// Features that must be off, with why.
    pub refused: &'static [(&'static str, &'static str)],
}

const WIDE: &str = "computes several lanes at once, in another order than without";
const DETERMINISM: &str =
    "without it, math functions are those of the platform and sums are grouped by target";

/// The table of features. A crate without needs is listed where crates below it have some.
pub const FEATURES: &[FeatureRow] = &[
    FeatureRow {
        packages: &["glam"],
        needed: &[
            ("libm", "without it, sine and its relatives are those of the platform"),
            ("scalar-math", "without it, SSE2, NEON and plain code group sums differently"),
        ],
        refused: &[
            ("core-simd", "groups sums differently than plain code"),
            ("fast-math", "lets products and sums be fused"),
        ],
    },
    FeatureRow {
        packages: &["bevy_math"],
        needed: &[("libm", "without it, sine and its relatives are those of the platform")],
        refused: &[],
    },
    FeatureRow {
        packages: &["rapier2d", "rapier2d-f64", "rapier3d", "rapier3d-f64", "bevy_rapier2d", "bevy_rapier3d"],
        needed: &[("enhanced-determinism", DETERMINISM)],
        refused: &[("simd-nightly", WIDE), ("simd-stable", WIDE), ("simd8", WIDE)],
    },
    FeatureRow {
        packages: &["parry2d", "parry2d-f64", "parry3d", "parry3d-f64"],
        needed: &[("enhanced-determinism", DETERMINISM)],
        refused: &[("simd-is-enabled", WIDE), ("simd-nightly", WIDE), ("simd-stable", WIDE), ("simd8", WIDE)],
    },
    FeatureRow {
        packages: &["avian2d", "avian3d", "bevy_xpbd_2d", "bevy_xpbd_3d"],
        needed: &[("enhanced-determinism", DETERMINISM)],
        refused: &[("simd", WIDE)],
    },
    FeatureRow {
        packages: &["simba"],
        needed: &[("libm_force", "without it, sine and its relatives are those of the platform")],
        refused: &[],
    },
    FeatureRow { packages: &["glamx", "libm", "nalgebra"], needed: &[], refused: &[] },
];

/// The row of a package.
pub fn features_of(package: &str) -> Option<&'static FeatureRow> {
    FEATURES.iter().find(|row| row.packages.contains(&package))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_that_change_floats_are_told_from_those_that_do_not() {
        assert!(llvm_argument("-fp-contract=fast").is_some() && llvm_argument("--fp-contract=on").is_some());
        assert!(
            llvm_argument("-fp-contract=off").is_none() && llvm_argument("-inline-threshold=9").is_none()
        );
        assert!(llvm_argument("--enable-no-nans-fp-math").is_some());
        assert!(llvm_argument("-enable-no-nans-fp-math=false").is_none());
        assert!(c_argument("-ffast-math").is_some() && c_argument("-mrecip=all").is_some());
        assert!(c_argument("-O2").is_none() && c_argument("-ffp-contract=off").is_none());
        assert!(c_argument("-lcrtfastmath").is_some() && c_argument("-mtune=native").is_none());
    }

    #[test]
    fn target_features_count_where_they_change_operations() {
        assert!(target_feature("+avx2").is_some() && target_feature("-sse2").is_some());
        for quiet in ["+crt-static", "+fma", "-avx2", "avx2", ""] {
            assert!(target_feature(quiet).is_none(), "{quiet}");
        }
    }

    #[test]
    fn a_package_has_one_row() {
        let all: Vec<&str> = FEATURES.iter().flat_map(|row| row.packages).copied().collect();
        let once: std::collections::BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(all.len(), once.len());
        assert!(features_of("parry3d-f64").is_some() && features_of("serde").is_none());
    }
}
