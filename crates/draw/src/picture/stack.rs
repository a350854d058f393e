//! A stack: its pieces one on the other, as seen from the front and above.

use abande::{Color, Stack};

use crate::font;
use crate::scene::{Anchor, Paint, Scene, Spot, Text, Weight};
use crate::theme::{Palette, PieceInk};

/// The radius of a piece.
pub(super) const RADIUS: f64 = 21.0;
/// How thick a piece is.
pub(super) const THICKNESS: f64 = 7.0;

/// The middle of the upper face of a stack on a space.
pub(super) fn top(at: Spot, stack: Stack) -> Spot {
    at.moved(0.0, THICKNESS / 2.0 - THICKNESS * stack.height() as f64)
}

/// Draws a stack, with the name of its space on the upper face if that is to be there.
pub(super) fn draw(
    scene: &mut Scene,
    palette: &Palette,
    at: Spot,
    stack: Stack,
    asleep: bool,
    name: Option<&str>,
) {
    let colors = |piece| if asleep { palette.sleeping_piece(piece) } else { palette.piece(piece) };
    scene.circle(at.moved(2.5, THICKNESS / 2.0 + 3.0), RADIUS, Paint::fill(palette.shadow));
    let mut level = at.moved(0.0, THICKNESS / 2.0);
    for piece in stack.pieces() {
        let PieceInk { side, rim, .. } = colors(piece);
        scene.circle(level, RADIUS, Paint::fill(side).lined(rim, 1.2));
        level.y -= THICKNESS;
    }
    face(scene, level, stack.owner(), colors(stack.owner()));
    let ink = colors(stack.owner()).ink;
    // A single piece is as high as it looks; taller stacks say their height.
    let height = if stack.height() > 1 { stack.height().to_string() } else { String::new() };
    let sleep = if asleep { "z" } else { "" };
    let plain = height.is_empty() && sleep.is_empty();
    if let Some(name) = name {
        let drop = if plain { 0.0 } else { 9.5 };
        write_name(scene, level.moved(0.0, drop), name, ink);
        level.y -= 5.5;
    }
    inscribe(scene, level, &height, sleep, ink);
}

/// A name with its middle at a place, small enough for the face.
fn write_name(scene: &mut Scene, at: Spot, name: &str, color: crate::rgb::Rgb) {
    let (anchor, weight) = (Anchor::Middle, Weight::Regular);
    let size = font::fitting(name, 24.0, 11.5);
    let at = at.moved(0.0, font::capital_height(size) / 2.0);
    scene.text(Text { text: name.into(), at, size, anchor, weight, color });
}

/// The upper face. A ring tells Black's pieces from White's without any colour.
fn face(scene: &mut Scene, at: Spot, owner: Color, colors: PieceInk) {
    scene.circle(at, RADIUS, Paint::fill(colors.face).lined(colors.rim, 1.2));
    if owner == Color::Black {
        scene.circle(at, RADIUS * 0.76, Paint::line(colors.rim, 1.6));
    }
}

/// How wide a token is, its rim included.
pub(crate) const TOKEN_WIDTH: f64 = 17.2;

/// A small piece without a number, for captions.
pub(crate) fn token(scene: &mut Scene, palette: &Palette, at: Spot, owner: Color) {
    let colors = palette.piece(owner);
    scene.circle(at, 8.0, Paint::fill(colors.face).lined(colors.rim, 1.2));
    if owner == Color::Black {
        scene.circle(at, 5.2, Paint::line(colors.rim, 1.0));
    }
}

/// The height, and behind it the sign of sleepers, together in the middle of the face.
fn inscribe(scene: &mut Scene, at: Spot, height: &str, sleep: &str, color: crate::rgb::Rgb) {
    let (large, small, weight) = (19.0, 14.0, Weight::Bold);
    let widths = (font::width(height, large, weight), font::width(sleep, small, weight));
    let left = at.x - f64::midpoint(widths.0, widths.1);
    let baseline = at.y + font::capital_height(large) / 2.0;
    let anchor = Anchor::Start;
    scene.text(Text {
        text: height.into(),
        at: Spot::new(left, baseline),
        size: large,
        anchor,
        weight,
        color,
    });
    let drop = if height.is_empty() { -1.5 } else { 0.0 };
    scene.text(Text {
        text: sleep.into(),
        at: Spot::new(left + widths.0, baseline + drop),
        size: small,
        anchor,
        weight,
        color,
    });
}
