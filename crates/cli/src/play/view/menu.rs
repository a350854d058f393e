//! The menu at the start.

use abande::{Color, Variant};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Corner, Rect};
use unicode_width::UnicodeWidthStr;

use super::{inset, put, put_wrapped};
use crate::play::app::{App, player_name};
use crate::play::menu::{Menu, Row};
use crate::play::session::Session;

/// The lines of the screen for the rows of the menu. Headings and blank lines lie between them.
pub(super) fn row_lines(menu: &Menu, (_, lines): (u16, u16)) -> Vec<u16> {
    let rows = menu.rows();
    let kept = menu.kept.len() as u16;
    // A blank line, a heading and its rows, for the kept games and for a new one; before Start a blank line.
    let needed = if kept > 0 { 2 + kept } else { 0 } + 2 + 3 + 2;
    let top = 1 + lines.saturating_sub(needed + 4) / 3;
    let new = top + if kept > 0 { 2 + kept } else { 0 };
    (0..).zip(&rows).map(|(number, row)| match row {
        Row::Kept(_) => top + 2 + number,
        Row::Board => new + 2,
        Row::Player(color) => new + 3 + color.index() as u16,
        Row::Start => new + 6,
    }).collect()
}

pub(super) fn draw(app: &App, menu: &Menu, area: Rect, buffer: &mut Buffer) -> Option<Corner> {
    let (look, words) = (app.look, &app.words);
    super::title(app, Rect { height: 1, ..area }, buffer);
    let lines = row_lines(menu, (area.width, area.height));
    let left = area.width.saturating_sub(64) / 2;
    let at = |line: u16| {
        let height = u16::from(line + 2 < area.height);
        inset(Rect { y: area.y + line, height, ..area }, left + 2)
    };
    let mut corner = None;
    for (row, &y) in menu.rows().iter().zip(&lines) {
        let heading = match row {
            Row::Kept(0) => Some("tui-menu-kept"),
            Row::Board => Some("tui-menu-new"),
            _ => None,
        };
        if let Some(key) = heading {
            put(buffer, at(y - 1), &look.shown(&words.say(key)), look.heading());
        }
        let text = row_text(app, menu, *row);
        let chosen = menu.chosen() == *row;
        let style = if chosen { look.current() } else { Default::default() };
        let room = inset(at(y), 2);
        put(buffer, room, &look.shown(&format!(" {text} ")), style);
        if chosen {
            corner = Some(Corner::new(room.x, room.y)).filter(|_| room.height > 0);
        }
    }
    let foot = Rect { x: 1, y: area.bottom().saturating_sub(2), width: area.width.saturating_sub(2), height: 2 };
    let (key, style) = match (menu.discards, menu.kept.is_empty()) {
        (true, _) => ("tui-menu-discard", look.refusal()),
        (false, true) => ("tui-menu-keys", look.faint()),
        (false, false) => ("tui-menu-keys-kept", look.faint()),
    };
    put_wrapped(buffer, foot, &look.shown(&words.say(key)), style);
    corner
}

fn row_text(app: &App, menu: &Menu, row: Row) -> String {
    let words = &app.words;
    match row {
        Row::Kept(index) => menu.kept.get(index).map_or(String::new(), |kept| described(app, &kept.session)),
        Row::Board => field(&words.say("tui-menu-board"), &menu.board().map_or(String::new(), |variant| board(app, variant))),
        Row::Player(color) => {
            field(&words.color(color), &player_name(words, menu.players[color.index()], menu.players))
        }
        Row::Start => words.say("tui-menu-start"),
    }
}

/// A kept game in a line.
fn described(app: &App, session: &Session) -> String {
    let (words, players) = (&app.words, session.players());
    let name = |color: Color| {
        format!("{} {}", words.color(color), player_name(words, session.player(color), players))
    };
    let moves = words.say_with("tui-menu-moves", &[("count", session.line().1.into())]);
    let board = board(app, &session.position().variant());
    format!("{board} · {} · {} · {moves}", name(Color::Black), name(Color::White))
}

fn board(app: &App, variant: &Variant) -> String {
    let name = app.words.board(variant.board());
    match variant.to_string().split_once('@') {
        Some((_, pieces)) => format!("{name} @{pieces}"),
        None => name,
    }
}

/// A name, and a value that can be changed.
fn field(name: &str, value: &str) -> String {
    let gap = 12_usize.saturating_sub(name.width());
    format!("{name}{:gap$} < {value} >", "")
}
