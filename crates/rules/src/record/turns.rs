//! Who acts in a game that is being played: when the computer replies, and where taking back and playing again lead.

use super::{Game, Node, NodeId};
use crate::Color;

/// How a position came onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// Its move was just played, even if the record had that move already.
    Played,
    /// Somebody looks at it: a game was opened, or a move taken back or played again.
    Shown,
}

impl Game {
    /// Whether the game has ended at a node: by two passes, or, where the main line ends, by its result.
    pub fn is_over_at(&self, at: NodeId) -> bool {
        let score = self.node(at).and_then(Node::final_score);
        score.is_some() || (at == self.last() && !self.result().is_open())
    }

    /// Whether the computer, which plays these colours, is to move now. To a move that is played it replies
    /// whatever the record holds behind it. Else it waits until somebody comes to the end of the record.
    pub fn computer_replies(&self, at: NodeId, arrival: Arrival, computers: &[Color]) -> bool {
        self.turn_at(at).is_some_and(|turn| computers.contains(&turn))
            && !self.is_over_at(at)
            && (arrival == Arrival::Played || at == self.last())
    }

    /// Where taking back leads from a node: to the last turn of a person before it. Where the computer plays both
    /// colours, it is one move.
    pub fn taken_back(&self, at: NodeId, computers: &[Color]) -> Option<NodeId> {
        let before = |id: NodeId| self.node(id).and_then(Node::parent);
        std::iter::successors(before(at), |&id| before(id)).find(|&id| self.is_for_person(id, computers))
    }

    /// Where playing again what was taken back leads: to the next turn of a person, else to the end of the line.
    /// Where the computer plays both colours, it is one move.
    pub fn played_again(&self, at: NodeId, computers: &[Color]) -> Option<NodeId> {
        let mut line = self.line_after(at);
        line.find(|&id| self.is_for_person(id, computers)).or_else(|| self.line_after(at).last())
    }

    /// Whether a person stops at a node: at a turn of his own, or, where the computer plays both colours, anywhere.
    fn is_for_person(&self, id: NodeId, computers: &[Color]) -> bool {
        let watches = Color::BOTH.iter().all(|color| computers.contains(color));
        watches || self.turn_at(id).is_some_and(|turn| !computers.contains(&turn))
    }

    /// Players alternate without exception, so the number of moves tells whose turn it is.
    fn turn_at(&self, id: NodeId) -> Option<Color> {
        let first = self.start().turn();
        Some(if self.node(id)?.ply() % 2 == 0 { first } else { first.other() })
    }
}
