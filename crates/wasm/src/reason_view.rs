//! What speaks for a move, as data that a page can put into words.

use abande::{Board, Coords, Space};
use abande_engine::review::Reason;
use serde::Serialize;

/// Something that speaks for a move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reason"))]
pub(crate) struct ReasonView {
    code: ReasonCode,
    /// Those that it speaks of.
    spaces: Vec<String>,
    /// Where it is about points.
    points: u16,
}

/// What kind of reason it is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ReasonCode {
    Gains,
    PutsToSleep,
    Completes,
    Escapes,
    Protects,
    Threatens,
    LeavesNothing,
}

impl ReasonView {
    pub(crate) fn of(board: &Board, reason: &Reason) -> ReasonView {
        let view = |code, spaces: &[Space]| ReasonView {
            code,
            spaces: spaces.iter().map(|&space| board.space_name(space, Coords::Stein)).collect(),
            points: 0,
        };
        match reason {
            Reason::Gains(points) => ReasonView { points: *points, ..view(ReasonCode::Gains, &[]) },
            Reason::PutsToSleep(spaces) => view(ReasonCode::PutsToSleep, spaces),
            Reason::Completes(space) => view(ReasonCode::Completes, &[*space]),
            Reason::Escapes(space) => view(ReasonCode::Escapes, &[*space]),
            Reason::Protects(spaces) => view(ReasonCode::Protects, spaces),
            Reason::Threatens(spaces) => view(ReasonCode::Threatens, spaces),
            Reason::LeavesNothing => view(ReasonCode::LeavesNothing, &[]),
        }
    }
}
