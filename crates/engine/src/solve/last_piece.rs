//! Solving with the last piece: one is left in both hands together.
//!
//! Where a proof spends most of its time, together with what follows once hands are empty. As there, a few sets stand for the
//! whole position, and what is known of one position is handed on to the next.

use abande::{Bits, Color, Move, Plan, Planner, Position};

use super::compact::{Compact, Step};
use super::empty_hands::{EmptyHands, EmptyHandsTable};
use super::proof::{HISTORY, POINT_AT_ONCE, THREAT};
use super::proof_table::{ProofEntry, Tabled};
use super::threats::{self, Threats};
use crate::bounds::stacks::Stacks;
use crate::bounds::{NEARLY, hunters, is_sure, pieces_in_hand, sure};
use crate::control::{NodeCounter, Stopped};
use crate::history::History;
use crate::scored_move::{gain, pick_best};

/// How much is learnt from a move, as from a search of this depth.
const LESSON: i32 = 2;

/// What is threatened by estimate is multiplied by this to be compared with points.
const ESTIMATED_THREAT: i32 = 5;

/// For how many moves what is threatened is counted.
const SHORTLIST: usize = 3;

/// What helps to find an answer, and remembers it.
pub(crate) struct Aids<'a, 'w> {
    pub(crate) table: Tabled<'a>,
    pub(crate) history: &'a mut History,
    pub(crate) killers: &'a mut [Option<Move>; 2],
    pub(crate) empty_hands: &'a mut EmptyHandsTable,
    pub(crate) counter: &'a mut NodeCounter<'w>,
}

/// Whether the player to move reaches a margin, in a position in which one piece is left; in others nothing is said.
pub(crate) fn reaches(position: &Position, target: i32, aids: Aids<'_, '_>) -> Option<Result<bool, Stopped>> {
    // In the smallest games of all captures are never open.
    if pieces_in_hand(position) != 1 || position.variant().pieces() == 1 {
        return None;
    }
    position.plan(Question { position, target, aids })?
}

/// The key under which a position with one piece left is kept in the table; others have none of this sort.
pub(crate) fn key(position: &Position) -> Option<u64> {
    let holder = holder(position)?;
    (pieces_in_hand(position) == 1).then(|| combined(position.stacks_key(), holder, position.turn()))
}

/// Whether anybody has just passed does not matter: who holds a piece cannot.
#[inline]
fn combined(stacks_key: u64, holder: Color, mover: Color) -> u64 {
    let rest = 8 + 2 * holder.index() as u64 + mover.index() as u64;
    stacks_key ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Who has a piece in hand.
fn holder(position: &Position) -> Option<Color> {
    Color::BOTH.into_iter().find(|&player| position.hand(player) > 0)
}

struct Question<'a, 'w> {
    position: &'a Position,
    target: i32,
    aids: Aids<'a, 'w>,
}

impl Planner for Question<'_, '_> {
    type Finding = Option<Result<bool, Stopped>>;

    fn look<P: Plan>(self, plan: &P) -> Self::Finding {
        let mut compact = Compact::of(plan, self.position);
        // On a board without room he may have to pass, piece in hand (D3). Captures only make room: it is enough
        // to look here.
        if plan.entries(compact.stacks.band()).is_empty() {
            return None;
        }
        let holder = holder(self.position)?;
        let Aids { table, history, killers, empty_hands, counter } = self.aids;
        let empty_hands = EmptyHands::new(plan, empty_hands, counter);
        let mut last_piece =
            LastPiece { plan, holder, table, history, empty_hands, moves: Vec::new(), killers };
        Some(last_piece.reaches(&mut compact, self.target))
    }
}

struct LastPiece<'a, 'w, P: Plan> {
    plan: &'a P,
    /// Who has the piece.
    holder: Color,
    table: Tabled<'a>,
    history: &'a mut History,
    empty_hands: EmptyHands<'a, 'w, P>,
    /// Moves of all positions on the way to the present one, each position's behind its parent's.
    moves: Vec<ScoredStep>,
    /// Each player's last move that was good.
    killers: &'a mut [Option<Move>; 2],
}

#[derive(Clone, Copy)]
struct ScoredStep {
    step: Step,
    /// The mover's margin after the move.
    margin: i32,
    /// What speaks for the move.
    score: i32,
}

impl<P: Plan> LastPiece<'_, '_, P> {
    /// Whether the player to move reaches a margin.
    fn reaches(&mut self, compact: &mut Compact<P::Set>, target: i32) -> Result<bool, Stopped> {
        self.empty_hands.counter.visit()?;
        let key = combined(compact.key, self.holder, compact.mover);
        let entry = self.table.probe(key);
        if let Some(reached) = entry.and_then(|entry| entry.reaches(target)) {
            return Ok(reached);
        }
        let mut entry = entry.unwrap_or(ProofEntry::about(key));
        let began = self.empty_hands.counter.nodes();
        let start = self.moves.len();
        let mut number = start;
        let best = self.search(compact, target, entry.mv(), &mut number)?.map(|step| step.to_move(self.plan));
        if let Some(mv) = best {
            let (plan, moves) = (self.plan, &self.moves[start..number]);
            let tried = moves.iter().map(|tried| tried.step.to_move(plan));
            self.history.update(compact.mover, mv, tried, LESSON);
        }
        self.moves.truncate(start);
        let work = self.empty_hands.counter.nodes() - began;
        // What is seen at a glance is seen again as quickly as it is remembered.
        if work > 0 {
            entry.learn(target, best, work + 1);
            self.table.store(entry);
        }
        Ok(best.is_some())
    }

    /// A move that reaches the target, if there is one. `number` becomes how many of the list have been tried.
    fn search(
        &mut self,
        compact: &mut Compact<P::Set>,
        target: i32,
        tt_move: Option<Move>,
        number: &mut usize,
    ) -> Result<Option<Step>, Stopped> {
        let mut tried = None;
        if let Some(mv) = tt_move {
            // What was good here before need not be compared with the others.
            if let Some(step) = self.legal_step(compact, mv) {
                if self.succeeds(compact, step, target)? {
                    return Ok(Some(step));
                }
                tried = Some(step);
            }
        } else if let Some(mv) = self.killers[compact.mover.index()]
            && let Some(step) = self.legal_step(compact, mv)
        {
            // What was good in another position is worth no more than a glance.
            let mut next = compact.stacks_after(self.plan, step);
            let margin = next.margin(self.plan, compact.mover);
            if self.wins_at_once(compact.mover, &mut next, step, margin, target) {
                return Ok(Some(step));
            }
        }
        if let Some(step) = self.list_moves(compact, target, tried) {
            self.killers[compact.mover.index()] = Some(step.to_move(self.plan));
            return Ok(Some(step));
        }
        if let Some(step) = self.recall(compact, target, *number) {
            return Ok(Some(step));
        }
        let shortlisted = self.shortlist(compact, *number);
        while *number < self.moves.len() {
            if *number == shortlisted {
                // Mostly none of the others does either, and all of them will be tried.
                sort(&mut self.moves[shortlisted..]);
            }
            let ScoredStep { step, margin, .. } = self.moves[*number];
            *number += 1;
            let next = compact.stacks_after(self.plan, step);
            if self.holds(compact, next, step, margin, target)? {
                self.killers[compact.mover.index()] = Some(step.to_move(self.plan));
                return Ok(Some(step));
            }
        }
        Ok(None)
    }

    /// The pieces in hand of a player and of the other after a move.
    #[inline]
    fn hands_after(&self, step: Step, player: Color) -> [i32; 2] {
        let held = !matches!(step, Step::Enter(_));
        [player, player.other()].map(|player| i32::from(held && player == self.holder))
    }

    /// Whether a move reaches the target.
    fn succeeds(&mut self, compact: &Compact<P::Set>, step: Step, target: i32) -> Result<bool, Stopped> {
        let mut next = compact.stacks_after(self.plan, step);
        let margin = next.margin(self.plan, compact.mover);
        Ok(self.wins_at_once(compact.mover, &mut next, step, margin, target)
            || self.holds(compact, next, step, margin, target)?)
    }

    /// Whether a move is certain to reach the target.
    #[inline]
    fn wins_at_once(
        &self,
        mover: Color,
        next: &mut Stacks<P::Set>,
        step: Step,
        margin: i32,
        target: i32,
    ) -> bool {
        margin >= target && is_sure(self.plan, next, mover, margin, self.hands_after(step, mover), target)
    }

    /// Whether a move reaches the target that is not certain to.
    fn holds(
        &mut self,
        compact: &Compact<P::Set>,
        mut next: Stacks<P::Set>,
        step: Step,
        margin: i32,
        target: i32,
    ) -> Result<bool, Stopped> {
        let opponent = compact.mover.other();
        let hands = self.hands_after(step, opponent);
        if margin < target && is_sure(self.plan, &mut next, opponent, -margin, hands, 1 - target) {
            return Ok(false);
        }
        let mut next = compact.with(self.plan, step, next);
        let answered = match step {
            Step::Enter(_) => self.empty_hands.reaches(&mut next, -margin, 1 - target),
            _ => self.reaches(&mut next, 1 - target),
        };
        Ok(!answered?)
    }

    /// A move that was good elsewhere, if it is legal here.
    fn legal_step(&self, compact: &mut Compact<P::Set>, mv: Move) -> Option<Step> {
        let (plan, mover) = (self.plan, compact.mover);
        let step = Step::of(plan, mv)?;
        let legal = match step {
            Step::Enter(slot) => {
                mover == self.holder && plan.entries(compact.stacks.band()).has(usize::from(slot))
            }
            Step::Capture(from, to) => {
                let from = usize::from(from);
                compact.stacks.owned(mover).without(compact.stacks.full).has(from)
                    && compact.stacks.targets(plan, mover, from).has(usize::from(to))
                    && compact.stacks.is_free(plan, from)
            }
            Step::Pass => mover != self.holder,
        };
        legal.then_some(step)
    }

    /// Lists the moves that need a closer look, with what speaks for each. Returns one that is certain to reach the
    /// target, where there is one.
    fn list_moves(
        &mut self,
        compact: &mut Compact<P::Set>,
        target: i32,
        tried: Option<Step>,
    ) -> Option<Step> {
        let (plan, mover) = (self.plan, compact.mover);
        let start = self.moves.len();
        let mut stacks = compact.stacks;
        let list = &mut self.moves;
        stacks.each_capture(plan, mover, |stacks, from, to| {
            let margin = stacks.after_capture(plan, mover, from, to).margin(plan, mover);
            let gain = gain(i32::from(stacks.height(from)), i32::from(stacks.height(to)));
            list.push(ScoredStep { step: Step::Capture(from as u8, to as u8), margin, score: gain });
        });
        if mover == self.holder {
            let (own, enemy) = (stacks.owned(mover), stacks.owned(mover.other()));
            let (near_own, near_enemy) = (plan.around(own), plan.around(enemy));
            let points = stacks.points(own & near_enemy);
            let entries = plan.entries(stacks.band());
            for slot in entries.without(futile_entries(plan, &mut stacks, mover, target, entries)).numbers() {
                let awake = enemy & (near_own | plan.links(slot));
                let margin = points + i32::from(near_enemy.has(slot)) - stacks.points(awake);
                self.moves.push(ScoredStep { step: Step::Enter(slot as u8), margin, score: 0 });
            }
        } else {
            let margin = stacks.margin(plan, mover);
            self.moves.push(ScoredStep { step: Step::Pass, margin, score: 0 });
        }
        compact.stacks = stacks;
        if let Some(tried) = tried
            && let Some(index) = (start..self.moves.len()).find(|&index| self.moves[index].step == tried)
        {
            self.moves.swap_remove(index);
        }
        let promise = self.moves[start..].iter().any(|candidate| candidate.margin >= target);
        let enough = if promise { self.enough_to_win_at_once(compact, target) } else { i32::MAX };
        let threats = Threats::to(plan, &mut compact.stacks, mover);
        for index in start..self.moves.len() {
            let ScoredStep { step, margin, score } = self.moves[index];
            let promising = match step {
                Step::Enter(slot) => margin >= enough || self.hangs_on_enemy(compact, slot),
                Step::Capture(..) => mover != self.holder,
                Step::Pass => false,
            };
            if margin >= target && promising {
                let mut next = compact.stacks_after(plan, step);
                if self.wins_at_once(mover, &mut next, step, margin, target) {
                    return Some(step);
                }
            }
            let history = self.history.get(mover, step.to_move(plan)) / HISTORY;
            let threatened = match step {
                Step::Enter(slot) => threats.added_by_entry(plan, usize::from(slot)),
                Step::Capture(from, to) => {
                    threats.added_by_capture(plan, &compact.stacks, usize::from(from), usize::from(to))
                }
                Step::Pass => 0,
            };
            self.moves[index].score =
                score + POINT_AT_ONCE * margin + history - ESTIMATED_THREAT * threatened;
        }
        None
    }

    /// The margin after an entry from which on it may win at once. What is entered takes nothing from those who hunt the
    /// mover: he is no surer of anything than before but by the points that it makes.
    fn enough_to_win_at_once(&self, compact: &mut Compact<P::Set>, target: i32) -> i32 {
        let (plan, mover) = (self.plan, compact.mover);
        if mover != self.holder {
            return i32::MAX;
        }
        // All entries ask for the same stacks.
        let hunters = compact.stacks.owned(mover.other()).without(compact.stacks.full);
        let _ = compact.stacks.unpinned(plan, hunters);
        let margin = compact.stacks.margin(plan, mover);
        target - NEARLY - (sure(plan, &mut compact.stacks, mover, margin, [0, 0]) - margin)
    }

    /// Whether a piece on a slot has one neighbour only, an enemy, who may not leave any more.
    fn hangs_on_enemy(&self, compact: &Compact<P::Set>, slot: u8) -> bool {
        let ring = self.plan.links(usize::from(slot)) & compact.stacks.band();
        (ring & compact.stacks.owned(compact.mover)).is_empty() && ring.count() == 1
    }

    /// Looks for a move that the table says has no answer, and drops those that have one. What is entered leads to
    /// empty hands, which are not kept for long.
    fn recall(&mut self, compact: &Compact<P::Set>, target: i32, start: usize) -> Option<Step> {
        let mut index = start;
        while index < self.moves.len() {
            let step = self.moves[index].step;
            let key = combined(compact.key_after(self.plan, step), self.holder, compact.mover.other());
            let entry = if matches!(step, Step::Enter(_)) { None } else { self.table.probe(key) };
            match entry.and_then(|entry| entry.reaches(1 - target)) {
                Some(false) => return Some(step),
                Some(true) => drop(self.moves.swap_remove(index)),
                None => index += 1,
            }
        }
        None
    }

    /// Puts the moves that seem best first and counts what is threatened after them. Returns where they end.
    fn shortlist(&mut self, compact: &Compact<P::Set>, start: usize) -> usize {
        let (plan, mover) = (self.plan, compact.mover);
        let end = self.moves.len().min(start + SHORTLIST);
        if end - start < 2 {
            return end;
        }
        for index in start..end {
            pick_best(&mut self.moves, index, |scored| scored.score);
        }
        for index in start..end {
            let ScoredStep { step, margin, .. } = self.moves[index];
            let threatened = threats::sum(plan, &mut compact.stacks_after(plan, step), mover.other());
            let history = self.history.get(mover, step.to_move(plan)) / HISTORY;
            self.moves[index].score = POINT_AT_ONCE * margin + history - THREAT * threatened;
        }
        sort(&mut self.moves[start..end]);
        end
    }
}

/// Puts the best first. A list has some thirty moves, and whoever sorts more cleverly is larger than the browser likes.
fn sort(moves: &mut [ScoredStep]) {
    for sorted in 1..moves.len() {
        let place = moves[..sorted].partition_point(|other| other.score >= moves[sorted].score);
        moves[place..=sorted].rotate_right(1);
    }
}

/// Entries that cannot reach the target, since the opponent is sure of too much: a piece that touches nothing to be captured
/// hunts nobody. It may be worth a point, and free who hung on its place.
fn futile_entries<P: Plan>(
    plan: &P,
    stacks: &mut Stacks<P::Set>,
    mover: Color,
    target: i32,
    entries: P::Set,
) -> P::Set {
    let opponent = mover.other();
    let harmless = entries.without(plan.around(stacks.owned(opponent).without(stacks.full)));
    let (margin, needed) = (stacks.margin(plan, opponent), 1 - target);
    if harmless.is_empty() || margin < needed {
        return P::Set::EMPTY;
    }
    let worthless = harmless.without(plan.around(stacks.owned(opponent)));
    let futile = match sure(plan, stacks, opponent, margin, [0, 0]) - needed {
        ..0 => return P::Set::EMPTY,
        0 => worthless,
        1.. => harmless,
    };
    let [singles, pairs] = hunters(plan, stacks, opponent);
    let hanging = (singles | pairs).without(stacks.not_pinned(singles | pairs));
    if hanging.is_empty() {
        return futile;
    }
    let band = stacks.band();
    let joins_nothing = |&slot: &usize| plan.cluster(plan.links(slot) & band) == plan.links(slot) & band;
    let freeing_nobody = futile.without(plan.around(hanging)).numbers().filter(joins_nothing);
    freeing_nobody.fold(P::Set::EMPTY, |set, slot| set | P::Set::only(slot))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use abande::Boards;

    use super::*;
    use crate::solve::try_everything;

    struct Futile {
        mover: Color,
        target: i32,
    }

    impl Planner for Futile {
        type Finding = Vec<Move>;

        fn look<P: Plan>(self, plan: &P) -> Vec<Move> {
            let mut stacks = Stacks::of(plan);
            let entries = plan.entries(stacks.band());
            let futile = futile_entries(plan, &mut stacks, self.mover, self.target, entries);
            futile.numbers().map(|slot| Step::Enter(slot as u8).to_move(plan)).collect()
        }
    }

    #[test]
    fn futile_entries_miss_the_target() {
        let mut random = fastrand::Rng::with_seed(5);
        for name in ["hex@7", "square@7", "snub@7", "libre@7"] {
            let variant = Boards::default().variant(name).unwrap();
            let mut futile = 0;
            for _ in 0..2000 {
                let mut position = Position::start(&variant);
                while pieces_in_hand(&position) > 1 || position.hand(position.turn()) == 0 {
                    let moves = position.moves();
                    position.play_legal(moves[random.usize(..moves.len())]);
                    if pieces_in_hand(&position) == 0 {
                        position = Position::start(&variant);
                    }
                }
                let mover = position.turn();
                let mut tried = HashMap::new();
                for target in -6..=6 {
                    for mv in position.plan(Futile { mover, target }).unwrap_or_default() {
                        let undo = position.play_legal(mv);
                        let margin = -try_everything(&position, &mut tried);
                        position.take_back(undo);
                        assert!(margin < target, "{mv:?} reaches {target}: {position}");
                        futile += 1;
                    }
                }
            }
            assert!(futile > 500, "{name}: {futile}");
        }
    }
}
