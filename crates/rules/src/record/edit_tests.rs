//! Games that are built and changed by hand.

use super::*;
use crate::{Board, Boards, Color, Coords, IllegalMove, Move, Refusal, Score, Variant};

fn mv(game: &Game, text: &str) -> Move {
    game.board().parse_move(text, Coords::Stein).unwrap()
}

/// A game of moves in one line.
fn game(board: Board, moves: &str) -> Game {
    let mut game = Game::new(&board.into());
    for text in moves.split_whitespace() {
        game.push(mv(&game, text)).unwrap();
    }
    game
}

/// Adds a line of moves behind a node, and hands out its first.
fn add(game: &mut Game, after: NodeId, moves: &str) -> NodeId {
    let mut ids = vec![after];
    for text in moves.split_whitespace() {
        ids.push(game.add_move(ids[ids.len() - 1], mv(game, text)).unwrap());
    }
    ids[1]
}

fn movetext(game: &Game) -> String {
    game.to_string().split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn moves_are_added_once_and_only_where_they_are_legal() {
    let mut game = game(Board::hex(), "d4 c3");
    let c3 = game.last();
    assert_eq!(game.push(mv(&game, "d3")), game.add_move(c3, mv(&game, "d3")));
    assert_eq!(game.move_count(), 3);
    let before = game.clone();
    let EditError::Illegal(IllegalMove { refusal, .. }) = game.push(mv(&game, "d3")).unwrap_err() else {
        panic!("not refused as illegal");
    };
    assert_eq!(refusal, Refusal::Occupied { space: game.board().find_space("d3", Coords::Stein).unwrap() });
    assert_eq!(game, before);
}

#[test]
fn the_tree_is_walked_by_ids() {
    let mut game = game(Board::hex(), "d4 c3 d3");
    let [d4, c3, d3] = game.main_line().collect::<Vec<_>>()[..] else { panic!("three moves") };
    let d5 = add(&mut game, d4, "d5 e4");
    let e4 = game.line_after(d5).last().unwrap();
    assert_eq!(game.path(e4), Some(vec![d4, d5, e4]));
    assert_eq!(game.path(NodeId::START), Some(vec![]));
    assert_eq!(game.line_after(d4).collect::<Vec<_>>(), [c3, d3]);
    assert_eq!(game.all_moves().collect::<Vec<_>>(), [d4, c3, d3, d5, e4]);
    assert_eq!(game.node(d4).unwrap().children(), [c3, d5]);
    assert_eq!(game.node(e4).map(Node::ply), Some(3));
    assert_eq!(game.position(e4).unwrap().hand(Color::Black), 16);
    assert_eq!([d4, d3, d5, e4].map(|id| game.is_main(id)), [true, true, false, false]);
    assert!(game.is_main(NodeId::START));
    assert!(game.has_usual_start());
}

#[test]
fn promoting_moves_a_variation_forward_with_what_is_said_before_it() {
    let mut game = game(Board::hex(), "d4 c3");
    let d4 = game.main_line().next().unwrap();
    let d5 = add(&mut game, d4, "d5");
    let e4 = add(&mut game, d4, "e4 e5");
    game.set_comment_before(e4, "Better:").unwrap();
    game.set_comment(e4, "sharp").unwrap();
    game.promote(e4).unwrap();
    assert_eq!(movetext(&game), "1. d4 c3 ({Better:} 1... e4 {sharp} 2. e5) (1... d5) *");
    game.promote(e4).unwrap();
    assert_eq!(movetext(&game), "1. d4 e4 {Better:\nsharp} (1... c3) (1... d5) 2. e5 *");
    game.promote(e4).unwrap();
    assert_eq!(game.set_comment_before(e4, "no"), Err(EditError::BeginsNoVariation));
    game.make_main(d5).unwrap();
    assert_eq!(movetext(&game), "1. d4 d5 (1... e4 {Better:\nsharp} 2. e5) (1... c3) *");
}

#[test]
fn deleting_takes_all_that_follows_and_ids_are_not_used_again() {
    let mut game = game(Board::hex(), "d4 c3 d3");
    let [d4, c3, d3] = game.main_line().collect::<Vec<_>>()[..] else { panic!("three moves") };
    let e4 = add(&mut game, d4, "e4");
    game.set_comment_before(e4, "Or").unwrap();
    game.delete(c3).unwrap();
    assert_eq!(movetext(&game), "1. d4 e4 {Or} *");
    assert!(game.node(c3).is_none() && game.node(d3).is_none());
    let again = add(&mut game, d4, "c3");
    assert!(again != c3 && game.node(c3).is_none());
    assert_eq!(game.delete(c3), Err(EditError::NoSuchNode));
    assert_eq!(game.delete(NodeId::START), Err(EditError::Start));
    assert_eq!(game.promote(NodeId::START), Err(EditError::Start));
    assert_eq!(game.set_glyphs(NodeId::START, &[1]), Err(EditError::Start));
    game.delete(d4).unwrap();
    assert_eq!((game.move_count(), game.last()), (0, NodeId::START));
}

#[test]
fn names_of_no_node_are_refused_everywhere() {
    let mut game = Game::new(&Board::libre().into());
    let no = NodeId(77);
    assert!(game.node(no).is_none() && game.path(no).is_none() && game.position(no).is_none());
    assert!(!game.is_main(no));
    assert_eq!(game.line_after(no).count(), 0);
    assert_eq!(game.add_move(no, Move::Pass), Err(EditError::NoSuchNode));
    for result in [
        game.promote(no),
        game.make_main(no),
        game.delete(no),
        game.set_comment(no, ""),
        game.add_comment(no, ""),
        game.set_comment_before(no, ""),
        game.set_glyphs(no, &[]),
        game.add_glyph(no, 1),
    ] {
        assert_eq!(result, Err(EditError::NoSuchNode));
    }
}

#[test]
fn glyphs_count_once_and_only_the_first_is_a_sign() {
    let mut game = game(Board::hex(), "d4");
    let d4 = game.last();
    game.set_glyphs(d4, &[1, 2, 1, 255, 0]).unwrap();
    game.add_glyph(d4, 2).unwrap();
    assert_eq!(game.node(d4).unwrap().glyphs(), [1, 2, 255, 0]);
    assert_eq!(movetext(&game), "1. d4! $2 $255 $0 *");
    game.set_glyphs(d4, &[10, 5]).unwrap();
    assert_eq!(movetext(&game), "1. d4 $10 $5 *");
}

#[test]
fn two_passes_decide_and_nothing_else_can() {
    let variant: Variant = Boards::default().variant("hex:2@3").unwrap();
    let mut game = Game::new(&variant);
    for text in "a1 b1 a2 b2 b3 c1 pass".split(' ') {
        game.push(mv(&game, text)).unwrap();
    }
    let score = Score { black: 3, white: 2 };
    let (given, drawn) = (GameResult::Score(score), GameResult::Drawn);
    let points = game.position(game.last()).unwrap().score();
    assert_eq!(game.set_result(given), Err(WrongResult::NotOver { score: points, given }));
    game.set_result(drawn).unwrap();
    assert_eq!(game.result(), drawn);
    let last = game.push(Move::Pass).unwrap();
    assert_eq!(game.result(), given);
    assert_eq!(game.set_result(drawn), Err(WrongResult::Ended { score, given: drawn }));
    game.set_result(given).unwrap();
    game.delete(last).unwrap();
    assert_eq!(game.result(), GameResult::Open);
}

#[test]
fn equal_games_may_have_come_about_in_different_ways() {
    let mut one = game(Board::hex(), "d4 c3");
    let d4 = one.main_line().next().unwrap();
    add(&mut one, d4, "d5");
    let mut two = game(Board::hex(), "d4 d5");
    let d4 = two.main_line().next().unwrap();
    let c3 = add(&mut two, d4, "c3");
    assert_ne!(one, two);
    two.promote(c3).unwrap();
    assert_eq!(one, two);
    two.tags_mut().set("Black", "Ada").unwrap();
    assert_ne!(one, two);
}
