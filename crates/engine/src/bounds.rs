//! What is certain of the final margin without any search.

use abande::{Bits, Color, Position, Survey, Surveyor};

/// The least and the greatest final margin of the player to move, whatever both do.
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
        let (high, full) = (survey.high(), survey.full());
        let sides = [survey.owned(self.mover), survey.owned(self.mover.other())];
        let points = |set: V::Set| (set.count() + (set & high).count() + (set & full).count()) as i32;
        // A stack of three stays for ever. When no more pieces come, so does every stack whose neighbours
        // are all of three: nothing can move onto it, and it onto nothing.
        let mut live = (sides[0] | sides[1]).without(full);
        if self.hands == [0, 0] {
            live = live & survey.around(live);
        }
        let frozen = sides.map(|side| side.without(live));
        let lasting = [0, 1].map(|side| points(frozen[side] & survey.around(frozen[1 - side])));
        let most = [0, 1].map(|side| {
            let own = points(sides[side]) + self.hands[side];
            let prey = points(sides[1 - side] & live) + self.hands[1 - side];
            // Every captured piece goes below a stack that has room for it, and only entering makes room.
            let hunters = sides[side] & live;
            let room = 3 * hunters.count() as i32 - points(hunters) + 2 * self.hands[side];
            own + prey.min(room)
        });
        (lasting[0] - most[1], most[0] - lasting[1])
    }
}
