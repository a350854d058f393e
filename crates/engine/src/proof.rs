//! Proving that a margin is reached, or that it is not.

use abande::{Color, Move, Position};

use crate::bounds::judge;
use crate::finale::{self, FinaleMemory};
use crate::last_piece::{self, Aids};
use crate::ordering::{Experience, Scored, capture_gain};
use crate::proven::{Fact, Proven};
use crate::search::{Searcher, Shared, Stopped};
use crate::threats;
use crate::watch::Watch;

/// What a point is worth when moves are compared.
pub(crate) const POINT_AT_ONCE: i32 = 12;

/// What experience is divided by to be compared with that.
pub(crate) const EXPERIENCE: i32 = 48;

/// What is threatened is multiplied by this to be compared with that.
const THREAT: i32 = 13;

/// How deep the search goes that tells which margin to try first.
const EXPECTATION: i32 = 4;

/// How much of the margin that a search expects near the end comes true, in hundredths: networks learn chances to
/// win, and when a game is nearly won they say more than there is to be had.
const CONFIDENCE: i32 = 62;

/// A proof in the making.
pub(crate) struct Proof<'a> {
    watch: Watch<'a>,
    proven: &'a mut Proven,
    finale: &'a mut FinaleMemory,
    /// Moves of all nodes on the way to the present one, each node's behind its parent's.
    moves: Vec<Scored>,
    /// Under which keys the positions after them are remembered.
    keys: Vec<u64>,
    /// Which moves have reached their targets, wherever in the tree.
    experience: Experience,
    /// Each player's last good move when one piece was left.
    killers: [Option<Move>; 2],
}

impl<'a> Proof<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        proven: &'a mut Proven,
        finale: &'a mut FinaleMemory,
        position: &Position,
    ) -> Proof<'a> {
        let experience = Experience::new(position.board().is_libre(), 0);
        Proof {
            watch: Watch::new(shared),
            proven,
            finale,
            moves: Vec::new(),
            keys: Vec::new(),
            experience,
            killers: [None; 2],
        }
    }

    /// Positions looked at, also to know which margin to ask for first.
    pub(crate) fn nodes(&self) -> u64 {
        self.watch.nodes()
    }

    /// The margin that a short search expects, in hundredths of a point.
    pub(crate) fn expected(&mut self, position: &Position) -> Result<i32, Stopped> {
        let mut searcher = Searcher::new(self.watch.shared, position.clone());
        let mut hundredths = 0;
        for depth in 0..=EXPECTATION {
            let found = searcher.opinion(position, depth);
            self.watch.advice = searcher.nodes;
            hundredths = found?.hundredths();
        }
        Ok(hundredths * CONFIDENCE / 100)
    }

    /// Whether the player to move can make sure of this margin.
    pub(crate) fn reaches(&mut self, position: &mut Position, target: i32) -> Result<bool, Stopped> {
        match judge(position, target).0 {
            Some(reached) => Ok(reached),
            None if finale::has_begun(position) => {
                finale::reaches(position, target, self.finale, &mut self.watch)
            }
            None => match last_piece::reaches(position, target, self.aids()) {
                Some(answer) => answer,
                None => self.prove(position, target),
            },
        }
    }

    fn aids(&mut self) -> Aids<'_, 'a> {
        Aids {
            proven: self.proven,
            experience: &mut self.experience,
            killers: &mut self.killers,
            memory: self.finale,
            watch: &mut self.watch,
        }
    }

    /// As [`Self::reaches`], where it cannot be told at once.
    fn prove(&mut self, position: &mut Position, target: i32) -> Result<bool, Stopped> {
        self.watch.visit()?;
        let key = position.key();
        let fact = self.proven.get(key);
        if let Some(reached) = fact.and_then(|fact| fact.reaches(target)) {
            return Ok(reached);
        }
        let mut fact = fact.unwrap_or(Fact::about(key));
        let began = self.nodes();
        let start = self.moves.len();
        // What was good before need not be compared with the others. Two positions might share a key: so look.
        let remembered = fact.mv().filter(|&mv| position.refusal(mv).is_none());
        let mut best = None;
        if let Some(mv) = remembered
            && self.succeeds(position, mv, target)?
        {
            best = remembered;
        } else if let Some(mv) = self.list_moves(position, target, remembered) {
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
            self.experience.learn(position.turn(), mv, tried, depth, 0);
        }
        self.moves.truncate(start);
        fact.learn(target, best, self.nodes() - began + 1);
        self.proven.put(fact);
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
                self.moves.push(Scored { mv, score: 0 });
            }
        });
        self.keys.resize(self.moves.len(), 0);
        // First what is certain. Then what is remembered: asked for together, facts come from memory side by side.
        let judged = self.sift(start, |proof, index| {
            let undo = position.play_legal(proof.moves[index].mv);
            let (answered, margin) = judge(position, 1 - target);
            proof.keys[index] = last_piece::key(position).unwrap_or(position.key());
            proof.moves[index].score = -POINT_AT_ONCE * margin;
            position.take_back(undo);
            answered
        });
        let known = judged.or_else(|| {
            self.sift(start, |proof, index| proof.proven.get(proof.keys[index])?.reaches(1 - target))
        });
        if known.is_none() {
            for index in start..self.moves.len() {
                let Scored { mv, score } = &mut self.moves[index];
                *score +=
                    capture_gain(position, *mv) + self.experience.learnt(position.turn(), *mv) / EXPERIENCE;
                let undo = position.play_legal(*mv);
                *score -= THREAT * threats::by_mover(position);
                position.take_back(undo);
            }
        }
        known
    }

    /// Looks for a move that the opponent has no answer to, and drops those that he has one to.
    fn sift(
        &mut self,
        start: usize,
        mut answered: impl FnMut(&mut Proof<'a>, usize) -> Option<bool>,
    ) -> Option<Move> {
        let mut index = start;
        while index < self.moves.len() {
            match answered(self, index) {
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

    fn pick(&mut self, index: usize) -> Move {
        let best =
            (index..self.moves.len()).max_by_key(|&other| (self.moves[other].score, usize::MAX - other));
        self.moves.swap(index, best.unwrap_or(index));
        self.moves[index].mv
    }

    /// Follows the best moves to the end, proving again what the memory has lost.
    pub(crate) fn line(&mut self, position: &Position, margin: i32) -> Result<Vec<Move>, Stopped> {
        let mut position = position.clone();
        let mut line = Vec::new();
        let mut margin = margin;
        while !position.is_over() {
            let remembered = self.proven.get(position.key()).and_then(|fact| fact.mv());
            let mut moves = position.moves();
            moves.sort_by_key(|&mv| remembered != Some(mv));
            let mut found = None;
            for mv in moves {
                if self.succeeds(&mut position, mv, margin)? {
                    found = Some(mv);
                    break;
                }
            }
            let Some(mv) = found else { break };
            let _ = position.play_legal(mv);
            line.push(mv);
            margin = -margin;
        }
        Ok(line)
    }
}

/// How many pieces are yet to be entered.
#[inline]
pub(crate) fn pieces_in_hand(position: &Position) -> u8 {
    Color::BOTH.iter().map(|&player| position.hand(player)).sum()
}
