//! Glance: a person's search, plain alpha-beta over what he notices, without a transposition table.

use std::time::Duration;

use abande::{Move, Position, Space};

use super::attention::Attention;
use crate::bounds::final_margin;
use crate::control::{Budget, Control, NodeCounter, Stopped};
use crate::engine::Report;
use crate::eval::Evaluator;
use crate::limits::{Deadlines, Limits, moves_to_go};
use crate::scored_move::{ScoredMove, best_first, capture_gain};
use crate::search::MoveOrdering;
use crate::value::{INFINITE, Value, exact, hundredths};

/// No thought takes longer than this, however many moves there are.
const MOST_NODES: u64 = 60_000;

/// One decision under way.
pub(crate) struct Glance<'a> {
    attention: Attention,
    evaluator: Evaluator<'a>,
    position: Position,
    ordering: MoveOrdering,
    control: &'a dyn Control,
    began: Duration,
    counter: NodeCounter<'a>,
    sight: u32,
    seldepth: usize,
}

/// A move of the person's own, with what it seems worth.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    fancy: Value,
    value: Value,
}

impl<'a> Glance<'a> {
    pub(crate) fn new(
        attention: Attention,
        evaluator: Evaluator<'a>,
        position: &Position,
        limits: &Limits,
        budget: &'a Budget<'a>,
    ) -> Glance<'a> {
        let sight = attention.sight.plies;
        Glance {
            sight: limits.depth.map_or(sight, |depth| depth.clamp(1, sight)),
            ordering: MoveOrdering::new(position.board().is_libre(), sight as usize + 1),
            attention,
            evaluator,
            position: position.clone(),
            control: budget.control,
            began: budget.control.now(),
            counter: NodeCounter::new(budget),
            seldepth: 0,
        }
    }

    /// What a glance may use up under these limits.
    pub(crate) fn budget<'b>(position: &Position, limits: &Limits, control: &'b dyn Control) -> Budget<'b> {
        let deadlines = Deadlines::new(limits.time, moves_to_go(position), control.now());
        let most = limits.nodes.map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES));
        Budget::new(control, deadlines.map(|deadlines| deadlines.hard), Some(most))
    }

    /// The move that seems best; `None` when the game is over.
    pub(crate) fn choose(mut self) -> Option<Report> {
        let mut candidates = self.candidates();
        let mut best = *candidates.first()?;
        let mut depth = 0;
        for sight in 1..=self.sight {
            let Ok(found) = self.compare(&mut candidates, sight) else { break };
            best = found;
            depth = sight;
            // What seemed good is looked at first.
            candidates.sort_by_key(|candidate| -candidate.value);
        }
        Some(Report {
            multipv: 1,
            depth,
            seldepth: self.seldepth as u32,
            nodes: self.counter.nodes(),
            time: self.control.now().saturating_sub(self.began),
            hashfull: 0,
            hundredths: hundredths(best.value - best.fancy),
            proven: None, // who overlooks things proves nothing
            pv: vec![best.mv],
        })
    }

    /// The moves that he notices, or all where he notices none; captures first, those that he fancies first.
    fn candidates(&self) -> Vec<RootMove> {
        let all = self.position.moves();
        let seen = |mv: &&Move| !self.attention.overlooks(&self.position, **mv, 0, None);
        let mut noticed: Vec<Move> = all.iter().filter(seen).copied().collect();
        if noticed.is_empty() {
            noticed = all;
        }
        let candidate = |mv| RootMove { mv, fancy: self.attention.fancy.value(mv), value: 0 };
        let mut candidates: Vec<_> = noticed.into_iter().map(candidate).collect();
        candidates.sort_by_key(|candidate| (!matches!(candidate.mv, Move::Capture { .. }), -candidate.fancy));
        candidates
    }

    /// Values the candidates, the worse ones only as far as to know that they are worse.
    fn compare(&mut self, candidates: &mut [RootMove], sight: u32) -> Result<RootMove, Stopped> {
        let mut best: Option<RootMove> = None;
        for candidate in candidates {
            let RootMove { mv, fancy, .. } = *candidate;
            let alpha = best.map_or(-INFINITE, |best| best.value - fancy);
            let value = self.after(mv, sight, 0, alpha, INFINITE)?;
            candidate.value = value + fancy;
            if best.is_none_or(|best| candidate.value > best.value) {
                best = Some(*candidate);
            }
        }
        best.ok_or(Stopped)
    }

    /// The value of a move for the player who makes it.
    fn after(
        &mut self,
        mv: Move,
        left: u32,
        ply: usize,
        alpha: Value,
        beta: Value,
    ) -> Result<Value, Stopped> {
        let last = match mv {
            Move::Enter(space) | Move::Capture { to: space, .. } => Some(space),
            Move::Pass => None,
        };
        let undo = self.position.play_legal(mv);
        let value = if self.position.is_over() {
            Ok(self.final_value())
        } else if left > 1 {
            self.node(left - 1, ply + 1, last, -beta, -alpha)
        } else {
            self.exchange(self.attention.sight.exchange, ply + 1, last, -beta, -alpha)
        };
        self.position.take_back(undo);
        value.map(|value| -value)
    }

    fn final_value(&self) -> Value {
        exact(final_margin(&self.position))
    }

    fn visit(&mut self, ply: usize) -> Result<(), Stopped> {
        self.seldepth = self.seldepth.max(ply);
        self.counter.visit()
    }

    /// Looks at all moves that are noticed.
    fn node(
        &mut self,
        left: u32,
        ply: usize,
        last: Option<Space>,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Value, Stopped> {
        self.visit(ply)?;
        let mut moves = Vec::with_capacity(48);
        self.position.each_move(|mv| moves.push(ScoredMove { mv, score: 0 }));
        moves.retain(|scored| !self.attention.overlooks(&self.position, scored.mv, ply, last));
        for scored in &mut moves {
            scored.score = self.ordering.score(&self.position, scored.mv, None, ply);
        }
        best_first(&mut moves);
        let mut best = -INFINITE;
        for number in 0..moves.len() {
            let mv = moves[number].mv;
            let value = self.after(mv, left, ply, alpha, beta)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                let tried = moves[..=number].iter().map(|tried| tried.mv);
                self.ordering.note_cutoff(self.position.turn(), mv, tried, left as i32, ply);
                break;
            }
        }
        // Where nothing comes to mind, all stays as it is.
        Ok(if moves.is_empty() { self.static_eval() } else { best })
    }

    /// Follows captures, until the player to move would rather stop.
    fn exchange(
        &mut self,
        left: u32,
        ply: usize,
        last: Option<Space>,
        mut alpha: Value,
        beta: Value,
    ) -> Result<Value, Stopped> {
        self.visit(ply)?;
        let mut best = self.static_eval();
        if left == 0 || best >= beta {
            return Ok(best);
        }
        alpha = alpha.max(best);
        let mut captures = Vec::with_capacity(16);
        let score = |mv| capture_gain(&self.position, mv);
        self.position.each_capture(|mv| captures.push(ScoredMove { mv, score: score(mv) }));
        captures.retain(|capture| !self.attention.overlooks(&self.position, capture.mv, ply, last));
        best_first(&mut captures);
        for ScoredMove { mv, .. } in captures {
            let Move::Capture { to, .. } = mv else { continue };
            let undo = self.position.play_legal(mv);
            let value = self.exchange(left - 1, ply + 1, Some(to), -beta, -alpha);
            self.position.take_back(undo);
            let value = -value?;
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn static_eval(&mut self) -> Value {
        self.attention.sight.value(&self.position, &mut self.evaluator)
    }
}
