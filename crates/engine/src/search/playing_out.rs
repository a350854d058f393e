//! The end of the game: both hands are empty, and what is left are captures and passes.

use super::alpha_beta::{MAX_PLY, Searcher, Stopped};
use super::ordering::{Scored, capture_gain};
use super::transposition_table::{Bound, Entry};
use crate::bounds::margin_bounds;
use crate::value::{Found, INFINITE, Value};

/// The depth of what has been searched to the end of the game: more than any other.
const TO_THE_END: i32 = 127;

/// Above what any capture gains.
const REMEMBERED: i32 = 100;

impl Searcher<'_> {
    /// Plays on to the end of the game, whatever the depth: few moves are left, and what is certain without any
    /// search soon decides.
    pub(crate) fn ending(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.visit(ply)?;
        self.lines[ply].clear();
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
        let known = self.shared.table.get(key);
        if let Some(entry) = known
            && beta - alpha == 1
            && entry.answers(TO_THE_END, alpha, beta)
        {
            return Ok(Found { value: entry.value, sure: entry.sure });
        }
        let remembered = known.and_then(|entry| entry.mv);
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_move(|mv| {
            let score = if remembered == Some(mv) { REMEMBERED } else { capture_gain(position, mv) };
            moves.push(Scored { mv, score });
        });
        let old_alpha = alpha;
        let mut best = Found::guessed(-INFINITE);
        let mut best_move = None;
        let mut all_sure = true;
        let mut number = 0;
        while let Some(Scored { mv, .. }) = self.pick(start + number) {
            number += 1;
            let undo = self.position.play_legal(mv);
            let found = -self.ending(ply + 1, -beta, -alpha)?;
            self.position.take_back(undo);
            all_sure &= found.sure;
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
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
        self.shared.table.put(key, Entry { mv: best_move, value, depth: TO_THE_END, bound, sure });
        Ok(best)
    }
}
