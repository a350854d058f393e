//! Batches: many games at once, for learners.

use std::convert::Infallible;

use abande::{Coords, Position};
use abande_engine::check_memory;
use numpy::ndarray::{Ix1, Ix2, Ix3};
use numpy::{PyArray2, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyMemoryError, PyOSError, PyTypeError};
use pyo3::prelude::*;

use crate::actions::Actions;
use crate::board::{BoardArgument, PyBoard};
use crate::crew::Crew;
use crate::errors;
use crate::planes::{Cell, PLANES, corner, list, span};
use crate::position::PyPosition;
use crate::seat::{House, Rows, Seat};
use crate::shown::Shown;

/// The most threads that step a batch.
const MOST_THREADS: usize = 256;

/// What a game takes up beside its rows of observations and masks: about as much.
const BYTES_OF_A_GAME: usize = size_of::<Seat>() + 128;

/// Many games on one board, stepped at once.
///
/// Each has a random stream of its own: the same seed and actions give the same arrays, whatever the threads.
#[pyclass(name = "Batch", module = "abande")]
pub(crate) struct PyBatch {
    pub(crate) house: House,
    pub(crate) seats: Vec<Seat>,
    crew: Crew,
    observations: Observations,
    sheets: Sheets,
    random: Shown<i32, Ix1>,
}

/// The arrays beside the observations.
struct Sheets {
    mask: Shown<bool, Ix2>,
    to_move: Shown<i8, Ix1>,
    rewards: Shown<f32, Ix2>,
    done: Shown<bool, Ix1>,
    scores: Shown<i16, Ix2>,
}

/// What is to be done with the games.
#[derive(Clone, Copy)]
enum Work<'a> {
    /// Play an action in each.
    Step(&'a [i32]),
    /// Begin them all anew.
    Reset,
    /// Show one that has been changed.
    Show(usize),
}

/// Observations of either kind of number.
enum Observations {
    Bytes(Shown<u8, Ix3>),
    Floats(Shown<f32, Ix3>),
}

/// Actions as arguments give them.
struct Chosen(Vec<i32>);

impl<'a, 'py> FromPyObject<'a, 'py> for Chosen {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Chosen> {
        if let Ok(array) = object.extract::<PyReadonlyArray1<'py, i32>>() {
            return Ok(Chosen(array.as_array().iter().copied().collect()));
        }
        let narrow = |action: i64| i32::try_from(action).unwrap_or(-1);
        if let Ok(array) = object.extract::<PyReadonlyArray1<'py, i64>>() {
            return Ok(Chosen(array.as_array().iter().map(|&action| narrow(action)).collect()));
        }
        let actions = object.extract::<Vec<i64>>();
        let actions =
            actions.map_err(|_| PyTypeError::new_err("actions must be whole numbers, one for each game"))?;
        Ok(Chosen(actions.into_iter().map(narrow).collect()))
    }
}

/// Observations and masks.
type Seen<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// Observations, masks, rewards, and which games have ended.
type Stepped<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>, Bound<'py, PyAny>);

impl Sheets {
    /// Does some work, and writes the rows of all games, outside of Python. The first game that the window has no room for
    /// is an error.
    fn work<T: Cell>(
        &self,
        py: Python<'_>,
        observations: &Shown<T, Ix3>,
        (house, seats): (&House, &mut [Seat]),
        crew: &mut Crew,
        work: Work<'_>,
    ) -> PyResult<Result<(), usize>> {
        let mut observations = observations.writing(py)?;
        let (mut mask, mut to_move) = (self.mask.writing(py)?, self.to_move.writing(py)?);
        let (mut rewards, mut done) = (self.rewards.writing(py)?, self.done.writing(py)?);
        let mut scores = self.scores.writing(py)?;
        let rows = Rows {
            seats,
            observations: observations.as_slice_mut()?,
            mask: mask.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
        };
        Ok(py.detach(move || shared_out(rows, house, crew, work)))
    }
}

/// Shares the work out among threads, this one included.
fn shared_out<T: Cell>(
    mut rows: Rows<'_, T>,
    house: &House,
    crew: &mut Crew,
    work: Work<'_>,
) -> Result<(), usize> {
    if let Work::Show(number) = work {
        return rows.show(house, number).map_err(|_| number);
    }
    let mut first = 0;
    let shares = rows.shares(crew.shares(), &house.actions).into_iter().map(|share| {
        let from = first;
        first += share.seats.len();
        (from, share)
    });
    crew.work(shares.collect(), |(from, mut share)| {
        let done = match work {
            Work::Step(chosen) => share.step(house, &chosen[from..from + share.seats.len()]),
            _ => share.reset(house),
        };
        done.map_err(|number| from + number)
    })
}

impl PyBatch {
    fn work(&mut self, py: Python<'_>, work: Work<'_>) -> PyResult<()> {
        let PyBatch { house, seats, crew, observations, sheets, .. } = self;
        let games = (&*house, &mut seats[..]);
        let done = match observations {
            Observations::Bytes(array) => sheets.work(py, array, games, crew, work),
            Observations::Floats(array) => sheets.work(py, array, games, crew, work),
        }?;
        done.map_err(|game| too_wide(&self.seats[game].position, Some(game)))
    }

    /// Whether observations are floating point numbers.
    pub(crate) fn is_float(&self) -> bool {
        matches!(self.observations, Observations::Floats(_))
    }

    fn seen<'py>(&self, py: Python<'py>, copy: bool) -> PyResult<Seen<'py>> {
        let observations = match &self.observations {
            Observations::Bytes(array) => array.shown(py, copy),
            Observations::Floats(array) => array.shown(py, copy),
        };
        Ok((observations?, self.sheets.mask.shown(py, copy)?))
    }

    fn seat(&self, game: isize) -> PyResult<usize> {
        let count = self.seats.len();
        let number = if game < 0 { game.checked_add_unsigned(count) } else { Some(game) };
        let number = number.and_then(|number| usize::try_from(number).ok()).filter(|number| *number < count);
        number.ok_or_else(|| PyIndexError::new_err(format!("there is no game {game} among {count}")))
    }

    /// Why an action is refused.
    fn refusal(&self, py: Python<'_>, game: usize, action: i32) -> PyErr {
        let seat = &self.seats[game];
        let mv = usize::try_from(action).ok().and_then(|action| self.house.actions.mv(action, seat.corner));
        match mv.and_then(|mv| seat.position.refusal(mv)) {
            Some(refusal) => errors::refused(py, &seat.position, &refusal, Some(game)),
            None => errors::no_action(py, i64::from(action), game),
        }
    }

    /// Whether a position can be shown here.
    fn check(&self, position: &Position) -> PyResult<()> {
        checked(&self.house.actions, position, self.house.auto_reset)
    }
}

/// Whether games of a batch can stand at a position.
fn checked(actions: &Actions, position: &Position, goes_on: bool) -> PyResult<()> {
    if position.board() != actions.board() {
        let (theirs, ours) = (position.board().name(), actions.board().name());
        return Err(errors::value(format!("the position is on {theirs}, the batch on {ours}")));
    }
    if goes_on && position.is_over() {
        return Err(errors::value("the game is over there: with auto_reset it would have begun anew"));
    }
    let (mut mask, mut bits) = (vec![false; actions.count()], vec![0; actions.count().div_ceil(64)]);
    list(position, actions, corner(position, actions), &mut mask, &mut bits)
        .map_err(|_| too_wide(position, None))
}

fn too_wide(position: &Position, game: Option<usize>) -> PyErr {
    let (columns, rows) = span(position);
    let place = game.map_or_else(String::new, |game| format!("game {game}: "));
    errors::value(format!(
        "{place}the band spans {columns} x {rows} spaces, and there is no room around it in the window of 27 x 27"
    ))
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (board, n, *, seed = 0, threads = 1, dtype = "uint8", auto_reset = true, start = None))]
    #[expect(clippy::too_many_arguments, reason = "they have names")]
    fn new(
        py: Python<'_>,
        board: BoardArgument<'_>,
        n: usize,
        seed: u64,
        threads: usize,
        dtype: &str,
        auto_reset: bool,
        start: Option<PyRef<'_, PyPosition>>,
    ) -> PyResult<PyBatch> {
        let variant = board.variant(py, None)?;
        let actions = Actions::new(variant.board());
        if n == 0
            || n.checked_mul(PLANES * actions.spaces().max(actions.count())).is_none_or(|all| all > 1 << 40)
        {
            return Err(errors::value(format!("{n} is no number of games")));
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(errors::value(format!("threads must be from 1 to {MOST_THREADS}")));
        }
        let start = start.map_or_else(|| Position::start(&variant), |start| start.position.clone());
        checked(&actions, &start, true)?;
        let cell = if dtype == "float32" { size_of::<f32>() } else { 1 };
        let row = PLANES * actions.spaces() * cell + actions.count() + BYTES_OF_A_GAME;
        check_memory((n.saturating_mul(row) >> 20) + 1)
            .map_err(|error| PyMemoryError::new_err(error.to_string()))?;
        let shape = (n, PLANES, actions.spaces());
        let observations = match dtype {
            "uint8" => Observations::Bytes(Shown::zeros(py, shape)?),
            "float32" => Observations::Floats(Shown::zeros(py, shape)?),
            _ => return Err(errors::value(format!("dtype must be 'uint8' or 'float32', not '{dtype}'"))),
        };
        let sheets = Sheets {
            mask: Shown::zeros(py, (n, actions.count()))?,
            to_move: Shown::zeros(py, n)?,
            rewards: Shown::zeros(py, (n, 2))?,
            done: Shown::zeros(py, n)?,
            scores: Shown::zeros(py, (n, 2))?,
        };
        let random = Shown::zeros(py, n)?;
        let crew = Crew::new(threads.min(n)).map_err(|error| PyOSError::new_err(error.to_string()))?;
        let house = House { actions, start, auto_reset };
        let seats = (0..n).map(|number| Seat::new(&house, seed, number)).collect();
        let mut batch = PyBatch { house, seats, crew, observations, sheets, random };
        batch.work(py, Work::Reset)?;
        Ok(batch)
    }

    /// Begins all games anew: observations and masks. A seed begins the random streams anew too.
    #[pyo3(signature = (*, seed = None, copy = false))]
    fn reset<'py>(&mut self, py: Python<'py>, seed: Option<u64>, copy: bool) -> PyResult<Seen<'py>> {
        if let Some(seed) = seed {
            for (number, seat) in self.seats.iter_mut().enumerate() {
                seat.reseed(seed, number);
            }
        }
        self.work(py, Work::Reset)?;
        self.seen(py, copy)
    }

    /// Plays an action in each game: observations, masks, rewards of Black and White, and which games have ended. An illegal
    /// action raises `IllegalMove` with the number of its game, and no game has moved.
    #[pyo3(signature = (actions, /, *, copy = false))]
    fn step<'py>(&mut self, py: Python<'py>, actions: Chosen, copy: bool) -> PyResult<Stepped<'py>> {
        let Chosen(chosen) = actions;
        if chosen.len() != self.seats.len() {
            return Err(errors::value(format!("{} actions for {} games", chosen.len(), self.seats.len())));
        }
        let allowed = |seat: &Seat, action: i32| {
            seat.position.is_over() || usize::try_from(action).is_ok_and(|action| seat.allows(action))
        };
        let refused = self.seats.iter().zip(&chosen).position(|(seat, action)| !allowed(seat, *action));
        if let Some(game) = refused {
            return Err(self.refusal(py, game, chosen[game]));
        }
        self.work(py, Work::Step(&chosen))?;
        let (observations, mask) = self.seen(py, copy)?;
        Ok((observations, mask, self.sheets.rewards.shown(py, copy)?, self.sheets.done.shown(py, copy)?))
    }

    /// A legal action for each game, all alike, from the game's own stream; the pass where a game is over.
    #[pyo3(signature = (*, copy = false))]
    fn random_actions<'py>(&mut self, py: Python<'py>, copy: bool) -> PyResult<Bound<'py, PyAny>> {
        let pass = self.house.actions.pass();
        let mut random = self.random.writing(py)?;
        let share = self.seats.len().div_ceil(self.crew.shares());
        let shares = random.as_slice_mut()?.chunks_mut(share).zip(self.seats.chunks_mut(share)).collect();
        let Ok(()) = self.crew.work(shares, |(actions, seats): (&mut [i32], &mut [Seat])| {
            for (action, seat) in actions.iter_mut().zip(seats) {
                *action = seat.random_action().unwrap_or(pass) as i32;
            }
            Ok::<(), Infallible>(())
        });
        drop(random);
        self.random.shown(py, copy)
    }

    /// Whose turn it is in each game, of the observations: 0 Black, 1 White.
    #[getter]
    fn to_move<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.sheets.to_move.shown(py, false)
    }

    /// The final points of Black and White, where a game has just ended.
    #[getter]
    fn score<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.sheets.scores.shown(py, false)
    }

    /// The position of a game.
    #[pyo3(signature = (game, /))]
    fn position(&self, game: isize) -> PyResult<PyPosition> {
        Ok(PyPosition { position: self.seats[self.seat(game)?].position.clone() })
    }

    /// Goes on with a game from another position of the same board.
    #[pyo3(signature = (game, position, /))]
    fn set(&mut self, py: Python<'_>, game: isize, position: &PyPosition) -> PyResult<()> {
        let number = self.seat(game)?;
        self.check(&position.position)?;
        self.seats[number].position.clone_from(&position.position);
        self.work(py, Work::Show(number))
    }

    /// The board.
    #[getter]
    fn board(&self) -> PyBoard {
        PyBoard { board: self.house.actions.board().clone() }
    }

    /// How many actions there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.house.actions.count()
    }

    /// How many spaces an observation shows.
    #[getter]
    fn num_spaces(&self) -> usize {
        self.house.actions.spaces()
    }

    /// The move of an action; in Libre of the window of a game.
    #[pyo3(signature = (action, /, *, game = 0))]
    fn action_name(&self, action: isize, game: isize) -> PyResult<String> {
        let actions = &self.house.actions;
        let corner = self.seats[self.seat(game)?].corner;
        let mv = usize::try_from(action).ok().and_then(|action| actions.mv(action, corner));
        let mv = mv.ok_or_else(|| PyIndexError::new_err(format!("there is no action {action}")))?;
        Ok(actions.board().move_text(mv, Coords::Stein))
    }

    /// The action of a move; in Libre in the window of a game.
    #[pyo3(signature = (r#move, /, *, game = 0))]
    fn action_index(&self, py: Python<'_>, r#move: &str, game: isize) -> PyResult<usize> {
        let actions = &self.house.actions;
        let corner = self.seats[self.seat(game)?].corner;
        let mv = actions.board().parse_move(r#move, Coords::Stein);
        let mv = mv.map_err(|error| errors::move_text(py, &error))?;
        actions
            .number(mv, corner)
            .ok_or_else(|| errors::value(format!("'{move}' is no action of this board")))
    }

    /// Row and column of each space on a grid where neighbours lie beside each other: for convolutions. None for boards
    /// from files.
    #[getter]
    fn grid<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyArray2<i32>>>> {
        let rows = self.house.actions.grid().map(|grid| grid.into_iter().map(Vec::from).collect::<Vec<_>>());
        Ok(rows.map(|rows| PyArray2::from_vec2(py, &rows)).transpose()?)
    }

    fn __len__(&self) -> usize {
        self.seats.len()
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games on {}>", self.seats.len(), self.house.actions.board().name())
    }
}
