//! Contests: pairs of games from the same opening with colours swapped.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use abande::{Color, Coords, Move, Position};
use abande_engine::{Limits, Time};
use abande_ugi::EngineError;

use crate::forfeit::Forfeit;
use crate::openings::Opening;
use crate::player::Player;
use crate::statistics::{Decision, Pentanomial, Sprt};

/// A match to be played.
pub struct Contest<'a> {
    /// Where the pairs begin, one after the other, and again from the first.
    pub openings: &'a [Opening],
    /// How many pairs.
    pub pairs: usize,
    /// What each player may use for a move.
    pub limits: [Limits; 2],
    /// How many games run side by side.
    pub concurrency: usize,
    /// How much longer than allowed a move may take before it loses the game.
    pub slack: Duration,
    /// Stops the match when the test has decided.
    pub sprt: Option<Sprt>,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of the pair, from 0.
    pub pair: usize,
    /// Where it began.
    pub start: Position,
    /// Its moves, those of the opening first.
    pub moves: Vec<Move>,
    /// Who had Black: the first player or the second.
    pub black: usize,
    /// Black's points less White's, when it was played to its end.
    pub margin: Option<i32>,
    /// Who forfeited it, and why.
    pub forfeit: Option<(usize, Forfeit)>,
}

impl Played {
    /// The first player's half points, 0 to 2.
    pub fn half_points(&self) -> usize {
        if let Some((loser, _)) = self.forfeit {
            return if loser == 0 { 0 } else { 2 };
        }
        let margin = self.margin.unwrap_or(0) * if self.black == 0 { 1 } else { -1 };
        (margin.signum() + 1) as usize
    }
}

impl Contest<'_> {
    /// Plays the match. `make` makes a player, the first or the second, for each of the threads; `report`
    /// hears of each game as it ends, with the results of the pairs so far.
    pub fn play(
        &self,
        make: &(dyn Fn(usize) -> Box<dyn Player> + Sync),
        report: &mut (dyn FnMut(&Played, &Pentanomial) + Send),
    ) -> Pentanomial {
        let next = AtomicUsize::new(0);
        let state = Mutex::new((Pentanomial::default(), report));
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                scope.spawn(|| {
                    let mut players = [make(0), make(1)];
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= self.pairs || self.openings.is_empty() {
                            break;
                        }
                        let games = [0, 1].map(|black| self.game(pair, black, &mut players));
                        let Ok(mut state) = state.lock() else { break };
                        let (results, report) = &mut *state;
                        results.add(games.iter().map(Played::half_points).sum());
                        for game in &games {
                            report(game, results);
                        }
                        if self.sprt.is_some_and(|sprt| sprt.decision(results) != Decision::Open) {
                            next.store(self.pairs, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        state.into_inner().map(|(results, _)| results).unwrap_or_default()
    }

    fn game(&self, pair: usize, black: usize, players: &mut [Box<dyn Player>; 2]) -> Played {
        let Opening { start, moves, mut position } = self.openings[pair % self.openings.len()].clone();
        let mut played = Played { pair, start, moves, black, margin: None, forfeit: None };
        for player in players.iter_mut() {
            player.new_game();
        }
        let mut clocks = self.limits.map(|limits| match limits.time {
            Time::Clock { left, .. } => left,
            Time::Move(time) => time,
            Time::Unlimited => Duration::MAX,
        });
        while !position.is_over() {
            let mover = if position.turn() == Color::Black { black } else { 1 - black };
            let mut limits = self.limits[mover];
            if let Time::Clock { left, .. } = &mut limits.time {
                *left = clocks[mover];
            }
            if let Time::Clock { increment, .. } = self.limits[1 - mover].time {
                players[mover].hear_of_clock(clocks[1 - mover], increment);
            }
            let began = Instant::now();
            let choice = players[mover].choose(&position, &limits);
            let took = began.elapsed();
            let judged = choice.map_err(Forfeit::from).and_then(|choice| {
                if took > clocks[mover].saturating_add(self.slack) {
                    return Err(EngineError::Time { took }.into());
                }
                match position.play(choice.mv) {
                    Ok(_) => Ok(choice.mv),
                    Err(illegal) => {
                        let text = position.board().move_text(choice.mv, Coords::Stein);
                        Err(Forfeit::Illegal { text, illegal })
                    }
                }
            });
            match judged {
                Ok(mv) => played.moves.push(mv),
                Err(forfeit) => {
                    played.forfeit = Some((mover, forfeit));
                    return played;
                }
            }
            if let Time::Clock { increment, .. } = limits.time {
                clocks[mover] = clocks[mover].saturating_sub(took).saturating_add(increment);
            }
        }
        played.margin = Some(position.score().margin());
        played
    }
}
