//! Examiner: whether one move alone is good, by the solver where it reaches, otherwise by a long search.

use abande::{Move, Position};
use abande_engine::{Engine, Limits, Solver, Uncontrolled};
use abande_puzzles::{Puzzle, themes};

use crate::suite::pieces_left;

/// By how much the only good move must be better where it does not win or draw alone, in hundredths of a point.
pub const LEAST_GAP: i32 = 200;
/// How far the margin may then be from even: where more is won or lost, two points are no matter.
pub const MOST_MARGIN: i32 = 400;

/// With so many pieces in both hands together the solver is asked.
const SOLVED: u8 = 4;
/// With so few a proof takes no longer than a look.
pub(super) const SOON: u8 = 2;
/// Nodes for each question to the solver; where it needs more, the search is asked.
const PROOF_NODES: u64 = 1_000_000;
/// Nodes of looks that only tell whether the dear ones are worth it: before a proof, and before a long search.
const LOOKS: [u64; 2] = [50_000, 300_000];
/// How many moves are to be found at most.
const OWN_MOVES: usize = 4;
/// How many of the opponent's best replies are looked at for one that leaves a single good move again.
const REPLIES: usize = 3;

/// The one good move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Only {
    /// The move.
    pub mv: Move,
    /// The margin it leads to, in hundredths of a point.
    pub margin: i32,
    /// By how much every other move is worse at least, in hundredths of a point.
    pub gap: i32,
    /// Whether all this is proven.
    pub proven: bool,
    /// What the search expects as the reply.
    reply: Option<Move>,
}

/// The solver needs more than it is given.
struct OutOfReach;

/// Finds out whether one move alone is good.
pub struct Examiner {
    engine: Engine,
    solver: Solver,
    nodes: u64,
}

impl Examiner {
    /// One that searches so many nodes where the solver does not reach.
    pub fn new(nodes: u64) -> Examiner {
        let mut engine = Engine::new(64);
        engine.set_multipv(2);
        Examiner { engine, solver: Solver::new(64), nodes }
    }

    /// Forgets all positions: so each game is examined as if it were the first.
    pub fn forget(&mut self) {
        self.engine.forget();
        self.solver = Solver::new(64);
    }

    /// The one good move, where there is one: it alone wins, or alone draws, or it is two points better than every other
    /// while its margin lies within four.
    pub fn only_move(&mut self, position: &Position) -> Option<Only> {
        if position.move_count() < 2 {
            return None;
        }
        let [first, longer] = LOOKS.map(|nodes| nodes.min(self.nodes));
        let left = pieces_left(position);
        if left > SOON && !self.is_promising(position, first) {
            return None;
        }
        let proof = if left <= SOLVED { self.proven(position) } else { Err(OutOfReach) };
        match proof {
            Ok(answer) => answer,
            Err(OutOfReach) if self.is_promising(position, longer) => self.searched(position),
            Err(OutOfReach) => None,
        }
    }

    fn is_promising(&mut self, position: &Position, nodes: u64) -> bool {
        two_best(&mut self.engine, position, nodes)
            .is_some_and(|[best, second]| stands_out(position, best.0, second.0))
    }

    /// By the solver, if it reaches.
    fn proven(&mut self, position: &Position) -> Result<Option<Only>, OutOfReach> {
        let limits = Limits { nodes: Some(PROOF_NODES), ..Limits::default() };
        let solution =
            self.solver.solve(position, &limits, &Uncontrolled, &mut |_| ()).map_err(|_| OutOfReach)?;
        let margin = solution.margin;
        let alone = (margin >= 0).then_some(margin.signum());
        let clear = (margin.abs() <= MOST_MARGIN / 100).then_some(margin - LEAST_GAP / 100 + 1);
        for least in [alone, clear].into_iter().flatten() {
            let good =
                self.solver.best_moves(position, least, &limits, &Uncontrolled).map_err(|_| OutOfReach)?;
            if let [mv] = good[..] {
                let gap = 100 * (margin - least + 1);
                return Ok(Some(Only { mv, margin: 100 * margin, gap, proven: true, reply: None }));
            }
        }
        Ok(None)
    }

    /// The two best moves, as far as a search has compared them: what is expected of each in hundredths of a point, and the
    /// line that begins with it.
    pub fn two_best(&mut self, position: &Position) -> Option<[Expected; 2]> {
        two_best(&mut self.engine, position, self.nodes)
    }

    /// By a search that looks at the two best moves in full.
    fn searched(&mut self, position: &Position) -> Option<Only> {
        let [best, second] = self.two_best(position)?;
        let gap = best.0 - second.0;
        let (mv, reply) = (*best.1.first()?, best.1.get(1).copied());
        let clear = gap >= LEAST_GAP && best.0.abs() <= MOST_MARGIN;
        clear.then_some(Only { mv, margin: best.0, gap, proven: false, reply })
    }

    /// The best replies after the good move: all of them where that can be proven.
    fn replies(&mut self, next: &Position, only: &Only) -> Vec<Move> {
        if !only.proven {
            return only.reply.into_iter().collect();
        }
        let limits = Limits { nodes: Some(PROOF_NODES), ..Limits::default() };
        let best = self.solver.best_moves(next, -only.margin / 100, &limits, &Uncontrolled);
        best.unwrap_or_default()
    }

    /// The position as a puzzle, if it is one: from the only good move on, as long as the best reply leaves one again.
    pub fn puzzle(&mut self, position: &Position, last: Option<Move>) -> Option<Puzzle> {
        let first = self.only_move(position)?;
        let mut solution = vec![first.mv];
        let (mut gap, mut proven) = (first.gap, first.proven);
        let mut next = position.clone();
        next.play_legal(first.mv);
        let mut only = first.clone();
        while solution.len() < 2 * OWN_MOVES - 1 {
            let Some((reply, following, after)) = self.next_task(&next, &only) else { break };
            solution.extend([reply, following.mv]);
            gap = gap.min(following.gap);
            proven &= following.proven;
            next = after;
            next.play_legal(following.mv);
            only = following;
        }
        let themes = themes(position, &solution, last);
        let id = abande_puzzles::Likeness::of(position).id();
        let (margin, rating) = (first.margin, 0);
        Some(Puzzle { id, position: position.clone(), solution, themes, rating, proven, margin, gap, last })
    }

    /// The first of the best replies after which there is one good move again, that move, and the position it is in.
    fn next_task(&mut self, next: &Position, only: &Only) -> Option<(Move, Only, Position)> {
        self.replies(next, only).into_iter().take(REPLIES).find_map(|reply| {
            let mut after = next.clone();
            after.play(reply).ok()?;
            let following = self.only_move(&after)?;
            Some((reply, following, after))
        })
    }
}

/// Whether a move of which this is expected may turn out to be the only good one.
pub(super) fn stands_out(position: &Position, best: i32, second: i32) -> bool {
    let gap = best - second;
    let clear = gap >= LEAST_GAP * 3 / 4 && best.abs() <= MOST_MARGIN + 50;
    let wins = best >= 40 && second <= 40;
    let draws = best >= -60 && second <= -40;
    clear || (pieces_left(position) <= SOLVED && gap >= 60 && (wins || draws))
}

/// What is expected of a move in hundredths of a point, and the line that begins with it.
pub type Expected = (i32, Vec<Move>);

/// The two best moves, as far as a search of so many nodes has compared them.
pub(super) fn two_best(engine: &mut Engine, position: &Position, nodes: u64) -> Option<[Expected; 2]> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut best: Option<Expected> = None;
    let mut pair = None;
    engine.search(position, &limits, &Uncontrolled, &mut |report| {
        let expected = (report.hundredths, report.pv.clone());
        match report.multipv {
            1 => best = Some(expected),
            2 => pair = best.take().map(|best| [best, expected]),
            _ => {}
        }
    });
    pair
}
