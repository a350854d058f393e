//! Pictures as pages of a PDF file, with real letters that can be searched and copied.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::font;
use crate::rgb::Rgb;
use crate::scene::{self, Paint, Scene, Segment, Shape, Spot, Stroke, Text, Unit, Weight};

/// Points, the measure of PDF files, in a millimetre and in a pixel.
const POINTS_A_MILLIMETRE: f64 = 72.0 / 25.4;
const POINTS_A_PIXEL: f64 = 0.75;
/// How hard to press: as small as it gets, for a few milliseconds.
const COMPRESSION: u8 = 9;

const WEIGHTS: [Weight; 2] = [Weight::Regular, Weight::Bold];

/// The pictures as the pages of a PDF file. Pages in millimetres come out of a printer to scale.
///
/// ```
/// use abande::{Board, Position};
/// use abande_draw::{pdf, picture};
///
/// let position = Position::start(&Board::hex().into());
/// let page = picture::draw(&position, &picture::Options::default());
/// assert!(pdf::encode(&[page]).starts_with(b"%PDF"));
/// ```
pub fn encode(pages: &[Scene]) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut numbers = (1..).map(Ref::new);
    let mut next = || numbers.next().unwrap_or(Ref::new(1));
    let (catalog, tree, info) = (next(), next(), next());
    let fonts = WEIGHTS.map(|weight| (weight, next()));
    pdf.catalog(catalog).pages(tree);
    let title = pages.first().map_or("", |page| page.title.as_str());
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Abande"));
    for (weight, id) in fonts {
        embed(&mut pdf, weight, id, [next(), next(), next(), next()]);
    }
    let ids: Vec<(Ref, Ref)> = pages.iter().map(|_| (next(), next())).collect();
    pdf.pages(tree).kids(ids.iter().map(|(page, _)| *page)).count(ids.len() as i32);
    for (scene, (page_id, content_id)) in pages.iter().zip(ids) {
        let scale = match scene.unit {
            Unit::Millimetres => POINTS_A_MILLIMETRE,
            Unit::Pixels => POINTS_A_PIXEL,
        };
        let (width, height) = ((scene.width * scale) as f32, (scene.height * scale) as f32);
        let mut page = pdf.page(page_id);
        page.parent(tree).media_box(Rect::new(0.0, 0.0, width, height)).contents(content_id);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (weight, id) in fonts {
            dictionary.pair(name(weight), id);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        let content = compress_to_vec_zlib(&content(scene, scale as f32, height), COMPRESSION);
        pdf.stream(content_id, &content).filter(Filter::FlateDecode);
    }
    pdf.finish()
}

fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"Regular"),
        Weight::Bold => Name(b"Bold"),
    }
}

/// Puts the font into the file: its letters are addressed by the numbers of their glyphs.
fn embed(pdf: &mut Pdf, weight: Weight, id: Ref, [cid, descriptor, file, unicode]: [Ref; 4]) {
    let Some(face) = font::face(weight) else { return };
    let family = match weight {
        Weight::Regular => Name(b"ABANDE+FiraSans-Regular"),
        Weight::Bold => Name(b"ABANDE+FiraSans-Bold"),
    };
    let info = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    // PDF files count in thousandths of the size.
    let unit = |value: i16| f32::from(value) * 1000.0 / f32::from(face.units_per_em());
    let mut type0 = pdf.type0_font(id);
    type0.base_font(family).encoding_predefined(Name(b"Identity-H"));
    type0.descendant_font(cid).to_unicode(unicode);
    type0.finish();
    let mut font = pdf.cid_font(cid);
    font.subtype(CidFontType::Type2).base_font(family).system_info(info).font_descriptor(descriptor);
    font.cid_to_gid_map_predefined(Name(b"Identity")).default_width(0.0);
    let advance = |glyph: u16| unit(face.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0) as i16);
    font.widths().consecutive(0, (0..face.number_of_glyphs()).map(advance));
    font.finish();
    let bounds = face.global_bounding_box();
    let [left, bottom, right, top] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(unit);
    let mut description = pdf.font_descriptor(descriptor);
    description.name(family).flags(FontFlags::NON_SYMBOLIC).bbox(Rect::new(left, bottom, right, top));
    description.italic_angle(0.0).ascent(unit(face.ascender())).descent(unit(face.descender()));
    description.cap_height(unit(face.capital_height().unwrap_or(700))).stem_v(90.0).font_file2(file);
    description.finish();
    let bytes = font::bytes(weight);
    let packed = compress_to_vec_zlib(bytes, COMPRESSION);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), bytes.len() as i32);
    stream.finish();
    let mut letters = UnicodeCmap::new(Name(b"Letters"), info);
    for letter in (' '..='\u{ff}').chain("ŒœŸ–—‘’‚“”„•…€↑↓−".chars()) {
        if let Some(glyph) = face.glyph_index(letter) {
            letters.pair(glyph.0, letter);
        }
    }
    let letters = compress_to_vec_zlib(&letters.finish(), COMPRESSION);
    pdf.cmap(unicode, &letters).filter(Filter::FlateDecode);
}

/// What is drawn on a page.
fn content(scene: &Scene, scale: f32, height: f32) -> Vec<u8> {
    let mut content = Content::new();
    // PDF files count upwards.
    content.transform([scale, 0.0, 0.0, -scale, 0.0, height]);
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in scene.shapes() {
        match shape {
            Shape::Circle { center, radius, paint } => {
                outline(&mut content, &scene::circle(*center, *radius), paint);
            }
            Shape::Path { segments, paint } => outline(&mut content, segments, paint),
            Shape::Text(text) => write(&mut content, text),
        }
    }
    content.finish().into_vec()
}

fn outline(content: &mut Content, segments: &[Segment], paint: &Paint) {
    if let Some(color) = paint.fill {
        let [red, green, blue] = parts(color);
        content.set_fill_rgb(red, green, blue);
    }
    if let Some(Stroke { color, width, dash }) = paint.stroke {
        let [red, green, blue] = parts(color);
        content.set_stroke_rgb(red, green, blue).set_line_width(width as f32);
        content.set_dash_pattern(dash.map(|dash| dash as f32), 0.0);
    }
    let (mut pen, mut begin) = (Spot::default(), Spot::default());
    for segment in segments {
        match *segment {
            Segment::Move(to) => {
                content.move_to(to.x as f32, to.y as f32);
                begin = to;
            }
            Segment::Line(to) => {
                content.line_to(to.x as f32, to.y as f32);
            }
            // PDF files know cubic curves alone: their handles are two thirds of the way.
            Segment::Quad(handle, to) => {
                let toward =
                    |end: Spot| end.moved((handle.x - end.x) * 2.0 / 3.0, (handle.y - end.y) * 2.0 / 3.0);
                cubic(content, toward(pen), toward(to), to);
            }
            Segment::Cubic(one, two, to) => cubic(content, one, two, to),
            Segment::Close => {
                content.close_path();
            }
        }
        pen = segment.end().unwrap_or(begin);
    }
    match (paint.fill, paint.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn cubic(content: &mut Content, one: Spot, two: Spot, to: Spot) {
    content.cubic_to(one.x as f32, one.y as f32, two.x as f32, two.y as f32, to.x as f32, to.y as f32);
}

fn write(content: &mut Content, text: &Text) {
    let Some(face) = font::face(text.weight) else { return };
    let glyphs: Vec<u8> =
        text.text.chars().flat_map(|letter| font::glyph(face, letter).0.0.to_be_bytes()).collect();
    let [red, green, blue] = parts(text.color);
    let start = text.start();
    content.set_fill_rgb(red, green, blue).begin_text().set_font(name(text.weight), text.size as f32);
    content
        .set_text_matrix([1.0, 0.0, 0.0, -1.0, start.x as f32, start.y as f32])
        .show(Str(&glyphs))
        .end_text();
}

fn parts(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}
