//! Hand-written evaluation: what a person would count.

use abande::{Bits, Color, Position, Survey, Surveyor};

use crate::value::{POINT, Value, guess};

/// How many things are counted for each player.
pub const TERMS: usize = 9;

/// What is counted for one player: his stacks that touch an enemy, of each height; those that sleep, of each
/// height; single pieces and stacks of two that an enemy could capture, pins aside; pieces in hand.
pub type Counts = [i32; TERMS];

/// Counts both players' terms, the player to move first.
pub fn count(position: &Position) -> [Counts; 2] {
    let mover = position.turn();
    let mut counts = position.survey(Counter { mover });
    counts[0][8] = i32::from(position.hand(mover));
    counts[1][8] = i32::from(position.hand(mover.other()));
    counts
}

struct Counter {
    mover: Color,
}

impl Surveyor for Counter {
    type Finding = [Counts; 2];

    #[inline]
    fn look<V: Survey>(self, survey: &V) -> [Counts; 2] {
        let (high, full) = (survey.high(), survey.full());
        [self.mover, self.mover.other()].map(|player| {
            let (own, enemy) = (survey.owned(player), survey.owned(player.other()));
            let touched = survey.around(enemy);
            let (awake, asleep) = (own & touched, own.without(touched));
            // A single piece falls to singles and pairs, a pair to singles only.
            let near_singles = survey.around(enemy.without(high));
            let near_pairs = survey.around((enemy & high).without(full));
            let singles = own.without(high);
            let pairs = (own & high).without(full);
            let count = |set| Bits::count(set) as i32;
            [
                count(awake.without(high)),
                count((awake & high).without(full)),
                count(awake & full),
                count(asleep.without(high)),
                count((asleep & high).without(full)),
                count(asleep & full),
                count(singles & (near_singles | near_pairs)),
                count(pairs & near_singles),
                0,
            ]
        })
    }
}

/// What each term is worth, in parts of a point.
pub struct Weights {
    /// With full hands: for the player to move, and for the other.
    pub early: [[Value; TERMS]; 2],
    /// With empty hands.
    pub late: [[Value; TERMS]; 2],
}

/// The weights that are played with.
pub const WEIGHTS: Weights = Weights {
    early: [[32, 64, 96, 12, 24, 36, -6, -14, 26], [32, 64, 96, 12, 24, 36, -16, -36, 26]],
    late: [[32, 64, 96, 2, 4, 6, -4, -10, 26], [32, 64, 96, 2, 4, 6, -16, -36, 26]],
};

/// The value for the player to move.
pub(crate) fn evaluate(position: &Position) -> Value {
    let counts = count(position);
    let hands = counts[0][8] + counts[1][8];
    let full = 2 * i32::from(position.pieces());
    let sum = |weights: &[[Value; TERMS]; 2]| {
        let side = |side: usize| -> Value {
            counts[side].iter().zip(weights[side]).map(|(count, weight)| count * weight).sum()
        };
        side(0) - side(1)
    };
    let (early, late) = (sum(&WEIGHTS.early), sum(&WEIGHTS.late));
    guess((early * hands + late * (full - hands)) / full + POINT / 8)
}
