//! Which cargo and rustc build a leg, whether std has to be built too, and what is missing. Builds nothing.

use super::plan::Leg;
use super::targets;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a leg lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Missing {
    /// What: lower case, no stop.
    pub(super) what: String,
    /// The packages of the distribution that bring it.
    pub(super) packages: Vec<String>,
    /// Another command that brings it.
    pub(super) command: Option<String>,
}

impl Missing {
    fn package(what: String, packages: &[&str]) -> Self {
        Self { what, packages: packages.iter().map(|package| (*package).to_owned()).collect(), command: None }
    }

    /// What to type.
    pub(super) fn remedy(&self) -> Option<String> {
        let packages = (!self.packages.is_empty())
            .then(|| format!("apt-get install -y --no-install-recommends {}", self.packages.join(" ")));
        match (packages, &self.command) {
            (Some(packages), Some(command)) => Some(format!("{command}, or {packages}")),
            (packages, command) => packages.or_else(|| command.clone()),
        }
    }
}

/// How a leg is built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Toolchain {
    /// The command of cargo with its first arguments.
    pub(super) cargo: Vec<String>,
    /// `RUSTC`, where cargo would take another one.
    pub(super) rustc: Option<PathBuf>,
    /// Whether std is built too.
    pub(super) build_std: bool,
    /// The linker, where it is not the default.
    pub(super) linker: Option<&'static str>,
}

/// The triple of this machine. As with all that is not named, the toolchain is the one that the package's folder has.
pub(super) fn host(package: &Path) -> Option<String> {
    let verbose = output(Command::new("rustc").arg("-vV").current_dir(package))?;
    verbose.lines().find_map(|line| line.strip_prefix("host: ").map(str::to_owned))
}

/// A program as the shell would find it.
pub(super) fn find_program(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Path::new(name).is_file().then(|| name.into());
    }
    let path = std::env::var_os("PATH")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// The toolchain of a leg.
///
/// # Errors
/// What is missing, and what brings it.
pub(super) fn of(leg: &Leg, host: &str, package: &Path) -> Result<Toolchain, Missing> {
    let target = leg.spec.target.as_deref().unwrap_or(host);
    if let Some(missing) = programs(&leg.runner(host)).iter().find_map(|program| missing_program(program)) {
        return Err(missing);
    }
    let needs = if target == host { None } else { targets::needs(target) };
    let linker = needs.and_then(|needs| needs.linker);
    let found = with_std(leg, target, package)?;
    // rustup brings the linker of WebAssembly along.
    let linker = linker.filter(|_| found.build_std || !target.starts_with("wasm32"));
    if let Some((linker, packages)) = linker
        && find_program(linker).is_none()
    {
        return Err(Missing::package(format!("the linker `{linker}` is not installed"), packages));
    }
    if target == "wasm32-wasip1" && found.build_std && !Path::new(WASI_LIBC).is_dir() {
        return Err(Missing::package("wasi-libc is not installed".to_owned(), &["wasi-libc"]));
    }
    Ok(Toolchain { linker: linker.map(|(linker, _)| linker), ..found })
}

/// A toolchain that has std for a target, or its sources.
fn with_std(leg: &Leg, target: &str, package: &Path) -> Result<Toolchain, Missing> {
    let named = leg.spec.toolchain.as_deref();
    let (cargo, rustc, sysroot) = match named {
        Some(folder) if folder.contains('/') => in_folder(Path::new(folder))?,
        Some(name) => of_rustup(name)?,
        None => ambient(package)?,
    };
    let library = |sysroot: &Path| sysroot.join("lib/rustlib").join(target).join("lib").is_dir();
    if library(&sysroot) || has_sources(&sysroot) {
        return Ok(Toolchain { cargo, rustc, build_std: !library(&sysroot), linker: None });
    }
    // The distribution's compiler may bring the sources of std along.
    if named.is_none()
        && let Ok((cargo, rustc, sysroot)) = in_folder(Path::new("/usr/bin"))
        && (library(&sysroot) || has_sources(&sysroot))
    {
        return Ok(Toolchain { cargo, rustc, build_std: !library(&sysroot), linker: None });
    }
    let mut missing = Missing::package(
        format!("no toolchain has std for {target}, or its sources"),
        targets::RUST_PACKAGES,
    );
    missing.command = Some(format!("rustup target add {target}"));
    Err(missing)
}

/// Where Debian keeps the libc of WASI.
pub(super) const WASI_LIBC: &str = "/usr/lib/wasm32-wasi";

/// The programs that a runner needs: its first word, or for a page those of the browser.
pub(super) fn programs(runner: &[String]) -> Vec<String> {
    match runner.split_first() {
        None => Vec::new(),
        Some((first, browser)) if first == super::host::PAGE => {
            let command = super::page::command_of(browser);
            let wrapped = command.first().is_some_and(|first| first == "xvfb-run");
            let paths = command.iter().filter(|word| wrapped && word.starts_with('/'));
            command.iter().take(1).chain(paths).cloned().collect()
        }
        Some((first, _)) => vec![first.clone()],
    }
}

fn missing_program(program: &str) -> Option<Missing> {
    if find_program(program).is_some() {
        return None;
    }
    let packages: Vec<&str> =
        targets::package_of(program).into_iter().flat_map(str::split_whitespace).collect();
    Some(Missing::package(format!("`{program}` is not installed"), &packages))
}

type Found = (Vec<String>, Option<PathBuf>, PathBuf);

fn ambient(package: &Path) -> Result<Found, Missing> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let sysroot = sysroot(Command::new("rustc").args(["--print", "sysroot"]).current_dir(package));
    let sysroot = sysroot.ok_or_else(|| Missing::package("`rustc` cannot be run".to_owned(), &[]))?;
    Ok((vec![cargo], None, sysroot))
}

fn of_rustup(name: &str) -> Result<Found, Missing> {
    let missing = || Missing {
        what: format!("the toolchain {name} is not installed"),
        packages: Vec::new(),
        command: Some(format!("rustup toolchain install {name} --profile minimal")),
    };
    let rustup = find_program("rustup").ok_or_else(missing)?;
    let mut command = Command::new(&rustup);
    command.args(["run", name, "rustc", "--print", "sysroot"]);
    let sysroot = sysroot(&mut command).ok_or_else(missing)?;
    let cargo =
        vec![rustup.to_string_lossy().into_owned(), "run".to_owned(), name.to_owned(), "cargo".to_owned()];
    Ok((cargo, None, sysroot))
}

fn in_folder(folder: &Path) -> Result<Found, Missing> {
    let rustc = folder.join("rustc");
    let sysroot = sysroot(Command::new(&rustc).args(["--print", "sysroot"]));
    let distribution = if folder == Path::new("/usr/bin") { targets::RUST_PACKAGES } else { &[] };
    let sysroot = sysroot.ok_or_else(|| {
        Missing::package(format!("there is no rustc in {}", folder.display()), distribution)
    })?;
    let cargo = vec![folder.join("cargo").to_string_lossy().into_owned()];
    Ok((cargo, Some(rustc), sysroot))
}

fn sysroot(command: &mut Command) -> Option<PathBuf> {
    output(command).map(|text| text.trim().into())
}

fn has_sources(sysroot: &Path) -> bool {
    sysroot.join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file()
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}
