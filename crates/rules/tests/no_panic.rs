//! Nothing that comes from outside may panic: no text, no move, no set-up. And whatever is accepted is
//! written and read back as the same thing.

mod common;

use abande::{Board, Boards, Color, Coords, Move, Position, Setup, Space, Variant};
use common::{BOARDS, any_position, board, text};
use proptest::prelude::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Reads a text as a move on a board, in both systems.
fn read_as_move(board: &Board, text: &str) -> Result<(), TestCaseError> {
    for coords in [Coords::Stein, Coords::Slanted] {
        match board.parse_move(text, coords) {
            Ok(mv) => {
                let written = board.move_text(mv, coords);
                prop_assert_eq!(board.parse_move(&written, coords), Ok(mv), "{} on {:?}", written, board);
            }
            Err(error) => {
                prop_assert!(
                    (1..=text.chars().count() + 1).contains(&error.column()),
                    "{error} for {text:?}"
                );
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
    Ok(())
}

/// Reads a text as a position.
fn read_as_position(line: &str) -> Result<(), TestCaseError> {
    match Position::from_line(line, &Boards::default()) {
        Ok(position) => {
            let read = position.to_string().parse::<Position>();
            prop_assert_eq!(read.as_ref(), Ok(&position));
            prop_assert_eq!(position.moves().len(), position.move_count());
        }
        Err(error) => {
            prop_assert!((1..=line.chars().count() + 1).contains(&error.column), "{error} for {line:?}");
            prop_assert!(!error.to_string().is_empty());
        }
    }
    Ok(())
}

fn read_as_variant(text: &str) -> Result<(), TestCaseError> {
    match Boards::default().variant(text) {
        Ok(variant) => {
            prop_assert_eq!(&Boards::default().variant(&variant.to_string()), &Ok(variant.clone()));
            let start = Position::start(&variant);
            prop_assert_eq!(start.variant(), variant);
        }
        Err(error) => prop_assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

/// Reads a text as a board file, in both formats.
fn read_as_board_file(text: &str) -> Result<(), TestCaseError> {
    for read in [Board::from_toml(text), Board::from_json(text)] {
        match read {
            Ok(board) => {
                let start = Position::start(&board.clone().into());
                prop_assert_eq!(Some(start.moves().len()), board.size());
                let mut boards = Boards::default();
                boards.add(board);
                prop_assert_eq!(Position::from_line(&start.to_string(), &boards), Ok(start));
            }
            Err(error) => {
                // The end of the text counts as a line and a column too.
                let line = text.split('\n').nth(error.line - 1);
                prop_assert!(line.is_some(), "{error} for {text:?}");
                let columns = line.unwrap_or_default().chars().count() + 1;
                prop_assert!((1..=columns).contains(&error.column), "{error} for {text:?}");
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
    Ok(())
}

const BOARD_FILES: [&str; 2] = [
    "name = \"bow-tie\"\nspaces = [\n  { name = \"a1\", at = [0, 0] }, { name = \"a2\", at = [0, 2.5] },\n  \
     { name = \"b1\", at = [1, 1] },\n]\nlinks = [\"a1-a2-b1-a1\"]\n",
    "{\"name\": \"bow-tie\", \"about\": \"\\u00e9\", \"spaces\": [\n {\"name\": \"a1\", \"at\": [0, 0]},\n \
     {\"name\": \"a2\", \"at\": [0, -1e2]}],\n \"links\": [\"a1-a2\"]}",
];

/// Texts that are nearly moves, positions or boards: tokens of these in any order.
fn near_text() -> impl Strategy<Value = String> {
    let token = prop::sample::select(vec![
        "a",
        "d",
        "i",
        "x",
        "X",
        "b",
        "w",
        "0",
        "1",
        "4",
        "9",
        "10",
        "64",
        "127",
        "-128",
        "-129",
        "99999999999",
        "-",
        "->",
        ":",
        ",",
        ";",
        "/",
        "@",
        " ",
        "\t",
        "+",
        ">",
        "\u{2192}",
        "\u{d7}",
        "\u{2013}",
        "\u{df}",
        "\u{1f600}",
        "pass",
        "hex",
        "hex:",
        "square",
        "snub",
        "libre",
        "d4",
        "E2",
        "e2-d3",
        "-1,2",
        "0,0:b",
        "1,0:wb",
        "x4/x5/x6/x7/x6/x5/x4",
        "18/18",
        "17/17",
        " b ",
        " w ",
    ]);
    prop::collection::vec(token, 0..14).prop_map(|tokens| tokens.concat())
}

/// A text with a few characters changed, dropped, doubled or put in.
fn mutated(text: &str, changes: &[(u8, u8, char)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for &(kind, place, letter) in changes {
        let at = usize::from(place) * letters.len() / 256;
        match kind % 4 {
            _ if letters.is_empty() => letters.push(letter),
            0 => letters[at] = letter,
            1 => drop(letters.remove(at)),
            2 => letters.insert(at, letters[at]),
            _ => letters.insert(at, letter),
        }
    }
    letters.into_iter().collect()
}

fn any_changes() -> impl Strategy<Value = Vec<(u8, u8, char)>> {
    let letter = prop_oneof![
        prop::sample::select("bwx/,;:@ 0123456789-+ad".chars().collect::<Vec<_>>()),
        any::<char>()
    ];
    prop::collection::vec((any::<u8>(), any::<u8>(), letter), 1..4)
}

/// Any code at all: on the board, just off it, or with axial coordinates of any size.
fn any_space() -> impl Strategy<Value = Space> {
    prop_oneof![
        any::<u8>().prop_map(Space::numbered),
        (0..40_u8).prop_map(Space::numbered),
        any::<(i8, i8)>().prop_map(|(q, r)| Space::axial(q, r)),
        (-3..4_i8, -3..4_i8).prop_map(|(q, r)| Space::axial(q, r)),
    ]
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        any_space().prop_map(Move::Enter),
        (any_space(), any_space()).prop_map(|(from, to)| Move::Capture { from, to }),
        Just(Move::Pass),
    ]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let color = || prop::sample::select(Color::BOTH.to_vec());
    let stack = prop::collection::vec(color(), 0..5);
    let stacks = prop::collection::vec((any_space(), stack), 0..12);
    let pieces = prop_oneof![Just(18), any::<u8>()];
    (prop::sample::select(BOARDS.to_vec()), pieces, stacks, color(), any::<[u8; 2]>(), any::<bool>(), 0..4_u8)
        .prop_map(|(name, pieces, mut stacks, turn, mut hands, fitting, passes)| {
            if fitting {
                // Sound stacks and counts, so that some get through to the later checks.
                stacks.retain(|(_, stack)| abande::Stack::of(stack).is_some());
                for player in Color::BOTH {
                    let used =
                        stacks.iter().flat_map(|(_, stack)| stack).filter(|&&piece| piece == player).count();
                    hands[player.index()] = pieces.saturating_sub(used as u8);
                }
            }
            Setup { board: board(name), pieces, stacks, turn, hands, passes }
        })
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn any_text(text in any::<String>()) {
        for name in BOARDS {
            read_as_move(&board(name), &text)?;
        }
        read_as_position(&text)?;
        read_as_variant(&text)?;
    }

    /// Any bytes, as far as they are text, and board files with some bytes changed.
    #[test]
    fn any_bytes_as_board_files(
        bytes in any::<Vec<u8>>(),
        tokens in prop::collection::vec(prop::sample::select(vec![
            "name", "spaces", "links", "about", "at", "=", ":", "\"", "'", "a1", "-", ",", "[", "]", "{", "}", "[[",
            "]]", "\n", "\r\n", " ", "0", "1e9", "nan", "-inf", "#", "\u{feff}", "\u{e9}", "\\u", "null",
        ]), 0..40),
    ) {
        read_as_board_file(&String::from_utf8_lossy(&bytes))?;
        read_as_board_file(&tokens.concat())?;
    }

    #[test]
    fn board_files_with_slips_of_the_pen(
        file in prop::sample::select(BOARD_FILES.to_vec()),
        changes in any_changes(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize, any::<[u8; 3]>()), 0..3),
    ) {
        read_as_board_file(file)?;
        read_as_board_file(&mutated(file, &changes))?;
        let mut bytes = file.as_bytes().to_vec();
        for (place, removed, inserted) in edits {
            let from = place.index(bytes.len() + 1);
            let to = (from + removed).min(bytes.len());
            bytes.splice(from..to, inserted);
        }
        read_as_board_file(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn texts_that_look_nearly_right(text in near_text(), name in prop::sample::select(BOARDS.to_vec())) {
        read_as_move(&board(name), &text)?;
        read_as_position(&text)?;
        read_as_position(&format!("{name} {text}"))?;
        read_as_variant(&text)?;
        read_as_variant(&format!("{name}{text}"))?;
    }

    #[test]
    fn lines_with_slips_of_the_pen(position in any_position(), changes in any_changes()) {
        read_as_position(&mutated(&position.to_string(), &changes))?;
        read_as_variant(&mutated(&position.variant().to_string(), &changes))?;
        if let Some(&mv) = position.moves().last() {
            read_as_move(position.board(), &mutated(&text(&position, mv), &changes))?;
        }
    }

    /// Any move is played or refused with a sentence, and a refused one changes nothing.
    #[test]
    fn any_move_in_any_position(mut position in any_position(), moves in prop::collection::vec(any_move(), 1..20)) {
        for mv in moves {
            let before = position.clone();
            let listed = position.moves().contains(&mv);
            match position.play(mv) {
                Ok(undo) => {
                    prop_assert!(listed);
                    position.take_back(undo);
                }
                Err(error) => {
                    prop_assert!(!listed);
                    prop_assert!(error.to_string().ends_with('.'));
                    prop_assert!(!error.refusal.sentence(position.board(), Coords::Slanted).is_empty());
                    let _ = error.refusal.spaces();
                }
            }
            prop_assert_eq!(&position, &before);
        }
    }

    /// Any space may be asked about on any board.
    #[test]
    fn any_space_on_any_board(position in any_position(), space in any_space()) {
        let board = position.board();
        let known = board.contains(space);
        prop_assert_eq!(known, board.is_libre() || board.spaces().any(|other| other == space));
        prop_assert!(known || position.stack(space).is_none());
        prop_assert!(known || board.neighbours(space).is_empty());
        for next in board.neighbours(space) {
            prop_assert!(board.adjacent(next, space) && board.adjacent(space, next) && next != space);
        }
        for coords in [Coords::Stein, Coords::Slanted] {
            let name = board.space_name(space, coords);
            prop_assert_eq!(board.find_space(&name, coords), known.then_some(space));
        }
        let _ = board.point(space);
        for symmetry in board.symmetries() {
            prop_assert!(known || symmetry.space(space).is_none());
        }
    }

    #[test]
    fn any_set_up(setup in any_setup()) {
        match setup.clone().validate() {
            Ok(position) => {
                prop_assert_eq!(&position.setup().validate().unwrap(), &position);
                prop_assert_eq!(&position.to_string().parse::<Position>().unwrap(), &position);
                prop_assert_eq!(position.moves().len(), position.move_count());
                let _ = position.perft(2);
            }
            Err(invalid) => {
                prop_assert!(!invalid.faults.is_empty());
                prop_assert!(invalid.to_string().ends_with('.'));
                for fault in &invalid.faults {
                    let _ = fault.space();
                }
                prop_assert_eq!(*invalid.setup, setup);
            }
        }
    }
}

/// The files that are changed above are sound before.
#[test]
fn the_board_files_are_boards() {
    assert!(Board::from_toml(BOARD_FILES[0]).is_ok());
    assert!(Board::from_json(BOARD_FILES[1]).is_ok());
}

/// The strategy above must also make positions, or it would test the refusals only.
#[test]
fn some_set_ups_are_positions() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let valid = (0..2000).filter(|_| any_setup().new_tree(&mut runner).unwrap().current().validate().is_ok());
    assert!(valid.count() > 20);
}

/// What stands in an input field while somebody is still typing.
#[test]
fn half_written_moves_are_refused() {
    let axial = [
        "0",
        "12",
        "-",
        "-1",
        "+",
        "0x",
        "-1,",
        "0,-",
        "0\u{ae}",
        "0,0\u{ae}",
        "0,0->",
        "0,0->1",
        "0,0->1,",
        "1,2,3",
        ",",
    ];
    let named =
        ["d", "4", "e2-", "-d3", "e2--d3", "e2-d3-d4", "e2d", "e2x", "pas", "passe", "d4\u{ae}", "\u{ae}d4"];
    for name in BOARDS {
        let texts: &[&str] = if name == "libre" { &axial } else { &named };
        for text in texts {
            for typed in text.char_indices().map(|(end, _)| &text[..end]).chain([*text]) {
                read_as_move(&board(name), typed).unwrap();
            }
            assert!(board(name).parse_move(text, Coords::Stein).is_err(), "{text} on {name}");
        }
    }
}

#[test]
fn variants_of_any_size() {
    for name in BOARDS {
        for pieces in 0..=u8::MAX {
            let most = if name == "libre" { 31 } else { 192 };
            let variant = Variant::new(board(name), pieces);
            assert_eq!(variant.is_ok(), (1..=most).contains(&pieces), "{name}@{pieces}");
            if let Ok(variant) = variant {
                let start = Position::start(&variant);
                assert_eq!(start.setup().validate().unwrap(), start);
                assert!(start.move_count() > 0);
            }
        }
    }
}
