//! The hexagonal board: six-sided cells in upright files.
//!
//! ```text
//!    ____
//!   /    \____    Each cell has two lines of four columns between its walls,
//!   \____/    \   and each file is shifted by one line against the next.
//!        \____/
//! ```

use abande::{Board, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::{Labels, Options};
use super::signs::{Signs, Stroke};
use super::sketch::{Patch, Seat, Sketch};

/// Columns from one file to the next: the inside of a cell and one wall.
const PITCH: i32 = 5;
/// Columns inside a cell.
const INSIDE: i32 = PITCH - 1;

/// A cell of the board.
struct Cell {
    space: Space,
    /// The upper end of its left wall.
    corner: Spot,
    across: Reach,
    up: Reach,
}

/// Where a cell is along its file, or a file along the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    First,
    Between,
    Last,
}

impl Reach {
    fn of(number: usize, length: usize) -> Reach {
        match number {
            0 => Reach::First,
            _ if number + 1 == length => Reach::Last,
            _ => Reach::Between,
        }
    }
}

impl Cell {
    /// The spot of a stack's letter.
    fn letter(&self) -> Spot {
        self.corner.moved(0, 2)
    }

    fn draw(&self, canvas: &mut Canvas, signs: Signs) {
        let floor = "_".repeat(INSIDE as usize);
        canvas.write(self.corner.moved(-1, 1), &floor, Ink::Wall);
        canvas.write(self.corner.moved(1, 1), &floor, Ink::Wall);
        for (line, column, stroke) in [
            (0, 0, Stroke::Slash),
            (0, PITCH, Stroke::Backslash),
            (1, 0, Stroke::Backslash),
            (1, PITCH, Stroke::Slash),
        ] {
            canvas.put(self.corner.moved(line, column), signs.stroke(stroke), Ink::Wall);
        }
        for line in [0, 1] {
            canvas.paint(self.corner.moved(line, 1), INSIDE, Ground::Board);
        }
    }

    /// Lays ground under the left wall, except at the edge: there the board ends with the line of its walls.
    fn paint_wall(&self, canvas: &mut Canvas) {
        for wall in [0, 1].map(|line| self.corner.moved(line, 0)) {
            if canvas.ground(wall.moved(0, -1)) == Ground::Board {
                canvas.paint(wall, 1, Ground::Board);
            }
        }
    }

    fn label(&self, canvas: &mut Canvas, board: &Board, options: &Options) {
        let name = board.space_name(self.space, options.coords);
        let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let (file, _) = name.split_at(name.len() - number.len());
        match self.across {
            Reach::First => {
                canvas.write(self.corner.moved(0, -1 - number.len() as i32), number, Ink::Label);
            }
            Reach::Last => canvas.write(self.corner.moved(0, PITCH + 2), number, Ink::Label),
            Reach::Between if self.up == Reach::Last => {
                canvas.write(self.letter().moved(-2, 0), number, Ink::Label);
            }
            Reach::Between => {}
        }
        if self.up == Reach::First {
            canvas.write(self.letter().moved(2, 0), file, Ink::Label);
        }
    }
}

fn cells(board: &Board) -> Vec<Cell> {
    let spaces: Vec<Space> = board.spaces().collect();
    let files: Vec<_> = board.files().collect();
    let longest = files.iter().map(ExactSizeIterator::len).max().unwrap_or(0);
    let mut cells = Vec::new();
    for (file, range) in files.iter().enumerate() {
        let length = range.len();
        for (rank, &space) in spaces[range.clone()].iter().enumerate() {
            let line = longest - length + 2 * (length - 1 - rank);
            cells.push(Cell {
                space,
                corner: Spot::new(line as i32, PITCH * file as i32),
                across: Reach::of(file, files.len()),
                up: Reach::of(rank, length),
            });
        }
    }
    cells
}

pub(super) fn sketch(board: &Board, options: &Options) -> Sketch {
    let mut canvas = Canvas::default();
    let cells = cells(board);
    for cell in &cells {
        cell.draw(&mut canvas, options.signs);
        match options.labels {
            Labels::Off => {}
            Labels::Edge => cell.label(&mut canvas, board, options),
            Labels::Spaces => {
                let name = board.space_name(cell.space, options.coords);
                canvas.write(cell.letter().moved(1, 0), &name, Ink::Name);
            }
        }
    }
    for cell in &cells {
        cell.paint_wall(&mut canvas);
    }
    let seat = |cell: &Cell| Seat { space: cell.space, at: cell.letter(), entry: cell.letter() };
    Sketch { canvas, seats: cells.iter().map(seat).collect(), patch: Patch { columns: INSIDE, lines: 2 } }
}
