//! Symmetries as tables of numbers.

use numpy::PyArray2;
use pyo3::prelude::*;

use crate::actions::Actions;
use crate::board::BoardArgument;

/// Where each space and each action goes.
type Tables<'py> = (Bound<'py, PyArray2<i32>>, Bound<'py, PyArray2<i32>>);

/// The ways in which a board can be turned and mirrored onto itself, the identity first: for each one where every space
/// goes, and where every action goes.
#[pyfunction]
#[pyo3(signature = (board, /))]
pub(crate) fn symmetries<'py>(py: Python<'py>, board: BoardArgument<'py>) -> PyResult<Tables<'py>> {
    let actions = Actions::new(board.variant(py, None)?.board());
    let (spaces, moves): (Vec<_>, Vec<_>) = actions.symmetries().into_iter().unzip();
    Ok((PyArray2::from_vec2(py, &spaces)?, PyArray2::from_vec2(py, &moves)?))
}
