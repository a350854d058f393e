//! Why a move is refused, as data that a page can translate and point at.

use abande::{Board, Coords, Refusal, Space};
use serde::Serialize;

use crate::state::ColorView;

/// Why a move is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Refusal"))]
pub(crate) struct RefusalView {
    /// Such as `would-split`: the key of a translation.
    code: &'static str,
    /// In English.
    sentence: String,
    /// Those to point at.
    spaces: Vec<String>,
    /// What would be left of the band, part by part.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Vec<String>>>"))]
    parts: Vec<Vec<String>>,
    args: RefusalArguments,
}

/// What the sentence speaks of, by the names that `locales/` has for it.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct RefusalArguments {
    #[serde(skip_serializing_if = "Option::is_none")]
    space: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<ColorView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<usize>,
    /// How many parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
}

impl RefusalView {
    pub(crate) fn of(board: &Board, refusal: &Refusal) -> RefusalView {
        let name = |space: &Space| board.space_name(*space, Coords::Stein);
        let mut args = RefusalArguments::default();
        let mut parts = vec![];
        match refusal {
            Refusal::NoSuchSpace { space }
            | Refusal::Occupied { space }
            | Refusal::NotNextToBand { space } => args.space = Some(name(space)),
            Refusal::StackOfThree { at } => args.at = Some(name(at)),
            Refusal::WeakConnection { space, to } => {
                (args.space, args.to) = (Some(name(space)), Some(name(to)));
            }
            Refusal::NothingToMove { from } | Refusal::NotYours { from } => args.from = Some(name(from)),
            Refusal::OwnStack { to } | Refusal::NothingToCapture { to } => args.to = Some(name(to)),
            Refusal::NotAdjacent { from, to } => (args.from, args.to) = (Some(name(from)), Some(name(to))),
            Refusal::TooHigh { from, to, height } => {
                (args.from, args.to, args.height) = (Some(name(from)), Some(name(to)), Some(*height));
            }
            Refusal::WouldSplit { from, parts: found } => {
                (args.from, args.count) = (Some(name(from)), Some(found.len()));
                parts = found.iter().map(|part| part.iter().map(name).collect()).collect();
            }
            Refusal::HandNotEmpty { player, pieces } => {
                (args.player, args.pieces) = (Some((*player).into()), Some(*pieces));
            }
            _ => {}
        }
        RefusalView {
            code: refusal.code(),
            sentence: refusal.sentence(board, Coords::Stein),
            spaces: refusal.spaces().iter().map(name).collect(),
            parts,
            args,
        }
    }
}
