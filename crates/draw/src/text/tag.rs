//! What stands for a space of a drawn board, and the links between such tags.

use super::canvas::Spot;
use super::signs::Stroke;

/// Columns of a tag behind its name: a mark or a disc, the letter, the height, and the mark of sleepers.
pub(super) const BEHIND: i32 = 4;

/// A link as flat as this many columns for each line can still be followed.
const FLATTEST: f64 = 4.0;

/// A link with fewer columns than this for each line is drawn upright.
const STEEPEST: f64 = 0.3;

/// A space's name with room for a stack behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    /// Where the tag begins.
    pub(super) start: Spot,
    /// Columns of the name.
    pub(super) name: i32,
}

impl Tag {
    /// A tag with its middle at a spot.
    pub(super) fn around(middle: Spot, name: i32) -> Tag {
        Tag { start: middle.moved(0, -Tag::half(name)), name }
    }

    /// Columns before the middle: of the tag, or just the letter where there is no name.
    fn half(name: i32) -> i32 {
        let width = name + BEHIND;
        if name == 0 { 1 } else { width / 2 }
    }

    /// Where links meet.
    fn middle(self) -> Spot {
        self.start.moved(0, Tag::half(self.name))
    }

    /// Columns of the whole tag.
    pub(super) fn width(self) -> i32 {
        self.name + BEHIND
    }

    /// The spot of a stack's letter.
    pub(super) fn letter(self) -> Spot {
        self.start.moved(0, self.name + 1)
    }

    /// The column behind the tag.
    fn end(self) -> i32 {
        self.start.column + self.width()
    }

    /// Whether a spot is on the tag.
    pub(super) fn covers(self, at: Spot) -> bool {
        at.line == self.start.line && (self.start.column..self.end()).contains(&at.column)
    }

    /// The strokes of a link to another tag; none where it would be too flat or too short to be followed.
    pub(super) fn link(self, other: Tag) -> Vec<(Spot, Stroke)> {
        let (upper, lower) = if self.start <= other.start { (self, other) } else { (other, self) };
        match lower.start.line - upper.start.line {
            0 => upper.level_to(lower.start.column),
            1 if upper.end() < lower.start.column => {
                let corner = Spot::new(lower.start.line, lower.start.column - 1);
                let mut strokes = upper.level_to(corner.column);
                strokes.push((corner, Stroke::Backslash));
                strokes
            }
            1 if lower.end() < upper.start.column => {
                let corner = Spot::new(lower.start.line, lower.end());
                let level = corner.column + 1..upper.start.column;
                let mut strokes: Vec<_> =
                    level.map(|column| (Spot::new(upper.start.line, column), Stroke::Level)).collect();
                strokes.push((corner, Stroke::Slash));
                strokes
            }
            _ => upper.slant_to(lower),
        }
    }

    /// A line to a column on the right. It begins behind the name: a stack is drawn over it.
    fn level_to(self, column: i32) -> Vec<(Spot, Stroke)> {
        let columns = self.letter().column..column;
        columns.map(|column| (Spot { column, ..self.start }, Stroke::Level)).collect()
    }

    /// A line through the lines between two tags, from middle to middle.
    fn slant_to(self, lower: Tag) -> Vec<(Spot, Stroke)> {
        let (from, to) = (self.middle(), lower.middle());
        let (lines, columns) = (to.line - from.line, to.column - from.column);
        let slope = f64::from(columns) / f64::from(lines);
        if slope.abs() > FLATTEST {
            return Vec::new();
        }
        let stroke = if slope.abs() < STEEPEST { Stroke::Upright } else { Stroke::of(lines, columns) };
        let column = |line: i32| (f64::from(line) * slope).round() as i32;
        (1..lines).map(|line| (from.moved(line, column(line)), stroke)).collect()
    }
}
