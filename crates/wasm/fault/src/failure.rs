//! What is thrown in the page.

use std::fmt;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsError, JsValue};

use crate::ReadFault;

/// A sentence that says what is wrong, and where; in the page it is an `Error`. Where a text cannot be read, the error's
/// `fault` says the same as a line of JSON, for people who read another language.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    message: String,
    fault: Option<String>,
}

impl Failure {
    /// A sentence alone.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), fault: None }
    }

    /// An error with what it says as data.
    pub fn reading(error: impl fmt::Display, fault: &ReadFault) -> Failure {
        Failure { message: error.to_string(), fault: serde_json::to_string(fault).ok() }
    }

    /// What is wrong, and where.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The same as a line of JSON, where a text could not be read.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::new(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

#[wasm_bindgen]
extern "C" {
    /// An `Error` of the page, with what we say besides.
    type Thrown;

    #[wasm_bindgen(method, setter, structural)]
    fn set_fault(this: &Thrown, fault: &str);
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        let thrown: JsValue = JsError::new(&failure.message).into();
        if let Some(fault) = &failure.fault {
            thrown.unchecked_ref::<Thrown>().set_fault(fault);
        }
        thrown
    }
}
