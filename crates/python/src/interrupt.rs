//! Thinking without holding Python up: other threads run meanwhile, and Ctrl-C ends it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use abande_engine::Control;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often Python is asked whether somebody has pressed Ctrl-C.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// Does some work on a thread of its own, and waits for it outside of Python. The work asks its control for the time, and
/// whether to stop.
pub(crate) fn think<T: Send>(py: Python<'_>, work: impl FnOnce(&dyn Control) -> T + Send) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let start = Instant::now();
    let (done, mut waiting) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let stop = &stop;
        let worker = scope.spawn(move || {
            // Dropped at the end, also of a panic: that ends the waiting.
            let _done = done;
            work(&(move || start.elapsed(), stop))
        });
        let mut interrupted = Ok(());
        loop {
            let waiting = &mut waiting;
            if py.detach(move || waiting.recv_timeout(BETWEEN_LOOKS)) != Err(RecvTimeoutError::Timeout) {
                break;
            }
            interrupted = py.check_signals();
            if interrupted.is_err() {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
        let found = py.detach(move || worker.join());
        interrupted?;
        found.map_err(|_| PyRuntimeError::new_err("a fault of ours: the search panicked"))
    })
}

/// A control that looks for Ctrl-C itself: for work in pieces too small for a thread each.
pub(crate) struct Watch {
    start: Instant,
    /// When to look again, in milliseconds.
    next_look: AtomicU64,
    interrupted: OnceLock<PyErr>,
}

impl Watch {
    pub(crate) fn new() -> Watch {
        Watch { start: Instant::now(), next_look: AtomicU64::new(0), interrupted: OnceLock::new() }
    }

    /// What Ctrl-C has raised, if somebody has pressed it.
    pub(crate) fn end(self) -> PyResult<()> {
        self.interrupted.into_inner().map_or(Ok(()), Err)
    }
}

impl Control for Watch {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is for one lifetime")]
    fn stopped(&self) -> bool {
        let now = self.start.elapsed();
        if now.as_millis() >= u128::from(self.next_look.load(Ordering::Relaxed)) {
            let next = (now + BETWEEN_LOOKS).as_millis() as u64;
            self.next_look.store(next, Ordering::Relaxed);
            if let Err(error) = Python::attach(|py| py.check_signals()) {
                let _ = self.interrupted.set(error);
            }
        }
        self.interrupted.get().is_some()
    }
}
