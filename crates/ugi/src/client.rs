//! Client: the side of the protocol that asks an engine for moves.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use abande::{Coords, Move, Position};

use crate::command::{Command, Go};
use crate::engine_error::{Crash, EngineError};
use crate::info::score;
use crate::lines::Lines;

/// How long an answer that is late already is still waited for, to tell how late it was.
const CURIOSITY: Duration = Duration::from_secs(1);

/// What our engine says to what it does not take; others say it likewise, or nothing.
const ERROR: &str = "info string error:";

/// Lines that may wait to be read; an engine that says more has to wait.
const WAITING_LINES: usize = 256;

/// An engine, by its input and its output. It may hang, break off or talk nonsense at any time.
pub struct Client<W> {
    /// None once we have hung up.
    input: Option<W>,
    lines: Receiver<String>,
    name: Option<String>,
    /// In lower case: the protocol does not tell `Hash` from `hash`.
    options: Vec<String>,
}

/// What an engine plays, and what it thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The move. It is one of the board, but not always a legal one.
    pub mv: Move,
    /// The expected margin for the player to move, in hundredths of a point, where the engine told it.
    pub hundredths: Option<i32>,
}

impl<W: Write> Client<W> {
    /// Talks to an engine that reads `input` and answers on `output`. A thread reads the answers; it ends with
    /// them, or when nobody listens any longer.
    ///
    /// # Errors
    /// When there can be no thread more.
    pub fn new(input: W, output: impl BufRead + Send + 'static) -> io::Result<Client<W>> {
        let (sender, lines) = sync_channel(WAITING_LINES);
        let read = move || {
            let mut lines = Lines::new(output);
            while let Ok(Some(line)) = lines.next_line() {
                if sender.send(String::from_utf8_lossy(&line).trim_end().to_owned()).is_err() {
                    break;
                }
            }
        };
        std::thread::Builder::new().spawn(read)?;
        Ok(Client { input: Some(input), lines, name: None, options: vec![] })
    }

    /// Asks the engine for its name and its options.
    ///
    /// # Errors
    /// When it does not introduce itself as an engine within this time.
    pub fn introduce(&mut self, patience: Duration) -> Result<(), EngineError> {
        self.send(&Command::Ugi)?;
        let (mut name, mut options) = (None, vec![]);
        self.wait(patience, |line| {
            if let Some(text) = line.strip_prefix("id name ") {
                name = Some(text.to_owned());
            } else if let Some(option) = line.strip_prefix("option name ") {
                options.push(option.split(" type ").next().unwrap_or(option).to_ascii_lowercase());
            }
            (line == "ugiok").then_some(())
        })?;
        (self.name, self.options) = (name, options);
        Ok(())
    }

    /// The name that the engine gave itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Whether the engine listed an option of this name.
    pub fn has_option(&self, name: &str) -> bool {
        self.options.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Sets options, and waits until the engine is ready.
    ///
    /// # Errors
    /// When the engine has not listed one of them, says that it does not take one, or is not ready within this time. One
    /// that does not take an option and says nothing cannot be told from one that does.
    pub fn set_options(
        &mut self,
        options: &[(String, String)],
        patience: Duration,
    ) -> Result<(), EngineError> {
        if let Some((name, _)) = options.iter().find(|(name, _)| !self.has_option(name)) {
            return Err(EngineError::NoOption { name: name.clone(), known: self.options.clone() });
        }
        for (name, value) in options {
            self.send(&Command::SetOption { name: name.clone(), value: value.clone() })?;
        }
        self.send(&Command::IsReady)?;
        let mut refused = None;
        self.wait(patience, |line| {
            if let Some(reason) = line.strip_prefix(ERROR) {
                refused.get_or_insert_with(|| reason.trim().to_owned());
            }
            (line == "readyok").then_some(())
        })?;
        refused.map_or(Ok(()), |reason| Err(EngineError::OptionRefused(reason)))
    }

    /// Waits until the engine has done all that it was told.
    ///
    /// # Errors
    /// When it is not ready within this time.
    pub fn ready(&mut self, patience: Duration) -> Result<(), EngineError> {
        self.send(&Command::IsReady)?;
        self.wait(patience, |line| (line == "readyok").then_some(()))
    }

    /// Tells the engine of a new game, and waits until it is ready for it.
    ///
    /// # Errors
    /// When it is not ready within this time.
    pub fn new_game(&mut self, patience: Duration) -> Result<(), EngineError> {
        self.send(&Command::NewGame)?;
        self.ready(patience)
    }

    /// Asks for the best move of a position.
    ///
    /// # Errors
    /// When the engine has not answered within this time, or answers what is no move of the board.
    pub fn best_move(
        &mut self,
        position: &Position,
        go: Go,
        patience: Duration,
    ) -> Result<BestMove, EngineError> {
        self.send(&Command::Position { fen: Some(position.to_string()), moves: vec![] })?;
        // From before the question on: an engine may be thinking while this thread still has to wait for its turn.
        let start = Instant::now();
        self.send(&Command::Go(go))?;
        let mut hundredths = None;
        let answer = self.wait(patience.saturating_add(CURIOSITY), |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => hundredths = score(words).or(hundredths),
                Some("bestmove") => return Some(line.to_owned()),
                _ => {}
            }
            None
        })?;
        let took = start.elapsed();
        if took > patience {
            return Err(EngineError::Time { took });
        }
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let mv = position
            .board()
            .parse_move(text, Coords::Stein)
            .map_err(|error| EngineError::Nonsense { answer: answer.chars().take(80).collect(), error })?;
        Ok(BestMove { mv, hundredths })
    }

    /// Asks the engine to quit, and closes its input.
    pub fn quit(&mut self) {
        // One that has gone already is as good.
        let _ = self.send(&Command::Quit);
        self.input = None;
    }

    fn send(&mut self, command: &Command) -> Result<(), EngineError> {
        let written = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe.into()).and_then(|input| {
            writeln!(input, "{command}")?;
            input.flush()
        });
        written.map_err(|_| gone())
    }

    /// Reads lines until one of them is what was waited for.
    fn wait<T>(
        &mut self,
        time: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineError> {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(time.saturating_sub(start.elapsed())) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                    // One that never stops talking does not get more time for it.
                    if start.elapsed() > time {
                        return Err(EngineError::Silent { waited: start.elapsed() });
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(EngineError::Silent { waited: start.elapsed() });
                }
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
            }
        }
    }
}

fn gone() -> EngineError {
    Crash::Closed.into()
}
