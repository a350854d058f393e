//! Proof that a margin is reached, or that it is not: null window searches to the end of the game.

use abande::{Bits, Color, Move, Plan, Planner, Position};

use super::compact::{Compact, Step};
use super::empty_hands::{self, EmptyHandsTable};
use super::last_piece::{self, Aids};
use super::likeness::{Image, Likeness, is_near_the_start};
use super::notebook::Notebook;
use super::proof_table::{ProofEntry, Tabled};
use super::team::{Busy, THREADS};
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

/// The key of a position that has none yet.
const UNNAMED: u64 = 0;

/// With how few pieces left a move is not worth looking whether another thread is at work on it.
const ALONE: u8 = 3;

/// What all threads at work on a proof have in common.
pub(crate) struct Ground<'a> {
    pub(crate) shared: &'a Shared<'a>,
    /// What makes positions alike, if any near the start are to come.
    pub(crate) likeness: Option<Likeness>,
    /// What the others are at work on, where there are others.
    pub(crate) busy: Option<&'a Busy>,
    /// Where to write down what took much work.
    pub(crate) notebook: Option<&'a Notebook>,
}

/// A proof in the making.
pub(crate) struct Proof<'a> {
    ground: &'a Ground<'a>,
    counter: NodeCounter<'a>,
    table: Tabled<'a>,
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
        ground: &'a Ground<'a>,
        table: Tabled<'a>,
        empty_hands: &'a mut EmptyHandsTable,
        position: &Position,
    ) -> Proof<'a> {
        let history = History::new(position.board().is_libre());
        Proof {
            ground,
            counter: NodeCounter::new(&ground.shared.budget),
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

    /// Leaves a proof as it is, to be ready for another.
    pub(crate) fn rest(&mut self) {
        self.moves.clear();
        self.keys.clear();
        self.counter.report();
    }

    /// The margin that a short search expects, in hundredths of a point.
    pub(crate) fn expected(&mut self, position: &Position) -> Result<i32, Stopped> {
        let mut searcher = Searcher::new(self.ground.shared, position.clone());
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
            table: self.table.lend(),
            history: &mut self.history,
            killers: &mut self.killers,
            empty_hands: self.empty_hands,
            counter: &mut self.counter,
        }
    }

    /// As [`Self::reaches`], where it cannot be told at once.
    fn prove(&mut self, position: &mut Position, target: i32) -> Result<bool, Stopped> {
        self.counter.visit()?;
        let name = Name::of(position, self.ground.likeness.as_ref());
        let entry = self.table.probe(name.key);
        if let Some(reached) = entry.and_then(|entry| entry.reaches(target)) {
            return Ok(reached);
        }
        let mut entry = entry.unwrap_or(ProofEntry::about(name.key));
        let began = self.nodes();
        let start = self.moves.len();
        // What was good before need not be compared with the others. Two positions might share a key: so look.
        let tt_move = self.kept_move(name, &entry).filter(|&mv| position.refusal(mv).is_none());
        let mut best = None;
        if let Some(mv) = tt_move
            && self.succeeds(position, mv, target)?
        {
            best = tt_move;
        } else if let Some(mv) = self.list_moves(position, target, tt_move) {
            best = Some(mv);
        }
        let mut number = start;
        if best.is_none() {
            best = match self.ground.busy {
                Some(busy) if THREADS && pieces_in_hand(position) > ALONE => {
                    match self.try_beside_others(position, target, &mut number, name.key, busy)? {
                        Answer::Told(reached) => {
                            self.moves.truncate(start);
                            return Ok(reached);
                        }
                        Answer::Found(best) => best,
                    }
                }
                _ => self.try_in_order(position, target, &mut number)?,
            };
        }
        if let Some(mv) = best {
            let depth = i32::from(pieces_in_hand(position)) + 1;
            let tried = self.moves[start..number].iter().map(|tried| tried.mv);
            self.history.update(position.turn(), mv, tried, depth);
        }
        self.moves.truncate(start);
        let kept = best.map(|mv| self.to_keep(name, mv));
        entry.learn(target, kept, self.nodes() - began + 1);
        self.table.store(entry);
        if THREADS
            && let Some(notebook) = self.ground.notebook
            && notebook.wants(entry.work())
        {
            notebook.add(entry.fact());
        }
        Ok(best.is_some())
    }

    /// The move that reaches the target, if there is one, of those that are listed. `number` becomes how many of the list
    /// have been tried.
    fn try_in_order(
        &mut self,
        position: &mut Position,
        target: i32,
        number: &mut usize,
    ) -> Result<Option<Move>, Stopped> {
        while *number < self.moves.len() {
            let mv = self.pick(*number);
            *number += 1;
            if self.succeeds(position, mv, target)? {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// The same, with an eye on what other threads are at work on: that comes last.
    fn try_beside_others(
        &mut self,
        position: &mut Position,
        target: i32,
        number: &mut usize,
        key: u64,
        busy: &Busy,
    ) -> Result<Answer, Stopped> {
        let first = *number;
        let mut put_off = Vec::new();
        loop {
            let (mv, may_wait) = if *number < self.moves.len() {
                let mv = self.pick(*number);
                *number += 1;
                (mv, *number > first + 1)
            } else if let Some(mv) = put_off.pop() {
                (mv, false)
            } else {
                return Ok(Answer::Found(None));
            };
            let undo = position.play_legal(mv);
            let question = Busy::question(table_key(position, self.ground.likeness.as_ref()), target);
            let answered = if may_wait && busy.has(question) {
                None
            } else {
                busy.begin(question);
                let answered = self.reaches(position, 1 - target);
                busy.end(question);
                Some(answered)
            };
            position.take_back(undo);
            match answered {
                None => put_off.push(mv),
                Some(answered) => {
                    if !answered? {
                        return Ok(Answer::Found(Some(mv)));
                    }
                }
            }
            // Perhaps somebody has found the answer meanwhile.
            if let Some(reached) = self.table.probe(key).and_then(|entry| entry.reaches(target)) {
                return Ok(Answer::Told(reached));
            }
        }
    }

    /// What did best so far, as it is in a position of this name.
    fn kept_move(&self, name: Name, entry: &ProofEntry) -> Option<Move> {
        match (&self.ground.likeness, name.image) {
            (Some(likeness), Some(image)) => likeness.restored(image, entry.mv()?),
            _ => entry.mv(),
        }
    }

    /// A move as it is kept under a name.
    fn to_keep(&self, name: Name, mv: Move) -> Move {
        match (&self.ground.likeness, name.image) {
            // Where it has no image, at the end of the grid, any other says as much: it is looked at before it is played.
            (Some(likeness), Some(image)) => likeness.kept(image, mv).unwrap_or(Move::Pass),
            _ => mv,
        }
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
        self.keys.truncate(start);
        self.keys.resize(self.moves.len(), UNNAMED);
        self.name_alike(position, start);
        let rests = self.rests(position, start);
        let answer = position.plan(Outlook { proof: self, position, target, start, rests });
        answer.unwrap_or_else(|| self.look_by_playing(position, start))
    }

    /// Finds the keys of the positions after moves where images share them; the others stay unnamed.
    fn name_alike(&mut self, position: &mut Position, start: usize) {
        let Some(likeness) = &self.ground.likeness else { return };
        if !is_near_the_start(position) {
            return;
        }
        for index in start..self.moves.len() {
            let undo = position.play_legal(self.moves[index].mv);
            self.keys[index] = likeness.image(position).map_or(UNNAMED, |image| image.key);
            position.take_back(undo);
        }
    }

    /// What is not of the stacks in the keys of the positions after an entry, a capture and a pass.
    fn rests(&self, position: &mut Position, start: usize) -> [u64; 3] {
        let mut rests = [None; 3];
        for &ScoredMove { mv, .. } in &self.moves[start..] {
            rests[kind(mv)].get_or_insert_with(|| {
                let undo = position.play_legal(mv);
                let rest = table_key(position, None) ^ position.stacks_key();
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
            let name = Name::of(&position, self.ground.likeness.as_ref());
            let tt_move = self.table.probe(name.key).and_then(|entry| self.kept_move(name, &entry));
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

/// What came of trying moves beside other threads.
enum Answer {
    /// The move that does it, if there is one.
    Found(Option<Move>),
    /// Somebody else has answered the question.
    Told(bool),
}

/// Under which name a position with more than one piece left is kept in the table.
#[derive(Clone, Copy)]
struct Name {
    key: u64,
    /// The image that it shares its name with, near the start.
    image: Option<Image>,
}

impl Name {
    #[inline]
    fn of(position: &Position, likeness: Option<&Likeness>) -> Name {
        let image = likeness.and_then(|likeness| likeness.image(position));
        Name { key: image.map_or_else(|| position.key(), |image| image.key), image }
    }
}

/// The key under which a position is kept in the table.
fn table_key(position: &Position, likeness: Option<&Likeness>) -> u64 {
    last_piece::key(position).unwrap_or_else(|| Name::of(position, likeness).key)
}

/// The key under which a position is kept in the table of whoever solves it from the start.
#[cfg(test)]
pub(crate) fn key_in_table(position: &Position) -> u64 {
    table_key(position, Likeness::near(position).as_ref())
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
            if proof.keys[index] == UNNAMED {
                proof.keys[index] = compact.key_after(plan, Step::of(plan, mv)?) ^ rests[kind(mv)];
            }
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
    use crate::search::{TranspositionTable, Tuning};
    use crate::solve::proof_table::ProofTable;
    use crate::solve::try_everything;

    /// Has somebody prove things of a position, from nothing.
    fn with_proof<T>(
        position: &Position,
        max_nodes: Option<u64>,
        work: impl FnOnce(&mut Proof<'_>) -> T,
    ) -> T {
        let tt = TranspositionTable::new(1);
        let budget = Budget::new(&Uncontrolled, None, max_nodes);
        let shared = Shared { table: &tt, network: None, tuning: &Tuning::DEFAULT, budget };
        let likeness = Likeness::near(position);
        let ground = Ground { shared: &shared, likeness, busy: None, notebook: None };
        let (mut table, mut empty_hands) = (ProofTable::new(1), EmptyHandsTable::new());
        work(&mut Proof::new(&ground, Tabled::Alone(&mut table), &mut empty_hands, position))
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
