//! Quiescence search: only captures are looked at, until the player to move would rather stand pat.

use super::searcher::{MAX_PLY, Searcher};
use crate::control::Stopped;
use crate::scored_move::{ScoredMove, capture_gain};
use crate::value::{Found, POINT, Value};

impl Searcher<'_> {
    /// The value of the position once captures have been played out.
    pub(super) fn quiescence(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.visit(ply)?;
        self.pvs[ply].clear();
        if self.position.is_over() {
            return Ok(self.final_value());
        }
        let stand_pat = self.evaluator.value(&self.position);
        if stand_pat >= beta || ply >= MAX_PLY {
            return Ok(Found::guessed(stand_pat));
        }
        alpha = alpha.max(stand_pat);
        let mut best = Found::guessed(stand_pat);
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_capture(|mv| moves.push(ScoredMove { mv, score: 0 }));
        for index in start..self.moves.len() {
            self.moves[index].score = capture_gain(&self.position, self.moves[index].mv);
        }
        let delta_margin = self.shared.tuning.delta_margin;
        let mut number = 0;
        while let Some(ScoredMove { mv, score }) = self.pick(start + number) {
            number += 1;
            // Delta pruning: neither this capture nor those after it gain enough.
            if stand_pat + score * POINT + delta_margin <= alpha {
                break;
            }
            let undo = self.position.play_legal(mv);
            let found = -self.quiescence(ply + 1, -beta, -alpha)?;
            self.position.take_back(undo);
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    self.update_pv(ply, mv);
                }
                if found.value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(start);
        // Only captures were looked at: there may be better.
        best.sure &= best.value >= beta;
        Ok(best)
    }
}
