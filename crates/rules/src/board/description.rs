//! A board that somebody describes: spaces with names and places, and links along which they touch. It becomes a board if
//! it is one, wherever the description comes from.

use super::{Board, MAX_SPACES, Point, Shape, Spot};

/// The longest name of a space.
const MAX_NAME: usize = 12;

/// Drawings reach no farther than this from the origin.
const MAX_COORDINATE: f64 = 1e6;

/// Spaces drawn nearer than this to each other cannot be told apart.
const LEAST_DISTANCE: f64 = 1e-3;

/// Something in a text, with the byte offset where it stands.
pub(super) struct At<T> {
    pub(super) offset: usize,
    pub(super) value: T,
}

/// What can be wrong with a board file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardFileProblem {
    /// It is no TOML or JSON; why, is what their readers say.
    #[error("{0}")]
    Syntax(String),
    /// A field that must be there is not.
    #[error("missing field `{0}`")]
    MissingField(&'static str),
    /// A field that board files do not have.
    #[error("unknown field `{0}`")]
    UnknownField(String),
    /// A field holds something of another kind than it should.
    #[error("`{field}` must be {expected}")]
    Kind {
        /// The field.
        field: &'static str,
        /// What should stand there.
        expected: &'static str,
    },
    /// The board's name cannot be used.
    #[error(
        "'{0}' is no name for a board: take a lower-case letter, then letters, digits, - or _, and none of \
         hex, square, snub, libre"
    )]
    BoardName(String),
    /// A space's name cannot be used.
    #[error(
        "'{0}' is no name for a space: take a letter, then up to 11 letters, digits or _, and not 'pass'"
    )]
    SpaceName(String),
    /// Two spaces have one name, upper and lower case being the same.
    #[error("there is a space '{0}' already")]
    SameName(String),
    /// A space's place is not a pair of ordinary numbers.
    #[error("the place of '{0}' must be two numbers between -1000000 and 1000000")]
    Place(String),
    /// Two spaces are drawn on top of each other.
    #[error("'{0}' is drawn on top of '{1}'")]
    SamePlace(String, String),
    /// The board has no spaces.
    #[error("the board has no spaces")]
    NoSpaces,
    /// The board has too many spaces.
    #[error("the board has {0} spaces: {MAX_SPACES} is the limit")]
    TooManySpaces(usize),
    /// A link with fewer than two spaces.
    #[error("'{0}' is no link: write the names of two spaces, or of more along a line, as a1-a2-a3")]
    Link(String),
    /// A link with a space that is not there.
    #[error("the link '{link}' names '{name}', which is no space of the board")]
    UnknownSpace {
        /// The link.
        link: String,
        /// The name.
        name: String,
    },
    /// A link from a space to itself.
    #[error("the link '{link}' leads from '{name}' to itself")]
    Loop {
        /// The link.
        link: String,
        /// The space.
        name: String,
    },
    /// Some spaces cannot be reached from the first.
    #[error("no links lead from '{from}' to '{to}': the board must be connected")]
    NotConnected {
        /// The first space.
        from: String,
        /// One that cannot be reached.
        to: String,
    },
}

/// A space as a file has it.
pub(super) struct SpaceEntry {
    pub(super) name: String,
    pub(super) at: [f64; 2],
}

/// A board in words, before anything in it was checked.
pub(super) struct Description {
    pub(super) name: At<String>,
    pub(super) spaces: Vec<At<SpaceEntry>>,
    pub(super) links: Vec<At<String>>,
}

impl Description {
    /// The board, if it is one.
    pub(super) fn build(self) -> Result<Board, At<BoardFileProblem>> {
        let start = self.name.offset;
        let at_start = |problem| At { offset: start, value: problem };
        if !is_board_name(&self.name.value) {
            return Err(at_start(BoardFileProblem::BoardName(self.name.value)));
        }
        if self.spaces.is_empty() {
            return Err(at_start(BoardFileProblem::NoSpaces));
        }
        if let Some(extra) = self.spaces.get(MAX_SPACES) {
            let value = BoardFileProblem::TooManySpaces(self.spaces.len());
            return Err(At { offset: extra.offset, value });
        }
        let mut spots: Vec<Spot> = Vec::new();
        let offsets: Vec<usize> = self.spaces.iter().map(|space| space.offset).collect();
        for space in self.spaces {
            let spot = new_spot(space.value, &spots).map_err(|value| At { offset: space.offset, value })?;
            spots.push(spot);
        }
        let mut neighbours = vec![Vec::new(); spots.len()];
        for link in &self.links {
            add_link(&link.value, &spots, &mut neighbours)
                .map_err(|value| At { offset: link.offset, value })?;
        }
        if let Some(lost) = unreached(&neighbours) {
            let (from, to) = (spots[0].name.clone(), spots[lost].name.clone());
            return Err(At { offset: offsets[lost], value: BoardFileProblem::NotConnected { from, to } });
        }
        for around in &mut neighbours {
            around.sort_unstable();
            around.dedup();
        }
        Ok(Board::build(self.name.value, Shape::Drawn, spots, neighbours))
    }
}

fn new_spot(space: SpaceEntry, earlier: &[Spot]) -> Result<Spot, BoardFileProblem> {
    let SpaceEntry { name, at: [x, y] } = space;
    if !is_space_name(&name) {
        return Err(BoardFileProblem::SpaceName(name));
    }
    if earlier.iter().any(|spot| spot.name.eq_ignore_ascii_case(&name)) {
        return Err(BoardFileProblem::SameName(name));
    }
    // Written so that a number that is none fails too.
    let ordinary = |coordinate: f64| coordinate.abs() <= MAX_COORDINATE;
    if !(ordinary(x) && ordinary(y)) {
        return Err(BoardFileProblem::Place(name));
    }
    let near = |spot: &&Spot| (spot.point.x - x).hypot(spot.point.y - y) < LEAST_DISTANCE;
    if let Some(spot) = earlier.iter().find(near) {
        return Err(BoardFileProblem::SamePlace(name, spot.name.clone()));
    }
    Ok(Spot { name, point: Point { x, y } })
}

fn add_link(link: &str, spots: &[Spot], neighbours: &mut [Vec<u8>]) -> Result<(), BoardFileProblem> {
    let find = |name: &str| {
        let number = spots.iter().position(|spot| spot.name.eq_ignore_ascii_case(name));
        number.ok_or_else(|| BoardFileProblem::UnknownSpace { link: link.into(), name: name.into() })
    };
    let path: Vec<usize> = link.split('-').map(|name| find(name.trim())).collect::<Result<_, _>>()?;
    if path.len() < 2 {
        return Err(BoardFileProblem::Link(link.into()));
    }
    for step in path.windows(2) {
        if step[0] == step[1] {
            let name = spots[step[0]].name.clone();
            return Err(BoardFileProblem::Loop { link: link.into(), name });
        }
        neighbours[step[0]].push(step[1] as u8);
        neighbours[step[1]].push(step[0] as u8);
    }
    Ok(())
}

/// A space that no links lead to from the first one.
fn unreached(neighbours: &[Vec<u8>]) -> Option<usize> {
    let mut reached = vec![false; neighbours.len()];
    let mut open = vec![0];
    while let Some(number) = open.pop() {
        if !std::mem::replace(&mut reached[number], true) {
            open.extend(neighbours[number].iter().map(|&next| usize::from(next)));
        }
    }
    reached.iter().position(|reached| !reached)
}

fn is_board_name(name: &str) -> bool {
    let taken = ["hex", "square", "snub", "libre"];
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_')
        && !taken.contains(&name.to_ascii_lowercase().as_str())
}

fn is_space_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.len() <= MAX_NAME
        && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
        && !name.eq_ignore_ascii_case("pass")
}
