//! What is thrown in the page.

use std::fmt;

use wasm_bindgen::{JsError, JsValue};

/// A sentence that says what is wrong, and where; in the page it is an `Error`.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(message: impl Into<String>) -> Failure {
        Failure(message.into())
    }

    /// What is wrong, and where.
    pub fn message(&self) -> &str {
        &self.0
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        JsError::new(&failure.0).into()
    }
}
