//! Search with one's own net: a tree for each game of a batch, and one call of the net for all of them.

use abande::{Move, Position};
use abande_engine::{Control as _, Solver};
use fastrand::Rng;
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods as _, PyReadonlyArray1, PyReadonlyArray2};
use pyo3::prelude::*;

use crate::actions::Actions;
use crate::batch::PyBatch;
use crate::errors;
use crate::interrupt::Watch;
use crate::planes::{Cell, PLANES, corner, list, observe};
use crate::seat::stream;
use crate::tree::{Leaf, Manner, Tree};

/// What the solver remembers in.
const SOLVER_MEBIBYTES: usize = 16;

/// PUCT over a batch: a tree for each game, which is kept from move to move.
#[pyclass(name = "Mcts", module = "abande")]
pub(crate) struct PyMcts {
    batch: Py<PyBatch>,
    simulations: usize,
    manner: Manner,
    solver: Solver,
    trees: Vec<Tree>,
    random: Vec<Rng>,
}

/// A game's number, and where its simulation has arrived.
type Arrival = (usize, Leaf);

/// Observations and masks for the net.
type Question<'py> = (Bound<'py, PyAny>, Bound<'py, PyArray2<bool>>);

/// How often each action was tried, and what each position is worth to the player to move.
type Found<'py> = (Bound<'py, PyArray2<i32>>, Bound<'py, PyArray1<f32>>);

#[pymethods]
impl PyMcts {
    #[new]
    #[pyo3(signature = (batch, *, simulations = 64, seed = 0, c_puct = 1.5, noise = 0.25, noise_alpha = 0.3, exact_hands = 1, exact_nodes = 2000))]
    #[expect(clippy::too_many_arguments, reason = "they have names")]
    fn new(
        batch: Bound<'_, PyBatch>,
        simulations: usize,
        seed: u64,
        c_puct: f32,
        noise: f32,
        noise_alpha: f64,
        exact_hands: u8,
        exact_nodes: u64,
    ) -> PyResult<PyMcts> {
        if simulations == 0 {
            return Err(errors::value("simulations must be at least 1"));
        }
        if !((0.0..=1.0).contains(&noise) && noise_alpha > 0.0 && noise_alpha.is_finite()) {
            return Err(errors::value("noise must be from 0 to 1, and noise_alpha above 0"));
        }
        if !(c_puct >= 0.0 && c_puct.is_finite()) {
            return Err(errors::value("c_puct must be 0 or more"));
        }
        let (trees, random) = {
            let games = &batch.try_borrow()?.seats;
            let trees = games.iter().map(|seat| Tree::new(&seat.position)).collect();
            (trees, (0..games.len()).map(|number| stream(seed, number)).collect())
        };
        let manner = Manner { c_puct, noise, alpha: noise_alpha, exact_hands, exact_nodes };
        let solver = Solver::new(SOLVER_MEBIBYTES);
        Ok(PyMcts { batch: batch.unbind(), simulations, manner, solver, trees, random })
    }

    /// Runs so many simulations in each game from where the batch stands now. `net(obs, mask)` gives the logits of all
    /// actions, and values from -1 to 1 for the player to move.
    #[pyo3(signature = (net, /))]
    fn run<'py>(&mut self, py: Python<'py>, net: &Bound<'py, PyAny>) -> PyResult<Found<'py>> {
        let bound = self.batch.clone_ref(py);
        let batch = bound.bind(py).try_borrow()?;
        let actions = &batch.house.actions;
        for (tree, seat) in self.trees.iter_mut().zip(&batch.seats) {
            tree.go_to(&seat.position);
        }
        let roots: Vec<Arrival> = self
            .trees
            .iter()
            .enumerate()
            .filter_map(|(game, tree)| Some((game, tree.unseen_root()?)))
            .collect();
        self.ask(py, net, &batch, roots)?;
        for (tree, random) in self.trees.iter_mut().zip(&mut self.random) {
            tree.stir(&self.manner, random);
        }
        for _ in 0..self.simulations {
            let PyMcts { trees, solver, manner, .. } = self;
            let watch = Watch::new();
            let leaves = py.detach(|| {
                let mut leaves: Vec<Arrival> = Vec::with_capacity(trees.len());
                for (game, tree) in trees.iter_mut().enumerate() {
                    if watch.stopped() {
                        break;
                    }
                    leaves.extend(tree.descend(manner, solver, &watch).map(|leaf| (game, leaf)));
                }
                leaves
            });
            watch.end()?;
            self.ask(py, net, &batch, leaves)?;
            py.check_signals()?;
        }
        let visits = PyArray2::zeros(py, (self.trees.len(), actions.count()), false);
        {
            let mut visits = visits.try_readwrite()?;
            for (row, tree) in visits.as_slice_mut()?.chunks_exact_mut(actions.count()).zip(&self.trees) {
                for (action, count) in numbered(actions, tree) {
                    row[action] = count as i32;
                }
            }
        }
        let values = self.trees.iter().map(Tree::value).collect();
        Ok((visits, PyArray1::from_vec(py, values)))
    }

    /// An action for each game by how often the last run tried it: in proportion to the visits to the power of
    /// 1 / temperature, and the most visited one where that is 0.
    #[pyo3(signature = (*, temperature = 1.0))]
    fn actions<'py>(&mut self, py: Python<'py>, temperature: f64) -> PyResult<Bound<'py, PyArray1<i32>>> {
        if !(temperature >= 0.0 && temperature.is_finite()) {
            return Err(errors::value("temperature must be 0 or more"));
        }
        let batch = self.batch.bind(py).try_borrow()?;
        let actions = &batch.house.actions;
        let choose = |(tree, random): (&Tree, &mut Rng)| {
            let tried: Vec<(usize, u32)> = numbered(actions, tree).collect();
            chosen(&tried, temperature, random).unwrap_or(actions.pass()) as i32
        };
        let chosen = self.trees.iter().zip(&mut self.random).map(choose).collect();
        Ok(PyArray1::from_vec(py, chosen))
    }
}

impl PyMcts {
    /// Asks the net about some positions, and takes in what it says.
    fn ask<'py>(
        &mut self,
        py: Python<'py>,
        net: &Bound<'py, PyAny>,
        batch: &PyBatch,
        leaves: Vec<Arrival>,
    ) -> PyResult<()> {
        if leaves.is_empty() {
            return Ok(());
        }
        let actions = &batch.house.actions;
        let question = if batch.is_float() {
            question::<f32>(py, actions, &leaves)?
        } else {
            question::<u8>(py, actions, &leaves)?
        };
        let answer = net.call1(question)?;
        let (logits, values): (Bound<'py, PyAny>, Bound<'py, PyAny>) = answer.extract()?;
        let logits: PyReadonlyArray2<'py, f32> = as_floats(&logits)?.extract()?;
        let values: PyReadonlyArray1<'py, f32> = as_floats(&values)?.extract()?;
        let (logits, values) = (logits.as_array(), values.as_array());
        if logits.dim() != (leaves.len(), actions.count()) || values.dim() != leaves.len() {
            let (got, want) = (logits.dim(), (leaves.len(), actions.count()));
            return Err(errors::value(format!(
                "the net gave logits of {got:?} and {} values: it takes {want:?} and {}",
                values.dim(),
                want.0
            )));
        }
        let mut judged = Vec::with_capacity(leaves.len());
        for (row, (_, leaf)) in leaves.iter().enumerate() {
            let value = values[row];
            let moves = priors(actions, &leaf.position, |action| logits[(row, action)]);
            if value.is_nan() || moves.iter().any(|(_, prior)| prior.is_nan()) {
                return Err(errors::value("the net gave something that is no number"));
            }
            judged.push((moves, value.clamp(-1.0, 1.0)));
        }
        for ((game, leaf), (moves, value)) in leaves.iter().zip(judged) {
            self.trees[*game].take_in(leaf, moves, value);
        }
        Ok(())
    }
}

/// Observations and masks of some positions.
fn question<'py, T: Cell>(py: Python<'py>, actions: &Actions, leaves: &[Arrival]) -> PyResult<Question<'py>> {
    let observations = PyArray3::<T>::zeros(py, (leaves.len(), PLANES, actions.spaces()), false);
    let mask = PyArray2::<bool>::zeros(py, (leaves.len(), actions.count()), false);
    {
        let (mut observations, mut mask) = (observations.try_readwrite()?, mask.try_readwrite()?);
        let planes = observations.as_slice_mut()?.chunks_exact_mut(PLANES * actions.spaces());
        let masks = mask.as_slice_mut()?.chunks_exact_mut(actions.count());
        let mut bits = vec![0; actions.count().div_ceil(64)];
        for ((planes, mask), (game, Leaf { position, .. })) in planes.zip(masks).zip(leaves) {
            let corner = corner(position, actions);
            observe(position, actions, corner, planes);
            list(position, actions, corner, mask, &mut bits)
                .map_err(|_| errors::value(format!("game {game}: the band has no room in the window")))?;
        }
    }
    Ok((observations.into_any(), mask))
}

/// An array of whatever a net gives.
fn as_floats<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let numpy = object.py().import("numpy")?;
    numpy.call_method1("asarray", (object, "float32"))
}

/// The legal moves with their shares by the logits.
fn priors(actions: &Actions, position: &Position, logit: impl Fn(usize) -> f32) -> Vec<(Move, f32)> {
    let corner = corner(position, actions);
    let mut moves = Vec::new();
    position.each_move(|mv| {
        if let Some(action) = actions.number(mv, corner) {
            moves.push((mv, logit(action)));
        }
    });
    let most = moves.iter().map(|(_, logit)| *logit).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (_, share) in &mut moves {
        *share = (*share - most).exp();
        sum += *share;
    }
    for (_, share) in &mut moves {
        *share /= sum;
    }
    moves
}

/// How often each action was tried.
fn numbered(actions: &Actions, tree: &Tree) -> impl Iterator<Item = (usize, u32)> {
    let corner = corner(tree.position(), actions);
    tree.visits().filter_map(move |(mv, count)| Some((actions.number(mv, corner)?, count)))
}

/// One of the actions by their visits; none where there are none.
fn chosen(tried: &[(usize, u32)], temperature: f64, random: &mut Rng) -> Option<usize> {
    let most = tried.iter().map(|(_, count)| *count).max()?.max(1);
    if temperature == 0.0 {
        return tried.iter().find(|(_, count)| *count == most).or(tried.first()).map(|(action, _)| *action);
    }
    let weight = |count: u32| (f64::from(count) / f64::from(most)).powf(1.0 / temperature);
    let sum: f64 = tried.iter().map(|(_, count)| weight(*count)).sum();
    let mut point = random.f64() * sum;
    for (action, count) in tried {
        point -= weight(*count);
        if point < 0.0 {
            return Some(*action);
        }
    }
    tried.iter().rev().find(|(_, count)| *count > 0).or(tried.last()).map(|(action, _)| *action)
}
