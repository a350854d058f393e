//! Accumulator: a network's sums, kept up to date move by move.

use abande::{Bits, Color, Position, Survey, Surveyor};

use super::features::{StackFeatures, hand_feature};
use super::network::{Network, WIDTH};
use crate::value::Value;

/// Slots that a position can have.
const SLOTS: usize = 128;

/// An accumulator: a network and its sums for the last position it has looked at. The next one is mostly near it in the tree: only what
/// has changed is added and taken away.
#[derive(Clone, Debug)]
pub(crate) struct Accumulator<'a> {
    network: &'a Network,
    /// Black's and White's view, summed up.
    sums: [[i16; WIDTH]; 2],
    /// What has been summed up: each slot's features, the hands, and which slots are in use.
    lit: [StackFeatures; SLOTS],
    hands: [u8; 2],
    occupied: u128,
    /// The sets that the features were made from: Black's stacks, the high ones, the full ones.
    black: u128,
    high: u128,
    full: u128,
    /// In Libre what each slot in use was linked to: it may have come to stand for another space.
    links: [u128; SLOTS],
}

impl<'a> Accumulator<'a> {
    pub(crate) fn new(network: &'a Network) -> Accumulator<'a> {
        let mut accumulator = Accumulator {
            network,
            sums: [network.input_bias; 2],
            lit: [StackFeatures::EMPTY; SLOTS],
            hands: [0; 2],
            occupied: 0,
            black: 0,
            high: 0,
            full: 0,
            links: [0; SLOTS],
        };
        for player in Color::BOTH {
            accumulator.light_hand(player, 0, true);
        }
        accumulator
    }

    /// The value for the player to move.
    pub(crate) fn evaluate(&mut self, position: &Position) -> Value {
        for player in Color::BOTH {
            let pieces = position.hand(player);
            let known = self.hands[player.index()];
            if pieces != known {
                self.light_hand(player, known, false);
                self.light_hand(player, pieces, true);
                self.hands[player.index()] = pieces;
            }
        }
        position.survey(&mut *self);
        let mover = position.turn();
        let pieces = self.hands.iter().map(|&pieces| usize::from(pieces)).sum();
        self.network.value([&self.sums[mover.index()], &self.sums[mover.other().index()]], pieces)
    }

    fn light_hand(&mut self, player: Color, pieces: u8, on: bool) {
        for viewer in Color::BOTH {
            self.light(viewer, hand_feature(pieces, viewer == player), on);
        }
    }

    #[inline]
    fn light(&mut self, viewer: Color, feature: u16, on: bool) {
        let row = &self.network.inputs[usize::from(feature)];
        let sums = &mut self.sums[viewer.index()];
        if on {
            sums.iter_mut().zip(row).for_each(|(sum, &number)| *sum = sum.wrapping_add(number));
        } else {
            sums.iter_mut().zip(row).for_each(|(sum, &number)| *sum = sum.wrapping_sub(number));
        }
    }

    /// Puts a stack's new features in the place of the old ones.
    #[inline]
    fn exchange(&mut self, old: StackFeatures, new: StackFeatures) {
        for viewer in Color::BOTH {
            let row = |feature: u16| &self.network.inputs[usize::from(feature)];
            let ([old1, old2], [new1, new2]) = (old.seen_by(viewer).map(row), new.seen_by(viewer).map(row));
            let sums = &mut self.sums[viewer.index()];
            for at in 0..WIDTH {
                let change = new1[at].wrapping_add(new2[at]).wrapping_sub(old1[at]).wrapping_sub(old2[at]);
                sums[at] = sums[at].wrapping_add(change);
            }
        }
    }

    /// Takes in what the slots in use are linked to, where there are no places to tell them by. Returns those that have
    /// other links than before, and those with two such neighbours: these may hold together without them now, or no
    /// longer.
    #[inline]
    fn relink<V: Survey>(&mut self, survey: &V, band: V::Set) -> u128 {
        let (mut relinked, mut once, mut twice) = (0, 0, 0);
        for slot in band.numbers() {
            let links = survey.links(slot).to_u128();
            if links != self.links[slot] {
                self.links[slot] = links;
                relinked |= 1 << slot;
                (once, twice) = (once | links, twice | once & links);
            }
        }
        relinked | twice
    }
}

impl Surveyor for &mut Accumulator<'_> {
    type Finding = ();

    #[inline]
    fn look<V: Survey>(self, survey: &V) {
        let places = self.network.spaces > 0;
        let (black, white) = (survey.owned(Color::Black), survey.owned(Color::White));
        let band = black | white;
        let (occupied, high, full) = (band.to_u128(), survey.high().to_u128(), survey.full().to_u128());
        let mut changed = (occupied ^ self.occupied)
            | (black.to_u128() ^ self.black)
            | (high ^ self.high)
            | (full ^ self.full);
        changed |= survey.around(V::Set::from_u128(changed)).to_u128();
        for slot in (self.occupied & !occupied).numbers() {
            let old = std::mem::replace(&mut self.lit[slot], StackFeatures::EMPTY);
            self.exchange(old, StackFeatures::EMPTY);
        }
        if !places {
            changed |= self.relink(survey, band);
        }
        for slot in (changed & occupied).numbers() {
            let owner = if black.has(slot) { Color::Black } else { Color::White };
            let new = StackFeatures::of(survey, slot, owner, places);
            let old = self.lit[slot];
            if new != old {
                self.exchange(old, new);
                self.lit[slot] = new;
            }
        }
        (self.occupied, self.black, self.high, self.full) = (occupied, black.to_u128(), high, full);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::features::lit_features;
    use crate::eval::network::tests::noise;
    use abande::Boards;

    /// However the accumulator has got to a position, it says what a fresh one says, and what the plain sum of the
    /// listed features says.
    #[test]
    fn updating_is_the_same_as_starting_afresh() {
        for board in ["hex", "square", "snub", "libre"] {
            let network = noise(board);
            let variant = Boards::default().variant(board).unwrap();
            let mut random = fastrand::Rng::with_seed(7);
            let mut accumulator = Accumulator::new(&network);
            for _ in 0..20 {
                let mut position = Position::start(&variant);
                let mut undos = vec![];
                while !position.is_over() {
                    // Back and forth, as a search goes.
                    if random.u8(..3) == 0 && undos.len() > 2 {
                        for undo in undos.drain(undos.len() - 2..).rev() {
                            position.take_back(undo);
                        }
                    }
                    let moves = position.moves();
                    undos.push(position.play_legal(moves[random.usize(..moves.len())]));
                    let value = accumulator.evaluate(&position);
                    assert_eq!(value, Accumulator::new(&network).evaluate(&position), "{position}");
                    let pieces = Color::BOTH.iter().map(|&player| usize::from(position.hand(player))).sum();
                    let views = lit_features(&position, network.spaces).map(|features| {
                        features.iter().fold(network.input_bias, |mut sums, &feature| {
                            let row = network.inputs[usize::from(feature)];
                            sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
                            sums
                        })
                    });
                    assert_eq!(value, network.value([&views[0], &views[1]], pieces), "{position}");
                }
            }
        }
    }
}
