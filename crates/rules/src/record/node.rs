//! One move in the tree of a game, with what is said about it.

use crate::{Move, Score};

/// The name of a node in its game. It stays the same however the game is edited, and never comes to mean
/// another move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The start of every game, before the first move.
    pub const START: NodeId = NodeId(0);

    /// Its number, for programs that keep it elsewhere; the start has 0.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The name with this number. Whether a game has such a node, [`Game::node`](crate::Game::node) says.
    pub const fn from_number(number: u32) -> NodeId {
        NodeId(number)
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move in the tree of a game, or the start, which has none.
#[derive(Clone, Debug, Default)]
pub struct Node {
    pub(super) mv: Option<Move>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) ply: usize,
    pub(super) comment_before: String,
    pub(super) comment: String,
    pub(super) glyphs: Vec<u8>,
    pub(super) final_score: Option<Score>,
}

impl Node {
    /// The move that leads here; the start has none.
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// The node before the move; the start has none.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What can follow: the main line first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// How many moves lead here from the start.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// What is said before the move. Only the first move of a variation has it; elsewhere it would be the
    /// comment of the move before.
    pub fn comment_before(&self) -> &str {
        &self.comment_before
    }

    /// What is said after the move, or, at the start, before the first one. Empty where nothing is.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The judgements on the move as numbers, each once: 1 is `!`, 2 is `?`, 3 to 6 are `!!`, `??`, `!?`,
    /// `?!`, and others have a meaning of their own.
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// The score, if the move ended the game.
    pub fn final_score(&self) -> Option<Score> {
        self.final_score
    }

    /// Equal in all but the place in a tree.
    pub(super) fn says_the_same(&self, other: &Node) -> bool {
        self.mv == other.mv
            && self.comment_before == other.comment_before
            && self.comment == other.comment
            && self.glyphs == other.glyphs
            && self.children.len() == other.children.len()
    }
}

/// A comment with one sort of line break, as it comes back from a file whatever its line ends.
pub(super) fn with_plain_line_breaks(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Adds a comment behind another, on a line of its own.
pub(super) fn join(comment: &mut String, more: &str) {
    if !comment.is_empty() && !more.is_empty() {
        comment.push('\n');
    }
    comment.push_str(more);
}
