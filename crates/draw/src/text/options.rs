//! What a picture shows, and in which signs.

use abande::{Coords, Move, Space};

use super::signs::Signs;

/// Where the names of the spaces stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Labels {
    /// Nowhere. In the text of a drawn board with links that can only be listed, names stay: the list needs
    /// them.
    Off,
    /// At the edge of the board. A drawn board has no edge to count along: its names stand in the spaces.
    #[default]
    Edge,
    /// In the spaces; where there is no room beside a stack, in the empty ones.
    Spaces,
}

/// What a picture shows, and in which signs.
///
/// Nothing is told by colour alone: a picture without colours has the same signs in the same places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether to use the colours of the terminal.
    pub colored: bool,
    /// The signs to use.
    pub signs: Signs,
    /// Where the names of the spaces stand.
    pub labels: Labels,
    /// How the spaces are named.
    pub coords: Coords,
    /// The move that led to the position, to be marked with `*`.
    pub last: Option<Move>,
    /// Whether stacks that touch no enemy are marked with `z`.
    pub sleepers: bool,
    /// Empty spaces to be marked with `+`, such as those that may be entered.
    pub entries: Vec<Space>,
}

impl Default for Options {
    /// Unicode without colours, names at the edge, sleepers marked.
    fn default() -> Options {
        Options {
            colored: false,
            signs: Signs::Unicode,
            labels: Labels::Edge,
            coords: Coords::Stein,
            last: None,
            sleepers: true,
            entries: Vec::new(),
        }
    }
}
