//! Adjacency as bitsets: what is next to a space, and next to a set of spaces.

use std::sync::Arc;

use super::grid::Grid;
use super::{Bits, MAX_SPACES};

/// The links of a board with edges, one set for each space.
#[derive(Debug)]
pub(crate) struct Links<S> {
    /// Padded with empty sets, so that no number is out of bounds and none needs a check.
    of: [S; MAX_SPACES],
    /// What is next to any of eight spaces in a row, for each of their 256 sets. Padded, so that there are as many
    /// as a set has bytes.
    of_eight: Vec<[S; 256]>,
    /// Where the board is a full grid, its links follow from its width.
    grid: Option<Grid<S>>,
    all: S,
}

impl<S: Bits> Links<S> {
    /// Takes each space's neighbours.
    pub(crate) fn new(neighbours: &[Vec<u8>]) -> Links<S> {
        let set = |numbers: &Vec<u8>| {
            numbers.iter().fold(S::EMPTY, |set, &number| set | S::only(usize::from(number)))
        };
        let mut of = [S::EMPTY; MAX_SPACES];
        for (links, numbers) in of.iter_mut().zip(neighbours) {
            *links = set(numbers);
        }
        let of_eight = of[..S::CAPACITY].chunks(8).map(|eight| {
            std::array::from_fn(|set| {
                let chosen = eight.iter().enumerate().filter(|(number, _)| set >> number & 1 == 1);
                chosen.fold(S::EMPTY, |around, (_, &links)| around | links)
            })
        });
        let of_eight = of_eight.collect();
        let all = (0..neighbours.len()).fold(S::EMPTY, |all, number| all | S::only(number));
        Links { of, of_eight, grid: Grid::of(&of[..neighbours.len()]), all }
    }

    /// All spaces.
    #[inline]
    pub(crate) fn all(&self) -> S {
        self.all
    }

    /// The spaces next to a space.
    #[inline]
    pub(crate) fn of(&self, space: usize) -> S {
        self.of[space % MAX_SPACES]
    }

    /// All spaces next to any of a set of spaces.
    #[inline]
    pub(crate) fn around(&self, spaces: S) -> S {
        if let Some(grid) = &self.grid {
            return grid.around(spaces);
        }
        let bytes = spaces.bytes();
        let bytes = bytes.as_ref();
        // That both are as long, and how long, is known when this is compiled: so there is no loop.
        let eights = self.of_eight[..bytes.len()].iter().zip(bytes);
        eights.fold(S::EMPTY, |around, (eight, &byte)| around | eight[usize::from(byte)])
    }

    /// The same, faster where the spaces are few.
    #[inline]
    pub(crate) fn around_few(&self, spaces: S) -> S {
        match &self.grid {
            Some(grid) => grid.around(spaces),
            None => spaces.numbers().fold(S::EMPTY, |around, space| around | self.of(space)),
        }
    }
}

/// The links of a board of whichever size.
#[derive(Debug)]
pub(crate) enum AnyLinks {
    Small(Arc<Links<u64>>),
    Large(Arc<Links<u128>>),
    Libre,
}

impl AnyLinks {
    /// The links of a board with edges, in the smallest sets that hold it.
    pub(crate) fn linked(neighbours: &[Vec<u8>]) -> AnyLinks {
        if neighbours.len() <= u64::CAPACITY {
            AnyLinks::Small(Arc::new(Links::new(neighbours)))
        } else {
            AnyLinks::Large(Arc::new(Links::new(neighbours)))
        }
    }
}
