//! Summary: a player's moves in numbers.

use abande::Color;

use super::{Loss, Review, Verdict};

/// How a player has played. Forced moves are counted, but say nothing about him.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many moves he made.
    pub moves: usize,
    /// How accurate his moves were on average, from 0 to 1; 1 where he had no choice at all.
    pub accuracy: f64,
    /// What a move of his gave away on average.
    pub loss: Loss,
    counts: [usize; Verdict::ALL.len()],
}

impl Summary {
    /// How many moves got this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.counts[verdict as usize]
    }
}

impl Review {
    /// The moves of a player in numbers.
    pub fn summary(&self, player: Color) -> Summary {
        let mut summary = Summary { moves: 0, accuracy: 0.0, loss: Loss::default(), counts: [0; 7] };
        for mv in self.moves.iter().filter(|mv| mv.player == player) {
            summary.moves += 1;
            summary.counts[mv.verdict as usize] += 1;
            if mv.verdict != Verdict::Forced {
                summary.accuracy += mv.loss.accuracy();
                summary.loss.points += mv.loss.points;
                summary.loss.chance += mv.loss.chance;
            }
        }
        match summary.moves - summary.count(Verdict::Forced) {
            0 => summary.accuracy = 1.0,
            chosen => {
                let chosen = chosen as f64;
                summary.accuracy /= chosen;
                summary.loss.points /= chosen;
                summary.loss.chance /= chosen;
            }
        }
        summary
    }
}
