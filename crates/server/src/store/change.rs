//! What can change in what is kept.

use crate::games::{Entry, Millis, Seek};
use crate::people::{Person, Session, TokenHash};

use super::listing::Listing;

/// Something that changes, wholly or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A guest has come.
    Welcome {
        /// The guest.
        person: Person,
        /// What a name is compared by: names with the same key look alike. [`super::StoreError::NameTaken`] where
        /// somebody has or had it.
        key: String,
        /// Their sign-in.
        session: Session,
    },
    /// Somebody has an account from now on. A guest of the same id becomes it: the games stay and show the new name,
    /// the old sessions end.
    Register {
        /// The account.
        person: Person,
        /// What its name is compared by.
        key: String,
        /// The hash of its password.
        password: String,
        /// The sign-in.
        session: Session,
    },
    /// Somebody signs in.
    SignIn(Session),
    /// A sign-in lasts longer, because it is used. One that has ended stays so.
    Prolong {
        /// Which.
        token: TokenHash,
        /// Until when: as long after its use as a new one lasts.
        until: Millis,
    },
    /// Somebody signs out.
    SignOut(TokenHash),
    /// All sign-ins of a person end.
    SignOutEverywhere(String),
    /// Another password; all sign-ins but this one end.
    SetPassword {
        /// Whose.
        person: String,
        /// Its hash.
        password: String,
        /// The sign-in that stays.
        keep: TokenHash,
    },
    /// An account is deleted: its games stay, without the name; nobody gets the name again. Seeks that it made and
    /// nobody took, sessions, blocks and its reports go with it.
    Forget {
        /// Whose.
        person: String,
        /// What the games say instead of the name.
        instead: String,
    },
    /// Guests go who came before this moment, have no session that was used after it, have no seek that stands, and
    /// never had a game; their names are free. So does all that ended by itself before it: sessions and seeks.
    ForgetGuests {
        /// The moment.
        before: Millis,
    },
    /// Somebody does not want to meet somebody.
    Block {
        /// Who.
        by: String,
        /// Whom.
        whom: String,
        /// Whether, or no longer.
        blocked: bool,
    },
    /// Somebody reports somebody.
    Report {
        /// Who.
        by: String,
        /// Whom.
        whom: String,
        /// When.
        at: Millis,
        /// What they write.
        text: String,
    },
    /// A game is offered. [`super::StoreError::Conflict`] where the maker's command is known.
    Seek(KeptSeek),
    /// A seek is closed, by its maker, whom it was meant for, or time. A conflict where it is taken or closed.
    CloseSeek(String),
    /// Somebody takes a seek, and the game begins. A conflict where it is taken, closed or past its time.
    TakeSeek {
        /// The seek.
        seek: String,
        /// Who takes it.
        by: String,
        /// What is listed of the game.
        listing: Listing,
        /// Its start.
        start: Entry,
    },
    /// A game goes on. A conflict where it is not at the version that the first entry follows upon.
    Append {
        /// What is listed of the game after it.
        listing: Listing,
        /// What has happened.
        entries: Vec<Entry>,
        /// The next game, where a rematch was accepted.
        next: Option<(Listing, Entry)>,
    },
    /// The server serves at this moment.
    Heartbeat(Millis),
}

/// A seek with what only the server knows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSeek {
    /// The seek.
    pub seek: Seek,
    /// The id that its maker chose for the request.
    pub command: Option<String>,
    /// The id of whom it is meant for.
    pub person: Option<String>,
    /// When it ends by itself.
    pub until: Millis,
    /// Who has taken it.
    pub taker: Option<String>,
    /// Whether it was closed without a game.
    pub closed: bool,
}
