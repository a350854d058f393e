//! What the rules allow, to be shown in a picture.

use abande::{Color, Move, Position, Setup, Space};

use crate::picture::Arrow;

/// The spaces where the player to move may enter a piece.
pub fn entries(position: &Position) -> Vec<Space> {
    let enter = |mv| if let Move::Enter(space) = mv { Some(space) } else { None };
    position.moves().into_iter().filter_map(enter).collect()
}

/// An arrow for each capture that a player could make if it were his turn.
pub fn captures(position: &Position, player: Color) -> Vec<Arrow> {
    let setup = Setup { turn: player, passes: 0, ..position.setup() };
    // Whose turn it is makes no position unsound; but if it did, there would be nothing to show.
    let Ok(position) = setup.validate() else { return vec![] };
    let mut arrows = Vec::new();
    position.each_capture(|mv| {
        if let Move::Capture { from, to } = mv {
            arrows.push(Arrow { from, to, player: Some(player) });
        }
    });
    arrows
}
