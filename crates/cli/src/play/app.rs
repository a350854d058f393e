//! The full-screen game as a state that events change. Nothing here draws, thinks or touches a file: what is
//! to be done comes out as effects, so that tests drive it all.

mod acting;
mod asking;
#[cfg(test)]
mod tests;
mod thinking;

use std::path::PathBuf;
use std::sync::Arc;

use abande::{Color, Game, GameResult, Move, Space, Variant};
use abande_words::Words;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::collection::Collection;
use super::cursor::Cursor;
use super::event::{Effect, Event};
use super::keys::{Action, action, looking_action};
use super::menu::{Choice, Menu};
use super::player::Player;
use super::prompt::Prompt;
use super::session::{NoSight, Session};
use super::shelf::Kept;
use super::view::{Look, ScreenLayout};
pub(crate) use acting::captures_from;
use thinking::Thinking;

/// What has the person's attention.
#[derive(Debug)]
pub(crate) enum Mode {
    Board,
    Prompt(Prompt),
    Menu(Menu),
    /// Help, from this line on.
    Help(usize),
}

/// Why a message is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    News,
    Refusal,
}

/// Something said to the person, and the spaces that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) tone: Tone,
    pub(crate) text: String,
    pub(crate) spaces: Vec<Space>,
}

/// The whole state of a full-screen game.
pub(crate) struct App {
    pub(crate) words: Words,
    pub(crate) look: Look,
    /// Columns and lines of the window.
    pub(crate) size: (u16, u16),
    pub(crate) session: Session,
    pub(crate) mode: Mode,
    pub(crate) cursor: Cursor,
    /// The stack that is about to capture.
    pub(crate) selected: Option<Space>,
    /// Whether legal moves are marked.
    pub(crate) marks: bool,
    pub(crate) hint: Option<Move>,
    pub(crate) message: Option<Message>,
    pub(crate) thinking: Thinking,
    /// Whether the engine waits although it is to move.
    pub(crate) paused: bool,
    /// Boards to choose from in the menu.
    boards: Vec<Variant>,
    day: String,
    home: Option<String>,
    saved_to: Option<PathBuf>,
    /// How many files were asked for, and the number of the one that is still waited for.
    files: u64,
    reading: Option<u64>,
}

/// What an [`App`] needs to know from the start.
pub(crate) struct Setting {
    pub(crate) words: Words,
    pub(crate) look: Look,
    pub(crate) size: (u16, u16),
    pub(crate) boards: Vec<Variant>,
    pub(crate) day: String,
    pub(crate) home: Option<String>,
}

impl App {
    /// A game, or a menu in front of it that offers the kept ones.
    pub(crate) fn new(setting: Setting, session: Session, menu: Option<Vec<Kept>>) -> App {
        let Setting { words, look, size, mut boards, day, home } = setting;
        let variant = session.position().variant();
        if !boards.contains(&variant) {
            boards.insert(0, variant.clone());
        }
        let mode = match menu {
            Some(kept) => Mode::Menu(Menu::new(kept, boards.clone(), &variant, session.players())),
            None => Mode::Board,
        };
        let mut app = App {
            cursor: Cursor::on(Space::from_code(0)),
            words,
            look,
            size,
            session,
            mode,
            selected: None,
            marks: true,
            hint: None,
            message: None,
            thinking: Thinking::default(),
            paused: false,
            boards,
            day,
            home,
            saved_to: None,
            files: 0,
            reading: None,
        };
        app.cursor_to_the_middle();
        app
    }

    /// What is to be done before anything happens.
    pub(crate) fn begin(&mut self) -> Vec<Effect> {
        if self.session.is_looking() {
            self.tell_looking();
        }
        self.see_to_thinking()
    }

    /// Takes in what happened, and says what is to be done.
    pub(crate) fn update(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Paste(text) => {
                match &mut self.mode {
                    Mode::Prompt(prompt) => prompt.insert(&text),
                    Mode::Board => self.ask_for_move(&text),
                    _ => {}
                }
                Vec::new()
            }
            Event::Resized(columns, lines) => {
                self.size = (columns, lines);
                Vec::new()
            }
            Event::Thought(thought) => self.thought(thought),
            Event::Saved(saved) => {
                self.saved(saved);
                Vec::new()
            }
            // What nobody waits for any longer has come too late.
            Event::Opened(number, _) if self.reading != Some(number) => Vec::new(),
            Event::Opened(_, Ok(games)) => self.opened(&games),
            Event::Opened(_, Err(failure)) => {
                self.reading = None;
                self.refuse(failure.first_line());
                Vec::new()
            }
            Event::NotKept(error) => {
                let reason = error.to_string();
                let text = self.words.say_with("tui-not-kept", &[("reason", (&reason).into())]);
                self.refuse(text);
                Vec::new()
            }
            Event::Leave => vec![Effect::Quit],
        };
        effects.extend(self.see_to_thinking());
        effects
    }

    fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            return vec![Effect::Quit];
        }
        if control && key.code == KeyCode::Char('z') {
            return vec![Effect::Suspend];
        }
        match &mut self.mode {
            Mode::Board => {
                let meaning = if self.session.is_looking() { looking_action } else { action };
                match meaning(key, self.session.board().is_libre()) {
                    Some(action) => self.act_on(action),
                    None => Vec::new(),
                }
            }
            Mode::Prompt(_) => self.prompt_key(key),
            Mode::Menu(menu) => {
                let choice = menu.key(key.code);
                self.menu_choice(choice)
            }
            Mode::Help(line) => {
                match key.code {
                    KeyCode::Up | KeyCode::Char('k') => *line = line.saturating_sub(1),
                    KeyCode::Down | KeyCode::Char('j') => *line += 1,
                    KeyCode::PageUp => *line = line.saturating_sub(10),
                    KeyCode::PageDown | KeyCode::Char(' ') => *line += 10,
                    _ => self.mode = Mode::Board,
                }
                Vec::new()
            }
        }
    }

    fn act_on(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Step(direction) => {
                let layout = ScreenLayout::of(self);
                self.cursor = self.cursor.stepped(self.session.board(), &layout.places(), direction);
            }
            Action::Act => return self.act(self.cursor.space),
            Action::Cancel => {
                self.selected = None;
                self.message = None;
                self.hint = None;
                self.reading = None;
            }
            Action::Pass => return self.play(Move::Pass),
            Action::TakeBack => return self.take_back(),
            Action::GoOn => return self.go_on(),
            Action::Hint => self.want_hint(),
            Action::Analysis => self.thinking.toggle_analysis(),
            Action::Marks => self.marks = !self.marks,
            Action::Type(first) => self.ask_for_move(&first.map(String::from).unwrap_or_default()),
            Action::Save => self.ask_for_place(),
            Action::Open => self.ask_for_game(),
            Action::New => {
                let variant = self.session.position().variant();
                if !self.boards.contains(&variant) {
                    self.boards.insert(0, variant.clone());
                }
                let players = self.session.proposed_players();
                self.mode = Mode::Menu(Menu::new(Vec::new(), self.boards.clone(), &variant, players));
            }
            Action::Far(on) => return self.go_far(on),
            Action::OtherGame(next) => self.other_game(next),
            Action::PlayFrom if self.session.position().is_over() => {
                self.refuse(self.words.say("refusal-game-over"));
            }
            Action::PlayFrom => self.mode = Mode::Menu(Menu::from_here(self.session.proposed_players())),
            Action::Help => self.mode = Mode::Help(0),
            Action::Redraw => return vec![Effect::Redraw],
            Action::Quit => return vec![Effect::Quit],
        }
        Vec::new()
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Vec<Effect> {
        match (mouse.kind, &mut self.mode) {
            (MouseEventKind::Down(MouseButton::Left), Mode::Board) => {
                match ScreenLayout::of(self).space_at(mouse.column, mouse.row) {
                    Some(space) => {
                        self.cursor = Cursor::on(space);
                        self.act(space)
                    }
                    None => Vec::new(),
                }
            }
            (MouseEventKind::Down(MouseButton::Right), Mode::Board) => self.act_on(Action::Cancel),
            (MouseEventKind::Down(MouseButton::Left), Mode::Menu(menu)) => {
                match ScreenLayout::menu_row_at(menu, self.size, mouse.row) {
                    Some(row) => {
                        let choice = menu.pick(row);
                        self.menu_choice(choice)
                    }
                    None => Vec::new(),
                }
            }
            (MouseEventKind::ScrollDown, Mode::Help(line)) => {
                *line += 3;
                Vec::new()
            }
            (MouseEventKind::ScrollUp, Mode::Help(line)) => {
                *line = line.saturating_sub(3);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn menu_choice(&mut self, choice: Choice) -> Vec<Effect> {
        match choice {
            Choice::Stay => Vec::new(),
            Choice::Quit => vec![Effect::Quit],
            Choice::Discard { slot } => vec![Effect::Discard(slot)],
            Choice::Leave => {
                self.mode = Mode::Board;
                Vec::new()
            }
            Choice::Resume(kept) => {
                self.set_session(kept.session);
                self.news(self.words.say("tui-resumed"));
                vec![Effect::TakeUp(kept.slot)]
            }
            Choice::PlayFrom(players) => {
                self.set_session(self.session.play_from_here(players));
                self.news(self.words.say("tui-played-from"));
                vec![Effect::LetGo]
            }
            Choice::Start(variant, players) => {
                // The board file, if any, is that of the session before.
                let session = Session::new(Game::new(&variant), players, self.session.coords());
                let session = session.on_board_file(self.session.board_file_of(&variant));
                self.set_session(session);
                vec![Effect::LetGo]
            }
        }
    }

    /// Begins to play another game.
    fn set_session(&mut self, session: Session) {
        self.session = session;
        self.mode = Mode::Board;
        self.paused = false;
        self.saved_to = None;
        self.reading = None;
        self.thinking.forget();
        self.position_changed();
        self.cursor_to_the_middle();
    }

    fn opened(&mut self, games: &Arc<Collection>) -> Vec<Effect> {
        let looked = Session::look(games, games.first_sound(), self.session.coords());
        let Some(session) = self.seen(looked) else { return Vec::new() };
        let file = self.session.board_file_of(&session.position().variant()).map(PathBuf::from);
        self.set_session(session.on_board_file(file.as_deref()));
        self.tell_looking();
        vec![Effect::LetGo]
    }

    /// A game to look at, unless it is none: then that is told.
    fn seen(&mut self, looked: Result<Session, NoSight>) -> Option<Session> {
        match looked {
            Ok(session) => Some(session),
            Err(no_sight) => {
                self.refuse(no_sight_text(&self.words, &no_sight));
                None
            }
        }
    }

    /// Looks at the next game of the file, or at the one before.
    fn other_game(&mut self, next: bool) {
        let Some((number, _)) = self.session.which() else { return };
        let number = if next { number + 1 } else { number - 1 };
        let Some(looked) = self.session.look_at(number) else { return };
        if let Some(session) = self.seen(looked) {
            self.set_session(session);
            self.tell_looking();
        }
    }

    /// Says that a game is looked at, and how.
    fn tell_looking(&mut self) {
        self.news(self.words.say("tui-opened"));
    }

    fn cursor_to_the_middle(&mut self) {
        let layout = ScreenLayout::of(self);
        if let Some(space) = layout.middle() {
            self.cursor = Cursor::on(space);
        }
    }

    /// What no longer holds when another position is on the board.
    fn position_changed(&mut self) {
        self.selected = None;
        self.hint = None;
        self.message = None;
        self.thinking.forget_hint();
        let layout = ScreenLayout::of(self);
        self.cursor = self.cursor.among(self.session.board(), &layout.places());
    }

    fn news(&mut self, text: String) {
        self.message = Some(Message { tone: Tone::News, text, spaces: Vec::new() });
    }

    fn refuse(&mut self, text: String) {
        self.message = Some(Message { tone: Tone::Refusal, text, spaces: Vec::new() });
    }

    /// What a player is called.
    pub(crate) fn player_name(&self, color: Color) -> String {
        name_in(&self.words, &self.session, color)
    }
}

/// What a player of a game is called.
pub(crate) fn name_in(words: &Words, session: &Session, color: Color) -> String {
    match session.recorded_name(color) {
        Some(name) if session.is_looking() => name.to_owned(),
        None if session.is_looking() => "?".into(),
        _ => player_name(words, session.player(color), session.players()),
    }
}

/// How a game ended, if it did so here: with the reason where its record has one.
pub(crate) fn ending_text(words: &Words, session: &Session) -> Option<String> {
    let result = session.ending()?;
    let key = match (result, session.termination()) {
        (GameResult::Won(_), Some("resignation")) => "result-won-resigned",
        (GameResult::Won(_), Some("time forfeit")) => "result-won-time",
        _ => return Some(words.result(result)),
    };
    let winner = result.winner()?;
    let names = [winner, winner.other()].map(|color| words.color(color));
    Some(words.say_with(key, &[("winner", (&names[0]).into()), ("loser", (&names[1]).into())]))
}

/// Why a game of a file cannot be looked at.
pub(crate) fn no_sight_text(words: &Words, no_sight: &NoSight) -> String {
    match no_sight {
        NoSight::NoSuchGame(count) => words.say_with("tui-no-such-game", &[("count", (*count).into())]),
        NoSight::Faulty(fault) => fault.to_string().lines().next().unwrap_or_default().to_owned(),
    }
}

/// What a player is called, among these two.
pub(crate) fn player_name(words: &Words, player: Player, players: [Player; 2]) -> String {
    match player {
        Player::Human if players == [Player::Human; 2] => words.say("tui-person"),
        Player::Human => words.say("tui-you"),
        Player::Level(level) => words.say_with("tui-level", &[("number", level.number().into())]),
    }
}
