//! Marks over the stacks: the last move, spaces to enter, arrows, signs and numbers.

use abande::Space;

use super::options::{Arrow, Sign};
use super::stack::{RADIUS, THICKNESS, top};
use super::{Easel, font, names};
use crate::rgb::Rgb;
use crate::scene::{Anchor, Paint, Segment, Spot, Text, Weight};

/// How far from the middle of a space an arrow begins and ends.
const TAIL: f64 = 11.0;
const TIP: f64 = 12.0;
/// How far two arrows that meet keep to their right.
const ASIDE: f64 = 6.0;

impl Easel<'_> {
    pub(super) fn marks(&mut self) {
        self.entries();
        self.last_move();
        for arrow in self.options.arrows.clone() {
            let reverse = Arrow { from: arrow.to, to: arrow.from, player: arrow.player };
            let meets = |other: &Arrow| (other.from, other.to) == (reverse.from, reverse.to);
            let aside = if self.options.arrows.iter().any(meets) { ASIDE } else { 0.0 };
            self.arrow(arrow, aside);
        }
        for mark in self.options.marks.clone() {
            self.sign(mark.space, &mark.sign);
        }
    }

    /// Where marks on a space are centred: on the upper face of its stack, if there is one.
    fn surface(&self, space: Space) -> Spot {
        let at = self.frame.spot(space);
        self.position.stack(space).map_or(at, |stack| top(at, stack))
    }

    /// A plus on each space to enter, or beside the name that stands there.
    fn entries(&mut self) {
        for &space in &self.options.entries {
            if self.position.stack(space).is_some() {
                continue;
            }
            let named = names::in_spaces(self.position.board(), self.options.labels);
            let at =
                self.frame.spot(space).moved(if named { 14.0 } else { 0.0 }, if named { -12.0 } else { 0.0 });
            let plus = [(-5.0, 0.0, 5.0, 0.0), (0.0, -5.0, 0.0, 5.0)]
                .map(|(x, y, x2, y2)| [Segment::Move(at.moved(x, y)), Segment::Line(at.moved(x2, y2))]);
            self.scene.path(plus.concat(), Paint::line(self.palette.entry, 3.0));
        }
    }

    /// A ring around the stack that has just been entered or moved, and a dashed one where it came from.
    fn last_move(&mut self) {
        let color = self.palette.last;
        let (from, to) = self.last_spaces();
        if let Some(from) = from {
            let at = self.frame.spot(from);
            self.scene.circle(at, RADIUS - 6.0, Paint::line(color, 2.4).dashed(5.0));
        }
        if let Some(to) = to {
            let around = self.surface(to);
            // A light ring inside keeps it apart from a piece of its own darkness.
            self.scene.circle(around, RADIUS + 0.5, Paint::line(self.palette.plate, 3.0));
            self.scene.circle(around, RADIUS + 2.5, Paint::line(color, 3.4));
        }
    }

    fn arrow(&mut self, arrow: Arrow, aside: f64) {
        let (from, to) = (self.surface(arrow.from), self.surface(arrow.to));
        let length = from.distance(to);
        if length < TAIL + TIP {
            return;
        }
        let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
        // So far along the line, and so far to the right of it.
        let along = |ahead: f64, right: f64| {
            from.moved(x * ahead - y * (right + aside), y * ahead + x * (right + aside))
        };
        let (fill, rim) = match arrow.player {
            Some(player) => (self.palette.piece(player).face, self.palette.piece(player).ink),
            None => (self.palette.mark, self.palette.white.face),
        };
        let (tip, neck) = (length - TIP, length - TIP - 13.0);
        let outline = [
            along(TAIL, -2.4),
            along(neck, -2.4),
            along(neck, -7.5),
            along(tip, 0.0),
            along(neck, 7.5),
            along(neck, 2.4),
            along(TAIL, 2.4),
        ];
        // The rim keeps it apart from pieces of its own colour.
        self.scene.polygon(&outline, Paint::fill(fill).lined(rim, 1.6));
    }

    fn sign(&mut self, space: Space, sign: &Sign) {
        let at = self.surface(space);
        let color = self.palette.mark;
        let around = RADIUS + 3.5;
        match sign {
            Sign::Ring => self.outlined(&[], at, around, color),
            Sign::Square => self.outlined(&[45.0, 135.0, 225.0, 315.0], at, around * 1.2, color),
            Sign::Triangle => self.outlined(&[90.0, 210.0, 330.0], at, around * 1.35, color),
            Sign::Cross => {
                let arm = if self.position.stack(space).is_some() { 9.0 } else { 6.5 };
                let cross = [(-arm, -arm, arm, arm), (-arm, arm, arm, -arm)]
                    .map(|(x, y, x2, y2)| [Segment::Move(at.moved(x, y)), Segment::Line(at.moved(x2, y2))]);
                self.scene.path(cross.concat(), Paint::line(self.palette.white.face, 7.0));
                self.scene.path(cross.concat(), Paint::line(color, 4.0));
            }
            Sign::Text(text) => self.badge(space, text),
        }
    }

    /// A line through the corners at these angles, or a ring.
    fn outlined(&mut self, angles: &[f64], at: Spot, radius: f64, color: Rgb) {
        let corner = |angle: &f64| {
            let (sine, cosine) = angle.to_radians().sin_cos();
            at.moved(radius * cosine, -radius * sine)
        };
        let corners: Vec<Spot> = angles.iter().map(corner).collect();
        if corners.is_empty() {
            self.scene.circle(at, radius, Paint::line(color, 3.2));
        } else {
            self.scene.polygon(&corners, Paint::line(color, 3.2));
        }
    }

    /// A short text: on an empty space in its middle, beside a stack on a badge of its own.
    fn badge(&mut self, space: Space, text: &str) {
        let taken = self.position.stack(space).is_some();
        let at = if taken {
            self.surface(space).moved(15.0, -15.0 + THICKNESS / 2.0)
        } else {
            self.surface(space)
        };
        let radius = if taken { 10.0 } else { 12.5 };
        let natural = font::width(text, 13.0, Weight::Bold).max(1.0);
        let size = (13.0 * (2.0 * radius - 4.0) / natural).min(13.0);
        self.scene.circle(at, radius, Paint::fill(self.palette.mark).lined(self.palette.white.face, 1.4));
        self.scene.text(Text {
            text: text.into(),
            at: at.moved(0.0, font::capital_height(size) / 2.0),
            size,
            anchor: Anchor::Middle,
            weight: Weight::Bold,
            color: ink_on(self.palette.mark),
        });
    }
}

/// Black or white, whichever can be read on a colour.
fn ink_on(ground: Rgb) -> Rgb {
    let brightness = u32::from(ground.0) * 3 + u32::from(ground.1) * 6 + u32::from(ground.2);
    if brightness > 1300 { Rgb(0, 0, 0) } else { Rgb(255, 255, 255) }
}
