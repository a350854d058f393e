//! Summary of a contest, and its games as records.

use abande::{Color, Game, GameResult};
use abande_engine::{Limits, Time};
use abande_ugi::EngineError;

use crate::contest::Played;
use crate::forfeit::Forfeit;
use crate::statistics::Pentanomial;

/// The results so far, seen from the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games won by the first player.
    pub wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games lost by the first player.
    pub losses: u64,
    /// The results of pairs.
    pub pairs: Pentanomial,
    /// The first player's points less the other's, over all games that came to their end.
    pub margins: i64,
    /// Games that did not, by player and kind of forfeit.
    pub forfeits: Vec<Forfeits>,
}

/// Games that a player forfeited in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeits {
    /// The player, 0 or 1.
    pub player: usize,
    /// The kind of forfeit.
    pub kind: &'static str,
    /// How many games.
    pub games: u64,
    /// What happened the first time.
    pub first: String,
}

impl Summary {
    /// Adds a game, with the results of the pairs so far.
    pub fn add(&mut self, played: &Played, pairs: &Pentanomial) {
        self.pairs = *pairs;
        match played.half_points() {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        let sign = if played.black == 0 { 1 } else { -1 };
        self.margins += i64::from(sign * played.margin.unwrap_or(0));
        if let Some((player, forfeit)) = &played.forfeit {
            let same = |known: &&mut Forfeits| known.player == *player && known.kind == forfeit.kind();
            match self.forfeits.iter_mut().find(same) {
                Some(known) => known.games += 1,
                None => self.forfeits.push(Forfeits {
                    player: *player,
                    kind: forfeit.kind(),
                    games: 1,
                    first: forfeit.to_string(),
                }),
            }
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The mean margin of the games that came to their end, for the first player.
    pub fn mean_margin(&self) -> f64 {
        let forfeits: u64 = self.forfeits.iter().map(|forfeits| forfeits.games).sum();
        self.margins as f64 / self.games().saturating_sub(forfeits).max(1) as f64
    }
}

/// What the games of a match have in common.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// What the players are called.
    pub names: [&'a str; 2],
    /// What the games belong to.
    pub event: &'a str,
    /// The day, as game files write it: `2026.05.17`.
    pub date: &'a str,
    /// What each player may use for a move.
    pub limits: [Limits; 2],
}

/// The time of a player as game files write it: `10+0.1` in seconds, `1/0.1` for a tenth of a second a move, `-` where the
/// time does not matter.
fn time_control(limits: &Limits) -> String {
    match limits.time {
        Time::Unlimited => "-".into(),
        Time::Move(time) => format!("1/{}", time.as_secs_f64()),
        Time::Clock { left, increment } => format!("{}+{}", left.as_secs_f64(), increment.as_secs_f64()),
    }
}

/// A game of a match as a record.
pub fn record(played: &Played, occasion: &Occasion<'_>) -> Game {
    let Occasion { names, event, date, limits } = *occasion;
    let mut game = Game::from_position(played.start.clone());
    let round = format!("{}.{}", played.pair + 1, played.black + 1);
    let (black, white) = (names[played.black], names[1 - played.black]);
    let times = [played.black, 1 - played.black].map(|player| time_control(&limits[player]));
    let time = if times[0] == times[1] {
        times[0].clone()
    } else {
        format!("Black {}, White {}", times[0], times[1])
    };
    for (name, value) in [
        ("Event", event),
        ("Date", date),
        ("Round", &round),
        ("Black", black),
        ("White", white),
        ("TimeControl", &time),
    ] {
        // These names are sound.
        let _ = game.tags_mut().set(name, value);
    }
    for &mv in &played.moves {
        // The referee let each of them pass.
        let _ = game.push(mv);
    }
    if let Some((loser, forfeit)) = &played.forfeit {
        let winner = if *loser == played.black { Color::White } else { Color::Black };
        let _ = game.set_result(GameResult::Won(winner));
        if matches!(forfeit, Forfeit::Engine(EngineError::Time { .. } | EngineError::Silent { .. })) {
            let _ = game.tags_mut().set("Termination", "time forfeit");
        }
        let _ = game.set_comment(game.last(), &format!("{} {forfeit}", names[*loser]));
    }
    game
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use abande::{Board, Boards, Coords, Position, read_games};
    use abande_ugi::Crash;

    use super::*;

    fn played(black: usize, moves: &str) -> Played {
        let start = Position::start(&Board::hex().into());
        let moves =
            moves.split_whitespace().map(|text| start.board().parse_move(text, Coords::Stein).unwrap());
        Played { pair: 4, moves: moves.collect(), start: start.clone(), black, margin: None, forfeit: None }
    }

    #[test]
    fn a_forfeit_is_a_result_with_a_comment() {
        let mut played = played(1, "d4 c3");
        played.forfeit = Some((1, EngineError::Crashed(Crash::Closed).into()));
        let nodes = Limits { nodes: Some(9), ..Limits::default() };
        let mut occasion =
            Occasion { names: ["Ada", "Bo"], event: "Test", date: "2026.05.17", limits: [nodes; 2] };
        let text = record(&played, &occasion).to_string();
        assert_eq!(
            text,
            "[Event \"Test\"]\n[Date \"2026.05.17\"]\n[Round \"5.2\"]\n[Black \"Bo\"]\n[White \"Ada\"]\n\
             [Board \"hex\"]\n[Result \"0-1\"]\n[TimeControl \"-\"]\n\n1. d4 c3 {Bo crashed: it closed its input or output} 0-1\n"
        );
        played.forfeit = Some((1, EngineError::Time { took: Duration::from_millis(250) }.into()));
        let clock = Time::Clock { left: Duration::from_secs(10), increment: Duration::from_millis(100) };
        let time = Time::Move(Duration::from_millis(100));
        occasion.limits = [Limits { time: clock, ..Limits::default() }, Limits { time, ..Limits::default() }];
        let late = record(&played, &occasion);
        assert_eq!(late.tags().get("Termination"), Some("time forfeit"));
        assert_eq!(late.tags().get("TimeControl"), Some("Black 1/0.1, White 10+0.1"));
        assert_eq!(read_games(&text, &Boards::default(), Coords::Stein).flatten().count(), 1);
    }

    #[test]
    fn counts_add_up() {
        let mut summary = Summary::default();
        let mut pairs = Pentanomial::default();
        pairs.add(1);
        let mut won = played(0, "");
        won.margin = Some(5);
        let mut drawn = played(1, "");
        drawn.margin = Some(0);
        let mut lost = played(1, "");
        lost.margin = Some(3);
        let mut forfeited = played(0, "");
        forfeited.forfeit = Some((0, EngineError::Time { took: Duration::from_millis(70) }.into()));
        for game in [&won, &drawn, &lost, &forfeited, &forfeited] {
            summary.add(game, &pairs);
        }
        assert_eq!((summary.wins, summary.draws, summary.losses, summary.games()), (1, 1, 3, 5));
        assert_eq!((summary.margins, summary.pairs), (2, pairs));
        assert!((summary.mean_margin() - 2.0 / 3.0).abs() < 1e-9);
        let first = "overran the time: 70 ms".into();
        assert_eq!(summary.forfeits, [Forfeits { player: 0, kind: "time", games: 2, first }]);
    }
}
