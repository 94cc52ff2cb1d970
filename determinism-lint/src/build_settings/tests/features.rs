//! Features of path crates, as cargo resolves them.

use super::*;

/// A crate of the table in a folder below, which is no member.
fn library(name: &str, rest: &str) -> String {
    format!("{}{rest}", MANIFEST.replace("game", name))
}

/// A lock file of packages with what they depend on.
fn lock(packages: &[(&str, &[&str])]) -> String {
    let entry = |(name, dependencies): &(&str, &[&str])| {
        let list: Vec<String> = dependencies.iter().map(|name| format!("{name:?}")).collect();
        format!(
            "[[package]]\nname = \"{name}\"\nversion = \"0.1.0\"\ndependencies = [{}]\n\n",
            list.join(", ")
        )
    };
    format!("version = 4\n\n{}", packages.iter().map(entry).collect::<String>())
}

/// `package kind certainty chain place` of each fault.
fn faults(settings: &Settings) -> Vec<String> {
    let each = settings.features.iter().map(|fault| {
        let kind = match &fault.kind {
            FeatureKind::Missing(feature, _) => format!("-{feature}"),
            FeatureKind::Refused(feature, _) => format!("+{feature}"),
            FeatureKind::Versions(versions) => versions.join(" "),
            FeatureKind::Moving => "moving".to_owned(),
        };
        let likely = if fault.likely { " likely" } else { "" };
        format!("{kind}{likely} {} {}", fault.chain.join(">"), settings.at(fault.place))
    });
    each.collect()
}

const GLAM: &str = "[features]\nlibm = []\nscalar-math = []\nfast-math = []\n";

#[test]
fn features_are_those_that_are_resolved_and_stand_at_the_dependency() {
    let with = |dependency: &str| {
        let manifest = format!("{MANIFEST}[dependencies]\n{dependency}\n[workspace]\nexclude = ['glam']\n");
        Project::new(&[
            ("Cargo.toml", &manifest),
            ("Cargo.lock", &lock(&[("game", &["glam"]), ("glam", &[])])),
            ("glam/Cargo.toml", &library("glam", GLAM)),
            ("glam/src/lib.rs", ""),
        ])
    };
    let found = faults(&with("glam = { path = 'glam' }").read());
    assert_eq!(found, ["-libm game>glam Cargo.toml:glam", "-scalar-math game>glam Cargo.toml:glam"]);
    let good = "glam = { path = 'glam', features = ['libm', 'scalar-math'] }";
    assert!(faults(&with(good).read()).is_empty());
    let renamed =
        "math = { package = 'glam', path = 'glam', features = ['libm', 'scalar-math', 'fast-math'] }";
    assert_eq!(faults(&with(renamed).read()), ["+fast-math game>glam Cargo.toml:'fast-math'"]);
    let optional = "glam = { path = 'glam', features = ['libm'], optional = true }";
    assert_eq!(faults(&with(optional).read()), ["-scalar-math likely game>glam Cargo.toml:glam"]);
    assert!(faults(&with("glam = { path = 'glam' }").read_with(&[], &["other"])).is_empty());
}

#[test]
fn a_crate_below_another_is_reported_unless_that_one_is_the_cause() {
    let with = |features: &str| {
        let manifest = format!(
            "{MANIFEST}[dependencies]\nrapier3d = {{ path = 'rapier3d', features = [{features}] }}\n[workspace]\nexclude = ['glam', 'rapier3d']\n"
        );
        let rapier = "[features]\nenhanced-determinism = []\nsimd8 = []\n[dependencies]\nglam = { path = '../glam', features = ['libm'] }\n";
        Project::new(&[
            ("Cargo.toml", &manifest),
            ("Cargo.lock", &lock(&[("game", &["rapier3d"]), ("glam", &[]), ("rapier3d", &["glam"])])),
            ("glam/Cargo.toml", &library("glam", GLAM)),
            ("glam/src/lib.rs", ""),
            ("rapier3d/Cargo.toml", &library("rapier3d", rapier)),
            ("rapier3d/src/lib.rs", ""),
        ])
    };
    let found = faults(&with("'simd8'").read());
    assert_eq!(
        found,
        [
            "-enhanced-determinism game>rapier3d Cargo.toml:rapier3d",
            "+simd8 game>rapier3d Cargo.toml:'simd8'"
        ]
    );
    let found = faults(&with("'enhanced-determinism'").read());
    assert_eq!(found, ["-scalar-math game>rapier3d>glam Cargo.toml:rapier3d"]);
}

#[test]
fn without_sources_the_manifests_speak_and_the_summary_says_so() {
    let workspace = "[workspace]\nmembers = ['game']\nresolver = '3'\n[workspace.dependencies]\nglam = { version = '0.30', features = ['libm', 'fast-math'] }\n";
    let project = Project::new(&[
        ("Cargo.toml", workspace),
        (
            "game/Cargo.toml",
            &format!("{MANIFEST}[dependencies]\nglam.workspace = true\nno-such-crate-anywhere = '1'\n"),
        ),
        ("game/src/lib.rs", ""),
    ]);
    let settings = project.read();
    let expected = [
        "+fast-math likely game>glam Cargo.toml:'fast-math'",
        "-scalar-math likely game>glam game/Cargo.toml:glam",
    ];
    let mut found = faults(&settings);
    found.sort();
    assert_eq!(found, expected);
    assert_eq!(settings.degraded, ["features of glam: not all dependencies are on this machine"]);
}

#[test]
fn two_versions_of_one_crate_are_reported_at_each_way_to_it() {
    let manifest = format!(
        "{MANIFEST}[dependencies]\nglam = {{ path = 'glam' }}\nrapier3d = {{ path = 'rapier3d' }}\n[workspace]\nexclude = ['glam', 'old', 'rapier3d']\n"
    );
    let features = "[features]\ndefault = ['libm', 'scalar-math']\nlibm = []\nscalar-math = []\n";
    let old = library("glam", features).replace("0.1.0", "0.0.9");
    let entry = |name: &str, version: &str, dependencies: &str| {
        format!(
            "[[package]]\nname = \"{name}\"\nversion = \"{version}\"\ndependencies = [{dependencies}]\n\n"
        )
    };
    let lock = [
        "version = 4\n\n".to_owned(),
        entry("game", "0.1.0", "\"glam 0.1.0\", \"rapier3d\""),
        entry("glam", "0.0.9", ""),
        entry("glam", "0.1.0", ""),
        entry("rapier3d", "0.1.0", "\"glam 0.0.9\""),
    ];
    let rapier = library("rapier3d", "[dependencies]\nglam = { path = '../old' }\n");
    let project = Project::new(&[
        ("Cargo.toml", &manifest),
        ("Cargo.lock", &lock.concat()),
        ("glam/Cargo.toml", &library("glam", features)),
        ("glam/src/lib.rs", ""),
        ("old/Cargo.toml", &old),
        ("old/src/lib.rs", ""),
        ("rapier3d/Cargo.toml", &rapier),
        ("rapier3d/src/lib.rs", ""),
    ]);
    let expected =
        ["0.0.9 0.1.0 game>glam Cargo.toml:glam", "0.0.9 0.1.0 game>rapier3d>glam Cargo.toml:rapier3d"];
    assert_eq!(faults(&project.read()), expected);
}

#[test]
fn what_only_a_weak_feature_speaks_of_is_not_built() {
    let manifest = format!(
        "{MANIFEST}[dependencies]\nnalgebra = {{ path = 'nalgebra', features = ['std'] }}\n[workspace]\nexclude = ['glam', 'nalgebra']\n"
    );
    let with = |feature: &str| {
        let nalgebra = library(
            "nalgebra",
            &format!(
                "[features]\nstd = ['{feature}']\n[dependencies]\nglam = {{ path = '../glam', optional = true }}\n"
            ),
        );
        Project::new(&[
            ("Cargo.toml", &manifest),
            ("Cargo.lock", &lock(&[("game", &["nalgebra"]), ("glam", &[]), ("nalgebra", &["glam"])])),
            ("glam/Cargo.toml", &library("glam", GLAM)),
            ("glam/src/lib.rs", ""),
            ("nalgebra/Cargo.toml", &nalgebra),
            ("nalgebra/src/lib.rs", ""),
        ])
    };
    assert!(faults(&with("glam?/libm").read()).is_empty());
    assert_eq!(faults(&with("glam/libm").read()), ["-scalar-math game>nalgebra>glam Cargo.toml:nalgebra"]);
}
