//! A bar on standard error while files are read: only on a terminal, only when it takes longer than a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Shorter runs show nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts finished pieces of work; workers share it by reference.
#[derive(Debug)]
pub struct Progress {
    bar: Option<ProgressBar>,
    begun: Instant,
    shown: AtomicBool,
}

impl Progress {
    /// A bar for `total` pieces of work of one kind: `reading`, `checking`.
    pub fn new(kind: &'static str, total: usize) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| bar(kind, total));
        Self { bar, begun: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// One that shows nothing.
    pub fn hidden() -> Self {
        Self { bar: None, begun: Instant::now(), shown: AtomicBool::new(false) }
    }

    /// One piece is done.
    pub fn tick(&self) {
        let Some(bar) = &self.bar else { return };
        bar.inc(1);
        if self.begun.elapsed() > PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

/// Clears the bar, so that what is printed next stands alone.
impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(kind: &'static str, total: usize) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(total as u64), ProgressDrawTarget::hidden());
    // No colours: the bar then needs to know nothing of `--color`.
    let style = ProgressStyle::with_template("{msg} [{bar:30}] {pos}/{len}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_on_several_threads_share_one_counter() {
        let progress =
            Progress { bar: Some(bar("reading", 40)), begun: Instant::now(), shown: AtomicBool::new(false) };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..10).for_each(|_| progress.tick()));
            }
        });
        assert_eq!(progress.bar.as_ref().map(ProgressBar::position), Some(40));
        assert!(!progress.shown.load(Ordering::Relaxed), "a run of less than a second shows no bar");
    }
}
