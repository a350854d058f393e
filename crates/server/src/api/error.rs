//! What goes wrong, as the contract names it.

use abande_words::Language;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::games::{Refusal, Refused};
use crate::id::NoRandomness;
use crate::limits::TooMany;
use crate::live::{CommandError, SeekError};
use crate::people::{HashingError, NameError, PasswordError};
use crate::store::StoreError;
use crate::words::{Problem, said};

use super::malformed::Malformed;

/// Why a request is not answered as asked.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
    /// It cannot be understood; with what is wrong, for whoever writes programs.
    BadRequest(Malformed),
    /// It needs a sign-in.
    Unauthorized,
    /// The name or the password is wrong.
    WrongPassword,
    /// It is not theirs to ask for.
    Forbidden,
    /// Another site's page asks.
    StrangeOrigin,
    /// Somebody else's name leads here.
    StrangeHost,
    /// There is no such thing.
    NotFound,
    /// Not in this way.
    MethodNotAllowed,
    /// Somebody has or had the name.
    NameTaken,
    /// A guest has no password, an account is no guest.
    NotForGuests,
    /// It has an account already.
    HasAccount,
    /// The name is none.
    Name(NameError),
    /// The password is none.
    Password(PasswordError),
    /// The game refuses.
    Refused(Refused),
    /// A seek is not made, taken or closed.
    Seek(SeekError),
    /// It is too long.
    TooLarge,
    /// It comes too often.
    TooMany(TooMany),
    /// The store is away, or the server stops.
    Unavailable,
}

/// `{"error": ...}` without the frame.
#[derive(Serialize)]
pub(super) struct ErrorView {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

impl ApiError {
    /// The contract's word for it.
    pub(super) fn code(&self) -> &'static str {
        match self {
            ApiError::BadRequest(_)
            | ApiError::MethodNotAllowed
            | ApiError::Name(_)
            | ApiError::Password(_)
            | ApiError::Seek(SeekError::Wants(_)) => "bad_request",
            ApiError::Unauthorized | ApiError::WrongPassword => "unauthorized",
            ApiError::Forbidden
            | ApiError::StrangeOrigin
            | ApiError::StrangeHost
            | ApiError::NotForGuests
            | ApiError::Seek(SeekError::Forbidden | SeekError::NeedsAccount) => "forbidden",
            ApiError::NotFound | ApiError::Seek(SeekError::NotFound | SeekError::NoPerson(_)) => "not_found",
            ApiError::NameTaken
            | ApiError::HasAccount
            | ApiError::Seek(SeekError::Own | SeekError::Taken | SeekError::OtherContents) => "conflict",
            ApiError::Refused(refused) => refused.code(),
            ApiError::TooLarge => "too_large",
            ApiError::TooMany(_) | ApiError::Seek(SeekError::TooMany) => "too_many",
            ApiError::Unavailable | ApiError::Seek(SeekError::Store(_)) => "unavailable",
        }
    }

    pub(super) fn status(&self) -> StatusCode {
        match self.code() {
            _ if matches!(self, ApiError::MethodNotAllowed) => StatusCode::METHOD_NOT_ALLOWED,
            _ if matches!(self, ApiError::StrangeHost) => StatusCode::MISDIRECTED_REQUEST,
            "unauthorized" => StatusCode::UNAUTHORIZED,
            "forbidden" => StatusCode::FORBIDDEN,
            "not_found" => StatusCode::NOT_FOUND,
            "stale" | "not_your_turn" | "game_over" | "conflict" => StatusCode::CONFLICT,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "illegal_move" => StatusCode::UNPROCESSABLE_ENTITY,
            "too_many" => StatusCode::TOO_MANY_REQUESTS,
            "unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        }
    }

    /// Seconds after which it may go better.
    pub(super) fn retry_after(&self) -> Option<u64> {
        match self {
            ApiError::TooMany(too_many) => Some(too_many.retry_after),
            ApiError::Unavailable => Some(2),
            _ => None,
        }
    }

    /// What there is to be said.
    fn problem(&self) -> Problem<'_> {
        match self {
            ApiError::BadRequest(why) => Problem::BadRequest(Some(why)),
            ApiError::Unauthorized => Problem::Unauthorized,
            ApiError::WrongPassword => Problem::WrongPassword,
            ApiError::Forbidden | ApiError::Seek(SeekError::Forbidden) => Problem::Forbidden,
            ApiError::StrangeOrigin => Problem::StrangeOrigin,
            ApiError::StrangeHost => Problem::StrangeHost,
            ApiError::NotFound | ApiError::Seek(SeekError::NotFound) => Problem::NotFound,
            ApiError::MethodNotAllowed => Problem::Method,
            ApiError::NameTaken => Problem::NameTaken,
            ApiError::NotForGuests => Problem::NotForGuests,
            ApiError::HasAccount => Problem::HasAccount,
            ApiError::Name(error) => Problem::Name(*error),
            ApiError::Password(error) => Problem::Password(*error),
            ApiError::Refused(refused) => Problem::Refused(refused),
            ApiError::Seek(SeekError::NoPerson(name)) => Problem::NoPerson(name),
            ApiError::Seek(SeekError::NeedsAccount) => Problem::NeedsAccount,
            ApiError::Seek(SeekError::Own) => Problem::OwnSeek,
            ApiError::Seek(SeekError::Taken) => Problem::SeekTaken,
            ApiError::Seek(SeekError::OtherContents) => Problem::Refused(&Refused::OtherContents),
            ApiError::Seek(SeekError::TooMany) => Problem::TooManySeeks,
            ApiError::TooLarge => Problem::TooLarge,
            ApiError::TooMany(too_many) => Problem::TooMany(*too_many),
            ApiError::Unavailable | ApiError::Seek(SeekError::Store(_) | SeekError::Wants(_)) => {
                Problem::Unavailable
            }
        }
    }

    /// As it goes over the wire, in the language asked for.
    pub(super) fn view(&self, language: Language) -> ErrorView {
        ErrorView {
            code: self.code(),
            message: said(language, self.problem()),
            retry_after: self.retry_after(),
            version: match self {
                ApiError::Refused(Refused::Stale { version }) => Some(*version),
                _ => None,
            },
            refusal: match self {
                ApiError::Refused(Refused::IllegalMove(refusal)) => Some(refusal.clone()),
                _ => None,
            },
        }
    }
}

/// The answer is written by [`super::finish`], which knows the language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Malformed> for ApiError {
    fn from(error: Malformed) -> ApiError {
        ApiError::BadRequest(error)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NameTaken => ApiError::NameTaken,
            StoreError::Conflict | StoreError::Away(_) => ApiError::Unavailable,
        }
    }
}

impl From<SeekError> for ApiError {
    fn from(error: SeekError) -> ApiError {
        match error {
            SeekError::Store(error) => error.into(),
            SeekError::Wants(error) => ApiError::BadRequest(error.into()),
            other => ApiError::Seek(other),
        }
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> ApiError {
        match error {
            CommandError::Refused(refused) => ApiError::Refused(refused),
            CommandError::Store(error) => error.into(),
        }
    }
}

impl From<NoRandomness> for ApiError {
    fn from(_: NoRandomness) -> ApiError {
        ApiError::Unavailable
    }
}

impl From<NameError> for ApiError {
    fn from(error: NameError) -> ApiError {
        ApiError::Name(error)
    }
}

impl From<PasswordError> for ApiError {
    fn from(error: PasswordError) -> ApiError {
        ApiError::Password(error)
    }
}

impl From<TooMany> for ApiError {
    fn from(error: TooMany) -> ApiError {
        ApiError::TooMany(error)
    }
}

impl From<HashingError> for ApiError {
    fn from(error: HashingError) -> ApiError {
        match error {
            HashingError::Busy => TooMany { retry_after: 1 }.into(),
            HashingError::Randomness(_) | HashingError::Hash(_) | HashingError::Ended => {
                ApiError::Unavailable
            }
        }
    }
}
