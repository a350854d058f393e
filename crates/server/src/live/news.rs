//! What is told to connections.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;

use crate::games::{Event, Kind};

/// What stands around an event on the websocket.
const BEFORE: &str = r#"{"event":"#;
const AFTER: &str = "}";

/// Something to tell.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// A message as it goes over a websocket.
    Text(Utf8Bytes),
    /// Several of them, one behind the other.
    Several(Vec<Utf8Bytes>),
    /// Somebody's own games and challenges, without the frame.
    Me(Utf8Bytes),
    /// Something has happened in a game.
    Event {
        /// To which of the connection's subscriptions it belongs.
        subscription: u32,
        /// What.
        event: Told,
    },
}

impl News {
    /// A message that is written already.
    pub(crate) fn text(text: impl Into<Utf8Bytes>) -> News {
        News::Text(text.into())
    }

    /// `{"name": value}`.
    pub(crate) fn message(name: &str, value: &impl Serialize) -> News {
        News::Text(message(name, value))
    }
}

/// `{"name": value}`, as a text.
pub(crate) fn message(name: &str, value: &impl Serialize) -> Utf8Bytes {
    format!("{{\"{name}\":{}}}", json(value)).into()
}

/// Our own data as JSON, which is always possible: there are no maps with odd keys among it.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// An event, written once for all who hear of it.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    framed: Utf8Bytes,
    ends: bool,
}

impl Told {
    pub(crate) fn new(event: &Event) -> Told {
        let framed = format!("{BEFORE}{}{AFTER}", json(event)).into();
        Told { framed, ends: matches!(event.kind, Kind::End { .. }) }
    }

    /// As it goes over a websocket.
    pub(crate) fn framed(&self) -> Utf8Bytes {
        self.framed.clone()
    }

    /// The event alone.
    pub(crate) fn bare(&self) -> &str {
        let text = self.framed.as_str();
        &text[BEFORE.len()..text.len() - AFTER.len()]
    }

    /// Whether it is the end of the game.
    pub(crate) fn ends(&self) -> bool {
        self.ends
    }
}
