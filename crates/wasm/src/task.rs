//! A task of the worker that the engine runs in: its clock, and whether the page still wants it.

use std::cell::RefCell;
use std::time::Duration;

use abande_engine::Control;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker started.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;

    /// Somebody in the worker who hears of progress, and knows whether the page wants any more of it.
    pub type Listener;

    #[wasm_bindgen(method, structural)]
    fn report(this: &Listener, report: &str);

    #[wasm_bindgen(method, structural)]
    fn stopped(this: &Listener) -> bool;
}

thread_local! {
    /// Who listens to the task that is being done. A control is shared by the threads of a search, which a thing of the
    /// browser's cannot be; but a worker is one thread and does one task at a time.
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// The task that is being done, until it is dropped.
pub(crate) struct Task {
    began: f64,
}

impl Task {
    /// Begins a task for somebody who listens.
    pub(crate) fn begin(listener: Listener) -> Task {
        LISTENER.set(Some(listener));
        Task { began: milliseconds() }
    }

    /// Tells whoever listens how far the task has come that is being done.
    pub(crate) fn report(report: &str) {
        LISTENER.with_borrow(|listener| {
            if let Some(listener) = listener {
                listener.report(report);
            }
        });
    }
}

impl Control for Task {
    fn now(&self) -> Duration {
        duration(milliseconds() - self.began)
    }

    fn stopped(&self) -> bool {
        LISTENER.with_borrow(|listener| listener.as_ref().is_some_and(Listener::stopped))
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        LISTENER.set(None);
    }
}

/// A time in milliseconds, as pages have it; what is no time is none at all.
pub(crate) fn duration(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}
