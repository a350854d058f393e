//! The board game Abande for Python: what `import abande` is made of. See docs/python.md.
//!
//! Nothing here decides what is legal or good: that is the business of the crates `abande` and `abande-engine`.

// What comes from Python is ours: bindings hand values over, not references to them.
#![allow(clippy::needless_pass_by_value)]

mod actions;
mod batch;
mod board;
mod crew;
mod engine;
mod errors;
mod interrupt;
mod mcts;
mod planes;
mod position;
mod record;
mod review;
mod seat;
mod segments;
mod shown;
mod solve;
mod symmetries;
mod tree;

#[pyo3::pymodule]
mod _abande {
    #[pymodule_export]
    use crate::batch::PyBatch;
    #[pymodule_export]
    use crate::board::{PyBoard, drawn_board};
    #[pymodule_export]
    use crate::engine::{PyEngine, PyLine, PySearchResult};
    #[pymodule_export]
    use crate::mcts::PyMcts;
    #[pymodule_export]
    use crate::position::{PyPosition, restored};
    #[pymodule_export]
    use crate::record::{PyGame, PyGameReader, read_games, restored_game};
    #[pymodule_export]
    use crate::review::{PyMoveReview, PyReview};
    #[pymodule_export]
    use crate::solve::{PySolution, solve, solve_many};
    #[pymodule_export]
    use crate::symmetries::symmetries;
}
