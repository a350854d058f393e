//! Positions, changed in place by moves as text.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use abande::{Color, Coords, Move, Position, Shape, Space};
use abande_draw::{language::PictureLanguage, picture, svg, text};
use abande_engine::Control;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::board::{BoardArgument, PyBoard, known_boards};
use crate::errors;
use crate::interrupt::think;

/// A position of a game. It is always a valid one.
///
/// `Position("hex")` is the start of a game; `play` changes it, `after` makes another one.
#[pyclass(name = "Position", module = "abande")]
#[derive(Clone)]
pub(crate) struct PyPosition {
    pub(crate) position: Position,
}

/// What restores something: a function, and the text and boards that it takes.
pub(crate) type Restoring<'py> = (Bound<'py, PyAny>, (String, Vec<PyBoard>));

impl PyPosition {
    fn name(&self, space: Space) -> String {
        self.position.board().space_name(space, Coords::Stein)
    }
}

/// Reads a move on the board of a position.
pub(crate) fn read_move(py: Python<'_>, position: &Position, text: &str) -> PyResult<Move> {
    position.board().parse_move(text, Coords::Stein).map_err(|error| errors::move_text(py, &error))
}

/// Plays a move as text; a refused one changes nothing.
pub(crate) fn play(py: Python<'_>, position: &mut Position, text: &str) -> PyResult<Move> {
    let mv = read_move(py, position, text)?;
    match position.play(mv) {
        Ok(_) => Ok(mv),
        Err(error) => Err(errors::illegal(py, position, &error)),
    }
}

/// The letter of a player.
pub(crate) fn letter(player: Color) -> &'static str {
    match player {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// How deep the leaves are counted in one go: that takes a moment.
const DEPTH_IN_ONE_GO: u32 = 3;

/// The leaves of the tree of moves; some of them where it is told to stop.
fn leaves(position: &Position, depth: u32, control: &dyn Control) -> u64 {
    if depth <= DEPTH_IN_ONE_GO {
        return position.perft(depth);
    }
    let mut sum = 0;
    position.each_move(|mv| {
        if !control.stopped() {
            let mut next = position.clone();
            next.play_legal(mv);
            sum += leaves(&next, depth - 1, control);
        }
    });
    sum
}

/// A position as SVG, with what is in hand and the points below it.
pub(crate) fn drawn(position: &Position, last: Option<Move>) -> String {
    let caption = Some(PictureLanguage::English);
    svg::write(&picture::draw(position, &picture::Options { last, caption, ..picture::Options::default() }))
}

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (board, *, pieces = None))]
    fn new(py: Python<'_>, board: BoardArgument<'_>, pieces: Option<i64>) -> PyResult<PyPosition> {
        Ok(PyPosition { position: Position::start(&board.variant(py, pieces)?) })
    }

    /// Reads a position line; boards from files are looked up among `boards`.
    #[staticmethod]
    #[pyo3(signature = (line, *, boards = Vec::new()))]
    fn from_line(py: Python<'_>, line: &str, boards: Vec<Bound<'_, PyBoard>>) -> PyResult<PyPosition> {
        let read = Position::from_line(line, &known_boards(&boards));
        Ok(PyPosition { position: read.map_err(|error| errors::position_line(py, &error))? })
    }

    /// The legal moves, sorted by bytes; none when the game is over.
    pub(crate) fn moves(&self) -> Vec<String> {
        let board = self.position.board();
        let mut moves = Vec::new();
        self.position.each_move(|mv| moves.push(board.move_text(mv, Coords::Stein)));
        moves.sort_unstable();
        moves
    }

    /// Plays a move. One that is refused raises `IllegalMove` and changes nothing.
    #[pyo3(signature = (r#move, /))]
    fn play(&mut self, py: Python<'_>, r#move: &str) -> PyResult<()> {
        play(py, &mut self.position, r#move)?;
        Ok(())
    }

    /// The position after some moves; this one stays as it is.
    #[pyo3(signature = (*moves))]
    fn after(&self, moves: &Bound<'_, PyTuple>) -> PyResult<PyPosition> {
        let mut position = self.position.clone();
        for mv in moves {
            play(moves.py(), &mut position, &mv.extract::<String>()?)?;
        }
        Ok(PyPosition { position })
    }

    /// The board.
    #[getter]
    fn board(&self) -> PyBoard {
        PyBoard { board: self.position.board().clone() }
    }

    /// How many pieces each player has, on the board and in hand.
    #[getter]
    fn pieces(&self) -> u8 {
        self.position.pieces()
    }

    /// The position as a line of text.
    #[getter]
    fn line(&self) -> String {
        self.position.to_string()
    }

    /// Whose turn it is, "b" or "w".
    #[getter]
    fn turn(&self) -> &'static str {
        letter(self.position.turn())
    }

    /// The pieces in hand, Black's and White's.
    #[getter]
    fn hands(&self) -> (u8, u8) {
        (self.position.hand(Color::Black), self.position.hand(Color::White))
    }

    /// How many passes there were in a row just before: 0, 1 or 2.
    #[getter]
    fn passes(&self) -> u8 {
        self.position.passes()
    }

    /// Whether two passes in sequence have ended the game.
    #[getter]
    fn over(&self) -> bool {
        self.position.is_over()
    }

    /// The points of Black and White as if the game ended here: sleepers score nothing.
    fn score(&self) -> (u16, u16) {
        let score = self.position.score();
        (score.black, score.white)
    }

    /// The spaces of stacks that touch no enemy.
    fn sleepers(&self) -> Vec<String> {
        self.position.sleepers().into_iter().map(|space| self.name(space)).collect()
    }

    /// The stacks by their spaces, their pieces from bottom to top, such as "bw".
    fn stacks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let stacks = PyDict::new(py);
        for (space, stack) in self.position.stacks() {
            stacks.set_item(self.name(space), stack.to_string())?;
        }
        Ok(stacks)
    }

    /// How many sequences of so many legal moves there are from here.
    #[pyo3(signature = (depth, /))]
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let position = self.position.clone();
        think(py, move |control| leaves(&position, depth, control))
    }

    /// The position drawn as lines of text.
    fn text(&self) -> String {
        text::picture(&self.position, &text::Options::default()).to_string()
    }

    fn _repr_svg_(&self) -> String {
        drawn(&self.position, None)
    }

    fn __eq__(&self, other: &PyPosition) -> bool {
        self.position == other.position
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.position.board().name(), self.position.pieces(), self.position.key()).hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(&self) -> PyPosition {
        self.clone()
    }

    #[pyo3(signature = (memo, /))]
    #[expect(unused_variables, reason = "nothing is shared")]
    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> PyPosition {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Restoring<'py>> {
        let function = py.import("abande._abande")?.getattr("_position")?;
        let drawn = self.position.board().shape() == Shape::Drawn;
        let boards = if drawn { vec![self.board()] } else { vec![] };
        Ok((function, (self.line(), boards)))
    }

    fn __str__(&self) -> String {
        self.line()
    }

    fn __repr__(&self) -> String {
        format!("Position.from_line('{}')", self.line())
    }
}

/// A position, as a pickle carries it.
#[pyfunction]
#[pyo3(name = "_position")]
pub(crate) fn restored(py: Python<'_>, line: &str, boards: Vec<Bound<'_, PyBoard>>) -> PyResult<PyPosition> {
    PyPosition::from_line(py, line, boards)
}
