//! What goes on, on standard error: a bar on a terminal, lines elsewhere. Knows nothing of what it counts.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::Instant;

/// Counts pieces of work; workers share it by reference.
#[derive(Debug)]
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    /// Done and all.
    count: Mutex<(usize, usize)>,
    begun: Instant,
}

impl Progress {
    pub(super) fn new() -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{elapsed} [{bar:24}] {pos}/{len} {msg}");
            ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Self { bar, count: Mutex::new((0, 0)), begun: Instant::now() }
    }

    /// So many more pieces are to be done.
    pub(super) fn expect(&self, more: usize) {
        if let Some(bar) = &self.bar {
            bar.inc_length(more as u64);
        }
        if let Ok(mut count) = self.count.lock() {
            count.1 += more;
        }
    }

    /// A piece begins.
    pub(super) fn begin(&self, what: &str) {
        if let Some(bar) = &self.bar {
            bar.set_message(what.to_owned());
        }
    }

    /// A piece is done.
    pub(super) fn done(&self, what: &str) {
        let Ok(mut count) = self.count.lock() else { return };
        count.0 += 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None => {
                let (done, all) = *count;
                // Nobody is left to be told when this fails.
                let _ = writeln!(
                    std::io::stderr(),
                    "[{:5.0} s, {done} of {all}] {what}",
                    self.begun.elapsed().as_secs_f64()
                );
            }
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
