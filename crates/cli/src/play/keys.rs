//! What the keys mean while a game is on the screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::cursor::Direction;

/// What a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Step(Direction),
    /// Enter a piece, take up a stack or capture, where the cursor is.
    Act,
    Cancel,
    Pass,
    TakeBack,
    GoOn,
    Hint,
    Analysis,
    Marks,
    /// Type a move, beginning with this.
    Type(Option<char>),
    Save,
    Open,
    New,
    /// To the start of the game, or to its end.
    Far(bool),
    /// The game before this one in its file, or the next.
    OtherGame(bool),
    /// Play on from here, in a game of one's own.
    PlayFrom,
    Help,
    Quit,
    Redraw,
}

/// What a key means while a game is looked at. The arrows go through it; others mean what they always do.
pub(crate) fn looking_action(key: KeyEvent, libre: bool) -> Option<Action> {
    match key.code {
        KeyCode::Left => Some(Action::TakeBack),
        KeyCode::Right => Some(Action::GoOn),
        KeyCode::Up | KeyCode::Home => Some(Action::Far(false)),
        KeyCode::Down | KeyCode::End => Some(Action::Far(true)),
        KeyCode::PageUp => Some(Action::OtherGame(false)),
        KeyCode::PageDown => Some(Action::OtherGame(true)),
        _ => action(key, libre),
    }
}

/// What a key means. Letters that begin the names of spaces begin a typed move; in Libre, numbers do.
pub(crate) fn action(key: KeyEvent, libre: bool) -> Option<Action> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Some(Action::Quit),
            KeyCode::Char('l') => Some(Action::Redraw),
            KeyCode::Char('r') => Some(Action::GoOn),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    let step = |right, down| Some(Action::Step(Direction::new(right, down)));
    match key.code {
        KeyCode::Left | KeyCode::Char('h') => step(-1, 0),
        KeyCode::Right | KeyCode::Char('l') => step(1, 0),
        KeyCode::Up | KeyCode::Char('k') => step(0, -1),
        KeyCode::Down | KeyCode::Char('j') => step(0, 1),
        KeyCode::Home | KeyCode::Char('Y') => step(-1, -1),
        KeyCode::PageUp | KeyCode::Char('U') => step(1, -1),
        KeyCode::End | KeyCode::Char('B') => step(-1, 1),
        KeyCode::PageDown | KeyCode::Char('N') => step(1, 1),
        KeyCode::Enter | KeyCode::Char(' ') => Some(Action::Act),
        KeyCode::Esc => Some(Action::Cancel),
        KeyCode::Tab => Some(Action::Analysis),
        KeyCode::F(1) | KeyCode::Char('?') => Some(Action::Help),
        KeyCode::Char(sign) => match sign {
            'a'..='g' if !libre => Some(Action::Type(Some(sign))),
            '0'..='9' | '-' if libre => Some(Action::Type(Some(sign))),
            ':' | '/' => Some(Action::Type(None)),
            'p' => Some(Action::Pass),
            'u' => Some(Action::TakeBack),
            'r' => Some(Action::GoOn),
            't' => Some(Action::Hint),
            'm' => Some(Action::Marks),
            's' => Some(Action::Save),
            'o' => Some(Action::Open),
            'n' => Some(Action::New),
            'x' => Some(Action::PlayFrom),
            'q' => Some(Action::Quit),
            _ => None,
        },
        _ => None,
    }
}
