//! `/guests`, `/accounts`, `/sessions`, `/me`, `/people`, `/blocks`, `/reports`.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::id::{fresh_id, random_bytes};
use crate::limits::Act;
use crate::people::{Name, Password, Person, Session, Token, guest_name};
use crate::store::{Change, StoreError};

use super::body;
use super::error::ApiError;
use super::malformed::Malformed;
use super::service::Service;
use super::signed_in::{Anybody, ClientAddress, SESSION_LENGTH, SignedIn};

/// A made-up name may be somebody's already; a few tries find a free one.
const TRIES: u32 = 8;

/// What a report may say.
const LONGEST_REPORT: usize = 1000;

#[derive(Deserialize)]
pub(super) struct AsGuest {
    #[serde(default)]
    cookie: bool,
}

#[derive(Deserialize)]
pub(super) struct Credentials {
    name: String,
    password: String,
    #[serde(default)]
    cookie: bool,
}

#[derive(Deserialize)]
pub(super) struct NewPassword {
    old: String,
    new: String,
}

#[derive(Deserialize)]
pub(super) struct Confirmation {
    #[serde(default)]
    password: String,
}

#[derive(Deserialize)]
pub(super) struct Complaint {
    person: String,
    text: String,
    game: Option<String>,
}

/// `POST /guests`.
pub(super) async fn guest(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let AsGuest { cookie } = body::read(body).await?;
    service.check_cookie(cookie, &headers)?;
    service.limits.check(Act::Guest, address.0, None)?;
    // Whoever is signed in by this browser stays who they are: a guest without a password could never come back.
    if cookie && let Some(person) = service.by_cookie(&headers).await? {
        if !person.guest {
            return Err(ApiError::HasAccount);
        }
        let (token, session) = service.session(&person)?;
        service.hub.store().change(Change::SignIn(session)).await?;
        return Ok(service.signed_in(&person, &token, cookie));
    }
    for _ in 0..TRIES {
        let name = guest_name(random_bytes()?);
        let person = service.newcomer(&name, true)?;
        let (token, session) = service.session(&person)?;
        let key = name.key().to_owned();
        match service.hub.store().change(Change::Welcome { person: person.clone(), key, session }).await {
            Err(StoreError::NameTaken) => {}
            Err(error) => return Err(error.into()),
            Ok(()) => return Ok(service.signed_in(&person, &token, cookie)),
        }
    }
    Err(ApiError::Unavailable)
}

/// `POST /accounts`: a guest who is signed in becomes the account.
pub(super) async fn register(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    guest: Anybody,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let Credentials { name, password, cookie } = body::read(body).await?;
    service.check_cookie(cookie, &headers)?;
    service.limits.check(Act::SignUp, address.0, guest.id())?;
    let name = Name::parse(&name)?;
    let password = Password::parse(&password, &name)?;
    if guest.0.as_ref().is_some_and(|guest| !guest.person.guest) {
        return Err(ApiError::HasAccount);
    }
    // Asked before the hashing, which is dear; the store has the last word.
    if let Some(taken) = service.hub.store().person_named(name.key()).await?
        && guest.id() != Some(&taken.id)
    {
        return Err(ApiError::NameTaken);
    }
    let password = service.passwords.hash(password).await?;
    let mut person = service.newcomer(&name, false)?;
    if let Some(SignedIn { person: guest, .. }) = &guest.0 {
        person.id.clone_from(&guest.id);
        person.since = guest.since;
    }
    let (token, session) = service.session(&person)?;
    let key = name.key().to_owned();
    let change = Change::Register { person: person.clone(), key, password, session };
    service.hub.store().change(change).await?;
    if guest.0.is_some() {
        service.hub.sign_out(|caller| caller.person == person.id);
        service.hub.renamed(&person.id, &person.name).await;
    }
    Ok(service.signed_in(&person, &token, cookie))
}

/// `POST /sessions`.
pub(super) async fn sign_in(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    let Credentials { name, password, cookie } = body::read(body).await?;
    service.check_cookie(cookie, &headers)?;
    // What cannot be a name is nobody's, and is not told apart from that.
    let key = Name::parse(&name).map(|name| name.key().to_owned()).unwrap_or_default();
    service.limits.check_sign_in(address.0, &key)?;
    let person = service.hub.store().person_named(&key).await?;
    let kept = match &person {
        Some(person) => service.hub.store().password(&person.id).await?,
        None => None,
    };
    let right = service.passwords.verify(&password, kept.as_deref()).await?;
    let person = person.filter(|_| right).ok_or(ApiError::WrongPassword)?;
    let (token, session) = service.session(&person)?;
    service.hub.store().change(Change::SignIn(session)).await?;
    Ok(service.signed_in(&person, &token, cookie))
}

/// `DELETE /sessions/current`.
pub(super) async fn sign_out(
    State(service): State<Arc<Service>>,
    who: SignedIn,
) -> Result<Response, ApiError> {
    service.hub.store().change(Change::SignOut(who.session)).await?;
    service.hub.sign_out(|caller| caller.session == who.session);
    Ok(service.signed_out())
}

/// `DELETE /sessions`.
pub(super) async fn sign_out_everywhere(
    State(service): State<Arc<Service>>,
    who: SignedIn,
) -> Result<Response, ApiError> {
    service.hub.store().change(Change::SignOutEverywhere(who.person.id.clone())).await?;
    service.hub.sign_out(|caller| caller.person == who.person.id);
    Ok(service.signed_out())
}

/// `GET /me`.
pub(super) async fn me(who: SignedIn) -> Json<Value> {
    Json(view(&who.person))
}

/// `PUT /me/password`: the other sign-ins end.
pub(super) async fn set_password(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let NewPassword { old, new } = body::read(body).await?;
    service.check_password(&who, address, &old).await?;
    let new = Password::parse(&new, &Name::parse(&who.person.name)?)?;
    let password = service.passwords.hash(new).await?;
    let person = who.person.id.clone();
    let change = Change::SetPassword { person, password, keep: who.session };
    service.hub.store().change(change).await?;
    service.hub.sign_out(|caller| caller.person == who.person.id && caller.session != who.session);
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /me`: games stay, without the name.
pub(super) async fn forget(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
    body: Body,
) -> Result<Response, ApiError> {
    let Confirmation { password } = body::read(body).await?;
    if !who.person.guest {
        service.check_password(&who, address, &password).await?;
    }
    let person = who.person.id;
    service.hub.withdraw_all(&person).await?;
    service.hub.resign_all(&person).await?;
    let instead = "…".to_owned();
    service.hub.store().change(Change::Forget { person: person.clone(), instead: instead.clone() }).await?;
    service.hub.sign_out(|caller| caller.person == person);
    service.hub.renamed(&person, &instead).await;
    Ok(service.signed_out())
}

/// `GET /people/NAME`.
pub(super) async fn person(
    State(service): State<Arc<Service>>,
    Path(name): Path<String>,
) -> Result<Json<Value>, ApiError> {
    Ok(Json(view(&service.named(&name).await?)))
}

/// `GET /blocks`.
pub(super) async fn blocks(
    State(service): State<Arc<Service>>,
    who: SignedIn,
) -> Result<Json<Value>, ApiError> {
    let people = service.hub.store().blocks(&who.person.id).await?;
    Ok(Json(json!({ "people": people.iter().map(view).collect::<Vec<_>>() })))
}

/// `PUT /blocks/NAME`.
pub(super) async fn block(
    State(service): State<Arc<Service>>,
    who: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    set_block(&service, who, &name, true).await
}

/// `DELETE /blocks/NAME`.
pub(super) async fn unblock(
    State(service): State<Arc<Service>>,
    who: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    set_block(&service, who, &name, false).await
}

async fn set_block(
    service: &Service,
    who: SignedIn,
    name: &str,
    blocked: bool,
) -> Result<StatusCode, ApiError> {
    let whom = service.named(name).await?.id;
    if whom == who.person.id {
        return Err(Malformed::BlocksOneself.into());
    }
    service.hub.store().change(Change::Block { by: who.person.id, whom, blocked }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /reports`: for whoever runs the server.
pub(super) async fn report(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: SignedIn,
    body: Body,
) -> Result<StatusCode, ApiError> {
    service.limits.check(Act::Report, address.0, Some(&who.person.id))?;
    let Complaint { person, mut text, game } = body::read(body).await?;
    if let Some(game) = game {
        text = format!("{text} (game {game})");
    }
    if text.chars().count() > LONGEST_REPORT {
        return Err(ApiError::TooLarge);
    }
    let whom = service.named(&person).await?.id;
    let change = Change::Report { by: who.person.id, whom, at: service.hub.now(), text };
    service.hub.store().change(change).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody, as everybody may see them.
pub(super) fn view(person: &Person) -> Value {
    let Person { id, name, guest, bot, .. } = person;
    json!({ "id": id, "name": name, "guest": guest, "bot": bot, "ratings": {} })
}

impl Service {
    /// Somebody new.
    fn newcomer(&self, name: &Name, guest: bool) -> Result<Person, ApiError> {
        let name = name.as_str().to_owned();
        Ok(Person { id: fresh_id()?, name, guest, bot: false, since: self.hub.now() })
    }

    fn session(&self, person: &Person) -> Result<(Token, Session), ApiError> {
        let (token, since) = (Token::new()?, self.hub.now());
        let until = since + SESSION_LENGTH;
        let session = Session { token: token.hash(), person: person.id.clone(), since, until };
        Ok((token, session))
    }

    /// A browser gets a cookie and no token.
    fn signed_in(&self, person: &Person, token: &Token, cookie: bool) -> Response {
        let person = json!({ "id": person.id, "name": person.name, "guest": person.guest });
        if !cookie {
            let answer = Json(json!({ "person": person, "token": token.reveal() }));
            return (StatusCode::CREATED, answer).into_response();
        }
        let set = [(header::SET_COOKIE, self.cookie.set(token))];
        (StatusCode::CREATED, set, Json(json!({ "person": person }))).into_response()
    }

    fn signed_out(&self) -> Response {
        (StatusCode::NO_CONTENT, [(header::SET_COOKIE, self.cookie.clear())]).into_response()
    }

    /// A cookie is set for our own page alone.
    fn check_cookie(&self, cookie: bool, headers: &HeaderMap) -> Result<(), ApiError> {
        if cookie && !self.is_own_origin(headers) { Err(ApiError::StrangeOrigin) } else { Ok(()) }
    }

    async fn check_password(
        &self,
        who: &SignedIn,
        address: ClientAddress,
        typed: &str,
    ) -> Result<(), ApiError> {
        self.limits.check(Act::SignUp, address.0, Some(&who.person.id))?;
        if who.person.guest {
            return Err(ApiError::NotForGuests);
        }
        let kept = self.hub.store().password(&who.person.id).await?;
        let right = self.passwords.verify(typed, kept.as_deref()).await?;
        if right { Ok(()) } else { Err(ApiError::WrongPassword) }
    }

    /// Somebody of this name.
    pub(super) async fn named(&self, name: &str) -> Result<Person, ApiError> {
        let name = Name::parse(name).map_err(|_| ApiError::NotFound)?;
        self.hub.store().person_named(name.key()).await?.ok_or(ApiError::NotFound)
    }
}
