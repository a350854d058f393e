//! Entrants: who takes part in a contest, as people write it: `own:threads=2`, `uct-random`, `cmd:./other --flag`.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use abande::Variant;
use abande_book::Books;
use abande_engine::{
    Engine, Evaluation, Greedy, Leaf, Level, Limits, MOST_MEBIBYTES, MOST_THREADS, NoLevel, Time, Uct,
};
use abande_ugi::Program;

use crate::network_file::{NetworkFileError, read_network};
use crate::player::{Beginner, Own, Player, Reference};
use crate::ugi_player::UgiPlayer;

/// One side of a match.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// Who it is.
    pub kind: Kind,
    /// Limits of its own, in place of those that both have.
    pub limits: Option<Limits>,
}

/// The kinds of engines.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Our engine, in this process.
    Own {
        /// How it judges.
        evaluation: Option<Evaluation>,
        /// How many threads it searches with.
        threads: usize,
        /// How many mebibytes it remembers in.
        hash: usize,
        /// How well it plays. Below full strength the rest does not matter.
        level: Level,
        /// Whether it opens by the books that come along. Those below [`Level::READS`] do not.
        book: bool,
    },
    /// The reference opponent, in this process.
    Reference(Leaf),
    /// The beginner, in this process.
    Greedy,
    /// A program that speaks UGI.
    Program {
        /// The program and its arguments.
        command: Vec<String>,
        /// Options to be set, by name.
        options: Vec<(String, String)>,
    },
}

/// Why a text names nobody who could take part, or why he cannot here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EntrantError {
    /// There is no such engine.
    #[error("'{0}' is no engine: there are own, uct-random, uct-score, greedy, and cmd: with a command line")]
    NoEngine(String),
    /// Nothing stands behind `cmd:`.
    #[error("behind cmd: comes the command line of a program")]
    NoCommand,
    /// A command line that ends with a backslash.
    #[error("the command line ends with a backslash")]
    Backslash,
    /// A command line with a quotation mark that is not closed.
    #[error("the command line has a {0} without another")]
    OpenQuote(char),
    /// The engine has no such setting.
    #[error("'{0}' is no setting of this engine")]
    NoSetting(String),
    /// The value of a limit or of another number.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The level.
    #[error("level: '{value}': {error}")]
    Level {
        /// What was written.
        value: String,
        /// What levels there are.
        error: NoLevel,
    },
    /// Whether there is to be a book.
    #[error("book: '{0}' is neither true nor false")]
    Book(String),
    /// The network's file.
    #[error(transparent)]
    Network(#[from] NetworkFileError),
    /// A level below the highest together with a way to judge.
    #[error("a level below 10 judges in its own way: leave out hand and network")]
    LevelJudges,
    /// The network is for another board than the match.
    #[error("the network is for {network}, not for {board}")]
    OtherBoard {
        /// The board of the network.
        network: String,
        /// The board of the match.
        board: String,
    },
    /// A limit that means nothing to the reference opponent.
    #[error("the reference opponent knows no depth: give it nodes or time")]
    ReferenceDepth,
}

/// Why a text is no limit of a search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LimitError {
    /// No number, or one out of range.
    #[error("{name}: '{value}' is no whole number from 1{}", up_to(*.most))]
    Number {
        /// What it would limit.
        name: String,
        /// What was written.
        value: String,
        /// The greatest that it may be.
        most: usize,
    },
    /// No clock.
    #[error("'{0}' is no clock: write seconds and a bonus for each move, such as 10+0.1")]
    Clock(String),
}

/// The end of a range, where it has one that matters.
fn up_to(most: usize) -> String {
    if most == usize::MAX { String::new() } else { format!(" to {most}") }
}

/// The rest of what a player needs to know.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// The board as it was named: programs are told so.
    pub board: String,
    /// How long a program may take to start, and to move where no time is set.
    pub patience: Duration,
    /// How much longer than allowed a move may take.
    pub slack: Duration,
}

impl Circumstances {
    /// How a program is started.
    pub fn program(&self, command: &[String], options: &[(String, String)]) -> Program {
        let Circumstances { board, patience, slack } = self.clone();
        Program { command: command.to_vec(), options: options.to_vec(), board, patience, slack }
    }
}

/// The luck of those who have some.
const SEED: u64 = 2005;

/// What `own` takes when nothing else is said.
const HASH: usize = 64;

impl Entrant {
    /// Whether it can play on this board under these limits.
    ///
    /// # Errors
    /// Says why not.
    pub fn check(&self, variant: &Variant, limits: &Limits) -> Result<(), EntrantError> {
        match &self.kind {
            Kind::Own { evaluation: Some(Evaluation::Networks(networks)), .. }
                if networks.get(variant.board().name()).is_none() =>
            {
                let board = networks.boards().next().unwrap_or_default();
                Err(EntrantError::OtherBoard { network: board.into(), board: variant.board().name().into() })
            }
            Kind::Reference(_) if limits.nodes.is_none() && limits.time == Time::Unlimited => {
                Err(EntrantError::ReferenceDepth)
            }
            _ => Ok(()),
        }
    }

    /// How many mebibytes it takes in this process.
    pub fn mebibytes(&self) -> usize {
        match self.kind {
            Kind::Own { hash, level: Level::FULL, .. } => hash,
            _ => 0,
        }
    }

    /// Makes the player.
    pub fn player(&self, circumstances: &Circumstances) -> Box<dyn Player> {
        match &self.kind {
            Kind::Own { evaluation, threads, hash, level, book } => {
                let books = if *book { Books::built_in() } else { Books::none() };
                let mut engine = Engine::new(*hash);
                engine.set_threads(*threads);
                engine.set_evaluation(evaluation.clone().unwrap_or_default());
                Box::new(Own::new(engine, *level, SEED).with_books(books))
            }
            Kind::Reference(leaf) => Box::new(Reference(Uct::new(*leaf, SEED))),
            Kind::Greedy => Box::new(Beginner(Greedy::new(SEED))),
            Kind::Program { command, options } => {
                Box::new(UgiPlayer::new(circumstances.program(command, options)))
            }
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        let (kind, settings) = text.split_once(':').unwrap_or((text, ""));
        let mut entrant = match kind {
            "cmd" => {
                let command = split_words(settings)?;
                if command.is_empty() {
                    return Err(EntrantError::NoCommand);
                }
                return Ok(Entrant { kind: Kind::Program { command, options: vec![] }, limits: None });
            }
            "own" => Kind::Own { evaluation: None, threads: 1, hash: HASH, level: Level::FULL, book: false },
            "uct-random" => Kind::Reference(Leaf::Random),
            "uct-score" => Kind::Reference(Leaf::Score),
            "greedy" => Kind::Greedy,
            _ => return Err(EntrantError::NoEngine(kind.into())),
        };
        let mut limits = None;
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            if !set_limit(limits.get_or_insert_default(), name, value)? {
                limits = limits.filter(|limits| *limits != Limits::default());
                set(&mut entrant, name, value)?;
            }
        }
        match &entrant {
            Kind::Own { level, evaluation, .. } if *level < Level::FULL && evaluation.is_some() => {
                Err(EntrantError::LevelJudges)
            }
            _ => Ok(Entrant { kind: entrant, limits }),
        }
    }
}

/// Sets what only our engine knows.
fn set(kind: &mut Kind, name: &str, value: &str) -> Result<(), EntrantError> {
    let unknown = || EntrantError::NoSetting(name.into());
    let Kind::Own { evaluation, threads, hash, level, book } = kind else { return Err(unknown()) };
    match name {
        "hand" if value.is_empty() => *evaluation = Some(Evaluation::HandWritten),
        "network" => {
            *evaluation = Some(Evaluation::Networks(read_network(Path::new(value))?.into()));
        }
        "threads" => *threads = whole(name, value, MOST_THREADS)?,
        "hash" => *hash = whole(name, value, MOST_MEBIBYTES)?,
        "level" => {
            *level = value.parse().map_err(|error| EntrantError::Level { value: value.into(), error })?;
        }
        "book" => {
            *book = value.parse().map_err(|_| EntrantError::Book(value.into()))?;
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

/// Sets a limit, unless there is none of this name.
///
/// # Errors
/// When the value is none.
pub fn set_limit(limits: &mut Limits, name: &str, value: &str) -> Result<bool, LimitError> {
    match name {
        "movetime" => {
            limits.time = Time::Move(Duration::from_millis(whole(name, value, 1_000_000_000)? as u64));
        }
        "nodes" => limits.nodes = Some(whole(name, value, usize::MAX)? as u64),
        "depth" => limits.depth = Some(whole(name, value, 250)? as u32),
        "clock" => limits.time = read_clock(value)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// A clock such as `10+0.1`: seconds for the game, and seconds more after each move.
fn read_clock(text: &str) -> Result<Time, LimitError> {
    let seconds = |text: &str| {
        let number: f64 = text.parse().ok()?;
        (0.0..=1e6).contains(&number).then(|| Duration::from_secs_f64(number))
    };
    let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
    match (seconds(left), seconds(increment)) {
        (Some(left), Some(increment)) if left > Duration::ZERO => Ok(Time::Clock { left, increment }),
        _ => Err(LimitError::Clock(text.into())),
    }
}

fn whole(name: &str, value: &str, most: usize) -> Result<usize, LimitError> {
    match value.parse() {
        Ok(number) if (1..=most).contains(&number) => Ok(number),
        _ => Err(LimitError::Number { name: name.into(), value: value.into(), most }),
    }
}

/// The words of a command line. Quotes of either kind keep blanks in a word, a backslash keeps any character.
fn split_words(line: &str) -> Result<Vec<String>, EntrantError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => {
                let next = chars.next().ok_or(EntrantError::Backslash)?;
                word.get_or_insert_default().push(next);
            }
            (_, Some(open)) if c == open => quote = None,
            (_, Some(_)) => word.get_or_insert_default().push(c),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            _ if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    if let Some(open) = quote {
        return Err(EntrantError::OpenQuote(open));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Entrant {
        text.parse().unwrap()
    }

    #[test]
    fn settings_of_our_engine() {
        let entrant = read("own:hand,threads=2,hash=16,nodes=500,depth=9");
        let Kind::Own { evaluation: Some(Evaluation::HandWritten), threads: 2, hash: 16, .. } = entrant.kind
        else {
            panic!("{entrant:?}")
        };
        let limits = entrant.limits.unwrap();
        assert_eq!((limits.nodes, limits.depth, limits.time), (Some(500), Some(9), Time::Unlimited));
        let Entrant { kind: Kind::Own { evaluation: None, .. }, limits: None } = read("own") else {
            panic!()
        };
        assert!(read("own:threads=2,hash=3").limits.is_none());
    }

    #[test]
    fn levels() {
        let level = |text: &str| match read(text).kind {
            Kind::Own { level, .. } => level.number(),
            other => panic!("{other:?}"),
        };
        assert_eq!(["own", "own:level=3", "own:level=10,hand"].map(level), [10, 3, 10]);
    }

    /// What is measured with levels stays what it is.
    #[test]
    fn books_are_for_those_who_ask() {
        let book = |text: &str| match read(text).kind {
            Kind::Own { book, .. } => book,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            ["own", "own:level=10", "own:level=9,book=true", "own:book=false"].map(book),
            [false, false, true, false]
        );
    }

    #[test]
    fn clocks_and_times() {
        let time = |text: &str| read(text).limits.unwrap().time;
        let (left, increment) = (Duration::from_secs(10), Duration::from_millis(100));
        assert_eq!(time("uct-score:clock=10+0.1"), Time::Clock { left, increment });
        assert_eq!(time("uct-random:clock=10"), Time::Clock { left, increment: Duration::ZERO });
        assert_eq!(time("own:movetime=100"), Time::Move(increment));
    }

    #[test]
    fn command_lines() {
        let command = |text: &str| match read(text).kind {
            Kind::Program { command, .. } => command,
            other => panic!("{other:?}"),
        };
        assert_eq!(command("cmd:./other --flag"), ["./other", "--flag"]);
        assert_eq!(
            command(r#"cmd: a:b "two words" 'it"s' x\ y "" "#),
            ["a:b", "two words", "it\"s", "x y", ""]
        );
    }

    #[test]
    fn what_is_no_engine_says_so() {
        for (text, says) in [
            ("", "'' is no engine"),
            ("gnu", "'gnu' is no engine"),
            ("own:foo", "'foo' is no setting"),
            ("own:threads=0", "threads: '0'"),
            ("own:hand=1", "'hand' is no setting"),
            ("own:level=11", "level: '11': levels are whole numbers from 1 to 10"),
            ("own:level=3,hand", "in its own way"),
            ("own:book", "book: '' is neither true nor false"),
            ("uct-random:book=true", "'book' is no setting"),
            ("greedy:level=3", "'level' is no setting"),
            ("uct-random:hash=3", "'hash' is no setting"),
            ("own:clock=-1", "'-1' is no clock"),
            ("own:clock=nan", "is no clock"),
            ("own:network=/no/such/file", "/no/such/file: "),
            ("cmd:", "command line"),
            ("cmd:a 'b", "without another"),
            ("cmd:a \\", "backslash"),
        ] {
            let error = text.parse::<Entrant>().unwrap_err().to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
        let depth = Limits { depth: Some(3), ..Limits::default() };
        assert!(read("uct-score").check(&abande::Board::hex().into(), &depth).is_err());
        assert!(read("own").check(&abande::Board::hex().into(), &depth).is_ok());
    }
}
