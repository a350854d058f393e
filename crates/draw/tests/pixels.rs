//! What pictures look like, to the pixel. After a change, look at the files in `tests/pixels`:
//! `ABANDE_DRAW=1 cargo test -p abande-draw --test pixels` draws them anew.

#![cfg(all(feature = "gif", feature = "pdf", feature = "png"))]
#![allow(clippy::panic, clippy::unwrap_used)]

mod games;

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::time::Duration;

use abande::{Board, Boards, Color, Coords, Position};
use abande_draw::gif::{self, Shot};
use abande_draw::graph::{self, Flaw, Judged};
use abande_draw::language::PictureLanguage;
use abande_draw::paper::Paper;
use abande_draw::picture::{self, Labels, Mark, Options, Sign, View};
use abande_draw::print::{self, Print};
use abande_draw::scene::Scene;
use abande_draw::theme::Theme;
use abande_draw::{contact_sheet, hints, png, rule_sheet, svg};
use games::{Moment, game};

const BOARDS: [&str; 4] = ["hex", "square", "snub", "libre"];

/// Width, height, and red, green and blue of each pixel.
type Pixels = (u32, u32, Vec<u8>);

fn pixels(file: &[u8]) -> Pixels {
    let mut reader = ::png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let mut colors = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut colors).unwrap();
    assert_eq!(info.color_type, ::png::ColorType::Rgb);
    (info.width, info.height, colors)
}

fn kept_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pixels").join(format!("{name}.png"))
}

/// The picture is the one that is kept, pixel by pixel.
fn check(name: &str, scene: &Scene, scale: f64) {
    let drawn = png::encode(scene, scale).unwrap();
    let path = kept_path(name);
    if std::env::var_os("ABANDE_DRAW").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &drawn).unwrap();
    }
    let kept = std::fs::read(&path).unwrap_or_else(|_| panic!("{name}: no such picture is kept"));
    let (width, height, colors) = pixels(&drawn);
    let (kept_width, kept_height, kept_colors) = pixels(&kept);
    assert_eq!((width, height), (kept_width, kept_height), "{name}");
    let differ = colors.chunks(3).zip(kept_colors.chunks(3)).filter(|(one, other)| one != other).count();
    assert_eq!(differ, 0, "{name}: pixels differ; see the top of this test");
}

fn middle(variant: &str) -> Moment {
    game(variant, 7).swap_remove(30)
}

#[test]
fn every_board_in_every_theme() {
    for board in BOARDS {
        let Moment { position, last } = middle(board);
        let draw = |theme| picture::draw(&position, &Options { theme, last, ..Options::default() });
        let scenes = Theme::ALL.map(draw);
        check(board, &contact_sheet::one_page("", &scenes, 4, Theme::Print), 0.5);
    }
}

#[test]
fn small_pictures() {
    let scenes: Vec<Scene> = BOARDS
        .iter()
        .flat_map(|board| Theme::ALL.map(|theme| (board, theme)))
        .map(|(board, theme)| {
            let options = Options { theme, labels: Labels::Off, ..Options::default() };
            picture::draw(&middle(board).position, &options)
        })
        .collect();
    let sheet = contact_sheet::one_page("", &scenes, 8, Theme::Print);
    check("small", &sheet, 120.0 / scenes[0].width);
}

/// All that can be marked, on a board that is turned and mirrored.
fn everything(variant: &str, theme: Theme) -> Scene {
    let Moment { position, last } = middle(variant);
    let mut options = Options { theme, last, labels: Labels::Spaces, ..Options::default() };
    options.view = View { turned: 30.0, flipped: true };
    options.heading = Some("Everything at once".into());
    options.caption = Some(PictureLanguage::Italian);
    let signs = [Sign::Ring, Sign::Square, Sign::Triangle, Sign::Cross, Sign::Text("12".into())];
    let stacks = position.stacks().map(|(space, _)| space);
    options.marks = stacks.zip(signs).map(|(space, sign)| Mark { space, sign }).collect();
    options.entries = hints::entries(&position);
    options.arrows = Color::BOTH.into_iter().flat_map(|player| hints::captures(&position, player)).collect();
    let owned = |player| {
        let stacks = position.stacks().filter(move |(_, stack)| stack.owner() == player);
        stacks.map(|(space, _)| space).collect()
    };
    options.parts = vec![owned(Color::Black), owned(Color::White)];
    picture::draw(&position, &options)
}

#[test]
fn everything_at_once() {
    for board in BOARDS {
        let scenes = [Theme::Light, Theme::Dark].map(|theme| everything(board, theme));
        check(&format!("{board}-everything"), &contact_sheet::one_page("", &scenes, 2, Theme::Print), 0.55);
    }
}

#[test]
fn slanted_names_and_a_drawn_board() {
    let Moment { position, last } = middle("hex");
    let slanted = Options { coords: Coords::Slanted, last, ..Options::default() };
    let spaces = Options { labels: Labels::Spaces, ..slanted.clone() };
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/petersen.toml");
    let mut boards = Boards::default();
    boards.add(Board::from_toml(&std::fs::read_to_string(path).unwrap()).unwrap());
    let drawn = Position::start(&boards.variant("petersen@6").unwrap());
    let scenes = [
        picture::draw(&position, &slanted),
        picture::draw(&position, &spaces),
        picture::draw(&drawn, &Options::default()),
    ];
    check("names", &contact_sheet::one_page("", &scenes, 3, Theme::Light), 0.6);
}

#[test]
fn captions_in_five_languages() {
    let moments = game("hex:2@4", 7);
    let over = &moments.last().unwrap().position;
    let open = &moments[5].position;
    let draw = |(position, language)| {
        picture::draw(position, &Options { caption: Some(language), ..Options::default() })
    };
    let scenes: Vec<Scene> = PictureLanguage::ALL
        .into_iter()
        .flat_map(|language| [(open, language), (over, language)])
        .map(draw)
        .collect();
    check("captions", &contact_sheet::one_page("Captions", &scenes, 5, Theme::Light), 0.5);
}

fn curve() -> Vec<Judged> {
    let margins = [0.2, -0.5, 1.5, 1.4, 6.2, 5.9, 0.7, 0.9, -3.0, -7.5, -7.0, -7.0];
    let mut judged: Vec<Judged> = Vec::new();
    for (ply, margin) in margins.into_iter().enumerate() {
        let player = if ply % 2 == 1 { Color::Black } else { Color::White };
        let before = judged.last().map_or(margin, |last| last.margin);
        let lost = if player == Color::Black { before - margin } else { margin - before }.max(0.0);
        let flaw = match lost {
            4.0.. => Some(Flaw::Blunder),
            2.0..4.0 => Some(Flaw::Mistake),
            1.0..2.0 => Some(Flaw::Doubtful),
            _ => None,
        };
        let mover = Some(player).filter(|_| ply > 0);
        judged.push(Judged { text: format!("{ply}. d4"), mover, margin, lost, flaw });
    }
    judged
}

#[test]
fn graphs() {
    let scenes = Theme::ALL.map(|theme| graph::draw("Ada – Bo  12-19", &curve(), theme));
    check("graph", &contact_sheet::one_page("", &scenes, 2, Theme::Light), 0.6);
    let empty = graph::draw("", &[], Theme::Light);
    assert!(svg::write(&empty).contains("<svg"), "a game without moves has an empty graph");
}

#[test]
fn printed_pages() {
    let options = Options { theme: Theme::Print, ..Options::default() };
    for board in [Board::hex(), Board::square(), Board::snub()] {
        let page = print::board(&board, Print::default(), &options).unwrap();
        check(&format!("print-{}", board.name()), &page, 1.6);
    }
    check("print-pieces", &print::pieces(Print::default(), Theme::Print).unwrap(), 1.6);
    for language in PictureLanguage::ALL {
        let page = rule_sheet::draw(language, Paper::A4, Theme::Print);
        check(&format!("rules-{}", language.code()), &page, 2.2);
    }
}

/// A viewer's picture of the SVG file is our PNG file.
#[test]
fn svg_files_show_what_png_files_show() {
    use resvg::{tiny_skia, usvg};
    for board in BOARDS {
        let scene = everything(board, Theme::Dark);
        let tree = usvg::Tree::from_str(&svg::write(&scene), &usvg::Options::default()).unwrap();
        let (width, height, ours) = pixels(&png::encode(&scene, 1.0).unwrap());
        let mut theirs = tiny_skia::Pixmap::new(width, height).unwrap();
        let size = tree.size();
        let fit =
            tiny_skia::Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
        resvg::render(&tree, fit, &mut theirs.as_mut());
        let theirs: Vec<u8> =
            theirs.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
        let far = ours.iter().zip(&theirs).filter(|(one, other)| one.abs_diff(**other) > 8).count();
        // They make arcs of circles in their own way, which a pixel here and there shows.
        assert!(far * 50_000 <= ours.len(), "{board}: {far} of {} parts of pixels differ", ours.len());
    }
}

#[test]
fn an_animation_shows_its_pictures_one_after_the_other() {
    for board in ["hex", "libre"] {
        let moments: Vec<Moment> = game(board, 3).into_iter().take(9).collect();
        let room = moments.iter().flat_map(|moment| {
            let around = |(space, _)| moment.position.board().neighbours(space);
            moment.position.stacks().flat_map(around).collect::<Vec<_>>()
        });
        let room_for: Vec<_> = if board == "libre" { room.collect() } else { Vec::new() };
        let options = Options { room_for, caption: Some(PictureLanguage::German), ..Options::default() };
        let draw = |moment: &Moment| {
            picture::draw(&moment.position, &Options { last: moment.last, ..options.clone() })
        };
        let scenes: Vec<Scene> = moments.iter().map(draw).collect();
        let time = Duration::from_millis(700);
        let shots: Vec<Shot> = scenes.iter().map(|scene| Shot { scene: scene.clone(), time }).collect();
        let file = gif::encode(&shots, 0.5).unwrap();
        let shown = frames(&file);
        assert_eq!(shown.len(), scenes.len());
        for (scene, frame) in scenes.iter().zip(shown) {
            let (width, height, colors) = pixels(&png::encode(scene, 0.5).unwrap());
            assert_eq!((width, height), (frame.0, frame.1));
            // 255 colours stand for a thousand: none is far off.
            let far = colors.iter().zip(&frame.2).filter(|(one, other)| one.abs_diff(**other) > 40).count();
            assert!(
                far < colors.len() / 500,
                "{board}: {far} of {} parts of pixels are far off",
                colors.len()
            );
        }
    }
}

/// What a viewer shows of a GIF file, frame by frame.
fn frames(file: &[u8]) -> Vec<Pixels> {
    let mut options = ::gif::DecodeOptions::new();
    options.set_color_output(::gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(file)).unwrap();
    assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let mut canvas = vec![0; (width * height * 3) as usize];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.delay, 70, "in hundredths of a second");
        for (place, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (place % usize::from(frame.width), place / usize::from(frame.width));
            let at = ((usize::from(frame.top) + y) * width as usize + usize::from(frame.left) + x) * 3;
            canvas[at..at + 3].copy_from_slice(&pixel[..3]);
        }
        shown.push((width, height, canvas.clone()));
    }
    shown
}

#[test]
fn sizes_that_cannot_be_are_refused() {
    let scene = everything("hex", Theme::Light);
    for scale in [0.0, -1.0, 1e-9, 1e9, f64::NAN, f64::INFINITY] {
        assert!(png::encode(&scene, scale).is_err(), "{scale}");
        assert!(
            gif::encode(&[Shot { scene: scene.clone(), time: Duration::ZERO }], scale).is_err(),
            "{scale}"
        );
    }
    assert!(gif::encode(&[], 1.0).is_err());
    let error = png::encode(&scene, 100.0).unwrap_err().to_string();
    assert!(error.contains("pixels cannot be made: a side has 1 to 16384"), "{error}");
}
