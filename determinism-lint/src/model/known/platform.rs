//! Rows about intrinsics, the float environment, targets, foreign functions.

use super::{Fact, Row};

const CONTROL_REGISTER: &[&str] = &[
    "_mm_setcsr",
    "_mm_getcsr",
    "_MM_SET_ROUNDING_MODE",
    "_MM_GET_ROUNDING_MODE",
    "_MM_SET_FLUSH_ZERO_MODE",
    "_MM_GET_FLUSH_ZERO_MODE",
    "_MM_SET_EXCEPTION_MASK",
    "_MM_GET_EXCEPTION_MASK",
    "_MM_SET_EXCEPTION_STATE",
    "_MM_GET_EXCEPTION_STATE",
];

const FENV: &[&str] = &[
    "fesetround", "fegetround", "fesetenv", "fegetenv", "feholdexcept", "feupdateenv", "feclearexcept",
    "feraiseexcept", "fesetexceptflag", "fetestexcept", "feenableexcept", "fedisableexcept",
];

/// The rows.
pub(super) static ROWS: &[Row] = &[
    Row::new(Fact::Intrinsic, "std::arch", &["*"]),
    Row::new(Fact::Intrinsic, "std::intrinsics", &["*"]),
    Row::new(Fact::Intrinsic, "std::simd", &["*"]),
    Row::new(Fact::Intrinsic, "safe_arch", &["*"]),
    Row::new(Fact::Intrinsic, "raw_cpuid", &["*"]),
    Row::new(Fact::FloatEnvironment, "std::arch::x86_64", CONTROL_REGISTER),
    Row::new(Fact::FloatEnvironment, "std::arch::x86", CONTROL_REGISTER),
    Row::new(Fact::FloatEnvironment, "libc", FENV),
    Row::new(Fact::FloatEnvironment, "no_denormals", &["no_denormals"]),
    Row::new(
        Fact::FeatureDetection,
        "std::arch",
        &[
            "is_x86_feature_detected",
            "is_aarch64_feature_detected",
            "is_arm_feature_detected",
            "is_loongarch_feature_detected",
            "is_mips_feature_detected",
            "is_mips64_feature_detected",
            "is_powerpc_feature_detected",
            "is_powerpc64_feature_detected",
            "is_riscv_feature_detected",
            "is_s390x_feature_detected",
        ],
    ),
    Row::new(Fact::FeatureDetection, "std", &["is_x86_feature_detected"]),
    Row::new(Fact::TargetConstant, "usize", &["BITS"]),
    Row::new(Fact::TargetConstant, "isize", &["BITS"]),
    Row::new(Fact::ForeignFunction, "libc", &["*"]),
    Row::new(Fact::ForeignFunction, "cmath", &["*"]),
    Row::new(Fact::ForeignFunction, "nix", &["*"]),
    Row::new(Fact::ForeignFunction, "rustix", &["*"]),
    Row::new(Fact::ForeignFunction, "winapi", &["*"]),
    Row::new(Fact::ForeignFunction, "windows_sys", &["*"]),
    Row::new(Fact::ForeignFunction, "windows", &["Win32::*"]),
    Row::new(Fact::ForeignFunction, "js_sys", &["*"]),
    Row::new(Fact::ForeignFunction, "web_sys", &["*"]),
    Row::new(Fact::ForeignFunction, "libloading", &["*"]),
];
