//! Moves and positions as text: whatever is written is read back as the same thing, and moves also in the
//! forgiving forms that the notation promises.

mod common;

use abande::{Board, Boards, Coords, Move, MoveTextError, Position, Shape, Space, Stack};
use common::{BOARDS, any_position, board};
use proptest::prelude::*;

fn config() -> ProptestConfig {
    ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() }
}

/// The ways in which people may write a move.
fn forms(board: &Board, mv: Move, coords: Coords) -> Vec<String> {
    let name = |space: Space| board.space_name(space, coords);
    let mut forms = match mv {
        Move::Pass => vec!["pass".to_string()],
        Move::Enter(space) => vec![name(space)],
        Move::Capture { from, to } => {
            let signs: &[&str] = if board.is_libre() { &["->", "-", "x", ":"] } else { &["-", "", "x", ":"] };
            signs.iter().map(|sign| format!("{}{sign}{}", name(from), name(to))).collect()
        }
    };
    let upper: Vec<_> = forms.iter().map(|form| form.to_uppercase()).collect();
    forms.extend(upper);
    let blanks: Vec<_> = forms
        .iter()
        .map(|form| form.chars().fold(" ".to_string(), |spaced, letter| spaced + &letter.to_string() + " \t"))
        .collect();
    forms.extend(blanks);
    forms
}

/// Writes and reads a move in every form and every system that the board has.
fn comes_back(board: &Board, mv: Move) -> Result<(), TestCaseError> {
    for coords in [Coords::Stein, Coords::Slanted].into_iter().filter(|&coords| board.has_coords(coords)) {
        let written = board.move_text(mv, coords);
        prop_assert_eq!(board.parse_move(&written, coords), Ok(mv), "{} on {:?}", written, board);
        for form in forms(board, mv, coords) {
            prop_assert_eq!(board.parse_move(&form, coords), Ok(mv), "'{}' on {:?}", form, board);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn lines_and_set_ups_come_back(position in any_position()) {
        let line = position.to_string();
        prop_assert_eq!(&Position::from_line(&line, &Boards::default()).unwrap(), &position);
        prop_assert_eq!(&format!("  {}\t ", line.replace(' ', "  ")).parse::<Position>().unwrap(), &position);
        prop_assert_eq!(&position.setup().validate().unwrap(), &position);
        for (space, stack) in position.stacks() {
            prop_assert_eq!(position.stack(space), Some(stack));
            prop_assert_eq!(Stack::of(&stack.pieces().collect::<Vec<_>>()), Some(stack));
        }
    }

    #[test]
    fn legal_moves_come_back(position in any_position()) {
        for mv in position.moves() {
            comes_back(position.board(), mv)?;
        }
    }

    /// Moves need not be legal to be read: any two spaces do.
    #[test]
    fn all_captures_come_back(name in prop::sample::select(BOARDS.to_vec()), picks in any::<[u8; 4]>()) {
        let board = board(name);
        let [a, b, c, d] = picks;
        let (from, to) = match board.size() {
            None => (Space::axial(a as i8, b as i8), Space::axial(c as i8, d as i8)),
            Some(size) => (Space::numbered(a % size as u8), Space::numbered(b % size as u8)),
        };
        comes_back(&board, Move::Capture { from, to })?;
        comes_back(&board, Move::Enter(from))?;
        comes_back(&board, Move::Pass)?;
    }
}

/// Slanted number = Stein's number + how many files the file lies right of the middle one.
#[test]
fn slanted_numbers_grow_to_the_right_of_the_middle() {
    for name in BOARDS {
        let board = board(name);
        assert_eq!(board.has_coords(Coords::Slanted), matches!(board.shape(), Shape::Hex(_)));
        for space in board.spaces() {
            let stein = board.space_name(space, Coords::Stein);
            let (file, number) = stein.split_at(1);
            let file_number = i32::from(file.as_bytes()[0] - b'a');
            let right_of_middle = match board.shape() {
                Shape::Hex(side) => (file_number - (i32::from(side) - 1)).max(0),
                _ => 0,
            };
            let slanted = format!("{file}{}", number.parse::<i32>().unwrap() + right_of_middle);
            assert_eq!(board.space_name(space, Coords::Slanted), slanted, "{name} {stein}");
            assert_eq!(board.find_space(&slanted, Coords::Slanted), Some(space));
        }
    }
    let hex = Board::hex();
    let slanted = |text: &str| {
        let mv = hex.parse_move(text, Coords::Slanted).unwrap();
        hex.move_text(mv, Coords::Stein)
    };
    assert_eq!(["a1", "d4", "e2", "f3", "g4-f7"].map(slanted), ["a1", "d4", "e1", "f1", "g1-f5"]);
    assert!(hex.parse_move("g1", Coords::Slanted).is_err());
    assert!(hex.parse_move("g7", Coords::Stein).is_err());
}

/// What is written is what the notation shows, not merely something that can be read.
#[test]
fn moves_are_written_as_the_notation_shows_them() {
    let hex = Board::hex();
    let written = |board: &Board, text: &str| {
        board.move_text(board.parse_move(text, Coords::Stein).unwrap(), Coords::Stein)
    };
    assert_eq!(
        ["D4", "E2D3", "e2 X d3", "PASS"].map(|text| written(&hex, text)),
        ["d4", "e2-d3", "e2-d3", "pass"]
    );
    let libre = Board::libre();
    assert_eq!(["-1,2", " -1, 2 x 0,1"].map(|text| written(&libre, text)), ["-1,2", "-1,2->0,1"]);
}

/// Why a text is no move, and at which column of the text as it was typed.
#[test]
fn texts_that_are_no_moves_say_why() {
    let problem = |board: &Board, text: &str| board.parse_move(text, Coords::Stein).unwrap_err();
    let (hex, libre) = (Board::hex(), Board::libre());
    assert_eq!(problem(&hex, " \t"), MoveTextError::Empty);
    for (board, text, column, missing) in
        [(&hex, "h1", 1, "h1"), (&hex, "d8", 1, "d8"), (&hex, " d4 -  e7", 8, "e7")]
    {
        let expected =
            MoveTextError::NoSuchSpace { column, board: board.name().into(), name: missing.into() };
        assert_eq!(problem(board, text), expected);
    }
    for (text, column, name) in [("128,0", 1, "128,0"), ("0,0 -> 1,-129", 8, "1,-129")] {
        assert_eq!(problem(&libre, text), MoveTextError::TooFar { column, name: name.into() });
    }
    for (board, text, column) in
        [(&hex, "d4?!", 1), (&hex, "d4-", 4), (&libre, "0,0=1,0", 4), (&libre, "d4", 1)]
    {
        let error = problem(board, text);
        assert!(matches!(error, MoveTextError::NotAMove { .. }), "{error:?}");
        assert_eq!(error.column(), column, "{error}");
    }
}

/// The lines that the notation gives as examples.
#[test]
fn lines_are_written_as_the_notation_shows_them() {
    for (name, line) in [
        ("hex", "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0"),
        ("hex:4@18", "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0"),
        ("hex:3@9", "hex:3@9 x3/x4/x5/x4/x3 b 9/9 0"),
        ("square:7", "square x7/x7/x7/x7/x7/x7/x7 b 18/18 0"),
        ("snub@1", "snub@1 x7/x7/x7/x7/x7/x7/x7 b 1/1 0"),
        ("libre", "libre 0,0:b;1,0:w b 17/17 0"),
    ] {
        assert_eq!(Position::start(&common::variant(name)).to_string(), line);
        assert_eq!(common::position(line), Position::start(&common::variant(name)));
    }
    let example = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";
    assert_eq!(common::position(example).to_string(), example);
    // Libre sorts by q, then r, as numbers; and empty spaces may be listed one by one.
    let libre = common::position("libre 1,-1:b;-1,0:w;0,0:bw;-1,1:b;0,-1:b w 14/16 0");
    assert_eq!(libre.to_string(), "libre -1,0:w;-1,1:b;0,-1:b;0,0:bw;1,-1:b w 14/16 0");
    let spread = common::position("hex:2@2 x1,x/x,x,x/x2 b 2/2 0");
    assert_eq!(spread.to_string(), "hex:2@2 x2/x3/x2 b 2/2 0");
}
