//! Drawings: circles and arrows that somebody has drawn on the board after a move.
//!
//! They stand in the comment on the move, on a line of their own, so that who does not know them keeps them as words:
//! `[%draw d4 e2-d3]`. A space is a circle, two spaces are an arrow, both written as the moves that they look like, with
//! Stein's names whatever names the moves of a file have. Anything else in such brackets is words.

use std::collections::HashSet;
use std::fmt::Write;

use super::{EditError, Game, Node, NodeId};
use crate::{Board, Coords, Move, Space};

const OPENING: &str = "[%draw ";

/// A circle or an arrow on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Drawing {
    /// A circle around a space.
    Circle(Space),
    /// An arrow between two spaces, neighbours or not.
    Arrow {
        /// Where it begins.
        from: Space,
        /// Where it points.
        to: Space,
    },
}

impl Drawing {
    /// The drawings in a comment, each once, and the comment without them.
    pub fn taken_out(comment: &str, board: &Board) -> (Vec<Drawing>, String) {
        let mut drawings = Vec::new();
        let mut lines = Vec::new();
        for line in comment.split('\n') {
            let mut words = String::new();
            let mut rest = line;
            while let Some((before, more, behind)) = cut(rest, board) {
                drawings.extend(more);
                add_words(&mut words, before.trim());
                rest = behind;
            }
            let untouched = rest.len() == line.len();
            add_words(&mut words, if untouched { line } else { rest.trim() });
            if untouched || !words.is_empty() {
                lines.push(words);
            }
        }
        let mut known = HashSet::new();
        drawings.retain(|&drawing| known.insert(drawing));
        (drawings, lines.join("\n"))
    }

    /// The drawing that looks like a move, or is written like one, as in `d4` or `d4-c3`.
    pub fn of_move(mv: Move) -> Option<Drawing> {
        match mv {
            Move::Enter(space) => Some(Drawing::Circle(space)),
            Move::Capture { from, to } if from != to => Some(Drawing::Arrow { from, to }),
            Move::Capture { .. } | Move::Pass => None,
        }
    }

    fn as_move(self) -> Move {
        match self {
            Drawing::Circle(space) => Move::Enter(space),
            Drawing::Arrow { from, to } => Move::Capture { from, to },
        }
    }
}

/// The first drawings of a line, with what stands before and behind them.
fn cut<'a>(line: &'a str, board: &Board) -> Option<(&'a str, Vec<Drawing>, &'a str)> {
    line.match_indices(OPENING).find_map(|(start, _)| {
        let behind = &line[start + OPENING.len()..];
        let (inside, behind) = behind.split_at(behind.find(['[', ']'])?);
        let read = |word| Drawing::of_move(board.parse_move(word, Coords::Stein).ok()?);
        let drawings: Vec<Drawing> = inside.split_whitespace().map(read).collect::<Option<_>>()?;
        let behind = behind.strip_prefix(']').filter(|_| !drawings.is_empty())?;
        Some((&line[..start], drawings, behind))
    })
}

fn add_words(words: &mut String, more: &str) {
    if !words.is_empty() && !more.is_empty() {
        words.push(' ');
    }
    words.push_str(more);
}

impl Game {
    /// What is drawn on the board after a move.
    pub fn drawings(&self, id: NodeId) -> Vec<Drawing> {
        let comment = self.node(id).map(Node::comment).unwrap_or_default();
        Drawing::taken_out(comment, self.board()).0
    }

    /// Sets what is drawn on the board after a move; the words of its comment stay.
    ///
    /// ```
    /// use abande::{Board, Coords, Drawing, Game, NodeId};
    ///
    /// let mut game = Game::new(&Board::hex().into());
    /// let space = |name| game.board().find_space(name, Coords::Stein).unwrap();
    /// let drawings = [Drawing::Circle(space("d4")), Drawing::Arrow { from: space("a1"), to: space("d4") }];
    /// game.set_comment(NodeId::START, "The centre.")?;
    /// game.set_drawings(NodeId::START, &drawings)?;
    /// assert!(game.to_string().ends_with("{The centre.\n[%draw d4 a1-d4]} *\n"));
    /// assert_eq!(game.drawings(NodeId::START), drawings);
    /// # Ok::<(), abande::EditError>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such node.
    pub fn set_drawings(&mut self, id: NodeId, drawings: &[Drawing]) -> Result<(), EditError> {
        let comment = self.node(id).ok_or(EditError::NoSuchNode)?.comment();
        let (_, words) = Drawing::taken_out(comment, self.board());
        let mut line = String::new();
        for drawing in drawings {
            let text = self.board().move_text(drawing.as_move(), Coords::Stein);
            let _ = write!(line, "{}{text}", if line.is_empty() { OPENING } else { " " });
        }
        self.set_comment(id, &words)?;
        if line.is_empty() { Ok(()) } else { self.add_comment(id, &(line + "]")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(comment: &str, board: &Board) -> (Vec<String>, String) {
        let (drawings, words) = Drawing::taken_out(comment, board);
        let text = |drawing: Drawing| board.move_text(drawing.as_move(), Coords::Stein);
        (drawings.into_iter().map(text).collect(), words)
    }

    #[test]
    fn drawings_stand_apart_from_words() {
        for (comment, drawings, words) in [
            ("Good.\n[%draw d4 d4-c3]", &["d4", "d4-c3"][..], "Good."),
            ("[%draw a1-g4]", &["a1-g4"], ""),
            ("See [%draw d4] here [%draw  D4  e4 ].\n\nMore.", &["d4", "e4"], "See here .\n\nMore."),
            ("Nothing.\n\nAt all.", &[], "Nothing.\n\nAt all."),
            ("[%draw d9]", &[], "[%draw d9]"),
            ("[%draw pass]", &[], "[%draw pass]"),
            ("[%draw d4-d4]", &[], "[%draw d4-d4]"),
            ("[%draw ]", &[], "[%draw ]"),
            ("[%draw d4", &[], "[%draw d4"),
            ("[%draw nothing] [%draw d4]", &["d4"], "[%draw nothing]"),
            ("[%clk 0:10]", &[], "[%clk 0:10]"),
        ] {
            let (found, rest) = drawn(comment, &Board::hex());
            assert_eq!((found, rest.as_str()), (drawings.iter().map(ToString::to_string).collect(), words));
        }
        let libre = drawn("[%draw -1,2 -1,2->0,1]", &Board::libre());
        assert_eq!(libre, (vec!["-1,2".to_owned(), "-1,2->0,1".to_owned()], String::new()));
    }

    #[test]
    fn drawings_are_set_and_taken_away() {
        let mut game = Game::new(&Board::libre().into());
        let space = |name| Board::libre().find_space(name, Coords::Stein).unwrap();
        let arrow = Drawing::Arrow { from: space("0,0"), to: space("-3,2") };
        game.set_comment(NodeId::START, "Far.").unwrap();
        game.set_drawings(NodeId::START, &[arrow]).unwrap();
        assert_eq!(game.node(NodeId::START).unwrap().comment(), "Far.\n[%draw 0,0->-3,2]");
        let (text, boards) = (game.to_string(), crate::Boards::default());
        let read = crate::read_games(&text, &boards, Coords::Slanted).next().unwrap().unwrap();
        assert_eq!(read.drawings(NodeId::START), [arrow]);
        game.set_drawings(NodeId::START, &[]).unwrap();
        assert_eq!(game.node(NodeId::START).unwrap().comment(), "Far.");
        assert_eq!(game.set_drawings(NodeId::from_number(7), &[]), Err(EditError::NoSuchNode));
    }
}
