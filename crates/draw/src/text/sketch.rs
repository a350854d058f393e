//! A board as it is laid out, and how it is filled with the stacks of a position.

use abande::{Move, Position, Shape, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::Options;
use super::signs::{ASLEEP, ENTRY, LAST};
use super::{drawn, grid, hex, libre};

/// Where a space is in a sketch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) space: Space,
    /// The spot of the owner's letter. The height follows it, a mark or a disc goes before it.
    pub(super) at: Spot,
    /// The spot of the mark on an empty space to enter: the same, or behind the name that stands there.
    pub(super) entry: Spot,
}

/// What a stack covers with its colour: so many columns and lines, of which some lie left of the letter and
/// above it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    pub(super) columns: i32,
    pub(super) lines: i32,
    pub(super) left: i32,
    pub(super) above: i32,
}

impl Patch {
    /// A part of a line, with room for a mark before the letter.
    pub(super) fn line(columns: i32) -> Patch {
        Patch { columns, lines: 1, left: 1, above: 0 }
    }
}

/// A board with its lines and labels, and the seats where stacks go.
pub(super) struct Sketch {
    pub(super) canvas: Canvas,
    pub(super) seats: Vec<Seat>,
    pub(super) patch: Patch,
}

impl Sketch {
    /// The board of a position, in the manner of its shape. In Libre the band decides what is shown.
    pub(super) fn of(position: &Position, options: &Options) -> Sketch {
        let board = position.board();
        match board.shape() {
            Shape::Hex(_) => hex::sketch(board, options),
            Shape::Square(_) | Shape::Snub => grid::sketch(board, options),
            Shape::Libre => libre::sketch(position, options),
            _ => drawn::sketch(board, options),
        }
    }

    /// Draws the stacks and all marks.
    pub(super) fn fill(&mut self, position: &Position, options: &Options) {
        let sleepers = if options.sleepers { position.sleepers() } else { Vec::new() };
        let touched: &[Space] = match options.last {
            Some(Move::Enter(to)) => &[to],
            Some(Move::Capture { from, to }) => &[from, to],
            Some(Move::Pass) | None => &[],
        };
        for seat in self.seats.clone() {
            if position.stack(seat.space).is_some() {
                self.stack(seat, position, options, sleepers.contains(&seat.space));
            } else if options.entries.contains(&seat.space) {
                self.entry(seat);
            }
            if touched.contains(&seat.space) {
                self.canvas.put(seat.at.moved(0, -1), LAST, Ink::Last);
            }
        }
    }

    fn stack(&mut self, seat: Seat, position: &Position, options: &Options, asleep: bool) {
        let Some(stack) = position.stack(seat.space) else { return };
        let owner = stack.owner();
        let text = format!("{}{}", owner.letter().to_ascii_uppercase(), stack.height());
        self.canvas.write(seat.at, &text, Ink::Stack);
        if let Some(disc) = options.signs.disc(owner) {
            self.canvas.put(seat.at.moved(0, -1), disc, Ink::Disc);
        }
        if asleep {
            self.canvas.put(seat.at.moved(0, 2), ASLEEP, Ink::Asleep);
        }
        let Patch { columns, lines, left, above } = self.patch;
        for line in 0..lines {
            let start = seat.at.moved(line - above, -left);
            self.canvas.paint(start, columns, Ground::Stack { owner, asleep });
        }
    }

    fn entry(&mut self, seat: Seat) {
        if seat.entry == seat.at {
            // Where lines meet, the mark would be taken for a part of them.
            self.canvas.write(seat.at.moved(0, -1), "   ", Ink::Link);
        }
        self.canvas.put(seat.entry, ENTRY, Ink::Entry);
    }
}
