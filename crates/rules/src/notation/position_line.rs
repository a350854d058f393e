//! Position lines, what FEN is to chess: `board cells turn black-hand/white-hand passes`.

use std::fmt;
use std::str::FromStr;

use crate::text::{plain_number, shortened};
use crate::{Board, Boards, Color, Fault, Position, Setup, Space, Stack, VariantError};

/// Why a line is no position, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct PositionError {
    /// Where the trouble begins, counted in characters from 1.
    pub column: usize,
    /// What it is.
    pub problem: PositionProblem,
}

/// What can be wrong with a position line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionProblem {
    /// The line ends too soon.
    #[error("the {0} is missing: a position is 'board cells turn black-hand/white-hand passes'")]
    Missing(&'static str),
    /// There is more behind the passes.
    #[error("'{0}' is too much: a position ends with the number of passes")]
    TooMuch(String),
    /// The board or the number of pieces.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// More or fewer files than the board has.
    #[error("{found} files between the '/', but {board} has {expected}")]
    Files {
        /// The board's name.
        board: String,
        /// How many it has.
        expected: usize,
        /// How many the line has.
        found: usize,
    },
    /// More or fewer spaces in a file than the board has.
    #[error("the file from {first} on has {expected} spaces, the line gives it {found}")]
    Spaces {
        /// The file's first space.
        first: String,
        /// How many it has.
        expected: usize,
        /// How many the line gives it.
        found: usize,
    },
    /// Neither a stack nor empty spaces.
    #[error("'{0}' is neither a stack such as wwb nor empty spaces such as x or x3")]
    Cell(String),
    /// A Libre stack that is not `q,r:stack`.
    #[error("'{0}' is no stack with its place: write it as -1,2:wb, with ; between stacks")]
    PlacedStack(String),
    /// A Libre stack beyond the last coordinate.
    #[error("{0} lies too far out: the coordinates of Libre go from -128 to 127")]
    TooFar(String),
    /// Neither `b` nor `w`.
    #[error("'{0}' is no turn: write b or w")]
    Turn(String),
    /// Not two numbers with a `/`.
    #[error("'{0}' are no hands: write Black's and White's pieces in hand as 18/18")]
    Hands(String),
    /// Not 0, 1 or 2.
    #[error("'{0}' is no number of passes: write 0, 1 or 2")]
    Passes(String),
    /// All can be read, but it is no position. Every fault is named.
    #[error("{sentences}")]
    Invalid {
        /// The faults.
        faults: Vec<Fault>,
        /// The faults as sentences.
        sentences: String,
    },
}

/// A piece of a line, with the column where it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    column: usize,
    text: &'a str,
}

impl<'a> Field<'a> {
    fn fails<T>(self, problem: impl Into<PositionProblem>) -> Result<T, PositionError> {
        Err(PositionError { column: self.column, problem: problem.into() })
    }

    /// The pieces between separators, each with its own column.
    fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = Field<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let field = Field { column, text };
            column += text.chars().count() + 1;
            field
        })
    }
}

/// The words of a line, each with its column.
fn words(line: &str) -> impl Iterator<Item = Field<'_>> {
    let line = Field { column: 1, text: line };
    line.split(char::is_whitespace).filter(|field| !field.text.is_empty())
}

/// The stacks that a line lists, and the column of each.
#[derive(Default)]
struct Cells {
    stacks: Vec<(Space, Vec<Color>)>,
    columns: Vec<usize>,
}

impl Cells {
    fn push(&mut self, space: Space, pieces: Vec<Color>, column: usize) {
        self.stacks.push((space, pieces));
        self.columns.push(column);
    }
}

/// The column of the stack that a fault is about. Two of them may stand on its space.
fn fault_column(fault: &Fault, stacks: &[(Space, Vec<Color>)], columns: &[usize]) -> Option<usize> {
    let space = fault.space()?;
    let mut here = stacks.iter().zip(columns).filter(|((at, _), _)| *at == space);
    let (_, column) = match fault {
        Fault::TwoStacks { .. } => here.nth(1),
        Fault::TooHigh { .. } | Fault::OwnCapture { .. } => {
            here.find(|((_, pieces), _)| Stack::of(pieces).is_none())
        }
        _ => here.next(),
    }?;
    Some(*column)
}

/// The owners of a stack, bottom to top.
fn pieces(text: &str) -> Option<Vec<Color>> {
    let pieces: Option<Vec<_>> = text.chars().map(Color::from_letter).collect();
    pieces.filter(|pieces| !pieces.is_empty())
}

/// How many empty spaces `x` or `xN` stands for.
fn empties(text: &str) -> Option<usize> {
    let count = text.strip_prefix(['x', 'X'])?;
    if count.is_empty() { Some(1) } else { plain_number(count).filter(|&count| count > 0) }
}

fn cells(board: &Board, field: Field<'_>) -> Result<Cells, PositionError> {
    let mut cells = Cells::default();
    let expected = board.files().len();
    let found = field.text.split('/').count();
    if found != expected {
        return field.fails(PositionProblem::Files { board: board.name().into(), expected, found });
    }
    for (file, field) in board.files().zip(field.split(|c| c == '/')) {
        let mut found = 0_usize;
        for cell in field.split(|c| c == ',') {
            if let Some(count) = empties(cell.text) {
                found = found.saturating_add(count);
            } else if let Some(pieces) = pieces(cell.text) {
                if found < file.len() {
                    let space = Space::numbered((file.start + found) as u8);
                    cells.push(space, pieces, cell.column);
                }
                found = found.saturating_add(1);
            } else {
                return cell.fails(PositionProblem::Cell(shortened(cell.text)));
            }
        }
        if found != file.len() {
            let first = Space::numbered(file.start as u8);
            return field.fails(PositionProblem::Spaces {
                first: board.space_name(first, crate::Coords::Stein),
                expected: file.len(),
                found,
            });
        }
    }
    Ok(cells)
}

/// Whether a text is a whole number of either sign, however large.
fn is_whole(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn axial_cells(board: &Board, field: Field<'_>) -> Result<Cells, PositionError> {
    let mut cells = Cells::default();
    for cell in field.split(|c| c == ';') {
        let placed = cell.text.split_once(':').and_then(|(place, stack)| Some((place, pieces(stack)?)));
        let far = |place: &str| place.split_once(',').is_some_and(|(q, r)| is_whole(q) && is_whole(r));
        match placed.map(|(place, pieces)| (board.find_space(place, crate::Coords::Stein), place, pieces)) {
            Some((Some(space), _, pieces)) => cells.push(space, pieces, cell.column),
            Some((None, place, _)) if far(place) => {
                return cell.fails(PositionProblem::TooFar(shortened(place)));
            }
            _ => return cell.fails(PositionProblem::PlacedStack(shortened(cell.text))),
        }
    }
    Ok(cells)
}

impl Position {
    /// Reads a position line, with the boards that names are looked up in.
    ///
    /// ```
    /// use abande::{Boards, Position};
    /// let line = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";
    /// let position = Position::from_line(line, &Boards::default())?;
    /// assert_eq!(position.to_string(), line);
    ///
    /// let error = "hex x4/x5/x6/x7/x6/x5/x3 b 18/18 0".parse::<Position>().unwrap_err();
    /// assert_eq!(error.column, 23);
    /// # Ok::<(), abande::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn from_line(line: &str, boards: &Boards) -> Result<Position, PositionError> {
        let end = line.trim_end().chars().count() + 1;
        let mut words = words(line);
        let mut next = |what| {
            let missing = PositionError { column: end, problem: PositionProblem::Missing(what) };
            words.next().ok_or(missing)
        };
        let variant_field = next("board")?;
        let variant = match boards.variant(variant_field.text) {
            Ok(variant) => variant,
            Err(error) => return variant_field.fails(error),
        };
        let cells_field = next("list of cells")?;
        let cells = if variant.board().is_libre() {
            axial_cells(variant.board(), cells_field)?
        } else {
            cells(variant.board(), cells_field)?
        };
        let turn_field = next("turn")?;
        let turn = match turn_field.text {
            "b" | "B" => Color::Black,
            "w" | "W" => Color::White,
            other => return turn_field.fails(PositionProblem::Turn(shortened(other))),
        };
        let hands_field = next("pair of hands")?;
        let hands = hands_field
            .text
            .split_once('/')
            .and_then(|(black, white)| Some([plain_number(black)?, plain_number(white)?]));
        let Some(hands) = hands else {
            return hands_field.fails(PositionProblem::Hands(shortened(hands_field.text)));
        };
        let passes_field = next("number of passes")?;
        let passes = match passes_field.text {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            other => return passes_field.fails(PositionProblem::Passes(shortened(other))),
        };
        if let Some(field) = words.next() {
            return field.fails(PositionProblem::TooMuch(shortened(field.text)));
        }
        let setup = Setup {
            board: variant.board().clone(),
            pieces: variant.pieces(),
            stacks: cells.stacks,
            turn,
            hands,
            passes,
        };
        setup.validate().map_err(|invalid| {
            let column = match &invalid.faults[..] {
                [Fault::WrongCount { .. }, ..] => Some(hands_field.column),
                [Fault::PassedHoldingPieces { .. }, ..] => Some(passes_field.column),
                [fault, ..] => fault_column(fault, &invalid.setup.stacks, &cells.columns),
                [] => None,
            };
            let column = column.unwrap_or(cells_field.column);
            let sentences = invalid.to_string();
            let problem = PositionProblem::Invalid { faults: invalid.faults, sentences };
            PositionError { column, problem }
        })
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position line on a built-in board.
    fn from_str(line: &str) -> Result<Position, PositionError> {
        Position::from_line(line, &Boards::default())
    }
}

impl fmt::Display for Position {
    /// The position line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant())?;
        if self.board().is_libre() {
            for (index, (space, stack)) in self.stacks().enumerate() {
                let separator = if index == 0 { "" } else { ";" };
                write!(f, "{separator}{},{}:{stack}", space.q(), space.r())?;
            }
        } else {
            for (index, file) in self.board().files().enumerate() {
                f.write_str(if index == 0 { "" } else { "/" })?;
                self.write_file(f, file)?;
            }
        }
        let [black, white] = Color::BOTH.map(|player| self.hand(player));
        write!(f, " {} {black}/{white} {}", self.turn().letter(), self.passes())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Position {
    fn write_file(&self, f: &mut fmt::Formatter<'_>, file: std::ops::Range<usize>) -> fmt::Result {
        let mut separator = "";
        let mut empty = 0;
        for number in file.start..=file.end {
            let stack = (number < file.end).then(|| self.stack(Space::numbered(number as u8)));
            if stack == Some(None) {
                empty += 1;
                continue;
            }
            match empty {
                0 => {}
                1 => write!(f, "{separator}x")?,
                _ => write!(f, "{separator}x{empty}")?,
            }
            if empty > 0 {
                separator = ",";
                empty = 0;
            }
            if let Some(Some(stack)) = stack {
                write!(f, "{separator}{stack}")?;
                separator = ",";
            }
        }
        Ok(())
    }
}
