//! What is certain of the final margin without any search.
//!
//! A player with an empty hand may pass for the rest of the game, and one with pieces may enter them and pass
//! then. What the opponent can make of that when he plays on alone bounds what the player can be sure of; and
//! what both can be sure of bounds the margin from both sides.

use abande::{Bits, Color, Position, Survey, Surveyor};

use crate::stacks::Stacks;

/// Between what and what the final margin of the player to move lies when both play well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub least: i32,
    pub most: i32,
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

/// What is certain of a position that is not over yet.
#[inline]
pub(crate) fn margin_bounds(position: &Position) -> Bounds {
    let mover = position.turn();
    let hands = [mover, mover.other()].map(|player| i32::from(position.hand(player)));
    position.survey(Assessor { mover, hands })
}

struct Assessor {
    mover: Color,
    /// The mover's hand, then the other's.
    hands: [i32; 2],
}

impl Surveyor for Assessor {
    type Finding = Bounds;

    #[inline]
    fn look<V: Survey>(self, survey: &V) -> Bounds {
        bounds(survey, &Stacks::of(survey), self.mover, self.hands)
    }
}

/// What is certain of stacks with a player to move, given his hand and the other's.
#[inline]
pub(crate) fn bounds<V: Survey>(
    survey: &V,
    stacks: &Stacks<V::Set>,
    mover: Color,
    [mine, yours]: [i32; 2],
) -> Bounds {
    Bounds {
        least: sure(survey, stacks, mover, true, mine, yours),
        most: -sure(survey, stacks, mover.other(), false, yours, mine),
    }
}

/// The margin that a player is sure of when he never captures, and the opponent, the hunter, does what he can.
#[inline]
fn sure<V: Survey>(survey: &V, stacks: &Stacks<V::Set>, player: Color, to_move: bool, hand: i32, hunters_hand: i32) -> i32 {
    let (high, full) = (stacks.high, stacks.full);
    let points = |set: V::Set| stacks.points(set);
    let (own, enemy) = (stacks.owned(player), stacks.owned(player.other()));
    let singles = own.without(high);
    let pairs = (own & high).without(full);
    let near_singles = survey.around(singles);
    let near_own = near_singles | survey.around(own & high);
    // What may capture: singles what is not full, pairs only singles. The player's stacks stay where they are, so there
    // is no other prey than now, but for pieces that he has yet to enter.
    let mut hunting_singles = enemy.without(high) & (near_singles | survey.around(pairs));
    let mut hunting_pairs = (enemy & high).without(full) & near_singles;
    let nothing_enters = hand == 0 && hunters_hand == 0;
    if nothing_enters {
        // Nothing will ever reconnect the band: a stack that it hangs on stays.
        let band = stacks.band();
        for slot in (hunting_singles | hunting_pairs).numbers() {
            if survey.is_cut_point(slot, band) {
                hunting_singles = hunting_singles.without(V::Set::only(slot));
                hunting_pairs = hunting_pairs.without(V::Set::only(slot));
            }
        }
    }
    let hunters = hunting_singles | hunting_pairs;
    let near_hunting_singles = survey.around(hunting_singles);
    // A single that captures a single is a pair in its place.
    let taken_first = singles & near_hunting_singles;
    let prey = (singles & (near_hunting_singles | survey.around(hunting_pairs | taken_first)))
        | (pairs & near_hunting_singles);
    // A single that finds neither a pair nor a second single takes one piece only.
    let finds_two = survey.around(pairs | (taken_first & near_singles));
    let finds_one = hunting_singles.without(finds_two).count() as i32;
    let mut room = 2 * hunting_singles.count() as i32 + hunting_pairs.count() as i32 - (finds_one - hand).max(0);
    let mut seen = enemy & near_own;
    let mut staying = enemy.without(hunters);
    if hand > 0 {
        // Where to enter without doing harm: not where it wakes an enemy, or gives one something to capture who has
        // nothing yet.
        let idle = enemy.without(full | hunters);
        let band = stacks.band();
        let turns = if to_move { hand - 1 } else { hand };
        let holding = match turns {
            0 => band,
            1 => band.without(hunters),
            _ => full | (own.without(prey)),
        };
        let holding = if turns > 1 && hunters_hand > 0 { full } else { holding };
        let spots = survey.around(holding).without(band | survey.around(idle | enemy.without(near_own)));
        if (spots.count() as i32) < hand + turns.min(hunters_hand) {
            room += 2 * hand;
            seen = enemy;
            staying = enemy & full;
        }
    }
    room += 2 * hunters_hand;
    let entered = hand + hunters_hand;
    let taken = room.min(points(prey) + 2 * entered).min(points(singles | pairs) + hand);
    let awake = own & survey.around(staying);
    let safe = if nothing_enters { awake.without(prey) } else { awake & full };
    let kept = points(safe).max(points(awake) - taken);
    kept - (points(seen) + hunters_hand + taken)
}
