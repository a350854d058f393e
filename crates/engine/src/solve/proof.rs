//! Proof that a margin is reached, or that it is not: null window searches to the end of the game.

use abande::{Bits, Color, Move, Plan, Planner, Position};

use super::compact::{Compact, Step};
use super::empty_hands::{self, EmptyHandsTable};
use super::last_piece::{self, Aids};
use super::proof_table::{ProofEntry, ProofTable};
use super::threats;
use crate::bounds::{judge, pieces_in_hand};
use crate::control::{NodeCounter, Stopped};
use crate::history::History;
use crate::scored_move::{ScoredMove, capture_gain, pick_best};
use crate::search::{Searcher, Shared};

/// What a point is worth when moves are compared.
pub(crate) const POINT_AT_ONCE: i32 = 12;

/// What history is divided by to be compared with that.
pub(crate) const HISTORY: i32 = 48;

/// What is threatened is multiplied by this to be compared with that.
pub(crate) const THREAT: i32 = 13;

/// How deep the search goes that tells which margin to try first.
const EXPECTATION: i32 = 4;

/// How much of the margin that a search expects near the end comes true, in hundredths: networks learn chances to
/// win, and when a game is nearly won they say more than there is to be had.
const CONFIDENCE: i32 = 62;

/// A proof in the making.
pub(crate) struct Proof<'a> {
    shared: &'a Shared<'a>,
    counter: NodeCounter<'a>,
    table: &'a mut ProofTable,
    empty_hands: &'a mut EmptyHandsTable,
    /// Moves of all nodes on the way to the present one, each node's behind its parent's.
    moves: Vec<ScoredMove>,
    /// Under which keys the positions after them are kept in the table.
    keys: Vec<u64>,
    /// Which moves have reached their targets, wherever in the tree.
    history: History,
    /// Each player's last good move when one piece was left.
    killers: [Option<Move>; 2],
}

impl<'a> Proof<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        table: &'a mut ProofTable,
        empty_hands: &'a mut EmptyHandsTable,
        position: &Position,
    ) -> Proof<'a> {
        let history = History::new(position.board().is_libre());
        Proof {
            shared,
            counter: NodeCounter::new(&shared.budget),
            table,
            empty_hands,
            moves: Vec::new(),
            keys: Vec::new(),
            history,
            killers: [None; 2],
        }
    }

    /// Positions looked at, also to know which margin to ask for first.
    pub(crate) fn nodes(&self) -> u64 {
        self.counter.nodes()
    }

    /// The margin that a short search expects, in hundredths of a point.
    pub(crate) fn expected(&mut self, position: &Position) -> Result<i32, Stopped> {
        let mut searcher = Searcher::new(self.shared, position.clone());
        let mut hundredths = 0;
        for depth in 0..=EXPECTATION {
            let before = searcher.counter.nodes();
            let found = searcher.opinion(position, depth);
            self.counter.add(searcher.counter.nodes() - before);
            hundredths = found?.hundredths();
        }
        Ok(hundredths * CONFIDENCE / 100)
    }

    /// Whether the player to move can make sure of this margin.
    pub(crate) fn reaches(&mut self, position: &mut Position, target: i32) -> Result<bool, Stopped> {
        match judge(position, target).0 {
            Some(reached) => Ok(reached),
            None if empty_hands::are_empty(position) => {
                empty_hands::reaches(position, target, self.empty_hands, &mut self.counter)
            }
            None => match last_piece::reaches(position, target, self.aids()) {
                Some(answer) => answer,
                None => self.prove(position, target),
            },
        }
    }

    fn aids(&mut self) -> Aids<'_, 'a> {
        Aids {
            table: self.table,
            history: &mut self.history,
            killers: &mut self.killers,
            empty_hands: self.empty_hands,
            counter: &mut self.counter,
        }
    }

    /// As [`Self::reaches`], where it cannot be told at once.
    fn prove(&mut self, position: &mut Position, target: i32) -> Result<bool, Stopped> {
        self.counter.visit()?;
        let key = position.key();
        let entry = self.table.probe(key);
        if let Some(reached) = entry.and_then(|entry| entry.reaches(target)) {
            return Ok(reached);
        }
        let mut entry = entry.unwrap_or(ProofEntry::about(key));
        let began = self.nodes();
        let start = self.moves.len();
        // What was good before need not be compared with the others. Two positions might share a key: so look.
        let tt_move = entry.mv().filter(|&mv| position.refusal(mv).is_none());
        let mut best = None;
        if let Some(mv) = tt_move
            && self.succeeds(position, mv, target)?
        {
            best = tt_move;
        } else if let Some(mv) = self.list_moves(position, target, tt_move) {
            best = Some(mv);
        }
        let mut number = start;
        while best.is_none() && number < self.moves.len() {
            let mv = self.pick(number);
            number += 1;
            if self.succeeds(position, mv, target)? {
                best = Some(mv);
            }
        }
        if let Some(mv) = best {
            let depth = i32::from(pieces_in_hand(position)) + 1;
            let tried = self.moves[start..number].iter().map(|tried| tried.mv);
            self.history.update(position.turn(), mv, tried, depth);
        }
        self.moves.truncate(start);
        entry.learn(target, best, self.nodes() - began + 1);
        self.table.store(entry);
        Ok(best.is_some())
    }

    /// Whether a move leaves the opponent unable to make sure of more than we can afford.
    pub(crate) fn succeeds(
        &mut self,
        position: &mut Position,
        mv: Move,
        target: i32,
    ) -> Result<bool, Stopped> {
        let undo = position.play_legal(mv);
        let answered = self.reaches(position, 1 - target);
        position.take_back(undo);
        Ok(!answered?)
    }

    /// Lists the moves that need a closer look, with what speaks for each. Returns one that is known to reach
    /// the target, where there is one.
    fn list_moves(&mut self, position: &mut Position, target: i32, tried: Option<Move>) -> Option<Move> {
        let start = self.moves.len();
        position.each_move(|mv| {
            if tried != Some(mv) {
                self.moves.push(ScoredMove { mv, score: 0 });
            }
        });
        self.keys.resize(self.moves.len(), 0);
        let rests = self.rests(position, start);
        let answer = position.plan(Outlook { proof: self, position, target, start, rests });
        answer.unwrap_or_else(|| self.look_by_playing(position, start))
    }

    /// What is not of the stacks in the keys of the positions after an entry, a capture and a pass.
    fn rests(&self, position: &mut Position, start: usize) -> [u64; 3] {
        let mut rests = [None; 3];
        for &ScoredMove { mv, .. } in &self.moves[start..] {
            rests[kind(mv)].get_or_insert_with(|| {
                let undo = position.play_legal(mv);
                let rest = table_key(position) ^ position.stacks_key();
                position.take_back(undo);
                rest
            });
        }
        rests.map(Option::unwrap_or_default)
    }

    /// In place of an [`Outlook`], for boards that have too many spaces for one. Margins hardly matter beside threats.
    fn look_by_playing(&mut self, position: &mut Position, start: usize) -> Option<Move> {
        for index in start..self.moves.len() {
            let mv = self.moves[index].mv;
            let gain = capture_gain(position, mv);
            let undo = position.play_legal(mv);
            let threats = threats::by_mover(position);
            position.take_back(undo);
            self.score(index, position.turn(), gain, 0, threats);
        }
        None
    }

    /// Looks for a move that the table says has no answer, and drops those that have one. Asked for together,
    /// entries come from memory side by side.
    fn recall(&mut self, target: i32, start: usize) -> Option<Move> {
        let mut index = start;
        while index < self.moves.len() {
            let entry = self.table.probe(self.keys[index]);
            match entry.and_then(|entry| entry.reaches(1 - target)) {
                Some(false) => return Some(self.moves[index].mv),
                Some(true) => {
                    self.moves.swap_remove(index);
                    self.keys.swap_remove(index);
                }
                None => index += 1,
            }
        }
        None
    }

    /// What speaks for a move: what it takes, the margin after it, what the opponent threatens then.
    #[inline]
    fn score(&mut self, index: usize, mover: Color, gain: i32, margin: i32, threats: i32) {
        let history = self.history.get(mover, self.moves[index].mv) / HISTORY;
        self.moves[index].score = gain + history + POINT_AT_ONCE * margin - THREAT * threats;
    }

    fn pick(&mut self, index: usize) -> Move {
        pick_best(&mut self.moves, index, |scored| scored.score);
        self.moves[index].mv
    }

    /// Follows the best moves to the end, proving again what the table has lost.
    pub(crate) fn line(&mut self, position: &Position, margin: i32) -> Result<Vec<Move>, Stopped> {
        let mut position = position.clone();
        let mut line = Vec::new();
        let mut margin = margin;
        while !position.is_over() {
            let tt_move = self.table.probe(position.key()).and_then(|entry| entry.mv());
            let mut moves = position.moves();
            if let Some(place) = moves.iter().position(|&mv| tt_move == Some(mv)) {
                moves[..=place].rotate_right(1);
            }
            let mut found = None;
            for mv in moves {
                if self.succeeds(&mut position, mv, margin)? {
                    found = Some(mv);
                    break;
                }
            }
            let Some(mv) = found else { break };
            position.play_legal(mv);
            line.push(mv);
            margin = -margin;
        }
        Ok(line)
    }
}

/// The key under which a position is kept in the table.
fn table_key(position: &Position) -> u64 {
    last_piece::key(position).unwrap_or(position.key())
}

fn kind(mv: Move) -> usize {
    match mv {
        Move::Enter(_) => 0,
        Move::Capture { .. } => 1,
        Move::Pass => 2,
    }
}

/// A look at the positions that moves lead to, without playing them.
struct Outlook<'a, 'p> {
    proof: &'a mut Proof<'p>,
    position: &'a Position,
    target: i32,
    /// Where the moves begin.
    start: usize,
    rests: [u64; 3],
}

impl Planner for Outlook<'_, '_> {
    type Finding = Option<Move>;

    fn look<P: Plan>(self, plan: &P) -> Option<Move> {
        let Outlook { proof, position, target, start, rests } = self;
        let mut compact = Compact::of(plan, position);
        let mover = compact.mover;
        for index in start..proof.moves.len() {
            let mv = proof.moves[index].mv;
            proof.keys[index] = compact.key_after(plan, Step::of(plan, mv)?) ^ rests[kind(mv)];
        }
        let known = proof.recall(target, start);
        if known.is_none() {
            // What the opponent could move is mostly the same after all moves.
            let hunters = compact.stacks.owned(mover.other()).without(compact.stacks.full);
            let near = hunters & plan.around(compact.stacks.owned(mover).without(compact.stacks.full));
            let _ = compact.stacks.unpinned(plan, near);
            for index in start..proof.moves.len() {
                let mv = proof.moves[index].mv;
                let mut next = compact.stacks_after(plan, Step::of(plan, mv)?);
                let margin = next.margin(plan, mover);
                let threats = threats::sum(plan, &mut next, mover.other());
                proof.score(index, mover, capture_gain(position, mv), margin, threats);
            }
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use abande::Boards;

    use super::*;
    use crate::control::{Budget, Uncontrolled};
    use crate::search::TranspositionTable;
    use crate::solve::try_everything;

    /// Has somebody prove things of a position, from nothing.
    fn with_proof<T>(
        position: &Position,
        max_nodes: Option<u64>,
        work: impl FnOnce(&mut Proof<'_>) -> T,
    ) -> T {
        let tt = TranspositionTable::new(1);
        let budget = Budget::new(&Uncontrolled, None, max_nodes);
        let shared = Shared { table: &tt, network: None, budget };
        let (mut table, mut empty_hands) = (ProofTable::new(1), EmptyHandsTable::new());
        work(&mut Proof::new(&shared, &mut table, &mut empty_hands, position))
    }

    fn near_the_end(board: &str, left: u8, random: &mut fastrand::Rng) -> Position {
        let mut position = Position::start(&Boards::default().variant(board).unwrap());
        while pieces_in_hand(&position) > left {
            let moves = position.moves();
            position.play_legal(moves[random.usize(..moves.len())]);
        }
        position
    }

    /// The last has too many spaces for an outlook: there moves are looked at by playing them.
    const BOARDS: [&str; 5] = ["hex@5", "square@5", "snub@5", "libre@5", "hex:6@5"];

    #[test]
    fn a_margin_is_reached_exactly_up_to_that_of_trying_everything() {
        let mut random = fastrand::Rng::with_seed(8);
        for board in BOARDS {
            for _ in 0..6 {
                let mut position = near_the_end(board, 2, &mut random);
                let margin = try_everything(&position, &mut HashMap::new());
                let before = position.to_string();
                // In any order, with what was proven before at hand, and without it.
                let mut targets: Vec<i32> = (margin - 4..=margin + 4).collect();
                random.shuffle(&mut targets);
                with_proof(&position.clone(), None, |proof| {
                    for &target in &targets {
                        assert_eq!(
                            proof.reaches(&mut position, target).unwrap(),
                            target <= margin,
                            "{before}"
                        );
                        assert_eq!(position.to_string(), before);
                    }
                });
                for target in [margin, margin + 1] {
                    let reached =
                        with_proof(&position.clone(), None, |proof| proof.reaches(&mut position, target));
                    assert_eq!(reached.unwrap(), target <= margin, "{before}");
                }
            }
        }
    }

    #[test]
    fn what_is_proven_is_not_proven_again() {
        let mut position = near_the_end("square@5", 2, &mut fastrand::Rng::with_seed(9));
        let margin = try_everything(&position, &mut HashMap::new());
        with_proof(&position.clone(), None, |proof| {
            assert!(proof.prove(&mut position, margin).unwrap());
            let nodes = proof.nodes();
            assert!(proof.prove(&mut position, margin).unwrap());
            assert_eq!(proof.nodes(), nodes + 1);
        });
    }

    #[test]
    fn a_proof_that_is_stopped_says_so() {
        let mut position = Position::start(&Boards::default().variant("hex").unwrap());
        let stopped = with_proof(&position.clone(), Some(1000), |proof| {
            (proof.reaches(&mut position, 1).is_err(), proof.nodes())
        });
        assert_eq!(stopped, (true, 1001));
    }
}
