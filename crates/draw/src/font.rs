//! The letters that come along, so that pictures look the same on every machine.

use std::sync::OnceLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::scene::{Segment, Spot, Weight, rounded};

/// The font file, for files that embed it.
pub(crate) fn bytes(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Regular => include_bytes!("../font/regular.ttf"),
        Weight::Bold => include_bytes!("../font/bold.ttf"),
    }
}

/// The font. There is none only if the file that is built in were broken; then nothing is written.
pub(crate) fn face(weight: Weight) -> Option<&'static Face<'static>> {
    static FACES: [OnceLock<Option<Face<'static>>>; 2] = [OnceLock::new(), OnceLock::new()];
    FACES[weight as usize].get_or_init(|| Face::parse(bytes(weight), 0).ok()).as_ref()
}

/// The glyph of a letter, and how far it moves the pen, in units of the font. Letters that the font lacks
/// are shown as its box for missing ones.
pub(crate) fn glyph(face: &Face<'_>, letter: char) -> (GlyphId, u16) {
    let glyph = face.glyph_index(letter).unwrap_or(GlyphId(0));
    (glyph, face.glyph_hor_advance(glyph).unwrap_or(0))
}

/// The letters of a text that the font lacks, and shows as boxes.
pub(crate) fn missing(text: &str, weight: Weight) -> impl Iterator<Item = char> {
    let lacks = move |letter: &char| face(weight).is_some_and(|face| face.glyph_index(*letter).is_none());
    text.chars().filter(|letter| !letter.is_whitespace() && !letter.is_control()).filter(lacks)
}

/// How wide a text is.
///
/// ```
/// use abande_draw::{font, scene::Weight};
/// assert!(font::width("WWW", 10.0, Weight::Regular) > font::width("iii", 10.0, Weight::Regular));
/// ```
pub fn width(text: &str, size: f64, weight: Weight) -> f64 {
    let Some(face) = face(weight) else { return 0.0 };
    let units: u32 = text.chars().map(|letter| u32::from(glyph(face, letter).1)).sum();
    f64::from(units) * size / f64::from(face.units_per_em())
}

/// The size, no larger than `largest`, at which a text is no wider than this.
pub(crate) fn fitting(text: &str, room: f64, largest: f64) -> f64 {
    let natural = width(text, largest, Weight::Regular).max(1.0);
    (largest * room / natural).min(largest)
}

/// How high a capital letter or a digit is: text whose baseline is half of it below a place is centred there.
pub fn capital_height(size: f64) -> f64 {
    let face = face(Weight::Regular);
    let part = face.and_then(|face| Some((face.capital_height()?, face.units_per_em())));
    part.map_or(0.7, |(height, em)| f64::from(height) / f64::from(em)) * size
}

/// The outlines of a text that begins here.
pub(crate) fn outlines(text: &str, start: Spot, size: f64, weight: Weight) -> Vec<Segment> {
    let Some(face) = face(weight) else { return vec![] };
    let scale = size / f64::from(face.units_per_em());
    let mut pen = Pen { at: start, scale, segments: Vec::new() };
    for letter in text.chars() {
        let (glyph, advance) = glyph(face, letter);
        face.outline_glyph(glyph, &mut pen);
        pen.at.x += f64::from(advance) * scale;
    }
    pen.segments
}

struct Pen {
    at: Spot,
    scale: f64,
    segments: Vec<Segment>,
}

impl Pen {
    fn spot(&self, x: f32, y: f32) -> Spot {
        let spot = self.at.moved(f64::from(x) * self.scale, -f64::from(y) * self.scale);
        Spot::new(rounded(spot.x), rounded(spot.y))
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.segments.push(Segment::Move(self.spot(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.segments.push(Segment::Line(self.spot(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.segments.push(Segment::Quad(self.spot(x1, y1), self.spot(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.segments.push(Segment::Cubic(self.spot(x1, y1), self.spot(x2, y2), self.spot(x, y)));
    }

    fn close(&mut self) {
        self.segments.push(Segment::Close);
    }
}
