//! Libre: the band and the spaces around it, on the hexagonal grid without edges.
//!
//! Rows are told apart by `r`, and each is shifted by half a step against the next, so that spaces of the
//! same `q` lie on a slant, down to the right. The labels are the two halves of a space's name: `3,` stands
//! at both ends of such a slant and `,-2` at both ends of a row, and where they meet is `3,-2`.

use std::collections::{BTreeMap, BTreeSet};

use abande::{Board, Position, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::{Labels, Options};
use super::signs::{Signs, Stroke};
use super::sketch::{Patch, Seat, Sketch};

/// Blank columns between the rows and their labels.
const MARGIN: i32 = 2;

/// How far apart the spaces are.
#[derive(Clone, Copy)]
struct Spacing {
    /// Columns from a space to the next in its row; even.
    pitch: i32,
    /// Lines from a row to the next: two with links drawn between, one without.
    step: i32,
}

impl Spacing {
    fn spot(self, q: i32, r: i32) -> Spot {
        Spot::new(r * self.step, (2 * q + r) * self.pitch / 2)
    }

    fn of(self, space: Space) -> Spot {
        self.spot(space.q().into(), space.r().into())
    }

    /// Room for links if a terminal has it, and in any case for the labels.
    fn choose(board: &Board, shown: &BTreeSet<Space>, options: &Options) -> Spacing {
        let label = |space: &Space| match options.labels {
            Labels::Off => 0,
            // A blank between a label and the next, which would look like one name together.
            Labels::Edge => half_name(space.q()).len() + 1,
            // A mark before the name and one behind it.
            Labels::Spaces => board.space_name(*space, options.coords).len() + 2,
        };
        let longest = shown.iter().map(label).max().unwrap_or(0) as i32;
        let even = longest + longest % 2;
        let roomy = Spacing { pitch: even.max(6), step: 2 };
        let spots: Vec<Spot> = shown.iter().map(|&space| roomy.of(space)).collect();
        let span = |coordinate: fn(&Spot) -> i32| {
            let all = spots.iter().map(coordinate);
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
        };
        let fits = |span: i32, room: usize| usize::try_from(span).is_ok_and(|span| span <= room);
        let fits =
            fits(span(|spot| spot.column), options.room.0) && fits(span(|spot| spot.line), options.room.1);
        if fits { roomy } else { Spacing { pitch: even.max(4), step: 1 } }
    }
}

/// The first half of a space's name.
fn half_name(q: i8) -> String {
    format!("{q},")
}

pub(super) fn sketch(position: &Position, options: &Options) -> Sketch {
    let board = position.board();
    let stacks = position.stacks().map(|(space, _)| space);
    let shown: BTreeSet<Space> =
        stacks.flat_map(|space| board.neighbours(space).into_iter().chain([space])).collect();
    let spacing = Spacing::choose(board, &shown, options);
    let mut canvas = Canvas::default();
    let mut seats = Vec::new();
    for &space in &shown {
        paint(&mut canvas, board, &shown, space, spacing);
        let at = spacing.of(space);
        let mut entry = at;
        if position.stack(space).is_some() {
            links(&mut canvas, position, space, spacing, options.signs);
        } else if options.labels == Labels::Spaces {
            let name = board.space_name(space, options.coords);
            canvas.write(at, &name, Ink::Name);
            entry = at.moved(0, name.len() as i32);
        } else {
            canvas.put(at, options.signs.empty(), Ink::Link);
        }
        seats.push(Seat { space, at, entry });
    }
    if options.labels == Labels::Edge {
        labels(&mut canvas, &shown, spacing, options.signs);
    }
    Sketch { canvas, seats, patch: Patch::line(spacing.pitch.min(5) - 1) }
}

/// Lays ground under a space and, where lines of links lie between rows, towards the shown spaces below.
fn paint(canvas: &mut Canvas, board: &Board, shown: &BTreeSet<Space>, space: Space, spacing: Spacing) {
    let (at, half) = (spacing.of(space), spacing.pitch / 2);
    canvas.paint(at.moved(0, 1 - half), spacing.pitch, Ground::Board);
    if spacing.step == 1 {
        return;
    }
    for other in board.neighbours(space).into_iter().filter(|other| shown.contains(other)) {
        let to = spacing.of(other);
        if to.line > at.line {
            let column = if to.column < at.column { 1 - half } else { 1 };
            canvas.paint(at.moved(1, column), half, Ground::Board);
        }
    }
}

/// Draws what links a stack to others on its right and below, if there is room: what keeps the band together.
fn links(canvas: &mut Canvas, position: &Position, space: Space, spacing: Spacing, signs: Signs) {
    if spacing.step == 1 {
        return;
    }
    let from = spacing.of(space);
    for other in position.board().neighbours(space) {
        let to = spacing.of(other);
        if position.stack(other).is_none() || to < from {
            continue;
        }
        match Stroke::of(to.line - from.line, to.column - from.column) {
            Stroke::Level => {
                // Between the room for the marks of the two stacks.
                for column in 3..spacing.pitch - 1 {
                    canvas.put(from.moved(0, column), signs.stroke(Stroke::Level), Ink::Link);
                }
            }
            slant => slanting(canvas, from, slant, signs, Ink::Link),
        }
    }
}

/// Draws a line from a space down to the left or to the right.
fn slanting(canvas: &mut Canvas, from: Spot, slant: Stroke, signs: Signs, ink: Ink) {
    let column = if slant == Stroke::Slash { -1 } else { 2 };
    canvas.put(from.moved(1, column), signs.stroke(slant), ink);
}

/// Writes `q` at the ends of the slants and `r` at the ends of the rows.
fn labels(canvas: &mut Canvas, shown: &BTreeSet<Space>, spacing: Spacing, signs: Signs) {
    let mut slants: BTreeMap<i8, (i32, i32)> = BTreeMap::new();
    for space in shown {
        let r = i32::from(space.r());
        let (first, last) = slants.entry(space.q()).or_insert((r, r));
        (*first, *last) = (r.min(*first), r.max(*last));
    }
    for (q, (first, last)) in slants {
        let (label, q) = (half_name(q), i32::from(q));
        for r in [first - 1, last + 1] {
            let start = spacing.spot(q, r).moved(0, (2 - label.len() as i32) / 2);
            canvas.write(start, &label, Ink::Label);
        }
        if spacing.step > 1 {
            slanting(canvas, spacing.spot(q, first - 1), Stroke::Backslash, signs, Ink::Label);
            slanting(canvas, spacing.spot(q, last), Stroke::Backslash, signs, Ink::Label);
        }
    }
    let rows: BTreeSet<i32> = shown.iter().map(|space| space.r().into()).collect();
    let (left, right) = (canvas.corner().column - MARGIN, canvas.right() + MARGIN);
    for r in rows {
        let label = format!(",{r}");
        let line = spacing.spot(0, r).line;
        canvas.write(Spot::new(line, left - label.len() as i32), &label, Ink::Label);
        canvas.write(Spot::new(line, right), &label, Ink::Label);
    }
}
