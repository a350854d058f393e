//! JSON read strictly: a key that comes twice is a fault, because one of the two values would be lost.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::AbstractPlayError;

/// Reads a text as one JSON value.
pub(super) fn parse(text: &str) -> Result<Value, AbstractPlayError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text).map(|Strict(value)| value).map_err(|error| {
        let place = format!(" at line {} column {}", error.line(), error.column());
        let reason = error.to_string();
        AbstractPlayError::Json {
            line: error.line().max(1),
            column: characters(text, error.line(), error.column()).max(1),
            reason: reason.strip_suffix(&place).unwrap_or(&reason).to_owned(),
        }
    })
}

/// How many characters the first bytes of a line are.
fn characters(text: &str, line: usize, bytes: usize) -> usize {
    let line = text.split('\n').nth(line.saturating_sub(1)).unwrap_or_default();
    line.char_indices().take_while(|(index, _)| *index < bytes).count()
}

/// A JSON value whose objects have each key once.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(Builder).map(Strict)
    }
}

/// Puts the value together.
struct Builder;

impl<'de> Visitor<'de> for Builder {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<Value, E> {
        Ok(truth.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if values.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key '{key}' is there twice")));
            }
            let Strict(value) = object.next_value()?;
            values.insert(key, value);
        }
        Ok(Value::Object(values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_as_serde_json_has_them() {
        let text =
            r#" {"b": [1, -2, 3.5, 18446744073709551615, "é\n", null, true], "a": {"z": {}, "y": []}} "#;
        let value = parse(text).unwrap();
        assert_eq!(value, serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(value.to_string(), serde_json::from_str::<Value>(text).unwrap().to_string());
    }

    #[test]
    fn faults_have_their_line_and_column_in_characters() {
        let place = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(place(""), "line 1, column 1: EOF while parsing a value");
        assert_eq!(place("[1,\n \"é\" x]"), "line 2, column 6: expected `,` or `]`");
        assert_eq!(place("{\"é\": 1,\n\"é\": 2}"), "line 2, column 3: the key 'é' is there twice");
        assert!(parse(&"[".repeat(100_000)).unwrap_err().to_string().contains("recursion limit"));
    }
}
