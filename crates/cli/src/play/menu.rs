//! The menu at the start: go on with a kept game, or choose a board and the players of a new one.

use abande::{Color, Variant};
use abande_engine::Level;
use ratatui::crossterm::event::KeyCode;

use super::player::Player;
use super::shelf::Kept;

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// Go on with this one of the kept games.
    Kept(usize),
    Board,
    Player(Color),
    Start,
}

/// The menu, and what is chosen in it.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    pub(crate) kept: Vec<Kept>,
    boards: Vec<Variant>,
    board: usize,
    pub(crate) players: [Player; 2],
    row: usize,
    /// Whether only the players are to be chosen, to play on from a position.
    pub(crate) here: bool,
    /// Whether a kept game is about to be thrown away, and waits for a second key.
    pub(crate) discards: bool,
}

/// What comes of a key.
#[derive(Clone, Debug)]
pub(crate) enum Choice {
    Stay,
    Resume(Box<Kept>),
    Discard {
        slot: usize,
    },
    Start(Variant, [Player; 2]),
    /// Play on from the position on the board.
    PlayFrom([Player; 2]),
    Leave,
    Quit,
}

impl Menu {
    pub(crate) fn new(kept: Vec<Kept>, boards: Vec<Variant>, board: &Variant, players: [Player; 2]) -> Menu {
        let board = boards.iter().position(|known| known == board).unwrap_or(0);
        let mut menu = Menu { kept, boards, board, players, row: 0, here: false, discards: false };
        if menu.kept.is_empty() {
            menu.row = menu.rows().len() - 1;
        }
        menu
    }

    /// Who plays on from a position?
    pub(crate) fn from_here(players: [Player; 2]) -> Menu {
        let mut menu =
            Menu { kept: vec![], boards: vec![], board: 0, players, row: 0, here: true, discards: false };
        menu.row = menu.rows().len() - 1;
        menu
    }

    pub(crate) fn rows(&self) -> Vec<Row> {
        if self.here {
            return vec![Row::Player(Color::Black), Row::Player(Color::White), Row::Start];
        }
        let kept = (0..self.kept.len()).map(Row::Kept);
        let new = [Row::Board, Row::Player(Color::Black), Row::Player(Color::White), Row::Start];
        kept.chain(new).collect()
    }

    pub(crate) fn chosen(&self) -> Row {
        self.rows().get(self.row).copied().unwrap_or(Row::Start)
    }

    pub(crate) fn board(&self) -> Option<&Variant> {
        self.boards.get(self.board)
    }

    pub(crate) fn key(&mut self, code: KeyCode) -> Choice {
        let discards = std::mem::take(&mut self.discards);
        let last = self.rows().len() - 1;
        match code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => {
                self.row = self.row.checked_sub(1).unwrap_or(last);
            }
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.row = if self.row < last { self.row + 1 } else { 0 };
            }
            KeyCode::Left | KeyCode::Char('h' | '-') => self.change(false),
            KeyCode::Right | KeyCode::Char('l' | '+' | ' ') => self.change(true),
            KeyCode::Delete | KeyCode::Char('x') => {
                if let Row::Kept(index) = self.chosen() {
                    if discards {
                        let slot = self.kept.remove(index).slot;
                        return Choice::Discard { slot };
                    }
                    self.discards = true;
                }
            }
            KeyCode::Enter => return self.choose(),
            KeyCode::Esc => return Choice::Leave,
            KeyCode::Char('q') => return Choice::Quit,
            _ => {}
        }
        Choice::Stay
    }

    /// Chooses a line, as a click on it does.
    pub(crate) fn pick(&mut self, row: usize) -> Choice {
        self.row = row.min(self.rows().len() - 1);
        match self.chosen() {
            Row::Kept(_) | Row::Start => self.choose(),
            Row::Board | Row::Player(_) => {
                self.change(true);
                Choice::Stay
            }
        }
    }

    fn choose(&self) -> Choice {
        if self.here {
            return Choice::PlayFrom(self.players);
        }
        let kept = match self.chosen() {
            Row::Kept(index) => self.kept.get(index),
            _ => None,
        };
        match (kept, self.board()) {
            (Some(kept), _) => Choice::Resume(Box::new(kept.clone())),
            (None, Some(board)) => Choice::Start(board.clone(), self.players),
            (None, None) => Choice::Stay,
        }
    }

    fn change(&mut self, up: bool) {
        match self.chosen() {
            Row::Board => self.board = turned(self.board, self.boards.len(), up),
            Row::Player(color) => {
                let player = &mut self.players[color.index()];
                let levels = Level::all().count();
                let number = match player {
                    Player::Human => 0,
                    Player::Level(level) => level.number().into(),
                };
                let number = turned(number, levels + 1, up);
                *player = Level::try_from(number as u8).map_or(Player::Human, Player::Level);
            }
            Row::Kept(_) | Row::Start => {}
        }
    }
}

/// The next of so many, or the one before, around the corner.
fn turned(index: usize, count: usize, up: bool) -> usize {
    let step = if up { 1 } else { count.saturating_sub(1) };
    (index + step) % count.max(1)
}
