//! Configs as users write them: the good ones are taken without a word, the bad ones say exactly what stands in the
//! text file beside them. `BLESS=1 cargo test` writes those files anew.

use determinism_lint::config::{Config, ConfigErrors, Flags, Mistake, Place, load};
use determinism_lint::discover::{Package, TargetKind, Workspace};
use determinism_lint::meta::{Group, Level, RuleMeta};
use miette::{GraphicalReportHandler, GraphicalTheme};
use std::path::{Path, PathBuf};

// A table of its own: which rules there are must not change what is said about names.
static RULES: [&RuleMeta; 6] = [
    &rule("DET103", "float-arithmetic", Group::Float),
    &rule("DET109", "float-order", Group::Float),
    &rule("DET301", "hash-iteration", Group::Order),
    &rule("DET303", "unstable-sort", Group::Order),
    &rule("DET401", "wall-clock", Group::Ambient),
    &rule("DET902", "unused-allow", Group::Audit),
];

const fn rule(code: &'static str, name: &'static str, group: Group) -> RuleMeta {
    RuleMeta {
        code,
        name,
        group,
        fixed_point: Level::Deny,
        exact_float: Level::Deny,
        summary: "",
        page: None,
    }
}

/// The code of the workspace that all configs are for.
const CODE: &[Place<'static>] = &[
    place("game", "src/lib.rs", "game::start", TargetKind::Lib),
    place("game", "src/sim.rs", "game::sim::step", TargetKind::Lib),
    place("game", "src/sim/convert.rs", "game::sim::convert::to_screen", TargetKind::Lib),
    place("game", "src/sim/tools.rs", "game::sim::tools::dump", TargetKind::Lib),
    place("game", "src/view.rs", "game::view::draw", TargetKind::Lib),
    place("game", "src/main.rs", "bin:game::main", TargetKind::Bin),
    place("game", "tests/replay.rs", "replay::replays", TargetKind::Test),
    place("render", "crates/render/src/lib.rs", "render::frame", TargetKind::Lib),
    place("sim-core", "crates/core/src/lib.rs", "sim_core::tick", TargetKind::Lib),
];

const fn place(
    package: &'static str,
    file: &'static str,
    path: &'static str,
    kind: TargetKind,
) -> Place<'static> {
    Place { package, file, path, kind }
}

#[test]
fn good_configs_are_taken() {
    for path in configs("good") {
        if let Err(errors) = check(&path) {
            panic!("{}:\n{}", path.display(), render(&errors));
        }
    }
}

#[test]
fn bad_configs_say_all_that_is_wrong() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut differing = Vec::new();
    for path in configs("bad") {
        let errors = check(&path).expect_err(&format!("{} is taken", path.display()));
        let rendered = render(&errors);
        let golden = path.with_extension("txt");
        if bless {
            std::fs::write(&golden, &rendered).expect("the fixtures can be written");
        }
        if std::fs::read_to_string(&golden).ok().as_ref() != Some(&rendered) {
            differing.push(format!("{}:\n{rendered}", golden.display()));
        }
    }
    assert!(
        differing.is_empty(),
        "run `BLESS=1 cargo test` and read the difference:\n{}",
        differing.join("\n")
    );
}

#[test]
fn no_golden_file_is_without_its_config() {
    let folder = folder("bad");
    let texts = files(&folder, "txt").into_iter().filter(|path| !path.with_extension("toml").exists());
    assert_eq!(texts.collect::<Vec<_>>(), Vec::<PathBuf>::new());
    assert!(files(&folder, "txt").len() >= 15);
}

#[test]
fn messages_are_lower_case_without_a_stop() {
    for path in configs("bad") {
        for mistake in check(&path).expect_err("it is bad").mistakes() {
            let message = mistake.message();
            assert!(!message.ends_with('.'), "{message}");
            let exception = message.starts_with("not TOML");
            assert!(exception || !message.starts_with(char::is_uppercase), "{message}");
        }
    }
}

/// As a run does it: read, then compare with the code there is.
fn check(path: &Path) -> Result<(), ConfigErrors> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::copy(path, folder.path().join("determinism-lint.toml")).expect("the config can be copied");
    let package = |name: &str| Package {
        name: name.to_owned(),
        folder: String::new(),
        edition: 2024,
        targets: Vec::new(),
        features: None,
        dependencies: Vec::new(),
    };
    let workspace = Workspace {
        root: folder.path().to_owned(),
        packages: vec![package("game"), package("render"), package("sim-core")],
        metadata: serde_json::Value::Null,
        externals: Vec::new(),
        by_default: None,
        with_all_features: None,
        degraded: Vec::new(),
    };
    let config = load(&workspace, &Flags::default(), &RULES)?.expect("there is a config");
    ConfigErrors::check(problems(&config))
}

fn problems(config: &Config) -> Vec<Mistake> {
    let mut problems = config.scope.problems(CODE);
    let sim = |place: &&Place<'_>| {
        config.scope.region(place.package, place.file, place.path, place.kind).sim.is_some()
    };
    if problems.is_empty() && config.roots.is_empty() && !CODE.iter().any(|place| sim(&place)) {
        problems.push(config.scope.empty());
    }
    problems
}

fn render(errors: &ConfigErrors) -> String {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    let mut text = String::new();
    handler.with_links(false).with_width(100).render_report(&mut text, errors).expect("a string takes all");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

fn configs(kind: &str) -> Vec<PathBuf> {
    let configs = files(&folder(kind), "toml");
    assert!(!configs.is_empty());
    configs
}

fn folder(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/configs").join(kind)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder)
        .expect("the fixtures are there")
        .map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    files.sort();
    files
}
