//! The signs of a picture, in Unicode or in ASCII.

use abande::Color;

/// The sign of the last move.
pub(super) const LAST: char = '*';
/// The sign of a space to enter.
pub(super) const ENTRY: char = '+';
/// The sign of a stack that is asleep.
pub(super) const ASLEEP: char = 'z';

/// The direction of a line on its way down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stroke {
    /// From side to side.
    Level,
    /// Straight down.
    Upright,
    /// Down to the left, like a slash.
    Slash,
    /// Down to the right, like a backslash.
    Backslash,
}

impl Stroke {
    /// The stroke of a step so many lines down (none or more) and columns to the right.
    pub(super) fn of(lines: i32, columns: i32) -> Stroke {
        match (lines, columns) {
            (0, _) => Stroke::Level,
            (_, 0) => Stroke::Upright,
            (_, ..0) => Stroke::Slash,
            _ => Stroke::Backslash,
        }
    }
}

/// The signs that a picture is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Signs {
    /// Lines and discs.
    #[default]
    Unicode,
    /// Nothing but ASCII.
    Ascii,
}

impl Signs {
    /// An empty space.
    pub(super) fn empty(self) -> char {
        match self {
            Signs::Unicode => '·',
            Signs::Ascii => '.',
        }
    }

    /// An empty space where lines meet that come from above, from below, from the left and from the right.
    pub(super) fn joint(self, linked: [bool; 4]) -> char {
        match (self, linked) {
            (Signs::Ascii, _) => self.empty(),
            (_, [false, true, false, true]) => '┌',
            (_, [false, true, true, true]) => '┬',
            (_, [false, true, true, false]) => '┐',
            (_, [true, true, false, true]) => '├',
            (_, [true, true, true, true]) => '┼',
            (_, [true, true, true, false]) => '┤',
            (_, [true, false, false, true]) => '└',
            (_, [true, false, true, true]) => '┴',
            (_, [true, false, true, false]) => '┘',
            _ => self.empty(),
        }
    }

    /// The disc beside an owner's letter. ASCII has none.
    pub(super) fn disc(self, owner: Color) -> Option<char> {
        match (self, owner) {
            (Signs::Unicode, Color::Black) => Some('●'),
            (Signs::Unicode, Color::White) => Some('○'),
            (Signs::Ascii, _) => None,
        }
    }

    /// A line.
    pub(super) fn stroke(self, stroke: Stroke) -> char {
        match (self, stroke) {
            (Signs::Unicode, Stroke::Level) => '─',
            (Signs::Unicode, Stroke::Upright) => '│',
            (Signs::Unicode, Stroke::Slash) => '╱',
            (Signs::Unicode, Stroke::Backslash) => '╲',
            (Signs::Ascii, Stroke::Level) => '-',
            (Signs::Ascii, Stroke::Upright) => '|',
            (Signs::Ascii, Stroke::Slash) => '/',
            (Signs::Ascii, Stroke::Backslash) => '\\',
        }
    }

    /// What a line makes of a sign it is drawn over: of a blank itself, of a slant the other way a crossing.
    /// Nothing else lets it through.
    pub(super) fn across(self, there: char, stroke: Stroke) -> Option<char> {
        let [slash, backslash] = [Stroke::Slash, Stroke::Backslash].map(|slant| self.stroke(slant));
        let crossed = match stroke {
            Stroke::Slash => there == backslash,
            Stroke::Backslash => there == slash,
            Stroke::Level | Stroke::Upright => false,
        };
        match self {
            _ if there == ' ' => Some(self.stroke(stroke)),
            Signs::Unicode if crossed => Some('╳'),
            Signs::Ascii if crossed => Some('X'),
            _ => None,
        }
    }
}
