//! Static evaluation: what a position seems worth without looking ahead.

mod accumulator;
mod evaluation;
mod features;
pub mod network;
mod networks;
pub mod terms;

pub use evaluation::Evaluation;
pub(crate) use evaluation::Evaluator;
pub use features::{feature_count, lit_features};
pub use networks::Networks;
