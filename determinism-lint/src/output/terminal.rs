//! What the terminal can do: the one place that asks for it. Everything else is told through `Options`.

use std::io::IsTerminal;

/// Width of lines where there is no terminal.
pub const PLAIN_WIDTH: usize = 100;

/// When to write escape codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What a stream can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terminal {
    /// Escape codes.
    pub color: bool,
    /// Characters beyond ASCII.
    pub unicode: bool,
    /// Columns.
    pub width: usize,
}

/// Standard output, or a file in its place.
pub fn stdout(color: Color, to_file: bool) -> Terminal {
    let width = terminal_size::terminal_size_of(std::io::stdout());
    decide(color, !to_file && std::io::stdout().is_terminal(), width.map(|(width, _)| width.0), &environment)
}

/// Standard error.
pub fn stderr(color: Color) -> Terminal {
    let width = terminal_size::terminal_size_of(std::io::stderr());
    decide(color, std::io::stderr().is_terminal(), width.map(|(width, _)| width.0), &environment)
}

fn environment(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned()).filter(|value| !value.is_empty())
}

fn decide(
    color: Color,
    terminal: bool,
    width: Option<u16>,
    env: &dyn Fn(&str) -> Option<String>,
) -> Terminal {
    let dumb = env("TERM").is_some_and(|term| term == "dumb");
    let wanted = match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => terminal && !dumb && env("NO_COLOR").is_none(),
    };
    Terminal {
        color: wanted,
        unicode: !terminal || speaks_unicode(env),
        width: width.filter(|_| terminal).map_or(PLAIN_WIDTH, |width| usize::from(width).clamp(40, 160)),
    }
}

/// The first of the three variables that is set decides, as in POSIX; Windows terminals say it otherwise.
fn speaks_unicode(env: &dyn Fn(&str) -> Option<String>) -> bool {
    if cfg!(windows) {
        return env("WT_SESSION").is_some() || env("TERM_PROGRAM").is_some();
    }
    let locale = env("LC_ALL").or_else(|| env("LC_CTYPE")).or_else(|| env("LANG")).unwrap_or_default();
    let locale = locale.to_ascii_lowercase();
    locale.ends_with("utf-8") || locale.ends_with("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(set: &'static [(&'static str, &'static str)]) -> impl Fn(&str) -> Option<String> {
        move |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn a_terminal_has_colours_unless_the_environment_forbids() {
        assert!(decide(Color::Auto, true, Some(80), &with(&[])).color);
        assert!(!decide(Color::Auto, true, Some(80), &with(&[("NO_COLOR", "1")])).color);
        assert!(!decide(Color::Auto, true, Some(80), &with(&[("TERM", "dumb")])).color);
        assert!(!decide(Color::Auto, false, None, &with(&[])).color);
    }

    #[test]
    fn the_flag_wins_over_the_environment() {
        assert!(decide(Color::Always, false, None, &with(&[("NO_COLOR", "1")])).color);
        assert!(!decide(Color::Never, true, Some(80), &with(&[])).color);
    }

    #[test]
    fn off_a_terminal_the_width_is_fixed_and_the_locale_does_not_matter() {
        let plain = decide(Color::Auto, false, Some(47), &with(&[("LANG", "C")]));
        assert_eq!((plain.width, plain.unicode), (PLAIN_WIDTH, true));
    }

    #[cfg(not(windows))]
    #[test]
    fn on_a_terminal_the_locale_decides_about_characters() {
        assert!(decide(Color::Auto, true, Some(80), &with(&[("LANG", "de_DE.UTF-8")])).unicode);
        assert!(
            !decide(Color::Auto, true, Some(80), &with(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")])).unicode
        );
    }
}
