//! A game as a game file has it.

use std::time::{Duration, SystemTime};

use abande::GameResult;

use crate::games::{Game, Millis, Reason, TimeControl};

/// The record of a game.
pub(super) fn record(game: &Game) -> abande::Game {
    let terms = game.terms();
    let mut record = abande::Game::from_position(terms.start.clone());
    let mut set = |name: &str, value: &str| {
        // These names are sound, and the values are our own.
        let _ = record.tags_mut().set(name, value);
    };
    set("Event", "Abande online");
    set("Site", game.id());
    set("Date", &day(game.since()));
    set("Black", &terms.players.black.name);
    set("White", &terms.players.white.name);
    match terms.time {
        Some(TimeControl::Live { initial_s, increment_s }) => {
            set("TimeControl", &format!("{initial_s}+{increment_s}"));
        }
        Some(TimeControl::Days { days }) => set("TimeControl", &format!("1/{}", u64::from(days) * 86_400)),
        None => set("TimeControl", "-"),
    }
    let termination = match game.result().map(|result| result.reason) {
        Some(Reason::Time) => Some("time forfeit"),
        Some(Reason::Aborted | Reason::Gone) => Some("abandoned"),
        _ => None,
    };
    if let Some(termination) = termination {
        set("Termination", termination);
    }
    for &mv in game.moves() {
        // The game let each of them pass.
        let _ = record.push(mv);
    }
    if let Some(result) = game.result()
        && result.reason != Reason::Passes
        && result.reason != Reason::Aborted
    {
        let result = result.winner.map_or(GameResult::Drawn, |winner| GameResult::Won(winner.into()));
        let _ = record.set_result(result);
    }
    record
}

/// A day as game files write it: `2026.05.17`.
fn day(moment: Millis) -> String {
    let moment = SystemTime::UNIX_EPOCH + Duration::from_millis(moment);
    let text = humantime::format_rfc3339_seconds(moment).to_string();
    text.get(..10).unwrap_or("????.??.??").replace('-', ".")
}
