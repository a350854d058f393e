//! Whether the server and its store are there: time in which one of them was away is on nobody's clock.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use futures_util::{StreamExt, stream};
use tokio::sync::Mutex;

use crate::games::{Game, Kind, Millis};
use crate::store::{Change, StoreError};

use super::housekeeping::AT_ONCE;
use super::hub::Hub;

/// When the heart stood still for so long, the time goes back to those whose clocks ran.
const STOOD_STILL: Millis = 3000;

/// While no clock runs, it is enough to see so often that the store keeps what it is given.
const SELDOM: Millis = 10_000;

/// Later than every deadline.
const FOREVER: Millis = 100 * 365 * 24 * 60 * 60 * 1000;

/// When the server was last known to serve.
pub(super) struct Pulse {
    last: AtomicU64,
    /// When the store last kept a beat.
    kept: AtomicU64,
    well: AtomicBool,
    beating: Mutex<()>,
}

impl Pulse {
    pub(super) fn new(at: Millis) -> Pulse {
        Pulse {
            last: AtomicU64::new(at),
            kept: AtomicU64::new(at),
            well: AtomicBool::new(true),
            beating: Mutex::default(),
        }
    }
}

impl Hub {
    /// Notes that the server serves, as long as a clock runs; notices when it did not.
    pub(super) async fn beat(&self) {
        let alone = self.pulse.beating.lock().await;
        let beaten = self.beat_alone().await;
        self.pulse.well.store(beaten.is_ok(), Ordering::Relaxed);
        drop(alone);
    }

    async fn beat_alone(&self) -> Result<(), StoreError> {
        let Pulse { last, kept, .. } = &self.pulse;
        let now = self.now();
        let quiet = self.store.due(now + FOREVER, 1).await?.is_empty();
        let unsure = !self.is_well() || now.saturating_sub(kept.load(Ordering::Relaxed)) >= SELDOM;
        if !quiet || unsure {
            self.store.change(Change::Heartbeat(now)).await?;
            kept.store(now, Ordering::Relaxed);
        }
        if !quiet && self.stands_still() {
            self.resume(last.load(Ordering::Relaxed), now).await;
        }
        last.store(now, Ordering::Relaxed);
        Ok(())
    }

    /// Whether nothing has been heard of the server or its store for a while.
    pub(super) fn stands_still(&self) -> bool {
        self.now().saturating_sub(self.pulse.last.load(Ordering::Relaxed)) > STOOD_STILL
    }

    /// Gives the time back in which nobody could move, if there was such a time.
    pub(super) async fn catch_up(&self) {
        if !self.stands_still() {
            return;
        }
        // If somebody else does it, that is waited for.
        let others = self.pulse.beating.try_lock().is_err();
        if others {
            drop(self.pulse.beating.lock().await);
        } else {
            self.beat().await;
        }
    }

    /// The last beat, so that no more time is given back than was lost.
    pub(crate) async fn last_beat(&self) {
        let _ = self.store.change(Change::Heartbeat(self.now())).await;
    }

    /// Whether the store keeps what it is given, as far as is known.
    pub(crate) fn is_well(&self) -> bool {
        self.pulse.well.load(Ordering::Relaxed)
    }

    /// Nobody could move from one moment to another: that time goes back.
    pub(super) async fn resume(&self, from: Millis, to: Millis) {
        let Ok(games) = self.store.with_deadline().await else { return };
        let give_back = async |game: String| {
            // What cannot be given back now stays lost: the store is away again.
            let resumed = |game: &Game| {
                let entry = game.resumed(from, to)?;
                // A move that came in time has not lost, though it is not judged yet.
                let ends = matches!(entry.event.kind, Kind::End { .. });
                (!ends || !self.arrivals.any_in_time(game)).then_some(entry)
            };
            let _ = self.happen(&game, resumed).await;
        };
        stream::iter(games).for_each_concurrent(AT_ONCE, give_back).await;
    }
}
