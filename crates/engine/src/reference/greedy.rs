//! Greedy: a one-ply player, a beginner to measure the lowest levels against.

use abande::{Move, Position};
use fastrand::Rng;

/// A player who looks one move ahead and counts the score, sleepers left out, as the rules have it. Among
/// equal moves he takes any.
pub struct Greedy(Rng);

impl Greedy {
    /// A player; the same seed makes the same games.
    pub fn new(seed: u64) -> Greedy {
        Greedy(Rng::with_seed(seed))
    }

    /// Chooses a move; `None` when the game is over.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let mover = position.turn();
        let mut best = Vec::new();
        let mut most = i32::MIN;
        let mut after = position.clone();
        for mv in position.moves() {
            let undo = after.play_legal(mv);
            let score = after.score();
            after.take_back(undo);
            let margin = i32::from(score.of(mover)) - i32::from(score.of(mover.other()));
            if margin > most {
                most = margin;
                best.clear();
            }
            if margin == most {
                best.push(mv);
            }
        }
        self.0.choice(best)
    }
}
