//! Who asks.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use crate::games::Millis;
use crate::live::{Caller, Connected, Inbox};
use crate::people::{Person, SESSION_DAYS, Token, TokenHash};
use crate::store::Change;

use super::error::ApiError;
use super::service::Service;

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long a sign-in lasts after its last use.
pub(super) const SESSION_LENGTH: Millis = SESSION_DAYS as Millis * DAY;

/// Somebody who has signed in.
#[derive(Clone, Debug)]
pub(super) struct SignedIn {
    pub(super) person: Person,
    pub(super) session: TokenHash,
}

/// Somebody who may have signed in.
pub(super) struct Anybody(pub(super) Option<SignedIn>);

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl SignedIn {
    fn caller(&self) -> Caller {
        Caller { person: self.person.id.clone(), session: self.session }
    }
}

impl Service {
    fn token_in_cookie(&self, headers: &HeaderMap) -> Option<Token> {
        self.cookie.find(headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()))
    }

    /// Who is signed in by a browser's cookie.
    pub(super) async fn by_cookie(&self, headers: &HeaderMap) -> Result<Option<Person>, ApiError> {
        let Some(token) = self.token_in_cookie(headers) else { return Ok(None) };
        let found = self.hub.store().session(&token.hash(), self.hub.now()).await?;
        Ok(found.map(|(person, _)| person))
    }

    /// Somebody connects. Who signs out at the same time is out: either who ends the session sees the connection, or it
    /// is seen here that the session has ended.
    pub(super) async fn connect(&self, who: Option<SignedIn>) -> Result<(Connected, Inbox), ApiError> {
        let connection = self.hub.connect(who.as_ref().map(SignedIn::caller));
        if let Some(SignedIn { session, .. }) = who
            && self.hub.store().session(&session, self.hub.now()).await?.is_none()
        {
            return Err(ApiError::Unauthorized);
        }
        Ok(connection)
    }
}

impl Anybody {
    pub(super) fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|signed_in| signed_in.person.id.as_str())
    }
}

impl FromRequestParts<Arc<Service>> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, service: &Arc<Service>) -> Result<Anybody, ApiError> {
        let program = bearer(&parts.headers)?;
        let by_cookie = program.is_none();
        let token = program.or_else(|| service.token_in_cookie(&parts.headers));
        let Some(token) = token else { return Ok(Anybody(None)) };
        // Another service's page can make a browser send its cookies: then the Origin is not ours.
        let upgrades = parts.headers.contains_key(header::UPGRADE);
        if by_cookie && (upgrades || !parts.method.is_safe()) && !service.is_own_origin(&parts.headers) {
            return Err(ApiError::StrangeOrigin);
        }
        let (session, now) = (token.hash(), service.hub.now());
        let Some((person, until)) = service.hub.store().session(&session, now).await? else {
            return if by_cookie { Ok(Anybody(None)) } else { Err(ApiError::Unauthorized) };
        };
        // A session that is used lasts: it is enough to note that twice a day.
        if until < now + SESSION_LENGTH - DAY / 2 {
            let change = Change::Prolong { token: session, until: now + SESSION_LENGTH };
            service.hub.store().change(change).await?;
        }
        Ok(Anybody(Some(SignedIn { person, session })))
    }
}

impl FromRequestParts<Arc<Service>> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, service: &Arc<Service>) -> Result<SignedIn, ApiError> {
        Anybody::from_request_parts(parts, service).await?.0.ok_or(ApiError::Unauthorized)
    }
}

impl FromRequestParts<Arc<Service>> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Service>) -> Result<ClientAddress, ApiError> {
        parts.extensions.get().copied().ok_or(ApiError::Unavailable)
    }
}

/// The token of a program. One that is none is refused, not overlooked.
fn bearer(headers: &HeaderMap) -> Result<Option<Token>, ApiError> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer ")).and_then(Token::parse);
    token.map(Some).ok_or(ApiError::Unauthorized)
}
