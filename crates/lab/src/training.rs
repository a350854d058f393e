//! Training of a network from games of self-play.

use std::collections::HashSet;

use abande::{Color, Move, Position, Variant};
use abande_engine::network::{
    GROUPS, MAX_WEIGHT, Network, ONE, Output, POINTS_PER_UNIT, WEIGHT_ONE, WIDTH, group,
};
use abande_engine::{CHANCE_SCALE, feature_count, lit_features, winning_chance};
use fastrand::Rng;

use crate::selfplay::{TrainingGame, hands};

/// Both views of a position, its pieces in hand, and what the player to move can expect of it.
struct Sample {
    features: [Box<[u16]>; 2],
    group: usize,
    target: f32,
}

/// The positions of many games.
pub struct Samples {
    board: String,
    spaces: usize,
    all: Vec<Sample>,
    /// Where each symmetry takes each space.
    symmetries: Vec<Vec<u16>>,
    left_out: usize,
}

/// Which positions are learnt from, and what of them.
#[derive(Clone, Debug)]
pub struct Choice {
    /// How much the final result counts, the search counting the rest.
    pub trust: f32,
    /// Keys of positions that are left out.
    pub barred: HashSet<u64>,
    /// Whether those are left out whose best move is a capture.
    pub quiet: bool,
}

impl Choice {
    /// Whether a position has something to teach. The search knows forced and final moves better than any network.
    fn teaches(&self, position: &Position, mv: Move) -> bool {
        position.move_count() > 1 && !(self.quiet && matches!(mv, Move::Capture { .. }))
    }
}

impl Samples {
    /// The positions of games that were searched, as far as they are chosen.
    pub fn new(variant: &Variant, games: impl Iterator<Item = TrainingGame>, choice: &Choice) -> Samples {
        let board = variant.board();
        let spaces = board.size().unwrap_or(0);
        let mut samples = Vec::new();
        let mut left_out = 0;
        for game in games {
            for ((position, value), &(mv, _)) in game.positions(variant).zip(&game.moves) {
                if choice.barred.contains(&position.key()) {
                    left_out += 1;
                } else if let Some(value) = value.filter(|_| choice.teaches(&position, mv)) {
                    let margin =
                        (if position.turn() == Color::Black { game.margin } else { -game.margin }) as f32;
                    let won = if margin == 0.0 { 0.5 } else { f32::from(margin > 0.0) };
                    let result = f32::midpoint(won, winning_chance(margin));
                    let target =
                        choice.trust * result + (1.0 - choice.trust) * winning_chance(value as f32 / 100.0);
                    let features = lit_features(&position, spaces).map(Vec::into_boxed_slice);
                    let group = group(usize::from(hands(&position)));
                    samples.push(Sample { features, group, target });
                }
            }
        }
        let symmetries = board
            .symmetries()
            .iter()
            .map(|symmetry| {
                let image = |space| symmetry.space(space).map_or(0, |space| space.number() as u16);
                board.spaces().map(image).collect()
            })
            .collect();
        Samples { board: board.name().into(), spaces, all: samples, symmetries, left_out }
    }

    /// How many positions were barred.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

/// A network in training: real numbers, all in one row, with Adam's two moments beside them.
pub struct Trainer {
    features: usize,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    random: Rng,
}

/// How fast is learnt.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How far a step goes.
    pub rate: f32,
    /// How much of each weight fades beside it, as a share of the rate.
    pub decay: f32,
    /// How many positions a step averages over.
    pub batch: usize,
}

/// Where the layers begin in the row: the inputs, their bias, each group's weights, each group's bias.
struct Layout {
    input_bias: usize,
    outputs: usize,
    output_biases: usize,
    end: usize,
}

impl Layout {
    fn new(features: usize) -> Layout {
        let input_bias = features * WIDTH;
        let outputs = input_bias + WIDTH;
        let output_biases = outputs + GROUPS * 2 * WIDTH;
        Layout { input_bias, outputs, output_biases, end: output_biases + GROUPS }
    }

    /// The weights of a group's layer.
    fn output(&self, group: usize) -> std::ops::Range<usize> {
        let start = self.outputs + group * 2 * WIDTH;
        start..start + 2 * WIDTH
    }
}

/// A sum clipped and squared, and how much of a change comes through. A little always does, or a number that is dark
/// or too large would never come back.
fn squared(sum: f32) -> (f32, f32) {
    let number = sum.clamp(0.0, 1.0);
    (number * number, if (0.0..=1.0).contains(&sum) { 2.0 * number.max(0.1) } else { 0.02 })
}

impl Trainer {
    /// A network that knows nothing.
    pub fn new(spaces: usize, seed: u64) -> Trainer {
        let features = feature_count(spaces);
        let layout = Layout::new(features);
        let mut random = Rng::with_seed(seed);
        let mut weights = vec![0.0; layout.end];
        let mut fill = |range: std::ops::Range<usize>, spread: f32| {
            weights[range].iter_mut().for_each(|weight| *weight = (random.f32() * 2.0 - 1.0) * spread);
        };
        fill(0..layout.input_bias, 0.1);
        fill(layout.outputs..layout.output_biases, 0.2);
        weights[layout.input_bias..layout.outputs].fill(0.4);
        let zeros = vec![0.0; layout.end];
        Trainer {
            features,
            weights,
            gradient: zeros.clone(),
            first: zeros.clone(),
            second: zeros,
            steps: 0,
            random,
        }
    }

    /// Goes through the samples once, in random order and each under a random symmetry. The part of the
    /// samples from `held_back` on is only looked at. Returns the mean losses of both parts.
    pub fn epoch(&mut self, samples: &Samples, held_back: usize, pace: &Pace) -> [f32; 2] {
        let layout = Layout::new(self.features);
        let mut order: Vec<u32> = (0..held_back as u32).collect();
        self.random.shuffle(&mut order);
        let mut losses = [0.0_f64; 2];
        for chunk in order.chunks(pace.batch) {
            for &index in chunk {
                losses[0] += f64::from(self.learn(samples, index as usize, &layout, true));
            }
            self.step(pace.rate, pace.decay, chunk.len());
        }
        for index in held_back..samples.len() {
            losses[1] += f64::from(self.learn(samples, index, &layout, false));
        }
        let counts = [held_back, samples.len() - held_back];
        [0, 1].map(|part| (losses[part] / counts[part].max(1) as f64) as f32)
    }

    /// The loss of a sample; with `backwards` its gradient is added.
    fn learn(&mut self, samples: &Samples, index: usize, layout: &Layout, backwards: bool) -> f32 {
        let sample = &samples.all[index];
        let places = self.features - samples.spaces * 6;
        let symmetry = &samples.symmetries[self.random.usize(..samples.symmetries.len())];
        let turned = |feature: u16| {
            let feature = usize::from(feature);
            if feature < places {
                return feature;
            }
            let (space, kind) = ((feature - places) / 6, (feature - places) % 6);
            places + usize::from(symmetry[space]) * 6 + kind
        };
        let weights = &self.weights;
        let mut sums = [0.0_f32; 2 * WIDTH];
        for (view, features) in sample.features.iter().enumerate() {
            let sums = &mut sums[view * WIDTH..(view + 1) * WIDTH];
            sums.copy_from_slice(&weights[layout.input_bias..layout.outputs]);
            for &feature in features {
                let start = turned(feature) * WIDTH;
                sums.iter_mut().zip(&weights[start..start + WIDTH]).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let output = layout.output(sample.group);
        let product: f32 =
            sums.iter().zip(&weights[output.clone()]).map(|(&sum, weight)| squared(sum).0 * weight).sum();
        let bias = layout.output_biases + sample.group;
        let expected = winning_chance((product + weights[bias]) * POINTS_PER_UNIT as f32);
        let error = expected - sample.target;
        if backwards {
            // Cross entropy: the sigmoid's slope cancels.
            let slope = error * POINTS_PER_UNIT as f32 / CHANCE_SCALE;
            let gradient = &mut self.gradient;
            gradient[bias] += slope;
            let mut slopes = [0.0_f32; 2 * WIDTH];
            for (((inner, &sum), weight), at) in
                slopes.iter_mut().zip(&sums).zip(&weights[output.clone()]).zip(output)
            {
                let (number, change) = squared(sum);
                gradient[at] += slope * number;
                *inner = slope * weight * change;
            }
            for (view, features) in sample.features.iter().enumerate() {
                let slopes = &slopes[view * WIDTH..(view + 1) * WIDTH];
                let mut add = |start: usize| {
                    let row = &mut gradient[start..start + WIDTH];
                    row.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
                };
                add(layout.input_bias);
                features.iter().for_each(|&feature| add(turned(feature) * WIDTH));
            }
        }
        error * error
    }

    /// One step of Adam; all weights fade a little beside it, so that what few games have taught does not stay by chance.
    fn step(&mut self, rate: f32, decay: f32, count: usize) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let fading = 1.0 - rate * decay;
        let correction = (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        let (rate, scale) = (rate * correction, 1.0 / count.max(1) as f32);
        for index in 0..self.weights.len() {
            let gradient = self.gradient[index] * scale;
            self.gradient[index] = 0.0;
            self.first[index] += (1.0 - FIRST) * (gradient - self.first[index]);
            self.second[index] += (1.0 - SECOND) * (gradient * gradient - self.second[index]);
            let change = rate * self.first[index] / (self.second[index].sqrt() + 1e-8);
            self.weights[index] = fading * self.weights[index] - change;
        }
        // A file holds no larger ones.
        let layout = Layout::new(self.features);
        let most = MAX_WEIGHT as f32 / WEIGHT_ONE as f32;
        for weight in &mut self.weights[layout.outputs..layout.output_biases] {
            *weight = weight.clamp(-most, most);
        }
    }

    /// The network in whole numbers.
    pub fn network(&self, samples: &Samples) -> Network {
        let layout = Layout::new(self.features);
        let short = |weight: f32, one: i32| (weight * one as f32).round().clamp(-32_000.0, 32_000.0) as i16;
        let row = |start: usize| std::array::from_fn(|at| short(self.weights[start + at], ONE));
        let weights = |start: usize| std::array::from_fn(|at| short(self.weights[start + at], WEIGHT_ONE));
        Network {
            board: samples.board.clone(),
            spaces: samples.spaces,
            inputs: (0..self.features).map(|feature| row(feature * WIDTH)).collect(),
            input_bias: row(layout.input_bias),
            outputs: std::array::from_fn(|group| {
                let start = layout.output(group).start;
                let bias = self.weights[layout.output_biases + group];
                Output {
                    weights: [0, WIDTH].map(|view| weights(start + view)),
                    bias: (bias * (WEIGHT_ONE * ONE) as f32).round() as i32,
                }
            }),
        }
    }
}
