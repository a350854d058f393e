//! Finds places for the spaces of a drawn board: close together, and yet with room for tags and links.

use abande::Point;

use super::canvas::{Canvas, Spot};
use super::drawn::Graph;
use super::signs::Signs;
use super::tag::BEHIND;

/// The largest picture that is tried, in lines and columns.
const LARGEST: (f64, f64) = (64.0, 128.0);

/// The columns of a usual terminal, less those of a tag. A wider picture has to be worth it.
const USUAL: f64 = 72.0;

/// How many twentieths of a column are as long as a line is high: two columns in most fonts. More make room
/// for names.
const ASPECTS: std::ops::RangeInclusive<u8> = 40..=60;

/// How many lines of height it is worth to draw a link rather than to list it.
const LINK_WORTH: f64 = 3.0;

/// How many lines of height it is worth to draw a link without a kink between two lines.
const KINK_COST: f64 = 0.5;

/// How many lines of height it is worth to have all spaces a line nearer to where they belong.
const EVENNESS_WORTH: f64 = 60.0;

/// How many lines of height a column beyond the usual width costs.
const WIDTH_COST: f64 = 2.0;

/// The middles of the tags, in the order of the spaces. No two tags overlap.
pub(super) fn scatter(graph: &Graph, signs: Signs) -> Vec<Spot> {
    let points = from_origin(&graph.points);
    let across = points.iter().map(|point| point.x).fold(0.0, f64::max);
    let down = points.iter().map(|point| point.y).fold(0.0, f64::max);
    let tag = graph.names.iter().map(|name| name.chars().count() as i32).max().unwrap_or(0) + BEHIND;
    let mut best: Option<(f64, Vec<Spot>)> = None;
    for aspect in ASPECTS.map(|twentieths| f64::from(twentieths) / 20.0) {
        for half_lines in 0.. {
            let lines = f64::from(half_lines) / 2.0;
            // A board much wider than high grows by its width.
            let scale = lines / down.max(across / 2.0).max(f64::MIN_POSITIVE);
            let columns = across * scale * aspect;
            if lines > LARGEST.0 || columns > LARGEST.1 {
                break;
            }
            let spots: Vec<Spot> = points.iter().map(|&point| spot(point, scale, aspect)).collect();
            if !apart(&spots, tag) {
                continue;
            }
            let off: f64 =
                points.iter().zip(&spots).map(|(&point, &spot)| off(point, spot, scale, aspect)).sum();
            let size = (down + across / 2.0) * scale
                + EVENNESS_WORTH * off / points.len() as f64
                + WIDTH_COST * (columns - USUAL).max(0.0);
            if best.as_ref().is_some_and(|&(least, _)| size >= least) {
                continue;
            }
            let kinked = |&&(one, other): &&(usize, usize)| spots[one].line.abs_diff(spots[other].line) == 1;
            let kinks = graph.links.iter().filter(kinked).count();
            let listed = graph.draw_links(&graph.tags(&spots), &mut Canvas::default(), signs).len();
            let cost = size + KINK_COST * kinks as f64 + LINK_WORTH * listed as f64;
            if best.as_ref().is_none_or(|&(least, _)| cost < least) {
                best = Some((cost, spots));
            }
        }
    }
    best.map_or_else(|| pushed_apart(&points, tag), |(_, spots)| spots)
}

/// The points moved so that the smallest coordinates are 0. What is no number counts as the smallest.
fn from_origin(points: &[Point]) -> Vec<Point> {
    let least = |coordinate: fn(&Point) -> f64| {
        points.iter().map(coordinate).filter(|number| number.is_finite()).fold(f64::INFINITY, f64::min)
    };
    let (left, bottom) = (least(|point| point.x), least(|point| point.y));
    let moved =
        |number: f64, least: f64| Some(number - least).filter(|moved| moved.is_finite()).unwrap_or(0.0);
    points.iter().map(|point| Point { x: moved(point.x, left), y: moved(point.y, bottom) }).collect()
}

fn spot(point: Point, scale: f64, aspect: f64) -> Spot {
    Spot::new(-(point.y * scale).round() as i32, (point.x * scale * aspect).round() as i32)
}

/// How far a spot is from where its point would have it, in lines.
fn off(point: Point, spot: Spot, scale: f64, aspect: f64) -> f64 {
    let lines = point.y * scale + f64::from(spot.line);
    let columns = point.x * scale * aspect - f64::from(spot.column);
    lines.abs() + columns.abs() / aspect
}

/// Whether all tags have at least a column between them, or a line.
fn apart(spots: &[Spot], tag: i32) -> bool {
    let mut sorted = spots.to_vec();
    sorted.sort_unstable();
    (0..).zip(&sorted).all(|(number, one)| {
        let mut near = sorted[number + 1..].iter().take_while(|other| other.line - one.line < 2);
        near.all(|other| (other.column - one.column).abs() > tag)
    })
}

/// The last resort for points that are too close together to be scaled apart: each space is moved to the
/// right until it is clear of the one before it.
fn pushed_apart(points: &[Point], tag: i32) -> Vec<Spot> {
    let across = points.iter().map(|point| point.x).fold(f64::MIN_POSITIVE, f64::max);
    let down = points.iter().map(|point| point.y).fold(f64::MIN_POSITIVE, f64::max);
    let wish = |point: &Point| {
        let (line, column) = (point.y / down * LARGEST.0 / 4.0, point.x / across * USUAL);
        Spot::new(-2 * line.round() as i32, column.round() as i32)
    };
    let mut wishes: Vec<(Spot, usize)> = points.iter().map(wish).zip(0..).collect();
    wishes.sort_unstable();
    let mut spots = vec![Spot::new(0, 0); points.len()];
    let mut free = Spot::new(1, 0);
    for (wish, number) in wishes {
        let column = if wish.line == free.line { wish.column.max(free.column) } else { wish.column };
        spots[number] = Spot { column, ..wish };
        free = spots[number].moved(0, tag + 1);
    }
    spots
}
