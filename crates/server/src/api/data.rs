//! `GET /me/data`: all that is kept of somebody, for them to take along.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::store::Filter;

use super::error::ApiError;
use super::people::view;
use super::service::Service;
use super::signed_in::SignedIn;

/// Games are read from the store so many at a time.
const PAGE: u32 = 100;

/// `GET /me/data`.
pub(super) async fn my_data(
    State(service): State<Arc<Service>>,
    who: SignedIn,
) -> Result<Response, ApiError> {
    let store = service.hub.store();
    let person = &who.person;
    let blocks = store.blocks(&person.id).await?;
    let reports = store.reports(&person.id).await?;
    let mut games = vec![];
    let mut filter = Filter::of_player(&person.id, PAGE);
    loop {
        let page = store.games(&filter).await?;
        for listing in &page {
            games.push(service.game(&listing.game).await?.snapshot());
        }
        filter.before = page.last().map(|listing| listing.game.clone());
        if page.len() < PAGE as usize {
            break;
        }
    }
    let reports: Vec<_> = reports
        .iter()
        .map(|(at, whom, text)| json!({ "at": at, "person": whom.name, "text": text }))
        .collect();
    let data = json!({
        "person": view(person),
        "since": person.since,
        "blocks": blocks.iter().map(|blocked| &blocked.name).collect::<Vec<_>>(),
        "reports": reports,
        "seeks": service.hub.seeks_of(&person.id),
        "games": games,
    });
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"abande-data.json\"")];
    Ok((name, Json(data)).into_response())
}
