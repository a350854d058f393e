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
    /// How many columns and lines the board may take up, labels aside. Libre is drawn with the links between
    /// the spaces if they fit; other boards need what they need, and take more only if they are `roomy`.
    pub room: (usize, usize),
    /// Whether boards with edges are drawn twice as large where the room allows it.
    pub roomy: bool,
}

impl Options {
    /// Whether a board may be drawn large, given how many columns and lines that takes.
    pub(super) fn may_take(&self, columns: i32, lines: i32) -> bool {
        let fits = |length: i32, room: usize| usize::try_from(length).is_ok_and(|length| length <= room);
        self.roomy && fits(columns, self.room.0) && fits(lines, self.room.1)
    }
}

impl Default for Options {
    /// Unicode without colours, names at the edge, sleepers marked, room as beside a status in a terminal of
    /// 80 x 24.
    fn default() -> Options {
        Options {
            colored: false,
            signs: Signs::Unicode,
            labels: Labels::Edge,
            coords: Coords::Stein,
            last: None,
            sleepers: true,
            entries: Vec::new(),
            room: (72, 18),
            roomy: false,
        }
    }
}
