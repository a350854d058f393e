//! Which static evaluation is used: a network or the hand-written terms.

use std::sync::Arc;

use abande::Position;

use super::network::{Accumulator, Network};
use super::terms;
use crate::value::{Value, guess};

/// How an engine judges positions.
#[derive(Clone, Debug, Default)]
pub enum Evaluation {
    /// By the network that comes along for the board, where there is one, else by the hand-written terms.
    #[default]
    Best,
    /// By the hand-written terms.
    HandWritten,
    /// By this network, on the board that it is for.
    Network(Arc<Network>),
}

impl Evaluation {
    /// The network to use in a position.
    pub(crate) fn network(&self, position: &Position) -> Option<Arc<Network>> {
        match self {
            Evaluation::Best => super::networks::for_board(position.board().name()),
            Evaluation::HandWritten => None,
            Evaluation::Network(network) => {
                (network.board == position.board().name()).then(|| Arc::clone(network))
            }
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
