//! Statistics of results: Elo with its error from the pentanomial counts, and the SPRT.

/// The shares of a pair's points that the first player can make.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

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
        if self.pairs() == 0 { 0.5 } else { moments(&self.0.map(|count| count as f64)).0 }
    }

    /// The difference in Elo: low end, estimate, and high end of an interval that holds the truth in 95 of
    /// 100 matches. The estimate is infinite where one side made all the points.
    pub fn elo(&self) -> [f64; 3] {
        let plain = self.0.map(|count| count as f64);
        let (mut mean, mut variance) = moments(&plain);
        let mut pairs = self.pairs() as f64;
        if variance <= 0.0 {
            // Pairs that are all alike say nothing of the spread: as if there were half a pair more of each.
            let smoothed = plain.map(|count| count + 0.5);
            (mean, variance) = moments(&smoothed);
            pairs = smoothed.iter().sum();
        }
        let margin = 1.96 * (variance / pairs).sqrt();
        let low = elo_of_share((mean - margin).clamp(0.0, 1.0));
        let high = elo_of_share((mean + margin).clamp(0.0, 1.0));
        let estimate = elo_of_share(self.share());
        [low.min(estimate), estimate, high.max(estimate)]
    }
}

/// The mean and the variance of a pair's share, given how many pairs there are of each kind.
fn moments(counts: &[f64; 5]) -> (f64, f64) {
    let total = counts.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
        counts.iter().zip(SHARES).map(|(count, share)| count * value(share)).sum::<f64>() / total
    };
    let mean = sum(&|share| share);
    (mean, sum(&|share| (share - mean).powi(2)))
}

/// The difference in Elo at which a player makes this share of the points.
pub fn elo_of_share(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points at this difference in Elo.
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test (SPRT) between two differences in Elo.
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

/// Where a sequential probability ratio test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The change is good.
    Accepted,
    /// The change is worthless.
    Rejected,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The bounds that the log-likelihood ratio has to cross.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio: how much better the results fit the greater difference than the
    /// smaller one, each with the likeliest distribution of pairs that it allows.
    pub fn llr(&self, results: &Pentanomial) -> f64 {
        if results.pairs() == 0 {
            return 0.0;
        }
        // A kind of pair that has not come up is rare, not impossible.
        let counts = results.0.map(|count| count as f64 + 1e-3);
        let (low, high) = (share_of_elo(self.elo0), share_of_elo(self.elo1));
        let (fits_low, fits_high) = (tilt(&counts, low), tilt(&counts, high));
        let gain = |share: f64| ((1.0 + fits_low * (share - low)) / (1.0 + fits_high * (share - high))).ln();
        counts.iter().zip(SHARES).map(|(count, share)| count * gain(share)).sum()
    }

    /// What the results say.
    pub fn decision(&self, results: &Pentanomial) -> Decision {
        let (lower, upper) = self.bounds();
        match self.llr(results) {
            llr if llr >= upper => Decision::Accepted,
            llr if llr <= lower => Decision::Rejected,
            _ => Decision::Open,
        }
    }
}

/// The number t that gives the counts the expected share `mean` when each is divided by 1 + t (share - mean):
/// the likeliest distribution with that mean.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let excess = |t: f64| -> f64 {
        let parts = counts.iter().zip(SHARES);
        parts.map(|(count, share)| count * (share - mean) / (1.0 + t * (share - mean))).sum()
    };
    // It falls from one end, where the largest share would be divided by zero, to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
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
    fn known_differences_come_out() {
        // 60 % of the points of 100 pairs, half of which were draws twice: by hand.
        let [low, elo, high] = Pentanomial([15, 0, 50, 0, 35]).elo();
        let error = 1.96 * (0.115_f64 / 100.0).sqrt();
        assert!((elo - 70.437).abs() < 1e-3, "{elo}");
        assert!(
            (low - elo_of_share(0.6 - error)).abs() < 1e-9 && (high - elo_of_share(0.6 + error)).abs() < 1e-9
        );
        assert!(Pentanomial::default().elo().iter().all(|elo| !elo.is_nan()));
    }

    #[test]
    fn a_clean_sweep_has_a_low_end() {
        let [low, elo, high] = Pentanomial([0, 0, 0, 0, 20]).elo();
        assert!(elo == f64::INFINITY && high == f64::INFINITY && (100.0..600.0).contains(&low), "{low}");
        let [low, elo, high] = Pentanomial([20, 0, 0, 0, 0]).elo();
        assert!(elo == f64::NEG_INFINITY && low == f64::NEG_INFINITY && (-600.0..-100.0).contains(&high));
    }

    #[test]
    fn ratios_are_those_of_an_independent_computation() {
        let llr = |counts, elo1| Sprt { elo0: 0.0, elo1, alpha: 0.05, beta: 0.05 }.llr(&Pentanomial(counts));
        for (counts, to_10, to_5) in [
            ([1, 2, 3, 2, 1], -0.011_177_17, -0.002_796_10),
            ([50, 300, 700, 400, 80], 8.396_721_60, 4.983_816_23),
            ([100, 420, 900, 400, 80], -8.123_000_36, -3.100_608_08),
            ([0, 0, 0, 0, 1], 0.028_452_18, 0.014_330_14),
            ([10, 20, 30, 40, 10], 0.741_976_49, 0.404_154_15),
        ] {
            assert!((llr(counts, 10.0) - to_10).abs() < 1e-6, "{counts:?} {}", llr(counts, 10.0));
            assert!((llr(counts, 5.0) - to_5).abs() < 1e-6, "{counts:?} {}", llr(counts, 5.0));
        }
        // Where pairs are won or lost as a whole it is the plain test of a coin.
        let share = share_of_elo(30.0);
        let coin = 60.0 * (share / 0.5).ln() + 40.0 * ((1.0 - share) / 0.5).ln();
        assert!((llr([40, 0, 0, 0, 60], 30.0) - coin).abs() < 1e-2);
        assert_eq!(llr([0; 5], 10.0).to_bits(), 0);
    }

    #[test]
    fn one_pair_decides_nothing() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
        for pair in 0..5 {
            let mut results = Pentanomial::default();
            results.add(pair);
            assert_eq!(sprt.decision(&results), Decision::Open);
        }
        let (lower, upper) = sprt.bounds();
        assert!((upper - 2.944_439).abs() < 1e-6 && (lower + upper).abs() < 1e-12);
    }

    #[test]
    fn the_test_decides_when_the_evidence_is_there() {
        let sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
        assert_eq!(sprt.decision(&Pentanomial([1, 2, 3, 2, 1])), Decision::Open);
        assert_eq!(sprt.decision(&Pentanomial([50, 300, 700, 400, 80])), Decision::Accepted);
        assert_eq!(sprt.decision(&Pentanomial([100, 420, 900, 400, 80])), Decision::Rejected);
    }
}
