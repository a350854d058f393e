//! The engine: searches, levels, reviews.

use std::time::Duration;

use abande::{Board, Coords, Move};
use abande_engine::review::{Analyst, Expectation, Reviewer};
use abande_engine::{
    Engine, Level, Limits, MOST_MEBIBYTES, MOST_THREADS, Opponent, Report, Time, check_memory,
};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

use crate::errors;
use crate::interrupt::think;
use crate::position::PyPosition;
use crate::record::PyGame;
use crate::review::PyReview;

/// A player with a memory.
#[pyclass(name = "Engine", module = "abande")]
pub(crate) struct PyEngine {
    opponent: Opponent,
}

/// A line that a search has looked at: what both players do best after its first move.
#[pyclass(name = "Line", module = "abande", frozen, get_all)]
#[derive(Clone)]
pub(crate) struct PyLine {
    /// Its first move.
    best: String,
    /// The margin that the player to move can expect, in points.
    margin: f64,
    /// The chance of the player to move to win, from 0 to 1; a draw counts half.
    chance: f64,
    /// Whether the margin is proven.
    exact: bool,
    /// The moves.
    pv: Vec<String>,
}

/// What a search has found; all for the player to move.
#[pyclass(name = "SearchResult", module = "abande", frozen, get_all)]
pub(crate) struct PySearchResult {
    /// The best move.
    best: String,
    /// The margin that he can expect, in points.
    margin: f64,
    /// His chance to win, from 0 to 1; a draw counts half.
    chance: f64,
    /// Whether the margin is proven.
    exact: bool,
    /// What both players do best.
    pv: Vec<String>,
    /// Positions looked at.
    nodes: u64,
    /// How deep all moves have been looked at.
    depth: u32,
    /// The best lines, the best one first.
    lines: Vec<PyLine>,
}

/// The texts of some moves.
pub(crate) fn texts(board: &Board, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| board.move_text(mv, Coords::Stein)).collect()
}

impl PyLine {
    fn of(board: &Board, report: &Report) -> PyLine {
        let expectation = Expectation::from(report);
        let pv = texts(board, &report.pv);
        PyLine {
            best: pv.first().cloned().unwrap_or_default(),
            margin: expectation.points(),
            chance: expectation.chance(),
            exact: expectation.proven.is_some(),
            pv,
        }
    }
}

/// A time as arguments give it.
pub(crate) fn duration(name: &str, seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds).map_err(|error| errors::value(format!("{name}: {error}")))
}

/// The limits that arguments give.
fn limits(movetime_ms: Option<f64>, nodes: Option<u64>, depth: Option<u32>) -> PyResult<Limits> {
    let time = match movetime_ms {
        Some(millis) => Time::Move(duration("movetime_ms", millis / 1000.0)?),
        None => Time::Unlimited,
    };
    Ok(Limits { depth, nodes, time })
}

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (*, threads = 1, hash_mb = 16))]
    fn new(threads: usize, hash_mb: usize) -> PyResult<PyEngine> {
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(errors::value(format!("threads must be from 1 to {MOST_THREADS}")));
        }
        if !(1..=MOST_MEBIBYTES).contains(&hash_mb) {
            return Err(errors::value(format!("hash_mb must be from 1 to {MOST_MEBIBYTES}")));
        }
        check_memory(hash_mb).map_err(|error| PyMemoryError::new_err(error.to_string()))?;
        let mut engine = Engine::new(hash_mb);
        engine.set_threads(threads);
        Ok(PyEngine { opponent: Opponent::new(engine) })
    }

    /// Searches a position until a limit is reached: `movetime_ms`, `nodes` or `depth`. `level`, 1 to 10, chooses a move as
    /// a player of that strength would; the `seed` is his temper.
    #[pyo3(signature = (position, *, movetime_ms = None, nodes = None, depth = None, level = None, seed = 0, lines = 1))]
    #[expect(clippy::too_many_arguments, reason = "they have names")]
    fn search(
        &mut self,
        py: Python<'_>,
        position: &PyPosition,
        movetime_ms: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        level: Option<u8>,
        seed: u64,
        lines: usize,
    ) -> PyResult<PySearchResult> {
        let limits = limits(movetime_ms, nodes, depth)?;
        let level = level.map_or(Ok(Level::FULL), Level::try_from);
        let level = level.map_err(|error| errors::value(error.to_string()))?;
        if limits == Limits::default() && level == Level::FULL {
            return Err(errors::value(
                "a search without end: give movetime_ms, nodes, depth, or a level below 10",
            ));
        }
        if lines == 0 {
            return Err(errors::value("lines must be at least 1"));
        }
        let position = position.position.clone();
        self.opponent.set_level(level, seed);
        self.opponent.engine().set_multipv(lines);
        let opponent = &mut self.opponent;
        let looked_at = &position;
        let (found, mut reports) = think(py, move |control| {
            let mut reports: Vec<Report> = Vec::new();
            let found = opponent.choose(looked_at, &limits, control, &mut |report| {
                if report.multipv == 1 {
                    reports.clear();
                }
                reports.push(report.clone());
            });
            (found, reports)
        })?;
        let Some(found) = found else {
            return Err(errors::value("the game is over: there is no move to find"));
        };
        if reports.is_empty() || lines == 1 {
            reports = vec![found.clone()];
        }
        let board = position.board();
        let best = PyLine::of(board, &found);
        let lines = reports.iter().map(|report| PyLine::of(board, report)).collect();
        let PyLine { best, margin, chance, exact, pv } = best;
        Ok(PySearchResult { best, margin, chance, exact, pv, nodes: found.nodes, depth: found.depth, lines })
    }

    /// Reviews a game: what each player could expect before and after every move, what it gave away, and what would have
    /// been better. The limits are those for a position.
    #[pyo3(signature = (game, *, movetime_ms = None, nodes = None, depth = None))]
    fn review(
        &mut self,
        py: Python<'_>,
        game: &PyGame,
        movetime_ms: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
    ) -> PyResult<PyReview> {
        let mut limits = limits(movetime_ms, nodes, depth)?;
        if limits == Limits::default() {
            limits.time = Time::Move(Duration::from_millis(100));
        }
        let engine = self.opponent.engine();
        // So that it is known where a move was the only one.
        engine.set_multipv(2);
        let record = &game.game;
        let review = think(py, move |control| {
            let mut reviewer = Reviewer::new(record);
            let mut analyst = Analyst { engine, limits, control, heard: &mut |_| () };
            while reviewer.remaining() > 0 && !control.stopped() {
                reviewer.step(&mut analyst);
            }
            reviewer.finish()
        })?;
        Ok(PyReview::of(record.board(), &review))
    }

    /// Forgets all positions.
    fn clear(&mut self) {
        self.opponent.engine().forget();
    }
}

#[pymethods]
impl PySearchResult {
    fn __repr__(&self) -> String {
        format!("<SearchResult {} margin {:.2} chance {:.2}>", self.best, self.margin, self.chance)
    }
}

#[pymethods]
impl PyLine {
    fn __repr__(&self) -> String {
        format!("<Line {} margin {:.2}>", self.pv.join(" "), self.margin)
    }
}
