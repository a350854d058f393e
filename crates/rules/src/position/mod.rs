//! A position: the board, what stands on it, what is in hand, and whose turn it is.

mod bounded;
mod color;
mod libre;
mod moves;
mod patch;
mod plan;
mod refusal;
mod score;
mod setup;
mod stack;
mod state;
mod stuck;
mod survey;
mod topology;
mod zobrist;

pub use color::Color;
pub use moves::Move;
pub use plan::{Plan, Planner};
pub use refusal::Refusal;
pub use score::Score;
pub use setup::{Fault, InvalidSetup, Setup};
pub use stack::{MAX_HEIGHT, NoStack, Stack};
pub use survey::{Gap, Survey, Surveyor};
pub(crate) use zobrist::spread;

use std::hash::{Hash, Hasher};

use crate::board::AnyLinks;
use crate::{Board, Coords, Space, Variant};
use bounded::Bounded;
use libre::Torus;
use patch::Patch;
use state::{State, Trace};

/// Libre's first two pieces (D5).
const LIBRE_START: [(Space, Color); 2] =
    [(Space::axial(0, 0), Color::Black), (Space::axial(1, 0), Color::White)];

/// A position of a game. It is always valid: an untrusted one starts as a [`Setup`].
///
/// ```
/// use abande::{Board, Coords, Position};
///
/// let mut position = Position::start(&Board::hex().into());
/// for text in ["d4", "c3", "d3"] {
///     let mv = position.board().parse_move(text, Coords::Stein)?;
///     position.play(mv)?;
/// }
/// assert_eq!(position.score().to_string(), "2-1");
/// assert_eq!(position.moves().len(), 11); // nine spaces around the three, two captures
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position {
    board: Board,
    state: AnyState,
}

/// A state on whichever topology the board has.
#[derive(Clone)]
enum AnyState {
    Small(State<Bounded<u64>>),
    Large(State<Bounded<u128>>),
    Libre(Box<State<Torus>>),
}

/// Runs the same expression on whichever state there is.
macro_rules! on_state {
    ($any:expr, $state:pat => $result:expr) => {
        match $any {
            AnyState::Small($state) => $result,
            AnyState::Large($state) => $result,
            AnyState::Libre($state) => $result,
        }
    };
}

/// What [`Position::take_back`] needs to undo a move, once: it is used up, and there is no copy of it. Who never takes the
/// move back may drop it.
///
/// ```compile_fail,E0382
/// # let mut position = abande::Position::start(&abande::Board::hex().into());
/// let undo = position.play(position.moves()[0])?;
/// position.take_back(undo);
/// position.take_back(undo); // there is nothing left to take back
/// # Ok::<(), abande::IllegalMove>(())
/// ```
#[derive(Debug)]
pub struct Undo(Trace);

/// A move that was not played, and the rule it breaks. The position is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// The rule, as data.
    pub refusal: Refusal,
    /// The rule, as a sentence.
    sentence: String,
}

impl Position {
    /// The position in which a game begins.
    pub fn start(variant: &Variant) -> Position {
        let board = variant.board();
        let mut position = Position::empty(board, variant.pieces());
        if board.is_libre() {
            // D5: the first two pieces are on the table.
            let hand = variant.pieces() - 1;
            for (space, owner) in LIBRE_START {
                position.put(space, Stack::new(owner, 1, owner));
            }
            position.set_turn([hand; 2], Color::Black, 0);
        }
        position
    }

    pub(crate) fn empty(board: &Board, pieces: u8) -> Position {
        let state = match board.links() {
            AnyLinks::Small(links) => AnyState::Small(State::empty(links.clone(), pieces)),
            AnyLinks::Large(links) => AnyState::Large(State::empty(links.clone(), pieces)),
            AnyLinks::Libre => AnyState::Libre(Box::new(State::empty(Torus::new(), pieces))),
        };
        Position { board: board.clone(), state }
    }

    pub(crate) fn put(&mut self, space: Space, stack: Stack) {
        on_state!(&mut self.state, state => state.put(space, stack));
    }

    pub(crate) fn set_turn(&mut self, hands: [u8; 2], turn: Color, passes: u8) {
        on_state!(&mut self.state, state => state.set_turn(hands, turn, passes));
    }

    /// The board it stands on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board and the number of pieces.
    pub fn variant(&self) -> Variant {
        Variant::trusted(self.board.clone(), self.pieces())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        on_state!(&self.state, state => state.turn())
    }

    /// How many pieces a player has in hand.
    pub fn hand(&self, player: Color) -> u8 {
        on_state!(&self.state, state => state.hands()[player.index()])
    }

    /// How many pieces each player has, on the board and in hand.
    pub fn pieces(&self) -> u8 {
        on_state!(&self.state, state => state.pieces())
    }

    /// How many passes there were in a row just before: 0, 1 or 2.
    pub fn passes(&self) -> u8 {
        on_state!(&self.state, state => state.passes())
    }

    /// Whether two passes in sequence have ended the game.
    pub fn is_over(&self) -> bool {
        on_state!(&self.state, state => state.is_over())
    }

    /// The stack on a space.
    pub fn stack(&self, space: Space) -> Option<Stack> {
        on_state!(&self.state, state => state.stack(space))
    }

    /// All stacks with their spaces, sorted by space.
    pub fn stacks(&self) -> impl Iterator<Item = (Space, Stack)> {
        let spaces = on_state!(&self.state, state => state.occupied());
        spaces.into_iter().filter_map(|space| Some((space, self.stack(space)?)))
    }

    /// The points as if the game ended here: sleepers score nothing.
    pub fn score(&self) -> Score {
        on_state!(&self.state, state => state.score())
    }

    /// The stacks that touch no enemy, sorted. If the game ended here they would score nothing.
    pub fn sleepers(&self) -> Vec<Space> {
        on_state!(&self.state, state => state.sleepers())
    }

    /// What each stack scores as if the game ended here, sorted by space: its height, or nothing where it sleeps.
    pub fn stack_points(&self) -> impl Iterator<Item = (Space, usize)> {
        let sleepers = self.sleepers();
        self.stacks()
            .map(move |(space, stack)| (space, if sleepers.contains(&space) { 0 } else { stack.height() }))
    }

    /// The final score, once the game is over.
    pub fn result(&self) -> Option<Score> {
        self.is_over().then(|| self.score())
    }

    /// A number for tables: equal for positions that are equal to play (what lies below the tops of stacks
    /// does not matter), and different for nearly all others on the same board.
    pub fn key(&self) -> u64 {
        on_state!(&self.state, state => state.key())
    }

    /// The part of the key that the stacks make, whoever is to move and whatever is in hand: all that
    /// [`Survey::stack_key`] has to say of them, combined.
    pub fn stacks_key(&self) -> u64 {
        on_state!(&self.state, state => state.stacks_key())
    }

    /// The legal moves: entries, then captures, then the pass. None when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(|mv| moves.push(mv));
        moves
    }

    /// Hands each legal move to `visit`, in the order of [`Position::moves`], each exactly once and
    /// without allocating. What an engine uses.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move)) {
        on_state!(&self.state, state => state.each_move(visit));
    }

    /// Hands each legal capture to `visit`, as [`Position::each_move`] does.
    #[inline]
    pub fn each_capture(&self, visit: impl FnMut(Move)) {
        if !self.is_over() {
            on_state!(&self.state, state => state.each_capture(visit));
        }
    }

    /// How many legal moves there are, counted without listing them.
    #[inline]
    pub fn move_count(&self) -> usize {
        on_state!(&self.state, state => state.move_count()) as usize
    }

    /// Why a move is not legal, or `None` where it is.
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        on_state!(&self.state, state => state.refusal(mv))
    }

    /// What would be left of the band without the stack on a space: one part, or several where the stack holds
    /// the band together; each sorted, in order of their first spaces. Empty where no stack stands there.
    pub fn parts_without(&self, space: Space) -> Vec<Vec<Space>> {
        on_state!(&self.state, state => state.parts_without_space(space))
    }

    /// Plays a move, and hands out what is needed to take it back.
    ///
    /// # Errors
    /// An illegal move leaves the position as it is, and the error says which rule it breaks and where.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        match self.refusal(mv) {
            None => Ok(self.play_legal(mv)),
            Some(refusal) => {
                let sentence = refusal.sentence(&self.board, Coords::Stein);
                Err(IllegalMove { mv, refusal, sentence })
            }
        }
    }

    /// Plays a move that is known to be legal, without looking again.
    ///
    /// The contract: the move came from [`Position::moves`] or [`Position::each_move`] of this very
    /// position, or [`Position::refusal`] had nothing against it. Otherwise the position is nonsense
    /// afterwards, or this panics.
    #[inline]
    pub fn play_legal(&mut self, mv: Move) -> Undo {
        Undo(on_state!(&mut self.state, state => state.play(mv)))
    }

    /// Takes back the last move that was played and not yet taken back.
    ///
    /// The contract: `undo` came from that move on this very position.
    #[inline]
    #[expect(clippy::needless_pass_by_value, reason = "it is used up: no move is taken back twice")]
    pub fn take_back(&mut self, undo: Undo) {
        on_state!(&mut self.state, state => state.take_back(undo.0));
    }

    /// How many sequences of `depth` legal moves there are from here: the usual check and measure of a move
    /// generator. The last ply is counted, not played.
    pub fn perft(&self, depth: u32) -> u64 {
        on_state!(self.state.clone(), mut state => state.perft(depth))
    }

    /// Shows the position as sets of slots: what an evaluation is made from.
    #[inline]
    pub fn survey<S: Surveyor>(&self, surveyor: S) -> S::Finding {
        match &self.state {
            AnyState::Small(state) => surveyor.look(state),
            AnyState::Large(state) => surveyor.look(state),
            AnyState::Libre(state) => surveyor.look(state.as_ref()),
        }
    }

    /// As [`Self::survey`], with slots for the spaces where one more piece may be entered. Nothing comes of it where
    /// there are more than 64, as on the largest boards: those would need code of their own for a rare use.
    #[inline]
    pub fn plan<P: Planner>(&self, planner: P) -> Option<P::Finding> {
        match &self.state {
            AnyState::Small(state) => Some(planner.look(state)),
            AnyState::Large(_) => None,
            AnyState::Libre(state) => Patch::new(state).map(|patch| planner.look(&patch)),
        }
    }

    /// The position as a set-up, to be changed and validated again.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            pieces: self.pieces(),
            stacks: self.stacks().map(|(space, stack)| (space, stack.pieces().collect())).collect(),
            turn: self.turn(),
            hands: Color::BOTH.map(|player| self.hand(player)),
            passes: self.passes(),
        }
    }
}

impl Default for Position {
    /// The start of the usual game.
    fn default() -> Position {
        Position::start(&Variant::default())
    }
}

impl PartialEq for Position {
    /// Equal in everything, what lies below the tops of stacks included.
    fn eq(&self, other: &Position) -> bool {
        self.key() == other.key()
            && self.board == other.board
            && self.pieces() == other.pieces()
            && (self.turn(), self.passes()) == (other.turn(), other.passes())
            && Color::BOTH.iter().all(|&player| self.hand(player) == other.hand(player))
            && self.stacks().eq(other.stacks())
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.key().hash(hasher);
    }
}
