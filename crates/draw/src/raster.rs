//! Pictures as pixels.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint as Ink, Path, PathBuilder, Pixmap, StrokeDash, Transform,
};

use crate::font;
use crate::rgb::Rgb;
use crate::scene::{self, Paint, Segment, Shape, Stroke};

/// No picture has more pixels on a side.
pub(crate) const MOST_PIXELS: u32 = 16_384;

/// Why a picture could not be made of pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct TooLarge {
    /// How wide it would be.
    pub width: f64,
    /// How high it would be.
    pub height: f64,
}

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let TooLarge { width, height } = self;
        write!(
            f,
            "a picture of {width:.0} x {height:.0} pixels cannot be made: a side has 1 to {MOST_PIXELS}"
        )
    }
}

impl std::error::Error for TooLarge {}

/// Draws the picture, so many pixels to its unit.
#[cfg(feature = "png")]
pub(crate) fn render(scene: &scene::Scene, scale: f64) -> Result<Pixmap, TooLarge> {
    let mut sheet = Sheet::blank((scene.width, scene.height), scale)?;
    sheet.draw(scene.shapes());
    Ok(sheet.pixels)
}

/// Pixels to draw on. A copy of it can be drawn on further.
#[derive(Clone)]
pub(crate) struct Sheet {
    pub(crate) pixels: Pixmap,
    transform: Transform,
}

impl Sheet {
    /// A sheet of this width and height, so many pixels to the unit.
    pub(crate) fn blank(size: (f64, f64), scale: f64) -> Result<Sheet, TooLarge> {
        let (width, height) = ((size.0 * scale).round(), (size.1 * scale).round());
        let too_large = TooLarge { width, height };
        let fits = |side: f64| (1.0..=f64::from(MOST_PIXELS)).contains(&side);
        if !fits(width) || !fits(height) {
            return Err(too_large);
        }
        let mut pixels = Pixmap::new(width as u32, height as u32).ok_or(too_large)?;
        pixels.fill(Color::WHITE);
        // As a viewer of the SVG file would: the picture fills its whole pixels.
        let transform = Transform::from_scale((width / size.0) as f32, (height / size.1) as f32);
        Ok(Sheet { pixels, transform })
    }

    /// Draws shapes over what is there.
    pub(crate) fn draw(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            draw(&mut self.pixels, shape, self.transform);
        }
    }
}

fn draw(pixels: &mut Pixmap, shape: &Shape, transform: Transform) {
    let (path, paint) = match shape {
        Shape::Circle { center, radius, paint } => (path(&scene::circle(*center, *radius)), *paint),
        Shape::Path { segments, paint } => (path(segments), *paint),
        Shape::Text(text) => {
            let outlines = font::outlines(&text.text, text.start(), text.size, text.weight);
            (path(&outlines), Paint::fill(text.color))
        }
    };
    // Only an outline without extent is no path: there is nothing to see of it.
    let Some(path) = path else { return };
    if let Some(color) = paint.fill {
        pixels.fill_path(&path, &ink(color), FillRule::Winding, transform, None);
    }
    if let Some(stroke) = paint.stroke {
        pixels.stroke_path(&path, &ink(stroke.color), &line(stroke), transform, None);
    }
}

fn ink(Rgb(red, green, blue): Rgb) -> Ink<'static> {
    let mut ink = Ink { anti_alias: true, ..Ink::default() };
    ink.set_color_rgba8(red, green, blue, 255);
    ink
}

fn line(stroke: Stroke) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        width: stroke.width as f32,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        dash: stroke.dash.and_then(|dash| StrokeDash::new(vec![dash as f32; 2], 0.0)),
        ..tiny_skia::Stroke::default()
    }
}

fn path(segments: &[Segment]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in segments {
        match segment {
            Segment::Move(to) => path.move_to(to.x as f32, to.y as f32),
            Segment::Line(to) => path.line_to(to.x as f32, to.y as f32),
            Segment::Quad(a, to) => path.quad_to(a.x as f32, a.y as f32, to.x as f32, to.y as f32),
            Segment::Cubic(a, b, to) => {
                path.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, to.x as f32, to.y as f32);
            }
            Segment::Close => path.close(),
        }
    }
    path.finish()
}

/// Red, green and blue of each pixel, line by line. All are opaque.
#[cfg(feature = "png")]
pub(crate) fn colors(pixels: &Pixmap) -> Vec<u8> {
    pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}
