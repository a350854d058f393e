//! Moves as text: written one way, read in many.

use crate::{Board, Coords, Move, Space};

/// Why a text is no move on a board, whether legal or not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// There is no text.
    #[error("a move is missing: write d4 to enter, e2-d3 to capture, or pass")]
    Empty,
    /// The board has no space of this name.
    #[error("column {column}: the board {board} has no space '{name}'")]
    NoSuchSpace {
        /// Where the name begins, counted in characters from 1.
        column: usize,
        /// The board's name.
        board: String,
        /// The name as it was written.
        name: String,
    },
    /// The place lies beyond the last coordinate of Libre.
    #[error("column {column}: {name} lies too far out: the coordinates of Libre go from -128 to 127")]
    TooFar {
        /// Where the place begins, counted in characters from 1.
        column: usize,
        /// The place as it was written.
        name: String,
    },
    /// The text can be taken apart into two spaces in more than one way.
    #[error("'{text}' can be read in more than one way: write {first} or {second}")]
    Ambiguous {
        /// The text.
        text: String,
        /// One way to read it.
        first: String,
        /// Another way.
        second: String,
    },
    /// The text is nothing like a move.
    #[error("column {column}: '{text}' is no move on {board}: write {examples}")]
    NotAMove {
        /// Where it stops making sense, counted in characters from 1.
        column: usize,
        /// The board's name.
        board: String,
        /// The text.
        text: String,
        /// Moves as they should look.
        examples: &'static str,
    },
}

impl MoveTextError {
    /// Where in the text the trouble is, counted in characters from 1.
    pub fn column(&self) -> usize {
        match self {
            MoveTextError::NoSuchSpace { column, .. }
            | MoveTextError::TooFar { column, .. }
            | MoveTextError::NotAMove { column, .. } => *column,
            MoveTextError::Empty | MoveTextError::Ambiguous { .. } => 1,
        }
    }
}

/// A text without its blanks, each character with its column.
struct Squeezed {
    chars: Vec<(usize, char)>,
    text: String,
}

impl Squeezed {
    fn new(text: &str) -> Squeezed {
        let numbered = (1..).zip(text.chars());
        let chars: Vec<_> = numbered.filter(|(_, c)| !c.is_whitespace()).collect();
        let text = chars.iter().map(|(_, c)| c).collect();
        Squeezed { chars, text }
    }

    /// The column of the character at a byte offset of the squeezed text, or one past the end.
    fn column(&self, offset: usize) -> usize {
        let index = self.text[..offset].chars().count();
        match self.chars.get(index) {
            Some((column, _)) => *column,
            None => self.chars.last().map_or(1, |(column, _)| column + 1),
        }
    }
}

/// Signs between the spaces of a capture. `x` is not here: it may be part of a name.
const SIGNS: [&str; 8] = ["->", "-", ":", "\u{2192}", "\u{d7}", "\u{2013}", "\u{2014}", ">"];

impl Board {
    /// The move as it is written: `d4`, `e2-d3`, `pass`; in Libre `-1,2` and `-1,2->0,1`.
    pub fn move_text(&self, mv: Move, coords: Coords) -> String {
        match mv {
            Move::Enter(space) => self.space_name(space, coords),
            Move::Capture { from, to } => {
                let sign = if self.is_libre() { "->" } else { "-" };
                format!("{}{sign}{}", self.space_name(from, coords), self.space_name(to, coords))
            }
            Move::Pass => "pass".into(),
        }
    }

    /// Reads a move, in any case of letters and with stray blanks: `E2-D3`, `e2d3`, `e2xd3`, `e2:d3`.
    ///
    /// ```
    /// use abande::{Board, Coords::*};
    /// let board = Board::hex();
    /// assert_eq!(board.parse_move("E2 x D3", Stein), board.parse_move("e2-d3", Stein));
    /// // The same space in the two systems: file f starts at 3 in the slanted one.
    /// assert_eq!(board.parse_move("f5", Slanted), board.parse_move("f3", Stein));
    /// ```
    ///
    /// # Errors
    /// When the text is no move, or names a space that the board does not have. Whether the move is legal
    /// is for [`Position::play`](crate::Position::play) to say.
    pub fn parse_move(&self, text: &str, coords: Coords) -> Result<Move, MoveTextError> {
        let squeezed = Squeezed::new(text);
        if squeezed.text.is_empty() {
            return Err(MoveTextError::Empty);
        }
        if squeezed.text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        if self.is_libre() { self.parse_axial(&squeezed) } else { self.parse_named(&squeezed, coords) }
    }

    fn parse_named(&self, squeezed: &Squeezed, coords: Coords) -> Result<Move, MoveTextError> {
        let text = squeezed.text.as_str();
        if let Some(space) = self.find_space(text, coords) {
            return Ok(Move::Enter(space));
        }
        let sign = SIGNS.iter().filter_map(|sign| Some((text.find(sign)?, sign.len())));
        if let Some((start, length)) = sign.min_by_key(|&(start, length)| (start, usize::MAX - length)) {
            let space = |from: usize, to: usize| {
                let name = &text[from..to];
                self.find_space(name, coords).ok_or_else(|| self.unknown(squeezed, from, name))
            };
            let (from, to) = (space(0, start)?, space(start + length, text.len())?);
            return Ok(Move::Capture { from, to });
        }
        let mut found: Vec<Move> = Vec::new();
        for (split, letter) in text.char_indices().skip(1) {
            let behind_sign = split + letter.len_utf8();
            let starts: &[usize] =
                if letter.eq_ignore_ascii_case(&'x') { &[split, behind_sign] } else { &[split] };
            for &start in starts {
                let names = (&text[..split], &text[start..]);
                if let (Some(from), Some(to)) =
                    (self.find_space(names.0, coords), self.find_space(names.1, coords))
                {
                    found.push(Move::Capture { from, to });
                }
            }
        }
        found.dedup();
        match found.as_slice() {
            [] => Err(self.unknown(squeezed, 0, text)),
            [only] => Ok(*only),
            [first, second, ..] => Err(MoveTextError::Ambiguous {
                text: text.into(),
                first: self.move_text(*first, coords),
                second: self.move_text(*second, coords),
            }),
        }
    }

    /// The error for something that is no space of the board, though it may look like one.
    fn unknown(&self, squeezed: &Squeezed, offset: usize, name: &str) -> MoveTextError {
        let digits = name.trim_start_matches(|c: char| c.is_alphabetic());
        let like_a_name = digits.len() < name.len() && digits.chars().all(|c| c.is_ascii_digit());
        if like_a_name {
            MoveTextError::NoSuchSpace {
                column: squeezed.column(offset),
                board: self.name().into(),
                name: name.into(),
            }
        } else {
            self.not_a_move(squeezed, offset)
        }
    }

    fn not_a_move(&self, squeezed: &Squeezed, offset: usize) -> MoveTextError {
        let examples = if self.is_libre() {
            "-1,2 to enter, -1,2->0,1 to capture, or pass"
        } else {
            "d4 to enter, e2-d3 to capture, or pass"
        };
        MoveTextError::NotAMove {
            column: squeezed.column(offset),
            board: self.name().into(),
            text: squeezed.text.clone(),
            examples,
        }
    }

    fn parse_axial(&self, squeezed: &Squeezed) -> Result<Move, MoveTextError> {
        let text = squeezed.text.as_str();
        let (from, end) = self.axial_at(squeezed, 0)?;
        if end == text.len() {
            return Ok(Move::Enter(from));
        }
        let rest = &text[end..];
        let sign = SIGNS.iter().chain(["x", "X"].iter()).find(|sign| rest.starts_with(**sign));
        let Some(sign) = sign else { return Err(self.not_a_move(squeezed, end)) };
        let (to, end) = self.axial_at(squeezed, end + sign.len())?;
        if end < text.len() {
            return Err(self.not_a_move(squeezed, end));
        }
        Ok(Move::Capture { from, to })
    }

    /// Reads `q,r` from a byte offset on, and says where it ends.
    fn axial_at(&self, squeezed: &Squeezed, start: usize) -> Result<(Space, usize), MoveTextError> {
        let text = squeezed.text.as_str();
        let number_end = |from: usize| {
            let sign = usize::from(text[from..].starts_with(['-', '+']));
            let digits = text[from + sign..].bytes().take_while(u8::is_ascii_digit).count();
            (digits > 0).then_some(from + sign + digits)
        };
        let ends = number_end(start)
            .filter(|&comma| text[comma..].starts_with(','))
            .and_then(|comma| Some((comma, number_end(comma + 1)?)));
        let Some((comma, end)) = ends else { return Err(self.not_a_move(squeezed, start)) };
        let coordinate = |from: usize, to: usize| text[from..to].parse::<i8>().ok();
        match (coordinate(start, comma), coordinate(comma + 1, end)) {
            (Some(q), Some(r)) => Ok((Space::axial(q, r), end)),
            _ => Err(MoveTextError::TooFar { column: squeezed.column(start), name: text[start..end].into() }),
        }
    }
}
