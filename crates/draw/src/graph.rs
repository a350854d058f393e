//! The expected margin over a game, with its mistakes.

use abande::Color;

use crate::font;
use crate::rgb::Rgb;
use crate::scene::{Anchor, Paint, Scene, Segment, Spot, Text, Weight};
use crate::theme::{Palette, Theme};

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    /// `?!`
    Doubtful,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Flaw {
    /// The sign behind the move.
    pub const fn sign(self) -> &'static str {
        match self {
            Flaw::Doubtful => "?!",
            Flaw::Mistake => "?",
            Flaw::Blunder => "??",
        }
    }
}

/// A move and what is expected after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The move as a score sheet has it; empty at the start.
    pub text: String,
    /// Who made it; nobody at the start.
    pub mover: Option<Color>,
    /// The final margin that is expected after it, Black's points less White's.
    pub margin: f64,
    /// How many points it gave away.
    pub lost: f64,
    /// How bad that is.
    pub flaw: Option<Flaw>,
}

/// The picture's size and the box of its curve.
const SIZE: (f64, f64) = (760.0, 300.0);
const LEFT: f64 = 62.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 34.0;
/// How many of the worst moves are listed below, and the height of a line of the list.
const LISTED: usize = 6;
const ROW: f64 = 22.0;

/// Draws the curve of a game, the start first. Above the middle line Black is ahead, below it White.
pub fn draw(title: &str, moves: &[Judged], theme: Theme) -> Scene {
    let palette = theme.palette();
    let worst = worst(moves);
    let rows = worst.len().div_ceil(2) as f64;
    let below = if worst.is_empty() { 0.0 } else { rows * ROW + 14.0 };
    let mut scene = Scene::new(title, SIZE.0, SIZE.1 + below);
    scene.rectangle(Spot::default(), scene.width, scene.height, Paint::fill(palette.page));
    let weight = Weight::Bold;
    write(&mut scene, title, Spot::new(LEFT, 24.0), 18.0, Anchor::Start, weight, palette.text);
    let mut plot = Plot { scene, palette, moves, reach: reach(moves) };
    plot.field();
    plot.curve();
    plot.mistakes();
    let mut scene = plot.scene;
    list(&mut scene, palette, &worst);
    scene
}

/// The worst moves in the order of the game.
fn worst(moves: &[Judged]) -> Vec<&Judged> {
    let mut worst: Vec<(usize, &Judged)> =
        moves.iter().enumerate().filter(|(_, judged)| judged.flaw.is_some()).collect();
    worst.sort_by(|(_, one), (_, other)| other.flaw.cmp(&one.flaw).then(other.lost.total_cmp(&one.lost)));
    worst.truncate(LISTED);
    worst.sort_by_key(|(ply, _)| *ply);
    worst.into_iter().map(|(_, judged)| judged).collect()
}

/// The margin at the upper edge: a multiple of five.
fn reach(moves: &[Judged]) -> f64 {
    let largest = moves.iter().map(|judged| sane(judged.margin).abs()).fold(4.0, f64::max);
    (largest / 5.0).ceil() * 5.0
}

fn sane(margin: f64) -> f64 {
    if margin.is_finite() { margin.clamp(-400.0, 400.0) } else { 0.0 }
}

struct Plot<'a> {
    scene: Scene,
    palette: &'a Palette,
    moves: &'a [Judged],
    reach: f64,
}

impl Plot<'_> {
    fn x(&self, ply: usize) -> f64 {
        let last = self.moves.len().saturating_sub(1).max(1) as f64;
        LEFT + (SIZE.0 - LEFT - RIGHT) * ply as f64 / last
    }

    fn y(&self, margin: f64) -> f64 {
        let middle = f64::midpoint(TOP, SIZE.1 - BOTTOM);
        middle - sane(margin) / self.reach * (SIZE.1 - BOTTOM - TOP) / 2.0
    }

    /// The ground, its lines and numbers, and whose side is where.
    fn field(&mut self) {
        let (width, height) = (SIZE.0 - LEFT - RIGHT, SIZE.1 - BOTTOM - TOP);
        self.scene.rectangle(Spot::new(LEFT, TOP), width, height, Paint::fill(self.palette.plate));
        let step = (self.reach / 15.0).ceil() * 5.0;
        let mut margin = -(self.reach / step).floor() * step;
        while margin <= self.reach {
            let y = self.y(margin);
            let breadth = if margin == 0.0 { 2.0 } else { 0.8 };
            let paint = Paint::line(self.palette.link, breadth);
            self.scene.line(Spot::new(LEFT, y), Spot::new(SIZE.0 - RIGHT, y), paint);
            let text = format!("{}", margin.abs());
            self.label(&text, Spot::new(LEFT - 8.0, y + font::capital_height(13.0) / 2.0), Anchor::End);
            margin += step;
        }
        let turns = self.moves.len() / 2;
        let every = [1, 2, 5, 10, 20, 50].into_iter().find(|every| turns / every <= 14).unwrap_or(100);
        for turn in (every..=turns).step_by(every) {
            let x = self.x(2 * turn - 1);
            self.scene.line(
                Spot::new(x, SIZE.1 - BOTTOM),
                Spot::new(x, SIZE.1 - BOTTOM + 5.0),
                Paint::line(self.palette.link, 1.5),
            );
            self.label(&turn.to_string(), Spot::new(x, SIZE.1 - BOTTOM + 19.0), Anchor::Middle);
        }
        for (player, margin) in [(Color::Black, self.reach / 2.0), (Color::White, -self.reach / 2.0)] {
            let at = Spot::new(18.0, self.y(margin));
            token(&mut self.scene, self.palette, at, player);
        }
    }

    fn label(&mut self, text: &str, at: Spot, anchor: Anchor) {
        write(&mut self.scene, text, at, 13.0, anchor, Weight::Regular, self.palette.text);
    }

    /// What Black is ahead in his colour, what White is ahead in hers, and the line itself.
    fn curve(&mut self) {
        let spots: Vec<(f64, f64)> =
            self.moves.iter().enumerate().map(|(ply, judged)| (self.x(ply), sane(judged.margin))).collect();
        let (Some(first), Some(last)) = (spots.first().copied(), spots.last().copied()) else { return };
        for player in Color::BOTH {
            let sign = if player == Color::Black { 1.0 } else { -1.0 };
            let mut area = vec![Spot::new(first.0, self.y(0.0))];
            for (place, &(x, margin)) in spots.iter().enumerate() {
                if let Some(&(x0, before)) = place.checked_sub(1).and_then(|place| spots.get(place))
                    && before * margin < 0.0
                {
                    let crossing = x0 + (x - x0) * before / (before - margin);
                    area.push(Spot::new(crossing, self.y(0.0)));
                }
                area.push(Spot::new(x, self.y((margin * sign).max(0.0) * sign)));
            }
            area.push(Spot::new(last.0, self.y(0.0)));
            self.scene.polygon(&area, Paint::fill(self.palette.piece(player).face));
        }
        let line = spots.iter().map(|&(x, margin)| Segment::Line(Spot::new(x, self.y(margin))));
        let start = Segment::Move(Spot::new(first.0, self.y(first.1)));
        self.scene.path([start].into_iter().chain(line).collect(), Paint::line(self.palette.mark, 2.6));
    }

    /// A disc on the curve, in the colour of who went wrong, with the sign of how wrong; a small one where it
    /// matters little.
    fn mistakes(&mut self) {
        for (ply, judged) in self.moves.iter().enumerate() {
            let (Some(flaw), Some(mover)) = (judged.flaw, judged.mover) else { continue };
            let at = Spot::new(self.x(ply), self.y(judged.margin));
            let colors = self.palette.piece(mover);
            if flaw == Flaw::Doubtful {
                self.scene.circle(at, 4.5, Paint::fill(colors.face).lined(self.palette.last, 2.0));
                continue;
            }
            self.scene.circle(at, 9.5, Paint::fill(colors.face).lined(self.palette.last, 2.6));
            let baseline = at.moved(0.0, font::capital_height(12.0) / 2.0);
            write(&mut self.scene, flaw.sign(), baseline, 12.0, Anchor::Middle, Weight::Bold, colors.ink);
        }
    }
}

/// The worst moves, and how many points each gave away.
fn list(scene: &mut Scene, palette: &Palette, worst: &[&Judged]) {
    let column = (SIZE.0 - LEFT - RIGHT) / 2.0;
    for (number, judged) in worst.iter().enumerate() {
        let (Some(flaw), Some(mover)) = (judged.flaw, judged.mover) else { continue };
        let (side, row) = ((number % 2) as f64, (number / 2) as f64);
        let at = Spot::new(LEFT + side * column, SIZE.1 + 8.0 + row * ROW);
        token(scene, palette, at.moved(8.0, 0.0), mover);
        let baseline = at.moved(24.0, font::capital_height(15.0) / 2.0);
        let text = format!("{} {}", judged.text, flaw.sign());
        write(scene, &text, baseline, 15.0, Anchor::Start, Weight::Bold, palette.text);
        let behind = baseline.moved(font::width(&text, 15.0, Weight::Bold) + 10.0, 0.0);
        let lost = format!("−{:.1}", judged.lost);
        write(scene, &lost, behind, 15.0, Anchor::Start, Weight::Regular, palette.text);
    }
}

fn write(scene: &mut Scene, text: &str, at: Spot, size: f64, anchor: Anchor, weight: Weight, color: Rgb) {
    scene.text(Text { text: text.into(), at, size, anchor, weight, color });
}

fn token(scene: &mut Scene, palette: &Palette, at: Spot, player: Color) {
    crate::picture::token(scene, palette, at, player);
}
