//! Games as records: read from files one by one, and written.

use std::path::PathBuf;

use abande::{AbstractPlayError, Boards, Coords, Game, GameResult, Move, Position, RecordError, Symmetry};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::board::{BoardArgument, PyBoard, known_boards};
use crate::errors;
use crate::position::{PyPosition, Restoring, drawn, read_move};
use crate::segments::{FileFault, Segments};

/// A game: where it starts, its moves, what is known about it, and how it ended.
#[pyclass(name = "Game", module = "abande", frozen)]
pub(crate) struct PyGame {
    pub(crate) game: Game,
}

/// Where a game starts, as arguments give it.
#[derive(FromPyObject)]
pub(crate) enum StartArgument<'py> {
    #[pyo3(transparent, annotation = "Position")]
    Position(PyRef<'py, PyPosition>),
    #[pyo3(transparent, annotation = "str | Board")]
    Board(BoardArgument<'py>),
}

impl StartArgument<'_> {
    pub(crate) fn position(&self, py: Python<'_>) -> PyResult<Position> {
        match self {
            StartArgument::Position(position) => Ok(position.position.clone()),
            StartArgument::Board(board) => Ok(Position::start(&board.variant(py, None)?)),
        }
    }
}

impl PyGame {
    /// The moves of the main line.
    fn line(&self) -> impl Iterator<Item = Move> {
        self.game.main_line().filter_map(|id| self.game.node(id)?.mv())
    }
}

/// A position and moves from there, turned or mirrored; none where Libre's coordinates end.
fn image(symmetry: &Symmetry, start: &Position, moves: &[Move]) -> Option<(Position, Vec<Move>)> {
    let mut setup = start.setup();
    for (space, _) in &mut setup.stacks {
        *space = symmetry.space(*space)?;
    }
    let moves = moves.iter().map(|&mv| symmetry.mv(mv)).collect::<Option<_>>()?;
    Some((setup.validate().ok()?, moves))
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (start, moves = Vec::new(), *, tags = None, result = None))]
    fn new(
        py: Python<'_>,
        start: StartArgument<'_>,
        moves: Vec<String>,
        tags: Option<Bound<'_, PyDict>>,
        result: Option<&str>,
    ) -> PyResult<PyGame> {
        let mut position = start.position(py)?;
        let mut game = Game::from_position(position.clone());
        for text in &moves {
            let mv = read_move(py, &position, text)?;
            if let Some(refusal) = position.refusal(mv) {
                return Err(errors::refused(py, &position, &refusal, None));
            }
            position.play_legal(mv);
            game.push(mv).map_err(|error| errors::value(error.to_string()))?;
        }
        for (name, value) in tags.into_iter().flatten() {
            let (name, value): (String, String) = (name.extract()?, value.extract()?);
            game.tags_mut().set(&name, &value).map_err(|error| errors::value(error.to_string()))?;
        }
        if let Some(result) = result {
            let result: GameResult =
                result.parse().map_err(|error| errors::notation(py, &format!("{error}"), 1, None))?;
            game.set_result(result).map_err(|error| errors::value(error.to_string()))?;
        }
        Ok(PyGame { game })
    }

    /// What is known about it: names, date and so on.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.game.tags().iter() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// The moves of the main line.
    #[getter]
    fn moves(&self) -> Vec<String> {
        let board = self.game.board();
        self.line().map(|mv| board.move_text(mv, Coords::Stein)).collect()
    }

    /// How it ended: `*`, a score such as `15-12` with Black's points first, `1-0`, `0-1` or `1/2-1/2`.
    #[getter]
    fn result(&self) -> String {
        self.game.result().to_string()
    }

    /// Where it starts.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition { position: self.game.start().clone() }
    }

    /// The board.
    #[getter]
    fn board(&self) -> PyBoard {
        PyBoard { board: self.game.board().clone() }
    }

    /// All positions of the main line, the start first.
    fn positions(&self) -> Vec<PyPosition> {
        let mut position = self.game.start().clone();
        let mut positions = vec![PyPosition { position: position.clone() }];
        for mv in self.line() {
            position.play_legal(mv);
            positions.push(PyPosition { position: position.clone() });
        }
        positions
    }

    /// The same moves turned and mirrored, as they come first in order: two games are alike under symmetry exactly where
    /// these are equal. Tags, comments and variations stay behind.
    fn canonical(&self) -> PyResult<PyGame> {
        let moves: Vec<Move> = self.line().collect();
        let board = self.game.board();
        let images =
            board.symmetries().iter().filter_map(|symmetry| image(symmetry, self.game.start(), &moves));
        let first = images.min_by(|(one, moves), (other, others)| {
            one.to_string().cmp(&other.to_string()).then_with(|| moves.cmp(others))
        });
        let (start, moves) = first.unwrap_or_else(|| (self.game.start().clone(), moves));
        let mut game = Game::from_position(start);
        for mv in moves {
            game.push(mv).map_err(|error| errors::value(error.to_string()))?;
        }
        game.set_result(self.game.result()).map_err(|error| errors::value(error.to_string()))?;
        Ok(PyGame { game })
    }

    /// The game as the text of an `.abn` file, with its variations and comments.
    fn text(&self) -> String {
        self.game.to_abn(Coords::Stein)
    }

    fn _repr_svg_(&self) -> String {
        let last = self.game.last();
        let position = self.game.position(last).unwrap_or_else(|| self.game.start().clone());
        drawn(&position, self.game.node(last).and_then(abande::Node::mv))
    }

    fn __len__(&self) -> usize {
        self.game.main_line().count()
    }

    fn __eq__(&self, other: &PyGame) -> bool {
        self.game.board() == other.game.board() && self.text() == other.text()
    }

    fn __repr__(&self) -> String {
        format!("<Game {} {} moves {}>", self.game.variant(), self.__len__(), self.game.result())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Restoring<'py>> {
        let function = py.import("abande._abande")?.getattr("_game")?;
        let drawn = self.game.board().shape() == abande::Shape::Drawn;
        let boards = if drawn { vec![self.board()] } else { vec![] };
        Ok((function, (self.text(), boards)))
    }
}

/// A game, as a pickle carries it.
#[pyfunction]
#[pyo3(name = "_game")]
pub(crate) fn restored_game(py: Python<'_>, text: &str, boards: Vec<Bound<'_, PyBoard>>) -> PyResult<PyGame> {
    let boards = known_boards(&boards);
    let game = abande::read_games(text, &boards, Coords::Stein).next();
    match game {
        Some(Ok(game)) => Ok(PyGame { game }),
        Some(Err(error)) => Err(record_error(py, &error)),
        None => Err(errors::notation(py, "there is no game", 1, None)),
    }
}

fn record_error(py: Python<'_>, error: &RecordError) -> PyErr {
    errors::notation(py, &error.to_string(), error.column, Some(error.line))
}

fn abstract_play_error(py: Python<'_>, error: &AbstractPlayError) -> PyErr {
    match error {
        AbstractPlayError::Json { line, column, .. } => {
            errors::notation(py, &error.to_string(), *column, Some(*line))
        }
        _ => errors::notation(py, &error.to_string(), 1, None),
    }
}

/// The games of a file, one after the other; `read_games` makes it.
///
/// A faulty game raises `NotationError`; who asks for the next one gets it.
#[pyclass(name = "GameReader", module = "abande")]
pub(crate) struct PyGameReader {
    segments: Segments,
    boards: Boards,
    ready: std::vec::IntoIter<Result<Game, FileFault>>,
}

/// Reads the games of a file one by one, however large it is: our own format `.abn`, or Abstract Play's JSON.
#[pyfunction]
#[pyo3(signature = (path, /, *, boards = Vec::new()))]
pub(crate) fn read_games(path: PathBuf, boards: Vec<Bound<'_, PyBoard>>) -> PyResult<PyGameReader> {
    let segments = Segments::open(&path)?;
    Ok(PyGameReader { segments, boards: known_boards(&boards), ready: Vec::new().into_iter() })
}

#[pymethods]
impl PyGameReader {
    fn __iter__(reader: PyRef<'_, Self>) -> PyRef<'_, Self> {
        reader
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyGame>> {
        loop {
            match self.ready.next() {
                Some(Ok(game)) => return Ok(Some(PyGame { game })),
                Some(Err(FileFault::Record(error))) => return Err(record_error(py, &error)),
                Some(Err(FileFault::AbstractPlay(error))) => return Err(abstract_play_error(py, &error)),
                None => {}
            }
            let (segments, boards) = (&mut self.segments, &self.boards);
            let Some(games) = py.detach(|| segments.next(boards))? else { return Ok(None) };
            self.ready = games.into_iter();
        }
    }
}
