//! Progress bar of a long run.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, where that is a terminal.
pub(crate) fn bar(count: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(count).with_message(what);
    // Without the style it would look otherwise, no more.
    if let Ok(style) =
        ProgressStyle::with_template("{bar:30} {pos} of {len} {msg}, {elapsed} gone, about {eta} to go")
    {
        bar.set_style(style);
    }
    bar
}
