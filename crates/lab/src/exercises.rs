//! Exercises for learners: positions near the end of a game in which one move is best, proven by the solver.

use std::collections::BTreeMap;

use abande::{Boards, Coords, Move, MoveTextError, Position, PositionError, Refusal, Variant};
use abande_engine::{Engine, Evaluation, Limits, Solver, Uncontrolled};
use serde::{Deserialize, Serialize};

use crate::selfplay::SelfPlay;
use crate::suite::pieces_left;

/// What an exercise is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// One capture alone keeps the band in one piece, and it wins the game, or wins it higher.
    Keep,
    /// After the best move both do best to pass; it does not lose.
    Last,
    /// One move wins, by a point; all others draw or lose.
    Win,
}

/// A position with the proven value of every move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// Such as `hex-keep-1`; a learner's progress is kept under it.
    pub id: String,
    /// What it is about.
    pub theme: Theme,
    /// The position line.
    pub position: String,
    /// For each legal move the margin it leads to, for the player to move, when both play best after it.
    pub margins: BTreeMap<String, i32>,
    /// Best play to the end of the game.
    pub line: Vec<String>,
}

impl Theme {
    /// All there are, in the order of learning.
    pub const ALL: [Theme; 3] = [Theme::Keep, Theme::Last, Theme::Win];

    fn name(self) -> &'static str {
        match self {
            Theme::Keep => "keep",
            Theme::Last => "last",
            Theme::Win => "win",
        }
    }

    /// A glance that costs nothing: whether the position may be one of this theme at all.
    fn possible(self, position: &Position) -> bool {
        let moves = position.moves();
        let captures = moves.iter().filter(|mv| matches!(mv, Move::Capture { .. })).count();
        match self {
            Theme::Keep => captures == 1 && moves.len() >= 2 && temptations(position) >= 2,
            Theme::Last => position.hand(position.turn().other()) == 0 && captures >= 2 && moves.len() >= 4,
            Theme::Win => captures >= 1 && moves.len() >= 5,
        }
    }

    /// Whether a position with these proven values is an exercise of this theme.
    fn fits(self, position: &Position, values: &[(Move, i32)], line: &[Move]) -> bool {
        let Some(best) = values.iter().map(|&(_, margin)| margin).max() else { return false };
        let mut winners = values.iter().filter(|&&(_, margin)| margin == best);
        let (Some(&(answer, _)), None) = (winners.next(), winners.next()) else { return false };
        let to_come = line.iter().filter(|&&mv| mv != Move::Pass).count();
        self.possible(position)
            && match self {
                Theme::Keep => best > 0 && matches!(answer, Move::Capture { .. }),
                Theme::Last => best >= 0 && answer != Move::Pass && to_come == 1,
                Theme::Win => best == 1 && to_come >= 3,
            }
    }
}

/// Captures that would be legal if they did not split the band.
fn temptations(position: &Position) -> usize {
    let spaces: Vec<_> = position.stacks().map(|(space, _)| space).collect();
    let pairs = spaces.iter().flat_map(|&from| spaces.iter().map(move |&to| Move::Capture { from, to }));
    pairs.filter(|&mv| matches!(position.refusal(mv), Some(Refusal::WouldSplit { .. }))).count()
}

/// The value of every move, and a best line.
type Proof = (Vec<(Move, i32)>, Vec<Move>);

/// What is proven of a position; `None` when it would take too long.
fn prove(solver: &mut Solver, position: &Position, nodes: u64) -> Option<Proof> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut solve = |position: &Position| solver.solve(position, &limits, &Uncontrolled, &mut |_| ()).ok();
    let line = solve(position)?.line;
    let mut values = Vec::new();
    for mv in position.moves() {
        let mut next = position.clone();
        next.play_legal(mv);
        values.push((mv, -solve(&next)?.margin));
    }
    Some((values, line))
}

/// Makes exercises of one kind from games of the engine against itself.
pub struct Maker {
    /// On which board, with how many pieces.
    pub variant: Variant,
    /// Makes another set.
    pub seed: u64,
}

/// Nodes of a move in the games: enough to make sense, few enough to leave mistakes to be punished.
const GAME_NODES: u64 = 80;
/// Nodes of a proof; positions that need more are too hard for learners, too.
const PROOF_NODES: u64 = 60_000;
/// Pieces in both hands together when looking begins.
const LATE: u8 = 2;
/// Games to look at before giving up.
const GAMES: u64 = 3000;

impl Maker {
    /// So many exercises of each theme, from easy to hard; at most one of a game. Fewer when they are rare.
    pub fn make(&self, each: usize) -> Vec<Exercise> {
        let play = SelfPlay {
            variant: self.variant.clone(),
            evaluation: Evaluation::default(),
            nodes: GAME_NODES,
            opening: (3, 7),
            seed: self.seed,
        };
        let mut engine = Engine::new(4);
        let mut solver = Solver::new(32);
        let mut found: BTreeMap<Theme, Vec<Exercise>> = Theme::ALL.map(|theme| (theme, Vec::new())).into();
        for number in 0..GAMES {
            let wanting: Vec<Theme> =
                found.iter().filter(|(_, made)| made.len() < each).map(|(&theme, _)| theme).collect();
            if wanting.is_empty() {
                break;
            }
            for (position, _) in play.game(&mut engine, number).positions(&self.variant) {
                let late = pieces_left(&position) <= LATE;
                if late && let Some(exercise) = exercise(&position, &wanting, &mut solver) {
                    found.entry(exercise.theme).or_default().push(exercise);
                    break;
                }
            }
        }
        for (theme, exercises) in &mut found {
            exercises.sort_by_key(|exercise| exercise.margins.len());
            for (number, exercise) in (1..).zip(exercises) {
                exercise.id = format!("{}-{}-{number}", self.variant.board().name(), theme.name());
            }
        }
        found.into_values().flatten().collect()
    }
}

/// The position as an exercise of one of these themes, if it is one.
fn exercise(position: &Position, wanting: &[Theme], solver: &mut Solver) -> Option<Exercise> {
    let possible: Vec<Theme> = wanting.iter().copied().filter(|theme| theme.possible(position)).collect();
    if possible.is_empty() {
        return None;
    }
    let (values, line) = prove(solver, position, PROOF_NODES)?;
    let theme = possible.into_iter().find(|theme| theme.fits(position, &values, &line))?;
    let text = |mv: Move| position.board().move_text(mv, Coords::Stein);
    Some(Exercise {
        id: String::new(),
        theme,
        position: position.to_string(),
        margins: values.iter().map(|&(mv, margin)| (text(mv), margin)).collect(),
        line: line.iter().map(|&mv| text(mv)).collect(),
    })
}

/// An exercise that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{id}: {problem}")]
pub struct ExerciseError {
    /// Which one.
    pub id: String,
    /// What is wrong with it.
    pub problem: ExerciseProblem,
}

/// What can be wrong with an exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExerciseProblem {
    /// The position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A text that is no move.
    #[error(transparent)]
    MoveText(#[from] MoveTextError),
    /// The solver did not get to the end.
    #[error("the proof was stopped")]
    Stopped,
    /// The moves are worth something else: this.
    #[error("the margins are {0:?}")]
    Margins(Vec<(Move, i32)>),
    /// It is about something else.
    #[error("it is no exercise of its theme")]
    Theme,
    /// A move of the line that is not best.
    #[error("{0:?} in its line is not best")]
    NotBest(Move),
    /// The line stops too soon.
    #[error("its line ends before the game")]
    EndsEarly,
}

impl Exercise {
    /// Proves it all again: every value, the line, and that it is one of its theme.
    ///
    /// # Errors
    /// What is wrong.
    pub fn verify(&self, solver: &mut Solver) -> Result<(), ExerciseError> {
        self.verified(solver).map_err(|problem| ExerciseError { id: self.id.clone(), problem })
    }

    fn verified(&self, solver: &mut Solver) -> Result<(), ExerciseProblem> {
        let mut position = Position::from_line(&self.position, &Boards::default())?;
        let read = |text: &String| position.board().parse_move(text, Coords::Stein);
        let line = self.line.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let stored = self.margins.iter().map(|(text, &margin)| Ok((read(text)?, margin)));
        let mut stored = stored.collect::<Result<Vec<_>, MoveTextError>>()?;
        let (mut values, _) = prove(solver, &position, u64::MAX).ok_or(ExerciseProblem::Stopped)?;
        stored.sort_unstable();
        values.sort_unstable();
        if stored != values {
            return Err(ExerciseProblem::Margins(values));
        }
        if !self.theme.fits(&position, &values, &line) {
            return Err(ExerciseProblem::Theme);
        }
        // Best play keeps the margin to the end.
        let mut margin = values.iter().map(|&(_, margin)| margin).max().unwrap_or_default();
        for mv in line {
            let (values, _) = prove(solver, &position, u64::MAX).ok_or(ExerciseProblem::Stopped)?;
            if !values.contains(&(mv, margin)) {
                return Err(ExerciseProblem::NotBest(mv));
            }
            position.play_legal(mv);
            margin = -margin;
        }
        if position.is_over() { Ok(()) } else { Err(ExerciseProblem::EndsEarly) }
    }
}
