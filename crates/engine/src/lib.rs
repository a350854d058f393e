//! A player of Abande.
mod engine;
mod features;
mod limits;
mod network;
mod ordering;
mod search;
mod table;
pub mod terms;
mod uct;
mod value;

pub use engine::{Engine, Report};
pub use features::feature_count;
pub use limits::{Clock, Limits, Time};
pub use network::{Network, NetworkError};
pub use uct::{Leaf, Uct};
pub use value::POINT;
