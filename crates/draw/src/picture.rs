//! A position as a picture.
//!
//! One drawing serves every board: spaces where the board places them, the links between them, stacks, and
//! whatever [`Options`] ask for.
//!
//! ```
//! use abande::{Board, Coords, Position};
//! use abande_draw::picture::{self, Labels, Mark, Options, Sign};
//! use abande_draw::svg;
//! use abande_draw::theme::Theme;
//!
//! let mut position = Position::start(&Board::hex().into());
//! let mv = position.board().parse_move("d4", Coords::Stein)?;
//! position.play(mv)?;
//! let c3 = position.board().find_space("c3", Coords::Stein).unwrap();
//! let options = Options {
//!     theme: Theme::Dark,
//!     last: Some(mv),
//!     marks: vec![Mark { space: c3, sign: Sign::Text("2".into()) }],
//!     ..Options::default()
//! };
//! println!("{}", svg::write(&picture::draw(&position, &options)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod caption;
mod frame;
mod marks;
mod names;
mod options;
mod stack;

use abande::{Board, Move, Position, Space};

pub use options::{Arrow, Labels, Mark, Options, Sign, View};

use crate::font;
use crate::scene::{Paint, Scene, Segment, Spot, Text, Weight};
use crate::theme::Palette;
use frame::Frame;
pub(crate) use frame::STEP;
pub(crate) use stack::{TOKEN_WIDTH, token};

/// From the outermost spaces to the edge of the board, without and with labels.
const RIM: f64 = 36.0;
const LABELLED_RIM: f64 = 54.0;
/// From the edge of the board to the edge of the picture.
const MARGIN: f64 = 9.0;
/// The size of names.
const LABEL_SIZE: f64 = 15.0;
/// An empty space, and one with its name in it.
const SEAT: f64 = 7.5;
const NAMED_SEAT: f64 = 14.0;

/// Draws a position.
pub fn draw(position: &Position, options: &Options) -> Scene {
    let board = position.board();
    let mut frame = Frame::of(position, options);
    let rim = if names::at_edge(board, options.labels) { LABELLED_RIM } else { RIM };
    let (low, high) = extent(&frame, board, options, rim + MARGIN);
    let (board_width, board_height) = (high.x - low.x, high.y - low.y);
    let heading = if options.heading.is_some() { caption::HEADING } else { 0.0 };
    let width = board_width.max(caption::width(position, options));
    let below = options.caption.map_or(0.0, |_| caption::HEIGHT);
    let board_bottom = heading + board_height;
    frame.shift((width - board_width) / 2.0 - low.x, heading - low.y);

    let palette = options.theme.palette();
    let mut scene = Scene::new(position.to_string(), width, board_bottom + below);
    // Libre is played on the table: all of it is the board.
    let ground = if board.is_libre() { palette.plate } else { palette.page };
    scene.rectangle(Spot::default(), scene.width, scene.height, Paint::fill(ground));
    let mut easel = Easel { scene, frame, palette, position, options };
    easel.plate(rim);
    easel.tints();
    easel.links();
    easel.labels();
    easel.stacks();
    easel.marks();
    caption::write(&mut easel.scene, position, options, board_bottom);
    easel.scene
}

/// The box around the board with its rim, and around all labels: those of a turned board may stand farther out.
fn extent(frame: &Frame, board: &Board, options: &Options, rim: f64) -> (Spot, Spot) {
    let (low, high) = frame.bounds();
    let mut low = low.moved(-rim, -rim);
    let mut high = high.moved(rim, rim);
    if names::at_edge(board, options.labels) {
        for label in names::edge(board, frame, options) {
            low = Spot::new(low.x.min(label.at.x - 18.0), low.y.min(label.at.y - 14.0));
            high = Spot::new(high.x.max(label.at.x + 18.0), high.y.max(label.at.y + 14.0));
        }
    }
    (low, high)
}

/// Everything that is needed while drawing.
struct Easel<'a> {
    scene: Scene,
    frame: Frame,
    palette: &'a Palette,
    position: &'a Position,
    options: &'a Options,
}

impl Easel<'_> {
    /// The board itself. Libre has none.
    fn plate(&mut self, rim: f64) {
        if self.position.board().is_libre() {
            return;
        }
        let corners = self.frame.corners();
        // A line this broad, with round corners, makes the board larger than its outermost spaces.
        let edge = Paint::fill(self.palette.edge).lined(self.palette.edge, 2.0 * rim);
        let plate = Paint::fill(self.palette.plate).lined(self.palette.plate, 2.0 * rim - 3.0);
        self.scene.polygon(&corners, edge);
        self.scene.polygon(&corners, plate);
    }

    /// Tints groups of stacks, each as one blot.
    fn tints(&mut self) {
        for (part, &color) in self.options.parts.iter().zip(self.palette.parts.iter().cycle()) {
            let within = |(one, other): &(Space, Space)| part.contains(one) && part.contains(other);
            let joints: Vec<_> = self.linked_pairs().into_iter().filter(within).collect();
            // First the outline, a little larger and darker, then the blot.
            let outline = color.mixed(self.palette.text, 0.45);
            for (color, radius) in [(outline, stack::RADIUS + 9.5), (color, stack::RADIUS + 7.5)] {
                for &space in part {
                    let middle = self.frame.spot(space).moved(0.0, -1.0);
                    self.scene.circle(middle, radius, Paint::fill(color));
                }
                self.lines(&joints, Paint::line(color, 1.5 * radius));
            }
        }
    }

    fn links(&mut self) {
        let mut pairs = self.linked_pairs();
        if self.position.board().is_libre() {
            // Without a board there are no lines but those that hold the band together.
            pairs.retain(|(one, other)| {
                [one, other].iter().all(|space| self.position.stack(**space).is_some())
            });
        }
        self.lines(&pairs, Paint::line(self.palette.link, 2.0));
    }

    /// Pairs of shown spaces that touch, each pair once.
    fn linked_pairs(&self) -> Vec<(Space, Space)> {
        let board = self.position.board();
        let onward = |&space: &Space| {
            let next = board.neighbours(space).into_iter().filter(move |&next| next > space);
            next.map(move |next| (space, next))
        };
        let shown = |pair: &(Space, Space)| self.frame.spaces.binary_search(&pair.1).is_ok();
        self.frame.spaces.iter().flat_map(onward).filter(shown).collect()
    }

    fn lines(&mut self, pairs: &[(Space, Space)], paint: Paint) {
        let ends = |&(one, other): &(Space, Space)| {
            [Segment::Move(self.frame.spot(one)), Segment::Line(self.frame.spot(other))]
        };
        let segments: Vec<Segment> = pairs.iter().flat_map(ends).collect();
        if !segments.is_empty() {
            self.scene.path(segments, paint);
        }
    }

    fn labels(&mut self) {
        if names::at_edge(self.position.board(), self.options.labels) {
            for label in names::edge(self.position.board(), &self.frame, self.options) {
                self.write(label.text, label.at, LABEL_SIZE);
            }
        }
    }

    /// Writes a name with its middle at a place.
    fn write(&mut self, text: String, at: Spot, size: f64) {
        let at = at.moved(0.0, font::capital_height(size) / 2.0);
        let (anchor, weight) = (crate::scene::Anchor::Middle, Weight::Regular);
        self.scene.text(Text { text, at, size, anchor, weight, color: self.palette.label });
    }

    /// The spaces and what stands on them, from the top down, so that a high stack covers what lies behind.
    fn stacks(&mut self) {
        let mut spaces = self.frame.spaces.clone();
        spaces.sort_by(|&one, &other| self.frame.spot(one).y.total_cmp(&self.frame.spot(other).y));
        let sleepers = if self.options.sleepers { self.position.sleepers() } else { Vec::new() };
        for &space in &spaces {
            self.seat(space);
        }
        let board = self.position.board();
        let named = names::in_spaces(board, self.options.labels);
        for space in spaces {
            if let Some(stack) = self.position.stack(space) {
                let asleep = sleepers.contains(&space);
                let name = named.then(|| board.space_name(space, self.options.coords));
                let at = self.frame.spot(space);
                stack::draw(&mut self.scene, self.palette, at, stack, asleep, name.as_deref());
            }
        }
    }

    /// A space, with its name if it is empty and names stand in spaces.
    fn seat(&mut self, space: Space) {
        let at = self.frame.spot(space);
        let named = names::in_spaces(self.position.board(), self.options.labels);
        let libre = self.position.board().is_libre();
        match (named, libre) {
            (true, false) => self.named_seat(space, at),
            (true, true) => self.write_if_empty(space, at, 34.0),
            (false, true) => self.scene.circle(at, 2.6, Paint::fill(self.palette.link)),
            (false, false) => {
                let paint = Paint::fill(self.palette.seat).lined(self.palette.seat_rim, 1.3);
                self.scene.circle(at, SEAT, paint);
            }
        }
    }

    /// A space with its name in it; a long name makes it longer.
    fn named_seat(&mut self, space: Space, at: Spot) {
        let name = self.position.board().space_name(space, self.options.coords);
        let longer = (font::width(&name, 10.0, Weight::Regular) - 24.0).clamp(0.0, 36.0) / 2.0;
        let bar = [Segment::Move(at.moved(-longer, 0.0)), Segment::Line(at.moved(longer, 0.0))];
        self.scene.path(bar.to_vec(), Paint::line(self.palette.seat_rim, 2.0 * NAMED_SEAT + 1.3));
        self.scene.path(bar.to_vec(), Paint::line(self.palette.seat, 2.0 * NAMED_SEAT - 1.3));
        self.write_if_empty(space, at, 24.0 + 2.0 * longer);
    }

    /// The name of a space, no wider than this, unless a stack stands there, which hides it.
    fn write_if_empty(&mut self, space: Space, at: Spot, width: f64) {
        if self.position.stack(space).is_none() {
            let name = self.position.board().space_name(space, self.options.coords);
            let size = font::fitting(&name, width, 12.0);
            self.write(name, at, size);
        }
    }

    /// The spaces that the last move touched: where a stack came from, and where it went.
    fn last_spaces(&self) -> (Option<Space>, Option<Space>) {
        match self.options.last {
            Some(Move::Enter(to)) => (None, Some(to)),
            Some(Move::Capture { from, to }) => (Some(from), Some(to)),
            Some(Move::Pass) | None => (None, None),
        }
    }
}
