//! A line that a person types.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use std::path::PathBuf;

/// What the line is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A move.
    Move,
    /// Where to save the game.
    Save,
    /// Which game to open.
    Open,
    /// Whether a file may be replaced.
    Replace(PathBuf),
}

/// The longest line: a path, or the moves of a whole game.
const LONGEST: usize = 4096;

/// A line, and where in it the next sign goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prompt {
    pub(crate) purpose: Purpose,
    text: Vec<char>,
    place: usize,
}

/// What a key makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edit {
    GoesOn,
    Given,
    GivenUp,
}

impl Prompt {
    pub(crate) fn new(purpose: Purpose, text: &str) -> Prompt {
        let text: Vec<char> = text.chars().collect();
        Prompt { purpose, place: text.len(), text }
    }

    pub(crate) fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// What stands before the next sign.
    pub(crate) fn before(&self) -> String {
        self.text.iter().take(self.place).collect()
    }

    /// Puts in a text, such as a pasted one, as a single line; of a very long one, the beginning.
    pub(crate) fn insert(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.text.len());
        let line = text
            .trim_end_matches(['\r', '\n'])
            .chars()
            .map(|sign| if sign.is_whitespace() { ' ' } else { sign });
        for sign in line.filter(|sign| !sign.is_control()).take(room) {
            self.text.insert(self.place.min(self.text.len()), sign);
            self.place += 1;
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Edit {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return Edit::Given,
            KeyCode::Esc => return Edit::GivenUp,
            // Whoever wipes out all of it wants to be somewhere else.
            KeyCode::Backspace if self.text.is_empty() => return Edit::GivenUp,
            KeyCode::Backspace if self.place > 0 => {
                self.place -= 1;
                self.text.remove(self.place);
            }
            KeyCode::Delete if self.place < self.text.len() => drop(self.text.remove(self.place)),
            KeyCode::Left => self.place = self.place.saturating_sub(1),
            KeyCode::Right => self.place = (self.place + 1).min(self.text.len()),
            KeyCode::Home => self.place = 0,
            KeyCode::End => self.place = self.text.len(),
            KeyCode::Char('u') if control => {
                self.text.drain(..self.place);
                self.place = 0;
            }
            KeyCode::Char(sign) if !control => self.insert(sign.encode_utf8(&mut [0; 4])),
            _ => {}
        }
        Edit::GoesOn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(prompt: &mut Prompt, codes: &[KeyCode]) -> Edit {
        codes.iter().map(|&code| prompt.key(code.into())).last().unwrap()
    }

    #[test]
    fn a_line_is_edited() {
        use KeyCode::{Backspace, Char, Delete, End, Enter, Esc, Home, Left, Right};

        let mut prompt = Prompt::new(Purpose::Move, "d");
        assert_eq!(press(&mut prompt, &[Char('4'), Left, Char('ä'), Right, Char('-')]), Edit::GoesOn);
        assert_eq!((prompt.text().as_str(), prompt.before().as_str()), ("dä4-", "dä4-"));
        press(&mut prompt, &[Home, Delete, End, Backspace, Backspace]);
        assert_eq!(prompt.text(), "ä");
        prompt.insert("e3\r\n");
        assert_eq!(prompt.text(), "äe3");
        assert_eq!(press(&mut prompt, &[Enter]), Edit::Given);
        assert_eq!(press(&mut prompt, &[Esc]), Edit::GivenUp);
        press(&mut prompt, &[Backspace; 3]);
        assert_eq!(press(&mut prompt, &[Home, Delete, Left, Right]), Edit::GoesOn);
        assert_eq!(press(&mut prompt, &[Backspace]), Edit::GivenUp);
    }
}
