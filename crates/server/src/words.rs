//! What the server says to people, in the language that they ask for.

use std::error::Error;
use std::sync::LazyLock;

use abande_words::{Arg, Language, Words};

use crate::games::Refused;
use crate::limits::TooMany;
use crate::people::{
    LONGEST_NAME, LONGEST_PASSWORD, NameError, PasswordError, SHORTEST_NAME, SHORTEST_PASSWORD, shown,
};

/// What there is to be said when something is not done.
#[derive(Clone, Copy, Debug)]
pub enum Problem<'a> {
    /// A request that cannot be understood; with a remark for whoever writes programs, where there is one.
    BadRequest(Option<&'a dyn Error>),
    /// Another method is meant for this address.
    Method,
    /// It needs a sign-in.
    Unauthorized,
    /// The name or the password is wrong; which of them is not told.
    WrongPassword,
    /// Not theirs to ask for.
    Forbidden,
    /// It needs an account.
    NotForGuests,
    /// It is for those who have no account.
    HasAccount,
    /// The page of somebody else asks.
    StrangeOrigin,
    /// Somebody else's name leads here.
    StrangeHost,
    /// There is no such thing.
    NotFound,
    /// Something else came first.
    Conflict,
    /// A seek is taken or closed.
    SeekTaken,
    /// One does not play oneself.
    OwnSeek,
    /// A rated game needs an account.
    NeedsAccount,
    /// Nobody has this name.
    NoPerson(&'a str),
    /// Somebody has as many seeks as one may have.
    TooManySeeks,
    /// Too long a message.
    TooLarge,
    /// Too much at once.
    TooMany(TooMany),
    /// The server stops, or its store is away.
    Unavailable,
    /// The game refuses.
    Refused(&'a Refused),
    /// No name.
    Name(NameError),
    /// Somebody has, or had, such a name.
    NameTaken,
    /// No password.
    Password(PasswordError),
}

/// The sentence for a problem.
pub fn said(language: Language, problem: Problem<'_>) -> String {
    let words = words(language);
    match problem {
        Problem::BadRequest(None) => words.say("server-bad-request"),
        Problem::BadRequest(Some(why)) => {
            words.say_with("server-bad-request-why", &[("why", (&why.to_string()).into())])
        }
        Problem::Method => words.say("server-method"),
        Problem::Unauthorized => words.say("server-unauthorized"),
        Problem::WrongPassword => words.say("server-wrong-password"),
        Problem::Forbidden => words.say("server-forbidden"),
        Problem::NotForGuests => words.say("server-not-for-guests"),
        Problem::HasAccount => words.say("server-has-account"),
        Problem::StrangeOrigin => words.say("server-strange-origin"),
        Problem::StrangeHost => words.say("server-strange-host"),
        Problem::NotFound => words.say("server-not-found"),
        Problem::Conflict => words.say("server-conflict"),
        Problem::SeekTaken => words.say("server-seek-taken"),
        Problem::OwnSeek => words.say("server-own-seek"),
        Problem::NeedsAccount => words.say("server-needs-account"),
        Problem::NoPerson(name) => words.say_with("server-no-person", &[("name", name.into())]),
        Problem::TooManySeeks => words.say("server-too-many-seeks"),
        Problem::TooLarge => words.say("server-too-large"),
        Problem::TooMany(too_many) => wait(words, too_many.retry_after),
        Problem::Unavailable => words.say("server-unavailable"),
        Problem::Refused(refused) => refused_by_game(words, refused),
        Problem::Name(error) => no_name(words, error),
        Problem::NameTaken => words.say("server-name-taken"),
        Problem::Password(error) => no_password(words, error),
    }
}

/// The words of a language. Reading them takes a while, so each is read once.
fn words(language: Language) -> &'static Words {
    static ALL: LazyLock<[Words; 5]> = LazyLock::new(|| Language::ALL.map(Words::new));
    &ALL[language as usize]
}

fn wait(words: &Words, seconds: u64) -> String {
    if seconds < 120 {
        words.say_with("server-too-many", &[("seconds", number(seconds))])
    } else {
        words.say_with("server-too-many-minutes", &[("minutes", number(seconds.div_ceil(60)))])
    }
}

fn number(number: u64) -> Arg<'static> {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

fn refused_by_game(words: &Words, refused: &Refused) -> String {
    match refused {
        Refused::BadId => words.say("server-command-id"),
        Refused::FutureVersion { named, version } => words
            .say_with("server-future-version", &[("named", number(*named)), ("version", number(*version))]),
        Refused::OtherContents => words.say("server-other-contents"),
        Refused::GameOver => words.say("server-game-over"),
        Refused::Stale { .. } => words.say("server-stale"),
        Refused::NotYourTurn => words.say("server-not-your-turn"),
        Refused::IllegalMove(refusal) => refusal.said(words),
        Refused::TooLateToAbort => words.say("server-too-late-to-abort"),
        Refused::NoOffer => words.say("server-no-offer"),
        Refused::OfferedAlready => words.say("server-offered-already"),
        Refused::DrawOffered => words.say("server-draw-offered"),
        Refused::NothingToTakeBack => words.say("server-nothing-to-take-back"),
        Refused::RatedTakeBack => words.say("server-rated-take-back"),
        Refused::NotOverYet => words.say("server-not-over-yet"),
        Refused::NextBegun { .. } => words.say("server-next-begun"),
        Refused::Blocked => words.say("server-forbidden"),
        Refused::NoClaim { at: None } => words.say("server-no-claim"),
        Refused::NoClaim { at: Some(_) } => words.say("server-no-claim-yet"),
        Refused::NoClock => words.say("server-no-clock"),
    }
}

fn no_name(words: &Words, error: NameError) -> String {
    match error {
        NameError::TooShort => words.say_with("server-name-too-short", &[("least", SHORTEST_NAME.into())]),
        NameError::TooLong => words.say_with("server-name-too-long", &[("most", LONGEST_NAME.into())]),
        NameError::NoLetterFirst => words.say("server-name-no-letter-first"),
        NameError::Letter(letter) => {
            words.say_with("server-name-letter", &[("letter", (&shown(letter)).into())])
        }
        NameError::Signs => words.say("server-name-signs"),
        NameError::Marks => words.say("server-name-marks"),
        NameError::Scripts => words.say("server-name-scripts"),
        NameError::Disguised => words.say("server-name-disguised"),
        NameError::Reserved => words.say("server-name-reserved"),
    }
}

fn no_password(words: &Words, error: PasswordError) -> String {
    match error {
        PasswordError::TooShort => {
            words.say_with("server-password-too-short", &[("least", SHORTEST_PASSWORD.into())])
        }
        PasswordError::TooLong => {
            words.say_with("server-password-too-long", &[("most", LONGEST_PASSWORD.into())])
        }
        PasswordError::IsName => words.say("server-password-is-name"),
        PasswordError::Common => words.say("server-password-common"),
    }
}

/// The language that an `Accept-Language` header asks for: of those that we speak, the one that is liked best. English
/// where it asks for none of them, or cannot be read.
pub fn language_of(accept_language: &str) -> Language {
    let mut best = (Language::default(), 0.0);
    for entry in accept_language.split(',') {
        let (range, worth) = entry.split_once(';').unwrap_or((entry, "q=1"));
        let Some(language) = Language::of_locale(range.trim()) else { continue };
        let worth = worth.trim().strip_prefix("q=").and_then(|worth| worth.parse::<f32>().ok());
        // Of two that are liked as well, the first.
        if let Some(worth) = worth.filter(|worth| *worth <= 1.0 && *worth > best.1) {
            best = (language, worth);
        }
    }
    best.0
}

#[cfg(test)]
mod tests;
