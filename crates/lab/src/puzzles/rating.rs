//! Ratings of puzzles, on one scale with the levels.

use super::trial::{TRIES, Trial, levels_elo};

/// Ratings stay between these.
pub const RANGE: (i32, i32) = (300, 3200);

/// What is believed of a puzzle that nobody has tried: an average, and how far off it may be.
const PRIOR: (f64, f64) = (1500.0, 800.0);

/// The rating that explains the trial best: whoever is as strong as a puzzle is hard solves it every second time, as in
/// Elo's formula.
pub fn rate(trial: &Trial) -> i32 {
    let scale = std::f64::consts::LN_10 / 400.0;
    let slope = |rating: f64| {
        let levels = levels_elo().into_iter().zip(trial.solved).zip(TRIES);
        let missed_more: f64 = levels
            .map(|((elo, solved), tries)| {
                let chance = 1.0 / (1.0 + ((rating - elo) * scale).exp());
                f64::from(tries) * chance - f64::from(solved)
            })
            .sum();
        // Falls with the rating: where it is nothing, the likelihood is greatest.
        scale * missed_more - (rating - PRIOR.0) / PRIOR.1.powi(2)
    };
    let (mut low, mut high) = (f64::from(RANGE.0), f64::from(RANGE.1));
    while high - low > 0.5 {
        let middle = low.midpoint(high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    low.round() as i32
}
