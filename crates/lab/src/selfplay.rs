//! Self-play: games of the engine against itself, which networks learn from.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use abande::{Coords, Move, Position, Variant};
use abande_engine::{Engine, Evaluation, Limits};
use abande_ugi::clock;
use fastrand::Rng;

/// A game as training wants it: the moves, what the search thought before each, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingGame {
    /// The moves, each with the expected margin of the player to move in hundredths of a point; none for the
    /// random moves of the opening.
    pub moves: Vec<(Move, Option<i32>)>,
    /// Black's points less White's in the end.
    pub margin: i32,
}

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
        let mut random = Rng::with_seed(self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
        let mut position = Position::start(&self.variant);
        let mut moves = Vec::new();
        let opening = random.usize(self.opening.0..=self.opening.1);
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        engine.forget();
        while !position.is_over() {
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

    /// Plays until the file has so many games, on so many threads, going on where an earlier run stopped.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn run(
        &self,
        path: &Path,
        games: u64,
        threads: usize,
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
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            break;
                        }
                        let line = self.game(&mut engine, number).to_line(&self.variant) + "\n";
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
