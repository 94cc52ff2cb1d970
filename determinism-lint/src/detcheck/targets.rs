//! What known targets need: linker, emulator, and the packages of a distribution that bring them. Knows nothing of legs.

/// What a target needs where it is not the machine's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Needs {
    /// What its triple begins with.
    target: &'static str,
    /// The linker, and the package that brings it with the libraries.
    pub(super) linker: Option<(&'static str, &'static [&'static str])>,
    /// The command that runs a binary, and the package that brings it.
    pub(super) runner: &'static [&'static str],
    /// The package that brings the runner.
    pub(super) runner_package: &'static str,
}

const TARGETS: &[Needs] = &[
    Needs {
        target: "aarch64-unknown-linux-gnu",
        linker: Some(("aarch64-linux-gnu-gcc", &["gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"])),
        runner: &["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
        runner_package: "qemu-user",
    },
    Needs {
        target: "riscv64gc-unknown-linux-gnu",
        linker: Some(("riscv64-linux-gnu-gcc", &["gcc-riscv64-linux-gnu", "libc6-dev-riscv64-cross"])),
        runner: &["qemu-riscv64", "-L", "/usr/riscv64-linux-gnu"],
        runner_package: "qemu-user",
    },
    Needs {
        target: "s390x-unknown-linux-gnu",
        linker: Some(("s390x-linux-gnu-gcc", &["gcc-s390x-linux-gnu", "libc6-dev-s390x-cross"])),
        runner: &["qemu-s390x", "-L", "/usr/s390x-linux-gnu"],
        runner_package: "qemu-user",
    },
    Needs {
        target: "powerpc64le-unknown-linux-gnu",
        linker: Some((
            "powerpc64le-linux-gnu-gcc",
            &["gcc-powerpc64le-linux-gnu", "libc6-dev-ppc64el-cross"],
        )),
        runner: &["qemu-ppc64le", "-L", "/usr/powerpc64le-linux-gnu"],
        runner_package: "qemu-user",
    },
    Needs {
        target: "armv7-unknown-linux-gnueabihf",
        linker: Some(("arm-linux-gnueabihf-gcc", &["gcc-arm-linux-gnueabihf", "libc6-dev-armhf-cross"])),
        runner: &["qemu-arm", "-L", "/usr/arm-linux-gnueabihf"],
        runner_package: "qemu-user",
    },
    // The machine runs these itself; only the loader lies elsewhere.
    Needs {
        target: "i586-unknown-linux-gnu",
        linker: Some(("i686-linux-gnu-gcc", &["gcc-i686-linux-gnu", "libc6-dev-i386-cross"])),
        runner: &["/usr/i686-linux-gnu/lib/ld-linux.so.2", "--library-path", "/usr/i686-linux-gnu/lib"],
        runner_package: "libc6-dev-i386-cross",
    },
    Needs {
        target: "i686-unknown-linux-gnu",
        linker: Some(("i686-linux-gnu-gcc", &["gcc-i686-linux-gnu", "libc6-dev-i386-cross"])),
        runner: &["/usr/i686-linux-gnu/lib/ld-linux.so.2", "--library-path", "/usr/i686-linux-gnu/lib"],
        runner_package: "libc6-dev-i386-cross",
    },
    Needs {
        target: "wasm32-unknown-unknown",
        linker: Some(("wasm-ld", &["lld"])),
        runner: &["node"],
        runner_package: "nodejs",
    },
    Needs {
        target: "wasm32-wasip1",
        linker: Some(("wasm-ld", &["lld", "wasi-libc"])),
        runner: &["node"],
        runner_package: "nodejs",
    },
];

/// What a target needs, if it is known here.
pub(super) fn needs(target: &str) -> Option<&'static Needs> {
    TARGETS.iter().find(|needs| needs.target == target)
}

/// The package of a distribution that brings a program.
pub(super) fn package_of(program: &str) -> Option<&'static str> {
    let known = [
        ("chromium", "chromium"),
        ("firefox-esr", "firefox-esr"),
        ("xvfb-run", "xvfb xauth"),
        ("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "webkit2gtk-driver"),
        ("jsc", "libjavascriptcoregtk-4.0-bin"),
        ("node", "nodejs"),
    ];
    let known = known.into_iter().find(|(name, _)| *name == program).map(|(_, package)| package);
    let runner = TARGETS.iter().find(|needs| needs.runner.first() == Some(&program));
    known.or(runner.map(|needs| needs.runner_package))
}

/// What brings a compiler with the sources of std, for targets that rustup has not installed.
pub(super) const RUST_PACKAGES: &[&str] = &["rustc-web", "cargo-web", "rust-web-src", "libstd-rust-web-dev"];
