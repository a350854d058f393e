//! `/games`.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tokio::sync::oneshot;

use crate::games::{Command, Game};
use crate::limits::Act;
use crate::live::{Table, json as to_json};
use crate::store::Filter;

use super::body;
use super::error::ApiError;
use super::malformed::Malformed;
use super::record::record;
use super::service::Service;
use super::signed_in::{Anybody, ClientAddress, SignedIn};

/// Our game files.
const ABN: &str = "application/vnd.abande.abn";

/// Newline-delimited JSON.
pub(super) const NDJSON: &str = "application/x-ndjson";

/// What games are searched by, as texts: a wrong one gets an answer of ours.
#[derive(Deserialize)]
pub(super) struct Search {
    player: Option<String>,
    board: Option<String>,
    result: Option<String>,
    status: Option<String>,
    before: Option<String>,
    limit: Option<String>,
}

impl Search {
    /// What is left blank, as in `player=`, is not searched by.
    fn without_blanks(mut self) -> Search {
        let Search { player, board, result, status, before, limit: _ } = &mut self;
        for field in [player, board, result, status, before] {
            field.take_if(|text| text.is_empty());
        }
        self
    }
}

/// `GET /games`.
pub(super) async fn list(
    State(service): State<Arc<Service>>,
    who: Anybody,
    Query(search): Query<Search>,
) -> Result<Response, ApiError> {
    let search = search.without_blanks();
    let limit = match &search.limit {
        None => 20,
        Some(text) => match text.parse() {
            Ok(limit @ 1..=100) => limit,
            _ => return Err(Malformed::Limit.into()),
        },
    };
    let player = match &search.player {
        None => None,
        Some(name) => Some(service.named(name).await?.id),
    };
    let filter = Filter {
        player,
        board: search.board.clone(),
        ended: word(search.result.as_deref(), Malformed::Result)?,
        status: word(search.status.as_deref(), Malformed::Status)?,
        before: search.before.clone(),
        reader: who.id().map(str::to_owned),
        limit,
    };
    let mut lines = String::new();
    for listing in service.hub.store().games(&filter).await? {
        lines.push_str(&to_json(&service.game(&listing.game).await?.snapshot()));
        lines.push('\n');
    }
    Ok(([(header::CONTENT_TYPE, NDJSON)], lines).into_response())
}

/// One of a few words.
fn word<T: DeserializeOwned>(text: Option<&str>, otherwise: Malformed) -> Result<Option<T>, Malformed> {
    text.map(|text| serde_json::from_value(json!(text))).transpose().map_err(|_| otherwise)
}

/// `GET /games/ID`.
pub(super) async fn show(
    State(service): State<Arc<Service>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let wants_record = headers.get_all(header::ACCEPT).iter().any(|value| {
        value.to_str().is_ok_and(|value| value.split([',', ';']).any(|kind| kind.trim() == ABN))
    });
    if wants_record {
        let text = record(&service.game(&id).await?).to_string();
        return Ok(([(header::CONTENT_TYPE, ABN)], text).into_response());
    }
    Ok(Json(service.game(&id).await?.snapshot()).into_response())
}

/// `POST /games/ID/commands`.
pub(super) async fn command(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let body = body::arrived(body).await;
    // It is received when all of it is there, or one could begin a request and think at leisure; but before the store is
    // asked who sends it, which may take a while. Over HTTP no lag is measured.
    let arrival = service.hub.arrive(&id, 0);
    let who = SignedIn::from_request_parts(&mut parts, &service).await?;
    let table = service.table(&id).await?;
    let side = table.side_of(&who.person.id).ok_or(ApiError::Forbidden)?;
    service.limits.check(Act::Command, address.0, Some(&who.person.id))?;
    let command: Command = body::parse(&body?)?;
    let id = command.id.clone();
    let (sender, answer) = oneshot::channel();
    let tell = Box::new(|answer| {
        // Who has gone meanwhile asks again.
        let _ = sender.send(answer);
    });
    service.hub.command(&table, side, command, arrival, tell).await;
    let version = answer.await.map_err(|_| ApiError::Unavailable)??;
    Ok(Json(json!({ "ack": { "id": id, "version": version } })).into_response())
}

impl Service {
    /// A game.
    pub(super) async fn table(&self, id: &str) -> Result<Arc<Table>, ApiError> {
        self.hub.table(id).await?.ok_or(ApiError::NotFound)
    }

    /// A game as it stands. No table is set up for it: whoever looks at all games would fill the memory.
    pub(super) async fn game(&self, id: &str) -> Result<Game, ApiError> {
        if let Some(table) = self.hub.loaded(id) {
            return Ok(table.lock().await.game().clone());
        }
        let entries = self.hub.store().entries(id).await?;
        if entries.is_empty() {
            return Err(ApiError::NotFound);
        }
        Game::from_entries(entries).map_err(|_| ApiError::Unavailable)
    }
}
