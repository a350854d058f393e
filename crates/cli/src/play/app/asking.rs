//! What the person types: moves, and the names of files.

use ratatui::crossterm::event::KeyEvent;

use super::{App, Mode};
use crate::play::event::Effect;
use crate::play::files::{Saved, typed_path};
use crate::play::prompt::{Edit, Prompt, Purpose};

impl App {
    pub(super) fn ask_for_move(&mut self, first: &str) {
        self.message = None;
        self.mode = Mode::Prompt(Prompt::new(Purpose::Move, ""));
        if let Mode::Prompt(prompt) = &mut self.mode {
            prompt.insert(first);
        }
    }

    pub(super) fn ask_for_place(&mut self) {
        let usual = || format!("abande-{}.abn", self.day.replace('.', "-"));
        let name = self.saved_to.as_ref().map_or_else(usual, |path| path.display().to_string());
        self.message = None;
        self.mode = Mode::Prompt(Prompt::new(Purpose::Save, &name));
    }

    pub(super) fn ask_for_game(&mut self) {
        self.message = None;
        self.mode = Mode::Prompt(Prompt::new(Purpose::Open, ""));
    }

    pub(super) fn prompt_key(&mut self, key: KeyEvent) -> Vec<Effect> {
        let Mode::Prompt(prompt) = &mut self.mode else { return Vec::new() };
        match prompt.key(key) {
            Edit::GoesOn => Vec::new(),
            Edit::GivenUp => {
                self.mode = Mode::Board;
                self.message = None;
                Vec::new()
            }
            Edit::Given => {
                let (purpose, text) = (prompt.purpose.clone(), prompt.text().trim().to_owned());
                self.given(purpose, &text)
            }
        }
    }

    fn given(&mut self, purpose: Purpose, text: &str) -> Vec<Effect> {
        let path = typed_path(text, self.home.as_deref());
        match purpose {
            Purpose::Move => return self.typed_move(text),
            _ if text.is_empty() => {}
            Purpose::Save => {
                self.mode = Mode::Board;
                let replace = self.saved_to.as_ref() == Some(&path);
                return vec![Effect::Save { path, text: self.session.text(&self.day), replace }];
            }
            Purpose::Open => {
                self.mode = Mode::Board;
                self.files += 1;
                self.reading = Some(self.files);
                let name = path.display().to_string();
                self.news(self.words.say_with("tui-reading", &[("file", (&name).into())]));
                return vec![Effect::Open(self.files, path)];
            }
            Purpose::Replace(path) => {
                self.mode = Mode::Board;
                self.message = None;
                let yes = self.words.say("tui-yes");
                if text.eq_ignore_ascii_case(&yes) || text.eq_ignore_ascii_case("y") {
                    return vec![Effect::Save { path, text: self.session.text(&self.day), replace: true }];
                }
                self.refuse(self.words.say("tui-not-saved"));
            }
        }
        self.mode = Mode::Board;
        Vec::new()
    }

    /// Plays a typed move. One that cannot be read stays on the line, to be mended.
    fn typed_move(&mut self, text: &str) -> Vec<Effect> {
        #[cfg(debug_assertions)]
        assert_ne!(text, "panic!", "somebody wanted to see how it looks");
        if text.is_empty() {
            self.mode = Mode::Board;
            return Vec::new();
        }
        let (board, coords) = (self.session.board(), self.session.coords());
        let one = board.parse_move(text, coords);
        // Two words may be one capture, or two moves of a list.
        let legal = one.as_ref().is_ok_and(|&mv| self.session.position().refusal(mv).is_none());
        if !legal && text.contains(char::is_whitespace) {
            match self.play_list(text) {
                Ok(effects) => {
                    self.mode = Mode::Board;
                    self.selected = None;
                    return effects;
                }
                // A fault behind the first move is that of a list.
                Err(error) if one.is_err() || error.offset > 0 => {
                    self.list_refused(&error);
                    return Vec::new();
                }
                Err(_) => {}
            }
        }
        match one {
            Ok(mv) => {
                self.mode = Mode::Board;
                self.selected = None;
                self.play(mv)
            }
            Err(error) => {
                let text = self.words.typed(&error, self.session.board(), coords);
                self.refuse(text);
                Vec::new()
            }
        }
    }

    pub(super) fn saved(&mut self, saved: Saved) {
        match saved {
            Saved::Yes(path) => {
                let name = path.display().to_string();
                self.news(self.words.say_with("tui-saved", &[("file", (&name).into())]));
                self.saved_to = Some(path);
            }
            Saved::Exists(path) => {
                let name = path.display().to_string();
                self.refuse(self.words.say_with("tui-exists", &[("file", (&name).into())]));
                self.mode = Mode::Prompt(Prompt::new(Purpose::Replace(path), ""));
            }
            Saved::No(reason) => self.refuse(reason),
        }
    }
}
