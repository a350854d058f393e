//! Self-play: games of the engine against itself, which networks learn from.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use abande::{Color, Coords, Move, Position, Variant};
use abande_engine::{Engine, Evaluation, Limits, Solution, Solver};
use abande_ugi::clock;
use fastrand::Rng;

/// A game as training wants it: the moves, what the search thought before each, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingGame {
    /// The moves, each with the expected margin of the player to move in hundredths of a point; none for the
    /// random moves of the opening.
    pub moves: Vec<(Move, Option<i32>)>,
    /// Black's points less White's in the end; what they ought to have been where the solver has proven it.
    pub margin: i32,
}

/// From so many pieces in both hands together on the solver is asked.
const SOLVED_FROM: u8 = 3;

/// What is to be played.
pub struct SelfPlay {
    /// On which board.
    pub variant: Variant,
    /// How positions are judged.
    pub evaluation: Evaluation,
    /// How many nodes a move gets.
    pub nodes: u64,
    /// How many random moves open a game: from the first to the second number.
    pub opening: (usize, usize),
    /// Makes another set of games.
    pub seed: u64,
}

/// The pieces in both hands together.
pub(crate) fn hands(position: &Position) -> u8 {
    Color::BOTH.map(|player| position.hand(player)).iter().sum()
}

/// Ends a game by the line that the solver has proven.
fn finish(mut position: Position, mut moves: Vec<(Move, Option<i32>)>, solution: &Solution) -> TrainingGame {
    let turn = |position: &Position| if position.turn() == Color::Black { 1 } else { -1 };
    let margin = solution.margin * turn(&position);
    for &mv in &solution.line {
        moves.push((mv, Some(100 * margin * turn(&position))));
        position.play_legal(mv);
    }
    TrainingGame { moves, margin }
}

impl TrainingGame {
    /// The game as a line: each move with its value behind a slash, and the margin at the end.
    pub fn to_line(&self, variant: &Variant) -> String {
        let text = |(mv, value): &(Move, Option<i32>)| {
            let text = variant.board().move_text(*mv, Coords::Stein);
            value.map_or(text.clone(), |value| format!("{text}/{value}"))
        };
        let moves: Vec<String> = self.moves.iter().map(text).collect();
        format!("{} ={}", moves.join(" "), self.margin)
    }

    /// Reads a line back. None where it is no such line, as the last of an interrupted run may be.
    pub fn from_line(line: &str, variant: &Variant) -> Option<TrainingGame> {
        let (moves, margin) = line.rsplit_once(" =")?;
        let read = |word: &str| {
            let (text, value) = match word.split_once('/') {
                Some((text, value)) => (text, Some(value.parse().ok()?)),
                None => (word, None),
            };
            Some((variant.board().parse_move(text, Coords::Stein).ok()?, value))
        };
        let moves = moves.split(' ').map(read).collect::<Option<Vec<_>>>()?;
        Some(TrainingGame { moves, margin: margin.trim().parse().ok()? })
    }

    /// The positions of the game, each with what the search thought of it. They end where a damaged line has a
    /// move that the rules forbid.
    pub fn positions(&self, variant: &Variant) -> impl Iterator<Item = (Position, Option<i32>)> {
        let mut next = Some(Position::start(variant));
        self.moves.iter().map_while(move |&(mv, value)| {
            let position = next.take()?;
            let mut after = position.clone();
            next = after.play(mv).is_ok().then_some(after);
            Some((position, value))
        })
    }
}

impl SelfPlay {
    /// Plays the game of this number. The same number gives the same game.
    pub fn game(&self, engine: &mut Engine, number: u64) -> TrainingGame {
        self.play(engine, None, number)
    }

    /// Plays a game whose end the solver plays where it can: its memory stays, and changes nothing of what is proven.
    fn play(&self, engine: &mut Engine, mut solver: Option<(&mut Solver, u64)>, number: u64) -> TrainingGame {
        let mut random = Rng::with_seed(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
        let mut position = Position::start(&self.variant);
        let mut moves = Vec::new();
        let opening = random.usize(self.opening.0..=self.opening.1);
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        engine.forget();
        while !position.is_over() {
            if hands(&position) <= SOLVED_FROM
                && let Some((solver, nodes)) = solver.take()
            {
                let limits = Limits { nodes: Some(nodes), ..Limits::default() };
                if let Ok(solution) = solver.solve(&position, &limits, &clock(), &mut |_| ()) {
                    return finish(position, moves, &solution);
                }
            }
            let choice = if moves.len() < opening {
                let legal = position.moves();
                (legal[random.usize(..legal.len())], None)
            } else {
                match engine.search(&position, &limits, &clock(), &mut |_| ()) {
                    Some(report) => (report.pv[0], Some(report.hundredths)),
                    None => break,
                }
            };
            position.play_legal(choice.0);
            moves.push(choice);
        }
        TrainingGame { moves, margin: position.score().margin() }
    }

    /// Plays until the file has so many games, on so many threads, going on where an earlier run stopped. Once three pieces
    /// are left the solver gets some nodes: where they are enough, the game ends with best play, and its margin is exact.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn run(
        &self,
        path: &Path,
        games: u64,
        threads: usize,
        solver_nodes: u64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> std::io::Result<()> {
        let done = match std::fs::File::open(path) {
            Ok(file) => BufReader::new(file).lines().count() as u64,
            Err(_) => 0,
        };
        let file = Mutex::new(OpenOptions::new().create(true).append(true).open(path)?);
        let next = AtomicU64::new(done);
        let failed = Mutex::new(Ok(()));
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    let mut engine = Engine::new(8);
                    engine.set_evaluation(self.evaluation.clone());
                    let mut solver = Solver::new(8);
                    solver.set_evaluation(self.evaluation.clone());
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            break;
                        }
                        let line = self
                            .play(&mut engine, Some((&mut solver, solver_nodes)), number)
                            .to_line(&self.variant)
                            + "\n";
                        let written = file.lock().map(|mut file| file.write_all(line.as_bytes()));
                        if let Ok(Err(error)) = written
                            && let Ok(mut failed) = failed.lock()
                        {
                            *failed = Err(error);
                            break;
                        }
                        progress(number + 1);
                    }
                });
            }
        });
        failed.into_inner().unwrap_or(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abande::Boards;
    use abande_engine::Uncontrolled;

    #[test]
    fn games_end_as_the_solver_has_proven() {
        let variant = Boards::default().variant("hex:3@5").unwrap();
        let evaluation = Evaluation::HandWritten;
        let play = SelfPlay { variant: variant.clone(), evaluation, nodes: 20, opening: (1, 4), seed: 1 };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        play.run(&path, 12, 2, 1_000_000, &|_| ()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut solver = Solver::new(4);
        for line in text.lines() {
            let game = TrainingGame::from_line(line, &variant).unwrap();
            let (end, _) =
                game.positions(&variant).find(|(position, _)| hands(position) <= SOLVED_FROM).unwrap();
            let solution = solver.solve(&end, &Limits::default(), &Uncontrolled, &mut |_| ()).unwrap();
            let margin = if end.turn() == Color::Black { solution.margin } else { -solution.margin };
            assert_eq!(game.margin, margin, "{line}");
            let (mut last, _) = game.positions(&variant).last().unwrap();
            last.play(game.moves.last().unwrap().0).unwrap();
            assert!(last.is_over() && last.score().margin() == margin, "{line}");
        }
        assert_eq!(text.lines().count(), 12);
    }
}
