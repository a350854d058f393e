//! The scene of a board, as a page draws it: spaces with names and places, links, and labels for the edge.

use abande::{Board, Coords, Point, Position, Shape, Space, Variant};
use serde::Serialize;

/// What a page needs to draw a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardScene {
    board: String,
    /// The board and the number of pieces, as in `hex:3@9`.
    variant: String,
    shape: SceneShape,
    /// Whether the board has edges. Libre has none, and its scene is the band with some ground around it.
    bounded: bool,
    /// Whether the slanted names differ from Stein's.
    slanted: bool,
    /// The distance between the two nearest spaces.
    step: f64,
    spaces: Vec<SceneSpace>,
    edge: EdgeLabels,
}

/// What kind of board it is; `drawn` ones come from files.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum SceneShape {
    Hex,
    Square,
    Snub,
    Libre,
    Drawn,
}

/// A space, where it is drawn, and those beside it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct SceneSpace {
    id: String,
    /// The name in the slanted system, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    slanted: Option<String>,
    x: f64,
    /// Upwards.
    y: f64,
    links: Vec<String>,
}

/// What stands around the board, in each system of names.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EdgeLabels {
    stein: Vec<EdgeLabel>,
    slanted: Vec<EdgeLabel>,
}

/// A letter or a number beside the board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EdgeLabel {
    text: String,
    x: f64,
    y: f64,
}

/// How many steps of ground are shown around Libre's band.
const LIBRE_GROUND: usize = 3;

/// How far from its space a label of the edge stands, in steps.
const LABEL_DISTANCE: f64 = 0.8;

impl BoardScene {
    pub(crate) fn of(position: &Position) -> BoardScene {
        BoardScene::around(&position.variant(), position.stacks().map(|(space, _)| space).collect())
    }

    /// The board with stacks on these spaces.
    pub(crate) fn around(variant: &Variant, stacks: Vec<Space>) -> BoardScene {
        let board = variant.board();
        let spaces = shown_spaces(board, stacks);
        let slanted = board.has_coords(Coords::Slanted);
        let step = step(board, &spaces);
        let scene_space = |&space: &Space| {
            let Point { x, y } = board.point(space);
            let links = board.neighbours(space).into_iter().filter(|next| spaces.binary_search(next).is_ok());
            SceneSpace {
                id: board.space_name(space, Coords::Stein),
                slanted: slanted.then(|| board.space_name(space, Coords::Slanted)),
                x: rounded(x),
                y: rounded(y),
                links: links.map(|next| board.space_name(next, Coords::Stein)).collect(),
            }
        };
        BoardScene {
            board: board.name().to_owned(),
            variant: variant.to_string(),
            shape: match board.shape() {
                Shape::Hex(_) => SceneShape::Hex,
                Shape::Square(_) => SceneShape::Square,
                Shape::Snub => SceneShape::Snub,
                Shape::Libre => SceneShape::Libre,
                _ => SceneShape::Drawn,
            },
            bounded: !board.is_libre(),
            slanted,
            step: rounded(step),
            spaces: spaces.iter().map(scene_space).collect(),
            edge: EdgeLabels {
                stein: edge_labels(board, Coords::Stein, step),
                slanted: if slanted { edge_labels(board, Coords::Slanted, step) } else { vec![] },
            },
        }
    }
}

/// All spaces, or in Libre those around the band; sorted.
fn shown_spaces(board: &Board, stacks: Vec<Space>) -> Vec<Space> {
    if !board.is_libre() {
        return board.spaces().collect();
    }
    let mut shown = stacks;
    for _ in 0..LIBRE_GROUND {
        let around: Vec<Space> = shown.iter().flat_map(|&space| board.neighbours(space)).collect();
        shown.extend(around);
        shown.sort_unstable();
        shown.dedup();
    }
    shown
}

/// The distance between the two nearest spaces: boards from files have any unit they like.
fn step(board: &Board, spaces: &[Space]) -> f64 {
    if board.is_libre() {
        return 1.0;
    }
    let points: Vec<Point> = spaces.iter().map(|&space| board.point(space)).collect();
    let pairs =
        points.iter().enumerate().flat_map(|(at, one)| points[..at].iter().map(move |two| (one, two)));
    let nearest = pairs.map(|(one, two)| (one.x - two.x).hypot(one.y - two.y)).fold(f64::INFINITY, f64::min);
    if nearest.is_finite() { nearest } else { 1.0 }
}

/// Letters below the files, and each number at both ends of its row. Boards from files have names of any kind,
/// and no labels.
fn edge_labels(board: &Board, coords: Coords, step: f64) -> Vec<EdgeLabel> {
    if matches!(board.shape(), Shape::Libre | Shape::Drawn) {
        return vec![];
    }
    let split = |space: Space| {
        let name = board.space_name(space, coords);
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        (name[..letters].to_owned(), name[letters..].parse::<usize>().unwrap_or(0))
    };
    let straight = !matches!(board.shape(), Shape::Hex(_));
    // The rows and files of a square are not quite straight on the snub board; their labels are.
    let (left_edge, bottom_edge) = corner(board);
    let mut labels = Vec::new();
    let mut rows: Vec<Vec<Point>> = Vec::new();
    for file in board.files() {
        for number in file.clone() {
            let space = Space::numbered(number as u8);
            let (letters, rank) = split(space);
            let point = board.point(space);
            if number == file.start {
                let edge = if straight { bottom_edge } else { point.y };
                labels.push(EdgeLabel { text: letters, x: point.x, y: edge - LABEL_DISTANCE * step });
            }
            rows.resize_with(rows.len().max(rank + 1), Vec::new);
            rows[rank].push(point);
        }
    }
    let mut left = (-1.0, 0.0);
    for (rank, row) in rows.iter().enumerate() {
        let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
        if straight {
            labels.push(EdgeLabel {
                text: rank.to_string(),
                x: left_edge - LABEL_DISTANCE * step,
                y: first.y,
            });
            continue;
        }
        // A row of one space goes on in the direction of the row below it.
        if let Some(second) = row.get(1) {
            left = direction(*second, *first);
        }
        let mut label = |point: &Point, (x, y): (f64, f64)| {
            let (x, y) = (point.x + x * LABEL_DISTANCE * step, point.y + y * LABEL_DISTANCE * step);
            labels.push(EdgeLabel { text: rank.to_string(), x, y });
        };
        label(first, left);
        // On hexagons rows bend or shift, so their other ends are worth a label too.
        if let [.., before, _] = row.as_slice() {
            label(last, direction(*before, *last));
        }
    }
    for label in &mut labels {
        (label.x, label.y) = (rounded(label.x), rounded(label.y));
    }
    labels
}

/// The least coordinates of all spaces.
fn corner(board: &Board) -> (f64, f64) {
    let points = board.spaces().map(|space| board.point(space));
    points.fold((f64::MAX, f64::MAX), |(x, y), point| (x.min(point.x), y.min(point.y)))
}

fn direction(from: Point, to: Point) -> (f64, f64) {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(f64::MIN_POSITIVE);
    (x / length, y / length)
}

/// To a tenth of a thousandth: finer than any screen, and short as text.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
