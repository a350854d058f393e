//! Why a text cannot be read, as data that a page can translate: a code, the place, and what the sentence speaks of.

use std::collections::BTreeMap;

use abande::MoveTextError;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// What is wrong with a text, and where.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "shapes", derive(ts_rs::TS))]
pub struct ReadFault {
    /// Such as `open-comment`: the key of a translation. `other` has none: what is thrown says it in English.
    code: &'static str,
    /// Counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "shapes", ts(optional))]
    line: Option<usize>,
    /// Counted in characters from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "shapes", ts(optional))]
    column: Option<usize>,
    /// The place in a JSON text, such as `moves[12][1]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "shapes", ts(optional))]
    path: Option<String>,
    /// By the names that `locales/` has for it.
    args: BTreeMap<&'static str, String>,
    /// The rule that a move breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "shapes", ts(optional, type = "Refusal"))]
    refusal: Option<Box<RawValue>>,
    /// What keeps a set-up from being a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "shapes", ts(optional, type = "Array<Fault>"))]
    faults: Option<Box<RawValue>>,
}

impl ReadFault {
    /// A fault without a place.
    #[must_use]
    pub fn new(code: &'static str) -> ReadFault {
        ReadFault { code, ..ReadFault::default() }
    }

    /// What is wrong with a move's text.
    #[must_use]
    pub fn of_move_text(error: &MoveTextError) -> ReadFault {
        let new = ReadFault::new;
        match error {
            MoveTextError::Empty => new("no-move-there"),
            MoveTextError::NoSuchSpace { board, name, .. } => {
                new("no-such-space").with("board", board).with("name", name)
            }
            MoveTextError::TooFar { name, .. } => {
                new("no-such-space").with("board", "libre").with("name", name)
            }
            MoveTextError::Ambiguous { text, first, second } => {
                new("ambiguous").with("text", text).with("first", first).with("second", second)
            }
            MoveTextError::NotAMove { text, .. } => new("no-move").with("text", text),
            _ => new("other"),
        }
    }

    /// With something that the sentence speaks of.
    #[must_use]
    #[allow(clippy::needless_pass_by_value)] // texts and numbers alike, as they come
    pub fn with(mut self, name: &'static str, value: impl ToString) -> ReadFault {
        self.args.insert(name, value.to_string());
        self
    }

    /// In a line of a text.
    #[must_use]
    pub fn in_line(mut self, line: Option<usize>) -> ReadFault {
        self.line = line;
        self
    }

    /// At a column of a line.
    #[must_use]
    pub fn at_column(mut self, column: usize) -> ReadFault {
        self.column = Some(column);
        self
    }

    /// At a place of a JSON text.
    #[must_use]
    pub fn in_path(mut self, path: &str) -> ReadFault {
        self.path = Some(path.to_owned());
        self
    }

    /// With the rule that a move breaks.
    #[must_use]
    pub fn because(mut self, refusal: Option<&impl Serialize>) -> ReadFault {
        self.refusal = refusal.and_then(|refusal| to_raw_value(refusal).ok());
        self
    }

    /// With what keeps a set-up from being a position.
    #[must_use]
    pub fn with_faults(mut self, faults: &impl Serialize) -> ReadFault {
        self.faults = to_raw_value(faults).ok();
        self
    }
}
