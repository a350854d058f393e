//! Training of a network from games of self-play.

use std::collections::HashSet;

use abande::{Color, Move, Position, Variant};
use abande_engine::network::{MIDDLE, Network, ONE, POINTS_PER_UNIT, WEIGHT_ONE, WIDTH};
use abande_engine::{CHANCE_SCALE, feature_count, lit_features, winning_chance};
use fastrand::Rng;

use crate::selfplay::TrainingGame;

/// Both views of a position, and what the player to move can expect of it.
struct Sample {
    features: [Box<[u16]>; 2],
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
                    samples.push(Sample { features, target });
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

/// Where the layers begin in the row.
struct Layout {
    input_bias: usize,
    middle: usize,
    middle_bias: usize,
    output: usize,
    output_bias: usize,
    end: usize,
}

impl Layout {
    fn new(features: usize) -> Layout {
        let input_bias = features * WIDTH;
        let middle = input_bias + WIDTH;
        let middle_bias = middle + MIDDLE * 2 * WIDTH;
        let output = middle_bias + MIDDLE;
        let output_bias = output + MIDDLE;
        Layout { input_bias, middle, middle_bias, output, output_bias, end: output_bias + 1 }
    }
}

/// How a number is kept within 0 and 1, and how much of a change comes through. A little leaks, or a
/// number that is out would never come back.
fn clipped(number: f32) -> (f32, f32) {
    (number.clamp(0.0, 1.0), if (0.0..=1.0).contains(&number) { 1.0 } else { 0.01 })
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
        fill(layout.middle..layout.middle_bias, 0.18);
        fill(layout.output..layout.output_bias, 0.3);
        weights[layout.input_bias..layout.middle].fill(0.4);
        weights[layout.middle_bias..layout.output].fill(0.3);
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
    pub fn epoch(&mut self, samples: &Samples, held_back: usize, rate: f32, batch: usize) -> [f32; 2] {
        let layout = Layout::new(self.features);
        let mut order: Vec<u32> = (0..held_back as u32).collect();
        self.random.shuffle(&mut order);
        let mut losses = [0.0_f64; 2];
        for chunk in order.chunks(batch) {
            for &index in chunk {
                losses[0] += f64::from(self.learn(samples, index as usize, &layout, true));
            }
            self.step(rate, chunk.len());
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
            sums.copy_from_slice(&weights[layout.input_bias..layout.middle]);
            for &feature in features {
                let start = turned(feature) * WIDTH;
                sums.iter_mut().zip(&weights[start..start + WIDTH]).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let inner = sums.map(|sum| clipped(sum).0);
        let mut middle = [0.0_f32; MIDDLE];
        for (number, sum) in middle.iter_mut().enumerate() {
            let row = layout.middle + number * 2 * WIDTH;
            let product: f32 = inner.iter().zip(&weights[row..row + 2 * WIDTH]).map(|(a, b)| a * b).sum();
            *sum = weights[layout.middle_bias + number] + product;
        }
        let outer = middle.map(|sum| clipped(sum).0);
        let output: f32 =
            outer.iter().zip(&weights[layout.output..layout.output_bias]).map(|(a, b)| a * b).sum();
        let points = (output + weights[layout.output_bias]) * POINTS_PER_UNIT as f32;
        let expected = winning_chance(points);
        let error = expected - sample.target;
        if backwards {
            // Cross entropy: the sigmoid's slope cancels.
            let slope = error * POINTS_PER_UNIT as f32 / CHANCE_SCALE;
            let gradient = &mut self.gradient;
            gradient[layout.output_bias] += slope;
            let mut inner_slope = [0.0_f32; 2 * WIDTH];
            for number in 0..MIDDLE {
                gradient[layout.output + number] += slope * outer[number];
                let slope = slope * weights[layout.output + number] * clipped(middle[number]).1;
                gradient[layout.middle_bias + number] += slope;
                let row = layout.middle + number * 2 * WIDTH;
                for (at, inner) in inner.iter().enumerate() {
                    gradient[row + at] += slope * inner;
                    inner_slope[at] += slope * weights[row + at];
                }
            }
            for (slope, sum) in inner_slope.iter_mut().zip(sums) {
                *slope *= clipped(sum).1;
            }
            for (view, features) in sample.features.iter().enumerate() {
                let slopes = &inner_slope[view * WIDTH..(view + 1) * WIDTH];
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

    /// One step of Adam.
    fn step(&mut self, rate: f32, count: usize) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let correction = (1.0 - SECOND.powi(self.steps)).sqrt() / (1.0 - FIRST.powi(self.steps));
        let (rate, scale) = (rate * correction, 1.0 / count.max(1) as f32);
        for index in 0..self.weights.len() {
            let gradient = self.gradient[index] * scale;
            self.gradient[index] = 0.0;
            self.first[index] += (1.0 - FIRST) * (gradient - self.first[index]);
            self.second[index] += (1.0 - SECOND) * (gradient * gradient - self.second[index]);
            self.weights[index] -= rate * self.first[index] / (self.second[index].sqrt() + 1e-8);
        }
    }

    /// The network in whole numbers.
    pub fn network(&self, samples: &Samples) -> Network {
        let layout = Layout::new(self.features);
        let short = |weight: f32, one: i32| (weight * one as f32).round().clamp(-32_000.0, 32_000.0) as i16;
        let row = |start: usize| std::array::from_fn(|at| short(self.weights[start + at], ONE));
        Network {
            board: samples.board.clone(),
            spaces: samples.spaces,
            inputs: (0..self.features).map(|feature| row(feature * WIDTH)).collect(),
            input_bias: row(layout.input_bias),
            middle: (0..MIDDLE)
                .map(|number| {
                    let start = layout.middle + number * 2 * WIDTH;
                    std::array::from_fn(|at| short(self.weights[start + at], WEIGHT_ONE))
                })
                .collect(),
            middle_bias: std::array::from_fn(|number| {
                (self.weights[layout.middle_bias + number] * (WEIGHT_ONE * ONE) as f32).round() as i32
            }),
            output: std::array::from_fn(|number| short(self.weights[layout.output + number], WEIGHT_ONE)),
            output_bias: (self.weights[layout.output_bias] * (WEIGHT_ONE * ONE) as f32).round() as i32,
        }
    }
}
