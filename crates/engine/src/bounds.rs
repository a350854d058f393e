//! What is certain of the final margin without any search.
//!
//! A player with an empty hand may pass for the rest of the game, and one with pieces may enter them and pass
//! then. What the opponent can make of that when he plays on alone bounds what the player can be sure of; and
//! what both can be sure of bounds the margin from both sides.

use abande::{Bits, Color, Position, Survey, Surveyor};

/// The least and the greatest final margin of the player to move when both play well.
pub(crate) fn margin_bounds(position: &Position) -> (i32, i32) {
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
    type Finding = (i32, i32);

    #[inline]
    fn look<V: Survey>(self, survey: &V) -> (i32, i32) {
        let [mine, yours] = self.hands;
        let least = sure(survey, self.mover, mine, yours);
        let most = -sure(survey, self.mover.other(), yours, mine);
        (least, most)
    }
}

/// The margin that a player is sure of when he never captures, and the opponent, the hunter, does what he can.
#[inline]
fn sure<V: Survey>(survey: &V, player: Color, hand: i32, hunters_hand: i32) -> i32 {
    let (high, full) = (survey.high(), survey.full());
    let points = |set: V::Set| (set.count() + (set & high).count() + (set & full).count()) as i32;
    let (own, enemy) = (survey.owned(player), survey.owned(player.other()));
    let singles = own.without(high);
    let pairs = (own & high).without(full);
    let near_singles = survey.around(singles);
    // What may ever capture: singles what is not full, pairs only singles. The player's stacks stay where they
    // are, so there is no other prey than now, but for pieces that he has yet to enter.
    let (mut hunting_singles, mut hunting_pairs) = (enemy.without(high), (enemy & high).without(full));
    if hand == 0 {
        hunting_singles &= near_singles | survey.around(pairs);
        hunting_pairs &= near_singles;
    }
    if hand == 0 && hunters_hand == 0 {
        // Nothing will ever reconnect the band: a stack that it hangs on stays.
        for slot in (hunting_singles | hunting_pairs).numbers() {
            if survey.is_cut_point(slot) {
                hunting_singles = hunting_singles.without(V::Set::only(slot));
                hunting_pairs = hunting_pairs.without(V::Set::only(slot));
            }
        }
    }
    let hunters = hunting_singles | hunting_pairs;
    let mut prey = singles | pairs;
    let mut room = 2 * hunting_singles.count() as i32 + hunting_pairs.count() as i32 + 2 * hunters_hand;
    if hand == 0 && hunters_hand == 0 {
        let near_hunting_singles = survey.around(hunting_singles);
        // A single that captures a single is a pair in its place.
        let taken_first = singles & near_hunting_singles;
        prey = (singles & (near_hunting_singles | survey.around(hunting_pairs | taken_first)))
            | (pairs & near_hunting_singles);
        // A single that finds neither a pair nor a second single takes one piece only.
        let finds_two = survey.around(pairs | (taken_first & near_singles));
        room -= hunting_singles.without(finds_two).count() as i32;
    }
    let taken = room.min(points(prey) + hand);
    let awake = own & survey.around(enemy.without(hunters));
    let kept = points(awake.without(prey)).max(points(awake) - taken);
    // Where the player enters nothing and stays where he is, no enemy wakes up.
    let seen = if hand == 0 { enemy & survey.around(own) } else { enemy };
    kept - (points(seen) + hunters_hand + taken)
}
