//! What the results of a match say: Elo with its error, and the sequential test.

/// Results of pairs of games, the same opening with colours swapped: how many pairs brought the first player
/// 0, ½, 1, 1½ and 2 points. Counting pairs and not games keeps the opening's luck out of the error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Adds a pair in which the first player made so many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points.min(4)] += 1;
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The first player's share of the points, 0 to 1; one half where there are none.
    pub fn share(&self) -> f64 {
        let points: f64 =
            self.0.iter().zip(0..).map(|(&count, half)| count as f64 * f64::from(half) / 4.0).sum();
        if self.pairs() == 0 { 0.5 } else { points / self.pairs() as f64 }
    }

    /// The variance of a pair's share.
    fn variance(&self) -> f64 {
        let mean = self.share();
        let squares: f64 = self
            .0
            .iter()
            .zip(0..)
            .map(|(&count, half)| count as f64 * (f64::from(half) / 4.0 - mean).powi(2))
            .sum();
        squares / (self.pairs().max(1)) as f64
    }

    /// The standard error of the share.
    fn error(&self) -> f64 {
        (self.variance() / self.pairs().max(1) as f64).sqrt()
    }

    /// The difference in Elo: low end, estimate, and high end of an interval that holds the truth in 95 of
    /// 100 matches. Infinite where one side made all the points.
    pub fn elo(&self) -> [f64; 3] {
        let margin = 1.96 * self.error();
        [-margin, 0.0, margin].map(|off| elo_of_share((self.share() + off).clamp(0.0, 1.0)))
    }
}

/// The difference in Elo at which a player makes this share of the points.
pub fn elo_of_share(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of the points at this difference in Elo.
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test between two differences in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is to be rejected.
    pub elo0: f64,
    /// The difference that is hoped for.
    pub elo1: f64,
    /// How often a worthless change may be accepted.
    pub alpha: f64,
    /// How often a good change may be rejected.
    pub beta: f64,
}

/// Where a sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The change is good.
    Accepted,
    /// The change is worthless.
    Rejected,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The bounds that the ratio has to cross.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of the likelihood ratio, in the normal approximation.
    pub fn ratio(&self, results: &Pentanomial) -> f64 {
        // A few pairs all alike say nothing of the variance: half a pair of each kind for a start.
        let mut smoothed = [0.0; 5];
        for (smooth, &count) in smoothed.iter_mut().zip(&results.0) {
            *smooth = count as f64 + 1e-3;
        }
        let total: f64 = smoothed.iter().sum();
        let mean: f64 =
            smoothed.iter().zip(0..).map(|(count, half)| count * f64::from(half) / 4.0).sum::<f64>() / total;
        let variance: f64 = smoothed
            .iter()
            .zip(0..)
            .map(|(count, half)| count * (f64::from(half) / 4.0 - mean).powi(2))
            .sum::<f64>()
            / total;
        let (low, high) = (share_of_elo(self.elo0), share_of_elo(self.elo1));
        total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance.max(1e-9))
    }

    /// What the results say.
    pub fn verdict(&self, results: &Pentanomial) -> Verdict {
        let (lower, upper) = self.bounds();
        match self.ratio(results) {
            ratio if ratio >= upper => Verdict::Accepted,
            ratio if ratio <= lower => Verdict::Rejected,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_elo_are_inverse() {
        for elo in [-300.0, -10.0, 0.0, 25.0, 150.0] {
            assert!((elo_of_share(share_of_elo(elo)) - elo).abs() < 1e-9);
        }
        assert!((share_of_elo(200.0) - 0.759_746_9).abs() < 1e-6);
    }

    #[test]
    fn equal_results_are_no_difference() {
        let [low, elo, high] = Pentanomial([5, 20, 50, 20, 5]).elo();
        assert!(
            elo.abs() < 1e-9 && (low + high).abs() < 1e-9 && (20.0..50.0).contains(&high),
            "{low} {high}"
        );
    }

    #[test]
    fn the_test_decides_when_the_evidence_is_there() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
        assert_eq!(sprt.verdict(&Pentanomial([1, 2, 3, 2, 1])), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([50, 300, 700, 400, 80])), Verdict::Accepted);
        assert_eq!(sprt.verdict(&Pentanomial([100, 420, 900, 400, 80])), Verdict::Rejected);
    }
}
