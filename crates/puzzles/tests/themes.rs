//! Each theme in a position made by hand, and near misses. They are in Libre, where few stacks need little room.
#![allow(clippy::unwrap_used)]

use abande::{Boards, Coords, Move, Position};
use abande_puzzles::{Theme, themes};

fn found(line: &str, solution: &str, last: Option<&str>) -> String {
    let position = Position::from_line(line, &Boards::default()).unwrap();
    let read = |text: &str| position.board().parse_move(text, Coords::Stein).unwrap();
    let solution: Vec<Move> = solution.split(' ').map(read).collect();
    let mut after = position.clone();
    for &mv in &solution {
        after.play(mv).unwrap();
    }
    let names: Vec<_> = themes(&position, &solution, last.map(read)).into_iter().map(Theme::name).collect();
    names.join(" ")
}

#[test]
fn each_theme_is_found_where_it_is_and_not_where_it_is_not() {
    let cases = [
        // The black stack in the middle would split the band either way; the one at the end does not.
        ("libre@3 0,0:b;1,0:w;2,0:b;3,0:w;4,0:w b 1/0 0", "0,0->1,0", "keep-the-band"),
        // The same with a second capture that keeps the band: another black stack at the far end.
        ("libre@3 0,0:b;1,0:w;2,0:b;3,0:w;4,0:b b 0/1 0", "0,0->1,0", "connection"),
        // Leaving the triangle, black hangs its third corner on white's 0,0, which could have captured it.
        ("libre@4 0,0:w;0,1:w;1,-1:b;1,0:b;1,1:w b 2/1 0", "1,0->1,1", "cut connection"),
        // White's stacks beside the gap are tied, but have nothing left that they could capture.
        ("libre@4 0,0:w;0,1:bw;1,-1:bwb;1,0:b;1,1:w b 0/0 0", "1,0->1,1", "race"),
        // The entry hangs on white's 0,0.
        ("libre@4 0,0:w;0,1:b;1,0:b b 2/3 0", "-1,0", "pin connection"),
        // The entry touches two stacks, and ties none.
        ("libre@4 0,0:w;0,1:b;1,0:b b 2/3 0", "-1,1", ""),
        // White's 0,0 is left with its own 1,-1 alone, which moreover holds it.
        ("libre@3 0,0:w;1,-1:w;1,0:b;2,-1:w b 2/0 0", "1,0->2,-1", "cut put-to-sleep"),
        // White's 0,0 slept beside 1,0; black comes to touch it.
        ("libre@3 0,0:w;1,0:w;2,0:b b 2/1 0", "0,1", "wake-up"),
        // At the other end nobody slept.
        ("libre@3 0,0:w;1,0:w;2,0:b b 2/1 0", "2,-1", ""),
        // Black's own 0,0 is woken by the reply.
        ("libre@5 0,0:b;1,0:b;2,0:w b 3/4 0", "1,1 0,1 2,1", "wake-up"),
        // It wakes white's other stack, too.
        ("libre@2 0,0:b;1,0:bw;2,0:w b 0/0 0", "0,0->1,0", "wake-up three-at-once"),
        // A stack of two that captures a single makes three, too, but not at once.
        ("libre@2 0,0:wb;1,0:w;2,0:b b 0/0 0", "0,0->1,0", ""),
        ("libre@2 0,0:w;1,0:w;2,0:b b 1/0 0", "0,1", "wake-up last-piece"),
        ("libre@2 0,0:b;1,0:bw;2,0:w b 0/0 0", "pass", "pass"),
        // There is nothing else to do.
        ("libre@2 0,0:bwb;1,0:w b 0/0 0", "pass", ""),
        ("libre@2 0,0:b;0,1:w;1,-1:b;1,0:w b 0/0 0", "0,0->0,1", "cut race"),
        // White has a piece in hand: no race yet.
        ("libre@3 0,0:b;0,1:w;1,-1:b;1,0:w b 1/1 0", "0,0->0,1", "cut connection"),
    ];
    for (line, solution, expected) in cases {
        assert_eq!(found(line, solution, None), expected, "{line}: {solution}");
    }
}

#[test]
fn only_what_has_just_captured_is_taken_back() {
    let line = "libre@2 0,0:b;1,0:bw;2,0:w b 0/0 0";
    assert_eq!(found(line, "0,0->1,0", Some("1,-1->1,0")), "wake-up three-at-once take-back");
    assert_eq!(found(line, "0,0->1,0", Some("1,-1->2,-1")), "wake-up three-at-once");
    assert_eq!(found(line, "0,0->1,0", Some("1,0")), "wake-up three-at-once");
}

#[test]
fn connections_are_a_matter_of_libre() {
    // The pin from above, on the hexagonal board.
    assert_eq!(found("hex@4 x4/x5/x6/x3,b,x3/x2,w,b,x2/x5/x4 b 2/3 0", "f2", None), "pin");
}

#[test]
fn names_read_back() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    let error = "Cut".parse::<Theme>().unwrap_err().to_string();
    assert!(error.starts_with("there is no theme 'Cut': write keep-the-band, cut, "), "{error}");
}
