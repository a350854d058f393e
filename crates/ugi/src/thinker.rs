//! The thread that thinks, while another one listens.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex};

use abande::{Coords, Position};
use abande_engine::{Control, Engine, Leaf, Limits, Person, Report, Uct};

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
    Own(Engine),
    Reference(Uct),
}

/// The thread's side.
pub(crate) struct Thinker<'a, W> {
    output: &'a Mutex<W>,
    reference: Option<Leaf>,
    options: Options,
    /// Made when it is first needed, as its memory may be large.
    brain: Option<Brain>,
    /// The luck of this game, for levels below full strength.
    luck: u64,
}

impl<'a, W: Write> Thinker<'a, W> {
    pub(crate) fn new(output: &'a Mutex<W>, reference: Option<Leaf>, options: Options) -> Thinker<'a, W> {
        Thinker { output, reference, options, brain: None, luck: luck() }
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
                        Some(Brain::Own(engine)) => engine.forget(),
                        _ => self.brain = None,
                    }
                }
                Job::Prepare(ready) => {
                    if self.person().is_none() {
                        self.brain();
                    }
                    let _ = ready.send(());
                }
            }
        }
    }

    fn brain(&mut self) -> &mut Brain {
        let (options, reference) = (self.options, self.reference);
        self.brain.get_or_insert_with(|| {
            if let Some(leaf) = reference {
                return Brain::Reference(Uct::new(leaf, SEED));
            }
            let mut engine = Engine::new(options.hash);
            engine.set_threads(options.threads);
            engine.set_multipv(options.multi_pv);
            engine.set_evaluation(options.evaluation());
            Brain::Own(engine)
        })
    }

    /// Who plays when the engine is not to play its best.
    fn person(&self) -> Option<Person> {
        let Options { level, seed, .. } = self.options;
        level.person(if seed > 0 { seed as u64 } else { self.luck })
    }

    fn configure(&mut self, options: Options) {
        let old = std::mem::replace(&mut self.options, options);
        let Some(Brain::Own(engine)) = &mut self.brain else { return };
        if old.hash != options.hash {
            self.brain = None;
            return;
        }
        engine.set_threads(options.threads);
        engine.set_multipv(options.multi_pv);
        if old.hand_written != options.hand_written {
            engine.set_evaluation(options.evaluation());
        }
    }

    fn search(&mut self, search: &Search) {
        let Search { position, limits, waits, task } = search;
        let output = self.output;
        let board = position.board();
        let control = (clock(), &task.stop);
        let mut told = 0;
        let mut tell = |report: &Report| {
            told = report.nodes;
            say(output, &info(board, report, report.time));
        };
        let best = match self.person() {
            Some(person) => person.choose(position, limits, &control),
            None => match self.brain() {
                Brain::Own(engine) => engine.search(position, limits, &control, &mut tell),
                Brain::Reference(uct) => uct.search(position, limits, &control),
            },
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
        task.answered.store(true, Ordering::SeqCst);
        say(output, &format!("{answer}bestmove {mv}"));
    }
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
