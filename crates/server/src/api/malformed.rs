//! Requests that cannot be understood.

use std::sync::Arc;

use crate::games::WantsError;

/// What is wrong with a request, for whoever writes programs.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Malformed {
    /// What axum itself refuses.
    #[error("the address, or the websocket's handshake")]
    Outside,
    #[error("the body did not arrive in time")]
    SlowBody,
    #[error("the body: {0}")]
    Body(Arc<serde_json::Error>),
    /// A message over the websocket, or a command in it.
    #[error(transparent)]
    Message(Arc<serde_json::Error>),
    #[error("messages are texts")]
    Binary,
    #[error("one of subscribe, unsubscribe, command, ping is asked for")]
    NothingAsked,
    #[error("subscribe: to a game, to lobby or to me")]
    NoSubject,
    #[error("limit: it is 1 to 100")]
    Limit,
    #[error("result: it is black, white, draw or aborted")]
    Result,
    #[error("status: it is live or over")]
    Status,
    #[error("since: it is a version, 0 or more")]
    Since,
    #[error("nobody blocks themselves")]
    BlocksOneself,
    #[error(transparent)]
    Wants(#[from] WantsError),
}

impl Malformed {
    /// For `map_err` on what is read of a body.
    pub(super) fn body(error: serde_json::Error) -> Malformed {
        Malformed::Body(Arc::new(error))
    }

    /// For `map_err` on what is read of a message.
    pub(super) fn message(error: serde_json::Error) -> Malformed {
        Malformed::Message(Arc::new(error))
    }
}
