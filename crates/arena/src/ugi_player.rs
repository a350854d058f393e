//! Any program that speaks UGI, as a player: a child process that may crash, hang or talk nonsense.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use abande::{Color, Coords, Position};
use abande_engine::{Limits, Time};
use abande_ugi::Lines;

use crate::player::{Choice, Fault, Player};

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

/// A program that plays. After a crash it is started again for the next game.
pub struct UgiPlayer {
    program: Program,
    process: Option<Process>,
    /// What went wrong between two moves; told at the next.
    trouble: Option<Fault>,
    opponents_clock: Option<(Duration, Duration)>,
}

/// How long a program may take to quit.
const FAREWELL: Duration = Duration::from_millis(500);

/// Lines that may wait to be read; a program that says more has to wait.
const WAITING_LINES: usize = 256;

impl UgiPlayer {
    /// A player who will start this program.
    pub fn new(program: Program) -> UgiPlayer {
        UgiPlayer { program, process: None, trouble: None, opponents_clock: None }
    }

    /// Starts the program, unless it runs, and hands out the name that it gives itself.
    ///
    /// # Errors
    /// When it cannot be started, or does not introduce itself as an engine.
    pub fn start(&mut self) -> Result<String, Fault> {
        if let Some(process) = &self.process {
            return Ok(process.name.clone());
        }
        let process = Process::start(&self.program)?;
        Ok(self.process.insert(process).name.clone())
    }

    fn get_ready(&mut self) -> Result<(), Fault> {
        self.start()?;
        let patience = self.program.patience;
        let Some(process) = &mut self.process else { return Ok(()) };
        process.send("uginewgame")?;
        process.ready(patience)
    }

    fn ask(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        if let Some(trouble) = self.trouble.take() {
            return Err(trouble);
        }
        self.start()?;
        let allowed = match limits.time {
            Time::Unlimited => self.program.patience,
            Time::Move(time) => time.saturating_add(self.program.slack),
            Time::Clock { left, .. } => left.saturating_add(self.program.slack),
        };
        let go = go_line(position.turn(), limits, self.opponents_clock);
        let Some(process) = &mut self.process else {
            return Err(Fault::Crashed("it is not running".into()));
        };
        process.send(&format!("position fen {position}"))?;
        process.send(&go)?;
        let mut hundredths = None;
        let answer = process.wait(allowed, |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => hundredths = score(words).or(hundredths),
                Some("bestmove") => return Some(line.to_owned()),
                _ => {}
            }
            None
        })?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let mv = position.board().parse_move(text, Coords::Stein).map_err(|error| Fault::Nonsense {
            answer: answer.chars().take(80).collect(),
            reason: error.to_string(),
        })?;
        Ok(Choice { mv, hundredths })
    }
}

impl Player for UgiPlayer {
    fn new_game(&mut self) {
        self.opponents_clock = None;
        self.trouble = self.get_ready().err();
        if self.trouble.is_some() {
            self.process = None;
        }
    }

    fn hear_of_clock(&mut self, left: Duration, increment: Duration) {
        self.opponents_clock = Some((left, increment));
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Result<Choice, Fault> {
        let choice = self.ask(position, limits);
        if choice.is_err() {
            // Whatever it is doing, the next game begins afresh.
            self.process = None;
        }
        choice
    }
}

/// The score of an info line.
fn score<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<i32> {
    words.find(|&word| word == "cp")?;
    words.next()?.parse().ok()
}

fn go_line(turn: Color, limits: &Limits, opponent: Option<(Duration, Duration)>) -> String {
    let mut words = vec!["go".to_owned()];
    let mut add = |name: &str, value: u128| words.extend([name.into(), value.to_string()]);
    match limits.time {
        Time::Unlimited => {}
        Time::Move(time) => add("movetime", time.as_millis()),
        Time::Clock { left, increment } => {
            let mut clocks = [opponent.unwrap_or((left, increment)); 2];
            clocks[turn.index()] = (left, increment);
            for (number, (left, _)) in (1..).zip(clocks) {
                add(&format!("p{number}time"), left.as_millis());
            }
            for (number, (_, increment)) in (1..).zip(clocks) {
                add(&format!("p{number}inc"), increment.as_millis());
            }
        }
    }
    if let Some(depth) = limits.depth {
        add("depth", depth.into());
    }
    if let Some(nodes) = limits.nodes {
        add("nodes", nodes.into());
    }
    words.join(" ")
}

/// A running program.
struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    name: String,
}

impl Process {
    fn start(program: &Program) -> Result<Process, Fault> {
        let (name, arguments) =
            program.command.split_first().ok_or_else(|| Fault::NotStarted("the command is empty".into()))?;
        let spawned = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let failed = |error: io::Error| Fault::NotStarted(format!("{name}: {error}"));
        let mut child = spawned.map_err(failed)?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (sender, lines) = sync_channel(WAITING_LINES);
        let mut process = Process { child, input, lines, name: name.clone() };
        if let Some(output) = output {
            // It ends with the child's output, or when nobody listens any longer.
            let read = move || {
                let mut lines = Lines::new(BufReader::new(output));
                while let Ok(Some(line)) = lines.next_line() {
                    if sender.send(String::from_utf8_lossy(&line).trim_end().to_owned()).is_err() {
                        break;
                    }
                }
            };
            std::thread::Builder::new().spawn(read).map_err(failed)?;
        }
        process.introduce(program)?;
        Ok(process)
    }

    fn introduce(&mut self, program: &Program) -> Result<(), Fault> {
        self.send("ugi")?;
        let mut name = None;
        let mut known = Vec::new();
        self.wait(program.patience, |line| {
            if let Some(text) = line.strip_prefix("id name ") {
                name = Some(text.to_owned());
            } else if let Some(option) = line.strip_prefix("option name ") {
                known.push(option.split(" type ").next().unwrap_or(option).to_ascii_lowercase());
            }
            (line == "ugiok").then_some(())
        })?;
        self.name = name.unwrap_or_else(|| self.name.clone());
        // A program without the option plays what the position lines say.
        let board = known.contains(&"board".to_owned()).then(|| ("Board".into(), program.board.clone()));
        for (name, value) in board.iter().chain(&program.options) {
            self.send(&format!("setoption name {name} value {value}"))?;
        }
        self.ready(program.patience)
    }

    fn ready(&mut self, patience: Duration) -> Result<(), Fault> {
        self.send("isready")?;
        self.wait(patience, |line| (line == "readyok").then_some(()))
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.write(line).map_err(|_| self.crash())
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        writeln!(input, "{line}")?;
        input.flush()
    }

    /// Reads lines until one of them is what was waited for.
    fn wait<T>(&mut self, time: Duration, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<T, Fault> {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(time.saturating_sub(start.elapsed())) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                    // One that never stops talking does not get more time for it.
                    if start.elapsed() > time {
                        return Err(Fault::Time { took: start.elapsed() });
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time { took: start.elapsed() }),
                Err(RecvTimeoutError::Disconnected) => return Err(self.crash()),
            }
        }
    }

    /// How the program came to its end, now that it does not talk to us any longer.
    fn crash(&mut self) -> Fault {
        let ended = self.wait_for_end(FAREWELL);
        Fault::Crashed(ended.unwrap_or_else(|| "it closed its input or output".into()))
    }

    fn wait_for_end(&mut self, time: Duration) -> Option<String> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(format!("it ended with {status}")),
                Err(error) => return Some(error.to_string()),
                Ok(None) if start.elapsed() >= time => return None,
                Ok(None) => std::thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

impl Drop for Process {
    /// Asks the program to quit, and does not wait for long.
    fn drop(&mut self) {
        let _ = self.write("quit");
        self.input = None;
        if self.wait_for_end(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_become_words() {
        let seconds = Duration::from_secs;
        let time = |time| Limits { time, ..Limits::default() };
        let clock = time(Time::Clock { left: seconds(3), increment: seconds(1) });
        let opponent = Some((seconds(9), seconds(2)));
        assert_eq!(
            go_line(Color::White, &clock, opponent),
            "go p1time 9000 p2time 3000 p1inc 2000 p2inc 1000"
        );
        assert_eq!(go_line(Color::Black, &clock, None), "go p1time 3000 p2time 3000 p1inc 1000 p2inc 1000");
        assert_eq!(go_line(Color::Black, &time(Time::Move(seconds(1))), None), "go movetime 1000");
        let limits = Limits { depth: Some(4), nodes: Some(500), time: Time::Unlimited };
        assert_eq!(go_line(Color::Black, &limits, None), "go depth 4 nodes 500");
        assert_eq!(score("info depth 3 score cp -42 nodes 7".split(' ')), Some(-42));
    }
}
