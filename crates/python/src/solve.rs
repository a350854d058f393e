//! Exact values: positions solved to the end.

use std::time::Duration;

use abande::Position;
use abande_engine::{Control, Limits, Solution, Solver, Time, Unsolved};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::engine::{duration, texts};
use crate::errors;
use crate::interrupt::think;
use crate::position::PyPosition;

/// A proven result.
#[pyclass(name = "Solution", module = "abande", frozen, get_all)]
pub(crate) struct PySolution {
    /// The final margin of the player to move when both play best.
    margin: i32,
    /// A line of best play to the end.
    line: Vec<String>,
    /// Positions looked at.
    nodes: u64,
}

#[pymethods]
impl PySolution {
    fn __repr__(&self) -> String {
        format!("<Solution margin {} {}>", self.margin, self.line.join(" "))
    }
}

fn solved(
    solver: &mut Solver,
    position: &Position,
    time: Duration,
    control: &dyn Control,
) -> Result<Solution, Unsolved> {
    let limits = Limits { time: Time::Move(time), ..Limits::default() };
    solver.solve(position, &limits, control, &mut |_| ())
}

/// Proves the margin of a position for the player to move, with a line of best play; raises `Unsolved` when time is up.
#[pyfunction]
#[pyo3(signature = (position, /, *, seconds = 10.0, hash_mb = 64))]
pub(crate) fn solve(
    py: Python<'_>,
    position: &PyPosition,
    seconds: f64,
    hash_mb: usize,
) -> PyResult<PySolution> {
    let time = duration("seconds", seconds)?;
    let memory = checked_memory(hash_mb)?;
    let position = position.position.clone();
    let found = think(py, |control| solved(&mut Solver::new(memory), &position, time, control))?;
    match found {
        Ok(Solution { margin, line, nodes }) => {
            Ok(PySolution { margin, line: texts(position.board(), &line), nodes })
        }
        Err(Unsolved(known)) => Err(errors::unsolved(py, known)),
    }
}

/// The margins of many positions for the player to move, not a number where one was not solved. The seconds are for all
/// of them together; what an easy one leaves goes to the others.
#[pyfunction]
#[pyo3(signature = (positions, /, *, seconds = 10.0, hash_mb = 64))]
pub(crate) fn solve_many<'py>(
    py: Python<'py>,
    positions: Vec<PyRef<'py, PyPosition>>,
    seconds: f64,
    hash_mb: usize,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    let time = duration("seconds", seconds)?;
    let memory = checked_memory(hash_mb)?;
    let positions: Vec<Position> = positions.iter().map(|position| position.position.clone()).collect();
    let margins = think(py, |control| {
        let end = control.now() + time;
        let mut solver: Option<(&Position, Solver)> = None;
        let mut margins = Vec::with_capacity(positions.len());
        for (number, position) in positions.iter().enumerate() {
            // A solver is for one board; what it has proven of one position helps with the next.
            if solver.as_ref().is_none_or(|(known, _)| known.board() != position.board()) {
                solver = Some((position, Solver::new(memory)));
            }
            let share = end.saturating_sub(control.now()) / (positions.len() - number) as u32;
            let found = match &mut solver {
                Some((_, solver)) if !control.stopped() => solved(solver, position, share, control).ok(),
                _ => None,
            };
            margins.push(found.map_or(f32::NAN, |solution| solution.margin as f32));
        }
        margins
    })?;
    Ok(PyArray1::from_vec(py, margins))
}

fn checked_memory(hash_mb: usize) -> PyResult<usize> {
    let most = abande_engine::MOST_MEBIBYTES;
    if (1..=most).contains(&hash_mb) {
        Ok(hash_mb)
    } else {
        Err(errors::value(format!("hash_mb must be from 1 to {most}")))
    }
}
