//! What a search finds, against what trying everything finds.

use std::collections::HashMap;

use abande::{Boards, Move, Position};

use super::searcher::{Searcher, Shared};
use super::transposition_table::TranspositionTable;
use super::tuning::Tuning;
use crate::bounds::pieces_in_hand;
use crate::control::{Budget, Uncontrolled};
use crate::solve::try_everything;
use crate::value::{Found, INFINITE, POINT};

/// Has somebody search with a small table and the hand-written terms.
fn with_searcher<T>(
    position: &Position,
    max_nodes: Option<u64>,
    work: impl FnOnce(&mut Searcher<'_>) -> T,
) -> T {
    let table = TranspositionTable::new(1);
    let budget = Budget::new(&Uncontrolled, None, max_nodes);
    let shared = Shared { table: &table, network: None, tuning: &Tuning::DEFAULT, budget };
    work(&mut Searcher::new(&shared, position.clone()))
}

/// A position of a random game with so many pieces left in hand.
fn random_position(board: &str, left: u8, random: &mut fastrand::Rng) -> Position {
    let mut position = Position::start(&Boards::default().variant(board).unwrap());
    while pieces_in_hand(&position) > left {
        let moves = position.moves();
        position.play_legal(moves[random.usize(..moves.len())]);
    }
    position
}

fn position(line: &str) -> Position {
    Position::from_line(line, &Boards::default()).unwrap()
}

#[test]
fn a_search_to_the_end_finds_the_margin_and_says_that_it_is_sure() {
    for name in ["hex:2@2", "square:3@2", "libre@2"] {
        let start = Position::start(&Boards::default().variant(name).unwrap());
        let margin = try_everything(&start, &mut HashMap::new());
        let found = with_searcher(&start, None, |searcher| {
            (1..=40).map(|depth| searcher.aspirate(depth, 0).unwrap()).find(|found| found.sure)
        });
        assert_eq!(found.and_then(Found::proven), Some(margin), "{name}");
    }
}

#[test]
fn playing_out_finds_the_margin_once_hands_are_empty() {
    let mut random = fastrand::Rng::with_seed(4);
    for name in ["hex@6", "square@6", "snub@6", "libre@6", "hex:6@6"] {
        for _ in 0..20 {
            let position = random_position(name, 0, &mut random);
            let margin = try_everything(&position, &mut HashMap::new());
            with_searcher(&position, None, |searcher| {
                let found = searcher.play_out(0, -INFINITE, INFINITE).unwrap();
                assert_eq!(found, Found::ended(margin), "{position}");
                // A null window beside it tells on which side it lies.
                let value = found.value;
                for (alpha, above) in [(value - 1, true), (value, false)] {
                    let found = searcher.play_out(0, alpha, alpha + 1).unwrap();
                    assert_eq!((found.value > alpha, found.sure), (above, true), "{position}");
                }
                // And it leads there.
                searcher.play_out(0, -INFINITE, INFINITE).unwrap();
                let mut end = position.clone();
                for &mv in searcher.pv() {
                    end.play(mv).unwrap();
                }
            });
        }
    }
}

#[test]
fn quiescence_stands_pat_or_captures_and_never_does_worse() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut captured = 0;
    for name in ["hex", "square", "snub", "libre"] {
        for _ in 0..100 {
            let left = random.u8(2..24);
            let position = random_position(name, left, &mut random);
            with_searcher(&position, None, |searcher| {
                let stand_pat = searcher.evaluator.value(&position);
                let found = searcher.quiescence(0, -INFINITE, INFINITE).unwrap();
                assert!(found.value >= stand_pat, "{position}");
                assert_eq!(found.value > stand_pat, !searcher.pv().is_empty(), "{position}");
                assert!(searcher.pv().iter().all(|mv| matches!(mv, Move::Capture { .. })));
                captured += usize::from(!searcher.pv().is_empty());
                // With a window below, standing pat is enough.
                let found = searcher.quiescence(0, stand_pat - 2, stand_pat - 1).unwrap();
                assert_eq!(found, Found::guessed(stand_pat));
            });
        }
    }
    assert!(captured > 10, "{captured}");
}

#[test]
fn a_stack_that_hangs_is_taken() {
    // Black's pair on b1 can be taken by the single on a1, for ever, and by nothing else.
    let position = position("square:3@9 w,x2/wb,b,x/x3 w 7/7 0");
    let found = with_searcher(&position, None, |searcher| {
        let found = searcher.root(1, -INFINITE, INFINITE).unwrap();
        (found, searcher.pv()[0])
    });
    let [from, to] =
        ["a1", "b1"].map(|name| position.board().find_space(name, abande::Coords::Stein).unwrap());
    assert_eq!(found.1, Move::Capture { from, to });
    assert!(found.0.value > POINT, "{:?}", found.0);
}

#[test]
fn excluded_moves_are_not_played_at_the_root_and_without_any_there_is_no_line() {
    let position = random_position("hex", 20, &mut fastrand::Rng::with_seed(6));
    with_searcher(&position, None, |searcher| {
        for _ in 0..3 {
            searcher.aspirate(4, 0).unwrap();
            let best = searcher.pv()[0];
            assert!(!searcher.excluded.contains(&best));
            searcher.excluded.push(best);
        }
        searcher.excluded = position.moves();
        searcher.root(2, -INFINITE, INFINITE).unwrap();
        assert!(searcher.pv().is_empty());
    });
}

#[test]
fn a_search_that_is_stopped_says_so_and_one_of_as_many_nodes_is_not() {
    let position = random_position("square", 20, &mut fastrand::Rng::with_seed(7));
    let nodes = with_searcher(&position, None, |searcher| {
        searcher.root(4, -INFINITE, INFINITE).unwrap();
        searcher.counter.nodes()
    });
    assert!(nodes > 100);
    assert!(with_searcher(&position, Some(nodes), |searcher| searcher.root(4, -INFINITE, INFINITE).is_ok()));
    assert!(with_searcher(&position, Some(nodes - 1), |searcher| searcher
        .root(4, -INFINITE, INFINITE)
        .is_err()));
}

#[test]
fn the_table_makes_a_second_search_shorter_and_its_answer_the_same() {
    let position = random_position("snub", 22, &mut fastrand::Rng::with_seed(8));
    with_searcher(&position, None, |searcher| {
        let search = |searcher: &mut Searcher<'_>| {
            let before = searcher.counter.nodes();
            let found = searcher.root(5, -INFINITE, INFINITE).unwrap();
            (found, searcher.pv()[0], searcher.counter.nodes() - before)
        };
        let [first, second] = [1, 2].map(|_| search(searcher));
        assert_eq!((first.0, first.1), (second.0, second.1));
        assert!(second.2 < first.2 / 2, "{} {}", first.2, second.2);
    });
}
