//! Reviews of games.

use abande::{Board, Coords};
use abande_engine::review::{MoveReview, Review};
use pyo3::prelude::*;

use crate::engine::texts;
use crate::position::letter;

/// A game looked at move by move.
#[pyclass(name = "Review", module = "abande", frozen, get_all)]
pub(crate) struct PyReview {
    /// Its moves, in order.
    moves: Vec<PyMoveReview>,
    /// Positions looked at.
    nodes: u64,
}

/// A move of a game, and what is to be said about it; all for the player who made it.
#[pyclass(name = "MoveReview", module = "abande", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyMoveReview {
    /// The move.
    r#move: String,
    /// Who made it, "b" or "w".
    player: &'static str,
    /// The margin in points that he could expect before it.
    before: f64,
    /// The margin in points that he can expect after it.
    after: f64,
    /// Whether both margins are proven.
    exact: bool,
    /// What it gave away, in points.
    loss: f64,
    /// What it gave away of the chance to win, from 0 to 1.
    loss_of_chance: f64,
    /// How good it was: "best", "only", "good", "inaccuracy", "mistake", "blunder" or "forced".
    verdict: &'static str,
    /// What should have been played; nothing where it was good enough.
    better: Vec<String>,
}

impl PyReview {
    pub(crate) fn of(board: &Board, review: &Review) -> PyReview {
        let moves = review.moves.iter().map(|mv| PyMoveReview::of(board, mv)).collect();
        PyReview { moves, nodes: review.nodes }
    }
}

impl PyMoveReview {
    fn of(board: &Board, review: &MoveReview) -> PyMoveReview {
        PyMoveReview {
            r#move: board.move_text(review.mv, Coords::Stein),
            player: letter(review.player),
            before: review.before.points(),
            after: review.after.points(),
            exact: review.before.proven.is_some() && review.after.proven.is_some(),
            loss: review.loss.points,
            loss_of_chance: review.loss.chance,
            verdict: review.verdict.word(),
            better: review.better().map(|line| texts(board, &line.moves)).unwrap_or_default(),
        }
    }
}

#[pymethods]
impl PyReview {
    fn __len__(&self) -> usize {
        self.moves.len()
    }
}

#[pymethods]
impl PyMoveReview {
    fn __repr__(&self) -> String {
        format!("<MoveReview {} {}>", self.r#move, self.verdict)
    }
}
