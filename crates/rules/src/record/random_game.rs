//! A game of random moves, in one call.

use super::{Game, NodeId};
use crate::position::spread;
use crate::{Move, Variant};

/// Plays random legal moves from the start to the end. The same seed makes the same game, on every machine.
///
/// ```
/// use abande::{Board, random_game};
///
/// let game = random_game(&Board::snub().into(), 2005);
/// assert!(!game.result().is_open());
/// assert_eq!(game, random_game(&Board::snub().into(), 2005));
/// println!("{game}");
/// ```
pub fn random_game(variant: &Variant, seed: u64) -> Game {
    let mut game = Game::new(variant);
    let mut position = game.start().clone();
    let mut at = NodeId::START;
    // Else the games of two seeds in sequence would be made of the same numbers.
    let mut random = spread(seed);
    while let Some(mv) = any_of(&position.moves(), &mut random) {
        position.play_legal(mv);
        match game.attach(at, mv, &position) {
            Ok(id) => at = id,
            Err(_) => break, // never: the node was just made
        }
    }
    game
}

/// One of the moves, if there are any; each is as likely as the others, but for less than one in a billion.
fn any_of(moves: &[Move], random: &mut u64) -> Option<Move> {
    *random = random.wrapping_add(1);
    let chosen = (u128::from(spread(*random)) * moves.len() as u128) >> 64;
    moves.get(chosen as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Boards, Coords, GameResult, Position, read_games};

    #[test]
    fn random_games_are_played_out_and_differ() {
        for board in [Board::hex(), Board::square(), Board::snub(), Board::libre()] {
            let variant = Variant::from(board);
            let games: Vec<Game> = (0..20).map(|seed| random_game(&variant, seed)).collect();
            for (seed, game) in games.iter().enumerate() {
                assert!(matches!(game.result(), GameResult::Score(_)), "{game}");
                assert!(game.move_count() > 36, "{game}");
                assert!(games[..seed].iter().all(|other| other != game), "{game}");
                let text = game.to_string();
                let back = read_games(&text, &Boards::default(), Coords::Stein).next();
                assert_eq!(back.unwrap().unwrap(), *game);
            }
        }
    }

    #[test]
    fn every_move_gets_its_share() {
        let start = Position::start(&Variant::default());
        let (moves, mut random) = (start.moves(), 0);
        let mut counts = vec![0_u32; moves.len()];
        for _ in 0..37_000 {
            let chosen = any_of(&moves, &mut random);
            counts[moves.iter().position(|mv| Some(*mv) == chosen).unwrap()] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
