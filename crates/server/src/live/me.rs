//! What somebody is told of their own games and challenges.

use serde::Serialize;

use crate::games::{Millis, Seek, Side};
use crate::store::StoreError;

use super::hub::{Hub, lock};
use super::news::{News, json};
use super::outbox::Outbox;

/// All of it, each time.
#[derive(Serialize)]
struct Me {
    challenges: Vec<Seek>,
    games: Vec<MyGame>,
}

/// A game that goes on.
#[derive(Serialize)]
struct MyGame {
    game: String,
    version: u64,
    turn: Option<Side>,
    deadline: Option<Millis>,
    /// The side of who reads this.
    color: Side,
}

impl Hub {
    /// From now on this connection is told of its person's games; what there is now.
    pub(crate) async fn follow_me(&self, person: &str, outbox: &Outbox) -> Result<String, StoreError> {
        {
            let mut me = lock(&self.me);
            let followers = me.entry(person.to_owned()).or_default();
            followers.retain(|other| other.number() != outbox.number() && !other.is_gone());
            followers.push(outbox.clone());
        }
        self.me_of(person).await
    }

    async fn me_of(&self, person: &str) -> Result<String, StoreError> {
        let games = self.store.games_of(person).await?;
        let games = games.into_iter().map(|(color, listing)| MyGame {
            game: listing.game,
            version: listing.version,
            turn: listing.turn,
            deadline: listing.deadline,
            color,
        });
        Ok(json(&Me { challenges: self.lobby.challenges_to(person), games: games.collect() }))
    }

    /// Tells people what has changed for them.
    pub(super) async fn flush_me(&self) {
        let people = std::mem::take(&mut lock(&self.unsaid).me);
        for person in people {
            let followers = {
                let mut me = lock(&self.me);
                let Some(followers) = me.get_mut(&person) else { continue };
                followers.retain(|outbox| !outbox.is_gone());
                if followers.is_empty() {
                    me.remove(&person);
                    continue;
                }
                followers.clone()
            };
            match self.me_of(&person).await {
                Ok(text) => {
                    let news = News::Me(text.into());
                    for outbox in &followers {
                        outbox.send(news.clone());
                    }
                }
                // It is said when the store is back.
                Err(_) => self.tell_me([&person]),
            }
        }
    }
}
