//! What the rules say, in every language: the same spaces and numbers, and nothing left open.

#![allow(clippy::unwrap_used)]

use abande::{Board, Boards, Color, Coords, GameResult, Move, Position, Refusal, Space};
use abande_words::{Language, Words};

fn space(name: &str) -> Space {
    Board::hex().find_space(name, Coords::Stein).unwrap()
}

fn refusals() -> Vec<Refusal> {
    let (a, b) = (space("c3"), space("d4"));
    vec![
        Refusal::GameOver,
        Refusal::NoSuchSpace { space: a },
        Refusal::EmptyHand,
        Refusal::Occupied { space: a },
        Refusal::NotNextToBand { space: a },
        Refusal::WeakConnection { space: a, to: b },
        Refusal::TooEarly,
        Refusal::NothingToMove { from: a },
        Refusal::NotYours { from: a },
        Refusal::OwnStack { to: a },
        Refusal::NothingToCapture { to: a },
        Refusal::NotAdjacent { from: a, to: b },
        Refusal::StackOfThree { at: a },
        Refusal::TooHigh { from: a, to: b, height: 4 },
        Refusal::WouldSplit { from: a, parts: vec![vec![b, space("d5")], vec![space("b2")]] },
        Refusal::HandNotEmpty { player: Color::White, pieces: 1 },
        Refusal::HandNotEmpty { player: Color::Black, pieces: 7 },
    ]
}

#[test]
fn refusals_name_their_spaces_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for refusal in refusals() {
            let text = words.refusal(&refusal, &Board::hex(), Coords::Stein);
            assert!(text.ends_with('.') && !text.contains(['{', '$']), "{language}: {text}");
            for space in refusal.spaces() {
                let name = Board::hex().space_name(space, Coords::Stein);
                assert!(text.contains(&name), "{language}: {text} lacks {name}");
            }
        }
    }
}

#[test]
fn english_says_what_the_rules_say() {
    let words = Words::new(Language::English);
    for refusal in refusals() {
        let ours = words.refusal(&refusal, &Board::hex(), Coords::Stein).replace('’', "'");
        assert_eq!(ours, refusal.sentence(&Board::hex(), Coords::Stein));
    }
}

#[test]
fn moves_and_results_are_told_in_every_language() {
    let mut position = Position::start(&Board::hex().into());
    let mut random = 7_usize;
    while !position.is_over() {
        let moves = position.moves();
        random = random.wrapping_mul(6_364_136_223).wrapping_add(1_442_695_041);
        let mv = moves[(random >> 16) % moves.len()];
        for language in Language::ALL {
            let words = Words::new(language);
            let text = words.deed(position.turn(), mv, position.board(), Coords::Stein);
            assert!(text.contains(&words.color(position.turn())), "{language}: {text}");
            if mv != Move::Pass {
                let name = position.board().move_text(mv, Coords::Stein);
                assert!(name.split('-').all(|name| text.contains(name)), "{language}: {text}");
            }
        }
        position.play(mv).unwrap();
    }
    let score = position.score();
    for language in Language::ALL {
        let words = Words::new(language);
        for result in [
            GameResult::Score(score),
            GameResult::Won(Color::Black),
            GameResult::Won(Color::White),
            GameResult::Drawn,
            GameResult::Open,
        ] {
            let text = words.result(result);
            assert!(text.ends_with('.') && !text.contains(['{', '$']), "{language}: {text}");
            if let Some(winner) = result.winner() {
                assert!(text.contains(&words.color(winner)), "{language}: {text}");
            }
        }
        let told = words.result(GameResult::Score(score));
        assert!(Color::BOTH.iter().all(|&player| told.contains(&score.of(player).to_string())), "{told}");
    }
}

#[test]
fn texts_that_are_no_moves_are_explained() {
    for language in Language::ALL {
        let words = Words::new(language);
        for name in ["hex", "square:9", "libre"] {
            let board = Boards::default().board(name).unwrap();
            for text in ["", "z99", "999,999", "rubbish!", "d4-"] {
                let error = board.parse_move(text, Coords::Stein).unwrap_err();
                let told = words.typed(&error, &board, Coords::Stein);
                assert!(!told.contains(['{', '$']) && told.len() > 10, "{language}: {told}");
            }
        }
    }
}

#[test]
fn boards_are_called_by_name_and_size() {
    let words = Words::new(Language::German);
    let called = |name: &str| words.board(&Boards::default().board(name).unwrap());
    assert_eq!(called("hex"), "sechseckig");
    assert_eq!(called("square:9"), "quadratisch 9");
    assert_eq!(called("libre"), "Libre");
}
