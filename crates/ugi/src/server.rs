//! Server: the engine's side of the protocol.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, Thread};
use std::time::Instant;

use abande::{Board, Boards, Color, Position, Variant};
use abande_engine::{Leaf, MOST_MEBIBYTES, MOST_THREADS, check_memory};

use crate::command::{Command, Go, Query, parse};
use crate::line_error::LineError;
use crate::lines::{Lines, MAX_LINE};
use crate::moves::play_moves;
use crate::options::{Most, Options};
use crate::thinker::{Job, Search, Task, Thinker};

/// Finds the board that a text names. What is wrong with it is told to the other side.
pub type FindBoard<'a> = dyn Fn(&mut Boards, &str) -> Result<Variant, Box<dyn Error + Send + Sync>> + 'a;

/// How the engine is to behave, whatever it is told.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// A reference opponent that plays instead of the engine.
    pub reference: Option<Leaf>,
    /// Finds what the option Board names, adding a board from a file to those that are known.
    pub find_board: &'a FindBoard<'a>,
    /// No search looks at more nodes than this, and none waits to be stopped. For tests and fuzzers.
    pub most_nodes: Option<u64>,
    /// The most mebibytes of memory that the option Hash takes.
    pub most_hash: usize,
    /// The most threads that the option Threads takes.
    pub most_threads: usize,
}

impl Default for Setting<'_> {
    /// The engine, on boards that are known by name, and without further limits.
    fn default() -> Self {
        Setting {
            reference: None,
            find_board: &by_name,
            most_nodes: None,
            most_hash: MOST_MEBIBYTES,
            most_threads: MOST_THREADS,
        }
    }
}

/// Finds boards by their names alone.
///
/// # Errors
/// When no board has the name.
pub fn by_name(boards: &mut Boards, text: &str) -> Result<Variant, Box<dyn Error + Send + Sync>> {
    Ok(boards.variant(text)?)
}

/// The most lines that the option `MultiPV` takes.
const MOST_MULTI_PV: usize = 64;

/// Searches that may wait for the one before them.
pub(crate) const MOST_SEARCHES: usize = 64;

/// The longest error that is told, in characters.
const LONGEST_ERROR: usize = 500;

/// Answers the lines of `input` on `output` until `quit` or the end of input. Any bytes will do: a line that
/// is not understood is answered with the reason.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(input: impl BufRead, output: impl Write + Send, setting: &Setting<'_>) -> io::Result<()> {
    let output = Mutex::new(output);
    let most = Most { hash: setting.most_hash, threads: setting.most_threads, multi_pv: MOST_MULTI_PV };
    let options = Options::new(most);
    let thinker = Thinker::new(&output, setting.reference, options);
    std::thread::scope(|scope| {
        let (jobs, orders) = mpsc::channel();
        let thread =
            Builder::new().name("thinker".into()).spawn_scoped(scope, move || thinker.run(&orders))?;
        let variant = Variant::from(Board::hex());
        let mut server = Server {
            setting,
            output: &output,
            most,
            options,
            boards: Boards::default(),
            position: Position::start(&variant),
            variant,
            jobs,
            thinker: thread.thread().clone(),
            tasks: Vec::new(),
        };
        let done = server.listen(&mut Lines::new(input));
        server.stop();
        done
        // The jobs end with the server here, and with them the thread, once it has answered the last one.
    })
}

struct Server<'a, W> {
    setting: &'a Setting<'a>,
    output: &'a Mutex<W>,
    most: Most,
    options: Options,
    boards: Boards,
    variant: Variant,
    position: Position,
    jobs: Sender<Job>,
    thinker: Thread,
    /// Searches that may not have been answered yet.
    tasks: Vec<Arc<Task>>,
}

impl<W: Write> Server<'_, W> {
    fn listen(&mut self, lines: &mut Lines<impl BufRead>) -> io::Result<()> {
        while let Some(line) = lines.next_line()? {
            let done = match read(&line) {
                Ok(None) => Ok(ControlFlow::Continue(())),
                Ok(Some(command)) => self.obey(command)?,
                Err(reason) => Err(reason),
            };
            match done {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break,
                Err(reason) => self.say(&format!("info string error: {}", one_line(&reason.to_string())))?,
            }
        }
        Ok(())
    }

    /// Does what a line asks for. The outer error is the output's, the inner one the line's.
    fn obey(&mut self, command: Command) -> io::Result<Result<ControlFlow<()>, LineError>> {
        let done = match command {
            Command::Ugi => {
                self.introduce()?;
                Ok(())
            }
            Command::IsReady => {
                self.get_ready();
                self.say("readyok")?;
                Ok(())
            }
            Command::NewGame => {
                self.position = Position::start(&self.variant);
                self.order(Job::Forget);
                Ok(())
            }
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { fen, moves } => self.set_position(fen.as_deref(), &moves),
            Command::Go(go) => self.go(go),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(query) => {
                let answer = self.answer(query);
                self.say(&format!("response {answer}"))?;
                Ok(())
            }
            Command::Show => {
                self.say(&self.position.to_string())?;
                Ok(())
            }
            Command::Quit => return Ok(Ok(ControlFlow::Break(()))),
        };
        Ok(done.map(ControlFlow::Continue))
    }

    fn output(&self) -> MutexGuard<'_, W> {
        self.output.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, line: &str) -> io::Result<()> {
        let mut output = self.output();
        writeln!(output, "{line}")?;
        output.flush()
    }

    fn order(&self, job: Job) {
        // It listens as long as we are here.
        let _ = self.jobs.send(job);
    }

    fn introduce(&self) -> io::Result<()> {
        let mut output = self.output();
        let player = match self.setting.reference {
            None => "",
            Some(Leaf::Random) => " uct-random",
            Some(Leaf::Score) => " uct-score",
        };
        writeln!(output, "id name Abande{player} {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(output, "id author the Abande developers")?;
        writeln!(output, "option name Board type string default hex")?;
        if self.setting.reference.is_none() {
            Options::list(self.most, &mut *output)?;
        }
        writeln!(output, "ugiok")?;
        output.flush()
    }

    /// Waits until what was ordered is done; but not for a search.
    fn get_ready(&mut self) {
        if !self.is_searching() {
            let (ready, wait) = mpsc::channel();
            self.order(Job::Prepare(ready));
            let _ = wait.recv();
        }
    }

    fn is_searching(&mut self) -> bool {
        self.tasks.retain(|task| !task.answered.load(Ordering::SeqCst));
        !self.tasks.is_empty()
    }

    fn stop(&mut self) {
        for task in self.tasks.drain(..) {
            task.stop.store(true, Ordering::Relaxed);
        }
        self.thinker.unpark();
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), LineError> {
        if name.eq_ignore_ascii_case("Board") {
            let found = (self.setting.find_board)(&mut self.boards, value);
            self.variant = found.map_err(LineError::Board)?;
            self.position = Position::start(&self.variant);
            return Ok(());
        }
        let mut options = self.options;
        let known = if self.setting.reference.is_none() {
            options.set(name, value, self.most)
        } else {
            None // it has nothing to set
        };
        known.ok_or_else(|| LineError::NoOption(name.into()))??;
        if options.hash > self.options.hash {
            check_memory(options.hash).map_err(LineError::Hash)?;
        }
        self.options = options;
        self.order(Job::Configure(self.options));
        Ok(())
    }

    fn set_position(&mut self, fen: Option<&str>, moves: &[String]) -> Result<(), LineError> {
        let mut position = match fen {
            None => Position::start(&self.variant),
            Some(fen) => Position::from_line(fen, &self.boards).map_err(LineError::Fen)?,
        };
        play_moves(&mut position, moves.iter().map(String::as_str)).map_err(LineError::Moves)?;
        self.position = position;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), LineError> {
        let mut limits = go.limits(self.position.turn())?;
        let mut waits = go.is_infinite();
        let only_depth = limits.nodes.is_none() && limits.time == abande_engine::Time::Unlimited;
        if self.setting.reference.is_some() && only_depth && !waits {
            return Err(LineError::ReferenceDepth);
        }
        if let Some(most) = self.setting.most_nodes {
            limits.nodes = Some(limits.nodes.unwrap_or(most).min(most));
            waits = false;
        }
        if self.is_searching() && self.tasks.len() >= MOST_SEARCHES {
            return Err(LineError::TooManySearches);
        }
        let task = Arc::new(Task::default());
        self.tasks.push(Arc::clone(&task));
        self.order(Job::Search(Search {
            position: self.position.clone(),
            limits,
            asked: Instant::now(),
            waits,
            task,
        }));
        Ok(())
    }

    fn answer(&self, query: Query) -> &'static str {
        let truth = |value| if value { "true" } else { "false" };
        match query {
            Query::FirstPlayersTurn => truth(self.position.turn() == Color::Black),
            Query::GameOver => truth(self.position.is_over()),
            Query::Result => match self.position.result().map(abande::Score::leader) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Color::Black)) => "p1win",
                Some(Some(Color::White)) => "p2win",
            },
        }
    }
}

/// Understands the bytes of a line.
fn read(line: &[u8]) -> Result<Option<Command>, LineError> {
    if line.len() > MAX_LINE {
        return Err(LineError::TooLong);
    }
    let text = std::str::from_utf8(line).map_err(|error| {
        let sound = String::from_utf8_lossy(&line[..error.valid_up_to()]);
        LineError::NotUtf8 { column: sound.chars().count() + 1 }
    })?;
    parse(text)
}

/// A reason without what would break the line, and cut to a sensible length.
fn one_line(reason: &str) -> String {
    let mut text: String =
        reason.chars().take(LONGEST_ERROR).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.len() < reason.len() {
        text.push('…');
    }
    text
}
