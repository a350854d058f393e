//! Evaluation: a network or the hand-written terms, and the evaluator that goes with a search.

use std::sync::Arc;

use abande::Position;

use super::accumulator::Accumulator;
use super::network::Network;
use super::networks::Networks;
use super::terms;
use crate::value::{Value, guess};

/// How an engine judges positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// By the network for the board, where there is one among these, else by the hand-written terms.
    Networks(Networks),
    /// By the hand-written terms.
    HandWritten,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation::Networks(Networks::built_in())
    }
}

impl Evaluation {
    /// The network to use in a position.
    pub(crate) fn network(&self, position: &Position) -> Option<Arc<Network>> {
        match self {
            Evaluation::Networks(networks) => networks.get(position.board().name()).cloned(),
            Evaluation::HandWritten => None,
        }
    }
}

/// The static evaluation of one search thread.
pub(crate) enum Evaluator<'a> {
    Terms,
    Network(Box<Accumulator<'a>>),
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(network: Option<&'a Network>) -> Evaluator<'a> {
        match network {
            Some(network) => Evaluator::Network(Box::new(Accumulator::new(network))),
            None => Evaluator::Terms,
        }
    }

    /// The value for the player to move.
    #[inline]
    pub(crate) fn value(&mut self, position: &Position) -> Value {
        guess(match self {
            Evaluator::Terms => terms::evaluate(position),
            Evaluator::Network(accumulator) => accumulator.evaluate(position),
        })
    }
}
