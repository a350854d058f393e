//! Played games: how often each move was made in some games, and what became of it.

use std::collections::HashMap;

use abande::{Game, Move, Position, Variant};

use crate::key::{distinct_moves, shared_key};
use crate::outcome::Outcomes;

/// What was played in the main lines of some games, on one board. It does not matter how the board was turned, nor by which
/// moves a position came about.
#[derive(Clone, Debug)]
pub struct PlayedGames {
    variant: Variant,
    games: u32,
    /// By the keys of the positions before and after a move.
    moves: HashMap<(u64, u64), Outcomes>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The move, and behind it those that lead to the same position, but for turning and mirroring.
    pub alike: Vec<Move>,
    /// How the games ended in which it was made.
    pub outcomes: Outcomes,
}

impl PlayedGames {
    /// No games yet.
    pub fn new(variant: Variant) -> PlayedGames {
        PlayedGames { variant, games: 0, moves: HashMap::new() }
    }

    /// How many games it has.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// Counts the main line of a game. One on another board, or with other pieces, does not count: then this is false.
    pub fn add(&mut self, game: &Game) -> bool {
        if game.variant() != self.variant {
            return false;
        }
        let result = game.result();
        let mut position = game.start().clone();
        let mut before = shared_key(&position);
        for mv in game.main_line().filter_map(|id| game.node(id)?.mv()) {
            // Every move of a game is legal.
            position.play_legal(mv);
            let after = shared_key(&position);
            if let (Some(before), Some(after)) = (before, after) {
                self.moves.entry((before, after)).or_default().add(result);
            }
            before = after;
        }
        self.games += 1;
        true
    }

    /// The moves that were played in a position, the most frequent one first.
    pub fn look_up(&self, position: &Position) -> Vec<PlayedMove> {
        let Some(before) = shared_key(position).filter(|_| position.variant() == self.variant) else {
            return Vec::new();
        };
        let played = |(after, alike)| {
            let outcomes = *self.moves.get(&(before, after))?;
            Some(PlayedMove { alike, outcomes })
        };
        let mut moves: Vec<PlayedMove> = distinct_moves(position).into_iter().filter_map(played).collect();
        moves.sort_by_key(|mv| std::cmp::Reverse(mv.outcomes.games()));
        moves
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords, read_games};

    use super::*;

    fn played(abn: &str) -> PlayedGames {
        let boards = Boards::default();
        let mut played = PlayedGames::new(boards.variant("hex").unwrap());
        for game in read_games(abn, &boards, Coords::Stein) {
            played.add(&game.unwrap());
        }
        played
    }

    fn shown(played: &PlayedGames, after: &str) -> Vec<(String, usize, [u32; 4])> {
        let mut position = Position::default();
        for text in after.split_whitespace() {
            let mv = position.board().parse_move(text, Coords::Stein).unwrap();
            position.play(mv).unwrap();
        }
        let text = |mv| position.board().move_text(mv, Coords::Stein);
        let counts = |Outcomes { black, draws, white, open }| [black, draws, white, open];
        let moves = played.look_up(&position).into_iter();
        moves.map(|mv| (text(mv.alike[0]), mv.alike.len(), counts(mv.outcomes))).collect()
    }

    #[test]
    fn turned_games_and_other_orders_of_moves_count_together() {
        let games = played(
            "1. d4 c3 2. d3 1-0\n\n1. d4 e4 2. e3 *\n\n1. c3 d4 2. d3 0-1\n\n1. d4 d5 1/2-1/2\n\n\
             [Board \"square\"]\n1. d4 1-0\n",
        );
        assert_eq!(games.games(), 4);
        assert_eq!(shown(&games, ""), [("d4".into(), 1, [1, 1, 0, 1]), ("c3".into(), 6, [0, 0, 1, 0])]);
        // All six neighbours of the centre are one move.
        assert_eq!(shown(&games, "d4"), [("c3".into(), 6, [1, 1, 0, 1])]);
        let after = shown(&games, "d4 e4");
        assert_eq!(after.iter().map(|(_, _, counts)| counts.iter().sum::<u32>()).sum::<u32>(), 2);
        assert_eq!(shown(&games, "a1"), []);
    }
}
