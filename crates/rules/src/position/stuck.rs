//! Why a stack that somebody chose can capture nothing.

use super::{Move, Position, Refusal};
use crate::Space;

impl Position {
    /// Why the stack on a space has no legal capture: the reason that tells most, among those of all that it might
    /// capture. None when it has one, or when no stack of the opponent stands beside it.
    pub fn why_stuck(&self, space: Space) -> Option<Refusal> {
        let beside = self.board().neighbours(space).into_iter();
        let captures = beside.map(|to| self.refusal(Move::Capture { from: space, to }));
        let reasons: Option<Vec<Refusal>> = captures.collect();
        let weighed = reasons?.into_iter().filter_map(|reason| Some((weight(&reason, space)?, reason)));
        weighed.max_by_key(|&(weight, _)| weight).map(|(_, reason)| reason)
    }
}

/// How much a reason tells about a stack itself, rather than about what stands beside it. None where it says only that
/// no stack of the opponent does.
fn weight(refusal: &Refusal, stack: Space) -> Option<u8> {
    match refusal {
        Refusal::GameOver => Some(6),
        Refusal::NotYours { .. } => Some(5),
        Refusal::TooEarly => Some(4),
        Refusal::StackOfThree { at } if *at == stack => Some(3),
        Refusal::WouldSplit { .. } => Some(2),
        Refusal::TooHigh { .. } => Some(1),
        Refusal::StackOfThree { .. } => Some(0),
        _ => None,
    }
}
