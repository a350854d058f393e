//! Hands, points and whose turn it is, below the board; and a line above it.

use abande::{Color, Position};

use super::options::Options;
use super::stack::token;
use crate::font;
use crate::language::PictureLanguage;
use crate::scene::{Anchor, Paint, Scene, Spot, Text, Weight};

/// The height of the line above the board.
pub(super) const HEADING: f64 = 34.0;
const HEADING_SIZE: f64 = 18.0;
const ROW: f64 = 26.0;
const SIZE: f64 = 15.0;
/// The left edge of the rows, and of the words behind the token.
const LEFT: f64 = 18.0;
const WORDS: f64 = 38.0;
/// Blank between the columns.
const GAP: f64 = 16.0;

/// How high the rows below the board are.
pub(super) const HEIGHT: f64 = 2.0 * ROW + 8.0;

/// How wide the picture must be for the rows below the board. A game's pictures are all as wide, whatever is
/// said on the way.
pub(super) fn width(position: &Position, options: &Options) -> f64 {
    let Some(language) = options.caption else { return 0.0 };
    let states = [language.to_move(), language.wins(), language.draw()];
    let last = states.map(|text| font::width(text, SIZE, Weight::Bold)).into_iter().fold(0.0, f64::max);
    (columns(position, language)[2] + last + 14.0 + 2.0 * LEFT).ceil()
}

/// What is said about a player, in columns.
fn cells(position: &Position, language: PictureLanguage, player: Color) -> [String; 3] {
    [
        language.player(player).into(),
        language.in_hand(position.hand(player)),
        language.points(position.score().of(player)),
    ]
}

/// Where the columns behind the name begin: those of the hand, the points and the turn. They have room for
/// two digits, so that they stay where they are all through a game.
fn columns(position: &Position, language: PictureLanguage) -> [f64; 3] {
    let widest = |texts: [String; 2]| {
        texts.iter().map(|text| font::width(text, SIZE, Weight::Regular)).fold(0.0, f64::max)
    };
    let names = Color::BOTH.map(|player| font::width(language.player(player), SIZE, Weight::Bold));
    let hand = WORDS + names[0].max(names[1]) + GAP;
    let points = hand + widest([language.in_hand(88), language.in_hand(position.pieces())]) + GAP;
    [hand, points, points + widest([language.points(88), language.points(1)]) + GAP]
}

pub(super) fn write(scene: &mut Scene, position: &Position, options: &Options, top: f64) {
    let palette = options.theme.palette();
    let color = palette.text;
    if let Some(text) = &options.heading {
        let at = Spot::new(scene.width / 2.0, HEADING - 9.0);
        let (anchor, weight) = (Anchor::Middle, Weight::Bold);
        // A long line is written smaller; the picture stays as wide as the board.
        let natural = font::width(text, HEADING_SIZE, weight).max(1.0);
        let size = HEADING_SIZE * ((scene.width - 2.0 * LEFT) / natural).min(1.0);
        scene.text(Text { text: text.clone(), at, size, anchor, weight, color });
    }
    let Some(language) = options.caption else { return };
    let columns = columns(position, language);
    let line = |text: &str, x: f64, middle: f64, weight| Text {
        text: text.into(),
        at: Spot::new(x, middle + font::capital_height(SIZE) / 2.0),
        size: SIZE,
        anchor: Anchor::Start,
        weight,
        color,
    };
    for (row, player) in Color::BOTH.into_iter().enumerate() {
        let middle = top + ROW * (row as f64 + 0.5);
        let [name, hand, points] = cells(position, language, player);
        token(scene, palette, Spot::new(LEFT + 8.0, middle), player);
        scene.text(line(&name, WORDS, middle, Weight::Bold));
        scene.text(line(&hand, columns[0], middle, Weight::Regular));
        scene.text(line(&points, columns[1], middle, Weight::Regular));
        if let Some(state) = state(position, language, player) {
            let tip = Spot::new(columns[2], middle);
            let arrow = [tip, tip.moved(9.0, -5.5), tip.moved(9.0, 5.5)];
            scene.polygon(&arrow, Paint::fill(palette.last));
            scene.text(line(state, columns[2] + 14.0, middle, Weight::Bold));
        }
    }
}

/// Whether it is a player's turn, or the game is over and he has won, or nobody has.
fn state(position: &Position, language: PictureLanguage, player: Color) -> Option<&'static str> {
    match position.result().map(abande::Score::leader) {
        None => (position.turn() == player).then(|| language.to_move()),
        Some(Some(winner)) => (winner == player).then(|| language.wins()),
        Some(None) => Some(language.draw()),
    }
}
