//! Simultaneous perturbation stochastic approximation (SPSA): numbers that are made better by noisy comparisons, however
//! many there are, two points at a time.

use fastrand::Rng;

/// How fast numbers move at first, in steps for a comparison that one side wins outright.
const GAIN: f64 = 5.0;

/// Comparisons after which they move notably less.
const STABILITY: f64 = 50.0;

/// By which power of the number of comparisons they move less, and try less: Spall's.
const GAIN_POWER: f64 = 0.602;
const TRIAL_POWER: f64 = 0.101;

/// A number that is to be made better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variable {
    /// Where it is.
    pub value: f64,
    /// The smallest and the largest value that make sense.
    pub bounds: [f64; 2],
    /// A change that a comparison may notice.
    pub step: f64,
}

/// Numbers on their way.
#[derive(Clone, Debug, PartialEq)]
pub struct Spsa {
    /// The numbers.
    pub variables: Vec<Variable>,
    /// How many comparisons there have been.
    pub done: u64,
    /// Another seed tries in other directions.
    pub seed: u64,
}

/// What is compared next: the numbers moved one way, and moved the other way.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// Both points.
    pub points: [Vec<f64>; 2],
    /// Which way each number is moved at the first point: one or minus one.
    directions: Vec<f64>,
    /// How many steps apart from the middle they are.
    reach: f64,
}

impl Spsa {
    /// The next comparison. It follows from the seed and the number of comparisons alone.
    pub fn trial(&self) -> Trial {
        let mut random = Rng::with_seed(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(self.done));
        let directions: Vec<f64> =
            self.variables.iter().map(|_| if random.bool() { 1.0 } else { -1.0 }).collect();
        let reach = (self.done as f64 + 1.0).powf(-TRIAL_POWER);
        let moved = |way: f64| {
            let both = self.variables.iter().zip(&directions);
            both.map(|(variable, direction)| variable.moved(way * direction * reach)).collect()
        };
        Trial { points: [moved(1.0), moved(-1.0)], directions, reach }
    }

    /// Moves on after a comparison. `lead` says by how much the first point is better: from one, where it won all, to
    /// minus one.
    pub fn learn(&mut self, trial: &Trial, lead: f64) {
        let gain = GAIN * (self.done as f64 + 1.0 + STABILITY).powf(-GAIN_POWER);
        for (variable, direction) in self.variables.iter_mut().zip(&trial.directions) {
            variable.value = variable.moved(gain * lead * direction / trial.reach);
        }
        self.done += 1;
    }
}

impl Variable {
    /// Where so many steps lead, within the bounds.
    fn moved(&self, steps: f64) -> f64 {
        (self.value + steps * self.step).clamp(self.bounds[0], self.bounds[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far a point is from the best one, in squares of steps.
    fn distance(point: &[f64]) -> f64 {
        point
            .iter()
            .zip([40.0, -3.0, 7.5])
            .zip([4.0, 1.0, 0.5])
            .map(|((x, best), step)| ((x - best) / step).powi(2))
            .sum()
    }

    fn beginning(seed: u64) -> Spsa {
        let variable = |value, least, most, step| Variable { value, bounds: [least, most], step };
        let variables = vec![
            variable(10.0, 0.0, 100.0, 4.0),
            variable(4.0, -50.0, 50.0, 1.0),
            variable(10.0, 0.0, 20.0, 0.5),
        ];
        Spsa { variables, done: 0, seed }
    }

    /// Compares as games do: now and then the worse point wins.
    fn compare(trial: &Trial, random: &mut Rng) -> f64 {
        let [one, other] = trial.points.each_ref().map(|point| distance(point));
        let expected = 0.02 * (other - one);
        (expected + random.f64() - 0.5).clamp(-1.0, 1.0)
    }

    fn values(spsa: &Spsa) -> Vec<f64> {
        spsa.variables.iter().map(|variable| variable.value).collect()
    }

    #[test]
    fn it_climbs_a_hill_that_is_known_through_noise() {
        for seed in 1..=3 {
            let mut spsa = beginning(seed);
            let mut random = Rng::with_seed(seed);
            let at_first = distance(&values(&spsa));
            for _ in 0..4000 {
                let trial = spsa.trial();
                spsa.learn(&trial, compare(&trial, &mut random));
            }
            let at_last = distance(&values(&spsa));
            assert!(at_first > 100.0 && at_last < 2.0, "{at_first} {at_last} {:?}", values(&spsa));
        }
    }

    #[test]
    fn nothing_leaves_its_bounds() {
        let mut spsa = beginning(1);
        for _ in 0..500 {
            let trial = spsa.trial();
            // Always the point with the smaller first number.
            let lead = if trial.points[0][0] < trial.points[1][0] { 1.0 } else { -1.0 };
            for point in trial.points.iter().chain([&values(&spsa)]) {
                for (value, variable) in point.iter().zip(&spsa.variables) {
                    assert!((variable.bounds[0]..=variable.bounds[1]).contains(value));
                }
            }
            spsa.learn(&trial, lead);
        }
        assert!(spsa.variables[0].value < 1.0);
    }

    #[test]
    fn trials_move_every_number_both_ways_and_follow_from_the_seed() {
        let [one, other] = [1, 2].map(|seed| {
            let mut spsa = beginning(seed);
            let trials: Vec<Trial> = (0..50)
                .map(|_| {
                    let trial = spsa.trial();
                    spsa.learn(&trial, 0.0);
                    trial
                })
                .collect();
            assert_eq!(values(&spsa), values(&beginning(seed)));
            trials
        });
        assert_ne!(one, other);
        for number in 0..3 {
            let up = one.iter().filter(|trial| trial.directions[number] > 0.0).count();
            assert!((10..40).contains(&up), "{up}");
        }
        assert!(one[49].reach < one[0].reach);
    }
}
