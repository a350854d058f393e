//! Openings: where the games of a contest begin.

use std::collections::HashSet;
use std::fmt;

use abande::{Boards, Coords, Move, Position, PositionError, Variant};
use abande_engine::{Engine, Limits, Uncontrolled};
use abande_ugi::{MoveError, play_moves};
use fastrand::Rng;

/// How often in a row an opening may turn out to be known before there seem to be no more.
const TRIES: usize = 1000;

/// Moves before the contest's own, and where they lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Where its moves begin: the usual start, unless nobody knows how its position came about.
    pub start: Position,
    /// Its moves.
    pub moves: Vec<Move>,
    /// Where the players go on.
    pub position: Position,
}

impl Opening {
    /// An opening without moves yet.
    fn at(start: Position) -> Opening {
        Opening { position: start.clone(), start, moves: Vec::new() }
    }

    /// Plays a legal move more.
    fn play_legal(&mut self, mv: Move) {
        self.position.play_legal(mv);
        self.moves.push(mv);
    }
}

impl From<Position> for Opening {
    fn from(position: Position) -> Opening {
        Opening::at(position)
    }
}

impl fmt::Display for Opening {
    /// A line of a book: its moves, or its position where there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves.is_empty() {
            return write!(f, "{}", self.position);
        }
        let texts = self.moves.iter().map(|&mv| self.start.board().move_text(mv, Coords::Stein));
        f.write_str(&texts.collect::<Vec<_>>().join(" "))
    }
}

/// A line of a file that is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: OpeningProblem,
}

/// What can be wrong with an opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningProblem {
    /// It is no position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The moves cannot be played.
    #[error(transparent)]
    Moves(#[from] MoveError),
    /// It is for another board.
    #[error("the match is on {wanted}, but this is on {given}")]
    OtherBoard {
        /// The board of the match.
        wanted: String,
        /// The board of the opening.
        given: String,
    },
    /// There is nothing left to play.
    #[error("the game is over")]
    Over,
}

/// The openings of a file, one a line: a position line, or moves from the start. Blank lines and what follows
/// a `#` do not count.
///
/// # Errors
/// When a line is no opening for the board, or the game is over there.
pub fn read(text: &str, variant: &Variant, boards: &Boards) -> Result<Vec<Opening>, OpeningError> {
    let mut openings = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default().trim();
        if !text.is_empty() {
            openings.push(opening(text, variant, boards).map_err(|problem| OpeningError { line, problem })?);
        }
    }
    Ok(openings)
}

fn opening(text: &str, variant: &Variant, boards: &Boards) -> Result<Opening, OpeningProblem> {
    let first = text.split_whitespace().next().unwrap_or_default();
    // No move begins like the name of a board: where a space is called so, it is the space.
    let mut opening = Opening::at(Position::start(variant));
    if opening.start.board().parse_move(first, Coords::Stein).is_err() && boards.variant(first).is_ok() {
        opening = Position::from_line(text, boards)?.into();
        if opening.start.variant() != *variant {
            let given = opening.start.variant().to_string();
            return Err(OpeningProblem::OtherBoard { wanted: variant.to_string(), given });
        }
    } else {
        opening.moves = play_moves(&mut opening.position, text.split_whitespace())?;
    }
    if opening.position.is_over() { Err(OpeningProblem::Over) } else { Ok(opening) }
}

/// Random openings of so many plies, no two alike under turning and mirroring. Fewer than asked for where
/// the board does not have so many.
pub fn random(variant: &Variant, plies: usize, count: usize, seed: u64) -> Vec<Opening> {
    let start = Position::start(variant);
    let mut random = Rng::with_seed(seed);
    let mut known = HashSet::new();
    let mut openings = Vec::new();
    // A board that has no more is not tried for ever.
    let mut tries_in_vain = 0;
    while openings.len() < count && tries_in_vain < TRIES {
        tries_in_vain += 1;
        let mut opening = Opening::at(start.clone());
        for _ in 0..plies {
            let moves = opening.position.moves();
            if let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) {
                opening.play_legal(mv);
            }
        }
        if !opening.position.is_over() && known.insert(canonical(&opening.position)) {
            openings.push(opening);
            tries_in_vain = 0;
        }
    }
    openings
}

/// Of these openings those that leave both players even: the engine expects no more than so many hundredths of a
/// point for either, with so many nodes.
pub fn balanced(
    openings: impl IntoIterator<Item = Opening>,
    nodes: u64,
    hundredths: i32,
) -> impl Iterator<Item = Opening> {
    let mut engine = Engine::new(16);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    openings.into_iter().filter(move |opening| {
        engine.forget();
        let found = engine.search(&opening.position, &limits, &Uncontrolled, &mut |_| ());
        found.is_some_and(|report| report.hundredths.abs() <= hundredths)
    })
}

/// The position turned and mirrored in every way that the board allows.
pub fn images(position: &Position) -> impl Iterator<Item = Position> {
    let setup = position.setup();
    position.board().symmetries().iter().filter_map(move |symmetry| {
        let mut image = setup.clone();
        for (space, _) in &mut image.stacks {
            *space = symmetry.space(*space)?;
        }
        image.validate().ok()
    })
}

/// The same text for all positions that turning and mirroring make alike.
pub fn canonical(position: &Position) -> String {
    images(position).map(|image| image.to_string()).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variant(text: &str) -> Variant {
        Boards::default().variant(text).unwrap()
    }

    #[test]
    fn a_file_has_positions_and_moves() {
        let text = "# a book\n\nd4 c3 d3 # three moves\nhex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\r\n";
        let openings = read(text, &variant("hex"), &Boards::default()).unwrap();
        let lines: Vec<_> = openings.iter().map(|opening| opening.position.to_string()).collect();
        assert_eq!(
            lines,
            ["hex x4/x5/x2,w,x3/x2,b,b,x3/x6/x5/x4 w 16/17 0", "hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0"]
        );
        // Moves stay known; how a position came about is not.
        assert_eq!(
            [openings[0].to_string(), openings[1].to_string()],
            ["d4 c3 d3".to_owned(), lines[1].clone()]
        );
        assert_eq!((openings[0].moves.len(), &openings[1].start), (3, &openings[1].position));
        assert_eq!(read("0,1 1,1", &variant("libre"), &Boards::default()).unwrap().len(), 1);
    }

    #[test]
    fn what_is_no_opening_has_its_line() {
        for (text, line, says) in [
            ("d4\nd4 z9", 2, "move 2 'z9'"),
            ("d4 d4", 1, "move 2 'd4'"),
            ("\n\nhex x4 b 18/18 0", 3, "column 5"),
            ("square x7/x7/x7/x7/x7/x7/x7 b 18/18 0", 1, "the match is on hex"),
            ("nowhere x b 1/1 0", 1, "'nowhere'"),
        ] {
            let error = read(text, &variant("hex"), &Boards::default()).unwrap_err();
            assert!(error.line == line && error.problem.to_string().contains(says), "{text}: {error}");
        }
        let over = read("hex:2@1 b,w/x3/x2 b 0/0 2", &variant("hex:2@1"), &Boards::default()).unwrap_err();
        assert_eq!(over.to_string(), "line 1: the game is over");
    }

    #[test]
    fn lopsided_openings_are_left_out() {
        let openings = random(&variant("hex"), 6, 30, 1);
        let even: Vec<_> = balanced(openings.clone(), 300, 100).collect();
        assert!(!even.is_empty() && even.len() < openings.len());
        assert!(even.iter().all(|opening| openings.contains(opening)));
        assert_eq!(even.len(), balanced(even.clone(), 300, 100).count());
        assert_eq!(balanced(openings.clone(), 300, 10_000).count(), openings.len());
    }

    #[test]
    fn random_openings_differ_even_when_turned() {
        // After one ply of hex:2 there are two: the middle, and any of the others.
        assert_eq!(random(&variant("hex:2"), 1, 50, 1).len(), 2);
        let openings = random(&variant("snub"), 4, 100, 7);
        assert_eq!(openings.len(), 100);
        assert_eq!(openings, random(&variant("snub"), 4, 100, 7));
        let lines: Vec<_> = openings.iter().map(Opening::to_string).collect();
        assert_eq!(read(&lines.join("\n"), &variant("snub"), &Boards::default()).unwrap(), openings);
        assert_ne!(openings, random(&variant("snub"), 4, 100, 8));
    }
}
