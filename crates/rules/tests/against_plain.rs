//! The library against a second, plain implementation of the rules: both play the same random games side by
//! side, and must agree on everything at every ply.

mod common;
mod plain;

use std::collections::BTreeSet;

use abande::{Coords, Position};
use common::{BOARDS, choose, mv, text, texts, variant};
use fastrand::Rng;
use plain::{Grid, Plain};

/// Compares all that both sides know about a position.
fn agree(position: &Position, plain: &Plain) {
    let line = plain.line();
    assert_eq!(position.to_string(), line);
    assert_eq!(texts(position), plain.moves(), "moves of {line}");
    let score = position.score();
    assert_eq!((usize::from(score.black), usize::from(score.white)), plain.score(), "score of {line}");
    let sleepers = position.sleepers().into_iter();
    let sleepers: BTreeSet<_> = sleepers.map(|at| position.board().space_name(at, Coords::Stein)).collect();
    assert_eq!(sleepers, plain.sleepers(), "sleepers of {line}");
    assert_eq!(position.is_over(), plain.is_over(), "end of {line}");
    assert_eq!(position.result(), plain.is_over().then_some(score), "result of {line}");
}

/// What the games came across. Rare things are counted, so that a test cannot miss them unnoticed.
#[derive(Default)]
struct Tally {
    plies: usize,
    /// Passes of players who held pieces (D3).
    stuck: usize,
    /// Entries beside the only stack there was.
    beside_a_lone_stack: usize,
    captures: usize,
}

/// Plays one random game on both sides.
fn play_along(variant_text: &str, rng: &mut Rng, taste: u8, tally: &mut Tally) {
    let mut position = Position::start(&variant(variant_text));
    let mut plain = Plain::start(variant_text);
    agree(&position, &plain);
    while !plain.is_over() {
        let moves = plain.moves();
        let chosen = choose(rng, taste, &moves, |text| plain.is_capture(text));
        let legal = mv(&position, chosen);
        assert_eq!(text(&position, legal), *chosen);
        tally.plies += 1;
        tally.captures += usize::from(plain.is_capture(chosen));
        tally.stuck += usize::from(chosen == "pass" && plain.hand() > 0);
        tally.beside_a_lone_stack += usize::from(plain.stacks.len() == 1 && plain.hand() > 0);
        let played = position.play(legal);
        assert!(played.is_ok(), "{chosen} in {}: {played:?}", plain.line());
        plain.play(chosen);
        agree(&position, &plain);
    }
}

/// Plays games on a board with many numbers of pieces, until there were enough plies.
fn play_many(board: &str, seed: u64, enough: usize) -> Tally {
    let most = if board == "libre" { 31 } else { 40 };
    let mut rng = Rng::with_seed(seed);
    let mut tally = Tally::default();
    for game in 0_usize.. {
        let pieces = match game % 4 {
            0 => 18,
            1 => rng.u8(1..=6),
            _ => rng.u8(1..=most),
        };
        let taste = [5, 20, 50, 95][rng.usize(..4)];
        play_along(&format!("{board}@{pieces}"), &mut rng, taste, &mut tally);
        if tally.plies >= enough {
            break;
        }
    }
    assert!(tally.captures > enough / 10);
    tally
}

#[test]
fn hex_games_agree() {
    play_many("hex", 1, 6000);
}

#[test]
fn square_games_agree() {
    play_many("square", 2, 4000);
}

#[test]
fn snub_games_agree() {
    play_many("snub", 3, 4000);
}

#[test]
fn libre_games_agree() {
    let tally = play_many("libre", 4, 6000);
    assert!(tally.beside_a_lone_stack > 10, "the games never came to D6");
}

#[test]
fn games_on_other_hexagons_agree() {
    for (seed, board) in (10..).zip(["hex:2", "hex:3", "hex:5", "hex:6"]) {
        play_many(board, seed, 2500);
    }
}

#[test]
fn games_on_other_squares_agree() {
    for (seed, board) in (20..).zip(["square:3", "square:4", "square:5", "square:6", "square:8", "square:9"])
    {
        play_many(board, seed, 2000);
    }
}

/// With more pieces than spaces games reach the passes of D3.
#[test]
fn games_on_boards_too_small_for_the_pieces_agree() {
    let mut rng = Rng::with_seed(30);
    let mut tally = Tally::default();
    for board in ["hex:2", "square:3"] {
        for pieces in [9, 12, 18, 40] {
            for taste in [0, 5, 30, 80] {
                play_along(&format!("{board}@{pieces}"), &mut rng, taste, &mut tally);
            }
        }
    }
    assert!(tally.stuck > 10, "the games never came to D3");
}

/// The spaces, their order and their links, apart from any game.
#[test]
fn boards_have_the_plain_links() {
    for name in BOARDS.into_iter().filter(|&name| name != "libre") {
        let board = common::board(name);
        let grid = Grid::named(name);
        let names: Vec<_> = board.spaces().map(|space| board.space_name(space, Coords::Stein)).collect();
        let cells = grid.cells();
        assert_eq!(names, cells.iter().map(|&cell| grid.name(cell)).collect::<Vec<_>>(), "{name}");
        assert_eq!(board.files().len(), grid.files().len());
        for (space, cell) in board.spaces().zip(cells) {
            let links = board.neighbours(space).into_iter();
            let links: BTreeSet<_> = links.map(|next| board.space_name(next, Coords::Stein)).collect();
            let expected: BTreeSet<_> = grid.around(cell).into_iter().map(|next| grid.name(next)).collect();
            assert_eq!(links, expected, "{name} {}", grid.name(cell));
        }
    }
}

/// The plain side itself: what the rule text says of the boards, counted by hand.
#[test]
fn plain_boards_are_those_of_the_rule_text() {
    let links = |name: &str| {
        let grid = Grid::named(name);
        grid.cells().into_iter().map(|cell| grid.around(cell).len()).sum::<usize>() / 2
    };
    assert_eq!(Grid::named("hex").cells().len(), 37);
    assert_eq!(["hex", "square", "snub"].map(links), [90, 156, 102]);
    let hex = Grid::named("hex");
    let around_the_centre: BTreeSet<_> =
        hex.around(hex.cell("d4")).into_iter().map(|cell| hex.name(cell)).collect();
    assert_eq!(around_the_centre, ["c3", "c4", "d3", "d5", "e3", "e4"].map(String::from).into());
}

/// A board drawn link by link plays like the built-in one whose links it has.
#[test]
fn plain_drawn_boards_play_by_their_links() {
    let snub = Grid::named("snub");
    let names: Vec<String> = snub.cells().into_iter().map(|cell| snub.name(cell)).collect();
    let mut links = Vec::new();
    for cell in snub.cells() {
        let further = snub.around(cell).into_iter().filter(|&next| next > cell);
        links.extend(further.map(|next| (snub.name(cell), snub.name(next))));
    }
    let mut drawn = Plain::start_on(Grid::Drawn { names, links }, 18);
    let mut position = Position::start(&variant("snub"));
    let mut rng = Rng::with_seed(40);
    while !drawn.is_over() {
        assert_eq!(texts(&position), drawn.moves());
        let moves = drawn.moves();
        let chosen = choose(&mut rng, 30, &moves, |text| drawn.is_capture(text));
        position.play(mv(&position, chosen)).unwrap();
        drawn.play(chosen);
    }
    assert!(position.is_over());
    assert_eq!(position.score().to_string(), format!("{}-{}", drawn.score().0, drawn.score().1));
}
