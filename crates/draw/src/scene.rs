//! A picture before it is a file: shapes in their order, from the bottom to the top.
//!
//! Whatever is drawn is drawn as a [`Scene`] first. SVG, PNG, GIF and PDF files are written from it, so all of
//! them show the same.

use std::collections::BTreeSet;

use crate::font;
use crate::rgb::Rgb;

/// A place in a picture: `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Spot {
    /// A place.
    pub const fn new(x: f64, y: f64) -> Spot {
        Spot { x, y }
    }

    /// The place so far away.
    #[must_use]
    pub fn moved(self, x: f64, y: f64) -> Spot {
        Spot::new(self.x + x, self.y + y)
    }

    /// How far away another place is.
    pub fn distance(self, other: Spot) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// What the numbers of a scene measure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Pixels, or whatever a screen makes of them.
    #[default]
    Pixels,
    /// Millimetres on paper.
    Millimetres,
}

/// A piece of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins at a place.
    Move(Spot),
    /// A straight line to a place.
    Line(Spot),
    /// A curve with one handle.
    Quad(Spot, Spot),
    /// A curve with two handles.
    Cubic(Spot, Spot, Spot),
    /// Back to where it began.
    Close,
}

impl Segment {
    /// Where it ends; closing ends where the outline began.
    pub fn end(self) -> Option<Spot> {
        match self {
            Segment::Move(to) | Segment::Line(to) | Segment::Quad(_, to) | Segment::Cubic(_, _, to) => {
                Some(to)
            }
            Segment::Close => None,
        }
    }

    fn mapped(self, map: impl Fn(Spot) -> Spot) -> Segment {
        match self {
            Segment::Move(to) => Segment::Move(map(to)),
            Segment::Line(to) => Segment::Line(map(to)),
            Segment::Quad(handle, to) => Segment::Quad(map(handle), map(to)),
            Segment::Cubic(one, two, to) => Segment::Cubic(map(one), map(two), map(to)),
            Segment::Close => Segment::Close,
        }
    }
}

/// A line around or along something. Ends and corners are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub color: Rgb,
    /// Its width.
    pub width: f64,
    /// The length of dashes and of the gaps between them; a whole line otherwise.
    pub dash: Option<f64>,
}

/// How a shape is filled and lined.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    /// The colour inside.
    pub fill: Option<Rgb>,
    /// The line, half of it outside.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// Filled.
    pub const fn fill(color: Rgb) -> Paint {
        Paint { fill: Some(color), stroke: None }
    }

    /// A line only.
    pub const fn line(color: Rgb, width: f64) -> Paint {
        Paint { fill: None, stroke: Some(Stroke { color, width, dash: None }) }
    }

    /// The same with a line.
    #[must_use]
    pub const fn lined(self, color: Rgb, width: f64) -> Paint {
        Paint { fill: self.fill, stroke: Some(Stroke { color, width, dash: None }) }
    }

    /// The same with its line broken into dashes.
    #[must_use]
    pub fn dashed(self, dash: f64) -> Paint {
        Paint { stroke: self.stroke.map(|stroke| Stroke { dash: Some(dash), ..stroke }), ..self }
    }
}

/// Where a text is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// In its middle.
    #[default]
    Middle,
    /// At its right end.
    End,
}

/// How heavy letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// As usual.
    #[default]
    Regular,
    /// Bold.
    Bold,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub text: String,
    /// Where its baseline is held.
    pub at: Spot,
    /// The height of a line of letters, as typographers count it.
    pub size: f64,
    /// Which part of it is held there.
    pub anchor: Anchor,
    /// How heavy it is.
    pub weight: Weight,
    /// The colour of the letters.
    pub color: Rgb,
}

impl Text {
    /// Where it begins, on its baseline.
    pub fn start(&self) -> Spot {
        let width = font::width(&self.text, self.size, self.weight);
        match self.anchor {
            Anchor::Start => self.at,
            Anchor::Middle => self.at.moved(-width / 2.0, 0.0),
            Anchor::End => self.at.moved(-width, 0.0),
        }
    }
}

/// Something to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle.
    Circle {
        /// Its middle.
        center: Spot,
        /// Its radius.
        radius: f64,
        /// Its colours.
        paint: Paint,
    },
    /// Any other outline.
    Path {
        /// Its pieces.
        segments: Vec<Segment>,
        /// Its colours.
        paint: Paint,
    },
    /// Letters.
    Text(Text),
}

/// A picture: how large it is, what it is called, and its shapes from the bottom to the top.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What it shows, in words.
    pub title: String,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What its numbers measure.
    pub unit: Unit,
    shapes: Vec<Shape>,
}

impl Scene {
    /// An empty picture.
    pub fn new(title: impl Into<String>, width: f64, height: f64) -> Scene {
        Scene { title: title.into(), width: rounded(width), height: rounded(height), ..Scene::default() }
    }

    /// The shapes, from the bottom to the top.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Draws a circle.
    pub fn circle(&mut self, center: Spot, radius: f64, paint: Paint) {
        self.push(Shape::Circle { center, radius, paint });
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Spot, to: Spot, paint: Paint) {
        self.path(vec![Segment::Move(from), Segment::Line(to)], paint);
    }

    /// Draws a closed outline through these places.
    pub fn polygon(&mut self, corners: &[Spot], paint: Paint) {
        let mut segments: Vec<Segment> = corners.iter().copied().map(Segment::Line).collect();
        let Some(first) = segments.first_mut() else { return };
        *first = Segment::Move(corners[0]);
        segments.push(Segment::Close);
        self.path(segments, paint);
    }

    /// Draws an upright rectangle.
    pub fn rectangle(&mut self, corner: Spot, width: f64, height: f64, paint: Paint) {
        let corners =
            [corner, corner.moved(width, 0.0), corner.moved(width, height), corner.moved(0.0, height)];
        self.polygon(&corners, paint);
    }

    /// Draws any outline.
    pub fn path(&mut self, segments: Vec<Segment>, paint: Paint) {
        self.push(Shape::Path { segments, paint });
    }

    /// The letters that the font lacks: they are drawn as boxes.
    pub fn missing_letters(&self) -> BTreeSet<char> {
        let texts = self.shapes.iter().filter_map(|shape| match shape {
            Shape::Text(text) => Some(text),
            _ => None,
        });
        texts.flat_map(|text| font::missing(&text.text, text.weight)).collect()
    }

    /// Writes a text.
    pub fn text(&mut self, text: Text) {
        if !text.text.is_empty() {
            self.push(Shape::Text(text));
        }
    }

    /// Draws another picture into this one, so many times as large, with its upper left corner here.
    pub fn place(&mut self, picture: &Scene, corner: Spot, scale: f64) {
        for shape in &picture.shapes {
            self.push(scaled(shape, corner, scale));
        }
    }

    /// All numbers are kept to hundredths: files stay short, and all kinds of files show the very same.
    fn push(&mut self, shape: Shape) {
        let spot = |spot: Spot| Spot::new(rounded(spot.x), rounded(spot.y));
        self.shapes.push(match shape {
            Shape::Circle { center, radius, paint } => {
                Shape::Circle { center: spot(center), radius: rounded(radius), paint }
            }
            Shape::Path { segments, paint } => {
                Shape::Path { segments: segments.into_iter().map(|part| part.mapped(spot)).collect(), paint }
            }
            Shape::Text(text) => Shape::Text(Text { at: spot(text.at), ..text }),
        });
    }
}

/// To hundredths.
pub(crate) fn rounded(number: f64) -> f64 {
    // A sum with zero turns the negative zero into the plain one.
    (number * 100.0).round() / 100.0 + 0.0
}

/// Four curves that make a circle, from its right end downwards, as SVG has it: dashes begin there.
#[cfg(any(feature = "gif", feature = "pdf", feature = "png"))]
pub(crate) fn circle(center: Spot, radius: f64) -> Vec<Segment> {
    // How long the handles of a quarter are, for a radius of one.
    let handle = radius * 0.552_284_75;
    let quarters =
        [(1.0, 0.0, 0.0, 1.0), (0.0, 1.0, -1.0, 0.0), (-1.0, 0.0, 0.0, -1.0), (0.0, -1.0, 1.0, 0.0)];
    let mut segments = vec![Segment::Move(center.moved(radius, 0.0))];
    for (x, y, to_x, to_y) in quarters {
        let (from, to) = (center.moved(x * radius, y * radius), center.moved(to_x * radius, to_y * radius));
        segments.push(Segment::Cubic(
            from.moved(to_x * handle, to_y * handle),
            to.moved(x * handle, y * handle),
            to,
        ));
    }
    segments.push(Segment::Close);
    segments
}

fn scaled(shape: &Shape, corner: Spot, scale: f64) -> Shape {
    let spot = |spot: Spot| corner.moved(spot.x * scale, spot.y * scale);
    let thin = |paint: Paint| Paint {
        stroke: paint.stroke.map(|stroke| Stroke {
            width: rounded(stroke.width * scale),
            dash: stroke.dash.map(|dash| rounded(dash * scale)),
            ..stroke
        }),
        ..paint
    };
    match shape {
        Shape::Circle { center, radius, paint } => {
            Shape::Circle { center: spot(*center), radius: radius * scale, paint: thin(*paint) }
        }
        Shape::Path { segments, paint } => Shape::Path {
            segments: segments.iter().map(|part| part.mapped(spot)).collect(),
            paint: thin(*paint),
        },
        Shape::Text(text) => {
            Shape::Text(Text { at: spot(text.at), size: rounded(text.size * scale), ..text.clone() })
        }
    }
}
