//! Move ordering: the tt move, captures by what they gain, killers, history.

use abande::{Color, Move, Position};

use crate::history::History;
use crate::scored_move::capture_gain;

/// Above all others.
const TT_MOVE: i32 = 1 << 24;
/// For each point that a capture gains: above killers and history.
const GAIN: i32 = 8192;
/// Between the captures that gain and the rest.
const KILLER: i32 = 1 << 14;

/// What a search has learnt about moves.
pub(crate) struct MoveOrdering {
    history: History,
    /// For each ply the last two moves that refuted what came before them.
    killers: Vec<[Option<Move>; 2]>,
}

impl MoveOrdering {
    pub(crate) fn new(libre: bool, plies: usize) -> MoveOrdering {
        MoveOrdering { history: History::new(libre), killers: vec![[None; 2]; plies] }
    }

    /// Notes a beta cutoff by a move, after others had been tried.
    pub(crate) fn note_cutoff(
        &mut self,
        player: Color,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        self.history.update(player, mv, tried, depth);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Scores a move before it has been tried.
    pub(crate) fn score(&mut self, position: &Position, mv: Move, tt_move: Option<Move>, ply: usize) -> i32 {
        if tt_move == Some(mv) {
            return TT_MOVE;
        }
        let history = self.history.get(position.turn(), mv);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killer = if killers.contains(&Some(mv)) { KILLER } else { 0 };
        history + killer + capture_gain(position, mv) * GAIN
    }
}
