//! Every reason for which a move is refused: the exact data, the sentence, and that nothing has changed.

#![allow(clippy::panic)]

mod common;

use std::collections::BTreeSet;

use abande::{Color, Coords, Move, Position, Refusal, Space};
use common::{mv, position, space, texts};

/// Tries a move that must be refused for this very reason, in these words.
fn refused(position: &mut Position, mv: Move, expected: &Refusal, sentence: &str) {
    let before = position.clone();
    assert_eq!(position.refusal(mv).as_ref(), Some(expected), "{mv:?} in {position}");
    assert!(!position.moves().contains(&mv));
    match position.play(mv) {
        Ok(_) => panic!("{mv:?} was played in {before}"),
        Err(error) => {
            assert_eq!(error.to_string(), sentence);
            assert_eq!((error.mv, &error.refusal), (mv, expected));
        }
    }
    assert_eq!(*position, before, "a refused move changes nothing");
    assert_eq!(position.key(), before.key());
    assert_eq!(position.moves(), before.moves());
}

/// The same with the move as text.
fn refuses(line: &str, text: &str, expected: impl Fn(&dyn Fn(&str) -> Space) -> Refusal, sentence: &str) {
    let mut position = position(line);
    let expected = expected(&|name| space(&position, name));
    let mv = mv(&position, text);
    refused(&mut position, mv, &expected, sentence);
    assert_eq!(position.to_string(), line);
}

#[test]
fn game_over() {
    let line = "hex@2 x4/x5/x2,w,w,x2/x2,b,b,x3/x6/x5/x4 b 0/0 2";
    for text in ["pass", "d4-c4", "d5", "a1", "a1-a2"] {
        refuses(line, text, |_| Refusal::GameOver, "The game is over: both players have passed.");
    }
}

#[test]
fn no_such_space() {
    for (line, numbers) in [
        ("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0", [37, 64, 255]),
        ("square:9 x9/x9/x9/x9/x4,b,x4/x9/x9/x9/x9 w 17/18 0", [81, 127, 128]),
    ] {
        let mut position = position(line);
        let name = position.board().name().to_string();
        let there = position.board().spaces().next().unwrap();
        for number in numbers {
            let nowhere = Space::numbered(number);
            let expected = Refusal::NoSuchSpace { space: nowhere };
            let sentence = format!("The board {name} has no space #{number}.");
            refused(&mut position, Move::Enter(nowhere), &expected, &sentence);
            refused(&mut position, Move::Capture { from: nowhere, to: there }, &expected, &sentence);
            refused(&mut position, Move::Capture { from: there, to: nowhere }, &expected, &sentence);
        }
    }
    // A space of Libre is none of a board with edges.
    let nowhere = Space::axial(0, 0);
    assert_eq!(
        position("hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0").refusal(Move::Enter(nowhere)),
        Some(Refusal::NoSuchSpace { space: nowhere })
    );
}

#[test]
fn empty_hand() {
    let sentence = "There is no piece left in hand to enter.";
    refuses("hex@1 x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 0/0 0", "d3", |_| Refusal::EmptyHand, sentence);
    refuses("libre@2 0,0:b;0,1:b;1,0:w b 0/1 0", "1,1", |_| Refusal::EmptyHand, sentence);
}

/// Not a slip of the next test: with a piece in hand the entry above is open.
#[test]
fn a_full_hand_enters_where_an_empty_one_does_not() {
    let open = position("hex@2 x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 1/1 0");
    assert!(open.moves().contains(&mv(&open, "d3")));
}

#[test]
fn occupied() {
    let line = "hex x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 17/17 0";
    for name in ["c3", "d4"] {
        let sentence = format!("{name} is occupied: pieces are entered on empty spaces.");
        refuses(line, name, |at| Refusal::Occupied { space: at(name) }, &sentence);
    }
    let sentence = "1,0 is occupied: pieces are entered on empty spaces.";
    refuses("libre 0,0:b;1,0:w b 17/17 0", "1,0", |at| Refusal::Occupied { space: at("1,0") }, sentence);
}

#[test]
fn not_next_to_band() {
    for (line, name) in [
        ("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0", "c5"),
        ("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0", "g1"),
        // In the grid beside it, but no link of the snub board.
        ("snub x7/x4,b,x2/x7/x7/x7/x7/x7 w 17/18 0", "c6"),
        ("snub x7/x4,b,x2/x7/x7/x7/x7/x7 w 17/18 0", "a4"),
        ("square:9 x9/x9/x9/x9/x9/x9/b,x8/x9/x9 w 17/18 0", "i1"),
        ("libre 0,0:b;1,0:w b 17/17 0", "5,5"),
        // A whole turn around a torus of 64 away from an occupied space, and from one that is open.
        ("libre 0,0:b;1,0:w b 17/17 0", "64,0"),
        ("libre 0,0:b;1,0:w b 17/17 0", "0,65"),
        ("libre 0,0:b;1,0:w b 17/17 0", "-64,1"),
    ] {
        let sentence = format!("{name} is not next to the band: no stack stands beside it.");
        refuses(line, name, |at| Refusal::NotNextToBand { space: at(name) }, &sentence);
    }
    // The first piece may be entered anywhere.
    assert_eq!(position("square:9 x9/x9/x9/x9/x9/x9/x9/x9/x9 b 18/18 0").moves().len(), 81);
}

#[test]
fn weak_connection() {
    let weak = |space: &'static str, to: &'static str| {
        move |at: &dyn Fn(&str) -> Space| Refusal::WeakConnection { space: at(space), to: at(to) }
    };
    refuses(
        "libre 0,0:b;1,0:w b 17/17 0",
        "2,0",
        weak("2,0", "1,0"),
        "At 2,0 a piece would touch only 1,0, which itself touches only one stack: too weak a connection.",
    );
    // Far out, and with a strong stack in the middle.
    refuses(
        "libre -63,10:b;-62,10:wb;-61,10:w b 16/16 0",
        "-60,9",
        weak("-60,9", "-61,10"),
        "At -60,9 a piece would touch only -61,10, which itself touches only one stack: too weak a connection.",
    );
}

#[test]
fn too_early() {
    let sentence = "It is too early to capture: three pieces must have been entered first.";
    refuses("hex x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 17/17 0", "d4-c3", |_| Refusal::TooEarly, sentence);
    refuses("libre 0,0:b;1,0:w b 17/17 0", "0,0->1,0", |_| Refusal::TooEarly, sentence);
}

/// A middling position for the simple mistakes: `c3` and `e4` white, `d4` black, `d3` two high and Black's,
/// `e3` three high and White's, `d5` two high and White's.
const MIDDLE: &str = "hex x4/x5/x2,w,x3/x2,wb,b,bw,x2/x2,bbw,w,x2/x5/x4 b 13/13 0";

#[test]
fn nothing_to_move() {
    refuses(
        MIDDLE,
        "c4-d4",
        |at| Refusal::NothingToMove { from: at("c4") },
        "There is no stack on c4 to move.",
    );
    let far = "64,0->0,1";
    let sentence = "There is no stack on 64,0 to move.";
    refuses(
        "libre 0,0:b;0,1:w;1,0:b b 16/17 0",
        far,
        |at| Refusal::NothingToMove { from: at("64,0") },
        sentence,
    );
}

#[test]
fn not_yours() {
    refuses(
        MIDDLE,
        "c3-d3",
        |at| Refusal::NotYours { from: at("c3") },
        "The stack on c3 is not yours: its top piece is the opponent's.",
    );
}

#[test]
fn own_stack() {
    refuses(
        MIDDLE,
        "d4-d3",
        |at| Refusal::OwnStack { to: at("d3") },
        "The stack on d3 is your own: only the opponent's can be captured.",
    );
}

#[test]
fn nothing_to_capture() {
    refuses(
        MIDDLE,
        "d4-c4",
        |at| Refusal::NothingToCapture { to: at("c4") },
        "There is nothing to capture on c4: stacks never move to empty spaces.",
    );
    let line = "libre 0,0:b;0,1:w;1,0:b b 16/17 0";
    let sentence = "There is nothing to capture on 0,65: stacks never move to empty spaces.";
    refuses(line, "0,0->0,65", |at| Refusal::NothingToCapture { to: at("0,65") }, sentence);
}

#[test]
fn not_adjacent() {
    for to in ["e4", "d3"] {
        let sentence = format!("d3 and {to} are not adjacent: a stack moves one step.");
        let expected = |at: &dyn Fn(&str) -> Space| Refusal::NotAdjacent { from: at("d3"), to: at(to) };
        refuses(MIDDLE, &format!("d3-{to}"), expected, &sentence);
    }
    // On the snub board b5 and c6 meet at a corner without a diagonal.
    refuses(
        "snub x7/x4,b,x2/x4,b,w,x/x7/x7/x7/x7 b 16/17 0",
        "b5-c6",
        |at| Refusal::NotAdjacent { from: at("b5"), to: at("c6") },
        "b5 and c6 are not adjacent: a stack moves one step.",
    );
}

#[test]
fn stack_of_three() {
    let sentence = "The stack on e3 is three high: it neither moves nor is captured.";
    refuses(MIDDLE, "d4-e3", |at| Refusal::StackOfThree { at: at("e3") }, sentence);
    let white = MIDDLE.replace(" b ", " w ");
    refuses(&white, "e3-d4", |at| Refusal::StackOfThree { at: at("e3") }, sentence);
}

#[test]
fn too_high() {
    refuses(
        "hex x4/x5/x2,bw,x3/x2,wb,x4/x6/x5/x4 b 16/16 0",
        "d3-c3",
        |at| Refusal::TooHigh { from: at("d3"), to: at("c3"), height: 4 },
        "d3 on c3 would be 4 high: too high, three is the limit.",
    );
    // One and two are three, either way round.
    let line = position("hex x4/x5/x2,bw,x3/x2,b,x4/x6/x5/x4 b 16/17 0");
    assert!(texts(&line).contains(&"d3-c3".into()));
    let line = position("hex x4/x5/x2,bw,x3/x2,b,x4/x6/x5/x4 w 16/17 0");
    assert!(texts(&line).contains(&"c3-d3".into()));
}

#[test]
fn would_split() {
    for (line, text, from, parts) in [
        ("hex x4/x5/x2,w,x3/x3,b,x3/x,b,bw,x3/x2,b,x2/x4 b 14/16 0", "d4-c3", "d4", "c3 | e2 e3 f3"),
        ("hex x4/x5/x2,w,x3/x3,b,x3/x,b,bw,x3/x2,b,x2/x4 b 14/16 0", "d4-e3", "d4", "c3 | e2 e3 f3"),
        ("hex x4/x5/x2,w,x3/x3,b,x3/x,b,bw,x3/x2,b,x2/x4 w 14/16 0", "e3-d4", "e3", "c3 d4 | e2 | f3"),
        ("snub x7/x4,b,x2/x4,w,b,x/x7/x7/x7/x7 w 16/17 0", "c5-b5", "c5", "b5 | c6"),
        // A part that a walk does not come across in order: a1, b2, a3.
        ("square:9 b,x,w,x6/x,b,x,b,x5/x4,w,x4/x9/x9/x9/x9/x9/x9 b 15/16 0", "b4-c5", "b4", "a1 a3 b2 | c5"),
        // Spaces 63 and 64 of 81, where sets of 64 bits would end.
        ("square:9 x9/x9/x9/x9/x9/x9/x9/b,w,b,x6/x3,w,x5 w 16/16 0", "h2-h1", "h2", "h1 | h3 i4"),
        ("square:9 b,w,x7/x2,b,x6/x9/x9/x9/x9/x9/x9/x9 w 16/17 0", "a2-a1", "a2", "a1 | b3"),
        ("libre -1,0:b;0,0:w;1,0:b;1,1:w w 16/16 0", "0,0->-1,0", "0,0", "-1,0 | 1,0 1,1"),
        // As far out as a set-up may lie.
        (
            "libre 62,-64:b;63,-64:w;64,-64:b;64,-63:w w 16/16 0",
            "63,-64->64,-64",
            "63,-64",
            "62,-64 | 64,-64 64,-63",
        ),
    ] {
        let sentence = format!(
            "Moving the stack from {from} would split the band into {} parts: {parts}.",
            parts.split('|').count()
        );
        let expected = |at: &dyn Fn(&str) -> Space| {
            let parts = parts.split(" | ").map(|part| part.split(' ').map(at).collect()).collect();
            Refusal::WouldSplit { from: at(from), parts }
        };
        refuses(line, text, expected, &sentence);
    }
}

/// The parts are sorted in whatever order the stacks were set up.
#[test]
fn would_split_with_stacks_set_up_in_another_order() {
    let position = position("libre 1,1:w;1,0:b;0,0:w;-1,0:b w 16/16 0");
    let parts = [vec!["-1,0"], vec!["1,0", "1,1"]];
    let parts = parts.map(|part| part.into_iter().map(|name| space(&position, name)).collect()).to_vec();
    let expected = Refusal::WouldSplit { from: space(&position, "0,0"), parts };
    assert_eq!(position.refusal(mv(&position, "0,0->1,0")), Some(expected));
}

/// The allowed side: in a ring every stack may go, although its two neighbours do not touch; the way round
/// is on the far side.
#[test]
fn a_ring_holds_without_any_one_stack() {
    for line in [
        "hex x4/x5/x2,b,w,x2/x2,w,x,b,x2/x2,b,w,x2/x5/x4 b 15/15 0",
        "square:9 x9/x9/x9/x9/x9/x9/x6,b,w,b/x6,w,x,w/x6,b,w,b b 14/14 0",
        "libre -1,0:b;-1,1:w;0,-1:w;0,1:b;1,-1:b;1,0:w b 15/15 0",
    ] {
        let ring = position(line);
        let own = ring.stacks().filter(|(_, stack)| stack.owner() == Color::Black).count();
        let captures = ring.moves().into_iter().filter(|&mv| common::is_capture(mv)).count();
        assert_eq!(captures, 2 * own, "{line}");
    }
}

#[test]
fn hand_not_empty() {
    let black =
        |pieces| move |_: &dyn Fn(&str) -> Space| Refusal::HandNotEmpty { player: Color::Black, pieces };
    refuses(
        "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0",
        "pass",
        black(18),
        "Black has 18 pieces in hand: passing is for an empty hand.",
    );
    refuses(
        "libre@2 0,0:b;1,0:w b 1/1 0",
        "pass",
        black(1),
        "Black has 1 piece in hand: passing is for an empty hand.",
    );
}

/// Every reason there is, with a fixed word of its own, and the spaces to point at.
#[test]
fn codes_are_all_different() {
    let [a, b, c] = [0, 1, 2].map(Space::numbered);
    let all = [
        (Refusal::GameOver, vec![]),
        (Refusal::NoSuchSpace { space: a }, vec![a]),
        (Refusal::EmptyHand, vec![]),
        (Refusal::Occupied { space: a }, vec![a]),
        (Refusal::NotNextToBand { space: a }, vec![a]),
        (Refusal::WeakConnection { space: a, to: b }, vec![a, b]),
        (Refusal::TooEarly, vec![]),
        (Refusal::NothingToMove { from: a }, vec![a]),
        (Refusal::NotYours { from: a }, vec![a]),
        (Refusal::OwnStack { to: a }, vec![a]),
        (Refusal::NothingToCapture { to: a }, vec![a]),
        (Refusal::NotAdjacent { from: a, to: b }, vec![a, b]),
        (Refusal::StackOfThree { at: a }, vec![a]),
        (Refusal::TooHigh { from: a, to: b, height: 4 }, vec![a, b]),
        (Refusal::WouldSplit { from: a, parts: vec![vec![b], vec![c]] }, vec![a, b, c]),
        (Refusal::HandNotEmpty { player: Color::Black, pieces: 1 }, vec![]),
    ];
    let codes: BTreeSet<_> = all.iter().map(|(refusal, _)| refusal.code()).collect();
    assert_eq!(codes.len(), 16);
    for (refusal, spaces) in all {
        assert_eq!(refusal.spaces(), spaces, "{refusal:?}");
        let code = refusal.code();
        assert!(code.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{code}");
    }
}

/// Sentences name spaces in the system asked for.
#[test]
fn sentences_speak_slanted_too() {
    let position = position("hex x4/x5/x6/x7/x6/b,x4/x4 w 17/18 0");
    let refusal = position.refusal(mv(&position, "f1")).unwrap();
    let sentence = refusal.sentence(position.board(), Coords::Slanted);
    assert_eq!(sentence, "f3 is occupied: pieces are entered on empty spaces.");
}
