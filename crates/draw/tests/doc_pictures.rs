//! The pictures in the docs are what the library draws, and the pages to print what it prints.
//!
//! `ABANDE_DRAW=1 cargo test -p abande-draw --test doc_pictures` makes them anew.

#![cfg(all(feature = "pdf", feature = "png"))]
#![allow(clippy::panic, clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use abande::{Board, Position};
use abande_draw::language::PictureLanguage;
use abande_draw::paper::Paper;
use abande_draw::picture::{self, Labels, Options};
use abande_draw::print::{self, Print};
use abande_draw::theme::Theme;
use abande_draw::{diagrams, pdf, rule_sheet, svg};

const PICTURES: [(&str, &str); 4] = [
    ("hex", "hex x,b,wbw,x/x,bwb,bwb,b,x/x2,bw,x,wb,w/x2,bw,w,x,w,b/x6/x5/x4 b 7/8 0"),
    ("square", "square x,wb,b,w,x3/x,b,b,w,w,x2/x,b,b,w,w,x,w/x,b,b,w,w,bwb,b/x2,w,w,w,b,b/x6,w/x7 b 5/4 0"),
    ("snub", "snub b,wbw,wbw,x4/x,w,w,bw,x3/bw,b,x2,wb,b,x/wwb,x6/b,x6/x7/x7 b 8/7 0"),
    (
        "libre",
        "libre -2,2:b;-1,0:wbw;-1,1:w;0,-3:wb;0,-2:b;0,-1:bbw;0,0:w;0,1:w;0,2:bw;1,-2:b;1,-1:b;1,0:wwb;2,-3:w;2,-2:b;3,-4:b;3,-3:w b 6/6 0",
    ),
];

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// A file in the docs is this, or becomes this.
fn keep(path: &str, drawn: &[u8]) {
    let path = docs().join(path);
    if std::env::var_os("ABANDE_DRAW").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, drawn).unwrap();
    }
    let kept = std::fs::read(&path).unwrap_or_default();
    assert!(kept == drawn, "{} is out of date: see the top of this test", path.display());
}

#[test]
fn boards_in_play() {
    for (name, line) in PICTURES {
        let position: Position = line.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let scene = picture::draw(&position, &Options::default());
        keep(&format!("images/{name}.svg"), svg::write(&scene).as_bytes());
    }
}

#[test]
fn diagrams_of_the_rules() {
    for diagram in diagrams::ALL {
        let labels = if diagram.name.starts_with("board-") { Labels::Off } else { Labels::Edge };
        let scene = diagram.draw(Theme::Light, labels, PictureLanguage::English);
        let scene = scene.unwrap_or_else(|| panic!("{}: no sound position", diagram.name));
        // A table has room for three.
        let scale = if labels == Labels::Off { 0.6 } else { 0.85 };
        keep(&format!("images/rules/{}.svg", diagram.name), svg::write_sized(&scene, scale).as_bytes());
    }
}

#[test]
fn boards_and_pieces_to_print() {
    let options = Options { theme: Theme::Print, ..Options::default() };
    for board in [Board::hex(), Board::square(), Board::snub()] {
        let page = print::board(&board, Print::default(), &options).unwrap();
        keep(&format!("print/{}.pdf", board.name()), &pdf::encode(&[page]));
    }
    let page = print::pieces(Print::default(), Theme::Print).unwrap();
    keep("print/pieces.pdf", &pdf::encode(&[page]));
}

#[test]
fn rules_to_print() {
    for language in PictureLanguage::ALL {
        let page = rule_sheet::draw(language, Paper::A4, Theme::Print);
        keep(&format!("print/rules.{}.pdf", language.code()), &pdf::encode(&[page]));
    }
}
