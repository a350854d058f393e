//! A seat: one game of a batch, and the rows of the arrays that show it.

use abande::{Color, Position, Score};
use fastrand::Rng;

use crate::actions::{Actions, Corner};
use crate::planes::{Cell, PLANES, TooWide, corner, list, observe};

/// A game of a batch.
pub(crate) struct Seat {
    pub(crate) position: Position,
    /// Where the window on it lies.
    pub(crate) corner: Corner,
    /// Its legal actions as bits: the arrays belong to Python.
    legal: Vec<u64>,
    /// Its own stream of random numbers.
    random: Rng,
}

/// What all seats of a batch have in common.
pub(crate) struct House {
    pub(crate) actions: Actions,
    pub(crate) start: Position,
    pub(crate) auto_reset: bool,
}

/// Some seats with the rows of their arrays.
pub(crate) struct Rows<'a, T> {
    pub(crate) seats: &'a mut [Seat],
    pub(crate) observations: &'a mut [T],
    pub(crate) mask: &'a mut [bool],
    pub(crate) to_move: &'a mut [i8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut [bool],
    pub(crate) scores: &'a mut [i16],
}

impl Seat {
    pub(crate) fn new(house: &House, seed: u64, number: usize) -> Seat {
        let position = house.start.clone();
        let legal = vec![0; house.actions.count().div_ceil(64)];
        Seat { corner: corner(&position, &house.actions), position, legal, random: stream(seed, number) }
    }

    pub(crate) fn reseed(&mut self, seed: u64, number: usize) {
        self.random = stream(seed, number);
    }

    /// Whether an action is legal.
    #[inline]
    pub(crate) fn allows(&self, action: usize) -> bool {
        self.legal.get(action / 64).is_some_and(|bits| bits >> (action % 64) & 1 == 1)
    }

    /// One of the legal actions, all alike; none where the game is over.
    pub(crate) fn random_action(&mut self) -> Option<usize> {
        let count: u32 = self.legal.iter().map(|bits| bits.count_ones()).sum();
        if count == 0 {
            return None;
        }
        let mut skip = self.random.u32(..count);
        for (place, &bits) in self.legal.iter().enumerate() {
            if skip >= bits.count_ones() {
                skip -= bits.count_ones();
                continue;
            }
            let mut bits = bits;
            for _ in 0..skip {
                bits &= bits - 1;
            }
            return Some(place * 64 + bits.trailing_zeros() as usize);
        }
        None
    }
}

/// The random numbers of a game: one stream for each, whoever asks first.
pub(crate) fn stream(seed: u64, number: usize) -> Rng {
    // SplitMix64, so that neighbours have nothing in common.
    let mut mixed = seed.wrapping_add((number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    Rng::with_seed(mixed ^ (mixed >> 31))
}

impl<'a, T: Cell> Rows<'a, T> {
    /// The first so many seats, and the others.
    fn split(self, count: usize, actions: &Actions) -> (Rows<'a, T>, Rows<'a, T>) {
        let (seats, seats2) = self.seats.split_at_mut(count);
        let (observations, observations2) = self.observations.split_at_mut(count * PLANES * actions.spaces());
        let (mask, mask2) = self.mask.split_at_mut(count * actions.count());
        let (to_move, to_move2) = self.to_move.split_at_mut(count);
        let (rewards, rewards2) = self.rewards.split_at_mut(2 * count);
        let (done, done2) = self.done.split_at_mut(count);
        let (scores, scores2) = self.scores.split_at_mut(2 * count);
        (
            Rows { seats, observations, mask, to_move, rewards, done, scores },
            Rows {
                seats: seats2,
                observations: observations2,
                mask: mask2,
                to_move: to_move2,
                rewards: rewards2,
                done: done2,
                scores: scores2,
            },
        )
    }

    /// Shares the rows out among threads.
    pub(crate) fn shares(self, threads: usize, actions: &Actions) -> Vec<Rows<'a, T>> {
        let (mut rest, mut shares) = (self, Vec::new());
        for left in (2..=threads.max(1)).rev() {
            let count = rest.seats.len().div_ceil(left);
            let (share, others) = rest.split(count, actions);
            shares.push(share);
            rest = others;
        }
        shares.push(rest);
        shares
    }

    /// Plays an action in each game, which is legal, and shows what comes of it. The number of the first game that the
    /// window has no room for is an error.
    pub(crate) fn step(&mut self, house: &House, chosen: &[i32]) -> Result<(), usize> {
        let mut fits = Ok(());
        for (number, &action) in chosen.iter().enumerate() {
            let seat = &mut self.seats[number];
            let mut reward = [0.0; 2];
            let mut ended = seat.position.is_over();
            if !ended {
                if let Some(mv) = house.actions.mv(action as usize, seat.corner) {
                    seat.position.play_legal(mv);
                }
                if let Some(score) = seat.position.result() {
                    ended = true;
                    reward = rewards(score);
                    self.scores[2 * number..][..2].copy_from_slice(&[score.black as i16, score.white as i16]);
                    if house.auto_reset {
                        seat.position.clone_from(&house.start);
                    }
                }
                if self.show(house, number).is_err() && fits.is_ok() {
                    fits = Err(number);
                }
            }
            self.rewards[2 * number..][..2].copy_from_slice(&reward);
            self.done[number] = ended;
        }
        fits
    }

    /// Begins all games anew.
    pub(crate) fn reset(&mut self, house: &House) -> Result<(), usize> {
        self.rewards.fill(0.0);
        self.done.fill(false);
        self.scores.fill(0);
        for number in 0..self.seats.len() {
            self.seats[number].position.clone_from(&house.start);
            self.show(house, number).map_err(|_| number)?;
        }
        Ok(())
    }

    /// Shows a game.
    #[inline]
    pub(crate) fn show(&mut self, house: &House, number: usize) -> Result<(), TooWide> {
        let (actions, seat) = (&house.actions, &mut self.seats[number]);
        seat.corner = corner(&seat.position, actions);
        self.to_move[number] = seat.position.turn().index() as i8;
        let (cells, count) = (PLANES * actions.spaces(), actions.count());
        observe(&seat.position, actions, seat.corner, &mut self.observations[number * cells..][..cells]);
        list(&seat.position, actions, seat.corner, &mut self.mask[number * count..][..count], &mut seat.legal)
    }
}

/// What Black and White get for a final score.
pub(crate) fn rewards(score: Score) -> [f32; 2] {
    match score.leader() {
        Some(Color::Black) => [1.0, -1.0],
        Some(Color::White) => [-1.0, 1.0],
        None => [0.0, 0.0],
    }
}
