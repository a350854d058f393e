//! The menu at the start, with a picture of what would be played.

use abande::{Color, Position};
use abande_draw::text::{Labels, Options, picture};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Corner, Rect};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::look::{Depth, Look};
use super::{inset, put, put_wrapped, variant_name};
use crate::play::app::{App, player_name};
use crate::play::menu::{Menu, Row};
use crate::play::session::Session;

/// Columns for the lines of the menu; the picture is beside them.
const WIDTH: u16 = 43;

/// Lines above the first heading.
const TOP: u16 = 3;

/// The lines of the screen for the rows of the menu. Headings and blank lines lie between them. Where there
/// are too many, the chosen one stays in sight.
pub(super) fn row_lines(menu: &Menu, (_, lines): (u16, u16)) -> Vec<Option<u16>> {
    let rows = menu.rows();
    let kept = menu.kept.len();
    let new = if kept > 0 { kept + 2 } else { 0 };
    let wanted: Vec<usize> = (0..)
        .zip(&rows)
        .map(|(number, row)| match row {
            Row::Kept(_) => number + 1,
            Row::Board => new + 1,
            Row::Player(color) => new + 2 - usize::from(menu.here) + color.index(),
            Row::Start => new + 5 - usize::from(menu.here),
        })
        .collect();
    let room = usize::from(lines.saturating_sub(TOP + 3));
    let chosen = rows.iter().position(|row| *row == menu.chosen()).and_then(|row| wanted.get(row));
    let skipped = chosen.map_or(0, |line| (line + 1).saturating_sub(room));
    let shown = |line: usize| line.checked_sub(skipped).filter(|&line| line < room);
    wanted.into_iter().map(|line| Some(shown(line)? as u16 + TOP)).collect()
}

pub(super) fn draw(app: &App, menu: &Menu, area: Rect, buffer: &mut Buffer) -> Option<Corner> {
    let (look, words) = (app.look, &app.words);
    let name = words.say(if menu.here { "tui-menu-from" } else { "tui-menu-new" });
    super::title(app, (&name, ""), Rect { height: 1, ..area }, buffer);
    let beside = area.width.saturating_sub(WIDTH);
    let drawn = preview(
        app,
        menu,
        Rect { x: area.width - beside, y: 1, width: beside, height: area.height.saturating_sub(4) },
        buffer,
    );
    let width = if drawn { WIDTH } else { area.width };
    let at = |line: u16, indent: u16| inset(Rect { x: 0, y: line, width, height: 1 }, indent);
    let mut corner = None;
    for (row, line) in menu.rows().into_iter().zip(row_lines(menu, (area.width, area.height))) {
        let Some(line) = line else { continue };
        let heading = match row {
            Row::Kept(0) => Some("tui-menu-kept"),
            Row::Board => Some("tui-menu-new"),
            Row::Player(Color::Black) if menu.here => Some("tui-menu-from"),
            _ => None,
        };
        if let Some(key) = heading {
            put(buffer, at(line - 1, 2), &look.shown(&words.say(key)), look.heading());
        }
        let chosen = menu.chosen() == row;
        let style = if chosen { Look::current() } else { Style::new() };
        let room = at(line, 2);
        put(buffer, room, &look.shown(&format!(" {} ", row_text(app, menu, row))), style);
        if chosen {
            corner = Some(Corner::new(room.x, room.y));
        }
    }
    let foot =
        Rect { x: 1, y: area.bottom().saturating_sub(2), width: area.width.saturating_sub(2), height: 2 };
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
        Row::Board => {
            let name = menu.board().map_or(String::new(), |variant| variant_name(app, variant));
            field(&words.say("tui-menu-board"), &name)
        }
        Row::Player(color) => {
            field(&words.color(color), &player_name(words, menu.players[color.index()], menu.players))
        }
        Row::Start => words.say("tui-menu-start"),
    }
}

/// A kept game in a line.
fn described(app: &App, session: &Session) -> String {
    let name = |color: Color| player_name(&app.words, session.player(color), session.players());
    let moves = app.words.say_with("tui-menu-moves", &[("count", session.line().1.into())]);
    let board = variant_name(app, &session.position().variant());
    format!("{board} · {} – {} · {moves}", name(Color::Black), name(Color::White))
}

/// A name, and a value that can be changed.
fn field(name: &str, value: &str) -> String {
    let gap = 10_usize.saturating_sub(name.width());
    format!("{name}{:gap$} < {value} >", "")
}

/// Draws what would be played, if there is room. Says whether there was.
fn preview(app: &App, menu: &Menu, area: Rect, buffer: &mut Buffer) -> bool {
    let start = || menu.board().map(Position::start);
    let position = match menu.chosen() {
        _ if menu.here => Some(app.session.position().clone()),
        Row::Kept(index) => menu.kept.get(index).map(|kept| kept.session.position().clone()),
        _ => start(),
    };
    let Some(position) = position else { return false };
    let options = Options {
        colored: app.look.depth != Depth::None,
        signs: app.look.signs,
        labels: Labels::Off,
        room: (area.width.into(), area.height.into()),
        ..Options::default()
    };
    let drawn = picture(&position, &options);
    let (width, height) = (drawn.width() as u16, drawn.height() as u16);
    if width > area.width || height > area.height {
        return false;
    }
    let (left, top) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    for (place, glyph) in drawn.glyphs() {
        let corner = Corner::new(left + place.column as u16, top + place.line as u16);
        super::board::set(buffer, corner, glyph.sign, app.look.glyph(glyph));
    }
    true
}
