//! Where the spaces lie in a picture.

use abande::{Board, Point, Position, Shape, Space};

use super::options::{Options, View};
use crate::scene::Spot;

/// Pixels from a space to its neighbour.
pub(crate) const STEP: f64 = 56.0;

/// No board is drawn wider or higher than so many steps, however its file places the spaces.
const MOST_STEPS: f64 = 64.0;

/// The spaces that are shown, and their places.
pub(super) struct Frame {
    pub(super) spaces: Vec<Space>,
    board: Board,
    view: View,
    /// Pixels for each unit of the board's own drawing.
    scale: f64,
    /// Where the origin of the board's own drawing is.
    origin: Spot,
}

impl Frame {
    /// The board of a position, its outermost spaces at the edges of a box that begins at the origin.
    pub(super) fn of(position: &Position, options: &Options) -> Frame {
        let board = position.board().clone();
        let spaces = shown_spaces(position, options);
        let scale = scale(&spaces, &board);
        let mut frame = Frame { spaces, board, view: options.view, scale, origin: Spot::default() };
        let (low, _) = frame.bounds();
        frame.origin = Spot::new(-low.x, -low.y);
        frame
    }

    /// Moves all spaces.
    pub(super) fn shift(&mut self, x: f64, y: f64) {
        self.origin = self.origin.moved(x, y);
    }

    /// The place of a space.
    pub(super) fn spot(&self, space: Space) -> Spot {
        self.place(self.board.point(space))
    }

    /// The place of a point of the board's own drawing.
    pub(super) fn place(&self, point: Point) -> Spot {
        let finite = |number: f64| if number.is_finite() { number } else { 0.0 };
        let (x, y) = (finite(point.x), finite(point.y));
        let x = if self.view.flipped { -x } else { x };
        let (sine, cosine) = finite(self.view.turned).to_radians().sin_cos();
        let (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
        self.origin.moved(x * self.scale, -y * self.scale)
    }

    /// The upper left and the lower right corner of the box around all spaces.
    pub(super) fn bounds(&self) -> (Spot, Spot) {
        let mut spots = self.spaces.iter().map(|&space| self.spot(space)).chain(self.corners());
        let first = spots.next().unwrap_or_default();
        spots.fold((first, first), |(low, high), spot| {
            (
                Spot::new(low.x.min(spot.x), low.y.min(spot.y)),
                Spot::new(high.x.max(spot.x), high.y.max(spot.y)),
            )
        })
    }

    /// The corners of the board: the smallest polygon around all spaces, or, where files and ranks are to be
    /// seen, the smallest rectangle along them.
    pub(super) fn corners(&self) -> Vec<Spot> {
        let points = self.spaces.iter().map(|&space| self.board.point(space));
        if !matches!(self.board.shape(), Shape::Square(_) | Shape::Snub) {
            return hull(points.map(|point| self.place(point)).collect());
        }
        let far = points.flat_map(|point| [point.x.abs(), point.y.abs()]).fold(0.0, f64::max);
        let corners = [(-far, far), (far, far), (far, -far), (-far, -far)];
        corners.map(|(x, y)| self.place(Point { x, y })).to_vec()
    }
}

/// The board's spaces, or in Libre the stacks and the spaces next to them.
fn shown_spaces(position: &Position, options: &Options) -> Vec<Space> {
    let board = position.board();
    let mut spaces: Vec<Space> = if board.is_libre() {
        let around = |(space, _)| board.neighbours(space).into_iter().chain([space]);
        position.stacks().flat_map(around).chain(options.room_for.iter().copied()).collect()
    } else {
        board.spaces().collect()
    };
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// How many pixels a unit of the drawing is, so that the nearest two spaces are a step apart. Boards from
/// files have any unit they like.
fn scale(spaces: &[Space], board: &Board) -> f64 {
    if board.is_libre() {
        return STEP;
    }
    let points: Vec<Point> = spaces.iter().map(|&space| board.point(space)).collect();
    let distance = |one: &Point, other: &Point| (one.x - other.x).hypot(one.y - other.y);
    let pairs = || {
        let each = points.iter().enumerate();
        each.flat_map(|(index, one)| points[..index].iter().map(move |other| distance(one, other)))
    };
    let sound = |distance: &f64| distance.is_finite() && *distance > 0.0;
    let nearest = pairs().filter(sound).fold(f64::INFINITY, f64::min);
    let farthest = pairs().filter(sound).fold(0.0, f64::max);
    if nearest.is_finite() { (STEP / nearest).min(MOST_STEPS * STEP / farthest) } else { STEP }
}

/// Goes around the places from the leftmost one, always keeping to the outside (Andrew's monotone chain).
fn hull(mut spots: Vec<Spot>) -> Vec<Spot> {
    spots.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    let turns_right =
        |a: Spot, b: Spot, c: Spot| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 1e-6;
    let half = |spots: &mut dyn Iterator<Item = Spot>| {
        let mut chain: Vec<Spot> = Vec::new();
        for spot in spots {
            while let [.., a, b] = chain[..] {
                if !turns_right(a, b, spot) {
                    break;
                }
                chain.pop();
            }
            chain.push(spot);
        }
        chain
    };
    let mut around = half(&mut spots.iter().copied());
    around.pop();
    around.extend(half(&mut spots.iter().rev().copied()));
    if around.len() > 1 {
        around.pop();
    }
    around
}
