//! What every test file needs: where the workspace is, the built binary, copies of fixtures, golden files.
//! Knows no rule and no output format.

mod marks;

pub(crate) use marks::{Marks, compare, with_suppressions};

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The workspace root.
pub(crate) fn workspace_root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().expect("the tests package lies in the workspace").to_path_buf()
}

/// Text of a file of the workspace.
pub(crate) fn read(path: impl AsRef<Path>) -> String {
    let path = workspace_root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Path relative to the workspace root, with `/`.
pub(crate) fn relative(path: &Path) -> String {
    let path = path.strip_prefix(workspace_root()).unwrap_or(path);
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// All files below a folder of the workspace with this extension, sorted.
pub(crate) fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let skipped = |entry: &walkdir::DirEntry| {
        let name = entry.file_name().to_string_lossy();
        let made = ["target", "corpus", "artifacts"].contains(&name.as_ref());
        entry.depth() > 0 && (made || name.starts_with('.'))
    };
    let walk = walkdir::WalkDir::new(workspace_root().join(folder)).sort_by_file_name();
    walk.into_iter()
        .filter_entry(|entry| !skipped(entry))
        .map(|entry| entry.expect("the workspace can be read").into_path())
        .filter(|path| path.is_file() && path.extension().is_some_and(|found| found == extension))
        .collect()
}

/// The scanner's binary, built once with the profile and features of the running test.
pub(crate) fn binary() -> &'static Path {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(build)
}

// A test binary stands in `<target>/<profile>/deps`, and the binary that belongs to it two folders up. Cargo builds binaries
// only for tests of their own package, so it has to be asked for here; naming the test too keeps the set of features equal.
fn build() -> PathBuf {
    let this = std::env::current_exe().expect("a test knows its own path");
    let folder = this.ancestors().nth(2).expect("the test lies in target/<profile>/deps").to_path_buf();
    let profile = if folder.ends_with("release") { "release" } else { "dev" };
    let output = Command::new(env!("CARGO"))
        .current_dir(workspace_root())
        .args(["build", "--quiet", "--workspace", "--bin", "cargo-determinism-lint", "--test", "workspace"])
        .args(["--profile", profile, "--target-dir"])
        .arg(folder.parent().expect("a profile lies in the target folder"))
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder.join(format!("cargo-determinism-lint{}", std::env::consts::EXE_SUFFIX))
}

/// What a run of a program left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    /// The exit code.
    pub(crate) status: i32,
    /// Standard output.
    pub(crate) stdout: String,
    /// Standard error.
    pub(crate) stderr: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().expect("no signal ended it"),
            stdout: String::from_utf8(output.stdout).expect("the tool writes UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("the tool writes UTF-8"),
        }
    }
}

/// Runs the scanner in a folder, arguments split at spaces.
pub(crate) fn lint(folder: &Path, arguments: &str) -> Ran {
    let mut command = Command::new(binary());
    command.current_dir(folder).args(arguments.split_whitespace());
    clean(&mut command).output().expect("the binary was built").into()
}

/// Takes away what a terminal, a CI or a surrounding cargo would say to the program.
pub(crate) fn clean(command: &mut Command) -> &mut Command {
    for name in
        ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "GITHUB_ACTIONS", "RUST_BACKTRACE", "RUSTC_WRAPPER"]
    {
        command.env_remove(name);
    }
    // What this build was told about flags and profiles is no matter of what is checked.
    let of_builds = ["RUSTFLAGS", "CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS", "CARGO_PROFILE_"];
    for (name, _) in std::env::vars_os() {
        if of_builds.iter().any(|part| name.to_string_lossy().contains(part)) {
            command.env_remove(name);
        }
    }
    command.env("TERM", "dumb").env("COLUMNS", "110")
}

/// Copies a tree of plain files.
pub(crate) fn copy_tree(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from).into_iter().filter_entry(|entry| entry.file_name() != "target") {
        let entry = entry.expect("the fixture can be read");
        let goal = to.join(entry.path().strip_prefix(from).expect("the walk stays below its root"));
        if entry.file_type().is_dir() {
            std::fs::create_dir_all(&goal).expect("the copy can be written");
        } else if entry.file_name() == "Cargo.toml" {
            // What a fixture takes from this workspace stays where it is.
            let text = std::fs::read_to_string(entry.path()).expect("the fixture can be read");
            let text = text.replace("../../../simmath", &workspace_root().join("simmath").to_string_lossy());
            std::fs::write(&goal, text).expect("the copy can be written");
        } else {
            std::fs::copy(entry.path(), &goal).expect("the copy can be written");
        }
    }
}

/// Whether golden files are written instead of compared.
pub(crate) fn blessing() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}

/// Compares a text with a committed file, or writes the file when blessing.
pub(crate) fn golden(path: &str, text: &str) {
    let absolute = workspace_root().join(path);
    let committed = std::fs::read_to_string(&absolute).unwrap_or_default();
    if committed == text {
        return;
    }
    if blessing() {
        std::fs::create_dir_all(absolute.parent().expect("a file lies in a folder"))
            .expect("the folder can be made");
        return std::fs::write(&absolute, text).expect("the workspace can be written");
    }
    let at = committed.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(at).unwrap_or("<end>").to_owned();
    panic!(
        "{path} differs from line {}:\n  committed: {}\n  now:       {}\nread the difference, then `cargo bless`",
        at + 1,
        line(&committed),
        line(text)
    );
}
