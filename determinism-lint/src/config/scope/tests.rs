//! What a scope says about places, and what it finds wrong with itself.

use super::*;
use crate::config::error::Mistake;
use crate::config::resolve::tests::read_text_for_tests as read_for_tests;

const ALL: &[Place<'static>] = &[
    place("my-game", "src/lib.rs", "my_game", TargetKind::Lib),
    place("my-game", "src/lib.rs", "my_game::start", TargetKind::Lib),
    place("my-game", "src/sim.rs", "my_game::sim::step", TargetKind::Lib),
    place("my-game", "src/sim/tools.rs", "my_game::sim::tools::dump", TargetKind::Lib),
    place("my-game", "src/view.rs", "my_game::view::draw", TargetKind::Lib),
    place("my-game", "src/main.rs", "bin:my_game::main", TargetKind::Bin),
    place("my-game", "tests/step.rs", "step::steps", TargetKind::Test),
    place("my-game", "build.rs", "build_script_build::main", TargetKind::BuildScript),
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

/// Paths of the places that count as simulation code, with the first letter of their arithmetic.
fn sim(config: &str) -> Vec<String> {
    sim_of(&read_for_tests(config, false, &[]).scope)
}

fn sim_of(scope: &Scope) -> Vec<String> {
    let sims = ALL.iter().filter_map(|place| {
        let region = scope.region(place.package, place.file, place.path, place.kind);
        let arithmetic = region.sim?;
        Some(format!("{} {}", &arithmetic.as_str()[..1], place.path))
    });
    sims.collect()
}

fn problems(config: &str) -> Vec<String> {
    let scope = read_for_tests(config, false, &[]).scope;
    scope.problems(ALL).iter().map(text).collect()
}

fn text(mistake: &Mistake) -> String {
    let help = miette::Diagnostic::help(mistake).map(|help| help.to_string()).unwrap_or_default();
    format!("{} | {help}", mistake.message())
}

#[test]
fn a_module_is_itself_and_all_below() {
    assert_eq!(
        sim("[[sim]]\nmodules = [\"my_game::sim\"]"),
        ["f my_game::sim::step", "f my_game::sim::tools::dump"]
    );
}

#[test]
fn exclude_and_presentation_win_over_every_entry() {
    let config = "presentation = [\"my_game::view\"]\n[[sim]]\nmodules = [\"my_game\"]\nexclude = [\"my_game::sim::tools\"]\n";
    assert_eq!(sim(config), ["f my_game", "f my_game::start", "f my_game::sim::step"]);
    let config = format!("{config}[[sim]]\npaths = [\"src/**\"]\n");
    assert_eq!(
        sim(&config),
        ["f my_game", "f my_game::start", "f my_game::sim::step", "f bin:my_game::main"]
    );
    assert_eq!(problems(&config), [""; 0]);
}

#[test]
fn presentation_and_exclusion_are_told_apart() {
    let config = "presentation = [\"src/view.rs\"]\n[[sim]]\nmodules = [\"my_game\"]\nexclude = [\"my_game::sim::tools\"]\n";
    let scope = read_for_tests(config, false, &[]).scope;
    let view = scope.region("my-game", "src/view.rs", "my_game::view::draw", TargetKind::Lib);
    assert_eq!(view, Region { presentation: true, ..Region::default() });
    let tools = scope.region("my-game", "src/sim/tools.rs", "my_game::sim::tools::dump", TargetKind::Lib);
    assert_eq!(tools, Region { excluded: true, ..Region::default() });
}

#[test]
fn conversions_are_orthogonal() {
    let config = "arithmetic = \"exact-float\"\nconversions = [\"my_game::sim::tools\"]\n[[sim]]\nmodules = [\"my_game::sim\"]\n";
    let scope = read_for_tests(config, false, &[]).scope;
    let tools = scope.region("my-game", "src/sim/tools.rs", "my_game::sim::tools::dump", TargetKind::Lib);
    let wanted = Region { sim: Some(Arithmetic::ExactFloat), conversions: true, ..Region::default() };
    assert_eq!(tools, wanted);
    assert!(!scope.region("my-game", "src/sim.rs", "my_game::sim::step", TargetKind::Lib).conversions);
}

#[test]
fn a_package_is_its_library_and_binaries_only() {
    let of_game = sim("[[sim]]\npackages = [\"my-game\"]");
    assert!(of_game.contains(&"f bin:my_game::main".to_owned()));
    assert_eq!(of_game.len(), 6, "{of_game:?}");
}

#[test]
fn tests_and_build_scripts_are_out_unless_a_glob_names_them() {
    assert_eq!(sim("[[sim]]\npaths = [\"tests/*.rs\"]"), ["f step::steps"]);
    assert_eq!(sim("[[sim]]\npaths = [\"build.rs\"]"), ["f build_script_build::main"]);
    assert_eq!(sim("[[sim]]\nmodules = [\"step\"]"), [""; 0]);
}

#[test]
fn the_library_and_the_binary_of_one_name_are_apart() {
    assert_eq!(sim("[[sim]]\nmodules = [\"bin:my_game\"]"), ["f bin:my_game::main"]);
}

#[test]
fn an_entry_has_its_own_arithmetic_or_that_of_the_top() {
    let config = "arithmetic = \"exact-float\"\n[[sim]]\nmodules = [\"my_game::sim\"]\n[[sim]]\npackages = [\"sim-core\"]\narithmetic = \"fixed-point\"\n";
    assert_eq!(sim(config), ["e my_game::sim::step", "e my_game::sim::tools::dump", "f sim_core::tick"]);
}

#[test]
fn everything_is_exact_float_where_no_config_says_otherwise() {
    let scope = read_for_tests("", true, &[]).scope;
    let all = sim_of(&scope);
    assert_eq!(all.len(), 7, "{all:?}");
    assert!(all.iter().all(|line| line.starts_with("e ")), "{all:?}");
    let scope = read_for_tests(
        "[[sim]]\nmodules = [\"my_game::sim\"]\nexclude = [\"my_game::sim::tools\"]\n",
        true,
        &[],
    )
    .scope;
    let all = sim_of(&scope);
    assert!(all.contains(&"f my_game::sim::step".to_owned()), "{all:?}");
    assert!(all.contains(&"e my_game::view::draw".to_owned()), "{all:?}");
    assert_eq!(all.len(), 7, "{all:?}");
}

#[test]
fn a_selected_package_leaves_the_others_out() {
    let config = "[[sim]]\nmodules = [\"my_game::sim\"]\n[[sim]]\npackages = [\"sim-core\"]\n";
    let scope = read_for_tests(config, false, &["sim-core"]).scope;
    assert_eq!(sim_of(&scope), ["f sim_core::tick"]);
    assert!(scope.problems(ALL).is_empty());
    assert!(scope.selects("sim-core") && !scope.selects("my-game"));
}

#[test]
fn two_arithmetics_over_one_item_are_one_mistake_for_the_pair_of_entries() {
    let config = "[[sim]]\nmodules = [\"my_game\"]\n[[sim]]\npaths = [\"src/sim/**\", \"src/sim.rs\"]\narithmetic = \"exact-float\"\n";
    let found = problems(config);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("is claimed by two entries of different arithmetic"), "{found:?}");
}

#[test]
fn two_entries_of_one_arithmetic_may_overlap() {
    assert_eq!(problems("[[sim]]\nmodules = [\"my_game\"]\n[[sim]]\npaths = [\"src/sim/**\"]\n"), [""; 0]);
}

#[test]
fn an_overlap_that_is_left_out_is_no_contradiction() {
    let config = "presentation = [\"my_game::view\"]\n[[sim]]\nmodules = [\"my_game\"]\n[[sim]]\npaths = [\"src/view.rs\"]\narithmetic = \"exact-float\"\n";
    assert_eq!(problems(config), [""; 0]);
}

#[test]
fn patterns_that_meet_nothing_say_what_is_near() {
    let config = "presentation = [\"my_game::veiw\"]\nconversions = [\"src/simm.rs\"]\n[[sim]]\nmodules = [\"my_game::rollback\", \"sim\", \"step\"]\npaths = [\"src/sim\"]\nexclude = [\"other\"]\n";
    assert_eq!(
        problems(config),
        [
            "no module or item is `my_game::rollback` | `my_game` has `sim`, `start`, `view`",
            "no module or item is `sim` | there is a `my_game::sim`; did you mean that?",
            "no module or item is `step` | tests, benches, examples and build scripts are named by their files in `paths`",
            "no source file matches `src/sim` | it is a folder: write `src/sim/**`",
            "no module or item is `other` | paths begin with the name of a crate: `bin:my_game`, `my_game`, `sim_core`",
            "no module or item is `my_game::veiw` | did you mean `my_game::view`?",
            "no source file matches `src/simm.rs` | did you mean `src/sim.rs`?",
        ]
    );
}

#[test]
fn a_raw_identifier_in_a_path_is_its_name() {
    let scope = read_for_tests("[[sim]]\nmodules = [\"my_game::type\"]\n", false, &[]).scope;
    assert!(scope.region("my-game", "src/type.rs", "my_game::r#type::step", TargetKind::Lib).sim.is_some());
}

#[test]
fn roots_that_name_nothing_are_told_by_index() {
    let config = read_for_tests(
        "[[sim]]\nroots = [{ call = \"add_systems\", schedule = [\"Fixed\"] }, { trait = \"Model\", method = \"next\" }]\n",
        false,
        &[],
    );
    assert_eq!(config.scope.roots(), config.roots.len());
    let messages: Vec<_> = (0..3).filter_map(|at| config.scope.root_unmatched(at)).collect();
    assert_eq!(messages[0].message(), "the root `add_systems` with schedule Fixed names no function");
    assert_eq!(messages[1].message(), "the root `Model::next` names no function");
    assert_eq!(messages.len(), 2);
}

#[test]
fn an_empty_scope_says_how_to_fill_it() {
    let scope = read_for_tests("", false, &[]).scope;
    assert_eq!(scope.empty().message(), "nothing is simulation code");
    let scope = read_for_tests("", false, &["sim-core"]).scope;
    assert_eq!(scope.empty().message(), "nothing in package `sim-core` is simulation code");
}

#[test]
fn a_scope_can_be_shared_between_threads() {
    fn shared<T: Sync + Send>() {}
    shared::<Scope>();
    shared::<FileScope<'static>>();
}
