//! What a person sees of an [`App`]: drawing only, nothing is decided here.

mod board;
mod help;
mod look;
mod menu;
mod panel;
mod screen_layout;

use abande::Variant;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Corner, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub(crate) use look::{Depth, Look};
pub(crate) use screen_layout::ScreenLayout;

use super::app::{App, Message, Mode, Tone, ending_text};
use super::prompt::{Prompt, Purpose};

/// Draws everything, and puts the terminal's own cursor where the person is at work: there a screen reader
/// looks for it.
pub(crate) fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let corner = render(app, area, frame.buffer_mut());
    if let Some(corner) = corner {
        frame.set_cursor_position(corner);
    }
}

fn render(app: &App, area: Rect, buffer: &mut Buffer) -> Option<Corner> {
    if area.width < screen_layout::LEAST.0 || area.height < screen_layout::LEAST.1 {
        let (columns, lines) = screen_layout::LEAST;
        let text =
            app.words.say_with("tui-too-small", &[("columns", columns.into()), ("lines", lines.into())]);
        put_wrapped(buffer, area, &app.look.shown(&text), Style::new());
        return None;
    }
    match &app.mode {
        Mode::Menu(open) => menu::draw(app, open, area, buffer),
        Mode::Help(line) => {
            help::draw(app, *line, area, buffer);
            None
        }
        Mode::Board | Mode::Prompt(_) => {
            let layout = ScreenLayout::within(app, (area.width, area.height));
            title(app, (&what(app), &standing(app)), layout.title, buffer);
            board::draw(app, &layout, buffer);
            panel::draw(app, layout.panel, buffer);
            panel::tally(app, layout.tally, buffer);
            foot(app, &layout, buffer)
        }
    }
}

/// The line at the top, with something on its left and on its right.
fn title(app: &App, (left, right): (&str, &str), area: Rect, buffer: &mut Buffer) {
    let style = app.look.title();
    buffer.set_style(area, style);
    put(buffer, area, &app.look.shown(&format!(" Abande · {left}")), style);
    put_right(buffer, area, &app.look.shown(&format!("{right} ")), style);
}

/// Which board is played on, and in a file with several games, which of them it is.
fn what(app: &App) -> String {
    let board = variant_name(app, &app.session.position().variant());
    match app.session.which() {
        Some((number, count)) if count > 1 => {
            let which =
                app.words.say_with("tui-which", &[("number", number.into()), ("total", count.into())]);
            format!("{board} · {which}")
        }
        _ => board,
    }
}

/// How the game stands: whose turn it is and what that player waits for, or who has won.
fn standing(app: &App) -> String {
    let turn = app.words.to_move(app.session.position().turn());
    match ending_text(&app.words, &app.session) {
        Some(ending) => ending,
        None if app.waits() => format!("{turn} · {}", app.words.say("tui-paused")),
        None => turn,
    }
}

/// What a board is called, with the number of pieces where that is not the usual one.
fn variant_name(app: &App, variant: &Variant) -> String {
    let name = app.words.board(variant.board());
    match variant.to_string().split_once('@') {
        Some((_, pieces)) => format!("{name} @{pieces}"),
        None => name,
    }
}

/// What is below the board: about the space of the cursor or what is being typed, messages, keys.
fn foot(app: &App, layout: &ScreenLayout, buffer: &mut Buffer) -> Option<Corner> {
    keys(app, layout.keys, buffer);
    if let Some(Message { tone, text, .. }) = &app.message {
        let style = match tone {
            Tone::News => Style::new(),
            Tone::Refusal => app.look.refusal(),
        };
        put_wrapped(buffer, layout.message, &app.look.shown(text), style);
    }
    if let Mode::Prompt(prompt) = &app.mode {
        return Some(typing(app, prompt, layout.info, buffer));
    }
    put(buffer, layout.info, &app.look.shown(&board::about(app, app.cursor.space)), app.look.faint());
    layout.corner(app.cursor.space)
}

fn typing(app: &App, prompt: &Prompt, area: Rect, buffer: &mut Buffer) -> Corner {
    let label = app.words.say(match prompt.purpose {
        Purpose::Move => "tui-prompt-move",
        Purpose::Save => "tui-prompt-save",
        Purpose::Open => "tui-prompt-open",
        Purpose::Replace(_) => "tui-prompt-replace",
    });
    let label = app.look.shown(&format!("{label}: "));
    // A long line is shown by its end, which is where people type.
    let room = usize::from(area.width).saturating_sub(label.width() + 1);
    let (before, all) = (prompt.before(), prompt.text());
    let mut skipped = 0;
    while before.chars().skip(skipped).collect::<String>().width() > room {
        skipped += 1;
    }
    let tail = |text: &str| text.chars().skip(skipped).collect::<String>();
    put(buffer, area, &label, Look::strong());
    let behind = inset(area, label.width() as u16);
    put(buffer, behind, &tail(&all), Style::new());
    Corner::new(behind.x + tail(&before).width() as u16, behind.y)
}

fn keys(app: &App, area: Rect, buffer: &mut Buffer) {
    let named = |name: &str| app.look.shown(&app.words.say(name));
    let (enter, escape) = (named("key-enter"), named("key-escape"));
    let games = named("tui-name-pages");
    let typing: &[(&str, &str)] = &[(&enter, "tui-key-done"), (&escape, "tui-key-cancel")];
    let playing: &[(&str, &str)] = &[
        ("?", "tui-key-help"),
        (&enter, "tui-key-act"),
        ("p", "tui-key-pass"),
        ("u", "tui-key-undo"),
        ("t", "tui-key-hint"),
        ("Tab", "tui-key-analysis"),
        ("q", "tui-key-quit"),
        ("s", "tui-key-save"),
        ("n", "tui-key-new"),
    ];
    let looking: &[(&str, &str)] = &[
        ("?", "tui-key-help"),
        ("← →", "tui-key-steps"),
        ("x", "tui-key-from"),
        ("Tab", "tui-key-analysis"),
        ("q", "tui-key-quit"),
        (&games, "tui-key-games"),
        ("n", "tui-key-new"),
    ];
    let keys = match app.mode {
        Mode::Prompt(_) => typing,
        _ if app.session.is_looking() => looking,
        _ => playing,
    };
    let mut spans = Vec::new();
    let mut width = 0;
    for &(key, name) in keys {
        let text = format!(" {}  ", named(name));
        width += key.width() + text.width();
        // The last blanks need not fit.
        if width > usize::from(area.width) + 2 {
            break;
        }
        spans.push(Span::styled(app.look.shown(key), app.look.key()));
        spans.push(Span::styled(text, app.look.faint()));
    }
    buffer.set_line(area.x, area.y, &Line::from(spans), area.width);
}

/// Writes a line of text, cut where the room ends.
fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    if area.height > 0 {
        buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
    }
}

/// Writes a line of text against the right edge.
fn put_right(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let left = area.width.saturating_sub(text.width() as u16);
    put(buffer, inset(area, left), text, style);
}

/// Writes a text in as many lines as there are; what does not fit ends in dots.
fn put_wrapped(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let mut lines = wrapped(text, area.width.into());
    if lines.len() > usize::from(area.height) {
        lines.truncate(area.height.into());
        if let Some(last) = lines.last_mut() {
            while !last.is_empty() && last.width() + 3 > area.width.into() {
                last.pop();
            }
            last.push_str("...");
        }
    }
    for (y, line) in (area.y..).zip(&lines) {
        put(buffer, Rect { y, height: 1, ..area }, line, style);
    }
}

/// A text in lines of at most this width, broken between words, and within those that are longer. Blanks that
/// hold together what is beside them do so here, too.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        } else if !line.is_empty() {
            line.push(' ');
        }
        for sign in word.chars() {
            if !line.is_empty() && line.width() + sign.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(sign);
        }
    }
    lines.push(line);
    lines
}

/// An area without some columns on its left.
fn inset(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn texts_are_wrapped() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("a-very-long-word", 6), ["a-very", "-long-", "word"]);
        assert_eq!(wrapped("", 5), [""]);
        assert_eq!(wrapped("q\u{a0}: quitter", 6), ["q\u{a0}:", "quitte", "r"]);
        assert_eq!(wrapped("äöü äöü", 3), ["äöü", "äöü"]);
    }
}
