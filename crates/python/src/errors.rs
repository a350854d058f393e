//! What is refused, as Python's exceptions. Their classes are Python's own, in `abande/errors.py`: so they can be pickled
//! and subclassed like any other.

use abande::{
    BoardFileError, Coords, IllegalMove, MoveTextError, Position, PositionError, Refusal, VariantError,
};
use abande_engine::Known;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// An exception of `abande/errors.py`.
fn exception<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = py.import("abande.errors").and_then(|errors| errors.getattr(class)?.call1(arguments));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// A text that cannot be read, from this column of this line on, counted from 1.
pub(crate) fn notation(py: Python<'_>, message: &str, column: usize, line: Option<usize>) -> PyErr {
    exception(py, "NotationError", (message, column, line))
}

pub(crate) fn move_text(py: Python<'_>, error: &MoveTextError) -> PyErr {
    notation(py, &error.to_string(), error.column(), None)
}

pub(crate) fn position_line(py: Python<'_>, error: &PositionError) -> PyErr {
    notation(py, &error.to_string(), error.column, None)
}

pub(crate) fn board_file(py: Python<'_>, error: &BoardFileError) -> PyErr {
    notation(py, &error.to_string(), error.column, Some(error.line))
}

pub(crate) fn variant(py: Python<'_>, error: &VariantError) -> PyErr {
    notation(py, &error.to_string(), 1, None)
}

/// A move that the rules forbid; the spaces are those that prove it.
pub(crate) fn illegal(py: Python<'_>, position: &Position, error: &IllegalMove) -> PyErr {
    refused(py, position, &error.refusal, None)
}

/// The same for a game of a batch.
pub(crate) fn refused(py: Python<'_>, position: &Position, refusal: &Refusal, game: Option<usize>) -> PyErr {
    let board = position.board();
    let spaces = refusal.spaces().into_iter().map(|space| board.space_name(space, Coords::Stein));
    let spaces: Vec<String> = spaces.collect();
    exception(py, "IllegalMove", (refusal.sentence(board, Coords::Stein), refusal.code(), spaces, game))
}

pub(crate) fn value(message: impl Into<String>) -> PyErr {
    PyValueError::new_err(message.into())
}

/// A position that was not solved in time.
pub(crate) fn unsolved(py: Python<'_>, known: Known) -> PyErr {
    let Known { least, most, .. } = known;
    let message = format!("the time is up: the margin lies from {least} to {most}");
    exception(py, "Unsolved", (message, least, most))
}

/// A number that is no action, or none that this game could have.
pub(crate) fn no_action(py: Python<'_>, number: i64, game: usize) -> PyErr {
    let message = format!("{number} is no action of this board.");
    exception(py, "IllegalMove", (message, "no-such-action", Vec::<String>::new(), game))
}
