//! The rules in five languages: the diagrams and the moves they name are checked against the rules library and
//! the sources' worked examples.

#![allow(clippy::panic, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

use abande::{Color, Coords, Move, Position};
use abande_draw::diagrams::{self, Diagram, Show};
use abande_draw::hints;
use abande_draw::language::PictureLanguage;
use abande_draw::paper::Paper;
use abande_draw::picture::{Arrow, Labels};
use abande_draw::rule_sheet;
use abande_draw::scene::{Scene, Shape, Weight};
use abande_draw::theme::Theme;
use serde_json::Value;

fn examples() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/data/examples.json");
    let json: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    json["examples"].as_array().unwrap().clone()
}

fn listed(example: &Value, player: Color) -> BTreeSet<String> {
    let key = if player == Color::Black { "black_captures" } else { "white_captures" };
    example[key].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn text(position: &Position, arrow: Arrow) -> String {
    let mv = Move::Capture { from: arrow.from, to: arrow.to };
    position.board().move_text(mv, Coords::Stein)
}

/// A language's rules in the docs.
fn document(language: PictureLanguage) -> String {
    let name = match language {
        PictureLanguage::English => "rules.md".to_owned(),
        other => format!("rules.{}.md", other.code()),
    };
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)).unwrap()
}

#[test]
fn every_diagram_is_sound() {
    for diagram in diagrams::ALL {
        assert!(diagram.position().is_some(), "{}", diagram.name);
        assert!(
            diagram.draw(Theme::Light, Labels::Edge, PictureLanguage::English).is_some(),
            "{}",
            diagram.name
        );
        assert_eq!(diagrams::ALL.iter().filter(|other| other.name == diagram.name).count(), 1);
    }
}

#[test]
fn diagrams_show_the_worked_examples() {
    for example in examples() {
        let line = example["position"].as_str().unwrap();
        for player in Color::BOTH {
            let shown: Vec<Diagram> = diagrams::ALL
                .into_iter()
                .filter(|diagram| diagram.line == line && diagram.shows.contains(&Show::Captures(player)))
                .collect();
            assert!(!shown.is_empty(), "{line}: no diagram shows the captures of {player}");
            let position = shown[0].position().unwrap();
            let arrows = hints::captures(&position, player);
            let drawn: BTreeSet<String> = arrows.iter().map(|arrow| text(&position, *arrow)).collect();
            assert_eq!(drawn, listed(&example, player), "{line}, {player}");
        }
    }
}

/// The lists of moves behind a player's name, in the order of the text.
fn lists(document: &str, player: &str) -> Vec<BTreeSet<String>> {
    let begin = format!("- **{player}**");
    let lines = document.lines().filter(|line| line.starts_with(&begin));
    lines.map(|line| line.split('`').skip(1).step_by(2).map(str::to_owned).collect()).collect()
}

#[test]
fn texts_list_the_captures_of_the_worked_examples() {
    for language in PictureLanguage::ALL {
        let document = document(language);
        for player in Color::BOTH {
            let expected: Vec<_> = examples().iter().map(|example| listed(example, player)).collect();
            assert_eq!(lists(&document, language.player(player)), expected, "{language:?}, {player}");
        }
    }
}

#[test]
fn every_language_has_the_same_shape() {
    let images = |document: &str| -> Vec<String> {
        let parts = document.split("](images/rules/").skip(1);
        parts.map(|part| part.split(".svg)").next().unwrap().to_owned()).collect()
    };
    let decisions = |document: &str| -> Vec<String> {
        (1..=6).map(|number| format!("**D{number}**")).filter(|text| document.contains(text)).collect()
    };
    let headings = |document: &str| document.lines().filter(|line| line.starts_with('#')).count();
    let english = document(PictureLanguage::English);
    for name in images(&english) {
        assert!(Diagram::named(&name).is_some(), "{name}");
    }
    for language in PictureLanguage::ALL {
        let document = document(language);
        assert_eq!(images(&document), images(&english), "{language:?}");
        assert_eq!(headings(&document), headings(&english), "{language:?}");
        assert_eq!(decisions(&document).len(), 6, "{language:?}");
        assert!(document.contains(&format!("print/rules.{}.pdf", language.code())));
    }
}

/// What is told about single stacks in the examples.
#[test]
fn what_the_texts_say_of_stacks_is_so() {
    let refusal = |name: &str, turn: Color, text: &str| {
        let setup = abande::Setup { turn, ..Diagram::named(name).unwrap().position().unwrap().setup() };
        let position = setup.validate().unwrap();
        let mv = position.board().parse_move(text, Coords::Stein).unwrap();
        position.refusal(mv).map(|refusal| refusal.code())
    };
    for (name, turn, text, code) in [
        ("captures-black", Color::White, "c4-b3", "would-split"),
        ("captures-black", Color::White, "c4-d4", "would-split"),
        ("captures-black", Color::Black, "d4-c4", "would-split"),
        ("captures-black", Color::Black, "d4-e4", "would-split"),
        ("cut-points-hex", Color::White, "e3-e2", "would-split"),
        ("cut-points-hex", Color::Black, "d4-c3", "would-split"),
        ("cut-points-hex", Color::Black, "d4-e3", "would-split"),
        ("cut-points-square", Color::White, "e3-f3", "would-split"),
        ("pergioco-white", Color::White, "c2-d3", "stack-of-three"),
        ("pergioco-white", Color::White, "e4-d4", "would-split"),
        ("pergioco-white", Color::White, "e4-f3", "would-split"),
        ("too-early", Color::Black, "d4-c3", "too-early"),
    ] {
        assert_eq!(refusal(name, turn, text), Some(code), "{name}, {text}");
    }
    let cut = Diagram::named("cut-points-hex").unwrap().position().unwrap();
    let space = |name| cut.board().find_space(name, Coords::Stein).unwrap();
    assert_eq!(cut.parts_without(space("e3")).len(), 3, "the sheets say: three parts");
    let mut captured = Diagram::named("captured").unwrap().position().unwrap();
    captured.play(captured.board().parse_move("e3-e4", Coords::Stein).unwrap()).unwrap();
    let e4 = captured.board().find_space("e4", Coords::Stein).unwrap();
    assert_eq!(captured.stack(e4).unwrap().height(), 3);
    assert!(Diagram::named("score").unwrap().position().unwrap().is_over());
}

fn letters(page: &Scene) -> Vec<(f64, String, Weight)> {
    let text = |shape: &Shape| match shape {
        Shape::Text(text) => Some((text.at.y, text.text.clone(), text.weight)),
        _ => None,
    };
    page.shapes().iter().filter_map(text).collect()
}

#[test]
fn every_sheet_fits_its_page_whole() {
    for language in PictureLanguage::ALL {
        for paper in [Paper::A4, Paper::A3, Paper::Letter] {
            let page = rule_sheet::draw(language, paper, Theme::Print);
            let letters = letters(&page);
            let words = letters.iter().map(|(_, text, _)| text.clone()).collect::<Vec<_>>().join(" ");
            // A page that did not fit would be blank; all six diagrams' worth of text is there to its end.
            let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("rule_sheets");
            let source = std::fs::read_to_string(source.join(format!("{}.txt", language.code()))).unwrap();
            let last = source.split_whitespace().next_back().unwrap();
            assert!(words.contains(last), "{language:?} {paper:?}: no '{last}'");
            let (_, height) = paper.size();
            assert!(
                letters.iter().all(|(y, ..)| (10.0..height - 10.0).contains(y)),
                "{language:?} {paper:?}"
            );
        }
    }
}

/// The words of the game are those of the published leaflets.
#[test]
fn the_words_of_the_game() {
    let terms = [
        (
            PictureLanguage::German,
            [
                "Brett",
                "Feld",
                "Stein",
                "Vorrat",
                "Stapel",
                "Band",
                "einsetzen",
                "schlagen",
                "passen",
                "Remis",
                "stark",
            ],
        ),
        (
            PictureLanguage::French,
            [
                "tablier",
                "intersection",
                "pièce",
                "réserve",
                "pile",
                "groupe",
                "placer",
                "capturer",
                "passer",
                "partie nulle",
                "connexion",
            ],
        ),
        (
            PictureLanguage::Spanish,
            [
                "tablero",
                "espacio",
                "pieza",
                "mano",
                "pila",
                "banda",
                "añadir",
                "capturar",
                "pasar",
                "empate",
                "conexión",
            ],
        ),
        (
            PictureLanguage::Italian,
            [
                "tavoliere",
                "casella",
                "pedina",
                "fuori dal tavoliere",
                "pila",
                "gruppo",
                "collocare",
                "catturare",
                "passare il turno",
                "parità",
                "connessione",
            ],
        ),
    ];
    for (language, words) in terms {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("rule_sheets");
        let sheet = std::fs::read_to_string(source.join(format!("{}.txt", language.code()))).unwrap();
        for (name, text) in [("document", document(language)), ("sheet", sheet)] {
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('*', "");
            for word in words {
                assert!(
                    flat.to_lowercase().contains(&word.to_lowercase()),
                    "{language:?} {name}: no '{word}'"
                );
            }
        }
    }
}
