//! Clocks, deadlines, claims, and time that does not count.

use abande_server::games::{Kind, Nothing, Reason, Refused, Side, Terms, TimeControl, TimeError, Wish};

use crate::table::{START, Table, live, terms};

use Side::{Black, White};

const DAYS: Option<TimeControl> = Some(TimeControl::Days { days: 3 });
const DAY: u64 = 86_400;

fn left(table: &Table, side: Side) -> u64 {
    table.snapshot().clock.unwrap().left[side]
}

#[test]
fn clocks_stand_until_both_have_moved() {
    let mut table = Table::new(terms("hex", live(60, 5)));
    let clock = table.snapshot().clock.unwrap();
    assert_eq!((clock.running, clock.abort_at), (None, Some(START + 60_000)));
    table.wait(50).play("d4");
    let clock = table.snapshot().clock.unwrap();
    assert_eq!((clock.running, clock.abort_at), (None, Some(START + 110_000)));
    table.wait(50).play("d3");
    let clock = table.snapshot().clock.unwrap();
    assert_eq!((clock.running, clock.abort_at), (Some(Black), None));
    assert_eq!((clock.left[Black], clock.left[White]), (60_000, 60_000));
    table.wait(20).play("c3");
    assert_eq!((left(&table, Black), left(&table, White)), (45_000, 60_000));
}

#[test]
fn nobody_begins() {
    for (public, patience) in [(true, 60), (false, 300)] {
        let mut table = Table::new(Terms { public, ..terms("hex", live(60, 0)) });
        assert_eq!(table.wait(patience - 1).look(), None);
        assert!(
            matches!(table.wait(1).look(), Some(Kind::End { result, .. }) if result.reason == Reason::Aborted)
        );
    }
    let mut table = Table::new(terms("hex", None));
    assert_eq!((table.game.deadline(), table.wait(100 * DAY).look()), (None, None));
}

#[test]
fn who_is_late_has_lost_watched_or_not() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3").wait(60);
    assert_eq!(table.game.deadline(), Some(table.now));
    // For whose way is long a move may still come; but half a second is the most that is given back.
    table.lag = 90_000;
    assert_eq!(table.look(), None, "a move may be on its way");
    table.now += 499;
    assert_eq!(table.look(), None);
    table.lag = 400;
    let Some(Kind::End { result, clock }) = table.look() else { panic!("time is up") };
    assert_eq!((result.reason, result.winner), (Reason::Time, Some(White)));
    assert_eq!((clock.unwrap().left[Black], clock.unwrap().running), (0, None));
    assert_eq!(table.game.deadline(), None);
}

#[test]
fn a_move_counts_when_it_was_received_in_time() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3");
    table.now += 59_999;
    table.moves(Black, "c3").unwrap();
    assert_eq!(left(&table, Black), 1);

    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3").wait(60);
    assert_eq!(table.moves(Black, "c3"), Err(Refused::GameOver));
    assert_eq!(table.game.result().unwrap().reason, Reason::Time);
}

#[test]
fn lag_is_given_back_within_bounds() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3");
    table.lag = 300;
    table.now += 1000;
    table.play("c3");
    assert_eq!(left(&table, Black), 59_300);
    // At most half a second a move, and ten seconds a game.
    table.lag = 90_000;
    for _ in 0..40 {
        let before = left(&table, Black).min(left(&table, White));
        let by = table.game.turn().unwrap();
        let mv = abande::Position::from_line(&table.snapshot().position, &abande::Boards::default())
            .unwrap()
            .moves()[0];
        let board = abande::Board::hex();
        table.now += 600;
        table.moves(by, &board.move_text(mv, abande::Coords::Stein)).unwrap();
        if table.game.result().is_some() {
            break;
        }
        assert!(left(&table, by) + 600 >= before.min(left(&table, by) + 600));
    }
    let given: u64 = table
        .kept
        .iter()
        .map(|entry| if let Kind::Move { lag, .. } = entry.event.kind { lag } else { 0 })
        .sum();
    assert!(table.kept.iter().all(|entry| !matches!(entry.event.kind, Kind::Move { lag, .. } if lag > 500)));
    assert!(given <= 20_000, "{given}");
    // Just late, but the way was long.
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3").wait(60);
    table.now += 100;
    table.lag = 200;
    table.moves(Black, "c3").unwrap();
    assert_eq!(left(&table, Black), 100);
}

#[test]
fn days_start_anew_with_each_move() {
    let mut table = Table::new(terms("hex", DAYS));
    table.wait(2 * DAY).play("d4").wait(2 * DAY).play("d3").wait(2 * DAY).play("c3");
    assert_eq!((left(&table, Black), left(&table, White)), (3 * DAY * 1000, 3 * DAY * 1000));
    assert!(
        matches!(table.wait(3 * DAY).look(), Some(Kind::End { result, .. }) if result.winner == Some(Black))
    );

    let mut table = Table::new(terms("hex", DAYS));
    table.play("d4");
    assert!(
        matches!(table.wait(3 * DAY).look(), Some(Kind::End { result, .. }) if result.reason == Reason::Aborted)
    );
}

#[test]
fn time_can_be_given() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3").wait(10);
    table.asks(White, Wish::GiveTime(Nothing {})).unwrap();
    assert_eq!(left(&table, Black), 65_000);
    assert!(matches!(table.last().kind, Kind::Clock { .. }));
    table.wait(64).play("c3");
    assert_eq!(left(&table, Black), 1000);

    let mut table = Table::new(terms("hex", DAYS));
    table.asks(White, Wish::GiveTime(Nothing {})).unwrap();
    assert_eq!(left(&table, Black), 4 * DAY * 1000);
    let mut table = Table::new(terms("hex", None));
    assert_eq!(table.asks(White, Wish::GiveTime(Nothing {})), Err(Refused::NoClock));
}

#[test]
fn who_has_gone_loses_when_the_other_says_so() {
    let claim = || Wish::Claim(Nothing {});
    let mut table = Table::new(terms("hex", live(600, 0)));
    table.play("d4 d3");
    assert_eq!(table.asks(White, claim()), Err(Refused::NoClaim { at: None }), "he is here");
    table.away_since = Some(table.now);
    let at = table.now + 60_000;
    assert_eq!(table.game.claim_at(White, table.away_since), Some(at));
    table.wait(59);
    assert_eq!(table.asks(White, claim()), Err(Refused::NoClaim { at: Some(at) }));
    table.wait(1);
    assert_eq!(table.asks(Black, claim()), Err(Refused::NoClaim { at: None }), "who is to move can move");
    table.asks(White, claim()).unwrap();
    let result = table.game.result().unwrap();
    assert_eq!((result.reason, result.winner), (Reason::Gone, Some(White)));

    // Without a clock only silence counts; with days the days do.
    let mut table = Table::new(terms("hex", None));
    table.play("d4 d3").wait(14 * DAY - 1);
    table.away_since = Some(START);
    assert!(table.asks(White, claim()).is_err());
    table.wait(1).asks(White, claim()).unwrap();
    let mut table = Table::new(terms("hex", DAYS));
    table.play("d4 d3").wait(2 * DAY);
    table.away_since = Some(START);
    assert_eq!(table.asks(White, claim()), Err(Refused::NoClaim { at: None }));
}

#[test]
fn time_without_a_server_does_not_count() {
    let mut table = Table::new(terms("hex", live(60, 0)));
    table.play("d4 d3").wait(10);
    let away_from = table.now;
    table.wait(3600);
    let clock = table.game.resumed(away_from, table.now).unwrap();
    table.keep(&[clock]);
    assert_eq!(left(&table, Black), 50_000);
    assert_eq!(table.wait(49).look(), None);
    table.play("c3");
    assert_eq!(left(&table, Black), 1000);

    // The patience for a first move is longer by the same time.
    let mut table = Table::new(terms("hex", live(60, 0)));
    let away_from = table.wait(10).now;
    table.wait(100);
    let clock = table.game.resumed(away_from, table.now).unwrap();
    table.keep(&[clock]);
    assert_eq!(table.snapshot().clock.unwrap().abort_at, Some(START + 160_000));

    // But what had lapsed before has lapsed.
    let mut table = Table::new(terms("hex", live(60, 0)));
    let away_from = table.play("d4 d3").wait(61).now;
    table.wait(100);
    let end = table.game.resumed(away_from, table.now).unwrap();
    assert!(matches!(end.event.kind, Kind::End { result, .. } if result.reason == Reason::Time));
}

#[test]
fn a_clock_of_increments_alone_can_be_played() {
    let mut table = Table::new(terms("hex", live(0, 5)));
    table.play("d4 d3").wait(4).play("c3");
    assert_eq!(left(&table, Black), 6000);
}

#[test]
fn times_outside_of_the_contract_are_refused() {
    let check = |time: Option<TimeControl>| time.unwrap().check();
    assert_eq!(check(live(10_801, 0)), Err(TimeError::Initial(10_801)));
    assert_eq!(check(live(60, 181)), Err(TimeError::Increment(181)));
    assert_eq!(check(live(0, 0)), Err(TimeError::Nothing));
    assert_eq!(check(Some(TimeControl::Days { days: 0 })), Err(TimeError::Days(0)));
    assert_eq!(check(Some(TimeControl::Days { days: 15 })), Err(TimeError::Days(15)));
    assert_eq!((check(live(10_800, 180)), check(live(0, 1)), check(DAYS)), (Ok(()), Ok(()), Ok(())));
}
