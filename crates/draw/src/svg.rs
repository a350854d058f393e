//! A position as an SVG picture.

use std::fmt::Write;

use abande::{Board, Color, Coords, Point, Position, Space, Stack};

/// Pixels from a space to its neighbour.
const STEP: f64 = 56.0;
/// The radius of a piece.
const RADIUS: f64 = 20.0;
/// How much higher each piece of a stack is drawn than the one below it.
const RISE: f64 = 7.0;
/// Room around the outermost spaces.
const MARGIN: f64 = 40.0;

/// The picture as the text of an SVG file: links, spaces with their names, and stacks with every piece to be
/// seen and the height as a number.
///
/// ```
/// let position = abande::Position::start(&abande::Board::snub().into());
/// let picture = abande_draw::svg::picture(&position, abande::Coords::Stein);
/// assert!(picture.starts_with("<svg") && picture.contains(">d4</text>"));
/// ```
pub fn picture(position: &Position, coords: Coords) -> String {
    let board = position.board();
    let frame = Frame::around(&shown_spaces(position), board);
    let mut svg = String::new();
    // Writing to a String cannot fail.
    let _ = write_picture(&mut svg, position, coords, &frame);
    svg
}

/// The board's spaces, or in Libre the stacks and the spaces next to them.
fn shown_spaces(position: &Position) -> Vec<Space> {
    let board = position.board();
    let mut spaces: Vec<Space> = if board.is_libre() {
        position.stacks().flat_map(|(space, _)| board.neighbours(space).into_iter().chain([space])).collect()
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
    let distance = |one: Point, other: Point| (one.x - other.x).hypot(one.y - other.y);
    let points: Vec<Point> = spaces.iter().map(|&space| board.point(space)).collect();
    let pairs = points
        .iter()
        .enumerate()
        .flat_map(|(index, one)| points[..index].iter().map(move |other| (one, other)));
    let nearest = pairs.map(|(one, other)| distance(*one, *other)).fold(f64::INFINITY, f64::min);
    if nearest.is_finite() { STEP / nearest } else { STEP }
}

/// Where the spaces lie in the picture.
struct Frame {
    spaces: Vec<Space>,
    scale: f64,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Frame {
    fn around(spaces: &[Space], board: &Board) -> Frame {
        let points: Vec<Point> = spaces.iter().map(|&space| board.point(space)).collect();
        let bounds = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
        };
        let (left, right) = bounds(&mut points.iter().map(|point| point.x));
        let (bottom, top) = bounds(&mut points.iter().map(|point| point.y));
        let scale = scale(spaces, board);
        Frame {
            spaces: spaces.to_vec(),
            scale,
            left,
            top,
            width: (right - left) * scale + 2.0 * MARGIN,
            height: (top - bottom) * scale + 2.0 * MARGIN,
        }
    }

    fn place(&self, point: Point) -> (f64, f64) {
        ((point.x - self.left) * self.scale + MARGIN, (self.top - point.y) * self.scale + MARGIN)
    }
}

fn write_picture(svg: &mut String, position: &Position, coords: Coords, frame: &Frame) -> std::fmt::Result {
    let board = position.board();
    let (width, height) = (frame.width, frame.height);
    writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.1} {height:.1}" role="img" font-family="sans-serif" text-anchor="middle">"#
    )?;
    writeln!(svg, "<title>{position}</title>")?;
    writeln!(svg, r##"<rect width="100%" height="100%" rx="12" fill="#efe4cf"/>"##)?;
    writeln!(svg, r##"<g stroke="#c0ab85" stroke-width="2">"##)?;
    for &space in &frame.spaces {
        let (x, y) = frame.place(board.point(space));
        for next in
            board.neighbours(space).into_iter().filter(|next| *next > space && frame.spaces.contains(next))
        {
            let (x2, y2) = frame.place(board.point(next));
            writeln!(svg, r#"<line x1="{x:.1}" y1="{y:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#)?;
        }
    }
    writeln!(svg, "</g>")?;
    let sleepers = position.sleepers();
    // From the top down, so that a high stack covers what lies behind it.
    let mut spaces = frame.spaces.clone();
    spaces.sort_by(|&a, &b| board.point(b).y.total_cmp(&board.point(a).y));
    for space in spaces {
        let place = frame.place(board.point(space));
        match position.stack(space) {
            Some(stack) => write_stack(svg, place, stack, sleepers.contains(&space))?,
            None => write_space(svg, place, &board.space_name(space, coords))?,
        }
    }
    writeln!(svg, "</svg>")
}

fn write_space(svg: &mut String, (x, y): (f64, f64), name: &str) -> std::fmt::Result {
    writeln!(svg, r##"<circle cx="{x:.1}" cy="{y:.1}" r="13" fill="#e2d2b2" stroke="#c0ab85"/>"##)?;
    writeln!(svg, r##"<text x="{x:.1}" y="{:.1}" font-size="10" fill="#6b5836">{name}</text>"##, y + 3.5)
}

fn write_stack(svg: &mut String, (x, y): (f64, f64), stack: Stack, asleep: bool) -> std::fmt::Result {
    let opacity = if asleep { r#" opacity="0.55""# } else { "" };
    writeln!(svg, "<g{opacity}>")?;
    let mut level = y;
    for piece in stack.pieces() {
        let (fill, rim) = colours(piece);
        writeln!(
            svg,
            r#"<circle cx="{x:.1}" cy="{level:.1}" r="{RADIUS}" fill="{fill}" stroke="{rim}" stroke-width="1.5"/>"#
        )?;
        level -= RISE;
    }
    let (_, ink) = colours(stack.owner());
    let baseline = level + RISE + 6.0;
    let height = stack.height();
    writeln!(
        svg,
        r#"<text x="{x:.1}" y="{baseline:.1}" font-size="17" font-weight="bold" fill="{ink}">{height}</text>"#
    )?;
    writeln!(svg, "</g>")
}

/// A piece's fill, and the colour of its rim and of what is written on it.
fn colours(piece: Color) -> (&'static str, &'static str) {
    match piece {
        Color::Black => ("#26221d", "#f3ead9"),
        Color::White => ("#fdfbf6", "#26221d"),
    }
}
