//! Help: all keys, and what the signs on the board mean.

use abande_draw::text::Signs;
use abande_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::{inset, put, put_right, wrapped};
use crate::play::app::App;

/// Keys, and what they do. `{...}` is the name of a key in the person's language.
const KEYS: [(&str, &str); 20] = [
    ("← ↑ ↓ →  h k j l", "tui-help-step"),
    ("{slants}", "tui-help-slant"),
    ("{enter}, {space}", "tui-help-act"),
    ("d4  c3-d4  :", "tui-help-type"),
    ("p", "tui-help-pass"),
    ("u", "tui-help-undo"),
    ("r", "tui-help-redo"),
    ("t", "tui-help-hint"),
    ("Tab", "tui-help-analysis"),
    ("m", "tui-help-marks"),
    ("s", "tui-help-save"),
    ("o", "tui-help-open"),
    ("n", "tui-help-new"),
    ("x", "tui-help-from"),
    ("← → ↑ ↓", "tui-help-look"),
    ("{pages}", "tui-help-games"),
    ("{escape}", "tui-help-cancel"),
    ("{control}-L", "tui-help-redraw"),
    ("{control}-Z", "tui-help-suspend"),
    ("q, {control}-C", "tui-help-quit"),
];

/// Signs on the board in Unicode and in ASCII, and what they mean.
const SIGNS: [(&str, &str, &str); 9] = [
    ("●B2", "B2", "tui-sign-black"),
    ("○W1", "W1", "tui-sign-white"),
    ("z", "z", "tui-sign-asleep"),
    ("*", "*", "tui-sign-last"),
    ("+", "+", "tui-sign-enter"),
    ("◉ ◎", "^", "tui-sign-movable"),
    ("×", "x", "tui-sign-target"),
    ("!", "!", "tui-sign-pointed"),
    ("[ ] < >", "[ ] < >", "tui-sign-cursor"),
];

/// The width of the column of keys and signs.
const COLUMN: u16 = 23;

pub(super) fn draw(app: &App, first: usize, area: Rect, buffer: &mut Buffer) {
    let (look, words) = (app.look, &app.words);
    super::title(app, (&words.say("tui-help-keys"), ""), Rect { height: 1, ..area }, buffer);
    let body =
        Rect { x: 1, y: 2, width: area.width.saturating_sub(2), height: area.height.saturating_sub(4) };
    let room = usize::from(body.width.saturating_sub(COLUMN));
    let ascii = look.signs == Signs::Ascii;
    // Each line: a key or sign, and what it means.
    let mut lines: Vec<(String, String)> = Vec::new();
    let mut list = |key: &str, text: &str| {
        for (number, part) in wrapped(&look.shown(text), room).into_iter().enumerate() {
            lines.push((if number == 0 { key.to_owned() } else { String::new() }, part));
        }
    };
    for (key, text) in KEYS {
        list(&look.shown(&named(words, key)), &words.say(text));
    }
    list("", "");
    for (unicode, plain, text) in SIGNS {
        list(if ascii { plain } else { unicode }, &words.say(text));
    }
    let first = first.min(lines.len().saturating_sub(body.height.into()));
    for (y, (key, text)) in (body.y..body.bottom()).zip(lines.iter().skip(first)) {
        let row = Rect { y, height: 1, ..body };
        put(buffer, row, key, look.key());
        put(buffer, inset(row, COLUMN), text, Style::new());
    }
    let mut foot = Rect { y: area.bottom() - 1, height: 1, ..body };
    let below = lines.len().saturating_sub(first + usize::from(body.height));
    if below > 0 {
        let more = look.shown(&format!("↓ {below}"));
        put_right(buffer, foot, &more, look.key());
        foot.width = foot.width.saturating_sub(more.width() as u16 + 1);
    }
    put(buffer, foot, &look.shown(&words.say("tui-help-foot")), look.faint());
}

/// Keys by the names that are printed on them.
fn named(words: &Words, keys: &str) -> String {
    const NAMES: [(&str, &str); 6] = [
        ("{pages}", "tui-name-pages"),
        ("{enter}", "key-enter"),
        ("{space}", "tui-name-space"),
        ("{slants}", "tui-name-slants"),
        ("{escape}", "key-escape"),
        ("{control}", "tui-name-control"),
    ];
    NAMES.iter().fold(keys.to_owned(), |keys, (place, name)| keys.replace(place, &words.say(name)))
}
