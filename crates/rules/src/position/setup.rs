//! A position that nobody has checked yet.

use std::collections::BTreeSet;

use super::refusal::listed;
use super::state::PASSES_TO_END;
use super::{Color, MAX_HEIGHT, Move, Position, Stack};
use crate::{Board, Coords, Space, Variant, VariantError};

/// What an editor or a file says a position is. [`Setup::validate`] makes it one, or names every fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// How many pieces each player has, on the board and in hand.
    pub pieces: u8,
    /// The stacks, each with its pieces from bottom to top.
    pub stacks: Vec<(Space, Vec<Color>)>,
    /// Whose turn it is.
    pub turn: Color,
    /// The pieces in hand, Black's first.
    pub hands: [u8; 2],
    /// How many passes there were in a row just before.
    pub passes: u8,
}

/// Something that makes a set-up no position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The board is not played with this number of pieces.
    Variant(VariantError),
    /// A stack stands on no space of the board.
    NoSuchSpace {
        /// The space.
        space: Space,
    },
    /// A stack lies too far out (Libre).
    TooFar {
        /// The space.
        space: Space,
    },
    /// Two stacks stand on one space.
    TwoStacks {
        /// The space.
        space: Space,
    },
    /// A stack has no pieces.
    EmptyStack {
        /// The space.
        space: Space,
    },
    /// A stack is higher than three.
    TooHigh {
        /// The space.
        space: Space,
        /// How high it is.
        height: usize,
    },
    /// A stack's top piece lies on one of its own colour, which no capture brings about.
    OwnCapture {
        /// The space.
        space: Space,
    },
    /// The stacks are not one band.
    SplitBand {
        /// The parts, each sorted, in order of their first spaces.
        parts: Vec<Vec<Space>>,
    },
    /// There is no stack at all (Libre, where two are on the table from the start).
    NoBand,
    /// A player's pieces do not add up.
    WrongCount {
        /// The player.
        player: Color,
        /// His pieces on the board, those inside the opponent's stacks included.
        on_board: usize,
        /// His pieces in hand.
        in_hand: usize,
        /// How many there should be together.
        pieces: usize,
    },
    /// A player has passed although he holds pieces and could have moved.
    PassedHoldingPieces {
        /// The player.
        player: Color,
    },
    /// More passes in a row than end a game.
    TooManyPasses {
        /// The number given.
        passes: u8,
    },
}

impl Fault {
    /// The space where the fault lies, if it lies at one.
    pub fn space(&self) -> Option<Space> {
        match self {
            &(Fault::NoSuchSpace { space }
            | Fault::TooFar { space }
            | Fault::TwoStacks { space }
            | Fault::EmptyStack { space }
            | Fault::TooHigh { space, .. }
            | Fault::OwnCapture { space }) => Some(space),
            // The first part may be the whole band but for a straggler: the second is the one to look at.
            Fault::SplitBand { parts } => parts.get(1)?.first().copied(),
            _ => None,
        }
    }

    /// The fault as an English sentence, with the board's names for the spaces.
    pub fn sentence(&self, board: &Board) -> String {
        let name = |space: &Space| board.space_name(*space, Coords::Stein);
        match self {
            Fault::Variant(error) => format!("{error}."),
            Fault::NoSuchSpace { space } => {
                format!("The board {} has no space {}.", board.name(), name(space))
            }
            Fault::TooFar { space } => format!(
                "{} lies too far out: with all pieces in hand the band could grow beyond coordinate {}.",
                name(space),
                i8::MAX
            ),
            Fault::TwoStacks { space } => format!("Two stacks stand on {}.", name(space)),
            Fault::EmptyStack { space } => format!("The stack on {} has no pieces.", name(space)),
            Fault::TooHigh { space, height } => {
                format!("The stack on {} is {height} high: three is the limit.", name(space))
            }
            Fault::OwnCapture { space } => format!(
                "The stack on {} has a piece on top of one of its own colour, which no capture brings about.",
                name(space)
            ),
            Fault::SplitBand { parts } => {
                format!("The band is in {} parts: {}.", parts.len(), listed(parts, name))
            }
            Fault::NoBand => "There is no stack: Libre starts with two on the table.".into(),
            Fault::WrongCount { player, on_board, in_hand, pieces } => format!(
                "{player} has {on_board} pieces on the board and {in_hand} in hand, which do not make {pieces}."
            ),
            Fault::PassedHoldingPieces { player } => {
                format!("{player} cannot have passed: he holds pieces and has a move.")
            }
            Fault::TooManyPasses { passes } => {
                format!("{passes} passes in a row: two end the game.")
            }
        }
    }
}

/// A set-up that is no position, handed back with all that is wrong with it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.sentences())]
pub struct InvalidSetup {
    /// The set-up as it was.
    pub setup: Box<Setup>,
    /// What is wrong, at least one fault.
    pub faults: Vec<Fault>,
}

impl InvalidSetup {
    fn sentences(&self) -> String {
        let sentence = |fault: &Fault| fault.sentence(&self.setup.board);
        self.faults.iter().map(sentence).collect::<Vec<_>>().join(" ")
    }
}

impl Setup {
    /// Makes a position of it. One that no game reaches is allowed.
    ///
    /// # Errors
    /// Hands the set-up back with every fault named.
    pub fn validate(self) -> Result<Position, InvalidSetup> {
        let mut faults = self.faults_of_stacks();
        faults.extend(self.faults_of_counts());
        if faults.is_empty() {
            let position = self.build();
            faults = self.faults_of_passes(&position);
            if faults.is_empty() {
                return Ok(position);
            }
        }
        Err(InvalidSetup { setup: Box::new(self), faults })
    }

    fn faults_of_stacks(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        // However the game goes on, no piece can be entered beyond the last coordinate.
        let room = i8::MAX.unsigned_abs().saturating_sub(self.hands[0]).saturating_sub(self.hands[1]);
        let far = |coordinate: i8| coordinate.unsigned_abs() > room;
        for (space, pieces) in &self.stacks {
            let space = *space;
            if !self.board.contains(space) {
                faults.push(Fault::NoSuchSpace { space });
            } else if self.board.is_libre() && (far(space.q()) || far(space.r())) {
                faults.push(Fault::TooFar { space });
            }
            if !seen.insert(space) {
                faults.push(Fault::TwoStacks { space });
            }
            if pieces.is_empty() {
                faults.push(Fault::EmptyStack { space });
            } else if pieces.len() > MAX_HEIGHT {
                faults.push(Fault::TooHigh { space, height: pieces.len() });
            } else if Stack::of(pieces).is_none() {
                faults.push(Fault::OwnCapture { space });
            }
        }
        let parts = parts(&self.board, seen);
        match parts.len() {
            0 if self.board.is_libre() => faults.push(Fault::NoBand),
            0 | 1 => {}
            _ => faults.push(Fault::SplitBand { parts }),
        }
        faults
    }

    fn faults_of_counts(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if let Err(error) = Variant::new(self.board.clone(), self.pieces) {
            faults.push(Fault::Variant(error));
        }
        for player in Color::BOTH {
            let pieces = self.stacks.iter().flat_map(|(_, pieces)| pieces);
            let on_board = pieces.filter(|&&piece| piece == player).count();
            let in_hand = usize::from(self.hands[player.index()]);
            let pieces = usize::from(self.pieces);
            if on_board + in_hand != pieces {
                faults.push(Fault::WrongCount { player, on_board, in_hand, pieces });
            }
        }
        if self.passes > PASSES_TO_END {
            faults.push(Fault::TooManyPasses { passes: self.passes });
        }
        faults
    }

    /// A pass changes nothing on the board, so whoever has passed must be able to pass here too.
    fn faults_of_passes(&self, position: &Position) -> Vec<Fault> {
        let passers = [self.turn.other(), self.turn].into_iter().take(usize::from(self.passes));
        let could_not = |player: &Color| {
            let mut then = position.clone();
            then.set_turn(self.hands, *player, 0);
            then.refusal(Move::Pass).is_some()
        };
        passers.filter(could_not).map(|player| Fault::PassedHoldingPieces { player }).collect()
    }

    fn build(&self) -> Position {
        let mut position = Position::empty(&self.board, self.pieces);
        for (space, pieces) in &self.stacks {
            if let Some(stack) = Stack::of(pieces) {
                position.put(*space, stack);
            }
        }
        position.set_turn(self.hands, self.turn, self.passes);
        position
    }
}

/// The connected parts of a set of spaces, each sorted, in order of their first spaces.
fn parts(board: &Board, mut spaces: BTreeSet<Space>) -> Vec<Vec<Space>> {
    let mut parts = Vec::new();
    while let Some(first) = spaces.pop_first() {
        let mut part = vec![first];
        let mut done = 0;
        while done < part.len() {
            let next = board.neighbours(part[done]);
            part.extend(next.into_iter().filter(|next| spaces.remove(next)));
            done += 1;
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}
