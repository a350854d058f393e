//! Proving that a margin is reached, or that it is not.

use abande::{Bits, Color, Move, Plan, Planner, Position};

use super::compact::{Scene, Step};
use super::empty_hands::{self, FinaleMemory};
use super::last_piece::{self, Aids};
use super::proof_table::{Fact, Proven};
use super::threats;
use super::watch::Watch;
use crate::bounds::judge;
use crate::search::{Experience, Scored, Searcher, Shared, Stopped, capture_gain};

/// What a point is worth when moves are compared.
pub(crate) const POINT_AT_ONCE: i32 = 12;

/// What experience is divided by to be compared with that.
pub(crate) const EXPERIENCE: i32 = 48;

/// What is threatened is multiplied by this to be compared with that.
pub(crate) const THREAT: i32 = 13;

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
            None if empty_hands::has_begun(position) => {
                empty_hands::reaches(position, target, self.finale, &mut self.watch)
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
        let rests = self.rests(position, start);
        let answer = position.plan(Outlook { proof: self, position, target, start, rests });
        answer.unwrap_or_else(|| self.look_by_playing(position, start))
    }

    /// What is not of the stacks in the keys of the positions after an entry, a capture and a pass.
    fn rests(&self, position: &mut Position, start: usize) -> [u64; 3] {
        let mut rests = [None; 3];
        for &Scored { mv, .. } in &self.moves[start..] {
            rests[kind(mv)].get_or_insert_with(|| {
                let undo = position.play_legal(mv);
                let rest = memory_key(position) ^ position.stacks_key();
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

    /// Looks for a move that is remembered to have no answer, and drops those that have one. Asked for together,
    /// facts come from memory side by side.
    fn recall(&mut self, target: i32, start: usize) -> Option<Move> {
        let mut index = start;
        while index < self.moves.len() {
            let fact = self.proven.get(self.keys[index]);
            match fact.and_then(|fact| fact.reaches(1 - target)) {
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
        let learnt = self.experience.learnt(mover, self.moves[index].mv) / EXPERIENCE;
        self.moves[index].score = gain + learnt + POINT_AT_ONCE * margin - THREAT * threats;
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

/// The key under which a position is remembered.
fn memory_key(position: &Position) -> u64 {
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
        let mut scene = Scene::of(plan, position);
        let mover = scene.mover;
        for index in start..proof.moves.len() {
            let mv = proof.moves[index].mv;
            proof.keys[index] = scene.key_after(plan, Step::of(plan, mv)?) ^ rests[kind(mv)];
        }
        let known = proof.recall(target, start);
        if known.is_none() {
            // What the opponent could move is mostly the same after all moves.
            let hunters = scene.stacks.owned(mover.other()).without(scene.stacks.full);
            let near = hunters & plan.around(scene.stacks.owned(mover).without(scene.stacks.full));
            let _ = scene.stacks.unpinned(plan, near);
            for index in start..proof.moves.len() {
                let mv = proof.moves[index].mv;
                let mut next = scene.stacks_after(plan, Step::of(plan, mv)?);
                let margin = next.margin(plan, mover);
                let threats = threats::sum(plan, &mut next, mover.other());
                proof.score(index, mover, capture_gain(position, mv), margin, threats);
            }
        }
        known
    }
}
