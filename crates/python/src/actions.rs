//! Actions: the moves of a board by number, as learners want them.

use abande::{Board, Move, Shape, Space, Symmetry};

/// The side of the window that shows Libre.
pub(crate) const WINDOW: usize = 27;

/// The six steps on Libre's grid as (q, r), in the order of the spaces that they lead to: by row, then by column.
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];

/// Where the window on Libre lies: the coordinates of its first space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Corner {
    pub(crate) q: i8,
    pub(crate) r: i8,
}

/// The moves of a board by number: entries in the order of position lines, then a capture for each directed link, by
/// source and then by target, then the pass. Libre's entries go by the rows of the window.
pub(crate) struct Actions {
    board: Board,
    /// Asked at every turn, and too far away in the board.
    is_libre: bool,
    spaces: usize,
    /// On boards with edges, the captures in their order.
    captures: Vec<(u8, u8)>,
    /// On boards with edges, the number of the capture from a space to another: `from * spaces + to`.
    numbers: Vec<u16>,
}

/// Where no link is.
const NONE: u16 = u16::MAX;

impl Actions {
    pub(crate) fn new(board: &Board) -> Actions {
        let spaces = board.size().unwrap_or(WINDOW * WINDOW);
        let (mut captures, mut numbers) = (Vec::new(), Vec::new());
        if !board.is_libre() {
            numbers = vec![NONE; spaces * spaces];
            for from in board.spaces() {
                for to in board.neighbours(from) {
                    numbers[from.number() * spaces + to.number()] = (spaces + captures.len()) as u16;
                    captures.push((from.number() as u8, to.number() as u8));
                }
            }
        }
        Actions { board: board.clone(), is_libre: board.is_libre(), spaces, captures, numbers }
    }

    /// The board.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// How many spaces an observation shows.
    #[inline]
    pub(crate) fn spaces(&self) -> usize {
        self.spaces
    }

    /// How many actions there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.pass() + 1
    }

    /// Whether it is Libre's window.
    #[inline]
    pub(crate) fn is_libre(&self) -> bool {
        self.is_libre
    }

    /// The number of the pass.
    #[inline]
    pub(crate) fn pass(&self) -> usize {
        self.spaces + if self.is_libre { self.spaces * STEPS.len() } else { self.captures.len() }
    }

    /// The number of a space; in Libre, whose window lies at the corner, none for a space outside.
    #[inline]
    pub(crate) fn space(&self, space: Space, corner: Corner) -> Option<usize> {
        if !self.is_libre {
            return Some(space.number());
        }
        let column = usize::try_from(i32::from(space.q()) - i32::from(corner.q)).ok()?;
        let row = usize::try_from(i32::from(space.r()) - i32::from(corner.r)).ok()?;
        (row < WINDOW && column < WINDOW).then_some(row * WINDOW + column)
    }

    /// The space of a number, unless it lies beyond Libre's last coordinate.
    fn space_at(&self, number: usize, corner: Corner) -> Option<Space> {
        if !self.is_libre {
            return Some(Space::numbered(number as u8));
        }
        let (row, column) = (number / WINDOW, number % WINDOW);
        Some(Space::axial(corner.q.checked_add(column as i8)?, corner.r.checked_add(row as i8)?))
    }

    /// The number of a legal move on a board with edges.
    #[inline]
    pub(crate) fn bounded_number(&self, mv: Move) -> usize {
        match mv {
            Move::Enter(space) => space.number(),
            Move::Capture { from, to } => {
                usize::from(self.numbers[from.number() * self.spaces + to.number()])
            }
            Move::Pass => self.pass(),
        }
    }

    /// The number of a move, unless it leads out of Libre's window or along no link.
    #[inline]
    pub(crate) fn number(&self, mv: Move, corner: Corner) -> Option<usize> {
        match mv {
            Move::Enter(space) => self.space(space, corner),
            Move::Capture { from, to } if self.is_libre => {
                let step = (to.q().wrapping_sub(from.q()), to.r().wrapping_sub(from.r()));
                let direction = STEPS.iter().position(|known| *known == step)?;
                Some(self.spaces + self.space(from, corner)? * STEPS.len() + direction)
            }
            Move::Capture { from, to } => {
                let number = *self.numbers.get(from.number() * self.spaces + to.number())?;
                (number != NONE).then_some(usize::from(number))
            }
            Move::Pass => Some(self.pass()),
        }
    }

    /// The move of a number; none where there is no such action, or it lies beyond Libre's last coordinate.
    #[inline]
    pub(crate) fn mv(&self, number: usize, corner: Corner) -> Option<Move> {
        if number < self.spaces {
            return self.space_at(number, corner).map(Move::Enter);
        }
        if number >= self.pass() {
            return (number == self.pass()).then_some(Move::Pass);
        }
        let number = number - self.spaces;
        if !self.is_libre {
            let &(from, to) = self.captures.get(number)?;
            return Some(Move::Capture { from: Space::numbered(from), to: Space::numbered(to) });
        }
        let from = self.space_at(number / STEPS.len(), corner)?;
        let (dq, dr) = STEPS[number % STEPS.len()];
        let to = Space::axial(from.q().checked_add(dq)?, from.r().checked_add(dr)?);
        Some(Move::Capture { from, to })
    }

    /// Row and column of each space on a grid where neighbours lie beside each other, rows from the top: for
    /// convolutions. Board files have none.
    pub(crate) fn grid(&self) -> Option<Vec<[i32; 2]>> {
        let place = |number: usize| {
            let files = self.board.files().enumerate();
            let (file, rank) = files
                .filter(|(_, file)| file.contains(&number))
                .map(|(column, file)| (column as i32, (number - file.start) as i32))
                .next()?;
            Some((file, rank))
        };
        let spaces = 0..self.spaces;
        match self.board.shape() {
            Shape::Libre => Some(spaces.map(|at| [(at / WINDOW) as i32, (at % WINDOW) as i32]).collect()),
            Shape::Square(_) | Shape::Snub => {
                let side = self.board.files().len() as i32;
                spaces.map(|number| place(number).map(|(file, rank)| [side - 1 - rank, file])).collect()
            }
            Shape::Hex(side) => {
                // Along the common slant, as in slanted coordinates: so each of the six directions is one step everywhere.
                let side = i32::from(side);
                let slanted =
                    |(file, rank): (i32, i32)| [2 * side - 2 - rank - (file - side + 1).max(0), file];
                spaces.map(|number| place(number).map(slanted)).collect()
            }
            _ => None,
        }
    }

    /// For each symmetry where every space and every action goes, the identity first. Of Libre's twelve those four that
    /// keep the window.
    pub(crate) fn symmetries(&self) -> Vec<(Vec<i32>, Vec<i32>)> {
        self.board.symmetries().iter().filter_map(|symmetry| self.maps(symmetry)).collect()
    }

    fn maps(&self, symmetry: &Symmetry) -> Option<(Vec<i32>, Vec<i32>)> {
        // Libre's symmetries keep its origin: the window lies around it.
        let corner = Corner { q: -(WINDOW as i8 / 2), r: -(WINDOW as i8 / 2) };
        let space = |number| self.space(symmetry.space(self.space_at(number, corner)?)?, corner);
        let action = |number| self.number(symmetry.mv(self.mv(number, corner)?)?, corner);
        let spaces: Option<Vec<i32>> =
            (0..self.spaces).map(|number| space(number).map(|to| to as i32)).collect();
        let actions: Option<Vec<i32>> =
            (0..self.count()).map(|number| action(number).map(|to| to as i32)).collect();
        Some((spaces?, actions?))
    }
}
