//! Positions to draw.

#![allow(dead_code)] // each test uses a part of it

use abande::{Boards, Move, Position, Space};

/// A position of a game played at random, with the last move.
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) last: Option<Move>,
}

impl Moment {
    /// The spaces that may be entered.
    pub(crate) fn entries(&self) -> Vec<Space> {
        let moves = self.position.moves().into_iter();
        moves.filter_map(|mv| if let Move::Enter(to) = mv { Some(to) } else { None }).collect()
    }
}

/// All positions of a random game, the start first.
pub(crate) fn game(variant: &str, seed: u64) -> Vec<Moment> {
    let mut position = Position::start(&Boards::default().variant(variant).unwrap());
    let mut random = fastrand::Rng::with_seed(seed);
    let mut moments = vec![Moment { position: position.clone(), last: None }];
    while let Some(mv) = random.choice(position.moves()) {
        position.play(mv).unwrap();
        moments.push(Moment { position: position.clone(), last: Some(mv) });
    }
    moments
}
