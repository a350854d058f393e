//! Clock: the time as searches are handed it.

use std::time::{Duration, Instant};

/// A clock that starts now.
pub fn clock() -> impl Fn() -> Duration + Sync {
    let start = Instant::now();
    move || start.elapsed()
}
