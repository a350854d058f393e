//! The thread that thinks, so that keys are answered meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use abande::{Move, Position};
use abande_book::Books;
use abande_engine::{Engine, Level, Limits, Opponent, Report, Time};

/// The engine's memory, in mebibytes.
const MEMORY: usize = 32;

/// How long it looks for a hint.
const HINT: Duration = Duration::from_secs(1);

/// How long an opponent of full strength thinks.
const FULL: Duration = Duration::from_secs(3);

/// What to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// A move of an opponent. The seed is his temper, the same throughout a game.
    Move { level: Level, seed: u64 },
    /// A move for a person.
    Hint,
    /// The best so many lines, deeper and deeper.
    Analysis { lines: usize, time: Duration },
}

/// A task with its position. Its number tells its answers from those of others.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) number: u64,
    pub(crate) position: Position,
    pub(crate) task: Task,
}

/// What comes of a job.
#[derive(Clone, Debug)]
pub(crate) enum Thought {
    /// What was found so far.
    Progress { job: u64, report: Report },
    /// The job is done, with this move.
    Done { job: u64, best: Option<Move> },
}

/// The thread, seen from outside. It ends when this is dropped and its job is stopped.
pub(crate) struct Thinker {
    jobs: Sender<(Job, Arc<AtomicBool>)>,
    stop: Arc<AtomicBool>,
}

impl Thinker {
    /// A thread that hands its thoughts to `tell`. An opponent takes at least `pace` for a move, so that
    /// people can follow.
    pub(crate) fn start(pace: Duration, tell: impl Fn(Thought) + Send + 'static) -> Thinker {
        let (jobs, received) = channel();
        thread::spawn(move || run(&received, pace, &tell));
        Thinker { jobs, stop: Arc::default() }
    }

    /// Thinks about this, and about nothing else any longer.
    pub(crate) fn think(&mut self, job: Job) {
        self.stop();
        self.stop = Arc::default();
        // The thread lives as long as we do.
        let _ = self.jobs.send((job, Arc::clone(&self.stop)));
    }

    /// Thinks no longer. Nothing more is told.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

fn run(jobs: &Receiver<(Job, Arc<AtomicBool>)>, pace: Duration, tell: &dyn Fn(Thought)) {
    let mut opponent = Opponent::new(Engine::new(MEMORY));
    opponent.set_books(Books::built_in());
    while let Ok((job, stop)) = jobs.recv() {
        if stop.load(Ordering::Relaxed) {
            continue;
        }
        let start = Instant::now();
        let control = (|| start.elapsed(), &*stop);
        let mut progress = |report: &Report| {
            if !stop.load(Ordering::Relaxed) {
                tell(Thought::Progress { job: job.number, report: report.clone() });
            }
        };
        let (time, multipv) = match job.task {
            Task::Move { level, seed } => {
                opponent.set_level(level, seed);
                (FULL, 1)
            }
            Task::Hint => (HINT, 1),
            Task::Analysis { lines, time } => (time, lines),
        };
        opponent.engine().set_multipv(multipv);
        let limits = Limits { time: Time::Move(time), ..Limits::default() };
        let best = if matches!(job.task, Task::Move { .. }) {
            let best = opponent.choose(&job.position, &limits, &control, &mut progress);
            wait_until(start + pace, &stop);
            best
        } else {
            opponent.engine().search(&job.position, &limits, &control, &mut progress)
        };
        if !stop.load(Ordering::Relaxed) {
            let best = best.and_then(|report| report.pv.first().copied());
            tell(Thought::Done { job: job.number, best });
        }
    }
}

fn wait_until(moment: Instant, stop: &AtomicBool) {
    const STEP: Duration = Duration::from_millis(10);
    while !stop.load(Ordering::Relaxed) {
        match moment.checked_duration_since(Instant::now()) {
            Some(left) if !left.is_zero() => thread::sleep(left.min(STEP)),
            _ => return,
        }
    }
}
