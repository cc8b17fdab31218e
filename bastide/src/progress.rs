//! Long work: its progress on standard error, silent where that is no terminal, and its threads.
//! No cursor is hidden and no mode of the terminal is changed, so a run may be broken off at any
//! time.

use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressStyle};

pub(crate) fn bar(length: u64, unit: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos} of {human_len} {msg}, {elapsed}, {eta} left",
    );
    ProgressBar::new(length)
        .with_style(style.expect("the template is well-formed"))
        .with_message(unit)
}

/// As many threads as there are cores.
pub(crate) fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// A number of threads as it is written on the command line.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=1024).contains(threads));
    threads.ok_or_else(|| "a number of threads is from 1 to 1024".to_owned())
}
