//! Moves, ids, versions and ends.

use abande_server::games::{Command, Nothing, Phrase, Reason, Refused, Side, Wish};
use proptest::prelude::*;

use crate::table::{Table, live, terms};

use Side::{Black, White};

fn mv(text: &str) -> Wish {
    Wish::Move(text.into())
}

#[test]
fn a_command_sent_again_gets_the_same_answer_also_after_a_restart() {
    let mut table = Table::new(terms("hex", None));
    let command = Command { id: "a".into(), version: 1, wish: mv("d4") };
    assert_eq!(table.hear(Black, &command).answer, Ok(2));
    table.play("d3 c3 c2");
    for _ in 0..2 {
        let again = table.hear(Black, &command);
        assert_eq!((again.answer, again.keep.len()), (Ok(2), 0));
        table.restart();
    }
    let other = Command { wish: mv("e4"), ..command.clone() };
    assert_eq!(table.hear(Black, &other).answer, Err(Refused::OtherContents));
    // Ids belong to persons: the other one may have chosen the same.
    let whites = Command { version: table.game.version(), wish: Wish::Phrase(Phrase::Hello), ..command };
    assert_eq!(table.hear(White, &whites).answer, Ok(6));
}

#[test]
fn refusals_are_not_kept() {
    let mut table = Table::new(terms("hex", None));
    let command = Command { id: "a".into(), version: 1, wish: mv("d4") };
    assert_eq!(table.hear(White, &command).answer, Err(Refused::NotYourTurn));
    table.play("d4");
    assert_eq!(table.hear(White, &Command { version: 2, wish: mv("d3"), ..command }).answer, Ok(3));
}

#[test]
fn only_moves_take_backs_and_the_end_make_a_move_stale() {
    let mut table = Table::new(terms("hex", live(300, 5)));
    table.play("d4 d3");
    let seen = table.game.version();
    table.asks(White, Wish::Phrase(Phrase::Hello)).unwrap();
    table.asks(White, Wish::Offer(abande_server::games::Offer::Draw)).unwrap();
    table.asks(White, Wish::GiveTime(Nothing {})).unwrap();
    table.asks_seeing(Black, seen, mv("c3")).unwrap();
    let version = table.game.version();
    assert_eq!(table.asks_seeing(White, version - 1, mv("c2")), Err(Refused::Stale { version }));
    table.asks_seeing(White, version, mv("c2")).unwrap();
}

#[test]
fn what_is_checked_first_is_answered_first() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    // Stale comes before whose turn it is, and that before what the rules say.
    assert!(matches!(table.asks_seeing(White, 1, mv("a1")), Err(Refused::Stale { .. })));
    assert_eq!(table.moves(White, "a1"), Err(Refused::NotYourTurn));
    assert!(
        matches!(table.moves(Black, "a1"), Err(Refused::IllegalMove(refusal)) if refusal.code == "not-next-to-band")
    );
    assert!(
        matches!(table.moves(Black, "nonsense"), Err(Refused::IllegalMove(refusal)) if refusal.code == "no-move")
    );
    table.asks(White, Wish::Resign(Nothing {})).unwrap();
    assert_eq!(table.asks_seeing(Black, 1, mv("a1")), Err(Refused::GameOver));
}

#[test]
fn a_version_that_is_not_yet_and_an_id_of_another_form_are_bad_requests() {
    let mut table = Table::new(terms("hex", None));
    assert_eq!(table.asks_seeing(Black, 2, mv("d4")).unwrap_err().code(), "bad_request");
    for id in ["", "a b", "ü", &"a".repeat(65)] {
        let command = Command { id: id.into(), version: 1, wish: mv("d4") };
        assert_eq!(table.hear(Black, &command).answer, Err(Refused::BadId));
    }
}

#[test]
fn two_passes_end_the_game_in_the_same_breath() {
    let mut table = Table::new(terms("hex@2", live(60, 0)));
    table.play("d4 d3 c3 c2 pass");
    let before = table.kept.len();
    assert_eq!(table.moves(White, "pass"), Ok(before as u64 + 1));
    assert_eq!(table.kept.len(), before + 2, "the pass and the end");
    let end = table.snapshot();
    let result = end.result.unwrap();
    assert_eq!(result.reason, Reason::Passes);
    assert_eq!((result.score.b, result.score.w), (2, 2));
    assert_eq!(result.winner, None);
    assert_eq!(end.clock.unwrap().running, None);
}

#[test]
fn before_two_moves_resigning_is_aborting() {
    for wish in [Wish::Resign(Nothing {}), Wish::Abort(Nothing {})] {
        let mut table = Table::new(terms("hex", None));
        table.play("d4");
        table.asks(Black, wish).unwrap();
        let result = table.game.result().unwrap();
        assert_eq!((result.reason, result.winner), (Reason::Aborted, None));
    }
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    assert_eq!(table.asks(Black, Wish::Abort(Nothing {})), Err(Refused::TooLateToAbort));
    table.asks(Black, Wish::Resign(Nothing {})).unwrap();
    let result = table.game.result().unwrap();
    assert_eq!((result.reason, result.winner), (Reason::Resign, Some(White)));
    assert_eq!((result.score.b, result.score.w), (1, 1), "the board's, whatever the reason");
}

#[test]
fn after_the_end_each_says_five_things_and_no_more() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    table.asks(White, Wish::Phrase(Phrase::Hello)).unwrap();
    table.asks(Black, Wish::Resign(Nothing {})).unwrap();
    for _ in 0..5 {
        table.asks(White, Wish::Phrase(Phrase::GoodGame)).unwrap();
    }
    table.restart();
    assert_eq!(table.asks(White, Wish::Phrase(Phrase::GoodGame)), Err(Refused::GameOver));
    table.asks(Black, Wish::Phrase(Phrase::Thanks)).unwrap();
}

proptest! {
    /// Whatever is asked: what is refused changes nothing, and what is acknowledged is kept at that version.
    #[test]
    fn refused_changes_nothing(texts in prop::collection::vec("[a-g][1-7](-[a-g][1-7])?|pass|.{0,6}", 1..40), lateness in 0u64..3) {
        let mut table = Table::new(terms("hex@5", live(60, 1)));
        for text in texts {
            let before = table.snapshot();
            let by = if text.len() % 3 == 0 { White } else { Black };
            let version = before.version.saturating_sub(lateness);
            if let Ok(version) = table.asks_seeing(by, version, mv(&text)) {
                prop_assert_eq!(version, before.version + 1);
            } else {
                prop_assert_eq!(table.snapshot(), before);
            }
        }
    }
}
