//! The search of one thread: principal variation search with a shared table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use abande::{Move, Position};

use super::ordering::{Experience, Scored, capture_gain};
use super::reduction::reduction;
use super::transposition_table::{Bound, Entry, Table};
use crate::eval::Judgement;
use crate::eval::network::Network;
use crate::limits::Clock;
use crate::solve::pieces_in_hand;
use crate::value::{Found, INFINITE, POINT, Value};

/// Deeper than any search gets.
pub(crate) const MAX_PLY: usize = 250;

/// A search that begins with so few pieces in both hands together, or fewer, plays every line to the end of the
/// game once the hands are empty. With more it would see too little of what comes before.
const PLAYED_OUT: u8 = 6;

/// And does so from this depth on.
const FIRST_PLAYED_OUT: i32 = 4;

/// How many nodes a thread visits between two looks at the clock and at the others.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// The search was told to stop. Its position is somewhere in the tree then, and of no more use.
#[derive(Debug)]
pub(crate) struct Stopped;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) network: Option<&'a Network>,
    pub(crate) clock: &'a dyn Clock,
    /// When all must stop.
    pub(crate) deadline: Option<Duration>,
    pub(crate) max_nodes: Option<u64>,
    /// Set from outside.
    pub(crate) stop: &'a AtomicBool,
    /// Set when the first thread is done.
    pub(crate) done: AtomicBool,
    pub(crate) nodes: AtomicU64,
}

/// A thread's search.
pub(crate) struct Searcher<'a> {
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) position: Position,
    /// Whether so little is left that lines may be played to the end of the game.
    near_the_end: bool,
    /// Whether they are, at the present depth.
    plays_out: bool,
    judgement: Judgement<'a>,
    experience: Experience,
    /// Moves of all nodes on the way to the present one, each node's behind its parent's.
    pub(crate) moves: Vec<Scored>,
    /// The best line from each ply on.
    pub(crate) lines: Vec<Vec<Move>>,
    /// The best line of the present depth so far, though not all moves have been looked at.
    pub(crate) best_so_far: Option<(Found, Vec<Move>)>,
    /// Moves not to be played at the root: those of better lines.
    pub(crate) barred: Vec<Move>,
    pub(crate) nodes: u64,
    /// Nodes that have not been added to the common count.
    fresh_nodes: u64,
    pub(crate) deepest: usize,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>, position: Position) -> Searcher<'a> {
        let experience = Experience::new(position.board().is_libre(), MAX_PLY);
        Searcher {
            shared,
            near_the_end: pieces_in_hand(&position) <= PLAYED_OUT,
            plays_out: false,
            position,
            judgement: Judgement::new(shared.network),
            experience,
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MAX_PLY + 2],
            best_so_far: None,
            barred: Vec::new(),
            nodes: 0,
            fresh_nodes: 0,
            deepest: 0,
        }
    }

    /// The best line of the last search that came to its end.
    pub(crate) fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// Adds what was not yet added to the common count of nodes.
    pub(crate) fn count_nodes(&mut self) {
        self.shared.nodes.fetch_add(std::mem::take(&mut self.fresh_nodes), Ordering::Relaxed);
    }

    /// Begins a new depth.
    pub(crate) fn deepen(&mut self) {
        self.best_so_far = None;
    }

    /// Searches the root to a depth.
    pub(crate) fn root(&mut self, depth: i32, alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.moves.clear();
        // The first depths are for an answer in any case, however short the time is.
        self.plays_out = self.near_the_end && depth >= FIRST_PLAYED_OUT;
        self.node(depth, 0, alpha, beta)
    }

    /// What a position is worth at a depth, as it seems.
    pub(crate) fn opinion(&mut self, position: &Position, depth: i32) -> Result<Found, Stopped> {
        self.position.clone_from(position);
        self.moves.clear();
        self.plays_out = false;
        self.node(depth, 0, -INFINITE, INFINITE)
    }

    #[inline]
    pub(crate) fn visit(&mut self, ply: usize) -> Result<(), Stopped> {
        self.nodes += 1;
        self.fresh_nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.shared.max_nodes.is_some_and(|max| self.nodes > max) {
            return Err(Stopped);
        }
        if self.fresh_nodes >= NODES_BETWEEN_LOOKS {
            self.count_nodes();
            let late = || self.shared.deadline.is_some_and(|deadline| self.shared.clock.now() >= deadline);
            let told = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
            if told(self.shared.stop) || told(&self.shared.done) || late() {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// The final margin for the player to move.
    pub(crate) fn final_value(&self) -> Found {
        let score = self.position.score();
        let mover = self.position.turn();
        Found::ended(i32::from(score.of(mover)) - i32::from(score.of(mover.other())))
    }

    fn node(&mut self, depth: i32, ply: usize, mut alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.lines[ply].clear();
        if self.position.is_over() {
            self.visit(ply)?;
            return Ok(self.final_value());
        }
        if self.plays_out && ply > 0 && pieces_in_hand(&self.position) == 0 {
            return self.ending(ply, alpha, beta);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiet(ply, alpha, beta);
        }
        self.visit(ply)?;
        let on_main_line = beta - alpha > 1;
        let key = self.position.key();
        let known = self.shared.table.get(key);
        if let Some(entry) = known
            && !on_main_line
            && ply > 0
            && entry.answers(depth, alpha, beta)
        {
            return Ok(Found { value: entry.value, sure: entry.sure });
        }
        // Only where the horizon is near does the standing decide anything.
        let standing = if depth <= 3 && !on_main_line { self.judgement.value(&self.position) } else { 0 };
        if !on_main_line && ply > 0 && depth <= 3 && standing - depth * 3 * POINT / 2 >= beta {
            return Ok(Found::guessed(standing));
        }

        let mut remembered = known.and_then(|entry| entry.mv);
        if remembered.is_none() && depth >= 5 {
            self.node(depth - 3, ply, alpha, beta)?;
            remembered = self.lines[ply].first().copied();
            self.lines[ply].clear();
        }
        let start = self.moves.len();
        self.list_moves(remembered, ply);
        let player = self.position.turn();
        let mut best = Found::guessed(-INFINITE);
        let mut best_move = None;
        // Whether it is certain that no move is better than the best.
        let mut all_sure = true;
        let old_alpha = alpha;
        let mut number = 0;
        while let Some(Scored { mv, .. }) = self.pick(start + number) {
            number += 1;
            if ply == 0 && self.barred.contains(&mv) {
                continue;
            }
            let entering = matches!(mv, Move::Enter(_));
            if entering
                && best.value > -INFINITE
                && !on_main_line
                && depth <= 2
                && standing + depth * 3 * POINT <= alpha
            {
                // Nothing is proven of what is not looked at.
                all_sure = false;
                best.value = best.value.max(standing);
                continue;
            }
            let undo = self.position.play_legal(mv);
            let found = if best.value == -INFINITE {
                -self.node(depth - 1, ply + 1, -beta, -alpha)?
            } else {
                let reduction = if depth >= 3 { reduction(depth, number, entering, on_main_line) } else { 0 };
                let mut found = -self.node(depth - 1 - reduction, ply + 1, -alpha - 1, -alpha)?;
                if found.value > alpha && reduction > 0 {
                    found = -self.node(depth - 1, ply + 1, -alpha - 1, -alpha)?;
                }
                if found.value > alpha && found.value < beta {
                    found = -self.node(depth - 1, ply + 1, -beta, -alpha)?;
                }
                found
            };
            self.position.take_back(undo);
            all_sure &= found.sure;
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
                    if ply == 0 {
                        self.best_so_far = Some((Found::guessed(found.value), self.lines[0].clone()));
                    }
                }
                if found.value >= beta {
                    let tried = self.moves[start..start + number].iter().map(|tried| tried.mv);
                    self.experience.learn(player, mv, tried, depth, ply);
                    break;
                }
            }
        }
        self.moves.truncate(start);
        if best.value == -INFINITE {
            // Every move is barred: there is no further line.
            return Ok(best);
        }
        let bound = Bound::of(best.value, old_alpha, beta);
        // To be good enough, one move is enough.
        best.sure = if bound == Bound::Lower { best.sure } else { all_sure };
        if ply > 0 || self.barred.is_empty() {
            let Found { value, sure } = best;
            self.shared.table.put(key, Entry { mv: best_move, value, depth, bound, sure });
        }
        Ok(best)
    }

    /// Looks only at captures, until the player to move would rather stand still.
    fn quiet(&mut self, ply: usize, mut alpha: Value, beta: Value) -> Result<Found, Stopped> {
        self.visit(ply)?;
        self.lines[ply].clear();
        if self.position.is_over() {
            return Ok(self.final_value());
        }
        let standing = self.judgement.value(&self.position);
        if standing >= beta || ply >= MAX_PLY {
            return Ok(Found::guessed(standing));
        }
        alpha = alpha.max(standing);
        let mut best = Found::guessed(standing);
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_capture(|mv| moves.push(Scored { mv, score: 0 }));
        for index in start..self.moves.len() {
            self.moves[index].score = capture_gain(&self.position, self.moves[index].mv);
        }
        let mut number = 0;
        while let Some(Scored { mv, score }) = self.pick(start + number) {
            number += 1;
            if standing + (score + 1) * POINT <= alpha {
                break;
            }
            let undo = self.position.play_legal(mv);
            let found = -self.quiet(ply + 1, -beta, -alpha)?;
            self.position.take_back(undo);
            if found.value > best.value {
                best = found;
                if found.value > alpha {
                    alpha = found.value;
                    self.extend_line(ply, mv);
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

    fn list_moves(&mut self, remembered: Option<Move>, ply: usize) {
        let start = self.moves.len();
        let Searcher { position, moves, .. } = &mut *self;
        position.each_move(|mv| moves.push(Scored { mv, score: 0 }));
        for index in start..self.moves.len() {
            let mv = self.moves[index].mv;
            self.moves[index].score = self.experience.score(&self.position, mv, remembered, ply);
        }
    }

    /// Brings the best of the moves from `index` on to that place.
    #[inline]
    pub(crate) fn pick(&mut self, index: usize) -> Option<Scored> {
        let mut best = index;
        for other in index + 1..self.moves.len() {
            if self.moves[other].score > self.moves[best].score {
                best = other;
            }
        }
        if index < self.moves.len() {
            self.moves.swap(index, best);
        }
        self.moves.get(index).copied()
    }

    pub(crate) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&below[0]);
    }
}
