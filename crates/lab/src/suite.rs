//! Test suite of positions whose best moves are proven: no engine can flatter itself in it.
//!
//! A file has one position a line: the position, the margin of the player to move, and all best moves,
//! separated by tabs. Lines that begin with `#` are remarks.

use std::collections::HashSet;

use abande::{Boards, Color, Coords, IllegalMove, Move, MoveTextError, Position, PositionError};
use abande_arena::openings;
use abande_engine::{Engine, Limits, Solution, Solver, Uncontrolled};
use abande_ugi::clock;

use crate::selfplay::SelfPlay;

/// A position, what it is worth, and every move that keeps that.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The position.
    pub position: Position,
    /// The final margin of the player to move when both play best.
    pub margin: i32,
    /// All best moves.
    pub best: Vec<Move>,
}

/// Why a line of a suite cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct SuiteError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: SuiteProblem,
}

/// What can be wrong with a line of a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SuiteProblem {
    /// It has other parts than it should.
    #[error("a position, a margin and the best moves are wanted, with tabs between")]
    Parts,
    /// The position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The margin is no number.
    #[error("'{0}' is no margin")]
    Margin(String),
    /// A text that is no move.
    #[error(transparent)]
    MoveText(#[from] MoveTextError),
    /// A move that the rules forbid.
    #[error("{text}: {illegal}")]
    Illegal {
        /// The move.
        text: String,
        /// Which rule it breaks.
        illegal: IllegalMove,
    },
}

impl Solved {
    /// The line of a suite's file.
    pub fn to_line(&self) -> String {
        let texts: Vec<String> =
            self.best.iter().map(|&mv| self.position.board().move_text(mv, Coords::Stein)).collect();
        format!("{}\t{}\t{}", self.position, self.margin, texts.join(" "))
    }

    fn from_line(line: &str, boards: &Boards) -> Result<Solved, SuiteProblem> {
        let mut parts = line.split('\t');
        let (Some(position), Some(margin), Some(best), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(SuiteProblem::Parts);
        };
        let position = Position::from_line(position, boards)?;
        let margin = margin.parse().map_err(|_| SuiteProblem::Margin(margin.into()))?;
        let read = |text: &str| {
            let mv = position.board().parse_move(text, Coords::Stein)?;
            match position.clone().play(mv) {
                Ok(_) => Ok(mv),
                Err(illegal) => Err(SuiteProblem::Illegal { text: text.into(), illegal }),
            }
        };
        let best = best.split(' ').map(read).collect::<Result<Vec<_>, SuiteProblem>>()?;
        Ok(Solved { position, margin, best })
    }

    /// How many pieces both players have in hand.
    pub fn pieces_left(&self) -> u8 {
        pieces_left(&self.position)
    }
}

/// Reads a suite.
///
/// # Errors
/// When a line is no solved position.
pub fn read(text: &str) -> Result<Vec<Solved>, SuiteError> {
    let boards = Boards::default();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(index, line)| {
            Solved::from_line(line, &boards).map_err(|problem| SuiteError { line: index + 1, problem })
        })
        .collect()
}

/// The keys of a suite's positions, turned and mirrored in every way: what training must not see.
pub fn keys(suite: &[Solved]) -> HashSet<u64> {
    let mut keys = HashSet::new();
    for Solved { position, .. } in suite {
        keys.insert(position.key());
        keys.extend(openings::images(position).map(|image| image.key()));
    }
    keys
}

/// How many pieces both players have in hand.
pub(crate) fn pieces_left(position: &Position) -> u8 {
    Color::BOTH.iter().map(|&player| position.hand(player)).sum()
}

/// The share of moves that may be best in a position that is worth asking.
const MOST_BEST: f64 = 0.4;

/// What came of a position that was to be solved.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It is worth asking.
    Solved(Solved),
    /// It has few moves, or many that are best.
    NotWorthAsking,
    /// It needs more nodes.
    Unsolved,
}

/// Plays a game of the engine against itself, and solves the first position with each of these numbers of
/// pieces left, each step within so many nodes.
pub fn make(play: &SelfPlay, engine: &mut Engine, number: u64, left: &[u8], nodes: u64) -> Vec<Outcome> {
    let mut solver = Solver::new(64);
    let positions = positions_near_the_end(play, engine, number, left);
    positions.iter().map(|position| solve(&mut solver, position, nodes)).collect()
}

/// Plays a game of the engine against itself, and returns the first position with each of these numbers of
/// pieces left.
pub fn positions_near_the_end(
    play: &SelfPlay,
    engine: &mut Engine,
    number: u64,
    left: &[u8],
) -> Vec<Position> {
    let mut last = u8::MAX;
    let mut found = Vec::new();
    for (position, _) in play.game(engine, number).positions(&play.variant) {
        let now = pieces_left(&position);
        if now != last && left.contains(&now) {
            found.push(position);
        }
        last = now;
    }
    found
}

fn solve(solver: &mut Solver, position: &Position, nodes: u64) -> Outcome {
    let moves = position.moves().len();
    if moves < 4 {
        return Outcome::NotWorthAsking;
    }
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let Ok(Solution { margin, .. }) = solver.solve(position, &limits, &Uncontrolled, &mut |_| ()) else {
        return Outcome::Unsolved;
    };
    let Ok(best) = solver.best_moves(position, margin, &limits, &Uncontrolled) else {
        return Outcome::Unsolved;
    };
    if best.len() as f64 <= MOST_BEST * moves as f64 {
        Outcome::Solved(Solved { position: position.clone(), margin, best })
    } else {
        Outcome::NotWorthAsking
    }
}

/// The move that an engine chooses within a limit, starting with an empty memory.
pub fn choice(engine: &mut Engine, solved: &Solved, limits: &Limits) -> Option<Move> {
    engine.forget();
    engine.search(&solved.position, limits, &clock(), &mut |_| ())?.pv.first().copied()
}

/// How many points a move gives away; none where that is not solved within so many nodes.
pub fn loss(solved: &Solved, mv: Move, nodes: u64) -> Option<i32> {
    if solved.best.contains(&mv) {
        return Some(0);
    }
    let mut after = solved.position.clone();
    after.play(mv).ok()?;
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = Solver::new(256).solve(&after, &limits, &Uncontrolled, &mut |_| ()).ok()?;
    Some(solved.margin + found.margin)
}

#[cfg(test)]
mod tests {
    use abande_engine::Evaluation;

    use super::*;

    #[test]
    fn made_positions_come_back_and_their_best_moves_are_found() {
        let variant = Boards::default().variant("hex:3@8").unwrap();
        let play =
            SelfPlay { variant, evaluation: Evaluation::HandWritten, nodes: 200, opening: (1, 5), seed: 3 };
        let mut engine = Engine::new(1);
        let outcomes = (0..6).flat_map(|number| make(&play, &mut engine, number, &[1, 2], 1_000_000));
        let made: Vec<Solved> = outcomes
            .filter_map(|outcome| match outcome {
                Outcome::Solved(solved) => Some(solved),
                _ => None,
            })
            .collect();
        assert!(made.len() > 2);
        let text = made.iter().fold("# remark\n".to_owned(), |text, solved| text + &solved.to_line() + "\n");
        assert_eq!(read(&text).unwrap(), made);
        let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
        for solved in &made {
            let mv = choice(&mut engine, solved, &limits).unwrap();
            assert_eq!(loss(solved, mv, 1), Some(0));
            // Whatever is not best loses something, and what would take too long is not said.
            let others = solved.position.moves().into_iter().filter(|mv| !solved.best.contains(mv));
            for other in others {
                assert!(loss(solved, other, 1_000_000).unwrap() > 0);
            }
        }
        // Few nodes are not enough for all of them.
        assert!((0..6).any(|number| {
            make(&play, &mut Engine::new(1), number, &[2, 3], 20).contains(&Outcome::Unsolved)
        }));
        assert!(keys(&made).contains(&made[0].position.key()));
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = read("# fine\n\nhex\t1\td4").unwrap_err();
        assert_eq!(error.line, 3);
        assert!(
            read("hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0\t0\td4 pass").unwrap_err().to_string().contains("pass")
        );
    }
}
