//! A position drawn as lines of text.

use std::fmt::{self, Write as _};

use abande::{Position, Space};
use anstyle::Style;

use super::canvas::{Glyph, Spot};
use super::ink;
use super::options::Options;
use super::sketch::Sketch;

/// A place in a picture, counted from 0 at the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// How many lines lie above.
    pub line: usize,
    /// How many columns lie to the left.
    pub column: usize,
}

/// A position drawn as lines of text. Its `Display` writes them all, each with a line end.
///
/// A stack is the letter of its owner and its height, such as `B2`, after the owner's disc or the `*` of the
/// last move, and before the `z` of sleepers: `●B2`, `*W1z`.
#[derive(Clone, Debug)]
pub struct Picture {
    rows: Vec<Vec<Glyph>>,
    places: Vec<(Space, Place)>,
    colored: bool,
}

/// Draws a position.
///
/// Hexagonal boards of the usual size take 40 columns and 17 lines, square ones up to 9 x 9 at most 40
/// columns and 18 lines. Libre grows with the band; it is drawn without the links once it would no longer
/// fit the room that the options give it.
pub fn picture(position: &Position, options: &Options) -> Picture {
    let mut sketch = Sketch::of(position, options);
    sketch.fill(position, options);
    Picture::of(&sketch, options)
}

impl Picture {
    pub(super) fn of(sketch: &Sketch, options: &Options) -> Picture {
        let corner = sketch.canvas.corner();
        let place = |at: Spot| Place {
            line: (at.line - corner.line) as usize,
            column: (at.column - corner.column) as usize,
        };
        let places = sketch.seats.iter().map(|seat| (seat.space, place(seat.at))).collect();
        Picture { rows: sketch.canvas.rows(options.colored), places, colored: options.colored }
    }

    /// The spaces that are shown, in order, each with the place of its stack's letter.
    pub fn places(&self) -> impl ExactSizeIterator<Item = (Space, Place)> {
        self.places.iter().copied()
    }

    /// The place of a space's letter, if the space is shown.
    pub fn place(&self, space: Space) -> Option<Place> {
        self.places().find(|&(shown, _)| shown == space).map(|(_, place)| place)
    }

    /// The lines, without line ends.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = String> {
        lines(&self.rows, self.colored)
    }

    /// The signs one by one, for those who choose the colours themselves. Where nothing is drawn, there is
    /// none.
    pub fn glyphs(&self) -> impl Iterator<Item = (Place, Glyph)> {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(line, row)| {
            row.iter().enumerate().map(move |(column, &glyph)| (Place { line, column }, glyph))
        })
    }

    /// How many columns the widest line has.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// How many lines there are.
    pub fn height(&self) -> usize {
        self.rows.len()
    }
}

/// Rows as text, with the codes of their colours if wanted.
pub(super) fn lines(rows: &[Vec<Glyph>], colored: bool) -> impl ExactSizeIterator<Item = String> {
    rows.iter().map(move |row| line(row, colored))
}

fn line(row: &[Glyph], colored: bool) -> String {
    let mut text = String::new();
    let mut now = Style::new();
    for glyph in row {
        let style = if colored { ink::style(glyph.ink, glyph.ground) } else { now };
        if style != now {
            // Writing to a string does not fail.
            let _ = write!(text, "{now:#}{style}");
            now = style;
        }
        text.push(glyph.sign);
    }
    let _ = write!(text, "{now:#}");
    text
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().try_for_each(|line| writeln!(f, "{line}"))
    }
}
