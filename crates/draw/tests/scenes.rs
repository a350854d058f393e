//! Whatever is drawn can be drawn: every position of random games, on every board, makes a sound SVG file.

#![allow(clippy::panic, clippy::unwrap_used)]

mod games;

use std::fmt::Write;

use abande::{Board, Boards, Color, Position, Space};
use abande_draw::picture::{self, Arrow, Labels, Mark, Options, Sign, View};
use abande_draw::scene::{Scene, Shape, Spot};
use abande_draw::svg;
use games::game;
use resvg::usvg;

/// Parses as SVG, and every place is a number within the picture, or near it.
fn sound(scene: &Scene) {
    usvg::Tree::from_str(&svg::write(scene), &usvg::Options::default()).unwrap();
    assert!((1.0..10_000.0).contains(&scene.width) && (1.0..10_000.0).contains(&scene.height));
    let inside = |spot: Spot| {
        (-60.0..scene.width + 60.0).contains(&spot.x) && (-60.0..scene.height + 60.0).contains(&spot.y)
    };
    for shape in scene.shapes() {
        match shape {
            Shape::Circle { center, .. } => assert!(inside(*center), "{shape:?}"),
            Shape::Path { segments, .. } => {
                assert!(segments.iter().filter_map(|segment| segment.end()).all(inside), "{shape:?}");
            }
            Shape::Text(text) => assert!(inside(text.at), "{shape:?}"),
        }
    }
}

#[test]
fn every_board_labelled_in_every_way() {
    for variant in ["hex", "square", "snub", "libre", "hex:2@4", "hex:6", "square:3@6", "square:9"] {
        for moment in game(variant, 11).into_iter().step_by(9) {
            for labels in [Labels::Off, Labels::Edge, Labels::Spaces] {
                let view = View { turned: 17.0 * f64::from(moment.position.pieces()), flipped: true };
                let options = Options { labels, view, last: moment.last, ..Options::default() };
                sound(&picture::draw(&moment.position, &options));
            }
        }
    }
}

/// Marks on spaces that are not on the board, or on none at all, harm nothing.
#[test]
fn odd_marks_are_no_trouble() {
    for variant in ["hex", "libre"] {
        let position = game(variant, 1).swap_remove(12).position;
        let spaces: Vec<Space> = [0, 5, 200, 40_000, u16::MAX].map(Space::from_code).into();
        let arrows = spaces.windows(2).map(|pair| Arrow { from: pair[0], to: pair[1], player: None });
        let same = Arrow { from: spaces[1], to: spaces[1], player: Some(Color::White) };
        let text = Sign::Text("<&>\u{0}\u{1b}".repeat(20));
        let options = Options {
            marks: spaces.iter().map(|&space| Mark { space, sign: text.clone() }).collect(),
            arrows: arrows.chain([same]).collect(),
            parts: vec![spaces.clone(), vec![], spaces.clone()],
            entries: spaces.clone(),
            heading: Some("</title> & \u{fffe}\u{7}".into()),
            view: View { turned: f64::INFINITY, flipped: false },
            ..Options::default()
        };
        let svg = svg::write(&picture::draw(&position, &options));
        usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{variant}");
    }
}

/// Board files place their spaces wherever they like.
#[test]
fn odd_layouts_are_no_trouble() {
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..40 {
        let size = random.usize(2..60);
        let scale = 10_f64.powi(random.i32(1..7));
        let mut file = String::from("name = \"odd\"\nspaces = [\n");
        for number in 0..size {
            let (x, y) = ((random.f64() - 0.5) * scale, (random.f64() - 0.5) * scale);
            writeln!(file, "{{ name = \"s{number}\", at = [{x:?}, {y:?}] }},").unwrap();
        }
        let names: Vec<String> = (0..size).map(|number| format!("s{number}")).collect();
        writeln!(file, "]\nlinks = [\"{}\"]", names.join("-")).unwrap();
        let board = Board::from_toml(&file).unwrap_or_else(|error| panic!("{error}\n{file}"));
        let mut boards = Boards::default();
        boards.add(board);
        let mut position = Position::start(&boards.variant("odd").unwrap());
        for _ in 0..10 {
            let Some(mv) = random.choice(position.moves()) else { break };
            position.play(mv).unwrap();
        }
        sound(&picture::draw(&position, &Options::default()));
    }
}

/// A picture without colours to go by still tells owners, heights and sleepers.
#[test]
fn nothing_is_told_by_colour_alone() {
    let line = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";
    let position: Position = line.parse().unwrap();
    let scene = picture::draw(&position, &Options { labels: Labels::Off, ..Options::default() });
    let stacks = position.stacks().count();
    let black = position.stacks().filter(|(_, stack)| stack.owner() == Color::Black).count();
    let near = |one: f64, other: f64| (one - other).abs() < 0.01;
    let (mut rings, mut faces) = (0, 0);
    let mut texts = Vec::new();
    for shape in scene.shapes() {
        match shape {
            Shape::Circle { radius, paint, .. } if near(*radius, 15.96) && paint.fill.is_none() => rings += 1,
            Shape::Circle { radius, paint, .. } if near(*radius, 21.0) && paint.stroke.is_some() => {
                faces += 1;
            }
            Shape::Text(text) => texts.push(text.text.as_str()),
            _ => {}
        }
    }
    assert_eq!(rings, black, "each of Black's stacks has a ring");
    let pieces: usize = position.stacks().map(|(_, stack)| stack.height()).sum();
    assert_eq!(faces, stacks + pieces, "each piece shows its side, and each stack its face");
    assert_eq!(texts, ["2"], "heights are written");
}
