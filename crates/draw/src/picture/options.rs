//! What a picture shows, and how.

use abande::{Color, Coords, Move, Space};

use crate::language::PictureLanguage;
pub use crate::text::Labels;
use crate::theme::Theme;

/// What a picture shows, and how.
///
/// Nothing is told by colour alone: Black's pieces have a ring, sleepers a `z`, heights are drawn and written.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The colours.
    pub theme: Theme,
    /// Where the names of the spaces stand.
    pub labels: Labels,
    /// How the spaces are named.
    pub coords: Coords,
    /// The move that led to the position, to be ringed.
    pub last: Option<Move>,
    /// Whether stacks that touch no enemy are dimmed.
    pub sleepers: bool,
    /// Empty spaces to be marked, such as those that may be entered.
    pub entries: Vec<Space>,
    /// Arrows from space to space.
    pub arrows: Vec<Arrow>,
    /// Signs and numbers on spaces.
    pub marks: Vec<Mark>,
    /// Groups of stacks to be tinted, such as the parts of a band that a move would split.
    pub parts: Vec<Vec<Space>>,
    /// From which side the board is seen.
    pub view: View,
    /// A line above the board.
    pub heading: Option<String>,
    /// Hands and points below the board, in this language.
    pub caption: Option<PictureLanguage>,
    /// In Libre, spaces to leave room for beyond the band: those of a whole game, so that its pictures are
    /// all alike.
    pub room_for: Vec<Space>,
}

impl Default for Options {
    /// The light theme, names at the edge, sleepers dimmed, nothing marked.
    fn default() -> Options {
        Options {
            theme: Theme::Light,
            labels: Labels::Edge,
            coords: Coords::Stein,
            last: None,
            sleepers: true,
            entries: Vec::new(),
            arrows: Vec::new(),
            marks: Vec::new(),
            parts: Vec::new(),
            view: View::default(),
            heading: None,
            caption: None,
            room_for: Vec::new(),
        }
    }
}

/// From which side the board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// How far the board is turned to the left, in degrees.
    pub turned: f64,
    /// Whether left and right change places, before it is turned.
    pub flipped: bool,
}

/// An arrow from space to space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Space,
    /// Where it points.
    pub to: Space,
    /// Whose it is: in his colour; in that of marks otherwise.
    pub player: Option<Color>,
}

/// A sign or a short text on a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The space.
    pub space: Space,
    /// What is drawn there.
    pub sign: Sign,
}

/// What a space is marked with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A ring around it.
    Ring,
    /// A square around it.
    Square,
    /// A triangle around it.
    Triangle,
    /// A cross over it: not here.
    Cross,
    /// A number or a few letters.
    Text(String),
}
