//! The board with its marks.

use abande::{Move, Space};
use abande_draw::text::Signs;
use ratatui::buffer::Buffer;
use ratatui::layout::Position as Corner;
use ratatui::style::Style;

use super::ScreenLayout;
use crate::play::app::{App, Mode, captures_from};
use crate::play::player::Player;

/// A mark on a space: a sign before its stack, one behind it, or both.
struct Mark {
    before: Option<char>,
    behind: Option<char>,
    style: Style,
}

impl Mark {
    fn before(sign: char, style: Style) -> Mark {
        Mark { before: Some(sign), behind: None, style }
    }

    fn around(before: char, behind: char, style: Style) -> Mark {
        Mark { before: Some(before), behind: Some(behind), style }
    }
}

pub(super) fn draw(app: &App, layout: &ScreenLayout, buffer: &mut Buffer) {
    for (place, glyph) in layout.picture.glyphs() {
        if let Some(corner) = layout.spot(place) {
            set(buffer, corner, glyph.sign, app.look.glyph(glyph));
        }
    }
    // What comes later covers what came before.
    for (space, mark) in marks(app) {
        let Some(place) = layout.picture.place(space) else { continue };
        for (sign, columns) in [(mark.before, -1), (mark.behind, 2)] {
            if let (Some(sign), Some(corner)) = (sign, layout.beside(place, columns)) {
                set(buffer, corner, sign, mark.style);
            }
        }
    }
}

fn marks(app: &App) -> Vec<(Space, Mark)> {
    let (look, position) = (app.look, app.session.position());
    let mut marks = Vec::new();
    if let Some(from) = app.selected {
        let sign = if look.signs == Signs::Ascii { 'x' } else { '×' };
        let targets = captures_from(position.moves(), from);
        marks.extend(targets.into_iter().map(|space| (space, Mark::before(sign, look.target()))));
    } else if app.marks && app.session.to_move() == Some(Player::Human) {
        position.each_capture(|mv| {
            if let Move::Capture { from, .. } = mv {
                let owner = position.turn();
                let sign = match (look.signs, owner) {
                    (Signs::Ascii, _) => '^',
                    (Signs::Unicode, abande::Color::Black) => '◉',
                    (Signs::Unicode, abande::Color::White) => '◎',
                };
                // The last move's mark says more.
                if !touches(app.session.last(), from) {
                    marks.push((from, Mark::before(sign, look.movable(owner))));
                }
            }
        });
    }
    if let Some(message) = &app.message {
        marks.extend(message.spaces.iter().map(|&space| (space, Mark::before('!', look.refused()))));
    }
    match app.hint {
        Some(Move::Enter(space)) => marks.push((space, Mark::before('!', look.hint()))),
        Some(Move::Capture { from, to }) => {
            marks.push((from, Mark::before('!', look.hint())));
            marks.push((to, Mark::before('!', look.hint())));
        }
        Some(Move::Pass) | None => {}
    }
    if let Some(space) = app.selected {
        marks.push((space, Mark::around('<', '>', look.selected())));
    }
    if matches!(app.mode, Mode::Board) {
        let selected = app.selected == Some(app.cursor.space);
        let style = if selected { look.selected() } else { look.cursor() };
        marks.push((app.cursor.space, Mark::around('[', ']', style)));
    }
    marks
}

fn touches(mv: Option<Move>, space: Space) -> bool {
    match mv {
        Some(Move::Enter(to)) => to == space,
        Some(Move::Capture { from, to }) => from == space || to == space,
        Some(Move::Pass) | None => false,
    }
}

pub(super) fn set(buffer: &mut Buffer, corner: Corner, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(corner) {
        cell.reset();
        cell.set_char(sign).set_style(style);
    }
}

/// What there is to say about a space.
pub(super) fn about(app: &App, space: Space) -> String {
    let position = app.session.position();
    let name = position.board().space_name(space, app.session.coords());
    let Some(stack) = position.stack(space) else {
        let enter = Move::Enter(space);
        let human = app.session.to_move() == Some(Player::Human);
        let free = human && position.refusal(enter).is_none();
        let key = if free { "tui-space-enter" } else { "tui-space-empty" };
        return app.words.say_with(key, &[("space", (&name).into())]);
    };
    let asleep = position.sleepers().contains(&space);
    let key = if asleep { "tui-space-asleep" } else { "tui-space-stack" };
    let player = app.words.color(stack.owner());
    app.words.say_with(
        key,
        &[("space", (&name).into()), ("player", (&player).into()), ("height", stack.height().into())],
    )
}
