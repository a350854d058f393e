//! The hexagonal board: six-sided cells in upright files.
//!
//! ```text
//!    ____
//!   /    \____    Each cell has two lines of four columns between its walls,
//!   \____/    \   and each file is shifted by one line against the next.
//!        \____/
//! ```
//!
//! Drawn large, it has four lines, and walls of two signs each.

use abande::{Board, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::{Labels, Options};
use super::signs::{Signs, Stroke};
use super::sketch::{Patch, Seat, Sketch};

/// How large a cell is.
#[derive(Clone, Copy)]
struct Size {
    /// Columns of its floor, between its walls where they are nearest.
    floor: i32,
    /// Half its lines: so many signs make a wall.
    half: i32,
}

const USUAL: Size = Size { floor: 4, half: 1 };
const LARGE: Size = Size { floor: 6, half: 2 };

impl Size {
    fn choose(board: &Board, options: &Options) -> Size {
        let files = board.files().len() as i32;
        let longest = board.files().map(|file| file.len()).max().unwrap_or(0) as i32;
        let columns = LARGE.pitch() * (files - 1) + LARGE.right(LARGE.half) + 1;
        let lines = 2 * LARGE.half * longest + 1;
        if options.may_take(columns, lines) { LARGE } else { USUAL }
    }

    /// Columns from one file to the next.
    fn pitch(self) -> i32 {
        self.floor + self.half
    }

    /// The column of the left wall in a line of the cell.
    fn left(self, line: i32) -> i32 {
        if line < self.half { self.half - 1 - line } else { line - self.half }
    }

    /// The column of the right wall.
    fn right(self, line: i32) -> i32 {
        self.floor + 2 * self.half - 1 - self.left(line)
    }

    /// All of a usual cell; of a large one all but its floor, so that stacks lie apart.
    fn patch(self) -> Patch {
        let lines = if self.half == 1 { 2 } else { 2 * self.half - 1 };
        Patch { columns: self.floor, lines, left: self.floor / 2 - 1, above: self.half - 1 }
    }
}

/// A cell of the board.
struct Cell {
    space: Space,
    size: Size,
    /// Its upper left corner, which in a large cell lies before its wall.
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
        let Size { floor, half } = self.size;
        self.corner.moved(half - 1, half - 1 + floor / 2)
    }

    fn draw(&self, canvas: &mut Canvas, signs: Signs) {
        let (size, half) = (self.size, self.size.half);
        let floor = "_".repeat(size.floor as usize);
        canvas.write(self.corner.moved(-1, half), &floor, Ink::Wall);
        canvas.write(self.corner.moved(2 * half - 1, half), &floor, Ink::Wall);
        for line in 0..2 * half {
            let (left, right) = (size.left(line), size.right(line));
            let mut walls = [Stroke::Slash, Stroke::Backslash];
            if line >= half {
                walls.reverse();
            }
            for (column, stroke) in [left, right].into_iter().zip(walls) {
                canvas.put(self.corner.moved(line, column), signs.stroke(stroke), Ink::Wall);
            }
            canvas.paint(self.corner.moved(line, left + 1), right - left - 1, Ground::Board);
        }
    }

    /// Lays ground under the left wall, except at the edge: there the board ends with the line of its walls.
    fn paint_wall(&self, canvas: &mut Canvas) {
        for line in 0..2 * self.size.half {
            let wall = self.corner.moved(line, self.size.left(line));
            if canvas.ground(wall.moved(0, -1)) == Ground::Board {
                canvas.paint(wall, 1, Ground::Board);
            }
        }
    }

    fn label(&self, canvas: &mut Canvas, board: &Board, options: &Options) {
        let name = board.space_name(self.space, options.coords);
        let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let (file, _) = name.split_at(name.len() - number.len());
        let (size, half) = (self.size, self.size.half);
        let widest = self.corner.moved(half - 1, 0);
        match self.across {
            Reach::First => canvas.write(widest.moved(0, -1 - number.len() as i32), number, Ink::Label),
            Reach::Last => canvas.write(widest.moved(0, size.right(half - 1) + 2), number, Ink::Label),
            Reach::Between if self.up == Reach::Last => {
                canvas.write(self.letter().moved(-1 - half, 0), number, Ink::Label);
            }
            Reach::Between => {}
        }
        if self.up == Reach::First {
            canvas.write(self.letter().moved(1 + half, 0), file, Ink::Label);
        }
    }
}

fn cells(board: &Board, size: Size) -> Vec<Cell> {
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
                size,
                corner: Spot::new(size.half * line as i32, size.pitch() * file as i32),
                across: Reach::of(file, files.len()),
                up: Reach::of(rank, length),
            });
        }
    }
    cells
}

pub(super) fn sketch(board: &Board, options: &Options) -> Sketch {
    let mut canvas = Canvas::default();
    let size = Size::choose(board, options);
    let cells = cells(board, size);
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
    Sketch { canvas, seats: cells.iter().map(seat).collect(), patch: size.patch() }
}
