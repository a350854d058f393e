//! The game line by line: for screen readers, scripts, and terminals without a screen.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use abande::{Boards, Color, Move, RecordProblem, read_moves};
use abande_draw::text::{Options, picture};
use abande_engine::Report;
use abande_words::Words;

use super::app::{ending_text, name_in, no_sight_text};
use super::collection::Collection;
use super::files::{self, Saved, typed_path};
use super::line_input::{read_line, shortened};
use super::player::Player;
use super::session::Session;
use super::shelf::{Kept, Shelf};
use super::thinker::{Job, Task, Thinker, Thought};
use super::view::Look;
use super::{day, margin};
use crate::failure::Failure;

/// How long an analysis takes.
const ANALYSIS: Duration = Duration::from_secs(3);

/// What a line can ask for beside a move. The names are the same in every language, as those of moves are.
const COMMANDS: [(&str, &str); 17] = [
    ("help", "tui-plain-help"),
    ("board", "tui-plain-board"),
    ("stacks", "tui-plain-stacks"),
    ("moves", "tui-plain-moves"),
    ("score", "tui-plain-score"),
    ("position", "tui-plain-position"),
    ("undo", "tui-help-undo"),
    ("redo", "tui-help-redo"),
    ("hint", "tui-help-hint"),
    ("analyse", "tui-plain-analyse"),
    ("save FILE", "tui-help-save"),
    ("open FILE", "tui-help-open"),
    ("game N", "tui-plain-game"),
    ("play", "tui-plain-play"),
    ("go", "tui-plain-go"),
    ("resume", "tui-plain-resume"),
    ("quit", "tui-help-quit"),
];

/// What a game line by line needs from outside.
pub(crate) struct Setting {
    pub(crate) words: Words,
    pub(crate) look: Look,
    pub(crate) boards: Boards,
    pub(crate) shelf: Shelf,
    pub(crate) home: Option<String>,
    /// Whether somebody sits there and is to be asked for each line.
    pub(crate) asks: bool,
    pub(crate) pace: Duration,
}

/// A game line by line.
struct Plain<'a> {
    setting: Setting,
    session: Session,
    /// Kept games that can be gone on with.
    kept: Vec<Kept>,
    thinker: Thinker,
    thoughts: Receiver<Thought>,
    jobs: u64,
    saved_to: Option<PathBuf>,
    out: &'a mut dyn Write,
}

/// Plays until the input ends, somebody leaves, or engines have come to the end.
pub(crate) fn play(
    setting: Setting,
    session: Session,
    kept: Vec<Kept>,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (sender, thoughts) = channel();
    let thinker = Thinker::start(setting.pace, move |thought| drop(sender.send(thought)));
    let mut plain = Plain { setting, session, kept, thinker, thoughts, jobs: 0, saved_to: None, out };
    plain.welcome()?;
    plain.run(input)
}

impl Plain<'_> {
    fn run(&mut self, input: &mut dyn BufRead) -> Result<(), Failure> {
        let mut line = Vec::new();
        loop {
            self.let_engine_move()?;
            if self.session.position().is_over() && !self.session.has_humans() {
                return Ok(());
            }
            if self.setting.asks {
                write!(self.out, "> ")?;
            }
            self.out.flush()?;
            line.clear();
            let read = read_line(input, &mut line).map_err(Failure::file("-"))?;
            let text = String::from_utf8_lossy(&line);
            if read == 0 || !self.obey(text.trim())? {
                return Ok(());
            }
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.setting.look.shown(text))
    }

    fn welcome(&mut self) -> io::Result<()> {
        let words = &self.setting.words;
        let name = |color: Color| name_in(words, &self.session, color);
        let text = words.say_with(
            if self.session.is_looking() { "tui-plain-looking" } else { "tui-plain-welcome" },
            &[
                ("board", (&words.board(self.session.board())).into()),
                ("black", (&name(Color::Black)).into()),
                ("white", (&name(Color::White)).into()),
            ],
        );
        self.say(&text)?;
        if let Some((number, count)) = self.session.which().filter(|&(_, count)| count > 1) {
            let args = [("number", number.into()), ("total", count.into())];
            let text = self.setting.words.say_with("tui-plain-which", &args);
            self.say(&text)?;
        }
        if !self.kept.is_empty() {
            let count = self.kept.len();
            let text = self.setting.words.say_with("tui-plain-kept", &[("count", count.into())]);
            self.say(&text)?;
        }
        self.status()
    }

    /// Points, hands, and whose turn it is.
    fn status(&mut self) -> io::Result<()> {
        let (words, position) = (&self.setting.words, self.session.position());
        let holdings = Color::BOTH.map(|color| {
            let points = words.points(position.score().of(color));
            let hand = words.in_hand(position.hand(color));
            format!("{}: {points}, {hand}.", words.color(color))
        });
        let standing = match ending_text(words, &self.session) {
            Some(ending) => ending,
            None => format!("{}.", words.to_move(position.turn())),
        };
        let text = format!("{} {standing}", holdings.join(" "));
        self.say(&text)
    }

    fn let_engine_move(&mut self) -> Result<(), Failure> {
        while let Some(level) = self.session.reply() {
            self.out.flush()?;
            let task = Task::Move { level, seed: self.session.seed() };
            let Some(mv) = self.think(task).1 else { return Ok(()) };
            self.make(mv)?;
        }
        Ok(())
    }

    /// Has the engine think, and waits for what comes of it: the best lines, and the move.
    fn think(&mut self, task: Task) -> (Vec<Report>, Option<Move>) {
        self.jobs += 1;
        let position = self.session.position().clone();
        self.thinker.think(Job { number: self.jobs, position, task });
        let mut lines: Vec<Report> = Vec::new();
        while let Ok(thought) = self.thoughts.recv() {
            match thought {
                Thought::Progress { job, report } if job == self.jobs => {
                    lines.truncate(report.multipv - 1);
                    lines.push(report);
                }
                Thought::Done { job, best } if job == self.jobs => return (lines, best),
                _ => {}
            }
        }
        (lines, None)
    }

    /// Plays a move and says so, or says why not.
    fn make(&mut self, mv: Move) -> io::Result<()> {
        let player = self.session.position().turn();
        let (board, coords) = (self.session.board().clone(), self.session.coords());
        let words = &self.setting.words;
        match self.session.play(mv) {
            Ok(()) => {
                let text = words.deed(player, mv, &board, coords);
                self.say(&text)?;
                if self.session.position().passes() == 1 {
                    self.say(&self.setting.words.say("tui-one-more-pass"))?;
                }
                self.keep()?;
                self.status()
            }
            Err(refusal) => {
                let text = words.refusal(&refusal, &board, coords);
                self.say(&text)
            }
        }
    }

    fn keep(&mut self) -> io::Result<()> {
        if self.session.is_looking() {
            return Ok(());
        }
        let done = if self.session.is_unfinished() {
            self.setting.shelf.keep(&self.session.kept_text(&day::today()))
        } else {
            self.setting.shelf.forget()
        };
        match done {
            Ok(()) => Ok(()),
            Err(error) => {
                let reason = error.to_string();
                let text = self.setting.words.say_with("tui-not-kept", &[("reason", (&reason).into())]);
                self.say(&text)
            }
        }
    }

    /// Does what a line says. Says whether the game goes on.
    fn obey(&mut self, line: &str) -> Result<bool, Failure> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (command.to_lowercase().as_str(), rest.trim()) {
            ("", _) => {}
            ("quit" | "q" | "exit", "") => return Ok(false),
            ("help" | "?", "") => self.help()?,
            ("board", "") => self.draw()?,
            ("stacks", "") => self.stacks()?,
            ("moves", "") => self.moves()?,
            ("position", "") => self.say(&self.session.position().to_string())?,
            ("undo", "") => self.step(Session::take_back, "tui-nothing-to-undo")?,
            ("redo", "") => self.step(Session::go_on, "tui-nothing-to-redo")?,
            ("hint", "") => self.hint()?,
            ("analyse" | "analyze", "") => self.analyse()?,
            ("resume", "") => self.resume()?,
            ("save", file) if !file.is_empty() => self.save(file)?,
            ("open", file) if !file.is_empty() => self.open(file)?,
            ("game", number) if !number.is_empty() => self.game(number)?,
            ("play", who) => self.play_from(who)?,
            ("go", "") if self.session.waits() => self.session.play_on(),
            ("score" | "go", "") => self.status()?,
            _ => self.typed(line)?,
        }
        Ok(true)
    }

    fn typed(&mut self, line: &str) -> io::Result<()> {
        let (board, coords) = (self.session.board(), self.session.coords());
        // What is too long to be repeated has become something that is no move.
        let one = board.parse_move(&shortened(line), coords);
        let legal = one.as_ref().is_ok_and(|&mv| self.session.position().refusal(mv).is_none());
        if !legal && line.contains(char::is_whitespace) {
            match read_moves(line, Some(self.session.position()), coords) {
                Ok(list) => {
                    let moves: Vec<Move> = list.main_line().filter_map(|id| list.node(id)?.mv()).collect();
                    return self.make_all(&moves);
                }
                // A fault behind the first move is that of a list.
                Err(error) if one.is_err() || error.offset > 0 => {
                    let text = match &error.problem {
                        RecordProblem::Illegal { text, refusal, .. } => {
                            format!("{text}: {}", self.setting.words.refusal(refusal, board, coords))
                        }
                        RecordProblem::MoveText(error) => self.setting.words.typed(error, board, coords),
                        problem => problem.to_string(),
                    };
                    self.say(&text)?;
                    return self.say(&self.setting.words.say("tui-plain-see-help"));
                }
                Err(_) => {}
            }
        }
        match one {
            Ok(mv) => self.make_all(&[mv]),
            Err(error) => {
                let text = self.setting.words.typed(&error, board, coords);
                self.say(&text)?;
                self.say(&self.setting.words.say("tui-plain-see-help"))
            }
        }
    }

    /// Plays what a person has typed, where there is something for him to play.
    fn make_all(&mut self, moves: &[Move]) -> io::Result<()> {
        let words = &self.setting.words;
        if self.session.is_looking() {
            return self.say(&words.say("tui-plain-only-looking"));
        }
        if self.session.waits() {
            let player = words.color(self.session.position().turn());
            return self.say(&words.say_with("tui-plain-waits", &[("player", (&player).into())]));
        }
        moves.iter().try_for_each(|&mv| self.make(mv))
    }

    /// Looks at another game of the file.
    fn game(&mut self, number: &str) -> io::Result<()> {
        // What is no number is the number of no game.
        match self.session.look_at(number.parse().unwrap_or(0)) {
            Some(Ok(session)) => {
                self.session = session;
                self.saved_to = None;
                self.welcome()
            }
            Some(Err(no_sight)) => self.say(&no_sight_text(&self.setting.words, &no_sight)),
            None => self.say(&self.setting.words.say("tui-plain-no-file")),
        }
    }

    /// Plays on from here: with the players that are proposed, or against the one that is named.
    fn play_from(&mut self, who: &str) -> io::Result<()> {
        let words = &self.setting.words;
        if self.session.position().is_over() {
            return self.say(&words.say("refusal-game-over"));
        }
        let turn = self.session.position().turn();
        let players = match who.parse::<Player>() {
            _ if who.is_empty() => self.session.proposed_players(),
            Ok(opponent) => Color::BOTH.map(|color| if color == turn { Player::Human } else { opponent }),
            Err(_) => return self.say(&words.say("tui-plain-play-whom")),
        };
        self.setting.shelf.let_go();
        self.session = self.session.play_from_here(players);
        self.saved_to = None;
        self.welcome()
    }

    fn help(&mut self) -> io::Result<()> {
        self.say(&self.setting.words.say("tui-help-type"))?;
        for (command, key) in COMMANDS {
            self.say(&format!("{command}: {}", self.setting.words.say(key)))?;
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let options = Options {
            signs: self.setting.look.signs,
            coords: self.session.coords(),
            last: self.session.last(),
            ..Options::default()
        };
        write!(self.out, "{}", picture(self.session.position(), &options))
    }

    fn stacks(&mut self) -> io::Result<()> {
        let (position, words) = (self.session.position(), &self.setting.words);
        let sleepers = position.sleepers();
        let mut lines = Vec::new();
        for (space, stack) in position.stacks() {
            let key = if sleepers.contains(&space) { "tui-space-asleep" } else { "tui-space-stack" };
            let name = position.board().space_name(space, self.session.coords());
            let player = words.color(stack.owner());
            lines.push(words.say_with(
                key,
                &[("space", (&name).into()), ("player", (&player).into()), ("height", stack.height().into())],
            ));
        }
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn moves(&mut self) -> io::Result<()> {
        let (board, coords) = (self.session.board(), self.session.coords());
        let moves = self.session.position().moves();
        let texts: Vec<String> = moves.into_iter().map(|mv| board.move_text(mv, coords)).collect();
        self.say(&texts.join(" "))
    }

    fn step(&mut self, step: fn(&mut Session) -> bool, nothing: &str) -> io::Result<()> {
        if step(&mut self.session) {
            self.keep()?;
            let comment = self.session.comment().replace('\n', " ");
            if self.session.is_looking() && !comment.is_empty() {
                self.say(&comment)?;
            }
            self.status()
        } else {
            self.say(&self.setting.words.say(nothing))
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let text = match self.think(Task::Hint).1 {
            Some(mv) => {
                let name = self.session.board().move_text(mv, self.session.coords());
                self.setting.words.say_with("tui-hint", &[("move", (&name).into())])
            }
            None => self.setting.words.say("refusal-game-over"),
        };
        self.say(&text)
    }

    fn analyse(&mut self) -> io::Result<()> {
        let (lines, _) = self.think(Task::Analysis { lines: 3, time: ANALYSIS });
        let (words, turn) = (&self.setting.words, self.session.position().turn());
        let (board, coords) = (self.session.board(), self.session.coords());
        let told: Vec<String> = lines
            .iter()
            .map(|report| {
                let moves: Vec<String> = report.pv.iter().map(|&mv| board.move_text(mv, coords)).collect();
                format!("{}: {}", margin::summary(words, turn, report), moves.join(" "))
            })
            .collect();
        if told.is_empty() {
            return self.say(&self.setting.words.say("refusal-game-over"));
        }
        told.iter().try_for_each(|line| self.say(line))
    }

    fn resume(&mut self) -> io::Result<()> {
        if self.kept.is_empty() {
            return self.say(&self.setting.words.say("tui-plain-nothing-kept"));
        }
        let kept = self.kept.remove(0);
        self.setting.shelf.take_up(kept.slot)?;
        self.session = kept.session;
        self.say(&self.setting.words.say("tui-resumed"))?;
        self.welcome()
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        let path = typed_path(file, self.setting.home.as_deref());
        let replace = self.saved_to.as_ref() == Some(&path);
        let saved = files::save(&path, &self.session.text(&day::today()), replace);
        let text = match saved {
            Saved::Yes(path) => {
                let name = path.display().to_string();
                self.saved_to = Some(path);
                self.setting.words.say_with("tui-saved", &[("file", (&name).into())])
            }
            Saved::Exists(path) => {
                let name = path.display().to_string();
                self.setting.words.say_with("tui-exists", &[("file", (&name).into())])
            }
            Saved::No(reason) => reason,
        };
        self.say(&text)
    }

    fn open(&mut self, file: &str) -> io::Result<()> {
        let path = typed_path(file, self.setting.home.as_deref());
        let games = match Collection::open(&path, &self.setting.boards, self.session.coords()) {
            Ok(games) => Arc::new(games),
            Err(failure) => return self.say(&failure.first_line()),
        };
        match Session::look(&games, games.first_sound(), self.session.coords()) {
            Ok(session) => {
                self.setting.shelf.let_go();
                self.session = session;
                self.saved_to = None;
                self.welcome()
            }
            Err(no_sight) => self.say(&no_sight_text(&self.setting.words, &no_sight)),
        }
    }
}
