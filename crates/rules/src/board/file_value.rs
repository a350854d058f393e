//! What stands in a board file before it is understood: values with their places, the same from TOML and JSON.

use std::fmt;

use super::description::At;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use toml::de::{DeTable, DeValue};

/// A board file is this deep: a table, a list of tables, a list of numbers in each. What lies deeper is not looked at.
const DEEPEST: usize = 5;

/// As much of a value as a board file can use.
pub(super) enum FileValue {
    Text(String),
    Number(f64),
    List(Vec<At<FileValue>>),
    /// Each key once.
    Table(Vec<(At<String>, At<FileValue>)>),
    Other,
}

/// Reads a TOML text; its fault is in English.
pub(super) fn from_toml(text: &str) -> Result<At<FileValue>, At<String>> {
    match DeTable::parse(text) {
        Ok(table) => Ok(At { offset: table.span().start, value: toml_table(table.get_ref()) }),
        Err(error) => {
            let offset = error.span().map_or(0, |span| span.start);
            Err(At { offset, value: error.message().to_owned() })
        }
    }
}

fn toml_table(table: &DeTable<'_>) -> FileValue {
    let fields = table.iter().map(|(key, value)| {
        let key = At { offset: key.span().start, value: key.get_ref().clone().into_owned() };
        (key, At { offset: value.span().start, value: toml_value(value.get_ref()) })
    });
    FileValue::Table(fields.collect())
}

fn toml_value(value: &DeValue<'_>) -> FileValue {
    match value {
        DeValue::String(text) => FileValue::Text(text.clone().into_owned()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix());
            whole.map_or(FileValue::Other, |whole| FileValue::Number(whole as f64))
        }
        DeValue::Float(number) => number.as_str().parse().map_or(FileValue::Other, FileValue::Number),
        DeValue::Array(list) => {
            let items = list.iter();
            let items = items.map(|item| At { offset: item.span().start, value: toml_value(item.get_ref()) });
            FileValue::List(items.collect())
        }
        DeValue::Table(table) => toml_table(table),
        DeValue::Boolean(_) | DeValue::Datetime(_) => FileValue::Other,
    }
}

/// Reads a JSON text; its fault is in English.
pub(super) fn from_json(text: &str) -> Result<At<FileValue>, At<String>> {
    let raw: &RawValue = serde_json::from_str(text).map_err(|error| json_fault(text, 0, &error))?;
    json_value(text, raw, DEEPEST)
}

/// Reads a part of a JSON text, and its parts as deep as they matter.
fn json_value(text: &str, raw: &RawValue, depth: usize) -> Result<At<FileValue>, At<String>> {
    let part = raw.get();
    // The raw value is a slice of the text.
    let offset = part.as_ptr() as usize - text.as_ptr() as usize;
    let fails = |error| json_fault(text, offset, &error);
    let below = |raw| json_value(text, raw, depth - 1);
    let value = match part.as_bytes().first() {
        Some(b'"') => FileValue::Text(serde_json::from_str(part).map_err(fails)?),
        Some(b'-' | b'0'..=b'9') => FileValue::Number(serde_json::from_str(part).map_err(fails)?),
        Some(b'[') if depth > 0 => {
            let items: Vec<&RawValue> = serde_json::from_str(part).map_err(fails)?;
            FileValue::List(items.into_iter().map(below).collect::<Result<_, _>>()?)
        }
        Some(b'{') if depth > 0 => {
            let Fields(fields) = serde_json::from_str(part).map_err(fails)?;
            let fields = fields.into_iter().map(|(key, raw)| {
                let value = below(raw)?;
                Ok((At { offset: value.offset, value: key }, value))
            });
            FileValue::Table(fields.collect::<Result<_, _>>()?)
        }
        _ => FileValue::Other,
    };
    Ok(At { offset, value })
}

/// The fields of a JSON object, each key once.
struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields<'a>, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

/// Collects them.
struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Fields<'de>, A::Error> {
        let mut fields: Vec<(String, &RawValue)> = Vec::new();
        while let Some((key, value)) = object.next_entry()? {
            if fields.iter().any(|(other, _)| *other == key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            fields.push((key, value));
        }
        Ok(Fields(fields))
    }
}

/// An error of a JSON text that begins at `start` of the whole.
fn json_fault(text: &str, start: usize, error: &serde_json::Error) -> At<String> {
    let part = &text[start..];
    let line_start: usize =
        part.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let message = error.to_string();
    // The place within the part would only confuse beside the place within the file.
    let message = message.split(" at line ").next().unwrap_or(&message);
    At { offset: start + line_start + error.column().saturating_sub(1), value: message.to_owned() }
}
