//! Playing out: alpha-beta to the end of the game, once both hands are empty and only captures and passes are left.

use super::searcher::{MAX_PLY, Searcher};
use super::transposition_table::{Bound, Entry};
use crate::bounds::margin_bounds;
use crate::control::Stopped;
use crate::scored_move::{ScoredMove, capture_gain};
use crate::value::{Found, INFINITE, Value};

/// The depth of what has been searched to the end of the game: more than any other.
const TO_THE_END: i32 = 127;

/// Above what any capture gains.
const TT_MOVE: i32 = 100;

impl Searcher<'_> {
    /// Plays on to the end of the game, whatever the depth: few moves are left, and what is certain without any
    /// search soon decides.
    pub(super) fn play_out(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.visit(ply)?;
        self.pvs[ply].clear();
        if self.position.is_over() || ply >= MAX_PLY {
            let ended = self.final_value();
            return Ok(Found { sure: self.position.is_over(), ..ended });
        }
        let bounds = margin_bounds(&self.position);
        let [least, most] = [bounds.least, bounds.most].map(Found::ended);
        if least.value >= beta || least == most {
            return Ok(least);
        }
        if most.value <= alpha {
            return Ok(most);
        }
        let key = self.position.key();
        let tt_entry = self.shared.table.probe(key);
        if let Some(entry) = tt_entry
            && beta - alpha == 1
            && entry.answers(TO_THE_END, alpha, beta)
        {
            return Ok(Found { value: entry.value, sure: entry.sure });
        }
        let tt_move = tt_entry.and_then(|entry| entry.mv);
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_move(|mv| {
            let score = if tt_move == Some(mv) { TT_MOVE } else { capture_gain(position, mv) };
            moves.push(ScoredMove { mv, score });
        });
        let old_alpha = alpha;
        let mut best = Found::guessed(-INFINITE);
        let mut best_move = None;
        let mut all_sure = true;
        let mut number = 0;
        while let Some(ScoredMove { mv, .. }) = self.pick(start + number) {
            number += 1;
            let undo = self.position.play_legal(mv);
            let found = -self.play_out(ply + 1, -beta, -alpha)?;
            self.position.take_back(undo);
            all_sure &= found.sure;
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    best_move = Some(mv);
                    self.update_pv(ply, mv);
                }
                if found.value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(start);
        let bound = Bound::of(best.value, old_alpha, beta);
        best.sure = if bound == Bound::Lower { best.sure } else { all_sure };
        let Found { value, sure } = best;
        self.shared.table.store(key, Entry { mv: best_move, value, depth: TO_THE_END, bound, sure });
        Ok(best)
    }
}
