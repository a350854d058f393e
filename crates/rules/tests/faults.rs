//! Everything that can be wrong with a set-up or a position line: which fault, and at which column.

#![allow(clippy::panic)]

mod common;

use Color::{Black, White};
use abande::{Color, Fault, Position, PositionProblem, Setup, Space, VariantError};
use common::{bare_setup, board};

/// A line that must be refused: where, and for what.
fn problem(line: &str) -> (usize, PositionProblem) {
    match line.parse::<Position>() {
        Ok(position) => panic!("{line} was read as {position}"),
        Err(error) => {
            assert!(error.to_string().starts_with(&format!("column {}: ", error.column)));
            (error.column, error.problem)
        }
    }
}

/// A line that can be read but is no position: where, and all that is wrong.
fn faults(line: &str) -> (usize, Vec<Fault>) {
    match problem(line) {
        (column, PositionProblem::Invalid { faults, sentences }) => {
            assert_eq!(sentences.matches('.').count(), faults.len(), "{sentences}");
            (column, faults)
        }
        other => panic!("{line}: {other:?}"),
    }
}

/// A set-up that must be refused, handed back as it was.
fn setup_faults(setup: &Setup) -> Vec<Fault> {
    match setup.clone().validate() {
        Ok(position) => panic!("{position} was accepted"),
        Err(invalid) => {
            assert_eq!(*invalid.setup, *setup);
            let sentences: Vec<_> = invalid.faults.iter().map(|fault| fault.sentence(&setup.board)).collect();
            assert_eq!(invalid.to_string(), sentences.join(" "));
            invalid.faults
        }
    }
}

fn at(board_name: &str, name: &str) -> Space {
    let found = board(board_name).find_space(name, abande::Coords::Stein);
    found.unwrap_or_else(|| panic!("no {name} on {board_name}"))
}

fn wrong(player: Color, on_board: usize, in_hand: usize, pieces: usize) -> Fault {
    Fault::WrongCount { player, on_board, in_hand, pieces }
}

#[test]
fn fault_variant() {
    for (name, pieces, most) in [("hex", 0, 192), ("hex", 193, 192), ("libre", 32, 31)] {
        let mut setup = bare_setup(&board(name), pieces);
        if name == "libre" {
            setup.stacks = vec![(Space::axial(0, 0), vec![Black])];
            setup.hands[0] -= 1;
        }
        let error = VariantError::Pieces { board: name.into(), pieces: pieces.to_string(), most };
        assert_eq!(setup_faults(&setup), [Fault::Variant(error)]);
    }
}

#[test]
fn fault_no_such_space() {
    let mut setup = bare_setup(&board("hex"), 18);
    setup.stacks = vec![(Space::numbered(37), vec![Black])];
    setup.hands = [17, 18];
    let found = setup_faults(&setup);
    assert_eq!(found, [Fault::NoSuchSpace { space: Space::numbered(37) }]);
    assert_eq!(found[0].sentence(&setup.board), "The board hex has no space #37.");
    setup.board = board("hex:5");
    assert!(setup.validate().is_ok(), "the larger board has it");
}

/// How far is too far is for the library to say, but with pieces to enter the last coordinates must be out
/// of bounds, and 64 must not.
#[test]
fn fault_too_far() {
    let far = |q, r| Fault::TooFar { space: Space::axial(q, r) };
    assert_eq!(faults("libre 126,0:w;127,0:b b 17/17 0"), (7, vec![far(126, 0), far(127, 0)]));
    assert_eq!(faults("libre 0,-127:w;0,-126:b b 17/17 0"), (7, vec![far(0, -127), far(0, -126)]));
    assert_eq!(faults("libre -128,127:w b 18/17 0"), (7, vec![far(-128, 127)]));
    for line in ["libre 63,64:w;64,64:b b 17/17 0", "libre -64,-64:w;-63,-64:b b 17/17 0"] {
        assert_eq!(common::position(line).to_string(), line);
    }
}

#[test]
fn fault_two_stacks() {
    let twice = Fault::TwoStacks { space: Space::axial(0, 0) };
    assert_eq!(faults("libre 0,0:b;1,0:w;0,0:b b 16/17 0"), (19, vec![twice]));
    let mut setup = bare_setup(&board("square:9"), 18);
    setup.stacks = [64, 65, 64].map(|number| (Space::numbered(number), vec![White])).into();
    setup.hands = [18, 15];
    assert_eq!(setup_faults(&setup), [Fault::TwoStacks { space: Space::numbered(64) }]);
}

#[test]
fn fault_empty_stack() {
    for name in ["hex", "libre"] {
        let mut setup = bare_setup(&board(name), 18);
        setup.stacks = vec![(Space::axial(0, 0), vec![])];
        if name == "hex" {
            setup.stacks[0].0 = Space::numbered(0);
        }
        assert_eq!(setup_faults(&setup), [Fault::EmptyStack { space: setup.stacks[0].0 }]);
    }
}

#[test]
fn fault_too_high() {
    let space = at("hex", "b3");
    assert_eq!(
        faults("hex x4/x2,bwbw,x2/x6/x7/x6/x5/x4 b 16/16 0"),
        (11, vec![Fault::TooHigh { space, height: 4 }])
    );
    assert_eq!(
        faults("libre 3,4:bwbwb b 15/16 0"),
        (7, vec![Fault::TooHigh { space: Space::axial(3, 4), height: 5 }])
    );
}

#[test]
fn fault_own_capture() {
    for stack in ["bb", "wbb", "bbb"] {
        let (black, white) = (stack.matches('b').count(), stack.matches('w').count());
        let line = format!("square:9 x9/x9/x9/x9/x9/x9/x9/x,{stack},x7/x9 b {}/{} 0", 18 - black, 18 - white);
        assert_eq!(faults(&line), (33, vec![Fault::OwnCapture { space: at("square:9", "h2") }]));
    }
    // Below the top anything may lie.
    for stack in ["bbw", "wwb", "wbw", "bwb", "bw", "wb"] {
        let (black, white) = (stack.matches('b').count(), stack.matches('w').count());
        let line = format!("hex {stack},x3/x5/x6/x7/x6/x5/x4 b {}/{} 0", 18 - black, 18 - white);
        assert_eq!(common::position(&line).to_string(), line);
    }
}

#[test]
fn fault_split_band() {
    let split = |name: &str, parts: &str| Fault::SplitBand {
        parts: parts
            .split(" | ")
            .map(|part| part.split(' ').map(|space| at(name, space)).collect())
            .collect(),
    };
    assert_eq!(
        faults("hex b,x3/x5/x6/x3,w,x3/x6/x3,b,w/x4 b 16/16 0"),
        (19, vec![split("hex", "a1 | d4 | f4 f5")])
    );
    assert_eq!(
        faults("square:9 x9/x9/x9/x9/x9/x9/x8,b/w,x8/x9 b 17/17 0"),
        (33, vec![split("square:9", "g9 | h1")])
    );
    // Beside each other on the square board, but not linked on the snub board.
    assert_eq!(faults("snub x7/x4,b,x2/x5,w,x/x7/x7/x7/x7 b 17/17 0"), (20, vec![split("snub", "b5 | c6")]));
    assert!("square x7/x4,b,x2/x5,w,x/x7/x7/x7/x7 b 17/17 0".parse::<Position>().is_ok());
    // 62 apart and a step: neighbours if the grid were rolled up at 64.
    assert_eq!(faults("libre -31,0:b;32,0:w b 17/17 0"), (15, vec![split("libre", "-31,0 | 32,0")]));
    assert_eq!(faults("libre 0,0:b;1,1:w b 17/17 0"), (13, vec![split("libre", "0,0 | 1,1")]));
}

#[test]
fn fault_no_band() {
    assert_eq!(setup_faults(&bare_setup(&board("libre"), 18)), [Fault::NoBand]);
    assert!(bare_setup(&board("hex"), 18).validate().is_ok(), "other boards start empty");
}

#[test]
fn fault_wrong_count() {
    assert_eq!(faults("hex x4/x5/x6/x7/x6/x5/x4 b 17/18 0"), (28, vec![wrong(Black, 0, 17, 18)]));
    assert_eq!(
        faults("hex:3@9 x3/x4/x2,wwb,x2/x4/x3 w 9/6 0"),
        (33, vec![wrong(Black, 1, 9, 9), wrong(White, 2, 6, 9)])
    );
}

#[test]
fn fault_passed_holding_pieces() {
    let passed = |player| Fault::PassedHoldingPieces { player };
    assert_eq!(faults("hex x4/x5/x6/x3,b,x3/x6/x5/x4 b 17/18 1"), (39, vec![passed(White)]));
    assert_eq!(faults("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 2"), (39, vec![passed(Black), passed(White)]));
    // Black's hand is empty, White's is not: only one of them can have passed.
    assert_eq!(faults("hex@1 x4/x5/x6/x3,b,x3/x6/x5/x4 b 0/1 1"), (39, vec![passed(White)]));
    assert_eq!(faults("hex@1 x4/x5/x6/x3,b,x3/x6/x5/x4 w 0/1 2"), (39, vec![passed(White)]));
    assert!("hex@1 x4/x5/x6/x3,b,x3/x6/x5/x4 w 0/1 1".parse::<Position>().is_ok());
}

#[test]
fn fault_too_many_passes() {
    let mut setup = bare_setup(&board("hex"), 1);
    setup.stacks = vec![(at("hex", "d4"), vec![Black]), (at("hex", "d5"), vec![White])];
    setup.hands = [0, 0];
    setup.passes = 2;
    assert!(setup.clone().validate().is_ok_and(|position| position.is_over()));
    setup.passes = 3;
    assert_eq!(setup_faults(&setup), [Fault::TooManyPasses { passes: 3 }]);
}

#[test]
fn several_faults_are_all_named() {
    let (column, found) = faults("hex bb,x3/x5/x2,bwbw,x3/x7/x6/x5/x4 b 18/13 0");
    assert_eq!(column, 5, "the first fault's place");
    let (a1, c3) = (at("hex", "a1"), at("hex", "c3"));
    let expected = vec![
        Fault::OwnCapture { space: a1 },
        Fault::TooHigh { space: c3, height: 4 },
        Fault::SplitBand { parts: vec![vec![a1], vec![c3]] },
        wrong(Black, 4, 18, 18),
        wrong(White, 2, 13, 18),
    ];
    assert_eq!(found, expected);
    let mut setup = bare_setup(&board("libre"), 0);
    setup.stacks = vec![(Space::axial(0, -128), vec![]), (Space::axial(0, -128), vec![White; 4])];
    setup.hands = [18, 18];
    setup.passes = 9;
    let space = Space::axial(0, -128);
    let far = Fault::TooFar { space };
    let variant = VariantError::Pieces { board: "libre".into(), pieces: "0".into(), most: 31 };
    assert_eq!(
        setup_faults(&setup),
        [
            far.clone(),
            Fault::EmptyStack { space },
            far,
            Fault::TwoStacks { space },
            Fault::TooHigh { space, height: 4 },
            Fault::Variant(variant),
            wrong(Black, 0, 18, 0),
            wrong(White, 4, 18, 0),
            Fault::TooManyPasses { passes: 9 },
        ]
    );
}

/// Where two stacks of a line stand on one space, a fault of the first is found at the first.
#[test]
fn the_column_is_that_of_the_faulty_stack_itself() {
    let (column, found) = faults("libre 0,0:bwbw;1,0:w;0,0:b b 15/15 0");
    assert_eq!(found[0], Fault::TooHigh { space: Space::axial(0, 0), height: 4 });
    assert_eq!(column, 7);
}

#[test]
fn lines_that_cannot_be_read() {
    use PositionProblem::{Cell, Hands, Missing, Passes, PlacedStack, TooFar, TooMuch, Turn};
    let start = "hex x4/x5/x6/x7/x6/x5/x4";
    for (line, expected) in [
        (String::new(), (1, Missing("board"))),
        (" \t ".into(), (1, Missing("board"))),
        ("hex".into(), (4, Missing("list of cells"))),
        (start.into(), (25, Missing("turn"))),
        (format!("{start} b"), (27, Missing("pair of hands"))),
        (format!("{start} b 18/18 "), (33, Missing("number of passes"))),
        (format!("{start} b 18/18 0 x"), (36, TooMuch("x".into()))),
        (format!("{start}  c 18/18 0"), (27, Turn("c".into()))),
        (format!("{start} b 18-18 0"), (28, Hands("18-18".into()))),
        (format!("{start} b 18/256 0"), (28, Hands("18/256".into()))),
        (format!("{start} b 18/-1 0"), (28, Hands("18/-1".into()))),
        (format!("{start} b +18/18 0"), (28, Hands("+18/18".into()))),
        (format!("{start} b 18/018 0"), (28, Hands("18/018".into()))),
        (format!("{start} b 18/18 00"), (34, Passes("00".into()))),
        (format!("{start} b 18/18 3"), (34, Passes("3".into()))),
        (format!("{start} b 18/18 -"), (34, Passes("-".into()))),
        ("hex x4/x,q,x3/x6/x7/x6/x5/x4 b 18/18 0".into(), (10, Cell("q".into()))),
        ("hex x4/x0,x5/x6/x7/x6/x5/x4 b 18/18 0".into(), (8, Cell("x0".into()))),
        ("hex x4/x+3,x2/x6/x7/x6/x5/x4 b 18/18 0".into(), (8, Cell("x+3".into()))),
        ("hex x4/x,x04/x6/x7/x6/x5/x4 b 18/18 0".into(), (10, Cell("x04".into()))),
        ("hex x4/x5,/x6/x7/x6/x5/x4 b 18/18 0".into(), (11, Cell(String::new()))),
        ("hex x4/x4,w\u{df}/x6/x7/x6/x5/x4 b 18/18 0".into(), (11, Cell("w\u{df}".into()))),
        ("libre 0,0:b;1,0w b 17/17 0".into(), (13, PlacedStack("1,0w".into()))),
        ("libre 0,0:b;1,0: b 17/17 0".into(), (13, PlacedStack("1,0:".into()))),
        ("libre 0,0:b;128,0:w b 17/17 0".into(), (13, TooFar("128,0".into()))),
        ("libre 0,0:b; b 17/17 0".into(), (13, PlacedStack(String::new()))),
    ] {
        assert_eq!(problem(&line), expected, "{line}");
    }
}

#[test]
fn lines_with_too_many_or_too_few_spaces() {
    let files =
        |board: &str, expected, found| PositionProblem::Files { board: board.into(), expected, found };
    let spaces =
        |first: &str, expected, found| PositionProblem::Spaces { first: first.into(), expected, found };
    for (line, expected) in [
        ("hex x4/x5/x6/x7/x6/x5 b 18/18 0", (5, files("hex", 7, 6))),
        ("hex:2 x2/x3/x2/x b 18/18 0", (7, files("hex:2", 3, 4))),
        ("hex:2 x2/x4/x2 b 18/18 0", (10, spaces("b1", 3, 4))),
        ("hex:2 x2/x,b,x,w/x2 b 18/18 0", (10, spaces("b1", 3, 4))),
        ("hex:2 x2/x3/x b 18/18 0", (13, spaces("c1", 2, 1))),
        (
            "hex:2 x2/x3/x99999999999999999999 b 18/18 0",
            (13, PositionProblem::Cell("x99999999999999999999".into())),
        ),
        ("square:9 x9/x9/x9/x9/x9/x9/x9/x9/x8 b 18/18 0", (34, spaces("i1", 9, 8))),
    ] {
        assert_eq!(problem(line), expected, "{line}");
    }
}

#[test]
fn lines_on_unknown_boards() {
    let unknown = |name: &str| VariantError::UnknownBoard { name: name.into() };
    let size = |shape, size: &str, least, most| VariantError::Size { shape, size: size.into(), least, most };
    let pieces = |board: &str, pieces: &str, most| VariantError::Pieces {
        board: board.into(),
        pieces: pieces.into(),
        most,
    };
    for (name, error) in [
        ("oct", unknown("oct")),
        ("Hex", unknown("Hex")),
        ("snub:7", unknown("snub:7")),
        ("@9", unknown("")),
        ("hex:1", size("hex", "1", 2, 6)),
        ("hex:7", size("hex", "7", 2, 6)),
        ("hex:", size("hex", "", 2, 6)),
        ("hex:+3", size("hex", "+3", 2, 6)),
        ("square:05", size("square", "05", 3, 9)),
        ("square:2", size("square", "2", 3, 9)),
        ("square:10", size("square", "10", 3, 9)),
        ("hex@0", pieces("hex", "0", 192)),
        ("hex:3@193", pieces("hex:3", "193", 192)),
        ("hex@256", pieces("hex", "256", 192)),
        ("hex@", pieces("hex", "", 192)),
        ("hex@+9", pieces("hex", "+9", 192)),
        ("hex@009", pieces("hex", "009", 192)),
        ("hex@9@9", pieces("hex", "9@9", 192)),
        ("libre@32", pieces("libre", "32", 31)),
    ] {
        assert_eq!(abande::Boards::default().variant(name), Err(error.clone()));
        assert_eq!(problem(&format!(" {name} x b 1/1 0")), (2, PositionProblem::Variant(error)));
    }
    assert!(abande::Boards::default().variant("hex@192").is_ok());
    assert!(abande::Boards::default().variant("libre@31").is_ok());
}

/// A line may be megabytes long: an error shows the beginning of what is wrong with it.
#[test]
fn what_an_error_shows_is_short() {
    let long = "z".repeat(100_000);
    let start = "hex x4/x5/x6/x7/x6/x5/x4";
    for line in [
        long.clone(),
        format!("hex:{long}"),
        format!("hex@{long}"),
        format!("hex x4/{long}/x6/x7/x6/x5/x4"),
        format!("libre {long}"),
        format!("{start} {long}"),
        format!("{start} b {long}"),
        format!("{start} b 18/18 {long}"),
        format!("{start} b 18/18 0 {long}"),
    ] {
        let shown = problem(&line).1.to_string();
        assert!(shown.contains("zzz\u{2026}'"), "{shown}");
        assert!(shown.len() < 300, "{shown}");
    }
}
