//! Where the games of a match begin.

use std::collections::HashSet;

use abande::{Coords, Move, Position, Variant};
use fastrand::Rng;

/// Random openings of so many plies, no two alike under turning and mirroring. Fewer than asked for where
/// the board does not have so many.
pub fn random(variant: &Variant, plies: usize, count: usize, seed: u64) -> Vec<Position> {
    let start = Position::start(variant);
    let mut random = Rng::with_seed(seed);
    let mut known = HashSet::new();
    let mut openings = Vec::new();
    for _ in 0..count * 20 {
        if openings.len() == count {
            break;
        }
        let mut position = start.clone();
        for _ in 0..plies {
            let moves = position.moves();
            if let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) {
                let _ = position.play_legal(mv);
            }
        }
        if !position.is_over() && known.insert(canonical(&position)) {
            openings.push(position);
        }
    }
    openings
}

/// The same text for all positions that turning and mirroring make alike.
fn canonical(position: &Position) -> String {
    let setup = position.setup();
    let images = position.board().symmetries().iter().filter_map(|symmetry| {
        let mut image = setup.clone();
        for (space, _) in &mut image.stacks {
            *space = symmetry.space(*space)?;
        }
        Some(image.validate().ok()?.to_string())
    });
    images.min().unwrap_or_default()
}

/// Moves as a line of text.
pub fn line_text(position: &Position, moves: &[Move]) -> String {
    let text = |mv: &Move| position.board().move_text(*mv, Coords::Stein);
    moves.iter().map(text).collect::<Vec<_>>().join(" ")
}
