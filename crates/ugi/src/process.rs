//! Engine process: a client whose engine is a child process, started and seen to its end.

use std::io::{self, BufReader};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use abande::Position;

use crate::client::{BestMove, Client};
use crate::command::Go;
use crate::engine_error::{Crash, EngineError};

/// How a program is started and what it is told first.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Options to be set, by name.
    pub options: Vec<(String, String)>,
    /// What the option Board is set to, where the program has it.
    pub board: String,
    /// How long it may take to start, to get ready, and to move where no time is set.
    pub patience: Duration,
    /// How much longer than allowed a move may take before the program is given up.
    pub slack: Duration,
}

/// A running program. It is asked to quit when this is dropped, and ended when it does not.
pub struct Process {
    child: Child,
    client: Client<ChildStdin>,
    name: String,
    patience: Duration,
}

/// How long a program may take to quit.
const FAREWELL: Duration = Duration::from_secs(2);

/// How long a program that says nothing more may take to end, so that it can be told how.
const LAST_BREATH: Duration = Duration::from_secs(10);

impl Process {
    /// Starts a program, and waits until it is ready to play.
    ///
    /// # Errors
    /// When it cannot be started, does not introduce itself as an engine, or does not take its options.
    pub fn start(program: &Program) -> Result<Process, EngineError> {
        let (name, arguments) = program.command.split_first().ok_or(EngineError::NoCommand)?;
        let failed =
            |error: io::Error| EngineError::NotStarted { program: name.clone(), error: error.into() };
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(io::ErrorKind::BrokenPipe.into()));
        };
        let client = Client::new(input, BufReader::new(output)).map_err(|error| {
            let _ = child.kill().and_then(|()| child.wait());
            failed(error)
        })?;
        let mut process = Process { child, client, name: name.clone(), patience: program.patience };
        process.talk(|client| {
            client.introduce(program.patience)?;
            // A program without the option plays what the position lines say.
            let board = client.has_option("Board").then(|| ("Board".to_owned(), program.board.clone()));
            let options: Vec<_> = board.into_iter().chain(program.options.iter().cloned()).collect();
            client.set_options(&options, program.patience)
        })?;
        Ok(process)
    }

    /// The name that the program gave itself, or that of its file.
    pub fn name(&self) -> &str {
        self.client.name().unwrap_or(&self.name)
    }

    /// Tells the program of a new game, and waits until it is ready for it.
    ///
    /// # Errors
    /// When it does not get ready.
    pub fn new_game(&mut self) -> Result<(), EngineError> {
        let patience = self.patience;
        self.talk(|client| client.new_game(patience))
    }

    /// Asks for the best move of a position.
    ///
    /// # Errors
    /// When the program has not answered within this time, or with what is no move of the board.
    pub fn best_move(
        &mut self,
        position: &Position,
        go: Go,
        patience: Duration,
    ) -> Result<BestMove, EngineError> {
        self.talk(|client| client.best_move(position, go, patience))
    }

    /// Talks to the program; where it has gone, its end is told.
    fn talk<T>(
        &mut self,
        dialogue: impl FnOnce(&mut Client<ChildStdin>) -> Result<T, EngineError>,
    ) -> Result<T, EngineError> {
        dialogue(&mut self.client).map_err(|error| match error {
            EngineError::Crashed(crash) => {
                EngineError::Crashed(self.wait_for_end(LAST_BREATH).unwrap_or(crash))
            }
            other => other,
        })
    }

    fn wait_for_end(&mut self, time: Duration) -> Option<Crash> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(Crash::Ended(status)),
                Err(error) => return Some(Crash::Unknown(error.into())),
                Ok(None) if start.elapsed() >= time => return None,
                Ok(None) => std::thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

impl Drop for Process {
    /// Asks the program to quit, and does not wait for long.
    fn drop(&mut self) {
        self.client.quit();
        if self.wait_for_end(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
