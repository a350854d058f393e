//! A board: a graph with a layout, that is, spaces with names and places, and the links between them.

mod bitset;
#[cfg(feature = "board-files")]
mod board_file;
mod coords;
#[cfg(any(feature = "board-files", feature = "serde"))]
mod description;
#[cfg(feature = "board-files")]
mod file_value;
mod grid;
mod links;
#[cfg(feature = "serde")]
mod serde_form;
mod shapes;
mod space;
mod symmetry;
mod variant;

pub(crate) use bitset::sealed::Sealed;
pub use bitset::{Bits, Numbers};
#[cfg(feature = "board-files")]
pub use board_file::BoardFileError;
pub use coords::Coords;
#[cfg(any(feature = "board-files", feature = "serde"))]
pub use description::BoardFileProblem;
pub(crate) use links::{AnyLinks, Links};
pub use space::Space;
pub use symmetry::Symmetry;
pub(crate) use variant::MAX_LIBRE_PIECES;
pub use variant::{Boards, USUAL_PIECES, Variant, VariantError};

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// The most spaces a board can have.
pub const MAX_SPACES: usize = 128;

/// A place in a drawing: `x` to the right, `y` upwards. Neighbours on the built-in boards are about one
/// apart.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

/// What sort of board it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Shape {
    /// A hexagon with this many spaces a side.
    Hex(u8),
    /// A square with this many spaces a side, linked along sides and corners.
    Square(u8),
    /// The 7 x 7 snub-square board.
    Snub,
    /// No board: an unbounded hexagonal grid.
    Libre,
    /// Any other graph, from a board file.
    Drawn,
}

/// A board. Cloning it is cheap: all clones share one description.
///
/// What is equal stays so and keeps its hash: the one part that is found only when it is asked for, the symmetries, follows
/// from the others and is in neither. Clippy cannot know that, and may warn of boards and positions as keys of maps
/// (`mutable_key_type`); `ignore-interior-mutability = ["abande::Board"]` in `clippy.toml` tells it.
#[derive(Clone)]
pub struct Board(Arc<Layout>);

pub(crate) struct Layout {
    name: String,
    shape: Shape,
    names: Vec<String>,
    points: Vec<Point>,
    neighbours: Vec<Vec<u8>>,
    files: Vec<Range<usize>>,
    links: AnyLinks,
    symmetries: OnceLock<Vec<Symmetry>>,
}

/// A space as a board's description gives it.
pub(crate) struct Spot {
    pub(crate) name: String,
    pub(crate) point: Point,
}

impl Board {
    /// The hexagonal board with four spaces a side, the usual one.
    pub fn hex() -> Board {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(|| shapes::hex(4)).clone()
    }

    /// The square board, 7 x 7.
    pub fn square() -> Board {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(|| shapes::square(7)).clone()
    }

    /// The snub-square board, 7 x 7.
    pub fn snub() -> Board {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(shapes::snub).clone()
    }

    /// The unbounded grid of the variant Libre.
    pub fn libre() -> Board {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(|| Board::build("libre".into(), Shape::Libre, vec![], vec![])).clone()
    }

    /// Puts a board together. The caller answers for what the reader of board files checks.
    pub(crate) fn build(name: String, shape: Shape, spots: Vec<Spot>, neighbours: Vec<Vec<u8>>) -> Board {
        let links = match shape {
            Shape::Libre => AnyLinks::Libre,
            _ => AnyLinks::linked(&neighbours),
        };
        let (names, points): (Vec<_>, Vec<_>) = spots.into_iter().map(|spot| (spot.name, spot.point)).unzip();
        let files = files(&names);
        let symmetries = OnceLock::new();
        Board(Arc::new(Layout { name, shape, names, points, neighbours, files, links, symmetries }))
    }

    /// Its name in position lines: `hex`, `square:5`, or what a board file calls it.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// What sort of board it is.
    pub fn shape(&self) -> Shape {
        self.0.shape
    }

    /// Whether it is the unbounded grid of Libre.
    pub fn is_libre(&self) -> bool {
        self.0.shape == Shape::Libre
    }

    /// How many spaces it has. Libre has no number, and answers `None`.
    pub fn size(&self) -> Option<usize> {
        (!self.is_libre()).then_some(self.0.names.len())
    }

    /// All spaces in the order of position lines. Libre, without end, lists none.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = Space> + use<> {
        (0..self.0.names.len() as u8).map(Space::numbered)
    }

    /// Whether the space is on this board.
    pub fn contains(&self, space: Space) -> bool {
        self.is_libre() || space.number() < self.0.names.len()
    }

    /// The files: runs of spaces whose names share their letters. Position lines put a `/` between them.
    pub fn files(&self) -> impl ExactSizeIterator<Item = Range<usize>> {
        self.0.files.iter().cloned()
    }

    /// Where the space is drawn; the origin for a space that is not on the board.
    pub fn point(&self, space: Space) -> Point {
        if self.is_libre() {
            let (q, r) = (f64::from(space.q()), f64::from(space.r()));
            return Point { x: q + r / 2.0, y: -r * 0.75_f64.sqrt() };
        }
        self.0.points.get(space.number()).copied().unwrap_or_default()
    }

    /// The spaces next to a space.
    pub fn neighbours(&self, space: Space) -> Vec<Space> {
        if self.is_libre() {
            return Space::STEPS.into_iter().filter_map(|step| space.stepped(step)).collect();
        }
        let numbers = self.0.neighbours.get(space.number());
        numbers.into_iter().flatten().map(|&number| Space::numbered(number)).collect()
    }

    /// Whether two spaces touch.
    pub fn adjacent(&self, one: Space, other: Space) -> bool {
        self.neighbours(one).contains(&other)
    }

    /// The space's name.
    pub fn space_name(&self, space: Space, coords: Coords) -> String {
        if self.is_libre() {
            return format!("{},{}", space.q(), space.r());
        }
        match self.0.names.get(space.number()) {
            Some(name) if coords == Coords::Slanted => self.slanted(space.number(), name),
            Some(name) => name.clone(),
            None => format!("#{}", space.number()),
        }
    }

    /// The space of this name, in either case of letters.
    pub fn find_space(&self, name: &str, coords: Coords) -> Option<Space> {
        if self.is_libre() {
            let (q, r) = name.split_once(',')?;
            return Some(Space::axial(q.trim().parse().ok()?, r.trim().parse().ok()?));
        }
        let number = self.0.names.iter().enumerate().position(|(number, stein)| match coords {
            Coords::Stein => stein.eq_ignore_ascii_case(name),
            Coords::Slanted => self.slanted(number, stein).eq_ignore_ascii_case(name),
        })?;
        Some(Space::numbered(number as u8))
    }

    /// Whether the board has names of its own in this system. Only hexagonal boards have slanted ones.
    pub fn has_coords(&self, coords: Coords) -> bool {
        coords == Coords::Stein || matches!(self.shape(), Shape::Hex(_))
    }

    fn slanted(&self, number: usize, stein: &str) -> String {
        let Shape::Hex(side) = self.shape() else { return stein.to_owned() };
        let file = self.0.files.iter().position(|file| file.contains(&number)).unwrap_or(0);
        let right_of_middle = file.saturating_sub(usize::from(side) - 1);
        let letters = stein.trim_end_matches(|c: char| c.is_ascii_digit());
        let rank: usize = stein[letters.len()..].parse().unwrap_or(0);
        format!("{letters}{}", rank + right_of_middle)
    }

    /// The ways in which the board can be turned and mirrored onto itself, the identity first.
    pub fn symmetries(&self) -> &[Symmetry] {
        self.0.symmetries.get_or_init(|| match self.shape() {
            Shape::Libre => symmetry::of_grid(),
            _ => symmetry::of_drawing(&self.0.points, &self.0.neighbours),
        })
    }

    pub(crate) fn links(&self) -> &AnyLinks {
        &self.0.links
    }
}

/// Runs of names that are alike but for the digits at their ends.
fn files(names: &[String]) -> Vec<Range<usize>> {
    let letters = |number: usize| names[number].trim_end_matches(|c: char| c.is_ascii_digit());
    let mut files: Vec<Range<usize>> = Vec::new();
    for number in 0..names.len() {
        match files.last_mut() {
            Some(file) if letters(file.start) == letters(number) => file.end = number + 1,
            _ => files.push(number..number + 1),
        }
    }
    files
}

impl Default for Board {
    /// The usual one.
    fn default() -> Board {
        Board::hex()
    }
}

impl PartialEq for Board {
    /// Equal in name, spaces and links.
    fn eq(&self, other: &Board) -> bool {
        let (one, two) = (&self.0, &other.0);
        Arc::ptr_eq(one, two)
            || (one.shape == two.shape
                && one.name == two.name
                && one.names == two.names
                && one.points == two.points
                && one.neighbours == two.neighbours)
    }
}

// Places are numbers: the readers refuse what is none, and nothing is equal to itself but those.
impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.name.hash(hasher);
        self.0.names.len().hash(hasher);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name())
    }
}
