//! The positions of a game, one after the other.

use abande::{Coords, Drawing, Game, Move, NodeId, Position, Space};

/// A position of a game's main line.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position.
    pub position: Position,
    /// The move that led to it; the start has none.
    pub last: Option<Move>,
    /// How many moves led to it.
    pub ply: usize,
    /// What somebody has drawn there.
    pub drawings: Vec<Drawing>,
    /// The number of the turn that `last` belongs to, from 1.
    turn: usize,
}

impl Moment {
    /// A position without a game.
    pub fn alone(position: Position) -> Moment {
        Moment { position, last: None, ply: 0, drawings: vec![], turn: 0 }
    }

    /// The move as a score sheet has it: `12. d4` for Black, `12... c3` for White; empty at the start.
    pub fn move_text(&self, coords: Coords) -> String {
        let Some(mv) = self.last else { return String::new() };
        let dots = match self.position.turn().other() {
            abande::Color::Black => ".",
            abande::Color::White => "...",
        };
        format!("{}{dots} {}", self.turn, self.position.board().move_text(mv, coords))
    }
}

/// The positions of the main line, the start first.
pub fn of_game(game: &Game) -> Vec<Moment> {
    let mut position = game.start().clone();
    let mut turn = 0;
    let drawings = game.drawings(NodeId::START);
    let mut moments = vec![Moment { position: position.clone(), last: None, ply: 0, drawings, turn }];
    for (id, mv) in game.main_line().filter_map(|id| Some((id, game.node(id)?.mv()?))) {
        if turn == 0 || position.turn() == abande::Color::Black {
            turn += 1;
        }
        // The moves of a game are legal.
        position.play_legal(mv);
        let (last, ply, drawings) = (Some(mv), moments.len(), game.drawings(id));
        moments.push(Moment { position: position.clone(), last, ply, drawings, turn });
    }
    moments
}

/// In Libre, every space that any of the positions shows: what a picture of each must leave room for. Boards
/// with edges need none.
pub fn room(moments: &[Moment]) -> Vec<Space> {
    let libre = moments.iter().filter(|moment| moment.position.board().is_libre());
    let shown = |moment: &Moment| {
        let board = moment.position.board().clone();
        let stacks: Vec<Space> = moment.position.stacks().map(|(space, _)| space).collect();
        stacks.into_iter().flat_map(move |space| board.neighbours(space).into_iter().chain([space]))
    };
    let mut spaces: Vec<Space> = libre.flat_map(shown).collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_what_was_drawn_there() {
        let mut game = Game::new(&abande::Board::hex().into());
        let space = |name: &str| abande::Board::hex().find_space(name, Coords::Stein).unwrap();
        let drawings = [Drawing::Circle(space("d4")), Drawing::Arrow { from: space("a1"), to: space("c3") }];
        let id = game.push(Move::Enter(space("d4"))).unwrap();
        game.set_drawings(id, &drawings).unwrap();
        let drawn: Vec<_> = of_game(&game).into_iter().map(|moment| moment.drawings).collect();
        assert_eq!(drawn, [vec![], drawings.to_vec()]);
    }
}
