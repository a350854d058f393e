//! The examples do what they say.
#![allow(clippy::unwrap_used)]

#[path = "../examples/annotated_game.rs"]
mod annotated_game;
#[path = "../examples/board_file.rs"]
mod board_file;
#[allow(dead_code, reason = "its main reads arguments, which are the test's here")]
#[path = "../examples/random_player.rs"]
mod random_player;

#[test]
fn an_annotated_game() {
    annotated_game::main().unwrap();
}

#[test]
fn a_board_file() {
    board_file::main().unwrap();
}

#[test]
fn a_random_player() {
    for board in ["hex", "square:5@9", "snub", "libre"] {
        let game = random_player::game(board, 7).unwrap();
        let (moves, score) = game.rsplit_once(' ').unwrap();
        assert!(moves.ends_with("pass pass"), "{game}");
        assert!(score.contains('-'), "{game}");
        assert_eq!(random_player::game(board, 7).unwrap(), game);
    }
    assert!(random_player::game("round", 7).is_err());
}
