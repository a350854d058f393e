//! Reading and writing puzzles, their names, and the puzzle of the day.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use abande::{Boards, Position, Setup, Space, Symmetry};
use abande_puzzles::{BOARDS, Likeness, Puzzle, Puzzles, board_of_day, day_number, fnv1a};

const LINE: &str = r#"{"id":"lud2i9f","board":"libre","position":"libre@5 0,0:b;1,0:b;2,0:w b 3/4 0","solution":"1,1 0,1 2,1","themes":["wake-up"],"rating":1200,"proven":false,"margin":150,"gap":210,"last":"2,0"}"#;

#[test]
fn a_line_is_read_and_written_back() {
    let puzzle = Puzzle::from_json(LINE).unwrap();
    assert_eq!((puzzle.own_moves(), puzzle.tasks().count()), (2, 2));
    assert_eq!(puzzle.to_json(), LINE);
    let plain = LINE.replace(r#","last":"2,0""#, "");
    assert_eq!(Puzzle::from_json(&plain).unwrap().to_json(), plain);
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_place() {
    for (from, to, expected) in [
        ("\"libre\"", "\"hex\"", "the position is on libre, but the board is said to be hex"),
        (
            "1,1 0,1 2,1",
            "1,1 0,1",
            "the solution has 2 moves: it begins and ends with one's own, so their number is odd",
        ),
        (
            "1,1 0,1 2,1",
            "",
            "the solution has 0 moves: it begins and ends with one's own, so their number is odd",
        ),
        ("1,1 0,1 2,1", "1,1 0,1 0,1", "move 3 of the solution: 0,1 is occupied"),
        ("1,1 0,1 2,1", "d4", "'d4': column 1: "),
        ("wake-up", "wake", "there is no theme 'wake': write keep-the-band"),
        ("b 3/4 0", "b 3/3 0", "position, column "),
        ("\"proven\":false,", "", "missing field `proven`"),
        ("\"gap\":", "\"cap\":", "unknown field `cap`"),
        ("}", "", "EOF while parsing"),
    ] {
        let text = format!("# made by hand\n\n{LINE}\n{}\n", LINE.replace(from, to));
        let error = Puzzles::read(&text).unwrap_err().to_string();
        assert!(error.starts_with(&format!("line 4: {expected}")), "{error}");
    }
    assert_eq!(Puzzles::read(&format!("# made by hand\n{LINE}\n")).unwrap().len(), 1);
}

/// The position elsewhere: turned, and in Libre moved.
fn elsewhere(position: &Position, symmetry: &Symmetry, shift: i8) -> Setup {
    let mut setup = position.setup();
    for (space, _) in &mut setup.stacks {
        *space = symmetry.space(*space).unwrap();
        if position.board().is_libre() {
            *space = Space::axial(space.q() + shift, space.r() - 2 * shift);
        }
    }
    setup
}

/// The same with the players' colours exchanged.
fn exchanged(mut setup: Setup) -> Setup {
    for (_, pieces) in &mut setup.stacks {
        for piece in pieces.iter_mut() {
            *piece = piece.other();
        }
    }
    setup.hands.reverse();
    setup.turn = setup.turn.other();
    setup
}

#[test]
fn images_have_one_likeness_and_other_positions_have_others() {
    for board in BOARDS {
        let mut position = Position::start(&Boards::default().variant(board).unwrap());
        let (mut known, mut ids) = (BTreeSet::new(), BTreeSet::new());
        for step in 0..60 {
            let moves = position.moves();
            let Some(&mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
            position.play_legal(mv);
            let likeness = Likeness::of(&position);
            for symmetry in position.board().symmetries() {
                let alike = elsewhere(&position, symmetry, step as i8 % 5);
                for alike in [alike.clone(), exchanged(alike)] {
                    assert_eq!(Likeness::of(&alike.validate().unwrap()), likeness, "{position}");
                }
            }
            assert!(known.insert(likeness.clone()), "{position}");
            assert!(ids.insert(likeness.id()), "{position}");
        }
        assert!(known.len() > 30, "{board}");
    }
}

#[test]
fn ids_stay_as_they_are() {
    let puzzle = Puzzle::from_json(LINE).unwrap();
    assert_eq!(Likeness::of(&puzzle.position).id(), puzzle.id);
    assert_eq!(fnv1a(b""), 0x811c_9dc5);
    assert_eq!(fnv1a(b"foobar"), 0xbf9c_f968);
}

#[test]
fn days_are_counted_in_greenwich() {
    assert_eq!(day_number(1_767_225_599), -1);
    assert_eq!(day_number(1_767_225_600), 0);
    assert_eq!(day_number(1_767_225_600 + 86_400 * 321), 321);
    assert_eq!([-1, 0, 1, 2, 3, 4].map(board_of_day), ["libre", "hex", "square", "snub", "libre", "hex"]);
}

#[test]
fn every_puzzle_has_its_day() {
    let puzzles: Vec<Puzzle> = ["a", "b", "c", "d", "e"]
        .map(|id| Puzzle { id: id.into(), ..Puzzle::from_json(LINE).unwrap() })
        .into();
    let puzzles = Puzzles::from(puzzles);
    let of = |day| puzzles.of_day(day).unwrap().id.as_str();
    // The hashes: e40c292c, e70c2de5, e60c2c52, e10c2473, e00c22e0.
    assert_eq!([0, 1, 2, 3, 4, 5, -1].map(of), ["e", "d", "a", "c", "b", "e", "b"]);
    assert!(Puzzles::default().of_day(3).is_none());
}
