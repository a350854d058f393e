//! A JSON value with its place in a record.

use serde_json::{Map, Value};

use super::{AbstractPlayError, AbstractPlayProblem};

/// A value, and the path that leads to it.
#[derive(Clone)]
pub(super) struct Located<'v> {
    pub(super) value: &'v Value,
    path: String,
}

impl<'v> Located<'v> {
    /// A whole record; `path` is its place in a file, or empty.
    pub(super) fn record(value: &'v Value, path: String) -> Located<'v> {
        Located { value, path }
    }

    pub(super) fn fails(&self, problem: impl Into<AbstractPlayProblem>) -> AbstractPlayError {
        let path = if self.path.is_empty() { "the record".into() } else { self.path.clone() };
        AbstractPlayError::Record { path, problem: problem.into() }
    }

    pub(super) fn is_not(&self, expected: &'static str) -> AbstractPlayError {
        let found = match self.value {
            Value::Null => "null".into(),
            Value::Bool(truth) => truth.to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => format!("the text '{}'", crate::record::shortened(text)),
            Value::Array(list) => format!("a list of {}", list.len()),
            Value::Object(_) => "an object".into(),
        };
        self.fails(AbstractPlayProblem::Unexpected { expected, found })
    }

    fn below(&self, key: &str) -> String {
        let plain = !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        match (plain, self.path.as_str()) {
            (true, "") => key.to_owned(),
            (true, path) => format!("{path}.{key}"),
            (false, path) => format!("{path}[\"{key}\"]"),
        }
    }

    pub(super) fn object(&self) -> Result<&'v Map<String, Value>, AbstractPlayError> {
        self.value.as_object().ok_or_else(|| self.is_not("an object"))
    }

    /// What stands under a key that must be there.
    pub(super) fn field(&self, key: &str) -> Result<Located<'v>, AbstractPlayError> {
        let path = self.below(key);
        match self.object()?.get(key) {
            Some(value) => Ok(Located { value, path }),
            None => Err(AbstractPlayError::Record { path, problem: AbstractPlayProblem::Missing }),
        }
    }

    pub(super) fn list(&self) -> Result<Vec<Located<'v>>, AbstractPlayError> {
        let list = self.value.as_array().ok_or_else(|| self.is_not("a list"))?;
        let located = |(index, value)| Located { value, path: format!("{}[{index}]", self.path) };
        Ok(list.iter().enumerate().map(located).collect())
    }

    /// An item of a list that is known to be there.
    pub(super) fn item(&self, index: usize) -> Result<Located<'v>, AbstractPlayError> {
        self.list()?.into_iter().nth(index).ok_or_else(|| self.is_not("a longer list"))
    }

    pub(super) fn text(&self) -> Result<&'v str, AbstractPlayError> {
        self.value.as_str().ok_or_else(|| self.is_not("a text"))
    }

    pub(super) fn whole_number(&self) -> Result<i64, AbstractPlayError> {
        self.value.as_i64().ok_or_else(|| self.is_not("a whole number"))
    }
}
