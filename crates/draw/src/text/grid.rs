//! The square and the snub-square board: a grid with its links.

use abande::{Board, Coords, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::{Labels, Options};
use super::signs::{Signs, Stroke};
use super::sketch::{Patch, Seat, Sketch};

/// How large it is all drawn.
#[derive(Clone, Copy)]
struct Size {
    /// Columns from one file to the next. Twice the lines between ranks makes a square of most fonts.
    pitch: i32,
    /// Lines from one rank to the next.
    step: i32,
    /// Columns of the board left and right of the outer files, for marks and discs.
    margin: i32,
    patch: Patch,
}

const USUAL: Size =
    Size { pitch: 4, step: 2, margin: 2, patch: Patch { columns: 3, lines: 1, left: 1, above: 0 } };
const LARGE: Size =
    Size { pitch: 8, step: 4, margin: 4, patch: Patch { columns: 7, lines: 3, left: 3, above: 1 } };

impl Size {
    fn choose(board: &Board, options: &Options) -> Size {
        let files = board.files().len() as i32;
        let ranks = board.files().map(|file| file.len()).max().unwrap_or(0) as i32;
        let columns = LARGE.pitch * (files - 1) + 1 + 2 * LARGE.margin;
        let lines = LARGE.step * (ranks - 1) + 1 + 2 * LARGE.patch.above;
        if options.may_take(columns, lines) { LARGE } else { USUAL }
    }
}

pub(super) fn sketch(board: &Board, options: &Options) -> Sketch {
    let mut canvas = Canvas::default();
    let size = Size::choose(board, options);
    let seats = seats(board, options, size);
    paint(&mut canvas, &seats, size);
    for seat in &seats {
        let spot = |space: Space| seats.get(space.number()).map(|other| other.at);
        for to in board.neighbours(seat.space).into_iter().filter_map(spot) {
            if seat.at < to {
                link(&mut canvas, seat.at, to, options.signs);
            }
        }
    }
    for seat in &seats {
        if options.labels == Labels::Spaces {
            canvas.write(seat.at, &board.space_name(seat.space, options.coords), Ink::Name);
        } else {
            let around = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let linked = around.map(|(line, column)| canvas.sign(seat.at.moved(line, column)) != ' ');
            canvas.put(seat.at, options.signs.joint(linked), Ink::Link);
        }
    }
    if options.labels == Labels::Edge {
        label(&mut canvas, board, &seats, size);
    }
    Sketch { canvas, seats, patch: size.patch }
}

/// The seats in the order of the spaces.
fn seats(board: &Board, options: &Options, size: Size) -> Vec<Seat> {
    // A name of two columns takes the place of the empty space: the mark goes behind it.
    let behind = if options.labels == Labels::Spaces { 2 } else { 0 };
    let spots = (0..).zip(board.files()).flat_map(|(file, range)| {
        let length = range.len() as i32;
        (1..=length).map(move |rank| Spot::new(size.step * (length - rank), size.pitch * file))
    });
    board.spaces().zip(spots).map(|(space, at)| Seat { space, at, entry: at.moved(0, behind) }).collect()
}

/// Lays the board under all seats.
fn paint(canvas: &mut Canvas, seats: &[Seat], Size { margin, patch, .. }: Size) {
    let spots = seats.iter().map(|seat| seat.at);
    if let (Some(first), Some(last)) = (spots.clone().min(), spots.max()) {
        let width = last.column - first.column + 1 + 2 * margin;
        for line in first.line - patch.above..=last.line + patch.above {
            canvas.paint(Spot::new(line, first.column - margin), width, Ground::Board);
        }
    }
}

/// Writes the ranks on the left and the files below.
fn label(canvas: &mut Canvas, board: &Board, seats: &[Seat], Size { margin, patch, .. }: Size) {
    for seat in seats {
        let name = board.space_name(seat.space, Coords::Stein);
        let (file, rank) = name.split_at(1);
        if seat.at.column == 0 {
            canvas.write(seat.at.moved(0, -margin - 2), rank, Ink::Label);
        }
        if rank == "1" {
            canvas.write(seat.at.moved(1 + patch.above, 0), file, Ink::Label);
        }
    }
}

/// Draws a link to the right or down.
fn link(canvas: &mut Canvas, from: Spot, to: Spot, signs: Signs) {
    let (lines, columns) = (to.line - from.line, to.column - from.column);
    let stroke = Stroke::of(lines, columns);
    let spots = match stroke {
        Stroke::Level => (1..columns).map(|column| from.moved(0, column)).collect::<Vec<_>>(),
        _ => (1..lines).map(|line| from.moved(line, columns * line / lines)).collect(),
    };
    for spot in spots {
        if let Some(sign) = signs.across(canvas.sign(spot), stroke) {
            canvas.put(spot, sign, Ink::Link);
        }
    }
}
