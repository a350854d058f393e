//! Engine: iterative deepening on one thread or more, and the hand-over to the solver near the end.

mod ranking;

use std::thread::Builder;
use std::time::Duration;

use abande::{Board, Move, Position};

use crate::bounds::pieces_in_hand;
use crate::control::{Budget, Control};
use crate::eval::Evaluation;
use crate::limits::{Deadlines, Limits, Time, moves_to_go};
use crate::memory::{MOST_THREADS, NoMemory, check_memory};
use crate::search::{MAX_PLY, Searcher, Shared, TranspositionTable, Tuning};
use crate::solve::{Solver, Unsolved};
use crate::value::Found;
use ranking::Ranking;

/// With how few pieces in both hands together the solver is asked first, given the time or the nodes that a search may
/// take. What it can hardly prove in half of that is better left to the search.
fn handed_over(limits: &Limits) -> u8 {
    let within = |nodes: u64, time: Duration| {
        limits.nodes.is_none_or(|max| max >= nodes)
            && match limits.time {
                Time::Unlimited => true,
                Time::Move(most) => most >= time,
                Time::Clock { left, .. } => left / 20 >= time,
            }
    };
    if within(5_000_000, Duration::from_secs(5)) {
        4
    } else if within(1_000_000, Duration::from_secs(1)) {
        3
    } else if within(100_000, Duration::from_millis(100)) {
        2
    } else {
        1
    }
}

/// Where nothing limits a search, the solver gets so many nodes.
const NODES_TO_SOLVE: u64 = 5_000_000;

/// A player with a memory.
pub struct Engine {
    mebibytes: usize,
    /// Made when it is first needed.
    table: Option<TranspositionTable>,
    /// For the ends of games on one board; made when it is first needed.
    solver: Option<(Board, Solver)>,
    threads: usize,
    multipv: usize,
    evaluation: Evaluation,
    tuning: Tuning,
}

/// What a search has found so far, after each depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Which of the best lines it is, from 1: where there are several, they are told one after the other, from the best one
    /// on.
    pub multipv: usize,
    /// How deep all moves have been looked at.
    pub depth: u32,
    /// The deepest that any line went.
    pub seldepth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the memory is, in thousandths.
    pub hashfull: u32,
    /// The expected margin for the player to move, in hundredths of a point.
    pub hundredths: i32,
    /// The final margin for the player to move, where it is proven.
    pub proven: Option<i32>,
    /// The principal variation: what both players do best.
    pub pv: Vec<Move>,
}

impl Engine {
    /// A player whose memory will take about so many mebibytes. It is made when it is first needed, and smaller where
    /// there is not so much: [`Engine::prepare`] tells.
    pub fn new(mebibytes: usize) -> Engine {
        Engine {
            mebibytes,
            table: None,
            solver: None,
            threads: 1,
            multipv: 1,
            evaluation: Evaluation::default(),
            tuning: Tuning::DEFAULT,
        }
    }

    /// Sets how many threads search, at most [`MOST_THREADS`].
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, MOST_THREADS);
    }

    /// Sets how many of the best moves are looked at in full.
    pub fn set_multipv(&mut self, multipv: usize) {
        self.multipv = multipv.max(1);
    }

    /// How positions are judged.
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// Sets how positions are judged, and forgets those judged otherwise.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.forget();
    }

    /// Sets the constants of the search: for those who look for better ones.
    #[doc(hidden)]
    pub fn set_tuning(&mut self, tuning: Tuning) {
        self.tuning = tuning;
    }

    /// Makes the memory now, which otherwise is made when it is first needed: it takes a moment, and may be too much.
    ///
    /// # Errors
    /// When there is not so much memory. A search makes do with less.
    pub fn prepare(&mut self) -> Result<(), NoMemory> {
        if self.table.is_none() {
            self.table = TranspositionTable::try_new(self.mebibytes);
        }
        match &self.table {
            Some(_) => Ok(()),
            None => check_memory(self.mebibytes),
        }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
        self.solver = None;
    }

    /// Searches a position until a limit is reached or `control` says stop, reporting on the way.
    ///
    /// The last report of line 1 holds the best move. It is `None` only when the game is over.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let start = control.now();
        let moves = position.moves();
        let first = *moves.first()?;
        let mut handed_over = 0;
        if self.multipv == 1 && limits.depth.is_none() && moves.len() > 1 && !control.stopped() {
            match self.solve(position, limits, control) {
                Ok(mut solved) => {
                    solved.time = control.now().saturating_sub(start);
                    report(&solved);
                    return Some(solved);
                }
                Err(nodes) => handed_over = nodes,
            }
        }
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(self.mebibytes));
        table.new_search();
        let deadlines = Deadlines::new(limits.time, moves_to_go(position), start);
        let network = self.evaluation.network(position);
        let hard = deadlines.map(|deadlines| deadlines.hard);
        let budget = Budget::new(control, hard, limits.nodes).having_spent(handed_over);
        let shared = Shared { table, network: network.as_deref(), tuning: &self.tuning, budget };
        let soft = deadlines.map(|deadlines| deadlines.soft);
        let max_depth =
            limits.depth.map_or(MAX_PLY as i32 - 2, |depth| depth.clamp(1, MAX_PLY as u32 - 2) as i32);
        let multipv = self.multipv.min(moves.len());
        let threads = self.threads;
        // Something to answer with, should the time end before the first depth.
        let mut best = Report {
            multipv: 1,
            depth: 0,
            seldepth: 0,
            nodes: 0,
            time: Duration::ZERO,
            hashfull: 0,
            hundredths: 0,
            proven: None,
            pv: vec![first],
        };
        std::thread::scope(|scope| {
            for helper in 1..threads {
                let shared = &shared;
                let help = move || help(shared, position, helper as i32, max_depth);
                // Where there can be no more threads, those that there are do it.
                let _ = Builder::new().spawn_scoped(scope, help);
            }
            let mut searcher = Searcher::new(&shared, position.clone());
            let mut values = vec![Found::guessed(0); multipv];
            let mut ranking = Ranking::default();
            'deepening: for depth in 1..=max_depth {
                let mut excluded = Vec::new();
                ranking.deepen();
                for (number, value) in values.iter_mut().enumerate() {
                    searcher.excluded = std::mem::take(&mut excluded);
                    searcher.deepen();
                    let Ok(found) = searcher.aspirate(depth, value.value) else {
                        // What was best before was looked at first: another move has turned out better. Where several lines
                        // are wanted, those count that were compared at one depth.
                        if let Some((found, pv)) = searcher.best_so_far.take()
                            && multipv == 1
                            && pv.first() != best.pv.first()
                        {
                            best = Report { hundredths: found.hundredths(), proven: None, pv, ..best };
                        }
                        if number > 1 {
                            tell(&ranking, &mut best, report); // more than the first are new
                        }
                        break 'deepening;
                    };
                    excluded = std::mem::take(&mut searcher.excluded);
                    *value = found;
                    searcher.counter.report();
                    let pv = searcher.pv().to_vec();
                    let Some(&mv) = pv.first() else { break };
                    excluded.push(mv);
                    let found = Report {
                        multipv: number + 1,
                        depth: depth as u32,
                        seldepth: searcher.seldepth as u32,
                        nodes: shared.budget.nodes(),
                        time: control.now().saturating_sub(start),
                        hashfull: shared.table.hashfull(),
                        hundredths: found.hundredths(),
                        proven: found.proven(),
                        pv,
                    };
                    ranking.add(found, multipv);
                    // The first line is news at once; of the others all are told together.
                    if number == 0 || number + 1 == multipv {
                        tell(&ranking, &mut best, report);
                    }
                }
                let late = soft.is_some_and(|soft| control.now() >= soft);
                if late || control.stopped() || (moves.len() == 1 && soft.is_some()) {
                    break;
                }
                if values.iter().all(|value| value.sure) {
                    break; // deeper shows nothing new
                }
            }
            shared.budget.finish();
        });
        best.nodes = shared.budget.nodes();
        Some(best)
    }

    /// Hands a position near the end of the game over to the solver, for a part of the time. Where that is not
    /// enough, or the end is far, it says how many nodes were spent.
    fn solve(&mut self, position: &Position, limits: &Limits, control: &dyn Control) -> Result<Report, u64> {
        if pieces_in_hand(position) > handed_over(limits) {
            return Err(0);
        }
        if self.solver.as_ref().is_none_or(|(board, _)| board != position.board()) {
            let mut solver = Solver::new((self.mebibytes / 2).clamp(1, 64));
            solver.set_evaluation(self.evaluation.clone());
            self.solver = Some((position.board().clone(), solver));
        }
        let Some((_, solver)) = &mut self.solver else { return Err(0) };
        let start = control.now();
        let part = Deadlines::new(limits.time, moves_to_go(position), start)
            .map_or(Time::Unlimited, |deadlines| Time::Move((deadlines.soft.saturating_sub(start)) / 2));
        let nodes = match (limits.nodes, part) {
            (None, Time::Unlimited) => Some(NODES_TO_SOLVE),
            (nodes, _) => nodes.map(|nodes| nodes / 2),
        };
        let part = Limits { depth: None, nodes, time: part };
        match solver.solve(position, &part, control, &mut |_| ()) {
            Ok(solution) if !solution.line.is_empty() => Ok(Report {
                multipv: 1,
                depth: solution.line.len() as u32,
                seldepth: solution.line.len() as u32,
                nodes: solution.nodes,
                time: Duration::ZERO,
                hashfull: self.table.as_ref().map_or(0, TranspositionTable::hashfull),
                hundredths: 100 * solution.margin,
                proven: Some(solution.margin),
                pv: solution.line,
            }),
            Ok(solution) => Err(solution.nodes),
            Err(Unsolved(known)) => Err(known.nodes),
        }
    }
}

/// Tells of all lines, the best one first: it is what to play.
fn tell(ranking: &Ranking, best: &mut Report, report: &mut dyn FnMut(&Report)) {
    let lines = ranking.best_first();
    for line in &lines {
        report(line);
    }
    if let Some(first) = lines.into_iter().next() {
        *best = first;
    }
}

/// A further thread: it fills the table with what the first one will need.
fn help(shared: &Shared<'_>, position: &Position, helper: i32, max_depth: i32) {
    let mut searcher = Searcher::new(shared, position.clone());
    // Every second helper runs a depth ahead.
    for depth in (1 + helper % 2)..=max_depth {
        if searcher.aspirate(depth, 0).is_err() {
            break;
        }
    }
    searcher.counter.report();
}
