//! The full-screen game: events from keys, mouse, engine and system go in, effects are carried out.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use abande::Boards;
use ratatui::crossterm::event::{self, Event as Input};
use ratatui::crossterm::terminal::size;

use super::app::{App, Setting};
use super::collection::Collection;
use super::event::{Effect, Event};
use super::screen::Screen;
use super::session::Session;
use super::shelf::{Kept, Shelf};
use super::thinker::Thinker;
use super::{files, signals, view};
use crate::failure::Failure;

/// What reaches the loop.
enum Message {
    Event(Event),
    Signal(i32),
    /// There is no more input.
    Gone,
}

/// Everything outside the state itself.
pub(crate) struct Outside {
    pub(crate) shelf: Shelf,
    pub(crate) boards: Boards,
    pub(crate) pace: Duration,
}

/// Plays until the person leaves. Says whether a game is kept.
pub(crate) fn play(
    setting: Setting,
    session: Session,
    menu: Option<Vec<Kept>>,
    outside: Outside,
) -> Result<bool, Failure> {
    let (sender, messages) = channel();
    watch(&sender)?;
    let signals = sender.clone();
    signals::watch(move |signal| drop(signals.send(Message::Signal(signal))))?;
    let thoughts = sender.clone();
    let thinker = Thinker::start(outside.pace, move |thought| {
        let _ = thoughts.send(Message::Event(Event::Thought(thought)));
    });
    let mut screen = Screen::enter()?;
    let setting = Setting { size: size()?, ..setting };
    let mut game = Running {
        app: App::new(setting, session, menu),
        outside,
        thinker,
        sender,
        leaves: None,
        kept: false,
    };
    let done = game.run(&mut screen, &messages);
    drop(screen);
    match (done, game.leaves) {
        (Ok(()), Some(Leave::Signal(signal))) => signals::obey(signal),
        // The terminal has gone away, and we with it.
        (Err(_), _) | (Ok(()), Some(Leave::Gone)) => return Ok(false),
        _ => {}
    }
    Ok(game.kept)
}

/// Reads keys and the mouse on a thread of its own.
fn watch(sender: &Sender<Message>) -> io::Result<()> {
    let sender = sender.clone();
    thread::Builder::new().name("input".into()).spawn(move || {
        loop {
            let event = match event::read() {
                Ok(Input::Key(key)) => Event::Key(key),
                Ok(Input::Mouse(mouse)) => Event::Mouse(mouse),
                Ok(Input::Paste(text)) => Event::Paste(text),
                Ok(Input::Resize(columns, lines)) => Event::Resized(columns, lines),
                Ok(_) => continue,
                Err(_) => {
                    let _ = sender.send(Message::Gone);
                    return;
                }
            };
            if sender.send(Message::Event(event)).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Why the game is left.
enum Leave {
    Wish,
    Signal(i32),
    Gone,
}

struct Running {
    app: App,
    outside: Outside,
    thinker: Thinker,
    /// For what is done on threads of their own.
    sender: Sender<Message>,
    leaves: Option<Leave>,
    /// Whether the game as it stands can be gone on with.
    kept: bool,
}

impl Running {
    fn run(&mut self, screen: &mut Screen, messages: &Receiver<Message>) -> io::Result<()> {
        let effects = self.app.begin();
        self.carry_out(effects, screen)?;
        while self.leaves.is_none() {
            screen.terminal.draw(|frame| view::draw(&self.app, frame))?;
            let Ok(message) = messages.recv() else { break };
            self.hear(message, screen)?;
            // What has come meanwhile is taken in before the screen is drawn again.
            while self.leaves.is_none()
                && let Ok(message) = messages.try_recv()
            {
                self.hear(message, screen)?;
            }
        }
        Ok(())
    }

    fn hear(&mut self, message: Message, screen: &mut Screen) -> io::Result<()> {
        let event = match message {
            Message::Event(event) => event,
            Message::Signal(signal) if signals::suspends(signal) => {
                return self.carry_out(vec![Effect::Suspend], screen);
            }
            Message::Signal(signal) => {
                self.leaves = Some(Leave::Signal(signal));
                Event::Leave
            }
            Message::Gone => {
                self.leaves = Some(Leave::Gone);
                Event::Leave
            }
        };
        let effects = self.app.update(event);
        self.carry_out(effects, screen)
    }

    fn carry_out(&mut self, effects: Vec<Effect>, screen: &mut Screen) -> io::Result<()> {
        for wish in effects {
            let answer = match wish {
                Effect::Think(job) => {
                    self.thinker.think(job);
                    None
                }
                Effect::StopThinking => {
                    self.thinker.stop();
                    None
                }
                Effect::Save { path, text, replace } => {
                    Some(Event::Saved(files::save(&path, &text, replace)))
                }
                Effect::Open(number, path) => self.open(number, path).err(),
                Effect::Suspend => {
                    screen.lend(signals::suspend)?;
                    let (columns, lines) = size()?;
                    Some(Event::Resized(columns, lines))
                }
                Effect::Redraw => {
                    screen.redraw()?;
                    None
                }
                Effect::Quit => {
                    self.leaves.get_or_insert(Leave::Wish);
                    None
                }
                shelved => self.on_the_shelf(&shelved).err().map(Event::NotKept),
            };
            if let Some(event) = answer {
                let effects = self.app.update(event);
                self.carry_out(effects, screen)?;
            }
        }
        Ok(())
    }

    /// Reads a file on a thread of its own: it may be long, or a device that never answers.
    fn open(&self, number: u64, path: PathBuf) -> Result<(), Event> {
        let (sender, boards) = (self.sender.clone(), self.outside.boards.clone());
        let coords = self.app.session.coords();
        let read = move || {
            let games = Collection::open(&path, &boards, coords);
            let _ = sender.send(Message::Event(Event::Opened(number, games.map(Arc::new))));
        };
        let started = thread::Builder::new().name("file".into()).spawn(read);
        started.map(drop).map_err(|error| Event::Opened(number, Err(Failure::Thread(error))))
    }

    fn on_the_shelf(&mut self, wish: &Effect) -> io::Result<()> {
        let games = &mut self.outside.shelf;
        match wish {
            Effect::Keep(text) => {
                self.kept = false;
                games.keep(text)?;
                self.kept = true;
            }
            Effect::Forget => {
                self.kept = false;
                games.forget()?;
            }
            Effect::LetGo => {
                self.kept = false;
                games.let_go();
            }
            Effect::TakeUp(slot) => self.kept = games.take_up(*slot)?,
            Effect::Discard(slot) => games.discard(*slot)?,
            _ => {}
        }
        Ok(())
    }
}
