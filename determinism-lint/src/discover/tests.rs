//! Workspaces of all shapes, made in temporary folders.

use super::*;
use globset::{Glob, GlobSet, GlobSetBuilder};
use std::fs;

/// A folder with files; what a path's content is, and `""` makes an empty file.
struct Project(tempfile::TempDir);

impl Project {
    fn new(files: &[(&str, &str)]) -> Self {
        let project = Self(tempfile::tempdir().unwrap());
        for (path, content) in files {
            let path = project.path(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        project
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().canonicalize().unwrap().join(path)
    }

    fn workspace(&self) -> Workspace {
        workspace(Some(&self.path("Cargo.toml"))).unwrap()
    }

    fn candidates(&self) -> Vec<String> {
        self.candidates_with(&[])
    }

    fn candidates_with(&self, globs: &[&str]) -> Vec<String> {
        let (files, problems) = candidates(&self.workspace(), &set(globs));
        assert_eq!(problems, []);
        files.into_iter().map(|file| file.path).collect()
    }
}

fn set(globs: &[&str]) -> GlobSet {
    let mut set = GlobSetBuilder::new();
    for glob in globs {
        set.add(Glob::new(glob).unwrap());
    }
    set.build().unwrap()
}

fn package(name: &str, rest: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"1.2.3\"\nedition = \"2021\"\n{rest}")
}

fn crate_names(workspace: &Workspace) -> Vec<(&str, TargetKind)> {
    let targets = workspace.packages.iter().flat_map(|package| &package.targets);
    targets.map(|target| (target.crate_name.as_str(), target.kind)).collect()
}

#[test]
fn a_lone_package_has_its_library_first_and_its_own_metadata() {
    let manifest = package("my-game", "[package.metadata.determinism-lint]\narithmetic = \"exact-float\"\n");
    let project = Project::new(&[
        ("Cargo.toml", &manifest),
        ("src/lib.rs", ""),
        ("src/main.rs", ""),
        ("src/bin/a-tool.rs", ""),
        ("build.rs", ""),
        ("tests/t.rs", ""),
        ("examples/my-game.rs", ""),
    ]);
    let workspace = project.workspace();
    assert_eq!(workspace.root, project.path(""));
    assert_eq!(workspace.metadata["determinism-lint"]["arithmetic"], "exact-float");
    assert_eq!((workspace.packages[0].folder.as_str(), workspace.packages[0].edition), ("", 2021));
    let expected = [
        ("my_game", TargetKind::Lib),
        ("a_tool", TargetKind::Bin),
        ("bin:my_game", TargetKind::Bin),
        ("t", TargetKind::Test),
        ("example:my_game", TargetKind::Example),
        ("build_script_build", TargetKind::BuildScript),
    ];
    assert_eq!(crate_names(&workspace), expected);
    assert_eq!(workspace.packages[0].targets[2].root_file, "src/main.rs");
    assert_eq!(project.candidates(), ["src/bin/a-tool.rs", "src/lib.rs", "src/main.rs"]);
    let with = project.candidates_with(&["tests/**", "build.rs"]);
    assert_eq!(with, ["build.rs", "src/bin/a-tool.rs", "src/lib.rs", "src/main.rs", "tests/t.rs"]);
}

#[test]
fn a_binary_without_a_library_of_its_name_needs_no_prefix() {
    let project = Project::new(&[("Cargo.toml", &package("my-game", "")), ("src/main.rs", "")]);
    assert_eq!(crate_names(&project.workspace()), [("my_game", TargetKind::Bin)]);
    let manifest = package("my-game", "[lib]\nname = \"core_of_it\"\n");
    let project = Project::new(&[("Cargo.toml", &manifest), ("src/lib.rs", ""), ("src/main.rs", "")]);
    let names = [("core_of_it", TargetKind::Lib), ("my_game", TargetKind::Bin)];
    assert_eq!(crate_names(&project.workspace()), names);
}

#[test]
fn a_virtual_workspace_knows_its_members_by_glob_and_their_dependencies_by_name() {
    let game = "[dependencies]\nmath-core = { path = \"../math\" }\n\
                fast = { package = \"util\", path = \"../util\" }\n[dev-dependencies]\nonly-dev = { path = \"../only-dev\" }\n";
    let project = Project::new(&[
        (
            "Cargo.toml",
            "[workspace]\nmembers = [\"crates/*\"]\nresolver = \"2\"\n[workspace.metadata]\na = 1\n",
        ),
        ("crates/game/Cargo.toml", &package("game", game)),
        ("crates/game/src/lib.rs", ""),
        ("crates/math/Cargo.toml", &package("math-core", "[lib]\nname = \"exact\"\n")),
        ("crates/math/src/lib.rs", ""),
        ("crates/util/Cargo.toml", &package("util", "").replace("2021", "2015")),
        ("crates/util/src/lib.rs", ""),
        ("crates/only-dev/Cargo.toml", &package("only-dev", "")),
        ("crates/only-dev/src/lib.rs", ""),
    ]);
    let from_member = workspace(Some(&project.path("crates/game/Cargo.toml"))).unwrap();
    let workspace = project.workspace();
    assert_eq!(workspace, from_member);
    let names: Vec<_> = workspace.packages.iter().map(|package| package.name.as_str()).collect();
    assert_eq!(names, ["game", "math-core", "only-dev", "util"]);
    assert_eq!((workspace.packages[3].folder.as_str(), workspace.packages[3].edition), ("crates/util", 2015));
    assert_eq!(workspace.metadata, serde_json::json!({ "a": 1 }));
    let dependency = |extern_name: &str, package: &str, member, path: &str| Dependency {
        extern_name: extern_name.to_owned(),
        package: package.to_owned(),
        version: Some("1.2.3".to_owned()),
        member: Some(member),
        lib_root: Some(project.path(path)),
        external: None,
        by_default: true,
    };
    let expected = [
        dependency("exact", "math-core", 1, "crates/math/src/lib.rs"),
        dependency("fast", "util", 3, "crates/util/src/lib.rs"),
    ];
    assert_eq!(workspace.packages[0].dependencies, expected);
    assert_eq!(workspace.degraded, ["locked dependency versions: Cargo.lock is missing"]);
    assert!(!project.path("Cargo.lock").exists());
}

#[test]
fn a_path_dependency_outside_of_the_root_is_no_member_and_its_source_is_known() {
    let manifest = package("game", "[dependencies]\nouter = { path = \"../outer\" }\n");
    let project = Project::new(&[
        ("game/Cargo.toml", &manifest),
        ("game/src/lib.rs", ""),
        (
            "game/Cargo.lock",
            "version = 4\n[[package]]\nname = \"game\"\nversion = \"1.2.3\"\ndependencies = [\"outer\"]\n\n[[package]]\nname = \"outer\"\nversion = \"1.2.3\"\n",
        ),
        ("outer/Cargo.toml", &package("outer", "")),
        ("outer/src/lib.rs", ""),
    ]);
    let locked = workspace(Some(&project.path("game"))).unwrap();
    assert_eq!(locked.degraded, [""; 0]);
    let known = &locked.packages[0].dependencies[0];
    assert_eq!((known.member, known.lib_root.clone()), (None, Some(project.path("outer/src/lib.rs"))));
    fs::remove_file(project.path("game/Cargo.lock")).unwrap();
    let unlocked = workspace(Some(&project.path("game"))).unwrap();
    assert_eq!(unlocked.degraded, ["dependency versions and signatures: Cargo.lock is missing"]);
    assert_eq!(unlocked.packages[0].dependencies[0].extern_name, "outer");
    assert!(!project.path("game/Cargo.lock").exists());
}

#[test]
fn a_missing_registry_costs_versions_and_no_more() {
    let rest = "[dependencies]\nno-such-crate-anywhere = \"1\"\nrenamed = { package = \"other\", version = \"1\" }\n";
    let project = Project::new(&[("Cargo.toml", &package("game", rest)), ("src/lib.rs", "")]);
    let workspace = project.workspace();
    assert_eq!(workspace.degraded, ["dependency versions and signatures: Cargo.lock is missing"]);
    let names = workspace.packages[0]
        .dependencies
        .iter()
        .map(|known| (known.extern_name.as_str(), known.version.is_some()));
    assert_eq!(names.collect::<Vec<_>>(), [("no_such_crate_anywhere", false), ("renamed", false)]);
}

#[test]
fn a_path_that_is_no_manifest_and_a_manifest_that_cargo_refuses_are_told_apart() {
    let project = Project::new(&[("Cargo.toml", "[package]\nname = 1\n"), ("a.rs", "")]);
    let error = workspace(Some(&project.path("a.rs"))).unwrap_err();
    assert!(matches!(error, DiscoverError::NotAManifest(_)), "{error}");
    let error = workspace(Some(&project.path("nowhere/Cargo.toml"))).unwrap_err();
    assert!(matches!(error, DiscoverError::NotAManifest(_)), "{error}");
    let error = workspace(Some(&project.path("Cargo.toml"))).unwrap_err();
    assert!(matches!(error, DiscoverError::Refused { .. }), "{error}");
}

#[test]
fn build_output_hidden_folders_and_nested_packages_are_left_out_and_ignore_files_are_not_asked() {
    let manifest = package("game", "[lib]\npath = \"lib.rs\"\n");
    let project = Project::new(&[
        ("Cargo.toml", &manifest),
        (".gitignore", "generated.rs\n"),
        (".ignore", "*.rs\n"),
        ("lib.rs", ""),
        ("generated.rs", ""),
        ("part/mod.rs", ""),
        ("part/tests/a.rs", ""),
        ("part/target/x86.rs", ""),
        ("part/notes.txt", ""),
        ("target/debug/a.rs", ""),
        ("part/target/cached/target/CACHEDIR.TAG", ""),
        ("part/target/cached/target/b.rs", ""),
        (".git/a.rs", ""),
        ("nested/Cargo.toml", &package("nested", "[workspace]\n")),
        ("nested/src/lib.rs", ""),
        ("tests/t.rs", ""),
        ("benches/b.rs", ""),
        ("examples/e.rs", ""),
    ]);
    let expected = ["generated.rs", "lib.rs", "part/mod.rs", "part/target/x86.rs", "part/tests/a.rs"];
    assert_eq!(project.candidates(), expected);
}

#[test]
fn paths_outside_of_the_root_go_up() {
    let seen = |path: &str| relative(Path::new("/a/b"), Path::new(path));
    assert_eq!([seen("/a/b/c/d.rs"), seen("/a/c.rs"), seen("/a/b")], ["c/d.rs", "../c.rs", ""]);
}
