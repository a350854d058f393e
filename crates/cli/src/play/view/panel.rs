//! Beside the board: the players with their hands and points, the analysis, and the moves.

use abande::{Color, Coords, Move};
use abande_draw::text::Signs;
use abande_engine::Report;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::{Look, inset, put, put_right};
use crate::play::app::App;
use crate::play::margin;
use crate::play::player::Player;

pub(super) fn draw(app: &App, area: Rect, buffer: &mut Buffer) {
    if area.width == 0 {
        return;
    }
    let mut rest = area;
    for color in Color::BOTH {
        player(app, color, take(&mut rest, 2), buffer);
        if area.height > 20 {
            take(&mut rest, 1);
        }
    }
    if area.height <= 20 {
        take(&mut rest, 1);
    }
    if let Some(reports) = &app.thinking.analysis {
        analysis(app, reports, take(&mut rest, 5), buffer);
        take(&mut rest, 1);
    }
    moves(app, rest, buffer);
}

/// Some lines from the top of what is left.
fn take(rest: &mut Rect, lines: u16) -> Rect {
    let lines = lines.min(rest.height);
    let taken = Rect { height: lines, ..*rest };
    rest.y += lines;
    rest.height -= lines;
    taken
}

/// A line of an area, counted from 0; an empty area where there is none.
fn line(area: Rect, number: u16) -> Rect {
    if number < area.height {
        Rect { y: area.y + number, height: 1, ..area }
    } else {
        Rect { height: 0, ..area }
    }
}

/// Hands and points of both players in one line: in whole words if they fit.
pub(super) fn tally(app: &App, area: Rect, buffer: &mut Buffer) {
    if area.height == 0 {
        return;
    }
    let (position, look, words) = (app.session.position(), app.look, &app.words);
    let half = area.width / 2;
    let long = |color: Color| {
        format!("{}, {}", words.points(position.score().of(color)), words.in_hand(position.hand(color)))
    };
    let short = |color: Color| {
        words.say_with(
            "tui-tally",
            &[("points", position.score().of(color).into()), ("hand", position.hand(color).into())],
        )
    };
    let badge = |color: Color| {
        let (sign, disc) = match color {
            Color::Black => ("B", "●"),
            Color::White => ("W", "○"),
        };
        if look.signs == Signs::Ascii { sign } else { disc }
    };
    let fits = Color::BOTH.iter().all(|&color| long(color).width() + 4 <= half.into());
    for color in Color::BOTH {
        let to_move = app.session.ending().is_none() && position.turn() == color;
        let room = Rect { x: area.x + half * color.index() as u16, width: half, ..area };
        if to_move {
            put(buffer, room, &look.shown("▶"), Look::strong());
        }
        put(buffer, inset(room, 1), badge(color), look.player(color));
        let text = if fits { long(color) } else { short(color) };
        put(buffer, inset(room, 3), &look.shown(&text), Style::new());
    }
}

fn player(app: &App, color: Color, area: Rect, buffer: &mut Buffer) {
    let (position, look, words) = (app.session.position(), app.look, &app.words);
    let to_move = app.session.ending().is_none() && position.turn() == color;
    let first = line(area, 0);
    if to_move {
        put(buffer, first, &look.shown("▶"), Look::strong());
    }
    let disc = match color {
        Color::Black => "●",
        Color::White => "○",
    };
    let badge = look.shown(&format!(" {disc} {} ", words.color(color)));
    put(buffer, inset(first, 2), &badge, look.player(color));
    let name = inset(first, 3 + badge.width() as u16);
    let points = look.shown(&words.points(position.score().of(color)));
    // A long name ends before the points.
    let name = Rect { width: name.width.saturating_sub(points.width() as u16 + 1), ..name };
    put(buffer, name, &look.shown(&app.player_name(color)), Style::new());
    put_right(buffer, first, &points, Look::strong());
    let second = inset(line(area, 1), 3);
    let hand = look.shown(&words.in_hand(position.hand(color)));
    put(buffer, second, &hand, Style::new());
    let engine = matches!(app.session.player(color), Player::Level(_));
    if to_move && engine {
        let key = if app.thinking.is_moving() { "tui-thinking" } else { "tui-paused" };
        let room = inset(second, hand.width() as u16 + 1);
        let text = look.shown(&words.say(key));
        if text.width() <= room.width.into() {
            put_right(buffer, room, &text, look.faint());
        }
    }
}

fn analysis(app: &App, reports: &[Report], area: Rect, buffer: &mut Buffer) {
    let (position, look, words) = (app.session.position(), app.look, &app.words);
    put(buffer, line(area, 0), &look.shown(&words.say("tui-analysis")), look.heading());
    let Some(best) = reports.first() else {
        let text = if position.is_over() { words.say("tui-analysis-over") } else { "…".into() };
        put(buffer, line(area, 1), &look.shown(&text), look.faint());
        return;
    };
    put_right(
        buffer,
        line(area, 0),
        &look.shown(&margin::summary(words, position.turn(), best)),
        Look::strong(),
    );
    let coords = app.session.coords();
    for (number, report) in (1..).zip(reports) {
        let room = line(area, number);
        let value = margin::signed(words, margin::for_black(position.turn(), report.hundredths));
        put(buffer, room, &format!("{value:>6}"), Look::strong());
        let text = line_text(app, &report.pv, coords, usize::from(room.width).saturating_sub(7));
        put(buffer, inset(room, 7), &text, Style::new());
    }
    let depth = words.say_with("tui-depth", &[("depth", (best.depth as usize).into())]);
    put_right(buffer, line(area, 4), &look.shown(&depth), look.faint());
}

/// As many moves as there is room for.
fn line_text(app: &App, moves: &[Move], coords: Coords, room: usize) -> String {
    let mut text = String::new();
    for &mv in moves {
        let name = app.session.board().move_text(mv, coords);
        if text.width() + name.width() + 1 > room {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&name);
    }
    text
}

fn moves(app: &App, area: Rect, buffer: &mut Buffer) {
    let (look, coords) = (app.look, app.session.coords());
    put(buffer, line(area, 0), &look.shown(&app.words.say("tui-moves")), look.heading());
    let (moves, played) = app.session.line();
    // Where White begins, Black's half of the first pair stays empty.
    let shift = app.session.first_turn().index();
    let pairs = (moves.len() + shift).div_ceil(2);
    let rows = usize::from(area.height.saturating_sub(1));
    let current = (played + shift).saturating_sub(1) / 2;
    let first = (current + 1).saturating_sub(rows);
    let width = usize::from(area.width).saturating_sub(5) / 2;
    for (row, pair) in (first..pairs).take(rows).enumerate() {
        let room = line(area, row as u16 + 1);
        put(buffer, room, &format!("{:>3}.", pair + 1), look.faint());
        for half in 0..2 {
            let Some(index) = (2 * pair + half).checked_sub(shift) else { continue };
            let Some(&mv) = moves.get(index) else { continue };
            let style = match index + 1 {
                ply if ply == played => Look::current(),
                ply if ply > played => look.faint().add_modifier(Modifier::DIM),
                _ => Style::new(),
            };
            let column = 5 + half * width;
            let text = app.session.board().move_text(mv, coords);
            let room = inset(room, column as u16);
            put(buffer, Rect { width: room.width.min(width as u16), ..room }, &text, style);
        }
    }
}
