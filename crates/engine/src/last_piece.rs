//! Shortly before the end of a game: one piece is left in both hands together.
//!
//! Where a proof spends most of its time, together with the finale that follows. As there, a few sets stand for the
//! whole position, and what is known of one position is handed on to the next.

use abande::{Bits, Color, Move, Plan, Planner, Position};

use crate::bounds::is_sure;
use crate::finale::{Finale, FinaleMemory, Scene};
use crate::ordering::{Experience, gain};
use crate::proof::{EXPERIENCE, POINT_AT_ONCE, pieces_in_hand};
use crate::proven::{Fact, Proven};
use crate::search::Stopped;
use crate::threats::Threats;
use crate::watch::Watch;

/// How much is learnt from a move, as from a search of this depth.
const LESSON: i32 = 2;

/// What is threatened is multiplied by this to be compared with points.
const THREAT: i32 = 5;

/// What helps to find an answer, and remembers it.
pub(crate) struct Aids<'a, 'w> {
    pub(crate) proven: &'a mut Proven,
    pub(crate) experience: &'a mut Experience,
    pub(crate) killers: &'a mut [Option<Move>; 2],
    pub(crate) memory: &'a mut FinaleMemory,
    pub(crate) watch: &'a mut Watch<'w>,
}

/// Whether the player to move reaches a margin, in a position in which one piece is left; in others nothing is said.
pub(crate) fn reaches(position: &Position, target: i32, aids: Aids<'_, '_>) -> Option<Result<bool, Stopped>> {
    // In the smallest games of all captures are never open.
    if pieces_in_hand(position) != 1 || position.variant().pieces() == 1 {
        return None;
    }
    position.plan(Question { position, target, aids })?
}

/// The key under which a position with one piece left is remembered; others have none of this sort.
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
        let mut scene = Scene::of(plan, self.position);
        // On a board without room he may have to pass, piece in hand (D3). Captures only make room: it is enough
        // to look here.
        if plan.entries(scene.stacks.band()).is_empty() {
            return None;
        }
        let holder = holder(self.position)?;
        let Aids { proven, experience, killers, memory, watch } = self.aids;
        let finale = Finale::new(plan, memory, watch);
        let mut last_piece =
            LastPiece { plan, holder, proven, experience, finale, moves: Vec::new(), killers };
        Some(last_piece.reaches(&mut scene, self.target))
    }
}

struct LastPiece<'a, 'w, P: Plan> {
    plan: &'a P,
    /// Who has the piece.
    holder: Color,
    proven: &'a mut Proven,
    experience: &'a mut Experience,
    finale: Finale<'a, 'w, P>,
    /// Moves of all positions on the way to the present one, each position's behind its parent's.
    moves: Vec<Candidate>,
    /// Each player's last move that was good.
    killers: &'a mut [Option<Move>; 2],
}

/// A move in slots.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Enter(u8),
    Capture(u8, u8),
    Pass,
}

#[derive(Clone, Copy)]
struct Candidate {
    step: Step,
    /// The mover's margin after the move.
    margin: i32,
    /// What speaks for the move.
    score: i32,
}

impl<P: Plan> LastPiece<'_, '_, P> {
    /// Whether the player to move reaches a margin.
    fn reaches(&mut self, scene: &mut Scene<P::Set>, target: i32) -> Result<bool, Stopped> {
        self.finale.watch.visit()?;
        let key = combined(scene.key, self.holder, scene.mover);
        let fact = self.proven.get(key);
        if let Some(reached) = fact.and_then(|fact| fact.reaches(target)) {
            return Ok(reached);
        }
        let mut fact = fact.unwrap_or(Fact::about(key));
        let began = self.finale.watch.nodes();
        let start = self.moves.len();
        let mut number = start;
        let best = self.search(scene, target, fact.mv(), &mut number)?.map(|step| self.to_move(step));
        if let Some(mv) = best {
            let (plan, moves) = (self.plan, &self.moves[start..number]);
            let tried = moves.iter().map(|tried| to_move(plan, tried.step));
            self.experience.learn(scene.mover, mv, tried, LESSON, 0);
        }
        self.moves.truncate(start);
        let work = self.finale.watch.nodes() - began;
        // What is seen at a glance is seen again as quickly as it is remembered.
        if work > 0 {
            fact.learn(target, best, work + 1);
            self.proven.put(fact);
        }
        Ok(best.is_some())
    }

    /// A move that reaches the target, if there is one. `number` becomes how many of the list have been tried.
    fn search(
        &mut self,
        scene: &mut Scene<P::Set>,
        target: i32,
        remembered: Option<Move>,
        number: &mut usize,
    ) -> Result<Option<Step>, Stopped> {
        let mut tried = None;
        if let Some(mv) = remembered {
            // What was good here before need not be compared with the others.
            if let Some(step) = self.legal_step(scene, mv) {
                if self.succeeds(scene, step, target)? {
                    return Ok(Some(step));
                }
                tried = Some(step);
            }
        } else if let Some(mv) = self.killers[scene.mover.index()]
            && let Some(step) = self.legal_step(scene, mv)
        {
            // What was good in another position is worth no more than a glance.
            let mut next = self.after(scene, step);
            let margin = next.stacks.margin(self.plan, scene.mover);
            if self.wins_at_once(&mut next, step, margin, target) {
                return Ok(Some(step));
            }
        }
        if let Some(step) = self.list_moves(scene, target, tried) {
            self.killers[scene.mover.index()] = Some(self.to_move(step));
            return Ok(Some(step));
        }
        while *number < self.moves.len() {
            let Candidate { step, margin, .. } = self.pick(*number);
            *number += 1;
            let next = self.after(scene, step);
            if self.holds(next, step, margin, target)? {
                self.killers[scene.mover.index()] = Some(self.to_move(step));
                return Ok(Some(step));
            }
        }
        Ok(None)
    }

    fn to_move(&self, step: Step) -> Move {
        to_move(self.plan, step)
    }

    #[inline]
    fn after(&self, scene: &Scene<P::Set>, step: Step) -> Scene<P::Set> {
        match step {
            Step::Enter(slot) => scene.after_entry(self.plan, usize::from(slot)),
            Step::Capture(from, to) => scene.after_capture(self.plan, usize::from(from), usize::from(to)),
            Step::Pass => scene.after_pass(),
        }
    }

    /// The pieces in hand of a player and of the other after a move.
    #[inline]
    fn hands_after(&self, step: Step, player: Color) -> [i32; 2] {
        let held = !matches!(step, Step::Enter(_));
        [player, player.other()].map(|player| i32::from(held && player == self.holder))
    }

    /// Whether a move reaches the target.
    fn succeeds(&mut self, scene: &Scene<P::Set>, step: Step, target: i32) -> Result<bool, Stopped> {
        let mut next = self.after(scene, step);
        let margin = next.stacks.margin(self.plan, scene.mover);
        Ok(self.wins_at_once(&mut next, step, margin, target) || self.holds(next, step, margin, target)?)
    }

    /// Whether a move is certain to reach the target.
    #[inline]
    fn wins_at_once(&self, next: &mut Scene<P::Set>, step: Step, margin: i32, target: i32) -> bool {
        let mover = next.mover.other();
        margin >= target
            && is_sure(self.plan, &mut next.stacks, mover, margin, self.hands_after(step, mover), target)
    }

    /// Whether a move reaches the target that is not certain to.
    fn holds(
        &mut self,
        mut next: Scene<P::Set>,
        step: Step,
        margin: i32,
        target: i32,
    ) -> Result<bool, Stopped> {
        let hands = self.hands_after(step, next.mover);
        if margin < target && is_sure(self.plan, &mut next.stacks, next.mover, -margin, hands, 1 - target) {
            return Ok(false);
        }
        let answered = match step {
            Step::Enter(_) => self.finale.reaches(&mut next, -margin, 1 - target),
            _ => self.reaches(&mut next, 1 - target),
        };
        Ok(!answered?)
    }

    /// A move that was good elsewhere, if it is legal here.
    fn legal_step(&self, scene: &mut Scene<P::Set>, mv: Move) -> Option<Step> {
        match mv {
            Move::Enter(space) => {
                let slot = self.plan.slot(space)?;
                let may = scene.mover == self.holder && self.plan.entries(scene.stacks.band()).has(slot);
                may.then_some(Step::Enter(slot as u8))
            }
            Move::Capture { from, to } => {
                let (from, to) = (self.plan.slot(from)?, self.plan.slot(to)?);
                let may = scene.stacks.owned(scene.mover).without(scene.stacks.full).has(from)
                    && scene.stacks.targets(self.plan, scene.mover, from).has(to)
                    && scene.stacks.is_free(self.plan, from);
                may.then_some(Step::Capture(from as u8, to as u8))
            }
            Move::Pass => (scene.mover != self.holder).then_some(Step::Pass),
        }
    }

    /// Lists the moves that need a closer look, with what speaks for each. Returns one that is certain to reach the
    /// target, where there is one.
    fn list_moves(&mut self, scene: &mut Scene<P::Set>, target: i32, tried: Option<Step>) -> Option<Step> {
        let (plan, mover) = (self.plan, scene.mover);
        let start = self.moves.len();
        let mut stacks = scene.stacks;
        let list = &mut self.moves;
        stacks.each_capture(plan, mover, |stacks, from, to| {
            let margin = stacks.after_capture(plan, mover, from, to).margin(plan, mover);
            let gain = gain(i32::from(stacks.height(from)), i32::from(stacks.height(to)));
            list.push(Candidate { step: Step::Capture(from as u8, to as u8), margin, score: gain });
        });
        if mover == self.holder {
            let (own, enemy) = (stacks.owned(mover), stacks.owned(mover.other()));
            let (near_own, near_enemy) = (plan.around(own), plan.around(enemy));
            let points = stacks.points(own & near_enemy);
            for slot in plan.entries(stacks.band()).numbers() {
                let awake = enemy & (near_own | plan.links(slot));
                let margin = points + i32::from(near_enemy.has(slot)) - stacks.points(awake);
                self.moves.push(Candidate { step: Step::Enter(slot as u8), margin, score: 0 });
            }
        } else {
            let margin = stacks.margin(plan, mover);
            self.moves.push(Candidate { step: Step::Pass, margin, score: 0 });
        }
        scene.stacks = stacks;
        if let Some(tried) = tried
            && let Some(index) = (start..self.moves.len()).find(|&index| self.moves[index].step == tried)
        {
            self.moves.swap_remove(index);
        }
        if mover == self.holder && self.moves[start..].iter().any(|candidate| candidate.margin >= target) {
            // All entries that may win at once ask for the same stacks.
            let hunters = scene.stacks.owned(mover.other()).without(scene.stacks.full);
            let _ = scene.stacks.unpinned(plan, hunters);
        }
        let threats = Threats::to(plan, &mut scene.stacks, mover);
        for index in start..self.moves.len() {
            let Candidate { step, margin, score } = self.moves[index];
            if margin >= target && step != Step::Pass {
                let mut next = self.after(scene, step);
                if self.wins_at_once(&mut next, step, margin, target) {
                    return Some(step);
                }
            }
            let learnt = self.experience.learnt(mover, self.to_move(step)) / EXPERIENCE;
            let threatened = match step {
                Step::Enter(slot) => threats.added_by_entry(plan, usize::from(slot)),
                Step::Capture(from, to) => {
                    threats.added_by_capture(plan, &scene.stacks, usize::from(from), usize::from(to))
                }
                Step::Pass => 0,
            };
            self.moves[index].score = score + POINT_AT_ONCE * margin + learnt - THREAT * threatened;
        }
        None
    }

    fn pick(&mut self, index: usize) -> Candidate {
        let best =
            (index..self.moves.len()).max_by_key(|&other| (self.moves[other].score, usize::MAX - other));
        self.moves.swap(index, best.unwrap_or(index));
        self.moves[index]
    }
}

fn to_move<P: Plan>(plan: &P, step: Step) -> Move {
    let space = |slot: u8| plan.space(usize::from(slot));
    match step {
        Step::Enter(slot) => Move::Enter(space(slot)),
        Step::Capture(from, to) => Move::Capture { from: space(from), to: space(to) },
        Step::Pass => Move::Pass,
    }
}
