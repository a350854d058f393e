//! Input features of the network: what it sees of a position.
//!
//! Each stack lights two features: where it stands (on boards with edges), and what it has around it. The
//! hands light one each. All are told from a player's point of view, as his own or the enemy's.

use abande::{Bits, Color, Position, Survey, Surveyor};

/// Owner and height.
pub(crate) const KINDS: usize = 6;

/// What a stack can have around it: enemy singles 0 to 3, pairs 0 to 2, triples 0 or 1, friends 0 to 3, and
/// whether its neighbours hold together without it.
const SURROUNDINGS: usize = 4 * 3 * 2 * 4 * 2;

/// Features of surroundings, for stacks of each kind.
pub(crate) const STARS: usize = KINDS * SURROUNDINGS;

/// Hands of so many pieces or more are not told apart.
pub(crate) const MAX_HAND: usize = 24;

/// Features of both hands.
pub(crate) const HANDS: usize = 2 * (MAX_HAND + 1);

/// How many features there are on a board of so many spaces (none in Libre).
pub const fn feature_count(spaces: usize) -> usize {
    HANDS + STARS + spaces * KINDS
}

/// The feature of a hand, from the point of view of `own` player or the enemy.
pub(crate) fn hand_feature(pieces: u8, own: bool) -> u16 {
    let side = if own { 0 } else { MAX_HAND + 1 };
    (side + usize::from(pieces).min(MAX_HAND - 1)) as u16
}

/// A stack's two features in the views of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StackFeatures {
    /// Of the surroundings: in Black's view, in White's.
    star: [u16; 2],
    /// Of the place, likewise; the dark feature in Libre.
    place: [u16; 2],
}

/// A feature that is always dark: no hand is so large.
pub(crate) const DARK: u16 = MAX_HAND as u16;

impl StackFeatures {
    /// Nothing stands there.
    pub(crate) const EMPTY: StackFeatures = StackFeatures { star: [DARK; 2], place: [DARK; 2] };

    /// The features of the stack on a slot.
    #[expect(clippy::inline_always, reason = "2 % fewer instructions in a search")]
    #[inline(always)]
    pub(crate) fn of<V: Survey>(survey: &V, slot: usize, owner: Color, places: bool) -> StackFeatures {
        let links = survey.links(slot);
        let (high, full) = (survey.high(), survey.full());
        let enemies = links & survey.owned(owner.other());
        let friends = links & survey.owned(owner);
        let height = usize::from(high.has(slot)) + usize::from(full.has(slot));
        let count = |set: V::Set, most: usize| (set.count() as usize).min(most);
        let singles = count(enemies.without(high), 3);
        let pairs = count((enemies & high).without(full), 2);
        let triples = usize::from(!(enemies & full).is_empty());
        let company = count(friends, 3);
        // Whether its neighbours are connected among themselves: then it can leave.
        let ring = enemies | friends;
        let loose = usize::from(survey.cluster(ring) == ring);
        let surroundings = (((singles * 3 + pairs) * 2 + triples) * 4 + company) * 2 + loose;
        // Own stacks come first in each view.
        let kinds = [owner.index() * 3 + height, owner.other().index() * 3 + height];
        StackFeatures {
            star: kinds.map(|kind| (HANDS + kind * SURROUNDINGS + surroundings) as u16),
            place: if places {
                kinds.map(|kind| (HANDS + STARS + slot * KINDS + kind) as u16)
            } else {
                [DARK; 2]
            },
        }
    }

    /// The features as a player sees them.
    #[inline]
    pub(crate) fn seen_by(self, player: Color) -> [u16; 2] {
        [self.star[player.index()], self.place[player.index()]]
    }
}

/// All features that a position lights, in the view of the player to move and in the other's: what a trainer
/// needs. `spaces` is that of the network, none in Libre.
pub fn lit_features(position: &Position, spaces: usize) -> [Vec<u16>; 2] {
    let stacks = position.survey(Lister { places: spaces > 0 });
    let mover = position.turn();
    [mover, mover.other()].map(|viewer| {
        let hands = Color::BOTH.map(|player| hand_feature(position.hand(player), player == viewer));
        let seen = stacks.iter().flat_map(|features| features.seen_by(viewer));
        hands.into_iter().chain(seen.filter(|&feature| feature != DARK)).collect()
    })
}

struct Lister {
    places: bool,
}

impl Surveyor for Lister {
    type Finding = Vec<StackFeatures>;

    fn look<V: Survey>(self, survey: &V) -> Vec<StackFeatures> {
        let stacks = |owner: Color| survey.owned(owner).numbers().map(move |slot| (slot, owner));
        let both = stacks(Color::Black).chain(stacks(Color::White));
        both.map(|(slot, owner)| StackFeatures::of(survey, slot, owner, self.places)).collect()
    }
}
