//! Search thread: it thinks, while another one listens.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use abande::{Coords, Position};
use abande_book::Books;
use abande_engine::{Control, Engine, Leaf, Level, Limits, Opponent, Report, Time, Uct};

use crate::clock::clock;
use crate::info::info;
use crate::options::Options;

/// The reference opponent's luck, the same in every game.
const SEED: u64 = 2005;

/// What the thread is told to do, one after the other.
pub(crate) enum Job {
    Search(Search),
    Configure(Options),
    Forget,
    /// Gets ready to search, and says so.
    Prepare(Sender<()>),
}

pub(crate) struct Search {
    pub(crate) position: Position,
    pub(crate) limits: Limits,
    /// When it was asked for: the clock runs since then.
    pub(crate) asked: Instant,
    /// Whether the answer waits until the search is stopped.
    pub(crate) waits: bool,
    pub(crate) task: Arc<Task>,
}

/// A search, seen from both threads.
#[derive(Default)]
pub(crate) struct Task {
    pub(crate) stop: AtomicBool,
    /// Set before the best move is told: whoever has read it finds it set.
    pub(crate) answered: AtomicBool,
}

enum Brain {
    Own(Box<Opponent>),
    Reference(Uct),
}

impl Brain {
    fn new(reference: Option<Leaf>, options: &Options) -> Brain {
        if let Some(leaf) = reference {
            return Brain::Reference(Uct::new(leaf, SEED));
        }
        let mut engine = Engine::new(options.hash);
        engine.set_evaluation(options.evaluation());
        Brain::Own(Box::new(Opponent::new(engine)))
    }
}

/// The thread's side.
pub(crate) struct Thinker<'a, W> {
    output: &'a Mutex<W>,
    reference: Option<Leaf>,
    options: Options,
    brain: Brain,
    /// The luck of this game, for levels below full strength.
    luck: u64,
    /// When the last search was answered.
    answered: Instant,
}

impl<'a, W: Write> Thinker<'a, W> {
    pub(crate) fn new(output: &'a Mutex<W>, reference: Option<Leaf>, options: Options) -> Thinker<'a, W> {
        let brain = Brain::new(reference, &options);
        let mut thinker =
            Thinker { output, reference, options, brain, luck: luck(), answered: Instant::now() };
        thinker.heed_options();
        thinker
    }

    /// Does what it is told until nobody is left to tell.
    pub(crate) fn run(mut self, jobs: &Receiver<Job>) {
        while let Ok(job) = jobs.recv() {
            match job {
                Job::Search(search) => self.search(&search),
                Job::Configure(options) => self.configure(options),
                Job::Forget => {
                    self.luck = luck();
                    match &mut self.brain {
                        Brain::Own(opponent) => opponent.engine().forget(),
                        Brain::Reference(_) => self.brain = Brain::new(self.reference, &self.options),
                    }
                    self.heed_options();
                    self.prepare();
                }
                Job::Prepare(ready) => {
                    self.prepare();
                    let _ = ready.send(());
                }
            }
        }
    }

    fn configure(&mut self, options: Options) {
        let old = std::mem::replace(&mut self.options, options);
        if old.hash != options.hash {
            self.brain = Brain::new(self.reference, &options);
        } else if let Brain::Own(opponent) = &mut self.brain
            && old.evaluation() != options.evaluation()
        {
            opponent.engine().set_evaluation(options.evaluation());
        }
        self.heed_options();
    }

    /// Makes the memory, before a clock runs.
    fn prepare(&mut self) {
        if let Brain::Own(opponent) = &mut self.brain
            && opponent.level() == Level::FULL
        {
            // If there is less of it than when it was asked for, a search makes do with that.
            let _ = opponent.engine().prepare();
        }
    }

    /// Sets what can be set without forgetting anything.
    fn heed_options(&mut self) {
        let Options { threads, multi_pv, level, seed, .. } = self.options;
        if let Brain::Own(opponent) = &mut self.brain {
            opponent.engine().set_threads(threads);
            opponent.engine().set_multipv(multi_pv);
            opponent.set_level(level, if seed > 0 { seed as u64 } else { self.luck });
        }
    }

    fn search(&mut self, search: &Search) {
        let Search { position, limits, asked, waits, task } = search;
        // What came between, such as forgetting a large memory, is part of the time; a search before this one is not.
        let limits = &without(limits, asked.max(&self.answered).elapsed());
        let output = self.output;
        let board = position.board();
        let control = (clock(), &task.stop);
        let mut told = 0;
        let mut tell = |report: &Report| {
            told = report.nodes;
            say(output, &info(board, report, report.time));
        };
        // Who wants to see lines, or to look on until he says stop, wants no move of a book.
        let by_book = self.options.own_book && self.options.multi_pv == 1 && !waits;
        let best = match &mut self.brain {
            Brain::Own(opponent) => {
                opponent.set_books(if by_book { Books::built_in() } else { Books::none() });
                opponent.choose(position, limits, &control, &mut tell)
            }
            Brain::Reference(uct) => uct.search(position, limits, &control),
        };
        while *waits && !task.stop.load(Ordering::Relaxed) {
            std::thread::park();
        }
        let mut answer = String::new();
        // The last depth may have been broken off: its nodes count too.
        if let Some(report) = best.as_ref().filter(|report| report.nodes > told) {
            answer = info(board, report, control.now());
            answer.push('\n');
        }
        let mv = best.as_ref().and_then(|report| report.pv.first());
        let mv = mv.map_or("none".into(), |&mv| board.move_text(mv, Coords::Stein));
        self.answered = Instant::now();
        task.answered.store(true, Ordering::SeqCst);
        say(output, &format!("{answer}bestmove {mv}"));
    }
}

/// The limits when a part of the time is gone.
fn without(limits: &Limits, spent: Duration) -> Limits {
    let time = match limits.time {
        Time::Unlimited => Time::Unlimited,
        Time::Move(time) => Time::Move(time.saturating_sub(spent)),
        Time::Clock { left, increment } => Time::Clock { left: left.saturating_sub(spent), increment },
    };
    Limits { time, ..*limits }
}

/// A number that nobody knows before.
fn luck() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Tells something in whole lines. If nobody listens any more, the end of input will show it soon.
fn say(output: &Mutex<impl Write>, text: &str) {
    if let Ok(mut output) = output.lock() {
        let _ = writeln!(output, "{text}").and_then(|()| output.flush());
    }
}
