//! Games as serde sees them: a board and the text of an `.abn` file. What is read is checked as any other file.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Game, read_games};
use crate::{Board, Boards, Coords};

#[derive(Serialize, Deserialize)]
struct Form {
    board: Board,
    text: String,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form { board: self.board().clone(), text: self.to_abn(Coords::Stein) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let Form { board, text } = Form::deserialize(deserializer)?;
        let boards = Boards::from(board);
        let mut games = read_games(&text, &boards, Coords::Stein);
        match (games.next(), games.next()) {
            (Some(game), None) => game.map_err(D::Error::custom),
            _ => Err(D::Error::custom("expected one game")),
        }
    }
}
