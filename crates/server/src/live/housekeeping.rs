//! What time brings: deadlines, heartbeats, and putting away what is not needed.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use serde::Serialize;
use tokio_util::sync::CancellationToken;

use crate::games::{Game, Millis, Side};
use crate::store::Change;

use super::hub::{Hub, lock};
use super::news::message;

/// What only the latest counts of is told so often.
const FLUSH: Duration = Duration::from_millis(100);

/// Deadlines act within a second.
const LOOK_AT_DEADLINES: Duration = Duration::from_millis(250);

/// How often it is noted that the server serves.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// How often what is not needed is put away.
const TIDY: Duration = Duration::from_mins(1);

/// A day: for so long guests are remembered who never played.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// So many deadlines at a time.
const DUE: u32 = 500;

/// So many games are changed at once, since changes that wait together are kept together.
pub(super) const AT_ONCE: usize = 64;

/// The message `presence`.
#[derive(Serialize)]
struct PresenceView<'a> {
    game: &'a str,
    black: bool,
    white: bool,
    watching: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim_at: Option<Millis>,
}

impl Hub {
    /// Does what time brings, until the end.
    pub(crate) fn keep_house(self: &Arc<Self>, end: &CancellationToken) {
        self.every(FLUSH, end, |hub| async move {
            hub.flush_me().await;
            hub.flush_presence().await;
        });
        self.every(LOOK_AT_DEADLINES, end, |hub| async move { hub.act_on_deadlines().await });
        self.every(HEARTBEAT, end, |hub| async move { hub.close_old_seeks().await });
        self.every(TIDY, end, |hub| async move {
            hub.put_away();
            let before = hub.now().saturating_sub(DAY);
            hub.presence.forget(before);
            // If the store is away there is another time.
            let _ = hub.store.change(Change::ForgetGuests { before }).await;
        });
        self.every(HEARTBEAT, end, |hub| async move { hub.beat().await });
    }

    fn every<F>(self: &Arc<Self>, period: Duration, end: &CancellationToken, act: fn(Arc<Hub>) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (hub, end) = (Arc::clone(self), end.clone());
        self.tasks.spawn(async move {
            let mut ticks = tokio::time::interval(period);
            ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            while end.run_until_cancelled(ticks.tick()).await.is_some() {
                act(Arc::clone(&hub)).await;
            }
        });
    }

    pub(super) async fn act_on_deadlines(&self) {
        // First the time goes back in which nobody could move.
        if self.stands_still() {
            return;
        }
        let now = self.now();
        let Ok(due) = self.store.due(now, DUE).await else { return };
        let act = async |game: String| {
            // If the store is away, it is due the next time as well.
            let due = |game: &Game| {
                // A move that was received in time may still be on its way through the server: it comes first.
                game.due(now, self.lag_of_mover(game)).filter(|_| !self.arrivals.any_in_time(game))
            };
            let _ = self.happen(&game, due).await;
        };
        stream::iter(due).for_each_concurrent(AT_ONCE, act).await;
    }

    async fn flush_presence(&self) {
        let games = std::mem::take(&mut lock(&self.unsaid).presence);
        for id in games {
            let Some(table) = self.loaded(&id) else { continue };
            let state = table.lock().await;
            state.tell_text(&self.presence_message(&state));
        }
    }

    /// The message `presence` of a game.
    pub(crate) fn presence_message(&self, state: &super::table::State) -> axum::extract::ws::Utf8Bytes {
        let game = state.game();
        let players = &game.terms().players;
        let away =
            |side: Side| self.presence.away_since(&players[side].id).map(|since| since.max(game.since()));
        let claim = |side: Side| game.claim_at(side, away(side.other()));
        message(
            "presence",
            &PresenceView {
                game: game.id(),
                black: away(Side::Black).is_none(),
                white: away(Side::White).is_none(),
                watching: state.watching(),
                claim_at: claim(Side::Black).or(claim(Side::White)),
            },
        )
    }
}
