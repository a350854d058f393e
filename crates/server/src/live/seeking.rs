//! What comes of offering a game, and of accepting one.

use crate::games::{
    Each, Millis, Player, Seek, Terms, TimeControl, Visibility, WantedColor, Wants, WantsError,
};
use crate::id::{NoRandomness, fresh_id, random_bytes};
use crate::people::{Name, Person};
use crate::store::{Change, KeptSeek, StoreError};

use super::hub::{Hub, begin};

/// How long a public seek for a live game stands when its maker has gone.
const ALONE: Millis = 60 * 1000;

/// How long every seek stands at most.
const DAYS_14: Millis = 14 * 24 * 60 * 60 * 1000;

/// So many a person can have at once.
const STANDING: usize = 20;

/// Why a seek is not made, taken or closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SeekError {
    /// It cannot be played.
    #[error(transparent)]
    Wants(#[from] WantsError),
    /// There is no such seek, or no longer.
    #[error("there is no such seek, or it stands no longer")]
    NotFound,
    /// It is for somebody of this name, who is not there.
    #[error("nobody is called {0}")]
    NoPerson(String),
    /// It is meant for somebody else, or one of the two has blocked the other.
    #[error("this is not for you")]
    Forbidden,
    /// It is rated, and guests have no rating.
    #[error("a rated game needs an account")]
    NeedsAccount,
    /// One does not play oneself.
    #[error("this is your own")]
    Own,
    /// Somebody was faster.
    #[error("somebody has taken it")]
    Taken,
    /// The id was used for something else.
    #[error("another seek had this id")]
    OtherContents,
    /// The person has too many.
    #[error("you have {STANDING} seeks already: close one first")]
    TooMany,
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<NoRandomness> for SeekError {
    fn from(error: NoRandomness) -> SeekError {
        SeekError::Store(error.into())
    }
}

impl Hub {
    /// Somebody offers a game. The same command again is the same seek.
    pub(crate) async fn make_seek(
        &self,
        by: &Person,
        mut wants: Wants,
        command: Option<String>,
    ) -> Result<Seek, SeekError> {
        wants.start()?;
        if wants.rated && by.guest {
            return Err(SeekError::NeedsAccount);
        }
        if let Some(known) = self.known_seek(by, &wants, command.as_deref()).await? {
            return Ok(known);
        }
        let person = match &wants.person {
            Some(name) => Some(self.challenged(by, name).await?),
            None => None,
        };
        // As they write it themselves: so the answer is the same however often it is asked for.
        wants.person = person.as_ref().map(|person| person.name.clone());
        let person = person.map(|person| person.id);
        if self.lobby.standing(|kept| kept.seek.by.id == by.id).len() >= STANDING {
            return Err(SeekError::TooMany);
        }
        let at = self.now();
        let seek = Seek { id: fresh_id()?, by: Player::from(by), wants, at, game: None };
        let kept = KeptSeek { seek, command, person, until: at + DAYS_14, taker: None, closed: false };
        match self.store.change(Change::Seek(kept.clone())).await {
            // The same command has come twice at the same time.
            Err(StoreError::Conflict) => {
                let known = self.known_seek(by, &kept.seek.wants, kept.command.as_deref()).await?;
                return known.ok_or(SeekError::Store(StoreError::Conflict));
            }
            other => other?,
        }
        self.lobby.add(&kept);
        self.tell_me(&kept.person);
        Ok(kept.seek)
    }

    async fn known_seek(
        &self,
        by: &Person,
        wants: &Wants,
        command: Option<&str>,
    ) -> Result<Option<Seek>, SeekError> {
        let Some(command) = command else { return Ok(None) };
        match self.store.seek_by_command(&by.id, command).await? {
            Some(known) if same_wants(&known.seek.wants, wants) => Ok(Some(known.seek)),
            Some(_) => Err(SeekError::OtherContents),
            None => Ok(None),
        }
    }

    /// Whom a challenge is for.
    async fn challenged(&self, by: &Person, name: &str) -> Result<Person, SeekError> {
        let nobody = || SeekError::NoPerson(name.to_owned());
        let name = Name::parse(name).map_err(|_| nobody())?;
        let person = self.store.person_named(name.key()).await?.ok_or_else(nobody)?;
        if person.id == by.id {
            return Err(SeekError::Own);
        }
        if self.store.blocked(&person.id, &by.id).await? {
            return Err(SeekError::Forbidden);
        }
        Ok(person)
    }

    /// A seek for somebody to look at.
    pub(crate) async fn seek(&self, id: &str, reader: Option<&str>) -> Result<KeptSeek, SeekError> {
        let kept = self.store.seek(id).await?.ok_or(SeekError::NotFound)?;
        let is_for = |reader| kept.seek.by.id == reader || kept.person.as_deref() == Some(reader);
        if kept.seek.wants.visibility == Visibility::Person && !reader.is_some_and(is_for) {
            return Err(SeekError::Forbidden);
        }
        let stands = !kept.closed && kept.until > self.now();
        if stands || kept.seek.game.is_some() { Ok(kept) } else { Err(SeekError::NotFound) }
    }

    /// Somebody accepts: the game begins. Again by the same person it is the same game.
    pub(crate) async fn accept(&self, id: &str, by: &Person) -> Result<String, SeekError> {
        let kept = self.seek(id, Some(&by.id)).await?;
        let KeptSeek { seek, taker, .. } = &kept;
        if seek.by.id == by.id {
            return Err(SeekError::Own);
        }
        if let Some(game) = &seek.game {
            let again = taker.as_deref() == Some(&by.id);
            return if again { Ok(game.clone()) } else { Err(SeekError::Taken) };
        }
        if seek.wants.rated && by.guest {
            return Err(SeekError::NeedsAccount);
        }
        if self.store.blocked(&seek.by.id, &by.id).await? {
            return Err(SeekError::Forbidden);
        }
        // The maker may have got another name since.
        let maker = self.store.person(&seek.by.id).await?.ok_or(SeekError::NotFound)?;
        let terms = terms(seek, &maker, by)?;
        let game = fresh_id()?;
        let (listing, start) = begin(game.clone(), terms, self.now())?;
        let change = Change::TakeSeek { seek: id.to_owned(), by: by.id.clone(), listing, start };
        match self.store.change(change).await {
            // Something came first; the same person may have asked twice at the same time.
            Err(StoreError::Conflict) => {
                let KeptSeek { seek, taker, .. } = self.seek(id, Some(&by.id)).await?;
                let again = taker.as_deref() == Some(&by.id);
                return seek.game.filter(|_| again).ok_or(SeekError::Taken);
            }
            other => other?,
        }
        self.lobby.remove(seek);
        self.tell_me([&maker.id, &by.id]);
        if seek.wants.time.is_some_and(TimeControl::is_live) {
            self.close_other_live_seeks(&[&maker.id, &by.id]).await;
        }
        Ok(game)
    }

    /// Who plays a game with a clock is not called to another one.
    async fn close_other_live_seeks(&self, players: &[&str]) {
        let waits =
            |kept: &KeptSeek| is_live_and_public(&kept.seek) && players.contains(&kept.seek.by.id.as_str());
        for kept in self.lobby.standing(waits) {
            // If the store is away they stand, and can be closed by hand.
            let _ = self.close_seek(&kept).await;
        }
    }

    /// A seek is withdrawn by its maker.
    pub(crate) async fn withdraw(&self, id: &str, by: &str) -> Result<(), SeekError> {
        let kept = self.seek(id, Some(by)).await?;
        if kept.seek.by.id == by { self.close_seek(&kept).await } else { Err(SeekError::Forbidden) }
    }

    /// The seeks of somebody that stand.
    pub(crate) fn seeks_of(&self, maker: &str) -> Vec<Seek> {
        let kept = self.lobby.standing(|kept| kept.seek.by.id == maker);
        kept.into_iter().map(|kept| kept.seek).collect()
    }

    /// All seeks of somebody are withdrawn, and those meant for them.
    pub(crate) async fn withdraw_all(&self, person: &str) -> Result<(), SeekError> {
        let theirs = |kept: &KeptSeek| kept.seek.by.id == person || kept.person.as_deref() == Some(person);
        for kept in self.lobby.standing(theirs) {
            match self.close_seek(&kept).await {
                // Somebody has just taken it.
                Err(SeekError::Taken) => {}
                other => other?,
            }
        }
        Ok(())
    }

    /// A challenge is declined by whom it is meant for.
    pub(crate) async fn decline(&self, id: &str, by: &str) -> Result<(), SeekError> {
        let kept = self.seek(id, Some(by)).await?;
        if kept.person.as_deref() == Some(by) {
            self.close_seek(&kept).await
        } else {
            Err(SeekError::Forbidden)
        }
    }

    async fn close_seek(&self, kept: &KeptSeek) -> Result<(), SeekError> {
        if kept.seek.game.is_some() {
            return Err(SeekError::Taken);
        }
        let closed = match self.store.change(Change::CloseSeek(kept.seek.id.clone())).await {
            // It is taken or closed: in either case it stands no longer.
            Err(StoreError::Conflict) => Err(SeekError::Taken),
            other => Ok(other?),
        };
        self.lobby.remove(&kept.seek);
        self.tell_me(kept.person.iter().chain([&kept.seek.by.id]));
        closed
    }

    /// Closes the seeks whose time is over.
    pub(super) async fn close_old_seeks(&self) {
        let now = self.now();
        let alone = |maker: &str| self.presence.away_since(maker).map(|since| since + ALONE);
        let over = |kept: &KeptSeek| {
            let alone_too_long =
                || alone(&kept.seek.by.id).is_some_and(|end| end.max(kept.seek.at + ALONE) <= now);
            kept.until <= now || (is_live_and_public(&kept.seek) && alone_too_long())
        };
        for kept in self.lobby.standing(over) {
            // If the store is away they are closed when it is back.
            let _ = self.close_seek(&kept).await;
        }
    }
}

/// Whether two seeks ask for the same, to the same person in whatever spelling.
fn same_wants(one: &Wants, other: &Wants) -> bool {
    let key = |wants: &Wants| {
        wants.person.as_deref().map(|name| Name::parse(name).map(|name| name.key().to_owned()))
    };
    let rest = |wants: &Wants| Wants { person: None, ..wants.clone() };
    key(one) == key(other) && rest(one) == rest(other)
}

fn is_live_and_public(seek: &Seek) -> bool {
    seek.wants.visibility == Visibility::Public && seek.wants.time.is_some_and(TimeControl::is_live)
}

/// What is agreed on when somebody accepts a seek.
fn terms(seek: &Seek, maker: &Person, taker: &Person) -> Result<Terms, SeekError> {
    let (maker, taker) = (Player::from(maker), Player::from(taker));
    let maker_is_black = match seek.wants.color {
        WantedColor::Black => true,
        WantedColor::White => false,
        WantedColor::Random => random_bytes::<1>()?[0] & 1 == 0,
    };
    let players = if maker_is_black {
        Each { black: maker, white: taker }
    } else {
        Each { black: taker, white: maker }
    };
    Ok(Terms {
        start: seek.wants.start()?,
        players,
        time: seek.wants.time,
        rated: seek.wants.rated,
        public: seek.wants.visibility == Visibility::Public,
    })
}
