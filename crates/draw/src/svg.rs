//! Pictures as SVG files.

use std::fmt::{self, Write};

use crate::font;
use crate::scene::{Paint, Scene, Segment, Shape, Spot, Unit, rounded};

/// The picture as the text of an SVG file.
///
/// Letters are written as outlines: no font is needed, and they look the same everywhere. What the picture
/// shows is said in its title, which browsers read aloud.
///
/// ```
/// use abande::{Board, Position};
/// use abande_draw::{picture, svg};
///
/// let position = Position::start(&Board::snub().into());
/// let text = svg::write(&picture::draw(&position, &picture::Options::default()));
/// assert!(text.starts_with("<svg") && text.contains("<title>snub x7/x7/x7/x7/x7/x7/x7 b 18/18 0</title>"));
/// ```
pub fn write(scene: &Scene) -> String {
    write_sized(scene, 1.0)
}

/// The same, shown so many times as large.
pub fn write_sized(scene: &Scene, scale: f64) -> String {
    let mut svg = String::new();
    // Writing to a String cannot fail.
    let _ = write_scene(&mut svg, scene, scale);
    svg
}

fn write_scene(svg: &mut String, scene: &Scene, scale: f64) -> fmt::Result {
    let unit = match scene.unit {
        Unit::Pixels => "",
        Unit::Millimetres => "mm",
    };
    let (width, height) = (Number(scene.width), Number(scene.height));
    let (shown_width, shown_height) = (Number(scene.width * scale), Number(scene.height * scale));
    write!(svg, r#"<svg xmlns="http://www.w3.org/2000/svg" width="{shown_width}{unit}" "#)?;
    writeln!(svg, r#"height="{shown_height}{unit}" viewBox="0 0 {width} {height}" role="img">"#)?;
    writeln!(svg, "<title>{}</title>", Escaped(&scene.title))?;
    for shape in scene.shapes() {
        write_shape(svg, shape)?;
    }
    writeln!(svg, "</svg>")
}

fn write_shape(svg: &mut String, shape: &Shape) -> fmt::Result {
    match shape {
        Shape::Circle { center, radius, paint } => {
            let (x, y, radius) = (Number(center.x), Number(center.y), Number(*radius));
            write!(svg, r#"<circle cx="{x}" cy="{y}" r="{radius}""#)?;
            write_paint(svg, paint)
        }
        Shape::Path { segments, paint } => write_path(svg, segments, paint),
        Shape::Text(text) => {
            let outlines = font::outlines(&text.text, text.start(), text.size, text.weight);
            write_path(svg, &outlines, &Paint::fill(text.color))
        }
    }
}

fn write_path(svg: &mut String, segments: &[Segment], paint: &Paint) -> fmt::Result {
    svg.push_str(r#"<path d=""#);
    // Relative steps are shorter to write than places.
    let (mut pen, mut begin) = (Spot::default(), Spot::default());
    for segment in segments {
        match *segment {
            Segment::Move(to) => {
                write!(svg, "M{}", Pair(to))?;
                begin = to;
            }
            Segment::Line(to) => write!(svg, "l{}", Step(pen, to))?,
            Segment::Quad(handle, to) => write!(svg, "q{} {}", Step(pen, handle), Step(pen, to))?,
            Segment::Cubic(one, two, to) => {
                write!(svg, "c{} {} {}", Step(pen, one), Step(pen, two), Step(pen, to))?;
            }
            Segment::Close => svg.push('z'),
        }
        pen = segment.end().unwrap_or(begin);
    }
    svg.push('"');
    write_paint(svg, paint)
}

/// The colours of a shape, which end it.
fn write_paint(svg: &mut String, paint: &Paint) -> fmt::Result {
    match paint.fill {
        Some(color) => write!(svg, r#" fill="{color}""#)?,
        None => svg.push_str(r#" fill="none""#),
    }
    if let Some(stroke) = paint.stroke {
        write!(svg, r#" stroke="{}" stroke-width="{}""#, stroke.color, Number(stroke.width))?;
        svg.push_str(r#" stroke-linecap="round" stroke-linejoin="round""#);
        if let Some(dash) = stroke.dash {
            write!(svg, r#" stroke-dasharray="{}""#, Number(dash))?;
        }
    }
    svg.push_str("/>\n");
    Ok(())
}

/// A number with no more digits than it needs, to hundredths.
struct Number(f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", rounded(self.0))
    }
}

struct Pair(Spot);

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// The way from one place to another.
struct Step(Spot, Spot);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Step(from, to) = self;
        // Between the rounded places, so that no error adds up.
        let step = |from: f64, to: f64| Number(rounded(to) - rounded(from));
        write!(f, "{} {}", step(from.x, to.x), step(from.y, to.y))
    }
}

/// A text in which nothing is taken for markup; what XML forbids is left out.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sound = |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
        for letter in self.0.chars().filter(sound) {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}
