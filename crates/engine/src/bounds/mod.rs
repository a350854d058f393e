//! Bounds: what is certain of the final margin without any search.
//!
//! A player with an empty hand may pass for the rest of the game. What the opponent can make of that when he plays on
//! alone bounds what the player can be sure of; and what both can be sure of bounds the margin from both sides.

pub(crate) mod stacks;

use abande::{Bits, Color, Position, Survey, Surveyor};

use self::stacks::Stacks;

/// With more pieces in hand hardly anything is certain, and looking for it is a waste.
const HANDS_FOR_CERTAINTY: i32 = 1;

/// Where no more than so many points are missing, it is worth a closer look whether they are.
pub(crate) const NEARLY: i32 = 2;

/// With more hunters a closer look takes longer than it saves.
const FEW_HUNTERS: u32 = 2;

/// Between what and what the final margin of the player to move lies when both play well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) least: i32,
    pub(crate) most: i32,
}

impl Bounds {
    /// Nothing is known: no margin is as large.
    pub(crate) const ANY: Bounds = Bounds { least: -512, most: 512 };

    /// Whether the player to move reaches a margin, where that is known.
    #[inline]
    pub(crate) fn reaches(self, target: i32) -> Option<bool> {
        if self.least >= target {
            Some(true)
        } else if self.most < target {
            Some(false)
        } else {
            None
        }
    }

    /// Adds whether a margin is reached.
    #[inline]
    pub(crate) fn learn(&mut self, target: i32, reached: bool) {
        if reached {
            self.least = self.least.max(target);
        } else {
            self.most = self.most.min(target - 1);
        }
    }
}

/// What is certain of a position.
#[inline]
pub(crate) fn margin_bounds(position: &Position) -> Bounds {
    position.survey(Assessor { situation: Situation::of(position) })
}

/// Whether the player to move reaches a margin, where that is certain, and the margin as it stands.
#[inline]
pub(crate) fn judge(position: &Position, target: i32) -> (Option<bool>, i32) {
    position.survey(Arbiter { situation: Situation::of(position), target })
}

/// How many pieces are yet to be entered.
#[inline]
pub(crate) fn pieces_in_hand(position: &Position) -> u8 {
    Color::BOTH.iter().map(|&player| position.hand(player)).sum()
}

/// The margin of the player to move as it stands; that of the game when it is over.
pub(crate) fn final_margin(position: &Position) -> i32 {
    let (score, mover) = (position.score(), position.turn());
    i32::from(score.of(mover)) - i32::from(score.of(mover.other()))
}

/// All of a position but its stacks.
#[derive(Clone, Copy)]
pub(crate) struct Situation {
    pub(crate) mover: Color,
    /// The mover's hand, then the other's.
    pub(crate) hands: [i32; 2],
    pub(crate) over: bool,
}

impl Situation {
    #[inline]
    fn of(position: &Position) -> Situation {
        let mover = position.turn();
        let hands = [mover, mover.other()].map(|player| i32::from(position.hand(player)));
        Situation { mover, hands, over: position.is_over() }
    }
}

struct Assessor {
    situation: Situation,
}

impl Surveyor for Assessor {
    type Finding = Bounds;

    #[inline]
    fn look<V: Survey>(self, survey: &V) -> Bounds {
        let Situation { mover, hands: [mine, yours], over } = self.situation;
        let mut stacks = Stacks::of(survey);
        let margin = stacks.margin(survey, mover);
        if over {
            return Bounds { least: margin, most: margin };
        }
        Bounds {
            least: sure(survey, &mut stacks, mover, margin, [mine, yours]),
            most: -sure(survey, &mut stacks, mover.other(), -margin, [yours, mine]),
        }
    }
}

struct Arbiter {
    situation: Situation,
    target: i32,
}

impl Surveyor for Arbiter {
    type Finding = (Option<bool>, i32);

    #[inline]
    fn look<V: Survey>(self, survey: &V) -> (Option<bool>, i32) {
        verdict(survey, &mut Stacks::of(survey), self.situation, self.target)
    }
}

/// Whether the player to move reaches a margin, where that is certain, and the margin as it stands.
pub(crate) fn verdict<V: Survey>(
    survey: &V,
    stacks: &mut Stacks<V::Set>,
    Situation { mover, hands: [mine, yours], over }: Situation,
    target: i32,
) -> (Option<bool>, i32) {
    let margin = stacks.margin(survey, mover);
    let reached = if over {
        Some(margin >= target)
    } else if mine + yours > HANDS_FOR_CERTAINTY {
        None
    } else if margin >= target {
        // Nobody is sure of more than he has: so only one of the two can be sure of what he needs.
        is_sure(survey, stacks, mover, margin, [mine, yours], target).then_some(true)
    } else {
        is_sure(survey, stacks, mover.other(), -margin, [yours, mine], 1 - target).then_some(false)
    };
    (reached, margin)
}

/// Whether a player who has a margin is sure of one that is not larger: see [`sure`], which counts, and
/// [`withstands`], which looks.
#[inline]
pub(crate) fn is_sure<V: Survey>(
    survey: &V,
    stacks: &mut Stacks<V::Set>,
    player: Color,
    margin: i32,
    hands: [i32; 2],
    needed: i32,
) -> bool {
    // One capture costs him a piece at least, and the hunter gains it: then who may capture need not be known.
    if hands == [0, 0] && margin < needed + 2 {
        let hunters = hunters(survey, stacks, player);
        return stacks.are_pinned(survey, hunters[0] | hunters[1]);
    }
    if hands == [0, 1] {
        // What is entered is worth a point, and takes two pieces of what is not full, where there are as many.
        let prey = stacks.points(stacks.owned(player).without(stacks.full));
        if margin < needed + 1 + prey.min(2) {
            return false;
        }
    }
    let surely = sure(survey, stacks, player, margin, hands);
    surely >= needed
        || (hands == [0, 0] && surely + NEARLY >= needed && withstands(survey, stacks, player, needed))
}

/// Whether a player who stays where he is keeps a margin, whatever the hunter captures: all of it is played out.
fn withstands<V: Survey>(survey: &V, stacks: &mut Stacks<V::Set>, player: Color, needed: i32) -> bool {
    let [singles, pairs] = hunters(survey, stacks, player);
    let hunters = stacks.not_pinned(singles | pairs);
    hunters.count() <= FEW_HUNTERS
        && hunters.numbers().all(|from| {
            !stacks.is_free(survey, from)
                || stacks.targets(survey, player.other(), from).numbers().all(|to| {
                    let mut next = stacks.after_capture(survey, player.other(), from, to);
                    next.margin(survey, player) >= needed && withstands(survey, &mut next, player, needed)
                })
        })
}

/// The opponent's singles and his pairs that may ever capture a player who stays where he is, the band aside:
/// singles what is not full, pairs only singles.
#[inline]
pub(crate) fn hunters<V: Survey>(survey: &V, stacks: &Stacks<V::Set>, player: Color) -> [V::Set; 2] {
    let (high, full) = (stacks.high, stacks.full);
    let (own, enemy) = (stacks.owned(player), stacks.owned(player.other()));
    [
        enemy.without(high) & survey.around(own.without(full)),
        (enemy & high).without(full) & survey.around(own.without(high)),
    ]
}

/// The margin that a player is sure of when he never captures, and the opponent, the hunter, does what he can. It is
/// never more than the margin as it stands.
#[inline(never)] // asked in many places, and long
pub(crate) fn sure<V: Survey>(
    survey: &V,
    stacks: &mut Stacks<V::Set>,
    player: Color,
    margin: i32,
    [hand, hunters_hand]: [i32; 2],
) -> i32 {
    let (high, full) = (stacks.high, stacks.full);
    let (own, enemy) = (stacks.owned(player), stacks.owned(player.other()));
    if hand > 0 {
        // Who has to enter something may do harm by it. Only what is full is his for ever.
        return stacks.points(own & full) - stacks.points(stacks.band()) - hand - hunters_hand;
    }
    let singles = own.without(high);
    let pairs = (own & high).without(full);
    let near_singles = survey.around(singles);
    let near_pairs = survey.around(pairs);
    // What may ever capture: singles what is not full, pairs only singles. The player's stacks stay where they
    // are, so there is no other prey than now.
    let mut hunting_singles = enemy.without(high) & (near_singles | near_pairs);
    let mut hunting_pairs = (enemy & high).without(full) & near_singles;
    if hunters_hand == 0 {
        // Nothing will ever reconnect the band: a stack that it hangs on stays.
        let unpinned = stacks.unpinned(survey, hunting_singles | hunting_pairs);
        if unpinned.is_empty() {
            return margin;
        }
        hunting_singles &= unpinned;
        hunting_pairs &= unpinned;
    }
    let near_hunting_singles = survey.around(hunting_singles);
    // A single that captures a single is a pair in its place.
    let taken_first = singles & near_hunting_singles;
    let mut prey = (singles & (near_hunting_singles | survey.around(hunting_pairs | taken_first)))
        | (pairs & near_hunting_singles);
    // A single that finds neither a pair nor a second single takes one piece only.
    let finds_two = near_pairs | survey.around(taken_first & near_singles);
    let room = hunting_singles.count() + (hunting_singles & finds_two).count() + hunting_pairs.count();
    // What is yet to be entered takes two pieces at most, wherever they are.
    let taken = (room as i32).min(stacks.points(prey)) + 2 * hunters_hand;
    if hunters_hand > 0 {
        prey = singles | pairs;
    }
    let taken = taken.min(stacks.points(prey));
    // Where a hunter leaves, who was awake by him alone may fall asleep.
    let awake = own & survey.around(enemy.without(hunting_singles | hunting_pairs));
    let kept = stacks.points(awake.without(prey)).max(stacks.points(awake) - taken);
    // The player stays where he is, so no enemy wakes up.
    let seen = enemy & (near_singles | near_pairs | survey.around(own & full));
    kept - stacks.points(seen) - hunters_hand - taken
}
