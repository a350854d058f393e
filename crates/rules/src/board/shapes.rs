//! The built-in boards.

use super::{Board, Point, Shape, Spot};

/// Sides of hexagonal boards, in spaces.
pub(crate) const HEX_SIDES: std::ops::RangeInclusive<u8> = 2..=6;

/// Sides of square boards, in spaces.
pub(crate) const SQUARE_SIDES: std::ops::RangeInclusive<u8> = 3..=9;

/// The side of the snub-square board.
const SNUB_SIDE: u8 = 7;

fn name(file: u8, rank: u8) -> String {
    format!("{}{rank}", char::from(b'a' + file))
}

/// A hexagon; spaces one apart are linked.
pub(crate) fn hex(side: u8) -> Board {
    let middle = side - 1;
    let mut spots = Vec::new();
    for file in 0..=2 * middle {
        let length = 2 * side - 1 - file.abs_diff(middle);
        for rank in 1..=length {
            let x = (f64::from(file) - f64::from(middle)) * 0.75_f64.sqrt();
            let y = f64::from(rank) - f64::from(length + 1) / 2.0;
            spots.push(Spot { name: name(file, rank), point: Point { x, y } });
        }
    }
    let near =
        |one: &Spot, other: &Spot| (one.point.x - other.point.x).hypot(one.point.y - other.point.y) < 1.1;
    let title = if side == 4 { "hex".into() } else { format!("hex:{side}") };
    let neighbours = linked(&spots, |one, other| near(&spots[one], &spots[other]));
    Board::build(title, Shape::Hex(side), spots, neighbours)
}

/// A square; spaces that share a side or a corner are linked.
pub(crate) fn square(side: u8) -> Board {
    let middle = f64::from(side - 1) / 2.0;
    let spots = grid(side, |column, row| Point { x: f64::from(column) - middle, y: middle - f64::from(row) });
    let neighbours = linked(&spots, |one, other| {
        let ((column, row), (column2, row2)) = (cell(one, side), cell(other, side));
        column.abs_diff(column2) <= 1 && row.abs_diff(row2) <= 1
    });
    let title = if side == 7 { "square".into() } else { format!("square:{side}") };
    Board::build(title, Shape::Square(side), spots, neighbours)
}

/// The snub-square board, drawn as the tiling of squares and triangles that it is.
pub(crate) fn snub() -> Board {
    let (sine, cosine) = (std::f64::consts::PI / 12.0).sin_cos();
    let middle = f64::from(SNUB_SIDE - 1) / 2.0;
    let spots = grid(SNUB_SIDE, |column, row| Point {
        x: (f64::from(column) - middle) * cosine + f64::from(row % 2) * sine,
        y: (middle - f64::from(row)) * cosine + f64::from(column % 2) * sine,
    });
    let neighbours = linked(&spots, |one, other| {
        let ((column, row), (column2, row2)) = (cell(one, SNUB_SIDE), cell(other, SNUB_SIDE));
        snub_linked((column, row), (column2, row2)) || snub_linked((column2, row2), (column, row))
    });
    Board::build("snub".into(), Shape::Snub, spots, neighbours)
}

/// Whether the second cell is the first one's neighbour to the right, below, or along the one diagonal
/// upwards that a cell in an odd column has.
fn snub_linked((column, row): (u8, u8), (column2, row2): (u8, u8)) -> bool {
    let right = (column + 1, row) == (column2, row2);
    let below = (column, row + 1) == (column2, row2);
    let upwards = column % 2 == 1
        && row == row2 + 1
        && if row % 2 == 0 { column == column2 + 1 } else { column + 1 == column2 };
    right || below || upwards
}

/// The spaces of a square grid, file by file from the bottom; `place` gets columns from the left and rows
/// from the top.
fn grid(side: u8, place: impl Fn(u8, u8) -> Point) -> Vec<Spot> {
    let cells = (0..side).flat_map(|column| (0..side).rev().map(move |row| (column, row)));
    cells.map(|(column, row)| Spot { name: name(column, side - row), point: place(column, row) }).collect()
}

/// The column from the left and the row from the top of a space of a square grid.
fn cell(number: usize, side: u8) -> (u8, u8) {
    let (column, rank) = (number as u8 / side, number as u8 % side);
    (column, side - 1 - rank)
}

fn linked(spots: &[Spot], touch: impl Fn(usize, usize) -> bool) -> Vec<Vec<u8>> {
    let all = 0..spots.len();
    all.clone()
        .map(|one| {
            let others = all.clone().filter(|&other| other != one && touch(one, other));
            others.map(|other| other as u8).collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::{Board, Coords};

    fn links(board: &Board) -> usize {
        board.spaces().map(|space| board.neighbours(space).len()).sum::<usize>() / 2
    }

    fn around(board: &Board, name: &str) -> Vec<String> {
        let space = board.find_space(name, Coords::Stein).unwrap();
        let neighbours = board.neighbours(space).into_iter();
        neighbours.map(|space| board.space_name(space, Coords::Stein)).collect()
    }

    #[test]
    fn sizes_links_and_neighbours() {
        let (hex, square, snub) = (Board::hex(), Board::square(), Board::snub());
        assert_eq!([37, 49, 49].map(Some), [hex.size(), square.size(), snub.size()]);
        assert_eq!([90, 156, 102], [links(&hex), links(&square), links(&snub)]);
        assert_eq!(around(&hex, "d4"), ["c3", "c4", "d3", "d5", "e3", "e4"]);
        assert_eq!(around(&hex, "g1"), ["f1", "f2", "g2"]);
        assert_eq!(around(&square, "a7"), ["a6", "b6", "b7"]);
        // Row 0 is rank 7, column 1 is file b: b5 is in an even row, b6 in an odd one.
        assert_eq!(around(&snub, "b5"), ["a5", "a6", "b4", "b6", "c5"]);
        assert_eq!(around(&snub, "b6"), ["a6", "b5", "b7", "c6", "c7"]);
        assert_eq!(around(&snub, "a1"), ["a2", "b1"]);
    }

    #[test]
    fn snub_is_drawn_with_links_of_one_length() {
        let board = Board::snub();
        for one in board.spaces() {
            for other in board.spaces().filter(|&other| other != one) {
                let (a, b) = (board.point(one), board.point(other));
                let distance = (a.x - b.x).hypot(a.y - b.y);
                if board.adjacent(one, other) {
                    assert!((distance - 1.0).abs() < 1e-9);
                } else {
                    assert!(distance > 1.2);
                }
            }
        }
    }

    #[test]
    fn every_board_knows_its_symmetries() {
        let symmetries = |name: &str| crate::Boards::default().board(name).unwrap().symmetries().len();
        assert_eq!(
            ["hex", "hex:2", "hex:6", "square", "square:9", "snub", "libre"].map(symmetries),
            [12, 12, 12, 8, 8, 2, 12]
        );
    }
}
