//! What all answers have in common.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::Online;
use crate::limits::Limits;
use crate::live::Hub;
use crate::origin::{OwnSites, Site, SiteError};
use crate::people::{Passwords, SessionCookie};

use super::error::ApiError;
use super::finish::{asked_language, written};

/// What all answers have in common.
pub(crate) struct Service {
    /// What goes on.
    pub(crate) hub: Arc<Hub>,
    /// Hashes them, a few at a time.
    pub(super) passwords: Passwords,
    /// How often what can be asked for.
    pub(crate) limits: Limits,
    /// The browser's sign-in.
    pub(super) cookie: SessionCookie,
    sites: OwnSites,
    stopping: AtomicBool,
}

impl Service {
    pub(crate) fn new(hub: Arc<Hub>, listen: SocketAddr, online: &Online) -> Result<Service, SiteError> {
        let public = online.url.as_deref().map(str::parse::<Site>).transpose()?;
        Ok(Service {
            hub,
            passwords: Passwords::new(),
            limits: if online.unlimited { Limits::off() } else { Limits::new() },
            cookie: SessionCookie { secure: public.as_ref().is_some_and(Site::is_secure) },
            sites: OwnSites::new(listen, public, &[]),
            stopping: AtomicBool::new(false),
        })
    }

    /// From now on the server is about to end.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether the server is about to end.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Whether a request comes from our own page.
    pub(super) fn is_own_origin(&self, headers: &HeaderMap) -> bool {
        self.sites.is_origin(text(headers, &header::ORIGIN), text(headers, &header::HOST))
    }
}

/// `GET /health`.
pub(super) async fn health(State(service): State<Arc<Service>>) -> Result<impl IntoResponse, ApiError> {
    if !service.hub.is_well() {
        return Err(ApiError::Unavailable);
    }
    service.hub.store().heartbeat().await?;
    Ok(Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })))
}

/// Answers only to our own names: a page elsewhere can give its name our address.
pub(crate) async fn check_host(
    State(service): State<Arc<Service>>,
    request: Request,
    next: Next,
) -> Response {
    if service.sites.is_host(text(request.headers(), &header::HOST)) {
        return next.run(request).await;
    }
    if !request.uri().path().starts_with("/api/") {
        let said = "This server does not go by that name: see --url.\n";
        return (StatusCode::MISDIRECTED_REQUEST, said).into_response();
    }
    let language = asked_language(request.headers());
    written(ApiError::StrangeHost.into_response(), &ApiError::StrangeHost, language)
}

/// A header's value, where there is just one.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    if values.next().is_some() { None } else { first.to_str().ok() }
}
