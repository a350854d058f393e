//! What one proposes to the other.

use abande_server::games::{Command, Kind, Nothing, Offer, Reason, Refused, Side, Terms, Wish};

use crate::table::{Table, live, terms};

use Side::{Black, White};

fn offer(offer: Offer) -> Wish {
    Wish::Offer(offer)
}

fn answer(offer: Offer, accept: bool) -> Wish {
    Wish::Answer { offer, accept }
}

#[test]
fn a_draw_is_agreed_on() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3 c3");
    table.asks(Black, offer(Offer::Draw)).unwrap();
    assert_eq!(table.snapshot().offers.len(), 1);
    let version = table.asks(White, answer(Offer::Draw, true)).unwrap();
    assert!(matches!(table.kept[version as usize - 1].event.kind, Kind::Answer { accept: true, .. }));
    let result = table.game.result().unwrap();
    assert_eq!((result.reason, result.winner), (Reason::Agreed, None));
}

#[test]
fn both_offering_is_accepting() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    table.asks(White, offer(Offer::Draw)).unwrap();
    table.asks(Black, offer(Offer::Draw)).unwrap();
    assert_eq!(table.game.result().unwrap().reason, Reason::Agreed);
}

#[test]
fn an_offer_stands_until_it_is_answered_or_the_other_moves() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    table.asks(White, offer(Offer::Draw)).unwrap();
    assert_eq!(table.asks(White, offer(Offer::Draw)), Err(Refused::OfferedAlready));
    table.play("c3");
    assert_eq!(table.asks(Black, answer(Offer::Draw, true)), Err(Refused::NoOffer));
    // Once between two moves of one's own.
    assert_eq!(table.asks(White, offer(Offer::Draw)), Err(Refused::DrawOffered));
    table.play("c2");
    table.asks(White, offer(Offer::Draw)).unwrap();
    table.asks(Black, answer(Offer::Draw, false)).unwrap();
    assert_eq!(table.asks(White, offer(Offer::Draw)), Err(Refused::DrawOffered));
    // One's own move leaves one's own offer standing.
    table.asks(Black, offer(Offer::Draw)).unwrap();
    table.play("e4");
    assert_eq!(table.snapshot().offers.len(), 1);
}

#[test]
fn an_answer_must_have_seen_the_offer() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    let seen = table.game.version();
    let version = table.asks(White, offer(Offer::Draw)).unwrap();
    assert_eq!(table.asks_seeing(Black, seen, answer(Offer::Draw, true)), Err(Refused::Stale { version }));
    table.asks_seeing(Black, version, answer(Offer::Draw, true)).unwrap();
}

#[test]
fn a_take_back_returns_to_the_askers_last_move() {
    // The asker has just moved: one move; the other has answered: two.
    for (moves, left) in [("d4 d3 c3", 2), ("d4 d3 c3 c2", 2)] {
        let mut table = Table::new(terms("hex", live(60, 0)));
        table.play(moves).wait(7);
        table.asks(Black, offer(Offer::TakeBack)).unwrap();
        let running = table.snapshot().clock.unwrap().running.unwrap();
        table.asks(White, answer(Offer::TakeBack, true)).unwrap();
        assert!(matches!(table.last().kind, Kind::TakeBack { moves, .. } if moves == left));
        let now = table.snapshot();
        assert_eq!(now.moves, ["d4", "d3"]);
        assert_eq!(table.game.turn(), Some(Black));
        let clock = now.clock.unwrap();
        assert_eq!((clock.running, clock.left[running]), (Some(Black), 53_000), "no time is won");
        table.restart();
    }
    let mut table = Table::new(terms("hex", None));
    table.play("d4");
    assert_eq!(table.asks(White, offer(Offer::TakeBack)), Err(Refused::NothingToTakeBack));
    let mut table = Table::new(Terms { rated: true, ..terms("hex", None) });
    table.play("d4 d3");
    assert_eq!(table.asks(White, offer(Offer::TakeBack)), Err(Refused::RatedTakeBack));
}

#[test]
fn a_take_back_that_came_too_late_for_its_move_fails_by_itself() {
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3");
    table.asks(White, offer(Offer::TakeBack)).unwrap();
    table.play("c3");
    // Black has moved on: the offer is gone.
    assert_eq!(table.asks(Black, answer(Offer::TakeBack, true)), Err(Refused::NoOffer));
    assert_eq!(table.snapshot().moves.len(), 3);
}

#[test]
fn a_rematch_changes_colours() {
    let mut table = Table::new(terms("libre@5", live(60, 2)));
    assert_eq!(table.asks(Black, offer(Offer::Rematch)), Err(Refused::NotOverYet));
    table.asks(Black, Wish::Abort(Nothing {})).unwrap();
    table.asks(Black, offer(Offer::Rematch)).unwrap();
    table.asks(White, answer(Offer::Rematch, true)).unwrap();
    assert!(matches!(&table.last().kind, Kind::Answer { next: Some(next), .. } if next == "g2"));
    table.restart();
    assert_eq!(table.asks(White, offer(Offer::Rematch)), Err(Refused::NextBegun { next: "g2".into() }));
    let again = table.game.terms().rematch();
    assert_eq!(again.players[Black], table.game.terms().players[White]);
    assert_eq!((again.time, &again.start), (table.game.terms().time, &table.game.terms().start));
}

#[test]
fn who_is_blocked_does_not_get_through_by_a_rematch() {
    let mut table = Table::new(terms("hex", None));
    table.asks(Black, Wish::Abort(Nothing {})).unwrap();
    let offered = Command { id: "r".into(), version: 2, wish: offer(Offer::Rematch) };
    let version = table.hear(Black, &offered).answer.unwrap();
    table.blocked = true;
    // What was acknowledged before is acknowledged again.
    assert_eq!(table.hear(Black, &offered).answer, Ok(version));
    for wish in [offer(Offer::Rematch), answer(Offer::Rematch, true)] {
        assert_eq!(table.asks(White, wish).unwrap_err().code(), "forbidden");
    }
    table.asks(White, answer(Offer::Rematch, false)).unwrap();
    assert_eq!(table.asks(Black, offer(Offer::Rematch)), Err(Refused::Blocked));
}
