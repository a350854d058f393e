//! What every answer says besides its content.

use std::sync::Arc;

use abande_words::Language;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::limits::Act;
use crate::words::language_of;

use super::error::ApiError;
use super::malformed::Malformed;
use super::service::Service;
use super::signed_in::ClientAddress;

/// Puts errors into words, and lets programs on other pages ask without credentials.
pub(super) async fn finish(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    let language = asked_language(request.headers());
    let mut response = if let Err(too_many) = service.limits.check(Act::Read, address.0, None) {
        ApiError::from(too_many).into_response()
    } else if service.is_stopping() {
        ApiError::Unavailable.into_response()
    } else if request.method() == Method::OPTIONS {
        StatusCode::NO_CONTENT.into_response()
    } else {
        next.run(request).await
    };
    let error = response.extensions_mut().remove::<ApiError>().or_else(|| {
        // What axum itself refuses: an address or a handshake that is none.
        let refused = response.status().is_client_error();
        refused.then(|| Malformed::Outside.into())
    });
    if let Some(error) = error {
        response = written(response, &error, language);
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, PUT, DELETE"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, accept-language"),
        (header::ACCESS_CONTROL_MAX_AGE, "86400"),
        (header::CACHE_CONTROL, "no-store"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// An answer that says what is wrong.
pub(super) fn written(mut response: Response, error: &ApiError, language: Language) -> Response {
    *response.status_mut() = error.status();
    *response.body_mut() = Body::from(json!({ "error": error.view(language) }).to_string());
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.remove(header::CONTENT_LENGTH);
    if let Some(seconds) = error.retry_after() {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// The language that is asked for.
pub(super) fn asked_language(headers: &HeaderMap) -> Language {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    language_of(asked.unwrap_or_default())
}
