//! The searcher: what one thread keeps while it searches.

use abande::{Move, Position};

use super::ordering::MoveOrdering;
use super::reduction::Reductions;
use super::transposition_table::TranspositionTable;
use super::tuning::Tuning;
use crate::bounds::{final_margin, pieces_in_hand};
use crate::control::{Budget, NodeCounter, Stopped};
use crate::eval::Evaluator;
use crate::eval::network::Network;
use crate::scored_move::{ScoredMove, pick_best};
use crate::value::{Found, INFINITE, Value};

/// Deeper than any search gets.
pub(crate) const MAX_PLY: usize = 250;

/// A search that begins with so few pieces in both hands together, or fewer, plays every line to the end of the
/// game once the hands are empty. With more it would see too little of what comes before.
const PLAYED_OUT: u8 = 6;

/// And does so from this depth on.
const FIRST_PLAYED_OUT: i32 = 4;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) network: Option<&'a Network>,
    pub(crate) tuning: &'a Tuning,
    pub(crate) budget: Budget<'a>,
}

/// A thread's search.
pub(crate) struct Searcher<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) position: Position,
    /// Whether so little is left that lines may be played to the end of the game.
    near_the_end: bool,
    /// Whether they are, at the present depth.
    pub(super) plays_out: bool,
    pub(super) evaluator: Evaluator<'a>,
    pub(super) ordering: MoveOrdering,
    pub(super) reductions: Reductions,
    /// Moves of all nodes on the way to the present one, each node's behind its parent's.
    pub(super) moves: Vec<ScoredMove>,
    /// The best line from each ply on.
    pub(super) pvs: Vec<Vec<Move>>,
    /// The best line of the present depth so far, though not all moves have been looked at.
    pub(crate) best_so_far: Option<(Found, Vec<Move>)>,
    /// Moves not to be played at the root: those of better lines.
    pub(crate) excluded: Vec<Move>,
    pub(crate) counter: NodeCounter<'a>,
    pub(crate) seldepth: usize,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>, position: Position) -> Searcher<'a> {
        let ordering = MoveOrdering::new(position.board().is_libre(), MAX_PLY);
        Searcher {
            shared,
            near_the_end: pieces_in_hand(&position) <= PLAYED_OUT,
            plays_out: false,
            position,
            evaluator: Evaluator::new(shared.network),
            ordering,
            reductions: Reductions::new(shared.tuning),
            moves: Vec::with_capacity(4096),
            pvs: vec![Vec::new(); MAX_PLY + 2],
            best_so_far: None,
            excluded: Vec::new(),
            counter: NodeCounter::new(&shared.budget),
            seldepth: 0,
        }
    }

    /// The principal variation of the last search that came to its end.
    pub(crate) fn pv(&self) -> &[Move] {
        &self.pvs[0]
    }

    /// Begins a new depth.
    pub(crate) fn deepen(&mut self) {
        self.best_so_far = None;
    }

    /// Searches the root to a depth.
    pub(super) fn root(&mut self, depth: i32, alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.moves.clear();
        // The first depths are for an answer in any case, however short the time is.
        self.plays_out = self.near_the_end && depth >= FIRST_PLAYED_OUT;
        self.alpha_beta(depth, 0, alpha, beta)
    }

    /// What a position is worth at a depth, as it seems.
    pub(crate) fn opinion(&mut self, position: &Position, depth: i32) -> Result<Found, Stopped> {
        self.position.clone_from(position);
        self.moves.clear();
        self.plays_out = false;
        self.alpha_beta(depth, 0, -INFINITE, INFINITE)
    }

    /// Counts a node.
    #[inline]
    pub(super) fn visit(&mut self, ply: usize) -> Result<(), Stopped> {
        self.seldepth = self.seldepth.max(ply);
        self.counter.visit()
    }

    /// The value of a game that is over.
    pub(super) fn final_value(&self) -> Found {
        Found::ended(final_margin(&self.position))
    }

    /// Brings the best of the moves from `index` on to that place.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> Option<ScoredMove> {
        pick_best(&mut self.moves, index, |scored| scored.score)
    }

    /// A move is best so far: it goes before the best line behind it.
    pub(super) fn update_pv(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.pvs.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&below[0]);
    }
}
