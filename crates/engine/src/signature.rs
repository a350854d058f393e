//! The signature: how many nodes fixed searches and fixed proofs visit.
//!
//! A change that is meant to change no decision of the search leaves it as it is, on every machine. One that is meant to
//! changes it, and its commit says so.

use abande::{Board, Boards, Position};

use crate::control::Uncontrolled;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::solve::Solver;

/// What to do, a line each: `search DEPTH POSITION` or `solve POSITION`.
const SUITE: &str = include_str!("../suites/signature.txt");

/// A board without a network, from a file.
const WHEEL: &str = include_str!("../suites/wheel.toml");

/// The tables' size in mebibytes: it decides what is forgotten.
const MEBIBYTES: usize = 4;

/// The signature of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The name of the board.
    pub board: String,
    /// Nodes of searches to fixed depths, on one thread.
    pub search: u64,
    /// Nodes of the solver's proofs.
    pub solve: u64,
}

/// The signatures of the four named boards and of one from a board file. It takes some seconds.
///
/// ```no_run
/// let nodes: u64 = abande_engine::signatures().iter().map(|board| board.search).sum();
/// println!("{nodes} nodes");
/// ```
pub fn signatures() -> Vec<Signature> {
    let mut boards = Boards::default();
    if let Ok(wheel) = Board::from_toml(WHEEL) {
        boards.add(wheel);
    }
    let mut signatures: Vec<Signature> = Vec::new();
    for line in SUITE.lines().filter(|line| !line.starts_with('#')) {
        let Some((position, search, solve)) = work(line, &boards) else { continue };
        let board = position.board().name();
        match signatures.iter_mut().find(|signature| signature.board == board) {
            Some(signature) => {
                signature.search += search;
                signature.solve += solve;
            }
            None => signatures.push(Signature { board: board.into(), search, solve }),
        }
    }
    signatures
}

/// Does what a line says: nodes searched, nodes to solve.
fn work(line: &str, boards: &Boards) -> Option<(Position, u64, u64)> {
    let (word, rest) = line.split_once(' ')?;
    match word {
        "search" => {
            let (depth, position) = rest.split_once(' ')?;
            let position = Position::from_line(position, boards).ok()?;
            let nodes = search(&position, depth.parse().ok()?);
            Some((position, nodes, 0))
        }
        "solve" => {
            let position = Position::from_line(rest, boards).ok()?;
            let nodes = solve(&position);
            Some((position, 0, nodes))
        }
        _ => None,
    }
}

fn search(position: &Position, depth: u32) -> u64 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let report = Engine::new(MEBIBYTES).search(position, &limits, &Uncontrolled, &mut |_| ());
    report.map_or(0, |report| report.nodes)
}

fn solve(position: &Position) -> u64 {
    let solved = Solver::new(MEBIBYTES).solve(position, &Limits::default(), &Uncontrolled, &mut |_| ());
    match solved {
        Ok(solution) => solution.nodes,
        Err(unsolved) => unsolved.0.nodes,
    }
}
