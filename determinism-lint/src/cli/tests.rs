//! Command lines that are understood, and those that are refused.

use super::*;

fn run(line: &str) -> Result<Command, clap::Error> {
    let args = std::iter::once("cargo-determinism-lint").chain(line.split_whitespace());
    parse(args.map(OsString::from)).map(Cli::into_command)
}

fn check(line: &str) -> CheckPaths {
    match run(line) {
        Ok(Command::Check(check)) => check,
        other => panic!("`{line}` is no check: {other:?}"),
    }
}

#[test]
fn the_declaration_is_sound() {
    Cli::command().debug_assert();
}

#[test]
fn cargo_may_pass_the_name_of_the_subcommand_first() {
    assert!(check("determinism-lint --strict").check.strict);
    assert!(check("--strict").check.strict);
    assert!(matches!(run("determinism-lint rules"), Ok(Command::Rules(_))));
    assert!(run("determinism-lint determinism-lint").is_err());
}

#[test]
fn paths_stand_only_after_the_word_check() {
    assert_eq!(
        check("check src/sim.rs --everything src").paths,
        [PathBuf::from("src/sim.rs"), PathBuf::from("src")]
    );
    assert!(run("src/sim.rs").is_err());
    assert!(run("--strict src/sim.rs").is_err());
}

#[test]
fn flags_before_a_command_are_refused_rather_than_lost() {
    for line in [
        "--strict check",
        "-p a check",
        "-D float check",
        "--manifest-path a rules",
        "--color never --prune --baseline b audit",
    ] {
        let error = run(line).expect_err(line);
        assert_eq!((error.kind(), error.exit_code()), (ErrorKind::ArgumentConflict, 2), "{line}");
    }
}

#[test]
fn colours_may_be_set_before_and_after_a_command() {
    for line in [
        "--color never rules", "rules --color never", "--color never", "--color=never check",
        "audit --color never",
    ] {
        assert_eq!(run(line).expect(line).color(), Color::Never, "{line}");
    }
}

#[test]
fn level_flags_keep_their_order_across_letters() {
    let LevelFlags(flags) = check("-A float -D DET101 --warn float-type -A DET301").check.levels;
    let said: Vec<(Level, &str)> = flags.iter().map(|flag| (flag.level, flag.rule.as_str())).collect();
    let wanted = [
        (Level::Allow, "float"),
        (Level::Deny, "DET101"),
        (Level::Warn, "float-type"),
        (Level::Allow, "DET301"),
    ];
    assert_eq!(said, wanted);
}

#[test]
fn what_contradicts_or_means_nothing_is_a_usage_error() {
    for line in [
        "--prune",
        "--baseline a --write-baseline b",
        "--write-baseline b --prune",
        "--threads 0",
        "--today 2027-02-30",
        "--format cargo-json",
        "--fix",
        "explain",
        "audit --format sarif",
        "rules --strict",
    ] {
        assert_eq!(run(line).expect_err(line).exit_code(), 2, "{line}");
    }
}

#[test]
fn every_flag_of_a_check_arrives() {
    let CheckPaths { check, .. } = check(
        "--manifest-path a/Cargo.toml -p one --package two --everything --format sarif --output r.sarif --color never \
         --no-limit --strict --timings --today 2027-06-01 --baseline b --prune --include-suppressed --threads 3",
    );
    assert_eq!(check.project.manifest_path, Some(PathBuf::from("a/Cargo.toml")));
    assert_eq!(check.project.packages, ["one", "two"]);
    assert_eq!(check.project.threads(), 3);
    assert_eq!((check.format, check.color.color), (Format::Sarif, Color::Never));
    assert_eq!(check.today.today, Some(jiff::civil::date(2027, 6, 1)));
    assert!(check.everything && check.no_limit && check.strict && check.timings && check.prune);
    assert!(check.include_suppressed);
}

#[test]
fn colours_of_usage_errors_follow_the_flag() {
    let colors = |line: &str| clap_color(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
    assert_eq!(colors("x --color never --color=always"), ColorChoice::Always);
    assert_eq!(colors("x rules --color never"), ColorChoice::Never);
    assert_eq!(colors("x"), ColorChoice::Auto);
}
