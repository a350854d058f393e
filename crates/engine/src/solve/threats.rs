//! Move ordering by threats: the fewer captures the opponent has, the less there is to refute.
//!
//! Where several moves do, the one after which least is threatened is mostly proven soonest.

use abande::{Bits, Color, Position, Survey, Surveyor};

use crate::bounds::stacks::Stacks;

/// The weight of a capture that leaves a pair, which may be captured back.
const MAKES_PAIR: i32 = 3;

/// The weight of a capture that makes a full stack, which stays.
const MAKES_FULL: i32 = 8;

/// What the player to move threatens.
pub(crate) fn by_mover(position: &Position) -> i32 {
    position.survey(ByMover { player: position.turn() })
}

struct ByMover {
    player: Color,
}

impl Surveyor for ByMover {
    type Finding = i32;

    fn look<V: Survey>(self, survey: &V) -> i32 {
        sum(survey, &mut Stacks::of(survey), self.player)
    }
}

/// What a player threatens: the weight of all captures that he might make.
pub(crate) fn sum<V: Survey>(survey: &V, stacks: &mut Stacks<V::Set>, player: Color) -> i32 {
    let mut sum = 0;
    stacks.each_capture(survey, player, |stacks, from, to| {
        sum += if stacks.height(from) + stacks.height(to) == 3 { MAKES_FULL } else { MAKES_PAIR };
    });
    sum
}

/// The stacks of a player's opponent that may capture, to reckon how much a move adds to what they threaten. What it
/// does to pins is not counted: it is an estimate.
pub(crate) struct Threats<S> {
    opponent: Color,
    singles: S,
    pairs: S,
}

impl<S: Bits> Threats<S> {
    /// What threatens a player.
    #[inline]
    pub(crate) fn to<V: Survey<Set = S>>(survey: &V, stacks: &mut Stacks<S>, player: Color) -> Threats<S> {
        let opponent = player.other();
        let short = stacks.owned(opponent).without(stacks.full);
        let near = short & survey.around(stacks.owned(player).without(stacks.full));
        let _ = stacks.unpinned(survey, near);
        let movable = stacks.not_pinned(short);
        Threats { opponent, singles: movable.without(stacks.high), pairs: movable & stacks.high }
    }

    /// By how much a piece that is entered adds to them.
    #[inline]
    pub(crate) fn added_by_entry<V: Survey<Set = S>>(&self, survey: &V, slot: usize) -> i32 {
        self.to_single(survey, slot)
    }

    /// By how much a capture adds to them; mostly it takes away.
    #[inline]
    pub(crate) fn added_by_capture<V: Survey<Set = S>>(
        &self,
        survey: &V,
        stacks: &Stacks<S>,
        from: usize,
        to: usize,
    ) -> i32 {
        let taken = S::only(to);
        let others = Threats {
            opponent: self.opponent,
            singles: self.singles.without(taken),
            pairs: self.pairs.without(taken),
        };
        let [moves_pair, takes_pair] = [from, to].map(|slot| stacks.high.has(slot));
        let escaped = if moves_pair { others.to_pair(survey, from) } else { others.to_single(survey, from) };
        let incurred = if moves_pair || takes_pair { 0 } else { others.to_pair(survey, to) };
        incurred - escaped - self.by_stack(survey, stacks, to)
    }

    #[inline]
    fn to_single<V: Survey<Set = S>>(&self, survey: &V, slot: usize) -> i32 {
        let links = survey.links(slot);
        MAKES_PAIR * (links & self.singles).count() as i32 + MAKES_FULL * (links & self.pairs).count() as i32
    }

    #[inline]
    fn to_pair<V: Survey<Set = S>>(&self, survey: &V, slot: usize) -> i32 {
        MAKES_FULL * (survey.links(slot) & self.singles).count() as i32
    }

    #[inline]
    fn by_stack<V: Survey<Set = S>>(&self, survey: &V, stacks: &Stacks<S>, slot: usize) -> i32 {
        if !(self.singles | self.pairs).has(slot) {
            return 0;
        }
        let targets = stacks.targets(survey, self.opponent, slot);
        let onto_pairs = (targets & stacks.high).count() as i32;
        let onto_singles = targets.count() as i32 - onto_pairs;
        let each = if self.pairs.has(slot) { MAKES_FULL } else { MAKES_PAIR };
        MAKES_FULL * onto_pairs + each * onto_singles
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Plan, Planner};

    use super::*;

    /// Counts again after every move of a player what the same enemies threaten, one capture at a time.
    struct Recount {
        player: Color,
    }

    fn recount<P: Plan>(plan: &P, stacks: &Stacks<P::Set>, threats: &Threats<P::Set>) -> i32 {
        let hunters = (threats.singles | threats.pairs) & stacks.owned(threats.opponent);
        let targets = |from| stacks.targets(plan, threats.opponent, from).numbers().map(move |to| (from, to));
        let captures = hunters.numbers().flat_map(targets);
        captures.map(|(from, to)| [3, 8][usize::from(stacks.height(from) + stacks.height(to) == 3)]).sum()
    }

    impl Planner for Recount {
        type Finding = [usize; 2];

        fn look<P: Plan>(self, plan: &P) -> [usize; 2] {
            let Recount { player } = self;
            let mut stacks = Stacks::of(plan);
            let threats = Threats::to(plan, &mut stacks, player);
            let before = recount(plan, &stacks, &threats);
            let mut moves = [0; 2];
            for slot in plan.entries(stacks.band()).numbers() {
                let after = recount(plan, &stacks.after_entry(plan, player, slot), &threats);
                assert_eq!(threats.added_by_entry(plan, slot), after - before);
                moves[0] += 1;
            }
            stacks.each_capture(plan, player, |stacks, from, to| {
                let after = recount(plan, &stacks.after_capture(plan, player, from, to), &threats);
                assert_eq!(threats.added_by_capture(plan, stacks, from, to), after - before, "{from} {to}");
                moves[1] += 1;
            });
            moves
        }
    }

    #[test]
    fn what_a_move_adds_is_what_a_recount_finds() {
        let mut random = fastrand::Rng::with_seed(3);
        for name in ["hex", "square", "snub", "libre"] {
            let variant = Boards::default().variant(name).unwrap();
            let mut moves = [0; 2];
            for _ in 0..60 {
                let mut position = Position::start(&variant);
                for _ in 0..random.usize(4..44) {
                    let legal = position.moves();
                    position.play_legal(legal[random.usize(..legal.len())]);
                }
                for player in Color::BOTH {
                    // Some bands of Libre have more places around them than a plan has slots.
                    let made = position.plan(Recount { player }).unwrap_or_default();
                    moves = [moves[0] + made[0], moves[1] + made[1]];
                }
            }
            assert!(moves[0] > 1000 && moves[1] > 200, "{name}: {moves:?}");
        }
    }

    #[test]
    fn what_is_pinned_threatens_nothing() {
        // White's b1 might take a1 or c1, but the band hangs on it; either of these may take it.
        let line = "square:3@4 x3/x3/b,w,b w 2/3 0";
        let position = Position::from_line(line, &Boards::default()).unwrap();
        assert_eq!(by_mover(&position), 0);
        let line = "square:3@4 x3/x3/b,w,b b 2/3 0";
        let position = Position::from_line(line, &Boards::default()).unwrap();
        assert_eq!(by_mover(&position), 2 * MAKES_PAIR);
    }
}
