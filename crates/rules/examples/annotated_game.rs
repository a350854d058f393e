//! A game as a record: names, a variation, comments, signs, an arrow, a result; written as a file and read again.

use std::error::Error;

use abande::{Boards, Color, Coords, Drawing, Game, GameResult, NodeId, read_games};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let game = annotated()?;
    let text = game.to_string();
    println!("{text}");

    let boards = Boards::default();
    for read in read_games(&text, &boards, Coords::Stein) {
        assert_eq!(read?, game);
    }
    Ok(())
}

fn annotated() -> Result<Game, Box<dyn Error>> {
    let mut game = Game::default();
    game.tags_mut().set("Black", "Ada")?;
    game.tags_mut().set("White", "Bo")?;
    let board = game.board().clone();
    for text in ["d4", "c3", "d3", "c4"] {
        game.push(board.parse_move(text, Coords::Stein)?)?;
    }
    // Signs are numbers, as in chess: 1 is `!`.
    let last = game.last();
    game.set_glyphs(last, &[1])?;
    game.set_comment(last, "Now d3-c3 would split nothing.")?;
    let space = |name| board.find_space(name, Coords::Stein);
    if let (Some(from), Some(to)) = (space("d3"), space("c3")) {
        game.set_drawings(last, &[Drawing::Arrow { from, to }])?;
    }
    let other = game.add_move(NodeId::START, board.parse_move("e4", Coords::Stein)?)?;
    game.set_comment(other, "As good as the centre?")?;
    game.set_result(GameResult::Won(Color::Black))?;
    Ok(game)
}
