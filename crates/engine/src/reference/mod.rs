//! Reference opponents: a measure, and as simple as any textbook has them.

mod greedy;
mod uct;

pub use greedy::Greedy;
pub use uct::{Leaf, Uct};
