//! News over plain HTTP: a line for each.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::time::{Interval, interval};

use crate::limits::SocketPlace;
use crate::live::{Connected, Inbox, News, Told};

use super::error::ApiError;
use super::games::NDJSON;
use super::malformed::Malformed;
use super::service::Service;
use super::signed_in::{Anybody, ClientAddress, SignedIn};

/// An empty line shows that the line is still there.
const STILL_THERE: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
pub(super) struct Since {
    since: Option<String>,
}

/// `GET /games/ID/events`.
pub(super) async fn game_events(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: Anybody,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Response, ApiError> {
    let since = match since {
        None => 0,
        Some(text) => text.parse().map_err(|_| Malformed::Since)?,
    };
    let place = service.limits.socket(address.0, who.id())?;
    let table = service.table(&id).await?;
    let (mut connected, inbox) = service.connect(who.0).await?;
    let mut state = table.lock().await;
    let missed = state.follow_all(&connected.outbox, since);
    let over = state.game().result().is_some();
    drop(state);
    connected.follows(&id);
    // Nothing more is told of a game that is over.
    let before_the_end = missed.iter().position(Told::ends).map_or(missed.len(), |end| end + 1);
    let waiting = missed[..before_the_end].iter().map(|told| line(told.bare())).collect();
    Ok(lines(Lines { waiting, last: over, inbox, ticks: ticks(), _connected: connected, _place: place }))
}

/// `GET /me/stream`.
pub(super) async fn my_stream(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
) -> Result<Response, ApiError> {
    let place = service.limits.socket(address.0, Some(&who.person.id))?;
    let person = who.person.id.clone();
    let (connected, inbox) = service.connect(Some(who)).await?;
    let first = service.hub.follow_me(&person, &connected.outbox).await?;
    let waiting = VecDeque::from([line(&first)]);
    Ok(lines(Lines { waiting, last: false, inbox, ticks: ticks(), _connected: connected, _place: place }))
}

fn ticks() -> Interval {
    interval(STILL_THERE)
}

/// What is yet to be sent.
struct Lines {
    waiting: VecDeque<Bytes>,
    /// Nothing comes after what is waiting.
    last: bool,
    inbox: Inbox,
    ticks: Interval,
    /// Counts as being here, as long as this stream lasts.
    _connected: Connected,
    _place: SocketPlace,
}

impl Lines {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(line) = self.waiting.pop_front() {
                return Some(line);
            }
            if self.last {
                return None;
            }
            let (news, closed) = self.inbox.parts();
            tokio::select! {
                news = news.recv() => match news? {
                    News::Event { event, .. } => {
                        self.last = event.ends();
                        return Some(line(event.bare()));
                    }
                    News::Me(text) => return Some(line(&text)),
                    News::Text(_) | News::Several(_) => {}
                },
                _ = closed => return None,
                _ = self.ticks.tick() => return Some(line("")),
            }
        }
    }
}

fn line(text: &str) -> Bytes {
    Bytes::from(format!("{text}\n"))
}

fn lines(lines: Lines) -> Response {
    let stream = stream::unfold(lines, async |mut lines| {
        let line = lines.next().await?;
        Some((Ok::<_, Infallible>(line), lines))
    });
    ([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(stream)).into_response()
}
