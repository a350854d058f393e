//! Alpha-beta: principal variation search of one node, with a transposition table, reverse futility and futility
//! pruning, internal iterative deepening and late move reductions.

use abande::Move;

use super::searcher::{MAX_PLY, Searcher};
use super::transposition_table::{Bound, Entry};
use crate::bounds::pieces_in_hand;
use crate::control::Stopped;
use crate::scored_move::ScoredMove;
use crate::value::{Found, INFINITE, Value};

/// The deepest search whose static evaluation may cut it off (reverse futility).
const REVERSE_FUTILITY_DEPTH: i32 = 3;

/// The deepest search in which entries may be left out (futility).
const FUTILITY_DEPTH: i32 = 2;

/// From this depth on a node without a tt move searches for one (internal iterative deepening).
const INTERNAL_DEEPENING_DEPTH: i32 = 5;

/// And by so much less deep.
const INTERNAL_REDUCTION: i32 = 3;

/// From this depth on late moves are reduced.
const REDUCTION_DEPTH: i32 = 3;

impl Searcher<'_> {
    /// The value of the position, searched to a depth; outside the window a bound of it.
    pub(super) fn alpha_beta(
        &mut self,
        depth: i32,
        ply: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Found, Stopped> {
        self.pvs[ply].clear();
        if self.position.is_over() {
            self.visit(ply)?;
            return Ok(self.final_value());
        }
        if self.plays_out && ply > 0 && pieces_in_hand(&self.position) == 0 {
            return self.play_out(ply, alpha, beta);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(ply, alpha, beta);
        }
        self.visit(ply)?;
        let pv_node = beta - alpha > 1;
        let key = self.position.key();
        let tt_entry = self.shared.table.probe(key);
        if let Some(entry) = tt_entry
            && !pv_node
            && ply > 0
            && entry.answers(depth, alpha, beta)
        {
            return Ok(Found { value: entry.value, sure: entry.sure });
        }
        // Only where the horizon is near does the static evaluation decide anything.
        let near_horizon = depth <= REVERSE_FUTILITY_DEPTH && !pv_node;
        let static_eval = if near_horizon { self.evaluator.value(&self.position) } else { 0 };
        if near_horizon && ply > 0 && static_eval - depth * self.shared.tuning.reverse_futility_margin >= beta
        {
            return Ok(Found::guessed(static_eval));
        }

        let mut tt_move = tt_entry.and_then(|entry| entry.mv);
        if tt_move.is_none() && depth >= INTERNAL_DEEPENING_DEPTH {
            self.alpha_beta(depth - INTERNAL_REDUCTION, ply, alpha, beta)?;
            tt_move = self.pvs[ply].first().copied();
            self.pvs[ply].clear();
        }
        let start = self.moves.len();
        self.list_moves(tt_move, ply);
        let player = self.position.turn();
        let mut best = Found::guessed(-INFINITE);
        let mut best_move = None;
        // Whether it is certain that no move is better than the best.
        let mut all_sure = true;
        let old_alpha = alpha;
        let mut number = 0;
        while let Some(ScoredMove { mv, .. }) = self.pick(start + number) {
            number += 1;
            if ply == 0 && self.excluded.contains(&mv) {
                continue;
            }
            let entering = matches!(mv, Move::Enter(_));
            if entering
                && best.value > -INFINITE
                && !pv_node
                && depth <= FUTILITY_DEPTH
                && static_eval + depth * self.shared.tuning.futility_margin <= alpha
            {
                // Nothing is proven of what is not looked at.
                all_sure = false;
                best.value = best.value.max(static_eval);
                continue;
            }
            let undo = self.position.play_legal(mv);
            let found = if best.value == -INFINITE {
                -self.alpha_beta(depth - 1, ply + 1, -beta, -alpha)?
            } else {
                let reduction = if depth >= REDUCTION_DEPTH {
                    self.reductions.of(depth, number, entering, pv_node)
                } else {
                    0
                };
                self.search_later_move(depth, reduction, ply, alpha, beta)?
            };
            self.position.take_back(undo);
            all_sure &= found.sure;
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    best_move = Some(mv);
                    self.update_pv(ply, mv);
                    if ply == 0 {
                        self.best_so_far = Some((Found::guessed(found.value), self.pvs[0].clone()));
                    }
                }
                if found.value >= beta {
                    let tried = self.moves[start..start + number].iter().map(|tried| tried.mv);
                    self.ordering.note_cutoff(player, mv, tried, depth, ply);
                    break;
                }
            }
        }
        self.moves.truncate(start);
        if best.value == -INFINITE {
            // Every move is excluded: there is no further line.
            return Ok(best);
        }
        let bound = Bound::of(best.value, old_alpha, beta);
        // To be good enough, one move is enough.
        best.sure = if bound == Bound::Lower { best.sure } else { all_sure };
        if ply > 0 || self.excluded.is_empty() {
            let Found { value, sure } = best;
            self.shared.table.store(key, Entry { mv: best_move, value, depth, bound, sure });
        }
        Ok(best)
    }

    /// The value of a move that is not the first and has been played: with a null window and reduced, where that shows
    /// that it may be better than the best in full depth, and then with the full window.
    fn search_later_move(
        &mut self,
        depth: i32,
        reduction: i32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Result<Found, Stopped> {
        let mut found = -self.alpha_beta(depth - 1 - reduction, ply + 1, -alpha - 1, -alpha)?;
        if found.value > alpha && reduction > 0 {
            found = -self.alpha_beta(depth - 1, ply + 1, -alpha - 1, -alpha)?;
        }
        if found.value > alpha && found.value < beta {
            found = -self.alpha_beta(depth - 1, ply + 1, -beta, -alpha)?;
        }
        Ok(found)
    }

    fn list_moves(&mut self, tt_move: Option<Move>, ply: usize) {
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_move(|mv| moves.push(ScoredMove { mv, score: 0 }));
        for index in start..self.moves.len() {
            let mv = self.moves[index].mv;
            self.moves[index].score = self.ordering.score(&self.position, mv, tt_move, ply);
        }
    }
}
