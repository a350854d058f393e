//! The names of spaces at the edge of the board.

use abande::{Board, Coords, Point, Shape, Space};

use super::frame::Frame;
use super::options::{Labels, Options};
use crate::scene::Spot;

/// How far from a space its label stands, in steps.
const AWAY: f64 = 0.68;

/// A label and the middle of its place.
pub(super) struct Label {
    pub(super) text: String,
    pub(super) at: Spot,
}

/// Whether every space bears its own name. A drawn board has no edge to count along.
pub(super) fn in_spaces(board: &Board, labels: Labels) -> bool {
    match labels {
        Labels::Off => false,
        Labels::Spaces => true,
        Labels::Edge => !has_edge_labels(board),
    }
}

/// Whether names stand at the edge.
pub(super) fn at_edge(board: &Board, labels: Labels) -> bool {
    labels == Labels::Edge && has_edge_labels(board)
}

fn has_edge_labels(board: &Board) -> bool {
    matches!(board.shape(), Shape::Hex(_) | Shape::Square(_) | Shape::Snub | Shape::Libre)
}

/// The labels at the edge of the board.
pub(super) fn edge(board: &Board, frame: &Frame, options: &Options) -> Vec<Label> {
    let labels = match board.shape() {
        Shape::Hex(_) => hex(board, options.coords),
        Shape::Square(_) | Shape::Snub => grid(board),
        Shape::Libre => libre(board, &frame.spaces),
        _ => Vec::new(),
    };
    labels.into_iter().map(|(text, point)| Label { text, at: frame.place(point) }).collect()
}

/// Labels with their points in the board's own drawing.
type Labelled = Vec<(String, Point)>;

/// A point so far beyond the second of two, on the line through both.
fn beyond(from: Point, to: Point) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(f64::MIN_POSITIVE);
    Point { x: to.x + x / length * AWAY, y: to.y + y / length * AWAY }
}

/// The letters of a name, and its number.
fn halves(name: &str) -> (&str, &str) {
    name.split_at(name.trim_end_matches(|letter: char| letter.is_ascii_digit()).len())
}

/// Letters below each file, numbers where the lines of equal numbers end. In Stein's system those bend in the
/// middle and end on both sides; slanted ones are straight, and their right ends are taken by the letters.
fn hex(board: &Board, coords: Coords) -> Labelled {
    let spaces: Vec<Space> = board.spaces().collect();
    let files: Vec<&[Space]> = board.files().filter_map(|file| spaces.get(file)).collect();
    let number = |space: Space| halves(&board.space_name(space, coords)).1.to_owned();
    let numbered =
        |file: Option<&&[Space]>, wanted: &str| file?.iter().copied().find(|&space| number(space) == wanted);
    let mut labels = Vec::new();
    for (index, file) in files.iter().enumerate() {
        if let [first, second, ..] = **file {
            let name = board.space_name(first, coords);
            labels.push((halves(&name).0.to_owned(), beyond(board.point(second), board.point(first))));
        }
        for &space in *file {
            let (text, at) = (number(space), board.point(space));
            let left = index.checked_sub(1).and_then(|index| numbered(files.get(index), &text));
            let right = numbered(files.get(index + 1), &text);
            let label = match (left, right) {
                (None, None) => Some(Point { x: at.x, y: at.y + AWAY }),
                (None, Some(next)) => Some(beyond(board.point(next), at)),
                (Some(next), None) if coords == Coords::Stein => Some(beyond(board.point(next), at)),
                _ => None,
            };
            labels.extend(label.map(|at| (text, at)));
        }
    }
    labels
}

/// Letters below, numbers on the left.
fn grid(board: &Board) -> Labelled {
    let points = || board.spaces().map(|space| board.point(space));
    let left = points().map(|point| point.x).fold(f64::MAX, f64::min) - AWAY;
    let bottom = points().map(|point| point.y).fold(f64::MAX, f64::min) - AWAY;
    let mut labels = Vec::new();
    for (file, range) in board.files().enumerate() {
        for (rank, space) in board.spaces().skip(range.start).take(range.len()).enumerate() {
            let name = board.space_name(space, Coords::Stein);
            let (letters, number) = halves(&name);
            let point = board.point(space);
            if file == 0 {
                labels.push((number.to_owned(), Point { x: left, y: point.y }));
            }
            if rank == 0 {
                labels.push((letters.to_owned(), Point { x: point.x, y: bottom }));
            }
        }
    }
    labels
}

/// The two halves of names: `,-2` at the left of a row, and `3,` at the lower end of a slant.
fn libre(board: &Board, spaces: &[Space]) -> Labelled {
    let mut labels = Vec::new();
    let left = spaces.iter().map(|&space| board.point(space).x).fold(f64::MAX, f64::min) - AWAY;
    let mut rows: Vec<i8> = spaces.iter().map(|space| space.r()).collect();
    let mut slants: Vec<i8> = spaces.iter().map(|space| space.q()).collect();
    for numbers in [&mut rows, &mut slants] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    for row in rows {
        let point = board.point(Space::axial(0, row));
        labels.push((format!(",{row}"), Point { x: left, y: point.y }));
    }
    for slant in slants {
        let lowest = spaces.iter().filter(|space| space.q() == slant).max_by_key(|space| space.r());
        let Some(&lowest) = lowest else { continue };
        let at = board.point(lowest);
        labels.push((format!("{slant},"), Point { x: at.x + AWAY * 0.5, y: at.y - AWAY * 0.866 }));
    }
    labels
}
