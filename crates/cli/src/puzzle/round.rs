//! Round: puzzles solved line by line, in a terminal as in a pipe.

use std::io::{self, BufRead, Write};

use abande::{Coords, Move, Position};
use abande_draw::text::{Options, picture};
use abande_engine::{Engine, Limits, Report, Uncontrolled};
use abande_puzzles::Puzzle;
use abande_words::Words;

use crate::failure::Failure;
use crate::play::{Look, margin, read_line, shortened};

/// What a line can ask for beside a move. The names are the same in every language, as those of moves are.
const COMMANDS: [(&str, &str); 6] = [
    ("hint", "puzzle-help-hint"),
    ("solution", "puzzle-help-solution"),
    ("board", "puzzle-help-board"),
    ("next", "puzzle-help-next"),
    ("help", "puzzle-help-help"),
    ("quit", "puzzle-help-quit"),
];

/// The words for each theme, in the order of `Theme::ALL`.
pub(super) const THEMES: [&str; 11] = [
    "puzzle-theme-keep-the-band",
    "puzzle-theme-cut",
    "puzzle-theme-pin",
    "puzzle-theme-put-to-sleep",
    "puzzle-theme-wake-up",
    "puzzle-theme-three-at-once",
    "puzzle-theme-take-back",
    "puzzle-theme-last-piece",
    "puzzle-theme-pass",
    "puzzle-theme-race",
    "puzzle-theme-connection",
];

/// How long the engine looks for what refutes a move: the same every time.
const REFUTING: u64 = 200_000;
/// How many moves of a refutation are told.
const TOLD: usize = 3;
/// The engine's memory, in mebibytes.
const MEMORY: usize = 16;

/// Puzzles, one after the other.
pub(super) struct Round<'a> {
    words: Words,
    look: Look,
    /// Whether somebody sits there and is to be asked for each line.
    asks: bool,
    puzzles: Vec<Puzzle>,
    current: usize,
    position: Position,
    last: Option<Move>,
    /// How many moves of the solution have been played.
    played: usize,
    /// How many hints were given for the move that is to be found.
    hints: usize,
    engine: Engine,
    out: &'a mut dyn Write,
}

impl<'a> Round<'a> {
    /// A round of puzzles, of which there must be one.
    pub(super) fn new(
        words: Words,
        look: Look,
        asks: bool,
        puzzles: Vec<Puzzle>,
        out: &'a mut dyn Write,
    ) -> Round<'a> {
        let (position, last) =
            puzzles.first().map_or_else(Default::default, |puzzle| (puzzle.position.clone(), puzzle.last));
        let engine = Engine::new(MEMORY);
        Round { words, look, asks, puzzles, current: 0, position, last, played: 0, hints: 0, engine, out }
    }

    /// Goes on until the input ends or somebody leaves.
    pub(super) fn play(mut self, input: &mut dyn BufRead) -> Result<(), Failure> {
        self.show()?;
        let mut line = Vec::new();
        loop {
            if self.asks {
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

    fn puzzle(&self) -> &Puzzle {
        &self.puzzles[self.current]
    }

    /// The move that is to be found; none once the puzzle is solved.
    fn wanted(&self) -> Option<Move> {
        self.puzzle().solution.get(self.played).copied()
    }

    fn text(&self, mv: Move) -> String {
        self.position.board().move_text(mv, Coords::Stein)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.look.shown(text))
    }

    fn say_key(&mut self, key: &str) -> io::Result<()> {
        self.say(&self.words.say(key))
    }

    /// Says that somebody makes a move, or should.
    fn say_move(&mut self, key: &str, mv: Move) -> io::Result<()> {
        let player = self.words.color(self.position.turn());
        let text = self.text(mv);
        let args = [("player", (&player).into()), ("move", (&text).into())];
        self.say(&self.words.say_with(key, &args))
    }

    /// Shows the puzzle from its beginning.
    fn show(&mut self) -> io::Result<()> {
        let puzzle = self.puzzle();
        let board = self.words.board(puzzle.position.board());
        let rating = puzzle.rating.to_string();
        let args = [("id", (&puzzle.id).into()), ("board", (&board).into()), ("rating", (&rating).into())];
        let title = self.words.say_with("puzzle-title", &args);
        self.say(&title)?;
        self.draw()?;
        self.ask()
    }

    /// The board, the hands, and the move before.
    fn draw(&mut self) -> io::Result<()> {
        let options = Options { signs: self.look.signs, last: self.last, ..Options::default() };
        write!(self.out, "{}", picture(&self.position, &options))?;
        let holdings = abande::Color::BOTH.map(|color| {
            let hand = self.words.in_hand(self.position.hand(color));
            let points = self.words.points(self.position.score().of(color));
            format!("{}: {points}, {hand}.", self.words.color(color))
        });
        self.say(&holdings.join(" "))
    }

    /// What is to be done.
    fn ask(&mut self) -> io::Result<()> {
        let player = self.words.color(self.position.turn());
        let left = (self.puzzle().solution.len() - self.played).div_ceil(2);
        let args = [("player", (&player).into()), ("count", left.into())];
        self.say(&self.words.say_with("puzzle-task", &args))
    }

    /// Does what a line says. Says whether it goes on.
    fn obey(&mut self, line: &str) -> io::Result<bool> {
        match line.to_lowercase().as_str() {
            "" => {}
            "quit" | "q" | "exit" => return Ok(false),
            "help" | "?" => self.help()?,
            "board" => self.draw()?,
            "next" => self.go_on()?,
            "hint" => self.hint()?,
            "solution" => self.tell_solution()?,
            _ => self.try_move(line)?,
        }
        Ok(true)
    }

    fn help(&mut self) -> io::Result<()> {
        self.say_key("puzzle-help-move")?;
        for (command, key) in COMMANDS {
            self.say(&format!("{command}: {}", self.words.say(key)))?;
        }
        Ok(())
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.current = (self.current + 1) % self.puzzles.len();
        let puzzle = self.puzzle();
        (self.position, self.last) = (puzzle.position.clone(), puzzle.last);
        (self.played, self.hints) = (0, 0);
        self.show()
    }

    /// Tells a bit more each time: the themes, what sort of move it is, where it ends, the move.
    fn hint(&mut self) -> io::Result<()> {
        let Some(wanted) = self.wanted() else { return self.say_key("puzzle-no-more") };
        self.hints += 1;
        if self.hints == 1 && !self.puzzle().themes.is_empty() {
            let themes = self.themes_text();
            return self.say(&self.words.say_with("puzzle-hint-themes", &[("themes", (&themes).into())]));
        }
        let board = self.position.board().clone();
        let name = |space| board.space_name(space, Coords::Stein);
        match (self.hints, wanted) {
            (..=2, mv) => self.say_key(match mv {
                Move::Enter(_) => "puzzle-hint-enter",
                Move::Capture { .. } => "puzzle-hint-capture",
                Move::Pass => "puzzle-hint-pass",
            }),
            (3, Move::Capture { from, .. }) => {
                let space = name(from);
                self.say(&self.words.say_with("puzzle-hint-from", &[("space", (&space).into())]))
            }
            (3, Move::Enter(to)) => {
                let near = board.neighbours(to).into_iter().find(|&near| self.position.stack(near).is_some());
                let space = near.map_or_else(|| name(to), name);
                self.say(&self.words.say_with("puzzle-hint-near", &[("space", (&space).into())]))
            }
            _ => self.say_move("puzzle-hint-move", wanted),
        }
    }

    fn themes_text(&self) -> String {
        let themes = abande_puzzles::Theme::ALL.into_iter().zip(THEMES);
        let shown = themes.filter(|(theme, _)| self.puzzle().themes.contains(theme));
        shown.map(|(_, key)| self.words.say(key)).collect::<Vec<_>>().join(", ")
    }

    fn tell_solution(&mut self) -> io::Result<()> {
        let moves: Vec<String> =
            self.puzzle().solution[self.played..].iter().map(|&mv| self.text(mv)).collect();
        if moves.is_empty() {
            return self.say_key("puzzle-no-more");
        }
        let line = moves.join(" ");
        self.say(&self.words.say_with("puzzle-solution", &[("moves", (&line).into())]))
    }

    /// A move: right, wrong, not allowed, or no move at all.
    fn try_move(&mut self, line: &str) -> io::Result<()> {
        let board = self.position.board().clone();
        let mv = match board.parse_move(&shortened(line), Coords::Stein) {
            Ok(mv) => mv,
            Err(error) => {
                self.say(&self.words.typed(&error, &board, Coords::Stein))?;
                return self.say_key("puzzle-see-help");
            }
        };
        let Some(wanted) = self.wanted() else { return self.say_key("puzzle-no-more") };
        if let Some(refusal) = self.position.refusal(mv) {
            return self.say(&self.words.refusal(&refusal, &board, Coords::Stein));
        }
        if mv == wanted { self.right(mv) } else { self.wrong(mv) }
    }

    fn make(&mut self, mv: Move) {
        self.position.play_legal(mv);
        self.last = Some(mv);
        self.played += 1;
        self.hints = 0;
    }

    /// The move is played, and answered where more is to be found.
    fn right(&mut self, mv: Move) -> io::Result<()> {
        self.say_move("puzzle-right", mv)?;
        self.make(mv);
        if let Some(reply) = self.wanted() {
            self.say_move("puzzle-reply", reply)?;
            self.make(reply);
            self.draw()?;
            return self.ask();
        }
        self.draw()?;
        let puzzle = self.puzzle();
        let key = if puzzle.proven { "puzzle-solved-proven" } else { "puzzle-solved" };
        let margin = margin::signed(&self.words, puzzle.margin);
        let gap = margin::signed(&self.words, puzzle.gap).replace('+', "");
        let args = [("margin", (&margin).into()), ("gap", (&gap).into())];
        self.say(&self.words.say_with(key, &args))?;
        let themes = self.themes_text();
        if !themes.is_empty() {
            self.say(&self.words.say_with("puzzle-themes", &[("themes", (&themes).into())]))?;
        }
        self.say_key("puzzle-no-more")
    }

    /// The move is answered by what refutes it, and taken back.
    fn wrong(&mut self, mv: Move) -> io::Result<()> {
        self.say_move("puzzle-wrong", mv)?;
        let mut after = self.position.clone();
        after.play_legal(mv);
        let limits = Limits { nodes: Some(REFUTING), ..Limits::default() };
        if let Some(report) = self.engine.search(&after, &limits, &Uncontrolled, &mut |_| ()) {
            let text = self.refutation(&after, &report);
            self.say(&text)?;
        }
        self.say_key("puzzle-try-again")
    }

    fn refutation(&self, after: &Position, report: &Report) -> String {
        let moves: Vec<String> = report.pv.iter().take(TOLD).map(|&mv| self.text(mv)).collect();
        let player = self.words.color(after.turn());
        let (line, margin) = (moves.join(" "), margin::summary(&self.words, after.turn(), report));
        let args = [("player", (&player).into()), ("moves", (&line).into()), ("margin", (&margin).into())];
        self.words.say_with("puzzle-refutation", &args)
    }
}
