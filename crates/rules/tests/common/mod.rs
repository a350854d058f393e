//! What several test files share: boards to play on, and random games on them.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use abande::{Board, Boards, Color, Coords, Move, Position, Setup, Space, Variant};
use fastrand::Rng;
use proptest::prelude::*;

/// Every built-in board.
pub(crate) const BOARDS: [&str; 14] = [
    "hex", "square", "snub", "libre", "hex:2", "hex:3", "hex:5", "hex:6", "square:3", "square:4", "square:5",
    "square:6", "square:8", "square:9",
];

pub(crate) fn board(name: &str) -> Board {
    Boards::default().board(name).unwrap()
}

pub(crate) fn variant(text: &str) -> Variant {
    Boards::default().variant(text).unwrap()
}

pub(crate) fn position(line: &str) -> Position {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// A move as text, in the usual coordinates.
pub(crate) fn text(position: &Position, mv: Move) -> String {
    position.board().move_text(mv, Coords::Stein)
}

/// A text as a move.
pub(crate) fn mv(position: &Position, text: &str) -> Move {
    position.board().parse_move(text, Coords::Stein).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The space of a name.
pub(crate) fn space(position: &Position, name: &str) -> Space {
    position.board().find_space(name, Coords::Stein).unwrap_or_else(|| panic!("no space {name}"))
}

/// The legal moves as texts, sorted by bytes.
pub(crate) fn texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<_> = position.moves().into_iter().map(|mv| text(position, mv)).collect();
    texts.sort();
    texts
}

/// A random game: what is played, the dice, and a taste for captures out of 100, so that some games fill
/// the board and others shrink the band.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dice {
    pub(crate) seed: u64,
    pub(crate) taste: u8,
}

/// A move out of a list that is not empty.
pub(crate) fn choose<'a, T>(
    rng: &mut Rng,
    taste: u8,
    moves: &'a [T],
    is_capture: impl Fn(&T) -> bool,
) -> &'a T {
    let wants_capture = rng.u8(..100) < taste;
    let liked: Vec<&T> = moves.iter().filter(|&mv| is_capture(mv) == wants_capture).collect();
    if liked.is_empty() { &moves[rng.usize(..moves.len())] } else { liked[rng.usize(..liked.len())] }
}

pub(crate) fn is_capture(mv: Move) -> bool {
    matches!(mv, Move::Capture { .. })
}

/// The moves of a random game, at most so many.
pub(crate) fn game(start: &Position, dice: Dice, plies: usize) -> Vec<Move> {
    let mut rng = Rng::with_seed(dice.seed);
    let mut position = start.clone();
    let mut played = Vec::new();
    while played.len() < plies && !position.is_over() {
        let mv = *choose(&mut rng, dice.taste, &position.moves(), |&mv| is_capture(mv));
        position.play(mv).unwrap();
        played.push(mv);
    }
    played
}

/// The position after a random game of at most so many moves.
pub(crate) fn walk(start: &Position, dice: Dice, plies: usize) -> Position {
    let mut position = start.clone();
    for mv in game(start, dice, plies) {
        position.play(mv).unwrap();
    }
    position
}

pub(crate) fn any_dice() -> impl Strategy<Value = Dice> {
    (any::<u64>().no_shrink(), prop::sample::select(vec![0, 10, 25, 50, 90]))
        .prop_map(|(seed, taste)| Dice { seed, taste })
}

/// A board with some number of pieces, such as `square:5@7`; the named boards and 18 are the likeliest.
pub(crate) fn any_variant() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        Just("hex"),
        Just("square"),
        Just("snub"),
        Just("libre"),
        prop::sample::select(BOARDS.to_vec()),
    ];
    (name, prop_oneof![Just(18_u8), 1..=8_u8, 1..=40_u8]).prop_map(|(name, pieces)| {
        let pieces = if name == "libre" { pieces.min(31) } else { pieces };
        format!("{name}@{pieces}")
    })
}

/// Any position of any random game, shrinking towards its start.
pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    (any_variant(), any_dice(), 0..160_usize)
        .prop_map(|(text, dice, plies)| walk(&Position::start(&variant(&text)), dice, plies))
}

/// Every space of a board; for Libre all within two steps of the band.
pub(crate) fn spaces_about(position: &Position) -> Vec<Space> {
    if !position.board().is_libre() {
        return position.board().spaces().collect();
    }
    let mut spaces: Vec<Space> = position.stacks().map(|(space, _)| space).collect();
    for _ in 0..2 {
        let around: Vec<_> = spaces.iter().flat_map(|&space| position.board().neighbours(space)).collect();
        spaces.extend(around);
        spaces.sort_unstable();
        spaces.dedup();
    }
    spaces
}

/// A set-up without a piece, to be filled.
pub(crate) fn bare_setup(board: &Board, pieces: u8) -> Setup {
    Setup { board: board.clone(), pieces, stacks: vec![], turn: Color::Black, hands: [pieces; 2], passes: 0 }
}
