//! Why a move is refused.

use super::Color;
use crate::{Board, Coords, Space};

/// The rule that a refused move breaks, with the spaces that prove it.
///
/// This is the reason as data, for programs; [`Refusal::sentence`] is the same for people, and
/// [`Refusal::code`] a fixed word for translations and protocols.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Refusal {
    /// Two passes in sequence have ended the game.
    GameOver,
    /// The board has no such space.
    NoSuchSpace {
        /// The space that is not there.
        space: Space,
    },
    /// A piece is entered, but the hand is empty.
    EmptyHand,
    /// A piece is entered on a stack.
    Occupied {
        /// The space asked for.
        space: Space,
    },
    /// A piece is entered away from the band.
    NotNextToBand {
        /// The space asked for.
        space: Space,
    },
    /// A piece is entered where it touches a single stack that is itself weakly connected (Libre).
    WeakConnection {
        /// The space asked for.
        space: Space,
        /// The one stack it would touch.
        to: Space,
    },
    /// A capture before three pieces have been entered.
    TooEarly,
    /// A capture from a space without a stack.
    NothingToMove {
        /// The empty space.
        from: Space,
    },
    /// A capture with the opponent's stack.
    NotYours {
        /// The opponent's stack.
        from: Space,
    },
    /// A capture of a stack of one's own.
    OwnStack {
        /// The friendly stack.
        to: Space,
    },
    /// A capture on a space without a stack.
    NothingToCapture {
        /// The empty space.
        to: Space,
    },
    /// A capture of more than one step, or of none.
    NotAdjacent {
        /// The moving stack.
        from: Space,
        /// The space that it does not touch.
        to: Space,
    },
    /// A stack of three neither moves nor is captured.
    StackOfThree {
        /// The stack of three.
        at: Space,
    },
    /// The captured and the moving stack together are higher than three.
    TooHigh {
        /// The moving stack.
        from: Space,
        /// The stack to capture.
        to: Space,
        /// How high it would get.
        height: usize,
    },
    /// The moving stack holds the band together.
    WouldSplit {
        /// The moving stack.
        from: Space,
        /// What would be left of the band without it: two or more parts, each sorted, in order of their
        /// first spaces. One of them holds the captured stack.
        parts: Vec<Vec<Space>>,
    },
    /// A pass with pieces in hand, although there is a legal move.
    HandNotEmpty {
        /// The player who wants to pass.
        player: Color,
        /// How many pieces he holds.
        pieces: usize,
    },
}

impl Refusal {
    /// A fixed word for the rule, in the way of `would-split`.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NoSuchSpace { .. } => "no-such-space",
            Refusal::EmptyHand => "empty-hand",
            Refusal::Occupied { .. } => "occupied",
            Refusal::NotNextToBand { .. } => "not-next-to-band",
            Refusal::WeakConnection { .. } => "weak-connection",
            Refusal::TooEarly => "too-early",
            Refusal::NothingToMove { .. } => "nothing-to-move",
            Refusal::NotYours { .. } => "not-yours",
            Refusal::OwnStack { .. } => "own-stack",
            Refusal::NothingToCapture { .. } => "nothing-to-capture",
            Refusal::NotAdjacent { .. } => "not-adjacent",
            Refusal::StackOfThree { .. } => "stack-of-three",
            Refusal::TooHigh { .. } => "too-high",
            Refusal::WouldSplit { .. } => "would-split",
            Refusal::HandNotEmpty { .. } => "hand-not-empty",
        }
    }

    /// The spaces to point at: those asked for, and those that prove the refusal.
    pub fn spaces(&self) -> Vec<Space> {
        match self {
            Refusal::GameOver | Refusal::EmptyHand | Refusal::TooEarly | Refusal::HandNotEmpty { .. } => {
                vec![]
            }
            &(Refusal::NoSuchSpace { space: at }
            | Refusal::Occupied { space: at }
            | Refusal::NotNextToBand { space: at }
            | Refusal::NothingToMove { from: at }
            | Refusal::NotYours { from: at }
            | Refusal::OwnStack { to: at }
            | Refusal::NothingToCapture { to: at }
            | Refusal::StackOfThree { at }) => vec![at],
            &(Refusal::WeakConnection { space: from, to }
            | Refusal::NotAdjacent { from, to }
            | Refusal::TooHigh { from, to, .. }) => vec![from, to],
            Refusal::WouldSplit { from, parts } => {
                [*from].into_iter().chain(parts.iter().flatten().copied()).collect()
            }
        }
    }

    /// The reason as an English sentence, with the board's names for the spaces.
    pub fn sentence(&self, board: &Board, coords: Coords) -> String {
        let name = |space: &Space| board.space_name(*space, coords);
        match self {
            Refusal::GameOver => "The game is over: both players have passed.".into(),
            Refusal::NoSuchSpace { space } => {
                format!("The board {} has no space {}.", board.name(), name(space))
            }
            Refusal::EmptyHand => "There is no piece left in hand to enter.".into(),
            Refusal::Occupied { space } => {
                format!("{} is occupied: pieces are entered on empty spaces.", name(space))
            }
            Refusal::NotNextToBand { space } => {
                format!("{} is not next to the band: no stack stands beside it.", name(space))
            }
            Refusal::WeakConnection { space, to } => format!(
                "At {} a piece would touch only {}, which itself touches only one stack: too weak a connection.",
                name(space),
                name(to)
            ),
            Refusal::TooEarly => {
                "It is too early to capture: three pieces must have been entered first.".into()
            }
            Refusal::NothingToMove { from } => format!("There is no stack on {} to move.", name(from)),
            Refusal::NotYours { from } => {
                format!("The stack on {} is not yours: its top piece is the opponent's.", name(from))
            }
            Refusal::OwnStack { to } => {
                format!("The stack on {} is your own: only the opponent's can be captured.", name(to))
            }
            Refusal::NothingToCapture { to } => {
                format!("There is nothing to capture on {}: stacks never move to empty spaces.", name(to))
            }
            Refusal::NotAdjacent { from, to } => {
                format!("{} and {} are not adjacent: a stack moves one step.", name(from), name(to))
            }
            Refusal::StackOfThree { at } => {
                format!("The stack on {} is three high: it neither moves nor is captured.", name(at))
            }
            Refusal::TooHigh { from, to, height } => format!(
                "{} on {} would be {height} high: too high, three is the limit.",
                name(from),
                name(to)
            ),
            Refusal::WouldSplit { from, parts } => format!(
                "Moving the stack from {} would split the band into {} parts: {}.",
                name(from),
                parts.len(),
                listed(parts, name)
            ),
            Refusal::HandNotEmpty { player, pieces } => {
                let noun = if *pieces == 1 { "piece" } else { "pieces" };
                format!("{player} has {pieces} {noun} in hand: passing is for an empty hand.")
            }
        }
    }
}

/// The parts of a band for a sentence: `a1 a2 | c4`.
pub(super) fn listed(parts: &[Vec<Space>], name: impl Fn(&Space) -> String) -> String {
    let parts = parts.iter().map(|part| part.iter().map(&name).collect::<Vec<_>>().join(" "));
    parts.collect::<Vec<_>>().join(" | ")
}
