//! Settings of small workspaces in temporary folders; the environment is handed in.

mod features;

use super::*;
use crate::discover;
use crate::source::Span;
use std::fs;

/// A workspace with one package `game` that holds simulation code, unless its manifest says otherwise.
struct Project(tempfile::TempDir);

const MANIFEST: &str = "[package]\nname = \"game\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";

impl Project {
    fn new(files: &[(&str, &str)]) -> Self {
        let project = Self(tempfile::tempdir().unwrap());
        let given = |path: &str| files.iter().any(|(name, _)| *name == path);
        for (path, text) in [("Cargo.toml", MANIFEST), ("src/lib.rs", ""), ("rust-toolchain", "1.95.0\n")] {
            if !given(path) {
                project.write(path, text);
            }
        }
        files.iter().for_each(|(path, text)| project.write(path, text));
        project
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self) -> Settings {
        self.read_with(&[], &["game"])
    }

    fn read_with(&self, variables: &[(&str, &str)], sim: &[&str]) -> Settings {
        let workspace = discover::workspace(Some(&self.0.path().join("Cargo.toml"))).unwrap();
        let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let sim_packages = sim.iter().map(|name| (*name).to_owned()).collect();
        let mut environment = Environment::new(variables);
        environment.cargo_home = Some(self.0.path().join("home"));
        read(&Request {
            workspace: &workspace,
            sim_packages: &sim_packages,
            environment: &environment,
            scanned: &[],
        })
    }
}

impl Settings {
    /// `file:text` of a place.
    fn at(&self, place: Place) -> String {
        let source = &self.documents[place.file.0 as usize];
        format!("{}:{}", source.path, source.slice(place.span))
    }

    /// `file:text origin` of each argument, sorted.
    fn said(&self) -> Vec<String> {
        let mut said: Vec<String> = self
            .arguments
            .iter()
            .map(|argument| format!("{} {}", self.at(argument.place), argument.origin))
            .collect();
        said.sort();
        said
    }
}

#[test]
fn arguments_are_found_in_every_settings_file_and_point_at_themselves() {
    let config = "include = 'more.toml'\n\
                  [build]\nrustflags = ['-C', 'target-cpu=native']\n\
                  [target.'cfg(unix)']\nrustflags = '-Dwarnings -lm'\n\
                  [target.x86_64-pc-windows-msvc.openblas]\nrustc-flags = '-l x'\n\
                  [profile.release.package.game]\nrustflags = ['-Copt-level=3']\n\
                  [env]\nCFLAGS = { value = '-O2', force = true }\nOTHER = '-ffast-math'\n";
    let project = Project::new(&[
        (".cargo/config.toml", config),
        (".cargo/more.toml", "[build]\nrustflags = \"-Cmore\"\n"),
        ("home/config.toml", "[build]\nrustflags = ['-Chome']\n"),
    ]);
    let expected = [
        ".cargo/config.toml:'-C' build.rustflags",
        ".cargo/config.toml:'-Copt-level=3' profile.release.package.game.rustflags",
        ".cargo/config.toml:'target-cpu=native' build.rustflags",
        ".cargo/config.toml:-Dwarnings target.'cfg(unix)'.rustflags",
        ".cargo/config.toml:-O2 env.CFLAGS",
        ".cargo/config.toml:-l target.x86_64-pc-windows-msvc.openblas.rustc-flags",
        ".cargo/config.toml:-lm target.'cfg(unix)'.rustflags",
        ".cargo/config.toml:x target.x86_64-pc-windows-msvc.openblas.rustc-flags",
        ".cargo/more.toml:-Cmore build.rustflags",
        "<cargo home>/config.toml:'-Chome' build.rustflags",
    ];
    assert_eq!(project.read().said(), expected);
}

#[test]
fn the_older_name_wins_and_settings_of_a_member_and_above_are_read() {
    let project = Project::new(&[
        ("Cargo.toml", "[workspace]\nmembers = ['game', 'tool']\nresolver = '3'\n"),
        ("game/Cargo.toml", MANIFEST),
        ("game/src/lib.rs", ""),
        ("game/.cargo/config.toml", "[build]\nrustflags = ['-Cin-game']\n"),
        ("tool/Cargo.toml", &MANIFEST.replace("game", "tool")),
        ("tool/src/lib.rs", ""),
        ("tool/.cargo/config.toml", "[build]\nrustflags = ['-Cin-tool']\n"),
        (".cargo/config", "[build]\nrustflags = ['-Cold']\n"),
        (".cargo/config.toml", "[build]\nrustflags = ['-Cnew']\n"),
    ]);
    let expected =
        [".cargo/config:'-Cold' build.rustflags", "game/.cargo/config.toml:'-Cin-game' build.rustflags"];
    assert_eq!(project.read().said(), expected);
}

#[test]
fn the_environment_is_a_document_with_a_line_for_each_variable() {
    let variables = [
        ("RUSTFLAGS", "-Ctarget-cpu=native  -O"),
        ("CARGO_ENCODED_RUSTFLAGS", "-C\u{1f}llvm-args=-a -b"),
        ("CFLAGS", "-Ofast"),
        ("PATH", "-ffast-math"),
    ];
    let settings = Project::new(&[]).read_with(&variables, &["game"]);
    let expected = [
        "<environment>:-C CARGO_ENCODED_RUSTFLAGS",
        "<environment>:-Ctarget-cpu=native RUSTFLAGS",
        "<environment>:-O RUSTFLAGS",
        "<environment>:-Ofast CFLAGS",
        "<environment>:llvm-args=-a -b CARGO_ENCODED_RUSTFLAGS",
    ];
    assert_eq!(settings.said(), expected);
}

#[test]
fn a_build_script_is_read_as_text() {
    let script = "fn main() {\n    println!(\"cargo:rustc-link-arg-bin=game=-ffast-math\");\n    \
                  println!(\"cargo::rustc-flags=-l crtfastmath\");\n    println!(\"cargo:rerun-if-changed=x\");\n    \
                  cc::Build::new().flag(\"-Ofast\").file(r\"a.c\");\n}\n";
    let settings = Project::new(&[("build.rs", script)]).read();
    let likely: Vec<&str> = settings
        .arguments
        .iter()
        .filter(|argument| argument.likely)
        .map(|argument| &*argument.text)
        .collect();
    assert_eq!(likely, ["-Ofast", "a.c"]);
    let expected = [
        "build.rs:-Ofast a literal",
        "build.rs:-ffast-math cargo:rustc-link-arg-bin",
        "build.rs:-l cargo:rustc-flags",
        "build.rs:crtfastmath cargo:rustc-flags",
        "build.rs:r\"a.c\" a literal",
    ];
    assert_eq!(settings.said(), expected);
    assert_eq!(settings.scripts.len(), 1);
}

/// What differs: setting, profiles where it is off, place, lines.
fn unequal(settings: &Settings) -> Vec<String> {
    let Some(checks) = &settings.checks else { return Vec::new() };
    let each = checks.unequal.iter().map(|found| format!("{} off in {}", found.setting, found.off.join(" ")));
    each.chain([settings.at(checks.place), checks.lines.clone()]).collect()
}

#[test]
fn without_a_word_profiles_differ_and_the_lines_mend_it() {
    let settings = Project::new(&[]).read();
    let lines = "[profile.release]\noverflow-checks = true\ndebug-assertions = true";
    let off = "off in bench release";
    let expected = [
        format!("overflow-checks {off}"),
        format!("debug-assertions {off}"),
        "Cargo.toml:[package]".to_owned(),
        lines.to_owned(),
    ];
    assert_eq!(unequal(&settings), expected);
    let mended = Project::new(&[("Cargo.toml", &format!("{MANIFEST}{lines}\n"))]).read();
    assert_eq!(mended.checks, None);
}

#[test]
fn profiles_inherit_and_packages_override() {
    let workspace = "[workspace]\nmembers = ['game', 'tool']\nresolver = '3'\n";
    let with = |profiles: &str| {
        Project::new(&[
            ("Cargo.toml", &format!("{workspace}{profiles}")),
            ("game/Cargo.toml", MANIFEST),
            ("game/src/lib.rs", ""),
            ("tool/Cargo.toml", &MANIFEST.replace("game", "tool")),
            ("tool/src/lib.rs", ""),
        ])
    };
    let equal = "[profile.release.package.game]\noverflow-checks = true\ndebug-assertions = true\n";
    assert_eq!(with(equal).read().checks, None);
    let custom = format!("{equal}[profile.dist]\ninherits = 'release'\n");
    assert_eq!(with(&custom).read().checks, None);
    let again = format!("{custom}[profile.dist.package.\"game@0.1.0\"]\noverflow-checks = false\n");
    let found = unequal(&with(&again).read());
    assert_eq!(found[0], "overflow-checks off in dist");
    assert_eq!(found[1..], ["Cargo.toml:false", "[profile.dist.package.game]\noverflow-checks = true"]);
    let off = "[profile.dev]\noverflow-checks = false\ndebug-assertions = false\n";
    assert_eq!(with(off).read().checks, None);
    let wildcard = "[profile.release.package.\"*\"]\noverflow-checks = true\ndebug-assertions = true\n";
    assert_eq!(unequal(&with(wildcard).read())[0], "overflow-checks off in bench release");
}

#[test]
fn settings_files_variables_and_flags_win_over_the_manifest() {
    let on = "overflow-checks = true\ndebug-assertions = true\n";
    let manifest = format!("{MANIFEST}[profile.release]\n{on}");
    let config = Project::new(&[
        ("Cargo.toml", &manifest),
        (".cargo/config.toml", "[profile.release]\noverflow-checks = false\n"),
    ]);
    assert_eq!(unequal(&config.read())[1], ".cargo/config.toml:false");
    let variable = [("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "false")];
    let found = unequal(&Project::new(&[("Cargo.toml", &manifest)]).read_with(&variable, &["game"]));
    assert_eq!(found[..2], ["debug-assertions off in bench release", "<environment>:false"]);
    let flags = "[build]\nrustflags = '-Coverflow-checks=on -C debug-assertions'\n";
    assert_eq!(Project::new(&[(".cargo/config.toml", flags)]).read().checks, None);
    let local = [("RUSTFLAGS", "-Coverflow-checks=on -Cdebug-assertions")];
    assert!(Project::new(&[]).read_with(&local, &["game"]).checks.is_some());
}

#[test]
fn the_toolchain_is_judged_by_the_nearest_file() {
    let of = |files: &[(&str, &str)]| {
        let project = Project::new(files);
        if !files.iter().any(|(name, _)| *name == "rust-toolchain") {
            fs::remove_file(project.0.path().join("rust-toolchain")).unwrap();
        }
        let settings = project.read();
        match &settings.toolchain {
            Toolchain::Pinned => "pinned".to_owned(),
            Toolchain::Missing(place) => format!("missing {}", settings.at(*place)),
            Toolchain::Floating(place, name) => format!("{name} {}", settings.at(*place)),
            Toolchain::Folder(place) => format!("folder {}", settings.at(*place)),
        }
    };
    assert_eq!(of(&[("rust-toolchain.toml", "[toolchain]\nchannel = '1.95.0'\n")]), "pinned");
    assert_eq!(
        of(&[("rust-toolchain.toml", "[toolchain]\nchannel = '1.95'\n")]),
        "`1.95` rust-toolchain.toml:'1.95'"
    );
    assert_eq!(
        of(&[("rust-toolchain", "nightly\n"), ("rust-toolchain.toml", "x")]),
        "`nightly` rust-toolchain:nightly"
    );
    assert_eq!(of(&[("rust-toolchain", "[toolchain]\npath = '/x'\n")]), "folder rust-toolchain:'/x'");
    assert_eq!(of(&[]), "missing Cargo.toml:[package]");
}

#[test]
fn lints_and_what_clippy_forbids_have_places() {
    let manifest = format!(
        "{MANIFEST}[lints.clippy]\nnursery = {{ level = 'warn', priority = -1 }}\nsuboptimal-flops = 'allow'\n"
    );
    let clippy =
        "disallowed-methods = ['f32::sin', { path = 'f32::cos', replacement = 'simmath::f32::cos' }]\n";
    let settings = Project::new(&[("Cargo.toml", &manifest), (".clippy.toml", clippy)]).read();
    let [lint] = &settings.lints[..] else { panic!("{:?}", settings.lints) };
    assert_eq!(
        (settings.at(lint.place).as_str(), &lint.off[..]),
        ("Cargo.toml:nursery", &["suboptimal_flops".to_owned()][..])
    );
    let places: Vec<String> =
        settings.disallowed.iter().map(|entry| settings.at(entry.replacement_place)).collect();
    assert_eq!(places, [".clippy.toml:'f32::sin'", ".clippy.toml:'simmath::f32::cos'"]);
}

#[test]
fn what_cannot_be_read_is_noted_with_its_place_and_the_rest_is_read() {
    let project = Project::new(&[
        (".cargo/config.toml", "include = ['gone.toml', { path = 'maybe.toml', optional = true }]\n[build\n"),
        ("clippy.toml", "a = 1\na = 2\n"),
        ("build.rs", "fn main( {}"),
        ("rust-toolchain", "1.95.0\n"),
    ]);
    let settings = project.read();
    let names: Vec<&str> =
        settings.unread.iter().map(|(file, _)| settings.documents[file.0 as usize].path.as_str()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(settings.unread.iter().all(|(_, fault)| !fault.message.is_empty() && !fault.help.is_empty()));
    let project = Project::new(&[(
        ".cargo/config.toml",
        "include = ['gone.toml', { path = 'maybe.toml', optional = true }]\n",
    )]);
    let settings = project.read();
    let [(file, fault)] = &settings.unread[..] else { panic!("{:?}", settings.unread) };
    assert_eq!(settings.at(Place { file: *file, span: fault.span }), ".cargo/config.toml:'gone.toml'");
    let number =
        Project::new(&[(".cargo/config.toml", "[target.'cfg(unix)']\nrustflags = ['-O', 3]\n")]).read();
    let [(file, fault)] = &number.unread[..] else { panic!("{:?}", number.unread) };
    assert_eq!(number.at(Place { file: *file, span: fault.span }), ".cargo/config.toml:3");
    let circle = Project::new(&[(".cargo/config.toml", "include = 'config.toml'\n")]);
    assert!(circle.read().unread.is_empty());
}

#[test]
fn a_scanned_file_keeps_its_number() {
    let project = Project::new(&[("build.rs", "fn main() { println!(\"cargo:rustc-link-arg=-Ofast\"); }")]);
    let workspace = discover::workspace(Some(&project.0.path().join("Cargo.toml"))).unwrap();
    let text = fs::read_to_string(project.0.path().join("build.rs")).unwrap();
    let scanned =
        [SourceFile::new("a.rs".to_owned(), String::new()), SourceFile::new("build.rs".to_owned(), text)];
    let sim_packages = ["game".to_owned()].into();
    let settings = read(&Request {
        workspace: &workspace,
        sim_packages: &sim_packages,
        environment: &Environment::default(),
        scanned: &scanned,
    });
    let place = settings.arguments[0].place;
    assert_eq!((place.file, scanned[1].slice(place.span)), (FileId(1), "-Ofast"));
    assert!(settings.scripts.is_empty());
    assert_ne!(place.span, Span::default());
}
