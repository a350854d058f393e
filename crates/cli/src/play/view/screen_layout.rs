//! The layout of the screen: where everything is, and which space lies where.

use abande::{Move, Space};
use abande_draw::text::{Options, Picture, Place, picture};
use ratatui::layout::{Position as Corner, Rect};

use super::look::Depth;
use super::menu;
use crate::play::app::App;
use crate::play::menu::Menu;
use crate::play::player::Player;

/// Below this many columns and lines there is no playing.
pub(crate) const LEAST: (u16, u16) = (40, 12);

/// A window narrower than this has no panel beside the board.
const WITH_PANEL: u16 = 72;

/// How wide the panel beside the board is, at least and at most.
const PANEL: (u16, u16) = (35, 46);

/// Columns between board and panel.
const GAP: u16 = 2;

/// The labels around the board, those of Libre being the largest, which its room does not count.
const LABELS: (u16, u16) = (14, 4);

/// How far from a space a click is meant for it in any case, as a square in half columns.
const NEAR: i32 = 41;

/// Where everything is.
pub(crate) struct ScreenLayout {
    pub(super) title: Rect,
    pub(super) board: Rect,
    pub(super) panel: Rect,
    /// Hands and points in a line, where there is no room for a panel.
    pub(super) tally: Rect,
    pub(super) info: Rect,
    pub(super) message: Rect,
    pub(super) keys: Rect,
    pub(super) picture: Picture,
    /// Where the picture's corner lies on the screen; outside, if it is moved to keep the cursor in sight.
    origin: (i32, i32),
}

impl ScreenLayout {
    /// In the window as it is.
    pub(crate) fn of(app: &App) -> ScreenLayout {
        ScreenLayout::within(app, app.size)
    }

    pub(super) fn within(app: &App, (columns, lines): (u16, u16)) -> ScreenLayout {
        let message_lines = match lines {
            ..18 => 1,
            18..28 => 2,
            _ => 3,
        };
        let foot = 2 + message_lines;
        let with_panel = columns >= WITH_PANEL;
        let head = if with_panel { 1 } else { 2 };
        let body = Rect::new(0, head, columns, lines.saturating_sub(head + foot));
        let row = |y: u16, height: u16| Rect::new(1, y, columns.saturating_sub(2), height);
        let widest = columns.saturating_sub(if with_panel { PANEL.0 + GAP } else { 0 });
        let picture = drawn(app, (widest, body.height));
        let wanted = (picture.width() as u16 + GAP).min(widest);
        let panel_width = if with_panel { (columns - wanted - GAP).min(PANEL.1) } else { 0 };
        let board_width = columns - if with_panel { panel_width + GAP } else { 0 };
        let board = Rect { width: board_width, ..body };
        let panel = Rect { x: columns - panel_width, width: panel_width.saturating_sub(1), ..body };
        let cursor = picture.place(app.cursor.space);
        let origin = (
            offset(board.x, board.width, picture.width(), cursor.map(|place| place.column)),
            offset(board.y, board.height, picture.height(), cursor.map(|place| place.line)),
        );
        ScreenLayout {
            title: Rect::new(0, 0, columns, 1),
            board,
            panel,
            tally: row(1, head - 1),
            info: row(body.bottom(), 1),
            message: row(body.bottom() + 1, message_lines),
            keys: row(body.bottom() + 1 + message_lines, 1),
            picture,
            origin,
        }
    }

    /// The spaces that can be gone to, with their places in the picture.
    pub(crate) fn places(&self) -> Vec<(Space, Place)> {
        self.picture.places().collect()
    }

    /// The space in the middle of the picture.
    pub(crate) fn middle(&self) -> Option<Space> {
        let middle = (self.picture.height() as i32 / 2, self.picture.width() as i32 / 2);
        let distance = |place: Place| {
            let (down, right) = (place.line as i32 - middle.0, place.column as i32 - middle.1);
            4 * down * down + right * right
        };
        self.picture.places().min_by_key(|&(_, place)| distance(place)).map(|(space, _)| space)
    }

    /// The space under a spot of the screen: the nearest one, if it is near.
    pub(crate) fn space_at(&self, column: u16, line: u16) -> Option<Space> {
        if !self.board.contains(Corner::new(column, line)) {
            return None;
        }
        let (column, line) = (i32::from(column) - self.origin.0, i32::from(line) - self.origin.1);
        // In half columns, from the middle of a stack's two signs. Lines count double, as they are higher.
        let square = |right: i32, down: i32| right * right + down * down;
        let distance =
            |place: Place| square(2 * (column - place.column as i32) - 1, 4 * (line - place.line as i32));
        let (distance, space, place) =
            self.picture.places().map(|(space, place)| (distance(place), space, place)).min()?;
        let apart = |(other, there): (Space, Place)| {
            let right = 2 * (there.column as i32 - place.column as i32);
            (other != space).then(|| square(right, 4 * (there.line as i32 - place.line as i32)))
        };
        let next = self.picture.places().filter_map(apart).min().unwrap_or(0);
        // A little farther than halfway to the next space, so that there are no gaps between them.
        (distance <= (next * 2 / 3).max(NEAR)).then_some(space)
    }

    /// The line of the menu at a line of the screen.
    pub(crate) fn menu_row_at(open: &Menu, size: (u16, u16), line: u16) -> Option<usize> {
        menu::row_lines(open, size).iter().position(|&at| at == Some(line))
    }

    /// Where a place of the picture is on the screen, if it is in sight.
    pub(super) fn spot(&self, place: Place) -> Option<Corner> {
        self.beside(place, 0)
    }

    /// Some columns to the right of a place.
    pub(super) fn beside(&self, place: Place, columns: i32) -> Option<Corner> {
        let x = u16::try_from(self.origin.0 + place.column as i32 + columns).ok()?;
        let y = u16::try_from(self.origin.1 + place.line as i32).ok()?;
        Some(Corner::new(x, y)).filter(|&corner| self.board.contains(corner))
    }

    /// The column and the line of a space on the screen, if it is in sight.
    #[cfg(test)]
    pub(crate) fn corner_of(&self, space: Space) -> Option<(u16, u16)> {
        self.corner(space).map(|corner| (corner.x, corner.y))
    }

    /// Where a space is on the screen, if it is in sight.
    pub(super) fn corner(&self, space: Space) -> Option<Corner> {
        self.spot(self.picture.place(space)?)
    }
}

/// Where a picture begins that should be in the middle of a room; where it is too long for that, the cursor
/// should be, as far as there is picture on both sides of it.
fn offset(start: u16, room: u16, length: usize, cursor: Option<usize>) -> i32 {
    let (start, room, length) = (i32::from(start), i32::from(room), length as i32);
    if length <= room {
        return start + (room - length) / 2;
    }
    let wanted = room / 2 - cursor.unwrap_or(0) as i32;
    start + wanted.clamp(room - length, 0)
}

fn drawn(app: &App, room: (u16, u16)) -> Picture {
    let position = app.session.position();
    let enter = |mv: Move| match mv {
        Move::Enter(space) => Some(space),
        _ => None,
    };
    let marked = app.marks && app.selected.is_none() && app.session.to_move() == Some(Player::Human);
    let moves = if marked { position.moves() } else { Vec::new() };
    let options = Options {
        colored: app.look.depth != Depth::None,
        signs: app.look.signs,
        coords: app.session.coords(),
        last: app.session.last(),
        entries: moves.into_iter().filter_map(enter).collect(),
        room: (room.0.saturating_sub(LABELS.0).into(), room.1.saturating_sub(LABELS.1).into()),
        roomy: true,
        ..Options::default()
    };
    picture(position, &options)
}
