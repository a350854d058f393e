//! The decisions D1 to D6 of the rule text, each on concrete positions: what it allows and what it refuses.

#![allow(clippy::panic)]

mod common;

use abande::{Color, Fault, Move, Position, PositionProblem, Refusal, Score};
use common::{is_capture, mv, position, space, text, texts, variant};

/// The position after some moves.
fn after(variant_text: &str, moves: &[&str]) -> Position {
    let mut position = Position::start(&variant(variant_text));
    play(&mut position, moves);
    position
}

fn play(position: &mut Position, moves: &[&str]) {
    for text in moves {
        if let Err(error) = position.play(mv(position, text)) {
            panic!("{text} in {position}: {error}");
        }
    }
}

fn refusal(position: &Position, text: &str) -> Option<Refusal> {
    position.refusal(mv(position, text))
}

fn captures(position: &Position) -> Vec<String> {
    let captures = position.moves().into_iter().filter(|&mv| is_capture(mv));
    let mut texts: Vec<_> = captures.map(|mv| text(position, mv)).collect();
    texts.sort();
    texts
}

/// D1: captures are open once three pieces have been entered. Black may not capture White's reply with his
/// second turn, White may capture with his second.
#[test]
fn d1_captures_are_open_after_three_entries() {
    for (board, [first, reply, third], captures_of_white) in [
        ("hex", ["d4", "c3", "d3"], ["c3-d3", "c3-d4"]),
        ("square", ["d4", "e5", "d5"], ["e5-d4", "e5-d5"]),
        ("snub", ["b5", "a6", "a5"], ["a6-a5", "a6-b5"]),
        ("hex:2", ["b2", "a1", "b1"], ["a1-b1", "a1-b2"]),
        ("square:9", ["i9", "h8", "h9"], ["h8-h9", "h8-i9"]),
    ] {
        let two = after(board, &[first, reply]);
        assert_eq!(refusal(&two, &format!("{first}-{reply}")), Some(Refusal::TooEarly), "{board}");
        assert_eq!(captures(&two), Vec::<String>::new(), "{board}");
        let three = after(board, &[first, reply, third]);
        assert_eq!(captures(&three), captures_of_white, "{board}");
    }
}

/// D1 in Libre: Black's first turn is an entry, then White may capture.
#[test]
fn d1_in_libre_white_may_capture_first() {
    let start = after("libre", &[]);
    assert_eq!(refusal(&start, "0,0->1,0"), Some(Refusal::TooEarly));
    let entered = after("libre", &["0,1"]);
    assert_eq!(captures(&entered), ["1,0->0,0", "1,0->0,1"]);
}

/// D1 counts entered pieces, not stacks: two stacks that three pieces are left in may capture; and with two
/// pieces in all nobody ever captures.
#[test]
fn d1_counts_pieces_and_not_stacks() {
    let mut shrunk = after("hex", &["d4", "c3", "d3", "c3-d4"]);
    assert_eq!(shrunk.to_string(), "hex x4/x5/x6/x2,b,bw,x3/x6/x5/x4 b 16/17 0");
    assert_eq!(captures(&shrunk), ["d3-d4"]);
    play(&mut shrunk, &["d3-d4"]);
    assert_eq!(shrunk.to_string(), "hex x4/x5/x6/x3,bwb,x3/x6/x5/x4 w 16/17 0");
    let two_in_all = after("hex@1", &["d4", "c3"]);
    assert_eq!(texts(&two_in_all), ["pass"]);
    assert_eq!(refusal(&two_in_all, "d4-c3"), Some(Refusal::TooEarly));
}

/// D2: with an empty hand passing is always allowed, whether or not a capture exists, and a later capture
/// remains allowed.
#[test]
fn d2_an_empty_hand_may_pass_and_capture_later() {
    let mut both = position("hex@2 x4/x5/x2,w,w,x2/x2,b,b,x3/x6/x5/x4 b 0/0 0");
    assert_eq!(texts(&both), ["d3-c3", "d4-c3", "d4-c4", "pass"]);
    play(&mut both, &["pass"]);
    assert_eq!((both.passes(), both.is_over()), (1, false));
    assert_eq!(texts(&both), ["c3-d3", "c3-d4", "c4-d4", "pass"]);
    // A capture between passes starts the count again.
    play(&mut both, &["c4-d4"]);
    assert_eq!((both.passes(), both.is_over()), (0, false));
    assert_eq!(texts(&both), ["d3-c3", "d3-d4", "pass"]);
    play(&mut both, &["pass", "pass"]);
    assert!(both.is_over());
    assert_eq!(texts(&both), Vec::<String>::new());
    assert_eq!(refusal(&both, "d3-c3"), Some(Refusal::GameOver));
    assert_eq!(refusal(&both, "pass"), Some(Refusal::GameOver));

    // No capture exists: the pass is all there is.
    let none = position("hex@3 x4/x5/x2,bbw,x3/x2,wwb,x4/x6/x5/x4 w 0/0 1");
    assert_eq!(texts(&none), ["pass"]);
}

/// D2, the refused side: a hand that is not empty may not pass, even if the opponent's is.
#[test]
fn d2_a_hand_with_a_piece_may_not_pass() {
    let holds = position("hex@3 x4/x5/x2,w,w,x2/x2,b,b,b,x2/x6/x5/x4 w 0/1 0");
    assert_eq!(refusal(&holds, "pass"), Some(Refusal::HandNotEmpty { player: Color::White, pieces: 1 }));
    assert!(!texts(&holds).contains(&"pass".to_string()));
    let empty = position("hex@3 x4/x5/x2,w,w,x2/x2,b,b,b,x2/x6/x5/x4 b 0/1 0");
    assert!(texts(&empty).contains(&"pass".to_string()));
}

/// D3: on a board with fewer spaces than pieces a player can hold pieces and have no legal move. He then
/// passes, and that pass counts like any other.
#[test]
fn d3_a_player_who_can_do_nothing_else_passes() {
    for line in [
        // Every stack is two high, so that none can be captured.
        "hex:2@9 bw,wb/bw,wb,bw/wb,bw b 2/2 0",
        "square:3@18 bw,wb,bw/wb,bw,wb/bw,wb,bw w 9/9 0",
        // All stacks are friends.
        "hex:2@9 b,b/b,b,b/b,b b 2/9 0",
        "hex:2@9 w,w/w,w,w/w,w b 9/2 0",
    ] {
        let mut stuck = position(line);
        assert_eq!(texts(&stuck), ["pass"], "{line}");
        assert_eq!(stuck.move_count(), 1, "{line}");
        assert_eq!(refusal(&stuck, "pass"), None, "{line}");
        play(&mut stuck, &["pass"]);
        assert_eq!((stuck.passes(), stuck.is_over()), (1, false), "{line}");
        assert_eq!(position(&stuck.to_string()), stuck, "such a pass stands in position lines too");
        play(&mut stuck, &["pass"]);
        assert!(stuck.is_over(), "{line}");
        assert_eq!(position(&stuck.to_string()), stuck);
    }
    let over = position("hex:2@9 bw,wb/bw,wb,bw/wb,bw b 2/2 2");
    assert_eq!(over.result(), Some(over.score()));
}

/// D3, the refused side: as long as there is an entry or a capture, holding pieces means moving.
#[test]
fn d3_a_player_who_can_move_may_not_pass() {
    // The board is full, but a2 can capture.
    let captures_left = position("hex:2@10 b,w/bwb,bbw,bwb/wbw,wbw w 1/2 0");
    assert_eq!(texts(&captures_left), ["a2-a1"]);
    assert_eq!(
        refusal(&captures_left, "pass"),
        Some(Refusal::HandNotEmpty { player: Color::White, pieces: 2 })
    );
    // No capture, but one space is free.
    let one_free = position("hex:2@9 x,wb/bw,wb,bw/wb,bw b 3/3 0");
    assert_eq!(texts(&one_free), ["a1"]);
    assert_eq!(refusal(&one_free, "pass"), Some(Refusal::HandNotEmpty { player: Color::Black, pieces: 3 }));
    // So nobody can have passed there, the last player or the one before.
    for (passes, players) in [(1, vec![Color::White]), (2, vec![Color::White, Color::Black])] {
        let error = format!("hex:2@9 x,wb/bw,wb,bw/wb,bw b 3/3 {passes}").parse::<Position>().unwrap_err();
        let expected: Vec<_> =
            players.into_iter().map(|player| Fault::PassedHoldingPieces { player }).collect();
        match error.problem {
            PositionProblem::Invalid { faults, .. } => assert_eq!(faults, expected),
            other => panic!("{other:?}"),
        }
    }
}

/// D4: stacks with no neighbour owned by the opponent score nothing. Pieces inside a mixed stack wake
/// nobody, neither below the enemy's top nor below one's own.
#[test]
fn d4_pieces_inside_a_mixed_stack_wake_nobody() {
    // d4 touches d5 only, which has a white piece in it but is Black's.
    let inside = position("hex x4/x5/x6/x3,b,wb,w,x/x6/x5/x4 b 16/16 0");
    assert_eq!(inside.sleepers(), [space(&inside, "d4")]);
    assert_eq!(inside.score(), Score { black: 2, white: 1 });
    // d4 is White's now: the black piece inside d5 is not what wakes it, the top is.
    let woken = position("hex x4/x5/x6/x3,w,wb,w,x/x6/x5/x4 b 17/15 0");
    assert_eq!(woken.sleepers(), []);
    assert_eq!(woken.score(), Score { black: 2, white: 2 });
    // A black piece under White's top gives nothing to Black: all three sleep.
    let buried = position("hex x4/x5/x6/x3,bw,wbw,w,x/x6/x5/x4 b 16/14 0");
    assert_eq!(buried.sleepers().len(), 3);
    assert_eq!(buried.score(), Score { black: 0, white: 0 });
}

/// D4: judged all at once on the final position: a sleeper is no reason for its friends to sleep, and each
/// waking stack scores its whole height for its owner.
#[test]
fn d4_sleepers_are_judged_all_at_once() {
    let line = position("hex@4 x4/x5/x6/x,b,b,w,wbw,x2/x6/x5/x4 b 1/1 0");
    assert_eq!(line.sleepers(), ["d2", "d5"].map(|name| space(&line, name)));
    assert_eq!(line.score(), Score { black: 1, white: 1 });
    let heights = position("square@6 x7/x7/x2,wwb,x4/x3,bw,x3/x4,b,x2/x5,b,x/x7 b 2/3 0");
    assert_eq!(heights.sleepers(), [space(&heights, "f6")]);
    assert_eq!(heights.score(), Score { black: 4, white: 2 });
    // One colour alone, and a single piece: all asleep.
    for line in ["libre 0,0:b;1,0:b;0,1:b b 15/18 0", "hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0"] {
        assert_eq!(position(line).score(), Score::default(), "{line}");
    }
}

/// D5: Libre starts with one black and one white piece side by side, hands 17 and 17, Black to move.
#[test]
fn d5_libre_starts_with_two_pieces_on_the_table() {
    let start = Position::start(&variant("libre"));
    assert_eq!(start.to_string(), "libre 0,0:b;1,0:w b 17/17 0");
    // Both stacks are weak, so only the two spaces that touch both are open.
    assert_eq!(texts(&start), ["0,1", "1,-1"]);
    for (text, at) in [("-1,0", "0,0"), ("2,0", "1,0"), ("0,-1", "0,0"), ("1,1", "1,0")] {
        let expected = Refusal::WeakConnection { space: space(&start, text), to: space(&start, at) };
        assert_eq!(refusal(&start, text), Some(expected));
    }
    assert_eq!(Position::start(&variant("libre@9")).to_string(), "libre@9 0,0:b;1,0:w b 8/8 0");
    assert_eq!(Position::start(&variant("libre@31")).to_string(), "libre@31 0,0:b;1,0:w b 30/30 0");
    // With one piece each the hands are empty from the start.
    assert_eq!(texts(&Position::start(&variant("libre@1"))), ["pass"]);
}

/// D6: beside a lone stack in Libre any space may be entered.
#[test]
fn d6_a_lone_stack_in_libre_may_be_joined_anywhere() {
    let mut lone = after("libre", &["0,1", "1,0->0,0", "0,1->0,0"]);
    assert_eq!(lone.to_string(), "libre 0,0:bwb w 16/17 0");
    assert_eq!(texts(&lone), ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]);
    assert_eq!(lone.move_count(), 6);
    assert_eq!(
        refusal(&lone, "2,0"),
        Some(Refusal::NotNextToBand { space: space(&lone, "2,0") }),
        "beside it, not near it"
    );
    assert_eq!(refusal(&lone, "pass"), Some(Refusal::HandNotEmpty { player: Color::White, pieces: 17 }));
    // With two stacks again both are weak, and the exception is over.
    play(&mut lone, &["0,-1"]);
    assert_eq!(texts(&lone), ["-1,0", "1,-1"]);
    // The exception is for entries; an empty hand passes.
    let empty = position("libre@3 5,-7:bwb w 1/2 0");
    assert_eq!(texts(&empty).len(), 6);
    let empty = position("libre@2 5,-7:bwb b 0/1 0");
    assert_eq!(empty.moves(), [Move::Pass]);
}

/// Libre's strength as such: touching two stacks, or one that touches two; height does not matter, and
/// captures ignore strength.
#[test]
fn libre_entries_need_strength_and_captures_do_not() {
    // A straight line of three: its middle is strong, its ends are weak.
    let line = position("libre 0,0:b;1,0:w;2,0:bw b 16/16 0");
    assert_eq!(texts(&line), ["0,0->1,0", "0,1", "1,-1", "1,1", "2,-1"]);
    let weak =
        |text: &str, at: &str| Refusal::WeakConnection { space: space(&line, text), to: space(&line, at) };
    assert_eq!(refusal(&line, "3,0"), Some(weak("3,0", "2,0")));
    assert_eq!(refusal(&line, "3,-1"), Some(weak("3,-1", "2,0")));
    assert_eq!(refusal(&line, "-1,0"), Some(weak("-1,0", "0,0")));
    // In a triangle all are strong: all nine spaces around it are open, though six of them touch one
    // stack only.
    let triangle = position("libre 0,0:b;1,0:w;0,1:b w 16/17 0");
    assert_eq!(
        texts(&triangle),
        ["-1,0", "-1,1", "-1,2", "0,-1", "0,2", "1,-1", "1,0->0,0", "1,0->0,1", "1,1", "2,-1", "2,0"]
    );
}
