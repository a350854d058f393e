//! `/seeks`.

use std::sync::Arc;

use abande::USUAL_PIECES;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::games::Refused;
use crate::games::{TimeControl, Visibility, WantedColor, Wants, is_command_id};
use crate::limits::Act;

use super::body;
use super::error::ApiError;
use super::service::Service;
use super::signed_in::{Anybody, ClientAddress, SignedIn};

/// What is asked for; what is not said is as usual.
#[derive(Deserialize)]
pub(super) struct NewSeek {
    id: Option<String>,
    board: String,
    #[serde(default = "usual_pieces")]
    pieces: u8,
    #[serde(default)]
    time: Option<TimeControl>,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    color: WantedColor,
    #[serde(default)]
    visibility: Visibility,
    #[serde(default)]
    person: Option<String>,
    #[serde(default)]
    position: Option<String>,
}

fn usual_pieces() -> u8 {
    USUAL_PIECES
}

/// `POST /seeks`.
pub(super) async fn make(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
    body: Body,
) -> Result<Response, ApiError> {
    service.limits.check(Act::Seek, address.0, Some(&who.person.id))?;
    let NewSeek { id, board, pieces, time, rated, color, visibility, person, position } =
        body::read(body).await?;
    if id.as_deref().is_some_and(|id| !is_command_id(id)) {
        return Err(ApiError::Refused(Refused::BadId));
    }
    let wants = Wants { board, pieces, time, rated, color, visibility, person, position };
    let seek = service.hub.make_seek(&who.person, wants, id).await?;
    let url = format!("/#/online/seek/{}", seek.id);
    Ok((StatusCode::CREATED, Json(json!({ "seek": seek, "url": url }))).into_response())
}

/// `GET /seeks`.
pub(super) async fn list(State(service): State<Arc<Service>>, who: Anybody) -> Json<Value> {
    Json(json!({ "seeks": service.hub.lobby().seen_by(who.id()) }))
}

/// `GET /seeks/ID`.
pub(super) async fn show(
    State(service): State<Arc<Service>>,
    who: Anybody,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let kept = service.hub.seek(&id, who.id()).await?;
    Ok(Json(kept.seek).into_response())
}

/// `POST /seeks/ID/accept`.
pub(super) async fn accept(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    service.limits.check(Act::Seek, address.0, Some(&who.person.id))?;
    let game = service.hub.accept(&id, &who.person).await?;
    Ok((StatusCode::CREATED, Json(json!({ "game": game }))).into_response())
}

/// `POST /seeks/ID/decline`.
pub(super) async fn decline(
    State(service): State<Arc<Service>>,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    service.hub.decline(&id, &who.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /seeks/ID`.
pub(super) async fn withdraw(
    State(service): State<Arc<Service>>,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    service.hub.withdraw(&id, &who.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
