//! The contract of the wire: HTTP under `/api/v1`, and its websocket.
//!
//! Requests become the server's own types here, and its answers JSON; what they mean is decided in `live`, `games` and
//! `people`. A handler says what is wrong as an [`ApiError`]; [`finish`] puts it into the asker's language.

mod body;
mod data;
mod error;
mod finish;
mod games;
mod malformed;
mod people;
mod record;
mod seeks;
mod service;
mod signed_in;
mod socket;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, delete, get, post, put};

pub(crate) use error::ApiError;
pub(crate) use service::{Service, check_host};
pub(crate) use signed_in::ClientAddress;

/// All that is answered under `/api/v1`.
pub(crate) fn router(service: &Arc<Service>) -> Router {
    Router::new()
        .route("/health", get(service::health))
        .route("/guests", post(people::guest))
        .route("/accounts", post(people::register))
        .route("/sessions", post(people::sign_in).delete(people::sign_out_everywhere))
        .route("/sessions/current", delete(people::sign_out))
        .route("/me", get(people::me).delete(people::forget))
        .route("/me/password", put(people::set_password))
        .route("/me/data", get(data::my_data))
        .route("/me/stream", get(stream::my_stream))
        .route("/people/{name}", get(people::person))
        .route("/blocks", get(people::blocks))
        .route("/blocks/{name}", put(people::block).delete(people::unblock))
        .route("/reports", post(people::report))
        .route("/seeks", get(seeks::list).post(seeks::make))
        .route("/seeks/{id}", get(seeks::show).delete(seeks::withdraw))
        .route("/seeks/{id}/accept", post(seeks::accept))
        .route("/seeks/{id}/decline", post(seeks::decline))
        .route("/games", get(games::list))
        .route("/games/{id}", get(games::show))
        .route("/games/{id}/events", get(stream::game_events))
        .route("/games/{id}/commands", post(games::command))
        .route("/ws", any(socket::upgrade))
        .fallback(async || ApiError::NotFound)
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .layer(from_fn_with_state(Arc::clone(service), finish::finish))
        .with_state(Arc::clone(service))
}
