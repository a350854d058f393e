//! Commands of the protocol: read by the engine's side, written by the client.

use std::fmt;
use std::time::Duration;

use abande::Color;
use abande_engine::{Limits, Time};

use crate::line_error::LineError;

/// A line that an engine understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { fen: Option<String>, moves: Vec<String> },
    Go(Go),
    Stop,
    Query(Query),
    Show,
    Quit,
}

/// What can be asked about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    FirstPlayersTurn,
    GameOver,
    Result,
}

/// What `go` says: how long an engine may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    times: [Option<Duration>; 2],
    increments: [Option<Duration>; 2],
    move_time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
    infinite: bool,
}

impl Go {
    /// These limits for the player to move, with what the opponent has left on his clock and his increment;
    /// where that is not known, it is as if he had the same.
    pub fn new(turn: Color, limits: &Limits, opponent: Option<(Duration, Duration)>) -> Go {
        let mut go = Go { depth: limits.depth, nodes: limits.nodes, ..Go::default() };
        match limits.time {
            Time::Unlimited => {}
            Time::Move(time) => go.move_time = Some(time),
            Time::Clock { left, increment } => {
                let mut clocks = [opponent.unwrap_or((left, increment)); 2];
                clocks[turn.index()] = (left, increment);
                go.times = clocks.map(|(left, _)| Some(left));
                go.increments = clocks.map(|(_, increment)| Some(increment));
            }
        }
        go
    }

    /// Whether it goes on until it is stopped, because it says so or says nothing.
    pub(crate) fn is_infinite(&self) -> bool {
        self.infinite || *self == Go::default()
    }

    /// The limits for the player to move.
    pub(crate) fn limits(&self, turn: Color) -> Result<Limits, LineError> {
        let time = match (self.times[turn.index()], self.increments[turn.index()]) {
            _ if self.infinite => Time::Unlimited,
            _ if self.move_time.is_some() => Time::Move(self.move_time.unwrap_or_default()),
            (Some(left), increment) => Time::Clock { left, increment: increment.unwrap_or_default() },
            (None, Some(_)) => return Err(LineError::IncrementAlone(turn)),
            (None, None) if self.times != [None; 2] => {
                return Err(LineError::TimeMissing(turn));
            }
            (None, None) => Time::Unlimited,
        };
        Ok(Limits { depth: self.depth, nodes: self.nodes, time })
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([p1time, p2time], [p1inc, p2inc]) = (self.times, self.increments);
        write!(f, "go")?;
        for (name, time) in [
            ("p1time", p1time),
            ("p2time", p2time),
            ("p1inc", p1inc),
            ("p2inc", p2inc),
            ("movetime", self.move_time),
        ] {
            if let Some(time) = time {
                write!(f, " {name} {}", time.as_millis())?;
            }
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if self.infinite { write!(f, " infinite") } else { Ok(()) }
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Query::FirstPlayersTurn => "p1turn",
            Query::GameOver => "gameover",
            Query::Result => "result",
        })
    }
}

/// The line as it is sent.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => write!(f, "ugi"),
            Command::IsReady => write!(f, "isready"),
            Command::NewGame => write!(f, "uginewgame"),
            Command::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Command::Position { fen, moves } => {
                match fen {
                    None => write!(f, "position startpos")?,
                    Some(fen) => write!(f, "position fen {fen}")?,
                }
                if moves.is_empty() { Ok(()) } else { write!(f, " moves {}", moves.join(" ")) }
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => write!(f, "stop"),
            Command::Query(query) => write!(f, "query {query}"),
            Command::Show => write!(f, "d"),
            Command::Quit => write!(f, "quit"),
        }
    }
}

/// Understands a line; a blank one is `None`.
pub(crate) fn parse(line: &str) -> Result<Option<Command>, LineError> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return Ok(None) };
    let command = match first {
        "setoption" => return set_option(rest_of(line, first)).map(Some),
        "position" => return position(rest_of(line, first)).map(Some),
        "go" => return go(words).map(|go| Some(Command::Go(go))),
        "query" => Command::Query(query(words.next())?),
        "ugi" => Command::Ugi,
        "isready" => Command::IsReady,
        "uginewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "d" => Command::Show,
        "quit" => Command::Quit,
        _ => return Err(LineError::NoCommand(first.into())),
    };
    match words.next() {
        None => Ok(Some(command)),
        Some(word) => Err(LineError::TooMuch { command: first.into(), word: word.into() }),
    }
}

/// What follows a word that the text begins with, but for blanks.
fn rest_of<'a>(text: &'a str, word: &str) -> &'a str {
    let text = text.trim();
    text.get(word.len()..).unwrap_or_default().trim_start()
}

/// What stands before a word of the text, and behind it.
fn split_at_word<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let mut from = 0;
    while let Some(found) = text[from..].find(word) {
        let (start, end) = (from + found, from + found + word.len());
        let (before, behind) = (&text[..start], &text[end..]);
        let is_border = |c: Option<char>| c.is_none_or(char::is_whitespace);
        if is_border(before.chars().next_back()) && is_border(behind.chars().next()) {
            return Some((before.trim(), behind.trim()));
        }
        from = end;
    }
    None
}

fn set_option(rest: &str) -> Result<Command, LineError> {
    let (before, named) = split_at_word(rest, "name").ok_or(LineError::SetOption)?;
    if !before.is_empty() {
        return Err(LineError::SetOption);
    }
    let (name, value) = split_at_word(named, "value").unwrap_or((named, ""));
    if name.is_empty() {
        return Err(LineError::SetOption);
    }
    Ok(Command::SetOption { name: name.into(), value: value.into() })
}

fn position(rest: &str) -> Result<Command, LineError> {
    let (start, moves) = split_at_word(rest, "moves").unwrap_or((rest, ""));
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    let fen = match start.split_whitespace().next() {
        Some("startpos") if start == "startpos" => None,
        Some("fen") => Some(rest_of(start, "fen").to_owned()),
        _ => return Err(LineError::Position),
    };
    Ok(Command::Position { fen, moves })
}

fn query(what: Option<&str>) -> Result<Query, LineError> {
    match what {
        Some("p1turn") => Ok(Query::FirstPlayersTurn),
        Some("gameover") => Ok(Query::GameOver),
        Some("result") => Ok(Query::Result),
        _ => Err(LineError::Query),
    }
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, LineError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        let mut number = || {
            let text = words.next().ok_or_else(|| LineError::NumberMissing(word.into()))?;
            whole_number(text).ok_or_else(|| LineError::NoNumber { text: text.into(), word: word.into() })
        };
        // Who is out of time may be told so by a number below zero.
        let mut milliseconds = || number().map(|time| Duration::from_millis(time.max(0) as u64));
        match word {
            "p1time" => go.times[0] = Some(milliseconds()?),
            "p2time" => go.times[1] = Some(milliseconds()?),
            "p1inc" => go.increments[0] = Some(milliseconds()?),
            "p2inc" => go.increments[1] = Some(milliseconds()?),
            "movetime" => go.move_time = Some(milliseconds()?),
            "depth" => go.depth = Some(number()?.clamp(1, i64::from(u32::MAX)) as u32),
            "nodes" => go.nodes = Some(number()?.max(1) as u64),
            "infinite" => go.infinite = true,
            _ => return Err(LineError::NoLimit(word.into())),
        }
    }
    Ok(go)
}

/// A whole number; one that is too large for us is as good as the largest.
fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(text.parse().unwrap_or(if text.starts_with('-') { i64::MIN } else { i64::MAX }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Command {
        parse(line).unwrap().unwrap()
    }

    fn parsed_go(line: &str) -> Go {
        match parsed(line) {
            Command::Go(go) => go,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn options_have_names_and_values_of_several_words() {
        let option = |name: &str, value: &str| Command::SetOption { name: name.into(), value: value.into() };
        assert_eq!(parsed("setoption name Board value hex:3@9"), option("Board", "hex:3@9"));
        assert_eq!(
            parsed(" setoption  name Board  value  my boards/a.toml "),
            option("Board", "my boards/a.toml")
        );
        assert_eq!(parsed("setoption name Two Words"), option("Two Words", ""));
        for bad in ["setoption", "setoption name", "setoption value 3", "setoption x name y value z"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_position_line_ends_at_the_word_moves() {
        let fen = "hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0";
        assert_eq!(
            parsed(&format!("position fen {fen} moves c3 d5")),
            Command::Position { fen: Some(fen.into()), moves: vec!["c3".into(), "d5".into()] }
        );
        assert_eq!(
            parsed(&format!("position fen  {fen}")),
            Command::Position { fen: Some(fen.into()), moves: vec![] }
        );
        assert_eq!(
            parsed("position startpos moves d4"),
            Command::Position { fen: None, moves: vec!["d4".into()] }
        );
        for bad in
            ["position", "position here", "position startpos d4", "position moves d4", "positions startpos"]
        {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn each_player_gets_his_own_time() {
        let go = parsed_go("go p1time 1000 p2time 2000 p1inc 10 p2inc 20 depth 7");
        let clock = |left, increment| Time::Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
        };
        assert_eq!(go.limits(Color::Black).unwrap().time, clock(1000, 10));
        let white = go.limits(Color::White).unwrap();
        assert_eq!((white.time, white.depth, go.is_infinite()), (clock(2000, 20), Some(7), false));
        assert!(parsed_go("go p1time 100").limits(Color::White).is_err());
        assert!(parsed_go("go p2inc 100").limits(Color::White).is_err());
        assert_eq!(parsed_go("go p1time -50").limits(Color::Black).unwrap().time, clock(0, 0));
    }

    #[test]
    fn without_limits_it_goes_on() {
        assert!(parsed_go("go").is_infinite() && parsed_go("go infinite").is_infinite());
        assert_eq!(parsed_go("go infinite movetime 5").limits(Color::Black).unwrap().time, Time::Unlimited);
        assert_eq!(
            parsed_go("go nodes 99999999999999999999").limits(Color::Black).unwrap().nodes,
            Some(i64::MAX as u64)
        );
    }

    #[test]
    fn limits_become_words() {
        let seconds = Duration::from_secs;
        let time = |time| Limits { time, ..Limits::default() };
        let clock = time(Time::Clock { left: seconds(3), increment: seconds(1) });
        let opponent = Some((seconds(9), seconds(2)));
        let words =
            |turn, limits: &Limits, opponent| Command::Go(Go::new(turn, limits, opponent)).to_string();
        assert_eq!(words(Color::White, &clock, opponent), "go p1time 9000 p2time 3000 p1inc 2000 p2inc 1000");
        assert_eq!(words(Color::Black, &clock, None), "go p1time 3000 p2time 3000 p1inc 1000 p2inc 1000");
        assert_eq!(words(Color::Black, &time(Time::Move(seconds(1))), None), "go movetime 1000");
        let limits = Limits { depth: Some(4), nodes: Some(500), time: Time::Unlimited };
        assert_eq!(words(Color::Black, &limits, None), "go depth 4 nodes 500");
    }

    #[test]
    fn what_one_side_writes_the_other_reads() {
        for line in [
            "ugi",
            "isready",
            "uginewgame",
            "setoption name Two Words value my boards/a.toml",
            "position startpos",
            "position startpos moves d4 c3",
            "position fen hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0",
            "position fen hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0 moves c3",
            "go",
            "go p1time 1 p2time 2 p1inc 3 p2inc 4 movetime 5 depth 6 nodes 7 infinite",
            "go p2time 9000 depth 3",
            "stop",
            "query p1turn",
            "query gameover",
            "query result",
            "d",
            "quit",
        ] {
            assert_eq!(parsed(line).to_string(), line);
        }
    }

    #[test]
    fn bad_lines_say_what_is_wrong() {
        for (line, says) in [
            ("hello", "'hello' is no command"),
            ("go depth", "behind depth is missing"),
            ("go depth x", "'x' behind depth"),
            ("go ponder", "'ponder' is no limit"),
            ("query", "p1turn, gameover or result"),
            ("stop it", "'it' is too much"),
            ("query result now", "'now' is too much"),
        ] {
            let error = parse(line).unwrap_err().to_string();
            assert!(error.contains(says), "{line}: {error}");
        }
        assert!(matches!(parse(" \t\r"), Ok(None)));
    }
}
