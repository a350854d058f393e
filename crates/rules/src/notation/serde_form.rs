//! Positions as serde sees them: a board and a position line. What is read is checked as any other line.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Board, Boards, Position};

#[derive(Serialize, Deserialize)]
struct Form {
    board: Board,
    line: String,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form { board: self.board().clone(), line: self.to_string() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let Form { board, line } = Form::deserialize(deserializer)?;
        Position::from_line(&line, &Boards::from(board)).map_err(D::Error::custom)
    }
}
