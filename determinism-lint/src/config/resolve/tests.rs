//! From a workspace on disk to a config or all its mistakes.

use super::*;
use crate::config::Root;
use crate::discover::Package;
use crate::meta::{Group, Level};

static UNSTABLE_SORT: RuleMeta = rule("DET303", "unstable-sort", Group::Order);
static FLOAT_ORDER: RuleMeta = rule("DET109", "float-order", Group::Float);
static FLOAT_ARITHMETIC: RuleMeta = rule("DET103", "float-arithmetic", Group::Float);
static RULES: [&RuleMeta; 3] = [&FLOAT_ARITHMETIC, &FLOAT_ORDER, &UNSTABLE_SORT];

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

/// Every key, as a user would write it.
const WHOLE: &str = r#"
arithmetic   = "exact-float"
presentation = ["game::view", "crates/render/**"]
conversions  = ["game::sim::convert"]

[[sim]]
modules  = ["game::sim"]
paths    = ["crates/sim/src/**"]
packages = ["sim-core"]
roots    = [{ call = "add_systems", schedule = ["GgrsSchedule", "FixedUpdate", "OnEnter"] },
            { call = "register_system" }, { trait = "Model", method = "next_state" }]
exclude  = ["game::sim::tools"]

[types]
safe   = ["fixed::types::*"]
fixed  = ["game::math::Fx"]
hash   = ["my_map::FastMap"]
clocks = ["bevy_time::Time<Fixed>"]
[dependencies]
trusted = ["simmath", "indexmap"]
[rules]
unstable-sort = "warn"
float-order   = { level = "deny", note = "see docs/adr-0011.md" }
[audit]
require = ["reason", "until"]
budget  = { float-arithmetic = 3, DET109 = 0 }
[detcheck]
scenarios = "fixtures/crates/tiles"
ticks = 20000
seeds = [1, 2, 3]
[[detcheck.leg]]
name = "s390x"
target = "s390x-unknown-linux-gnu"
opt-level = 3
env = { RUST_LOG = "", A = "b" }
runner = ["qemu-s390x", "-L", "/usr/s390x-linux-gnu"]
"#;

struct Project {
    folder: tempfile::TempDir,
    metadata: serde_json::Value,
}

impl Project {
    fn new(config: &str) -> Self {
        let project = Self { folder: tempfile::tempdir().unwrap(), metadata: serde_json::Value::Null };
        project.write(FILE_NAME, config.as_bytes());
        project
    }

    fn without_config() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), metadata: serde_json::Value::Null }
    }

    fn with_manifest(manifest: &str) -> Self {
        let mut project = Self::without_config();
        project.metadata = serde_json::json!({ "determinism-lint": {} });
        project.write("Cargo.toml", manifest.as_bytes());
        project
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.folder.path().join(name), bytes).unwrap();
    }

    fn load(&self, flags: &Flags) -> Result<Option<Config>, ConfigErrors> {
        load(&workspace(self.folder.path(), self.metadata.clone()), flags, &RULES)
    }

    fn config(&self) -> Config {
        self.load(&Flags::default()).unwrap_or_else(|errors| panic!("{:#?}", errors.mistakes())).unwrap()
    }

    fn mistakes(&self) -> Vec<String> {
        let errors = self.load(&Flags::default()).expect_err("the config has mistakes");
        errors.mistakes().iter().map(|mistake| mistake.message().to_owned()).collect()
    }
}

fn workspace(root: &Path, metadata: serde_json::Value) -> Workspace {
    let package = |name: &str| Package {
        name: name.to_owned(),
        folder: String::new(),
        edition: 2024,
        targets: Vec::new(),
        features: None,
        dependencies: Vec::new(),
    };
    let packages = vec![package("game"), package("my-game"), package("sim-core")];
    Workspace {
        root: root.to_owned(),
        packages,
        externals: Vec::new(),
        metadata,
        by_default: None,
        with_all_features: None,
        degraded: Vec::new(),
    }
}

/// For the tests of the scope: a config without a workspace on disk.
pub(in crate::config) fn read_text_for_tests(text: &str, everything: bool, packages: &[&str]) -> Config {
    let document = Document::new(FILE_NAME, text.to_owned());
    let mut mistakes = Mistakes::new(document.clone());
    let raw = raw::read(&document, &mut mistakes);
    let packages = packages.iter().map(|name| (*name).to_owned()).collect();
    let flags = Flags { everything, packages, ..Flags::default() };
    let workspace = workspace(Path::new(""), serde_json::Value::Null);
    let config = resolve(raw, &workspace, &flags, &RULES, true, &mut mistakes);
    ConfigErrors::check(mistakes.into_list()).unwrap_or_else(|errors| panic!("{:#?}", errors.mistakes()));
    config
}

#[test]
fn every_key_is_read() {
    let config = Project::new(WHOLE).config();
    assert_eq!(config.source.as_deref(), Some("determinism-lint.toml"));
    assert_eq!(config.arithmetic, Arithmetic::ExactFloat);
    assert!(!config.everything);
    let call = |call: &str, schedule: &[&str]| Root::Call {
        call: call.to_owned(),
        schedule: schedule.iter().map(|name| (*name).to_owned()).collect(),
    };
    let method = Root::Method { trait_: "Model".to_owned(), method: "next_state".to_owned() };
    let roots = vec![
        call("add_systems", &["GgrsSchedule", "FixedUpdate", "OnEnter"]),
        call("register_system", &[]),
        method,
    ];
    assert_eq!(
        config.roots,
        roots.into_iter().map(|root| (root, Arithmetic::ExactFloat)).collect::<Vec<_>>()
    );
    assert_eq!(config.types.safe, ["fixed::types::*"]);
    assert_eq!(config.types.fixed, ["game::math::Fx"]);
    assert_eq!(config.types.hash, ["my_map::FastMap"]);
    assert_eq!(config.types.clocks, ["bevy_time::Time<Fixed>"]);
    assert_eq!(config.trusted, ["simmath", "indexmap"]);
    assert_eq!(config.audit.require, ["reason", "until"]);
    let budget: Vec<_> = config.audit.budget.iter().map(|(rule, most)| (rule.as_str(), *most)).collect();
    assert_eq!(budget, [("float-arithmetic", 3), ("float-order", 0)]);
    let detcheck = config.detcheck.unwrap();
    assert_eq!((detcheck.ticks, detcheck.seeds.as_slice()), (Some(20_000), [1, 2, 3].as_slice()));
    assert_eq!(detcheck.legs[0].opt_level.as_deref(), Some("3"));
    assert_eq!(detcheck.legs[0].runner.len(), 3);
    assert_eq!(detcheck.legs[0].env["RUST_LOG"], "");
}

#[test]
fn a_level_has_its_reason_and_its_note() {
    let config = Project::new(WHOLE).config();
    let order = config.level(&FLOAT_ORDER, Arithmetic::FixedPoint);
    assert_eq!(order.reason, "rule float-order in determinism-lint.toml");
    assert_eq!(order.note.as_deref(), Some("see docs/adr-0011.md"));
    let sort = config.level(&UNSTABLE_SORT, Arithmetic::FixedPoint);
    assert_eq!((sort.level, sort.note), (Level::Warn, None));
}

#[test]
fn a_note_stays_when_a_flag_sets_the_level() {
    let flags = Flags { levels: vec![(Level::Warn, "float-order".to_owned())], ..Flags::default() };
    let config = Project::new(WHOLE).load(&flags).unwrap().unwrap();
    let order = config.level(&FLOAT_ORDER, Arithmetic::FixedPoint);
    assert_eq!((order.level, order.reason.as_str()), (Level::Warn, "flag -W float-order"));
    assert_eq!(order.note.as_deref(), Some("see docs/adr-0011.md"));
}

#[test]
fn without_a_config_there_is_none_unless_everything_is_asked_for() {
    let project = Project::without_config();
    assert!(project.load(&Flags::default()).unwrap().is_none());
    let config = project.load(&Flags { everything: true, ..Flags::default() }).unwrap().unwrap();
    assert_eq!((config.source, config.arithmetic), (None, Arithmetic::ExactFloat));
}

#[test]
fn flags_are_checked_without_a_config_too() {
    let flags = Flags {
        packages: vec!["gaem".to_owned()],
        levels: vec![(Level::Warn, "unstable-sotr".to_owned())],
        ..Flags::default()
    };
    let errors = Project::without_config().load(&flags).expect_err("both flags are wrong");
    assert_eq!(errors.mistakes().len(), 2);
    assert_eq!(errors.to_string(), "the configuration has 2 mistakes");
}

#[test]
fn an_empty_file_is_a_config() {
    let config = Project::new("").config();
    assert_eq!(config.arithmetic, Arithmetic::FixedPoint);
    assert_eq!(config.audit.require, ["reason"]);
}

#[test]
fn a_byte_order_mark_and_carriage_returns_do_no_harm() {
    let text = format!("\u{feff}{}", WHOLE.trim_start().replace('\n', "\r\n"));
    assert_eq!(Project::new(&text).config().trusted.len(), 2);
}

#[test]
fn a_config_may_stand_in_the_manifest() {
    let manifest = "[package]\nname = \"game\"\n[workspace.metadata.determinism-lint]\narithmetic = \"exact-float\"\n[[workspace.metadata.determinism-lint.sim]]\nmodules = [\"game\"]\n";
    let config = Project::with_manifest(manifest).config();
    assert_eq!(config.source.as_deref(), Some("Cargo.toml"));
    assert_eq!(config.arithmetic, Arithmetic::ExactFloat);
    assert!(
        config
            .scope
            .region("game", "src/lib.rs", "game::step", crate::discover::TargetKind::Lib)
            .sim
            .is_some()
    );
    let lone = manifest.replace("workspace.metadata", "package.metadata");
    assert_eq!(Project::with_manifest(&lone).config().arithmetic, Arithmetic::ExactFloat);
}

#[test]
fn mistakes_in_the_manifest_point_into_it() {
    let manifest = "[workspace.metadata.determinism-lint]\narithmetik = \"exact-float\"\n";
    let errors = Project::with_manifest(manifest).load(&Flags::default()).expect_err("a wrong key");
    assert_eq!(errors.to_string(), "Cargo.toml has a mistake");
}

#[test]
fn a_config_that_cargo_sees_and_the_manifest_does_not_show_is_a_mistake() {
    let wanted = "`[workspace.metadata.determinism-lint]` cannot be found in `Cargo.toml`";
    assert_eq!(Project::with_manifest("[workspace]\n").mistakes(), [wanted]);
    let broken = Project::with_manifest("[workspace\n").mistakes();
    assert!(broken[0].starts_with("not TOML"), "{broken:?}");
}

#[test]
fn a_config_in_both_places_is_a_mistake() {
    let project = Project::with_manifest("[workspace.metadata.determinism-lint]\n");
    project.write(FILE_NAME, b"");
    let wanted = "the workspace has two configs: `determinism-lint.toml` and `[workspace.metadata.determinism-lint]` in `Cargo.toml`";
    assert_eq!(project.mistakes(), [wanted]);
}

#[test]
fn a_file_that_cannot_be_read_is_a_mistake() {
    let project = Project::without_config();
    project.write(FILE_NAME, b"a = 1\nb = \"\xff\"\n");
    assert_eq!(project.mistakes(), ["`determinism-lint.toml` is not UTF-8: line 2"]);
    let project = Project::without_config();
    std::fs::create_dir(project.folder.path().join(FILE_NAME)).unwrap();
    assert_eq!(project.mistakes().len(), 1);
}

#[test]
fn a_fault_of_syntax_is_told_alone() {
    let mistakes = Project::new("arithmetic = \n[[sim]\nnope = 1\n").mistakes();
    assert!(
        !mistakes.is_empty() && mistakes.iter().all(|mistake| mistake.starts_with("not TOML: ")),
        "{mistakes:?}"
    );
}

#[test]
fn a_key_that_stands_twice_hides_no_other_mistake() {
    let mistakes =
        Project::new("arithmetic = \"exact-float\"\narithmetic = \"exact-float\"\nnope = 1\n").mistakes();
    assert_eq!(mistakes, ["a key stands twice", "unknown key `nope`"]);
}

#[test]
fn deep_nesting_is_a_mistake_and_no_crash() {
    let text = format!("presentation = {}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(!Project::new(&text).mistakes().is_empty());
}

#[test]
fn all_mistakes_are_told_at_once() {
    let config = "arithmetic = \"fixed\"\nmodules = [\"game\"]\n[[sim]]\npackages = [\"gmae\"]\npaths = [\"/abs\", \"\"]\n[rules]\nunstable-sotr = \"warn\"\nfloat-order = \"error\"\n[audit]\nbudget = { order = 1, unstable-sort = -1 }\n";
    assert_eq!(Project::new(config).mistakes().len(), 9);
}

#[test]
fn the_same_pattern_under_two_arithmetics_is_a_contradiction() {
    let config =
        "[[sim]]\nmodules = [\"game\"]\n[[sim]]\nmodules = [\"game\"]\narithmetic = \"exact-float\"\n";
    assert_eq!(Project::new(config).mistakes(), ["`game` has two arithmetics"]);
}

#[test]
fn an_entry_that_names_no_code_is_a_mistake() {
    assert_eq!(
        Project::new("[[sim]]\nexclude = [\"game\"]\n").mistakes(),
        ["a `[[sim]]` entry names no code"]
    );
}
