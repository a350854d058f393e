//! Symmetries: turning and mirroring boards onto themselves.

use super::{Point, Space};

/// A way to turn or mirror a board onto itself. Legal moves stay legal and scores stay equal under it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(Map);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Map {
    /// Where each numbered space goes.
    Numbers(Vec<u8>),
    /// Where the axial unit vectors go.
    Axes { q: (i8, i8), r: (i8, i8) },
}

impl Symmetry {
    /// Where a space goes. None for a space that is not on the board, or in Libre when it would go
    /// beyond the last coordinate.
    pub fn space(&self, space: Space) -> Option<Space> {
        match &self.0 {
            Map::Numbers(numbers) => numbers.get(space.number()).map(|&to| Space::numbered(to)),
            Map::Axes { q, r } => {
                let along = |q_part: i8, r_part: i8| {
                    let sum =
                        i16::from(space.q()) * i16::from(q_part) + i16::from(space.r()) * i16::from(r_part);
                    i8::try_from(sum).ok()
                };
                Some(Space::axial(along(q.0, r.0)?, along(q.1, r.1)?))
            }
        }
    }
}

/// The twelve of the hexagonal grid around its origin.
pub(crate) fn of_grid() -> Vec<Symmetry> {
    let steps = Space::STEPS;
    let turned = |turn: usize| Map::Axes { q: steps[turn], r: steps[(turn + 1) % 6] };
    let mirrored = |turn: usize| Map::Axes { q: steps[turn], r: steps[(turn + 5) % 6] };
    (0..6).map(turned).chain((0..6).map(mirrored)).map(Symmetry).collect()
}

/// Those of a drawn board: the turns and mirrorings of the drawing that put spaces on spaces and links on
/// links.
pub(crate) fn of_drawing(points: &[Point], neighbours: &[Vec<u8>]) -> Vec<Symmetry> {
    let count = points.len() as f64;
    let sum = points.iter().fold((0.0, 0.0), |(x, y), point| (x + point.x, y + point.y));
    // As complex numbers around the centre: a turn is then a product.
    let places: Vec<(f64, f64)> =
        points.iter().map(|point| (point.x - sum.0 / count, point.y - sum.1 / count)).collect();
    let length = |(x, y): (f64, f64)| x.hypot(y);
    let Some(far) = (0..places.len()).max_by(|&a, &b| length(places[a]).total_cmp(&length(places[b]))) else {
        return vec![];
    };
    let mut found = vec![Symmetry(Map::Numbers((0..points.len() as u8).collect()))];
    if length(places[far]) < CLOSE {
        return found;
    }
    for image in 0..places.len() {
        for sign in [1.0, -1.0] {
            // The turn that takes the farthest space (mirrored, perhaps) to the image.
            let (x, y) = (places[far].0, places[far].1 * sign);
            let norm = x * x + y * y;
            let turn = (
                (places[image].0 * x + places[image].1 * y) / norm,
                (places[image].1 * x - places[image].0 * y) / norm,
            );
            if (length(turn) - 1.0).abs() > CLOSE {
                continue;
            }
            let numbers: Option<Vec<u8>> = places
                .iter()
                .map(|&(x, y)| (x, y * sign))
                .map(|(x, y)| (turn.0 * x - turn.1 * y, turn.0 * y + turn.1 * x))
                .map(|(x, y)| {
                    let near = |place: &(f64, f64)| length((place.0 - x, place.1 - y)) < CLOSE;
                    places.iter().position(near).map(|number| number as u8)
                })
                .collect();
            let Some(numbers) = numbers else { continue };
            let symmetry = Symmetry(Map::Numbers(numbers));
            if !found.contains(&symmetry) && keeps_links(&symmetry, neighbours) {
                found.push(symmetry);
            }
        }
    }
    found
}

/// How near two places must be to count as one.
const CLOSE: f64 = 1e-6;

fn keeps_links(symmetry: &Symmetry, neighbours: &[Vec<u8>]) -> bool {
    let Map::Numbers(numbers) = &symmetry.0 else { return false };
    let onto = (0..numbers.len()).all(|number| numbers.contains(&(number as u8)));
    onto && neighbours.iter().zip(numbers).all(|(around, &to)| {
        around.iter().all(|&next| neighbours[usize::from(to)].contains(&numbers[usize::from(next)]))
    })
}
