//! What is proposed for which project, that it can be used as it is, and that writing harms nothing.

use super::*;
use crate::config::{Config, Flags, Place, load};
use crate::discover::{Package, TargetKind};
use crate::meta::Arithmetic;
use std::path::Path;

fn module(package: &str, path: &str, code_lines: u32, float_lines: u32) -> ModuleFacts {
    let (package, path) = (package.to_owned(), path.to_owned());
    ModuleFacts { package, path, code_lines, float_lines, ..ModuleFacts::default() }
}

fn package(name: &str) -> PackageFacts {
    PackageFacts { name: name.to_owned(), ..PackageFacts::default() }
}

fn registration(call: &str, schedule: Option<&str>, count: u32) -> RegistrationFacts {
    RegistrationFacts { call: call.to_owned(), schedule: schedule.map(str::to_owned), count }
}

/// A game with its simulation in a module, and one with systems only.
fn game() -> ProjectFacts {
    ProjectFacts {
        packages: vec![package("my-game")],
        modules: vec![
            module("my-game", "my_game", 50, 0),
            module("my-game", "my_game::sim", 300, 40),
            module("my-game", "my_game::sim::units", 200, 30),
            module("my-game", "my_game::sim::view", 20, 20),
            module("my-game", "my_game::render", 400, 200),
            module("my-game", "my_game::render::physics", 10, 10),
        ],
        ..ProjectFacts::default()
    }
}

fn workspace(root: &Path, facts: &ProjectFacts) -> Workspace {
    let packages = facts.packages.iter().map(|package| Package {
        name: package.name.clone(),
        folder: String::new(),
        edition: 2024,
        targets: Vec::new(),
        features: None,
        dependencies: Vec::new(),
    });
    Workspace {
        root: root.to_owned(),
        packages: packages.collect(),
        externals: Vec::new(),
        metadata: serde_json::Value::Null,
        by_default: None,
        with_all_features: None,
        degraded: Vec::new(),
    }
}

/// The proposal, read back: without any mistake, and every pattern meets something.
fn usable(facts: &ProjectFacts) -> Config {
    let folder = tempfile::tempdir().unwrap();
    let workspace = workspace(folder.path(), facts);
    let text = propose(facts);
    write(&workspace, &text).unwrap();
    let config = load(&workspace, &Flags::default(), &crate::rules::all());
    let config = config.unwrap_or_else(|errors| panic!("{:#?}\n{text}", errors.mistakes())).unwrap();
    let places = facts.modules.iter().map(|module| Place {
        package: &module.package,
        file: "src/lib.rs",
        path: &module.path,
        kind: TargetKind::Lib,
    });
    let problems = config.scope.problems(&places.collect::<Vec<_>>());
    assert!(problems.is_empty(), "{problems:#?}\n{text}");
    config
}

fn sim(facts: &ProjectFacts) -> Vec<(String, Arithmetic)> {
    let config = usable(facts);
    let sims = facts.modules.iter().filter_map(|module| {
        let region = config.scope.region(&module.package, "src/lib.rs", &module.path, TargetKind::Lib);
        Some((module.path.clone(), region.sim?))
    });
    sims.collect()
}

#[test]
fn modules_are_chosen_by_their_names_and_views_left_out() {
    let exact = |path: &str| (path.to_owned(), Arithmetic::ExactFloat);
    assert_eq!(sim(&game()), [exact("my_game::sim"), exact("my_game::sim::units")]);
}

#[test]
fn few_floats_mean_fixed_point() {
    let mut facts = game();
    for module in &mut facts.modules {
        module.float_lines = module.code_lines / 200;
    }
    assert!(sim(&facts).iter().all(|(_, arithmetic)| *arithmetic == Arithmetic::FixedPoint));
}

#[test]
fn a_crate_of_fixed_point_numbers_means_fixed_point() {
    let mut facts = game();
    facts.packages[0].uses_fixed = true;
    assert!(sim(&facts).iter().all(|(_, arithmetic)| *arithmetic == Arithmetic::FixedPoint));
}

#[test]
fn a_package_that_derives_the_marker_or_is_called_so_is_taken_whole() {
    let facts = ProjectFacts {
        packages: vec![
            PackageFacts { derives_safe: true, ..package("battle") },
            package("cm-sim"),
            package("app"),
        ],
        modules: vec![
            module("battle", "battle", 100, 50),
            module("cm-sim", "cm_sim", 500, 100),
            module("app", "app", 100, 0),
        ],
        ..ProjectFacts::default()
    };
    let wanted = [("battle", Arithmetic::FixedPoint), ("cm_sim", Arithmetic::ExactFloat)];
    assert_eq!(sim(&facts), wanted.map(|(path, arithmetic)| (path.to_owned(), arithmetic)));
}

#[test]
fn a_package_called_render_is_presentation() {
    let mut facts = game();
    facts.packages.push(package("my-render"));
    facts.modules.push(module("my-render", "my_render", 100, 50));
    facts.modules.push(module("my-render", "my_render::ui", 100, 50));
    let text = propose(&facts);
    assert!(
        text.contains(r#"presentation = ["my_render", "my_game::render", "my_game::sim::view"]"#),
        "{text}"
    );
    usable(&facts);
}

#[test]
fn schedules_that_tick_are_roots_and_frame_schedules_are_not() {
    let facts = ProjectFacts {
        packages: vec![package("shooter")],
        modules: vec![module("shooter", "shooter", 600, 200)],
        registrations: vec![
            registration("add_systems", Some("Update"), 9),
            registration("add_systems", Some("GgrsSchedule"), 4),
            registration("add_systems", Some("OnEnter"), 1),
            registration("add_plugins", None, 3),
            registration("register_system", None, 2),
        ],
        trait_roots: vec![TraitRootFacts {
            trait_: "Model".to_owned(),
            method: "next_state".to_owned(),
            count: 1,
        }],
    };
    let config = usable(&facts);
    let roots: Vec<_> = config.roots.into_iter().map(|(root, _)| root).collect();
    let wanted = [
        crate::config::Root::Call {
            call: "add_systems".to_owned(),
            schedule: vec!["GgrsSchedule".to_owned(), "OnEnter".to_owned()],
        },
        crate::config::Root::Call { call: "register_system".to_owned(), schedule: Vec::new() },
        crate::config::Root::Method { trait_: "Model".to_owned(), method: "next_state".to_owned() },
    ];
    assert_eq!(roots, wanted);
    assert_eq!(config.arithmetic, Arithmetic::ExactFloat);
}

#[test]
fn set_up_alone_is_no_root() {
    let facts = ProjectFacts {
        packages: vec![package("app")],
        modules: vec![module("app", "app", 10, 0)],
        registrations: vec![registration("add_systems", Some("OnEnter"), 2)],
        ..ProjectFacts::default()
    };
    assert_eq!(usable(&facts).roots, []);
}

#[test]
fn where_nothing_looks_like_simulation_code_every_package_is_named() {
    let facts = ProjectFacts {
        packages: vec![package("b"), package("a")],
        modules: vec![module("a", "a", 10, 5), module("b", "b", 10, 5)],
        ..ProjectFacts::default()
    };
    assert!(propose(&facts).contains("narrow this down"));
    assert_eq!(sim(&facts).len(), 2);
}

#[test]
fn conversions_inside_the_simulation_are_named() {
    let mut facts = game();
    facts.modules.push(module("my-game", "my_game::sim::convert", 10, 10));
    facts.modules.push(module("my-game", "my_game::render::convert", 10, 10));
    assert!(propose(&facts).contains(r#"conversions = ["my_game::sim::convert"]"#));
    usable(&facts);
}

#[test]
fn two_arithmetics_are_two_entries() {
    let mut facts = game();
    facts.packages.push(PackageFacts { uses_simmath: true, ..package("core-rules") });
    facts.modules.push(module("core-rules", "core_rules", 100, 0));
    let found = sim(&facts);
    assert_eq!(found.len(), 3);
    assert_eq!(found[2], ("core_rules".to_owned(), Arithmetic::FixedPoint));
    assert_eq!(propose(&facts).matches("[[sim]]").count(), 2);
}

#[test]
fn the_order_of_the_facts_does_not_matter() {
    let mut facts = game();
    facts.packages.push(PackageFacts { uses_simmath: true, ..package("core-rules") });
    facts.registrations =
        vec![registration("add_systems", Some("FixedUpdate"), 2), registration("x", None, 1)];
    let text = propose(&facts);
    facts.modules.reverse();
    facts.packages.reverse();
    facts.registrations.reverse();
    assert_eq!(propose(&facts), text);
}

#[test]
fn a_project_without_facts_gets_a_text_that_is_toml() {
    usable(&ProjectFacts::default());
}

#[test]
fn names_that_cannot_be_patterns_are_passed_over() {
    let mut facts = game();
    facts.modules.push(module("my-game", "my_game::{closure}::sim", 10, 0));
    facts.registrations = vec![registration("bad \"call\"", Some("FixedUpdate"), 1)];
    assert_eq!(usable(&facts).roots, []);
}

#[test]
fn an_existing_config_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let workspace = workspace(folder.path(), &game());
    std::fs::write(folder.path().join(FILE_NAME), "mine").unwrap();
    let mistake = write(&workspace, "new").unwrap_err();
    assert_eq!(mistake.message(), "`determinism-lint.toml` exists already");
    assert_eq!(std::fs::read_to_string(folder.path().join(FILE_NAME)).unwrap(), "mine");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no file is left behind");
}

#[test]
fn a_config_in_the_manifest_is_not_doubled() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("Cargo.toml"), "[workspace.metadata.determinism-lint]\n").unwrap();
    let mut workspace = workspace(folder.path(), &game());
    workspace.metadata = serde_json::json!({ "determinism-lint": {} });
    assert!(write(&workspace, "new").is_err());
    assert!(!folder.path().join(FILE_NAME).exists());
}

#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let workspace = workspace(Path::new("no/such/folder"), &game());
    assert!(
        write(&workspace, "new")
            .unwrap_err()
            .message()
            .starts_with("`determinism-lint.toml` cannot be written")
    );
}
