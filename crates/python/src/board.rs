//! Boards: the built-in ones, and those from files.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::PathBuf;

use abande::{Board, Boards, Coords, Variant};
use pyo3::prelude::*;

use crate::errors;

/// A board: a graph with a layout.
///
/// `Board("hex")` is one of the built-in boards or their sizes, such as `square:5`; `Board.read` takes a board file.
#[pyclass(name = "Board", module = "abande", frozen)]
pub(crate) struct PyBoard {
    pub(crate) board: Board,
}

/// A board as arguments give it.
#[derive(FromPyObject)]
pub(crate) enum BoardArgument<'py> {
    #[pyo3(transparent, annotation = "str")]
    Text(String),
    #[pyo3(transparent, annotation = "Board")]
    Board(Bound<'py, PyBoard>),
}

impl BoardArgument<'_> {
    /// What is played: the board, with a number of pieces that the text or an argument says.
    pub(crate) fn variant(&self, py: Python<'_>, pieces: Option<i64>) -> PyResult<Variant> {
        let mut boards = Boards::default();
        let text = match self {
            BoardArgument::Text(text) => text.clone(),
            BoardArgument::Board(board) => {
                boards.add(board.get().board.clone());
                board.get().board.name().to_owned()
            }
        };
        let read = |text: &str| boards.variant(text).map_err(|error| errors::variant(py, &error));
        match pieces {
            None => read(&text),
            Some(pieces) if text.contains('@') => {
                let variant = read(&text)?;
                if i64::from(variant.pieces()) == pieces {
                    return Ok(variant);
                }
                Err(errors::value(format!("'{text}' has {} pieces, not {pieces}", variant.pieces())))
            }
            Some(pieces) => read(&format!("{text}@{pieces}")),
        }
    }
}

/// The boards that names are looked up in beside the built-in ones.
pub(crate) fn known_boards(boards: &[Bound<'_, PyBoard>]) -> Boards {
    let mut known = Boards::default();
    for board in boards {
        known.add(board.get().board.clone());
    }
    known
}

#[pymethods]
impl PyBoard {
    #[new]
    fn new(py: Python<'_>, name: &str) -> PyResult<PyBoard> {
        let board = Boards::default().board(name).map_err(|error| errors::variant(py, &error))?;
        Ok(PyBoard { board })
    }

    /// Reads a board file, TOML or JSON by the end of its name.
    #[staticmethod]
    fn read(py: Python<'_>, path: PathBuf) -> PyResult<PyBoard> {
        let text = std::fs::read_to_string(&path)?;
        match path.extension().and_then(|ending| ending.to_str()) {
            Some(ending) if ending.eq_ignore_ascii_case("json") => PyBoard::from_json(py, &text),
            _ => PyBoard::from_toml(py, &text),
        }
    }

    /// Reads a board from the text of a TOML file.
    #[staticmethod]
    fn from_toml(py: Python<'_>, text: &str) -> PyResult<PyBoard> {
        let board = Board::from_toml(text).map_err(|error| errors::board_file(py, &error))?;
        Ok(PyBoard { board })
    }

    /// Reads a board from the text of a JSON file.
    #[staticmethod]
    fn from_json(py: Python<'_>, text: &str) -> PyResult<PyBoard> {
        let board = Board::from_json(text).map_err(|error| errors::board_file(py, &error))?;
        Ok(PyBoard { board })
    }

    /// Its name in position lines.
    #[getter]
    fn name(&self) -> &str {
        self.board.name()
    }

    /// The names of its spaces, in the order of position lines; Libre, without end, lists none.
    #[getter]
    fn spaces(&self) -> Vec<String> {
        self.board.spaces().map(|space| self.board.space_name(space, Coords::Stein)).collect()
    }

    /// Where its spaces are drawn: x to the right, y upwards.
    #[getter]
    fn points(&self) -> Vec<(f64, f64)> {
        let points = self.board.spaces().map(|space| self.board.point(space));
        points.map(|point| (point.x, point.y)).collect()
    }

    /// The names of the spaces next to a space.
    fn neighbours(&self, py: Python<'_>, space: &str) -> PyResult<Vec<String>> {
        let Some(space) = self.board.find_space(space, Coords::Stein) else {
            let message = format!("the board {} has no space '{space}'", self.board.name());
            return Err(errors::notation(py, &message, 1, None));
        };
        let around = self.board.neighbours(space);
        Ok(around.into_iter().map(|space| self.board.space_name(space, Coords::Stein)).collect())
    }

    fn __eq__(&self, other: &PyBoard) -> bool {
        self.board == other.board
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.board.name().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match self.board.to_toml() {
            None => format!("Board('{}')", self.board.name()),
            Some(_) => format!("<Board {} from a file, {} spaces>", self.name(), self.board.spaces().len()),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let module = py.import("abande._abande")?;
        match self.board.to_toml() {
            None => Ok((module.getattr("Board")?, (self.board.name().to_owned(),))),
            Some(text) => Ok((module.getattr("_drawn_board")?, (text,))),
        }
    }
}

/// A board from a file, as a pickle carries it.
#[pyfunction]
#[pyo3(name = "_drawn_board")]
pub(crate) fn drawn_board(py: Python<'_>, text: &str) -> PyResult<PyBoard> {
    PyBoard::from_toml(py, text)
}
