//! Adjacency on full grids, where sides and corners link: there a bitset is shifted as a whole.

use super::Bits;

/// A rectangle whose spaces are numbered row by row.
#[derive(Debug)]
pub(crate) struct Grid<S> {
    width: u32,
    first_column: S,
    last_column: S,
    all: S,
}

impl<S: Bits> Grid<S> {
    /// The grid that has the links of these spaces, if there is one.
    pub(crate) fn of(links: &[S]) -> Option<Grid<S>> {
        let widths = (2..links.len()).filter(|width| links.len().is_multiple_of(*width));
        widths
            .map(|width| Grid::new(width, links.len()))
            .find(|grid| links.iter().enumerate().all(|(slot, &links)| grid.around(S::only(slot)) == links))
    }

    fn new(width: usize, spaces: usize) -> Grid<S> {
        let every =
            |step, first| (first..spaces).step_by(step).fold(S::EMPTY, |set, slot| set | S::only(slot));
        Grid {
            width: width as u32,
            first_column: every(width, 0),
            last_column: every(width, width - 1),
            all: every(1, 0),
        }
    }

    /// All spaces next to any of a set.
    #[inline]
    pub(crate) fn around(&self, spaces: S) -> S {
        let beside = spaces.without(self.last_column) << 1 | spaces.without(self.first_column) >> 1;
        let row = beside | spaces;
        (beside | row << self.width | row >> self.width) & self.all
    }
}

#[cfg(test)]
mod tests {
    use crate::Boards;

    use super::*;

    /// The grid of a board, found from its links.
    fn grid(name: &str) -> Option<Grid<u128>> {
        let board = Boards::default().board(name).unwrap();
        let links: Vec<u128> = board
            .spaces()
            .map(|space| {
                board.neighbours(space).iter().fold(0, |set, other| set | u128::only(other.number()))
            })
            .collect();
        Grid::of(&links)
    }

    #[test]
    fn only_squares_with_all_diagonals_are_grids() {
        for size in 3..=9 {
            assert_eq!(grid(&format!("square:{size}")).map(|grid| grid.width), Some(size));
        }
        for name in ["snub", "hex", "hex:2", "hex:3"] {
            assert!(grid(name).is_none(), "{name}");
        }
    }
}
