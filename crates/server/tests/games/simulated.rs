//! Thousands of games in simulated time: lag, silence, floods of phrases, commands sent twice, restarts, moves at the
//! deadline. Whatever happens, versions have no gaps, nothing acknowledged is lost, and the end is the right one.

use abande::{Boards, Coords, Position};
use abande_server::games::{
    Command, Entry, Kind, Millis, Nothing, Offer, Phrase, Reason, Refused, Side, Terms, TimeControl, Wish,
};
use fastrand::Rng;

use crate::table::{Table, live, terms};

/// A command on its way, and when it arrives.
struct Letter {
    arrives: Millis,
    by: Side,
    command: Command,
    lag: Millis,
}

struct World {
    table: Table,
    rng: Rng,
    letters: Vec<Letter>,
    acknowledged: Vec<(Side, Command, u64)>,
    sent: u32,
}

const BOARDS: [&str; 6] = ["hex:2@3", "hex@4", "square:4@5", "snub@3", "libre@4", "hex"];

impl World {
    fn new(seed: u64) -> World {
        let mut rng = Rng::with_seed(seed);
        let time = match rng.u8(..4) {
            0 => live(rng.u32(1..20), rng.u32(..4)),
            1 => live(rng.u32(60..300), 0),
            2 => Some(TimeControl::Days { days: rng.u32(1..=14) }),
            _ => None,
        };
        let variant = BOARDS[rng.usize(..BOARDS.len())];
        let table = Table::new(Terms { public: rng.bool(), rated: rng.u8(..4) == 0, ..terms(variant, time) });
        World { table, rng, letters: vec![], acknowledged: vec![], sent: 0 }
    }

    fn any_move(&mut self) -> Wish {
        let position = Position::from_line(&self.table.snapshot().position, &Boards::default()).unwrap();
        let moves = position.moves();
        let text = match self.rng.choice(moves) {
            Some(mv) if self.rng.u8(..20) > 0 => position.board().move_text(mv, Coords::Stein),
            _ => "a1".into(),
        };
        Wish::Move(text)
    }

    fn any_wish(&mut self) -> Wish {
        let offer = self.rng.choice([Offer::Draw, Offer::TakeBack, Offer::Rematch]).unwrap();
        match self.rng.u8(..60) {
            0 => Wish::Resign(Nothing {}),
            1 => Wish::Abort(Nothing {}),
            2..=5 => Wish::Offer(offer),
            6..=9 => Wish::Answer { offer, accept: self.rng.bool() },
            10..=11 => Wish::Claim(Nothing {}),
            12..=13 => Wish::GiveTime(Nothing {}),
            14..=20 => Wish::Phrase(Phrase::OneMoment),
            _ => self.any_move(),
        }
    }

    /// Somebody sends something: now and then the same as before, and often having seen less than there is.
    fn write(&mut self) {
        let by = match self.table.game.turn() {
            Some(side) if self.rng.u8(..5) > 0 => side,
            _ => self.rng.choice(Side::BOTH).unwrap(),
        };
        let lag = self.rng.u64(..800);
        let command = match self.rng.choice(self.acknowledged.clone()) {
            Some((_, command, _)) if self.rng.u8(..10) == 0 => command,
            _ => {
                self.sent += 1;
                let behind = if self.rng.u8(..6) == 0 { self.rng.u64(..4) } else { 0 };
                let version = self.table.game.version().saturating_sub(behind);
                Command { id: format!("s{}", self.sent), version, wish: self.any_wish() }
            }
        };
        let copies = if self.rng.u8(..8) == 0 { 2 } else { 1 };
        for _ in 0..copies {
            let arrives = self.table.now + lag + self.rng.u64(..50);
            self.letters.push(Letter { arrives, by, command: command.clone(), lag });
        }
    }

    /// Time goes by: a moment, or long enough to be late; sometimes to the very deadline.
    fn pass_time(&mut self) {
        let now = self.table.now;
        let deadline = self.table.game.deadline().unwrap_or(now + 1000).max(now);
        self.table.now = match self.rng.u8(..30) {
            0 => deadline.saturating_sub(self.rng.u64(..1200)).max(now),
            1 => deadline + self.rng.u64(..2),
            2 => now + self.rng.u64(..70_000),
            _ => now + self.rng.u64(..900),
        };
    }

    fn deliver(&mut self) {
        self.letters.sort_by_key(|letter| letter.arrives);
        let now = self.table.now;
        let (ripe, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.letters).into_iter().partition(|letter| letter.arrives <= now);
        self.letters = rest;
        for letter in ripe {
            // Judged by when it was received, though it is only looked at now.
            self.table.now = letter.arrives;
            self.table.lag = letter.lag;
            self.table.away_since =
                self.rng.bool().then(|| letter.arrives.saturating_sub(self.rng.u64(..120_000)));
            self.receive(&letter);
        }
        self.table.now = now;
    }

    fn receive(&mut self, letter: &Letter) {
        let Letter { arrives, by, command, lag } = letter;
        let before = self.table.snapshot();
        let turned_after = |version: u64| {
            self.table.kept.iter().any(|Entry { event, .. }| {
                event.version > version
                    && matches!(event.kind, Kind::Move { .. } | Kind::TakeBack { .. } | Kind::End { .. })
            })
        };
        let stale = turned_after(command.version);
        let known =
            self.acknowledged.iter().find(|(side, known, _)| side == by && known.id == command.id).cloned();
        let ruling = self.table.hear(*by, command);
        match (&ruling.answer, known) {
            (Ok(version), Some((_, same, first))) => {
                assert_eq!((*version, ruling.keep.len()), (first, 0));
                assert_eq!(same.wish, command.wish);
            }
            (Ok(version), None) => {
                let event = &self.table.kept[*version as usize - 1].event;
                assert_eq!((event.id.as_deref(), event.by), (Some(command.id.as_str()), Some(*by)));
                assert!(!(stale && matches!(command.wish, Wish::Move(_))), "a stale move was played");
                self.acknowledged.push((*by, command.clone(), *version));
            }
            (Err(refused), known) => {
                let lapsed = ruling.keep.iter().all(|entry| matches!(entry.event.kind, Kind::End { .. }));
                assert!(ruling.keep.len() <= 1 && lapsed, "what is refused changes nothing");
                if matches!(refused, Refused::Stale { .. }) && matches!(command.wish, Wish::Move(_)) {
                    assert!(stale && before.result.is_none());
                }
                if let Some((_, same, _)) = known {
                    assert!(same.wish != command.wish && *refused == Refused::OtherContents);
                }
            }
        }
        // The clock is judged fairly: in time counts, half a second of lag at most.
        let lost = ruling.keep.iter().find_map(|entry| match &entry.event.kind {
            Kind::End { result, .. } if result.reason == Reason::Time => Some(result.winner),
            _ => None,
        });
        if let (Some(clock), None) = (before.clock, before.result)
            && let Some(running) = clock.running
        {
            let until = clock.at + clock.left[running];
            if let Some(winner) = lost {
                assert!(*arrives >= until, "lost on time before it was up");
                assert_eq!(winner, Some(running.other()));
            } else if *by == running && *arrives >= until + (*lag).min(500) && ruling.answer.is_ok() {
                let played = ruling.keep.iter().any(|entry| matches!(entry.event.kind, Kind::Move { .. }));
                assert!(!played, "a move counted that came too late");
            }
        }
    }

    /// The process was killed and comes back after a while. Letters that were on their way are lost.
    fn restart(&mut self) {
        self.letters.clear();
        let away_from = self.table.now;
        self.table.restart();
        self.table.now += self.rng.u64(..100_000);
        let before = self.table.snapshot();
        if let Some(entry) = self.table.game.resumed(away_from, self.table.now) {
            self.table.keep(std::slice::from_ref(&entry));
            if let (Kind::Clock { clock }, Some(old)) = (&entry.event.kind, before.clock) {
                let running = old.running.unwrap_or(Side::Black);
                let used = if old.running.is_some() { away_from.saturating_sub(old.at) } else { 0 };
                assert_eq!(clock.left[running], old.left[running].saturating_sub(used));
            }
        }
        for (by, command, version) in self.acknowledged.clone() {
            let ruling = self.table.hear(by, &command);
            assert_eq!((ruling.answer, ruling.keep.len()), (Ok(version), 0), "acknowledged, then forgotten");
        }
    }

    fn look(&mut self) {
        let before = self.table.snapshot();
        if self.table.look().is_some() {
            let deadline = before.clock.unwrap().deadline().unwrap();
            assert!(deadline <= self.table.now);
        }
    }

    fn run(mut self) -> World {
        for _ in 0..150 {
            self.write();
            self.pass_time();
            self.deliver();
            self.look();
            if self.rng.u8(..60) == 0 {
                self.restart();
            }
        }
        let versions: Vec<u64> = self.table.kept.iter().map(|entry| entry.event.version).collect();
        assert_eq!(versions, (1..=versions.len() as u64).collect::<Vec<_>>());
        let times: Vec<Millis> = self.table.kept.iter().map(|entry| entry.event.at).collect();
        assert!(times.is_sorted(), "time runs backwards");
        self.check_end();
        self.table.restart();
        self
    }

    /// After the end come phrases and rematches, nothing else; and there is one end.
    fn check_end(&self) {
        let kept = &self.table.kept;
        let Some(end) = kept.iter().position(|entry| matches!(entry.event.kind, Kind::End { .. })) else {
            return;
        };
        for entry in &kept[end + 1..] {
            let fine = matches!(
                entry.event.kind,
                Kind::Phrase { .. }
                    | Kind::Offer { offer: Offer::Rematch }
                    | Kind::Answer { offer: Offer::Rematch, .. }
            );
            assert!(fine, "{:?} after the end", entry.event.kind);
        }
        let end = self.table.snapshot();
        if let Some(result) = end.result
            && result.reason == Reason::Passes
        {
            let position = Position::from_line(&end.position, &Boards::default()).unwrap();
            assert!(position.is_over());
            assert_eq!(result.winner, position.result().unwrap().leader().map(Side::from));
        }
    }
}

#[test]
fn games_end_right_whatever_happens() {
    let mut reasons = std::collections::HashMap::new();
    for seed in 0..2000 {
        let world = World::new(seed).run();
        let reason = world.table.game.result().map(|result| result.reason);
        *reasons.entry(reason).or_insert(0) += 1;
    }
    // The simulation goes everywhere, or it would show nothing.
    for reason in
        [Reason::Passes, Reason::Resign, Reason::Time, Reason::Agreed, Reason::Aborted, Reason::Gone]
    {
        assert!(reasons.get(&Some(reason)).copied().unwrap_or(0) >= 10, "{reasons:?}");
    }
}
